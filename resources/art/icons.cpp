// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/icons.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace lodeline::art {

namespace {

QByteArray source(const QString& name)
{
    QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QPixmap render(const QByteArray& svg, int px)
{
    QPixmap pixmap(px, px);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(svg).render(&painter, QRectF(0, 0, px, px));
    return pixmap;
}

constexpr int kIconSizes[] = {16, 22, 24, 32, 48, 64, 96, 128};

} // namespace

QIcon icon(const QString& name, const QPalette& palette)
{
    const QByteArray svg = source(name);
    QIcon icon;
    if (svg.isEmpty())
        return icon;
    const auto add = [&](QPalette::ColorGroup group, QIcon::Mode mode) {
        QByteArray coloured = svg;
        coloured.replace("currentColor", palette.color(group, QPalette::ButtonText).name().toLatin1());
        for (const int px : kIconSizes)
            icon.addPixmap(render(coloured, px), mode);
    };
    add(QPalette::Active, QIcon::Normal);
    add(QPalette::Disabled, QIcon::Disabled);
    return icon;
}

QIcon appIcon()
{
    const QByteArray svg = source(QStringLiteral("lodeline"));
    QIcon icon;
    for (const int px : {16, 24, 32, 48, 64, 128, 256})
        icon.addPixmap(render(svg, px));
    return icon;
}

} // namespace lodeline::art
