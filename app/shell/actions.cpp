// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/actions.h"

#include "app/match/kind.h"
#include "app/shell/textsizes.h"
#include "resources/art/icons.h"
#include "ui/themechoice.h"
#include "ui/wording/percent.h"

namespace lodeline::app {
namespace {

QKeySequence keyOf(Aid aid)
{
    switch (aid) {
    case Aid::FeatureTips:
        return Qt::Key_I;
    case Aid::SquareTips:
        return Qt::Key_E;
    case Aid::DeadSquares:
        return Qt::Key_X;
    case Aid::Coordinates:
        return Qt::Key_C;
    case Aid::Owners:
        return Qt::Key_F;
    case Aid::Coach:
        return {};
    }
    return {};
}

QString nameOf(Aid aid)
{
    switch (aid) {
    case Aid::FeatureTips:
        return QStringLiteral("feature-tips");
    case Aid::SquareTips:
        return QStringLiteral("square-tips");
    case Aid::DeadSquares:
        return QStringLiteral("dead-squares");
    case Aid::Coordinates:
        return QStringLiteral("coordinates");
    case Aid::Owners:
        return QStringLiteral("owners");
    case Aid::Coach:
        return QStringLiteral("coach");
    }
    return {};
}

Phrase phraseOf(Aid aid)
{
    switch (aid) {
    case Aid::FeatureTips:
        return Phrase::FeatureTips;
    case Aid::SquareTips:
        return Phrase::SquareTips;
    case Aid::DeadSquares:
        return Phrase::MarkDead;
    case Aid::Coordinates:
        return Phrase::Coordinates;
    case Aid::Owners:
        return Phrase::Owners;
    case Aid::Coach:
        return Phrase::Coach;
    }
    return {};
}

} // namespace

void tick(const QActionGroup& group, const QVariant& data)
{
    for (QAction* action : group.actions()) {
        if (action->data() == data)
            action->setChecked(true);
    }
}

Actions::Actions(QObject* parent)
    : QObject(parent)
{
    newGame = make("new", QKeySequence::New);
    open = make("open", QKeySequence::Open);
    save = make("save", QKeySequence::Save);
    saveAs = make("save-as", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    close = make("close", QKeySequence(Qt::CTRL | Qt::Key_W));
    editor = make("pencil", QKeySequence(Qt::CTRL | Qt::Key_T));
    quit = make("quit", QKeySequence(Qt::CTRL | Qt::Key_Q));
    undo = make("undo", QKeySequence::Undo);
    redo = make("redo", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    hint = make("hint", QKeySequence(Qt::Key_H));
    whyNot = make("why-not", QKeySequence(Qt::SHIFT | Qt::Key_H));
    goOn = make("go-on", QKeySequence(Qt::Key_P));
    players = make("players");
    practise = make("practise");
    review = make("review", QKeySequence(Qt::CTRL | Qt::Key_R));
    turnLeft = make("rotate-left", QKeySequence(Qt::SHIFT | Qt::Key_R));
    turnRight = make("rotate-right", QKeySequence(Qt::Key_R));
    doNothing = make("do-nothing", QKeySequence(Qt::Key_N));
    makeView();
    sounds = make("sounds", QKeySequence(Qt::Key_M));
    sounds->setCheckable(true);
    wheelTurns = make("wheel-turns");
    wheelTurns->setCheckable(true);
    confirmMoves = make("confirm-moves");
    confirmMoves->setCheckable(true);
    handOver = make("hand-over");
    handOver->setCheckable(true);
    showScores = make("scores");
    tilesLeft = make("tilesLeft", QKeySequence(Qt::Key_T));
    standings = make("standings", QKeySequence(Qt::Key_S));
    sinceLastTurn = make("since-last-turn", QKeySequence(Qt::Key_L));
    exportMap = make("export-map", QKeySequence(Qt::CTRL | Qt::Key_E));
    goBack = make("go-back", QKeySequence(Qt::CTRL | Qt::Key_B));
    goBack->setEnabled(false);
    nextPane = make("next-pane", QKeySequence(Qt::Key_F6));
    lessons = make("lessons");
    firstSteps = make("firstSteps");
    rules = make("help", QKeySequence(Qt::Key_F1));
    shortcuts = make("keyboard", QKeySequence(Qt::Key_Question));
    findCommand = make("find-command", QKeySequence(Qt::CTRL | Qt::Key_K));
    about = make("about");
    settings = make("settings", QKeySequence(Qt::CTRL | Qt::Key_Comma));
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
    settings->setMenuRole(QAction::PreferencesRole);
    commands_ = {{Command::Undo, undo},
                 {Command::Redo, redo},
                 {Command::Hint, hint},
                 {Command::WhyNot, whyNot},
                 {Command::GoOn, goOn},
                 {Command::Players, players},
                 {Command::Practise, practise},
                 {Command::Review, review},
                 {Command::TurnLeft, turnLeft},
                 {Command::TurnRight, turnRight},
                 {Command::DoNothing, doNothing},
                 {Command::ZoomIn, zoomIn},
                 {Command::ZoomOut, zoomOut},
                 {Command::ZoomFit, zoomFit},
                 {Command::ShowScores, showScores},
                 {Command::TilesLeft, tilesLeft},
                 {Command::Standings, standings},
                 {Command::SinceLastTurn, sinceLastTurn},
                 {Command::ExportMap, exportMap},
                 {Command::FirstSteps, firstSteps}};
    for (const auto& [command, action] : commands_)
        action->setEnabled(false);
    makeAids();
    makeChoices();
    retranslate();
    setGameOpen(false);
}

QAction* Actions::make(const char* name, const QKeySequence& key)
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    return action;
}

void Actions::makeView()
{
    zoomIn = make("zoom-in");
    zoomIn->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal),
                          QKeySequence(Qt::Key_Plus)});
    zoomOut = make("zoom-out");
    zoomOut->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Minus), QKeySequence(Qt::Key_Minus)});
    zoomFit = make("fit");
    zoomFit->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_0), QKeySequence(Qt::Key_0)});
    fullScreen = make("fullscreen", QKeySequence(Qt::Key_F11));
    showSide = make("side", QKeySequence(Qt::SHIFT | Qt::Key_F9));
    showLog = make("log", QKeySequence(Qt::Key_F9));
    floatSide = make("float-side", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F9));
    floatLog = make("float-log", QKeySequence(Qt::CTRL | Qt::Key_F9));
    for (QAction* action : {fullScreen, showSide, showLog, floatSide, floatLog})
        action->setCheckable(true);
    showSide->setChecked(true);
    showLog->setChecked(true);
}

void Actions::makeAids()
{
    asAtTable = make("as-at-table", QKeySequence(Qt::Key_A));
    asAtTable->setCheckable(true);
    aids = new QActionGroup(this);
    aids->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (const Aid aid : kAllAids) {
        QAction* action = aids->addAction(QString());
        action->setObjectName(nameOf(aid));
        action->setShortcut(keyOf(aid));
        action->setCheckable(true);
        action->setData(static_cast<int>(aid));
    }
}

void Actions::makeChoices()
{
    themes = new QActionGroup(this);
    for (const auto theme : {ui::ThemeChoice::System, ui::ThemeChoice::Light, ui::ThemeChoice::Dark}) {
        QAction* action = themes->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(theme));
    }
    textSizes = new QActionGroup(this);
    for (const int percent : kTextSizes) {
        QAction* action = textSizes->addAction(QString());
        action->setCheckable(true);
        action->setData(percent);
    }
    boards = new QActionGroup(this);
    for (const QString& name : ui::boardNames()) {
        QAction* action = boards->addAction(QString());
        action->setCheckable(true);
        action->setData(name);
    }
    visions = new QActionGroup(this);
    for (const art::Vision vision : art::kAllVisions) {
        QAction* action = visions->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(vision));
    }
    visions->actions().constFirst()->setChecked(true);
    patterns = make("patterns");
    patterns->setCheckable(true);
    addTheme = make("add-theme");
    animations = new QActionGroup(this);
    for (const auto speed : {AnimationSpeed::Off, AnimationSpeed::Still, AnimationSpeed::Slow,
                             AnimationSpeed::Normal, AnimationSpeed::Fast}) {
        QAction* action = animations->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(speed));
    }
    paces = new QActionGroup(this);
    for (const auto pace : {Pace::Quick, Pace::Normal, Pace::Leisurely, Pace::StepByStep}) {
        QAction* action = paces->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(pace));
    }
}

void Actions::retranslate()
{
    //: Menu entry: set up a new game
    newGame->setText(tr("&New game…"));
    //: Menu entry (verb): open a game or what it is played with
    open->setText(tr("&Open…"));
    //: Menu entry (verb): save the game
    save->setText(tr("&Save"));
    //: Menu entry (verb): save the game under another name
    saveAs->setText(tr("Save &as…"));
    //: Menu entry (verb): put the game away
    close->setText(tr("&Close game"));
    //: Menu entry (verb): close the program
    quit->setText(tr("&Quit"));
    //: Menu entry (verb): take back the last turn
    undo->setText(tr("&Undo"));
    //: Menu entry (verb): play the turn again that was taken back
    redo->setText(tr("&Redo"));
    //: Menu entry (noun): good moves for the player
    hint->setText(tr("&Hint"));
    //: Menu entry: why is my move not the best one?
    whyNot->setText(tr("Why &not my move?"));
    setWaiting(waiting_);
    //: Menu entry: who plays for which seat, names and colours
    players->setText(tr("Pla&yers…"));
    //: Menu entry (noun): a look back on the game
    review->setText(tr("&Review"));
    //: Menu entry: from another course of a game to the game as it was played
    goBack->setText(tr("Back to the ori&ginal game"));
    goBack->setStatusTip(tr("Return to the game that this one branched off from"));
    //: Menu entry (noun): the keyboard goes on to the next part of the window
    nextPane->setText(tr("&Next pane"));
    //: Menu entry: learn the game in lessons
    lessons->setText(tr("&Lessons…"));
    lessons->setStatusTip(tr("Learn the game on the board, step by step"));
    //: Menu entry (noun): the rules of the game
    rules->setText(tr("&Rules"));
    shortcuts->setText(tr("&Keys and mouse"));
    //: Menu entry: every command of the menus by its name
    findCommand->setText(tr("Find a &command…"));
    //: Menu entry: version and license of the program
    about->setText(tr("&About Lodeline"));
    //: Menu entry: a window of its own with everything that can be set
    settings->setText(tr("All &settings…"));
    newGame->setStatusTip(tr("Set up a new game"));
    save->setStatusTip(tr("Save the game to a file"));
    setUndoStop(undoStop_);
    redo->setStatusTip(tr("Redo the turn that was undone"));
    hint->setStatusTip(tr("Show the three best moves and the reasons for them"));
    //: Status tip of a menu entry
    whyNot->setStatusTip(tr("Compare your planned move with the best one"));
    goOn->setStatusTip(tr("Make the computer move right away"));
    review->setStatusTip(tr("See how the chances changed, the turning points and better moves"));
    players->setStatusTip(tr("Change names and colors, and choose who plays each seat"));
    retranslateView();
    retranslateKind();
}

void Actions::retranslateView() const
{
    //: Menu entry (verb): show the board larger
    zoomIn->setText(tr("Zoom &in"));
    //: Menu entry (verb): show the board smaller
    zoomOut->setText(tr("Zoom &out"));
    zoomFit->setText(tr("Show the &whole board"));
    //: Menu entry (noun): the window fills the screen
    fullScreen->setText(tr("&Full screen"));
    //: Menu entry (noun): what has happened in the game, line by line
    showLog->setText(tr("Game &log"));
    //: Menu entry (noun) that can be ticked: with the tile or the towns, the players and the points
    showSide->setText(tr("Game &panel"));
    //: Menu entry that can be ticked: the panel leaves the main window
    floatSide->setText(tr("P&anel in its own window"));
    //: Menu entry that can be ticked: the log leaves the main window
    floatLog->setText(tr("Lo&g in its own window"));
    //: Menu entry (noun), ticked where the game makes sounds
    sounds->setText(tr("So&unds"));
    //: Menu entry (noun): the points at the end of the game
    showScores->setText(tr("Final &scoring"));
    const QStringList themeTexts{
        //: Colours of the windows
        tr("Same as &system"),
        //: Colours of the windows
        tr("&Light"),
        //: Colours of the windows
        tr("&Dark"),
    };
    for (qsizetype i = 0; i < themeTexts.size(); ++i)
        themes->actions()[i]->setText(themeTexts[i]);
    for (QAction* action : textSizes->actions())
        action->setText(percentText(action->data().toInt() / 100.0));
    const QStringList boardTexts{
        //: A theme of the board: the one that goes with the windows
        tr("&Automatic"),
        //: A theme of the board: as in daylight
        tr("&Day"),
        //: A theme of the board: as in the evening
        tr("D&usk"),
        //: A theme of the board: as on an old map
        tr("&Ink on paper"),
        //: A theme of the board
        tr("High &contrast"),
    };
    for (qsizetype i = 0; i < boardTexts.size(); ++i)
        boards->actions()[i]->setText(boardTexts[i]);
    const QStringList visionTexts{
        //: Whose eyes see the window: those of whoever sees all colours
        tr("Normal &color vision"),
        //: Whose eyes see the window
        tr("&Protanopia (no red)"),
        //: Whose eyes see the window
        tr("&Deuteranopia (no green)"),
        //: Whose eyes see the window
        tr("&Tritanopia (no blue)"),
    };
    for (qsizetype i = 0; i < visionTexts.size(); ++i)
        visions->actions()[i]->setText(visionTexts[i]);
    addTheme->setText(tr("A&dd your own theme…"));
    patterns->setText(tr("Patter&ns on pieces"));
    patterns->setStatusTip(tr("Add stripes and checks to tell players apart"));
    const QStringList speedTexts{
        tr("&Off: show results at once", "speed of the animation"),
        tr("Step by step, without &motion", "speed of the animation"), tr("&Slow", "speed of the animation"),
        tr("&Normal", "speed of the animation"), tr("&Fast", "speed of the animation")};
    for (qsizetype i = 0; i < speedTexts.size(); ++i)
        animations->actions()[i]->setText(speedTexts[i]);
    const QStringList paceTexts{tr("&Quick", "pace of the computer"), tr("&Normal", "pace of the computer"),
                                tr("&Leisurely", "pace of the computer"),
                                tr("&Wait for me before each move", "pace of the computer")};
    for (qsizetype i = 0; i < paceTexts.size(); ++i)
        paces->actions()[i]->setText(paceTexts[i]);
}

void Actions::setKind(const Kind& kind)
{
    kind_ = &kind;
    for (QAction* action : {zoomIn, zoomOut, zoomFit})
        action->setVisible(kind.zooms());
    retranslateKind();
}

void Actions::sayPhrase(QAction& action, Phrase phrase) const
{
    const QString text = kind_->phrase(phrase);
    // Screen readers meet hidden entries, too.
    //: "game": the kind of game, not a match of it
    action.setText(text.isEmpty() ? tr("Not available in this game") : text);
    action.setVisible(!text.isEmpty());
}

void Actions::retranslateKind() const
{
    if (!kind_)
        return;
    for (const auto& [action, phrase] :
         {std::pair{turnLeft, Phrase::TurnLeft}, std::pair{turnRight, Phrase::TurnRight},
          std::pair{doNothing, Phrase::DoNothing}, std::pair{wheelTurns, Phrase::TurnByWheel},
          std::pair{asAtTable, Phrase::AsAtTable}, std::pair{editor, Phrase::Editor},
          std::pair{firstSteps, Phrase::FirstSteps}, std::pair{tilesLeft, Phrase::TilesLeft},
          std::pair{standings, Phrase::Standings}, std::pair{sinceLastTurn, Phrase::SinceLastTurn},
          std::pair{practise, Phrase::Practise}, std::pair{confirmMoves, Phrase::ConfirmMoves},
          std::pair{handOver, Phrase::HandOver}, std::pair{exportMap, Phrase::ExportMap}})
        sayPhrase(*action, phrase);
    lessons->setVisible(kind_->teaches());
    for (QAction* action : aids->actions())
        sayPhrase(*action, phraseOf(static_cast<Aid>(action->data().toInt())));
    editor->setStatusTip(kind_->phrase(Phrase::EditorTip));
    open->setStatusTip(kind_->phrase(Phrase::OpenTip));
}

void Actions::setIcons(const QPalette& palette)
{
    for (QAction* action : {newGame, open, save, editor, undo, redo, hint, players, turnLeft, turnRight,
                            zoomIn, zoomOut, zoomFit, fullScreen, rules})
        action->setIcon(art::icon(action->objectName(), palette));
}

void Actions::setGameOpen(bool isOpen)
{
    for (QAction* action : {save, saveAs, close, nextPane})
        action->setEnabled(isOpen);
}

void Actions::setUndoStop(const QString& why)
{
    undoStop_ = why;
    undo->setStatusTip(why.isEmpty() ? tr("Undo the last turn") : why);
}

void Actions::setWaiting(bool isWaiting)
{
    waiting_ = isWaiting;
    if (isWaiting)
        //: Menu entry (verb): the computer that waits shall play its turn
        goOn->setText(tr("&Continue"));
    else
        //: Menu entry: the computer shall stop thinking and move
        goOn->setText(tr("&Play now"));
}

} // namespace lodeline::app
