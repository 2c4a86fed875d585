// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/deck/deckkind.h"
#include "editor/boomtown/print/printeddeck.h"
#include "editor/desk/kinds.h"
#include "editor/desk/sidefile.h"
#include "editor/print/exportcommand.h"
#include "editor/program/editorcommandline.h"
#include "editor/program/editorsettings.h"
#include "editor/set/setkind.h"
#include "editor/tileprint/printedset.h"
#include "editor/window/editorwindow.h"
#include "editor/window/startmessages.h"
#include "resources/art/icons.h"
#include "ui/appearance.h"
#include "ui/arguments.h"
#include "ui/keys/latinkeys.h"
#include "ui/languages/fontnotice.h"
#include "ui/languages/languages.h"
#include "ui/languages/owncatalogues.h"
#include "ui/learning/learnedfolder.h"
#include "ui/sets/installedsets.h"
#include "ui/start/settingsfile.h"
#include "ui/start/startmarker.h"
#include "ui/windows/firstexpose.h"

#include <QApplication>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>

#include <optional>

int main(int argc, char* argv[])
{
    using namespace lodeline;
    QApplication::setOrganizationName(QStringLiteral("Lodeline"));
    QApplication::setApplicationName(QStringLiteral("lodeline-editor"));
    QApplication::setApplicationVersion(QStringLiteral(LODELINE_VERSION));
    if (const std::optional<int> status = print::runExport(
            argc, argv, {goldrush::editor::tileSetsToPrint(), boomtown::editor::decksToPrint()}))
        return *status;
    ui::needNoDisplayForHelp(argc, argv);

    QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication program(argc, argv);
    const ui::LatinKeys latinKeys;
    QApplication::setDesktopFileName(QStringLiteral("lodeline-editor"));
    // Before the settings: what is wrong with them has to be told.
    ui::Languages languages;
    const QString wanted = ui::languageArgument(QApplication::arguments());
    languages.use(wanted);
    // An old file that keeps the window away does so only once.
    const QString unsaved = desk::SideFile::defaultFolder();
    ui::StartMarker marker(QFileInfo(unsaved).path() + QStringLiteral("/starting"));
    const bool careful = marker.lastStartFailed();
    const QString own = ui::settingsFile(QStringLiteral("lodeline-editor"));
    const QString game = ui::settingsFile(QStringLiteral("lodeline"));
    std::optional<QTemporaryDir> blank; // only where it is needed: nobody removes it after --help
    const auto inBlank = [&blank](const QString& name) {
        return (blank ? *blank : blank.emplace()).filePath(name);
    };
    std::vector<ui::PutAside> aside;
    const bool readsOwn = !careful && ui::vetSettings(own, aside);
    const bool readsGame = !careful && ui::vetSettings(game, aside);
    desk::EditorSettings settings(readsOwn ? own : inBlank(QStringLiteral("own")),
                                  readsGame ? game : inBlank(QStringLiteral("game")));
    // Dialogs have settings of their own in the same file.
    if (!readsOwn || !ui::vetSettings(ui::organisationSettingsFile(), aside))
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, inBlank({}));
    if (wanted.isEmpty())
        languages.use(settings.language());
    ui::OwnCatalogues ownLanguages(careful ? QString() : ui::OwnCatalogues::defaultFolder());
    languages.follow(ownLanguages);
    const desk::EditorCommandLine call = desk::parseEditorCommandLine(QApplication::arguments());

    ui::Appearance appearance;
    ui::Look look = settings.look();
    look.windows = call.theme.value_or(look.windows);
    appearance.use(look);
    QApplication::setWindowIcon(art::icon(QStringLiteral("lodeline-editor"), QApplication::palette()));
    desk::Kinds kinds;
    kinds.add(std::make_unique<goldrush::editor::SetKind>(ui::InstalledSets::defaultFolder(),
                                                          careful ? ui::InstalledSets::Reading::Never
                                                                  : ui::InstalledSets::Reading::Always,
                                                          careful ? QString() : goldrush::learnedFolder()));
    kinds.add(std::make_unique<boomtown::editor::DeckKind>());
    desk::EditorWindow window(settings, kinds, languages, appearance, unsaved);
    new ui::FontNotice(languages, window);
    QObject::connect(&window, &desk::EditorWindow::oldFilesRead, &window, [&] { marker.reached(); });
    window.show();
    ui::whenPlaced(window, [&] {
        window.startMessages().tellAside(aside);
        if (careful) {
            window.startMessages().tellUnread(
                {own, unsaved + QStringLiteral("/*.side"), ui::InstalledSets::defaultFolder()});
            marker.reached();
        } else {
            window.offerRecovery();
        }
        for (const QString& file : call.files)
            window.openFile(file);
    });
    return QApplication::exec();
}
