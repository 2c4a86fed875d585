// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/tilecanvas.h"

#include "editor/canvas/symboltool.h"
#include "resources/art/own/ownpictures.h"
#include "ui/access/accessibleoffers.h"
#include "ui/plain/shown.h"
#include "ui/wording/tilewords.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kLabelRoom = 30; // px around the tile
constexpr int kWheelStep = 120;

} // namespace

TileCanvas::TileCanvas(QWidget* parent)
    : QWidget(parent)
{
    ui::AccessibleOffers::install();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&art::ownPictures(), &art::OwnPictures::changed, this, &TileCanvas::ownPicturesChanged);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    describe();
}

TileCanvas::~TileCanvas() = default;

void TileCanvas::setTile(const std::optional<TileDesign>& tile)
{
    if (tile == tile_)
        return;
    const bool sameTile = tile && tile_ && tile->id == tile_->id;
    const bool sameParts = sameTile && segmentsOf(*tile) == segmentsOf(*tile_);
    tile_ = tile;
    art_ = tile ? art::OwnArt(*tile) : art::OwnArt();
    spots_.reset();
    finding_.forget();
    picture_ = {};
    ++epoch_;
    if (!sameParts)
        dragFrom_.reset();
    if (!sameTile || (!sameParts && chosen_ >= kSides))
        chooseOffer(-1);
    keepHovered(sameParts);
    describe();
    const bool isFocused = hasFocus() && chosen_ >= 0;
    if (hovered_)
        emit hintChanged(offerName(offerOf(*hovered_)));
    else if (isFocused && byKeys_)
        emit hintChanged(offerName(chosen_));
    if (isFocused)
        tellChosen();
    update();
}

void TileCanvas::setParts(const TileSet& set)
{
    if (set.pictures == parts_)
        return;
    parts_ = set.pictures;
    own_ = art::PartPictures(set);
    picture_ = {};
    update();
}

void TileCanvas::setTool(const Tool* tool)
{
    tool_ = tool;
    dragFrom_.reset();
    describe();
    update();
}

void TileCanvas::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    picture_ = {};
    update();
}

void TileCanvas::setShowsOwnPicture(bool shows)
{
    if (shows == showsOwnPicture_)
        return;
    showsOwnPicture_ = shows;
    picture_ = {};
    update();
}

void TileCanvas::ownPicturesChanged()
{
    if (isProvisional_)
        picture_ = {};
    update();
}

void TileCanvas::choose(const TileSpot& spot)
{
    chooseOffer(offerOf(spot));
}

std::optional<SegmentRef> TileCanvas::chosenSegment() const
{
    return chosen_ < 0 ? std::nullopt : spotOf(chosen_).segment;
}

QRectF TileCanvas::tileRect() const
{
    const int side = std::max(32, std::min(width(), height()) - 2 * kLabelRoom);
    return {(width() - side) / 2.0, (height() - side) / 2.0, static_cast<double>(side),
            static_cast<double>(side)};
}

QPointF TileCanvas::toWidget(QPointF unit) const
{
    const QRectF tile = tileRect();
    return tile.topLeft() + unit * tile.width();
}

QPointF TileCanvas::toUnit(QPointF point) const
{
    const QRectF tile = tileRect();
    return (point - tile.topLeft()) / tile.width();
}

const TileSpots& TileCanvas::spots() const
{
    if (!spots_)
        spots_ = std::make_shared<const TileSpots>(*tile_);
    return *spots_;
}

std::optional<TileSpot> TileCanvas::spotAt(QPointF point) const
{
    return tile_ ? spots().at(toUnit(point)) : std::nullopt;
}

int TileCanvas::offerCount() const
{
    return tile_ ? kSides + static_cast<int>(segmentsOf(*tile_).size()) : 0;
}

TileSpot TileCanvas::spotOf(int offer) const
{
    if (offer >= kSides)
        return {std::nullopt, segmentsOf(*tile_)[static_cast<std::size_t>(offer - kSides)]};
    const auto edge = static_cast<Side>(offer);
    const auto under = spots().at(TileSpots::middleOf(edge));
    return {edge, under ? under->segment : std::nullopt};
}

int TileCanvas::offerOf(const TileSpot& spot) const
{
    if (!tile_)
        return -1;
    if (spot.edge)
        return index(*spot.edge);
    const std::vector<SegmentRef> segments = segmentsOf(*tile_);
    const auto found = std::ranges::find(segments, spot.segment);
    return found == segments.end() ? -1 : kSides + static_cast<int>(found - segments.begin());
}

QString TileCanvas::offerName(int offer) const
{
    if (offer < 0 || offer >= offerCount())
        return {};
    if (offer < kSides) {
        const auto edge = static_cast<Side>(offer);
        return edgeText(edge, tile_->edgeKind(edge));
    }
    const SegmentRef segment = *spotOf(offer).segment;
    const QString symbols = symbolsText(*tile_, segment);
    const QString text = segmentText(*tile_, segment);
    //: %1 a part of a tile: "Railroad north–south", %2 "2 locomotives"
    return symbols.isEmpty() ? text : tr("%1: %2").arg(text, symbols);
}

QRect TileCanvas::offerScreenRect(int offer) const
{
    const TileSpot spot = spotOf(offer);
    const QRectF shape =
        (spot.edge ? TileSpots::shapeOf(*spot.edge) : spots().shapeOf(*spot.segment)).boundingRect();
    const QRectF place(toWidget(shape.topLeft()), shape.size() * tileRect().width());
    return place.toRect().translated(mapToGlobal(QPoint()));
}

void TileCanvas::chooseOffer(int offer)
{
    if (offer == chosen_ || offer >= offerCount())
        return;
    chosen_ = offer;
    emit segmentChosen(chosenSegment());
    if (offer >= 0) {
        emit hintChanged(offerName(offer));
        tellChosen();
    }
    update();
}

// To screen readers, which take what is chosen for what has the focus.
void TileCanvas::tellChosen()
{
    QAccessibleEvent focused(this, QAccessible::Focus);
    focused.setChild(chosen_);
    QAccessible::updateAccessibility(&focused);
}

void TileCanvas::takeOffer(int offer)
{
    chooseOffer(offer);
    click(spotOf(offer), false);
}

void TileCanvas::hover(const std::optional<TileSpot>& spot)
{
    if (spot == hovered_)
        return;
    hovered_ = spot;
    if (spot)
        emit hintChanged(offerName(offerOf(*spot)));
    else
        describe();
    update();
}

// Below a pointer that rests lies another part by now; an edge is where it was.
void TileCanvas::keepHovered(bool sameParts)
{
    if (!tile_ || !underMouse() || (!sameParts && hovered_ && !hovered_->edge))
        hovered_.reset();
    else if (!sameParts && hovered_)
        hovered_->segment.reset();
}

// Beside the window: what is painted does not wait for it.
void TileCanvas::findSpots()
{
    if (spots_ || finding_.isRunning())
        return;
    finding_.run([tile = *tile_] { return std::make_shared<const TileSpots>(tile); },
                 [this](const std::shared_ptr<const TileSpots>& found) {
                     spots_ = found;
                     if (underMouse())
                         hover(spotAt(mapFromGlobal(QCursor::pos())));
                 });
}

void TileCanvas::request(const TileEdit& edit)
{
    if (edit)
        emit editRequested(edit);
}

void TileCanvas::click(const TileSpot& spot, bool other)
{
    if (tool_ && tile_)
        request(tool_->click(*tile_, spot, other));
}

void TileCanvas::drop(const TileSpot& from, const TileSpot& to)
{
    if (tool_ && tile_ && from != to)
        request(tool_->drag(*tile_, from, to));
}

void TileCanvas::mousePressEvent(QMouseEvent* event)
{
    const auto spot = spotAt(event->position());
    if (!spot || (event->button() != Qt::LeftButton && event->button() != Qt::RightButton)) {
        QWidget::mousePressEvent(event);
        return;
    }
    pressedAt_ = event->position();
    byKeys_ = false;
    if (event->button() == Qt::LeftButton) {
        dragFrom_ = spot;
        dragByKeys_ = false;
    } else {
        click(*spot, true);
    }
}

void TileCanvas::mouseMoveEvent(QMouseEvent* event)
{
    pointer_ = event->position();
    hover(spotAt(pointer_));
    if (dragFrom_)
        update();
}

void TileCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !dragFrom_ || dragByKeys_)
        return;
    const TileSpot from = *std::exchange(dragFrom_, std::nullopt);
    const bool still = (event->position() - pressedAt_).manhattanLength() < QApplication::startDragDistance();
    const auto to = spotAt(event->position());
    update();
    if (still) {
        chooseOffer(offerOf(from.edge ? TileSpot{from.edge, {}} : from));
        click(from, false);
    } else if (to) {
        drop(from, *to);
    }
}

void TileCanvas::wheelEvent(QWheelEvent* event)
{
    const auto spot = spotAt(event->position());
    if (!spot || !spot->segment) {
        event->ignore();
        return;
    }
    // With Shift some systems turn the wheel's axis.
    const QPoint angle = event->angleDelta();
    wheelRest_ += angle.y() != 0 ? angle.y() : angle.x();
    const int steps = wheelRest_ / kWheelStep;
    wheelRest_ -= steps * kWheelStep;
    if (steps != 0)
        request(symbolEdit(*tile_, *spot->segment, steps, event->modifiers().testFlag(Qt::ShiftModifier)));
    event->accept();
}

void TileCanvas::keyPressEvent(QKeyEvent* event)
{
    const bool isCommand = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier;
    if (!tile_ || isCommand || !(handleChoiceKey(*event) || handleSymbolKey(*event)))
        QWidget::keyPressEvent(event);
}

bool TileCanvas::handleChoiceKey(const QKeyEvent& event)
{
    byKeys_ = true;
    const int count = offerCount();
    switch (event.key()) {
    case Qt::Key_Up:
        chooseOffer(index(Side::North));
        return true;
    case Qt::Key_Right:
        chooseOffer(index(Side::East));
        return true;
    case Qt::Key_Down:
        chooseOffer(index(Side::South));
        return true;
    case Qt::Key_Left:
        chooseOffer(index(Side::West));
        return true;
    case Qt::Key_PageDown:
        chooseOffer((chosen_ + 1) % count);
        return true;
    case Qt::Key_PageUp:
        chooseOffer(chosen_ <= 0 ? count - 1 : chosen_ - 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (dragFrom_)
            dragByKey();
        else if (chosen_ >= 0)
            click(spotOf(chosen_), false);
        return true;
    case Qt::Key_Backspace:
        if (chosen_ >= 0)
            click(spotOf(chosen_), true);
        return true;
    case Qt::Key_D:
        dragByKey();
        return true;
    case Qt::Key_Escape:
        if (!dragFrom_)
            return false;
        dragFrom_.reset();
        if (dragByKeys_)
            emit hintChanged(offerName(chosen_));
        update();
        return true;
    default:
        return false;
    }
}

void TileCanvas::dragByKey()
{
    if (chosen_ < 0)
        return;
    if (!dragFrom_) {
        dragFrom_ = spotOf(chosen_);
        dragByKeys_ = true;
        //: Status line: %1 where a drag by keys begins, as "North edge: railroad"; D is a key
        emit hintChanged(
            tr("Drag begins at: %1. Choose where it ends, then press D.").arg(offerName(chosen_)));
    } else {
        const TileSpot from = *std::exchange(dragFrom_, std::nullopt);
        emit hintChanged(offerName(chosen_));
        drop(from, spotOf(chosen_));
    }
    update();
}

bool TileCanvas::handleSymbolKey(const QKeyEvent& event)
{
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    const auto segment = chosenSegment();
    switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        if (segment)
            request(symbolEdit(*tile_, *segment, event.key() == Qt::Key_Plus ? 1 : -1, false));
        return segment.has_value();
    case Qt::Key_N:
        putSymbol(Symbol::Nugget, shift);
        return true;
    case Qt::Key_L:
        putSymbol(Symbol::Locomotive, shift);
        return true;
    case Qt::Key_T:
        putSymbol(Symbol::Tipi, shift);
        return true;
    case Qt::Key_H:
        putSymbol(Symbol::Horse, shift);
        return true;
    default:
        return false;
    }
}

void TileCanvas::putSymbol(Symbol symbol, bool take)
{
    const SymbolTool tool(symbol);
    const std::optional<TileSpot> spot = chosen_ < 0 ? hovered_ : spotOf(chosen_);
    if (const TileEdit edit = tool.click(*tile_, spot.value_or(TileSpot{}), take))
        request(edit);
    else
        emit hintChanged(tool.whereText());
}

void TileCanvas::leaveEvent(QEvent*)
{
    hover({});
}

void TileCanvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (chosen_ < 0 && event->reason() != Qt::MouseFocusReason && tile_)
        chooseOffer(0);
    update();
}

void TileCanvas::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void TileCanvas::resizeEvent(QResizeEvent*)
{
    picture_ = {};
}

void TileCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

void TileCanvas::describe()
{
    //: Name of the empty drawing for screen readers
    QString name = tr("No tile");
    if (tile_)
        //: Name of the drawing for screen readers: %1 the id of a tile
        name = tr("Drawing of tile %1").arg(ui::nameInText(tile_->id));
    setAccessibleName(name);
    setAccessibleDescription(tile_ ? tileText(*tile_) : QString());
    emit hintChanged(tile_ && tool_ ? tool_->hint() : QString());
}

} // namespace lodeline::goldrush::editor
