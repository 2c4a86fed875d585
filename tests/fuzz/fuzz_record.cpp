// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a game record: problems or a record that can be written, read again and replayed, moves of all
// kinds included. Strict or mended, no text that was read breaks its limits, and no problem is more than a
// line.
#include "engine/core/fileformat.h"
#include "engine/goldrush/ai/strangers.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "tests/fuzz/require.h"

namespace {

using namespace lodeline;
using namespace lodeline::goldrush;

// Words every event, as a listener does.
class Words : public EventSink
{
public:
    void receive(const Event& event) override { require(!toJson(event).empty()); }
};

void requireLimits(const GameRecord& record)
{
    lodeline::requireLimits(record.tileset);
    for (const RecordedPlayer& player : record.players) {
        requireText(player.name, kNameText);
        requireText(player.colour, kIdText);
        requireText(player.kind, kIdText);
    }
    for (const RecordedMove& move : record.moves) {
        requireText(move.tile, kIdText);
        require(move.undone >= 0 && move.undone <= kMostUndone);
    }
}

void open(std::string_view text, Texts texts)
{
    const auto loaded = parseRecord(text, texts);
    requireProblems(loaded);
    const std::string format = lodeline::formatOf(text);
    if (!loaded)
        return;
    require(format == "lodeline-game");
    requireLimits(loaded->record);
    requirePrintable(unknownPlayers(loaded->record));
    requirePrintable(unreadLearned(loaded->record));
    require(canBeKept(*weightsOf(loaded->record)));
    const auto again = parseRecord(writeRecord(loaded->record));
    require(again && again->record == loaded->record);
    Words words;
    const auto game = replay(loaded->record, &words);
    require(game || hasErrors(game.error()));
    if (!game)
        requirePrintable(game.error());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    open(text, Texts::Strict);
    open(text, Texts::Mended);
    return 0;
}
