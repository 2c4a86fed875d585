// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/board/boardcontroller.h"
#include "app/boomtown/board/items/townitem.h"
#include "app/boomtown/board/paint/boardstyle.h"
#include "app/match/behaviour.h"
#include "ui/access/offers.h"

#include <QGraphicsView>
#include <QTimer>
#include <QVariantAnimation>

#include <memory>

namespace lodeline::boomtown {

class BonusItem;
class CardItem;
class TownSights;

// The board: the circle of cards around the bonuses, between the two towns. Shows a match and lets people
// play on it by mouse, wheel and keyboard. All it changes is what it asks the match for.
//
// Mouse: a click takes a card of the circle into the hand, another one places it, or both in one drag; the
// right button and the wheel turn it. Keys: arrows and Tab choose, Enter or Space takes, R turns, Esc puts
// the card back; with Alt, arrows, Page Up, Page Down and Home look around.
class BoardView : public QGraphicsView, public ui::Offers
{
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    // Shows the match as long as it lives; nullptr for an empty table.
    void setMatch(BoomtownMatch* match);
    BoomtownMatch* match() const { return controller_->match(); }
    BoardController& controller() const { return *controller_; }
    void setTheme(const art::Theme& theme);
    // Another speed than before ends what moves.
    void setAnimation(app::AnimationSpeed speed);
    // Whether the plain wheel turns the card in the hand.
    void setWheelTurns(bool on) { wheelTurns_ = on; }
    // Nothing moves: all that has happened is shown.
    bool isSettled() const { return motion_.state() != QAbstractAnimation::Running; }
    void finishAnimations();
    void turn();

    // Points squares of a town out, or what is explained of a bonus in the middle (-1 for none).
    void pointOut(int seat, const TownItem::Outline& squares, int bonus);
    void pointNothingOut();

    // Moves of the player whose turn it is, each with a badge at its card and at its place; of the chosen one
    // (-1 for none) the card lies there, as if it were held.
    struct MarkedMove
    {
        QString badge;
        Move move;
    };
    void mark(std::vector<MarkedMove> moves, int chosen);
    const std::vector<MarkedMove>& marks() const { return marks_; }
    // As it is shown.
    const TownItem& town(int seat) const { return *towns_[static_cast<std::size_t>(seat)]; }

    // Where a card of the circle is, by its index in the deck, and where a card would lie in the town of a
    // seat; in the viewport.
    QRect cardRect(int card) const;
    QRect townRect(int seat, Position at) const;
    QRect bonusRect(int number) const; // of the middle, in the viewport
    // All cards of the circle as dealt, and the parts of a town; in the viewport.
    QRect circleRect() const;
    QRect landRect(int seat) const;
    QRect headerRect(int seat) const;
    // All that is not empty, with the places for a card that is held; in the viewport.
    std::vector<QRect> used() const;
    // The person who plays first; the first seat where nobody is a person.
    int seatOfPerson() const;
    // Above the cards that wait beside the town of a seat.
    QString trayCaption(int seat) const;
    QRect onScreen(const QRect& part) const; // of the viewport

    // Whether somebody looks around by keys: no offer is chosen meanwhile, and the hint tells what is there.
    bool isLooking() const;
    QRect lookedAt() const; // in the viewport; empty where nobody looks around
    void stopLooking();
    QString hint() const;

    QWidget* offersWidget() override { return this; }
    int offerCount() const override { return controller_->count(); }
    QString offerName(int offer) const override { return controller_->offerName(offer); }
    QRect offerRect(int offer) const; // in the viewport
    QRect offerScreenRect(int offer) const override;
    int chosenOffer() const override;
    int offerEpoch() const override { return controller_->epoch(); }
    void chooseOffer(int offer) override;
    void takeOffer(int offer) override;
    ui::Sights* sights() override;

signals:
    void hintChanged(const QString& hint);
    void announced(const QString& message);
    // Enter or Space where there is nothing to take.
    void confirmedNothing();
    // Nothing moves any more.
    void settled();
    void turnedByHand();
    // What a person wanted cannot be.
    void denied();

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    struct Flight
    {
        CardItem* item;
        QRectF from;
        QRectF to;
        bool endsInTown;
    };

    void connectParts();
    void deal(const BoomtownMatch& match);
    // Shows everything as it is now; what has gone elsewhere moves there or is there at once.
    void sync(bool moving);
    void placeCards(bool moving);
    void showTowns();
    void showLooks();
    void showPassed();
    TownItem::Look lookOf(int seat) const;
    TownItem::Ghost ghostOf(int seat, const LaidCard& laid, const Outcome& outcome) const;
    void lookAtMarks(int seat, TownItem::Look& look) const;
    void forgetMarks();
    // The chosen one, unless a card that is held is looked at.
    const MarkedMove* chosenMark() const;
    // The card that a move is about, by its index in the deck.
    int cardOf(const Move& move) const;
    std::array<int, kPlayers> waiting() const;
    void landFlights();
    void showArrival(int seat, Position at);
    void endArrivals();
    void onChoiceChanged();
    void onLooked();
    bool handleLookKey(const QKeyEvent& event);
    bool lookBy(int key);
    bool endLooking(int key); // false where the key does more
    void retranslate();
    QString tipAt(QPoint at) const;
    QString cardTip(int card) const;
    void showTip(QPoint at, const QString& text);
    const CardItem* cardItemAt(QPointF at) const; // nullptr where none lies in the circle or a tray
    int cardOfferAt(QPointF at) const;            // in the circle or the tray
    int placeOfferAt(QPointF at) const;
    void chooseTowards(int dx, int dy);
    int cardTowards(int dx, int dy) const; // from the chosen one
    void hover(QPointF at);
    bool endsLooking(QPointF pointer);
    void carry(QPointF at);
    void press(QPointF at);
    void beginDrag();
    void release(QPointF at);
    void drop(QPointF at);
    void click(QPointF at);

    BoardStyle style_;
    QPixmap texture_; // of the table
    std::unique_ptr<QGraphicsScene> scene_;
    std::unique_ptr<BoardController> controller_;
    std::unique_ptr<TownSights> sights_;
    std::vector<CardItem*> cards_; // by place in the circle, as dealt
    std::array<TownItem*, kPlayers> towns_{};
    std::array<BonusItem*, kBonuses> bonuses_{};
    BoardLayout layout_{QSizeF(800, 600), {0, 0}};
    QVariantAnimation motion_;
    std::vector<Flight> flights_;
    std::array<std::optional<TownItem::Outline>, kPlayers> outlines_;
    // Where a card has come to lie without a flight, for a moment.
    std::array<std::optional<TownItem::Outline>, kPlayers> arrivals_;
    QTimer arrival_;
    std::vector<MarkedMove> marks_;
    int chosenMark_ = -1;
    app::AnimationSpeed speed_ = app::AnimationSpeed::Off;
    bool wheelTurns_ = true;
    bool moves_ = false; // what comes next is a move
    int wheelRest_ = 0;
    bool pressed_ = false;
    bool pressedTwice_ = false; // quickly
    bool dragging_ = false;
    QPointF pressedAt_;
    QPointF pointerAt_;      // before somebody looked around
    bool wasSettled_ = true; // when a button went down last
};

} // namespace lodeline::boomtown
