// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tiles/tiledelegate.h"

#include "editor/findings/severityicon.h"
#include "editor/tiles/tilemodel.h"
#include "engine/core/problem.h"
#include "resources/art/icons.h"
#include "ui/plainlabel.h"
#include "ui/themed.h"

#include <QApplication>
#include <QLocale>
#include <QPainter>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kMargin = 6;
constexpr int kSign = 16;

} // namespace

QSize TileDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {option.fontMetrics.averageCharWidth() * 14 + kPicture, kPicture + 2 * kMargin};
}

void TileDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
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
                        index.data(TileModel::PictureRole).value<QPixmap>());
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter->setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
    const QRect text = row.adjusted(kPicture + 10, 4, 0, -4);
    QFont bold = option.font;
    bold.setBold(true);
    painter->setFont(bold);
    const QString id = QFontMetrics(bold).elidedText(index.data(TileModel::IdRole).toString(),
                                                     Qt::ElideMiddle, text.width() - kSign);
    painter->drawText(mirrored(text), Qt::AlignLeading | Qt::AlignTop, id);
    painter->setFont(option.font);
    //: Below the id of a tile: %1 how many copies
    const QString copies = tr("× %1").arg(QLocale().toString(index.data(TileModel::CountRole).toInt()));
    painter->drawText(mirrored(text), Qt::AlignLeading | Qt::AlignBottom, ui::leftToRight(copies));
    QRect sign(row.right() - kSign, row.bottom() - kSign, kSign, kSign);
    if (const int severity = index.data(TileModel::SeverityRole).toInt();
        severity >= 0 && severity <= static_cast<int>(Severity::Warning)) {
        desk::paintSeverity(*painter, mirrored(sign), static_cast<Severity>(severity),
                            ui::themeOf(*option.widget).marks);
    }
    sign.moveTop(row.top());
    if (index.data(TileModel::IsStartRole).toBool()) {
        QPalette palette = option.palette;
        if (chosen)
            palette.setColor(QPalette::ButtonText, palette.color(QPalette::HighlightedText));
        art::icon(QStringLiteral("start-flag"), palette).paint(painter, mirrored(sign));
    }
    painter->restore();
}

} // namespace lodeline::goldrush::editor
