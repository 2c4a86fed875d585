// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advicedesk.h"

#include "app/goldrush/advice/advicepanel.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/modes/spread.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "engine/core/seedplan.h"

#include <algorithm>
#include <limits>

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
    : app::AdviceDesk(board, panel, parent)
    , board_(board)
    , panel_(panel)
{
    connect(&board, &BoardView::cancelled, this, &AdviceDesk::dismiss);
}

AdviceDesk::~AdviceDesk() = default;

void AdviceDesk::setSession(GameSession* session)
{
    follow(session);
    if (session)
        connect(session, &GameSession::eventsHappened, this, &AdviceDesk::close);
}

GameSession* AdviceDesk::session() const
{
    return static_cast<GameSession*>(match());
}

bool AdviceDesk::mayAsk() const
{
    return session() && session()->mayMove(kAnyPerson);
}

bool AdviceDesk::isHolding() const
{
    return session() && session()->phase() == Game::Phase::Place;
}

void AdviceDesk::hold(int offer)
{
    board_.chooseOffer(offer);
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
    marks_.clear();
}

void AdviceDesk::askBest()
{
    if (!mayAsk())
        return;
    ask(
        [game = session()->turnStart(), placed = session()->tentativePlacement(),
         seed = seedplan::advice(session()->record().seed),
         weights = session()->weights()](const app::Effort& effort, const std::stop_token& stop) {
            return bestMoves(game, placed, kMoves, effort, seed, stop, *weights);
        },
        [this](const Advice& advice) { show(advice); });
}

void AdviceDesk::askWhyNot()
{
    if (!mayAsk())
        return;
    std::optional<Placement> placement = session()->tentativePlacement();
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
    ask(
        [game = session()->turnStart(), placement = *placement, action,
         seed = seedplan::advice(session()->record().seed),
         weights = session()->weights()](const app::Effort& effort, const std::stop_token& stop) {
            return whyNot(game, placement, action, effort, seed, stop, *weights);
        },
        [this](const Advice& advice) { show(advice); });
}

void AdviceDesk::show(const Advice& advice)
{
    panel_.showAdvice(advice, session()->turnStart(), session()->record());
    mark();
}

std::vector<QPointF> AdviceDesk::figures() const
{
    const auto& scene = *qobject_cast<BoardScene*>(board_.scene());
    const Game& game = session()->turnStart();
    std::vector<QPointF> places;
    for (const AdvicePanel::Row& row : panel_.rows()) {
        const Move& move = row.hint.move;
        Game placed = game;
        placed.place(move.placement);
        places.push_back(move.action.type == Action::Type::None
                             ? tileRect(move.placement.at).center()
                             : scene.anchor(placed, move.action.at, move.action.segment));
    }
    if (session()->tentativePlacement()) // all are seen at once, and several may stand on one part
        spreadOut(places, HintItem::kRing);
    return places;
}

void AdviceDesk::mark()
{
    marks_.clear();
    auto& scene = *qobject_cast<BoardScene*>(board_.scene());
    const Game& game = session()->turnStart();
    const std::optional<Placement> lies = session()->tentativePlacement();
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
