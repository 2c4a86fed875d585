// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardcontroller.h"

#include "app/goldrush/board/modes/actingmode.h"
#include "app/goldrush/board/modes/boardtext.h"
#include "app/goldrush/board/modes/confirmingmode.h"
#include "app/goldrush/board/modes/placingmode.h"
#include "app/goldrush/board/modes/watchingmode.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/wording/eventwords.h"
#include "engine/core/listening.h"
#include "engine/goldrush/knowledge/squares.h"
#include "engine/goldrush/knowledge/standings.h"

namespace lodeline::goldrush {

BoardController::BoardController(BoardScene& scene, ui::KeyText keys, QObject* parent)
    : QObject(parent)
    , scene_(scene)
    , keys_(std::move(keys))
    , animator_(scene)
    , tip_(scene)
    , look_(scene, tip_, [this] { return mode_->heldRotation(); })
    , mode_(std::make_unique<WatchingMode>())
{
    connect(&animator_, &Animator::idle, this, &BoardController::enterMode);
    connect(&animator_, &Animator::seen, this, &BoardController::tellOf);
    connect(&look_, &LookAround::shown, this, &BoardController::onLookShown);
    connect(&look_, &LookAround::moved, this, &BoardController::looked);
    connect(&animator_, &Animator::landed, this, &BoardController::landed);
    connect(&animator_, &Animator::pulsed, this, [this](qreal strength) { mode_->pulse(strength); });
}

BoardController::~BoardController() = default;

void BoardController::setSession(GameSession* session)
{
    if (session_)
        disconnect(session_, nullptr, this, nullptr);
    setMode(std::make_unique<WatchingMode>());
    animator_.setSession(nullptr);
    asked_.reset();
    session_ = session;
    tip_.setSession(session);
    look_.setSession(session);
    scene_.reset(session);
    animator_.setSession(session);
    if (session) {
        connect(session, &GameSession::accepted, this, &BoardController::onAccepted);
        connect(session, &GameSession::refused, this, &BoardController::onRefused);
        connect(session, &GameSession::eventsHappened, this, &BoardController::onEvents);
        connect(session, &GameSession::positionReset, this, [this] {
            setMode(std::make_unique<WatchingMode>());
            animator_.drop();
        });
        connect(session, &GameSession::turnChanged, this, &BoardController::onTurnChanged);
        connect(session, &GameSession::looksChanged, this, [this] {
            tip_.stop();
            scene_.showColours(*session_);
        });
        connect(session, &QObject::destroyed, this, [this] { setSession(nullptr); });
    }
    enterMode();
}

void BoardController::setInputEnabled(bool on)
{
    inputEnabled_ = on;
    if (!animator_.isRunning())
        enterMode();
}

void BoardController::onEvents(const std::vector<Event>& events)
{
    setMode(std::make_unique<WatchingMode>());
    animator_.play(events);
    const auto tell = [this](const events::Place& place) { emit tilePlaced(tileRect(place.placement.at)); };
    for (const Event& event : events)
        std::visit(Listening{tell, kIgnored<events::Start, events::Draw, events::Cowboy, events::Tent,
                                            events::Mine, events::TakeBack, events::Score, events::Tokens,
                                            events::TokensBack, events::Return, events::End>},
                   event);
}

void BoardController::tellOf(const std::vector<Event>& events)
{
    emit sawMore(events);
    for (const Event& event : events) {
        const QString message = BoardText::announcement(event, session_->record());
        if (!message.isEmpty())
            emit noted(message);
    }
}

bool BoardController::mayMove() const
{
    return session_ && inputEnabled_ && session_->mayMove(kAnyPerson);
}

void BoardController::ask(const Wish& wish)
{
    if (!session_ || isWaiting())
        return;
    const Request request{wish, kAnyPerson, session_->revision()};
    asked_ = request;
    session_->request(request);
}

bool BoardController::isWaiting() const
{
    return asked_ && session_ && asked_->revision == session_->revision();
}

void BoardController::onAccepted(const Request& asked)
{
    if (asked_ == asked)
        asked_.reset();
}

void BoardController::onRefused(const Request& asked, Refusal why)
{
    if (asked_ == asked) {
        asked_.reset();
        chooseOffer(-1, keyboardUsed_); // back into the hand
    }
    if (asked.asker.kind == Asker::Kind::Person) {
        emit denied();
        emit announced(app::refusalText(why));
    }
}

void BoardController::onTurnChanged()
{
    if (!animator_.isRunning())
        enterMode();
}

void BoardController::enterMode()
{
    markDead();
    showPrairies();
    setMode(modeForTurn());
    if (session_ && session_->phase() == Game::Phase::Act)
        animator_.beckon();
    if (keyboardUsed_ && mode_->offerCount() > 0 && session_->phase() == Game::Phase::Place)
        leaveChosen(mode_->firstOffer());
    look_.refresh();
    emit settled();
}

void BoardController::pointOut(const Event& event)
{
    const std::optional<Position> place = placeOf(event);
    if (!beginPointing(place))
        return;
    QPainterPath tile;
    tile.addRect(tileRect(*place));
    const auto* score = std::get_if<events::Score>(&event);
    scene_.showFeature(score ? scene_.featureShapes(session_->game(), score->at, score->segment)
                             : std::vector{tile},
                       {}, QString());
}

void BoardController::pointOut(PlacedSegment of)
{
    if (beginPointing(of.at))
        scene_.showFeature(scene_.featureShapes(session_->game(), of.at, of.segment), {}, QString());
}

bool BoardController::beginPointing(std::optional<Position> place)
{
    endPointing();
    pointsOut_ = place && session_ && session_->game().tileAt(*place);
    if (pointsOut_)
        tip_.stop();
    return pointsOut_;
}

void BoardController::endPointing()
{
    if (!std::exchange(pointsOut_, false))
        return;
    scene_.hideFeature();
    mode_->choose(mode_->chosen(), keyboardUsed_); // what it had lit up
}

void BoardController::setMarksDead(bool on)
{
    marksDead_ = on;
    markDead();
}

void BoardController::markDead()
{
    const bool wanted = marksDead_ && session_ && !session_->isOver();
    scene_.markDead(wanted ? deadSquares(session_->game()) : std::vector<Position>());
}

void BoardController::setShowsPrairies(bool on)
{
    showsPrairies_ = on;
    showPrairies();
}

void BoardController::showPrairies()
{
    scene_.hidePrairies();
    if (!showsPrairies_ || !session_)
        return;
    for (const HeldFeature& held : heldFeatures(session_->game())) {
        if (held.account.info.kind == FeatureKind::Prairie)
            scene_.showPrairie(scene_.featureShapes(session_->game(), held.at.at, held.at.segment),
                               held.account.leaders);
    }
}

std::unique_ptr<Mode> BoardController::modeForTurn()
{
    if (!session_)
        return std::make_unique<WatchingMode>();
    if (session_->phase() == Game::Phase::Over)
        return std::make_unique<WatchingMode>([] { return tr("The game is over."); });
    if (!mayMove())
        return std::make_unique<WatchingMode>([] { return tr("Another player is thinking."); });
    if (session_->phase() == Game::Phase::Place)
        return std::make_unique<PlacingMode>(scene_, session_->game(), keys_);
    return std::make_unique<ActingMode>(scene_, session_->game());
}

void BoardController::setMode(std::unique_ptr<Mode> mode)
{
    animator_.stopBeckoning();
    tip_.stop();
    endPointing();
    toConfirm_.reset();
    mode_.reset(); // its items go before those of the next one come
    mode_ = std::move(mode);
    mode_->setWheelTurns(wheelTurns_);
    ++epoch_;
    emit offersChanged();
    emit hintChanged(hint());
}

void BoardController::retranslate()
{
    mode_->retranslate();
    if (mode_->chosen() >= 0 && !pointsOut_)
        mode_->choose(mode_->chosen(), keyboardUsed_); // with its words
    tip_.retranslate();
    look_.refresh();
    emit hintChanged(hint());
}

QString BoardController::hint() const
{
    if (look_.isOn() && session_ && session_->game().tileAt(look_.glance()->at))
        return tr("Press Alt and an arrow key to look around, Alt+Enter to step through what is on the tile, "
                  "Esc to stop.");
    return mode_->hint();
}

QRectF BoardController::contentRect() const
{
    QRectF content = scene_.boardRect();
    for (int offer = 0; offer < mode_->offerCount(); ++offer)
        content |= mode_->offerRect(offer, 1);
    return content;
}

void BoardController::setFeatureTips(bool on)
{
    showsTips_ = on;
    tip_.setEnabled(on);
    look_.setEnabled(on);
}

void BoardController::setSquareTips(bool on)
{
    if (on == tip_.tellsSquares())
        return;
    tip_.setTellsSquares(on);
    look_.refresh();
}

LookAround& BoardController::beginLooking()
{
    hurry();
    if (look_.isOn())
        return look_;
    left_.reset();
    if (mode_->chosen() >= 0) {
        left_ = {mode_->chosen(), epoch_};
        chooseOffer(-1, keyboardUsed_);
    }
    return look_;
}

void BoardController::endLooking()
{
    look_.end();
    const auto left = std::exchange(left_, std::nullopt);
    if (left && left->second == epoch_)
        chooseOffer(left->first, true);
}

bool BoardController::chooseLookedAt()
{
    if (!look_.isOn())
        return false;
    const int offer = offerAt(*look_.glance());
    if (offer >= 0)
        left_ = {offer, epoch_};
    endLooking();
    return true;
}

int BoardController::offerAt(const Glance& glance) const
{
    for (int index = 0; index < mode_->offerCount(); ++index) {
        const Offer offer = mode_->offer(index);
        const auto* placement = std::get_if<Placement>(&offer);
        if (placement && placement->at == glance.at)
            return index;
        const auto* action = std::get_if<Action>(&offer);
        if (action && action->type != Action::Type::None && action->at == glance.at &&
            action->segment == glance.of)
            return index;
    }
    return -1;
}

// At once, or after looking around.
void BoardController::leaveChosen(int offer)
{
    if (look_.isOn())
        left_ = {offer, epoch_};
    else
        chooseOffer(offer, true);
}

void BoardController::onLookShown()
{
    const auto& glance = look_.glance();
    mode_->look(glance && tellsWhyNot_ ? std::optional(tileRect(glance->at).center()) : std::nullopt);
    emit hintChanged(hint());
}

void BoardController::hover(QPointF point, qreal scale)
{
    if (look_.isOn())
        return;
    const int offer = mode_->offerAt(point, scale);
    const bool isTold = tellsWhyNot_ && mode_->look(point);
    // The same one, chosen by keyboard before, is the pointer's now.
    if (offer != mode_->chosen() || (offer >= 0 && keyboardUsed_))
        chooseOffer(offer, false);
    else if (isTold)
        emit hintChanged(hint());
    const bool isOffer = mode_->chosen() >= 0;
    if (!animator_.isRunning() &&
        (!isOffer || std::holds_alternative<Placement>(mode_->offer(mode_->chosen()))))
        tip_.point(point, mode_->heldRotation(), isOffer);
}

void BoardController::leave()
{
    if (look_.isOn())
        return;
    tip_.stop();
    mode_->look(std::nullopt);
    if (!keyboardUsed_)
        chooseOffer(-1, false);
}

void BoardController::click(QPointF point, qreal scale)
{
    look_.end();
    const int offer = mode_->offerAt(point, scale);
    if (offer < 0) {
        if (mode_->fitsNowhere(point))
            emit denied();
        if (!animator_.isRunning())
            tip_.tellAt(point, mode_->heldRotation());
        return;
    }
    chooseOffer(offer, false);
    takeOffer(offer);
}

void BoardController::setWheelTurns(bool on)
{
    if (on == wheelTurns_)
        return;
    wheelTurns_ = on;
    mode_->setWheelTurns(on);
    emit hintChanged(hint());
}

bool BoardController::wheelTurnsAt(QPointF point) const
{
    return wheelTurns_ && !keyboardUsed_ && mode_->canTurn() &&
           mode_->offerRect(mode_->chosen(), 1).contains(point);
}

void BoardController::turn(int quarterTurns)
{
    if (isWaiting() || mode_->offerCount() == 0)
        return;
    if (!mode_->turn(quarterTurns)) {
        emit denied();
        return;
    }
    emit turnedByHand();
    emit heldTileTurned(mode_->heldRotation());
    emit hintChanged(hint());
    if (mode_->chosen() >= 0)
        emit offerChosen(mode_->chosen(), keyboardUsed_);
}

void BoardController::confirm()
{
    if (mode_->chosen() >= 0)
        takeOffer(mode_->chosen());
}

void BoardController::cancel()
{
    if (toConfirm_)
        enterMode();
    else if (mayMove() && session_->phase() == Game::Phase::Act)
        ask(requests::TakeTileBack{});
    else
        chooseOffer(-1, false);
}

void BoardController::chooseNothing()
{
    if (mayMove() && session_->phase() == Game::Phase::Act)
        act({});
}

void BoardController::takeAction(int number)
{
    if (session_ && session_->phase() == Game::Phase::Act)
        takeOffer(number);
}

bool BoardController::choose(int steps)
{
    const int count = mode_->offerCount();
    if (count == 0)
        return false;
    const int first = mode_->firstOffer();
    const int before = mode_->chosen();
    // The place in a round that begins with the first offer; from nothing chosen either end is one step.
    int place = steps < 0 ? count : -1;
    if (before >= 0)
        place = (before - first + count) % count;
    place += steps;
    if (place < 0 || place >= count)
        return false;
    chooseOffer((place + first) % count, true);
    return true;
}

void BoardController::chooseTowards(QPointF direction)
{
    if (mode_->offerCount() == 0)
        return;
    if (mode_->chosen() < 0) {
        chooseOffer(mode_->firstOffer(), true);
        return;
    }
    const QPointF from = mode_->offerRect(mode_->chosen(), 1).center();
    int best = -1;
    qreal bestCost = 0;
    for (int offer = 0; offer < mode_->offerCount(); ++offer) {
        const QPointF way = mode_->offerRect(offer, 1).center() - from;
        const qreal along = QPointF::dotProduct(way, direction);
        const qreal aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        const qreal cost = along + 2 * aside;
        if (along > 1 && along * 3 > aside && (best < 0 || cost < bestCost)) {
            best = offer;
            bestCost = cost;
        }
    }
    if (best >= 0)
        chooseOffer(best, true);
}

void BoardController::chooseOffer(int offer, bool byKeyboard)
{
    if (isWaiting())
        return;
    if (offer >= 0) {
        tip_.stop();
        look_.end();
        keyboardUsed_ = byKeyboard;
    }
    const Rotation before = mode_->heldRotation();
    mode_->choose(offer, byKeyboard);
    emit hintChanged(hint());
    emit offerChosen(offer, byKeyboard);
    if (mode_->heldRotation() != before)
        emit heldTileTurned(mode_->heldRotation());
}

void BoardController::takeOffer(int index)
{
    if (!mayMove() || index < 0 || index >= mode_->offerCount())
        return;
    const Offer offer = mode_->offer(index); // the mode ends while the session moves on
    if (const auto* placement = std::get_if<Placement>(&offer))
        ask(requests::Place{*placement});
    else if (toConfirm_)
        ask(requests::Act{*toConfirm_});
    else
        act(std::get<Action>(offer));
}

void BoardController::act(const Action& action)
{
    if (!confirmsMoves_ || !mayMove() || !session_->game().isLegal(action)) {
        ask(requests::Act{action});
        return;
    }
    if (isWaiting())
        return;
    setMode(std::make_unique<ConfirmingMode>(scene_, session_->game(), action));
    toConfirm_ = action;
    mode_->choose(0, keyboardUsed_);
    emit offerChosen(0, true);
    emit announced(mode_->offerName(0));
}

} // namespace lodeline::goldrush
