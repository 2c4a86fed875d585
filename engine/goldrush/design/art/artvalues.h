// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace lodeline::goldrush {

// Values of SVG, as far as they tell how much work a picture is.

// All numbers of a text, whatever parts them; units are left out.
std::vector<double> numbersOf(std::string_view text);

struct Outline
{
    double length = 0;   // never less than what is drawn
    double vertices = 0; // where markers may stand
};

Outline outlineOfPath(std::string_view data);
Outline outlineOfPoints(std::string_view points);

// Length of a whole round of a dash pattern; 0 where nothing is dashed.
double dashPeriod(std::string_view dashes);

// Pixels of an embedded PNG, JPEG or GIF; negative for any other text.
double embeddedPixels(std::string_view dataUri);

// Whether a reference leads to a part of the same picture. Programs that draw do not agree on where one ends
// in which another one begins, so that such a one does not.
inline bool leadsInside(std::string_view link)
{
    return link.starts_with('#') && link.find("url(") == std::string_view::npos;
}

// Calls `take` with each reference of url(…) in a text, quotes taken away; with the rest of the text where
// its end is missing. What begins within a reference is part of it.
template <typename Take>
void eachUrl(std::string_view text, const Take& take)
{
    constexpr std::string_view kOpen = "url(";
    for (std::size_t at = text.find(kOpen); at != std::string_view::npos; at = text.find(kOpen, at)) {
        at += kOpen.size();
        const std::size_t end = text.find(')', at);
        std::string_view link = text.substr(at, end == std::string_view::npos ? end : end - at);
        constexpr std::string_view kAround = " \t\r\n\"'";
        const std::size_t first = link.find_first_not_of(kAround);
        link = first == std::string_view::npos
                   ? std::string_view()
                   : link.substr(first, link.find_last_not_of(kAround) - first + 1);
        take(link);
        if (end == std::string_view::npos)
            return;
        at = end;
    }
}

} // namespace lodeline::goldrush
