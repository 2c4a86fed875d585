// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/panels/podium.h"

#include "resources/art/piecepainter.h"
#include "ui/plain/shown.h"
#include "ui/themed.h"
#include "ui/themes/handedparts.h"
#include "ui/windows/textscale.h"
#include "ui/wording/joining.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace lodeline::app {
namespace {

constexpr int kEntryRole = Qt::UserRole + 1;
constexpr int kRankRole = Qt::UserRole + 2;
constexpr int kStepsRole = Qt::UserRole + 3; // between this one and the lowest
constexpr int kWidest = 190;                 // of a step; px, as all that follow
constexpr int kNarrowest = 96;
constexpr int kPiece = 36;
constexpr int kPad = 5;
constexpr int kRoof = 5; // of a step, in the colour of its player
constexpr int kLeastClimb = 6;
constexpr int kUsualClimb = 9;
constexpr int kMostClimb = 28;
constexpr qreal kLarge = 1.3;

QFont scaled(QFont font, qreal size, bool bold)
{
    ui::setScaled(font, font, size);
    font.setBold(bold);
    return font;
}

// What a step needs for the name, the level and the points.
int leastStep(const QFont& font)
{
    return kRoof + 2 * kPad + 2 * QFontMetrics(font).height() +
           QFontMetrics(scaled(font, kLarge, true)).height();
}

class StepDelegate : public QStyledItemDelegate
{
public:
    explicit StepDelegate(Podium* podium)
        : QStyledItemDelegate(podium)
        , podium_(podium)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        const QSize all = podium_->viewport()->size();
        return {all.width() / std::max(podium_->count(), 1), all.height()};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto entry = index.data(kEntryRole).value<Podium::Entry>();
        const int least = leastStep(option.font);
        const int lowest = podium_->item(podium_->count() - 1)->data(kRankRole).toInt();
        const int room = option.rect.height() - kPiece - least - 2;
        const int climb = lowest > 1 ? room / (lowest - 1) : 0;
        QRect step = option.rect.adjusted(1, 0, -1, 0);
        step.setTop(step.bottom() - least - climb * index.data(kStepsRole).toInt());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintStep(*painter, option, step, entry);
        QRect piece(0, 0, kPiece, kPiece);
        piece.moveCenter({step.center().x(), 0});
        piece.moveBottom(step.top() + 1);
        art::paintMarker(*painter, piece, entry.colour, art::MarkerPose::Standing, ui::themeOf(*podium_),
                         ui::partsOf(*podium_));
        paintWords(*painter, option, step.adjusted(kPad, kRoof + kPad, -kPad, -kPad), index, entry);
        painter->restore();
    }

private:
    void paintStep(QPainter& painter, const QStyleOptionViewItem& option, const QRect& step,
                   const Podium::Entry& entry) const
    {
        const art::Livery livery = ui::themeOf(*podium_).livery(entry.colour);
        painter.setPen(option.palette.color(QPalette::Mid));
        painter.setBrush(option.palette.color(QPalette::Button));
        painter.drawRect(step);
        painter.setPen(livery.outline);
        painter.setBrush(livery.body);
        painter.drawRect(QRect(step.left(), step.top(), step.width(), kRoof));
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter.setPen(QPen(option.palette.color(QPalette::Highlight), 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(step.adjusted(1, 1, -1, -1));
        }
    }

    void paintRank(QPainter& painter, const QStyleOptionViewItem& option, const QRect& disc, int rank,
                   bool winner) const
    {
        const art::TokenColours& gold = ui::themeOf(*podium_).tokens;
        painter.setPen(winner ? gold.coinOutline : option.palette.color(QPalette::Mid));
        painter.setBrush(winner ? gold.coin : option.palette.color(QPalette::Base));
        painter.drawEllipse(disc);
        painter.setPen(winner ? gold.coinNumber : option.palette.color(QPalette::Text));
        painter.setFont(scaled(option.font, 0.9, true));
        painter.drawText(disc, Qt::AlignCenter, QLocale().toString(rank));
    }

    // The rank beside the name, the level and the points below it.
    void paintWords(QPainter& painter, const QStyleOptionViewItem& option, const QRect& body,
                    const QModelIndex& index, const Podium::Entry& entry) const
    {
        const QFont bold = scaled(option.font, 1.0, true);
        const QFont large = scaled(option.font, kLarge, true);
        const int line = QFontMetrics(option.font).height();
        const QFontMetrics letters(bold);
        const int disc = line + 2;
        const int room = body.width() - disc - kPad;
        const QString name = letters.elidedText(entry.name, Qt::ElideRight, room);
        const int width = disc + kPad + letters.horizontalAdvance(name);
        const auto place = [&](int x, int y, int wide, int high) {
            return QStyle::visualRect(option.direction, body, {body.left() + x, body.top() + y, wide, high});
        };
        const int left = std::max(0, (body.width() - width) / 2);
        paintRank(painter, option, place(left, -1, disc, disc), index.data(kRankRole).toInt(), entry.winner);
        const auto write = [&](const QFont& font, const QRect& where, Qt::Alignment along,
                               const QString& text) {
            painter.setFont(font);
            painter.drawText(where, static_cast<int>(Qt::AlignVCenter | along),
                             QFontMetrics(font).elidedText(text, Qt::ElideRight, where.width()));
        };
        painter.setPen(option.palette.color(QPalette::ButtonText));
        write(bold, place(left + disc + kPad, 0, room, line), Qt::AlignLeading, entry.name);
        write(option.font, place(0, line, body.width(), line), Qt::AlignHCenter, entry.level);
        const int number = QFontMetrics(large).height();
        write(large, place(0, entry.level.isEmpty() ? line + line / 2 : 2 * line, body.width(), number),
              Qt::AlignHCenter, QLocale().toString(entry.points));
    }

    Podium* podium_;
};

} // namespace

Podium::Podium(QWidget* parent)
    : QListWidget(parent)
{
    setItemDelegate(new StepDelegate(this));
    ui::followParts(*viewport());
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    fill();
}

void Podium::setEntries(const std::vector<Entry>& entries)
{
    entries_ = entries;
    std::ranges::stable_sort(entries_, std::ranges::greater{}, &Entry::points);
    fill();
    fit();
}

void Podium::fit()
{
    setMaximumSize(widthFor(kWidest), heightFor(kMostClimb));
    updateGeometry();
}

int Podium::widthFor(int step) const
{
    return ui::roomForText(*this, step) * static_cast<int>(entries_.size());
}

void Podium::fill()
{
    setAccessibleName(tr("Players by rank"));
    clear();
    const auto better = [this](const Entry& one) {
        return static_cast<int>(std::ranges::count_if(
            entries_, [&one](const Entry& other) { return other.points > one.points; }));
    };
    const int lowest = entries_.empty() ? 0 : better(entries_.back());
    for (const Entry& entry : entries_) {
        const int rank = better(entry) + 1;
        auto* item = new QListWidgetItem(this);
        item->setData(kEntryRole, QVariant::fromValue(entry));
        item->setData(kRankRole, rank);
        item->setData(kStepsRole, lowest + 1 - rank);
        const QString who = entry.level.isEmpty() ? entry.name : ui::withRemark(entry.name, entry.level);
        const QString place = ui::labelled(
            //: Rank of a player at the end of the game; %1 a number
            tr("Rank %1").arg(QLocale().toString(rank)),
            //: What a player has scored at the end of the game
            ui::listed({who, tr("%Ln point(s)", nullptr, entry.points)}));
        item->setData(Qt::AccessibleTextRole, place);
        item->setToolTip(ui::toolTip(place));
    }
}

int Podium::heightFor(int climb) const
{
    return kPiece + leastStep(font()) + climb * (static_cast<int>(entries_.size()) - 1) + 2;
}

QSize Podium::sizeHint() const
{
    return {widthFor(kWidest), heightFor(kUsualClimb)};
}

QSize Podium::minimumSizeHint() const
{
    return {widthFor(kNarrowest), heightFor(kLeastClimb)};
}

void Podium::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

void Podium::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    else if (event->type() == QEvent::FontChange)
        fit();
    QListWidget::changeEvent(event);
}

} // namespace lodeline::app
