// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/wording/eventwords.h"

#include "app/goldrush/wording/scoreformula.h"
#include "app/goldrush/wording/words.h"
#include "engine/core/listening.h"
#include "ui/wording/joining.h"
#include "ui/wording/tilewords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

struct EventWords
{
    Q_DECLARE_TR_FUNCTIONS(EventWords)
};

QString numbers(const std::vector<int>& values)
{
    QStringList texts;
    for (const int value : values)
        texts << QLocale().toString(value);
    return ui::listed(texts);
}

QString takeBackText(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        //: %1 player, %2 position
        return EventWords::tr("%1 takes back the railwayman at %2");
    case FeatureKind::Mountain:
        //: %1 player, %2 position
        return EventWords::tr("%1 takes back the gold miner at %2");
    case FeatureKind::Prairie:
        //: %1 player, %2 position
        return EventWords::tr("%1 takes back the farmer at %2");
    case FeatureKind::City:
        //: %1 player, %2 position
        return EventWords::tr("%1 takes back the merchant at %2");
    }
    return {};
}

QString homecomingText(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        //: %1 player; the cowboy goes back to those that can be put down
        return EventWords::tr("%1's railwayman comes home");
    case FeatureKind::Mountain:
        //: %1 player; the cowboy goes back to those that can be put down
        return EventWords::tr("%1's gold miner comes home");
    case FeatureKind::Prairie:
        //: %1 player; the cowboy goes back to those that can be put down
        return EventWords::tr("%1's farmer comes home");
    case FeatureKind::City:
        //: %1 player; the cowboy goes back to those that can be put down
        return EventWords::tr("%1's merchant comes home");
    }
    return {};
}

// Words one event; the overload set is the list of all events, so a new one does not compile unworded.
class Teller
{
public:
    Teller(const GameRecord& record, bool revealed)
        : record_(record)
        , revealed_(revealed)
    {
    }

    QString operator()(const events::Start& start) const
    {
        if (start.tokens == 0)
            return EventWords::tr("The start tile is on the board");
        //: %Ln mining tokens
        return EventWords::tr("The start tile is on the board, with %Ln token(s) on it", nullptr,
                              start.tokens);
    }

    QString operator()(const events::Draw& draw) const
    {
        QStringList parts;
        if (!draw.discarded.empty())
            parts << EventWords::tr("%Ln tile(s) fit nowhere and are discarded", nullptr,
                                    static_cast<int>(draw.discarded.size()));
        if (!draw.tile) {
            parts << EventWords::tr("None of the tiles left fits anywhere: the game ends");
        } else if (draw.left == 0) {
            //: %1 player
            parts << EventWords::tr("%1 draws the last tile").arg(name(draw.player));
        } else {
            //: %1 player, %Ln tiles left in the stack
            parts << EventWords::tr("%1 draws a tile, %Ln left", nullptr, draw.left).arg(name(draw.player));
        }
        return ui::sentences(parts);
    }

    QString operator()(const events::Place& place) const
    {
        const QString who = name(place.player);
        const QString where = positionText(place.placement.at);
        if (place.tokens == 0)
            //: %1 player, %2 position
            return EventWords::tr("%1 places the tile at %2").arg(who, where);
        //: %1 player, %2 position, %Ln mining tokens
        return EventWords::tr("%1 places the tile at %2 and puts %Ln token(s) on its mountains", nullptr,
                              place.tokens)
            .arg(who, where);
    }

    QString operator()(const events::Cowboy& cowboy) const
    {
        const QString who = name(cowboy.player);
        switch (cowboy.segment.kind) {
        case FeatureKind::Railroad:
            //: %1 player
            return EventWords::tr("%1 puts a railwayman on the railroad").arg(who);
        case FeatureKind::Mountain:
            //: %1 player
            return EventWords::tr("%1 puts a gold miner on the mountain").arg(who);
        case FeatureKind::Prairie:
            //: %1 player
            return EventWords::tr("%1 puts a farmer on the prairie").arg(who);
        case FeatureKind::City:
            //: %1 player
            return EventWords::tr("%1 puts a merchant in the city").arg(who);
        }
        return {};
    }

    QString operator()(const events::Tent& tent) const
    {
        //: %1 player, %2 position
        return EventWords::tr("%1 pitches the tent at %2").arg(name(tent.player), positionText(tent.at));
    }

    QString operator()(const events::Mine& mine) const
    {
        if (revealed_)
            //: %1 player, %2 value of the mining token
            return EventWords::tr("%1 takes a token from the mountain: %2")
                .arg(name(mine.player), QLocale().toString(mine.value));
        //: %1 player
        return EventWords::tr("%1 takes a token from the mountain").arg(name(mine.player));
    }

    QString operator()(const events::TakeBack& back) const
    {
        return takeBackText(back.segment.kind).arg(name(back.player), positionText(back.at));
    }

    QString operator()(const events::Score& score) const
    {
        if (score.kind == events::Score::Kind::Gold)
            return goldText(score.points);
        const int best = *std::ranges::max_element(score.points);
        if (best == 0)
            //: %1 is "a railroad of 3 tiles"
            return EventWords::tr("Nobody scores for %1").arg(scoredFeatureText(score));
        QStringList names;
        for (std::size_t seat = 0; seat < score.points.size(); ++seat) {
            if (score.points[seat] > 0)
                names << name(static_cast<int>(seat));
        }
        const QString who = joined(names);
        if (names.size() == 1)
            //: %1 player, %2 is "a railroad of 3 tiles"
            return EventWords::tr("%1 scores %Ln point(s) for %2", nullptr, best)
                .arg(who, scoredFeatureText(score));
        //: %1 players, %2 is "a railroad of 3 tiles"
        return EventWords::tr("%1 score %Ln point(s) each for %2", "several players", best)
            .arg(who, scoredFeatureText(score));
    }

    QString operator()(const events::Tokens& tokens) const
    {
        //: %1 player, %2 position
        const QString text = EventWords::tr("%1 gets %Ln token(s) from the mountain at %2", nullptr,
                                            static_cast<int>(tokens.values.size()))
                                 .arg(name(tokens.player), positionText(tokens.at));
        return revealed_ ? ui::labelled(text, numbers(tokens.values)) : text;
    }

    QString operator()(const events::TokensBack& back) const
    {
        //: %1 position
        return EventWords::tr("%Ln token(s) from the mountain at %1 go back to the supply", nullptr,
                              back.count)
            .arg(positionText(back.at));
    }

    QString operator()(const events::Return& home) const
    {
        if (home.piece == events::Piece::Tent)
            //: %1 player
            return EventWords::tr("%1's tent comes home").arg(name(home.player));
        return homecomingText(home.segment.kind).arg(name(home.player));
    }

    QString operator()(const events::End& end) const { return winnerText(end, record_); }

private:
    QString name(int seat) const { return playerName(record_, seat); }

    QString goldText(const std::vector<int>& points) const
    {
        QStringList parts;
        for (std::size_t seat = 0; seat < points.size(); ++seat) {
            //: %1 player, %2 points, one part of a list
            parts << EventWords::tr("%1 %2", "player and points")
                         .arg(name(static_cast<int>(seat)), QLocale().toString(points[seat]));
        }
        //: %1 is a list such as "Ann 7, Bo 12"
        return EventWords::tr("All players reveal their gold: %1").arg(ui::listed(parts));
    }

    const GameRecord& record_;
    bool revealed_;
};

QString railroadText(const events::Score& score)
{
    const int length = static_cast<int>(score.tiles.size());
    if (score.final)
        //: Stands after "scores 6 points for"; accusative in many languages
        return EventWords::tr("an incomplete railroad of %Ln tile(s)", nullptr, length);
    if (score.locomotives == 0)
        //: Stands after "scores 6 points for"; accusative in many languages
        return EventWords::tr("a railroad of %Ln tile(s)", nullptr, length);
    if (score.locomotives == 1)
        //: Stands after "scores 6 points for"; accusative in many languages
        return EventWords::tr("a railroad of %Ln tile(s) with a locomotive", nullptr, length);
    //: Stands after "scores 6 points for"; accusative in many languages
    return EventWords::tr("a railroad of %Ln tile(s) with several locomotives", nullptr, length);
}

QString mountainText(const events::Score& score)
{
    if (score.nuggets == 0 && score.final)
        //: Stands after "Nobody scores for"; accusative in many languages
        return EventWords::tr("an incomplete mountain without nuggets");
    if (score.nuggets == 0)
        //: Stands after "Nobody scores for"; accusative in many languages
        return EventWords::tr("a mountain without nuggets");
    if (score.final)
        //: Stands after "scores 6 points for"; accusative in many languages
        return EventWords::tr("an incomplete mountain with %Ln nugget(s)", nullptr, score.nuggets);
    //: Stands after "scores 6 points for"; accusative in many languages
    return EventWords::tr("a mountain with %Ln nugget(s)", nullptr, score.nuggets);
}

QString cityText(const events::Score& score)
{
    if (score.final && score.railroads == 0)
        //: Stands after "Nobody scores for"; accusative in many languages
        return EventWords::tr("an incomplete city without completed railroads");
    if (score.final)
        //: Stands after "scores 6 points for"; accusative in many languages
        return EventWords::tr("an incomplete city with %Ln completed railroad(s)", nullptr, score.railroads);
    //: Stands after "scores 6 points for"; accusative in many languages
    return EventWords::tr("a city with %Ln completed railroad(s)", nullptr, score.railroads);
}

QString prairieText(const events::Score& score)
{
    QStringList worth;
    if (score.tipis > 0)
        //: Stands in "a prairie with %1", in the case that your translation of that needs
        worth << EventWords::tr("%Ln tipi camp(s)", nullptr, score.tipis);
    if (score.horses > 0)
        //: Stands in "a prairie with %1", in the case that your translation of that needs
        worth << EventWords::tr("%Ln horse herd(s)", nullptr, score.horses);
    if (worth.isEmpty())
        //: Stands after "scores 6 points for"; accusative in many languages
        return EventWords::tr("a prairie without tipi camps or horse herds");
    //: Stands after "scores 6 points for"; %1 is a list of camps and herds with their numbers
    return EventWords::tr("a prairie with %1").arg(joined(worth));
}

// What a log tells by a tool tip or a picture beside it.
QString moreOf(const Event& event, const GameRecord& record)
{
    if (const auto* score = std::get_if<events::Score>(&event))
        return scoreFormula(*score);
    const auto* draw = std::get_if<events::Draw>(&event);
    const TileDesign* tile = draw && draw->tile ? record.tileset.find(*draw->tile) : nullptr;
    return tile ? tileText(*tile) : QString();
}

} // namespace

QString scoredFeatureText(const events::Score& score)
{
    switch (score.kind) {
    case events::Score::Kind::Railroad:
        return railroadText(score);
    case events::Score::Kind::Mountain:
        return mountainText(score);
    case events::Score::Kind::City:
        return cityText(score);
    case events::Score::Kind::Prairie:
        return prairieText(score);
    case events::Score::Kind::Gold:
        //: Stands after "scores 6 points for"; accusative in many languages
        return EventWords::tr("gold");
    }
    return {};
}

QString eventText(const Event& event, const GameRecord& record, bool revealed)
{
    return std::visit(Teller(record, revealed), event);
}

QString spokenText(const std::vector<Event>& events, const GameRecord& record, int viewer)
{
    QStringList parts;
    for (const Event& event : events) {
        const QString text = eventText(event, record, seatOf(event) == viewer);
        const QString more = moreOf(event, record);
        parts << (more.isEmpty() ? text : ui::labelled(text, more));
    }
    return ui::sentences(parts);
}

std::optional<int> seatOf(const Event& event)
{
    std::optional<int> seat;
    const auto take = [&seat](const auto& what) { seat = what.player; };
    std::visit(Listening{[&](const events::Draw& draw) { take(draw); },
                         [&](const events::Place& place) { take(place); },
                         [&](const events::Cowboy& cowboy) { take(cowboy); },
                         [&](const events::Tent& tent) { take(tent); },
                         [&](const events::Mine& mine) { take(mine); },
                         [&](const events::TakeBack& back) { take(back); },
                         [&](const events::Tokens& tokens) { take(tokens); },
                         [&](const events::Return& home) { take(home); },
                         kIgnored<events::Start, events::Score, events::TokensBack, events::End>},
               event);
    return seat;
}

std::optional<Position> placeOf(const Event& event)
{
    std::optional<Position> place;
    const auto take = [&place](const auto& what) { place = what.at; };
    std::visit(Listening{[&](const events::Place& what) { place = what.placement.at; },
                         [&](const events::Cowboy& what) { take(what); },
                         [&](const events::Tent& what) { take(what); },
                         [&](const events::Mine& what) { take(what); },
                         [&](const events::TakeBack& what) { take(what); },
                         [&](const events::Tokens& what) { take(what); },
                         [&](const events::TokensBack& what) { take(what); },
                         [&](const events::Return& what) { take(what); },
                         [&](const events::Score& what) {
                             if (what.kind != events::Score::Kind::Gold)
                                 take(what);
                         },
                         kIgnored<events::Start, events::Draw, events::End>},
               event);
    return place;
}

QString turnSummary(const std::vector<Event>& events, const GameRecord& record)
{
    QStringList parts;
    for (const Event& event : events) {
        const auto tell = [&](const auto& what) { parts << eventText(what, record, false); };
        std::visit(Listening{[&](const events::Place& what) { tell(what); },
                             [&](const events::Cowboy& what) { tell(what); },
                             [&](const events::Tent& what) { tell(what); },
                             [&](const events::Mine& what) { tell(what); },
                             [&](const events::TakeBack& what) { tell(what); },
                             [&](const events::Tokens& what) { tell(what); },
                             [&](const events::TokensBack& what) { tell(what); },
                             [&](const events::Score& what) {
                                 if (!what.final && *std::ranges::max_element(what.points) > 0)
                                     tell(what);
                             },
                             kIgnored<events::Start, events::Draw, events::Return, events::End>},
                   event);
    }
    return ui::clauses(parts);
}

QString winnerText(const events::End& end, const GameRecord& record)
{
    QStringList names;
    for (const int seat : end.winners)
        names << playerName(record, seat);
    const int points = end.winners.empty() ? 0 : end.scores[static_cast<std::size_t>(end.winners.front())];
    if (names.size() == 1)
        //: %1 player
        return EventWords::tr("%1 wins with %Ln point(s)", nullptr, points).arg(names.front());
    //: %1 players
    return EventWords::tr("%1 share the win with %Ln point(s) each", nullptr, points).arg(joined(names));
}

} // namespace lodeline::goldrush
