// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::desk {

// A row of a table in HTML: what is pressed, and what it does.
QString keyRow(const QString& keys, const QString& what);

} // namespace lodeline::desk
