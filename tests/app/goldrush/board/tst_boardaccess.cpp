// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/look/ways.h"
#include "app/goldrush/board/tips/targetlines.h"
#include "app/goldrush/wording/words.h"
#include "tests/app/goldrush/board/boardfixture.h"
#include "tests/windowtest/windowtest.h"
#include "ui/languages/languages.h"

#include <QAccessible>

namespace lodeline::goldrush::tst_boardaccess {

using test::BoardFixture;

class BoardAccessTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { languages_.use(QStringLiteral("en")); }
    void theBoardHasANameAndAChildForEachOffer();
    void namesTellPlaceAndRotation();
    void pressPlacesAndEndsTheTurn();
    void descriptionsTellTheOutcome();
    void focusIsTold();
    void oldChildrenAreVoid();
    void everySquareHasAnObject();
    void tilesSayWhatIsOnThem();
    void partsSayAllOfTheirFeature();
    void partsTellWhatTheTipsTell();
    void partsOfOneKindDiffer();
    void emptySquaresSayWhatFits();
    void withoutTipsEmptySquaresSayWhetherTheTileFits();
    void atTheTableNothingIsCounted();
    void placesKeepTheirObject();
    void lookingMovesTheFocus();
    void anotherGameVoidsThem();

private:
    ui::Languages languages_;
};

namespace {

QAccessibleInterface* accessible(BoardFixture& board)
{
    return QAccessible::queryAccessibleInterface(&board.view);
}

// The list of tiles and empty squares.
QAccessibleInterface* map(BoardFixture& board)
{
    return accessible(board)->child(accessible(board)->childCount() - 1);
}

QAccessibleInterface* square(BoardFixture& board, Position at)
{
    const std::vector<Position> squares = squaresInSight(board.game());
    return map(board)->child(static_cast<int>(std::ranges::find(squares, at) - squares.begin()));
}

QString nameOf(QAccessibleInterface* object)
{
    return object->text(QAccessible::Name);
}

void play(BoardFixture& board, int plies)
{
    Random random(3);
    test::playPlies(*board.session, random, plies);
}

} // namespace

void BoardAccessTest::theBoardHasANameAndAChildForEachOffer()
{
    BoardFixture board;
    QAccessibleInterface* canvas = accessible(board);
    QVERIFY(canvas);
    QCOMPARE(canvas->text(QAccessible::Name), QStringLiteral("Board"));
    QVERIFY(!canvas->text(QAccessible::Description).isEmpty());
    QCOMPARE(canvas->childCount(), board.view.offerCount() + 1); // and the list of squares
    for (int index = 0; index < board.view.offerCount(); ++index) {
        QAccessibleInterface* child = canvas->child(index);
        QVERIFY(child && child->isValid());
        QCOMPARE(child->role(), QAccessible::Button);
        QCOMPARE(child->parent(), canvas);
        QCOMPARE(canvas->indexOfChild(child), index);
        QCOMPARE(child->text(QAccessible::Name), board.view.offerName(index));
        QCOMPARE(child->rect(), board.view.offerScreenRect(index));
        QCOMPARE(canvas->childAt(child->rect().center().x(), child->rect().center().y()), child);
        QVERIFY(!child->state().offscreen);
    }
    QVERIFY(!canvas->child(-1));
    QVERIFY(!canvas->child(canvas->childCount()));
}

void BoardAccessTest::namesTellPlaceAndRotation()
{
    BoardFixture board;
    const auto placement = std::get<Placement>(board.view.offer(0));
    const QString name = accessible(board)->child(0)->text(QAccessible::Name);
    const QString place = QStringLiteral("Place at column \u2066%1\u2069, row \u2066%2\u2069, ")
                              .arg(placement.at.x)
                              .arg(placement.at.y);
    QVERIFY2(name.startsWith(place), qPrintable(name));
    const QString turned = placement.rotation == Rotation::R0
                               ? QStringLiteral("not turned")
                               : QStringLiteral("turned %1 degrees").arg(degrees(placement.rotation));
    QVERIFY2(name.contains(turned), qPrintable(name));
}

void BoardAccessTest::descriptionsTellTheOutcome()
{
    BoardFixture board;
    play(board, 6);
    const QString told = accessible(board)->child(0)->text(QAccessible::Description);
    QVERIFY(!told.isEmpty());
    const auto placement = std::get<Placement>(board.view.offer(0));
    board.click(0);
    QVERIFY2(nameOf(square(board, placement.at)).endsWith(told), qPrintable(told));
    QVERIFY(accessible(board)->child(0)->text(QAccessible::Description).isEmpty());
}

void BoardAccessTest::pressPlacesAndEndsTheTurn()
{
    BoardFixture board;
    const auto placement = std::get<Placement>(board.view.offer(1));
    QAccessibleInterface* spot = accessible(board)->child(1);
    QVERIFY(spot->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
    spot->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(board.session->tentativePlacement() == placement);
    QAccessibleInterface* nothing = accessible(board)->child(0);
    QCOMPARE(nothing->text(QAccessible::Name), QStringLiteral("Skip: end the turn"));
    QAccessibleInterface* piece = accessible(board)->child(1);
    piece->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(board.game().ply(), 1);
    QCOMPARE(board.game().pieces().size(), std::size_t{1});
}

void BoardAccessTest::focusIsTold()
{
    BoardFixture board;
    QAccessibleInterface* canvas = accessible(board);
    QVERIFY(!canvas->focusChild());
    canvas->child(2)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(board.view.chosenOffer(), 2);
    QVERIFY(board.view.hasFocus());
    QCOMPARE(canvas->focusChild(), canvas->child(2));
    QVERIFY(canvas->child(2)->state().focused);
    QVERIFY(!canvas->child(1)->state().focused);
}

void BoardAccessTest::oldChildrenAreVoid()
{
    BoardFixture board;
    QAccessibleInterface* spot = accessible(board)->child(0);
    board.click(0);
    QVERIFY(!spot->isValid());
    QVERIFY(spot->text(QAccessible::Name).isEmpty());
    spot->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(board.session->phase(), Game::Phase::Act);
    QCOMPARE(accessible(board)->childCount(), board.view.offerCount() + 1);
}

void BoardAccessTest::everySquareHasAnObject()
{
    BoardFixture board;
    play(board, 10);
    QAccessibleInterface* list = map(board);
    QCOMPARE(list->role(), QAccessible::List);
    QCOMPARE(list->parent(), accessible(board));
    QCOMPARE(accessible(board)->indexOfChild(list), board.view.offerCount());
    QVERIFY(!nameOf(list).isEmpty());
    const std::vector<Position> squares = squaresInSight(board.game());
    QCOMPARE(list->childCount(), static_cast<int>(squares.size()));
    for (int index = 0; index < list->childCount(); ++index) {
        QAccessibleInterface* child = list->child(index);
        QVERIFY(child && child->isValid());
        QCOMPARE(child->parent(), list);
        QCOMPARE(list->indexOfChild(child), index);
        const Position at = squares[static_cast<std::size_t>(index)];
        const QString place = QStringLiteral("olumn \u2066%1\u2069, row \u2066%2\u2069").arg(at.x).arg(at.y);
        QVERIFY2(nameOf(child).contains(place), qPrintable(nameOf(child)));
        QCOMPARE(nameOf(child).startsWith(QStringLiteral("Empty square")), !board.game().tileAt(at));
        QVERIFY(!child->rect().isEmpty());
        QCOMPARE(list->childAt(child->rect().center().x(), child->rect().center().y()), child);
    }
    QVERIFY(!list->child(list->childCount()));
    QVERIFY(!list->child(-1));
}

void BoardAccessTest::tilesSayWhatIsOnThem()
{
    BoardFixture board;
    play(board, 10);
    int pieces = 0;
    int tokens = 0;
    for (int order = 0; order < board.game().placedCount(); ++order) {
        const Position at = board.game().placedTile(order).placement.at;
        QAccessibleInterface* tile = square(board, at);
        const std::vector<PlacedSegment> features = featuresOn(board.game(), at);
        QVERIFY(tile->childCount() >= static_cast<int>(features.size()));
        for (int part = static_cast<int>(features.size()); part < tile->childCount(); ++part)
            ++(nameOf(tile->child(part)).contains(QStringLiteral("token")) ? tokens : pieces);
        for (const PieceOnBoard& piece : board.game().pieces())
            if (piece.at == at && piece.piece == events::Piece::Cowboy)
                QVERIFY(nameOf(tile).contains(playerName(board.session->record(), piece.player)));
    }
    QCOMPARE(pieces, static_cast<int>(board.game().pieces().size()));
    QCOMPARE(tokens, static_cast<int>(board.game().tokenStacks().size()));
}

void BoardAccessTest::partsSayAllOfTheirFeature()
{
    BoardFixture board;
    play(board, 10);
    const PlacedSegment held = featuresToVisit(board.game()).front();
    QAccessibleInterface* tile = square(board, held.at);
    const std::vector<PlacedSegment> features = featuresOn(board.game(), held.at);
    const auto index = static_cast<int>(std::ranges::find(features, held) - features.begin());
    QAccessibleInterface* part = tile->child(index);
    QCOMPARE(part->parent(), tile);
    QCOMPARE(tile->indexOfChild(part), index);
    const std::vector<LabelItem::Line> lines = targetLines(*board.session, held);
    for (const LabelItem::Line& line : lines)
        QVERIFY2(nameOf(part).contains(line.text), qPrintable(nameOf(part)));
    QVERIFY2(nameOf(part).contains(QStringLiteral("since turn")), qPrintable(nameOf(part)));
}

// As the frame of those who look around tells them.
void BoardAccessTest::partsTellWhatTheTipsTell()
{
    BoardFixture board;
    play(board, 10);
    QStringList pieces;
    QStringList tokens;
    int chances = 0;
    for (int order = 0; order < board.game().placedCount(); ++order) {
        const Position at = board.game().placedTile(order).placement.at;
        QAccessibleInterface* tile = square(board, at);
        const auto features = static_cast<int>(featuresOn(board.game(), at).size());
        for (int part = 0; part < tile->childCount(); ++part) {
            const QString name = nameOf(tile->child(part));
            chances += name.contains(QStringLiteral("chance of drawing one")) ? 1 : 0;
            if (part >= features)
                (name.contains(QStringLiteral("lie")) ? tokens : pieces) << name;
        }
    }
    QVERIFY(chances > 0);
    QVERIFY(!pieces.isEmpty() && !tokens.isEmpty());
    QCOMPARE(pieces.filter(QStringLiteral("since turn")).size(), pieces.size());
    QCOMPARE(tokens.filter(QStringLiteral("on average")).size(), tokens.size());
}

// What a tile has several times is told apart by where it lies.
void BoardAccessTest::partsOfOneKindDiffer()
{
    BoardFixture board;
    play(board, 20);
    int several = 0;
    for (int order = 0; order < board.game().placedCount(); ++order) {
        QAccessibleInterface* tile = square(board, board.game().placedTile(order).placement.at);
        QStringList railroads;
        for (int part = 0; part < tile->childCount(); ++part)
            if (nameOf(tile->child(part)).startsWith(QStringLiteral("Railroad")))
                railroads << nameOf(tile->child(part));
        several += railroads.size() > 1 ? 1 : 0;
        QCOMPARE(railroads.removeDuplicates(), 0);
    }
    QVERIFY(several > 2);
}

void BoardAccessTest::emptySquaresSayWhatFits()
{
    BoardFixture board;
    play(board, 10);
    const auto spots = board.game().legalPlacements().toVector();
    for (const Position at : squaresInSight(board.game())) {
        if (board.game().tileAt(at))
            continue;
        const auto ways = std::ranges::count(spots, at, &Placement::at);
        const QString name = nameOf(square(board, at));
        for (const LabelItem::Line& line : targetLines(*board.session, EmptySquare{at}))
            QVERIFY2(name.contains(line.text), qPrintable(name));
        QCOMPARE(name.contains(QStringLiteral("tile in hand fits here")), ways > 0);
    }
}

// Nothing of the chances, but whether the tile fits is no secret.
void BoardAccessTest::withoutTipsEmptySquaresSayWhetherTheTileFits()
{
    BoardFixture board;
    play(board, 10);
    board.view.setSquareTips(false);
    const auto spots = board.game().legalPlacements().toVector();
    for (const Position at : squaresInSight(board.game())) {
        if (board.game().tileAt(at))
            continue;
        const auto ways = std::ranges::count(spots, at, &Placement::at);
        const QString name = nameOf(square(board, at));
        QVERIFY(!name.contains(QStringLiteral("chance")));
        QCOMPARE(name.contains(QStringLiteral("The tile in hand fits here")), ways > 0);
        QCOMPARE(name.contains(QStringLiteral("fits here (")) ||
                     name.contains(QStringLiteral("does not fit")),
                 ways == 0);
    }
    board.click(0);
    const Position beside = squaresInSight(board.game()).front();
    QVERIFY(nameOf(square(board, beside)).contains(QStringLiteral("of the tiles left fit")));
}

void BoardAccessTest::atTheTableNothingIsCounted()
{
    BoardFixture board;
    play(board, 10);
    const PlacedSegment held = featuresToVisit(board.game()).front();
    const std::vector<PlacedSegment> features = featuresOn(board.game(), held.at);
    const auto index = static_cast<int>(std::ranges::find(features, held) - features.begin());
    QAccessibleInterface* part = square(board, held.at)->child(index);
    const Position empty = squaresInSight(board.game()).front();
    QVERIFY(nameOf(part).contains(QStringLiteral("point")));
    board.view.setFeatureTips(false);
    board.view.setSquareTips(false);
    board.view.setTellsWhyNot(false);
    QVERIFY(nameOf(part).contains(QStringLiteral("cowboy")));
    for (const char* counted : {"point", "since", "chance", "complete it"})
        QVERIFY2(!nameOf(part).contains(QLatin1String(counted)), qPrintable(nameOf(part)));
    QVERIFY(!nameOf(square(board, empty)).contains(QStringLiteral("fit")));
    QVERIFY(accessible(board)->child(0)->text(QAccessible::Description).isEmpty());
}

void BoardAccessTest::placesKeepTheirObject()
{
    BoardFixture board;
    play(board, 4);
    const auto placement = std::get<Placement>(board.view.offer(0));
    QAccessibleInterface* spot = square(board, placement.at);
    QVERIFY(nameOf(spot).startsWith(QStringLiteral("Empty square")));
    const int before = map(board)->childCount();
    board.click(0);
    QVERIFY(map(board)->childCount() > before);
    QCOMPARE(square(board, placement.at), spot);
    QVERIFY(nameOf(spot).startsWith(QStringLiteral("Column")));
    QVERIFY(spot->childCount() > 0);
    QAccessibleInterface* part = spot->child(0);
    QVERIFY(part->isValid());
    test::takeTileBack(*board.session);
    QCOMPARE(map(board)->childCount(), before);
    QCOMPARE(spot->childCount(), 0);
    QVERIFY(!part->isValid());
    QVERIFY(nameOf(part).isEmpty());
    QVERIFY(nameOf(spot).startsWith(QStringLiteral("Empty square")));
}

void BoardAccessTest::lookingMovesTheFocus()
{
    BoardFixture board;
    play(board, 6);
    board.press(Qt::Key_Home, Qt::AltModifier);
    const Position last = board.game().placedTile(board.game().placedCount() - 1).placement.at;
    QAccessibleInterface* tile = square(board, last);
    QCOMPARE(accessible(board)->focusChild(), tile);
    QVERIFY(tile->state().focused);
    board.press(Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(accessible(board)->focusChild(), tile->child(0));
    QVERIFY(!tile->state().focused);
    board.press(Qt::Key_Escape);
    board.press(Qt::Key_Tab);
    QCOMPARE(accessible(board)->focusChild(), accessible(board)->child(board.view.chosenOffer()));
    tile->child(0)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QVERIFY(board.view.isLooking());
    QCOMPARE(accessible(board)->focusChild(), tile->child(0));
}

void BoardAccessTest::anotherGameVoidsThem()
{
    BoardFixture board;
    play(board, 8);
    QAccessibleInterface* far = nullptr;
    for (int index = 0; index < map(board)->childCount(); ++index) {
        if (squaresInSight(board.game())[static_cast<std::size_t>(index)].y == -2)
            far = map(board)->child(index);
    }
    QVERIFY(far);
    board.view.setSession(nullptr);
    QVERIFY(!far->isValid());
    QVERIFY(nameOf(far).isEmpty());
    QCOMPARE(map(board)->childCount(), 0);
    board.view.setSession(board.session.get());
    QCOMPARE(map(board)->childCount(), static_cast<int>(squaresInSight(board.game()).size()));
}

const WindowTest<BoardAccessTest> kTest("tst_boardaccess");

} // namespace lodeline::goldrush::tst_boardaccess

#include "tst_boardaccess.moc"
