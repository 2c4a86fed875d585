// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/program/editorcommandline.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>

namespace lodeline::editor {
namespace {

struct EditorCommandLineWords
{
    Q_DECLARE_TR_FUNCTIONS(EditorCommandLine)
};

[[noreturn]] void refuse(const QString& message)
{
    std::fputs(qPrintable(message + u'\n'), stderr);
    std::exit(2);
}

} // namespace

EditorCommandLine parseEditorCommandLine(const QStringList& arguments)
{
    using Words = EditorCommandLineWords;
    const QStringList themes{"system", "light", "dark"};
    QCommandLineParser parser;
    parser.setApplicationDescription(Words::tr("Draw tiles, try them, print them."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    parser.addPositionalArgument("file", Words::tr("Tile sets (*.tileset.json) to open."),
                                 Words::tr("[file…]"));
    parser.addOptions({
        {"language", Words::tr("Language of the windows, such as de."), Words::tr("code")},
        {"theme", Words::tr("Colours of the windows: system, light or dark."), "theme"},
        {"export-pdf", Words::tr("Write the set as a PDF to print and end; needs no display."), "out"},
        {"export-svg", Words::tr("Write the pages as SVG and end; needs no display."), "out"},
        {"export-png", Words::tr("Write the tiles as pictures and end; needs no display."), "out"},
    });
    if (!parser.parse(arguments))
        refuse(parser.errorText());
    if (parser.isSet(version))
        parser.showVersion();
    if (parser.isSet(help))
        parser.showHelp(0);
    EditorCommandLine line{parser.positionalArguments(), parser.value("language"), {}};
    if (parser.isSet("theme")) {
        const qsizetype theme = themes.indexOf(parser.value("theme"));
        if (theme < 0)
            refuse(Words::tr("--theme takes one of: %1.").arg(themes.join(QStringLiteral(", "))));
        line.theme = static_cast<ui::ThemeChoice>(theme);
    }
    return line;
}

} // namespace lodeline::editor
