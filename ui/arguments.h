// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

class QCommandLineParser;

namespace lodeline::ui {

// Says what is wrong with a command line on standard error and ends the program with status 2.
[[noreturn]] void refuse(const QString& message);

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
