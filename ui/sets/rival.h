// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

class QWidget;

namespace lodeline::ui {

// What becomes of what is installed where something of the same name is added.
enum class Rival { Replace, KeepBoth };

struct RivalQuestion
{
    QString title;
    QString sentence; // says what is there already
    QString question; // below it; may be empty
    QString replace;  // text of a button
    QString keepBoth; // the same
};

// Nothing where the user wants neither. Enter loses nothing: it keeps both.
std::optional<Rival> askAboutRival(const RivalQuestion& question, QWidget* window);

} // namespace lodeline::ui
