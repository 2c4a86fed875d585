// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/document/randomedits.h"

#include "editor/canvas/tool.h"
#include "editor/document/newset.h"
#include "editor/document/setedits.h"
#include "editor/words/namestable.h"
#include "engine/goldrush/design/critique.h"
#include "engine/goldrush/design/repairs.h"
#include "engine/goldrush/design/tileedit.h"
#include "engine/goldrush/design/tiletext.h"
#include "engine/goldrush/design/variants.h"
#include "engine/goldrush/files/problems.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "ui/files.h"
#include "ui/problemtext.h"
#include "ui/wording/tilewords.h"

#include <array>

namespace lodeline::goldrush::editor::test {
namespace {

int below(Random& random, std::size_t limit)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(limit)));
}

// As the canvas makes them: an edge with what lies there, or a part of the tile, or the bare middle.
TileSpot randomSpot(const TileDesign& tile, Random& random)
{
    TileSpot spot;
    const std::vector<SegmentRef> segments = segmentsOf(tile);
    if (random.below(2) == 0)
        spot.edge = static_cast<Side>(below(random, kSides));
    if (!segments.empty() && random.below(8) != 0)
        spot.segment = segments[static_cast<std::size_t>(below(random, segments.size()))];
    return spot;
}

void editOnCanvas(SetDocument& document, Random& random)
{
    static const auto tools = allTools();
    const int row = below(random, document.set().tiles.size());
    const TileDesign& tile = document.set().tiles[static_cast<std::size_t>(row)];
    const Tool& tool = *tools[static_cast<std::size_t>(below(random, tools.size()))];
    const TileSpot spot = randomSpot(tile, random);
    TileEdit edit;
    switch (random.below(4)) {
    case 0:
        edit = tool.drag(tile, spot, randomSpot(tile, random));
        break;
    case 1:
        if (spot.segment)
            edit = symbolEdit(tile, *spot.segment, random.below(2) == 0 ? 1 : -1, random.below(2) == 0);
        break;
    default:
        edit = tool.click(tile, spot, random.below(3) == 0);
    }
    if (edit)
        document.changeTile(row, edit.words, edit.apply,
                            edit.kind.isEmpty() ? QString() : QString::number(row) + edit.kind);
}

Rows randomRows(const TileSet& set, Random& random)
{
    Rows rows;
    for (int row = 0; row < static_cast<int>(set.tiles.size()); ++row) {
        if (random.below(3) == 0)
            rows.push_back(row);
    }
    return rows;
}

// What a copy of them gives that went through the text of another program.
std::vector<TileDesign> pasted(const TileSet& set, const Rows& rows)
{
    std::vector<TileDesign> copied;
    for (const int row : rows)
        copied.push_back(set.tiles[static_cast<std::size_t>(row)]);
    return tilesFromText(tilesToText(copied)).value_or(std::vector<TileDesign>());
}

void editList(SetDocument& document, Random& random)
{
    const ui::Words step = [] { return QStringLiteral("List"); };
    const TileSet& present = document.set();
    const Rows rows = randomRows(present, random);
    const int row = below(random, present.tiles.size());
    const int place = below(random, present.tiles.size() + 1);
    switch (random.below(9)) {
    case 0:
        document.change(step, [&](TileSet& set) { insertTiles(set, place, {emptyTile(set)}); });
        break;
    case 1:
        if (rows.size() < present.tiles.size())
            document.change(step, [&](TileSet& set) { removeTiles(set, rows); });
        break;
    case 2:
        if (present.tiles.size() < 20)
            document.change(step, [&](TileSet& set) { duplicateTiles(set, rows); });
        break;
    case 3:
        document.change(step, [&](TileSet& set) { moveTiles(set, rows, place); });
        break;
    case 4:
        document.change(step, [&](TileSet& set) {
            renameTile(set, row,
                       set.tiles[static_cast<std::size_t>(below(random, set.tiles.size()))].id + "x");
        });
        break;
    case 5:
        document.change(
            step, [&](TileSet& set) { addCount(set, rows, random.below(2) == 0 ? 3 : -3); },
            QStringLiteral("counts"));
        break;
    case 6:
        document.change(step, [&](TileSet& set) { setStart(set, row); });
        break;
    case 7:
        if (present.tiles.size() < 20)
            document.change(step, [&](TileSet& set) { insertTiles(set, place, pasted(set, rows)); });
        break;
    default:
        document.change(step, [&](TileSet& set) {
            insertTiles(set, place, variantsOf(set.tiles[static_cast<std::size_t>(row)], set));
        });
    }
}

void editSetForm(SetDocument& document, Random& random)
{
    const ui::Words step = [] { return QStringLiteral("Set"); };
    const std::array texts{&TileSet::name, &TileSet::author, &TileSet::license, &TileSet::description};
    const auto which = static_cast<std::size_t>(below(random, texts.size()));
    switch (random.below(4)) {
    case 2: {
        const SetPart part{SetPart::Kind::Token, below(random, 3)};
        document.change(step, [&](TileSet& set) {
            if (set.pictures.parts.erase(part) == 0)
                set.pictures.parts[part].type = PictureType::Svg;
        });
        break;
    }
    case 0:
        document.change(
            step, [&](TileSet& set) { set.*texts[which] += 'a'; }, QString::number(which));
        break;
    case 1:
        document.change(step, [&](TileSet& set) {
            desk::setTranslation(set.names, "de", random.below(2) == 0 ? "" : "x");
        });
        break;
    default: {
        const auto kind = static_cast<std::size_t>(below(random, document.set().tokens.size()));
        const TokenField field = random.below(2) == 0 ? TokenField::Count : TokenField::Value;
        const int value = below(random, field == TokenField::Count ? kMaxTokensOfAKind : kMaxTokenValue);
        document.change(step, [&](TileSet& set) { setToken(set, kind, field, value); });
    }
    }
}

void editTileForm(SetDocument& document, Random& random)
{
    static const std::string art = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 6\"><rect "
                                   "width=\"5\" height=\"2\"/></svg>";
    const ui::Words step = [] { return QStringLiteral("Tile"); };
    const int row = below(random, document.set().tiles.size());
    const auto rotation = static_cast<Rotation>(below(random, kRotations));
    const std::uint32_t what = random.below(4);
    document.changeTile(row, step, [&](TileDesign& tile) {
        if (what == 0)
            tile.art = tile.art.empty() ? art : std::string();
        else if (what == 1)
            mirror(tile);
        else
            rotate(tile, rotation);
        return true;
    });
}

// Of some finding, as a click on its button does.
void repairSomething(SetDocument& document, Random& random)
{
    const std::vector<Finding> findings = critique(document.set());
    if (findings.empty())
        return;
    const Finding& finding = findings[static_cast<std::size_t>(below(random, findings.size()))];
    if (finding.repairs.empty())
        return;
    const Repair repair = finding.repairs[static_cast<std::size_t>(below(random, finding.repairs.size()))];
    document.change([] { return QStringLiteral("Repair"); },
                    [&](TileSet& set) { apply(set, finding, repair); });
}

} // namespace

TileSet smallSet()
{
    TileSet set = ui::loadTileSet(QStringLiteral(LODELINE_CLASSIC_SET)).value().set;
    TileSet small = emptySet();
    for (std::size_t i = 0; i < set.tiles.size(); i += 5)
        small.tiles.push_back(set.tiles[i]);
    small.start = small.tiles.front().id;
    small.tokens = set.tokens;
    return small;
}

void randomEdit(SetDocument& document, Random& random)
{
    if (document.set().tiles.empty()) {
        document.change([] { return QStringLiteral("List"); },
                        [](TileSet& set) { insertTiles(set, 0, {emptyTile(set)}); });
        return;
    }
    switch (random.below(8)) {
    case 0:
    case 1:
        return editList(document, random);
    case 2:
        return editSetForm(document, random);
    case 3:
        return editTileForm(document, random);
    case 4:
        return repairSomething(document, random);
    default:
        return editOnCanvas(document, random);
    }
}

QString inconsistency(const TileSet& set)
{
    for (const Problem& problem : validate(set)) {
        // No start tile, or more copies than allowed, is what a designer has to mend.
        const bool ofTheWhole =
            problem.code == SetProblem::StartMissing || problem.code == SetProblem::StartUnknown ||
            problem.code == SetProblem::StartCountZero || problem.code == SetProblem::TooManyTiles;
        if (problem.severity == Severity::Error && !ofTheWhole)
            return ui::problemPlace(problem) + QStringLiteral(": ") + ui::problemText(problem);
    }
    return {};
}

} // namespace lodeline::goldrush::editor::test
