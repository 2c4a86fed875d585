// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// Parts of what reviews of any game say.
namespace lodeline::app {

// A change of the chances with its sign: "+3 %" or "−3 %".
QString signedPercentText(double share);

// HTML: a paragraph of it, and text behind a bold label, both plain.
QString paragraph(const QString& html);
QString named(const QString& label, const QString& text);

} // namespace lodeline::app
