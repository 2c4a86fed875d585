// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QString>

namespace lodeline::ui {

// The path of a file of this name where nothing is yet, be it a link that leads nowhere: `base` and `suffix`,
// else with a number from 2 on between them, behind the mark.
QString freePath(const QString& folder, const QString& base, const QString& suffix, QChar mark = u'-');

} // namespace lodeline::ui
