// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/severityicon.h"

#include <QIconEngine>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lodeline::goldrush::editor {
namespace {

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

QColor colourOf(std::optional<Severity> severity, bool dark)
{
    if (!severity)
        return dark ? QColor(0x6cc07a) : QColor(0x2e7d3c);
    switch (*severity) {
    case Severity::Error:
        return dark ? QColor(0xff7b6b) : QColor(0xc0281c);
    case Severity::Warning:
        return dark ? QColor(0xf0b94a) : QColor(0x9a6100);
    case Severity::Note:
        break;
    }
    return dark ? QColor(0x7fb8f0) : QColor(0x1f67a8);
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
    SeverityIconEngine(std::optional<Severity> severity, QPalette palette)
        : severity_(severity)
        , palette_(std::move(palette))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode /*mode*/, QIcon::State /*state*/) override
    {
        paintSeverity(*painter, rect, severity_, palette_);
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
    QPalette palette_;
};

} // namespace

void paintSeverity(QPainter& painter, const QRectF& rect, std::optional<Severity> severity,
                   const QPalette& palette)
{
    const bool dark = isDark(palette);
    const double side = std::min(rect.width(), rect.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    painter.scale(side / 16, side / 16);
    const QColor colour = colourOf(severity, dark);
    painter.setBrush(colour);
    painter.setPen(QPen(colour, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    paintShape(painter, severity);
    painter.setPen(QPen(dark ? Qt::black : Qt::white, 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    paintGlyph(painter, severity);
    painter.restore();
}

QIcon severityIcon(std::optional<Severity> severity, const QPalette& palette)
{
    return QIcon(new SeverityIconEngine(severity, palette));
}

} // namespace lodeline::goldrush::editor
