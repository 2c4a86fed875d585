// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/pictureref.h"
#include "engine/goldrush/design/finding.h"
#include "engine/goldrush/rules/tileset.h"
#include "ui/work/background.h"

#include <QImage>

#include <optional>

namespace lodeline::goldrush::editor {

// Whether a square picture looks otherwise when it is turned by a quarter or by half. Grain, and what is
// smaller than a twentieth of its side, does not count.
bool looksOtherwiseTurned(const QImage& picture);

// Looks in the background whether the own back of the tiles does so.
class BackTurns : public QObject
{
    Q_OBJECT

public:
    explicit BackTurns(QObject* parent = nullptr);

    void look(const TileSet& set); // at a back that nobody has looked at
    // A note where it does, by what is known so far.
    std::vector<Finding> notes(const TileSet& set) const;

signals:
    void changed(); // more is known: ask again

private:
    enum class Turned { NotShown, Alike, Otherwise };

    std::optional<PictureRef> seen_; // what was looked at last
    Turned turned_ = Turned::NotShown;
    ui::Background looking_;
};

} // namespace lodeline::goldrush::editor
