// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/boardview.h"

#include "app/boomtown/board/boardwords.h"
#include "app/boomtown/board/items/bonusitem.h"
#include "app/boomtown/board/items/carditem.h"
#include "app/boomtown/board/townsights.h"
#include "app/boomtown/wording/eventwords.h"
#include "app/match/paint/tabletexture.h"
#include "ui/access/accessibleoffers.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/keys/handedkeys.h"
#include "ui/plain/shown.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace lodeline::boomtown {
namespace {

constexpr int kArrivalMs = 1200;
constexpr qreal kHigh = 10; // what moves lies above all else

int durationAt(app::AnimationSpeed speed)
{
    switch (speed) {
    case app::AnimationSpeed::Off:
    case app::AnimationSpeed::Still:
        return 0;
    case app::AnimationSpeed::Slow:
        return 800;
    case app::AnimationSpeed::Normal:
        return 400;
    case app::AnimationSpeed::Fast:
        return 160;
    }
    return 0;
}

QRectF between(const QRectF& from, const QRectF& to, qreal part)
{
    const auto mix = [part](qreal a, qreal b) { return a + (b - a) * part; };
    return {mix(from.left(), to.left()), mix(from.top(), to.top()), mix(from.width(), to.width()),
            mix(from.height(), to.height())};
}

} // namespace

BoardView::BoardView(QWidget* parent)
    : QGraphicsView(parent)
    , scene_(std::make_unique<QGraphicsScene>())
    , controller_(std::make_unique<BoardController>(ui::keysOf(*this)))
    , sights_(std::make_unique<TownSights>(*this, [this] { onLooked(); }))
{
    ui::AccessibleOffers::install();
    setScene(scene_.get());
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setViewportUpdateMode(FullViewportUpdate);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(false); // files are dropped on the window
    viewport()->setAcceptDrops(false);
    viewport()->setMouseTracking(true);
    setLayoutDirection(Qt::LeftToRight); // towns are not mirrored: they only change sides
    setMinimumSize(420, 360);
    for (TownItem*& town : towns_)
        scene_->addItem(town = new TownItem(style_));
    for (BonusItem*& bonus : bonuses_)
        scene_->addItem(bonus = new BonusItem(style_));
    motion_.setStartValue(0.0);
    motion_.setEndValue(1.0);
    motion_.setEasingCurve(QEasingCurve::InOutQuad);
    connectParts();
    retranslate();
}

BoardView::~BoardView()
{
    blockSignals(true); // who listens may be half gone already
    motion_.stop();
    controller_->setMatch(nullptr);
    setScene(nullptr);
}

void BoardView::connectParts()
{
    BoardController* control = controller_.get();
    connect(control, &BoardController::hintChanged, this, [this] { emit hintChanged(hint()); });
    connect(control, &BoardController::announced, this, &BoardView::announced);
    connect(control, &BoardController::turnedByHand, this, &BoardView::turnedByHand);
    connect(control, &BoardController::denied, this, &BoardView::denied);
    connect(control, &BoardController::offersChanged, this, [this] {
        // What is put back in the middle of a drag is not taken again by the same press.
        if (dragging_ && controller_->step() != BoardController::Step::Place)
            dragging_ = pressed_ = false;
        sync(std::exchange(moves_, false));
        sights_->refresh();
        QAccessibleEvent reordered(this, QAccessible::ObjectReorder);
        QAccessible::updateAccessibility(&reordered);
    });
    connect(control, &BoardController::choiceChanged, this, &BoardView::onChoiceChanged);
    connect(&motion_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        for (const Flight& flight : flights_)
            flight.item->setBox(between(flight.from, flight.to, value.toReal()));
    });
    connect(&motion_, &QVariantAnimation::finished, this, &BoardView::landFlights);
    arrival_.setSingleShot(true);
    arrival_.setInterval(kArrivalMs);
    connect(&arrival_, &QTimer::timeout, this, &BoardView::endArrivals);
}

void BoardView::setMatch(BoomtownMatch* match)
{
    if (BoomtownMatch* before = controller_->match())
        before->disconnect(this);
    sights_->end();
    motion_.stop();
    flights_.clear();
    outlines_ = {};
    arrivals_ = {};
    forgetMarks();
    if (match) {
        style_.setDeck(std::make_shared<const Deck>(match->record().deck));
        // Before the controller, which tells of the turn that follows.
        connect(match, &BoomtownMatch::eventsHappened, this, [this] {
            forgetMarks();
            moves_ = true;
        });
        connect(match, &BoomtownMatch::positionReset, this, [this] {
            forgetMarks();
            arrivals_ = {};
            finishAnimations();
        });
        connect(match, &BoomtownMatch::seatsChanged, this, &BoardView::showTowns);
        connect(match, &BoomtownMatch::looksChanged, this, &BoardView::showLooks);
        connect(match, &QObject::destroyed, this, [this] { setMatch(nullptr); });
    }
    qDeleteAll(cards_);
    cards_.clear();
    if (match)
        deal(*match);
    moves_ = false;
    controller_->setMatch(match);
}

// The cards of the circle keep their places to the end.
void BoardView::deal(const BoomtownMatch& match)
{
    const Game dealt(std::make_shared<const Deck>(match.record().deck), match.record().setup());
    for (const int card : dealt.circle()) {
        cards_.push_back(new CardItem(style_, card));
        scene_->addItem(cards_.back());
    }
}

void BoardView::setTheme(const art::Theme& theme)
{
    style_.setTheme(theme);
    texture_ = {};
    viewport()->update();
}

void BoardView::setAnimation(app::AnimationSpeed speed)
{
    if (std::exchange(speed_, speed) == speed)
        return; // another setting has changed: what moves goes on
    finishAnimations();
    endArrivals();
}

void BoardView::finishAnimations()
{
    if (isSettled())
        return;
    motion_.stop();
    landFlights();
}

void BoardView::landFlights()
{
    for (const Flight& flight : flights_) {
        flight.item->setBox(flight.to);
        flight.item->setZValue(0);
        if (flight.endsInTown)
            flight.item->hide();
    }
    flights_.clear();
    showTowns();
    emit settled();
}

void BoardView::showArrival(int seat, Position at)
{
    TownItem::Outline card;
    for (const Position square : squaresFrom(at))
        card.counted[rowOf(square.y)] |= bitOf(square.x);
    arrivals_[static_cast<std::size_t>(seat)] = card;
    arrival_.start();
}

void BoardView::endArrivals()
{
    arrival_.stop();
    arrivals_ = {};
    showTowns();
}

void BoardView::turn()
{
    finishAnimations();
    controller_->turn();
}

std::array<int, kPlayers> BoardView::waiting() const
{
    std::array<int, kPlayers> count{};
    if (match() && match()->game().phase() == Game::Phase::Free)
        count[static_cast<std::size_t>(match()->game().player())] =
            static_cast<int>(match()->game().free().size());
    return count;
}

void BoardView::sync(bool moving)
{
    if (!isSettled()) {
        motion_.stop();
        landFlights();
    }
    layout_ = BoardLayout(viewport()->size(), waiting(), parentWidget() && parentWidget()->isRightToLeft());
    setSceneRect(QRectF(QPointF(), viewport()->size()));
    for (std::size_t seat = 0; seat < towns_.size(); ++seat) {
        towns_[seat]->setVisible(match() != nullptr);
        towns_[seat]->setPlace(layout_.towns[seat]);
    }
    for (std::size_t i = 0; i < bonuses_.size(); ++i) {
        bonuses_[i]->setVisible(match() != nullptr);
        bonuses_[i]->setBox(layout_.bonuses[i]);
    }
    if (!match())
        return;
    for (std::size_t i = 0; i < bonuses_.size(); ++i) {
        const int card = match()->game().bonusCards()[i];
        bonuses_[i]->setBonus(card, bonusTitle(match()->card(card).bonus.kind));
    }
    showTowns();
    placeCards(moving);
    showTowns();
    showPassed();
    if (!flights_.empty())
        motion_.start();
    viewport()->update();
}

void BoardView::placeCards(bool moving)
{
    const Game& game = match()->game();
    const bool moves = moving && app::moves(speed_) && isVisible();
    if (moving)
        arrivals_ = {};
    for (std::size_t place = 0; place < cards_.size(); ++place) {
        CardItem* item = cards_[place];
        QRectF to = layout_.circle[place];
        bool inTown = false;
        const auto waits = std::ranges::find(game.free(), static_cast<std::uint8_t>(item->card()));
        if (game.phase() == Game::Phase::Free && waits != game.free().end())
            to = layout_.trayCard(game.player(), static_cast<int>(waits - game.free().begin()),
                                  static_cast<int>(game.free().size()));
        for (int seat = 0; seat < kPlayers; ++seat) {
            for (const LaidCard& laid : match()->laid(seat)) {
                if (laid.card == item->card()) {
                    to = towns_[static_cast<std::size_t>(seat)]->cardBox(laid.placement.at);
                    inTown = true;
                    if (moving && speed_ == app::AnimationSpeed::Still && item->isVisible())
                        showArrival(seat, laid.placement.at);
                }
            }
        }
        const bool flies = moves && item->isVisible() && item->box() != to;
        if (flies) {
            item->setZValue(kHigh);
            flights_.push_back({item, item->box(), to, inTown});
        } else {
            item->setBox(to);
            item->setVisible(!inTown);
        }
    }
    motion_.setDuration(durationAt(speed_));
}

TownItem::Look BoardView::lookOf(int seat) const
{
    const Game& game = match()->game();
    TownItem::Look look;
    look.name = playerName(match()->record(), seat);
    look.colour = QString::fromStdString(match()->record().players[static_cast<std::size_t>(seat)].colour);
    look.points = game.score(seat).total();
    look.isActive = !match()->isOver() && game.player() == seat;
    look.laid = match()->laid(seat);
    look.outline = outlines_[static_cast<std::size_t>(seat)];
    if (!look.outline)
        look.outline = arrivals_[static_cast<std::size_t>(seat)];
    if (look.isActive && game.phase() == Game::Phase::Free)
        look.trayCaption = trayCaption(seat);
    for (const Flight& flight : flights_) {
        if (flight.endsInTown)
            look.flying.push_back(flight.item->card());
    }
    const bool places = controller_->step() == BoardController::Step::Place && controller_->seat() == seat;
    // From the choice of the card on: the town would change its scale as soon as one is taken.
    look.hasRoom = look.isActive && controller_->step() != BoardController::Step::Watch;
    if (const std::optional<Outcome> outcome = controller_->outcome(); places && outcome)
        look.ghost = ghostOf(
            seat, {controller_->held()->card, controller_->placementAt(controller_->chosen())}, *outcome);
    if (look.isActive)
        lookAtMarks(seat, look);
    return look;
}

QString BoardView::trayCaption(int seat) const
{
    //: Above cards that wait beside a town: %1 the player who passed them over
    return tr("From %1, to be placed first").arg(playerName(match()->record(), 1 - seat));
}

TownItem::Ghost BoardView::ghostOf(int seat, const LaidCard& laid, const Outcome& outcome) const
{
    return {laid, outcome,
            changeTexts(outcome, match()->game().bonuses(), playerName(match()->record(), 1 - seat))};
}

void BoardView::lookAtMarks(int seat, TownItem::Look& look) const
{
    const MarkedMove* chosen = chosenMark();
    for (const MarkedMove& marked : marks_) {
        if (marked.move.type != Move::Type::Begin)
            look.badges.push_back({marked.badge, marked.move.placement.at, &marked == chosen});
    }
    look.hasRoom = look.hasRoom || !look.badges.empty();
    if (!chosen || chosen->move.type == Move::Type::Begin)
        return;
    const LaidCard laid{cardOf(chosen->move), chosen->move.placement};
    look.ghost = ghostOf(seat, laid, outcomeOf(match()->game(), seat, laid.card, laid.placement));
}

const BoardView::MarkedMove* BoardView::chosenMark() const
{
    const bool isLookedAt = controller_->outcome().has_value();
    return chosenMark_ < 0 || isLookedAt ? nullptr : &marks_[static_cast<std::size_t>(chosenMark_)];
}

int BoardView::cardOf(const Move& move) const
{
    const Game& game = match()->game();
    return move.type == Move::Type::Begin ? game.left()[static_cast<std::size_t>(move.at)]
                                          : game.cardOf(move);
}

// They are about what was there before.
void BoardView::forgetMarks()
{
    marks_.clear();
    chosenMark_ = -1;
}

void BoardView::mark(std::vector<MarkedMove> moves, int chosen)
{
    marks_ = std::move(moves);
    chosenMark_ = chosen;
    showTowns();
    showPassed();
}

void BoardView::showTowns()
{
    for (int seat = 0; match() && seat < kPlayers; ++seat)
        towns_[static_cast<std::size_t>(seat)]->setLook(lookOf(seat));
}

void BoardView::showLooks()
{
    showTowns();
    showPassed();
}

void BoardView::showPassed()
{
    if (!match())
        return;
    using Step = BoardController::Step;
    const Game& game = match()->game();
    const MarkedMove* chosen = chosenMark();
    std::optional<PassOver> passed = controller_->passed();
    if (!passed && chosen && chosen->move.skip > 0)
        passed = passOver(game, chosen->move.skip);
    const auto colourOf = [this](int seat) {
        return QString::fromStdString(match()->record().players[static_cast<std::size_t>(seat)].colour);
    };
    const auto left = game.left();
    for (CardItem* item : cards_) {
        CardItem::Look look;
        const auto found = std::ranges::find(left, static_cast<std::uint8_t>(item->card()));
        const auto number = static_cast<std::size_t>(found - left.begin());
        const bool isLeft = found != left.end();
        look.isNext = isLeft && number == 0 && game.phase() != Game::Phase::Begin;
        const bool choosesCards = controller_->step() == Step::Begin || controller_->step() == Step::Card;
        look.isChosen = choosesCards && isLeft && static_cast<int>(number) == controller_->chosen();
        look.isHeld = !dragging_ && controller_->held() && controller_->held()->card == item->card();
        if (passed && isLeft && number < passed->toOther.size())
            look.passed = {passed->toOther[number], passed->toSelf[number], colourOf(1 - game.player()),
                           colourOf(game.player())};
        for (const MarkedMove& marked : marks_) {
            if (cardOf(marked.move) != item->card() || (!look.badge.isEmpty() && &marked != chosen))
                continue;
            look.badge = marked.badge;
            look.isBadgeChosen = &marked == chosen;
        }
        item->setLook(look);
    }
}

void BoardView::onChoiceChanged()
{
    showTowns();
    showPassed();
    using Step = BoardController::Step;
    const int chosen = controller_->chosen();
    const bool points = chosen >= 0 && !controller_->isByKeyboard() && controller_->step() != Step::Watch;
    viewport()->setCursor(points ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (chosen < 0 || !controller_->isByKeyboard() || isLooking())
        return;
    QAccessibleEvent focused(this, QAccessible::Focus);
    focused.setChild(chosen);
    QAccessible::updateAccessibility(&focused);
}

void BoardView::pointOut(int seat, const TownItem::Outline& squares, int bonus)
{
    outlines_ = {};
    outlines_[static_cast<std::size_t>(seat)] = squares;
    for (std::size_t i = 0; i < bonuses_.size(); ++i)
        bonuses_[i]->setPointedOut(static_cast<int>(i) == bonus);
    showTowns();
}

void BoardView::pointNothingOut()
{
    outlines_ = {};
    for (BonusItem* bonus : bonuses_)
        bonus->setPointedOut(false);
    showTowns();
}

QRect BoardView::cardRect(int card) const
{
    const auto found = std::ranges::find(cards_, card, &CardItem::card);
    return found == cards_.end() ? QRect() : (*found)->box().toRect();
}

QRect BoardView::townRect(int seat, Position at) const
{
    return towns_[static_cast<std::size_t>(seat)]->cardBox(at).toRect();
}

QRect BoardView::bonusRect(int number) const
{
    return bonuses_[static_cast<std::size_t>(number)]->box().toRect();
}

QRect BoardView::circleRect() const
{
    QRectF all;
    for (const QRectF& card : layout_.circle)
        all |= card;
    return all.toRect();
}

QRect BoardView::landRect(int seat) const
{
    return layout_.towns[static_cast<std::size_t>(seat)].land.toRect();
}

QRect BoardView::headerRect(int seat) const
{
    return layout_.towns[static_cast<std::size_t>(seat)].header.toRect();
}

std::vector<QRect> BoardView::used() const
{
    std::vector<QRect> parts;
    if (!match())
        return parts;
    for (int offer = 0; offer < offerCount(); ++offer)
        parts.push_back(offerRect(offer));
    for (int seat = 0; seat < kPlayers; ++seat) {
        parts.push_back(headerRect(seat));
        for (const LaidCard& laid : match()->laid(seat))
            parts.push_back(townRect(seat, laid.placement.at));
    }
    for (const CardItem* card : cards_)
        if (card->isVisible())
            parts.push_back(card->box().toRect());
    for (const QRectF& bonus : layout_.bonuses)
        parts.push_back(bonus.adjusted(0, 0, 0, BoardLayout::kTitle).toRect());
    return parts;
}

int BoardView::seatOfPerson() const
{
    return match() && match()->isComputer(0) && !match()->isComputer(1) ? 1 : 0;
}

QRect BoardView::offerRect(int offer) const
{
    if (controller_->step() == BoardController::Step::Place)
        return townRect(controller_->seat(), controller_->placementAt(offer).at);
    return cardRect(controller_->cardAt(offer));
}

QRect BoardView::offerScreenRect(int offer) const
{
    return onScreen(offerRect(offer));
}

QRect BoardView::onScreen(const QRect& part) const
{
    return {viewport()->mapToGlobal(part.topLeft()), part.size()};
}

void BoardView::retranslate()
{
    //: The cards on the table
    setAccessibleName(tr("Board"));
    setAccessibleDescription(
        tr("Use Tab and the arrow keys to choose a card or its place, and Enter to confirm."));
    emit hintChanged(hint());
    sync(false);
}

void BoardView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && controller_)
        retranslate();
    QGraphicsView::changeEvent(event);
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    sync(false);
}

void BoardView::drawBackground(QPainter* painter, const QRectF& rect)
{
    if (texture_.isNull() || texture_.devicePixelRatio() != devicePixelRatioF())
        texture_ = app::tableTexture(style_.theme(), devicePixelRatioF());
    painter->drawTiledPixmap(rect, texture_, rect.topLeft());
    painter->setPen(QPen(style_.theme().board.thread, 1.5, Qt::DashLine));
    painter->setBrush(Qt::NoBrush);
    // The places of the cards that are gone, and the land of the towns.
    if (!match())
        return;
    for (const QRectF& gap : layout_.circle)
        painter->drawRoundedRect(gap, 5, 5);
    for (const BoardLayout::TownPlace& town : layout_.towns)
        painter->drawRoundedRect(town.land, 8, 8);
}

} // namespace lodeline::boomtown
