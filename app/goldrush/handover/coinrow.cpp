// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/handover/coinrow.h"

#include "resources/art/piecepainter.h"
#include "ui/themed.h"
#include "ui/themes/handedparts.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

// Device-independent pixels.
constexpr int kCoin = 40;
constexpr int kRise = 10; // of a new one
constexpr int kGap = 4;
constexpr int kWidest = 360; // very many overlap

} // namespace

CoinRow::CoinRow(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    ui::followParts(*this);
}

void CoinRow::setCoins(std::vector<Coin> coins)
{
    coins_ = std::move(coins);
    updateGeometry();
    update();
}

QSize CoinRow::sizeHint() const
{
    const int all = static_cast<int>(coins_.size()) * (kCoin + kGap);
    return {std::clamp(all, kCoin, kWidest), coins_.empty() ? 0 : kCoin + kRise};
}

void CoinRow::paintEvent(QPaintEvent*)
{
    if (coins_.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto count = static_cast<qreal>(coins_.size());
    const qreal step = count > 1 ? std::min<qreal>(kCoin + kGap, (width() - kCoin) / (count - 1)) : 0;
    qreal x = (width() - step * (count - 1) - kCoin) / 2;
    const art::PartPictures parts = ui::partsOf(*this);
    for (const Coin& coin : coins_) {
        const qreal left = layoutDirection() == Qt::LeftToRight ? x : width() - x - kCoin;
        art::paintToken(painter, {left, coin.isNew ? 0.0 : kRise, kCoin, kCoin}, coin.value,
                        ui::themeOf(*this), parts);
        x += step;
    }
}

} // namespace lodeline::goldrush
