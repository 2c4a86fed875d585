// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/arrivals.h"

#include "engine/core/listening.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

int turnOf(std::span<const Event> history, const PieceOnBoard& piece)
{
    int turn = 0;
    int arrival = 0;
    const auto arrive = [&](const auto& put, events::Piece kind) {
        if (PieceOnBoard{put.player, kind, put.at, put.segment} == piece)
            arrival = turn;
    };
    for (const Event& event : history)
        std::visit(
            Listening{[&](const events::Place&) { ++turn; },
                      [&](const events::Cowboy& cowboy) { arrive(cowboy, events::Piece::Cowboy); },
                      [&](const events::Tent& tent) { arrive(tent, events::Piece::Tent); },
                      kIgnored<events::Start, events::Draw, events::Mine, events::TakeBack, events::Score,
                               events::Tokens, events::TokensBack, events::Return, events::End>},
            event);
    return arrival;
}

} // namespace

std::vector<StandingPiece> piecesOn(const Game& game, std::span<const Event> history, PlacedSegment of)
{
    const std::vector<PlacedSegment> members = game.segments(of.at, of.segment);
    std::vector<StandingPiece> standing;
    for (const PieceOnBoard& piece : game.pieces())
        if (std::ranges::binary_search(members, PlacedSegment{piece.at, piece.segment}))
            standing.push_back({piece, turnOf(history, piece)});
    return standing;
}

} // namespace lodeline::goldrush
