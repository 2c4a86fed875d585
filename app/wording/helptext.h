// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::app {

// The pages of help as simple HTML in the language of the window.
QString rulesHtml();
QString shortcutsHtml();
QString aboutHtml();

} // namespace lodeline::app
