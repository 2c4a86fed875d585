// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/cards/cardfilter.h"
#include "editor/boomtown/cards/cardmodel.h"
#include "editor/boomtown/deck/deckkind.h"
#include "editor/boomtown/document/cardmime.h"
#include "editor/boomtown/document/deckchanges.h"
#include "editor/boomtown/document/deckcontent.h"
#include "editor/boomtown/document/deckdocument.h"
#include "editor/boomtown/document/deckedits.h"
#include "editor/boomtown/statistics/deckcounts.h"
#include "editor/desk/documentfile.h"
#include "editor/desk/kinds.h"
#include "editor/desk/sidefile.h"
#include "engine/boomtown/design/plaincards.h"
#include "tests/ui/nextdialog.h"
#include "tests/windowtest/windowtest.h"
#include "ui/boomtown/deckinstalling.h"
#include "ui/boomtown/decks.h"
#include "ui/boomtown/installeddecks.h"

#include <QAbstractButton>
#include <QFile>
#include <QFileDialog>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::boomtown::editor::tst_deckdocument {

class DeckDocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void changesAreStepsThatCanBeUndone();
    void aNewBeginningIsToldOnce();
    void theHistoryNamesTheCards();
    void stepsOfAKindBecomeOne();
    void savedDecksOpenAgainWithUnknownKeys();
    void unsavedChangesSurviveACrash();
    void draggedCardsKeepTheirOrder();
    void insertedCardsGetIdsOfTheirOwn();
    void copiedCardsComeBack();
    void anotherKindKeepsWhatBothTake();
    void wordsFindCardsInAnyOrder();
    void countsAreThoseOfABalancedDeck();
    void installedDecksAreFound();
    void decksAreTheSameByTheirNames();
    void aCopyIsSavedElsewhere();
};

namespace {

ui::Words words()
{
    return [] { return QStringLiteral("Step"); };
}

std::vector<std::string> idsOf(const Deck& deck)
{
    std::vector<std::string> ids;
    for (const Card& card : deck.cards)
        ids.push_back(card.id);
    return ids;
}

} // namespace

void DeckDocumentTest::changesAreStepsThatCanBeUndone()
{
    DeckDocument document(plainDeck());
    QVERIFY(!document.change(words(), [](Deck&) {}));
    QVERIFY(document.changeCard(2, words(), [](Card& card) { card.front[0].symbol = Symbol::Wagon; }));
    QVERIFY(!document.changeCard(18, words(), [](Card& card) { card.id = "x"; }));
    QVERIFY(document.isModified());
    document.history().undo();
    QVERIFY(document.deck() == plainDeck());
    document.history().redo();
    QVERIFY(document.deck().cards[2].front[0].symbol == Symbol::Wagon);
}

void DeckDocumentTest::aNewBeginningIsToldOnce()
{
    DeckDocument document(Deck{});
    const QSignalSpy changed(&document, &DeckDocument::changed);
    document.beginWith(DeckContent(plainDeck()));
    QCOMPARE(changed.count(), 1);
    QVERIFY(document.deck() == plainDeck());
    QVERIFY(document.opened() == plainDeck());
    document.change(words(), [](Deck& deck) { deck.name = "Other"; });
    document.beginWith(DeckContent(plainDeck()));
    QCOMPARE(changed.count(), 3);
    QVERIFY(!document.history().canUndo());
}

void DeckDocumentTest::theHistoryNamesTheCards()
{
    DeckDocument document(plainDeck());
    const auto step = [&] { return document.history().undoText(); };
    const ui::Words edit = [] { return QStringLiteral("Edit"); };
    document.changeCard(2, edit, [](Card& card) { card.bonus.points = 42; });
    QCOMPARE(step(), QStringLiteral("Edit (card 3)"));
    document.change(edit, [](Deck& deck) { renameCard(deck, 0, "new"); });
    QCOMPARE(step(), QStringLiteral("Edit (card 1)"));
    document.change(edit, [](Deck& deck) { insertCards(deck, 4, {deck.cards[0], deck.cards[1]}); });
    QCOMPARE(step(), QStringLiteral("Edit (cards %1)").arg(QLocale().createSeparatedList({"1", "19"})));
    document.change(edit, [](Deck& deck) { removeCards(deck, {4}); });
    QCOMPARE(step(), QStringLiteral("Edit (card 1)"));
    document.change(edit, [](Deck& deck) { deck.name = "Other"; });
    QCOMPARE(step(), QStringLiteral("Edit"));
    document.change(edit, [](Deck& deck) { moveCards(deck, {0}, 5); });
    QCOMPARE(step(), QStringLiteral("Edit"));
    QCOMPARE(aboutCards(idsAt(plainDeck(), {0, 2, 99}), edit)(),
             QStringLiteral("Edit (cards %1)").arg(QLocale().createSeparatedList({"1", "3"})));
}

void DeckDocumentTest::stepsOfAKindBecomeOne()
{
    DeckDocument document(plainDeck());
    for (const int points : {1, 12})
        document.changeCard(
            0, words(), [points](Card& card) { card.bonus.points = points; }, QStringLiteral("points"));
    QCOMPARE(document.history().count(), 1);
    document.changeCard(
        3, words(), [](Card& card) { card.bonus.points = 9; }, QStringLiteral("points"));
    QCOMPARE(document.history().count(), 2);
    document.changeCard(
        3, words(), [](Card& card) { card.bonus.points = 3; }, QStringLiteral("points"));
    QCOMPARE(document.history().count(), 1); // nothing is left of both
}

void DeckDocumentTest::savedDecksOpenAgainWithUnknownKeys()
{
    const QTemporaryDir folder;
    Deck deck = plainDeck();
    deck.extra = {{"glow", "true"}};
    deck.cards[3].bonusExtra = {{"hue", "2"}};
    DeckDocument document(deck);
    desk::DocumentFile file(document);
    QVERIFY(file.save(folder.filePath(QStringLiteral("a.deck.json"))));
    QVERIFY(loadDeck(file.path())->deck == deck);
}

void DeckDocumentTest::unsavedChangesSurviveACrash()
{
    const QTemporaryDir folder;
    const QString crash = folder.filePath(QStringLiteral("crash.side"));
    desk::Kinds kinds;
    kinds.add(std::make_unique<DeckKind>(folder.path()));
    {
        DeckDocument document(plainDeck());
        desk::SideFile side(document, folder.path());
        document.change(words(), [](Deck& deck) { deck.name = "Lost"; });
        side.flush();
        QVERIFY(QFile::copy(side.file(), crash));
    }
    const auto all = desk::SideFile::leftovers(
        [&kinds](const QJsonObject& kept) { return kinds.readKept(kept); }, folder.path());
    QCOMPARE(all.found.size(), std::size_t{1});
    QCOMPARE(all.found.front().content->format(), std::string_view("lodeline-deck"));
    QCOMPARE(deckOf(*all.found.front().content).name, std::string("Lost"));
}

void DeckDocumentTest::draggedCardsKeepTheirOrder()
{
    Deck deck = plainDeck();
    QCOMPARE(moveCards(deck, {1, 3}, 6), (CardRows{4, 5}));
    QCOMPARE((std::vector<std::string>{deck.cards[4].id, deck.cards[5].id}),
             (std::vector<std::string>{"2", "4"}));
    QCOMPARE(moveCards(deck, {4, 5}, 1), (CardRows{1, 2}));
    QCOMPARE(moveCards(deck, {1, 2}, 0), (CardRows{0, 1}));
    QCOMPARE(deck.cards.size(), std::size_t{18});
}

void DeckDocumentTest::insertedCardsGetIdsOfTheirOwn()
{
    Deck deck = plainDeck();
    const Card card = deck.cards.front();
    QCOMPARE(insertCards(deck, 1, {card, card}), (CardRows{1, 2}));
    QCOMPARE(deck.cards[1].id, std::string("19"));
    QCOMPARE(deck.cards[2].id, std::string("20"));
    QVERIFY(!renameCard(deck, 1, "1"));
    QVERIFY(!renameCard(deck, 1, "no blanks"));
    QVERIFY(renameCard(deck, 1, "new"));
    removeCards(deck, {1, 2});
    QCOMPARE(idsOf(deck), idsOf(plainDeck()));
    insertCards(deck, 0, std::vector<Card>(kMostCards, card));
    QCOMPARE(deck.cards.size(), kMostCards);
}

void DeckDocumentTest::copiedCardsComeBack()
{
    const Deck deck = plainDeck();
    const std::vector<Card> two{deck.cards[3], deck.cards[9]};
    const std::unique_ptr<QMimeData> data(mimeOf(two));
    QVERIFY(cardsOf(*data).value() == two);
    QMimeData text;
    text.setText(data->text());
    QVERIFY(cardsOf(text).value() == two);
    text.setText(QStringLiteral("nothing"));
    QVERIFY(!cardsOf(text));
}

void DeckDocumentTest::anotherKindKeepsWhatBothTake()
{
    Bonus bonus = plainBonus(BonusKind::Customers);
    bonus.symbol = Symbol::Fort;
    bonus.points = 7;
    setKind(bonus, BonusKind::Between);
    QVERIFY(bonus.kind == BonusKind::Between);
    QVERIFY(bonus.symbol == Symbol::Fort);
    QCOMPARE(bonus.points, 7);
    QCOMPARE(bonus.penalty, 0); // what a kind does not take is as in a new one
    setKind(bonus, BonusKind::SmallTown);
    QVERIFY(bonus == plainBonus(BonusKind::SmallTown));
}

void DeckDocumentTest::wordsFindCardsInAnyOrder()
{
    DeckDocument document(plainDeck());
    CardModel model(document);
    CardFilter filter;
    filter.setSourceModel(&model);
    filter.setText(QStringLiteral("showdown"));
    QCOMPARE(filter.rowCount(), 1);
    filter.setText(QStringLiteral("DOWN show"));
    QCOMPARE(filter.rowCount(), 1);
    filter.setText(QStringLiteral("showdown zebra"));
    QCOMPARE(filter.rowCount(), 0);
    filter.setText({});
    QCOMPARE(filter.rowCount(), 18);
}

void DeckDocumentTest::countsAreThoseOfABalancedDeck()
{
    const DeckCounts counts = countsOf(loadDeck({})->deck);
    for (const int territory : counts.territories)
        QCOMPARE(territory, kBalancedTerritory);
    for (const int symbol : counts.symbols)
        QCOMPARE(symbol, kBalancedSymbol);
    const DeckCounts plain = countsOf(plainDeck());
    QCOMPARE(plain.bonuses[5], 1);
    int pairs = 0;
    for (const auto& row : plain.pairs)
        for (const int pair : row)
            pairs += pair;
    QCOMPARE(pairs, 72);
}

void DeckDocumentTest::installedDecksAreFound()
{
    const QTemporaryDir folder;
    const QString decks = folder.filePath(QStringLiteral("decks"));
    Deck deck = plainDeck();
    deck.name = "Mine %1";
    const QString file = installedFile(decks, deck);
    QVERIFY(installDeck(deck, file));
    QCOMPARE(freeInstalledFile(decks, deck), decks + QStringLiteral("/Mine %1-2.deck.json"));
    QFile broken(QFileInfo(file).path() + QStringLiteral("/broken.deck.json"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    const std::vector<InstalledDeck> found = installedDecks(decks);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found.front().deck == deck);
    QCOMPARE(found.front().file, QFileInfo(file).absoluteFilePath());
}

// Not by the names of their files, in which both are "This that".
void DeckDocumentTest::decksAreTheSameByTheirNames()
{
    const QTemporaryDir folder;
    const QString decks = folder.filePath(QStringLiteral("decks"));
    Deck deck = plainDeck();
    deck.name = "This: that";
    Deck other = deck;
    other.name = "This that";
    QVERIFY(installDeck(deck, installedFile(decks, deck)));
    int asked = 0;
    lodeline::test::onNextDialog([&asked](QDialog* dialog) {
        ++asked;
        dialog->findChild<QAbstractButton*>(QStringLiteral("replace"))->click();
    });
    QCOMPARE(installAsking(decks, other, {}, nullptr), decks + QStringLiteral("/This that-2.deck.json"));
    QCOMPARE(asked, 0);
    const QString renamed = decks + QStringLiteral("/from-a-friend.deck.json");
    QVERIFY(QFile::rename(installedFile(decks, deck), renamed));
    QCOMPARE(installAsking(decks, deck, {}, nullptr), renamed);
    QCOMPARE(asked, 1);
    QCOMPARE(installedDecks(decks).size(), std::size_t{2});
}

void DeckDocumentTest::aCopyIsSavedElsewhere()
{
    const QTemporaryDir folder;
    const Deck deck = plainDeck();
    QString file;
    lodeline::test::onNextDialog([&file](QDialog* dialog) {
        file = qobject_cast<QFileDialog*>(dialog)->selectedFiles().value(0);
        QMetaObject::invokeMethod(dialog, "accept");
    });
    QString where = folder.path();
    QVERIFY(saveCopyAsking(deck, where, nullptr));
    QCOMPARE(loadDeck(file)->deck.name, deck.name);
}

const WindowTest<DeckDocumentTest> kTest("tst_deckdocument");

} // namespace lodeline::boomtown::editor::tst_deckdocument

#include "tst_deckdocument.moc"
