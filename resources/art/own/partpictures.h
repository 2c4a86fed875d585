// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"
#include "resources/art/own/ownart.h"
#include "resources/art/own/shown.h"

#include <QImage>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace lodeline::art {

// The pictures of its own that a set brings for what is no tile, by the names that files give to such parts
// ("cowboy"). Cheap to copy; copies share what they keep. May be asked by any thread.
class PartPictures
{
public:
    using Arts = std::map<std::string, OwnArt, std::less<>>;

    PartPictures() = default; // none
    explicit PartPictures(Arts arts, Patience patience = Patience::None);
    explicit PartPictures(const goldrush::TileSet& set, Patience patience = Patience::None);

    bool has(std::string_view part) const;
    OwnArt art(std::string_view part) const; // empty where it has none

    struct Answer
    {
        QImage image; // null: what the game draws stands in its place
        Shown shown = Shown::Final;
    };
    // Makes of the square picture what is to be painted, of the same size.
    using Finish = std::function<QImage(const QImage& picture)>;
    // A side in px. What `finish` has made is kept by the picture, the side and `look`, which names all else
    // that it depends on: who asks again gets the very same image.
    Answer picture(std::string_view part, int side, const QByteArray& look, const Finish& finish) const;

    // Grows when a picture that was not there has come, or is refused, since: what was painted without may
    // look otherwise now.
    int revision() const;

private:
    struct Kept;
    std::shared_ptr<Kept> kept_;
};

} // namespace lodeline::art
