// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline {

// Where another program of this project is: in the folder $LODELINE_PROGRAMS (tests put others in place
// there), beside the program that runs, else along PATH; empty when it is nowhere.
QString siblingPath(const QString& program);

} // namespace lodeline
