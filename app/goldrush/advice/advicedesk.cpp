// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advicedesk.h"

#include "app/goldrush/advice/advicepanel.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/modes/spread.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "app/match/advice/advicekey.h"
#include "app/match/advice/advicewords.h"
#include "engine/core/seedplan.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr std::size_t kMoves = 3;

// For each figure the corner of its badge that is farthest from the other figures and their badges.
std::vector<QPointF> badgeOffsets(const std::vector<QPointF>& figures)
{
    constexpr qreal kCorner = 0.42 * HintItem::kRing;
    std::vector<QPointF> offsets;
    for (const QPointF& figure : figures) {
        QPointF best;
        qreal farthest = -1;
        for (const QPointF corner : {QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1)}) {
            const QPointF badge = figure + kCorner * corner;
            qreal nearest = std::numeric_limits<qreal>::max();
            for (std::size_t other = 0; other < figures.size(); ++other) {
                if (&figures[other] != &figure)
                    nearest = std::min(nearest, QLineF(badge, figures[other]).length());
                if (other < offsets.size())
                    nearest = std::min(nearest, QLineF(badge, figures[other] + offsets[other]).length());
            }
            if (nearest > farthest) {
                farthest = nearest;
                best = kCorner * corner;
            }
        }
        offsets.push_back(best);
    }
    return offsets;
}

} // namespace

AdviceDesk::AdviceDesk(BoardView& board, AdvicePanel& panel, QObject* parent)
    : QObject(parent)
    , board_(board)
    , panel_(panel)
{
    connect(&adviser_, &Adviser::advised, this, &AdviceDesk::show);
    connect(&adviser_, &Adviser::failed, &panel, &AdvicePanel::showFailure);
    connect(&panel, &AdvicePanel::rowChosen, this, &AdviceDesk::choose);
    connect(&panel, &AdvicePanel::playRequested, this, &AdviceDesk::play);
    connect(&panel, &AdvicePanel::closeRequested, this, &AdviceDesk::dismiss);
    connect(&board, &BoardView::cancelled, this, &AdviceDesk::dismiss);
    board.installEventFilter(this);
}

AdviceDesk::~AdviceDesk() = default;

void AdviceDesk::setSession(GameSession* session)
{
    close();
    if (session_)
        session_->disconnect(this);
    session_ = session;
    if (!session)
        return;
    connect(session, &GameSession::eventsHappened, this, &AdviceDesk::close);
    connect(session, &GameSession::positionReset, this, &AdviceDesk::close);
    connect(session, &GameSession::turnChanged, this, &AdviceDesk::close);
    connect(session, &GameSession::looksChanged, this, &AdviceDesk::close);
}

bool AdviceDesk::mayAsk() const
{
    return session_ && session_->mayMove(kAnyPerson);
}

void AdviceDesk::askBest()
{
    if (!mayAsk())
        return;
    ask([game = session_->turnStart(), placed = session_->tentativePlacement(),
         seed = seedplan::advice(session_->record().seed),
         weights = session_->weights()](const app::Effort& effort, const std::stop_token& stop) {
        return bestMoves(game, placed, kMoves, effort, seed, stop, *weights);
    });
}

void AdviceDesk::askWhyNot()
{
    if (!mayAsk())
        return;
    std::optional<Placement> placement = session_->tentativePlacement();
    std::optional<Action> action;
    if (const int inMind = offerInMind(); inMind >= 0) {
        const Offer offer = board_.offer(inMind);
        if (const auto* held = std::get_if<Placement>(&offer))
            placement = *held;
        else
            action = std::get<Action>(offer);
    }
    if (!placement) {
        emit announced(tr("To ask about a move, hold the tile over a spot or place it first."));
        return;
    }
    ask([game = session_->turnStart(), placement = *placement, action,
         seed = seedplan::advice(session_->record().seed),
         weights = session_->weights()](const app::Effort& effort, const std::stop_token& stop) {
        return whyNot(game, placement, action, effort, seed, stop, *weights);
    });
}

int AdviceDesk::offerInMind() const
{
    const int chosen = board_.chosenOffer();
    return chosen < 0 && held_ < board_.offerCount() ? held_ : chosen;
}

void AdviceDesk::ask(Adviser::Question question)
{
    dismiss();
    panel_.showThinking();
    setOpen(true);
    adviser_.ask(std::move(question));
}

void AdviceDesk::close()
{
    adviser_.cancel();
    marks_.clear();
    held_ = -1;
    if (!open_)
        return;
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
    if (held >= 0 && isFree && session_ && session_->phase() == Game::Phase::Place)
        board_.chooseOffer(held);
}

// One press of Esc closes the advice and leaves the tile where it is.
bool AdviceDesk::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &board_ || !open_ || board_.isLooking() || !app::closesAdvice(*event))
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
    if (session_->phase() == Game::Phase::Place) {
        held_ = board_.chosenOffer();
        board_.chooseOffer(-1); // the tile that is held would look like one more of the ghosts
    }
    panel_.showAdvice(advice, session_->turnStart(), session_->record());
    mark();
    choose(panel_.chosen());
    panel_.setFocus();
    told_ = app::firstAdviceText(panel_.heading(), panel_.rowText(0), advice.mine.has_value());
    emit announced(told_);
}

std::vector<QPointF> AdviceDesk::figures() const
{
    const auto& scene = *qobject_cast<BoardScene*>(board_.scene());
    const Game& game = session_->turnStart();
    std::vector<QPointF> places;
    for (const AdvicePanel::Row& row : panel_.rows()) {
        const Move& move = row.hint.move;
        Game placed = game;
        placed.place(move.placement);
        places.push_back(move.action.type == Action::Type::None
                             ? tileRect(move.placement.at).center()
                             : scene.anchor(placed, move.action.at, move.action.segment));
    }
    if (session_->tentativePlacement()) // all are seen at once, and several may stand on one part
        spreadOut(places, HintItem::kRing);
    return places;
}

void AdviceDesk::mark()
{
    marks_.clear();
    auto& scene = *qobject_cast<BoardScene*>(board_.scene());
    const Game& game = session_->turnStart();
    const std::optional<Placement> lies = session_->tentativePlacement();
    const std::vector<QPointF> places = figures();
    const std::vector<QPointF> badges = badgeOffsets(places);
    for (const AdvicePanel::Row& row : panel_.rows()) {
        const Move& move = row.hint.move;
        const std::size_t index = marks_.size();
        marks_.push_back(std::make_unique<HintItem>(
            scene.style(), HintItem::Mark{*game.drawn(), move, game.player(), places[index], badges[index],
                                          row.badge, marksAt(move.placement.at), lies == move.placement}));
        scene.addItem(marks_.back().get());
    }
}

int AdviceDesk::marksAt(Position at) const
{
    return static_cast<int>(std::ranges::count_if(
        marks_, [at](const auto& mark) { return mark->mark().move.placement.at == at; }));
}

void AdviceDesk::choose(int row)
{
    if (row < 0 || row >= static_cast<int>(marks_.size()))
        return;
    HintItem* chosen = marks_[static_cast<std::size_t>(row)].get();
    const Position at = chosen->mark().move.placement.at;
    // Several ghosts in one spot would blend into a tile that nobody can read.
    for (const auto& mark : marks_) {
        const bool isHidden = mark->mark().move.placement.at == at || mark->mark().slot > 0;
        mark->setLook(isHidden ? HintItem::Look::Badge : HintItem::Look::Ghost);
    }
    chosen->setLook(HintItem::Look::Chosen);
    board_.reveal(tileRect(at) | chosen->badgeRect());
}

void AdviceDesk::play(int row)
{
    if (!mayAsk() || row < 0 || row >= static_cast<int>(panel_.rows().size()))
        return;
    board_.ask(requests::Play{panel_.rows()[static_cast<std::size_t>(row)].hint.move});
}

} // namespace lodeline::goldrush
