// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/findings/standoutwords.h"

#include <QString>

#include <functional>

// The words of labs in the language of the window.
namespace lodeline::desk {

QString weightText(StandOut::Weight weight); // "Serious", "Notable", "Remark"
// A sentence of the context "LabFinding", filled in. `nameText` words what an argument names.
QString standOutText(const char* sentence, const StandOut& found,
                     const std::function<QString(const std::string&)>& nameText);

using ui::decimalText;
QString levelText(const std::string& level); // "Prospector"
QString intervalText(const WinShare& share); // "48 to 59 %"

enum class RunState { Running, Canceled, Complete };
// "500 games, 2 × Prospector"
QString runText(RunState state, int games, int players, const std::string& level);

} // namespace lodeline::desk
