// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/paint/tilesahead.h"

#include "app/goldrush/board/paint/boardstyle.h"

#include <QImage>

#include <algorithm>
#include <utility>

namespace lodeline::goldrush {

TilesAhead::TilesAhead(BoardStyle& style, QObject* parent)
    : QObject(parent)
    , style_(style)
{
}

bool TilesAhead::want(int design, Rotation rotation, QSize px)
{
    const Picture picture{design, rotation, px};
    if (style_.tiles->bringsPicture(design))
        return false;
    if (std::ranges::find(wanted_, picture) == wanted_.end())
        wanted_.push_back(picture);
    return true;
}

void TilesAhead::endFrame()
{
    if (wanted_.empty() || work_.isRunning())
        return;
    wanted_.resize(std::min(wanted_.size(), kAtOnce));
    std::vector<art::TilePixmaps::Job> jobs;
    for (const Picture& next : wanted_)
        jobs.push_back(style_.tiles->job(next.design, next.rotation, next.px));
    work_.run(
        [jobs = std::move(jobs)](const std::stop_token& stop) {
            std::vector<art::TilePixmaps::Painted> images;
            for (const art::TilePixmaps::Job& job : jobs)
                if (!stop.stop_requested())
                    images.push_back(job());
            return images;
        },
        [this, pictures = std::exchange(wanted_, {})](const std::vector<art::TilePixmaps::Painted>& images) {
            for (std::size_t i = 0; i < images.size(); ++i)
                style_.tiles->keep(pictures[i].design, pictures[i].rotation, images[i]);
            emit painted();
        });
}

void TilesAhead::forget()
{
    wanted_.clear();
    work_.forget();
}

} // namespace lodeline::goldrush
