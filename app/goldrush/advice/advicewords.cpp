// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advicewords.h"

#include "app/goldrush/wording/reasonwords.h"
#include "app/goldrush/wording/words.h"
#include "ui/withsign.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace lodeline::goldrush {
namespace {

struct AdviceWords
{
    Q_DECLARE_TR_FUNCTIONS(AdviceWords)
};

constexpr double kSame = 0.05; // what rounds to 0.0 points

} // namespace

QString moveInWords(const Game& game, const Move& move)
{
    const QString action = actionInWords(game, move);
    const QString at = positionText(move.placement.at);
    if (move.placement.rotation == Rotation::R0)
        //: %1 position of the tile, %2 what is done after it was placed
        return AdviceWords::tr("Tile at %1: %2").arg(at, action);
    //: %1 position of the tile, %2 90, 180 or 270, %3 what is done after it was placed
    return AdviceWords::tr("Tile at %1, turned %2°: %3")
        .arg(at, QLocale().toString(degrees(move.placement.rotation)), action);
}

QString actionInWords(const Game& game, const Move& move)
{
    if (move.action.type == Action::Type::None)
        //: A good move that puts down no piece
        return AdviceWords::tr("Only place the tile");
    Game placed = game;
    placed.place(move.placement);
    return actionText(placed, move.action);
}

QString gainText(double points)
{
    const QString number = QLocale().toString(std::abs(points), 'f', 1);
    return ui::withSign(std::abs(points) < kSame ? 0 : points, number);
}

QString reasonSentence(const Hint& hint, const GameRecord& record)
{
    const QString reasons = reasonsText(hint.reasons, record);
    if (reasons.isEmpty())
        return {};
    //: %1 the reasons for a move: "Scores 6 points for a railroad; the cowboy comes back at once"
    return AdviceWords::tr("%1.").arg(QLocale().toUpper(reasons.left(1)) + reasons.mid(1));
}

QString comparisonText(const Advice& advice)
{
    if (advice.behind() < kSame)
        return AdviceWords::tr("No better move was found.");
    //: %1 points, such as 2.3
    return AdviceWords::tr("Your move is %1 points behind the best.")
        .arg(QLocale().toString(advice.behind(), 'f', 1));
}

} // namespace lodeline::goldrush
