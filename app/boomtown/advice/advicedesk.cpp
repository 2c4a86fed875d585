// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/advice/advicedesk.h"

#include "app/boomtown/board/boardview.h"
#include "app/match/advice/advicekey.h"
#include "app/match/advice/advicewords.h"

#include <utility>

namespace lodeline::boomtown {

AdviceDesk::AdviceDesk(BoardView& board, app::AdvicePanel& panel, QObject* parent)
    : QObject(parent)
    , board_(board)
    , panel_(panel)
{
    connect(&panel, &app::AdvicePanel::rowChosen, this, &AdviceDesk::mark);
    connect(&panel, &app::AdvicePanel::playRequested, this, &AdviceDesk::play);
    connect(&panel, &app::AdvicePanel::closeRequested, this, &AdviceDesk::dismiss);
    board.installEventFilter(this);
}

void AdviceDesk::setMatch(BoomtownMatch* match)
{
    close();
    if (match_)
        match_->disconnect(this);
    match_ = match;
    if (!match)
        return;
    connect(match, &BoomtownMatch::eventsHappened, this, &AdviceDesk::close);
    connect(match, &BoomtownMatch::positionReset, this, &AdviceDesk::close);
    connect(match, &BoomtownMatch::looksChanged, this, &AdviceDesk::close);
    connect(match, &BoomtownMatch::turnChanged, this, &AdviceDesk::close);
}

bool AdviceDesk::mayAsk() const
{
    return match_ && match_->mayMove(app::kAnyPerson);
}

void AdviceDesk::askBest()
{
    if (!mayAsk())
        return;
    ask([game = match_->game()](const app::Effort& effort, const std::stop_token& stop) {
        return bestMoves(game, kAdvised, effort, stop);
    });
}

std::optional<Thought> AdviceDesk::thought() const
{
    using Step = BoardController::Step;
    const BoardController& control = board_.controller();
    const int chosen = control.chosen();
    if (control.step() == Step::Place) {
        const BoardController::Held& held = *control.held();
        const Move::Type type = held.isFree ? Move::Type::Free : Move::Type::Draft;
        const Placement placement = chosen >= 0 ? control.placementAt(chosen) : Placement{};
        return Thought{{type, 0, held.skip, placement}, chosen >= 0};
    }
    if (chosen < 0)
        return std::nullopt;
    if (control.step() == Step::Begin)
        return Thought{{Move::Type::Begin, chosen, 0, {}}, true};
    return Thought{{Move::Type::Draft, 0, chosen, {}}, false};
}

void AdviceDesk::askWhyNot()
{
    if (!mayAsk())
        return;
    const std::optional<Thought> mine = thought();
    if (!mine) {
        emit announced(tr("Choose a card first, so that it can be compared with the best move."));
        return;
    }
    ask([game = match_->game(), mine = *mine](const app::Effort& effort, const std::stop_token& stop) {
        return whyNot(game, mine, effort, stop);
    });
}

void AdviceDesk::ask(Question question)
{
    close();
    panel_.showThinking();
    setOpen(true);
    background_.run([question = std::move(question),
                     effort = effort_](const std::stop_token& stop) { return question(effort, stop); },
                    [this](const Advice& advice) { show(advice); },
                    [this](const QString& reason) { panel_.showFailure(reason); });
}

void AdviceDesk::close()
{
    background_.forget();
    suggestions_.clear();
    held_ = -1;
    if (!open_)
        return;
    board_.mark({}, -1);
    setOpen(false);
    panel_.clear();
    if (!told_.isEmpty())
        emit withdrawn(std::exchange(told_, {}));
}

void AdviceDesk::dismiss()
{
    const int held = held_;
    close();
    BoardController& control = board_.controller();
    if (held >= 0 && control.step() == BoardController::Step::Place && control.chosen() < 0)
        control.choose(held, control.isByKeyboard());
}

// One press of Esc closes the advice and leaves the card where it is.
bool AdviceDesk::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &board_ || !open_ || !app::closesAdvice(*event))
        return QObject::eventFilter(watched, event);
    dismiss();
    return true;
}

void AdviceDesk::setOpen(bool open)
{
    open_ = open;
    emit openChanged(open);
}

void AdviceDesk::show(const Advice& advice)
{
    if (!mayAsk())
        return;
    board_.finishAnimations();
    BoardController& control = board_.controller();
    if (control.step() == BoardController::Step::Place) {
        held_ = control.chosen();
        control.choose(-1, control.isByKeyboard()); // it would look like one more of the moves
    }
    suggestions_ = suggestionsOf(advice);
    panel_.showLines([advice, game = match_->game(), record = match_->record()] {
        return adviceWords(advice, game, record);
    });
    mark(panel_.chosen());
    panel_.setFocus();
    told_ = app::firstAdviceText(panel_.heading(), panel_.rowText(0), advice.mine.has_value());
    emit announced(told_);
}

void AdviceDesk::mark(int chosen)
{
    if (suggestions_.empty())
        return;
    std::vector<BoardView::MarkedMove> moves;
    for (const Suggestion& suggestion : suggestions_)
        moves.push_back({suggestion.badge, suggestion.hint.move});
    board_.mark(std::move(moves), chosen);
}

void AdviceDesk::play(int row)
{
    if (!mayAsk() || row < 0 || row >= static_cast<int>(suggestions_.size()))
        return;
    const Move move = suggestions_[static_cast<std::size_t>(row)].hint.move; // a copy: the answer forgets it
    match_->ask(requests::Play{move});
}

} // namespace lodeline::boomtown
