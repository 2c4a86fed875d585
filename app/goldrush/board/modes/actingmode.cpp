// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/modes/actingmode.h"

#include "app/goldrush/board/modes/boardtext.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "ui/wording/joining.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace lodeline::goldrush {

namespace {

Position lastTile(const Game& game)
{
    return game.placedTile(game.placedCount() - 1).placement.at;
}

constexpr qreal kInset = 0.15 * kTile; // of the middle of an offer from the edge of its tile
constexpr qreal kApart = (OfferItem::kResting + OfferItem::kChosen) / 2; // so that none covers another

// How large offers are drawn: smaller than usual where there are many on one tile.
qreal sizeFor(const std::vector<Action>& actions)
{
    constexpr qreal kMostAtFullSize = 6;
    std::ptrdiff_t most = 0;
    for (const Action& action : actions)
        most = std::max(most, std::ranges::count(actions, action.at, &Action::at));
    return std::min(1.0, std::sqrt(kMostAtFullSize / static_cast<qreal>(most)));
}

void keepInside(QPointF& point, const QRectF& rect)
{
    point = {std::clamp(point.x(), rect.left(), rect.right()),
             std::clamp(point.y(), rect.top(), rect.bottom())};
}

// Where the button hides the least: over no offer, else where it is in sight, so that nothing has to move,
// else over no tile, the south side first.
Side sideForButton(const BoardScene& scene, const Game& game, const std::vector<QPointF>& offers)
{
    constexpr int kHidden = 4;
    constexpr int kOutOfSight = 3;
    const QRectF seen = scene.seen();
    Side best = Side::South;
    auto least = std::numeric_limits<std::ptrdiff_t>::max();
    for (const Side side : {Side::South, Side::East, Side::West, Side::North}) {
        const QRectF button = PassItem(scene.style(), lastTile(game), side).sceneRect(scene.viewScale());
        const QRectF around = button.adjusted(-kPiece / 2, -kPiece / 2, kPiece / 2, kPiece / 2);
        const auto hidden = std::count_if(offers.begin(), offers.end(),
                                          [&around](QPointF offer) { return around.contains(offer); });
        const auto cost = kHidden * hidden + (seen.contains(button) ? 0 : kOutOfSight) +
                          (game.tileAt(neighbour(lastTile(game), side)) ? 1 : 0);
        if (cost < least) {
            least = cost;
            best = side;
        }
    }
    return best;
}

} // namespace

ActingMode::ActingMode(BoardScene& scene, const Game& game)
    : scene_(scene)
    , game_(game)
    , actions_(game.legalActions().toVector())
    , size_(sizeFor(actions_))
{
    std::vector<QPointF> centres;
    for (std::size_t index = 1; index < actions_.size(); ++index)
        centres.push_back(centre(actions_[index]));
    const qreal inset = kInset * size_;
    const auto keep = [this, inset](std::size_t offer, QPointF& centre) {
        keepInside(centre, tileRect(actions_[offer + 1].at).adjusted(inset, inset, -inset, -inset));
    };
    spreadOut(centres, kApart * size_, keep, obstacles());
    pass_ = std::make_unique<PassItem>(scene.style(), lastTile(game), sideForButton(scene, game, centres));
    scene.addItem(pass_.get());
    for (std::size_t index = 1; index < actions_.size(); ++index) {
        items_.push_back(
            std::make_unique<OfferItem>(scene.style(), actions_[index], game.player(), centres[index - 1]));
        items_.back()->setScale(size_);
        scene.addItem(items_.back().get());
    }
}

ActingMode::~ActingMode()
{
    scene_.hideFeature();
}

// How many tokens lie there is to be read, and nuggets are to be counted.
std::vector<Obstacle> ActingMode::obstacles() const
{
    constexpr qreal kNugget = 0.1 * kTile; // from its middle
    const qreal offer = OfferItem::kResting * size_ / 2;
    std::vector<Obstacle> found;
    for (const Game::TokenStack& stack : game_.tokenStacks())
        found.push_back({scene_.tokenPlace(game_, stack), offer + 0.42 * kPiece});
    std::set<Position> seen;
    for (const Action& action : actions_) {
        if (action.type == Action::Type::None || !seen.insert(action.at).second)
            continue;
        for (const QPointF nugget : scene_.nuggets(game_, action.at))
            found.push_back({nugget, offer + kNugget, Obstacle::kWeak});
    }
    return found;
}

QPointF ActingMode::centre(const Action& action) const
{
    const QPointF home = scene_.anchor(game_, action.at, action.segment);
    switch (action.type) {
    case Action::Type::Mine:
        return home + QPointF(0.2, -0.2) * kTile;
    case Action::Type::TakeBack:
        return home + QPointF(0.14, -0.14) * kTile;
    case Action::Type::Tent:
        return home + QPointF(0.01, 0); // so that it yields to a cowboy on the same segment
    default:
        return home;
    }
}

QString ActingMode::hint() const
{
    if (chosen_ >= 0)
        return offerName(chosen_);
    const QString what =
        actions_.size() == 1
            ? tr("Nothing can be placed here: end the turn with Skip, or take the tile back with Esc.")
            : tr("Place a piece or choose Skip; Esc takes the tile back.");
    const QString why = BoardText::whyNoCowboy(game_);
    return why.isEmpty() ? what : ui::sentences({why, what});
}

QString ActingMode::offerName(int index) const
{
    const Action& named = action(index);
    const QString name = BoardText::action(game_, named);
    // Two prairies of a tile may lie at the same sides: number what words cannot tell apart.
    int number = 1;
    for (int other = 1; other < index; ++other) {
        const Action& before = action(other);
        if (before.type == named.type && before.at == named.at && BoardText::action(game_, before) == name)
            ++number;
    }
    return number == 1 ? name : ui::withRemark(name, QLocale().toString(number));
}

QRectF ActingMode::offerRect(int index, qreal scale) const
{
    if (index == 0)
        return pass_->sceneRect(scale);
    return centredRect(items_[static_cast<std::size_t>(index - 1)]->pos(), OfferItem::kResting * size_);
}

int ActingMode::offerAt(QPointF point, qreal scale) const
{
    if (pass_->sceneRect(scale).contains(point))
        return 0;
    constexpr qreal kSmallestTarget = 14; // pixels around the middle
    qreal best = std::max(OfferItem::kResting * size_ / 2, kSmallestTarget / scale);
    int found = -1;
    for (int index = 1; index < offerCount(); ++index) {
        const qreal distance = QLineF(items_[static_cast<std::size_t>(index - 1)]->pos(), point).length();
        if (distance <= best) {
            best = distance;
            found = index;
        }
    }
    return found;
}

void ActingMode::choose(int index, bool byKeyboard)
{
    if (chosen_ >= 0)
        setState(chosen_, OfferState::Resting);
    chosen_ = index;
    if (index < 0) {
        scene_.hideFeature();
        return;
    }
    setState(index, byKeyboard ? OfferState::Focused : OfferState::Hovered);
    const Action& what = action(index);
    if (what.type == Action::Type::None) {
        scene_.hideFeature();
        return;
    }
    // Above the tile rather than the piece: the words must not hide the other offers.
    const QPointF piece = items_[static_cast<std::size_t>(index - 1)]->pos();
    const qreal top = std::min(tileRect(what.at).top(), piece.y() - 0.75 * kPiece);
    std::vector<Kept> kept{{tileRect(what.at)}};
    for (int other = 0; other < offerCount(); ++other)
        kept.push_back({offerRect(other, scene_.viewScale()), Kept::kOther});
    scene_.showFeature(scene_.featureShapes(game_, what.at, what.segment), {piece.x(), top}, offerName(index),
                       std::move(kept));
}

void ActingMode::pulse(qreal strength)
{
    for (const auto& item : items_)
        item->setPulse(strength);
}

void ActingMode::setState(int index, OfferState state)
{
    if (index == 0)
        pass_->setState(state);
    else
        items_[static_cast<std::size_t>(index - 1)]->setState(state);
}

} // namespace lodeline::goldrush
