// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/wording/eventwords.h"

#include "engine/core/listening.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/boomtown/cardname.h"
#include "ui/plain/shown.h"
#include "ui/withsign.h"
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
    Teller(std::span<const Event> events, std::size_t at, const GameRecord& record)
        : events_(events)
        , at_(at)
        , record_(record)
    {
    }

    QString operator()(const events::Start&) const
    {
        //: %1 name of the player who drafts first, %2 of the other one (B2)
        return EventWords::tr("%1 goes first, so %2 chooses where %1 starts")
            .arg(name(record_.start), name(1 - record_.start));
    }
    QString operator()(const events::Begin& begin) const
    {
        //: %1 and %2 players, %3 what a card shows, such as "wagon on desert"
        return EventWords::tr("%1 lets %2 start at the card with %3")
            .arg(name(begin.player), name(1 - begin.player), cardOf(begin.card));
    }
    QString operator()(const events::Draft& draft) const
    {
        //: %1 player, %2 what a card shows, such as "wagon on desert"
        QStringList parts{
            EventWords::tr("%1 takes the card with %2").arg(name(draft.player), cardOf(draft.card))};
        if (at_ + 1 < events_.size() && isToldBefore(events_, at_ + 1))
            addCovers(std::get<events::Place>(events_[at_ + 1]), parts);
        if (!draft.free.empty())
            //: %1 player, who gets cards that the other one has passed over
            parts << EventWords::tr("%1 gets %Ln card(s) for free", nullptr,
                                    static_cast<int>(draft.free.size()))
                         .arg(name(1 - draft.player));
        return ui::clauses(parts);
    }
    QString operator()(const events::Place& place) const
    {
        if (isToldBefore(events_, at_))
            return {};
        //: %1 player, %2 what a card shows, such as "wagon on desert"
        QStringList parts{
            EventWords::tr("%1 places the card with %2").arg(name(place.player), cardOf(place.card))};
        addCovers(place, parts);
        return ui::clauses(parts);
    }
    QString operator()(const events::Score& score) const
    {
        return ui::labelled(name(score.player), pointsText(score.total));
    }
    QString operator()(const events::End& end) const { return winnerText(end, record_); }

private:
    QString name(int seat) const { return playerName(record_, seat); }
    QString cardOf(const std::string& id) const
    {
        return cardName(record_.deck, *std::ranges::find(record_.deck.cards, id, &Card::id));
    }
    static void addCovers(const events::Place& place, QStringList& parts)
    {
        if (!place.covers.empty())
            //: Of a card that is placed
            parts << EventWords::tr("it covers %Ln square(s)", nullptr,
                                    static_cast<int>(place.covers.size()));
    }

    std::span<const Event> events_;
    std::size_t at_;
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

QString eventText(std::span<const Event> events, std::size_t at, const GameRecord& record)
{
    return std::visit(Teller(events, at, record), events[at]);
}

bool isToldBefore(std::span<const Event> events, std::size_t at)
{
    const auto* place = std::get_if<events::Place>(&events[at]);
    const auto* draft = place && at > 0 ? std::get_if<events::Draft>(&events[at - 1]) : nullptr;
    return draft && draft->card == place->card;
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
    return EventWords::tr("%1 wins %2 to %3")
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
