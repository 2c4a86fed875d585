// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace lodeline::art {

// The palette of the widgets, and what rooms add to it.
struct WindowColours
{
    QColor window;
    QColor base; // ground of lists and fields
    QColor alternate;
    QColor button;
    QColor text;
    QColor faint; // text of what is disabled, and hints in fields
    QColor highlight;
    QColor highlightedText;
    QColor link;
    QColor tip; // ground of a tool tip
    QColor bright;
    QColor line;        // parts things
    QColor cardShadow;  // one of six layers under a card on the land
    QColor paperShadow; // one of five layers under a page
    QColor tileShadow;  // around the tile that is drawn
    QColor markShadow;  // under the frame of a tile among others

    friend bool operator==(const WindowColours&, const WindowColours&) = default;
};

// Signs of what was found in a file or a tile set.
struct MarkColours
{
    QColor fine;
    QColor error;
    QColor warning;
    QColor note;
    QColor glyph; // on each of them
    QColor alarm;

    friend bool operator==(const MarkColours&, const MarkColours&) = default;
};

// The lines of charts, which are as the pieces of their players.
struct ChartColours
{
    // Brightness of the rim of a line in per cent of its piece, and of a dark piece; 0: the piece's outline.
    int rim = 0;
    int darkRim = 0;

    friend bool operator==(const ChartColours&, const ChartColours&) = default;
};

} // namespace lodeline::art
