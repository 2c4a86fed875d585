// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/cards/carddelegate.h"

#include "editor/boomtown/cards/cardmodel.h"
#include "editor/findings/severityicon.h"
#include "ui/themed.h"

#include <QApplication>
#include <QPainter>

namespace lodeline::boomtown::editor {
namespace {

constexpr int kMargin = 6;
constexpr int kSign = 16;
constexpr int kPicture = CardModel::kPicture;

} // namespace

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {option.fontMetrics.averageCharWidth() * 14 + kPicture, kPicture + 2 * kMargin};
}

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    QStyleOptionViewItem empty = option;
    initStyleOption(&empty, index);
    empty.text.clear();
    empty.icon = {};
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &empty, painter, option.widget);

    const auto mirrored = [&](const QRect& place) {
        return QStyle::visualRect(option.direction, option.rect, place);
    };
    const QRect row = option.rect.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    painter->save();
    painter->drawPixmap(mirrored({row.topLeft(), QSize(kPicture, kPicture)}),
                        index.data(Qt::DecorationRole).value<QPixmap>());
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter->setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
    const QRect text = row.adjusted(kPicture + 10, 4, 0, -4);
    QFont bold = option.font;
    bold.setBold(true);
    painter->setFont(bold);
    const QString id = QFontMetrics(bold).elidedText(index.data(CardModel::IdRole).toString(),
                                                     Qt::ElideMiddle, text.width() - kSign);
    painter->drawText(mirrored(text), Qt::AlignLeading | Qt::AlignTop, id);
    painter->setFont(option.font);
    const QString bonus = option.fontMetrics.elidedText(index.data(CardModel::BonusRole).toString(),
                                                        Qt::ElideRight, text.width() - kSign);
    painter->drawText(mirrored(text), Qt::AlignLeading | Qt::AlignBottom, bonus);
    const int severity = index.data(CardModel::SeverityRole).toInt();
    if (severity >= 0 && severity <= static_cast<int>(Severity::Warning)) {
        const QRect sign(row.right() - kSign, row.bottom() - kSign, kSign, kSign);
        desk::paintSeverity(*painter, mirrored(sign), static_cast<Severity>(severity),
                            ui::themeOf(*option.widget).marks);
    }
    painter->restore();
}

} // namespace lodeline::boomtown::editor
