// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/histogramgrid.h"

#include "editor/lab/histogramview.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kGap = 6;
constexpr int kEdge = 6; // around all of them
constexpr int kNarrowest = 185;
constexpr int kLowest = 140;

} // namespace

HistogramGrid::HistogramGrid(QWidget* parent)
    : QWidget(parent)
{
    const auto member = [](Histogram SetSums::*histogram) {
        return [histogram](const SetSums& sums) -> const Histogram& { return sums.*histogram; };
    };
    const auto source = [](std::size_t i) {
        return [i](const SetSums& sums) -> const Histogram& { return sums.sources[i].perPlayer; };
    };
    const auto size = [](FeatureKind kind) {
        return [kind](const SetSums& sums) -> const Histogram& {
            return sums.features[static_cast<std::size_t>(kind)].size;
        };
    };
    add(member(&SetSums::totals));
    add(member(&SetSums::margins));
    for (std::size_t i = 0; i < 5; ++i)
        add(source(i));
    add(member(&SetSums::turns));
    add(member(&SetSums::discarded));
    add(member(&SetSums::openSquares));
    add(member(&SetSums::deadSquares));
    add(member(&SetSums::tokensLeft));
    for (const FeatureKind kind :
         {FeatureKind::Railroad, FeatureKind::Mountain, FeatureKind::City, FeatureKind::Prairie})
        add(size(kind));
    retranslate();
}

void HistogramGrid::add(std::function<const Histogram&(const SetSums&)> pick)
{
    entries_.push_back({new HistogramView(this), std::move(pick)});
}

void HistogramGrid::setSums(const std::optional<SetSums>& own, const std::optional<SetSums>& classic)
{
    for (const Entry& entry : entries_) {
        if (!own)
            entry.view->clear();
        else
            entry.view->setData(entry.pick(*own),
                                classic ? std::optional(entry.pick(*classic)) : std::nullopt);
    }
    besideClassic_ = own && classic;
    update();
}

void HistogramGrid::retranslate()
{
    struct Words
    {
        QString title;
        QString explanation;
    };
    const QString from = tr("Points per player from this source.");
    std::vector<Words> words{
        //: Title of a histogram
        {tr("Total points"), tr("Points per player at the end.")},
        //: Title of a histogram
        {tr("Winner's lead"), tr("How many points the winner is ahead of second place.")},
        {tr("Points from railroads"), from},
        {tr("Points from mountains"), from},
        {tr("Points from cities"), from},
        {tr("Points from prairies"), from},
        {tr("Points from gold"), from},
    };
    words.insert(words.end(),
                 //: Title of a histogram: turns of the players in a game, not rotations
                 {{tr("Turns"), tr("Turns taken by all players together.")},
                  //: Title of a histogram
                  {tr("Discarded tiles"), tr("Tiles per game that were drawn but fit nowhere.")},
                  //: Title of a histogram
                  {tr("Open squares"), tr("Empty squares beside a tile at the end.")},
                  //: Title of a histogram
                  {tr("Dead squares"), tr("Open squares at the end that no tile in the set fits.")},
                  //: Title of a histogram
                  {tr("Tokens left"), tr("Tokens that nobody took by the end of the game.")},
                  //: Title of a histogram
                  {tr("Railroad length"), tr("Tiles in a complete railroad.")},
                  //: Title of a histogram
                  {tr("Mountain size"), tr("Tiles in a complete mountain.")},
                  {tr("Railroads per city"), tr("Complete railroads that leave a complete city.")},
                  //: Title of a histogram
                  {tr("Prairie size"), tr("Tiles in a prairie at the end.")}});
    for (std::size_t i = 0; i < entries_.size(); ++i)
        entries_[i].view->setWords(words[i].title, words[i].explanation);
    update();
}

int HistogramGrid::columns(int width) const
{
    return std::clamp((width - 2 * kEdge + kGap) / (kNarrowest + kGap), 1, 4);
}

int HistogramGrid::legendHeight() const
{
    return fontMetrics().height() + 2 * kGap;
}

int HistogramGrid::heightForWidth(int width) const
{
    const int across = columns(width);
    const int rows = (static_cast<int>(entries_.size()) + across - 1) / across;
    return legendHeight() + rows * (kLowest + kGap) + kEdge;
}

QSize HistogramGrid::sizeHint() const
{
    constexpr int kUsual = 4 * (kNarrowest + kGap);
    return {kUsual, heightForWidth(kUsual)};
}

QSize HistogramGrid::minimumSizeHint() const
{
    return {kNarrowest, heightForWidth(width())};
}

void HistogramGrid::resizeEvent(QResizeEvent*)
{
    arrange();
    updateGeometry();
}

void HistogramGrid::arrange()
{
    const int across = columns(width());
    const int rows = (static_cast<int>(entries_.size()) + across - 1) / across;
    const int top = legendHeight();
    const int room = width() - 2 * kEdge + kGap;
    const int deep = height() - top - kEdge;
    for (int i = 0; i < static_cast<int>(entries_.size()); ++i) {
        const int column = i % across;
        const int row = i / across;
        const int left = kEdge + column * room / across;
        const int right = kEdge + (column + 1) * room / across - kGap;
        const int upper = top + row * deep / rows;
        const int lower = top + (row + 1) * deep / rows - kGap;
        QRect cell(left, upper, right - left, lower - upper);
        if (layoutDirection() == Qt::RightToLeft)
            cell.moveLeft(width() - cell.right() - 1);
        entries_[static_cast<std::size_t>(i)].view->setGeometry(cell);
    }
}

void HistogramGrid::paintEvent(QPaintEvent*)
{
    constexpr int kSign = 22;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int height = legendHeight() - kGap;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    int x = kEdge;
    const auto place = [&](int width) {
        const QRect box(mirrored ? this->width() - x - width : x, 0, width, height);
        x += width + kGap;
        return box;
    };
    const auto label = [&](const QString& text) {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(place(fontMetrics().horizontalAdvance(text) + 2), Qt::AlignCenter, text);
        x += 2 * kGap;
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRect(QRectF(place(kSign)).adjusted(4, 5, -4, -4));
    //: Beside a sample of a bar: what is drawn in this way
    label(tr("This set"));
    if (!besideClassic_)
        return;
    const QRectF sign = QRectF(place(kSign)).adjusted(1, 5, -1, -4);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.4));
    painter.drawPolyline(
        QPolygonF({sign.bottomLeft(), QPointF(sign.left() + 5, sign.bottom()),
                   QPointF(sign.left() + 5, sign.top()), QPointF(sign.right() - 5, sign.top()),
                   QPointF(sign.right() - 5, sign.center().y()), QPointF(sign.right(), sign.center().y())}));
    //: Beside a sample of a line: what is drawn in this way
    label(tr("Classic set"));
}

void HistogramGrid::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LayoutDirectionChange)
        arrange();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
