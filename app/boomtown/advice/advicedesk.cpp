// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/advice/advicedesk.h"

#include "app/boomtown/board/boardview.h"

#include <utility>

namespace lodeline::boomtown {

AdviceDesk::AdviceDesk(BoardView& board, app::AdvicePanel& panel, QObject* parent)
    : app::AdviceDesk(board, panel, parent)
    , board_(board)
    , panel_(panel)
{
}

void AdviceDesk::setMatch(BoomtownMatch* match)
{
    follow(match);
    if (match)
        connect(match, &BoomtownMatch::eventsHappened, this, &AdviceDesk::close);
}

BoomtownMatch* AdviceDesk::boomtown() const
{
    return static_cast<BoomtownMatch*>(match());
}

bool AdviceDesk::mayAsk() const
{
    return boomtown() && boomtown()->mayMove(app::kAnyPerson);
}

bool AdviceDesk::isHolding() const
{
    return board_.controller().step() == BoardController::Step::Place;
}

void AdviceDesk::hold(int offer)
{
    BoardController& control = board_.controller();
    control.choose(offer, control.isByKeyboard());
}

void AdviceDesk::finishAnimations()
{
    board_.finishAnimations();
}

bool AdviceDesk::needsEscape() const
{
    return board_.isLooking();
}

void AdviceDesk::clearMarks()
{
    suggestions_.clear();
    board_.mark({}, -1);
}

void AdviceDesk::askBest()
{
    if (!mayAsk())
        return;
    board_.stopLooking(); // it hides what is chosen
    ask(
        [game = boomtown()->game()](const app::Effort& effort, const std::stop_token& stop) {
            return bestMoves(game, kAdvised, effort, stop);
        },
        [this](const Advice& advice) { show(advice); });
}

std::optional<Thought> AdviceDesk::thought() const
{
    const BoardController& control = board_.controller();
    const int chosen = offerInMind();
    if (control.step() == BoardController::Step::Place) {
        const BoardController::Held& held = *control.held();
        const Move::Type type = held.isFree ? Move::Type::Free : Move::Type::Draft;
        const Placement placement = chosen >= 0 ? control.placementAt(chosen) : Placement{};
        return Thought{{type, 0, held.skip, placement}, chosen >= 0};
    }
    if (chosen < 0)
        return std::nullopt;
    if (control.step() == BoardController::Step::Begin)
        return Thought{{Move::Type::Begin, chosen, 0, {}}, true};
    return Thought{{Move::Type::Draft, 0, chosen, {}}, false};
}

void AdviceDesk::askWhyNot()
{
    if (!mayAsk())
        return;
    board_.stopLooking();
    const std::optional<Thought> mine = thought();
    if (!mine) {
        emit announced(tr("Choose a card first, so that it can be compared with the best move."));
        return;
    }
    ask(
        [game = boomtown()->game(), mine = *mine](const app::Effort& effort, const std::stop_token& stop) {
            return whyNot(game, mine, effort, stop);
        },
        [this](const Advice& advice) { show(advice); });
}

void AdviceDesk::show(const Advice& advice)
{
    suggestions_ = suggestionsOf(advice);
    panel_.showLines([advice, game = boomtown()->game(), record = boomtown()->record()] {
        return adviceWords(advice, game, record);
    });
}

void AdviceDesk::choose(int row)
{
    if (suggestions_.empty())
        return;
    std::vector<BoardView::MarkedMove> moves;
    for (const Suggestion& suggestion : suggestions_)
        moves.push_back({suggestion.badge, suggestion.hint.move});
    board_.mark(std::move(moves), row);
}

void AdviceDesk::play(int row)
{
    if (!mayAsk() || row < 0 || row >= static_cast<int>(suggestions_.size()))
        return;
    const Move move = suggestions_[static_cast<std::size_t>(row)].hint.move; // a copy: the answer forgets it
    boomtown()->ask(requests::Play{move});
}

} // namespace lodeline::boomtown
