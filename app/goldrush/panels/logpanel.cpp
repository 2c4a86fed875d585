// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/logpanel.h"

#include "app/goldrush/panels/logmodel.h"
#include "resources/art/piecepainter.h"
#include "ui/themed.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace lodeline::goldrush {
namespace {

// Sets the line that begins a turn off from the rest, with the emblem of its player.
class LogDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = {kEmblem, kEmblem};
        option->font.setBold(index.data(LogModel::TurnStartRole).toBool());
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const QString colour = index.data(LogModel::ColourRole).toString();
        if (colour.isEmpty() || !index.data(LogModel::TurnStartRole).toBool())
            return;
        const QRect place = QStyle::visualRect(
            option.direction, option.rect, {option.rect.left() + 3, option.rect.top() + 2, kEmblem, kEmblem});
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        art::paintEmblem(*painter, place, colour, ui::themeOf(*option.widget));
        painter->restore();
    }

private:
    static constexpr int kEmblem = 16;
};

} // namespace

LogPanel::LogPanel(QWidget* parent)
    : QListView(parent)
    , model_(new LogModel(this))
{
    setModel(model_);
    setItemDelegate(new LogDelegate(this));
    setWordWrap(true);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideNone);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Log of the game"));
    connect(model_, &QAbstractItemModel::rowsInserted, this, [this] { scrollToBottom(); });
    connect(model_, &QAbstractItemModel::modelReset, this, [this] { scrollToBottom(); });
    // Rows get their height when the panel gets its width: what was at the end stays there.
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { atEnd_ = value == verticalScrollBar()->maximum(); });
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] {
        if (atEnd_)
            scrollToBottom();
    });
}

void LogPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Log of the game"));
        model_->reword();
    }
    QListView::changeEvent(event);
}

} // namespace lodeline::goldrush
