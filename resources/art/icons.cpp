// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/icons.h"

#include "resources/art/draw/finished.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>

namespace lodeline::art {

namespace {

// A drawing in one colour, and the name under which its pixmaps are kept.
struct Drawing
{
    QByteArray svg;
    QString name;
};

// Draws only when asked and at the size asked, so that a window full of icons starts at once, and once for
// all the toolbars and forms that show it.
class SvgIconEngine : public QIconEngine
{
public:
    SvgIconEngine(Drawing normal, Drawing disabled)
        : normal_(std::move(normal))
        , disabled_(std::move(disabled))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const int side = std::min(rect.width(), rect.height());
        QRect square(0, 0, side, side);
        square.moveCenter(rect.center());
        QSvgRenderer(drawing(mode).svg).render(painter, square);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        const QString key =
            QStringLiteral("%1 %2x%3").arg(drawing(mode).name).arg(size.width()).arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        const QPixmap kept = finished(pixmap);
        QPixmapCache::insert(key, kept);
        return kept;
    }

    QList<QSize> availableSizes(QIcon::Mode /*mode*/, QIcon::State /*state*/) override
    {
        return {{16, 16}, {24, 24}, {32, 32}, {48, 48}, {64, 64}, {128, 128}, {256, 256}};
    }

    bool isNull() override { return normal_.svg.isEmpty(); }
    QIconEngine* clone() const override { return new SvgIconEngine(*this); }

private:
    const Drawing& drawing(QIcon::Mode mode) const { return mode == QIcon::Disabled ? disabled_ : normal_; }

    Drawing normal_;
    Drawing disabled_;
};

QIcon iconOf(const QString& name, const QColor& normal, const QColor& disabled)
{
    const QString path = QStringLiteral(":/icons/%1.svg").arg(name);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray svg = file.readAll();
    const auto coloured = [&](const QColor& colour) {
        return Drawing{QByteArray(svg).replace("currentColor", colour.name().toLatin1()),
                       path + u' ' + colour.name()};
    };
    return QIcon(new SvgIconEngine(coloured(normal), coloured(disabled)));
}

QString asRead(const QString& name)
{
    const QString undo = QStringLiteral("undo");
    const QString redo = QStringLiteral("redo");
    if (QGuiApplication::layoutDirection() != Qt::RightToLeft || (name != undo && name != redo))
        return name;
    return name == undo ? redo : undo;
}

} // namespace

QIcon icon(const QString& name, const QPalette& palette)
{
    return iconOf(asRead(name), palette.color(QPalette::Active, QPalette::ButtonText),
                  palette.color(QPalette::Disabled, QPalette::ButtonText));
}

QIcon appIcon()
{
    return iconOf(QStringLiteral("lodeline"), {}, {});
}

} // namespace lodeline::art
