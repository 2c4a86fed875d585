// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/window/editorscenes.h"

#include "editor/art/artimportdialog.h"
#include "editor/artfolder/artfolderdialog.h"
#include "editor/artfolder/watchednote.h"
#include "editor/boomtown/cards/cardlistpanel.h"
#include "editor/boomtown/deck/deckeditor.h"
#include "editor/boomtown/deck/newdeckdialog.h"
#include "editor/boomtown/lab/decklabpanel.h"
#include "editor/boomtown/print/printeddeck.h"
#include "editor/boomtown/problems/deckproblemspanel.h"
#include "editor/desk/formrow.h"
#include "editor/lab/labpanel.h"
#include "editor/lab/learningpage.h"
#include "editor/parts/partstable.h"
#include "editor/print/dialog/printdialog.h"
#include "editor/properties/setproperties.h"
#include "editor/set/newsetdialog.h"
#include "editor/set/tilecommands.h"
#include "editor/tileprint/printedset.h"
#include "editor/window/startmessages.h"
#include "engine/goldrush/learning/setdigest.h"
#include "engine/goldrush/lore/setlore.h"
#include "resources/art/own/ownpictures.h"
#include "tests/windowtest/patience.h"
#include "ui/files.h"
#include "ui/help/helpdialog.h"
#include "ui/problemsdialog.h"

#include <QDir>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTabWidget>

namespace lodeline::goldrush::editor::test {
namespace {

using Form = SetEditor::Form;
using Tab = SetEditor::Tab;

const QByteArray kPartlyUsable = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'>"
                                 "<script>alert(1)</script>"
                                 "<rect width='20' height='10' fill='#0000ff' onclick='x()'/>"
                                 "<image width='9' height='9' href='file:///etc/hostname'/></svg>";

void open(Desk& desk, Form form = Form::Part, Tab tab = Tab::Problems)
{
    desk->openFile(desk.classic());
    desk.editor().showForm(form);
    desk.editor().showTab(tab);
}

template <Form form, Tab tab>
void set(Desk& desk, const Look& look)
{
    open(desk, form, tab);
    look(*desk);
}

void welcome(Desk& desk, const Look& look)
{
    desk.settings().recentFiles().add(desk.classic());
    QCoreApplication::processEvents();
    look(*desk);
}

template <int place>
void menu(Desk& desk, const Look& look)
{
    open(desk);
    QMenu* menu = desk->menuBar()->actions()[place]->menu();
    menu->popup(desk->mapToGlobal(QPoint()));
    look(*menu);
    menu->hide();
}

// Steps of every kind, and one that is undone.
void history(Desk& desk, const Look& look)
{
    open(desk, Form::History);
    TileCommands& commands = desk.editor().commands();
    commands.add();
    commands.duplicate();
    commands.rotate(1);
    commands.mirror();
    commands.changeCount(1);
    commands.makeStart();
    commands.copy();
    commands.paste();
    desk.editor().list().chooseTile(3);
    commands.addVariants();
    TileDesign illustrated;
    illustrated.art = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 6'/>";
    commands.setPicture(3, illustrated, {}, false);
    commands.remove();
    desk.document().history().undo();
    look(*desk);
}

// One of them is the set's own.
void setPictures(Desk& desk, const Look& look)
{
    open(desk, Form::Whole);
    const QString file = desk.path(QStringLiteral("herd.svg"));
    if (!ui::writeFile(file, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 6'><circle cx='4.5' "
                             "cy='3' r='3' fill='#7030a0'/></svg>"))
        return;
    auto* parts = desk->findChild<PartsTable*>();
    QSignalSpy read(parts, &PartsTable::read);
    const SetPart herd{SetPart::Kind::Herd};
    parts->replace(herd, file);
    const auto isPainted = [&] {
        return art::ownPictures().ask(art::OwnArt(desk.set().pictures, herd), {64, 64}).state ==
               art::OwnPictures::State::Painted;
    };
    if (!read.wait(kLongestWait) || !QTest::qWaitFor(isPainted, kLongestWait))
        return;
    desk->findChild<SetProperties*>()->focusPart("/pictures");
    look(*desk);
}

void watchedFolder(Desk& desk, const Look& look)
{
    open(desk, Form::Whole);
    auto* note = desk->findChild<WatchedNote*>();
    note->setFolder(QStringLiteral("/barn"));
    QCoreApplication::processEvents(); // the form grows
    desk::focusField(*note);
    look(*desk);
}

void manyTiles(Desk& desk, const Look& look)
{
    open(desk);
    desk.editor().list().chooseTiles({1, 2, 5});
    look(*desk);
}

void nothingFound(Desk& desk, const Look& look)
{
    open(desk);
    desk.editor().list().focusSearch();
    QTest::keyClicks(desk.editor().list().findChild<QLineEdit*>(), QStringLiteral("zz"));
    look(*desk);
}

void spoil(Desk& desk)
{
    desk.document().change([] { return QString(); },
                           [](TileSet& set) {
                               set.tokens.clear();
                               set.name.clear();
                               set.start = "gone";
                               set.tiles[1].count = 0;
                               set.tiles[3].railroads = set.tiles[2].railroads;
                               set.tiles.push_back(set.tiles[4]);
                               set.tiles.push_back({});
                               set.tiles.back().id = "+";
                           });
    desk.editor().list().chooseTile(4);
}

template <Tab tab>
void spoilt(Desk& desk, const Look& look)
{
    open(desk, Form::Part, tab);
    spoil(desk);
    desk.editor().hasErrors();
    look(*desk);
}

template <int place>
void measured(Desk& desk, const Look& look)
{
    open(desk, Form::Part, Tab::Lab);
    LabPanel& lab = desk.editor().lab();
    LabSettings settings;
    settings.games = 40;
    settings.level = "random";
    lab.setSettings(settings);
    QSignalSpy ended(&lab, &LabPanel::ended);
    lab.run();
    if (ended.isEmpty() && !ended.wait(kLongestWait))
        return;
    lab.findChild<QTabWidget*>(QStringLiteral("labTabs"))->setCurrentIndex(place);
    look(*desk);
}

void learned(Desk& desk, const Look& look)
{
    measured<4>(desk, [&](QWidget& window) {
        LearnedSet learned;
        learned.weights = *shippedWeights();
        learned.games = 8000;
        learned.share = 0.58;
        const auto set = std::make_shared<const CompiledSet>(desk.set());
        const auto lore = measureLore(set, learned.weights, {.games = 40}, [](double) {}, {});
        desk.editor().lab().learning().tell(
            {setDigest(desk.set()), 2, learned, insightsOf(learned, lore.value())});
        look(window);
    });
}

void outdated(Desk& desk, const Look& look)
{
    measured<0>(desk, [&](QWidget&) {
        desk.editor().commands().rotate(1);
        desk.editor().hasErrors();
        look(*desk);
    });
}

void folded(Desk& desk, const Look& look)
{
    open(desk);
    for (QAction* pane : desk->actions().panes.first(4)) {
        if (pane->isChecked())
            pane->trigger();
    }
    look(*desk);
}

void enlarged(Desk& desk, const Look& look)
{
    open(desk, Form::Part, Tab::Statistics);
    desk->actions().panes.last()->trigger();
    look(*desk);
}

void handbook(Desk& desk, const Look& look)
{
    open(desk);
    desk->actions().handbook->trigger();
    look(*desk->findChild<ui::HelpDialog*>());
}

void tour(Desk& desk, const Look& look)
{
    desk->actions().tour->trigger();
    look(*desk);
}

void newSet(Desk&, const Look& look)
{
    NewSetDialog dialog;
    dialog.show();
    QSignalSpy read(&dialog, &NewSetDialog::read);
    if (read.wait(kLongestWait))
        look(dialog);
}

void picture(Desk& desk, const Look& look)
{
    open(desk);
    ArtImportDialog dialog(desk.set().tiles.front(), 0, art::Theme::light());
    dialog.show();
    look(dialog);
}

void partlyUsablePicture(Desk& desk, const Look& look)
{
    open(desk);
    ArtImportDialog dialog(desk.set().tiles.front(), 0, art::Theme::light());
    dialog.show();
    QSignalSpy imported(&dialog, &ArtImportDialog::imported);
    dialog.importText(kPartlyUsable);
    if (imported.isEmpty() && !imported.wait(kLongestWait))
        return;
    look(dialog);
}

// Not square; where it is kept, one comes behind it that cannot be taken.
template <bool isKept>
void cutPicture(Desk& desk, const Look& look)
{
    open(desk);
    ArtImportDialog dialog(desk.set().tiles.front(), 0, art::Theme::light());
    dialog.setSelected(3);
    dialog.show();
    QSignalSpy imported(&dialog, &ArtImportDialog::imported);
    QImage wide(300, 200, QImage::Format_RGB32);
    wide.fill(QColor(0x70, 0x30, 0xa0));
    dialog.importImage(wide);
    if (!imported.wait(kLongestWait))
        return;
    if (isKept)
        dialog.importText("no picture");
    if (!isKept || imported.wait(kLongestWait))
        look(dialog);
}

void pictureFolder(Desk& desk, const Look& look)
{
    open(desk);
    QDir(desk.path({})).mkdir(QStringLiteral("art"));
    const QByteArray good = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>";
    for (const auto& [name, bytes] :
         {std::pair("12.svg", good), {"13.svg", QByteArray("?")}, {"barn.svg", good}})
        if (!ui::writeFile(desk.path(QStringLiteral("art/%1").arg(name)), bytes.toStdString()))
            return;
    TileSet set = desk.set();
    set.tiles[0].id = "12";
    set.tiles[1].id = "13";
    ArtFolderDialog dialog(desk.path(QStringLiteral("art")), set);
    dialog.show();
    QSignalSpy read(&dialog, &ArtFolderDialog::read);
    if (read.wait(kLongestWait))
        look(dialog);
}

template <int place>
void print(Desk& desk, const Look& look)
{
    open(desk);
    print::PrintDialog dialog(std::make_shared<PrintedSet>(desk.set()));
    dialog.show();
    dialog.findChild<QTabWidget*>()->setCurrentIndex(place);
    look(dialog);
}

void printNothing(Desk& desk, const Look& look)
{
    open(desk);
    print::PrintDialog dialog(std::make_shared<PrintedSet>(desk.set()));
    print::PrintOptions options = dialog.options();
    options.tiles = options.tokens = options.pieces = false;
    dialog.setOptions(options);
    dialog.show();
    look(dialog);
}

// Of a command that waits for its dialog.
template <QAction* EditorActions::*command>
void dialogOf(Desk& desk, const Look& look)
{
    open(desk);
    lodeline::test::onNextDialog([&](QDialog* dialog) { look(*dialog); });
    (desk->actions().*command)->trigger();
}

using boomtown::editor::DeckEditor;

DeckEditor& openDeck(Desk& desk, DeckEditor::Form form, DeckEditor::Tab tab)
{
    desk->openFile(QStringLiteral(":/decks/boomtown.deck.json"));
    auto& editor = dynamic_cast<DeckEditor&>(*desk->current());
    editor.showForm(form);
    editor.showTab(tab);
    return editor;
}

// A card with the fields of its bonus; the kinds have all of them between them.
template <int card, DeckEditor::Form form, DeckEditor::Tab tab>
void deck(Desk& desk, const Look& look)
{
    openDeck(desk, form, tab).list().chooseCard(card);
    look(*desk);
}

void spoiltDeck(Desk& desk, const Look& look)
{
    DeckEditor& editor = openDeck(desk, DeckEditor::Form::Part, DeckEditor::Tab::Problems);
    editor.document().change([] { return QString(); },
                             [](boomtown::Deck& deck) {
                                 deck.cards[1].id = deck.cards[0].id;
                                 deck.cards[2].front[0] = deck.cards[2].front[1];
                                 deck.cards[3].front.fill(deck.cards[3].front[0]);
                                 deck.cards[4].bonus = deck.cards[5].bonus;
                             });
    editor.hasErrors();
    look(*desk);
}

void repairedDeck(Desk& desk, const Look& look)
{
    DeckEditor& editor = openDeck(desk, DeckEditor::Form::Part, DeckEditor::Tab::Problems);
    editor.document().change([] { return QString(); },
                             [](boomtown::Deck& deck) {
                                 for (std::size_t card = 0; card < 4; ++card)
                                     deck.cards[card].front[0].territory = boomtown::Territory::Snow;
                             });
    editor.hasErrors();
    emit editor.findChild<boomtown::editor::DeckProblemsPanel*>()->repairChosen(0, 0);
    look(*desk);
}

void printDeck(Desk& desk, const Look& look)
{
    DeckEditor& editor = openDeck(desk, DeckEditor::Form::Part, DeckEditor::Tab::Problems);
    print::PrintDialog dialog(std::make_shared<boomtown::editor::PrintedDeck>(editor.document().deck()));
    dialog.show();
    look(dialog);
}

void measuredDeck(Desk& desk, const Look& look)
{
    DeckEditor& editor = openDeck(desk, DeckEditor::Form::History, DeckEditor::Tab::Lab);
    QSignalSpy ended(&editor.lab(), &boomtown::editor::DeckLabPanel::ended);
    editor.lab().setSettings({.games = 20, .level = "random", .seed = 1});
    editor.lab().run();
    if (ended.isEmpty() && !ended.wait(kLongestWait))
        return;
    look(*desk);
}

void newDeck(Desk&, const Look& look)
{
    boomtown::editor::NewDeckDialog dialog;
    dialog.show();
    QSignalSpy read(&dialog, &boomtown::editor::NewDeckDialog::read);
    if (read.wait(kLongestWait))
        look(dialog);
}

void problems(Desk&, const Look& look)
{
    ui::ProblemsDialog dialog(QStringLiteral("/a/b.tileset.json"),
                              {{Severity::Error, FileProblem::MissingKey, "/tiles/3", {"name"}}});
    dialog.show();
    look(dialog);
}

QWidget* boxOver(Desk& desk)
{
    return desk->findChild<QMessageBox*>();
}

void putAside(Desk& desk, const Look& look)
{
    StartMessages(&*desk).tellAside(
        {{.from = QStringLiteral("/a/b"), .to = QStringLiteral("/b"), .why = ui::noPlainFile}});
    if (QWidget* box = boxOver(desk))
        look(*box);
}

void leftUnread(Desk& desk, const Look& look)
{
    StartMessages messages(&*desk);
    messages.tellUnread({QStringLiteral("/a/b")});
    if (QWidget* box = boxOver(desk))
        look(*box);
}

} // namespace

std::vector<EditorScene> editorScenes()
{
    return {
        {"welcome", welcome},
        {"menu-1", menu<0>},
        {"menu-2", menu<1>},
        {"menu-3", menu<2>},
        {"menu-4", menu<3>},
        {"menu-5", menu<4>},
        {"menu-6", menu<5>},
        {"tile", set<Form::Part, Tab::Problems>},
        {"set", set<Form::Whole, Tab::Statistics>},
        {"set-pictures", setPictures},
        {"watched-folder", watchedFolder},
        {"history", history},
        {"many-tiles", manyTiles},
        {"nothing-found", nothingFound},
        {"spoilt", spoilt<Tab::Problems>},
        {"spoilt-statistics", spoilt<Tab::Statistics>},
        {"spoilt-lab", spoilt<Tab::Lab>},
        {"lab", set<Form::Part, Tab::Lab>},
        {"lab-findings", measured<0>},
        {"lab-figures", measured<1>},
        {"lab-histograms", measured<2>},
        {"lab-tiles", measured<3>},
        {"lab-to-learn", measured<4>},
        {"lab-learned", learned},
        {"lab-outdated", outdated},
        {"folded", folded},
        {"enlarged", enlarged},
        {"new-set", newSet},
        {"picture", picture},
        {"picture-refused", partlyUsablePicture},
        {"picture-cut", cutPicture<false>},
        {"picture-kept", cutPicture<true>},
        {"picture-folder", pictureFolder},
        {"print-content", print<0>},
        {"print-paper", print<1>},
        {"print-nothing", printNothing},
        {"handbook", handbook},
        {"tour", tour},
        {"deck-customers", deck<2, DeckEditor::Form::Part, DeckEditor::Tab::Problems>},
        {"deck-table", deck<1, DeckEditor::Form::Part, DeckEditor::Tab::Statistics>},
        {"deck-showdown", deck<4, DeckEditor::Form::Part, DeckEditor::Tab::Lab>},
        {"deck-words", deck<0, DeckEditor::Form::Whole, DeckEditor::Tab::Statistics>},
        {"deck-spoilt", spoiltDeck},
        {"deck-repaired", repairedDeck},
        {"deck-lab", measuredDeck},
        {"deck-print", printDeck},
        {"new-deck", newDeck},
        {"keys", dialogOf<&EditorActions::keys>},
        {"about", dialogOf<&EditorActions::about>},
        {"problems", problems},
        {"put-aside", putAside},
        {"left-unread", leftUnread},
    };
}

} // namespace lodeline::goldrush::editor::test
