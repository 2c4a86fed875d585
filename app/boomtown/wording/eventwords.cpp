// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/wording/eventwords.h"

#include "app/boomtown/wording/bonuswords.h"
#include "engine/core/listening.h"
#include "ui/plain/shown.h"
#include "ui/withsign.h"
#include "ui/wording/cardwords.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace lodeline::boomtown {
namespace {

struct EventWords
{
    Q_DECLARE_TR_FUNCTIONS(BoomtownEvents)
};

class Teller
{
public:
    explicit Teller(const GameRecord& record)
        : record_(record)
    {
    }

    QString operator()(const events::Start&) const
    {
        //: %1 name of the player who drafts first, %2 of the other one
        return EventWords::tr("%1 begins, %2 chooses where.")
            .arg(name(record_.start), name(1 - record_.start));
    }
    QString operator()(const events::Begin& begin) const
    {
        //: %1 and %2 players, %3 what a card shows, such as "snow and water"
        return EventWords::tr("%1 lets %2 start at the card with %3")
            .arg(name(begin.player), name(1 - begin.player), cardName(begin.card));
    }
    QString operator()(const events::Draft& draft) const
    {
        //: %1 player, %2 what a card shows, such as "snow and water"
        const QString takes =
            EventWords::tr("%1 takes the card with %2").arg(name(draft.player), cardName(draft.card));
        if (draft.free.empty())
            return takes;
        const QString passed =
            //: %1 player, who gets cards that the other one has passed over
            EventWords::tr("%1 gets %n card(s) for free", nullptr, static_cast<int>(draft.free.size()))
                .arg(name(1 - draft.player));
        return ui::clauses({takes, passed});
    }
    QString operator()(const events::Place& place) const
    {
        //: %1 player, %2 what a card shows, such as "snow and water"
        const QString places =
            EventWords::tr("%1 places the card with %2").arg(name(place.player), cardName(place.card));
        if (place.covers.empty())
            return places;
        return ui::clauses({places, EventWords::tr("%n square(s) are covered", nullptr,
                                                   static_cast<int>(place.covers.size()))});
    }
    QString operator()(const events::Score& score) const
    {
        return ui::labelled(name(score.player), pointsText(score.total));
    }
    QString operator()(const events::End& end) const { return winnerText(end, record_); }

private:
    QString name(int seat) const { return playerName(record_, seat); }
    // By the lands that it shows: players see no other name on it.
    QString cardName(const std::string& id) const
    {
        const auto found = std::ranges::find(record_.deck.cards, id, &Card::id);
        QStringList lands;
        for (const Square square : found->front)
            lands << ui::territoryInText(square.territory);
        lands.removeDuplicates();
        return ui::isolated(QLocale().createSeparatedList(lands));
    }

    const GameRecord& record_;
};

} // namespace

QString playerName(const GameRecord& record, int seat)
{
    return ui::nameInText(record.players[static_cast<std::size_t>(seat)].name);
}

QString numberText(int points)
{
    return points < 0 ? ui::withSign(points, QLocale().toString(-points)) : QLocale().toString(points);
}

QString differenceText(int points)
{
    return ui::withSign(points, QLocale().toString(std::abs(points)));
}

QString eventText(const Event& event, const GameRecord& record)
{
    return std::visit(Teller(record), event);
}

std::optional<int> seatOf(const Event& event)
{
    return std::visit(Listening{[](const events::Start&) { return std::optional<int>(); },
                                [](const events::End&) { return std::optional<int>(); },
                                [](const auto& ofPlayer) { return std::optional<int>(ofPlayer.player); }},
                      event);
}

QString winnerText(const events::End& end, const GameRecord& record)
{
    if (end.winners.size() > 1)
        //: Both players win; %1 such as "41 points"
        return EventWords::tr("Both win with %1").arg(pointsText(end.scores.front()));
    const int winner = end.winners.front();
    //: %1 player, %2 and %3 numbers of points
    return EventWords::tr("%1 wins with %2 to %3")
        .arg(playerName(record, winner), numberText(end.scores[static_cast<std::size_t>(winner)]),
             numberText(end.scores[static_cast<std::size_t>(1 - winner)]));
}

QString tieText(const events::End& end, const GameRecord& record)
{
    if (end.scores[0] != end.scores[1])
        return {};
    if (end.winners.size() > 1)
        return EventWords::tr("Points and cards are equal.");
    const auto winner = static_cast<std::size_t>(end.winners.front());
    //: %1 player, %2 and %3 numbers of cards
    return EventWords::tr("The points are equal: %1 wins with fewer cards in town, %2 to %3.")
        .arg(playerName(record, static_cast<int>(winner)), QLocale().toString(end.cards[winner]),
             QLocale().toString(end.cards[1 - winner]));
}

} // namespace lodeline::boomtown
