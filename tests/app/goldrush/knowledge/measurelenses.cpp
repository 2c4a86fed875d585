// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for everything that can be known of a position, in the real window, and prints the longest time that
// each answer takes to be painted, as JSON: measure_lenses. First the classic set, then one of 1,000
// tiles, each with nine tenths of its tiles on the board. With QT_QPA_PLATFORM=offscreen it needs no display.
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/board/tips/targetlines.h"
#include "app/goldrush/knowledge/standingsdialog.h"
#include "app/goldrush/knowledge/tilesleftdialog.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/shell/actions.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/support/randomtileset.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace {

using namespace lodeline;
using namespace lodeline::goldrush;

// Of this thread, which other programs do not disturb, in milliseconds.
double processorTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

template <typename Work>
double timeOf(Work work)
{
    const double begin = processorTime();
    work();
    return processorTime() - begin;
}

// As many tiles as a set may have.
TileSet largestSet()
{
    Random random(2);
    TileSet set = test::randomTileSet(kMaxTiles, random);
    for (int missing = kMaxTiles - set.tileCount(); missing > 0;)
        for (TileDesign& tile : set.tiles)
            if (missing > 0) {
                ++tile.count;
                --missing;
            }
    return set;
}

void print(const char* lens, double milliseconds)
{
    std::printf(", \"%s\": %.1f", lens, milliseconds);
}

BoardScene& sceneOf(const test::TestWindow& window)
{
    return static_cast<BoardScene&>(*window.gamePage()->board()->scene());
}

void tell(const test::TestWindow& window, const Target& target)
{
    BoardScene& scene = sceneOf(window);
    const Game& game = window.session().game();
    std::vector<QPainterPath> shapes;
    if (const auto of = segmentIn(target))
        shapes = scene.featureShapes(game, of->at, of->segment);
    scene.showFeature(std::move(shapes), tileRect(positionOf(target)).center(),
                      targetLines(window.session(), target));
    window.gamePage()->board()->grab();
    scene.hideFeature();
}

// The longest over the board, a grid of points on each tile and beside it, for every kind of target.
void measureTips(const test::TestWindow& window)
{
    const Game& game = window.session().game();
    constexpr int kAsked = 25; // of each kind
    std::array<double, std::variant_size_v<Target>> longest{};
    std::array<int, std::variant_size_v<Target>> asked{};
    const int step = std::max(1, game.placedCount() / 60);
    for (int order = 0; order < game.placedCount(); order += step) {
        const QRectF around = tileRect(game.placedTile(order).placement.at).adjusted(-64, -64, 64, 64);
        for (qreal x = around.left(); x < around.right(); x += 17)
            for (qreal y = around.top(); y < around.bottom(); y += 61)
                if (const auto target = targetAt(sceneOf(window), game, {x, y});
                    target && asked[target->index()] < kAsked) {
                    double& most = longest[target->index()];
                    most = std::max(most, timeOf([&] { tell(window, *target); }));
                    ++asked[target->index()];
                }
    }
    constexpr std::array kNames{"feature", "open edge", "piece", "tokens", "empty square"};
    for (std::size_t kind = 0; kind < kNames.size(); ++kind)
        if (asked[kind] > 0)
            print(kNames[kind], longest[kind]);
    print("what is below the pointer", timeOf([&] {
                                           for (int i = 0; i < 100; ++i)
                                               targetAt(sceneOf(window), game, QPointF(17 * i, 13 * i));
                                       }) / 100);
}

void measureLayers(const test::TestWindow& window)
{
    BoardView& board = *window.gamePage()->board();
    const auto shown = [&board](auto set) {
        return timeOf([&] {
            set(true);
            board.grab();
        });
    };
    board.setMarksDead(false);
    print("dead squares", shown([&](bool on) { board.setMarksDead(on); }));
    print("prairies", shown([&](bool on) { board.setShowsPrairies(on); }));
    board.setRimNumbers(false);
    print("coordinates", shown([&](bool on) { board.setRimNumbers(on); }));
    print("tiles left", timeOf([&] {
              window->actions().tilesLeft->trigger();
              window.table().tilesLeft()->grab();
          }));
    print("standings", timeOf([&] {
              window->actions().standings->trigger();
              window.table().standings()->grab();
          }));
    print("since the last turn", timeOf([&] {
              window.gamePage()->tellSinceLastTurn();
              window.gamePage()->grab();
          }));
}

void measure(const test::TestWindow& window, GameRecord record)
{
    const int tiles = record.tileset.tileCount();
    const auto played = GameSession::open(std::move(record));
    Random random(5);
    if (!played || test::playPlies(**played, random, tiles * 9 / 10) == 0 ||
        !window.branch((*played)->record()))
        return;
    window.gamePage()->board()->finishAnimations();
    window->grab();
    std::printf(R"({"tiles": %d, "lying": %d)", tiles, window.session().game().placedCount());
    measureTips(window);
    measureLayers(window);
    std::printf("}\n");
    std::fflush(stdout);
}

} // namespace

int main(int argc, char* argv[])
{
    const QApplication program(argc, argv);
    const test::TestWindow window;
    window->resize(1280, 800);
    GameRecord record = test::newRecord(3);
    measure(window, record);
    record.tileset = largestSet();
    measure(window, record);
    return 0;
}
