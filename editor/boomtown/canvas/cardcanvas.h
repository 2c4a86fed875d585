// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/card.h"
#include "resources/art/theme/theme.h"
#include "ui/access/offers.h"

#include <QWidget>

#include <optional>

namespace lodeline::boomtown::editor {

// The front of a card as a grid of two by two. A click chooses a square; a click on the chosen one goes on to
// its next territory, or on the plate to its next symbol, with the right button back. Arrow keys go from
// square to square, digits choose a territory and letters a symbol.
class CardCanvas : public QWidget, public ui::Offers
{
    Q_OBJECT

public:
    explicit CardCanvas(QWidget* parent = nullptr);

    void setFront(const std::optional<Front>& front);
    void setTheme(const art::Theme& theme);
    // Shows the card upside down; squares keep their numbers in the file.
    void setTurned(bool turned);
    bool isTurned() const { return turned_; }

    // 0 to 3, in the order of the file.
    int square() const { return square_; }
    void chooseSquare(int square);

    // The keys for them: '1' to '6', and letters.
    static QChar keyOf(Territory territory);
    static QChar keyOf(Symbol symbol);

    QSize sizeHint() const override { return {340, 340}; }
    QSize minimumSizeHint() const override { return {140, 140}; }

    QWidget* offersWidget() override { return this; }
    int offerCount() const override { return front_ ? kSquares : 0; }
    QString offerName(int offer) const override;
    QRect offerScreenRect(int offer) const override;
    int chosenOffer() const override { return square_; }
    int offerEpoch() const override { return epoch_; }
    void chooseOffer(int offer) override { chooseSquare(offer); }
    void takeOffer(int offer) override;

signals:
    void squareChosen(int square);
    // The square is to become this one.
    void editRequested(int square, const lodeline::boomtown::Square& wanted);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QRectF cardRect() const;
    QRectF squareRect(int square) const; // where it lies as the card is shown
    void step(bool symbol, int by);
    void request(const Square& wanted);
    void move(int right, int down);
    void tellScreenReader();

    std::optional<Front> front_;
    art::Theme theme_;
    bool turned_ = false;
    int square_ = 0;
    int epoch_ = 0;
};

} // namespace lodeline::boomtown::editor
