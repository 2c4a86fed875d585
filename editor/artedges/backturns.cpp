// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/artedges/backturns.h"

#include "engine/goldrush/files/problems.h"
#include "resources/art/own/ownpictures.h"

#include <QTransform>

#include <algorithm>
#include <cstdlib>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kPainted = 192; // px a side
constexpr int kCompared = 20; // px a side
constexpr int kSeen = 40;     // of 255, of one channel
constexpr int kFewest = 3;    // px that differ so much

bool differ(QRgb a, QRgb b)
{
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                     std::abs(qBlue(a) - qBlue(b))}) > kSeen;
}

const PictureRef* backOf(const TileSet& set)
{
    return set.pictures.find({SetPart::Kind::Back});
}

} // namespace

bool looksOtherwiseTurned(const QImage& picture)
{
    const QImage small = picture.scaled(kCompared, kCompared, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                             .convertToFormat(QImage::Format_ARGB32_Premultiplied);
    for (const int degrees : {90, 180}) {
        const QImage turned = small.transformed(QTransform().rotate(degrees));
        int different = 0;
        for (int y = 0; y < kCompared; ++y)
            for (int x = 0; x < kCompared; ++x)
                different += differ(small.pixel(x, y), turned.pixel(x, y)) ? 1 : 0;
        if (different >= kFewest)
            return true;
    }
    return false;
}

BackTurns::BackTurns(QObject* parent)
    : QObject(parent)
{
}

void BackTurns::look(const TileSet& set)
{
    const PictureRef* back = backOf(set);
    if (back == nullptr || looking_.isRunning())
        return;
    const art::OwnArt art(set.pictures, {SetPart::Kind::Back});
    // One that was not shown may come.
    if (seen_ == *back && (turned_ != Turned::NotShown || art::ownPictures().refusal(art)))
        return;
    const auto work = [art](const std::stop_token& /*stop*/) {
        const QImage picture = art::ownPictures().await(art, {kPainted, kPainted}).image;
        if (picture.isNull())
            return Turned::NotShown;
        return looksOtherwiseTurned(picture) ? Turned::Otherwise : Turned::Alike;
    };
    looking_.run(work, [this, picture = *back](Turned turned) {
        seen_ = picture;
        turned_ = turned;
        emit changed();
    });
}

std::vector<Finding> BackTurns::notes(const TileSet& set) const
{
    const PictureRef* back = backOf(set);
    if (back == nullptr || turned_ != Turned::Otherwise || seen_ != *back)
        return {};
    Finding note;
    note.problem = {Severity::Note, SetProblem::BackTellsRotation, "/pictures/back", {}};
    return {note};
}

} // namespace lodeline::goldrush::editor
