// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/findings/partdelegate.h"

#include "editor/findings/severityicon.h"
#include "engine/core/problem.h"
#include "resources/art/icons.h"
#include "ui/access/focusframe.h"
#include "ui/findings/withseverity.h"
#include "ui/themed.h"

#include <QApplication>
#include <QPainter>

namespace lodeline::desk {
namespace {

constexpr int kRowMargin = 6;
constexpr int kRowSign = 16;

QRect rowIn(const QStyleOptionViewItem& option)
{
    return option.rect.adjusted(kRowMargin, kRowMargin, -kRowMargin, -kRowMargin);
}

QRect mirrored(const QStyleOptionViewItem& option, const QRect& place)
{
    return QStyle::visualRect(option.direction, option.rect, place);
}

bool isSelected(const QStyleOptionViewItem& option)
{
    return option.state.testFlag(QStyle::State_Selected);
}

} // namespace

PartDelegate::PartDelegate(int side, QObject* parent)
    : QStyledItemDelegate(parent)
    , side_(side)
{
}

QSize PartDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const
{
    return {option.fontMetrics.averageCharWidth() * 14 + side_, side_ + 2 * kRowMargin};
}

void PartDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    QStyleOptionViewItem empty = option;
    initStyleOption(&empty, index);
    empty.text.clear();
    empty.icon = {};
    empty.state.setFlag(QStyle::State_HasFocus, false);
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &empty, painter, option.widget);
    const Part part = partAt(index);
    painter->save();
    painter->drawPixmap(mirrored(option, {rowIn(option).topLeft(), QSize(side_, side_)}), part.picture);
    write(*painter, option, part);
    paintSigns(*painter, option, part);
    painter->restore();
    ui::paintFocusFrame(*painter, option);
}

void PartDelegate::write(QPainter& painter, const QStyleOptionViewItem& option, const Part& part) const
{
    const QRect text = rowIn(option).adjusted(side_ + 10, 4, 0, -4);
    const int besideMark = text.width() - (part.mark.isEmpty() ? 0 : kRowSign);
    const int besideSeverity = text.width() - (ui::hasSign(part.severity) ? kRowSign : 0);
    painter.setPen(option.palette.color(isSelected(option) ? QPalette::HighlightedText : QPalette::Text));
    QFont bold = option.font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(mirrored(option, text), Qt::AlignLeading | Qt::AlignTop,
                     QFontMetrics(bold).elidedText(part.id, Qt::ElideMiddle, besideMark));
    painter.setFont(option.font);
    painter.drawText(mirrored(option, text), Qt::AlignLeading | Qt::AlignBottom,
                     option.fontMetrics.elidedText(part.below, Qt::ElideRight, besideSeverity));
}

void PartDelegate::paintSigns(QPainter& painter, const QStyleOptionViewItem& option, const Part& part) const
{
    const QRect row = rowIn(option);
    QRect sign(row.right() - kRowSign, row.bottom() - kRowSign, kRowSign, kRowSign);
    const art::MarkColours& marks = ui::themeOf(*option.widget).marks;
    if (ui::hasSign(part.severity) && isSelected(option))
        paintChosenSeverity(painter, mirrored(option, sign), static_cast<Severity>(part.severity), marks,
                            option.palette);
    else if (ui::hasSign(part.severity))
        paintSeverity(painter, mirrored(option, sign), static_cast<Severity>(part.severity), marks);
    if (part.mark.isEmpty())
        return;
    sign.moveTop(row.top());
    QPalette palette = option.palette;
    if (isSelected(option))
        palette.setColor(QPalette::ButtonText, palette.color(QPalette::HighlightedText));
    art::icon(part.mark, palette).paint(&painter, mirrored(option, sign));
}

} // namespace lodeline::desk
