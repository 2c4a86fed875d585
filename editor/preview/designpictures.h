// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"
#include "resources/art/theme/theme.h"
#include "ui/work/background.h"

#include <QObject>
#include <QPixmap>
#include <QTimer>

#include <deque>
#include <memory>
#include <vector>

namespace lodeline::art {
class TilePixmaps;
}

namespace lodeline::goldrush::editor {

// The painted tiles of a set that is being edited. What did not change stays painted; what is missing is
// painted beside the window, a few pictures at a time, so that no edit waits for them. Drafts have pictures
// too.
class DesignPictures : public QObject
{
    Q_OBJECT

public:
    explicit DesignPictures(QObject* parent = nullptr);
    ~DesignPictures() override;

    void setTiles(const std::vector<TileDesign>& tiles, const PicturedParts& parts);
    void setTheme(const art::Theme& theme);
    const art::Theme& theme() const { return theme_; }
    const std::vector<TileDesign>& tiles() const { return tiles_; }

    // The picture in physical pixels (512 a side at most), `design` an index into the tiles. A null pixmap
    // when it is not there yet: then it is painted soon and `changed` tells.
    QPixmap picture(int design, Rotation rotation, int px);
    // The same, painted now where it is not there.
    QPixmap pictureAtOnce(int design, Rotation rotation, int px);
    bool isDone() const { return wanted_.empty() && !work_.isRunning(); }

signals:
    // Other pictures than before: to be asked for again.
    void changed();

private:
    struct Wanted
    {
        int design = 0;
        Rotation rotation = Rotation::R0;
        int px = 0;

        friend bool operator==(const Wanted&, const Wanted&) = default;
    };
    // What is being painted, and where it goes.
    struct Task
    {
        std::shared_ptr<art::TilePixmaps> pixmaps;
        Rotation rotation = Rotation::R0;
    };
    struct Painted
    {
        std::shared_ptr<art::TilePixmaps> pixmaps; // of this design alone; null until it is asked for
        std::uint64_t used = 0;
    };

    Painted takeOld(const TileDesign& tile, std::size_t near);
    art::TilePixmaps& pixmapsOf(int design);
    void forgetOldest();
    bool has(int design) const { return design >= 0 && static_cast<std::size_t>(design) < tiles_.size(); }
    void paintNext();

    art::Theme theme_;
    std::vector<TileDesign> tiles_;
    PicturedParts parts_;
    std::vector<Painted> painted_; // by tile
    std::deque<Wanted> wanted_;
    std::uint64_t clock_ = 0;
    QTimer soon_; // when all that a view misses is known
    std::vector<Task> tasks_;
    ui::Background work_;
};

} // namespace lodeline::goldrush::editor
