// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artimportdialog.h"
#include "editor/boomtown/canvas/cardcanvas.h"
#include "editor/boomtown/canvas/cardpanel.h"
#include "editor/boomtown/cards/cardlistpanel.h"
#include "editor/boomtown/deck/deckeditor.h"
#include "editor/measuring/labcontrols.h"
#include "editor/print/dialog/printdialog.h"
#include "editor/set/newsetdialog.h"
#include "editor/tileprint/printedset.h"
#include "tests/editor/window/desk.h"
#include "tests/ui/accessible.h"
#include "tests/ui/languages/gaps.h"
#include "tests/windowtest/windowtest.h"

#include <QListView>
#include <QSignalSpy>

namespace lodeline::goldrush::editor::tst_editoraccess {

using lodeline::test::clashes;
using lodeline::test::clashesInSight;
using lodeline::test::nameless;

namespace {

// The window without a set, then with one and each of its tabs and forms in front.
template <typename Look>
void inEveryState(test::Desk& desk, Look look)
{
    look();
    desk->openFile(desk.classic());
    for (const auto form : {SetEditor::Form::Part, SetEditor::Form::Whole, SetEditor::Form::History}) {
        desk.editor().showForm(form);
        for (const auto tab : {SetEditor::Tab::Problems, SetEditor::Tab::Statistics, SetEditor::Tab::Lab}) {
            desk.editor().showTab(tab);
            QCoreApplication::processEvents();
            look();
        }
    }
}

boomtown::editor::DeckEditor& openDeck(const test::Desk& desk)
{
    desk->openFile(QStringLiteral(":/decks/boomtown.deck.json"));
    return dynamic_cast<boomtown::editor::DeckEditor&>(*desk->current());
}

// With a deck, each of its tabs and forms in front; the bonus of its last card has a symbol and a table.
template <typename Look>
void inEveryStateOfDecks(const test::Desk& desk, Look look)
{
    using Editor = boomtown::editor::DeckEditor;
    Editor& editor = openDeck(desk);
    const auto inEveryForm = [&editor, look] {
        for (const auto form : {Editor::Form::Whole, Editor::Form::History, Editor::Form::Part}) {
            editor.showForm(form);
            look();
        }
    };
    for (const auto tab : {Editor::Tab::Problems, Editor::Tab::Statistics, Editor::Tab::Lab}) {
        editor.showTab(tab);
        QCoreApplication::processEvents();
        inEveryForm();
    }
    editor.list().chooseCard(static_cast<int>(editor.document().deck().cards.size()) - 1);
    look();
    auto& lab = *editor.findChild<lodeline::desk::LabControls*>();
    lab.begin();
    inEveryForm();
    lab.end();
}

template <typename Look>
void inEveryDialog(const test::Desk& desk, Look look)
{
    const TileSet& set = desk.set();
    NewSetDialog newSet;
    ArtImportDialog art(set.tiles.front(), 0, art::Theme::light());
    print::PrintDialog print(std::make_shared<PrintedSet>(set));
    for (QDialog* dialog : std::initializer_list<QDialog*>{&newSet, &art, &print}) {
        dialog->show();
        look(*dialog);
    }
}

} // namespace

class EditorAccessTest : public QObject
{
    Q_OBJECT

private slots:
    void everyControlHasAName();
    void mnemonicsDoNotClash();
    void movedCardsTellTheirPlace();
    void keysForCardsWorkOnTheDrawing();
};

void EditorAccessTest::everyControlHasAName()
{
    test::Desk desk;
    inEveryState(desk, [&] { QCOMPARE(nameless(*desk), QString()); });
    inEveryDialog(desk, [](const QDialog& dialog) { QCOMPARE(nameless(dialog), QString()); });
}

void EditorAccessTest::mnemonicsDoNotClash()
{
    const auto none = [](const QString& code, const QStringList& found) {
        const QStringList faults = lodeline::test::clashesOfTranslation(found, code);
        QVERIFY2(faults.isEmpty(),
                 qPrintable(code + QStringLiteral(": ") + faults.join(QStringLiteral(", "))));
    };
    for (const QString& code : ui::Languages().available()) {
        test::Desk desk;
        desk.languages().use(code);
        QCoreApplication::processEvents();
        const auto look = [&] {
            none(code, clashes(desk->menuBar()->actions()));
            none(code, clashesInSight(*desk));
        };
        inEveryState(desk, look);
        inEveryDialog(desk, [&](const QDialog& dialog) { none(code, clashesInSight(dialog)); });
        inEveryStateOfDecks(desk, look);
    }
}

// By the keys of the menu, as tiles do.
void EditorAccessTest::movedCardsTellTheirPlace()
{
    test::Desk desk;
    boomtown::editor::DeckEditor& editor = openDeck(desk);
    QApplication::setActiveWindow(&*desk);
    boomtown::editor::CardListPanel& list = editor.list();
    const EditorActions& actions = desk->actions();
    const QSignalSpy told(&editor, &boomtown::editor::DeckEditor::told);
    list.chooseCards({0, 1});
    QVERIFY(actions.moveUp->isVisible() && !actions.moveUp->isEnabled());
    list.view()->setFocus();
    QTest::keyClick(list.view(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(list.chosenCards(), (Rows{1, 2}));
    QCOMPARE(told.last().first().toString(), QStringLiteral("Now number 2 of 18."));
    QVERIFY(actions.moveUp->isEnabled());
    list.chooseCards({16, 17});
    QVERIFY(actions.moveDown->isVisible() && !actions.moveDown->isEnabled());
}

void EditorAccessTest::keysForCardsWorkOnTheDrawing()
{
    test::Desk desk;
    boomtown::editor::DeckEditor& editor = openDeck(desk);
    QApplication::setActiveWindow(&*desk);
    boomtown::editor::CardCanvas& canvas = *editor.card().canvas();
    boomtown::editor::CardListPanel& list = editor.list();
    const auto count = [&editor] { return editor.document().deck().cards.size(); };
    const std::size_t before = count();
    list.chooseCard(1);
    canvas.setFocus();
    QVERIFY(canvas.hasFocus());
    QTest::keyClick(&canvas, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(list.chosenCards(), (Rows{2}));
    QTest::keyClick(&canvas, Qt::Key_C, Qt::ControlModifier);
    QTest::keyClick(&canvas, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(count(), before + 1);
    QTest::keyClick(&canvas, Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(count(), before);
    QTest::keyClick(&canvas, Qt::Key_Delete);
    QCOMPARE(count(), before - 1);
}

const WindowTest<EditorAccessTest> kTest("tst_editoraccess");

} // namespace lodeline::goldrush::editor::tst_editoraccess

#include "tst_editoraccess.moc"
