// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/art/arttree.h"

#include "engine/core/text.h"
#include "engine/goldrush/design/art/artvalues.h"
#include "engine/goldrush/files/problems.h"

#include <algorithm>
#include <expat.h>
#include <memory>

namespace lodeline::goldrush {
namespace {

constexpr std::string_view kSvgNamespace = "http://www.w3.org/2000/svg";
constexpr std::string_view kLinkNamespace = "http://www.w3.org/1999/xlink";
constexpr std::string_view kIncludeNamespace = "http://www.w3.org/2001/XInclude";
constexpr char kSeparator = '\n'; // between a namespace and a name: in neither of them
constexpr std::size_t kShownOfReference = 60;

// Units of kMaxArtWork.
constexpr double kElementWork = 30;
constexpr double kCharacterWork = 60; // of text that is painted
constexpr double kTextWork = 1000;
constexpr double kPixelsAUnit = 8;     // of embedded pictures
constexpr double kLayerWork = 2000;    // a picture of its own in between: masks, patterns, opacity of groups
constexpr double kFilterWork = 8'000;  // each step of a filter
constexpr double kNoiseWork = 100'000; // the same of turbulence and lighting
constexpr double kSelectorWork = 2;    // each against each element

struct Name
{
    std::string_view space;
    std::string_view local;
};

Name nameOf(const char* whole)
{
    const std::string_view text(whole);
    const std::size_t at = text.find(kSeparator);
    return at == std::string_view::npos ? Name{{}, text} : Name{text.substr(0, at), text.substr(at + 1)};
}

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::ranges::find(names, name) != names.end();
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kSpace);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

class Reader
{
public:
    explicit Reader(XML_Parser parser)
        : parser_(parser)
    {
        XML_SetUserData(parser, this);
        XML_SetElementHandler(
            parser,
            [](void* self, const char* name, const char** attributes) { of(self).open(name, attributes); },
            [](void* self, const char*) { of(self).close(); });
        XML_SetCharacterDataHandler(parser, [](void* self, const char* text, int length) {
            of(self).characters({text, static_cast<std::size_t>(length)});
        });
        XML_SetStartDoctypeDeclHandler(parser, [](void* self, const char*, const char*, const char*, int) {
            of(self).refuse(SetProblem::ArtDeclares, {of(self).line()});
        });
        XML_SetProcessingInstructionHandler(parser, [](void* self, const char* target, const char* data) {
            if (std::string_view(target) == "xml-stylesheet")
                of(self).refuseReference(data);
        });
    }

    tl::expected<ArtTree, ArtFault> read(std::string_view svg)
    {
        const bool whole =
            XML_Parse(parser_, svg.data(), static_cast<int>(svg.size()), XML_TRUE) == XML_STATUS_OK;
        if (!fault_ && (!whole || tree_.elements.empty()))
            refuse(SetProblem::ArtNotSvg, {line()});
        if (!fault_)
            addSheet();
        if (fault_)
            return tl::unexpected(std::move(*fault_));
        return std::move(tree_);
    }

private:
    struct Open
    {
        int element = -1; // the nearest one of SVG
        std::string_view kind;
        bool isForeign = false;
    };

    static Reader& of(void* self) { return *static_cast<Reader*>(self); }

    std::string line() const
    {
        return std::to_string(inSheet_ ? sheetLine_ : XML_GetCurrentLineNumber(parser_));
    }

    void refuse(ProblemCode code, std::vector<std::string> arguments)
    {
        if (!fault_)
            fault_ = ArtFault{code, std::move(arguments)};
        XML_StopParser(parser_, XML_FALSE);
    }

    void refuseReference(std::string_view reference)
    {
        refuse(SetProblem::ArtRefersOutside, {std::string(shortened(reference, kShownOfReference)), line()});
    }

    void open(const char* whole, const char** attributes)
    {
        if (fault_)
            return;
        const Name name = nameOf(whole);
        if (open_.size() >= static_cast<std::size_t>(kMaxArtDepth))
            return refuse(SetProblem::ArtTooHeavy, {});
        if (name.space == kIncludeNamespace)
            return refuseReference(name.local);
        const bool isSvg = name.space == kSvgNamespace;
        if (open_.empty() && !(isSvg && name.local == "svg"))
            return refuse(SetProblem::ArtNotSvg, {line()});
        const int parent = open_.empty() ? -1 : open_.back().element;
        if (!isSvg) {
            open_.push_back({parent, {}, true});
            return;
        }
        element_ = static_cast<int>(tree_.elements.size());
        tree_.elements.push_back({.parent = parent, .work = kElementWork, .references = {}});
        kind_ = kindOf(name.local);
        if (kind_ == "style")
            sheetLines_.emplace_back(sheet_.size(), XML_GetCurrentLineNumber(parser_));
        weigh();
        if (parent < 0)
            checkSize(attributes);
        for (const char** at = attributes; *at != nullptr && !fault_; at += 2)
            attribute(nameOf(at[0]), at[1]);
        open_.push_back({element_, kind_, false});
    }

    void close()
    {
        if (!open_.empty())
            open_.pop_back();
    }

    void characters(std::string_view text)
    {
        if (fault_ || open_.empty())
            return;
        if (open_.back().kind == "style")
            sheet_ += text;
        const bool isPainted =
            std::ranges::any_of(open_, [](const Open& open) { return open.kind == "text"; });
        if (isPainted && !trimmed(text).empty())
            tree_.elements[static_cast<std::size_t>(open_.back().element)].work +=
                kCharacterWork * static_cast<double>(text.size());
    }

    // What matters here of the names; the views of `Open` outlive the names that expat gives.
    static std::string_view kindOf(std::string_view name)
    {
        if (name.starts_with("fe"))
            return isOneOf(name, {"feTurbulence", "feDiffuseLighting", "feSpecularLighting", "feMorphology",
                                  "feConvolveMatrix"})
                       ? "noise"
                   : name == "feImage" ? "feImage"
                                       : "filter-step";
        for (const std::string_view known :
             {"path", "polygon", "polyline", "rect", "circle", "ellipse", "line", "image", "use", "text",
              "style", "a", "pattern", "mask", "filter"})
            if (name == known)
                return known;
        return name.ends_with("Gradient") ? "gradient" : "other";
    }

    ArtElement& current() { return tree_.elements[static_cast<std::size_t>(element_)]; }

    void weigh()
    {
        if (kind_ == "filter-step" || kind_ == "feImage")
            current().work += kFilterWork;
        else if (kind_ == "noise")
            current().work += kNoiseWork;
        else if (kind_ == "pattern" || kind_ == "mask")
            current().work += kLayerWork;
        else if (kind_ == "text")
            current().work += kTextWork;
        current().isFilter = kind_ == "filter";
        const bool isShape = isOneOf(
            kind_, {"path", "polygon", "polyline", "rect", "circle", "ellipse", "line", "image", "text"});
        current().shapes = isShape ? 1 : 0;
    }

    void attribute(Name name, std::string_view value)
    {
        if (name.local == "href" && (name.space.empty() || name.space == kLinkNamespace))
            return link(trimmed(value));
        if (!name.space.empty())
            return;
        if (name.local == "id")
            tree_.byId.try_emplace(std::string(value), element_);
        else if (name.local == "style")
            declarations(value);
        else if (name.local == "d" && kind_ == "path")
            outline(outlineOfPath(value), static_cast<double>(value.size()));
        else if (name.local == "points" && (kind_ == "polygon" || kind_ == "polyline"))
            outline(outlineOfPoints(value), static_cast<double>(value.size()));
        else
            property(name.local, value);
    }

    void outline(Outline outline, double bytes)
    {
        current().length += outline.length;
        current().vertices += outline.vertices;
        current().work += bytes;
    }

    // No shape is longer than seven times its sides, radii or coordinates together.
    void addSide(std::string_view value)
    {
        if (!inSheet_ && current().shapes == 0)
            return;
        constexpr double kMostOfUnits = 100; // user units in one of another kind
        const double unit = value.ends_with('%')                                           ? side_ / 100
                            : value.empty() || value.ends_with("px") || value.back() < 'A' ? 1
                                                                                           : kMostOfUnits;
        for (const double number : numbersOf(value))
            current().length += 7 * unit * std::abs(number);
        current().vertices += 1;
    }

    void link(std::string_view value)
    {
        if (kind_ == "a")
            return; // a place to go to, which nothing here does
        if (value.starts_with('#'))
            return refer(value, ArtReference::For::Content);
        const double pixels = kind_ == "image" || kind_ == "feImage" ? embeddedPixels(value) : -1;
        if (pixels < 0)
            return refuseReference(value);
        current().work += pixels / kPixelsAUnit + static_cast<double>(value.size());
    }

    void refer(std::string_view link, ArtReference::For what)
    {
        auto& references = inSheet_ ? tree_.sheet : current().references;
        references.push_back({std::string(link.substr(1)), what});
    }

    void declarations(std::string_view style)
    {
        while (!style.empty() && !fault_) {
            const std::size_t end = style.find(';');
            const std::string_view declaration = style.substr(0, end);
            style.remove_prefix(end == std::string_view::npos ? style.size() : end + 1);
            const std::size_t colon = declaration.find(':');
            if (colon != std::string_view::npos)
                property(trimmed(declaration.substr(0, colon)), trimmed(declaration.substr(colon + 1)));
        }
    }

    void property(std::string_view name, std::string_view value)
    {
        if (isOneOf(name, {"width", "height", "r", "rx", "ry", "x1", "y1", "x2", "y2"}))
            addSide(value);
        if (name == "stroke-dasharray")
            dash(dashPeriod(value));
        if (name == "mix-blend-mode" || value == "isolate" || (name == "opacity" && trimmed(value) != "1"))
            current().work += kLayerWork;
        const auto what = name.starts_with("marker")           ? ArtReference::For::Vertices
                          : name == "fill" || name == "stroke" ? ArtReference::For::Shapes
                                                               : ArtReference::For::Element;
        eachUrl(value,
                [&](std::string_view url) { leadsInside(url) ? refer(url, what) : refuseReference(url); });
    }

    void dash(double period)
    {
        double& kept = current().dashPeriod;
        if (period > 0)
            kept = kept > 0 ? std::min(kept, period) : period;
    }

    void checkSize(const char** attributes)
    {
        std::vector<double> box;
        std::vector<double> sides;
        for (const char** at = attributes; *at != nullptr; at += 2) {
            const std::string_view name = at[0];
            if (name == "viewBox")
                box = numbersOf(at[1]);
            else if (name == "width" || name == "height")
                sides.push_back(std::string_view(at[1]).ends_with('%') || numbersOf(at[1]).empty()
                                    ? 0
                                    : numbersOf(at[1]).front());
        }
        if (box.empty() && sides.size() == 2)
            box = {0, 0, sides[0], sides[1]};
        const auto inRange = [](double number) { return std::abs(number) <= kMaxArtNumber; };
        if (box.size() != 4 || !std::ranges::all_of(box, inRange) || std::min(box[2], box[3]) < 1e-3)
            return refuse(SetProblem::ArtWithoutSize, {});
        side_ = std::max(box[2], box[3]);
    }

    // Any element can have the style of any rule.
    void addSheet()
    {
        element_ = 0;
        inSheet_ = true;
        if (const std::size_t at = sheet_.find("@import"); at != std::string::npos) {
            findSheetLine(at);
            return refuseReference(std::string_view(sheet_).substr(at));
        }
        const auto selectors =
            static_cast<double>(std::ranges::count(sheet_, '{') + std::ranges::count(sheet_, ','));
        current().work += kSelectorWork * selectors * static_cast<double>(tree_.elements.size());
        // A block whose end is missing holds all that follow: they are read again and again.
        constexpr std::size_t kMostTimes = 16;
        std::size_t read = 0;
        std::string_view rest = sheet_;
        for (std::size_t begin = rest.find('{'); begin != std::string_view::npos; begin = rest.find('{')) {
            rest.remove_prefix(begin + 1);
            findSheetLine(sheet_.size() - rest.size());
            const std::string_view block = rest.substr(0, rest.find('}'));
            read += block.size();
            if (read > kMostTimes * sheet_.size())
                return refuse(SetProblem::ArtTooHeavy, {});
            declarations(block);
        }
    }

    // Of the element that the text at a place of the sheets is in.
    void findSheetLine(std::size_t place)
    {
        const auto next = std::ranges::upper_bound(sheetLines_, place, {}, &SheetLine::first);
        sheetLine_ = next == sheetLines_.begin() ? 1 : std::prev(next)->second;
    }

    using SheetLine = std::pair<std::size_t, XML_Size>; // where its text begins among all

    XML_Parser parser_;
    ArtTree tree_;
    std::optional<ArtFault> fault_;
    std::vector<Open> open_;
    std::string sheet_;
    std::vector<SheetLine> sheetLines_;
    XML_Size sheetLine_ = 1;
    double side_ = 0; // of the view box, the longer one
    int element_ = 0;
    std::string_view kind_;
    bool inSheet_ = false;
};

} // namespace

tl::expected<ArtTree, ArtFault> readArtTree(std::string_view svg)
{
    const std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> parser(
        XML_ParserCreateNS(nullptr, kSeparator), &XML_ParserFree);
    if (!parser)
        return tl::unexpected(ArtFault{SetProblem::ArtTooHeavy, {}});
    return Reader(parser.get()).read(svg);
}

} // namespace lodeline::goldrush
