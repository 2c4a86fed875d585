// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/finding.h"
#include "engine/goldrush/rules/tileset.h"
#include "resources/art/land/misread.h"
#include "ui/work/background.h"

#include <map>
#include <string>
#include <vector>

namespace lodeline::goldrush::editor {

// Finds in the background what somebody would take for something else on the pictures that the game paints of
// the tiles of a set, of each tile anew only when its drawing has changed.
class PictureReading : public QObject
{
    Q_OBJECT

public:
    explicit PictureReading(QObject* parent = nullptr);

    // Reads the pictures that nobody has read, but for own ones and those of tiles that have an error among
    // `found`.
    void read(const TileSet& set, const std::vector<Finding>& found);
    // A warning for each segment that seems to be something else, by what is known so far, for the same
    // tiles.
    std::vector<Finding> warnings(const TileSet& set, const std::vector<Finding>& found) const;

signals:
    void changed(); // more is known: ask again

private:
    struct Known
    {
        TileDesign tile;
        std::vector<art::Misread> misread;
    };

    bool isKnown(const TileDesign& tile) const;
    void readAll(std::vector<TileDesign> tiles);

    std::map<std::string, Known> known_; // by the id of the tile
    ui::Background reading_;
};

} // namespace lodeline::goldrush::editor
