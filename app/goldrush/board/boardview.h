// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/modes/mode.h"
#include "app/goldrush/board/paint/rimnumbers.h"
#include "app/goldrush/session/request.h"
#include "engine/goldrush/rules/event.h"
#include "engine/goldrush/rules/game.h"
#include "resources/art/theme/theme.h"
#include "ui/access/offers.h"

#include <QGraphicsView>
#include <QPixmap>

#include <functional>
#include <memory>

namespace lodeline::goldrush {

class BoardController;
class BoardScene;
class BoardSights;
class Camera;
class GameSession;
class Slices;

// The board: shows a session and lets people play on it by mouse, wheel, touchpad and keyboard. All it
// changes is what it asks the session for.
//
// Mouse: click places and takes, drag (left, middle or with Space) scrolls, the right button turns the tile,
// the wheel zooms; over the tile that the pointer holds, or with Ctrl, it turns, with Shift it always zooms.
// Keys: Tab and arrows choose, Enter or Space takes, 1 to 9 take an action by its place in the list, R and
// Shift+R turn, N does nothing and ends the turn,
// Esc takes the tile back, Ctrl+arrows scroll, + - 0 and Home zoom. With Alt the keys look around: arrows go
// from square to square, Page Up and Page Down from feature to feature, Enter through what is on a tile, Home
// to the last tile; Esc ends it.
class BoardView : public QGraphicsView, public ui::Offers
{
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    // Shows the session as long as it lives; nullptr for an empty table.
    void setSession(GameSession* session);
    GameSession* session() const;

    void setTheme(const art::Theme& theme);
    // Plays what happens as animation (default on); off shows the outcome at once.
    void setAnimated(bool on);
    bool isAnimated() const;
    // What is played does not move: each step appears for its time, and the board jumps instead of gliding.
    void setStill(bool on);
    // Whether anything moves by itself just now, the board as a whole included.
    bool isMoving() const;
    // 1 is the normal pace, 2 twice as fast; kept within 0.25 to 8.
    void setPace(qreal pace);
    // Where on the screen the pieces of a player go when they leave the board; by default to its right edge.
    void setHomes(std::function<QPoint(int seat)> homes);
    // Nothing moves: all that has happened is shown.
    bool isSettled() const;
    // Whether what was painted last is as it should be; else the next frames paint the rest.
    bool isWhole() const { return whole_; }
    // Whether the plain wheel turns the tile that the pointer holds (default) instead of zooming.
    void setWheelTurns(bool on);
    // Whether the feature that the pointer rests on, or that is clicked, is explained (default).
    void setFeatureTips(bool on);
    // Whether an empty square likewise tells which tiles fit it (default).
    void setSquareTips(bool on);
    // Whether squares that no tile fits any more are marked (default).
    void setMarksDead(bool on);
    // Whether the numbers of columns and rows stand at the rim (default).
    void setRimNumbers(bool on);
    // Whether prairies with farmers show whose they are.
    void setShowsPrairies(bool on);
    // How many do so now.
    int prairiesShown() const;
    // Whether the hint tells why the tile does not fit where the pointer is (default).
    void setTellsWhyNot(bool on);
    // Whether people may move; off while a computer player has the turn or a game is only looked at.
    void setInputEnabled(bool on);

    QString hint() const; // as hintChanged told last

    // A tile on the screen in device-independent pixels.
    qreal tileSize() const;
    // The rotation in which the drawn tile is held now.
    Rotation ghostRotation() const;

    // What can be done now: the legal spots, or the legal actions with "nothing" first.
    QWidget* offersWidget() override { return this; }
    int offerCount() const override;
    Offer offer(int index) const;
    QString offerName(int offer) const override;
    QString offerDescription(int index) const override;
    QRect offerRect(int offer) const; // in the viewport
    // Where tiles lie, or something can be done; in the viewport.
    std::vector<QRect> used() const;
    QRect offerScreenRect(int offer) const override;
    int chosenOffer() const override; // under the pointer or with the focus
    int offerEpoch() const override;
    void chooseOffer(int offer) override;
    // Shows it as if the pointer were there, and brings it into sight.
    void pointAtOffer(int offer);
    void takeOffer(int offer) override;
    ui::Sights* sights() override;
    // Asks the session on behalf of a person, and tells when it refuses.
    void ask(const Wish& wish);
    // The same for an action, which may have to wait for a second word.
    void act(const Action& action);
    // Whether it has to (off by default), and what does now.
    void setConfirmsMoves(bool on);
    std::optional<Action> toConfirm() const;

    // What the pointer is on, or the keyboard looks at; nothing where no tile lies.
    std::optional<FeatureKind> featureUnderPointer() const;
    // Whether somebody looks around by keys.
    bool isLooking() const;

    // Lights up where something happened, until `endPointing`; and brings it into sight.
    void pointOut(const Event& event);
    void endPointing();
    void goTo(const Event& event);
    // The same with the whole feature of a segment.
    void goToFeature(PlacedSegment of);

public slots:
    void zoomIn();
    void zoomOut();
    void zoomToFit();
    void resetZoom();
    // Turns the held tile to the next legal rotation, clockwise for 1, against it for -1.
    void rotateGhost(int quarterTurns);
    void chooseNothing(); // the action "none", where one is wanted
    // What Enter does: puts the tile on the chosen spot, or takes the chosen action.
    void confirm();
    // What Esc does: takes the tentative placement back.
    void cancel();
    // Moves the choice among legal spots or actions, round and round.
    void chooseNext();
    void choosePrevious();
    // Shows the end of all animations at once.
    void finishAnimations();
    // Scrolls as little as needed to have a part of the scene in sight.
    void reveal(const QRectF& part);

signals:
    // What the player can do now, one or two sentences for a status bar.
    void hintChanged(const QString& hint);
    // Why something could not be done, for the status bar and the screen reader.
    void announced(const QString& message);
    // The most important of what `sawMore` tells, in short, for the status bar.
    void noted(const QString& message);
    void ghostTurned(lodeline::Rotation rotation);
    // Enter or Space where there is nothing to take.
    void confirmedNothing();
    // Esc.
    void cancelled();
    void offerChosen(int offer); // -1 for none
    void zoomChanged(qreal tileSize);
    // These have come into sight, in the order in which they happened. Each is told once, unless the position
    // is reset before; what has happened before the session came is not told.
    void sawMore(const std::vector<lodeline::goldrush::Event>& events);
    // What these have set moving lies still; likewise.
    void landed(const std::vector<lodeline::goldrush::Event>& events);
    void turnedByHand();
    // What a person wanted cannot be: the tile does not fit there, or in no other way.
    void denied();
    // Nothing moves any more: after each turn, and at the end of the final scoring.
    void settled();

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& seen) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    void connectParts();
    void onOffersChanged();
    void onOfferChosen(int offer, bool byKeyboard);
    void onLooked();
    void tellFocus();                        // to screen readers: what is chosen or looked at
    QRect onScreen(const QRect& part) const; // of the viewport
    void retranslate();
    qreal pixelScale() const;
    bool chooseByTab(int steps);
    bool handleGesture(QEvent* event);
    bool handleZoomKey(int key);
    bool handleDirectionKey(const QKeyEvent& event);
    bool handleLookKey(const QKeyEvent& event);
    bool endsLooking(QPoint pointer);
    void hoverAgain();
    // Whether the click would lay a tile on a spot that was not offered yet when the button went down.
    bool isOnUnseenSpot() const;

    enum class Press { None, Click, Pan };

    std::unique_ptr<BoardScene> scene_;
    std::unique_ptr<BoardController> controller_;
    std::unique_ptr<BoardSights> sights_;
    Camera* camera_;
    Slices* preparing_;
    bool whole_ = false;
    QPixmap texture_;
    RimNumbers numbers_;
    int wheelRest_ = 0; // eighths of a degree towards the next quarter turn
    Press press_ = Press::None;
    QPoint pressedAt_;
    QPointF pressedOn_;      // in the scene
    bool wasSettled_ = true; // when the button went down
    QPoint draggedFrom_;
    bool spaceHeld_ = false;
    bool spacePanned_ = false;
    bool pointerInside_ = false;
    bool usedByKeys_ = false;
    bool rimNumbers_ = true;
    bool still_ = false;
    QPoint pointerAt_;  // in the viewport
    QPoint lookedFrom_; // where the pointer was when somebody looked around
};

} // namespace lodeline::goldrush
