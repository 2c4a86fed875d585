// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the settings of the game, and the window that starts with them.
#include "app/shell/gameflow.h"
#include "tests/fuzz/windows/fuzzwindow.h"
#include "ui/start/settingsfile.h"

#include <QFile>

namespace {

using namespace lodeline;

void start(const QString& settingsFile, const QString& folder)
{
    app::Settings settings(settingsFile);
    ui::Languages languages;
    languages.use(settings.language());
    ui::Appearance appearance;
    appearance.use(settings.look());
    const app::Kinds kinds = fuzzKinds(settings.store(), folder + QStringLiteral("/sets"));
    app::MainWindow window(settings, kinds, languages, appearance,
                           {.games = folder + QStringLiteral("/games"), .themes = {}, .read = false});
    window.show();
    requireFrame(window);
    window.flow().play(); // its panels are laid out as they were left
    requireFrame(window);
    window.close(); // which writes the settings again
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzzProgram();
    const QTemporaryDir folder;
    const QString settingsFile = folder.filePath(QStringLiteral("settings.conf"));
    QFile file(settingsFile);
    require(file.open(QIODevice::WriteOnly));
    file.write(reinterpret_cast<const char*>(data), static_cast<qint64>(size));
    file.close();
    std::vector<ui::PutAside> aside;
    require(ui::vetSettings(settingsFile, aside));
    start(settingsFile, folder.path());
    return 0;
}
