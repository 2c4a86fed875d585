// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include <algorithm>

namespace lodeline::art {

namespace {

// Draws only when asked and at the size asked, so that a window full of icons starts at once.
class SvgIconEngine : public QIconEngine
{
public:
    SvgIconEngine(QByteArray normal, QByteArray disabled)
        : normal_(std::move(normal))
        , disabled_(std::move(disabled))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const int side = std::min(rect.width(), rect.height());
        QRect square(0, 0, side, side);
        square.moveCenter(rect.center());
        QSvgRenderer(mode == QIcon::Disabled ? disabled_ : normal_).render(painter, square);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QList<QSize> availableSizes(QIcon::Mode /*mode*/, QIcon::State /*state*/) override
    {
        return {{16, 16}, {24, 24}, {32, 32}, {48, 48}, {64, 64}, {128, 128}, {256, 256}};
    }

    bool isNull() override { return normal_.isEmpty(); }
    QIconEngine* clone() const override { return new SvgIconEngine(*this); }

private:
    QByteArray normal_;
    QByteArray disabled_;
};

QIcon iconOf(const QString& name, const QColor& normal, const QColor& disabled)
{
    QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray svg = file.readAll();
    const auto coloured = [&](const QColor& colour) {
        return QByteArray(svg).replace("currentColor", colour.name().toLatin1());
    };
    return QIcon(new SvgIconEngine(coloured(normal), coloured(disabled)));
}

} // namespace

QIcon icon(const QString& name, const QPalette& palette)
{
    return iconOf(name, palette.color(QPalette::Active, QPalette::ButtonText),
                  palette.color(QPalette::Disabled, QPalette::ButtonText));
}

QIcon appIcon()
{
    return iconOf(QStringLiteral("lodeline"), Qt::black, Qt::gray);
}

} // namespace lodeline::art
