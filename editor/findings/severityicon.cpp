// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/findings/severityicon.h"

#include <QIconEngine>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lodeline::desk {
namespace {

QColor colourOf(std::optional<Severity> severity, const art::MarkColours& colours)
{
    if (!severity)
        return colours.fine;
    switch (*severity) {
    case Severity::Error:
        return colours.error;
    case Severity::Warning:
        return colours.warning;
    case Severity::Note:
        break;
    }
    return colours.note;
}

QPolygonF octagon()
{
    QPolygonF corners;
    for (int i = 0; i < 8; ++i) {
        const double angle = (i + 0.5) * std::numbers::pi / 4;
        corners << QPointF(7.6 * std::cos(angle), 7.6 * std::sin(angle));
    }
    return corners;
}

// In a square of 16 around the middle.
void paintShape(QPainter& painter, std::optional<Severity> severity)
{
    if (severity == Severity::Error)
        painter.drawPolygon(octagon());
    else if (severity == Severity::Warning)
        painter.drawPolygon(QPolygonF({{0, -7}, {7.4, 6.4}, {-7.4, 6.4}}));
    else
        painter.drawEllipse(QPointF(0, 0), 7.2, 7.2);
}

void paintGlyph(QPainter& painter, std::optional<Severity> severity)
{
    if (!severity) {
        painter.drawPolyline(QPolygonF({{-3.4, 0.2}, {-0.9, 2.9}, {3.6, -2.6}}));
    } else if (*severity == Severity::Error) {
        painter.drawLine(QLineF(-2.7, -2.7, 2.7, 2.7));
        painter.drawLine(QLineF(-2.7, 2.7, 2.7, -2.7));
    } else if (*severity == Severity::Warning) {
        painter.drawLine(QLineF(0, -2.6, 0, 1.6));
        painter.drawPoint(QPointF(0, 4.2));
    } else {
        painter.drawPoint(QPointF(0, -3.6));
        painter.drawLine(QLineF(0, -0.6, 0, 3.8));
    }
}

class SeverityIconEngine : public QIconEngine
{
public:
    SeverityIconEngine(std::optional<Severity> severity, const art::MarkColours& colours)
        : severity_(severity)
        , colours_(colours)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode /*mode*/, QIcon::State /*state*/) override
    {
        paintSeverity(*painter, rect, severity_, colours_);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new SeverityIconEngine(*this); }

private:
    std::optional<Severity> severity_;
    art::MarkColours colours_;
};

} // namespace

void paintSeverity(QPainter& painter, const QRectF& rect, std::optional<Severity> severity,
                   const art::MarkColours& colours)
{
    const double side = std::min(rect.width(), rect.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    painter.scale(side / 16, side / 16);
    const QColor colour = colourOf(severity, colours);
    painter.setBrush(colour);
    painter.setPen(QPen(colour, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    paintShape(painter, severity);
    painter.setPen(QPen(colours.glyph, 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    paintGlyph(painter, severity);
    painter.restore();
}

void paintChosenSeverity(QPainter& painter, const QRectF& rect, std::optional<Severity> severity,
                         const art::MarkColours& colours, const QPalette& palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.base());
    painter.drawEllipse(rect.adjusted(-2, -2, 2, 2));
    painter.restore();
    paintSeverity(painter, rect, severity, colours);
}

QIcon severityIcon(std::optional<Severity> severity, const art::MarkColours& colours)
{
    return QIcon(new SeverityIconEngine(severity, colours));
}

} // namespace lodeline::desk
