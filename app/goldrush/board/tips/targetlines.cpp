// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/tips/targetlines.h"

#include "app/goldrush/board/tips/completionlines.h"
#include "app/goldrush/board/tips/featurelines.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/viewer.h"
#include "engine/core/listening.h"
#include "engine/goldrush/knowledge/standings.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

using Lines = std::vector<LabelItem::Line>;

struct TargetLines
{
    Q_DECLARE_TR_FUNCTIONS(TargetLines)
};

void append(Lines& lines, Lines more)
{
    std::ranges::move(more, std::back_inserter(lines));
}

Lines linesOfFeature(const GameSession& session, PlacedSegment of,
                     std::optional<Position> edge = std::nullopt)
{
    Lines lines = featureLines(accountOf(session.game(), of.at, of.segment), session.record(),
                               piecesOn(session.game(), session.history(), of));
    append(lines, completionLines(session, of, edge));
    return lines;
}

Lines linesOfPiece(const GameSession& session, const PieceOnBoard& piece)
{
    const PlacedSegment of{piece.at, piece.segment};
    const std::vector<StandingPiece> standing = piecesOn(session.game(), session.history(), of);
    const auto own = std::ranges::find(standing, piece, &StandingPiece::piece);
    Lines lines{pieceLine(*own, session.record())};
    // What is said of it need not be said again.
    const auto others = static_cast<std::size_t>(std::ranges::count_if(
        standing, [&piece](const StandingPiece& other) { return other.piece != piece; }));
    Lines feature = linesOfFeature(session, of);
    if (others == 0)
        std::erase_if(feature, [](const LabelItem::Line& line) { return line.seat >= 0; });
    append(lines, std::move(feature));
    return lines;
}

Lines linesOfTokens(const GameSession& session, PlacedSegment of)
{
    const Game& game = session.game();
    //: Mining tokens on a mountain
    QStringList parts{
        TargetLines::tr("%Ln token(s) lie here", nullptr, game.feature(of.at, of.segment).tokens)};
    if (const auto mean = meanOf(unseenTokens(game, viewerOf(session))))
        //: Part of a sentence: what a mining token is worth on average; %1 a number of points such as 1.8
        parts << TargetLines::tr("one is worth %1 on average").arg(QLocale().toString(*mean, 'f', 1));
    Lines lines{{-1, ui::clauses(parts)}};
    append(lines, linesOfFeature(session, of));
    return lines;
}

} // namespace

Lines targetLines(const GameSession& session, const Target& target, Rotation held)
{
    return std::visit(Listening{[&](PlacedSegment of) { return linesOfFeature(session, of); },
                                [&](OpenEdge edge) {
                                    return linesOfFeature(session, edge.of, neighbour(edge.of.at, edge.side));
                                },
                                [&](const PieceOnBoard& piece) { return linesOfPiece(session, piece); },
                                [&](TokensThere tokens) { return linesOfTokens(session, tokens.of); },
                                [&](EmptySquare square) { return squareLines(session, square.at, held); }},
                      target);
}

} // namespace lodeline::goldrush
