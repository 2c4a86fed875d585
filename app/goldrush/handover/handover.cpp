// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/handover/handover.h"

#include "app/goldrush/handover/handovercard.h"
#include "app/goldrush/wording/words.h"
#include "engine/core/listening.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

HandOverCard::Person personAt(const GameSession& session, int seat)
{
    const GameRecord& record = session.record();
    return {playerName(record, seat),
            QString::fromStdString(record.players[static_cast<std::size_t>(seat)].colour)};
}

// Ascending; of equal ones the last are the new ones.
std::vector<CoinRow::Coin> coinsOf(const GameSession& session, int seat, std::vector<int> fresh)
{
    std::vector<int> values = session.game().tokenValues(seat);
    std::ranges::sort(values, std::greater());
    std::vector<CoinRow::Coin> coins;
    for (const int value : values) {
        const auto found = std::ranges::find(fresh, value);
        coins.push_back({value, found != fresh.end()});
        if (found != fresh.end())
            fresh.erase(found);
    }
    std::ranges::reverse(coins);
    return coins;
}

} // namespace

HandOver::HandOver(HandOverCard& card, QObject* parent)
    : QObject(parent)
    , card_(card)
{
    connect(&card, &HandOverCard::confirmed, this, &HandOver::goOn);
    connect(&card, &HandOverCard::putOff, this, &HandOver::putOff);
}

void HandOver::setSession(GameSession* session)
{
    if (session_)
        session_->disconnect(this);
    close();
    session_ = session;
    atTable_.reset();
    if (!session)
        return;
    // Whatever was shown is not so any more, or another one sits there.
    connect(session, &GameSession::positionReset, this, &HandOver::close);
    connect(session, &GameSession::seatsChanged, this, &HandOver::close);
    connect(session, &GameSession::looksChanged, this, &HandOver::reword);
}

std::optional<int> HandOver::person() const
{
    const bool mayMove = session_->mayMove(kAnyPerson);
    return mayMove ? std::optional(session_->game().player()) : std::nullopt;
}

void HandOver::see(const std::vector<Event>& events)
{
    for (const Event& event : events)
        std::visit(
            Listening{[this](const events::Mine& mine) { add(mine.player, {mine.value}); },
                      [this](const events::Tokens& tokens) { add(tokens.player, tokens.values); },
                      [this](const events::End&) { close(); }, // all gold lies open
                      kIgnored<events::Start, events::Draw, events::Place, events::Cowboy, events::Tent,
                               events::TakeBack, events::Score, events::TokensBack, events::Return>},
            event);
}

void HandOver::add(int seat, const std::vector<int>& values)
{
    if (!session_ || session_->isComputer(seat) || values.empty() || session_->people() < 2)
        return;
    const auto known = std::ranges::find(fresh_, seat, &Fresh::seat);
    if (known == fresh_.end())
        fresh_.push_back({seat, values});
    else
        known->values.insert(known->values.end(), values.begin(), values.end());
}

void HandOver::rest()
{
    if (!session_ || isOpen() || session_->isOver())
        return;
    if (!fresh_.empty())
        enter(Stage::Covered);
    else if (mustHandOver())
        enter(Stage::Turn);
    else if (person())
        atTable_ = person();
}

bool HandOver::mustHandOver() const
{
    return eachTurn_ && person() && atTable_ && atTable_ != person();
}

void HandOver::enter(Stage stage)
{
    const bool opens = !isOpen();
    stage_ = stage;
    // First: nobody else's things are in sight when it comes.
    if (opens)
        emit openChanged(true);
    if (stage == Stage::Covered)
        card_.showCovered(personAt(*session_, fresh_.front().seat),
                          static_cast<int>(fresh_.front().values.size()));
    else if (stage == Stage::Gold)
        showGold();
    else
        card_.showTurn(personAt(*session_, *person()));
}

void HandOver::reword()
{
    if (isOpen())
        enter(stage_);
}

void HandOver::showGold()
{
    const Fresh& now = fresh_.front();
    std::optional<int> next = fresh_.size() > 1 ? std::optional(fresh_[1].seat) : person();
    if (next == now.seat)
        next.reset();
    card_.showGold(personAt(*session_, now.seat), coinsOf(*session_, now.seat, now.values),
                   next ? playerName(session_->record(), *next) : QString());
}

void HandOver::goOn()
{
    if (!session_ || !isOpen())
        return;
    if (stage_ == Stage::Covered)
        return enter(Stage::Gold);
    if (stage_ == Stage::Gold) {
        atTable_ = fresh_.front().seat;
        fresh_.pop_front();
        if (!fresh_.empty())
            return enter(Stage::Covered);
        if (mustHandOver())
            return enter(Stage::Turn);
    }
    close();
    if (person())
        atTable_ = person();
}

// The values can be looked at in the own turn, by the key of the gold.
void HandOver::putOff()
{
    if (stage_ == Stage::Covered) {
        fresh_.pop_front();
        if (!fresh_.empty())
            return enter(Stage::Covered);
        close();
        rest();
    } else {
        goOn();
    }
}

void HandOver::close()
{
    fresh_.clear();
    if (!isOpen())
        return;
    stage_ = Stage::Closed;
    card_.cover();
    emit openChanged(false);
}

} // namespace lodeline::goldrush
