// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/art/artvalues.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>

namespace lodeline::goldrush {
namespace {

constexpr double kEnormous = 1e12;

// The number at the front of `text`, which is taken away.
std::optional<double> takeNumber(std::string_view& text)
{
    const bool plus = text.starts_with('+');
    const std::size_t digit = plus || text.starts_with('-') ? 1 : 0;
    if (digit >= text.size() || std::string_view("0123456789.").find(text[digit]) == std::string_view::npos)
        return {}; // from_chars takes words such as "nan" as well
    double number = 0;
    const char* begin = text.data() + (plus ? 1 : 0);
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), number);
    if (error == std::errc::invalid_argument)
        return {};
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (error == std::errc::result_out_of_range || !std::isfinite(number))
        return kEnormous;
    return std::clamp(number, -kEnormous, kEnormous);
}

struct Point
{
    double x = 0;
    double y = 0;
};

double distance(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

// Goes along path data by its control points, which no curve is longer than.
class PathWalk
{
public:
    Outline along(std::string_view data)
    {
        while (!data.empty()) {
            const char c = data.front();
            if (argumentsOf(c) >= 0) {
                begin(c);
                data.remove_prefix(1);
            } else if (const auto number = takeNumber(data)) {
                take(*number);
            } else {
                data.remove_prefix(1);
            }
        }
        return outline_;
    }

private:
    static int argumentsOf(char command)
    {
        switch (command | 0x20) {
        case 'z':
            return 0;
        case 'h':
        case 'v':
            return 1;
        case 'm':
        case 'l':
        case 't':
            return 2;
        case 's':
        case 'q':
            return 4;
        case 'c':
            return 6;
        case 'a':
            return 7;
        default:
            return -1;
        }
    }

    void begin(char command)
    {
        command_ = command;
        have_ = 0;
        if (argumentsOf(command) == 0)
            lineTo(start_);
    }

    void take(double number)
    {
        const int wanted = argumentsOf(command_);
        if (wanted <= 0)
            return;
        arguments_[static_cast<std::size_t>(have_)] = number;
        if (++have_ == wanted) {
            have_ = 0;
            segment(wanted);
        }
    }

    bool isRelative() const { return (command_ & 0x20) != 0; }

    Point pointAt(int argument) const
    {
        const auto i = static_cast<std::size_t>(argument);
        const Point point{arguments_[i], arguments_[i + 1]};
        return isRelative() ? Point{from_.x + point.x, from_.y + point.y} : point;
    }

    void segment(int wanted)
    {
        switch (command_ | 0x20) {
        case 'm':
            at_ = start_ = pointAt(0);
            command_ = isRelative() ? 'l' : 'L'; // further points are lines
            break;
        case 'h':
            lineTo({arguments_[0] + (isRelative() ? at_.x : 0), at_.y});
            break;
        case 'v':
            lineTo({at_.x, arguments_[0] + (isRelative() ? at_.y : 0)});
            break;
        case 'a': {
            const Point end = pointAt(5);
            const double diameter =
                std::max({2 * std::abs(arguments_[0]), 2 * std::abs(arguments_[1]), distance(at_, end)});
            outline_.length += 3.2 * diameter;
            at_ = end;
            break;
        }
        case 't': { // its control point mirrors the one before, and can go further away each time
            const double arm = last_;
            lineTo(pointAt(0));
            outline_.length += 2 * arm;
            last_ += arm;
            break;
        }
        case 's':
            outline_.length += last_;
            [[fallthrough]];
        default:
            for (int i = 0; i < wanted; i += 2)
                lineTo(pointAt(i));
        }
        ++outline_.vertices;
        from_ = at_;
    }

    void lineTo(Point end)
    {
        last_ = distance(at_, end);
        outline_.length += last_;
        at_ = end;
        if (argumentsOf(command_) == 0)
            from_ = at_;
    }

    Outline outline_;
    std::array<double, 7> arguments_{};
    Point from_; // where the segment begins
    Point at_;
    Point start_;
    double last_ = 0;
    int have_ = 0;
    char command_ = ' ';
};

// The first bytes of what is written in base 64.
std::string decodedStart(std::string_view base64, std::size_t most)
{
    std::string bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : base64) {
        const int value = c >= 'A' && c <= 'Z'   ? c - 'A'
                          : c >= 'a' && c <= 'z' ? c - 'a' + 26
                          : c >= '0' && c <= '9' ? c - '0' + 52
                          : c == '+'             ? 62
                          : c == '/'             ? 63
                                                 : -1;
        if (value < 0)
            continue;
        bits = bits << 6 | static_cast<std::uint32_t>(value);
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes += static_cast<char>(bits >> count & 0xff);
        }
        if (bytes.size() >= most)
            break;
    }
    return bytes;
}

double bigEndian(std::string_view bytes, std::size_t at, std::size_t count)
{
    double value = 0;
    for (std::size_t i = at; i < at + count; ++i)
        value = 256 * value + static_cast<unsigned char>(bytes[i]);
    return value;
}

double jpegPixels(std::string_view bytes)
{
    std::size_t at = 2;
    while (at + 9 < bytes.size() && static_cast<unsigned char>(bytes[at]) == 0xff) {
        const auto marker = static_cast<unsigned char>(bytes[at + 1]);
        const bool isFrame =
            marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
        if (isFrame)
            return bigEndian(bytes, at + 5, 2) * bigEndian(bytes, at + 7, 2);
        at += 2 + static_cast<std::size_t>(bigEndian(bytes, at + 2, 2));
    }
    return -1;
}

} // namespace

std::vector<double> numbersOf(std::string_view text)
{
    std::vector<double> numbers;
    while (!text.empty()) {
        if (const auto number = takeNumber(text))
            numbers.push_back(*number);
        else
            text.remove_prefix(1);
    }
    return numbers;
}

Outline outlineOfPath(std::string_view data)
{
    return PathWalk().along(data);
}

Outline outlineOfPoints(std::string_view points)
{
    const std::vector<double> numbers = numbersOf(points);
    Outline outline;
    for (std::size_t i = 3; i < numbers.size(); i += 2)
        outline.length += std::hypot(numbers[i - 1] - numbers[i - 3], numbers[i] - numbers[i - 2]);
    outline.length *= 2; // closed, perhaps
    outline.vertices = static_cast<double>(numbers.size()) / 2;
    return outline;
}

double dashPeriod(std::string_view dashes)
{
    double period = 0;
    for (const double number : numbersOf(dashes))
        period += std::abs(number);
    return period;
}

double embeddedPixels(std::string_view dataUri)
{
    const std::size_t comma = dataUri.find(',');
    if (!dataUri.starts_with("data:image/") || comma == std::string_view::npos ||
        !dataUri.substr(0, comma).ends_with(";base64"))
        return -1;
    constexpr std::size_t kEnough = 64 << 10; // comments and profiles of a JPEG come before its size
    const std::string bytes = decodedStart(dataUri.substr(comma + 1), kEnough);
    const std::string_view type = dataUri.substr(0, comma);
    if (type.starts_with("data:image/png") && bytes.starts_with("\x89PNG") && bytes.size() >= 24)
        return bigEndian(bytes, 16, 4) * bigEndian(bytes, 20, 4);
    if (type.starts_with("data:image/gif") && bytes.starts_with("GIF8") && bytes.size() >= 10) {
        const auto little = [&](std::size_t at) {
            return static_cast<unsigned char>(bytes[at]) + 256.0 * static_cast<unsigned char>(bytes[at + 1]);
        };
        return little(6) * little(8);
    }
    if (type.starts_with("data:image/jp") && bytes.starts_with("\xff\xd8"))
        return jpegPixels(bytes);
    return -1;
}

} // namespace lodeline::goldrush
