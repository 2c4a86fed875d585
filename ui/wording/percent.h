// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline {

// "12 %", as the language of the window writes it; never on two lines. Shares are from 0 to 1.
QString percentText(double share, int decimals = 0);

} // namespace lodeline
