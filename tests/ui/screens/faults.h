// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace lodeline::test {

// What a control is and says: PushButton “Play”. Empty for what has no name.
QString titleOf(QWidget& widget);

// What cannot be right in any window: texts that have too little room, controls beyond the edge, and such as
// lie over one another.
QStringList faultsOf(QWidget& window);

} // namespace lodeline::test
