// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/boardcontroller.h"

#include "app/boomtown/board/boardwords.h"
#include "app/boomtown/wording/eventwords.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/boomtown/cardname.h"

#include <algorithm>
#include <utility>

namespace lodeline::boomtown {
namespace {

constexpr int kFarthest = 2 * kCircle; // places that an arrow key looks ahead

} // namespace

BoardController::BoardController(ui::KeyText keys, QObject* parent)
    : QObject(parent)
    , keys_(std::move(keys))
{
}

void BoardController::setMatch(BoomtownMatch* match)
{
    if (match_)
        match_->disconnect(this);
    match_ = match;
    if (match) {
        connect(match, &BoomtownMatch::positionReset, this, &BoardController::refresh);
        connect(match, &BoomtownMatch::turnChanged, this, &BoardController::refresh);
        connect(match, &BoomtownMatch::refused, this, [this](const Request& asked, app::Refusal why) {
            if (asked.asker != app::kAnyPerson)
                return;
            emit denied();
            emit announced(app::refusalText(why));
        });
    }
    refresh();
}

void BoardController::setWatching(bool on)
{
    watching_ = on;
    refresh();
}

void BoardController::refresh()
{
    held_.reset();
    if (!match_ || watching_ || !match_->mayMove(app::kAnyPerson))
        return enter(Step::Watch);
    const Game& game = match_->game();
    if (game.phase() == Game::Phase::Begin)
        enter(Step::Begin);
    else if (game.phase() == Game::Phase::Free)
        hold({game.free().front(), 0, true, false});
    else
        enter(Step::Card);
}

void BoardController::enter(Step step)
{
    step_ = step;
    chosen_ = -1;
    ++epoch_;
    emit offersChanged();
    if (byKeyboard_ && count() > 0 && step != Step::Place)
        choose(0, true);
    else
        emit choiceChanged();
    emit hintChanged(hint());
}

void BoardController::hold(const Held& held)
{
    held_ = held;
    places_.clear();
    match_->game().town(seat()).places().forEach([this](Position at) { places_.push_back(at); });
    enter(Step::Place);
    // A first card lies where it lies, and only needs its turn.
    if (places_.size() == 1)
        choose(0, byKeyboard_);
    else if (byKeyboard_)
        choose(firstPlace(), true);
}

// The keyboard begins beside the town, not on top of it.
int BoardController::firstPlace() const
{
    const auto covers = [this](Position at) {
        const auto squares = squaresFrom(at);
        return std::ranges::any_of(
            squares, [this](Position square) { return match_->game().town(seat()).isTaken(square); });
    };
    const auto middle = places_.begin() + static_cast<std::ptrdiff_t>(places_.size() / 2);
    const auto beside = std::find_if_not(middle, places_.end(), covers);
    return static_cast<int>((beside == places_.end() ? middle : beside) - places_.begin());
}

int BoardController::count() const
{
    switch (step_) {
    case Step::Begin:
        return kCircle;
    case Step::Card:
        return static_cast<int>(match_->game().left().size());
    case Step::Place:
        return static_cast<int>(places_.size());
    case Step::Watch:
        break;
    }
    return 0;
}

int BoardController::cardAt(int offer) const
{
    return match_->game().left()[static_cast<std::size_t>(offer)]; // all of the circle at the beginning
}

Placement BoardController::placementAt(int offer) const
{
    return {places_[static_cast<std::size_t>(offer)], held_ && held_->turned};
}

int BoardController::offerAt(Position at) const
{
    const auto found = std::ranges::find(places_, at);
    return step_ == Step::Place && found != places_.end() ? static_cast<int>(found - places_.begin()) : -1;
}

QString BoardController::offerName(int offer) const
{
    if (step_ == Step::Place) {
        return placementName(placementAt(offer));
    }
    const QString card = cardText(match_->card(cardAt(offer)).front);
    if (step_ == Step::Begin)
        //: Name of a choice: %1 what a card shows
        return tr("Start at the card with %1").arg(card);
    if (offer == 0)
        //: Name of a choice: %1 what a card shows
        return tr("Take the next card: %1").arg(card);
    //: Name of a choice: %1 what a card shows; %Ln cards come before it
    return tr("Pass over %Ln card(s) and take %1", nullptr, offer).arg(card);
}

std::optional<Outcome> BoardController::outcome() const
{
    if (step_ != Step::Place || chosen_ < 0)
        return std::nullopt;
    return outcomeOf(match_->game(), seat(), held_->card, placementAt(chosen_));
}

std::optional<PassOver> BoardController::passed() const
{
    if (step_ == Step::Card && chosen_ > 0)
        return passOver(match_->game(), chosen_);
    if (step_ == Step::Place && held_->skip > 0)
        return passOver(match_->game(), held_->skip);
    return std::nullopt;
}

void BoardController::choose(int offer, bool byKeyboard)
{
    byKeyboard_ = byKeyboard;
    if (offer == chosen_)
        return;
    chosen_ = offer;
    emit choiceChanged();
    emit hintChanged(hint());
}

void BoardController::take(int offer)
{
    if (offer < 0 || offer >= count())
        return;
    switch (step_) {
    case Step::Begin:
        match_->ask(requests::Play{{Move::Type::Begin, offer, 0, {}}});
        break;
    case Step::Card:
        hold({cardAt(offer), offer, false, false});
        if (offer > 0)
            emit announced(giftText());
        break;
    case Step::Place: {
        const Move::Type type = held_->isFree ? Move::Type::Free : Move::Type::Draft;
        match_->ask(requests::Play{{type, 0, held_->skip, placementAt(offer)}});
        break;
    }
    case Step::Watch:
        break;
    }
}

bool BoardController::chooseNext(int steps)
{
    const int next = chosen_ < 0 ? (steps > 0 ? 0 : count() - 1) : chosen_ + steps;
    if (next < 0 || next >= count())
        return false;
    choose(next, true);
    return true;
}

void BoardController::chooseAt(Position at)
{
    choose(offerAt(at), true);
}

void BoardController::chooseTowards(int dx, int dy)
{
    if (step_ == Step::Watch || count() == 0)
        return;
    if (chosen_ < 0) {
        choose(step_ == Step::Place ? firstPlace() : 0, true);
        return;
    }
    if (step_ != Step::Place)
        return;
    // Straight on first, then beside the line.
    const Position from = placementAt(chosen_).at;
    for (int step = 1; step <= kFarthest; ++step) {
        for (int aside = 0; aside <= step; ++aside) {
            for (const int side : {aside, -aside}) {
                const Position at{static_cast<std::int16_t>(from.x + dx * step + dy * side),
                                  static_cast<std::int16_t>(from.y + dy * step + dx * side)};
                if (offerAt(at) >= 0) {
                    chooseAt(at);
                    return;
                }
            }
        }
    }
}

void BoardController::turn()
{
    if (step_ != Step::Place)
        return;
    held_->turned = !held_->turned;
    emit turnedByHand();
    emit choiceChanged();
    emit hintChanged(hint());
}

void BoardController::cancel()
{
    if (step_ != Step::Place || held_->isFree)
        return choose(-1, byKeyboard_);
    const int back = held_->skip;
    held_.reset();
    enter(Step::Card);
    choose(back, byKeyboard_);
}

QString BoardController::name(int seat) const
{
    return playerName(match_->record(), seat);
}

QString BoardController::placementName(Placement placement) const
{
    const Game& game = match_->game();
    const Outcome outcome = outcomeOf(game, seat(), held_->card, placement);
    const auto named = [&town = game.town(seat())](const std::vector<Position>& squares) {
        QStringList names;
        for (const Position at : squares)
            names << squareText(*town.squareAt(at));
        return names;
    };
    const PlacementWords words{cardName(game.deck(), match_->card(held_->card)), named(outcome.covers),
                               named(outcome.touches), name(1 - seat())};
    return placementText(outcome, placement, game.bonuses(), words);
}

QString BoardController::giftText() const
{
    //: %1 a player, who gets cards that the other one has passed over
    return tr("%1 gets %Ln card(s) for free.", nullptr, held_->skip).arg(name(1 - seat()));
}

QString BoardController::passedText() const
{
    const PassOver over = *passed();
    int other = 0;
    int self = 0;
    for (std::size_t i = 0; i < over.toOther.size(); ++i) {
        other += over.toOther[i];
        self += over.toSelf[i];
    }
    const QString them = name(1 - seat());
    //: %1 a player who gets cards for nothing; %2 and %3 such as "7 points"
    return tr("%1 gets %Ln card(s) for free, worth %2 to %1 and %3 to you.", nullptr,
              static_cast<int>(over.toOther.size()))
        .arg(them, pointsText(other), pointsText(self));
}

QString BoardController::freeText(const QString& key) const
{
    if (key.isEmpty())
        //: %1 and %2 players
        return tr("%1 passed this card over, so %2 places it first. Right-click to turn it.")
            .arg(name(1 - seat()), name(seat()));
    //: %1 and %2 players, %3 a key
    return tr("%1 passed this card over, so %2 places it first. Press %3 or right-click to turn it.")
        .arg(name(1 - seat()), name(seat()), key);
}

QString BoardController::taskText(const QString& key) const
{
    if (count() == 1)
        return ui::withKey(
            key,
            //: %1 is a key
            tr("This card founds your town. Press %1 or right-click to turn it; press Esc to put it back."),
            tr("This card founds your town. Right-click to turn it; press Esc to put it back."));
    return ui::withKey(key,
                       //: %1 is a key
                       tr("Place the card. Press %1 or right-click to turn it; press Esc to put it back."),
                       tr("Place the card. Right-click to turn it; press Esc to put it back."));
}

QString BoardController::placeText() const
{
    const QString key = keys_(QStringLiteral("rotate-right"));
    if (held_->isFree)
        return freeText(key);
    const QString task = taskText(key);
    //: Two sentences: %1 what the other player gets for free, %2 what is to be done now
    return held_->skip > 0 ? tr("%1 %2").arg(giftText(), task) : task;
}

QString BoardController::hint() const
{
    if (!match_)
        return {};
    switch (step_) {
    case Step::Watch:
        return match_->isOver() ? tr("The game is over.") : tr("Another player is thinking.");
    case Step::Begin:
        //: %1 and %2 players
        return tr("%2 goes first, so %1 chooses the card where %2 starts.")
            .arg(name(seat()), name(1 - seat()));
    case Step::Card:
        if (chosen_ > 0)
            return passedText();
        //: %1 a player
        return tr("Take the next card, or a later one: every card that you pass over goes to %1.")
            .arg(name(1 - seat()));
    case Step::Place:
        return placeText();
    }
    return {};
}

} // namespace lodeline::boomtown
