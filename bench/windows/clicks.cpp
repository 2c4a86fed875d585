// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/windows/clicks.h"

#include "app/goldrush/board/boardview.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/table/goldrushtable.h"
#include "bench/windows/longgame.h"
#include "bench/windows/pointer.h"
#include "bench/windows/realwindow.h"
#include "bench/windows/times.h"
#include "engine/core/random.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QMainWindow>
#include <QTimer>

#include <functional>

namespace lodeline::bench {
namespace {

using namespace goldrush;

constexpr int kClicks = 100;
constexpr int kLeastPause = 40; // ms
constexpr int kPauses = 160;    // ms more, by chance
constexpr QSize kUsual{1280, 800};

// Clicks at moments that were fixed before: a window that is busy then answers late, and that counts.
Times clickAtRandom(const std::function<void()>& click, const std::function<bool()>& counts)
{
    Times times;
    Random random(1);
    QEventLoop loop;
    QElapsedTimer clock;
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    timer.setSingleShot(true);
    double due = 0;
    const auto schedule = [&] {
        const int pause = kLeastPause + static_cast<int>(random.below(kPauses));
        clock.start();
        due = pause;
        timer.start(pause);
    };
    int left = kClicks;
    QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
        const bool isOne = counts();
        const Took took = untilShown(click);
        if (isOne) {
            times.add({static_cast<double>(clock.nsecsElapsed()) / 1e6 - due, took.busy});
            --left;
        }
        if (left > 0)
            schedule();
        else
            loop.quit();
    });
    schedule();
    loop.exec();
    return times;
}

QJsonObject ofBareView()
{
    QMainWindow window;
    QGraphicsScene scene;
    auto* view = new QGraphicsView(&scene);
    window.setCentralWidget(view);
    window.resize(kUsual);
    window.show();
    waitFor(window);
    const auto click = [view] {
        Pointer(*view->viewport()).click(view->viewport()->rect().center());
        view->viewport()->update();
    };
    return clickAtRandom(click, [] { return true; }).json();
}

QJsonObject whileBaronsThink()
{
    const RealWindow window(kUsual);
    window.start(thinkersGame());
    QWidget& viewport = *window.board().viewport();
    bool onTile = false;
    // In turns on a tile, which is explained, and beside it, which ends that: each time the board changes.
    const auto click = [&] {
        onTile = !onTile;
        Pointer(viewport).click(onTile ? window.tileInSight() : QPoint(4, viewport.height() - 4));
    };
    const ComputerPlayers& computers = window.table().gamePage()->computers();
    return clickAtRandom(click, [&] { return computers.state() == app::ComputerTurns::State::Thinking; })
        .json();
}

} // namespace

QJsonObject measureClicks()
{
    return {{"bare", ofBareView()}, {"board", whileBaronsThink()}};
}

} // namespace lodeline::bench
