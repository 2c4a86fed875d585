// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/turninglist.h"

#include "resources/art/piecepainter.h"
#include "ui/plain/wrapped.h"
#include "ui/themed.h"
#include "ui/wording/joining.h"

#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace lodeline::app {
namespace {

constexpr int kTitleRole = Qt::UserRole + 1;
constexpr int kTextRole = Qt::UserRole + 2;
constexpr int kColourRole = Qt::UserRole + 3;
constexpr int kPositionRole = Qt::UserRole + 4;
constexpr int kMargin = 6;
constexpr int kEmblem = 18;
constexpr int kNumber = 30; // of three digits, at least

QFont titleFont(QFont font)
{
    font.setBold(true);
    return font;
}

// Of the line with the title.
int headHeight(const QFontMetrics& title)
{
    return std::max(title.height(), kEmblem);
}

int numberWidth(const QFontMetrics& title)
{
    return std::max(kNumber, title.horizontalAdvance(QLocale().toString(888)) + 6);
}

// The number as on the chart, the emblem of the player, a bold title and wrapped text below it.
class EntryDelegate : public QStyledItemDelegate
{
public:
    explicit EntryDelegate(TurningList* list)
        : QStyledItemDelegate(list)
        , list_(list)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int width = list_->viewport()->width();
        const QRect text = QFontMetrics(option.font)
                               .boundingRect(0, 0, width - 2 * kMargin, 10000, Qt::TextWordWrap,
                                             index.data(kTextRole).toString());
        const int head = headHeight(QFontMetrics(titleFont(option.font)));
        return {width, head + text.height() + 2 * kMargin + 2};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem plain = option;
        initStyleOption(&plain, index);
        plain.text.clear();
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &plain, painter, option.widget);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const QColor ink = option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text);
        const QRect body = option.rect.adjusted(kMargin, kMargin, -kMargin, -kMargin);
        const auto place = [&](int x, int y, int width, int height) {
            return QStyle::visualRect(option.direction, body,
                                      {body.left() + x, body.top() + y, width, height});
        };
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(ink, 1.2));
        painter->setFont(titleFont(option.font));
        const int head = headHeight(painter->fontMetrics());
        const int numberSpan = numberWidth(painter->fontMetrics());
        const QRect number = place(0, 0, numberSpan, head);
        painter->drawRoundedRect(number, 4, 4);
        painter->drawText(number, Qt::AlignCenter, QLocale().toString(index.data(kPositionRole).toInt()));
        art::paintEmblem(*painter, place(numberSpan + 6, (head - kEmblem) / 2, kEmblem, kEmblem),
                         index.data(kColourRole).toString(), ui::themeOf(*list_));
        const int left = numberSpan + kEmblem + 12;
        painter->drawText(place(left, 0, body.width() - left, head),
                          static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading),
                          index.data(kTitleRole).toString());
        painter->setFont(option.font);
        ui::drawText(*painter, place(0, head + 2, body.width(), body.height() - head - 2),
                     static_cast<int>(Qt::TextWordWrap | Qt::AlignLeading), index.data(kTextRole).toString());
        painter->restore();
    }

private:
    TurningList* list_;
};

} // namespace

TurningList::TurningList(QWidget* parent)
    : QListWidget(parent)
{
    setItemDelegate(new EntryDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setResizeMode(QListView::Adjust);
    setMinimumHeight(110);
    const auto tell = [this](const QListWidgetItem* item) {
        if (item)
            emit positionChosen(item->data(kPositionRole).toInt());
    };
    connect(this, &QListWidget::currentItemChanged, this, tell);
    connect(this, &QListWidget::itemClicked, this, tell);
}

void TurningList::setEntries(const std::vector<Entry>& entries)
{
    if (entries == entries_)
        return;
    entries_ = entries;
    const QSignalBlocker quiet(this);
    const int scroll = verticalScrollBar()->value();
    clear();
    for (const Entry& entry : entries_) {
        auto* item = new QListWidgetItem(this);
        item->setData(kTitleRole, entry.title);
        item->setData(kTextRole, entry.text);
        item->setData(kColourRole, entry.colour);
        item->setData(kPositionRole, entry.position);
        item->setData(Qt::AccessibleTextRole, ui::labelled(entry.title, entry.text));
    }
    verticalScrollBar()->setValue(scroll);
}

void TurningList::setPosition(int position)
{
    const QSignalBlocker quiet(this);
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(kPositionRole).toInt() == position) {
            setCurrentRow(row);
            return;
        }
    }
    setCurrentRow(-1);
}

void TurningList::setPlaceholder(const QString& text)
{
    placeholder_ = text;
    viewport()->update();
}

void TurningList::paintEvent(QPaintEvent* event)
{
    QListWidget::paintEvent(event);
    if (count() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(kMargin, kMargin, -kMargin, -kMargin),
                     static_cast<int>(Qt::AlignCenter | Qt::TextWordWrap), placeholder_);
}

void TurningList::doItemsLayout()
{
    QListWidget::doItemsLayout();
    if (const QListWidgetItem* chosen = currentItem())
        scrollToItem(chosen);
}

void TurningList::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    scheduleDelayedItemsLayout(); // the text wraps otherwise
}

} // namespace lodeline::app
