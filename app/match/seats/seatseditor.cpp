// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/seatseditor.h"

#include "app/match/seats/seatkinds.h"
#include "app/match/seats/seatrow.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::app {
namespace {

// The default name of the seat that comes next, or the first one that nobody has.
QString freeName(const std::vector<Seat>& seats)
{
    const auto count = static_cast<int>(seats.size());
    const auto isFree = [&](const QString& name) {
        for (int seat = 0; seat < count; ++seat)
            if (nameOf(seats, seat).compare(name, Qt::CaseInsensitive) == 0)
                return false;
        return true;
    };
    QString name = defaultPlayerName(count);
    for (int seat = 0; seat < count && !isFree(name); ++seat)
        name = defaultPlayerName(seat);
    return name;
}

} // namespace

SeatsEditor::SeatsEditor(const SeatKinds& kinds, int fewest, int most, QWidget* parent)
    : QWidget(parent)
    , kinds_(kinds)
    , fewest_(fewest)
    , most_(most)
    , layout_(new QVBoxLayout(this))
    , add_(new QPushButton(this))
{
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(4);
    layout_->addWidget(add_, 0, Qt::AlignLeading);
    add_->setObjectName(QStringLiteral("addPlayer"));
    add_->setAutoDefault(false);
    connect(add_, &QPushButton::clicked, this, &SeatsEditor::addPlayer);
    retranslate();
}

void SeatsEditor::setSeats(const std::vector<Seat>& seats)
{
    qDeleteAll(rows_);
    rows_.clear();
    for (const Seat& seat : seats)
        addRow(seat);
    retranslate();
}

std::vector<Seat> SeatsEditor::seats() const
{
    std::vector<Seat> seats;
    for (const SeatRow* row : rows_)
        seats.push_back(row->seat());
    return seats;
}

QStringList SeatsEditor::names() const
{
    QStringList names;
    for (const SeatRow* row : rows_)
        names << row->shownName();
    return names;
}

int SeatsEditor::placeOf(const SeatRow* row) const
{
    return static_cast<int>(std::ranges::find(rows_, row) - rows_.begin());
}

void SeatsEditor::addRow(const Seat& seat)
{
    Seat shown = seat;
    if (shown.name.isEmpty())
        shown.name = defaultPlayerName(count());
    auto* row = new SeatRow(kinds_, shown, this);
    layout_->insertWidget(count(), row);
    connect(row, &SeatRow::changed, this, &SeatsEditor::changed);
    connect(row, &SeatRow::colourChosen, this,
            [this, row](const QString& before) { keepColoursDifferent(row, before); });
    connect(row, &SeatRow::removeRequested, this, [this, row] { removeRow(row); });
    connect(row, &SeatRow::moveRequested, this, [this, row](int steps) {
        const int from = placeOf(row);
        move(from, from + steps);
        row->focusHandle();
    });
    connect(row, &SeatRow::draggedTo, this, [this, row](int y) { drag(row, y); });
    rows_.push_back(row);
    orderStops();
}

void SeatsEditor::addPlayer()
{
    std::vector<Seat> more = seats();
    more.push_back({freeName(more), {}});
    normalise(more, fewest_, most_, kinds_);
    addRow(more.back());
    retranslate();
    rows_.back()->focusName();
    emit changed();
}

void SeatsEditor::removeRow(SeatRow* row)
{
    const int place = placeOf(row);
    std::erase(rows_, row);
    layout_->removeWidget(row);
    row->hide();
    row->deleteLater();
    retranslate();
    emit removed(place);
    emit changed();
}

void SeatsEditor::move(int from, int to)
{
    if (!movable_ || from == to || to < 0 || to >= count())
        return;
    SeatRow* row = rows_[static_cast<std::size_t>(from)];
    rows_.erase(rows_.begin() + from);
    rows_.insert(rows_.begin() + to, row);
    layout_->removeWidget(row);
    layout_->insertWidget(to, row);
    orderStops();
    retranslate();
    emit moved(from, to);
    emit changed();
}

// The keyboard goes through the rows as they lie.
void SeatsEditor::orderStops()
{
    QList<QWidget*> stops;
    for (const SeatRow* row : rows_)
        stops << row->stops();
    stops << add_;
    for (qsizetype i = 1; i < stops.size(); ++i)
        setTabOrder(stops[i - 1], stops[i]);
}

// One that is more than halfway over another changes places with it.
void SeatsEditor::drag(const SeatRow* row, int y)
{
    const int here = mapFromGlobal(QPoint(0, y)).y();
    const int from = placeOf(row);
    for (int to = 0; to < count(); ++to) {
        const QRect other = rows_[static_cast<std::size_t>(to)]->geometry();
        const bool isUp = to < from && here < other.center().y();
        const bool isDown = to > from && here > other.center().y();
        if (isUp || isDown) {
            move(from, to);
            return;
        }
    }
}

void SeatsEditor::keepColoursDifferent(const SeatRow* row, const QString& before)
{
    for (SeatRow* other : rows_) {
        if (other != row && other->colour() == row->colour())
            other->setColour(before);
    }
    emit changed();
}

void SeatsEditor::retranslate()
{
    add_->setText(tr("Add a &player"));
    add_->setVisible(count() < most_);
    for (int place = 0; place < count(); ++place)
        rows_[static_cast<std::size_t>(place)]->setPlace(place, movable_, count() > fewest_);
}

void SeatsEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
