// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/windows/frames.h"

#include "app/goldrush/board/boardview.h"
#include "app/goldrush/session/gamesession.h"
#include "bench/windows/longgame.h"
#include "bench/windows/pointer.h"
#include "bench/windows/realwindow.h"
#include "bench/windows/times.h"

#include <QMainWindow>
#include <QMenuBar>

#include <cmath>
#include <numbers>

namespace lodeline::bench {
namespace {

constexpr QSize kLarge{2560, 1440};
constexpr int kSteps = 90;   // of one drag
constexpr int kNotches = 12; // of one zoom
constexpr int kGlide = 60;   // ms between two notches
constexpr int kRest = 400;   // ms until what a zoom leaves undone is painted and a tip is there

// A wide loop about the middle of the view.
QPoint onLoop(const QRect& view, int step)
{
    const double angle = 2 * std::numbers::pi * step / kSteps;
    return view.center() + QPoint(static_cast<int>(0.25 * view.width() * std::cos(angle)),
                                  static_cast<int>(0.25 * view.height() * std::sin(2 * angle)));
}

void drag(QWidget& viewport, Times& times)
{
    const Pointer pointer(viewport);
    pointer.press(onLoop(viewport.rect(), 0), Qt::MiddleButton);
    for (int step = 1; step <= kSteps; ++step) {
        times.add(untilShown([&] {
            pointer.move(onLoop(viewport.rect(), step), Qt::MiddleButton);
            viewport.update();
        }));
    }
    pointer.release(onLoop(viewport.rect(), kSteps), Qt::MiddleButton);
}

// In or out, by the wheel.
void zoom(QWidget& viewport, QPoint at, int notch, Times& times)
{
    const Pointer pointer(viewport);
    for (int i = 0; i < kNotches; ++i) {
        times.add(untilShown([&] {
            pointer.wheel(at, notch);
            viewport.update();
        }));
        watchFrames(viewport, kGlide, times);
    }
    pointer.move(at);
    watchFrames(viewport, kRest, times);
}

QJsonObject ofBareView()
{
    QMainWindow window;
    QGraphicsScene scene;
    auto* view = new QGraphicsView(&scene);
    window.menuBar()->addMenu(QStringLiteral("Menu"))->addAction(QStringLiteral("Entry"));
    window.setCentralWidget(view);
    window.resize(kLarge);
    window.show();
    waitFor(window);
    Times pan;
    Times zoomed;
    drag(*view->viewport(), pan);
    zoom(*view->viewport(), view->viewport()->rect().center(), 1, zoomed);
    return {{"pan", pan.json()}, {"zoom", zoomed.json()}};
}

QJsonObject ofRealBoard()
{
    const RealWindow window(kLarge);
    window.start(longGame(Length::Thousand));
    QWidget& viewport = *window.board().viewport();
    window.board().setAnimated(true); // the view glides
    Times pan;
    Times zoomed;
    for (const int notch : {1, -1, 1, -1, 1, -1}) {
        const QPoint at = window.tileInSight();
        Pointer(viewport).move(at);
        watchFrames(viewport, kRest, zoomed);
        drag(viewport, pan);
        zoom(viewport, at, notch, zoomed);
        drag(viewport, pan);
    }
    return {{"tiles", window.session().game().placedCount()},
            {"prairies", window.board().prairiesShown()},
            {"pan", pan.json()},
            {"zoom", zoomed.json()}};
}

} // namespace

QJsonObject measureFrames()
{
    return {{"bare", ofBareView()}, {"board", ofRealBoard()}};
}

} // namespace lodeline::bench
