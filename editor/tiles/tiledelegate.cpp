// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tiles/tiledelegate.h"

#include "editor/tiles/tilemodel.h"
#include "ui/plainlabel.h"

#include <QLocale>

namespace lodeline::goldrush::editor {

TileDelegate::TileDelegate(QObject* parent)
    : PartDelegate(kPicture, parent)
{
}

desk::PartDelegate::Part TileDelegate::partAt(const QModelIndex& index) const
{
    //: Below the id of a tile: %1 how many copies
    const QString copies = tr("× %1").arg(QLocale().toString(index.data(TileModel::CountRole).toInt()));
    return {.picture = index.data(TileModel::PictureRole).value<QPixmap>(),
            .id = index.data(TileModel::IdRole).toString(),
            .below = ui::leftToRight(copies),
            .severity = index.data(TileModel::SeverityRole).toInt(),
            .mark = index.data(TileModel::IsStartRole).toBool() ? QStringLiteral("start-flag") : QString()};
}

} // namespace lodeline::goldrush::editor
