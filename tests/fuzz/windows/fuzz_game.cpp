// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a saved game: problems, or the game on the table of the real window, with board, log, cards
// and the scoring of a finished one.
#include "tests/fuzz/windows/fuzzwindow.h"

namespace {

using namespace lodeline;
using namespace lodeline::goldrush;

struct Table
{
    QTemporaryDir folder;
    goldrush::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    ui::Languages languages;
    ui::Appearance appearance;
    goldrush::MainWindow window{settings,
                                languages,
                                appearance,
                                {.games = folder.filePath(QStringLiteral("games")),
                                 .tileSets = folder.filePath(QStringLiteral("sets")),
                                 .read = false}};
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzzProgram();
    static Table& table = *new Table;
    const auto loaded = parseRecord({reinterpret_cast<const char*>(data), size}, Texts::Mended);
    if (!loaded)
        return 0;
    GameRecord record = loaded->record;
    for (RecordedPlayer& player : record.players)
        player.kind = "human"; // nobody thinks meanwhile
    table.window.show();
    if (table.window.openGame().branch(std::move(record)))
        requireFrame(table.window);
    else
        require(!table.window.openGame().session());
    if (table.window.openGame().session())
        table.window.openGame().close();
    requireFrame(table.window);
    return 0;
}
