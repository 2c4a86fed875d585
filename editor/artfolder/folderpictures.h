// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/art/artimport.h"
#include "engine/goldrush/rules/tileset.h"

#include <stop_token>
#include <vector>

namespace lodeline::goldrush::editor {

// The pictures of a folder whose names are ids of tiles, or names of parts as files have them ("nugget",
// "token-5"). Everything here is for any thread.

enum class FolderFate {
    Waiting, // to be read
    Taken,
    Same,    // its tile or part looks like that already
    NoTile,  // no tile has this id, and no part
    Outdone, // another file of the same tile or part is taken
    Refused, // `art` says why
};

struct FolderPicture
{
    QString file; // its name
    FolderFate fate = FolderFate::NoTile;
    std::string id;                   // of its tile
    std::optional<SetPart> part = {}; // that it shows, where it is for no tile
    QString instead;                  // the file that is taken, where it is outdone
    ImportedArt art;
};

// Of more than so many those are left out that are for no tile and no part.
inline constexpr int kMaxFolderPictures = 1000;

// Those with a name of a picture, by name; none is read yet. An id in other capitals is the same where no
// other tile has it. Of several files for one tile SVG comes first, then PNG, WebP, JPEG.
std::vector<FolderPicture> picturesIn(const QString& folder, const TileSet& set);
// The same of chosen files.
std::vector<FolderPicture> picturesFor(const QStringList& files, const TileSet& set);
// Reads one that waits; `folder` is where files lie that are named without one.
FolderPicture readPicture(FolderPicture picture, const QString& folder, const TileSet& set,
                          const std::stop_token& stop);
// Gives each tile and each part the picture that is taken for it; above that of a tile which had none before
// lie these layers, or those of its file where the editor wrote it. Tiles that are gone are left out.
void takePictures(TileSet& set, const std::vector<FolderPicture>& pictures, ArtLayers above);

} // namespace lodeline::goldrush::editor
