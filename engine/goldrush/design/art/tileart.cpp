// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/art/tileart.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string_view>

namespace lodeline::goldrush {
namespace {

constexpr std::string_view kGroup = R"(<g id="lodeline-turn" transform="translate()";
constexpr std::string_view kGroupEnd = "</g>";
constexpr std::string_view kSpace = " \t\r\n";
constexpr std::string_view kSeparators = " ,\t\r\n";

// The parts of an SVG: what comes before its content, the content, and what comes after.
struct Parts
{
    std::string_view head;
    std::string_view content;
    std::string_view tail;
    double width = 0;
    double height = 0;
    double x = 0; // of the middle
    double y = 0;
    ArtLie lie;
};

using Box = std::array<double, 4>; // left, top, width, height

// What stands between the quotes of an attribute.
std::optional<std::string_view> valueOf(std::string_view tag, std::string_view name)
{
    for (std::size_t at = tag.find(name); at != std::string_view::npos; at = tag.find(name, at + 1)) {
        const std::size_t quote = at + name.size() + 1;
        const bool whole = at > 0 && kSpace.find(tag[at - 1]) != std::string_view::npos;
        if (!whole || quote >= tag.size() || tag[quote - 1] != '=')
            continue;
        const std::string_view text = tag.substr(quote + 1);
        return text.substr(0, text.find(tag[quote]));
    }
    return {};
}

std::optional<double> lengthOf(std::string_view tag, std::string_view name)
{
    const auto text = valueOf(tag, name);
    double length = 0;
    if (!text)
        return {};
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), length);
    const std::string_view unit = text->substr(static_cast<std::size_t>(end - text->data()));
    return error == std::errc() && (unit.empty() || unit == "px") ? std::optional(length) : std::nullopt;
}

std::optional<Box> sizeOf(std::string_view tag)
{
    const auto width = lengthOf(tag, "width");
    const auto height = lengthOf(tag, "height");
    return width && height ? std::optional(Box{0, 0, *width, *height}) : std::nullopt;
}

std::optional<Box> boxOf(std::string_view tag)
{
    const auto attribute = valueOf(tag, "viewBox");
    if (!attribute)
        return sizeOf(tag);
    std::string_view text = *attribute;
    Box box{};
    for (double& number : box) {
        const std::size_t begin = text.find_first_not_of(kSeparators);
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
    for (const Rotation turned : kAllRotations)
        if (tag.find("rotate(" + std::to_string(90 * index(turned)) + ")") != std::string_view::npos)
            parts.lie.turned = turned;
    parts.lie.isMirrored = tag.find("scale(-1 1)") != std::string_view::npos;
    parts.content = parts.content.substr(end + 1, parts.content.size() - end - 1 - kGroupEnd.size());
}

std::optional<Parts> partsOf(std::string_view svg)
{
    const std::size_t begin = svg.find("<svg");
    const std::size_t open = begin == std::string_view::npos ? begin : svg.find('>', begin);
    const std::size_t close = svg.rfind("</svg>");
    if (open == std::string_view::npos || close == std::string_view::npos || close < open)
        return {};
    const auto box = boxOf(svg.substr(begin, open - begin));
    if (!box || (*box)[2] <= 0 || (*box)[3] <= 0)
        return {};
    const auto [left, top, width, height] = *box;
    Parts parts{.head = svg.substr(0, open + 1),
                .content = svg.substr(open + 1, close - open - 1),
                .tail = svg.substr(close),
                .width = width,
                .height = height,
                .x = left + width / 2,
                .y = top + height / 2,
                .lie = {}};
    unwrap(parts);
    return parts;
}

std::string textOf(double number)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    return {text.data(), end};
}

std::string joined(const Parts& parts, ArtLie lie)
{
    std::string svg(parts.head);
    const int quarters = index(lie.turned);
    const bool turned = quarters != 0 || lie.isMirrored;
    if (turned) {
        svg += kGroup;
        svg += textOf(parts.x) + " " + textOf(parts.y) + ") ";
        // The picture is stretched over the square of the tile, and has to fill it as well when it lies
        // across.
        if (quarters % 2 != 0 && parts.width != parts.height)
            svg += "scale(" + textOf(parts.width / parts.height) + " " + textOf(parts.height / parts.width) +
                   ") ";
        svg += "rotate(" + std::to_string(90 * quarters);
        svg += lie.isMirrored ? ") scale(-1 1) translate(" : ") scale(1 1) translate(";
        svg += textOf(-parts.x) + " " + textOf(-parts.y) + ")\">";
    }
    svg += parts.content;
    if (turned)
        svg += kGroupEnd;
    return svg.append(parts.tail);
}

std::string atPlace(const char* word, double x, double y)
{
    return word + ('(' + textOf(x)) + ' ' + textOf(y) + ')';
}

} // namespace

std::string turnedArt(const std::string& svg, Rotation by)
{
    const auto parts = partsOf(svg);
    if (!parts)
        return svg;
    return joined(*parts, {parts->lie.isMirrored, rotated(parts->lie.turned, index(by))});
}

std::string mirroredArt(const std::string& svg)
{
    const auto parts = partsOf(svg);
    if (!parts)
        return svg;
    return joined(*parts,
                  {!parts->lie.isMirrored, rotated(Rotation::R0, kRotations - index(parts->lie.turned))});
}

ArtLie lieOf(const std::string& svg)
{
    const auto parts = partsOf(svg);
    return parts ? parts->lie : ArtLie();
}

std::string wholeArt(const std::string& svg)
{
    const auto parts = partsOf(svg);
    if (!parts || parts->width == parts->height)
        return svg;
    const double longest = std::max(parts->width, parts->height);
    std::string whole(parts->head);
    whole += "<g transform=\"" + atPlace("translate", parts->x, parts->y) +
             atPlace("scale", parts->width / longest, parts->height / longest) +
             atPlace("translate", -parts->x, -parts->y) + "\">";
    const std::size_t begin = parts->head.size();
    whole += svg.substr(begin, svg.size() - begin - parts->tail.size()); // a turn of its own stays inside
    return whole.append(kGroupEnd).append(parts->tail);
}

} // namespace lodeline::goldrush
