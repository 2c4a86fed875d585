// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/artedges/edgecolours.h"
#include "engine/goldrush/design/finding.h"
#include "engine/goldrush/rules/tileset.h"
#include "ui/work/background.h"

namespace lodeline::goldrush::editor {

// Compares own pictures with one another along their edges, in the background, each anew only when it has
// changed.
class ArtEdges : public QObject
{
    Q_OBJECT

public:
    explicit ArtEdges(QObject* parent = nullptr);

    void look(const TileSet& set); // at what nobody has looked at
    // A note for each edge that stands out, by what is known of the pictures so far.
    std::vector<Finding> notes(const TileSet& set) const;

signals:
    void changed(); // more is known: ask again

private:
    // What a picture and the parts above it depend on.
    struct Looked
    {
        TileDesign tile;
        std::optional<PictureEdges> edges; // nothing where it is not shown
    };

    const Looked* find(const TileDesign& tile) const;
    void lookAtAll(std::vector<TileDesign> tiles);

    std::vector<Looked> known_;
    ui::Background looking_;
};

} // namespace lodeline::goldrush::editor
