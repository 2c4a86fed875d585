// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/artfolder/folderpictures.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>

namespace lodeline::goldrush::editor {
namespace {

// The better ones first.
constexpr std::array<QStringView, 5> kEndings{u"svg", u"png", u"webp", u"jpg", u"jpeg"};

std::size_t rankOf(const QString& file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    return static_cast<std::size_t>(std::ranges::find(kEndings, ending) - kEndings.begin());
}

std::string idFor(const QString& name, const TileSet& set)
{
    std::string alike;
    int count = 0;
    for (const TileDesign& tile : set.tiles) {
        const QString id = QString::fromStdString(tile.id);
        if (id == name)
            return tile.id;
        if (id.compare(name, Qt::CaseInsensitive) != 0)
            continue;
        alike = tile.id;
        ++count;
    }
    return count == 1 ? alike : std::string();
}

bool isForSome(const FolderPicture& picture)
{
    return !picture.id.empty() || picture.part;
}

// Of those that are for nothing, the last.
void leaveOutTooMany(std::vector<FolderPicture>& pictures)
{
    auto room = std::ptrdiff_t{kMaxFolderPictures} - std::ranges::count_if(pictures, isForSome);
    std::erase_if(pictures, [&room](const FolderPicture& one) { return !isForSome(one) && --room < 0; });
}

void givePicture(TileDesign& tile, const ImportedArt& art, ArtLayers above)
{
    if (!tile.hasOwnPicture())
        tile.above = art.svg.above.value_or(above);
    giveArtAgain(tile, art);
}

} // namespace

std::vector<FolderPicture> picturesIn(const QString& folder, const TileSet& set)
{
    QStringList patterns;
    for (const QStringView ending : kEndings)
        patterns << QStringLiteral("*.%1").arg(ending);
    return picturesFor(QDir(folder).entryList(patterns, QDir::Files, QDir::Name | QDir::IgnoreCase), set);
}

std::vector<FolderPicture> picturesFor(const QStringList& files, const TileSet& set)
{
    std::vector<FolderPicture> pictures;
    std::map<std::pair<std::string, std::optional<SetPart>>, QString> best;
    for (const QString& file : files) {
        FolderPicture picture;
        picture.file = file;
        const QString name = QFileInfo(file).completeBaseName();
        picture.id = idFor(name, set);
        if (picture.id.empty())
            picture.part = setPartFromString(name.toLower().toStdString());
        if (isForSome(picture)) {
            const auto [other, isFirst] = best.try_emplace({picture.id, picture.part}, file);
            if (!isFirst && rankOf(file) < rankOf(other->second))
                other->second = file;
        }
        pictures.push_back(std::move(picture));
    }
    leaveOutTooMany(pictures);
    for (FolderPicture& picture : pictures) {
        if (!isForSome(picture))
            continue;
        const QString& taken = best.at({picture.id, picture.part});
        picture.fate = taken == picture.file ? FolderFate::Waiting : FolderFate::Outdone;
        if (picture.fate == FolderFate::Outdone)
            picture.instead = taken;
    }
    return pictures;
}

FolderPicture readPicture(FolderPicture picture, const QString& folder, const TileSet& set,
                          const std::stop_token& stop)
{
    // A back fills its square, as tiles do.
    const bool isWhole = picture.part && picture.part->kind != SetPart::Kind::Back;
    ImportedArt art =
        importArtFile(QDir(folder).filePath(picture.file), stop, isWhole ? Square::Whole : Square::Middle);
    picture.art = picture.part ? allInStore(std::move(art)) : inStore(std::move(art));
    picture.fate = picture.art.isUsable() ? FolderFate::Taken : FolderFate::Refused;
    if (picture.part) {
        const PictureRef* before = set.pictures.find(*picture.part);
        if (before && picture.art.picture == *before)
            picture.fate = FolderFate::Same;
        return picture;
    }
    const auto tile = std::ranges::find(set.tiles, picture.id, &TileDesign::id);
    if (picture.fate == FolderFate::Taken && tile != set.tiles.end()) {
        TileDesign with = *tile;
        giveArtAgain(with, picture.art);
        if (with == *tile)
            picture.fate = FolderFate::Same;
    }
    return picture;
}

void takePictures(TileSet& set, const std::vector<FolderPicture>& pictures, ArtLayers above)
{
    for (const FolderPicture& picture : pictures) {
        const auto tile = std::ranges::find(set.tiles, picture.id, &TileDesign::id);
        if (picture.fate == FolderFate::Taken && picture.part && picture.art.picture)
            set.pictures.parts[*picture.part] = *picture.art.picture;
        else if (picture.fate == FolderFate::Taken && tile != set.tiles.end())
            givePicture(*tile, picture.art, above);
    }
}

} // namespace lodeline::goldrush::editor
