// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tileprint/tileimages.h"

#include <QByteArray>

namespace lodeline::goldrush::editor {

// A tile as SVG without its root, made of shapes; reaches beyond the square of print::kFaceUnits, to be
// clipped to it. Art of its own is in it as it is where it is sound, else the tile as the game draws it.
// `prefix` stands before all ids. `own`, what the set has for its symbols, waits for it. May be called from
// any thread but the window's.
QByteArray tileMarkup(const TileDesign& design, bool inkSaver, const QByteArray& prefix,
                      const art::Theme& theme = print::paperTheme(), const art::PartPictures& own = {});

// A file that drawing programs open at true size, in millimetres: a layer for each part of the tile or its
// own picture with each layer of the game above it, locked, and locked guides along its edges and around its
// bleed. What is locked is left out where it is taken as a picture again, and tells which layers lie above
// that (editor/svg/svgguides.h).
QByteArray editableTile(const TileDesign& design, double size, double bleed,
                        const art::PartPictures& own = {});

} // namespace lodeline::goldrush::editor
