// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/board/plan/outcome.h"
#include "app/boomtown/session/boomtownmatch.h"
#include "ui/keys/keytext.h"

#include <QPointer>

#include <optional>
#include <vector>

namespace lodeline::boomtown {

// What people can choose on the board at one time, and what comes of it: first a card, then its place. The
// card in the hand is known here alone until it is placed; the game is then asked for one move.
class BoardController : public QObject
{
    Q_OBJECT

public:
    enum class Step {
        Watch, // nothing to choose
        Begin, // the card where the other player starts (B2)
        Card,  // one of the circle (B3)
        Place  // where the card in the hand goes (B5)
    };

    // A card on its way to the town.
    struct Held
    {
        int card = 0;        // its index in the deck
        int skip = 0;        // of a drafted one: cards passed over
        bool isFree = false; // it was passed over (B4)
        bool turned = false;
    };

    // The hint names the keys of commands.
    explicit BoardController(ui::KeyText keys, QObject* parent = nullptr);

    void setMatch(BoomtownMatch* match);
    // While on there is nothing to choose: the match is only looked at.
    void setWatching(bool on);
    BoomtownMatch* match() const { return match_; }

    Step step() const { return step_; }
    const std::optional<Held>& held() const { return held_; }
    // Who holds or chooses; without meaning while people only watch.
    int seat() const { return match_ ? match_->game().player() : 0; }

    // The offers: cards of the circle as it goes on, or legal places.
    int count() const;
    int chosen() const { return chosen_; } // -1 for none
    bool isByKeyboard() const { return byKeyboard_; }
    int epoch() const { return epoch_; } // changes whenever the offers do
    // The card of an offer, by its index in the deck (Begin, Card).
    int cardAt(int offer) const;
    // Of an offer (Place).
    Placement placementAt(int offer) const;
    // The offer of a place, -1 for none (Place).
    int offerAt(Position at) const;
    QString offerName(int offer) const;

    // Of what is chosen; nothing where nothing is, or it is of another kind.
    std::optional<Outcome> outcome() const;
    std::optional<PassOver> passed() const;

    void choose(int offer, bool byKeyboard);
    void take(int offer);
    // Goes through the offers; false at the end of the round.
    bool chooseNext(int steps);
    // The next place in a direction of the town. Where nothing is chosen yet, that or a card to begin with.
    void chooseTowards(int dx, int dy);
    void turn();
    void cancel(); // puts the card back
    QString hint() const;

signals:
    void offersChanged();
    void choiceChanged(); // and what is held lies another way
    void hintChanged(const QString& hint);
    void announced(const QString& message);
    void turnedByHand();
    // What a person wanted cannot be.
    void denied();

private:
    void refresh();
    void enter(Step step);
    void hold(const Held& held);
    void chooseAt(Position at);
    int firstPlace() const; // for the keyboard
    QString name(int seat) const;
    QString placementName(Placement placement) const;
    QString passedText() const;
    QString giftText() const; // of the cards that were passed over for the one in the hand
    QString placeText() const;
    QString freeText(const QString& key) const;
    QString taskText(const QString& key) const;

    ui::KeyText keys_;
    QPointer<BoomtownMatch> match_;
    Step step_ = Step::Watch;
    std::optional<Held> held_;
    std::vector<Position> places_; // in reading order
    int chosen_ = -1;
    int epoch_ = 0;
    bool watching_ = false;
    bool byKeyboard_ = false; // the last choice came from it: choose again in the next step
};

} // namespace lodeline::boomtown
