// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/design/tileart.h"

#include <array>
#include <charconv>
#include <optional>
#include <string_view>

namespace lodeline {
namespace {

constexpr std::string_view kGroup = R"(<g id="lodeline-turn" transform="translate()";
constexpr std::string_view kGroupEnd = "</g>";

// How the picture lies: mirrored first, then turned.
struct Lie
{
    int quarters = 0;
    bool mirrored = false;
};

// The parts of an SVG: what comes before its content, the content, and what comes after.
struct Parts
{
    std::string_view head;
    std::string_view content;
    std::string_view tail;
    double x = 0; // of the middle
    double y = 0;
    Lie lie;
};

std::optional<std::array<double, 4>> viewBoxOf(std::string_view tag)
{
    const std::size_t at = tag.find("viewBox=");
    if (at == std::string_view::npos || at + 9 >= tag.size())
        return {};
    std::string_view text = tag.substr(at + 9);
    text = text.substr(0, text.find(tag[at + 8]));
    std::array<double, 4> box{};
    for (double& number : box) {
        const std::size_t begin = text.find_first_not_of(" ,\t\n");
        if (begin == std::string_view::npos)
            return {};
        text.remove_prefix(begin);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc())
            return {};
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    return box;
}

// Takes the group that an earlier turn has put around the content away.
void unwrap(Parts& parts)
{
    if (!parts.content.starts_with(kGroup) || !parts.content.ends_with(kGroupEnd))
        return;
    const std::size_t end = parts.content.find('>');
    const std::string_view tag = parts.content.substr(0, end);
    for (int quarters = 1; quarters < kRotations; ++quarters)
        if (tag.find("rotate(" + std::to_string(90 * quarters) + ")") != std::string_view::npos)
            parts.lie.quarters = quarters;
    parts.lie.mirrored = tag.find("scale(-1 1)") != std::string_view::npos;
    parts.content = parts.content.substr(end + 1, parts.content.size() - end - 1 - kGroupEnd.size());
}

std::optional<Parts> partsOf(std::string_view svg)
{
    const std::size_t begin = svg.find("<svg");
    const std::size_t open = begin == std::string_view::npos ? begin : svg.find('>', begin);
    const std::size_t close = svg.rfind("</svg>");
    if (open == std::string_view::npos || close == std::string_view::npos || close < open)
        return {};
    const auto box = viewBoxOf(svg.substr(begin, open - begin));
    if (!box)
        return {};
    Parts parts{svg.substr(0, open + 1),   svg.substr(open + 1, close - open - 1),
                svg.substr(close),         (*box)[0] + (*box)[2] / 2,
                (*box)[1] + (*box)[3] / 2, {}};
    unwrap(parts);
    return parts;
}

std::string textOf(double number)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    return {text.data(), end};
}

std::string joined(const Parts& parts, Lie lie)
{
    std::string svg(parts.head);
    const bool turned = lie.quarters != 0 || lie.mirrored;
    if (turned) {
        svg += kGroup;
        svg += textOf(parts.x) + " " + textOf(parts.y) + ") rotate(" + std::to_string(90 * lie.quarters);
        svg += lie.mirrored ? ") scale(-1 1) translate(" : ") scale(1 1) translate(";
        svg += textOf(-parts.x) + " " + textOf(-parts.y) + ")\">";
    }
    svg += parts.content;
    if (turned)
        svg += kGroupEnd;
    return svg.append(parts.tail);
}

} // namespace

std::string turnedArt(const std::string& svg, Rotation by)
{
    const auto parts = partsOf(svg);
    if (!parts)
        return svg;
    return joined(*parts, {(parts->lie.quarters + index(by)) % kRotations, parts->lie.mirrored});
}

std::string mirroredArt(const std::string& svg)
{
    const auto parts = partsOf(svg);
    if (!parts)
        return svg;
    return joined(*parts, {(kRotations - parts->lie.quarters) % kRotations, !parts->lie.mirrored});
}

} // namespace lodeline
