// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace lodeline::artist {

struct Drawn
{
    std::vector<unsigned char> pixels; // premultiplied ARGB32, row by row; empty where there is no picture
    std::string why;                   // there is none
    bool isOfSize = false;             // the reason; a smaller one may be drawn
};

// Draws SVG stretched over width × height px. Nothing outside its bytes is read but fonts.
Drawn draw(const std::vector<unsigned char>& svg, int width, int height);

} // namespace lodeline::artist
