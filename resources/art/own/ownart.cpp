// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/own/ownart.h"

#include "engine/goldrush/design/art/tileart.h"
#include "resources/art/own/picturestore.h"

#include <QCryptographicHash>

#include <utility>

namespace lodeline::art {

namespace {

bool isOfType(std::string_view bytes, PictureType type)
{
    switch (type) {
    case PictureType::Png:
        return bytes.starts_with("\x89PNG\r\n\x1a\n");
    case PictureType::Jpeg:
        return bytes.starts_with("\xff\xd8\xff");
    case PictureType::Svg:
        break;
    }
    return true;
}

std::string aroundPixels(std::string_view bytes, PictureType type, bool isWhole)
{
    const QByteArray text =
        QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())).toBase64();
    std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                      "xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 1 1\">"
                      "<image width=\"1\" height=\"1\" preserveAspectRatio=\"";
    svg += isWhole ? "xMidYMid" : "none";
    svg += "\" xlink:href=\"data:image/";
    svg += toString(type);
    svg += ";base64,";
    svg.append(text.constData(), static_cast<std::size_t>(text.size()));
    return svg += "\"/></svg>";
}

} // namespace

OwnArt::OwnArt(const std::string& svg)
{
    if (svg.empty())
        return;
    svg_ = std::make_shared<const std::string>(svg);
    digest_ = QCryptographicHash::hash(QByteArray::fromRawData(svg.data(), qsizetype(svg.size())),
                                       QCryptographicHash::Sha256);
}

OwnArt::OwnArt(const PictureRef& picture, const std::string& otherwise)
    : OwnArt(otherwise)
{
    setPicture(picture);
}

OwnArt::OwnArt(const goldrush::TileDesign& tile)
    : OwnArt(tile.picture ? OwnArt(*tile.picture, tile.art) : OwnArt(tile.art))
{
}

OwnArt::OwnArt(const goldrush::PicturedParts& pictures, goldrush::SetPart part)
{
    const PictureRef* picture = pictures.find(part);
    if (!picture)
        return;
    // A back is a tile.
    isWhole_ = part.kind != goldrush::SetPart::Kind::Back;
    setPicture(*picture);
}

void OwnArt::setPicture(const PictureRef& picture)
{
    picture_.emplace(picture).extra.clear();
    digest_.append(reinterpret_cast<const char*>(picture.digest.data()), qsizetype(picture.digest.size()));
    digest_.append(
        static_cast<char>(8 * (isWhole_ ? 1 : 0) + 2 * index(picture.turned) + (picture.isMirrored ? 1 : 0)));
}

std::optional<OwnArt::Drawing> OwnArt::drawing(const PictureStore& store) const
{
    const std::optional<std::string> bytes = picture_ ? store.find(*picture_) : std::nullopt;
    if (!bytes || !isOfType(*bytes, picture_->type))
        return svg_ ? std::optional(Drawing{*svg_, false}) : std::nullopt;
    std::string svg = isPixels() ? aroundPixels(*bytes, picture_->type, isWhole_)
                      : isWhole_ ? goldrush::wholeArt(*bytes)
                                 : *bytes;
    if (picture_->isMirrored)
        svg = goldrush::mirroredArt(svg);
    if (picture_->turned != Rotation::R0)
        svg = goldrush::turnedArt(svg, picture_->turned);
    return Drawing{std::move(svg), isPixels()};
}

} // namespace lodeline::art
