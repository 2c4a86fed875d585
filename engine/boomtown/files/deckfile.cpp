// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/files/deckfile.h"

#include "engine/boomtown/files/deckcheck.h"
#include "engine/boomtown/files/deckjson.h"
#include "engine/boomtown/files/problems.h"
#include "engine/core/sets/setwordsjson.h"

namespace lodeline::boomtown {
namespace {

constexpr const char* kTerritoryList = "desert forest mountains plains snow water";
constexpr const char* kSymbolList = "bottle cow fort gun pickaxe wagon";
constexpr std::size_t kDraftCards = 10 * kDeckCards; // of a deck with too many

Square readSquare(ObjectReader& reader, const Json& json, const std::string& pointer)
{
    if (!json.is_array() || json.size() != 2) {
        reader.report(FileProblem::WrongType, pointer, {"array"});
        return {};
    }
    Problems& problems = reader.problems();
    return {readNamed(json[0], territoryFromString, kTerritoryList, pointer + "/0", problems)
                .value_or(Territory{}),
            readNamed(json[1], symbolFromString, kSymbolList, pointer + "/1", problems).value_or(Symbol{})};
}

Front readFront(ObjectReader& reader)
{
    Front front{};
    const auto squares = reader.array("front", true, kDraftCards);
    const Json* list = reader.member("front", false);
    if (!list || !list->is_array())
        return front;
    if (squares.size() != front.size()) {
        reader.report(DeckProblem::FrontSize, reader.pointer("front"),
                      {std::to_string(squares.size()), std::to_string(kSquares)});
        return front;
    }
    for (std::size_t i = 0; i < squares.size(); ++i)
        front[i] = readSquare(reader, *squares[i].first, squares[i].second);
    return front;
}

std::vector<TableRow> readTable(ObjectReader& reader)
{
    std::vector<TableRow> table;
    for (const auto& [json, pointer] : reader.array("table", true, kMostTableRows)) {
        if (!json->is_array() || json->size() != 2) {
            reader.report(DeckProblem::BadRow, pointer);
            continue;
        }
        const auto number = [&](std::size_t place) {
            return static_cast<int>(readInteger((*json)[place], -kMostPoints, kMostPoints,
                                                pointer + '/' + std::to_string(place), reader.problems())
                                        .value_or(0));
        };
        table.push_back({number(0), number(1)});
    }
    return table;
}

Symbol readSymbol(ObjectReader& reader, const char* key)
{
    return reader.named(key, symbolFromString, kSymbolList).value_or(Symbol{});
}

std::string kindList()
{
    std::string list;
    for (int kind = 0; kind < kBonusKinds; ++kind) {
        list += kind == 0 ? "" : " ";
        list += bonusShape(static_cast<BonusKind>(kind)).name;
    }
    return list;
}

Card readCard(ObjectReader& reader)
{
    Card card;
    card.id = reader.string("id");
    card.front = readFront(reader);
    if (const Json* bonus = reader.member("bonus", true)) {
        ObjectReader part(*bonus, reader.pointer("bonus"), reader.problems());
        card.bonus = readBonus(part);
        card.bonusExtra = part.unknownMembers();
    }
    card.extra = reader.unknownMembers();
    return card;
}

Json toJson(const Bonus& bonus, const ExtraKeys& extra)
{
    const BonusShape& shape = bonusShape(bonus.kind);
    Json json{{"kind", shape.name}};
    if (shape.symbol)
        json["symbol"] = toString(bonus.symbol);
    if (shape.other)
        json["other"] = toString(bonus.other);
    if (shape.territory)
        json["territory"] = toString(bonus.territory);
    if (shape.points)
        json["points"] = bonus.points;
    if (shape.penalty)
        json["penalty"] = bonus.penalty;
    if (shape.handOver)
        json["handOver"] = bonus.handOver;
    if (shape.table)
        for (Json& rows = json["table"] = Json::array(); const TableRow row : bonus.table)
            rows.push_back({row.from, row.points});
    addUnknownMembers(json, extra);
    return json;
}

Json toJson(const Card& card)
{
    Json front = Json::array();
    for (const Square square : card.front)
        front.push_back({toString(square.territory), toString(square.symbol)});
    Json json{{"id", card.id}, {"front", std::move(front)}, {"bonus", toJson(card.bonus, card.bonusExtra)}};
    addUnknownMembers(json, card.extra);
    return json;
}

} // namespace

Bonus readBonus(ObjectReader& reader)
{
    Bonus bonus;
    const auto found = reader.named("kind", bonusKindFromString, kindList());
    if (!found) {
        for (const char* key : {"symbol", "other", "territory", "points", "penalty", "handOver", "table"})
            reader.member(key, false); // of which kind they are is what nobody knows
        return bonus;
    }
    bonus.kind = *found;
    const BonusShape& shape = bonusShape(bonus.kind);
    if (shape.symbol)
        bonus.symbol = readSymbol(reader, "symbol");
    if (shape.other)
        bonus.other = readSymbol(reader, "other");
    if (shape.territory)
        bonus.territory =
            reader.named("territory", territoryFromString, kTerritoryList).value_or(Territory{});
    if (shape.points)
        bonus.points = static_cast<int>(reader.integer("points", -kMostPoints, kMostPoints));
    if (shape.penalty)
        bonus.penalty = static_cast<int>(reader.integer("penalty", 0, kMostPoints));
    if (shape.handOver)
        bonus.handOver = static_cast<int>(reader.integer("handOver", 0, kMostPoints));
    if (shape.table)
        bonus.table = readTable(reader);
    return bonus;
}

namespace {

// Of form only.
Deck readDeckForm(const Json& document, const std::string& pointer, Problems& problems)
{
    Deck deck;
    ObjectReader reader(document, pointer, problems);
    checkSetFormat(reader, kDeckFormat, kDeckVersion);
    readSetWords(reader, deck);
    for (const auto& [element, at] : reader.array("cards", true, kDraftCards)) {
        ObjectReader part(*element, at, problems);
        deck.cards.push_back(readCard(part));
    }
    deck.extra = reader.unknownMembers();
    return deck;
}

} // namespace

Deck readDeck(const Json& document, const std::string& pointer, Problems& problems, Texts texts)
{
    Deck deck = readDeckForm(document, pointer, problems);
    const bool sound = !hasErrors(problems);
    if (texts == Texts::Mended)
        mendSetWords(deck, pointer, problems);
    if (sound)
        checkDeck(deck, pointer, problems);
    return deck;
}

Json deckToJson(const Deck& deck)
{
    Json json{{"format", kDeckFormat}, {"version", kDeckVersion}};
    addSetWords(json, deck);
    Json cards = Json::array();
    for (const Card& card : deck.cards)
        cards.push_back(toJson(card));
    json["cards"] = std::move(cards);
    addUnknownMembers(json, deck.extra);
    return json;
}

Result<LoadedDeck> parseDeck(std::string_view text, Texts texts)
{
    const Result<Json> document = parseDocument(text, kDeckFormat, kDeckVersion, kMaxDeckBytes);
    if (!document)
        return tl::unexpected(document.error());
    LoadedDeck loaded;
    loaded.deck = readDeck(*document, "", loaded.problems, texts);
    if (hasErrors(loaded.problems))
        return tl::unexpected(std::move(loaded.problems));
    return loaded;
}

Result<LoadedDeck> parseDeckDraft(std::string_view text, Texts texts)
{
    const Result<Json> document = parseDocument(text, kDeckFormat, kDeckVersion, kMaxDeckBytes);
    if (!document)
        return tl::unexpected(document.error());
    LoadedDeck loaded;
    loaded.deck = readDeckForm(*document, "", loaded.problems);
    if (hasErrors(loaded.problems))
        return tl::unexpected(std::move(loaded.problems));
    if (texts == Texts::Mended)
        mendSetWords(loaded.deck, "", loaded.problems);
    checkDeck(loaded.deck, "", loaded.problems);
    return loaded;
}

Problems validate(const Deck& deck)
{
    Problems problems;
    checkDeck(deck, "", problems);
    return problems;
}

std::string writeDeck(const Deck& deck)
{
    return writeDocument(deckToJson(deck));
}

} // namespace lodeline::boomtown
