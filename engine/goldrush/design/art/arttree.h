// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/art/artfault.h"

#include <map>

namespace lodeline::goldrush {

// A part of a picture that an element refers to.
struct ArtReference
{
    // What it is drawn for: in place of the element, once for it, or for each shape or vertex below it.
    enum class For { Content, Element, Shapes, Vertices };
    std::string id;
    For what = For::Element;
};

struct ArtElement
{
    int parent = -1;
    double work = 0;       // of its own
    double length = 0;     // of its outline
    double vertices = 0;   // of its outline
    double shapes = 0;     // 1 for one that is painted
    double dashPeriod = 0; // of all outlines below it; 0: not dashed
    bool isFilter = false; // which works where it is referred to, not where it stands
    std::vector<ArtReference> references;
};

struct ArtTree
{
    std::vector<ArtElement> elements; // parents before their children
    // Of the style sheets, which may give each element one for its shapes and one for its vertices.
    std::vector<ArtReference> sheet;
    std::map<std::string, int, std::less<>> byId;
};

// Reads SVG into what it costs, or says what keeps it from being painted.
tl::expected<ArtTree, ArtFault> readArtTree(std::string_view svg);

} // namespace lodeline::goldrush
