// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/cards/cardlistpanel.h"
#include "editor/boomtown/cards/cardmodel.h"
#include "editor/boomtown/deck/deckeditor.h"
#include "editor/boomtown/deck/deckkind.h"
#include "editor/boomtown/document/deckdocument.h"
#include "editor/lists/draggedrows.h"
#include "engine/boomtown/design/plaincards.h"
#include "engine/core/problem.h"
#include "tests/ui/windows/onscreen.h"
#include "tests/windowtest/windowtest.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPixmap>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

namespace lodeline::boomtown::editor::tst_cardlist {

class CardListTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cardsMoveOneByOne();
    void atTheEndsNothingMovesOn();
    void movedCardsTellTheirPlace();
    void undoLeadsBackToTheChosenCards();
    void rowsThatAreNotThereAreNotMoved();
    void severalHitsAreRemovedOneByOne();
    void aSearchWithoutHitsGivesTheCardBack();
    void undoLeadsToItsCard();
    void undoOfAMoveLeadsBack();
    void anEditHidesNoCard();
    void hitsStayInTheirOrder();
    void whatDoesNotFitIsTold();
    void textThatIsNoDeckIsRefused();
    void filesPassThrough();
    void picturesAreAsSharpAsTheScreen();
    void signsOfProblemsAreSaid();

private:
    CardListPanel& list() { return editor_->list(); }
    QLineEdit& searchField() { return *list().findChild<QLineEdit*>(); }
    QAbstractItemModel& shown() { return *list().view()->model(); }
    QStringList ids()
    {
        QStringList ids;
        for (int row = 0; row < shown().rowCount(); ++row)
            ids << shown().index(row, 0).data(CardModel::IdRole).toString();
        return ids;
    }

    QTemporaryDir folder_;
    DeckKind kind_{folder_.path()};
    std::unique_ptr<DeckEditor> editor_;
};

namespace {

ui::Words words()
{
    return [] { return QStringLiteral("Step"); };
}

} // namespace

// The plain deck with three cards that "zq" finds.
void CardListTest::init()
{
    Deck deck = plainDeck();
    for (const std::size_t row : {std::size_t{2}, std::size_t{5}, std::size_t{9}})
        deck.cards[row].id = "zq" + std::to_string(row);
    editor_ = std::make_unique<DeckEditor>(kind_, folder_.path(), deck, folder_.path());
    editor_->show();
}

void CardListTest::cardsMoveOneByOne()
{
    const Deck before = editor_->document().deck();
    list().chooseCard(1);
    editor_->run(desk::Command::MoveDown);
    QCOMPARE(editor_->document().deck().cards[2].id, std::string("2"));
    QCOMPARE(list().currentCard(), 2);
    editor_->run(desk::Command::MoveUp);
    QVERIFY(editor_->document().deck() == before);
    list().chooseCards({1, 4});
    editor_->run(desk::Command::MoveUp); // those between them stay behind
    QCOMPARE(list().chosenCards(), (CardRows{0, 1}));
    QCOMPARE(ids().first(3), (QStringList{"2", "5", "1"}));
}

void CardListTest::atTheEndsNothingMovesOn()
{
    const Deck before = editor_->document().deck();
    const auto last = static_cast<int>(before.cards.size()) - 1;
    const auto can = [this](desk::Command command) { return editor_->can(command); };
    for (const desk::Command command : {desk::Command::MoveUp, desk::Command::MoveDown})
        QVERIFY(!kind_.words(command).text.isEmpty()); // the menu has it
    list().chooseCards({1, last - 1});
    QVERIFY(can(desk::Command::MoveUp) && can(desk::Command::MoveDown));
    list().chooseCards({0, 1});
    QVERIFY(!can(desk::Command::MoveUp) && can(desk::Command::MoveDown));
    editor_->run(desk::Command::MoveUp);
    list().chooseCards({last - 1, last});
    QVERIFY(can(desk::Command::MoveUp) && !can(desk::Command::MoveDown));
    editor_->run(desk::Command::MoveDown);
    QVERIFY(editor_->document().deck() == before);
    QTest::keyClick(list().view(), Qt::Key_Down, Qt::AltModifier); // no command takes it
    QCOMPARE(list().chosenCards(), (CardRows{last - 1, last}));
    list().view()->clearSelection();
    QVERIFY(!can(desk::Command::MoveUp) && !can(desk::Command::MoveDown));
}

void CardListTest::movedCardsTellTheirPlace()
{
    QSignalSpy told(editor_.get(), &DeckEditor::told);
    list().chooseCards({1, 2});
    editor_->run(desk::Command::MoveDown);
    QCOMPARE(told.count(), 1);
    QCOMPARE(told.front().front().toString(), QStringLiteral("Now number 3 of 18."));
}

void CardListTest::undoLeadsBackToTheChosenCards()
{
    QUndoStack& history = editor_->document().history();
    list().chooseCards({3, 4});
    editor_->run(desk::Command::Add);
    QCOMPARE(list().chosenCards(), (CardRows{5}));
    history.undo();
    QCOMPARE(list().chosenCards(), (CardRows{3, 4}));
    editor_->run(desk::Command::Remove);
    list().chooseCard(0);
    history.undo();
    QCOMPARE(list().chosenCards(), (CardRows{3, 4}));
}

void CardListTest::rowsThatAreNotThereAreNotMoved()
{
    const std::unique_ptr<QMimeData> data(shown().mimeData({shown().index(0, 0)}));
    const QString type = desk::draggedRowsType();
    const QByteArray own = data->data(type);
    QVERIFY(own.endsWith(":0"));
    const Deck before = editor_->document().deck();
    const QByteArray last = QByteArray::number(shown().rowCount());
    for (const QByteArray& rows : {QByteArray("-1"), last, QByteArray("1,0"), QByteArray("0,0")}) {
        data->setData(type, own.chopped(1) + rows);
        QVERIFY(!shown().dropMimeData(data.get(), Qt::MoveAction, 5, 0, {}));
        QVERIFY(editor_->document().deck() == before);
    }
    data->setData(type, own);
    QVERIFY(shown().dropMimeData(data.get(), Qt::MoveAction, 5, 0, {}));
    QCOMPARE(editor_->document().deck().cards[4], before.cards[0]);
}

void CardListTest::severalHitsAreRemovedOneByOne()
{
    searchField().setText(QStringLiteral("zq"));
    list().chooseCard(5);
    editor_->run(desk::Command::Remove);
    QCOMPARE(searchField().text(), QStringLiteral("zq"));
    QCOMPARE(ids(), (QStringList{"zq2", "zq9"}));
    QCOMPARE(list().chosenCards(), (CardRows{8}));
    editor_->run(desk::Command::Remove);
    QCOMPARE(list().chosenCards(), (CardRows{2})); // there is none behind it
    editor_->run(desk::Command::Remove);
    QCOMPARE(searchField().text(), QStringLiteral("zq"));
    QCOMPARE(list().currentCard(), -1);
    searchField().clear();
    QCOMPARE(list().chosenCards(), (CardRows{2}));
    QCOMPARE(editor_->document().deck().cards.size(), std::size_t{15});
}

void CardListTest::aSearchWithoutHitsGivesTheCardBack()
{
    list().chooseCard(7);
    searchField().setText(QStringLiteral("zebra"));
    QCOMPARE(list().currentCard(), -1);
    searchField().clear();
    QCOMPARE(list().chosenCards(), (CardRows{7}));
    searchField().setText(QStringLiteral("zq")); // hides it
    QCOMPARE(list().chosenCards(), (CardRows{list().currentCard()}));
}

void CardListTest::undoLeadsToItsCard()
{
    DeckDocument& document = editor_->document();
    list().chooseCard(4);
    document.changeCard(4, words(), [](Card& card) { card.bonus.points = 42; });
    list().chooseCards({7, 8});
    document.history().undo();
    QCOMPARE(list().chosenCards(), (CardRows{4}));
    list().chooseCards({3, 4});
    document.history().redo();
    QCOMPARE(list().chosenCards(), (CardRows{3, 4})); // it is among them
}

void CardListTest::undoOfAMoveLeadsBack()
{
    list().chooseCards({3, 4});
    editor_->run(desk::Command::MoveDown);
    QCOMPARE(list().chosenCards(), (CardRows{4, 5}));
    list().chooseCard(0);
    editor_->document().history().undo();
    QCOMPARE(list().chosenCards(), (CardRows{3, 4}));
}

void CardListTest::anEditHidesNoCard()
{
    searchField().setText(QStringLiteral("zq"));
    list().chooseCard(5);
    editor_->document().changeCard(5, words(), [](Card& card) { card.id = "other"; });
    QCOMPARE(ids(), (QStringList{"zq2", "other", "zq9"}));
    QCOMPARE(list().chosenCards(), (CardRows{5}));
    QCOMPARE(searchField().text(), QStringLiteral("zq"));
}

void CardListTest::hitsStayInTheirOrder()
{
    QSignalSpy told(editor_.get(), &DeckEditor::told);
    const Deck before = editor_->document().deck();
    searchField().setText(QStringLiteral("zq"));
    list().chooseCard(5);
    editor_->run(desk::Command::MoveDown);
    QVERIFY(editor_->document().deck() == before);
    QCOMPARE(told.count(), 1);
    QCOMPARE(told.front().front().toString(), QStringLiteral("Clear the search to move cards."));
    QCOMPARE(list().view()->dragDropMode(), QAbstractItemView::DragOnly);
    searchField().clear();
    QCOMPARE(list().view()->dragDropMode(), QAbstractItemView::DragDrop);
    editor_->run(desk::Command::MoveDown);
    QCOMPARE(editor_->document().deck().cards[6].id, std::string("zq5"));
}

void CardListTest::whatDoesNotFitIsTold()
{
    editor_->document().change(
        words(), [](Deck& deck) { insertCards(deck, 0, std::vector<Card>(kMostCards, deck.cards.front())); });
    QSignalSpy told(editor_.get(), &DeckEditor::told);
    const std::unique_ptr<QMimeData> data(shown().mimeData({shown().index(0, 0)}));
    QVERIFY(!shown().dropMimeData(data.get(), Qt::CopyAction, 2, 0, {}));
    QCOMPARE(editor_->document().deck().cards.size(), kMostCards);
    QCOMPARE(told.count(), 1);
    QVERIFY(told.front().front().toString().contains(QString::number(kMostCards)));
}

void CardListTest::textThatIsNoDeckIsRefused()
{
    QSignalSpy told(editor_.get(), &DeckEditor::told);
    const auto pasted = [&](const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        told.clear();
        editor_->run(desk::Command::Paste);
        return told.isEmpty() ? QString() : told.front().front().toString();
    };
    QVERIFY(pasted(QStringLiteral("Dear Ann, ")).startsWith(QLatin1String("There are no cards")));
    const QString broken = pasted(QStringLiteral("{\"format\": \"lodeline-deck\",}"));
    QVERIFY2(broken.contains(QLatin1String("line 1, column")), qPrintable(broken));
    QVERIFY2(!broken.contains(QLatin1String("the whole file")), qPrintable(broken));
    QCOMPARE(editor_->document().deck().cards.size(), kDeckCards);
}

void CardListTest::filesPassThrough()
{
    DeckDocument document(plainDeck());
    const CardListPanel alone(document); // in no window that takes what it lets through
    QMimeData text;
    text.setText(QStringLiteral("words"));
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(QStringLiteral("/a.deck.json"))});
    file.setText(QStringLiteral("/a.deck.json"));
    const auto takes = [&alone](const QMimeData& data) {
        QDragEnterEvent event({3, 3}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(alone.view()->viewport(), &event);
        return event.isAccepted();
    };
    QVERIFY(takes(text));
    QVERIFY(!takes(file));
}

void CardListTest::picturesAreAsSharpAsTheScreen()
{
    DeckDocument document(plainDeck());
    lodeline::test::OnScreen<CardListPanel> alone(document);
    alone.show();
    QVERIFY(QTest::qWaitForWindowExposed(&alone));
    const auto sharpness = [&alone] {
        const QModelIndex first = alone.view()->model()->index(0, 0);
        return first.data(Qt::DecorationRole).value<QPixmap>().devicePixelRatio();
    };
    QCOMPARE(sharpness(), 1.0);
    alone.moveTo(2);
    QCOMPARE(sharpness(), 2.0);
}

void CardListTest::signsOfProblemsAreSaid()
{
    DeckDocument document(plainDeck());
    CardModel model(document);
    const auto said = [&model](int row) { return model.index(row).data(Qt::AccessibleTextRole).toString(); };
    const QString without = said(0);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setSeverities({static_cast<int>(Severity::Error), static_cast<int>(Severity::Warning),
                         static_cast<int>(Severity::Note), -1});
    QCOMPARE(said(0), without + QStringLiteral(". Error"));
    QVERIFY(said(1).endsWith(QLatin1String(". Warning")));
    QVERIFY(!said(2).contains(QLatin1String("Note"))); // has no sign
    QVERIFY(!said(3).contains(u'.'));
    QCOMPARE(model.index(0).data().toString(), without); // what a search by keys goes by
    QVERIFY(changed.back()[2].value<QList<int>>().contains(static_cast<int>(Qt::AccessibleTextRole)));
}

const WindowTest<CardListTest> kTest("tst_cardlist");

} // namespace lodeline::boomtown::editor::tst_cardlist

#include "tst_cardlist.moc"
