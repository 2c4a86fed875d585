// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/sidefile.h"
#include "editor/program/editorcommandline.h"
#include "editor/program/editorsettings.h"
#include "editor/program/exportcommand.h"
#include "editor/window/editorwindow.h"
#include "resources/art/icons.h"
#include "ui/appearance.h"
#include "ui/arguments.h"
#include "ui/installedsets.h"
#include "ui/languages.h"

#include <QApplication>

int main(int argc, char* argv[])
{
    using namespace lodeline;
    QApplication::setOrganizationName(QStringLiteral("Lodeline"));
    QApplication::setApplicationName(QStringLiteral("lodeline-editor"));
    QApplication::setApplicationVersion(QStringLiteral(LODELINE_VERSION));
    if (const std::optional<int> status = editor::runExport(argc, argv))
        return *status;
    ui::needNoDisplayForHelp(argc, argv);

    QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication program(argc, argv);
    QApplication::setDesktopFileName(QStringLiteral("lodeline-editor"));
    editor::EditorSettings settings;
    ui::Languages languages;
    const QString wanted = ui::languageArgument(QApplication::arguments());
    languages.use(wanted.isEmpty() ? settings.language() : wanted);
    const editor::EditorCommandLine call = editor::parseEditorCommandLine(QApplication::arguments());

    ui::Appearance appearance;
    appearance.use(call.theme.value_or(settings.theme()));
    QApplication::setWindowIcon(art::icon(QStringLiteral("lodeline-editor"), QApplication::palette()));
    editor::EditorWindow window(settings, languages, appearance, editor::SideFile::defaultFolder(),
                                ui::InstalledSets::defaultFolder());
    window.show();
    QMetaObject::invokeMethod(
        &window,
        [&] {
            window.offerRecovery();
            for (const QString& file : call.files)
                window.openFile(file);
        },
        Qt::QueuedConnection);
    return QApplication::exec();
}
