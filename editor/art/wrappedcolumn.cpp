// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/wrappedcolumn.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTreeWidget>

namespace lodeline::goldrush::editor {
namespace {

class Wrapping : public QStyledItemDelegate
{
public:
    explicit Wrapping(QTreeWidget& table)
        : QStyledItemDelegate(&table)
        , table_(table)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem wrapped = option;
        wrapped.rect = QRect(0, 0, table_.columnWidth(index.column()), 1);
        return QStyledItemDelegate::sizeHint(wrapped, index);
    }

private:
    QTreeWidget& table_;
};

} // namespace

void wrapColumn(QTreeWidget& table, int column)
{
    table.setWordWrap(true);
    table.setUniformRowHeights(false);
    auto* wrapping = new Wrapping(table);
    table.setItemDelegateForColumn(column, wrapping);
    QObject::connect(table.header(), &QHeaderView::sectionResized, wrapping, [wrapping, column](int section) {
        if (section == column)
            emit wrapping->sizeHintChanged({});
    });
}

} // namespace lodeline::goldrush::editor
