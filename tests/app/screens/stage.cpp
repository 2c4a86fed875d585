// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/screens/stage.h"

#include "app/boomtown/session/boomtownmatch.h"
#include "app/boomtown/table/boomtown.h"
#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/handover/handovercard.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/match/backdroppage.h"
#include "app/match/review/reviewprogress.h"
#include "app/shell/gameflow.h"
#include "app/shell/statusline.h"
#include "engine/boomtown/ai/player.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/patience.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <utility>

namespace lodeline::test {
namespace {

constexpr int kPulse = 5; // ms
constexpr int kCalm = 12; // pulses without a change, so that a busy machine waits longer

void work()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

// Whether anything was painted since the last question: what was not looks as before.
class Painting : public QObject
{
public:
    Painting() { qApp->installEventFilter(this); }

    bool happened() { return std::exchange(happened_, false); }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        happened_ |= event->type() == QEvent::UpdateRequest || event->type() == QEvent::Paint;
        return false;
    }

private:
    bool happened_ = true;
};

bool isWorking(const QWidget& widget)
{
    const auto progress = widget.findChildren<app::ReviewProgress*>();
    const auto pages = widget.findChildren<app::BackdropPage*>();
    const auto boards = widget.findChildren<goldrush::BoardView*>();
    return std::ranges::any_of(boards,
                               [](const auto* board) { return board->isVisible() && !board->isWhole(); }) ||
           std::ranges::any_of(progress, [](const QWidget* bar) { return bar->isVisible(); }) ||
           std::ranges::any_of(
               pages, [](const app::BackdropPage* page) { return page->isVisible() && !page->isWhole(); });
}

} // namespace

Stage::Stage(const Look& look, QSize size)
    : settings_(std::make_unique<app::Settings>(folder_.filePath(QStringLiteral("settings.ini"))))
    , size_(size)
{
    settings_->setAnimation(app::AnimationSpeed::Off);
    settings_->setPace(app::Pace::StepByStep);
    settings_->setFolder(folder_.path());
    settings_->store().setValue(QStringLiteral("boomtown/guideSeen"), true);
    QStringList said; // the coach has nothing left to say
    for (int remark = 0; remark < 10; ++remark)
        said << QString::number(remark);
    settings_->store().setValue(QStringLiteral("goldrush/coachSaid"), said);
    languages_.use(look.language);
    appearance_.use(look.theme.look);
    kinds_.add(std::make_unique<goldrush::GoldRush>(settings_->store(), folder_.filePath("sets")));
    kinds_.add(std::make_unique<boomtown::Boomtown>(settings_->store()));
    window_ = std::make_unique<app::MainWindow>(
        *settings_, kinds_, languages_, appearance_,
        app::MainWindow::OldFiles{.games = folder_.filePath(QStringLiteral("games")),
                                  .themes = folder_.filePath(QStringLiteral("themes"))});
    window_->resize(size);
    window_->show();
}

Stage::~Stage()
{
    dialog_.reset();
    window_.reset();
    languages_.use(QStringLiteral("en"));
}

void Stage::play(int players, int plies)
{
    playUpToCover(players, plies);
    auto* cover = window_->findChild<goldrush::HandOverCard*>();
    for (work(); cover->isVisible(); work())
        emit cover->putOff();
    window_->findChild<app::StatusLine*>()->forget(); // which it does by itself, after some seconds
}

void Stage::playUpToCover(int players, int plies)
{
    window_->openGame().start(newSession(players));
    playPlies(session(), random_, plies);
    table().gamePage()->advice().setEffort({std::chrono::milliseconds(0), 400});
}

goldrush::GameSession& Stage::session() const
{
    return static_cast<goldrush::GameSession&>(*window_->openGame().match());
}

goldrush::GoldRushTable& Stage::table() const
{
    return static_cast<goldrush::GoldRushTable&>(window_->tableOf(kinds_.first()));
}

ui::InstalledSets& Stage::installedSets() const
{
    return static_cast<goldrush::GoldRush&>(kinds_.first()).installedSets();
}

void Stage::playBoomtown(int turns)
{
    boomtown::GameRecord record = boomtown::test::newRecord();
    boomtown::Game game(std::make_shared<const boomtown::Deck>(record.deck), record.setup());
    boomtown::RandomPlayer player;
    for (int ply = 0; ply < turns && game.phase() != boomtown::Game::Phase::Over; ++ply) {
        const boomtown::Move move = player.choose(game, static_cast<std::uint64_t>(ply));
        record.moves.push_back(boomtown::recorded(game, move));
        game.play(move);
    }
    window_->openGame().start(boomtown::BoomtownMatch::open(std::move(record)).value());
}

boomtown::BoomtownTable& Stage::boomtown() const
{
    return static_cast<boomtown::BoomtownTable&>(window_->tableOf(*kinds_.all().back()));
}

void Stage::offerBoomtown() const
{
    window_->flow().choose(*kinds_.all().back());
}

QWidget* Stage::opened(QAction& command) const
{
    command.trigger();
    work();
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget != window_.get() && qobject_cast<QDialog*>(widget))
            return widget;
    return nullptr;
}

QWidget* Stage::shown(std::unique_ptr<QDialog> dialog)
{
    dialog_ = std::move(dialog);
    dialog_->show();
    return dialog_.get();
}

QImage Stage::settled(QWidget& widget)
{
    QElapsedTimer whole;
    whole.start();
    int calm = 0;
    QTimer pulse;
    pulse.callOnTimeout([&calm] { ++calm; });
    pulse.start(kPulse);
    Painting painting;
    QImage last;
    while (whole.elapsed() < kLongestWait && calm < kCalm) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        work();
        if (isWorking(widget))
            calm = 0;
        if (!painting.happened())
            continue;
        const QImage now = widget.grab().toImage();
        painting.happened(); // by the grab itself
        if (now != last)
            calm = 0;
        last = now;
    }
    return last;
}

} // namespace lodeline::test
