// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a game of five in the real window, one prospector and four barons, and prints how long its event loop
// was away at most, as JSON: measure_stutter [PLIES]. With QT_QPA_PLATFORM=offscreen it needs no display.
// "Gap" is by the clock, which other programs disturb; "busy" is the processor time of the thread itself.
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/shell/gameflow.h"
#include "tests/app/windows/testwindow.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <utility>

namespace {

using namespace lodeline;
using namespace lodeline::goldrush;

goldrush::NewGame fiveComputers()
{
    goldrush::NewGame game;
    game.seats.resize(5);
    for (goldrush::NewGame::Seat& seat : game.seats)
        seat.kind = QStringLiteral("ai:baron");
    game.seats.front().kind = QStringLiteral("ai:prospector");
    game.seed = 7;
    game.normalise();
    return game;
}

// The longest of many times, and how many of them lose a frame; keeps none, as growing would be a stutter.
struct Times
{
    double longest = 0;
    int above16 = 0;
    int above33 = 0;

    void add(double milliseconds)
    {
        longest = std::max(longest, milliseconds);
        above16 += milliseconds > 16.7 ? 1 : 0;
        above33 += milliseconds > 33.3 ? 1 : 0;
    }
    void print(const char* name) const
    {
        std::printf(R"("%s": {"longestMs": %.2f, "above16ms": %d, "above33ms": %d})", name, longest, above16,
                    above33);
    }
};

// Of this thread, in milliseconds.
double processorTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication program(argc, argv);
    const int plies = program.arguments().value(1, QStringLiteral("20")).toInt();
    test::TestWindow window;
    window.settings().setPace(app::Pace::Normal);
    window.gamePage()->setAnimation(app::AnimationSpeed::Normal);
    window.gamePage()->computers().setPace(app::Pace::Normal);
    if (!window.start(fiveComputers()))
        return 1;

    // The first paint of the window is no part of it.
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents();
    Times gaps;
    Times busy;
    QElapsedTimer clock;
    clock.start();
    double lastTime = processorTime();
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, &program, [&] {
        gaps.add(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        clock.start();
        const double time = processorTime();
        busy.add(time - std::exchange(lastTime, time));
        const goldrush::GameSession& session = window.session();
        if (session.game().ply() >= plies || session.phase() == Game::Phase::Over)
            program.quit();
    });
    beat.start(0);
    QApplication::exec();
    std::printf("{\"plies\": %d, ", window.session().game().ply());
    gaps.print("gap");
    std::printf(", ");
    busy.print("busy");
    std::printf("}\n");
    return 0;
}
