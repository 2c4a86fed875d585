// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/items/prairieitem.h"
#include "app/goldrush/pages/gamepage.h"
#include "engine/goldrush/knowledge/standings.h"
#include "tests/app/goldrush/board/wholepicture.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QTest>

namespace lodeline::goldrush::tst_prairies {
namespace {

using test::TestWindow;

BoardView& boardOf(const TestWindow& window)
{
    return *window.gamePage()->board();
}

int farmed(const Game& game)
{
    const auto held = heldFeatures(game);
    return static_cast<int>(std::ranges::count_if(
        held, [](const HeldFeature& feature) { return feature.account.info.kind == FeatureKind::Prairie; }));
}

} // namespace

class PrairiesTest : public QObject
{
    Q_OBJECT

private slots:
    void aKeyColoursThem();
    void theyFollowTheGame();
    void eachOwnerHasAnotherPattern();
};

void PrairiesTest::aKeyColoursThem()
{
    const TestWindow window;
    window.play();
    Random random(4);
    window.playPlies(random, 30);
    QVERIFY(farmed(window.session().game()) > 0);
    QCOMPARE(boardOf(window).prairiesShown(), 0);
    const QImage before = test::wholePicture(boardOf(window));
    QTest::keyClick(&boardOf(window), Qt::Key_F);
    QCOMPARE(boardOf(window).prairiesShown(), farmed(window.session().game()));
    QVERIFY(test::wholePicture(boardOf(window)) != before);
    QTest::keyClick(&boardOf(window), Qt::Key_F);
    QCOMPARE(test::wholePicture(boardOf(window)), before);
}

void PrairiesTest::theyFollowTheGame()
{
    const TestWindow window;
    window.play();
    QTest::keyClick(&boardOf(window), Qt::Key_F);
    Random random(4);
    for (int ply = 0; ply < 30; ++ply) {
        QCOMPARE(boardOf(window).prairiesShown(), farmed(window.session().game()));
        window.playPlies(random, 1);
    }
    window.session().undo();
    QCOMPARE(boardOf(window).prairiesShown(), farmed(window.session().game()));
}

// The same prairie of another player is another picture, also where all had the same colour.
void PrairiesTest::eachOwnerHasAnotherPattern()
{
    BoardStyle style;
    style.theme = art::Theme::light();
    style.theme.liveries.fill(style.theme.liveries.front());
    const QStringList& names = art::playerColourNames();
    style.colours.assign(names.begin(), names.end());
    QPainterPath shape;
    shape.addRect(0, 0, kTile, kTile);
    std::vector<QImage> pictures;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        PrairieItem item(style, {shape}, {seat});
        QCOMPARE(item.boundingRect(), shape.boundingRect());
        QImage picture(static_cast<int>(kTile), static_cast<int>(kTile), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        QStyleOptionGraphicsItem option;
        option.exposedRect = item.boundingRect();
        item.paint(&painter, &option, nullptr);
        painter.end();
        for (const QImage& other : pictures)
            QVERIFY(picture != other);
        pictures.push_back(picture);
    }
}

const WindowTest<PrairiesTest> kTest("tst_prairies");

} // namespace lodeline::goldrush::tst_prairies

#include "tst_prairies.moc"
