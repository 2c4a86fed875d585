// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/scene/boardscene.h"

#include "app/goldrush/board/scene/stillpicture.h"
#include "app/goldrush/session/gamesession.h"
#include "engine/core/listening.h"
#include "resources/art/own/ownpictures.h"

#include <QGraphicsView>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

// From the unit coordinates of an unrotated tile.
QTransform unitToScene(const Placement& placement)
{
    const QPointF centre = tileRect(placement.at).center();
    QTransform toScene = QTransform::fromTranslate(centre.x(), centre.y());
    toScene.rotate(degrees(placement.rotation)).scale(kTile, kTile).translate(-0.5, -0.5);
    return toScene;
}

} // namespace

BoardScene::BoardScene(QObject* parent)
    : QGraphicsScene(parent)
    , ahead_(style_)
    , patches_([this](const QRectF& part) { return stillPicture(*this, style_, part, Patchwork::kSide); },
               [this](const QRectF& part, FrameTime& time) {
                   return prepareStill(*this, style_, part, Patchwork::kSide, ahead_, time);
               })
    , lastTile_(std::make_unique<LastTileItem>(style_))
    , feature_(std::make_unique<HighlightItem>(style_))
    , words_(std::make_unique<LabelItem>(style_))
{
    addItem(lastTile_.get());
    addItem(feature_.get());
    addItem(words_.get());
    connect(&ahead_, &TilesAhead::painted, this, [this] { update(); });
    connect(&art::ownPictures(), &art::OwnPictures::changed, this, [this] {
        style_.figures.forgetProvisional();
        patches_.renewAll();
        update();
    });
}

BoardScene::~BoardScene() = default;

void BoardScene::setTheme(const art::Theme& theme)
{
    style_.theme = theme;
    style_.figures.clear();
    ahead_.forget();
    if (style_.tiles)
        style_.tiles->setTheme(theme);
    patches_.renewAll();
    update();
}

void BoardScene::setViewSize(QSize px, int largestTile)
{
    const auto bytes = [](QSize size) { return qsizetype{4} * size.width() * size.height(); };
    constexpr int kInPatch = 4; // of the largest tiles, where four meet
    pictureLimit_ = bytes(px) + kInPatch * bytes({largestTile, largestTile}); // each tile may be another one
    if (style_.tiles)
        style_.tiles->setLimit(pictureLimit_);
}

void BoardScene::reset(const GameSession* session)
{
    tiles_.clear();
    pieces_.clear();
    tokens_.clear();
    dead_.clear();
    prairies_.clear();
    anchors_.clear();
    lastTile_->hide();
    hideFeature();
    boardRect_ = {};
    shapes_.clear();
    patches_.clear();
    ahead_.forget();
    set_ = session ? session->game().sharedSet() : nullptr;
    if (!session)
        return;
    const TileSet& set = set_->tileSet();
    style_.tiles = std::make_unique<art::TilePixmaps>(set, style_.theme, pictureLimit_);
    style_.parts = art::PartPictures(set);
    style_.figures.clear();
    showColours(*session);
    anchors_.resize(set.tiles.size());
    shapes_.resize(set.tiles.size());
    sync(*session);
}

void BoardScene::showColours(const GameSession& session)
{
    style_.colours.clear();
    for (const RecordedPlayer& player : session.record().players)
        style_.colours.push_back(QString::fromStdString(player.colour));
    patches_.renewAll();
    update();
}

void BoardScene::sync(const GameSession& session)
{
    syncTiles(session.game());
    syncPieces(session.game());
    syncTokens(session.game());
    syncLastTile(session);
}

void BoardScene::syncTiles(const Game& game)
{
    const auto placed = static_cast<std::size_t>(game.placedCount());
    const auto agrees = [&game, this](std::size_t order) {
        const PlacedTile tile = game.placedTile(static_cast<int>(order));
        const TileItem& item = *tiles_[order];
        return item.design() == tile.design && Placement{item.at(), item.rotation()} == tile.placement;
    };
    std::size_t same = 0;
    while (same < std::min(placed, tiles_.size()) && agrees(same))
        lift(*tiles_[same++], 0);
    for (std::size_t order = same; order < tiles_.size(); ++order)
        patches_.drop(tileRect(tiles_[order]->at()));
    tiles_.resize(same);
    boardRect_ = {};
    for (const auto& tile : tiles_)
        boardRect_ |= tileRect(tile->at());
    for (std::size_t order = same; order < placed; ++order) {
        const PlacedTile tile = game.placedTile(static_cast<int>(order));
        addTile(tile.design, tile.placement);
    }
}

TileItem* BoardScene::addTile(int design, const Placement& placement)
{
    tiles_.push_back(std::make_unique<TileItem>(style_, design, placement.at, placement.rotation));
    addItem(tiles_.back().get());
    boardRect_ |= tileRect(placement.at);
    patches_.drop(tileRect(placement.at));
    return tiles_.back().get();
}

void BoardScene::lift(TileItem& tile, qreal height)
{
    const bool lay = tile.liesStill();
    tile.setLift(height);
    if (tile.liesStill() != lay)
        patches_.drop(tileRect(tile.at()));
}

bool BoardScene::paintStill(QPainter& painter, const QRectF& seen)
{
    ahead_.beginFrame();
    const bool whole = patches_.paint(painter, seen, style_.zooming);
    ahead_.endFrame();
    return whole;
}

void BoardScene::syncPieces(const Game& game)
{
    const std::vector<PieceOnBoard> wanted = game.pieces();
    std::erase_if(pieces_, [&wanted](const auto& item) {
        return std::find(wanted.begin(), wanted.end(), item->piece()) == wanted.end();
    });
    for (const PieceOnBoard& piece : wanted) {
        const QPointF home = anchor(game, piece.at, piece.segment);
        PieceItem* item = findPiece(piece);
        if (!item) {
            pieces_.push_back(std::make_unique<PieceItem>(style_, piece, home));
            item = pieces_.back().get();
            addItem(item);
        }
        item->setVisible(true);
        item->setPos(home);
        item->setScale(1);
        item->setRotation(0);
        item->setOpacity(1);
        item->setZValue(static_cast<int>(Layer::Pieces));
    }
}

PieceItem* BoardScene::addPiece(const PieceOnBoard& piece)
{
    const auto tile = std::find_if(tiles_.begin(), tiles_.end(),
                                   [&piece](const auto& item) { return item->at() == piece.at; });
    QPointF home = tileRect(piece.at).center();
    if (tile != tiles_.end()) {
        const QPointF point = anchorsOf((*tile)->design()).at(piece.segment);
        home = tileCorner(piece.at) + art::rotated(point, (*tile)->rotation()) * kTile;
    }
    pieces_.push_back(std::make_unique<PieceItem>(style_, piece, home));
    addItem(pieces_.back().get());
    return pieces_.back().get();
}

PieceItem* BoardScene::findPiece(const PieceOnBoard& piece) const
{
    const auto found = std::find_if(pieces_.begin(), pieces_.end(),
                                    [&piece](const auto& item) { return item->piece() == piece; });
    return found == pieces_.end() ? nullptr : found->get();
}

void BoardScene::hideTent(int player)
{
    for (const auto& item : pieces_) {
        if (item->piece().player == player && item->piece().piece == events::Piece::Tent)
            item->hide();
    }
}

void BoardScene::syncTokens(const Game& game)
{
    tokens_.clear();
    for (const Game::TokenStack& stack : game.tokenStacks()) {
        tokens_.push_back(std::make_unique<TokenItem>(style_, tokenPlace(game, stack), stack.count));
        addItem(tokens_.back().get());
    }
}

void BoardScene::syncLastTile(const GameSession& session)
{
    const events::Place* last = nullptr;
    const std::vector<Event>& history = session.history();
    for (auto event = history.rbegin(); event != history.rend() && !last; ++event)
        std::visit(Listening{[&last](const events::Place& place) { last = &place; },
                             kIgnored<events::Start, events::Draw, events::Cowboy, events::Tent, events::Mine,
                                      events::TakeBack, events::Score, events::Tokens, events::TokensBack,
                                      events::Return, events::End>},
                   *event);
    if (last)
        lastTile_->show(last->placement.at, last->player, session.tentativePlacement().has_value());
    else
        lastTile_->hide();
}

QPointF BoardScene::anchor(const Game& game, Position at, SegmentRef segment) const
{
    const PlacedTile tile = game.placedTile(*game.tileAt(at));
    const QPointF point = anchorsOf(tile.design).at(segment);
    return tileCorner(at) + art::rotated(point, tile.placement.rotation) * kTile;
}

QPointF BoardScene::tokenPlace(const Game& game, const Game::TokenStack& stack) const
{
    const PlacedTile tile = game.placedTile(*game.tileAt(stack.at));
    const auto& points = anchorsOf(tile.design).tokens;
    return tileCorner(stack.at) + art::rotated(points[stack.segment.index], tile.placement.rotation) * kTile;
}

std::vector<QPointF> BoardScene::nuggets(const Game& game, Position at) const
{
    const PlacedTile tile = game.placedTile(*game.tileAt(at));
    std::vector<QPointF> points;
    for (const QPointF point : anchorsOf(tile.design).nuggets)
        points.push_back(tileCorner(at) + art::rotated(point, tile.placement.rotation) * kTile);
    return points;
}

const art::TileAnchors& BoardScene::anchorsOf(int design) const
{
    const auto index = static_cast<std::size_t>(design);
    auto& known = anchors_[index];
    if (!known)
        known = art::tileAnchors(set_->tileSet().tiles[index]);
    return *known;
}

const art::SegmentShapes& BoardScene::shapesOf(int design)
{
    const auto index = static_cast<std::size_t>(design);
    auto& known = shapes_[index];
    if (!known)
        known.emplace(set_->tileSet().tiles[index]);
    return *known;
}

std::vector<QPainterPath> BoardScene::featureShapes(const Game& game, Position at, SegmentRef segment)
{
    std::vector<QPainterPath> shapes;
    for (const PlacedSegment& member : game.segments(at, segment)) {
        const PlacedTile tile = game.placedTile(*game.tileAt(member.at));
        shapes.push_back(unitToScene(tile.placement).map(shapesOf(tile.design).at(member.segment)));
    }
    return shapes;
}

std::optional<PlacedSegment> BoardScene::segmentAt(const Game& game, QPointF point)
{
    for (const PieceOnBoard& piece : game.pieces())
        if (QLineF(anchor(game, piece.at, piece.segment), point).length() < kPiece / 2)
            return PlacedSegment{piece.at, piece.segment};
    const Position at = positionAt(point);
    const auto order = game.tileAt(at);
    if (!order)
        return std::nullopt;
    const PlacedTile tile = game.placedTile(*order);
    const art::SegmentShapes& shapes = shapesOf(tile.design);
    const QPointF unit = unitToScene(tile.placement).inverted().map(point);
    // What lies on the prairie comes before it.
    const TileDesign& design = game.tileSet().tiles[static_cast<std::size_t>(tile.design)];
    const std::array counts{std::pair(FeatureKind::City, std::size_t{design.hasCity() ? 1U : 0U}),
                            std::pair(FeatureKind::Railroad, design.railroads.size()),
                            std::pair(FeatureKind::Mountain, design.mountains.size()),
                            std::pair(FeatureKind::Prairie, design.prairies.size())};
    for (const auto& [kind, count] : counts) {
        for (std::size_t index = 0; index < count; ++index) {
            const SegmentRef segment{kind, static_cast<std::uint8_t>(index)};
            if (shapes.at(segment).contains(unit))
                return PlacedSegment{at, segment};
        }
    }
    return std::nullopt;
}

void BoardScene::showFeature(std::vector<QPainterPath> shapes, QPointF anchor, const QString& words,
                             std::vector<Kept> kept)
{
    std::vector<LabelItem::Line> lines;
    if (!words.isEmpty())
        lines.push_back({-1, words});
    showFeature(std::move(shapes), anchor, std::move(lines), std::move(kept));
}

void BoardScene::showFeature(std::vector<QPainterPath> shapes, QPointF anchor,
                             std::vector<LabelItem::Line> lines, std::vector<Kept> kept)
{
    feature_->show(std::move(shapes));
    words_->show(anchor, std::move(lines), std::move(kept));
}

void BoardScene::markDead(const std::vector<Position>& squares)
{
    for (const auto& mark : dead_)
        patches_.renew(mark->sceneBoundingRect());
    dead_.clear();
    for (const Position at : squares) {
        dead_.push_back(std::make_unique<DeadSpotItem>(style_, at));
        addItem(dead_.back().get());
        patches_.renew(tileRect(at));
    }
}

void BoardScene::showPrairie(std::vector<QPainterPath> shapes, std::vector<int> seats)
{
    prairies_.push_back(std::make_unique<PrairieItem>(style_, std::move(shapes), std::move(seats)));
    addItem(prairies_.back().get());
    patches_.renew(prairies_.back()->boundingRect());
}

void BoardScene::hidePrairies()
{
    for (const auto& prairie : prairies_)
        patches_.renew(prairie->boundingRect());
    prairies_.clear();
}

QRectF BoardScene::seen() const
{
    if (views().isEmpty())
        return {};
    const QGraphicsView& view = *views().constFirst();
    return view.viewportTransform().inverted().mapRect(QRectF(view.viewport()->rect()));
}

qreal BoardScene::viewScale() const
{
    return views().isEmpty() ? 1 : views().constFirst()->transform().m11();
}

void BoardScene::hideFeature()
{
    feature_->show({});
    words_->hide();
}

} // namespace lodeline::goldrush
