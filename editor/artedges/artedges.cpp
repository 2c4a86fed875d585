// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/artedges/artedges.h"

#include "engine/goldrush/files/problems.h"
#include "resources/art/own/ownpictures.h"
#include "resources/art/theme/theme.h"
#include "resources/art/tilepainter.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kLookedAt = 96; // px a side
constexpr std::size_t kMostKnown = 1000;

// In one theme whatever the window has: what is measured in two cannot be compared.
std::optional<PictureEdges> lookAt(const TileDesign& tile)
{
    QImage image(kLookedAt, kLookedAt, QImage::Format_RGB32);
    QPainter painter(&image);
    art::paintTile(painter, image.rect(), tile, art::Theme::light(), Rotation::R0, art::Patience::UntilThere);
    painter.end();
    if (art::ownPictures().refusal(art::OwnArt(tile)))
        return {};
    return edgesOf(image);
}

// The definition counts only for what is painted above the picture.
bool looksAlike(const TileDesign& a, const TileDesign& b)
{
    return a.picture == b.picture && a.above == b.above && a.art == b.art &&
           (a.above.isEmpty() ||
            (a.railroads == b.railroads && a.mountains == b.mountains && a.prairies == b.prairies));
}

std::string nameOf(const SeenColour& seen)
{
    return colourOf(seen).name().toStdString();
}

Finding noteOf(const TileSet& set, const OddEdge& edge)
{
    const TileDesign& tile = set.tiles[static_cast<std::size_t>(edge.tile)];
    Finding note;
    note.problem = {
        Severity::Note,
        SetProblem::ArtEdgeStandsOut,
        "/tiles/" + std::to_string(edge.tile),
        {std::string(toString(tile.edgeKind(edge.side))), nameOf(edge.here), nameOf(edge.others)}};
    note.tile = edge.tile;
    note.tileId = tile.id;
    note.side = edge.side;
    return note;
}

} // namespace

ArtEdges::ArtEdges(QObject* parent)
    : QObject(parent)
{
}

void ArtEdges::look(const TileSet& set)
{
    if (looking_.isRunning())
        return;
    std::vector<TileDesign> unknown;
    for (const TileDesign& tile : set.tiles)
        if (tile.hasOwnPicture() && !find(tile))
            unknown.push_back(tile);
    if (!unknown.empty())
        lookAtAll(std::move(unknown));
}

std::vector<Finding> ArtEdges::notes(const TileSet& set) const
{
    std::vector<std::optional<PictureEdges>> edges;
    for (const TileDesign& tile : set.tiles) {
        const Looked* looked = tile.hasOwnPicture() ? find(tile) : nullptr;
        edges.push_back(looked ? looked->edges : std::nullopt);
    }
    std::vector<Finding> notes;
    for (const OddEdge& edge : edgesThatStandOut(set.tiles, edges))
        notes.push_back(noteOf(set, edge));
    return notes;
}

// One that was not shown is known for as long as it is refused: it may come.
const ArtEdges::Looked* ArtEdges::find(const TileDesign& tile) const
{
    const auto found = std::ranges::find_if(known_, [&](const Looked& looked) {
        return looksAlike(looked.tile, tile) &&
               (looked.edges || art::ownPictures().refusal(art::OwnArt(tile)));
    });
    return found == known_.end() ? nullptr : &*found;
}

void ArtEdges::lookAtAll(std::vector<TileDesign> tiles)
{
    const auto work = [tiles = std::move(tiles)](const std::stop_token& stop) {
        std::vector<Looked> looked;
        for (const TileDesign& tile : tiles)
            if (!stop.stop_requested())
                looked.push_back({tile, lookAt(tile)});
        return looked;
    };
    looking_.run(work, [this](const std::vector<Looked>& looked) {
        if (known_.size() > kMostKnown)
            known_.clear();
        known_.insert(known_.end(), looked.begin(), looked.end());
        emit changed();
    });
}

} // namespace lodeline::goldrush::editor
