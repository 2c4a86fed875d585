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

namespace lodeline::boomtown {
namespace {

struct BoomtownReview
{
    Q_DECLARE_TR_FUNCTIONS(BoomtownReview)
};

QString reasonsHtml(const std::vector<Reason>& reasons, const Game& game)
{
    const QString why = app::reasonSentence(reasonsText(reasons, game.bonuses()));
    return why.isEmpty() ? QString() : app::paragraph(why.toHtmlEscaped());
}

QString chancesHtml(const Review& review, const GameRecord& record, std::size_t ply)
{
    std::vector<app::ChanceChange> changes;
    for (int seat = 0; seat < kPlayers; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        changes.push_back(
            {playerName(record, seat), review.plies[ply].before.chance[at], review.after(ply).chance[at]});
    }
    return app::chancesHtml(changes);
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
    return app::turnTitle(ply, playerName(record, review.plies[ply].player));
}

QString turningPointText(const Review& review, const GameRecord& record, std::size_t ply,
                         const Bonuses& bonuses)
{
    const PlyReview& turn = review.plies[ply];
    //: %1 player, %2 "12%" of the chances of winning, %3 "6.5" points
    QString text =
        BoomtownReview::tr("The move cost %1 %2 in winning chances and %3 points of the expected lead.")
            .arg(playerName(record, turn.player), percentText(turn.better->chance),
                 pointsInText(turn.better->points));
    const QString why = reasonsText(app::distinctive(turn.better->reasons, turn.reasons), bonuses);
    if (!why.isEmpty())
        text += u' ' + app::betterText(why);
    return text;
}

QString turnHtml(const Review& review, const GameRecord& record, std::size_t ply, const Game& game)
{
    const PlyReview& turn = review.plies[ply];
    QString html = app::playedHtml(moveText(game, turn.played)) + reasonsHtml(turn.reasons, game);
    if (turn.played.skip > 0) {
        //: Stands before "7 points for Bo": what the cards bring that were passed over
        html += app::paragraph(
            app::named(BoomtownReview::tr("Given away:"),
                       //: %1 "7 points", %2 player
                       BoomtownReview::tr("%1 for %2")
                           .arg(pointsText(turn.givenAway), playerName(record, 1 - turn.player))));
    }
    if (turn.better) {
        html += app::betterHtml(moveText(game, turn.better->move)) +
                reasonsHtml(app::distinctive(turn.better->reasons, turn.reasons), game);
        //: %1 "12%" of the chances of winning, %2 "6.5" points
        html += app::costHtml(BoomtownReview::tr("%1 in winning chances, %2 points of the expected lead")
                                  .arg(percentText(turn.better->chance), pointsInText(turn.better->points)));
    } else {
        html += app::noBetterHtml();
    }
    return html + chancesHtml(review, record, ply);
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
