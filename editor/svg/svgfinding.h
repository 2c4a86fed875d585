// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::goldrush::editor {

// What of an SVG picture a tile takes otherwise than it is drawn.
enum class SvgMatter {
    Element,   // that does something but draw: scripts, animations, foreign contents
    Handler,   // an attribute that runs something
    Reference, // to something outside the picture
    Font,      // text, which looks like itself only where its font is
    Likeness,  // something that is painted a little differently from drawing programs
    Feature,   // something that drawing programs paint and the painter of the game does not
    Colour,    // that the painter would take for black
};

enum class SvgFate { LeftOut, Noted, Refused };
SvgFate fateOf(SvgMatter matter); // Refused: the whole picture

struct SvgFinding
{
    SvgMatter matter{};
    qint64 line = 0; // from 1
    QString element;
    QString detail; // the name of the part, the reference or the value; at most 200 characters

    friend bool operator==(const SvgFinding&, const SvgFinding&) = default;
};

// One sentence in the user's language, without line and element, as a window may show it (ui/plain/shown.h).
QString describe(const SvgFinding& finding);

} // namespace lodeline::goldrush::editor
