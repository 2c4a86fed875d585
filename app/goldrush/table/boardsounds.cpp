// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/table/boardsounds.h"

#include "app/goldrush/board/boardview.h"
#include "app/goldrush/session/gamesession.h"
#include "engine/core/listening.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace lodeline::goldrush {
namespace {

using app::Sound;

constexpr int kManyPoints = 8;
constexpr std::size_t kLongRailroad = 6; // tiles

std::optional<Sound> soundOf(const events::Score& score)
{
    const int most = score.points.empty() ? 0 : *std::ranges::max_element(score.points);
    if (most <= 0)
        return std::nullopt;
    const bool isRailroad = score.kind == events::Score::Kind::Railroad && !score.final;
    if (isRailroad && score.tiles.size() >= kLongRailroad)
        return Sound::Whistle;
    return most < kManyPoints ? Sound::Coins : Sound::ManyCoins;
}

std::optional<Sound> soundWhenSeen(const Event& event)
{
    std::optional<Sound> sound;
    std::visit(Listening{[&sound](const events::Score& score) { sound = soundOf(score); },
                         [&sound](const events::Mine&) { sound = Sound::Mine; },
                         [&sound](const events::End&) { sound = Sound::End; },
                         kIgnored<events::Start, events::Draw, events::Place, events::Cowboy, events::Tent,
                                  events::TakeBack, events::Tokens, events::TokensBack, events::Return>},
               event);
    return sound;
}

std::optional<Sound> soundWhenStill(const Event& event)
{
    std::optional<Sound> sound;
    std::visit(Listening{[&sound](const events::Place&) { sound = Sound::Laid; },
                         [&sound](const events::Cowboy&) { sound = Sound::Down; },
                         [&sound](const events::Tent&) { sound = Sound::Tent; },
                         [&sound](const events::TakeBack&) { sound = Sound::Home; },
                         [&sound](const events::Return&) { sound = Sound::Home; },
                         kIgnored<events::Start, events::Draw, events::Mine, events::Score, events::Tokens,
                                  events::TokensBack, events::End>},
               event);
    return sound;
}

bool isPlacement(const Event& event)
{
    return std::holds_alternative<events::Place>(event);
}

bool skips(const std::vector<Event>& events)
{
    return std::ranges::count_if(events, isPlacement) > 1;
}

} // namespace

BoardSounds::BoardSounds(const BoardView& board, QObject* parent)
    : QObject(parent)
    , board_(board)
{
    connect(&board, &BoardView::sawMore, this,
            [this](const std::vector<Event>& events) { tell(events, Moment::Seen); });
    connect(&board, &BoardView::landed, this, [this](const std::vector<Event>& events) {
        tell(events, Moment::Still);
        noticeComputers(events);
    });
    connect(&board, &BoardView::turnedByHand, this, [this] { emit sounded(Sound::Turned); });
    connect(&board, &BoardView::denied, this, [this] { emit sounded(Sound::No); });
    connect(&board, &BoardView::settled, this, &BoardSounds::callPerson);
}

void BoardSounds::tell(const std::vector<Event>& events, Moment moment)
{
    const bool skipped = skips(events);
    std::optional<Sound> most;
    for (const Event& event : events) {
        if (!skipped || std::holds_alternative<events::End>(event))
            most = std::max(most, moment == Moment::Seen ? soundWhenSeen(event) : soundWhenStill(event));
    }
    if (most)
        emit sounded(*most);
}

void BoardSounds::noticeComputers(const std::vector<Event>& events)
{
    for (const Event& event : events) {
        const auto* place = std::get_if<events::Place>(&event);
        if (place && board_.session())
            computerMoved_ = board_.session()->isComputer(place->player);
    }
    if (skips(events))
        computerMoved_ = false;
}

void BoardSounds::callPerson()
{
    const GameSession* session = board_.session();
    if (session && session->isComputersTurn())
        return;
    if (std::exchange(computerMoved_, false) && session && !session->isOver())
        emit sounded(Sound::YourTurn);
}

} // namespace lodeline::goldrush
