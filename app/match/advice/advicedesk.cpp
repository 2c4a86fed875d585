// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/advice/advicedesk.h"

#include "app/match/advice/advicekey.h"
#include "app/match/advice/advicewords.h"

namespace lodeline::app {

AdviceDesk::AdviceDesk(ui::Offers& board, AdvicePanel& panel, QObject* parent)
    : QObject(parent)
    , board_(board)
    , boardWidget_(board.offersWidget())
    , panel_(panel)
{
    connect(&panel, &AdvicePanel::rowChosen, this, &AdviceDesk::choose);
    connect(&panel, &AdvicePanel::playRequested, this, &AdviceDesk::play);
    connect(&panel, &AdvicePanel::closeRequested, this, &AdviceDesk::dismiss);
    connect(&background_, &ui::Background::runningChanged, this, &AdviceDesk::thinkingChanged);
    boardWidget_->installEventFilter(this);
}

void AdviceDesk::follow(Match* match)
{
    close();
    if (match_)
        match_->disconnect(this);
    match_ = match;
    if (!match)
        return;
    connect(match, &Match::positionReset, this, &AdviceDesk::close);
    connect(match, &Match::turnChanged, this, &AdviceDesk::close);
    connect(match, &Match::looksChanged, this, &AdviceDesk::close);
}

int AdviceDesk::offerInMind() const
{
    const int chosen = board_.chosenOffer();
    return chosen < 0 && isHolding() && held_ < board_.offerCount() ? held_ : chosen;
}

void AdviceDesk::beginThinking()
{
    dismiss();
    panel_.showThinking();
    setOpen(true);
}

void AdviceDesk::beginShowing()
{
    finishAnimations();
    if (!isHolding())
        return;
    held_ = board_.chosenOffer();
    hold(-1); // what is held would look like one more of the moves
}

void AdviceDesk::endShowing(bool isComparison)
{
    choose(panel_.chosen());
    panel_.setFocus();
    told_ = firstAdviceText(panel_.heading(), panel_.rowText(0), isComparison);
    emit announced(told_);
}

void AdviceDesk::close()
{
    background_.forget();
    if (!open_)
        return;
    clearMarks();
    held_ = -1;
    setOpen(false);
    panel_.clear();
    if (!told_.isEmpty())
        emit withdrawn(std::exchange(told_, {}));
}

void AdviceDesk::dismiss()
{
    const int held = held_;
    close();
    const bool isFree = board_.chosenOffer() < 0; // nothing else was chosen meanwhile
    if (held >= 0 && isFree && isHolding())
        hold(held);
}

// One press of Esc closes the advice and leaves in the hand what is there.
bool AdviceDesk::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != boardWidget_ || !open_ || !closesAdvice(*event) || needsEscape())
        return QObject::eventFilter(watched, event);
    dismiss();
    return true;
}

void AdviceDesk::setOpen(bool open)
{
    open_ = open;
    emit openChanged(open);
}

} // namespace lodeline::app
