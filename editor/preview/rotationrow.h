// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/preview/designpictures.h"

#include <QWidget>

#include <array>
#include <optional>

namespace lodeline::goldrush::editor {

// One tile in all four rotations, side by side, each with its degrees below; as large as the width allows.
// After a change they follow in place of their old pictures, so that the drawing does not wait for them;
// of another tile the first is painted at once.
class RotationRow : public QWidget
{
    Q_OBJECT

public:
    explicit RotationRow(QWidget* parent = nullptr);

    void setTile(const std::optional<TileDesign>& design);
    void setParts(const PicturedParts& parts); // of the set, for its symbols
    void setTheme(const art::Theme& theme);
    // What stands there instead of a tile.
    void setPlaceholder(const QString& text);
    const std::optional<TileDesign>& tile() const { return design_; }
    // Where the picture of a rotation is, in pixels of the widget.
    QRect pictureRect(Rotation rotation) const;
    // Whether all four are of the tile as it is now.
    bool isComplete() const { return !design_ || isComplete_; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int captionHeight() const;
    void showTile();
    bool renew(QPixmap& shown, Rotation rotation);
    void paintPicture(QPainter& painter, Rotation rotation);

    std::optional<TileDesign> design_;
    PicturedParts parts_;
    QString placeholder_;
    DesignPictures pictures_;               // of the tile alone, as it is now
    std::array<QPixmap, kRotations> shown_; // may be older
    bool isComplete_ = false;
};

} // namespace lodeline::goldrush::editor
