// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace lodeline::app {

// One row of advice: the badge of the board, the move and its expected gain, and the reasons below. The
// display role of the rows says all of it in one text, for screen readers.
class HintDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role { BadgeRole = Qt::UserRole + 1, MoveRole, GainRole, ReasonsRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace lodeline::app
