// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/tips/completionlines.h"

#include "app/goldrush/board/modes/boardtext.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/viewer.h"
#include "app/goldrush/wording/words.h"
#include "engine/goldrush/knowledge/draws.h"
#include "engine/goldrush/knowledge/opensquares.h"
#include "engine/goldrush/told/seen.h"
#include "ui/wording/joining.h"
#include "ui/wording/percent.h"

#include <QCoreApplication>

namespace lodeline::goldrush {
namespace {

struct CompletionLines
{
    Q_DECLARE_TR_FUNCTIONS(CompletionLines)
};

// What tiles are named for.
enum class Purpose { Complete, Close, Fit };

QString leftText(Purpose purpose, int copies)
{
    switch (purpose) {
    case Purpose::Complete:
        //: A feature of the board: %Ln of the tiles in the stack
        return CompletionLines::tr("%Ln of the tiles left would complete it", nullptr, copies);
    case Purpose::Close:
        //: An open edge of the board: %Ln of the tiles in the stack
        return CompletionLines::tr("%Ln of the tiles left would close this edge", nullptr, copies);
    case Purpose::Fit:
        //: An empty square of the board: %Ln of the tiles in the stack
        return CompletionLines::tr("%Ln of the tiles left fit here", nullptr, copies);
    }
    return {};
}

QString handText(Purpose purpose, int copies)
{
    switch (purpose) {
    case Purpose::Complete:
        //: A feature of the board: the tile that was drawn, and %Ln of those in the stack
        return CompletionLines::tr("The tile in hand would complete it, and so would %Ln of those left",
                                   nullptr, copies);
    case Purpose::Close:
        //: An open edge of the board: the tile that was drawn, and %Ln of those in the stack
        return CompletionLines::tr("The tile in hand would close this edge, and so would %Ln of those left",
                                   nullptr, copies);
    case Purpose::Fit:
        //: An empty square of the board: the tile that was drawn, and %Ln of those in the stack
        return CompletionLines::tr("The tile in hand fits here, and so do %Ln of those left", nullptr,
                                   copies);
    }
    return {};
}

QString onlyHandText(Purpose purpose)
{
    switch (purpose) {
    case Purpose::Complete:
        return CompletionLines::tr("Only the tile in hand would complete it");
    case Purpose::Close:
        return CompletionLines::tr("Only the tile in hand would close this edge");
    case Purpose::Fit:
        return CompletionLines::tr("Only the tile in hand fits here");
    }
    return {};
}

QString noneText(Purpose purpose)
{
    switch (purpose) {
    case Purpose::Complete:
        return CompletionLines::tr("No single tile can complete it anymore");
    case Purpose::Close:
        //: A railroad or mountain goes on behind an open edge, whatever tile is placed there
        return CompletionLines::tr("None of the tiles left would close this edge");
    case Purpose::Fit:
        return CompletionLines::tr("None of the tiles left fits here");
    }
    return {};
}

constexpr double kLeastShown = 0.01;

QString yourChanceText(double chance)
{
    if (chance > 0 && chance < kLeastShown)
        //: Part of a sentence: one of the tiles that were named before; %1 is "1%"
        return CompletionLines::tr("your chance of drawing one is less than %1")
            .arg(percentText(kLeastShown));
    if (chance < 1 && chance > 1 - kLeastShown)
        //: Part of a sentence: one of the tiles that were named before; %1 is "99%"
        return CompletionLines::tr("your chance of drawing one is more than %1")
            .arg(percentText(1 - kLeastShown));
    //: Part of a sentence: one of the tiles that were named before; %1 as in "62%"
    return CompletionLines::tr("your chance of drawing one is %1").arg(percentText(chance));
}

QString chanceTextOf(const QString& name, double chance)
{
    if (chance > 0 && chance < kLeastShown)
        //: Part of a sentence: one of the tiles that were named before; %1 player, %2 is "1%"
        return CompletionLines::tr("%1's chance of drawing one is less than %2")
            .arg(name, percentText(kLeastShown));
    if (chance < 1 && chance > 1 - kLeastShown)
        //: Part of a sentence: one of the tiles that were named before; %1 player, %2 is "99%"
        return CompletionLines::tr("%1's chance of drawing one is more than %2")
            .arg(name, percentText(1 - kLeastShown));
    //: Part of a sentence: one of the tiles that were named before; %1 player, %2 as in "62%"
    return CompletionLines::tr("%1's chance of drawing one is %2").arg(name, percentText(chance));
}

// Never as certain as it is not.
QString chanceText(const GameSession& session, int wanted)
{
    const Game& game = session.game();
    const int viewer = viewerOf(session);
    const int seat = viewer == kSpectator ? game.player() : viewer;
    const double chance = chanceToDraw(game.tilesLeft(), wanted, drawsLeft(game, seat));
    return seat == viewer ? yourChanceText(chance) : chanceTextOf(playerName(session.record(), seat), chance);
}

LabelItem::Line tilesLine(const GameSession& session, std::vector<FittingTile> tiles, Purpose purpose)
{
    const int copies = copiesLeft(tiles);
    const bool inHand = isInHand(tiles);
    if (copies == 0)
        return {-1, inHand ? onlyHandText(purpose) : noneText(purpose), std::move(tiles)};
    const QString which = inHand ? handText(purpose, copies) : leftText(purpose, copies);
    return {-1, ui::clauses({which, chanceText(session, copies)}), std::move(tiles)};
}

} // namespace

std::vector<LabelItem::Line> completionLines(const GameSession& session, PlacedSegment of,
                                             std::optional<Position> edge)
{
    const Game& game = session.game();
    const std::vector<Position> squares = openSquares(game, of);
    if (squares.empty() || session.isOver())
        return {};
    if (!canBeCompleted(game, squares))
        return {{-1, CompletionLines::tr("It can no longer be completed")}};
    if (squares.size() == 1)
        return {tilesLine(session, tilesThatClose(game, of, squares.front()), Purpose::Complete)};
    std::vector<LabelItem::Line> lines;
    if (edge)
        lines.push_back(tilesLine(session, tilesThatClose(game, of, *edge), Purpose::Close));
    //: A railroad or mountain of the board
    lines.push_back({-1, CompletionLines::tr("It takes at least %Ln more tile(s) to complete it", nullptr,
                                             static_cast<int>(squares.size()))});
    constexpr std::size_t kMostListed = 2;
    if (edge || squares.size() > kMostListed)
        return lines;
    for (const Position square : squares) {
        const int copies = copiesLeft(tilesThatClose(game, of, square));
        //: An open edge of a railroad or mountain, which tiles would close; stands behind its place and a
        //: colon
        const QString many = CompletionLines::tr("closed by %Ln of the tiles left", nullptr, copies);
        lines.push_back({-1, ui::labelled(positionText(square), many)});
    }
    return lines;
}

std::vector<LabelItem::Line> squareLines(const GameSession& session, Position at, Rotation held)
{
    const Game& game = session.game();
    const std::vector<FittingTile> tiles = tilesThatFit(game, at);
    std::vector<LabelItem::Line> lines;
    if (!session.isExercise()) // where the tiles left are of no account
        lines.push_back(tilesLine(session, tiles, Purpose::Fit));
    if ((!tiles.empty() || session.isExercise()) && !isInHand(tiles) && game.phase() == Game::Phase::Place)
        //: %1 as in "north: railroad against mountain, east: prairie against mountain"
        lines.push_back({-1, CompletionLines::tr("The tile in hand does not fit: %1")
                                 .arg(BoardText::clashes(game, at, held))});
    return lines;
}

} // namespace lodeline::goldrush
