// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advicewords.h"

#include "app/goldrush/wording/reasonwords.h"
#include "app/goldrush/wording/words.h"
#include "app/match/advice/advicewords.h"

#include <QCoreApplication>
#include <QLocale>

namespace lodeline::goldrush {
namespace {

struct AdviceWords
{
    Q_DECLARE_TR_FUNCTIONS(AdviceWords)
};

} // namespace

QString moveInWords(const Game& game, const Move& move)
{
    const QString action = actionInWords(game, move);
    const QString at = positionText(move.placement.at);
    if (move.placement.rotation == Rotation::R0)
        //: A move in a list; %1 position of the tile, %2 what is done then: "Just place the tile"
        return AdviceWords::tr("Tile at %1: %2").arg(at, action);
    //: %1 position of the tile, %2 90, 180 or 270, %3 what is done after it was placed
    return AdviceWords::tr("Tile at %1, turned %2°: %3")
        .arg(at, QLocale().toString(degrees(move.placement.rotation)), action);
}

QString actionInWords(const Game& game, const Move& move)
{
    if (move.action.type == Action::Type::None)
        //: A good move that puts down no piece
        return AdviceWords::tr("Just place the tile");
    Game placed = game;
    placed.place(move.placement);
    return actionText(placed, move.action);
}

QString reasonSentence(const Hint& hint, const GameRecord& record)
{
    return app::reasonSentence(reasonsText(hint.reasons, record));
}

} // namespace lodeline::goldrush
