// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"

#include "app/goldrush/board/boardcontroller.h"
#include "app/goldrush/board/boardsights.h"
#include "app/goldrush/board/camera.h"
#include "app/goldrush/board/look/lookwords.h"
#include "app/goldrush/board/look/ways.h"
#include "app/goldrush/board/paint/paintmarks.h"
#include "app/goldrush/board/paint/slices.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/wording/eventwords.h"
#include "app/match/paint/tabletexture.h"
#include "ui/access/accessibleoffers.h"
#include "ui/keys/handedkeys.h"

#include <QEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace lodeline::goldrush {

namespace {

constexpr qreal kZoomStep = 1.25;

// Of a whole tile the first of its features.
std::optional<FeatureKind> kindOf(const Game& game, const Glance& glance)
{
    if (glance.of)
        return glance.of->kind;
    const std::vector<PlacedSegment> features = featuresOn(game, glance.at);
    return features.empty() ? std::nullopt : std::optional(features.front().segment.kind);
}

} // namespace

BoardView::BoardView(QWidget* parent)
    : QGraphicsView(parent)
    , scene_(std::make_unique<BoardScene>())
    , controller_(std::make_unique<BoardController>(*scene_, ui::keysOf(*this)))
    , sights_(std::make_unique<BoardSights>(
          *controller_, [this](const QRectF& part) { return onScreen(mapFromScene(part).boundingRect()); }))
    , camera_(new Camera(*this))
    , preparing_(new Slices([this] { return scene_->prepareZoom(); }, this))
{
    ui::AccessibleOffers::install();
    setScene(scene_.get());
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setViewportUpdateMode(FullViewportUpdate);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(false); // files are dropped on the window
    viewport()->setAcceptDrops(false);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent); // the table fills it
    viewport()->grabGesture(Qt::PinchGesture);
    setLayoutDirection(Qt::LeftToRight); // a map is not mirrored
    setHomes([this](int) { return viewport()->mapToGlobal(QPoint(width(), height() / 2)); });
    connectParts();
    retranslate();
}

BoardView::~BoardView()
{
    blockSignals(true); // who listens may be half gone already
    preparing_->stop();
    controller_->setSession(nullptr);
    setScene(nullptr);
}

void BoardView::connectParts()
{
    BoardController* control = controller_.get();
    connect(control, &BoardController::hintChanged, this, &BoardView::hintChanged);
    connect(control, &BoardController::announced, this, &BoardView::announced);
    connect(control, &BoardController::noted, this, &BoardView::noted);
    connect(control, &BoardController::heldTileTurned, this, &BoardView::ghostTurned);
    connect(control, &BoardController::offersChanged, this, &BoardView::onOffersChanged);
    connect(control, &BoardController::offerChosen, this, &BoardView::onOfferChosen);
    connect(control, &BoardController::looked, this, &BoardView::onLooked);
    connect(control, &BoardController::tilePlaced, camera_, &Camera::reveal);
    connect(control, &BoardController::sawMore, this, &BoardView::sawMore);
    connect(control, &BoardController::landed, this, &BoardView::landed);
    connect(control, &BoardController::turnedByHand, this, &BoardView::turnedByHand);
    connect(control, &BoardController::denied, this, &BoardView::denied);
    connect(control, &BoardController::settled, this, [this] {
        if (session() && session()->phase() == Game::Phase::Act && offerCount() > 0)
            camera_->reveal(controller_->mode().offerRect(0, pixelScale())); // the button "Nothing"
        hoverAgain();
        preparing_->begin();
        emit settled();
    });
    connect(camera_, &Camera::zoomed, this, &BoardView::zoomChanged);
    connect(camera_, &Camera::zoomed, this, [this] { scene_->viewMoved(); });
    connect(camera_, &Camera::zooming, this, [this] { scene_->style().zooming = true; });
    connect(camera_, &Camera::settled, this, [this] {
        scene_->style().zooming = false;
        viewport()->update();
    });
}

void BoardView::setSession(GameSession* session)
{
    preparing_->stop();
    controller_->setSession(session);
    if (session)
        camera_->fit();
}

GameSession* BoardView::session() const
{
    return controller_->session();
}

void BoardView::setTheme(const art::Theme& theme)
{
    scene_->setTheme(theme);
    texture_ = {};
    numbers_.forget();
    viewport()->update();
}

void BoardView::setAnimated(bool on)
{
    controller_->animator().setAnimated(on);
    camera_->finish();
    camera_->setAnimated(on && !still_);
}

void BoardView::setStill(bool on)
{
    still_ = on;
    controller_->animator().setStill(on);
    camera_->finish();
    camera_->setAnimated(isAnimated() && !on);
}

bool BoardView::isMoving() const
{
    return std::as_const(*controller_).animator().isMoving() || camera_->isGliding();
}

bool BoardView::isAnimated() const
{
    return std::as_const(*controller_).animator().isAnimated();
}

void BoardView::setHomes(std::function<QPoint(int)> homes)
{
    scene_->setHomes([this, homes = std::move(homes)](int seat) {
        return mapToScene(viewport()->mapFromGlobal(homes(seat)));
    });
}

bool BoardView::isSettled() const
{
    return !std::as_const(*controller_).animator().isRunning();
}

void BoardView::setPace(qreal pace)
{
    controller_->animator().setPace(std::clamp(pace, 0.25, 8.0));
}

void BoardView::setInputEnabled(bool on)
{
    controller_->setInputEnabled(on);
}

void BoardView::setShowsPrairies(bool on)
{
    controller_->setShowsPrairies(on);
}

int BoardView::prairiesShown() const
{
    return scene_->prairieItems();
}

void BoardView::setMarksDead(bool on)
{
    controller_->setMarksDead(on);
}

void BoardView::setRimNumbers(bool on)
{
    rimNumbers_ = on;
    viewport()->update();
}

void BoardView::setTellsWhyNot(bool on)
{
    controller_->setTellsWhyNot(on);
}

void BoardView::setFeatureTips(bool on)
{
    controller_->setFeatureTips(on);
}

void BoardView::setSquareTips(bool on)
{
    controller_->setSquareTips(on);
}

void BoardView::act(const Action& action)
{
    controller_->hurry(); // what waits would be forgotten when the tile comes to lie
    controller_->act(action);
}

void BoardView::setConfirmsMoves(bool on)
{
    controller_->setConfirmsMoves(on);
}

std::optional<Action> BoardView::toConfirm() const
{
    return controller_->toConfirm();
}

void BoardView::setWheelTurns(bool on)
{
    controller_->setWheelTurns(on);
}

QString BoardView::hint() const
{
    return controller_->hint();
}

qreal BoardView::tileSize() const
{
    return camera_->tileSize();
}

Rotation BoardView::ghostRotation() const
{
    return controller_->mode().heldRotation();
}

int BoardView::offerCount() const
{
    return controller_->mode().offerCount();
}

Offer BoardView::offer(int index) const
{
    return controller_->mode().offer(index);
}

QString BoardView::offerName(int offer) const
{
    return controller_->mode().offerName(offer);
}

QString BoardView::offerDescription(int index) const
{
    const Offer what = offer(index);
    const auto* placement = std::get_if<Placement>(&what);
    if (!placement || !controller_->showsFeatureTips())
        return {};
    return outcomeText(session()->game(), session()->record(), *placement);
}

QRect BoardView::offerRect(int offer) const
{
    return mapFromScene(controller_->mode().offerRect(offer, pixelScale())).boundingRect();
}

std::vector<QRect> BoardView::used() const
{
    std::vector<QRect> parts;
    for (int offer = 0; offer < offerCount(); ++offer)
        parts.push_back(offerRect(offer));
    for (int order = 0; session() && order < session()->game().placedCount(); ++order)
        parts.push_back(
            mapFromScene(tileRect(session()->game().placedTile(order).placement.at)).boundingRect());
    return parts;
}

QRect BoardView::offerScreenRect(int offer) const
{
    return onScreen(offerRect(offer));
}

QRect BoardView::onScreen(const QRect& part) const
{
    return {viewport()->mapToGlobal(part.topLeft()), part.size()};
}

ui::Sights* BoardView::sights()
{
    return sights_.get();
}

int BoardView::chosenOffer() const
{
    return controller_->mode().chosen();
}

int BoardView::offerEpoch() const
{
    return controller_->epoch();
}

void BoardView::chooseOffer(int offer)
{
    controller_->chooseOffer(offer, true);
}

void BoardView::pointAtOffer(int offer)
{
    controller_->hurry();
    if (offer < 0 || offer >= offerCount() || offer == chosenOffer())
        return;
    controller_->chooseOffer(offer, false);
    camera_->reveal(controller_->mode().offerRect(offer, pixelScale()));
}

void BoardView::takeOffer(int offer)
{
    controller_->takeOffer(offer);
}

void BoardView::ask(const Wish& wish)
{
    controller_->ask(wish);
}

qreal BoardView::pixelScale() const
{
    return camera_->scale();
}

void BoardView::zoomIn()
{
    camera_->zoomAtCentre(kZoomStep);
}

void BoardView::zoomOut()
{
    camera_->zoomAtCentre(1 / kZoomStep);
}

void BoardView::zoomToFit()
{
    camera_->fit();
}

void BoardView::resetZoom()
{
    camera_->setTileSize(Camera::kNormalTile);
}

void BoardView::chooseNothing()
{
    controller_->hurry();
    controller_->chooseNothing();
}

void BoardView::rotateGhost(int quarterTurns)
{
    controller_->hurry();
    controller_->turn(quarterTurns);
}

void BoardView::confirm()
{
    // What comes into sight by this key is not taken by it, too.
    const bool wasSeen = isSettled();
    controller_->hurry();
    if (controller_->chooseLookedAt())
        return;
    if (offerCount() == 0)
        emit confirmedNothing();
    else if (wasSeen)
        controller_->confirm();
}

void BoardView::cancel()
{
    controller_->hurry();
    if (isLooking()) {
        controller_->endLooking();
        return;
    }
    emit cancelled();
    controller_->cancel();
}

void BoardView::chooseNext()
{
    controller_->hurry();
    if (!controller_->choose(1) && offerCount() > 0)
        controller_->chooseOffer(controller_->mode().firstOffer(), true);
}

void BoardView::choosePrevious()
{
    controller_->hurry();
    if (!controller_->choose(-1) && offerCount() > 0)
        controller_->chooseOffer((controller_->mode().firstOffer() + offerCount() - 1) % offerCount(), true);
}

void BoardView::finishAnimations()
{
    controller_->hurry();
    camera_->finish();
}

bool BoardView::isLooking() const
{
    return controller_->look().isOn();
}

std::optional<FeatureKind> BoardView::featureUnderPointer() const
{
    if (!session())
        return std::nullopt;
    if (const auto& glance = controller_->look().glance())
        return kindOf(session()->game(), *glance);
    if (!pointerInside_)
        return std::nullopt;
    const auto segment = scene_->segmentAt(session()->game(), mapToScene(pointerAt_));
    if (!segment)
        return std::nullopt;
    return segment->segment.kind;
}

void BoardView::pointOut(const Event& event)
{
    controller_->pointOut(event);
}

void BoardView::endPointing()
{
    controller_->endPointing();
}

void BoardView::goTo(const Event& event)
{
    pointOut(event);
    if (const auto place = placeOf(event))
        reveal(tileRect(*place));
}

void BoardView::goToFeature(PlacedSegment of)
{
    controller_->pointOut(of);
    reveal(tileRect(of.at));
}

void BoardView::reveal(const QRectF& part)
{
    camera_->reveal(part);
}

void BoardView::onOffersChanged()
{
    const QRectF content = controller_->contentRect();
    if (!content.isEmpty())
        camera_->setContent(content);
    QAccessibleEvent reordered(this, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&reordered);
}

void BoardView::onOfferChosen(int offer, bool byKeyboard)
{
    viewport()->setCursor(offer >= 0 && !byKeyboard ? Qt::PointingHandCursor : Qt::ArrowCursor);
    emit offerChosen(offer);
    if (offer < 0 || !byKeyboard)
        return;
    camera_->reveal(controller_->mode().offerRect(offer, pixelScale()));
    tellFocus();
}

void BoardView::onLooked()
{
    viewport()->update();
    if (!isLooking())
        return;
    lookedFrom_ = pointerAt_;
    camera_->reveal(tileRect(controller_->look().glance()->at));
    tellFocus();
}

void BoardView::tellFocus()
{
    QAccessibleInterface* focused = QAccessible::queryAccessibleInterface(this)->focusChild();
    if (!focused)
        return;
    QAccessibleEvent event(focused, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

void BoardView::retranslate()
{
    //: The land on the table where the tiles lie
    setAccessibleName(tr("Board"));
    setAccessibleDescription(tr("Choose a spot or an action with Tab and the arrow keys, then press Enter."));
    controller_->retranslate();
}

void BoardView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        numbers_.forget();
        if (controller_)
            retranslate(); // with letters of their size
    }
    QGraphicsView::changeEvent(event);
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    scene_->setViewSize(viewport()->size() * devicePixelRatioF(),
                        qRound(Camera::kLargestTile * devicePixelRatioF()));
    camera_->viewResized();
    scene_->viewMoved(); // even where nothing had to be scrolled
}

void BoardView::showEvent(QShowEvent* event)
{
    QGraphicsView::showEvent(event);
    camera_->viewResized();
}

void BoardView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    if (scene_)
        scene_->viewMoved();
}

void BoardView::paintEvent(QPaintEvent* event)
{
    const QScopedValueRollback pass(scene_->style().pass, BoardStyle::Pass::Moving);
    QGraphicsView::paintEvent(event);
}

void BoardView::drawBackground(QPainter* painter, const QRectF& seen)
{
    if (texture_.isNull() || texture_.devicePixelRatio() != devicePixelRatioF()) {
        texture_ = app::tableTexture(scene_->style().theme, devicePixelRatioF());
        numbers_.forget();
    }
    const QTransform world = painter->worldTransform();
    painter->setWorldTransform({});
    const QPointF offset(horizontalScrollBar()->value(), verticalScrollBar()->value());
    painter->drawTiledPixmap(viewport()->rect(), texture_, offset);
    painter->setWorldTransform(world);
    whole_ = scene_->paintStill(*painter, seen);
    if (scene_->patches().hasMore())
        QTimer::singleShot(0, viewport(), qOverload<>(&QWidget::update));
}

void BoardView::drawForeground(QPainter* painter, const QRectF&)
{
    const bool isFocused = hasFocus() && usedByKeys_ && chosenOffer() < 0 && !pointerInside_ && !isLooking();
    painter->save();
    painter->setWorldTransform({});
    if (isFocused)
        paintFocus(*painter, QRectF(viewport()->rect()).adjusted(3, 3, -3, -3), scene_->style().theme);
    if (rimNumbers_ && session())
        numbers_.paint(*painter, viewportTransform(), viewport()->rect(), controller_->contentRect(),
                       scene_->style().theme);
    painter->restore();
}

} // namespace lodeline::goldrush
