// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a saved game: problems, or the game on the table of the real window, with board, log, cards
// and the scoring of a finished one.
#include "app/goldrush/session/gamesession.h"
#include "tests/fuzz/windows/fuzzwindow.h"

namespace {

using namespace lodeline;
using namespace lodeline::goldrush;

struct Program
{
    QTemporaryDir folder;
    app::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    ui::Languages languages;
    ui::Appearance appearance;
    app::Kinds kinds = fuzzKinds(settings.store(), folder.filePath(QStringLiteral("sets")));
    app::MainWindow window{settings,
                           kinds,
                           languages,
                           appearance,
                           {.games = folder.filePath(QStringLiteral("games")), .read = false}};
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzzProgram();
    static Program& table = *new Program;
    const auto loaded = parseRecord({reinterpret_cast<const char*>(data), size}, Texts::Mended);
    if (!loaded)
        return 0;
    GameRecord record = loaded->record;
    for (RecordedPlayer& player : record.players)
        player.kind = "human"; // nobody thinks meanwhile
    table.window.show();
    if (auto session = GameSession::open(std::move(record))) {
        table.window.openGame().branch(std::move(*session));
        requireFrame(table.window);
        table.window.openGame().close();
    }
    requireFrame(table.window);
    return 0;
}
