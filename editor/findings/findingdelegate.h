// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/windowcolours.h"

#include <QHash>
#include <QStyledItemDelegate>

namespace lodeline::desk {

// A finding: the sign of its severity, where it is, the word for the severity, what is wrong, wrapped, and a
// button to repair it.
class FindingDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

    // Where the button of a row lies, for `option.rect`; null where it has none.
    QRect buttonRect(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    void setMarks(const art::MarkColours& marks) { marks_ = marks; }

    // Whether the last click was on a button: then it was no click on the row.
    bool tookClick() const { return tookClick_; }

signals:
    // Of a row, by mouse; `where` is the lower end of the button, on the screen.
    void repairClicked(const QPersistentModelIndex& index, const QPoint& where);

private:
    struct Parts;

    Parts partsOf(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    int heightOf(const QString& text, int width, const QFont& font) const;

    // Text heights by width and text: to measure text is what takes time when a list is laid out.
    mutable QHash<QString, int> heights_;
    art::MarkColours marks_;
    QPersistentModelIndex pressed_;
    bool tookClick_ = false;
};

} // namespace lodeline::desk
