// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <string>

namespace lodeline::goldrush::editor {

// An SVG as a part of another one, `side` units wide and high from (0, 0). Its ids get `prefix` before them,
// so that they are no others'. Nothing for one that cannot be a part, as its style sheet would hold for the
// whole, or that is no XML.
QByteArray nestedSvg(const std::string& svg, int side, const QByteArray& prefix);

} // namespace lodeline::goldrush::editor
