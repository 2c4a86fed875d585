// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a game of five in the real window, one prospector and four barons, and prints how long its event loop
// was away at most, as JSON: measure_stutter [PLIES]. With QT_QPA_PLATFORM=offscreen it needs no display.
#include "app/computer/computerplayers.h"
#include "app/mainwindow/gameflow.h"
#include "app/pages/gamepage.h"
#include "tests/app/windows/testwindow.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace {

using namespace lodeline;

app::NewGame fiveComputers()
{
    app::NewGame game;
    game.seats.resize(5);
    for (app::NewGame::Seat& seat : game.seats)
        seat.kind = QStringLiteral("ai:baron");
    game.seats.front().kind = QStringLiteral("ai:prospector");
    game.seed = 7;
    game.normalise();
    return game;
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication program(argc, argv);
    const int plies = program.arguments().value(1, QStringLiteral("20")).toInt();
    test::TestWindow window;
    window.settings().setPace(app::Pace::Normal);
    window->gamePage()->setAnimation(app::AnimationSpeed::Normal);
    window->gamePage()->computers().setPace(app::Pace::Normal);
    if (!window->openGame().start(fiveComputers()))
        return 1;

    std::vector<double> gaps;
    QElapsedTimer clock;
    clock.start();
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, &program, [&] {
        gaps.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        clock.start();
        const app::GameSession& session = window.session();
        if (session.game().ply() >= plies || session.phase() == Game::Phase::Over)
            program.quit();
    });
    beat.start(0);
    QApplication::exec();
    std::ranges::sort(gaps);
    const auto above = [&gaps](double limit) { return gaps.end() - std::ranges::upper_bound(gaps, limit); };
    std::printf("{\"plies\": %d, \"beats\": %zu, \"longestGapMs\": %.2f, \"gapsAbove16ms\": %td, "
                "\"gapsAbove33ms\": %td, \"gapsAbove50ms\": %td}\n",
                window.session().game().ply(), gaps.size(), gaps.back(), above(16.7), above(33.3), above(50));
    return 0;
}
