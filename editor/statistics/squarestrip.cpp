// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/statistics/squarestrip.h"

#include "editor/statistics/edgemarks.h"
#include "editor/statistics/figures.h"
#include "ui/plain/shown.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <tuple>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kCell = 74; // width
constexpr int kPicture = 60;
constexpr int kGap = 4;

int columnsIn(int width)
{
    return std::max(width / kCell, 1);
}

bool isSame(const SquareChance& a, const SquareChance& b)
{
    return std::tie(a.shape, a.weight, a.fitting) == std::tie(b.shape, b.weight, b.fitting);
}

} // namespace

SquareStrip::SquareStrip(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SquareStrip::setSquares(const std::vector<SquareChance>& squares)
{
    if (std::ranges::equal(squares, squares_, isSame))
        return;
    const bool resized = squares.size() != squares_.size();
    squares_ = squares;
    describe();
    if (resized)
        updateGeometry();
    update();
}

void SquareStrip::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    update();
}

int SquareStrip::cellHeight() const
{
    return kPicture + fontMetrics().height() + 2 * kGap;
}

int SquareStrip::heightForWidth(int width) const
{
    const int columns = columnsIn(width);
    const int rows = (static_cast<int>(squares_.size()) + columns - 1) / columns;
    return rows * cellHeight();
}

QSize SquareStrip::sizeHint() const
{
    return {4 * kCell, heightForWidth(4 * kCell)};
}

QSize SquareStrip::minimumSizeHint() const
{
    return {2 * kCell, cellHeight()};
}

QRect SquareStrip::cellAt(std::size_t index) const
{
    const int columns = columnsIn(width());
    const int at = static_cast<int>(index);
    const QRect cell(at % columns * kCell, at / columns * cellHeight(), kCell, cellHeight());
    return QStyle::visualRect(layoutDirection(), rect(), cell);
}

void SquareStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    for (std::size_t i = 0; i < squares_.size(); ++i) {
        const QRect cell = cellAt(i);
        paintSquare(painter,
                    QRectF(cell.left() + (kCell - kPicture) / 2.0, cell.top() + kGap, kPicture, kPicture),
                    squares_[i].shape, theme_);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(cell.adjusted(0, kPicture + kGap, 0, 0),
                         static_cast<int>(Qt::AlignHCenter | Qt::AlignTop), shareText(squares_[i].fitting));
    }
}

QString SquareStrip::sentenceOf(const SquareChance& square)
{
    //: %1 what lies around a square, %2 the share of tiles that fit there
    return tr("%1: %2").arg(shapeText(square.shape), shareText(square.fitting));
}

void SquareStrip::describe()
{
    QString all;
    for (const SquareChance& square : squares_) {
        const QString told = sentenceOf(square);
        //: Squares and how many tiles fit there: %1 one or several, %2 one more
        all = all.isEmpty() ? told : tr("%1; %2").arg(all, told);
    }
    setAccessibleDescription(all);
}

bool SquareStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QString tip;
    for (std::size_t i = 0; i < squares_.size(); ++i)
        if (cellAt(i).contains(help->pos()))
            tip = sentenceOf(squares_[i]);
    QToolTip::showText(help->globalPos(), ui::toolTip(tip), this);
    return true;
}

void SquareStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

std::vector<SquareChance> hardestSquares(const SetStatistics& statistics, std::size_t most)
{
    std::vector<SquareChance> squares;
    std::ranges::copy_if(statistics.squares, std::back_inserter(squares),
                         [](const SquareChance& square) { return square.weight > 0; });
    std::ranges::stable_sort(squares, [](const SquareChance& a, const SquareChance& b) {
        return std::tuple(a.fitting, neighboursOf(a.shape), -a.weight) <
               std::tuple(b.fitting, neighboursOf(b.shape), -b.weight);
    });
    squares.resize(std::min(squares.size(), most));
    return squares;
}

} // namespace lodeline::goldrush::editor
