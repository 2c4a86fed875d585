// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/overlays/labelitem.h"
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/rules/game.h"

#include <QString>

#include <optional>
#include <vector>

namespace lodeline::goldrush {

class GameSession;

// A placed tile in some lines: what each of its features is, and who stands there. Prairies with nothing on
// them are left out where there is something else.
std::vector<LabelItem::Line> tileLines(const Game& game, const GameRecord& record, Position at);

// Such lines for those who hear them.
QString inSentences(const std::vector<LabelItem::Line>& lines);
// A placed tile in sentences, after where it is: "Column 2, row -1. Railroad: 4 tiles, 1 open end. Ann: 1
// cowboy".
QString placedTileText(const Game& game, const GameRecord& record, Position at);
// An empty square beside a tile, and what fits there: the tile in hand, held like this, or those that are
// left. Without a rotation only where it is.
QString emptyText(const Game& game, Position at, std::optional<Rotation> held);
// What would be on the drawn tile if it were placed like this, in sentences.
QString outcomeText(Game game, const GameRecord& record, const Placement& placement);
// An empty square beside a tile, and which tiles fit there with what chance, as the tips tell it.
QString squareText(const GameSession& session, Position at, Rotation held);
// All that the tips tell of a feature, of a piece and of tokens, in sentences; where they are not `aided`
// only what anybody sees.
QString featureText(const GameSession& session, PlacedSegment of, bool aided);
QString pieceText(const GameSession& session, const PieceOnBoard& piece, bool aided);
QString tokensText(const GameSession& session, const Game::TokenStack& stack, bool aided);

} // namespace lodeline::goldrush
