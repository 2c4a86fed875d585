// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/program/editorcommandline.h"

#include "ui/arguments.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace lodeline::desk {
namespace {

struct EditorCommandLineWords
{
    Q_DECLARE_TR_FUNCTIONS(EditorCommandLine)
};

} // namespace

EditorCommandLine parseEditorCommandLine(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        EditorCommandLineWords::tr("Draw tiles and cards, try them, print them."));
    parser.addPositionalArgument(
        "file",
        EditorCommandLineWords::tr(
            "Tile sets (*.tileset.json, *.tileset.zip) and decks (*.deck.json) to open."),
        //: On the command line: files that may be named
        EditorCommandLineWords::tr("[file…]"));
    parser.addOptions({
        {"language", EditorCommandLineWords::tr("Language of the windows, such as de."),
         //: On the command line: what to give for the option --language
         EditorCommandLineWords::tr("code")},
        {"theme", EditorCommandLineWords::tr("Colors of the windows: system, light or dark."), "theme"},
        {"export-pdf",
         EditorCommandLineWords::tr(
             "Write the set or deck as a PDF for printing and exit; works without a screen."),
         "out"},
        {"export-svg", EditorCommandLineWords::tr("Write the pages as SVG and exit; works without a screen."),
         "out"},
        {"export-png",
         EditorCommandLineWords::tr("Write the tiles or cards as pictures and exit; works without a screen."),
         "out"},
    });
    ui::readArguments(parser, arguments);
    return {parser.positionalArguments(), parser.value("language"),
            ui::choiceOf<ui::ThemeChoice>(parser, "theme", ui::themeNames())};
}

} // namespace lodeline::desk
