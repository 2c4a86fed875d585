// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/mainwindow.h"

#include "app/match/table.h"
#include "app/shell/actions.h"
#include "app/shell/commandfinder.h"
#include "app/shell/docks.h"
#include "app/shell/files/gamefile.h"
#include "app/shell/gameflow.h"
#include "app/shell/keys/keytable.h"
#include "app/shell/looks.h"
#include "app/shell/menus.h"
#include "app/shell/othergames.h"
#include "app/shell/preferences.h"
#include "app/shell/settings.h"
#include "app/shell/settingsdialog.h"
#include "app/shell/soundchoice.h"
#include "app/shell/start/startnotice.h"
#include "app/shell/start/startpage.h"
#include "app/shell/start/startreport.h"
#include "app/shell/statusline.h"
#include "ui/appearance.h"
#include "ui/keys/handedkeys.h"
#include "ui/languages/languagemenu.h"
#include "ui/plain/elidedlabel.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/plain/wrapped.h"
#include "ui/recentfiles.h"
#include "ui/tilesetfiles.h"
#include "ui/translating/translatortools.h"
#include "ui/windows/panes.h"
#include "ui/windows/screens.h"
#include "ui/wording/commandname.h"

#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStatusTipEvent>
#include <QToolBar>

#include <utility>

namespace lodeline::app {
namespace {

// What may be dropped: games, what they are played with, and themes.
QString draggedFile(const QMimeData& data, const Kinds& kinds)
{
    const QStringList suffixes = QStringList{gameSuffix(), ui::themeSuffix()} + kinds.setSuffixes();
    return ui::draggedFiles(data, suffixes).value(0);
}

} // namespace

MainWindow::MainWindow(Settings& settings, const Kinds& kinds, ui::Languages& languages,
                       ui::Appearance& appearance, const OldFiles& files)
    : settings_(settings)
    , kinds_(kinds)
    , appearance_(appearance)
    , game_(kinds, files.games)
    , actions_(new Actions(this))
    , preferences_(new Preferences(settings, actions_))
    , looks_(new Looks(settings, appearance, actions_, files.read ? files.themes : QString(), this))
    , sounds_(new SoundChoice(settings, actions_->sounds, this))
    , menus_(new Menus(this, actions_, languages, kinds))
    , keys_(new KeyTable(menus_->commands(), settings.store(), this))
    , flow_(new GameFlow(game_, kinds, settings, this))
    , pages_(new QStackedWidget(this))
    , start_(new StartPage(kinds, this))
    , startReport_(new StartReport(start_->notice(), this))
    , line_(new StatusLine(this))
    , turn_(new ui::ElidedLabel(this))
    , translators_(new ui::TranslatorTools(languages, *menus_->languages(), this))
    , readsInterrupted_(files.read)
{
    appearance_.handTo(*this);
    ui::handKeys(*this, [this](const QString& command) { return keys_->textOf(command); });
    for (const std::unique_ptr<Kind>& kind : kinds_.all())
        kind->prepare();
    setAcceptDrops(true);
    setCentralWidget(pages_);
    pages_->addWidget(start_);
    QFont bold = font();
    bold.setBold(true);
    turn_->setFont(bold);
    turn_->setContentsMargins(8, 0, 8, 0);
    statusBar()->addWidget(line_, 1);
    statusBar()->addPermanentWidget(turn_);
    connectActions();
    connectView();
    connectStart();
    resize(1280, 800);
    restoreGeometry(settings_.windowGeometry());
    ui::fitToScreen(*this);
    applyTheme();
    matchReplaced();
}

MainWindow::~MainWindow()
{
    // The match goes before the widgets that show it.
    for (const auto& [kind, table] : tables_)
        table->setMatch(nullptr);
}

void MainWindow::connectActions()
{
    connect(actions_->newGame, &QAction::triggered, flow_, &GameFlow::newGame);
    connect(actions_->lessons, &QAction::triggered, flow_, &GameFlow::learn);
    connect(actions_->open, &QAction::triggered, flow_, &GameFlow::open);
    connect(actions_->save, &QAction::triggered, flow_, &GameFlow::save);
    connect(actions_->saveAs, &QAction::triggered, flow_, &GameFlow::saveAs);
    connect(actions_->close, &QAction::triggered, flow_, &GameFlow::close);
    connect(actions_->goBack, &QAction::triggered, flow_, &GameFlow::goBack);
    connect(actions_->editor, &QAction::triggered, flow_, &GameFlow::startEditor);
    connect(actions_->quit, &QAction::triggered, this, &QWidget::close);
    connect(menus_->otherGames(), &OtherGames::chosen, flow_, &GameFlow::newGameOf);
    connect(menus_->recentFiles(), &ui::RecentMenu::fileRequested, flow_, &GameFlow::openFile);
    for (const auto& [command, action] : actions_->commands())
        connect(action, &QAction::triggered, this, [this, asked = command] { table_->run(asked); });
    for (const auto& [action, page] : {std::pair{actions_->rules, HelpDialog::Page::Rules},
                                       std::pair{actions_->shortcuts, HelpDialog::Page::Shortcuts},
                                       std::pair{actions_->about, HelpDialog::Page::About}}) {
        const HelpDialog::Page wanted = page;
        connect(action, &QAction::triggered, this, [this, wanted] { showHelp(wanted); });
    }
    connect(actions_->settings, &QAction::triggered, this, &MainWindow::showSettings);
    connect(actions_->findCommand, &QAction::triggered, this,
            [this] { (new CommandFinder(menuBar()->actions(), this))->open(); });
    connect(&game_, &OpenGame::replaced, this, &MainWindow::matchReplaced);
    connect(flow_, &GameFlow::told, this, [this](const ui::Words& words) { table_->addNotice(words); });
    connect(flow_, &GameFlow::saved, this, &MainWindow::tellSaved);
    connect(&game_, &OpenGame::modifiedChanged, this, &MainWindow::updateTitle);
    settings_.recentFiles().setOwnFolder(game_.finishedGames().folder());
    connect(&game_, &OpenGame::kept, this,
            [this](const QString& path) { settings_.recentFiles().add(path); });
    // Queued: the button that was pressed to open a file is one of what is made anew.
    connect(&settings_.recentFiles(), &ui::RecentFiles::changed, this, &MainWindow::showRecentFiles,
            Qt::QueuedConnection);
    showRecentFiles();
    connect(&game_, &OpenGame::autosaveFailed, line_, &StatusLine::setTrouble);
    connect(&game_, &OpenGame::autosaved, line_, [this] { line_->setTrouble({}); });
}

void MainWindow::showHelp(HelpDialog::Page page)
{
    const QString topic = isPlaying() ? table_->helpTopic() : QString();
    const Kind& kind = flow_->kind(); // another one may be chosen while its help stays open
    QPointer<HelpDialog>& dialog = help_[{page, &kind}];
    if (dialog && dialog->isVisible())
        dialog->goTo(topic);
    else
        dialog = makeHelp(page, kind, topic);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

HelpDialog* MainWindow::makeHelp(HelpDialog::Page page, const Kind& kind, const QString& topic)
{
    auto* dialog = new HelpDialog(page, kind, this, topic, ui::keysOf(*this));
    if (page == HelpDialog::Page::Shortcuts)
        connect(keys_, &KeyTable::changed, dialog, &HelpDialog::showAgain);
    connect(dialog, &HelpDialog::exampleRequested, flow_,
            [this, &kind](const QString& name) { flow_->playExample(kind, name); });
    return dialog;
}

void MainWindow::showSettings()
{
    if (!settingsDialog_)
        settingsDialog_ = new SettingsDialog(*actions_, *menus_, *sounds_, *keys_, this);
    settingsDialog_->show();
    settingsDialog_->raise();
    settingsDialog_->activateWindow();
}

void MainWindow::connectView()
{
    connect(actions_->nextPane, &QAction::triggered, this, [this] { ui::focusNextPane(table_->panes()); });
    connect(actions_->fullScreen, &QAction::triggered, this,
            [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(preferences_, &Preferences::behaviourChanged, this, &MainWindow::behave);
    behave(preferences_->behaviour());
    connect(menus_->languages(), &ui::LanguageMenu::chosen, this,
            [this](const QString& code) { settings_.setLanguage(code); });
    connect(&appearance_, &ui::Appearance::changed, this, [this] {
        applyTheme();
        if (!game_.match())
            readInterrupted(); // their pictures have the theme, too
    });
    connect(looks_, &Looks::boardsChanged, menus_, &Menus::fillBoards);
    connect(sounds_, &SoundChoice::told, this, &MainWindow::tellOfSounds);
    connect(keys_, &KeyTable::changed, this, &MainWindow::sayKeys);
    connectSwitches();
}

// A single letter may change what is kept, and its effect may not be in sight.
void MainWindow::connectSwitches()
{
    QList<QAction*> switches = actions_->aids->actions();
    switches << actions_->asAtTable << actions_->wheelTurns << actions_->confirmMoves << actions_->handOver
             << actions_->sounds;
    for (QAction* action : std::as_const(switches))
        connect(action, &QAction::triggered, this, [this, action] { saySwitched(*action); });
}

void MainWindow::saySwitched(const QAction& action)
{
    if (settingsDialog_ && settingsDialog_->isActiveWindow())
        return; // its box says it
    const QString name = ui::commandName(action);
    if (action.isChecked())
        //: %1 name of a setting that was just switched on
        line_->announce(tr("%1: on").arg(name));
    else
        //: %1 name of a setting that was just switched off
        line_->announce(tr("%1: off").arg(name));
}

void MainWindow::sayKeys()
{
    menus_->showKeys();
    for (const auto& [kind, table] : tables_) {
        for (QWidget* part : {table->page(), table->sidePanel()}) {
            if (part)
                ui::sayKeys(*part);
        }
    }
}

void MainWindow::behave(const Behaviour& behaviour)
{
    for (const auto& [kind, table] : tables_)
        table->setBehaviour(behaviour);
    start_->setStill(!moves(behaviour.animation));
    setAnimated(moves(behaviour.animation)); // of the panels that it moves
}

void MainWindow::connectStart()
{
    connect(start_, &StartPage::playRequested, flow_, &GameFlow::play);
    connect(start_, &StartPage::learnRequested, flow_, &GameFlow::learn);
    connect(start_, &StartPage::newGameRequested, flow_, &GameFlow::newGame);
    connect(start_, &StartPage::openRequested, flow_, &GameFlow::open);
    connect(start_, &StartPage::fileRequested, flow_, &GameFlow::openFile);
    connect(start_, &StartPage::kindChosen, flow_, &GameFlow::choose);
    connect(start_, &StartPage::goOnRequested, flow_, &GameFlow::goOn);
    connect(start_, &StartPage::discardRequested, &game_.interrupted(), &InterruptedGames::discard);
    connect(start_, &StartPage::takeBackRequested, &game_.interrupted(), &InterruptedGames::takeBack);
    connect(&game_.interrupted(), &InterruptedGames::changed, this, &MainWindow::showInterrupted);
    connect(&game_.interrupted(), &InterruptedGames::failed, this,
            [this](const QString& message) { ui::MessageBox::warn(this, tr("Unfinished games"), message); });
    connect(start_, &StartPage::editorRequested, flow_, &GameFlow::startEditor);
    connect(flow_, &GameFlow::kindChanged, this, &MainWindow::showKind);
}

Table& MainWindow::tableOf(Kind& kind)
{
    if (const auto found = tables_.find(&kind); found != tables_.end())
        return *found->second;
    Table& table = *tables_.emplace(&kind, kind.makeTable(*flow_, this)).first->second;
    pages_->addWidget(table.page());
    table.setTheme(appearance_.theme());
    table.setBehaviour(preferences_->behaviour());
    return table;
}

void MainWindow::connectTable()
{
    connect(table_, &Table::changed, this, &MainWindow::updateCommands);
    connect(table_, &Table::pageChanged, this, &MainWindow::showPage);
    connect(table_, &Table::hintChanged, line_, &StatusLine::setHint);
    connect(table_, &Table::announced, line_, &StatusLine::announce);
    connect(table_, &Table::withdrawn, line_, &StatusLine::withdraw);
    connect(table_, &Table::noted, line_, &StatusLine::note);
    connect(table_, &Table::told, line_, &StatusLine::tell);
    connect(table_, &Table::sounded, &sounds_->box(), &SoundBox::play);
    if (!docks_)
        docks_ = new Docks(this, *actions_, settings_);
    docks_->setTable(table_);
}

bool MainWindow::isPlaying() const
{
    return game_.match() && table_->isPlaying();
}

void MainWindow::showPage()
{
    const bool playing = isPlaying();
    QWidget* page = game_.match() ? table_->page() : start_;
    // Never beside a page that they do not belong to: the window would grow for both.
    if (docks_ && !playing)
        docks_->setShown(false);
    pages_->setCurrentWidget(page);
    if (docks_ && playing)
        docks_->setShown(true);
    menus_->toolBar()->setVisible(page != start_);
    statusBar()->setVisible(playing);
    updateCommands();
    page->setFocus();
}

void MainWindow::showRecentFiles()
{
    showRecentMenu();
    start_->setRecentFiles(settings_.recentFiles().paths());
}

void MainWindow::showRecentMenu()
{
    menus_->recentFiles()->setFiles(settings_.recentFiles().paths(),
                                    readsInterrupted_ ? game_.finishedGames().files() : QStringList());
}

void MainWindow::matchReplaced()
{
    line_->forget();
    line_->setTrouble({});
    settings_.recentFiles().forgetMissing();
    actions_->setGameOpen(game_.match() != nullptr);
    preferences_->setMatch(game_.match());
    actions_->goBack->setEnabled(game_.hasOriginal());
    showKind();
    if (game_.match()) {
        showMatch();
    } else {
        if (table_)
            table_->setMatch(nullptr);
        showPage();
        readInterrupted();
    }
    updateTitle();
}

void MainWindow::showKind()
{
    actions_->setKind(flow_->kind());
    menus_->otherGames()->setKind(flow_->kind());
    menus_->showKeys();
    start_->setKind(flow_->kind());
}

void MainWindow::showMatch()
{
    Table* table = &tableOf(*game_.kind());
    if (table != table_) {
        if (table_) {
            table_->disconnect(this);
            table_->disconnect(line_);
            table_->disconnect(&sounds_->box());
            table_->setMatch(nullptr);
            line_->setHint({});
        }
        table_ = table;
        connectTable();
        retranslate();
    }
    connect(game_.match(), &Match::positionReset, line_, &StatusLine::forget);
    table_->setMatch(game_.match());
    showPage();
}

void MainWindow::tellOfSounds(const QString& text)
{
    const auto words = [this, text] { return sounds_->trouble().isEmpty() ? text : sounds_->trouble(); };
    if (isPlaying())
        table_->addNotice(words);
    else if (game_.match()) // on a page without a place for notices
        ui::MessageBox::openWarning(this, ui::withoutMnemonic(actions_->sounds->text()), text);
    else
        start_->notice()->add(words);
}

void MainWindow::tellSaved(const QString& path)
{
    const auto words = [path] {
        //: Line in the status bar and on the page of a game that is over; %1 name of a file
        return tr("Saved: %1").arg(ui::fileInText(path));
    };
    line_->announce(words());
    table_->tellOnPage(words);
}

void MainWindow::readInterrupted()
{
    if (readsInterrupted_)
        game_.interrupted().refresh(appearance_.theme(), devicePixelRatioF());
}

void MainWindow::showInterrupted()
{
    start_->setInterrupted(game_.interrupted().games(), game_.interrupted().discarded());
    startReport_->tellAside(game_.interrupted().takeAside());
    showRecentMenu(); // some had come to their end
    emit oldFilesRead();
}

void MainWindow::updateCommands()
{
    for (const auto& [command, action] : actions_->commands())
        action->setEnabled(game_.match() && table_->can(command));
    actions_->setWaiting(table_ && table_->isWaiting());
    actions_->setUndoStop(game_.match() ? table_->undoStop() : QString());
    menus_->showKeys();
    for (QAction* action : {actions_->showSide, actions_->floatSide})
        action->setEnabled(isPlaying() && table_->sidePanel());
    for (QAction* action : {actions_->showLog, actions_->floatLog})
        action->setEnabled(isPlaying() && table_->logPanel());
    updateTurn();
}

void MainWindow::updateTurn()
{
    turn_->setText(table_ ? table_->turnText() : QString());
    turn_->setAccessibleName(turn_->text());
}

void MainWindow::updateTitle()
{
    const Match* match = game_.match();
    if (!match) {
        setWindowTitle(QStringLiteral("Lodeline"));
        setWindowModified(false);
        return;
    }
    const QString name =
        game_.path().isEmpty() ? playersInText(match->players()) : ui::fileInText(game_.path());
    //: Title of the window: %1 a game or its file
    setWindowTitle(tr("%1[*] — Lodeline").arg(ui::inTitle(name)));
    setWindowModified(game_.isModified());
}

void MainWindow::applyTheme()
{
    actions_->setIcons(QApplication::palette());
    start_->setTheme(appearance_.theme());
    for (const auto& [kind, table] : tables_)
        table->setTheme(appearance_.theme());
}

void MainWindow::retranslate()
{
    actions_->retranslate();
    actions_->setIcons(QApplication::palette()); // some point as the language runs
    menus_->retranslate();
    showRecentMenu(); // with days in words
    preferences_->showCurrent();
    looks_->showCurrent();
    updateTitle();
    turn_->setToolTip(tr("Whose turn it is"));
    if (!table_)
        return;
    docks_->retranslate();
    updateCommands();
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() != QEvent::StatusTip)
        return QMainWindow::event(event);
    line_->setTip(static_cast<QStatusTipEvent*>(event)->tip());
    return true;
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::LayoutDirectionChange && docks_)
        docks_->mirror();
    else if (event->type() == QEvent::FontChange && docks_)
        docks_->repaintTitles();
    else if (event->type() == QEvent::WindowStateChange)
        actions_->fullScreen->setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (docks_)
        QMetaObject::invokeMethod(docks_, &Docks::makeRoom, Qt::QueuedConnection);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!translators_->mayClose()) {
        event->ignore();
        return;
    }
    // Of the game nothing is asked: unfinished, it is kept by the autosave and offered at the next start.
    if (table_)
        table_->setSuspended(true);
    settings_.setWindow(saveGeometry(), docks_ ? saveState() : settings_.windowState());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!draggedFile(*event->mimeData(), kinds_).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QString file = draggedFile(*event->mimeData(), kinds_);
    event->acceptProposedAction();
    // Later: a question must not keep the other side of the drop waiting.
    const auto take = [this, file] {
        if (file.endsWith(ui::themeSuffix(), Qt::CaseInsensitive))
            looks_->install(file);
        else
            flow_->offerFile(file);
    };
    QMetaObject::invokeMethod(flow_, take, Qt::QueuedConnection);
}

} // namespace lodeline::app
