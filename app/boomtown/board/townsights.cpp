// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/townsights.h"

#include "app/boomtown/board/boardview.h"
#include "app/boomtown/board/boardwords.h"
#include "app/boomtown/wording/eventwords.h"
#include "engine/boomtown/rules/groups.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace lodeline::boomtown {
namespace {

struct TownSightsWords
{
    Q_DECLARE_TR_FUNCTIONS(TownSights)
};

// Places: the squares of the first town, those of the second one, then cards by their index in the deck.
constexpr int kLand = kRows * kRows;
constexpr int kFirstCard = kPlayers * kLand;

int placeOf(int seat, Position at)
{
    return seat * kLand + (at.y + kReach) * kRows + at.x + kReach;
}

bool isTownSquare(int place)
{
    return place < kFirstCard;
}

int townOfPlace(int place)
{
    return place / kLand;
}

Position squareOfPlace(int place)
{
    const int inTown = place % kLand;
    return {static_cast<std::int16_t>(inTown % kRows - kReach),
            static_cast<std::int16_t>(inTown / kRows - kReach)};
}

// Of the group that the square belongs to.
int groupSizeAt(const Town& town, Square square, Position at)
{
    int found = 0;
    forEachGroup(town.of(square.territory), town.north(), town.south(), [&](const Rows& group, int size) {
        if (contains(group, at))
            found = size;
    });
    return found;
}

int firstOf(const Rows& group, const Town& town, int seat)
{
    int first = -1;
    forEachSquare(group, town.north(), town.south(), [&](Position at) {
        if (first < 0)
            first = placeOf(seat, at);
    });
    return first;
}

} // namespace

TownSights::TownSights(const BoardView& board, std::function<void()> moved)
    : board_(board)
    , moved_(std::move(moved))
{
}

const Game* TownSights::game() const
{
    return board_.match() ? &board_.match()->game() : nullptr;
}

QString TownSights::sightsName() const
{
    //: A list of all squares of the towns, of the cards of the circle and of the bonuses, for screen readers
    return TownSightsWords::tr("Towns, cards and bonuses");
}

int TownSights::sightsEpoch() const
{
    return board_.controller().epoch();
}

std::vector<int> TownSights::cards() const
{
    std::vector<int> all;
    const auto add = [&all](const auto& more) { all.insert(all.end(), more.begin(), more.end()); };
    if (game()->phase() == Game::Phase::Free)
        add(game()->free());
    add(game()->left());
    add(game()->bonusCards());
    return all;
}

std::vector<int> TownSights::sightPlaces() const
{
    std::vector<int> places;
    if (!game())
        return places;
    for (int seat = 0; seat < kPlayers; ++seat) {
        const Town& town = game()->town(seat);
        forEachSquare(town.taken(), town.north(), town.south(),
                      [&](Position at) { places.push_back(placeOf(seat, at)); });
    }
    for (const int card : cards())
        places.push_back(kFirstCard + card);
    return places;
}

bool TownSights::isThere(ui::Sight sight) const
{
    if (!game() || sight.part >= 0)
        return false;
    if (isTownSquare(sight.place))
        return game()->town(townOfPlace(sight.place)).squareAt(squareOfPlace(sight.place)).has_value();
    return std::ranges::count(cards(), sight.place - kFirstCard) > 0;
}

QString TownSights::sightText(ui::Sight sight) const
{
    if (!isThere(sight))
        return {};
    if (!isTownSquare(sight.place))
        return textOfCard(sight.place - kFirstCard);
    const int seat = townOfPlace(sight.place);
    const Town& town = game()->town(seat);
    const Position at = squareOfPlace(sight.place);
    const Square square = *town.squareAt(at);
    return townSquareText(square, at, groupSizeAt(town, square, at),
                          playerName(board_.match()->record(), seat));
}

QString TownSights::textOfCard(int card) const
{
    const Card& shown = board_.match()->card(card);
    const auto number = static_cast<std::uint8_t>(card);
    if (std::ranges::count(game()->bonusCards(), number) > 0)
        return ui::labelled(bonusTitle(shown.bonus.kind), bonusText(shown.bonus));
    const std::optional<int> turn = turnInCircle(card);
    return turn ? circleCardText(*turn + 1, shown.front)
                : ui::labelled(board_.trayCaption(game()->player()), cardText(shown.front));
}

std::optional<int> TownSights::turnInCircle(int card) const
{
    const auto left = game()->left();
    const auto found = std::ranges::find(left, static_cast<std::uint8_t>(card));
    return found == left.end() ? std::nullopt : std::optional(static_cast<int>(found - left.begin()));
}

QRect TownSights::rectOf(int place) const
{
    if (isTownSquare(place)) {
        const QRect card = board_.townRect(townOfPlace(place), squareOfPlace(place));
        return {card.topLeft(), card.size() / 2};
    }
    const int card = place - kFirstCard;
    const auto& bonuses = game()->bonusCards();
    const auto bonus = std::ranges::find(bonuses, static_cast<std::uint8_t>(card));
    return bonus == bonuses.end() ? board_.cardRect(card)
                                  : board_.bonusRect(static_cast<int>(bonus - bonuses.begin()));
}

QRect TownSights::sightScreenRect(ui::Sight sight) const
{
    return isThere(sight) ? board_.onScreen(rectOf(sight.place)) : QRect();
}

void TownSights::watchSight(ui::Sight sight)
{
    if (!isThere(sight))
        return;
    watched_ = sight;
    moved_();
}

void TownSights::end()
{
    if (std::exchange(watched_, std::nullopt))
        moved_();
}

void TownSights::refresh()
{
    if (watched_ && !isThere(*watched_))
        end();
}

QString TownSights::text() const
{
    return watched_ ? sightText(*watched_) : QString();
}

QRect TownSights::rect() const
{
    return watched_ && isThere(*watched_) ? rectOf(watched_->place) : QRect();
}

int TownSights::offer() const
{
    if (!watched_ || !isThere(*watched_))
        return -1;
    const BoardController& control = board_.controller();
    if (isTownSquare(watched_->place))
        return townOfPlace(watched_->place) == control.seat()
                   ? control.offerAt(squareOfPlace(watched_->place))
                   : -1;
    const BoardController::Step step = control.step();
    if (step != BoardController::Step::Begin && step != BoardController::Step::Card)
        return -1;
    return turnInCircle(watched_->place - kFirstCard).value_or(-1);
}

void TownSights::toLastCard()
{
    if (!game())
        return;
    const std::vector<Event>& history = board_.match()->history();
    const auto last = std::find_if(history.rbegin(), history.rend(), [](const Event& event) {
        return std::holds_alternative<events::Place>(event);
    });
    if (last == history.rend())
        return watchSight({sightPlaces().front()});
    const auto& placed = std::get<events::Place>(*last);
    watchSight({placeOf(placed.player, placed.placement.at)});
}

void TownSights::walk(int dx, int dy)
{
    if (!watched_)
        return toLastCard();
    const int from = watched_->place;
    std::optional<int> next = isTownSquare(from) ? straightOn(from, dx, dy) : std::nullopt;
    if (!next)
        next = beyond(from, dx, dy);
    watchSight({next.value_or(from)});
}

std::optional<int> TownSights::straightOn(int place, int dx, int dy) const
{
    const Town& town = game()->town(townOfPlace(place));
    const Position from = squareOfPlace(place);
    for (int step = 1; step < kRows; ++step) {
        const Position at{static_cast<std::int16_t>(from.x + dx * step),
                          static_cast<std::int16_t>(from.y + dy * step)};
        if (town.squareAt(at))
            return placeOf(townOfPlace(place), at);
    }
    return std::nullopt;
}

// As it lies on the screen, not in the town that is left.
std::optional<int> TownSights::beyond(int place, int dx, int dy) const
{
    const QPoint from = rectOf(place).center();
    std::optional<int> nearest;
    int least = 0;
    for (const int other : sightPlaces()) {
        if (isTownSquare(place) && isTownSquare(other) && townOfPlace(place) == townOfPlace(other))
            continue;
        const QPoint way = rectOf(other).center() - from;
        const int along = way.x() * dx + way.y() * dy;
        const int aside = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        const int length = along + 2 * aside;
        if (along <= 0 || aside > 2 * along || (nearest && length >= least))
            continue;
        nearest = other;
        least = length;
    }
    return nearest;
}

bool TownSights::watches(int seat, const Rows& squares) const
{
    return watched_ && isTownSquare(watched_->place) && townOfPlace(watched_->place) == seat &&
           contains(squares, squareOfPlace(watched_->place));
}

void TownSights::nextGroup(int steps)
{
    if (!game())
        return;
    std::vector<int> starts;
    int here = steps > 0 ? -1 : 0;
    for (int seat = 0; seat < kPlayers; ++seat) {
        const Town& town = game()->town(seat);
        for (const Territory territory : kAllTerritories) {
            forEachGroup(town.of(territory), town.north(), town.south(), [&](const Rows& group, int) {
                if (watches(seat, group))
                    here = static_cast<int>(starts.size());
                starts.push_back(firstOf(group, town, seat));
            });
        }
    }
    const int count = static_cast<int>(starts.size());
    if (count > 0)
        watchSight({starts[static_cast<std::size_t>((here + steps + count) % count)]});
}

} // namespace lodeline::boomtown
