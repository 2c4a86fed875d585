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

// Whether some kind has sets to try.
bool knowTrials(const Kinds& kinds)
{
    return !kinds.phrase(Phrase::Play).isEmpty();
}

QList<QCommandLineOption> trialOptions(const Kinds& kinds)
{
    return {
        {"play", kinds.phrase(Phrase::Play), "SET"},
        {"against", kinds.phrase(Phrase::Against),
         //: Stands for a value in the help of the command line: --against <names>
         CommandLineWords::tr("names")},
        {"people", kinds.phrase(Phrase::People),
         //: Stands for a value in the help of the command line: --people <number>
         CommandLineWords::tr("number")},
        {"next", kinds.phrase(Phrase::Next), "id"},
    };
}

std::optional<Trial> trialOf(const QCommandLineParser& parser, const Kinds& kinds)
{
    if (!knowTrials(kinds))
        return {};
    if (!parser.isSet("play")) {
        for (const char* option : {"against", "people", "next"}) {
            if (parser.isSet(option))
                //: Answer to a command line: %1 an option
                refuse(CommandLineWords::tr("--%1 needs --play.").arg(QLatin1String(option)));
        }
        return {};
    }
    if (!parser.positionalArguments().isEmpty())
        refuse(kinds.phrase(Phrase::PlayNeedsOneFile));
    Trial trial;
    trial.set = QFileInfo(parser.value("play")).absoluteFilePath();
    trial.against = parser.value("against").split(u',', Qt::SkipEmptyParts);
    trial.next = parser.value("next");
    if (parser.isSet("people")) {
        bool isNumber = false;
        trial.people = parser.value("people").toInt(&isNumber);
        if (!isNumber)
            refuse(kinds.phrase(Phrase::PeopleNeedsNumber));
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
    const QStringList speeds{"off", "still", "slow", "normal", "fast"};
    QCommandLineParser parser;
    parser.setApplicationDescription(kinds.first().motto());
    parser.addPositionalArgument("file", kinds.phrase(Phrase::File),
                                 //: Stands for a file in the help of the command line; it may be left out
                                 CommandLineWords::tr("[file]"));
    parser.addOptions({
        {"language", CommandLineWords::tr("Language of the windows, such as de."),
         //: Stands for a value in the help of the command line: --language <code>
         CommandLineWords::tr("code")},
        {"theme", CommandLineWords::tr("Colors of the windows: system, light or dark."), "theme"},
        {"animation", CommandLineWords::tr("Animation speed: off, still, slow, normal or fast."), "speed"},
    });
    if (knowTrials(kinds))
        parser.addOptions(trialOptions(kinds));
    ui::readArguments(parser, arguments);
    if (parser.positionalArguments().size() > 1)
        refuse(CommandLineWords::tr("Only one file can be opened."));
    return {parser.positionalArguments().value(0), trialOf(parser, kinds), parser.value("language"),
            ui::choiceOf<ui::ThemeChoice>(parser, "theme", ui::themeNames()),
            ui::choiceOf<AnimationSpeed>(parser, "animation", speeds)};
}

} // namespace lodeline::app
