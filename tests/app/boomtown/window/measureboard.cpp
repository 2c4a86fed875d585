// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a game of two people in the real window and prints, as JSON, how long its thread was away at most
// from a key or a movement of the pointer to the painted board: measure_board. With QT_QPA_PLATFORM=offscreen
// it needs no display. The time is processor time of the thread itself, which other programs do not disturb.
#include "tests/app/boomtown/window/boomtownwindow.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace {

using namespace lodeline::boomtown;
using Step = BoardController::Step;

constexpr int kKeys = 12;       // tries of each kind in each step
constexpr double kFrame = 16.0; // ms

// Of this thread, in milliseconds.
double processorTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

struct Times
{
    const char* name;
    double longest = 0;
    double sum = 0;
    int count = 0;
    int above = 0;

    void print() const
    {
        std::printf(R"("%s": {"times": %d, "meanMs": %.2f, "longestMs": %.2f, "above16ms": %d})", name, count,
                    count ? sum / count : 0.0, longest, above);
    }
};

template <typename Act>
void measure(Times& times, Act act)
{
    const double begin = processorTime();
    act();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents(); // paints
    const double took = processorTime() - begin;
    times.longest = std::max(times.longest, took);
    times.sum += took;
    ++times.count;
    times.above += took > kFrame ? 1 : 0;
}

struct Report
{
    Times arrows{"arrow"};
    Times turns{"turn"};
    Times moves{"pointer"};
    Times takes{"take"};
    Times end{"finalPage"};
};

void tryEverything(BoardView& board, Report& report)
{
    const std::array keys{Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up};
    for (int i = 0; i < kKeys; ++i)
        measure(report.arrows,
                [&] { QTest::keyClick(&board, keys[static_cast<std::size_t>(i / 2) % keys.size()]); });
    for (int i = 0; i < 4; ++i)
        measure(report.turns, [&] { QTest::keyClick(&board, Qt::Key_R); });
    const int offers = board.offerCount();
    for (int i = 0; i < kKeys; ++i) {
        const QPoint at = board.offerRect(i * (offers - 1) / (kKeys - 1)).center();
        measure(report.moves, [&] { QTest::mouseMove(board.viewport(), at); });
    }
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication program(argc, argv);
    const test::BoomtownWindow window;
    window->resize(1280, 800);
    window.play(test::newRecord());
    QCoreApplication::processEvents();
    BoardView& board = window.board();
    Report report;
    while (!window.match().isOver()) {
        tryEverything(board, report);
        const int offer =
            board.controller().step() == Step::Card ? board.offerCount() / 4 : board.offerCount() / 2;
        board.chooseOffer(offer);
        const bool isLast = window.match().turns() == kCircle && board.controller().step() == Step::Place;
        measure(isLast ? report.end : report.takes, [&] { QTest::keyClick(&board, Qt::Key_Return); });
    }
    std::printf("{\"moves\": %d", window.match().turns());
    for (const Times* times : {&report.arrows, &report.turns, &report.moves, &report.takes, &report.end}) {
        std::printf(", ");
        times->print();
    }
    std::printf("}\n");
    return 0;
}
