// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/handover/coinrow.h"
#include "app/goldrush/map/mappainter.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/actionlist.h"
#include "app/goldrush/panels/playercard.h"
#include "app/goldrush/panels/scoretrack.h"
#include "app/goldrush/panels/stackpicture.h"
#include "app/goldrush/panels/tilepanel.h"
#include "app/match/panels/podium.h"
#include "resources/art/own/ownpictures.h"
#include "tests/app/goldrush/board/wholepicture.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/resources/partssets.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/themes/handedparts.h"

#include <QListWidget>
#include <QPainter>
#include <QTest>

#include <algorithm>

namespace lodeline::goldrush::tst_ownpieces {

namespace {

const QColor kCowboy(0xa0, 0x00, 0xff);
const QColor kTent(0x00, 0xff, 0xff);
const QColor kHidden(0xff, 0x00, 0xff);
const QColor kThree(0x00, 0x30, 0xff);

art::OwnArt filled(const QColor& colour)
{
    return art::OwnArt(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9' fill='" +
        colour.name().toStdString() + "'/></svg>");
}

art::PartPictures parts()
{
    return art::PartPictures({{"cowboy", filled(kCowboy)},
                              {"tent", filled(kTent)},
                              {"token-back", filled(kHidden)},
                              {"token-3", filled(kThree)}});
}

// Small pictures hardly have a pixel that is nothing but one colour.
int count(const QImage& image, const QColor& colour, int tolerance = 0)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor here = image.pixelColor(x, y);
            const int apart =
                std::max({std::abs(here.red() - colour.red()), std::abs(here.green() - colour.green()),
                          std::abs(here.blue() - colour.blue())});
            found += apart <= tolerance ? 1 : 0;
        }
    }
    return found;
}

int count(QWidget& widget, const QColor& colour)
{
    return count(widget.grab().toImage(), colour);
}

// With cowboys, a tent and tokens on the board.
std::unique_ptr<GameSession> sessionOf(const TileSet& set)
{
    GameRecord record = test::newRecord(3, 5);
    record.tileset = set;
    auto session = GameSession::open(record).value();
    Random random(5);
    test::playPlies(*session, random, 16);
    return session;
}

// A board that shows a game of the set without pictures of parts at first.
struct Board
{
    explicit Board(GameSession& plain)
    {
        view.setTheme(art::Theme::light());
        view.setAnimated(false);
        view.resize(1600, 1300);
        view.setSession(&plain);
        view.show();
        without = picture();
    }
    ~Board() { view.setSession(nullptr); }
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    QImage picture() { return test::wholePicture(view); }

    BoardView view;
    QImage without; // as it looked then
};

// What a widget shows inside of something that was handed pictures.
template <typename Widget>
struct Within
{
    Within() { around.resize(900, 120); }
    ~Within() { shown->setParent(nullptr); }

    QWidget around;
    std::unique_ptr<Widget> shown = std::make_unique<Widget>(&around);
};

} // namespace

class OwnPiecesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto loaded = ui::loadTileSet(QStringLiteral(LODELINE_PARTS_SET));
        QVERIFY(loaded);
        const lodeline::test::PartsSets sets(loaded->set);
        set_ = sets.own;
        plain_ = sets.plain;
        missing_ = sets.missing;
    }

    void theBoardShowsThem()
    {
        const auto own = sessionOf(set_);
        const auto plain = sessionOf(plain_);
        QVERIFY(!own->game().pieces().empty());
        QVERIFY(!own->game().tokenStacks().empty());
        Board board(*plain);
        board.view.setSession(own.get());
        const QColor tokenBack(0x1f, 0x5c, 0x63); // as the files have it
        const QColor tokenFace(0x3b, 0x1f, 0x4d);
        constexpr int near = 6;
        QCOMPARE(count(board.without, tokenBack, near), 0);
        QTRY_VERIFY(count(board.picture(), tokenBack, near) > 20);
        QCOMPARE(count(board.picture(), tokenFace, near), 0); // nobody has seen one
        // And again as the game draws it.
        board.view.setSession(plain.get());
        QCOMPARE(board.picture(), board.without);
    }

    void theBoardDrawsWhatIsMissing()
    {
        const auto missing = sessionOf(missing_);
        const auto plain = sessionOf(plain_);
        Board board(*plain);
        board.view.setSession(missing.get());
        QCOMPARE(board.picture(), board.without);
        const auto isRefused = [&](SetPart part) {
            return art::ownPictures().refusal(art::OwnArt(missing_.pictures, part)).has_value();
        };
        QTRY_VERIFY(isRefused({SetPart::Kind::TokenBack}) && isRefused({SetPart::Kind::Cowboy}));
        QCOMPARE(board.picture(), board.without);
    }

    void cardsShowPiecesAndOnlyOpenTokens()
    {
        Within<PlayerCard> card;
        PlayerStatus status;
        status.name = "Ann";
        status.colour = "red";
        status.cowboysLeft = 2;
        status.cowboys = 4;
        status.tokens = 2;
        card.shown->setStatus(status);
        card.shown->resize(300, 60);
        QCOMPARE(count(*card.shown, kCowboy), 0);
        ui::handParts(card.around, parts());
        QTRY_VERIFY(count(*card.shown, kCowboy) > 50 && count(*card.shown, kTent) > 20);
        QTRY_VERIFY(count(*card.shown, kHidden) > 10);
        QCOMPARE(count(*card.shown, kThree), 0);
        status.values = {3, 1};
        card.shown->setStatus(status);
        QTRY_VERIFY(count(*card.shown, kThree) > 50);
        QCOMPARE(count(*card.shown, kHidden), 0);
        QVERIFY(card.shown->accessibleDescription().contains("3, 1")); // for those who cannot see it
    }

    void coinsMarkersAndThePodiumShowThem()
    {
        Within<CoinRow> coins;
        coins.shown->resize(200, 60);
        coins.shown->setCoins({{3, true}, {1, false}});
        ui::handParts(coins.around, parts());
        QTRY_VERIFY(count(*coins.shown, kThree) > 500);

        Within<ScoreTrack> track;
        track.shown->resize(900, 88);
        track.shown->setMarkers({{"Ann", "red", 7}, {"Bo", "blue", 57}});
        ui::handParts(track.around, parts());
        QTRY_VERIFY(count(*track.shown, kCowboy) > 100);

        Within<app::Podium> podium;
        podium.shown->resize(500, 200);
        podium.shown->setEntries({{"Ann", "", "red", 20, true}, {"Bo", "", "blue", 10, false}});
        ui::handParts(podium.around, parts());
        QTRY_VERIFY(count(*podium.shown, kCowboy) > 300);
    }

    void theListOfActionsShowsThemWhenTheyAreThere()
    {
        const auto session = test::newSession(2, 7);
        Random random(1);
        const auto canPut = [&] {
            const std::vector<Action> actions = session->game().legalActions().toVector();
            return std::ranges::any_of(
                actions, [](const Action& action) { return action.type == Action::Type::Cowboy; });
        };
        QVERIFY(test::place(*session, test::anyPlacement(session->game(), random)));
        QVERIFY(canPut());
        Within<ActionList> list;
        ui::handParts(list.around, parts());
        list.shown->setSession(session.get());
        auto* rows = list.shown->findChild<QListWidget*>();
        rows->setCurrentRow(1);
        const auto icons = [&] {
            int found = 0;
            for (int row = 0; row < rows->count(); ++row)
                found += count(rows->item(row)->icon().pixmap(24, 24).toImage(), kCowboy);
            return found;
        };
        QTRY_VERIFY(icons() > 50);
        QCOMPARE(rows->currentRow(), 1); // is still chosen
    }

    void theStackShowsTheBackOfTheSet()
    {
        Within<StackPicture> stack;
        stack.shown->resize(stack.shown->sizeHint());
        stack.shown->setCount(7);
        QVERIFY(stack.shown->isHidden());
        ui::handParts(stack.around, art::PartPictures({{"back", filled(kTent)}}));
        stack.shown->setCount(7);
        QVERIFY(!stack.shown->isHidden());
        QTRY_VERIFY(count(*stack.shown, kTent) > 1500);
        const int several = count(*stack.shown, kTent);
        stack.shown->setCount(1);
        QVERIFY(count(*stack.shown, kTent) < several);
        stack.shown->setCount(0);
        QVERIFY(stack.shown->isHidden());
    }

    void pagesHandThemDown()
    {
        const auto own = sessionOf(set_);
        const auto plain = sessionOf(plain_);
        GamePage page;
        const auto handed = [&] { return ui::partsOf(*page.findChild<PlayerCard*>()).has("cowboy"); };
        page.setSession(own.get());
        QVERIFY(handed());
        QVERIFY(ui::partsOf(*page.findChild<CoinRow*>()).has("token-0"));
        const auto* stack = page.findChild<TilePanel*>()->findChild<StackPicture*>();
        QVERIFY(!stack->isHidden());
        page.setSession(plain.get());
        QVERIFY(!handed());
        QVERIFY(stack->isHidden());
        page.setSession(nullptr);
        FinalPage final;
        final.showGame(own->record(), own->history());
        QVERIFY(ui::partsOf(*final.podium()).has("cowboy"));
    }

    void mapsShowThem()
    {
        const auto painted = [](const TileSet& set) {
            const auto session = sessionOf(set);
            const MapContent content = mapContent(*session);
            const MapPainter map(content, {});
            QImage image(map.layout().paper.toSize() * 4, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.scale(4, 4);
            map.paint(
                painter, [&](int number) { return map.picture(number); }, [] { return true; });
            painter.end();
            return image;
        };
        const QImage without = painted(plain_);
        QVERIFY(painted(set_) != without);
        QCOMPARE(painted(missing_), without);
    }

private:
    TileSet set_;
    TileSet plain_;
    TileSet missing_;
};

const WindowTest<OwnPiecesTest> kTest("tst_ownpieces");

} // namespace lodeline::goldrush::tst_ownpieces

#include "tst_ownpieces.moc"
