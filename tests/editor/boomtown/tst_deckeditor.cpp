// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/canvas/cardcanvas.h"
#include "editor/boomtown/canvas/cardpanel.h"
#include "editor/boomtown/cards/cardlistpanel.h"
#include "editor/boomtown/deck/deckeditor.h"
#include "editor/boomtown/deck/deckkind.h"
#include "editor/boomtown/deck/newdeckdialog.h"
#include "editor/boomtown/document/deckchanges.h"
#include "editor/boomtown/lab/decklabpanel.h"
#include "editor/boomtown/problems/deckproblemspanel.h"
#include "editor/boomtown/properties/bonusform.h"
#include "editor/boomtown/properties/cardproperties.h"
#include "editor/boomtown/properties/numberentry.h"
#include "editor/boomtown/statistics/balancepanel.h"
#include "editor/desk/idwords.h"
#include "editor/print/dialog/printdialog.h"
#include "editor/words/namestable.h"
#include "editor/words/wordsform.h"
#include "engine/boomtown/design/plaincards.h"
#include "tests/ui/nextdialog.h"
#include "tests/windowtest/windowtest.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/boomtown/decks.h"
#include "ui/boomtown/installeddecks.h"
#include "ui/files.h"
#include "ui/help/topic.h"
#include "ui/wording/cardwords.h"

#include <QAccessible>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

namespace lodeline::boomtown::editor::tst_deckeditor {

class DeckEditorTest : public QObject
{
    Q_OBJECT

private slots:
    void squaresAreChosenAndChangedByMouse();
    void squaresAreChosenAndChangedByKeys();
    void theTurnedCardIsTheSameCard();
    void thePaletteShowsAndSetsTheSquare();
    void screenReadersFindTheSquares();
    void theFormHasTheFieldsOfTheKind_data();
    void theFormHasTheFieldsOfTheKind();
    void refusedNumbersStayAsTheyWereTyped();
    void refusedIdsStayAsTheyWereTyped();
    void tablesGrowAndShrinkByRows();
    void problemsLeadToTheirCardsAndAreRepaired();
    void balancingSaysWhatHasChanged();
    void sortingSaysHowManyRowsAreGone();
    void balancingSparesTheCardThatWasDrawn();
    void theLabTellsWhatBonusesBring();
    void pointsOfAnOlderDeckSaySo();
    void installingNeedsANameAndNoErrors();
    void theBalanceStandsBesideTheDeckOfTheGame();
    void newDecksBeginAsTheOnesOfTheProgram();
    void theGameGetsTheDeckAsItIs();
    void printingBeginsWithTheDeck();
    void namesInOtherLanguagesAreEdited();
    void panelsNameTheirChaptersOfTheHandbook();
};

namespace {

// A deck on the desk, shown.
struct Edited
{
    QTemporaryDir folder;
    DeckKind kind{folder.filePath(QStringLiteral("decks"))};
    DeckEditor editor;

    explicit Edited(const Deck& deck = plainDeck())
        : editor(kind, folder.filePath(QStringLiteral("decks")), deck,
                 folder.filePath(QStringLiteral("side")))
    {
        editor.setTheme(art::Theme::light());
        editor.resize(1100, 700);
        editor.show();
    }

    CardCanvas& canvas() { return *editor.card().canvas(); }
    const Card& card(std::size_t number) { return editor.document().deck().cards[number]; }
    template <typename Field>
    Field& field(const char* name)
    {
        for (Field* field : editor.findChildren<Field*>())
            if (field->accessibleName() == QLatin1String(name))
                return *field;
        qFatal("There is no field %s", name);
    }
};

QPoint middleOf(const CardCanvas& canvas, int square)
{
    return canvas.mapFromGlobal(canvas.offerScreenRect(square).center());
}

// On the land of a square, beside its plate.
QPoint landOf(const CardCanvas& canvas, int square)
{
    return canvas.mapFromGlobal(canvas.offerScreenRect(square).topLeft()) + QPoint(8, 8);
}

// Whether it says of any bonus what the lab has measured.
bool tellsPoints(const QTableWidget& bonuses)
{
    for (int row = 0; row < bonuses.rowCount(); ++row)
        if (bonuses.item(row, 2)->text() != QStringLiteral("–"))
            return true;
    return false;
}

// All that its labels say, a line each.
QString wordsOn(const QWidget& panel)
{
    QString all;
    for (const QLabel* label : panel.findChildren<QLabel*>())
        if (!label->isHidden())
            all += label->text() + u'\n';
    return all;
}

} // namespace

void DeckEditorTest::squaresAreChosenAndChangedByMouse()
{
    Edited edited;
    CardCanvas& canvas = edited.canvas();
    const Front before = edited.card(0).front;
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, landOf(canvas, 3));
    QCOMPARE(canvas.square(), 3);
    QVERIFY(edited.card(0).front == before); // the first click only chooses
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, landOf(canvas, 3));
    QCOMPARE(static_cast<int>(edited.card(0).front[3].territory),
             (static_cast<int>(before[3].territory) + 1) % kTerritories);
    QVERIFY(edited.card(0).front[3].symbol == before[3].symbol);
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, middleOf(canvas, 3));
    QCOMPARE(static_cast<int>(edited.card(0).front[3].symbol),
             (static_cast<int>(before[3].symbol) + 1) % kSymbols);
    QTest::mouseClick(&canvas, Qt::RightButton, {}, landOf(canvas, 3));
    QTest::mouseClick(&canvas, Qt::RightButton, {}, middleOf(canvas, 3));
    QVERIFY(edited.card(0).front == before);
}

void DeckEditorTest::squaresAreChosenAndChangedByKeys()
{
    Edited edited;
    CardCanvas& canvas = edited.canvas();
    QTest::keyClick(&canvas, Qt::Key_Right);
    QCOMPARE(canvas.square(), 1);
    QTest::keyClick(&canvas, Qt::Key_Down);
    QCOMPARE(canvas.square(), 3);
    QTest::keyClick(&canvas, Qt::Key_Down);
    QCOMPARE(canvas.square(), 3);
    const Square before = edited.card(0).front[3];
    QTest::keyClick(&canvas, Qt::Key_5);
    QVERIFY((edited.card(0).front[3] == Square{Territory::Snow, before.symbol}));
    QTest::keyClick(&canvas, Qt::Key_Space);
    QVERIFY(edited.card(0).front[3].territory == Territory::Water);
    QTest::keyClick(&canvas, Qt::Key_W);
    QVERIFY((edited.card(0).front[3] == Square{Territory::Water, Symbol::Wagon}));
    QTest::keyClick(&canvas, Qt::Key_Backspace, Qt::ShiftModifier);
    QVERIFY(edited.card(0).front[3].symbol == Symbol::Pickaxe);
    QUndoStack& history = edited.editor.document().history();
    QCOMPARE(history.count(), 2); // one for the land, one for the symbol
    history.undo();
    QVERIFY((edited.card(0).front[3] == Square{Territory::Water, before.symbol}));
    history.undo();
    QVERIFY(edited.card(0).front[3] == before);
}

void DeckEditorTest::theTurnedCardIsTheSameCard()
{
    Edited edited;
    CardCanvas& canvas = edited.canvas();
    const QRect place = canvas.offerScreenRect(0);
    edited.editor.run(desk::Command::TurnRight);
    QVERIFY(canvas.isTurned());
    QCOMPARE(canvas.offerScreenRect(3), place);
    QVERIFY(!edited.editor.document().isModified());
    QTest::keyClick(&canvas, Qt::Key_Left); // from the bottom right
    QCOMPARE(canvas.square(), 1);
}

void DeckEditorTest::thePaletteShowsAndSetsTheSquare()
{
    Edited edited;
    edited.canvas().chooseSquare(2);
    auto& snow = edited.field<QToolButton>("Snow");
    snow.click();
    QVERIFY(edited.card(0).front[2].territory == Territory::Snow);
    QVERIFY(snow.isChecked());
    edited.field<QToolButton>("Gun").click();
    QVERIFY(edited.card(0).front[2].symbol == Symbol::Gun);
    edited.canvas().chooseSquare(0);
    QCOMPARE(snow.isChecked(), edited.card(0).front[0].territory == Territory::Snow);
}

void DeckEditorTest::screenReadersFindTheSquares()
{
    Edited edited;
    QAccessibleInterface* canvas = QAccessible::queryAccessibleInterface(&edited.canvas());
    QVERIFY(canvas);
    QCOMPARE(canvas->childCount(), kSquares);
    QCOMPARE(canvas->child(1)->text(QAccessible::Name), QStringLiteral("Top right: cow on forest"));
}

void DeckEditorTest::theFormHasTheFieldsOfTheKind_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < kBonusKinds; ++kind)
        QTest::newRow(bonusShape(static_cast<BonusKind>(kind)).name.data()) << kind;
}

void DeckEditorTest::theFormHasTheFieldsOfTheKind()
{
    QFETCH(int, kind);
    Edited edited;
    edited.editor.list().chooseCard(kind);
    const BonusShape& shape = bonusShape(static_cast<BonusKind>(kind));
    QCOMPARE(edited.field<QComboBox>("Bonus").currentIndex(), kind);
    const auto shows = [&](QWidget& field) { return field.isVisibleTo(&edited.editor); };
    QCOMPARE(shows(edited.field<QComboBox>("Symbol")), shape.symbol);
    QCOMPARE(shows(edited.field<QComboBox>("Other symbol")), shape.other);
    QCOMPARE(shows(edited.field<QComboBox>("Land")), shape.territory);
    QCOMPARE(shows(edited.field<QLineEdit>("Points")), shape.points);
    QCOMPARE(shows(edited.field<QLineEdit>("Points lost")), shape.penalty);
    QCOMPARE(shows(edited.field<QLineEdit>("Points handed over")), shape.handOver);
    QCOMPARE(shows(edited.field<QWidget>("Points by number")), shape.table);
    const QString sentence = bonusText(edited.card(static_cast<std::size_t>(kind)).bonus);
    const auto labels = edited.editor.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == sentence; }));
}

void DeckEditorTest::refusedNumbersStayAsTheyWereTyped()
{
    Edited edited; // the first card's bonus takes points
    auto& points = edited.field<QLineEdit>("Points");
    points.selectAll();
    QTest::keyClicks(&points, QStringLiteral("-42"));
    QCOMPARE(edited.card(0).bonus.points, -42);
    QTest::keyClick(&points, Qt::Key_Return);
    QTest::keyClicks(&points, QStringLiteral("0"));
    QCOMPARE(edited.card(0).bonus.points, -42);
    QCOMPARE(points.text(), QStringLiteral("-420"));
    QVERIFY(points.accessibleDescription().contains(QLatin1String("99")));
    edited.editor.list().chooseCard(2);
    edited.editor.list().chooseCard(0);
    QVERIFY(points.accessibleDescription().isEmpty());
    QCOMPARE(QLocale().toInt(points.text()), -42);
    points.selectAll();
    QTest::keyClicks(&points, QStringLiteral("99999")); // 9 and 99 are numbers for it, too
    QCOMPARE(edited.card(0).bonus.points, -42);
    QTest::keyClick(&points, Qt::Key_Backspace);
    QTest::keyClick(&points, Qt::Key_Backspace);
    QTest::keyClick(&points, Qt::Key_Backspace);
    QCOMPARE(edited.card(0).bonus.points, 99);
}

void DeckEditorTest::refusedIdsStayAsTheyWereTyped()
{
    Edited edited;
    auto& id = edited.field<QLineEdit>("Id");
    id.selectAll();
    QTest::keyClicks(&id, QStringLiteral("2"));
    QCOMPARE(id.text(), QStringLiteral("2"));
    QCOMPARE(id.accessibleDescription(), desk::refusedId(QStringLiteral("2"), true));
    QCOMPARE(edited.card(0).id, std::string("1"));
    QTest::keyClicks(&id, QStringLiteral("a"));
    QVERIFY(id.accessibleDescription().isEmpty());
    QCOMPARE(edited.card(0).id, std::string("1")); // until it is typed to its end
    QTest::keyClick(&id, Qt::Key_Return);
    QCOMPARE(edited.card(0).id, std::string("2a"));
    edited.editor.document().history().undo();
    QCOMPARE(id.text(), QStringLiteral("1"));
    id.selectAll();
    QTest::keyClicks(&id, QStringLiteral("New id!"));
    QTest::keyClick(&id, Qt::Key_Return);
    QCOMPARE(id.text(), QStringLiteral("New id!"));
    QCOMPARE(id.accessibleDescription(), desk::refusedId(QStringLiteral("New id!"), false));
    QCOMPARE(edited.card(0).id, std::string("1"));
    id.selectAll();
    QTest::keyClicks(&id, QStringLiteral("Next"));
    edited.editor.commitFields(); // before it is saved
    QCOMPARE(edited.card(0).id, std::string("Next"));
    id.selectAll();
    QTest::keyClicks(&id, QStringLiteral("Last"));
    emit edited.editor.lab().aboutToRun();
    QCOMPARE(edited.card(0).id, std::string("Last"));
}

void DeckEditorTest::tablesGrowAndShrinkByRows()
{
    Edited edited;
    edited.editor.list().chooseCard(1); // a table
    QCOMPARE(edited.card(1).bonus.table.size(), std::size_t{2});
    auto& form = edited.field<QWidget>("Points by number");
    QAbstractButton* add = nullptr;
    for (QAbstractButton* button : form.findChildren<QAbstractButton*>())
        if (button->text() == QLatin1String("&Add a row"))
            add = button;
    QVERIFY(add);
    add->click();
    QCOMPARE(edited.card(1).bonus.table.size(), std::size_t{3});
    auto& from = edited.field<QLineEdit>("Row 3: from");
    from.selectAll();
    QTest::keyClicks(&from, QStringLiteral("9"));
    QCOMPARE(edited.card(1).bonus.table[2].from, 9);
    edited.field<QToolButton>("Remove row 1").click();
    QCOMPARE(edited.card(1).bonus.table.size(), std::size_t{2});
    QCOMPARE(edited.card(1).bonus.table[1].from, 9);
    Deck deck = plainDeck();
    deck.cards[1].bonus.table.resize(199); // as many as a file may have
    Edited full(deck);
    full.editor.list().chooseCard(1);
    full.field<QLineEdit>("Row 199: from").setText(QString());
    QTest::keyClicks(&full.field<QLineEdit>("Row 199: from"), QStringLiteral("99"));
    QCOMPARE(full.card(1).bonus.table.size(), std::size_t{199});
    QCOMPARE(full.card(1).bonus.table[198].from, 99);
}

void DeckEditorTest::problemsLeadToTheirCardsAndAreRepaired()
{
    Deck deck = plainDeck();
    deck.cards[7].id = "1";
    Edited edited(deck);
    QVERIFY(edited.editor.hasErrors());
    auto* problems = edited.editor.findChild<DeckProblemsPanel*>();
    auto* list = problems->findChild<QListView*>();
    QCOMPARE(list->model()->rowCount(), 1);
    const QModelIndex first = list->model()->index(0, 0);
    emit list->activated(first);
    QCOMPARE(edited.editor.list().currentCard(), 7);
    emit problems->repairChosen(0, 0);
    QVERIFY(edited.editor.document().deck() == plainDeck());
    QVERIFY(!edited.editor.hasErrors());
    QCOMPARE(list->model()->rowCount(), 0);
    edited.editor.document().history().undo();
    QVERIFY(edited.editor.hasErrors());
}

void DeckEditorTest::balancingSaysWhatHasChanged()
{
    Deck deck = plainDeck();
    // Two squares of a kind too many on one card.
    const Territory first = deck.cards[4].front[0].territory;
    const Territory other = deck.cards[4].front[1].territory;
    QVERIFY(first != other);
    deck.cards[4].front[0].territory = other;
    Edited edited(deck);
    auto* problems = edited.editor.findChild<DeckProblemsPanel*>();
    const auto said = [problems] { return wordsOn(*problems); };
    QVERIFY(!said().contains("Done:"));
    emit problems->repairChosen(0, 0);
    const Deck& now = edited.editor.document().deck();
    const std::vector<std::string> cards = changedCards(deck, now);
    QCOMPARE(cards.size(), std::size_t{1});
    const QString step =
        QStringLiteral("Balance the lands (card %1)").arg(QString::fromStdString(cards.front()));
    QCOMPARE(edited.editor.document().history().undoText(), step);
    QVERIFY2(said().contains("Done: " + step), qPrintable(said()));
    QVERIFY(said().contains(ui::territoryName(first) + " from 11 to 12"));
    QVERIFY(said().contains(ui::territoryName(other) + " from 13 to 12"));
    edited.editor.document().history().undo();
    QVERIFY(!said().contains("Done:"));
}

void DeckEditorTest::sortingSaysHowManyRowsAreGone()
{
    const Deck plain = plainDeck();
    const auto card = std::ranges::find_if(plain.cards, [](const Card& c) { return !c.bonus.table.empty(); });
    const auto said = [&](const std::vector<TableRow>& rows) {
        Deck deck = plain;
        deck.cards[static_cast<std::size_t>(card - plain.cards.begin())].bonus.table = rows;
        Edited edited(deck);
        auto* problems = edited.editor.findChild<DeckProblemsPanel*>();
        emit problems->repairChosen(0, 0);
        return wordsOn(*problems);
    };
    const QString sorted = said({{4, 8}, {2, 4}});
    QVERIFY2(sorted.contains("Done: Sort the rows"), qPrintable(sorted));
    QVERIFY(!sorted.contains("Table rows"));
    const QString fewer = said({{4, 8}, {2, 4}, {4, 6}});
    const auto tables =
        std::ranges::count_if(plain.cards, [](const Card& c) { return !c.bonus.table.empty(); });
    QVERIFY2(fewer.contains(QStringLiteral("Table rows from %1 to %2").arg(2 * tables + 1).arg(2 * tables)),
             qPrintable(fewer));
}

void DeckEditorTest::balancingSparesTheCardThatWasDrawn()
{
    for (int card = 0; card < static_cast<int>(kDeckCards); ++card) {
        Edited edited;
        const Front before = edited.card(static_cast<std::size_t>(card)).front;
        edited.editor.list().chooseCard(card);
        QTest::keyClick(&edited.canvas(), before[0].territory == Territory::Snow ? Qt::Key_1 : Qt::Key_5);
        const Front drawn = edited.card(static_cast<std::size_t>(card)).front;
        QVERIFY(drawn != before);
        QVERIFY(!edited.editor.hasErrors()); // judged
        emit edited.editor.findChild<DeckProblemsPanel*>()->repairChosen(0, 0);
        QVERIFY(edited.card(static_cast<std::size_t>(card)).front == drawn);
        QVERIFY(!(edited.editor.document().deck() == plainDeck()));
        QCOMPARE(edited.editor.document().history().count(), 2);
    }
}

void DeckEditorTest::theLabTellsWhatBonusesBring()
{
    Edited edited;
    DeckLabPanel& lab = edited.editor.lab();
    lab.setSettings({.games = 30, .level = "random"});
    QSignalSpy ended(&lab, &DeckLabPanel::ended);
    lab.run();
    QVERIFY(lab.isRunning());
    QVERIFY(!ended.isEmpty() || ended.wait(kLongestWait));
    QCOMPARE(lab.result()->tally.games, 30);
    const auto* bonuses = &edited.field<QTableWidget>("Bonuses");
    QVERIFY(bonuses->rowCount() > 0);
    QVERIFY(tellsPoints(edited.field<QTableWidget>("Bonuses by kind")));
    QCOMPARE(edited.field<QTableWidget>("Cards").rowCount(), 18);
}

void DeckEditorTest::pointsOfAnOlderDeckSaySo()
{
    Edited edited;
    const auto* notice = edited.editor.findChild<QLabel*>(QStringLiteral("balanceNotice"));
    const auto change = [&edited] {
        edited.editor.document().changeCard(
            0, [] { return QString(); }, [](Card& card) { ++card.bonus.points; });
        QVERIFY(!edited.editor.hasErrors()); // judged
    };
    change();
    QVERIFY(notice->isHidden()); // nothing was measured yet
    DeckLabPanel& lab = edited.editor.lab();
    lab.setSettings({.games = 10, .level = "random"});
    QSignalSpy ended(&lab, &DeckLabPanel::ended);
    lab.run();
    QVERIFY(!ended.isEmpty() || ended.wait(kLongestWait));
    QVERIFY(notice->isHidden());
    change();
    QVERIFY(!notice->isHidden());
    QVERIFY(notice->text().startsWith(QLatin1String("The deck has changed")));
    edited.editor.document().history().undo();
    QVERIFY(!edited.editor.hasErrors());
    QVERIFY(notice->isHidden());
    change();
    lab.run();
    QVERIFY(notice->isHidden()); // nothing is told of the older one
    QVERIFY(!tellsPoints(edited.field<QTableWidget>("Bonuses by kind")));
}

void DeckEditorTest::installingNeedsANameAndNoErrors()
{
    Edited edited;
    const QString decks = edited.folder.filePath(QStringLiteral("decks"));
    QSignalSpy told(&edited.editor, &DeckEditor::told);
    edited.editor.run(desk::Command::Install);
    QVERIFY(installedDecks(decks).empty()); // it has no name
    QCOMPARE(told.count(), 1);
    edited.editor.document().change([] { return QString(); }, [](Deck& deck) { deck.name = "Mine"; });
    edited.editor.run(desk::Command::Install);
    QCOMPARE(installedDecks(decks).size(), std::size_t{1});
    lodeline::test::onNextDialog([](QDialog* dialog) { QTest::keyClick(dialog, Qt::Key_Return); });
    edited.editor.run(desk::Command::Install);
    QCOMPARE(installedDecks(decks).size(), std::size_t{2}); // Enter loses nothing
}

void DeckEditorTest::theBalanceStandsBesideTheDeckOfTheGame()
{
    BalancePanel panel;
    panel.setDeck(plainDeck());
    QVERIFY(panel.findChildren<QTableWidget*>()[1]->item(0, 1)->text().isEmpty());
    QSignalSpy read(&panel, &BalancePanel::usualDeckRead);
    QVERIFY(read.wait(kLongestWait));
    int bonuses = 0;
    for (int kind = 0; kind < kBonusKinds; ++kind)
        bonuses += panel.findChildren<QTableWidget*>()[1]->item(kind, 1)->text().toInt();
    QCOMPARE(bonuses, int(kDeckCards));
    QVERIFY(panel.findChildren<QTableWidget*>()[0]->item(0, kSymbols)->toolTip().contains("12"));
}

void DeckEditorTest::newDecksBeginAsTheOnesOfTheProgram()
{
    NewDeckDialog dialog;
    dialog.show();
    auto& choices = *dialog.findChild<QListWidget*>();
    QCOMPARE(choices.count(), 1); // the others are read meanwhile
    QVERIFY(dialog.deck() == plainDeck());
    QSignalSpy read(&dialog, &NewDeckDialog::read);
    QVERIFY(read.wait(kLongestWait));
    QCOMPARE(choices.count(), 3);
    QCOMPARE(choices.currentRow(), 0);
    choices.setCurrentRow(2);
    QVERIFY(choices.currentItem()->text().startsWith("Dust Bowl\nCards with larger lands"));
    QVERIFY(dialog.deck() == loadDeck(QStringLiteral(":/decks/dustbowl.deck.json"))->deck);
    QTest::keyClicks(dialog.findChild<QLineEdit*>(), " Our town ");
    SetWords ours;
    ours.name = "Our town";
    ours.author = "The Lodeline contributors";
    ours.license = "CC-BY-SA-4.0";
    QVERIFY(static_cast<const SetWords&>(dialog.deck()) == ours);
}

void DeckEditorTest::theGameGetsTheDeckAsItIs()
{
    Edited edited;
    const QString programs = edited.folder.filePath(QStringLiteral("programs"));
    const QString said = edited.folder.filePath(QStringLiteral("said"));
    QVERIFY(QDir().mkpath(programs));
    const QString game = programs + QStringLiteral("/lodeline");
    QVERIFY(ui::writeFile(
        game, QStringLiteral("#!/bin/sh\ncp \"$2\" '%1.deck'; echo \"$@\" > '%1.part'; mv '%1.part' '%1'\n")
                  .arg(said)
                  .toStdString()));
    QVERIFY(QFile::setPermissions(game, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    edited.editor.document().change([] { return QString(); }, [](Deck& deck) { deck.name = "Unsaved"; });
    qputenv("LODELINE_PROGRAMS", programs.toUtf8());
    edited.editor.run(desk::Command::PlayWithPeople);
    QTRY_VERIFY(QFile::exists(said));
    qunsetenv("LODELINE_PROGRAMS");
    const QString arguments = QString::fromUtf8(*ui::readFile(said)).trimmed();
    QVERIFY2(arguments.startsWith(QLatin1String("--play ")) &&
                 arguments.contains(QLatin1String("--people")) &&
                 arguments.contains(QLatin1String(".deck.json")),
             qPrintable(arguments));
    QVERIFY(loadDeck(said + QStringLiteral(".deck"))->deck == edited.editor.document().deck());
}

void DeckEditorTest::namesInOtherLanguagesAreEdited()
{
    Deck deck = plainDeck();
    deck.names = {{"de", "Stadt"}};
    Edited edited(deck);
    edited.editor.showForm(DeckEditor::Form::Whole);
    auto& table = *edited.editor.findChild<desk::NamesTable*>()->findChild<QTableWidget*>();
    QCOMPARE(table.rowCount(), 1);
    QCOMPARE(table.item(0, 1)->text(), QStringLiteral("Stadt"));
    table.item(0, 2)->setText("Am Fluss");
    edited.editor.commitFields();
    QCOMPARE(edited.editor.document().deck().descriptions, (Translations{{"de", "Am Fluss"}}));
    table.item(0, 1)->setText({});
    table.item(0, 2)->setText({});
    edited.editor.commitFields();
    QVERIFY(edited.editor.document().deck().names.empty());
    QCOMPARE(table.rowCount(), 0);
    edited.editor.document().history().undo();
    QCOMPARE(table.rowCount(), 1);
}

void DeckEditorTest::printingBeginsWithTheDeck()
{
    Edited edited;
    QVERIFY(edited.editor.can(desk::Command::Print));
    int pages = 0;
    QString topic;
    lodeline::test::onNextDialog([&pages, &topic](QDialog* dialog) {
        pages = dynamic_cast<print::PrintDialog&>(*dialog).pageCount();
        topic = ui::topicAround(dialog);
        dialog->reject();
    });
    edited.editor.run(desk::Command::Print);
    QCOMPARE(pages, 3);
    QCOMPARE(topic, QStringLiteral("deck-print"));
}

void DeckEditorTest::panelsNameTheirChaptersOfTheHandbook()
{
    Edited edited;
    const auto topicOf = [&](DeckEditor::Tab tab) {
        edited.editor.showTab(tab);
        return ui::topicAround(edited.editor.focusWidget());
    };
    QCOMPARE(topicOf(DeckEditor::Tab::Problems), QStringLiteral("balance"));
    QCOMPARE(topicOf(DeckEditor::Tab::Statistics), QStringLiteral("balance"));
    QCOMPARE(topicOf(DeckEditor::Tab::Lab), QStringLiteral("deck-lab"));
    QCOMPARE(ui::topicAround(edited.editor.findChild<CardProperties*>()), QStringLiteral("bonus"));
    QCOMPARE(ui::topicAround(edited.editor.findChild<desk::WordsForm*>()), QStringLiteral("deck"));
}

const WindowTest<DeckEditorTest> kTest("tst_deckeditor");

} // namespace lodeline::boomtown::editor::tst_deckeditor

#include "tst_deckeditor.moc"
