// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lab/findings.h"

#include <QString>
#include <QStringList>

// The words of the lab in the language of the window.
namespace lodeline::goldrush::editor {

QString findingText(const LabFinding& finding);
QString weightText(LabFinding::Weight weight); // "Serious", "Notable", "Remark"

QString decimalText(double number); // "1.5"

QString sourceText(events::Score::Kind source); // "Railroads" ... "Gold"
QString levelText(const std::string& level);    // "Prospector"

enum class RunState { Running, Canceled, Complete };
// "500 games, 2 × Prospector"
QString runText(RunState state, int games, int players, const std::string& level);

} // namespace lodeline::goldrush::editor
