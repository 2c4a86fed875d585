// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::ui {

// A number that is not negative with the sign of `value` before it, ± for 0; also in right-to-left text.
QString withSign(double value, const QString& number);

} // namespace lodeline::ui
