// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/pages/cardland.h"

#include "engine/core/random.h"
#include "resources/art/boomtown/cardpainter.h"
#include "ui/boomtown/decks.h"

#include <QPainter>

#include <map>

namespace lodeline::boomtown {
namespace {

constexpr int kSquare = 56; // device-independent pixels
constexpr std::uint64_t kSeed = 7;

class CardLand : public app::Backdrop
{
public:
    CardLand(std::vector<Card> cards, QSize size, qreal ratio, const art::Theme& theme)
        : cards_(std::move(cards))
        , theme_(theme)
        , random_(kSeed)
        , side_(static_cast<int>(kSquare * ratio))
        , picture_(size * ratio)
    {
        picture_.setDevicePixelRatio(ratio);
        picture_.fill(theme.board.table);
    }

    // One card; every other row is shifted by a square, so that the cards interlock.
    bool paintNext() override
    {
        const QSize pixels = picture_.size();
        const int across = pixels.width() / (2 * side_) + 2;
        const int row = number_ / across;
        if (cards_.empty() || row * 2 * side_ >= pixels.height())
            return false;
        const QPoint at((number_ % across) * 2 * side_ - (row % 2) * side_, row * 2 * side_);
        const qreal ratio = picture_.devicePixelRatio();
        QPainter painter(&picture_);
        painter.scale(1 / ratio, 1 / ratio);
        painter.drawPixmap(at, painted(random_.below(static_cast<std::uint32_t>(cards_.size()))));
        ++number_;
        return true;
    }

    const QPixmap& picture() const override { return picture_; }

private:
    const QPixmap& painted(std::size_t card)
    {
        QPixmap& picture = painted_[card];
        if (picture.isNull()) {
            picture = QPixmap(2 * side_, 2 * side_);
            QPainter painter(&picture);
            painter.setRenderHint(QPainter::Antialiasing);
            paintCard(painter, QRectF(picture.rect()), cards_[card].front, theme_);
        }
        return picture;
    }

    std::vector<Card> cards_;
    art::Theme theme_;
    Random random_;
    int side_; // of a square in pixels
    QPixmap picture_;
    std::map<std::size_t, QPixmap> painted_;
    int number_ = 0;
};

} // namespace

app::BackdropMaker cardBackdrop(const Deck& deck)
{
    return [cards = deck.cards](QSize size, qreal ratio, const art::Theme& theme) {
        return std::make_unique<CardLand>(cards, size, ratio, theme);
    };
}

app::BackdropMaker cardBackdrop()
{
    const Result<LoadedDeck> usual = loadDeck({});
    return usual ? cardBackdrop(usual->deck) : nullptr;
}

} // namespace lodeline::boomtown
