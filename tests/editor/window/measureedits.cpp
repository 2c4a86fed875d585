// SPDX-License-Identifier: GPL-3.0-or-later
// Draws in the real window, in a set of 1,000 tiles with 200 designs or one of a file, and prints how long
// each edit took, as JSON: measure_edits [EDITS [FILE]]; with "illustrated" as the file each design has a
// picture of 1,200 pixels a side. With QT_QPA_PLATFORM=offscreen it needs no display. Times are
//   open    until the set is on the desk
//   redraw  of forgetting the picture of the drawing and painting it again: of the land in all its pixels and
//           of what stands on it, where everything lies being known, while nothing else in the window
//           changes. Of a tile with a picture of its own, which was painted elsewhere before, it is little
//           more than a copy, so that the ratio tells of the rest of an edit: document, list, forms
//   shown   from the click to the end of the turn of the event loop that painted the canvas: the tile is
//           changed, laid out anew and painted, and so is whatever else of the window shows it at once
//   all     until the pictures beside the drawing are there, too
//   busy    the longest that a turn of the event loop took while all else followed
// "Cpu" is what of the median the thread of the window has worked, which a busy machine changes little;
// "ratio" is "shown" to "redraw" by that, and "longestRatio" the largest such ratio of one edit.
#include "editor/canvas/tilecanvas.h"
#include "editor/preview/patchview.h"
#include "editor/preview/previewpanel.h"
#include "editor/preview/rotationrow.h"
#include "engine/goldrush/design/art/missingpictures.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "resources/art/own/ownpictures.h"
#include "tests/editor/window/desk.h"
#include "tests/support/randomtileset.h"
#include "ui/containers.h"

#include <QBuffer>
#include <QStandardPaths>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <utility>

namespace {

using namespace lodeline;
using namespace lodeline::goldrush;
using editor::TileCanvas;

constexpr int kDesigns = 200;
constexpr int kCopies = 5;
constexpr int kFollowUp = 400; // ms
constexpr int kPictureSide = 1200;

// Each of other colours.
std::string picture(int number)
{
    QImage image(kPictureSide, kPictureSide, QImage::Format_RGB32);
    for (int y = 0; y < kPictureSide; ++y)
        for (int x = 0; x < kPictureSide; ++x)
            image.setPixel(x, y, qRgb((x * y / 97 + number) & 255, (x + number * 7) & 255, (y / 3) & 255));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "JPEG", 90);
    return bytes.toStdString();
}

bool illustrate(TileSet& set)
{
    int number = 0;
    for (TileDesign& tile : set.tiles) {
        const auto kept = art::ownPictures().keep(picture(number++), PictureType::Jpeg);
        if (!kept)
            return false;
        tile.picture = *kept;
    }
    return true;
}

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

// By the wall and by what this thread has worked.
struct Time
{
    double wall = 0; // ms
    double cpu = 0;  // ms
};

class Clock
{
public:
    void start() { begin_ = now(); }
    Time elapsed() const
    {
        const Time end = now();
        return {end.wall - begin_.wall, end.cpu - begin_.cpu};
    }

private:
    static double read(clockid_t clock)
    {
        timespec time{};
        clock_gettime(clock, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }
    static Time now() { return {read(CLOCK_MONOTONIC), read(CLOCK_THREAD_CPUTIME_ID)}; }

    Time begin_ = now();
};

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
Time longestTurn()
{
    Time longest;
    const Clock all;
    while (all.elapsed().wall < kFollowUp) {
        const Clock turn;
        QCoreApplication::processEvents();
        longest = std::max(longest, turn.elapsed(), [](Time a, Time b) { return a.wall < b.wall; });
    }
    return longest;
}

double median(std::vector<Time> times, double Time::*of)
{
    std::ranges::sort(times, {}, of);
    return times[times.size() / 2].*of;
}

void print(const char* name, const std::vector<Time>& times)
{
    std::printf(R"("%s": {"medianMs": %.1f, "cpuMs": %.1f, "longestMs": %.1f}, )", name,
                median(times, &Time::wall), median(times, &Time::cpu),
                std::ranges::max(times, {}, &Time::wall).wall);
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication program(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    const int edits = std::max(1, program.arguments().value(1, QStringLiteral("40")).toInt());
    const editor::test::Desk desk;
    QString file = program.arguments().value(2);
    const bool isIllustrated = file == QLatin1String("illustrated");
    if (file.isEmpty() || isIllustrated) {
        TileSet set = largeSet();
        file = desk.path(isIllustrated ? QStringLiteral("large.tileset.zip")
                                       : QStringLiteral("large.tileset.json"));
        if ((isIllustrated && !illustrate(set)) ||
            !ui::writeDocument(file, writeTileSet(set), picturesOf(set)))
            return 1;
    }
    desk->resize(1280, 800);
    const Clock opening;
    desk->openFile(file);
    const Time opened = opening.elapsed();
    auto* canvas = desk->findChild<TileCanvas*>();
    const auto* previews = desk->findChild<editor::PreviewPanel*>();
    const auto designs = static_cast<int>(desk.document().set().tiles.size());
    PaintWatch painted(canvas);
    longestTurn();

    std::vector<Time> redraw;
    std::vector<Time> shown;
    std::vector<Time> all;
    std::vector<Time> busy;
    for (int i = 0; i < edits; ++i) {
        desk.editor().list().chooseTile(i * 7 % designs);
        longestTurn();
        const QPoint east = canvas->toWidget({0.95, 0.5}).toPoint();
        painted.take();
        Clock clock;
        canvas->setTheme(art::Theme::light()); // forgets what it has painted
        while (!painted.take())
            QCoreApplication::processEvents();
        redraw.push_back(clock.elapsed());
        clock.start();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, east);
        while (!painted.take())
            QCoreApplication::processEvents();
        shown.push_back(clock.elapsed());
        while (!previews->rotations()->isComplete() || !previews->patch()->isComplete())
            QCoreApplication::processEvents();
        all.push_back(clock.elapsed());
        busy.push_back(longestTurn());
    }
    std::printf(R"({"edits": %d, "openMs": %.1f, )", desk.document().history().count(), opened.wall);
    print("redraw", redraw);
    print("shown", shown);
    print("all", all);
    print("busy", busy);
    double longestRatio = 0;
    for (std::size_t i = 0; i < shown.size(); ++i)
        longestRatio = std::max(longestRatio, shown[i].cpu / redraw[i].cpu);
    std::printf(R"("ratio": %.2f, "longestRatio": %.2f})"
                "\n",
                median(shown, &Time::cpu) / median(redraw, &Time::cpu), longestRatio);
    return 0;
}
