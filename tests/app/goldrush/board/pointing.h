// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/overlays/labelitem.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "engine/goldrush/knowledge/fittingtiles.h"
#include "tests/app/goldrush/board/boardfixture.h"

#include <algorithm>
#include <set>

// What the tests of tips point at.
namespace lodeline::test {

using goldrush::BoardScene;
using goldrush::BoardView;
using goldrush::Game;
using goldrush::LabelItem;

inline BoardScene& sceneOf(const BoardView& view)
{
    return static_cast<BoardScene&>(*view.scene());
}

inline QStringList texts(const std::vector<LabelItem::Line>& lines)
{
    QStringList list;
    for (const LabelItem::Line& line : lines)
        list << line.text;
    return list;
}

// Beside the tiles, each once.
inline std::set<Position> emptySquares(const Game& game)
{
    std::set<Position> squares;
    for (int order = 0; order < game.placedCount(); ++order)
        for (const Side side : kAllSides)
            if (const Position at = neighbour(game.placedTile(order).placement.at, side); !game.tileAt(at))
                squares.insert(at);
    return squares;
}

inline bool isOffered(const Game& game, Position at)
{
    return std::ranges::count(game.legalPlacements().toVector(), at,
                              [](const goldrush::Placement& placement) { return placement.at; }) > 0;
}

// An empty square where the tile in hand does not fit and something else does.
inline Position squareToRestOn(BoardFixture& board)
{
    Random random(9);
    playPlies(*board.session, random, 6);
    board.view.zoomToFit();
    board.view.finishAnimations();
    for (const Position at : emptySquares(board.game()))
        if (!isOffered(board.game(), at) &&
            goldrush::copiesLeft(goldrush::tilesThatFit(board.game(), at)) > 1)
            return at;
    qFatal("no such square");
}

inline QPoint pixelOf(const BoardFixture& board, Position at)
{
    return board.view.mapFromScene(goldrush::tileRect(at).center());
}

} // namespace lodeline::test
