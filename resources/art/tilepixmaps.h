// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"
#include "resources/art/own/shown.h"
#include "resources/art/theme/theme.h"

#include <QImage>
#include <QPixmap>
#include <QSize>

#include <functional>
#include <memory>

namespace lodeline::art {

struct Layout;

// The painted tiles of one set in one theme: opaque pixmaps in physical pixels (device pixel ratio 1), kept
// until their bytes exceed the limit, then the ones used longest ago go first. For the GUI thread. While a
// picture that a tile brings along is not painted yet, another stands in its place: ask again after
// `OwnPictures::changed`.
class TilePixmaps
{
public:
    static constexpr qsizetype kDefaultLimit = qsizetype{16} << 20; // bytes

    explicit TilePixmaps(const goldrush::TileSet& set, const Theme& theme = Theme::light(),
                         qsizetype limit = kDefaultLimit);
    ~TilePixmaps();
    TilePixmaps(const TilePixmaps&) = delete;
    TilePixmaps& operator=(const TilePixmaps&) = delete;

    // `design` is an index into TileSet::tiles. Sides are clamped to 1..kLargest px.
    QPixmap exact(int design, Rotation rotation, QSize px);
    // Whether `exact` would return at once.
    bool hasExact(int design, Rotation rotation, QSize px) const;
    // Whether the design has a picture of its own, which may come later.
    bool bringsPicture(int design) const;
    // What paints it in any thread, without a look at this; null where there is no such design.
    struct Painted
    {
        QImage image;
        bool isFinal = true;                  // else its own picture is still being painted
        Shown symbols = Shown::Final;         // those that the set has pictures of
        int revision = 0;                     // of these pictures
        std::shared_ptr<const Layout> layout; // where one was needed
    };
    using Job = std::function<Painted()>;
    Job job(int design, Rotation rotation, QSize px) const;
    // What a job has painted, in the theme that is still the same.
    void keep(int design, Rotation rotation, Painted painted);

    void setTheme(const Theme& theme); // drops everything painted
    const Theme& theme() const;
    int designCount() const;
    qsizetype bytes() const;
    qint64 paintings() const; // how many pictures were painted so far
    qsizetype limit() const;
    void setLimit(qsizetype bytes);

    static constexpr int kLargest = 2048; // px

private:
    struct Private;
    std::unique_ptr<Private> d_;
};

} // namespace lodeline::art
