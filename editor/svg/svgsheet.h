// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/svg/svgfinding.h"

#include <functional>
#include <stop_token>

namespace lodeline::goldrush::editor {

// Is told what of a sheet is not taken as it is, and how many lines below its first.
using SheetListener = std::function<void(SvgMatter matter, const QString& detail, qint64 line)>;

// A style sheet of an SVG picture as a tile keeps it: its rules for screens, without what refers outside.
// `blends`: colors are blended somewhere in the picture. Needs time in proportion to the text; @media that
// nests deeper than kMaxArtDepth is a Feature. What was stopped gives nothing that counts.
QString tidySheet(const QString& css, bool blends, const SheetListener& tell,
                  const std::stop_token& stop = {});
// Whether what is meant for some media is meant for a screen of any kind.
bool isForScreens(QStringView media);

} // namespace lodeline::goldrush::editor
