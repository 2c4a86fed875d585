// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/arguments.h"

#include "ui/plain/shown.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string_view>

namespace lodeline::ui {

namespace {

struct Arguments
{
    Q_DECLARE_TR_FUNCTIONS(Arguments)
};

} // namespace

void needNoDisplayForHelp(int argc, const char* const* argv)
{
    constexpr std::array<std::string_view, 5> kQuestions{"-h", "--help", "--help-all", "-v", "--version"};
    for (const std::string_view argument : std::span(argv, static_cast<std::size_t>(argc))) {
        if (argument == "--") // what follows are files, even one that is called --help
            return;
        if (std::ranges::find(kQuestions, argument) != kQuestions.end())
            qputenv("QT_QPA_PLATFORM", "offscreen");
    }
}

void refuse(const QString& message)
{
    std::fputs(qPrintable(shownLine(message, kLongestText) + u'\n'), stderr);
    std::exit(2);
}

void readArguments(QCommandLineParser& parser, const QStringList& arguments)
{
    parser.addHelpOption();
    parser.addVersionOption();
    if (!parser.parse(arguments))
        refuse(parser.errorText());
    parser.process(arguments);
}

std::optional<qsizetype> indexOf(const QCommandLineParser& parser, const QString& option,
                                 const QStringList& names)
{
    if (!parser.isSet(option))
        return {};
    const qsizetype index = names.indexOf(parser.value(option));
    if (index < 0) {
        //: Answer to a command line: %1 an option, %2 what it was given, %3 a list
        refuse(Arguments::tr("Unknown value \"%2\" for --%1. Possible values: %3.")
                   .arg(option, parser.value(option), names.join(QStringLiteral(", "))));
    }
    return index;
}

} // namespace lodeline::ui
