// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace lodeline::test {

// Every text that a window paints, as it paints it: what lies in pictures that are kept ready is not among
// it.
QStringList paintedTexts(QWidget& window);

} // namespace lodeline::test
