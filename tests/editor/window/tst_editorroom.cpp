// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artimportdialog.h"
#include "editor/boomtown/deck/deckeditor.h"
#include "editor/boomtown/lab/decklabpanel.h"
#include "editor/lab/labpanel.h"
#include "editor/panes/foldingtabs.h"
#include "editor/print/dialog/printdialog.h"
#include "editor/set/newsetdialog.h"
#include "editor/tileprint/printedset.h"
#include "editor/window/editorhelp.h"
#include "tests/editor/window/desk.h"
#include "tests/ui/screens/faults.h"
#include "tests/ui/screens/room.h"
#include "tests/windowtest/windowtest.h"
#include "ui/languages/pseudolanguage.h"

#include <QAbstractScrollArea>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>

namespace lodeline::goldrush::editor::tst_editorroom {

using lodeline::test::faultsOf;
using lodeline::test::tooLarge;
using test::Desk;

namespace {

// What is wider than what is seen of it; tables tell it in columns.
QStringList scrolledSideways(const desk::FoldingTabs& tabs)
{
    QStringList said;
    for (const QAbstractScrollArea* area : tabs.findChildren<QAbstractScrollArea*>()) {
        const int hidden = area->horizontalScrollBar()->maximum() - area->horizontalScrollBar()->minimum();
        if (area->isVisible() && hidden > 0)
            said << QStringLiteral("%1 %2 hides %3 at its side")
                        .arg(QLatin1String(area->metaObject()->className()), area->accessibleName())
                        .arg(hidden);
    }
    return said;
}

} // namespace

// No page and no dialog of the editor needs more than a small screen has, and none cuts a text off, in any
// language.
class EditorRoomTest : public QObject
{
    Q_OBJECT

private slots:
    void everythingFits_data();
    void everythingFits();

private:
    void lookAtSet(Desk& desk);
    void lookAtDeck(Desk& desk);
    void lookAtPanes(Desk& desk, const QString& name);
    void lookAtTabsAndSize(Desk& desk, const QString& name);
    void look(QWidget& window, const QString& name);
    void lookAtTabs(QWidget& window, const QString& name);
    void lookAtDialog(QDialog& dialog);

    QStringList faults_;
};

void EditorRoomTest::look(QWidget& window, const QString& name)
{
    const QString large = tooLarge(window, name);
    if (!large.isEmpty())
        faults_ << large;
    QStringList faults = faultsOf(window);
    for (const desk::FoldingTabs* tabs : window.findChildren<desk::FoldingTabs*>())
        faults << scrolledSideways(*tabs);
    for (const QString& fault : faults)
        faults_ << QStringLiteral("%1: %2").arg(name, fault);
}

void EditorRoomTest::lookAtTabs(QWidget& window, const QString& name)
{
    const QList<QTabWidget*> all = window.findChildren<QTabWidget*>();
    for (QTabWidget* tabs : all) {
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            look(window, QStringLiteral("%1, %2").arg(name, tabs->tabText(i)));
        }
    }
    if (all.isEmpty())
        look(window, name);
}

void EditorRoomTest::lookAtDialog(QDialog& dialog)
{
    const QString name = QString::fromLatin1(dialog.metaObject()->className());
    dialog.show();
    lookAtTabs(dialog, name);
    for (const QPushButton* button : dialog.findChildren<QPushButton*>()) {
        const QRect place(button->mapTo(&dialog, QPoint()), button->size());
        const QWidget* parent = button->parentWidget();
        const bool scrolls = parent != &dialog && !qobject_cast<const QDialogButtonBox*>(parent);
        if (button->isVisible() && !scrolls && !dialog.rect().contains(place))
            faults_ << QStringLiteral("%1 hides its buttons").arg(name);
    }
    dialog.hide();
}

void EditorRoomTest::everythingFits_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("German") << QStringLiteral("de");
    QTest::newRow("Russian") << QStringLiteral("ru");
    QTest::newRow("Arabic") << QStringLiteral("ar");
    QTest::newRow("long") << ui::codeOf(ui::Pseudo::Longer);
}

// Also on a screen of 800x600, of which the title of the window and a panel take some.
void EditorRoomTest::lookAtTabsAndSize(Desk& desk, const QString& name)
{
    lookAtTabs(*desk, name);
    const QString large = tooLarge(*desk, name, {800, 540});
    if (!large.isEmpty())
        faults_ << large;
}

void EditorRoomTest::lookAtPanes(Desk& desk, const QString& name)
{
    lookAtTabsAndSize(desk, name);
    for (QAction* pane : desk->actions().panes.first(4)) {
        if (pane->isEnabled() && !pane->isChecked())
            pane->trigger();
    }
    lookAtTabsAndSize(desk, name + QStringLiteral(", all open"));
    desk->actions().panes.last()->trigger();
    lookAtTabsAndSize(desk, name + QStringLiteral(", lower panel enlarged"));
    desk->actions().panes.last()->trigger();
    lookAtTabsAndSize(desk, name + QStringLiteral(", lower panel no longer enlarged"));
}

void EditorRoomTest::lookAtSet(Desk& desk)
{
    desk->openFile(desk.classic());
    QVERIFY(desk->current());
    desk->actions().moreCopies->trigger(); // for the history
    LabPanel& lab = desk.editor().lab();
    QSignalSpy measured(&lab, &LabPanel::ended);
    desk.editor().showTab(SetEditor::Tab::Lab); // where it gets the set
    lab.setSettings({.games = 10, .level = "random"});
    lab.run();
    QVERIFY(measured.wait(kLongestWait));
    lookAtPanes(desk, QStringLiteral("set"));
}

void EditorRoomTest::lookAtDeck(Desk& desk)
{
    desk->openFile(QStringLiteral(":/decks/boomtown.deck.json"));
    auto* deck = dynamic_cast<boomtown::editor::DeckEditor*>(desk->current());
    QVERIFY(deck);
    boomtown::editor::DeckLabPanel& lab = deck->lab();
    QSignalSpy measured(&lab, &boomtown::editor::DeckLabPanel::ended);
    deck->showTab(SetEditor::Tab::Lab);
    lab.setSettings({.games = 10, .level = "random"});
    lab.run();
    QVERIFY(measured.wait(kLongestWait));
    lookAtPanes(desk, QStringLiteral("deck"));
}

void EditorRoomTest::everythingFits()
{
    QFETCH(QString, language);
    faults_.clear();
    Desk desk;
    desk.languages().use(language);
    look(*desk, QStringLiteral("welcome"));
    lookAtSet(desk);
    const TileSet set = desk.set();
    lookAtDeck(desk);
    const auto lookAtNext = [this] {
        test::onNextDialog([this](QDialog* dialog) { lookAtDialog(*dialog); });
    };
    lookAtNext();
    showEditorKeys(desk->actions(), &*desk);
    lookAtNext();
    showAboutEditor(&*desk);
    NewSetDialog newSet;
    ArtImportDialog art(set.tiles.front(), 0, art::Theme::light());
    print::PrintDialog print(std::make_shared<PrintedSet>(set));
    for (QDialog* dialog : std::initializer_list<QDialog*>{&newSet, &art, &print})
        lookAtDialog(*dialog);
    QVERIFY2(faults_.isEmpty(), qPrintable(faults_.join(u'\n')));
}

const WindowTest<EditorRoomTest> kTest("tst_editorroom");

} // namespace lodeline::goldrush::editor::tst_editorroom

#include "tst_editorroom.moc"
