// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::boomtown {

// What keys and the mouse do on the board, as simple HTML.
QString keysHtml();

} // namespace lodeline::boomtown
