// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

class QCommandLineParser;

namespace lodeline::ui {

// Lets a program that is only asked about itself, by --help or --version, answer without a display. To be
// called before there is an application.
void needNoDisplayForHelp(int argc, const char* const* argv);

// Says what is wrong with a command line on standard error and ends the program with status 2.
[[noreturn]] void refuse(const QString& message);

// Reads a command line, by which a program may be asked about itself as well: then the answer, also to
// --help-all, is printed and the program ends. What the parser does not know is refused.
void readArguments(QCommandLineParser& parser, const QStringList& arguments);

// Which of the names an option has; none if it is not there. Any other name is refused.
std::optional<qsizetype> indexOf(const QCommandLineParser& parser, const QString& option,
                                 const QStringList& names);

template <typename Choice>
std::optional<Choice> choiceOf(const QCommandLineParser& parser, const QString& option,
                               const QStringList& names)
{
    const auto index = indexOf(parser, option, names);
    return index ? std::optional(static_cast<Choice>(*index)) : std::nullopt;
}

} // namespace lodeline::ui
