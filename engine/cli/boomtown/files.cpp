// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/boomtown/files.h"

#include "engine/boomtown/ai/level.h"
#include "engine/cli/boomtown/decks/boomtown.h"
#include "engine/cli/boomtown/decks/dustbowl.h"
#include "engine/cli/parts/computerplayers.h"

namespace lodeline::boomtown {

std::optional<Deck> deckOf(const cli::Input& file)
{
    auto loaded = file.text.and_then([](const std::string& text) { return parseDeck(text); });
    cli::printProblems(file.file, loaded ? loaded->problems : loaded.error());
    return loaded ? std::optional(std::move(loaded->deck)) : std::nullopt;
}

std::optional<GameRecord> recordOf(const cli::Input& file)
{
    auto loaded = file.text.and_then([](const std::string& text) { return parseRecord(text); });
    cli::printProblems(file.file, loaded ? loaded->problems : loaded.error());
    return loaded ? std::optional(std::move(loaded->record)) : std::nullopt;
}

std::shared_ptr<const Deck> namedDeck(const std::string& file)
{
    if (file.empty())
        return shippedDecks().front();
    auto deck = deckOf(cli::readInput(file, kMaxDeckBytes));
    return deck ? std::make_shared<const Deck>(std::move(*deck)) : nullptr;
}

std::optional<PlayedRecord> playedRecordOf(const cli::Input& file)
{
    auto record = recordOf(file);
    if (!record)
        return std::nullopt;
    auto game = replay(*record);
    if (!game) {
        cli::printProblems(file.file, game.error());
        return std::nullopt;
    }
    return PlayedRecord{std::move(*record), std::move(*game)};
}

std::string noSuchPlayer(std::string_view name)
{
    return cli::noSuchPlayer(name, kPlayerNames, "each with @MS");
}

std::vector<std::shared_ptr<const Deck>> shippedDecks()
{
    std::vector<std::shared_ptr<const Deck>> shipped;
    for (const std::string_view text : {decks::kBoomtown, decks::kDustbowl})
        shipped.push_back(std::make_shared<const Deck>(parseDeck(text).value().deck));
    return shipped;
}

} // namespace lodeline::boomtown
