// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/pictures/picturedparts.h"
#include "engine/goldrush/rules/tile.h"

#include <QByteArray>

#include <memory>
#include <optional>
#include <string>

namespace lodeline::art {

class PictureStore;

// A picture that is painted in place of ours, with what tells it from others. Cheap to copy.
class OwnArt
{
public:
    OwnArt() = default;
    explicit OwnArt(const std::string& svg);
    // The picture where it is found, else the SVG.
    explicit OwnArt(const PictureRef& picture, const std::string& otherwise = {});
    // Of a tile; empty where it has none.
    explicit OwnArt(const goldrush::TileDesign& tile);
    // Of a part of a set, with its proportions kept: it lies in the middle of the square that is painted.
    // Empty where the set has none.
    OwnArt(const goldrush::PicturedParts& pictures, goldrush::SetPart part);

    bool isEmpty() const { return digest_.isEmpty(); }
    const QByteArray& digest() const { return digest_; } // how it lies is part of it
    const std::optional<PictureRef>& picture() const { return picture_; }

    struct Drawing
    {
        std::string svg;
        bool isOurs = false; // around pixels: nobody has to look for what a stranger has written into it
    };
    // As SVG, whatever it is, lying as it is shown; nothing where the picture is missing or of another type.
    // Reads files.
    std::optional<Drawing> drawing(const PictureStore& store) const;
    bool isPixels() const { return picture_ && picture_->type != PictureType::Svg; }

private:
    void setPicture(const PictureRef& picture);

    std::shared_ptr<const std::string> svg_;
    std::optional<PictureRef> picture_;
    bool isWhole_ = false; // else stretched
    QByteArray digest_;
};

} // namespace lodeline::art
