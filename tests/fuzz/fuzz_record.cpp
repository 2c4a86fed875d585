// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a game record: problems or a record that can be written, read again and replayed, moves of all
// kinds included.
#include "engine/goldrush/record.h"

#include <cstdlib>

namespace {

using namespace lodeline;

void require(bool condition)
{
    if (!condition)
        std::abort();
}

// Words every event, as a listener does.
class Words : public EventSink
{
public:
    void receive(const Event& event) override { require(!toJson(event).empty()); }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto loaded = parseRecord({reinterpret_cast<const char*>(data), size});
    if (!loaded) {
        require(hasErrors(loaded.error()));
        for (const Problem& problem : loaded.error())
            require(!message(problem).empty());
        return 0;
    }
    const auto again = parseRecord(writeRecord(loaded->record));
    require(again && again->record == loaded->record);
    Words words;
    const auto game = replay(loaded->record, &words);
    require(game || hasErrors(game.error()));
    return 0;
}
