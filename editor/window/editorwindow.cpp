// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/editorwindow.h"

#include "editor/print/dialog/printdialog.h"
#include "editor/program/editorsettings.h"
#include "editor/tiles/tilelistpanel.h"
#include "editor/window/editoractions.h"
#include "editor/window/editorhelp.h"
#include "editor/window/editormenus.h"
#include "editor/window/seteditor.h"
#include "editor/window/setflow.h"
#include "editor/window/startmessages.h"
#include "editor/window/tilecommands.h"
#include "editor/window/welcomepage.h"
#include "engine/goldrush/design/meetings.h"
#include "ui/appearance.h"
#include "ui/languages/languagemenu.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"
#include "ui/recentfiles.h"
#include "ui/translating/translatortools.h"
#include "ui/windows/screens.h"
#include "ui/windows/tabtitle.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QLocale>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kMessage = 6000; // ms

QStringList setsIn(const QMimeData& data)
{
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile() && url.path().endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
            files << url.toLocalFile();
    }
    return files;
}

} // namespace

EditorWindow::EditorWindow(EditorSettings& settings, ui::Languages& languages, ui::Appearance& appearance,
                           const QString& sideFolder, const QString& installFolder,
                           ui::InstalledSets::Reading reading)
    : settings_(settings)
    , appearance_(appearance)
    , actions_(new EditorActions(this))
    , menus_(new EditorMenus(this, actions_, languages))
    , flow_(new SetFlow(settings, sideFolder, installFolder, reading, this))
    , pages_(new QStackedWidget(this))
    , welcome_(new WelcomePage(actions_, this))
    , tabs_(new QTabWidget(this))
    , startMessages_(new StartMessages(this))
{
    appearance_.handTo(*this);
    tabs_->setDocumentMode(true);
    tabs_->setTabsClosable(true);
    tabs_->setMovable(true);
    tabs_->tabBar()->setChangeCurrentOnDrag(true); // tiles can be dragged to another set
    pages_->addWidget(welcome_);
    pages_->addWidget(tabs_);
    setCentralWidget(pages_);
    setAcceptDrops(true);
    connectFile();
    connectEdit();
    connectTile();
    connectView();
    new ui::TranslatorTools(languages, *menus_->languages(), this);
    resize(1280, 800);
    restoreGeometry(settings_.windowGeometry());
    ui::fitToScreen(*this);
    statusBar()->setSizeGripEnabled(true);
    applyTheme();
    retranslate();
    showCurrent();
}

EditorWindow::~EditorWindow() = default;

SetEditor* EditorWindow::current() const
{
    return qobject_cast<SetEditor*>(tabs_->currentWidget());
}

// What an action does to the set in front; it is disabled where there is none.
template <typename Call>
void EditorWindow::onSet(QAction* action, Call call)
{
    connect(action, &QAction::triggered, this, [this, call] { std::invoke(call, *current()); });
}

void EditorWindow::connectFile()
{
    connect(actions_->newSet, &QAction::triggered, this, [this] { add(flow_->newSet()); });
    connect(actions_->open, &QAction::triggered, this, [this] { openFile(flow_->fileToOpen()); });
    connect(actions_->quit, &QAction::triggered, this, &QWidget::close);
    connect(actions_->closeSet, &QAction::triggered, this, [this] { closeTab(tabs_->currentIndex()); });
    onSet(actions_->save, [this](SetEditor& editor) { flow_->save(editor); });
    onSet(actions_->saveAs, [this](SetEditor& editor) { flow_->saveAs(editor); });
    onSet(actions_->install, [this](SetEditor& editor) {
        if (mayLeave(tr("Install in the game")))
            flow_->install(editor);
    });
    connect(actions_->print, &QAction::triggered, this, &EditorWindow::print);
    connect(menus_->recentFiles(), &ui::RecentMenu::fileRequested, this, &EditorWindow::openFile);
    connect(welcome_, &WelcomePage::fileRequested, this, &EditorWindow::openFile);
    // Queued: the button that was pressed to open a file is one of what is made anew.
    connect(&settings_.recentFiles(), &ui::RecentFiles::changed, this, &EditorWindow::showRecentFiles,
            Qt::QueuedConnection);
    showRecentFiles();
    connect(tabs_, &QTabWidget::tabCloseRequested, this, &EditorWindow::closeTab);
    connect(tabs_, &QTabWidget::currentChanged, this, &EditorWindow::showCurrent);
    connect(flow_, &SetFlow::told, this, &EditorWindow::tell);
}

void EditorWindow::connectEdit()
{
    onSet(actions_->undo, [](SetEditor& editor) { editor.document().history().undo(); });
    onSet(actions_->redo, [](SetEditor& editor) { editor.document().history().redo(); });
    onSet(actions_->cut, [](SetEditor& editor) { editor.commands().cut(); });
    onSet(actions_->copy, [](SetEditor& editor) { editor.commands().copy(); });
    onSet(actions_->paste, [](SetEditor& editor) { editor.commands().paste(); });
    onSet(actions_->duplicate, [](SetEditor& editor) { editor.commands().duplicate(); });
    onSet(actions_->remove, [](SetEditor& editor) { editor.commands().remove(); });
    onSet(actions_->find, [](SetEditor& editor) { editor.list().focusSearch(); });
    onSet(actions_->play, [this](SetEditor&) { play({.people = 1, .nextTile = {}}); });
    onSet(actions_->playWithPeople, [this](SetEditor&) { play({.people = 2, .nextTile = {}}); });
    onSet(actions_->playTile, [this](SetEditor& editor) { playTile(editor, 1); });
    onSet(actions_->playTileWithPeople, [this](SetEditor& editor) { playTile(editor, 2); });
}

void EditorWindow::playTile(SetEditor& editor, int people)
{
    editor.commitFields(); // the name of the tile is one of them
    const TileSet& set = editor.document().set();
    const int row = editor.list().currentTile();
    if (const QString why = whyNotFirst(set, row); !why.isEmpty())
        ui::MessageBox::tell(this, tr("Play this tile"), why);
    else
        play({.people = people, .nextTile = set.tiles[static_cast<std::size_t>(row)].id});
}

// Why a tile cannot be the first to be drawn; empty if it can.
QString EditorWindow::whyNotFirst(const TileSet& set, int row)
{
    const TileDesign& tile = set.tiles[static_cast<std::size_t>(row)];
    const QString id = ui::nameInText(tile.id);
    const auto start = std::ranges::find(set.tiles, set.start, &TileDesign::id);
    const auto startRow = static_cast<int>(start - set.tiles.begin());
    if (startRow == row && tile.count == 1)
        //: %1 a tile
        return tr("The only copy of \"%1\" is the start tile, which is already on the table. Add another "
                  "copy to play it.")
            .arg(id);
    if (tile.count == 0)
        //: %1 a tile
        return tr("There is no copy of \"%1\" to draw. Add one to play it.").arg(id);
    if (start != set.tiles.end() && Meetings(set).ways(startRow, row) == 0)
        //: %1 a tile
        return tr("\"%1\" cannot be the first tile: none of its edges fits the start tile.").arg(id);
    return {};
}

void EditorWindow::connectTile()
{
    onSet(actions_->newTile, [](SetEditor& editor) { editor.commands().addTile(); });
    onSet(actions_->rename, &SetEditor::renameTile);
    onSet(actions_->rotateLeft, [](SetEditor& editor) { editor.commands().rotate(-1); });
    onSet(actions_->rotateRight, [](SetEditor& editor) { editor.commands().rotate(1); });
    onSet(actions_->mirror, [](SetEditor& editor) { editor.commands().mirror(); });
    onSet(actions_->variants, [](SetEditor& editor) { editor.commands().addVariants(); });
    onSet(actions_->art, &SetEditor::editArt);
    onSet(actions_->makeStart, [](SetEditor& editor) { editor.commands().makeStart(); });
    onSet(actions_->moreCopies, [](SetEditor& editor) { editor.commands().changeCount(1); });
    onSet(actions_->fewerCopies, [](SetEditor& editor) { editor.commands().changeCount(-1); });
}

void EditorWindow::connectView()
{
    onSet(actions_->problems, [](SetEditor& editor) { editor.showTab(SetEditor::Tab::Problems); });
    onSet(actions_->statistics, [](SetEditor& editor) { editor.showTab(SetEditor::Tab::Statistics); });
    onSet(actions_->lab, [](SetEditor& editor) { editor.showTab(SetEditor::Tab::Lab); });
    onSet(actions_->history, [](SetEditor& editor) { editor.showForm(SetEditor::Form::History); });
    onSet(actions_->nextPane, &SetEditor::focusNextPane);
    connect(actions_->fullScreen, &QAction::triggered, this,
            [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(actions_->keys, &QAction::triggered, this, [this] { showEditorKeys(*actions_, this); });
    connect(actions_->about, &QAction::triggered, this, [this] { showAboutEditor(this); });
    connect(actions_->themes, &QActionGroup::triggered, this, [this](const QAction* action) {
        settings_.setTheme(static_cast<ui::ThemeChoice>(action->data().toInt()));
        appearance_.use(settings_.theme());
    });
    connect(menus_->languages(), &ui::LanguageMenu::chosen, this,
            [this](const QString& code) { settings_.setLanguage(code); });
    connect(&appearance_, &ui::Appearance::changed, this, &EditorWindow::applyTheme);
}

void EditorWindow::openFile(const QString& path)
{
    if (path.isEmpty())
        return;
    SetEditor* open = flow_->editorOf(path);
    bringForward(open ? open : flow_->openFile(path));
}

void EditorWindow::bringForward(SetEditor* editor)
{
    if (editor && tabs_->indexOf(editor) >= 0)
        tabs_->setCurrentWidget(editor);
    else
        add(editor);
}

void EditorWindow::add(SetEditor* editor)
{
    if (!editor)
        return;
    editor->setTheme(appearance_.theme());
    editor->setMenu(menus_->listMenu());
    editor->addTileActions(actions_->ofTilesInFocus());
    editor->restoreLayout(settings_.layoutState());
    const int index = tabs_->addTab(editor, editor->title());
    connect(editor, &SetEditor::titleChanged, this, &EditorWindow::updateTitles);
    connect(editor, &SetEditor::choiceChanged, this, &EditorWindow::updateActions);
    connect(editor, &SetEditor::told, this, &EditorWindow::tell);
    connect(&editor->document().history(), &QUndoStack::indexChanged, this, &EditorWindow::updateActions);
    connect(
        &editor->file(), &SetFile::changedOutside, editor, [this, editor] { flow_->changedOutside(*editor); },
        Qt::QueuedConnection);
    tabs_->setCurrentIndex(index);
    showCurrent();
    editor->list().setFocus();
}

void EditorWindow::closeTab(int index)
{
    auto* editor = qobject_cast<SetEditor*>(tabs_->widget(index));
    if (!editor || !flow_->mayClose(*editor))
        return;
    settings_.setWindow(saveGeometry(), editor->layoutState());
    tabs_->removeTab(index);
    delete editor;
    showCurrent();
}

void EditorWindow::showRecentFiles()
{
    const QStringList paths = settings_.recentFiles().paths();
    menus_->recentFiles()->setFiles(paths);
    welcome_->setRecentFiles(paths);
}

void EditorWindow::showCurrent()
{
    pages_->setCurrentWidget(current() ? static_cast<QWidget*>(tabs_) : welcome_);
    settings_.recentFiles().forgetMissing();
    updateTitles();
    updateActions();
}

void EditorWindow::updateTitles()
{
    for (int i = 0; i < tabs_->count(); ++i) {
        auto* editor = qobject_cast<SetEditor*>(tabs_->widget(i));
        const QString star = editor->document().isModified() ? QStringLiteral("*") : QString();
        ui::setTabTitle(tabs_, i, ui::plainLabel(editor->title()) + star);
        tabs_->setTabToolTip(i, ui::toolTip(ui::shownPath(editor->file().path())));
    }
    const SetEditor* editor = current();
    //: Title of the window: %1 a set or its file
    setWindowTitle(editor ? tr("%1[*] — Lodeline Tile-set Editor").arg(ui::inTitle(editor->title()))
                          : tr("Lodeline Tile-set Editor"));
    setWindowModified(editor && current()->document().isModified());
}

void EditorWindow::updateActions()
{
    SetEditor* editor = current();
    actions_->setAvailable(editor, editor && !editor->list().chosenTiles().empty());
    actions_->undo->setEnabled(editor && editor->document().history().canUndo());
    actions_->redo->setEnabled(editor && editor->document().history().canRedo());
    const QString undo = editor ? editor->document().history().undoText() : QString();
    const QString redo = editor ? editor->document().history().redoText() : QString();
    //: Menu entry: %1 a step of the history, as "Lay track"
    const QString undoStep = tr("&Undo: %1").arg(undo);
    //: Menu entry: %1 a step of the history, as "Lay track"
    const QString redoStep = tr("&Redo: %1").arg(redo);
    //: Menu entry
    actions_->undo->setText(undo.isEmpty() ? tr("&Undo") : undoStep);
    //: Menu entry
    actions_->redo->setText(redo.isEmpty() ? tr("&Redo") : redoStep);
}

void EditorWindow::play(const Trial& trial)
{
    if (!mayLeave(tr("Play this set")))
        return;
    const auto started = playSet(current()->document().set(), trial);
    if (started)
        tell(tr("Starting the game…"));
    else
        ui::MessageBox::warn(this, tr("Play this set"), started.error());
}

// A set with errors is of no use to the game.
bool EditorWindow::mayLeave(const QString& title)
{
    current()->commitFields();
    if (!current()->hasErrors())
        return true;
    current()->showTab(SetEditor::Tab::Problems);
    ui::MessageBox::tell(
        this, title,
        tr("The set has errors and cannot be played. The list of problems shows them and offers repairs."));
    return false;
}

void EditorWindow::print()
{
    current()->commitFields();
    PrintDialog(current()->document().set(), this).exec();
}

QString EditorWindow::recoveryQuestion(const Leftover& leftover) const
{
    //: %1 a date and time
    const QString question = tr("The last changes are from %1. Recover them?")
                                 .arg(QLocale().toString(leftover.written, QLocale::ShortFormat));
    const QDateTime overtaken = leftover.overtaken();
    if (!overtaken.isValid())
        return question;
    //: %1 a date and time
    const QString warning =
        tr("The file has changed since then, on %1. You will be asked before the recovered set replaces it.");
    return question + u' ' + warning.arg(QLocale().toString(overtaken, QLocale::ShortFormat));
}

void EditorWindow::offerRecovery()
{
    reader_.run([folder = flow_->sideFolder()](
                    const std::stop_token& stop) { return SideFile::leftovers(folder, stop); },
                [this](const Leftovers& all) { offer(all); });
}

void EditorWindow::offer(const Leftovers& all)
{
    startMessages_->tellAside(all.aside);
    emit oldFilesRead(); // what the user answers is no matter of the start
    for (const Leftover& leftover : all.found)
        offer(leftover);
}

void EditorWindow::offer(const Leftover& leftover)
{
    QString name =
        leftover.path.isEmpty() ? ui::nameInText(leftover.set.name) : ui::fileInText(leftover.path);
    if (name.isEmpty())
        //: Name of a tile set that has none yet
        name = tr("New set");
    //: Title of a message
    ui::MessageBox box(QMessageBox::Question, tr("Unsaved changes"),
                       //: %1 a set or its file
                       tr("The editor closed without saving \"%1\".").arg(name), QMessageBox::NoButton, this);
    box.setInformativeText(recoveryQuestion(leftover));
    //: Button: opens the unsaved changes
    const QAbstractButton* recover = box.addButton(tr("&Recover"), QMessageBox::AcceptRole);
    //: Button: throws the unsaved changes away
    const QAbstractButton* discard = box.addButton(tr("&Discard"), QMessageBox::DestructiveRole);
    //: Button: asks about the unsaved changes at the next start
    box.addButton(tr("&Later"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == recover)
        bringForward(flow_->recover(leftover));
    else if (box.clickedButton() == discard)
        SideFile::discard(leftover);
}

void EditorWindow::tell(const QString& message)
{
    statusBar()->showMessage(message, kMessage);
    statusBar()->setAccessibleName(message);
}

void EditorWindow::applyTheme()
{
    actions_->setIcons(QApplication::palette());
    for (int i = 0; i < tabs_->count(); ++i)
        qobject_cast<SetEditor*>(tabs_->widget(i))->setTheme(appearance_.theme());
}

void EditorWindow::retranslate()
{
    actions_->retranslate();
    actions_->setIcons(QApplication::palette()); // some point as the language runs
    menus_->retranslate();
    for (QAction* action : actions_->themes->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(settings_.theme()));
    //: Name of the tabs for screen readers: the tile sets that are open
    tabs_->setAccessibleName(tr("Open sets"));
    tell({}); // what was told before is in the other language
    updateTitles();
    updateActions();
}

void EditorWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::WindowStateChange)
        actions_->fullScreen->setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

void EditorWindow::closeEvent(QCloseEvent* event)
{
    for (int i = 0; i < tabs_->count(); ++i) {
        auto* editor = qobject_cast<SetEditor*>(tabs_->widget(i));
        if (editor->document().isModified())
            tabs_->setCurrentIndex(i);
        if (!flow_->mayClose(*editor)) {
            event->ignore();
            return;
        }
    }
    settings_.setWindow(saveGeometry(), current() ? current()->layoutState() : QByteArray());
    event->accept();
}

void EditorWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!setsIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void EditorWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    // Later: a question about a file would keep the other program waiting.
    QMetaObject::invokeMethod(
        this,
        [this, files = setsIn(*event->mimeData())] {
            for (const QString& file : files)
                openFile(file);
        },
        Qt::QueuedConnection);
}

} // namespace lodeline::goldrush::editor
