// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/review/reviewwords.h"

#include "app/goldrush/advice/advicewords.h"
#include "app/goldrush/wording/reasonwords.h"
#include "app/goldrush/wording/words.h"
#include "app/match/review/reviewtext.h"
#include "ui/withsign.h"
#include "ui/wording/joining.h"
#include "ui/wording/percent.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace lodeline::goldrush {
namespace {

using app::distinctive;
using app::named;
using app::paragraph;
using app::signedPercentText;

struct ReviewWords
{
    Q_DECLARE_TR_FUNCTIONS(ReviewWords)
};

// Parts that are too small to tell.
constexpr double kSilent = 0.01;

QString withReasons(const QString& move, const std::vector<Reason>& reasons, const GameRecord& record)
{
    const QString why = reasonsText(reasons, record);
    //: %1 a move, %2 the reasons for it
    return why.isEmpty() ? move : ReviewWords::tr("%1 – %2").arg(move, why);
}

QString luckText(const PlyReview& turn, const Review& review, const GameRecord& record)
{
    const auto mover = static_cast<std::size_t>(turn.player);
    QStringList parts;
    const double byTile = turn.tileLuck(turn.player);
    if (std::lround(100 * byTile) == 0)
        //: Luck of a turn, stands after "Luck:"
        parts << ReviewWords::tr("the tile made no difference");
    else
        //: Luck of a turn, stands after "Luck:"; %1 "+3%" of the chances
        parts << ReviewWords::tr("tile %1").arg(signedPercentText(byTile));
    for (int seat = 0; seat < review.players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        if (turn.goldPoints[at] == 0)
            continue;
        const QString points = signedPointsText(turn.goldPoints[at]);
        if (at == mover) {
            //: Luck of a turn, stands after "Luck:"; %1 "+3%" of the chances, %2 "+1.5" points
            parts << ReviewWords::tr("gold %1 (%2 points)").arg(signedPercentText(turn.goldLuck[at]), points);
        } else {
            //: Luck of a turn for another player, stands after "Luck:"; %1 name, %2 "+1.5" points
            parts << ReviewWords::tr("%1's gold %2 points").arg(playerName(record, seat), points);
        }
    }
    return ui::listed(parts);
}

QString chancesHtml(const Review& review, const GameRecord& record, std::size_t ply)
{
    std::vector<app::ChanceChange> changes;
    for (int seat = 0; seat < review.players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        changes.push_back(
            {playerName(record, seat), review.plies[ply].before.chance[at], review.after(ply).chance[at]});
    }
    return app::chancesHtml(changes);
}

} // namespace

QString signedPointsText(double points)
{
    const QString size = QLocale().toString(std::abs(points), 'f', 1);
    return std::lround(10 * points) == 0 ? size : ui::withSign(points, size);
}

QString turnText(const Review& review, const GameRecord& record, std::size_t ply)
{
    return app::turnTitle(ply, playerName(record, review.plies[ply].player));
}

QString turningPointText(const TurningPoint& point, const Review& review, const GameRecord& record)
{
    const PlyReview& turn = review.plies[point.ply];
    const Outlook& after = review.after(point.ply);
    const auto seat = static_cast<std::size_t>(point.seat);
    QStringList sentences;
    const QString name = playerName(record, point.seat);
    const bool swings = std::abs(point.swing) >= 2 * kSilent;
    if (swings) {
        //: Chances of winning: %1 player, %2 before, %3 after
        sentences << ReviewWords::tr("%1's chances went from %2 to %3.")
                         .arg(name, percentText(turn.before.chance[seat]), percentText(after.chance[seat]));
    }
    if (turn.better && point.choice >= kSilent) {
        //: %1 player, %2 "12%" of the chances of winning, given away by the player's own move
        sentences << ReviewWords::tr("The move cost %1 %2 in winning chances.")
                         .arg(playerName(record, turn.player), percentText(point.choice));
        const QString why = reasonsText(distinctive(turn.better->reasons, turn.reasons), record);
        if (!why.isEmpty())
            sentences << app::betterText(why);
    }
    const double byMove = point.swing - point.tiles - point.gold;
    if (!turn.better && std::abs(byMove) >= 2 * kSilent) {
        const QString what = reasonsText(turn.reasons, record);
        if (!what.isEmpty())
            //: %1 what a move does: "scores 8 points for a railroad"
            sentences << ReviewWords::tr("The move: %1.").arg(what);
        //: %1 player, %2 "+12%" of the chances of winning, what the move itself changed
        sentences << ReviewWords::tr("Effect of the move for %1: %2.").arg(name, signedPercentText(byMove));
    }
    if (swings && std::abs(point.tiles) >= 2 * kSilent) {
        const QString change = signedPercentText(point.tiles);
        if (point.tiles > 0)
            //: %1 player, %2 "+12%" of the chances of winning
            sentences << ReviewWords::tr("A lucky tile for %1: %2.").arg(name, change);
        else
            //: %1 player, %2 "−12%" of the chances of winning
            sentences << ReviewWords::tr("An unlucky tile for %1: %2.").arg(name, change);
    }
    if (swings && std::abs(point.gold) >= 2 * kSilent) {
        const QString change = signedPercentText(point.gold);
        if (point.gold > 0)
            //: %1 player, %2 "+12%" of the chances of winning
            sentences << ReviewWords::tr("Lucky gold for %1: %2.").arg(name, change);
        else
            //: %1 player, %2 "−12%" of the chances of winning
            sentences << ReviewWords::tr("Unlucky gold for %1: %2.").arg(name, change);
    }
    return sentences.join(u' ');
}

QString turnHtml(const Review& review, const GameRecord& record, std::size_t ply, const Game& game)
{
    const PlyReview& turn = review.plies[ply];
    QString html = app::playedHtml(withReasons(moveInWords(game, turn.played), turn.reasons, record));
    if (const int undone = record.moves[ply].undone; undone > 0) {
        //: In the review of a game
        html +=
            paragraph(ReviewWords::tr("The player undid this turn %Ln time(s) after seeing what came next.",
                                      nullptr, undone)
                          .toHtmlEscaped());
    }
    if (turn.better) {
        html += app::betterHtml(withReasons(moveInWords(game, turn.better->move),
                                            distinctive(turn.better->reasons, turn.reasons), record));
        html += app::costHtml(
            //: Stands after "Cost of this move:"; %1 "12%" of the chances of winning; with the move
            //: that was played %2 "3%" of them are left, with the better one %3 "15%"; %4 "6.5" points
            ReviewWords::tr("%1 in winning chances (%2 instead of %3) and %4 points of the expected lead")
                .arg(percentText(turn.better->chance), percentText(turn.better->played),
                     percentText(turn.better->played + turn.better->chance),
                     QLocale().toString(turn.better->points, 'f', 1)));
    } else if (turn.searched) {
        html += app::noBetterHtml();
    } else {
        html += paragraph(
            ReviewWords::tr("The search for better moves has not reached this turn yet.").toHtmlEscaped());
    }
    //: Stands before what the drawn tile and the mining tokens did to the chances
    html += paragraph(named(ReviewWords::tr("Luck:"), luckText(turn, review, record)));
    return html + chancesHtml(review, record, ply);
}

} // namespace lodeline::goldrush
