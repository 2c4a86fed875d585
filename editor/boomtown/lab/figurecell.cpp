// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/lab/figurecell.h"

#include <QHeaderView>
#include <QTableWidget>

namespace lodeline::boomtown::editor {
namespace {

constexpr int kNumberRole = Qt::UserRole;

} // namespace

void FigureCell::setFigure(const std::optional<double>& number, const QString& text)
{
    setData(kNumberRole, number ? QVariant(*number) : QVariant());
    setText(text);
    setTextAlignment(Qt::AlignCenter);
}

bool FigureCell::operator<(const QTableWidgetItem& other) const
{
    const QVariant own = data(kNumberRole);
    const QVariant others = other.data(kNumberRole);
    if (own.isValid() != others.isValid()) {
        const bool rises = tableWidget()->horizontalHeader()->sortIndicatorOrder() == Qt::AscendingOrder;
        return own.isValid() == rises;
    }
    return own.isValid() ? own.toDouble() < others.toDouble() : QTableWidgetItem::operator<(other);
}

} // namespace lodeline::boomtown::editor
