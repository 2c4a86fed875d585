// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/cards/cardlistpanel.h"
#include "editor/boomtown/cards/cardmodel.h"
#include "editor/boomtown/deck/deckeditor.h"
#include "editor/boomtown/deck/deckkind.h"
#include "editor/boomtown/document/deckdocument.h"
#include "engine/boomtown/design/plaincards.h"
#include "tests/windowtest/windowtest.h"

#include <QDragEnterEvent>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

namespace lodeline::boomtown::editor::tst_cardlist {

class CardListTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void severalHitsAreRemovedOneByOne();
    void aSearchWithoutHitsGivesTheCardBack();
    void filesPassThrough();

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

// The plain deck with three cards that "zq" finds.
void CardListTest::init()
{
    Deck deck = plainDeck();
    for (const std::size_t row : {std::size_t{2}, std::size_t{5}, std::size_t{9}})
        deck.cards[row].id = "zq" + std::to_string(row);
    editor_ = std::make_unique<DeckEditor>(kind_, folder_.path(), deck, folder_.path());
    editor_->show();
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

void CardListTest::filesPassThrough()
{
    DeckDocument document(plainDeck());
    const CardListPanel list(document); // in no window that takes what it lets through
    QMimeData words;
    words.setText(QStringLiteral("words"));
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(QStringLiteral("/a.deck.json"))});
    file.setText(QStringLiteral("/a.deck.json"));
    const auto takes = [&list](const QMimeData& data) {
        QDragEnterEvent event({3, 3}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(list.view()->viewport(), &event);
        return event.isAccepted();
    };
    QVERIFY(takes(words));
    QVERIFY(!takes(file));
}

const WindowTest<CardListTest> kTest("tst_cardlist");

} // namespace lodeline::boomtown::editor::tst_cardlist

#include "tst_cardlist.moc"
