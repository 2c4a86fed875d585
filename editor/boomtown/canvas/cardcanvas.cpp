// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/canvas/cardcanvas.h"

#include "resources/art/boomtown/cardpainter.h"
#include "ui/access/accessibleoffers.h"
#include "ui/boomtown/cardname.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace lodeline::boomtown::editor {
namespace {

constexpr double kMargin = 8; // px
constexpr std::array kSymbolKeys{u'B', u'C', u'F', u'G', u'P', u'W'};

// The number of a square from the place where it shows, and the other way round.
int placed(int square, bool turned)
{
    return turned ? kSquares - 1 - square : square;
}

template <typename Value>
Value next(Value value, int by, int kinds)
{
    return static_cast<Value>((static_cast<int>(value) + by + kinds) % kinds);
}

} // namespace

CardCanvas::CardCanvas(QWidget* parent)
    : QWidget(parent)
{
    ui::AccessibleOffers::install();
    setFocusPolicy(Qt::StrongFocus);
}

QChar CardCanvas::keyOf(Territory territory)
{
    return {static_cast<char16_t>(u'1' + index(territory))};
}

QChar CardCanvas::keyOf(Symbol symbol)
{
    return {kSymbolKeys[index(symbol)]};
}

void CardCanvas::setFront(const std::optional<Front>& front)
{
    if (front == front_)
        return;
    front_ = front;
    ++epoch_;
    update();
}

void CardCanvas::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    update();
}

void CardCanvas::setTurned(bool turned)
{
    turned_ = turned;
    ++epoch_;
    update();
}

void CardCanvas::chooseSquare(int square)
{
    if (square < 0 || square >= kSquares || square == square_)
        return;
    square_ = square;
    update();
    tellScreenReader();
    emit squareChosen(square_);
}

QString CardCanvas::offerName(int offer) const
{
    if (!front_)
        return {};
    //: Places of the four squares of a card, in reading order
    const QStringList places{tr("Top left"), tr("Top right"), tr("Bottom left"), tr("Bottom right")};
    //: A square of a card for screen readers: %1 its place, %2 what it shows, such as "wagon on desert"
    return tr("%1: %2").arg(places[placed(offer, turned_)],
                            squareText((*front_)[static_cast<std::size_t>(offer)]));
}

QRect CardCanvas::offerScreenRect(int offer) const
{
    const QRect rect = squareRect(offer).toAlignedRect();
    return {mapToGlobal(rect.topLeft()), rect.size()};
}

void CardCanvas::takeOffer(int offer)
{
    chooseSquare(offer);
    step(false, 1);
}

QRectF CardCanvas::cardRect() const
{
    const double side = std::max(1.0, std::min(width(), height()) - 2 * kMargin);
    return {(width() - side) / 2, (height() - side) / 2, side, side};
}

QRectF CardCanvas::squareRect(int square) const
{
    const QRectF card = cardRect();
    const int place = placed(square, turned_);
    const QSizeF half = card.size() / 2;
    return {card.left() + (place % 2) * half.width(), card.top() + int(place / 2) * half.height(),
            half.width(), half.height()};
}

void CardCanvas::paintEvent(QPaintEvent*)
{
    if (!front_)
        return;
    QPainter painter(this);
    paintCard(painter, cardRect(), turned_ ? turned(*front_) : *front_, theme_);
    const QRectF chosen = squareRect(square_).adjusted(2, 2, -2, -2);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Base), hasFocus() ? 6 : 4));
    painter.drawRect(chosen);
    painter.setPen(QPen(palette().color(QPalette::Highlight), hasFocus() ? 3 : 2,
                        hasFocus() ? Qt::SolidLine : Qt::DashLine));
    painter.drawRect(chosen);
}

void CardCanvas::mousePressEvent(QMouseEvent* event)
{
    if (!front_)
        return;
    for (int square = 0; square < kSquares; ++square) {
        const QRectF rect = squareRect(square);
        if (!rect.contains(event->position()))
            continue;
        if (square != square_) {
            chooseSquare(square);
            return;
        }
        const QPointF away = event->position() - rect.center();
        const double reach = rect.width() / 4; // of the plate
        const bool onPlate = std::abs(away.x()) < reach && std::abs(away.y()) < reach;
        step(onPlate, event->button() == Qt::RightButton ? -1 : 1);
    }
}

void CardCanvas::step(bool symbol, int by)
{
    if (!front_)
        return;
    Square wanted = (*front_)[static_cast<std::size_t>(square_)];
    if (symbol)
        wanted.symbol = next(wanted.symbol, by, kSymbols);
    else
        wanted.territory = next(wanted.territory, by, kTerritories);
    request(wanted);
}

void CardCanvas::request(const Square& wanted)
{
    emit editRequested(square_, wanted);
    tellScreenReader();
}

void CardCanvas::move(int right, int down)
{
    const int place = placed(square_, turned_);
    const int column = std::clamp(place % 2 + right, 0, 1);
    const int row = std::clamp(place / 2 + down, 0, 1);
    chooseSquare(placed(row * 2 + column, turned_));
}

void CardCanvas::keyPressEvent(QKeyEvent* event)
{
    if (!front_ || (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return move(-1, 0);
    case Qt::Key_Right:
        return move(1, 0);
    case Qt::Key_Up:
        return move(0, -1);
    case Qt::Key_Down:
        return move(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return step(event->modifiers().testFlag(Qt::ShiftModifier), 1);
    case Qt::Key_Backspace:
        return step(event->modifiers().testFlag(Qt::ShiftModifier), -1);
    default:
        break;
    }
    Square wanted = (*front_)[static_cast<std::size_t>(square_)];
    for (const Territory territory : kAllTerritories) {
        if (event->key() == keyOf(territory).unicode()) {
            wanted.territory = territory;
            return request(wanted);
        }
    }
    for (const Symbol symbol : kAllSymbols) {
        if (event->key() == keyOf(symbol).unicode()) {
            wanted.symbol = symbol;
            return request(wanted);
        }
    }
    QWidget::keyPressEvent(event);
}

void CardCanvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    tellScreenReader();
}

void CardCanvas::tellScreenReader()
{
    if (!hasFocus() || !front_)
        return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(square_);
    QAccessible::updateAccessibility(&focus);
}

} // namespace lodeline::boomtown::editor
