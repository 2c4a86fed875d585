// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resources/oddtiles.h"

namespace lodeline::art {

using namespace goldrush;

namespace {

using enum Side;
using enum HalfEdge;
using enum RailroadEnd;

TileDesign odd(const char* id, std::vector<RailroadSegment> railroads, std::vector<MountainSegment> mountains,
               std::vector<PrairieSegment> prairies)
{
    TileDesign design;
    design.id = id;
    design.railroads = std::move(railroads);
    design.mountains = std::move(mountains);
    design.prairies = std::move(prairies);
    return design;
}

} // namespace

std::vector<TileDesign> oddTiles()
{
    return {
        odd("junction4",
            {{{North}, Junction, 0, {}},
             {{East}, Junction, 0, {}},
             {{South}, Junction, 0, {}},
             {{West}, Junction, 0, {}}},
            {}, {{{NE, EN}, 0, 0, {}}, {{ES, SE}, 0, 0, {}}, {{SW, WS}, 0, 0, {}}, {{WN, NW}, 1, 0, {}}}),
        odd("stub", {{{South}, Junction, 0, {}}}, {}, {{{NW, NE, EN, ES, SE, SW, WS, WN}, 1, 2, {}}}),
        odd("peak", {}, {{{}, 3, {}}}, {{{NW, NE, EN, ES, SE, SW, WS, WN}, 0, 0, {}}}),
        odd("peak-by-track", {{{North, South}, Through, 0, {}}}, {{{}, 1, {}}},
            {{{NE, EN, ES, SE}, 0, 0, {}}, {{SW, WS, WN, NW}, 0, 1, {}}}),
        odd("valley", {}, {{{North, East, South, West}, 2, {}}}, {{{}, 1, 0, {}}}),
        odd("two-corners", {}, {{{North, East}, 2, {}}, {{South, West}, 1, {}}}, {}),
        odd("four-mountains", {}, {{{North}, 1, {}}, {{East}, 1, {}}, {{South}, 1, {}}, {{West}, 1, {}}}, {}),
        odd("tunnel", {{{North, South}, Through, 1, {}}}, {{{East, West}, 2, {}}},
            {{{NW}, 0, 0, {}}, {{NE}, 0, 0, {}}, {{SE}, 0, 0, {}}, {{SW}, 0, 0, {}}}),
        odd("nines", {{{North, South}, Through, 9, {}}}, {{{East}, 9, {}}},
            {{{NE, SE}, 0, 0, {}}, {{NW, SW, WS, WN}, 9, 9, {}}}),
        odd("fours", {}, {{{North}, 4, {}}}, {{{EN, ES, SE, SW, WS, WN}, 3, 4, {}}}),
        odd("two-curves", {{{North, East}, Through, 1, {}}, {{South, West}, Through, 0, {}}}, {},
            {{{NE, EN}, 0, 0, {}}, {{NW, WN, ES, SE}, 1, 0, {}}, {{SW, WS}, 0, 0, {}}}),
        odd("crossing-locos", {{{North, South}, Through, 1, {}}, {{East, West}, Through, 2, {}}}, {},
            {{{NE, EN}, 0, 0, {}}, {{ES, SE}, 1, 0, {}}, {{SW, WS}, 0, 1, {}}, {{WN, NW}, 0, 0, {}}}),
        odd("through-and-ends",
            {{{North, South}, Through, 0, {}}, {{East}, Junction, 0, {}}, {{West}, Junction, 0, {}}}, {},
            {{{NE, EN, ES, SE}, 0, 0, {}}, {{SW, WS, WN, NW}, 0, 0, {}}}),
        odd("city-and-through", {{{North, South}, Through, 0, {}}, {{East}, City, 0, {}}}, {},
            {{{NE, EN}, 0, 0, {}}, {{ES, SE}, 0, 0, {}}, {{SW, WS, WN, NW}, 0, 0, {}}}),
        odd("city-mountain", {{{South}, City, 0, {}}, {{East}, City, 1, {}}},
            {{{North}, 1, {}}, {{West}, 1, {}}}, {{{EN}, 0, 0, {}}, {{ES, SE}, 0, 0, {}}, {{SW}, 0, 0, {}}}),
        odd("city1", {{{South}, City, 0, {}}}, {}, {{{NW, NE, EN, ES, SE, SW, WS, WN}, 1, 1, {}}}),
        odd("open", {}, {}, {{{NW, NE, EN, ES, SE, SW, WS, WN}, 0, 3, {}}}),
        odd("side-tunnel", {{{West}, RailroadEnd::Mountain, 1, {}}}, {{{North}, 2, {}}},
            {{{EN, ES, SE, SW, WS, WN}, 0, 0, {}}}),
        odd("end-in-peak", {{{West}, RailroadEnd::Mountain, 0, {}}, {{East}, RailroadEnd::Mountain, 0, {}}},
            {{{}, 1, {}}}, {{{WN, NW, NE, EN}, 0, 0, {}}, {{ES, SE, SW, WS}, 1, 0, {}}}),
        odd("mixed-ends", {{{North}, Junction, 0, {}}, {{East}, City, 0, {}}, {{South}, City, 0, {}}},
            {{{West}, 1, {}}}, {{{NE, EN}, 0, 0, {}}, {{ES, SE}, 0, 0, {}}, {{SW, NW}, 0, 0, {}}}),
        odd("crossing-mountains", {}, {{{North, South}, 1, {}}, {{East, West}, 2, {}}}, {}),
        odd("town-by-ridge", {{{North}, City, 0, {}}, {{South}, City, 0, {}}}, {{{East, West}, 1, {}}},
            {{{NW}, 0, 0, {}}, {{NE}, 0, 0, {}}, {{SE}, 0, 0, {}}, {{SW}, 0, 0, {}}}),
        odd("joined-over-track", {{{North, South}, Through, 0, {}}}, {},
            {{{NE, EN, ES, SE, SW, WS, WN, NW}, 1, 1, {}}}),
        odd("joined-over-ridge", {}, {{{East, West}, 2, {}}}, {{{NW, NE, SE, SW}, 1, 1, {}}}),
        odd("four-prairies", {}, {},
            {{{NW, NE}, 1, 0, {}}, {{EN, ES}, 0, 1, {}}, {{SE, SW}, 0, 0, {}}, {{WS, WN}, 0, 0, {}}}),
        odd("crossing-prairies", {}, {}, {{{NW, NE, SE, SW}, 1, 0, {}}, {{EN, ES, WS, WN}, 0, 1, {}}}),
        odd("opposite-corners", {{{North, South}, Through, 0, {}}, {{East, West}, Through, 0, {}}}, {},
            {{{NE, EN, SW, WS}, 1, 0, {}}, {{ES, SE, WN, NW}, 0, 1, {}}}),
        odd("valley-in-prairie", {}, {}, {{{NW, NE, EN, ES, SE, SW, WS, WN}, 0, 0, {}}, {{}, 1, 0, {}}}),
        odd("peak-in-mountain", {}, {{{North, East, South, West}, 1, {}}, {{}, 2, {}}}, {}),
        odd("three-mountains", {{{South}, RailroadEnd::Mountain, 0, {}}},
            {{{North}, 1, {}}, {{East}, 1, {}}, {{West}, 1, {}}}, {{{SE}, 0, 0, {}}, {{SW}, 0, 0, {}}}),
    };
}

} // namespace lodeline::art
