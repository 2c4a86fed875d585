// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/table/boardsounds.h"

#include "app/boomtown/board/boardview.h"
#include "app/boomtown/session/boomtownmatch.h"
#include "engine/core/listening.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace lodeline::boomtown {
namespace {

using app::Sound;

std::optional<Sound> soundOf(const Event& event)
{
    std::optional<Sound> sound;
    std::visit(Listening{[&sound](const events::Place&) { sound = Sound::Laid; },
                         [&sound](const events::End&) { sound = Sound::End; },
                         kIgnored<events::Start, events::Begin, events::Draft, events::Score>},
               event);
    return sound;
}

} // namespace

BoardSounds::BoardSounds(const BoardView& board, QObject* parent)
    : QObject(parent)
    , board_(board)
{
    connect(&board, &BoardView::turnedByHand, this, [this] { emit sounded(Sound::Turned); });
    connect(&board, &BoardView::denied, this, [this] { emit sounded(Sound::No); });
    connect(&board, &BoardView::settled, this, [this] {
        if (shows_)
            tell();
    });
}

void BoardSounds::setMatch(BoomtownMatch* match)
{
    if (match_)
        match_->disconnect(this);
    match_ = match;
    happened_.clear();
    if (!match)
        return;
    connect(match, &BoomtownMatch::eventsHappened, this, [this](const std::vector<Event>& events) {
        tell(); // the board ends what it was showing
        happened_ = events;
        turns_ = match_->turns();
        shows_ = false;
    });
    connect(match, &BoomtownMatch::turnChanged, this, [this] {
        shows_ = true;
        if (board_.isSettled())
            tell();
    });
}

void BoardSounds::tell()
{
    const std::vector<Event> happened = std::exchange(happened_, {});
    if (!match_ || match_->turns() < turns_)
        return; // it was taken back
    std::optional<Sound> most;
    for (const Event& event : happened) {
        most = std::max(most, soundOf(event));
        const auto* place = std::get_if<events::Place>(&event);
        if (place && match_->isComputer(place->player) && !match_->isComputersTurn() && !match_->isOver())
            most = std::max(most, std::optional(Sound::YourTurn));
    }
    if (most)
        emit sounded(*most);
}

} // namespace lodeline::boomtown
