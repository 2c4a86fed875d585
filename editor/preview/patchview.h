// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/patch.h"

#include <QWidget>

namespace lodeline::goldrush::editor {

class DesignPictures;

// A tile among neighbours on a square of the table, seen from above; the tile in the middle is framed.
class PatchView : public QWidget
{
    Q_OBJECT

public:
    // The pictures have to live as long as this.
    explicit PatchView(DesignPictures& pictures, QWidget* parent = nullptr);

    void setPatch(std::vector<PatchTile> patch, int radius);
    void setPlaceholder(const QString& text); // where there is no patch
    const std::vector<PatchTile>& patch() const { return patch_; }

    // How many squares the patch may reach from the middle so that its tiles can still be made out.
    int fittingRadius() const;
    // Whether all that is seen is painted.
    bool isComplete() const { return complete_; }

    QSize sizeHint() const override { return {370, 370}; }
    QSize minimumSizeHint() const override { return {96, 96}; }

signals:
    void resized();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    int columns() const { return 2 * radius_ + 1; }
    QRect table() const;
    int tilePixels() const; // physical
    QRectF squareAt(Position at) const;
    void paintOpenSquares(QPainter& painter) const;
    QString tipAt(QPointF point) const;

    DesignPictures& pictures_;
    std::vector<PatchTile> patch_;
    QString placeholder_;
    int radius_ = 0;
    bool complete_ = true;
};

} // namespace lodeline::goldrush::editor
