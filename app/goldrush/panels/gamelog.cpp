// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/gamelog.h"

#include "engine/core/listening.h"

namespace lodeline::goldrush {

void GameLog::receive(const Event& event)
{
    lines_.push_back(event);
    std::visit(
        Listening{
            [this](const events::End&) { revealed_ = true; },
            kIgnored<events::Start, events::Draw, events::Place, events::Cowboy, events::Tent, events::Mine,
                     events::TakeBack, events::Score, events::Tokens, events::TokensBack, events::Return>},
        event);
}

bool GameLog::beginsTurn(const Event& event)
{
    bool begins = false;
    std::visit(
        Listening{
            [&begins](const events::Draw&) { begins = true; },
            [&begins](const events::End&) { begins = true; },
            kIgnored<events::Start, events::Place, events::Cowboy, events::Tent, events::Mine,
                     events::TakeBack, events::Score, events::Tokens, events::TokensBack, events::Return>},
        event);
    return begins;
}

} // namespace lodeline::goldrush
