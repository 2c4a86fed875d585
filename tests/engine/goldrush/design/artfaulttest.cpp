// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/art/artfault.h"

#include "engine/goldrush/design/critique.h"
#include "engine/goldrush/files/problems.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline {

using namespace goldrush;

namespace {

const std::string kBegin = "<svg xmlns='http://www.w3.org/2000/svg' "
                           "xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='0 0 100 100'>";

std::string picture(const std::string& content)
{
    return kBegin + content + "</svg>";
}

std::string times(int count, const std::string& text)
{
    std::string all;
    for (int i = 0; i < count; ++i)
        all += text;
    return all;
}

// Empty for a picture that may be painted.
std::string faultName(const std::string& svg)
{
    const auto fault = faultOfArt(svg);
    return fault ? std::string(fault->code.name()) : std::string();
}

std::string faultIn(const std::string& content)
{
    return faultName(picture(content));
}

const std::string kDashedCircle = "<circle r='100000' fill='none' stroke='#000' stroke-dasharray='.5'/>";

TEST(ArtFault, HonestPicturesMayBePainted)
{
    EXPECT_EQ(faultIn("<rect width='100' height='100' fill='#123456'/>"), "");
    EXPECT_EQ(faultIn("<style>.a, .b > path { fill: url(#g); stroke-dasharray: 2 1 }</style>"
                      "<linearGradient id='g'><stop offset='0'/><stop offset='1'/></linearGradient>" +
                      times(200, "<path class='a' d='M 10 10 h 80 v 80 z'/>")),
              "");
    EXPECT_EQ(
        faultIn("<defs><clipPath id='c'><circle r='50'/></clipPath><mask id='m'><rect width='9'/></mask>"
                "<filter id='f'><feGaussianBlur stdDeviation='2'/><feOffset dx='1'/></filter></defs>"
                "<g clip-path='url(#c)' style='mask:url( \"#m\" ); filter:url(#f)'><text>A&amp;B</text></g>" +
                times(64, "<use xlink:href='#c' href='#c'/>")),
        "");
    EXPECT_EQ(faultIn("<a xlink:href='https://example.org'><path d='M0 0'/></a><metadata><w "
                      "xmlns='urn:w' href='https://example.org/'/></metadata>"),
              "");
}

// A drawing as large as may be, of a thousand paths in the manner of Inkscape, takes a third of the budget.
TEST(ArtFault, ThousandPathsMayBePainted)
{
    std::string paths;
    for (int i = 0; paths.size() + 300 < kMaxArtBytes; ++i)
        paths +=
            "<path id='path" + std::to_string(i) +
            "' style='fill:#a0b0c0;fill-opacity:1;stroke:#000000;stroke-width:0.26px;stroke-dasharray:1,1' "
            "d='m 10.5,12.25 c 1.5,-0.25 3.25,0.75 4.5,2 1.25,1.5 1,3.5 0.25,5 l -3,2.5 -4.5,-1.5 c "
            "-1,-1.5 -1.5,-3.25 -1,-5 z'/>";
    EXPECT_EQ(faultIn("<g>" + paths + "</g>"), "");
}

// Soft shadows as drawing programs write them, of eight steps each. Thirty of them take 40 ms at 200 px.
TEST(ArtFault, ThirtyShadowsMayBePainted)
{
    std::string shadows;
    for (int i = 0; i < 30; ++i) {
        const std::string id = "f" + std::to_string(i);
        shadows += "<filter id='";
        shadows += id;
        shadows += "'><feFlood/><feColorMatrix/><feOffset dy='4'/><feGaussianBlur stdDeviation='2'/>"
                   "<feComposite/><feColorMatrix/><feBlend/><feBlend/></filter><g filter='url(#";
        shadows += id;
        shadows += ")'><rect width='9' height='9'/></g>";
    }
    EXPECT_EQ(faultIn(shadows), "");
    EXPECT_EQ(faultIn(shadows + shadows), "art-too-heavy");
}

TEST(ArtFault, DashesCountWithTheirUses)
{
    const std::string sixteen = "<g id='d'>" + times(16, kDashedCircle) + "</g>";
    EXPECT_EQ(faultIn(sixteen + times(64, "<use xlink:href='#d'/>")), "art-too-heavy");
    const std::string outline = "<path id='d' d='M0 0 h90 v90 h-90 z' ";
    EXPECT_EQ(faultIn(outline + "stroke-dasharray='1 1'/>" + times(64, "<use xlink:href='#d'/>")), "");
    EXPECT_EQ(faultIn(outline + "stroke-dasharray='.1 .1'/>" + times(64, "<use xlink:href='#d'/>")),
              "art-too-heavy");
    // Said once for all below, by whatever names it.
    const std::string plain = times(64, "<path d='M0 0 h90 v90 h-90 z'/>");
    EXPECT_EQ(faultIn("<g stroke-dasharray='.1'>" + plain + "</g>"), "art-too-heavy");
    EXPECT_EQ(faultIn("<g style='stroke-dasharray:.1'>" + plain + "</g>"), "art-too-heavy");
    EXPECT_EQ(faultIn("<style>g path { stroke-dasharray: .1 }</style>" + plain), "art-too-heavy");
    EXPECT_EQ(faultIn("<g stroke-dasharray='none'>" + plain + "</g>"), "");
}

TEST(ArtFault, EveryOutlineHasALength)
{
    for (const std::string shape :
         {"path d='M0 0L90000 0'", "path d='m0 0 90000 0'", "path d='M0 0H90000'", "path d='M0 0v90000'",
          "path d='M0 0C90000 0 0 0 0 0'", "path d='M0 0q9e4 0 0 0'", "path d='M0 0A90000 90000 0 1 1 0 1'",
          "path d='M0 0L45000 0z'", "polygon points='0,0 90000,0'", "polyline points='0 0 0 90000'",
          "rect width='90000' height='1'", "circle r='20000'", "ellipse rx='90000' ry='1'", "line x2='90000'",
          "rect style='width:90000px'", "circle r='1000cm'", "rect width='90000%'"}) {
        EXPECT_EQ(faultIn("<" + shape + " stroke-dasharray='1'/>"), "art-too-heavy") << shape;
        EXPECT_EQ(faultIn("<" + shape + "/>"), "") << shape;
    }
}

TEST(ArtFault, UsesOfUsesMultiply)
{
    std::string nested = "<g id='a0'><path d='M0 0L100 100'/></g>";
    for (int i = 1; i < 12; ++i)
        nested += "<g id='a" + std::to_string(i) + "'>" +
                  times(10, "<use href='#a" + std::to_string(i - 1) + "'/>") + "</g>";
    EXPECT_EQ(faultIn(nested), "art-too-heavy");
}

TEST(ArtFault, WhatIsReferredToCountsEachTime)
{
    const std::string stops = times(500, "<stop offset='.5' stop-color='red'/>");
    const std::string gradient = "<linearGradient id='g'>" + stops + "</linearGradient>";
    const std::string shapes = times(500, "<path d='M0 0h1v1z'/>");
    EXPECT_EQ(faultIn(gradient + shapes), "");
    EXPECT_EQ(faultIn(gradient + "<g fill='url(#g)'>" + shapes + "</g>"), "art-too-heavy");
    EXPECT_EQ(faultIn(gradient + "<style>path{fill:url(#g)}</style>" + shapes), "art-too-heavy");
    const std::string marker = "<marker id='m'>" + shapes + "</marker>";
    EXPECT_EQ(faultIn(marker + "<path marker-mid='url(#m)' d='M0 0" + times(500, "h1") + "'/>"),
              "art-too-heavy");
    EXPECT_EQ(
        faultIn("<filter id='f'>" + times(300, "<feGaussianBlur/>") + "</filter><rect filter='url(#f)'/>"),
        "art-too-heavy");
    EXPECT_EQ(faultIn("<text>" + std::string(100'000, 'x') + "</text>"), "art-too-heavy");
    EXPECT_EQ(faultIn("<style>" + times(2000, "a,b{}") + "</style>" + shapes), "art-too-heavy");
    EXPECT_EQ(faultIn(times(4000, "<g opacity='.5'/>")), "art-too-heavy");
    EXPECT_EQ(faultIn(times(4000, "<g style='isolation:isolate'/>")), "art-too-heavy");
}

TEST(ArtFault, CyclesAreRefused)
{
    EXPECT_EQ(faultIn("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>"),
              "art-refers-to-itself");
    EXPECT_EQ(faultIn("<pattern id='p'><rect fill='url(#p)'/></pattern>"), "art-refers-to-itself");
    std::string chain;
    for (int i = 0; i < 1000; ++i)
        chain += "<use id='u" + std::to_string(i) + "' href='#u" + std::to_string(i + 1) + "'/>";
    EXPECT_EQ(faultIn(chain), "art-too-heavy");
    EXPECT_EQ(faultIn(times(200, "<g>") + times(200, "</g>")), "art-too-heavy");
}

// The first bytes of a PNG of 12,000 × 12,000 and of one of 512 × 512 pixels, and of a JPEG of 24,000 ×
// 24,000.
TEST(ArtFault, EmbeddedPicturesCountByTheirPixels)
{
    const auto image = [](const std::string& data) {
        return faultIn("<image href='data:image/" + data + "'/>");
    };
    EXPECT_EQ(image("png;base64,iVBORw0KGgoAAAANSUhEUgAALuAAAC7g"), "art-too-heavy");
    EXPECT_EQ(image("png;base64,iVBORw0KGgoAAAANSUhEUgAAAgAAAAIA"), "");
    EXPECT_EQ(image("jpeg;base64,/9j/4AAEAAD/wAARCF3AXcADAREA"), "art-too-heavy");
    EXPECT_EQ(image("png;base64,AAAA"), "art-refers-outside");
    EXPECT_EQ(image("svg+xml;base64,PHN2Zy8+"), "art-refers-outside");
    EXPECT_EQ(image("png,%89PNG"), "art-refers-outside");
}

TEST(ArtFault, NothingOutsideIsReferredTo)
{
    for (const std::string content :
         {"<image xlink:href='file:///etc/passwd'/>", "<image href='https://example.org/a.png'/>",
          "<use href='other.svg#a'/>", "<path fill='url(http://example.org/#a)'/>",
          "<path style='fill: url( \"other.svg#a\" )'/>", "<style>@import 'file:///a.css';</style>",
          "<style>path { fill: url(file:///a) }</style>", "<script href='a.js'/>",
          "<?xml-stylesheet href='a.css'?><g/>",
          "<include xmlns='http://www.w3.org/2001/XInclude' href='/etc/passwd'/>"})
        EXPECT_EQ(faultIn(content), "art-refers-outside") << content;
    const auto fault = faultOfArt(picture("\n<image href='file:///tmp/" + std::string(100, 'x') + "'/>"));
    EXPECT_EQ(fault->arguments, (std::vector<std::string>{"file:///tmp/" + std::string(48, 'x'), "2"}));
}

TEST(ArtFault, NoReferenceHidesInAnother)
{
    EXPECT_EQ(faultIn("<path fill='url(#a'/>"), "");
    EXPECT_EQ(faultIn("<path fill='url(#a url(#b) none'/>"), "art-refers-outside");
    EXPECT_EQ(faultIn("<path fill='url(#a) url(file:///b)'/>"), "art-refers-outside");
    EXPECT_EQ(faultIn("<path fill='" + times(52'000, "url(#") + "'/>"), "art-refers-outside");
}

// Blocks may hold others, a few deep, but what has no end is not read for each that begins in it.
TEST(ArtFault, BlocksOfAStyleSheetEnd)
{
    const std::string rule = "a { fill: url(#b) } ";
    EXPECT_EQ(faultIn("<style>" + times(12, "@media all { ") + rule + times(12, "}") + "</style>"), "");
    EXPECT_EQ(faultIn("<style>" + times(500, rule) + "a { fill: url(#b)</style>"), "");
    EXPECT_EQ(faultIn("<style>" + times(23'000, "{a:url(#b);") + "</style>"), "art-too-heavy");
}

// Of the element, however many lines of others follow.
TEST(ArtFault, NamesTheLineOfAStyleSheet)
{
    const auto lineOf = [](std::initializer_list<std::string_view> parts) {
        std::string content;
        for (const std::string_view part : parts)
            content += part;
        const auto fault = faultOfArt(picture(content));
        return fault && fault->arguments.size() == 2 ? fault->arguments[1] : std::string();
    };
    const std::string good = "\n<style>path { fill: red }</style>\n";
    const std::string outside = "<style>a { fill: blue }\n\np { fill: url(x.svg#y) }</style>";
    const std::string import = "<style>\n@import 'x.css';</style>";
    for (const std::string& bad : {outside, import}) {
        EXPECT_EQ(lineOf({bad, "\n\n"}), "1");
        EXPECT_EQ(lineOf({good, bad, good}), "3");
        EXPECT_EQ(lineOf({good, good, bad, "\n\n", bad}), "5");
    }
}

// The set has it for an error, and once.
TEST(ArtFault, TooLargeIsToldOnce)
{
    TileSet set;
    set.tiles.resize(1);
    set.tiles[0].art.assign(kMaxArtBytes + 1, ' ');
    std::vector<Problem> told;
    for (const Finding& finding : critique(set))
        if (finding.problem.pointer == "/tiles/0/art")
            told.push_back(finding.problem);
    EXPECT_EQ(told, (Problems{{Severity::Error, SetProblem::ArtTooLarge, "/tiles/0/art", {"256"}}}));
}

// A list of problems has its cap, whatever they are.
TEST(ArtFault, IsToldOfSoManyTilesAlone)
{
    TileSet set;
    set.tiles.resize(kMostProblems + 10);
    for (TileDesign& tile : set.tiles)
        tile.art = "no picture";
    Problems problems;
    findArtFaults(set, "", problems);
    EXPECT_EQ(problems.size(), kMostProblems);
}

TEST(ArtFault, DamagedTextIsNoPicture)
{
    for (const std::string svg : {"", "picture", "<svg", "<html/>", "<svg/>", "\x01\x02"})
        EXPECT_EQ(faultName(svg), "art-not-svg") << svg;
    EXPECT_EQ(faultOfArt(kBegin + "\n\n<rect"), (ArtFault{SetProblem::ArtNotSvg, {"3"}}));
    EXPECT_EQ(faultName("<!DOCTYPE svg>" + picture("")), "art-declares");
    EXPECT_EQ(faultName("<!DOCTYPE svg [<!ENTITY a 'aaaa'>]>" + picture("<text>&a;</text>")), "art-declares");
    EXPECT_EQ(faultName(picture(std::string(kMaxArtBytes, ' '))), "art-too-large");
    for (const std::string size : {"", "width='3'", "width='100%' height='100%'", "viewBox='0 0 1'",
                                   "viewBox='0 0 0 5'", "viewBox='0 0 nan 5'", "viewBox='0 0 1e30 5'"})
        EXPECT_EQ(faultName("<svg xmlns='http://www.w3.org/2000/svg' " + size + "/>"), "art-without-size")
            << size;
    EXPECT_EQ(faultName("<svg xmlns='http://www.w3.org/2000/svg' width='30px' height='2cm'/>"), "");
}

// Whatever is cut off or changed, it is judged, and soon.
TEST(ArtFault, JudgesWhateverItIs)
{
    const std::string whole = picture("<g id='d' stroke-dasharray='1'><path d='M0 0a1 2 3 4 5 6z'/></g><use "
                                      "href='#d'/><image href='data:image/png;base64,iVBORw0KGgo'/>");
    for (std::size_t length = 0; length < whole.size(); ++length)
        EXPECT_NE(faultName(whole.substr(0, length)), "");
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x15);
        faultOfArt(damaged);
    }
}

TEST(ArtFault, IsToldWithItsTile)
{
    TileSet set;
    set.tiles.resize(3);
    set.tiles[0].art = picture("");
    set.tiles[2].id = "storm";
    set.tiles[2].art =
        picture("<g id='d'>" + times(16, kDashedCircle) + "</g>" + times(64, "<use xlink:href='#d'/>"));
    Problems problems;
    findArtFaults(set, "/tileset", problems);
    EXPECT_EQ(problems, (Problems{{Severity::Warning, SetProblem::ArtTooHeavy, "/tileset/tiles/2/art", {}}}));
    const std::vector<Finding> findings = critique(set);
    const auto found = std::ranges::find(findings, SetProblem::ArtTooHeavy,
                                         [](const Finding& finding) { return finding.problem.code; });
    ASSERT_NE(found, findings.end());
    EXPECT_EQ(found->tile, 2);
    EXPECT_EQ(found->tileId, "storm");
}

} // namespace
} // namespace lodeline
