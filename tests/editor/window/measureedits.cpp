// SPDX-License-Identifier: GPL-3.0-or-later
// Draws in the real window, in a set of 1,000 tiles with 200 designs or one of a file, and prints how long
// each edit took, as JSON: measure_edits [EDITS [FILE]]. "Shown" is the time from the click to the end of the
// turn of the event loop that painted the canvas; "all" until the previews were painted, too; "busy" the
// longest that a turn took while all else followed. With QT_QPA_PLATFORM=offscreen it needs no display.
#include "editor/canvas/tilecanvas.h"
#include "editor/preview/patchview.h"
#include "editor/preview/previewpanel.h"
#include "editor/preview/rotationrow.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/editor/window/desk.h"
#include "tests/support/randomtileset.h"
#include "ui/files.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace {

using namespace lodeline;
using namespace lodeline::goldrush;
using editor::TileCanvas;

constexpr int kDesigns = 200;
constexpr int kCopies = 5;
constexpr int kFollowUp = 400; // ms

TileSet largeSet()
{
    TileSet set;
    Random random(1);
    set.name = std::string("Large");
    set.tokens = {TokenKind{1, 60, {}}};
    for (int i = 0; i < kDesigns; ++i) {
        set.tiles.push_back(test::randomDesign(std::to_string(i), random));
        set.tiles.back().count = kCopies;
    }
    set.start = set.tiles.front().id;
    return set;
}

double since(const QElapsedTimer& clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

// Knows whether a widget was painted since it was last asked.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget* widget) { widget->installEventFilter(this); }
    bool take() { return std::exchange(painted_, false); }

protected:
    bool eventFilter(QObject* widget, QEvent* event) override
    {
        painted_ = painted_ || event->type() == QEvent::Paint;
        return QObject::eventFilter(widget, event);
    }

private:
    bool painted_ = false;
};

// The longest that one turn of the event loop takes while timers of an edit fire.
double longestTurn()
{
    double longest = 0;
    QElapsedTimer all;
    all.start();
    while (all.elapsed() < kFollowUp) {
        QElapsedTimer turn;
        turn.start();
        QCoreApplication::processEvents();
        longest = std::max(longest, since(turn));
    }
    return longest;
}

void print(const char* name, std::vector<double> times)
{
    std::ranges::sort(times);
    std::printf(R"("%s": {"medianMs": %.1f, "longestMs": %.1f})", name, times[times.size() / 2],
                times.back());
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication program(argc, argv);
    const int edits = std::max(1, program.arguments().value(1, QStringLiteral("40")).toInt());
    const editor::test::Desk desk;
    QString file = program.arguments().value(2);
    if (file.isEmpty()) {
        file = desk.path(QStringLiteral("large.tileset.json"));
        if (!ui::writeFile(file, writeTileSet(largeSet())))
            return 1;
    }
    desk->resize(1280, 800);
    desk->openFile(file);
    auto* canvas = desk->findChild<TileCanvas*>();
    const auto* previews = desk->findChild<editor::PreviewPanel*>();
    const auto designs = static_cast<int>(desk.document().set().tiles.size());
    PaintWatch painted(canvas);
    longestTurn();

    std::vector<double> shown;
    std::vector<double> all;
    std::vector<double> busy;
    for (int i = 0; i < edits; ++i) {
        desk.editor().list().chooseTile(i * 7 % designs);
        longestTurn();
        const QPoint east = canvas->toWidget({0.95, 0.5}).toPoint();
        painted.take();
        QElapsedTimer clock;
        clock.start();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, east);
        while (!painted.take())
            QCoreApplication::processEvents();
        shown.push_back(since(clock));
        while (!previews->rotations()->isComplete() || !previews->patch()->isComplete())
            QCoreApplication::processEvents();
        all.push_back(since(clock));
        busy.push_back(longestTurn());
    }
    std::printf("{\"edits\": %d, ", desk.document().history().count());
    print("shown", shown);
    std::printf(", ");
    print("all", all);
    std::printf(", ");
    print("busy", busy);
    std::printf("}\n");
    return 0;
}
