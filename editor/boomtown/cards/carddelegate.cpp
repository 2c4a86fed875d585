// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/cards/carddelegate.h"

#include "editor/boomtown/cards/cardmodel.h"

namespace lodeline::boomtown::editor {

CardDelegate::CardDelegate(QObject* parent)
    : PartDelegate(CardModel::kPicture, parent)
{
}

desk::PartDelegate::Part CardDelegate::partAt(const QModelIndex& index) const
{
    return {.picture = index.data(Qt::DecorationRole).value<QPixmap>(),
            .id = index.data(CardModel::IdRole).toString(),
            .below = index.data(CardModel::BonusRole).toString(),
            .severity = index.data(CardModel::SeverityRole).toInt(),
            .mark = {}};
}

} // namespace lodeline::boomtown::editor
