// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/review/reviewwords.h"

#include "app/boomtown/advice/advicewords.h"
#include "app/boomtown/wording/eventwords.h"
#include "app/boomtown/wording/reasonwords.h"
#include "app/match/advice/advicewords.h"
#include "app/match/review/reviewtext.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/wording/joining.h"
#include "ui/wording/percent.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace lodeline::boomtown {
namespace {

struct BoomtownReview
{
    Q_DECLARE_TR_FUNCTIONS(BoomtownReview)
};

// The reasons that tell a move from another one; all of them when there are none.
std::vector<Reason> distinctive(const std::vector<Reason>& reasons, const std::vector<Reason>& others)
{
    std::vector<Reason> own;
    std::ranges::copy_if(reasons, std::back_inserter(own), [&others](const Reason& reason) {
        return std::ranges::find(others, reason) == others.end();
    });
    return own.empty() ? reasons : own;
}

QString moveHtml(const QString& label, const Game& game, const Move& move, const std::vector<Reason>& reasons)
{
    QString html = app::paragraph(app::named(label, moveText(game, move)));
    const QString why = app::reasonSentence(reasonsText(reasons, game.bonuses()));
    if (!why.isEmpty())
        html += app::paragraph(why.toHtmlEscaped());
    return html;
}

QString chancesText(const Review& review, const GameRecord& record, std::size_t ply)
{
    QStringList parts;
    for (int seat = 0; seat < kPlayers; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const double now = review.after(ply).chance[at];
        //: Chances after a turn, stands after "Chances now:"; %1 player, %2 "62%", %3 the change "+3%"
        parts << BoomtownReview::tr("%1 %2 (%3)")
                     .arg(playerName(record, seat), percentText(now),
                          app::signedPercentText(now - review.plies[ply].before.chance[at]));
    }
    return ui::listed(parts);
}

QString pointsInText(double points)
{
    return QLocale().toString(points, 'f', 1);
}

} // namespace

std::vector<std::size_t> turningPoints(const Review& review, std::size_t count, double least)
{
    std::vector<std::size_t> plies;
    for (std::size_t ply = 0; ply < review.plies.size(); ++ply) {
        if (review.plies[ply].better && review.plies[ply].better->chance >= least)
            plies.push_back(ply);
    }
    std::ranges::stable_sort(plies, std::ranges::greater{},
                             [&review](std::size_t ply) { return review.plies[ply].better->chance; });
    plies.resize(std::min(count, plies.size()));
    std::ranges::sort(plies);
    return plies;
}

QString turnText(const Review& review, const GameRecord& record, std::size_t ply)
{
    //: %1 number, %2 name of a player
    return BoomtownReview::tr("Turn %1: %2")
        .arg(QLocale().toString(ply + 1), playerName(record, review.plies[ply].player));
}

QString turningPointText(const Review& review, const GameRecord& record, std::size_t ply,
                         const Bonuses& bonuses)
{
    const PlyReview& turn = review.plies[ply];
    //: %1 player, %2 "12%" of the chances of winning, %3 "6.5" points
    QString text = BoomtownReview::tr("The move cost %1 %2 in winning chances and %3 points of lead.")
                       .arg(playerName(record, turn.player), percentText(turn.better->chance),
                            pointsInText(turn.better->points));
    const QString why = reasonsText(distinctive(turn.better->reasons, turn.reasons), bonuses);
    if (!why.isEmpty())
        //: %1 the reasons for a move
        text += u' ' + BoomtownReview::tr("Better: %1.").arg(why);
    return text;
}

QString turnHtml(const Review& review, const GameRecord& record, std::size_t ply, const Game& game)
{
    const PlyReview& turn = review.plies[ply];
    //: Stands before the move that was played
    QString html = moveHtml(BoomtownReview::tr("Played:"), game, turn.played, turn.reasons);
    if (turn.played.skip > 0) {
        //: Stands before "7 points for Bo": what the cards bring that were passed over
        html += app::paragraph(
            app::named(BoomtownReview::tr("Given away:"),
                       //: %1 "7 points", %2 player
                       BoomtownReview::tr("%1 for %2")
                           .arg(pointsText(turn.givenAway), playerName(record, 1 - turn.player))));
    }
    if (turn.better) {
        //: Stands before a move that would have been better
        html += moveHtml(BoomtownReview::tr("Better:"), game, turn.better->move,
                         distinctive(turn.better->reasons, turn.reasons));
        //: Stands before "12% of the chances": what the player's own move gave away
        html += app::paragraph(
            app::named(BoomtownReview::tr("Cost of this move:"),
                       //: %1 "12%" of the chances of winning, %2 "6.5" points
                       BoomtownReview::tr("%1 in winning chances, %2 points of lead")
                           .arg(percentText(turn.better->chance), pointsInText(turn.better->points))));
    } else {
        html += app::paragraph(BoomtownReview::tr("No better move was found.").toHtmlEscaped());
    }
    return html +
           //: Stands before the chances of winning of both players
           app::paragraph(app::named(BoomtownReview::tr("Chances now:"), chancesText(review, record, ply)));
}

QString givenAwayText(const Review& review, const GameRecord& record, std::size_t first)
{
    std::array<int, kPlayers> given{};
    for (std::size_t ply = first; ply < review.plies.size(); ++ply)
        given[static_cast<std::size_t>(review.plies[ply].player)] += review.plies[ply].givenAway;
    QStringList parts;
    for (int seat = 0; seat < kPlayers; ++seat) {
        //: %1 player, %2 "7 points"
        parts << BoomtownReview::tr("%1 %2").arg(playerName(record, seat),
                                                 pointsText(given[static_cast<std::size_t>(seat)]));
    }
    return ui::listed(parts);
}

} // namespace lodeline::boomtown
