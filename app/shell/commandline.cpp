// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/commandline.h"

#include "app/match/kinds.h"
#include "ui/arguments.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

namespace lodeline::app {
namespace {

struct CommandLineWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

using ui::refuse;

std::vector<QCommandLineOption> trialOptions()
{
    return {
        //: Help of the command line; SET is a file
        {"play", CommandLineWords::tr("Try a tile set: start a game with it at once."), "SET"},
        {"against",
         CommandLineWords::tr("With --play: the computer players, such as prospector or baron,foreman."),
         //: Stands for a value in the help of the command line: --against <names>
         CommandLineWords::tr("names")},
        {"people", CommandLineWords::tr("With --play: how many people play, 0 to 5."),
         //: Stands for a value in the help of the command line: --people <number>
         CommandLineWords::tr("number")},
        {"next", CommandLineWords::tr("With --play: the id of the tile to be drawn first."), "id"},
    };
}

std::optional<Trial> trialOf(const QCommandLineParser& parser, const Kinds& kinds)
{
    if (!parser.isSet("play")) {
        for (const char* option : {"against", "people", "next"}) {
            if (parser.isSet(option))
                //: Answer to a command line: %1 an option
                refuse(CommandLineWords::tr("--%1 needs --play.").arg(QLatin1String(option)));
        }
        return {};
    }
    if (!parser.positionalArguments().isEmpty())
        refuse(CommandLineWords::tr("--play takes one tile set and no other file."));
    Trial trial;
    trial.set = QFileInfo(parser.value("play")).absoluteFilePath();
    trial.against = parser.value("against").split(u',', Qt::SkipEmptyParts);
    trial.next = parser.value("next");
    if (parser.isSet("people")) {
        bool isNumber = false;
        trial.people = parser.value("people").toInt(&isNumber);
        if (!isNumber)
            refuse(CommandLineWords::tr("--people takes a number from 0 to 5."));
    }
    const Kind* kind = kinds.ofSet(trial.set);
    const QString wrong = (kind ? *kind : kinds.first()).faultOf(trial);
    if (!wrong.isEmpty())
        refuse(wrong);
    return trial;
}

} // namespace

CommandLine parseCommandLine(const QStringList& arguments, const Kinds& kinds)
{
    const QStringList speeds{"off", "slow", "normal", "fast"};
    QCommandLineParser parser;
    parser.setApplicationDescription(kinds.first().motto());
    parser.addPositionalArgument("file", CommandLineWords::tr("A game (*.lodeline) or a tile set to open."),
                                 //: Stands for a file in the help of the command line; it may be left out
                                 CommandLineWords::tr("[file]"));
    parser.addOptions({
        {"language", CommandLineWords::tr("Language of the windows, such as de."),
         //: Stands for a value in the help of the command line: --language <code>
         CommandLineWords::tr("code")},
        {"theme", CommandLineWords::tr("Colours of the windows: system, light or dark."), "theme"},
        {"animation", CommandLineWords::tr("Pace of the board: off, slow, normal or fast."), "speed"},
    });
    for (const QCommandLineOption& option : trialOptions())
        parser.addOption(option);
    ui::readArguments(parser, arguments);
    if (parser.positionalArguments().size() > 1)
        refuse(CommandLineWords::tr("Only one file can be opened."));
    return {parser.positionalArguments().value(0), trialOf(parser, kinds), parser.value("language"),
            ui::choiceOf<ui::ThemeChoice>(parser, "theme", ui::themeNames()),
            ui::choiceOf<AnimationSpeed>(parser, "animation", speeds)};
}

} // namespace lodeline::app
