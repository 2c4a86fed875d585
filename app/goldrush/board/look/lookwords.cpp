// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/look/lookwords.h"

#include "app/goldrush/board/look/ways.h"
#include "app/goldrush/board/modes/boardtext.h"
#include "app/goldrush/board/tips/completionlines.h"
#include "app/goldrush/board/tips/featurelines.h"
#include "app/goldrush/board/tips/targetlines.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/wording/placewords.h"
#include "app/goldrush/wording/words.h"
#include "engine/goldrush/knowledge/edges.h"
#include "engine/goldrush/knowledge/squares.h"
#include "ui/plainlabel.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

struct LookWords
{
    Q_DECLARE_TR_FUNCTIONS(LookWords)
};

bool isBare(const FeatureAccount& account)
{
    return account.info.kind == FeatureKind::Prairie && account.info.value == 0 && account.leaders.empty();
}

// What it is, with where it lies on its tile, and who stands there; without what that is worth.
std::vector<LabelItem::Line> linesOf(const Game& game, const GameRecord& record, PlacedSegment of)
{
    std::vector<LabelItem::Line> lines = featureLines(accountOf(game, of.at, of.segment), record);
    lines.front().text = withPlace(lines.front().text, game, of);
    const auto isMore = [](const LabelItem::Line& line) { return line.seat < 0; };
    lines.erase(std::remove_if(std::next(lines.begin()), lines.end(), isMore), lines.end());
    return lines;
}

QString emptySquare(Position at)
{
    const QLocale locale;
    //: Where an empty square is, counted from the start tile
    return LookWords::tr("Empty square at column %1, row %2")
        .arg(ui::leftToRight(locale.toString(at.x)), ui::leftToRight(locale.toString(at.y)));
}

QString fitText(const Game& game, Position at, Rotation held)
{
    const WantedEdges wanted = edgesAround(game, at);
    if (game.phase() == Game::Phase::Place) {
        const auto ways = fittingRotations(game.tileSet(), *game.drawn(), wanted);
        if (ways.empty())
            return BoardText::whyNot(game, at, held);
        //: Of an empty square; %Ln rotations of the tile
        return LookWords::tr("The tile in hand fits here in %Ln way(s)", nullptr,
                             static_cast<int>(ways.size()));
    }
    //: Of an empty square
    return LookWords::tr("%Ln of the tiles left fit here", nullptr, copiesThatFit(game, wanted));
}

} // namespace

QString inSentences(const std::vector<LabelItem::Line>& lines)
{
    QStringList parts;
    for (const LabelItem::Line& line : lines)
        parts << line.text;
    return ui::sentences(parts);
}

std::vector<LabelItem::Line> tileLines(const Game& game, const GameRecord& record, Position at)
{
    const std::vector<PlacedSegment> features = featuresOn(game, at);
    std::vector<LabelItem::Line> lines;
    for (const PlacedSegment& feature : features) {
        if (features.size() > 1 && isBare(accountOf(game, at, feature.segment)))
            continue;
        const std::vector<LabelItem::Line> seen = linesOf(game, record, feature);
        lines.insert(lines.end(), seen.begin(), seen.end());
    }
    return lines;
}

QString placedTileText(const Game& game, const GameRecord& record, Position at)
{
    const QLocale locale;
    //: Of a tile on the board: where it lies, counted from the start tile
    const QString place =
        LookWords::tr("Column %1, row %2")
            .arg(ui::leftToRight(locale.toString(at.x)), ui::leftToRight(locale.toString(at.y)));
    return ui::sentences({place, inSentences(tileLines(game, record, at))});
}

QString emptyText(const Game& game, Position at, std::optional<Rotation> held)
{
    return held ? ui::sentences({emptySquare(at), fitText(game, at, *held)}) : emptySquare(at);
}

QString squareText(const GameSession& session, Position at, Rotation held)
{
    return ui::sentences({emptySquare(at), inSentences(squareLines(session, at, held))});
}

QString outcomeText(Game game, const GameRecord& record, const Placement& placement)
{
    game.place(placement);
    return inSentences(tileLines(game, record, placement.at));
}

QString featureText(const GameSession& session, PlacedSegment of, bool aided)
{
    if (!aided)
        return inSentences(linesOf(session.game(), session.record(), of));
    std::vector<LabelItem::Line> lines = targetLines(session, of);
    lines.front().text = withPlace(lines.front().text, session.game(), of);
    return inSentences(lines);
}

QString pieceText(const GameSession& session, const PieceOnBoard& piece, bool aided)
{
    if (aided)
        return targetLines(session, piece).front().text;
    const QString name = playerName(session.record(), piece.player);
    if (piece.piece == events::Piece::Tent)
        //: A piece on the board; %1 player
        return LookWords::tr("%1's tent").arg(name);
    switch (piece.segment.kind) {
    case FeatureKind::Railroad:
        //: A piece on the board; %1 player
        return LookWords::tr("%1's railwayman").arg(name);
    case FeatureKind::Mountain:
        //: A piece on the board; %1 player
        return LookWords::tr("%1's gold miner").arg(name);
    case FeatureKind::Prairie:
        //: A piece on the board; %1 player
        return LookWords::tr("%1's farmer").arg(name);
    case FeatureKind::City:
        //: A piece on the board; %1 player
        return LookWords::tr("%1's merchant").arg(name);
    }
    return {};
}

QString tokensText(const GameSession& session, const Game::TokenStack& stack, bool aided)
{
    if (aided)
        return targetLines(session, TokensThere{{stack.at, stack.segment}}).front().text;
    //: Mining tokens that lie on a mountain
    return LookWords::tr("%Ln mining token(s)", nullptr, stack.count);
}

} // namespace lodeline::goldrush
