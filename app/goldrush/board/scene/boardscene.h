// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/items/deadspotitem.h"
#include "app/goldrush/board/items/lasttileitem.h"
#include "app/goldrush/board/items/pieceitem.h"
#include "app/goldrush/board/items/prairieitem.h"
#include "app/goldrush/board/items/tileitem.h"
#include "app/goldrush/board/items/tokenitem.h"
#include "app/goldrush/board/overlays/highlightitem.h"
#include "app/goldrush/board/overlays/labelitem.h"
#include "app/goldrush/board/paint/boardstyle.h"
#include "app/goldrush/board/paint/patchwork.h"
#include "app/goldrush/board/paint/tilesahead.h"
#include "resources/art/land/anchors.h"
#include "resources/art/segmentshapes.h"

#include <QGraphicsScene>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace lodeline::goldrush {

class GameSession;

// What lies on the table. It shows a position; it knows neither turns nor time.
class BoardScene : public QGraphicsScene
{
    Q_OBJECT

public:
    explicit BoardScene(QObject* parent = nullptr);
    ~BoardScene() override;

    BoardStyle& style() { return style_; }
    const BoardStyle& style() const { return style_; }
    void setTheme(const art::Theme& theme);
    // What is seen of it at once, and a tile that is zoomed in as far as it goes, in physical pixels: as many
    // pictures of tiles are kept as that needs.
    void setViewSize(QSize px, int largestTile);

    // Another game, or none (nullptr).
    void reset(const GameSession* session);
    // The players have other colours.
    void showColours(const GameSession& session);
    // Makes tiles, pieces, tokens and the last tile what they are in the game.
    void sync(const GameSession& session);

    // Fills what is `seen` with what lies still; see Patchwork::paint.
    bool paintStill(QPainter& painter, const QRectF& seen);
    // Paints a little of what a zoom needs; false when all is there.
    bool prepareZoom() { return patches_.prepare(boardRect_); }
    const Patchwork& patches() const { return patches_; }

    TileItem* addTile(int design, const Placement& placement);
    // From 0, when it lies on the table, to 1, held above it.
    void lift(TileItem& tile, qreal height);
    PieceItem* addPiece(const PieceOnBoard& piece);
    PieceItem* findPiece(const PieceOnBoard& piece) const;
    // The tent is on its way to another place.
    void hideTent(int player);
    void syncTokens(const Game& game);

    // Where a piece stands on a segment of a placed tile.
    QPointF anchor(const Game& game, Position at, SegmentRef segment) const;
    // Where the tokens of a mountain lie.
    QPointF tokenPlace(const Game& game, const Game::TokenStack& stack) const;
    // The nuggets of a placed tile.
    std::vector<QPointF> nuggets(const Game& game, Position at) const;
    // All placed tiles.
    QRectF boardRect() const { return boardRect_; }
    int tileItems() const { return static_cast<int>(tiles_.size()); }

    // The ground of a feature: a shape for each of its segments.
    std::vector<QPainterPath> featureShapes(const Game& game, Position at, SegmentRef segment);
    // The segment of a placed tile at a point, or that of the piece that stands there.
    std::optional<PlacedSegment> segmentAt(const Game& game, QPointF point);
    // The feature under the pointer, with words if there are any; these hide what is kept only where they
    // must.
    void showFeature(std::vector<QPainterPath> shapes, QPointF anchor, const QString& words,
                     std::vector<Kept> kept = {});
    void showFeature(std::vector<QPainterPath> shapes, QPointF anchor, std::vector<LabelItem::Line> lines,
                     std::vector<Kept> kept = {});
    void hideFeature();
    // The only squares that are marked as such.
    void markDead(const std::vector<Position>& squares);
    // The prairies whose owners show, in place of those that did.
    void hidePrairies();
    void showPrairie(std::vector<QPainterPath> shapes, std::vector<int> seats);
    int prairieItems() const { return static_cast<int>(prairies_.size()); }
    // What the view shows of it, and how large; nothing and 1 where none does.
    QRectF seen() const;
    qreal viewScale() const;
    // The view shows another part: words stay in sight.
    void viewMoved() { words_->keepInView(); }

    // Where the pieces of a player go when they leave the board, asked when one does.
    void setHomes(std::function<QPointF(int seat)> homes) { homes_ = std::move(homes); }
    QPointF homeOf(int seat) const { return homes_ ? homes_(seat) : boardRect_.topRight(); }

private:
    const art::TileAnchors& anchorsOf(int design) const;
    const art::SegmentShapes& shapesOf(int design);
    void syncTiles(const Game& game);
    void syncPieces(const Game& game);
    void syncLastTile(const GameSession& session);

    BoardStyle style_;
    TilesAhead ahead_;
    Patchwork patches_;
    qsizetype pictureLimit_ = art::TilePixmaps::kDefaultLimit; // bytes
    std::shared_ptr<const CompiledSet> set_;                   // of the game shown
    // By design, found when first asked for: a large set costs too much at once.
    mutable std::vector<std::optional<art::TileAnchors>> anchors_;
    std::vector<std::optional<art::SegmentShapes>> shapes_;
    std::function<QPointF(int)> homes_;
    std::vector<std::unique_ptr<TileItem>> tiles_; // by order of placement
    std::vector<std::unique_ptr<PieceItem>> pieces_;
    std::vector<std::unique_ptr<TokenItem>> tokens_;
    std::vector<std::unique_ptr<DeadSpotItem>> dead_;
    std::vector<std::unique_ptr<PrairieItem>> prairies_;
    std::unique_ptr<LastTileItem> lastTile_;
    std::unique_ptr<HighlightItem> feature_;
    std::unique_ptr<LabelItem> words_;
    QRectF boardRect_;
};

} // namespace lodeline::goldrush
