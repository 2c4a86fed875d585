// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/setcontent.h"

#include "engine/goldrush/design/art/missingpictures.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "engine/goldrush/files/tilesetjson.h"

#include <QJsonArray>

#include <utility>

namespace lodeline::goldrush::editor {
namespace {

// The pictures stand apart: together with them the text of a set may be too long to be read.
QJsonArray takePictures(TileSet& set)
{
    QJsonArray pictures;
    for (TileDesign& tile : set.tiles)
        pictures.append(QString::fromStdString(std::exchange(tile.art, std::string())));
    return pictures;
}

void putPictures(const QJsonArray& pictures, TileSet& set)
{
    qsizetype next = 0;
    for (TileDesign& tile : set.tiles) {
        const std::string picture = pictures.at(next++).toString().toStdString();
        if (!picture.empty())
            tile.art = picture;
    }
}

} // namespace

SetContent::SetContent(TileSet set)
    : set_(std::move(set))
{
}

std::string_view SetContent::format() const
{
    return kTileSetFormat;
}

std::string SetContent::text() const
{
    return writeTileSet(set_);
}

std::size_t SetContent::mostBytes() const
{
    return kMaxFileBytes;
}

std::vector<PictureRef> SetContent::pictures() const
{
    return picturesOf(set_);
}

QJsonObject SetContent::kept() const
{
    TileSet set = set_;
    const QJsonArray pictures = takePictures(set);
    return {{QStringLiteral("pictures"), pictures},
            {QStringLiteral("set"), QString::fromStdString(writeTileSet(set))}};
}

const TileSet& setOf(const desk::Content& content)
{
    return dynamic_cast<const SetContent&>(content).set();
}

Result<desk::ContentPtr> readSet(std::string_view text)
{
    return parseTileSetDraft(text).map([](LoadedTileSet loaded) -> desk::ContentPtr {
        return std::make_shared<SetContent>(std::move(loaded.set));
    });
}

Result<desk::ContentPtr> readKeptSet(const QJsonObject& kept)
{
    return parseTileSetDraft(kept[QStringLiteral("set")].toString().toStdString())
        .map([&kept](LoadedTileSet loaded) -> desk::ContentPtr {
            putPictures(kept[QStringLiteral("pictures")].toArray(), loaded.set);
            return std::make_shared<SetContent>(std::move(loaded.set));
        });
}

} // namespace lodeline::goldrush::editor
