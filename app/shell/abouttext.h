// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::app {

// What the program is, as simple HTML in the language of the window.
QString aboutHtml();

} // namespace lodeline::app
