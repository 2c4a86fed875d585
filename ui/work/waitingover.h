// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/progress.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QWidget;

namespace lodeline::ui {

// A worker that works outside of the GUI thread. Until it is done the window shows itself, but what the user
// types and clicks there waits; after a moment a dialog over the window says `label` and how far it is, and
// cancels it.
Worker waitingOver(QWidget* window, const QString& label);

// Labels for such a worker.
QString openingText(const QString& path);
QString savingText(const QString& path);

// Whether a file comes with the program, a resource or no path where that stands for the usual one, so that
// nobody has to wait for it.
bool isInProgram(const QString& path);

// Waits for `read` like such a worker, but as a disk may hold that for ever, it is left to itself as soon as
// it is cancelled, or the program ends. Whether it came to its end.
bool waitToRead(QWidget* window, const QString& label, const std::function<void()>& read);

// What `read` makes of a file; a file of the program is read at once. Nothing where that was cancelled:
// `read` may go on then, so it has all that it needs by copy.
template <typename Read>
auto readOver(QWidget* window, const QString& path, const Read& read) -> std::optional<decltype(read())>
{
    const auto outcome = std::make_shared<std::optional<decltype(read())>>();
    if (isInProgram(path))
        outcome->emplace(read());
    else if (!waitToRead(window, openingText(path), [outcome, read] { outcome->emplace(read()); }))
        return std::nullopt;
    return std::move(*outcome);
}

} // namespace lodeline::ui
