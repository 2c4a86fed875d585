// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/tool.h"
#include "engine/goldrush/design/tileedit.h"
#include "resources/art/own/ownart.h"
#include "resources/art/own/partpictures.h"
#include "resources/art/theme/theme.h"
#include "ui/access/offers.h"
#include "ui/work/background.h"

#include <QPixmap>
#include <QWidget>

namespace lodeline::goldrush::editor {

// One tile, large, to draw on. It asks for changes and shows what it is given.
//
// Mouse: the tool decides on clicks and drags, the wheel puts and takes symbols (with Shift herds in place of
// tipis). Keys: arrows choose an edge, Page Up and Page Down go through edges and parts, Enter or Space
// clicks, Backspace clicks with the right button, D begins and ends a drag, + and - put and take symbols, N L
// T H put a nugget, locomotive, tipi or herd and with Shift take it.
class TileCanvas : public QWidget, public ui::Offers
{
    Q_OBJECT

public:
    explicit TileCanvas(QWidget* parent = nullptr);
    ~TileCanvas() override;

    void setTile(const std::optional<TileDesign>& tile);
    // What the set of the tile has for its symbols.
    void setParts(const TileSet& set);
    const std::optional<TileDesign>& tile() const { return tile_; }
    void setTool(const Tool* tool);
    void setTheme(const art::Theme& theme);
    // Whether a tile with a picture of its own shows that, as the game does, or what the game draws without.
    // True at first.
    void setShowsOwnPicture(bool shows);
    bool showsOwnPicture() const { return showsOwnPicture_; }
    // Chooses what a problem or a list tells of.
    void choose(const TileSpot& spot);
    std::optional<SegmentRef> chosenSegment() const;

    QSize sizeHint() const override { return {480, 480}; }
    QSize minimumSizeHint() const override { return {160, 160}; }

    QRectF tileRect() const; // in the widget
    QPointF toWidget(QPointF unit) const;

    // The four edges, clockwise from the north, then the segments.
    QWidget* offersWidget() override { return this; }
    int offerCount() const override;
    QString offerName(int offer) const override;
    QRect offerScreenRect(int offer) const override;
    int chosenOffer() const override { return chosen_; }
    int offerEpoch() const override { return epoch_; }
    void chooseOffer(int offer) override;
    void takeOffer(int offer) override;

signals:
    void editRequested(const lodeline::goldrush::editor::TileEdit& edit);
    void hintChanged(const QString& hint);
    void segmentChosen(std::optional<lodeline::goldrush::SegmentRef> segment);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QPointF toUnit(QPointF point) const;
    const TileSpots& spots() const;
    std::optional<TileSpot> spotAt(QPointF point) const;
    TileSpot spotOf(int offer) const;
    int offerOf(const TileSpot& spot) const;
    void hover(const std::optional<TileSpot>& spot);
    void keepHovered(bool sameParts);
    void findSpots();
    void request(const TileEdit& edit);
    void putSymbol(Symbol symbol, bool take);
    void click(const TileSpot& spot, bool other);
    void drop(const TileSpot& from, const TileSpot& to);
    bool handleChoiceKey(const QKeyEvent& event);
    bool handleSymbolKey(const QKeyEvent& event);
    void dragByKey();
    void tellChosen();
    void describe();
    void ownPicturesChanged();
    void paintPicture(QPainter& painter);
    void paintDraft(QPainter& painter) const;
    void paintRefusal(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    void paintSpot(QPainter& painter, const TileSpot& spot, const QColor& colour, bool strong) const;
    void paintDrag(QPainter& painter) const;

    std::optional<TileDesign> tile_;
    art::OwnArt art_;                                // of the tile
    mutable std::shared_ptr<const TileSpots> spots_; // of the tile, once it was painted or they are asked for
    const Tool* tool_ = nullptr;
    art::Theme theme_;
    PicturedParts parts_;
    art::PartPictures own_;
    QPixmap picture_;
    bool isProvisional_ = false; // own pictures were not there when it was painted
    bool showsOwnPicture_ = true;
    int revision_ = 0; // of the pictures of symbols, when it was painted
    std::optional<TileSpot> hovered_;
    std::optional<TileSpot> dragFrom_;
    bool dragByKeys_ = false;
    bool byKeys_ = true; // the chosen spot was chosen by keys, or by what is not the mouse
    QPointF pressedAt_;
    QPointF pointer_;
    int chosen_ = -1;
    int epoch_ = 0;
    int wheelRest_ = 0; // eighths of a degree towards the next symbol
    ui::Background finding_;
};

} // namespace lodeline::goldrush::editor
