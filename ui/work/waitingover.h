// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/progress.h"

#include <optional>
#include <utility>

class QWidget;

namespace lodeline::ui {

// A worker that works outside of the GUI thread. Until it is done the window shows itself, but what the user
// types and clicks there waits; after a moment a dialog over the window says `label` and how far it is, and
// cancels it.
Worker waitingOver(QWidget* window, const QString& label);

QString openingText(const QString& path); // a label for such a worker

// Whether a file comes with the program, a resource or no path where that stands for the usual one, so that
// nobody has to wait for it.
bool isInProgram(const QString& path);

// What `read` makes of a file, by such a worker; a file of the program is read at once. Nothing where that
// was cancelled.
template <typename Read>
auto readOver(QWidget* window, const QString& path, const Read& read) -> std::optional<decltype(read())>
{
    std::optional<decltype(read())> outcome;
    const LongWork work = [&](const Progress&) {
        outcome.emplace(read());
        return Exported();
    };
    const Exported done = isInProgram(path) ? atOnce(work) : waitingOver(window, openingText(path))(work);
    return done ? std::move(outcome) : std::nullopt;
}

} // namespace lodeline::ui
