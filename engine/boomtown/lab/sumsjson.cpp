// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/lab/sumsjson.h"

#include "engine/core/text.h"

#include <limits>

namespace lodeline::boomtown {
namespace {

Json toJson(const TurnSums& turn, int games)
{
    const WinShare share = winShare(turn.parts, turn.partSquares, games);
    return {{"share", share.share},
            {"low", share.low},
            {"high", share.high},
            {"points", static_cast<double>(turn.points) / games},
            {"sums", {{"parts", turn.parts}, {"partSquares", turn.partSquares}, {"points", turn.points}}}};
}

Json toJson(const BonusSums& bonus, BonusKind kind)
{
    return {{"kind", bonusShape(kind).name},
            {"points", pointsOf(bonus)},
            {"decides", decidedShareOf(bonus)},
            {"sums", {{"games", bonus.games}, {"points", bonus.points}, {"decided", bonus.decided}}}};
}

Json toJson(const CardSums& card, const std::string& id)
{
    return {{"id", id},
            {"draft", draftNumberOf(card)},
            {"passed", passedShareOf(card)},
            {"sums",
             {{"middle", card.middle},
              {"drafted", card.drafted},
              {"numbers", card.numbers},
              {"passed", card.passed}}}};
}

// Calls read(object, its sums, i) for each of so many entries of a list.
template <typename Read>
void forEachEntry(ObjectReader& reader, const char* key, std::size_t count, Read read)
{
    const auto entries = reader.array(key, true, count);
    if (entries.size() < count && reader.member(key, false)) {
        const std::string number = std::to_string(count);
        reader.report(FileProblem::OutOfRange, reader.pointer(key), {number, number});
        return;
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        ObjectReader entry(*entries[i].first, entries[i].second, reader.problems());
        if (const Json* sums = entry.member("sums", true)) {
            ObjectReader part(*sums, entry.pointer("sums"), reader.problems());
            read(entry, part, i);
        }
    }
}

} // namespace

Json deckToJson(const DeckSums& sums, const std::array<std::string, kDeckCards>& ids)
{
    Json turns = Json::array();
    for (const TurnSums& turn : sums.turns)
        turns.push_back(toJson(turn, sums.games));
    Json bonuses = Json::array();
    for (std::size_t i = 0; i < sums.bonuses.size(); ++i)
        bonuses.push_back(toJson(sums.bonuses[i], static_cast<BonusKind>(i)));
    Json cards = Json::array();
    for (std::size_t i = 0; i < sums.cards.size(); ++i)
        cards.push_back(toJson(sums.cards[i], ids[i]));
    return {{"games", sums.games},           {"margin", static_cast<double>(sums.margins) / sums.games},
            {"margins", sums.margins},       {"turns", std::move(turns)},
            {"bonuses", std::move(bonuses)}, {"cards", std::move(cards)}};
}

void readDeckSums(const Json& json, const std::string& pointer, SimulationResult& result, Problems& problems)
{
    ObjectReader reader(json, pointer, problems);
    DeckSums& sums = result.tally.deck;
    sums.games = static_cast<int>(reader.integer("games", 1, std::numeric_limits<int>::max()));
    sums.margins = reader.integer("margins", 0, kMostSum);
    forEachEntry(reader, "turns", sums.turns.size(), [&](ObjectReader&, ObjectReader& part, std::size_t i) {
        sums.turns[i] = {readParts(part, result.tally.games), readPartSquares(part, result.tally.games),
                         part.integer("points", -kMostSum, kMostSum)};
    });
    forEachEntry(reader, "bonuses", sums.bonuses.size(),
                 [&](ObjectReader&, ObjectReader& part, std::size_t i) {
                     sums.bonuses[i] = {part.integer("games", 0, kMostSum),
                                        part.integer("points", -kMostSum, kMostSum),
                                        part.integer("decided", 0, kMostSum)};
                 });
    forEachEntry(
        reader, "cards", sums.cards.size(), [&](ObjectReader& entry, ObjectReader& part, std::size_t i) {
            result.ids[i] = entry.string("id");
            checkText(result.ids[i], kIdText, entry.pointer("id"), problems);
            sums.cards[i] = {part.integer("middle", 0, kMostSum), part.integer("drafted", 0, kMostSum),
                             part.integer("numbers", 0, kMostSum), part.integer("passed", 0, kMostSum)};
        });
}

} // namespace lodeline::boomtown
