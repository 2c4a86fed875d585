// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/table/boomtown.h"
#include "app/goldrush/table/goldrush.h"
#include "app/match/kinds.h"
#include "app/shell/commandline.h"
#include "app/shell/files/gamefolders.h"
#include "app/shell/gameflow.h"
#include "app/shell/mainwindow.h"
#include "app/shell/preferences.h"
#include "app/shell/settings.h"
#include "app/shell/start/startreport.h"
#include "resources/art/icons.h"
#include "ui/appearance.h"
#include "ui/arguments.h"
#include "ui/keys/latinkeys.h"
#include "ui/languages/fontnotice.h"
#include "ui/languages/languages.h"
#include "ui/languages/owncatalogues.h"
#include "ui/learning/learnedfolder.h"
#include "ui/start/settingsfile.h"
#include "ui/start/startmarker.h"
#include "ui/themes/ownthemes.h"
#include "ui/windows/firstexpose.h"

#include <QApplication>
#include <QTemporaryDir>

#include <optional>

int main(int argc, char* argv[])
{
    using namespace lodeline;
    ui::needNoDisplayForHelp(argc, argv);
    QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication program(argc, argv);
    const ui::LatinKeys latinKeys;
    QApplication::setOrganizationName(QStringLiteral("Lodeline"));
    QApplication::setApplicationName(QStringLiteral("lodeline"));
    QApplication::setApplicationVersion(QStringLiteral(LODELINE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("lodeline"));

    // Before the settings: what is wrong with them has to be told.
    ui::Languages languages;
    const QString wanted = ui::languageArgument(QApplication::arguments());
    languages.use(wanted);
    // An old file that keeps the window away does so only once.
    const QString games = app::Autosave::defaultFolder();
    ui::StartMarker marker(games + QStringLiteral("/starting"));
    const bool careful = marker.lastStartFailed();
    const QString settingsFile = ui::settingsFile(QStringLiteral("lodeline"));
    std::vector<ui::PutAside> aside;
    const bool readsSettings = !careful && ui::vetSettings(settingsFile, aside);
    std::optional<QTemporaryDir> blank; // only where it is needed: nobody removes it after --help
    app::Settings settings(readsSettings ? settingsFile
                                         : blank.emplace().filePath(QStringLiteral("settings")));
    if (wanted.isEmpty())
        languages.use(settings.language());
    ui::OwnCatalogues ownLanguages(careful ? QString() : ui::OwnCatalogues::defaultFolder());
    languages.follow(ownLanguages);
    app::Kinds kinds;
    kinds.add(std::make_unique<goldrush::GoldRush>(settings.store(), ui::InstalledSets::defaultFolder(),
                                                   careful ? ui::InstalledSets::Reading::Never
                                                           : ui::InstalledSets::Reading::Always,
                                                   careful ? QString() : goldrush::learnedFolder()));
    kinds.add(std::make_unique<boomtown::Boomtown>(settings.store()));
    const app::CommandLine call = app::parseCommandLine(QApplication::arguments(), kinds);

    ui::Appearance appearance;
    appearance.setTextSize(settings.textSize());
    ui::Look look = settings.look();
    look.windows = call.theme.value_or(look.windows);
    appearance.use(look);
    app::MainWindow window(settings, kinds, languages, appearance,
                           {.games = games, .themes = ui::OwnThemes::defaultFolder(), .read = !careful});
    new ui::FontNotice(languages, window);
    window.startReport().tellAside(aside);
    if (careful)
        window.startReport().tellUnread({settingsFile, games + QStringLiteral("/autosave*"),
                                         app::GameFolders(games).trials, ui::InstalledSets::defaultFolder(),
                                         goldrush::learnedFolder()});
    QObject::connect(&window, &app::MainWindow::oldFilesRead, &window, [&] { marker.reached(); });
    window.preferences().setAnimation(call.animation.value_or(settings.animation()));
    window.show();
    ui::whenPlaced(window, [&] {
        QApplication::setWindowIcon(
            art::appIcon()); // painting its sizes takes as long as the window's first frame
        if (careful)
            marker.reached();
        if (call.trial)
            window.flow().playTrial(*call.trial);
        else if (!call.file.isEmpty())
            window.flow().openFile(call.file);
    });
    return QApplication::exec();
}
