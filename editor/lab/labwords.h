// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lab/findings.h"

#include <QString>

// What only the lab of tile sets says, in the language of the window.
namespace lodeline::goldrush::editor {

QString findingText(const LabFinding& finding);
QString sourceText(events::Score::Kind source); // "Railroads" ... "Gold"

} // namespace lodeline::goldrush::editor
