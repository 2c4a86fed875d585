// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPen>

#include <vector>

namespace lodeline::ui {

// What `SvgDevice` paints with.
class SvgEngine : public QPaintEngine
{
public:
    SvgEngine(int decimals, QByteArray prefix);

    bool begin(QPaintDevice* device) override;
    bool end() override { return true; }
    Type type() const override { return SVG; }
    void updateState(const QPaintEngineState& now) override;
    void drawPath(const QPainterPath& path) override;
    void drawEllipse(const QRectF& box) override;
    using QPaintEngine::drawEllipse;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    using QPaintEngine::drawPolygon;
    void drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) override;
    void drawImage(const QRectF& target, const QImage& image, const QRectF& source,
                   Qt::ImageConversionFlags flags) override;

    // Behind what was drawn, in no clip.
    void addPlain(const QByteArray& markup);
    QByteArray markup() const;

private:
    struct DrawnPicture
    {
        QByteArray id;
        QPointF at;
    };

    QByteArray define(const QByteArray& element, const QByteArray& attributes, const QByteArray& content);
    QByteArray colour(const QByteArray& property, const QColor& colour) const;
    QByteArray paint(const QByteArray& property, const QBrush& brush, const QTransform& drawn);
    QByteArray fill(const QBrush& brush, const QTransform& drawn);
    QByteArray stroke(const QTransform& drawn);
    void clipTo(const QPainterPath& path, Qt::ClipOperation operation);
    void drawPicture(const QImage& image, const QTransform& place);
    void write(const QByteArray& element);
    void leaveClip();
    bool keepsShape() const;

    int decimals_;
    QByteArray prefix_;
    QPen pen_;
    QBrush brush_;
    QTransform transform_;
    double opacity_ = 1;
    bool clips_ = true;                        // whether the clip counts
    QByteArray clip_;                          // the id of the current one; empty for none
    QByteArray open_;                          // the clip of the group that is open
    QHash<QByteArray, QByteArray> ids_;        // of what is defined
    QHash<QByteArray, DrawnPicture> pictures_; // by all but where they are
    QByteArray definitions_;
    QByteArray drawn_;
};

} // namespace lodeline::ui
