// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/pictures/picturedparts.h"
#include "engine/goldrush/rules/tile.h"
#include "resources/art/theme/theme.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>

namespace lodeline::art {
class TilePixmaps;
}

namespace lodeline::goldrush::editor {

// One tile in all four rotations, side by side, each with its degrees below; as large as the width allows.
// After a change the first is painted at once, and the others follow one by one in place of their old
// pictures.
class RotationRow : public QWidget
{
    Q_OBJECT

public:
    explicit RotationRow(QWidget* parent = nullptr);
    ~RotationRow() override;

    void setTile(const std::optional<TileDesign>& design);
    void setParts(const PicturedParts& parts); // of the set, for its symbols
    void setTheme(const art::Theme& theme);
    // What stands there instead of a tile.
    void setPlaceholder(const QString& text);
    const std::optional<TileDesign>& tile() const { return design_; }
    // Where the picture of a rotation is, in pixels of the widget.
    QRect pictureRect(Rotation rotation) const;
    // Whether all four are of the tile as it is now.
    bool isComplete() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int captionHeight() const;
    void forget();
    QSize pixelsOf(Rotation rotation) const; // physical
    void paintPicture(QPainter& painter, Rotation rotation);
    void paintNext();

    std::optional<TileDesign> design_;
    PicturedParts parts_;
    art::Theme theme_;
    QString placeholder_;
    std::unique_ptr<art::TilePixmaps> pixmaps_; // of the tile as it is now
    std::array<QPixmap, kRotations> shown_;     // may be older
    QTimer timer_;
};

} // namespace lodeline::goldrush::editor
