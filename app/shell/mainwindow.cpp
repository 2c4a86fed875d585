// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/mainwindow.h"

#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/computer/playersdialog.h"
#include "app/goldrush/dialogs/helpdialog.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/pages/startpage.h"
#include "app/goldrush/panels/logpanel.h"
#include "app/goldrush/panels/playerspanel.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/program/settings.h"
#include "app/goldrush/review/chancechart.h"
#include "app/goldrush/review/reviewboard.h"
#include "app/goldrush/review/reviewpage.h"
#include "app/goldrush/review/turninglist.h"
#include "app/goldrush/wording/words.h"
#include "app/shell/actions.h"
#include "app/shell/docks.h"
#include "app/shell/gameflow.h"
#include "app/shell/heldkey.h"
#include "app/shell/menus.h"
#include "app/shell/preferences.h"
#include "app/shell/startreport.h"
#include "app/shell/statusline.h"
#include "resources/art/icons.h"
#include "ui/appearance.h"
#include "ui/plain/elidedlabel.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/recentfiles.h"
#include "ui/tilesetfiles.h"
#include "ui/windows/panes.h"
#include "ui/windows/screens.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStatusTipEvent>
#include <QTimer>
#include <QToolBar>

namespace lodeline::goldrush {
namespace {

constexpr int kLastLook = 1600; // ms between the end of the scoring on the board and the table

// What may be dropped: games and tile sets.
QString draggedFile(const QMimeData& data)
{
    return ui::draggedFiles(data, {QStringLiteral(".lodeline"), ui::tileSetSuffix()}).value(0);
}

// The time a step takes at a pace of the animation; nothing when that is off.
int atPace(int milliseconds, AnimationSpeed speed)
{
    switch (speed) {
    case AnimationSpeed::Off:
        return 0;
    case AnimationSpeed::Slow:
        return milliseconds * 2;
    case AnimationSpeed::Normal:
        return milliseconds;
    case AnimationSpeed::Fast:
        return milliseconds / 2;
    }
    return milliseconds;
}

} // namespace

MainWindow::MainWindow(Settings& settings, ui::Languages& languages, ui::Appearance& appearance,
                       const OldFiles& files)
    : settings_(settings)
    , appearance_(appearance)
    , installed_(files.tileSets,
                 files.read ? ui::InstalledSets::Reading::Always : ui::InstalledSets::Reading::Never)
    , game_(files.games)
    , actions_(new Actions(this))
    , preferences_(new Preferences(settings, languages, appearance, actions_))
    , menus_(new Menus(this, actions_))
    , flow_(new GameFlow(game_, settings, installed_, this))
    , pages_(new QStackedWidget(this))
    , start_(new StartPage(this))
    , startReport_(new StartReport(start_->notice(), this))
    , line_(new StatusLine(this))
    , turn_(new ui::ElidedLabel(this))
    , readsInterrupted_(files.read)
{
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
    tableChanged();
}

MainWindow::~MainWindow()
{
    // The game goes before the widgets that show it.
    if (gamePage_)
        gamePage_->setSession(nullptr);
}

void MainWindow::connectActions()
{
    connect(actions_->newGame, &QAction::triggered, flow_, &GameFlow::newGame);
    connect(actions_->open, &QAction::triggered, flow_, &GameFlow::open);
    connect(actions_->save, &QAction::triggered, flow_, &GameFlow::save);
    connect(actions_->saveAs, &QAction::triggered, flow_, &GameFlow::saveAs);
    connect(actions_->close, &QAction::triggered, flow_, &GameFlow::close);
    connect(actions_->editor, &QAction::triggered, flow_, &GameFlow::editTileSets);
    connect(actions_->quit, &QAction::triggered, this, &QWidget::close);
    connect(menus_->recentFiles(), &ui::RecentMenu::fileRequested, flow_, &GameFlow::openFile);
    connect(actions_->undo, &QAction::triggered, this, [this] { game_.session()->undo(); });
    connect(actions_->redo, &QAction::triggered, this, [this] { game_.session()->redo(); });
    for (const auto& [action, page] : {std::pair{actions_->rules, HelpDialog::Page::Rules},
                                       std::pair{actions_->shortcuts, HelpDialog::Page::Shortcuts},
                                       std::pair{actions_->about, HelpDialog::Page::About}}) {
        const HelpDialog::Page wanted = page;
        connect(action, &QAction::triggered, this,
                [this, wanted] { (new HelpDialog(wanted, this))->show(); });
    }
    connect(&game_, &OpenGame::replaced, this, &MainWindow::tableChanged);
    connect(flow_, &GameFlow::told, this, [this](const QString& text) { gamePage()->addNotice(text); });
    connect(&game_, &OpenGame::modifiedChanged, this, &MainWindow::updateTitle);
    connect(&game_, &OpenGame::kept, this,
            [this](const QString& path) { settings_.recentFiles().add(path); });
    // Queued: the button that was pressed to open a file is one of what is made anew.
    connect(&settings_.recentFiles(), &ui::RecentFiles::changed, this, &MainWindow::showRecentFiles,
            Qt::QueuedConnection);
    showRecentFiles();
    connect(&game_, &OpenGame::autosaveFailed, line_, &StatusLine::setTrouble);
    connect(&game_, &OpenGame::autosaved, line_, [this] { line_->setTrouble({}); });
}

void MainWindow::connectView()
{
    connect(actions_->rotateLeft, &QAction::triggered, this,
            [this] { gamePage()->board()->rotateGhost(-1); });
    connect(actions_->rotateRight, &QAction::triggered, this,
            [this] { gamePage()->board()->rotateGhost(1); });
    connect(actions_->zoomIn, &QAction::triggered, this, [this] { board()->zoomIn(); });
    connect(actions_->zoomOut, &QAction::triggered, this, [this] { board()->zoomOut(); });
    connect(actions_->zoomFit, &QAction::triggered, this, [this] { board()->zoomToFit(); });
    connect(actions_->showScores, &QAction::triggered, this, &MainWindow::showFinalScoring);
    connect(actions_->review, &QAction::triggered, this, &MainWindow::showReview);
    connect(actions_->nextPane, &QAction::triggered, this, [this] { ui::focusNextPane(panes()); });
    connect(actions_->fullScreen, &QAction::triggered, this,
            [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(preferences_, &Preferences::animationChanged, this, [this](AnimationSpeed speed) {
        if (gamePage_)
            gamePage_->setAnimation(speed);
        if (reviewPage_)
            reviewPage_->setAnimation(speed);
    });
    connect(preferences_, &Preferences::wheelChanged, this, [this](bool turns) {
        if (gamePage_)
            gamePage_->board()->setWheelTurnsTile(turns);
    });
    connect(preferences_, &Preferences::paceChanged, this, [this](Pace pace) {
        if (gamePage_)
            gamePage_->computers().setPace(pace);
    });
    connect(actions_->hint, &QAction::triggered, this, [this] { gamePage_->advice().askBest(); });
    connect(actions_->whyNot, &QAction::triggered, this, [this] { gamePage_->advice().askWhyNot(); });
    connect(actions_->players, &QAction::triggered, this, &MainWindow::choosePlayers);
    connect(actions_->goOnComputer, &QAction::triggered, this, [this] { gamePage_->computers().goOn(); });
    connect(&appearance_, &ui::Appearance::changed, this, &MainWindow::applyTheme);
}

void MainWindow::connectStart()
{
    connect(start_, &StartPage::playRequested, flow_, &GameFlow::play);
    connect(start_, &StartPage::newGameRequested, flow_, &GameFlow::newGame);
    connect(start_, &StartPage::openRequested, flow_, &GameFlow::open);
    connect(start_, &StartPage::fileRequested, flow_, &GameFlow::openFile);
    connect(start_, &StartPage::goOnRequested, flow_, &GameFlow::goOn);
    connect(start_, &StartPage::discardRequested, &game_.interrupted(), &InterruptedGames::discard);
    connect(start_, &StartPage::takeBackRequested, &game_.interrupted(), &InterruptedGames::takeBack);
    connect(&game_.interrupted(), &InterruptedGames::changed, this, &MainWindow::showInterrupted);
    connect(&game_.interrupted(), &InterruptedGames::failed, this, [this](const QString& message) {
        ui::MessageBox::warn(this, tr("The file was not moved"), message);
    });
    connect(start_, &StartPage::editorRequested, flow_, &GameFlow::editTileSets);
}

GamePage* MainWindow::gamePage()
{
    if (gamePage_)
        return gamePage_;
    gamePage_ = new GamePage(this);
    pages_->addWidget(gamePage_);
    gamePage_->setTheme(appearance_.theme());
    gamePage_->setAnimation(preferences_->animation());
    gamePage_->computers().setPace(preferences_->pace());
    gamePage_->board()->setWheelTurnsTile(preferences_->wheelTurnsTiles());
    connectGamePage();
    auto* goldKey = new HeldKey(Qt::Key_V, this);
    connect(goldKey, &HeldKey::held, gamePage_->sidePanel()->players(), &PlayersPanel::setPeeking);
    docks_ = new Docks(this, *gamePage_, actions_->showLog, settings_);
    retranslate();
    return gamePage_;
}

void MainWindow::connectGamePage()
{
    connect(gamePage_, &GamePage::hintChanged, line_, &StatusLine::setHint);
    connect(gamePage_, &GamePage::announced, line_, &StatusLine::announce);
    connect(&gamePage_->computers(), &ComputerPlayers::stateChanged, this, &MainWindow::updateComputerAction);
}

void MainWindow::updateComputerAction()
{
    const ComputerPlayers::State state = gamePage_->computers().state();
    actions_->goOnComputer->setEnabled(state != ComputerPlayers::State::Idle);
    actions_->goOnComputer->setText(state == ComputerPlayers::State::Waiting
                                        //: The computer that waits shall play its turn
                                        ? tr("&Go on")
                                        //: The computer shall stop thinking and move
                                        : tr("&Play now"));
}

void MainWindow::choosePlayers()
{
    if (game_.session())
        PlayersDialog(game_.session(), this).exec();
}

FinalPage* MainWindow::finalPage()
{
    if (finalPage_)
        return finalPage_;
    finalPage_ = new FinalPage(this);
    pages_->addWidget(finalPage_);
    connect(finalPage_, &FinalPage::boardRequested, this, &MainWindow::showBoard);
    connect(finalPage_, &FinalPage::reviewRequested, this, &MainWindow::showReview);
    connect(finalPage_, &FinalPage::newGameRequested, flow_, &GameFlow::newGame);
    connect(finalPage_, &FinalPage::sameAgainRequested, flow_, &GameFlow::sameAgain);
    connect(finalPage_, &FinalPage::saveRequested, flow_, &GameFlow::save);
    return finalPage_;
}

ReviewPage* MainWindow::reviewPage()
{
    if (reviewPage_)
        return reviewPage_;
    reviewPage_ = new ReviewPage(this);
    pages_->addWidget(reviewPage_);
    reviewPage_->setTheme(appearance_.theme());
    reviewPage_->setAnimation(preferences_->animation());
    connect(reviewPage_, &ReviewPage::closeRequested, this, &MainWindow::closeReview);
    connect(reviewPage_, &ReviewPage::playOnRequested, flow_, &GameFlow::branch);
    return reviewPage_;
}

BoardView* MainWindow::board()
{
    return pages_->currentWidget() == reviewPage_ ? reviewPage_->board() : gamePage()->board();
}

QList<QWidget*> MainWindow::panes() const
{
    const QWidget* page = pages_->currentWidget();
    if (page == gamePage_)
        return {gamePage_->board(), gamePage_->sidePanel(), gamePage_->logPanel()};
    if (page == reviewPage_)
        return {reviewPage_->chart(), reviewPage_->turningList(), reviewPage_->board()};
    return {};
}

void MainWindow::showPage(QWidget* page)
{
    const bool playing = page == gamePage_;
    // Never beside a page that they do not belong to: the window would grow for both.
    if (docks_ && !playing)
        docks_->setShown(false);
    pages_->setCurrentWidget(page);
    if (docks_ && playing)
        docks_->setShown(true);
    menus_->toolBar()->setVisible(page != start_);
    statusBar()->setVisible(playing);
    actions_->showScores->setEnabled(playing && game_.session()->phase() == Game::Phase::Over);
    if (game_.session())
        turnChanged();
    page->setFocus();
}

void MainWindow::showBoard()
{
    showPage(gamePage());
}

void MainWindow::showFinalScoring()
{
    const GameSession* session = game_.session();
    if (!session || session->phase() != Game::Phase::Over)
        return;
    finalPage()->setTheme(appearance_.theme());
    finalPage()->setLand(session->game());
    finalPage()->showGame(session->record(), session->history());
    showPage(finalPage());
}

void MainWindow::showReview()
{
    if (!game_.session() || game_.session()->record().moves.empty())
        return;
    gamePage()->computers().setSuspended(true);
    reviewPage()->showRecord(game_.session()->record());
    showPage(reviewPage_);
}

void MainWindow::closeReview()
{
    showBoard();
    gamePage_->computers().setSuspended(false);
    showFinalScoring();
}

void MainWindow::showRecentFiles()
{
    const QStringList paths = settings_.recentFiles().paths();
    menus_->recentFiles()->setFiles(paths);
    start_->setRecentFiles(paths);
}

void MainWindow::tableChanged()
{
    GameSession* session = game_.session();
    line_->forget();
    line_->setTrouble({});
    actions_->setGameOpen(session != nullptr);
    if (reviewPage_)
        reviewPage_->stop();
    settings_.recentFiles().forgetMissing();
    if (gamePage_ || session)
        gamePage()->setSession(session);
    if (!session) {
        start_->setUsualGame(settings_.newGame());
        showPage(start_);
        readInterrupted();
    } else {
        connect(session, &GameSession::turnChanged, this, &MainWindow::turnChanged);
        connect(session, &GameSession::recordChanged, this, &MainWindow::turnChanged);
        connect(session, &GameSession::finished, this, &MainWindow::gameFinished);
        connect(session, &GameSession::positionReset, line_, &StatusLine::forget);
        turnChanged();
        showBoard();
        showFinalScoring();
    }
    updateTitle();
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
    emit oldFilesRead();
}

void MainWindow::turnChanged()
{
    const GameSession* session = game_.session();
    const bool reviewing = reviewPage_ && pages_->currentWidget() == reviewPage_;
    actions_->undo->setEnabled(session->canUndo() && !reviewing);
    actions_->redo->setEnabled(session->canRedo() && !reviewing);
    actions_->review->setEnabled(!session->record().moves.empty() && !reviewing);
    const bool over = session->phase() == Game::Phase::Over;
    const bool placing = session->phase() == Game::Phase::Place && !reviewing;
    for (QAction* action : {actions_->hint, actions_->whyNot})
        action->setEnabled(!over && !session->isComputersTurn() && !reviewing);
    actions_->rotateLeft->setEnabled(placing);
    actions_->rotateRight->setEnabled(placing);
    actions_->showScores->setEnabled(over && pages_->currentWidget() == gamePage_);
    turn_->setText(gamePage_->turnText());
    turn_->setAccessibleName(turn_->text());
    if (!over && pages_->currentWidget() == finalPage_)
        showBoard();
}

void MainWindow::gameFinished()
{
    // The board shows all that the last turn has brought, the final scoring too; then there is a last look at
    // it before the table.
    const auto lookAndScore = [this] {
        QTimer::singleShot(atPace(kLastLook, preferences_->animation()), game_.session(), [this] {
            if (pages_->currentWidget() == gamePage_)
                showFinalScoring();
        });
    };
    if (gamePage_->board()->isSettled())
        lookAndScore();
    else
        connect(gamePage_->board(), &BoardView::settled, game_.session(), lookAndScore,
                Qt::SingleShotConnection);
}

void MainWindow::updateTitle()
{
    const GameSession* session = game_.session();
    if (!session) {
        setWindowTitle(QStringLiteral("Lodeline"));
        setWindowModified(false);
        return;
    }
    QStringList names;
    for (int seat = 0; seat < session->game().players(); ++seat)
        names << playerName(session->record(), seat);
    const QString name = game_.path().isEmpty() ? joined(names) : ui::fileInText(game_.path());
    //: Title of the window: %1 a game or its file
    setWindowTitle(tr("%1[*] — Lodeline").arg(ui::inTitle(name)));
    setWindowModified(game_.isModified());
}

void MainWindow::applyTheme()
{
    actions_->setIcons(QApplication::palette());
    start_->setTheme(appearance_.theme());
    if (gamePage_)
        gamePage_->setTheme(appearance_.theme());
    if (finalPage_)
        finalPage_->setTheme(appearance_.theme());
    if (reviewPage_)
        reviewPage_->setTheme(appearance_.theme());
}

void MainWindow::retranslate()
{
    actions_->retranslate();
    menus_->retranslate();
    preferences_->showCurrent();
    updateTitle();
    turn_->setToolTip(tr("Whose turn it is"));
    if (!gamePage_)
        return;
    docks_->retranslate();
    turn_->setText(gamePage_->turnText());
    turn_->setAccessibleName(turn_->text());
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
    // Nothing is asked: an unfinished game is kept by the autosave and offered at the next start.
    if (gamePage_)
        gamePage_->computers().setSuspended(true);
    settings_.setWindow(saveGeometry(), docks_ ? saveState() : settings_.windowState());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!draggedFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QString file = draggedFile(*event->mimeData());
    event->acceptProposedAction();
    // Later: a question must not keep the other side of the drop waiting.
    QMetaObject::invokeMethod(
        flow_,
        [this, file] {
            if (ui::isTileSetFile(file))
                flow_->offerTileSet(file);
            else
                flow_->openFile(file);
        },
        Qt::QueuedConnection);
}

} // namespace lodeline::goldrush
