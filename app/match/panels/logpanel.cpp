// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/panels/logpanel.h"

#include "resources/art/piecepainter.h"
#include "ui/themed.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace lodeline::app {
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
        option->font.setBold(index.data(LogPanel::TurnStartRole).toBool());
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const QString colour = index.data(LogPanel::ColourRole).toString();
        if (colour.isEmpty() || !index.data(LogPanel::TurnStartRole).toBool())
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

LogPanel::LogPanel(QAbstractItemModel* model, std::function<void()> reword, QWidget* parent)
    : QListView(parent)
    , reword_(std::move(reword))
{
    setModel(model);
    setItemDelegate(new LogDelegate(this));
    setWordWrap(true);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideNone);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFrameShape(QFrame::NoFrame);
    //: Name of the list of what has happened in the game (noun)
    setAccessibleName(tr("Game log"));
    connect(model, &QAbstractItemModel::rowsInserted, this, [this] { scrollToBottom(); });
    connect(model, &QAbstractItemModel::modelReset, this, [this] { scrollToBottom(); });
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
        //: Name of the list of what has happened in the game (noun)
        setAccessibleName(tr("Game log"));
        reword_();
    }
    QListView::changeEvent(event);
}

} // namespace lodeline::app
