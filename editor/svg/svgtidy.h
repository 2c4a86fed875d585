// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/svg/svgfinding.h"
#include "engine/goldrush/design/art/artfault.h"
#include "engine/goldrush/pictures/artlayers.h"

#include <QByteArray>
#include <QSize>
#include <QVector>

#include <optional>
#include <stop_token>

namespace lodeline::goldrush::editor {

struct TidySvg
{
    QByteArray svg; // empty when it is refused
    QVector<SvgFinding> findings;
    std::optional<lodeline::goldrush::ArtFault> fault; // why it is refused, where no finding says it
    QSize size;                                        // of its page, in its units
    // What the game is to paint above it, of a file that the editor wrote (svgguides.h).
    std::optional<ArtLayers> above;

    bool ok() const { return !svg.isEmpty(); }
    int count(SvgFate fate) const;
};

inline constexpr qsizetype kMaxSvgFileBytes = qsizetype{2} << 20; // with all that is left out
inline constexpr int kMaxSvgFindings = 100;                       // further ones are not listed

// SVG as a tile keeps it: all that is drawn, without what drawing programs note for themselves, scripts and
// references to anything outside; the page of the drawing program is its view box. Whatever else the painter
// may not or cannot paint refuses it as a whole. What was stopped gives nothing that counts.
TidySvg tidySvg(const QByteArray& svg, const std::stop_token& stop = {});

} // namespace lodeline::goldrush::editor
