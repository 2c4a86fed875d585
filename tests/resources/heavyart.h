// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace lodeline::test {

// Takes minutes to paint, which is found by reading it: sixteen dashed circles of a hundred thousand units,
// used 64 times.
inline std::string dashedCircles()
{
    std::string svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>"
                      "<g id='d'>";
    for (int i = 0; i < 16; ++i)
        svg += "<circle r='100000' fill='none' stroke='#000' stroke-dasharray='.5'/>";
    svg += "</g>";
    for (int i = 0; i < 64; ++i)
        svg += "<use href='#d'/>";
    return svg + "</svg>";
}

// The same, and only painting finds it.
inline std::string endlessNoise()
{
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>"
           "<filter id='f'><feTurbulence baseFrequency='.05' numOctaves='2000000000'/></filter>"
           "<rect width='100' height='100' filter='url(#f)'/></svg>";
}

} // namespace lodeline::test
