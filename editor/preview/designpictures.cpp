// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/designpictures.h"

#include "editor/preview/drawabletile.h"
#include "resources/art/own/ownpictures.h"
#include "resources/art/tilepainter.h"
#include "resources/art/tilepixmaps.h"

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

constexpr std::size_t kAtOnce = 4; // so that pictures no longer wanted delay the next ones little
constexpr qsizetype kBytesOfADesign = qsizetype{1} << 20;
constexpr int kLargest = 512;            // px: one picture still fits
constexpr std::ptrdiff_t kMostKept = 96; // designs

} // namespace

DesignPictures::DesignPictures(QObject* parent)
    : QObject(parent)
{
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &DesignPictures::paintNext);
    connect(&art::ownPictures(), &art::OwnPictures::changed, this, &DesignPictures::changed);
}

DesignPictures::~DesignPictures() = default;

DesignPictures::Painted DesignPictures::takeOld(const TileDesign& tile, std::size_t near)
{
    std::size_t old = near;
    if (old >= tiles_.size() || tiles_[old].id != tile.id)
        old = static_cast<std::size_t>(std::ranges::find(tiles_, tile.id, &TileDesign::id) - tiles_.begin());
    if (old < tiles_.size() && art::samePicture(tiles_[old], tile))
        return painted_[old];
    return {};
}

void DesignPictures::setTiles(const std::vector<TileDesign>& tiles, const PicturedParts& parts)
{
    if (tiles == tiles_ && parts == parts_)
        return;
    if (parts != parts_)
        std::ranges::fill(painted_, Painted());
    parts_ = parts;
    std::vector<Painted> painted;
    painted.reserve(tiles.size());
    for (std::size_t i = 0; i < tiles.size(); ++i)
        painted.push_back(takeOld(tiles[i], i));
    painted_ = std::move(painted);
    tiles_ = tiles;
    wanted_.clear();
    emit changed();
}

void DesignPictures::setTheme(const art::Theme& theme)
{
    if (theme == theme_)
        return;
    theme_ = theme;
    work_.forget();
    for (const Painted& painted : painted_)
        if (painted.pixmaps)
            painted.pixmaps->setTheme(theme);
    emit changed();
}

QPixmap DesignPictures::picture(int design, Rotation rotation, int px)
{
    if (!has(design) || px < 1)
        return {};
    const Wanted wanted{design, rotation, std::min(px, kLargest)};
    const QSize size(wanted.px, wanted.px);
    if (painted_[static_cast<std::size_t>(design)].pixmaps) {
        art::TilePixmaps& pixmaps = pixmapsOf(design);
        if (pixmaps.hasExact(0, rotation, size))
            return pixmaps.exact(0, rotation, size);
    }
    if (std::ranges::find(wanted_, wanted) == wanted_.end())
        wanted_.push_back(wanted);
    if (!work_.isRunning())
        soon_.start();
    return {};
}

QPixmap DesignPictures::pictureAtOnce(int design, Rotation rotation, int px)
{
    if (!has(design) || px < 1)
        return {};
    const int side = std::min(px, kLargest);
    return pixmapsOf(design).exact(0, rotation, {side, side});
}

art::TilePixmaps& DesignPictures::pixmapsOf(int design)
{
    const auto index = static_cast<std::size_t>(design);
    if (!painted_[index].pixmaps) {
        forgetOldest();
        TileSet alone;
        alone.tiles = {drawableTile(tiles_[index])};
        alone.pictures = parts_;
        painted_[index].pixmaps = std::make_shared<art::TilePixmaps>(alone, theme_, kBytesOfADesign);
    }
    painted_[index].used = ++clock_;
    return *painted_[index].pixmaps;
}

void DesignPictures::forgetOldest()
{
    const auto isKept = [](const Painted& painted) { return painted.pixmaps != nullptr; };
    if (std::ranges::count_if(painted_, isKept) < kMostKept)
        return;
    const auto age = [&](const Painted& painted) { return isKept(painted) ? painted.used : clock_ + 1; };
    std::ranges::min_element(painted_, {}, age)->pixmaps.reset();
}

void DesignPictures::paintNext()
{
    if (work_.isRunning())
        return;
    tasks_.clear();
    std::vector<art::TilePixmaps::Job> jobs;
    while (!wanted_.empty() && jobs.size() < kAtOnce) {
        const Wanted next = wanted_.front();
        wanted_.pop_front();
        const art::TilePixmaps& pixmaps = pixmapsOf(next.design);
        const QSize size(next.px, next.px);
        if (pixmaps.hasExact(0, next.rotation, size))
            continue; // was asked for again while it was being painted
        jobs.push_back(pixmaps.job(0, next.rotation, size));
        tasks_.push_back({painted_[static_cast<std::size_t>(next.design)].pixmaps, next.rotation});
    }
    if (jobs.empty())
        return;
    work_.run(
        [jobs = std::move(jobs)](const std::stop_token& stop) {
            std::vector<art::TilePixmaps::Painted> images;
            for (const art::TilePixmaps::Job& job : jobs)
                if (!stop.stop_requested())
                    images.push_back(job());
            return images;
        },
        [this](const std::vector<art::TilePixmaps::Painted>& images) {
            for (std::size_t i = 0; i < images.size(); ++i)
                tasks_[i].pixmaps->keep(0, tasks_[i].rotation, images[i]);
            paintNext();
            emit changed();
        });
}

} // namespace lodeline::goldrush::editor
