// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/animation/animator.h"
#include "app/goldrush/board/look/lookaround.h"
#include "app/goldrush/board/modes/mode.h"
#include "app/goldrush/board/tips/featuretip.h"
#include "app/goldrush/session/gamesession.h"
#include "ui/keys/keytext.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>
#include <vector>

namespace lodeline::goldrush {

class BoardScene;

// Joins a session, a scene, the animator and the mode of the moment. Input comes in as points of the scene
// and plain commands; what it means for the game the session is asked for. Until it answers, what was chosen
// stays as it is.
class BoardController : public QObject
{
    Q_OBJECT

public:
    // The hint names the keys of commands.
    BoardController(BoardScene& scene, ui::KeyText keys, QObject* parent = nullptr);
    ~BoardController() override;

    void setSession(GameSession* session);
    GameSession* session() const { return session_; }
    void setInputEnabled(bool on);
    Animator& animator() { return animator_; }
    const Animator& animator() const { return animator_; }

    const Mode& mode() const { return *mode_; }
    // Changes whenever the list of offers does.
    int epoch() const { return epoch_; }
    // Tiles and offers together, in the scene.
    QRectF contentRect() const;
    QString hint() const;

    // The pointer; `scale` is pixels for one scene unit.
    void hover(QPointF point, qreal scale);
    void leave();
    void click(QPointF point, qreal scale);
    // Whether the plain wheel turns a tile that the pointer holds (default).
    void setWheelTurns(bool on);
    // Whether the feature that the pointer rests on is explained (default).
    void setFeatureTips(bool on);
    bool showsFeatureTips() const { return showsTips_; }
    // Whether an empty square that the pointer rests on tells which tiles fit it (default).
    void setSquareTips(bool on);
    bool showsSquareTips() const { return tip_.tellsSquares(); }
    // Whether squares that no tile fits any more are marked (default).
    void setMarksDead(bool on);
    // Whether prairies show whose they are.
    void setShowsPrairies(bool on);
    // Whether the hint tells why the tile does not fit where the pointer is (default).
    void setTellsWhyNot(bool on) { tellsWhyNot_ = on; }
    bool tellsWhyNot() const { return tellsWhyNot_; }
    // Whether a chosen action waits for a second word before it is asked for (off by default).
    void setConfirmsMoves(bool on) { confirmsMoves_ = on; }
    // What waits for it.
    std::optional<Action> toConfirm() const { return toConfirm_; }
    // Whether it does so there: the pointer holds a tile, to see how it fits, and the tile can be turned.
    bool wheelTurnsAt(QPointF point) const;

    // Lights up where something happened: the feature that was scored, or the tile. Nothing for what has no
    // place.
    void pointOut(const Event& event);
    void pointOut(PlacedSegment of); // its whole feature
    void endPointing();

    // Keyboard and commands.
    // Whether the last choice was made by keyboard.
    bool isByKeyboard() const { return keyboardUsed_; }
    // Looks around by keys; until it ends nothing is chosen.
    LookAround& beginLooking();
    const LookAround& look() const { return look_; }
    // Back to what was chosen before.
    void endLooking();
    // Likewise, but chooses what is offered there. False where nobody looks around.
    bool chooseLookedAt();
    // Any input: what is still being shown is shown in full at once.
    void hurry() { animator_.finish(); }
    void turn(int quarterTurns);
    void confirm();
    void cancel();
    void chooseNothing(); // the action "none", in one key
    // Takes the action with this number, 1 for the first that is something.
    void takeAction(int number);
    // Goes through the offers; false at the end of the round.
    bool choose(int steps);
    // The nearest offer in a direction of the scene.
    void chooseTowards(QPointF direction);
    void chooseOffer(int offer, bool byKeyboard);
    void takeOffer(int index);
    // On behalf of a person: asks for it at once, or waits for a second word.
    void act(const Action& action);
    // Asks the session on behalf of a person; nothing while an answer is awaited.
    void ask(const Wish& wish);
    // What lies on the board in words, and the hint.
    void retranslate();

signals:
    void hintChanged(const QString& hint);
    void announced(const QString& message);
    void noted(const QString& message); // what is seen, in short
    void offersChanged();
    void offerChosen(int offer, bool byKeyboard); // -1 for none
    // Somebody looks at something else, or at nothing any more.
    void looked();
    void heldTileTurned(lodeline::Rotation rotation);
    void tilePlaced(const QRectF& where);
    // These have come into sight.
    void sawMore(const std::vector<lodeline::goldrush::Event>& events);
    void landed(const std::vector<lodeline::goldrush::Event>& events);
    void turnedByHand();
    // What a person wanted cannot be.
    void denied();
    // The board is at rest: nothing moves any more.
    void settled();

private:
    void onEvents(const std::vector<Event>& events);
    void tellOf(const std::vector<Event>& events);
    void onTurnChanged();
    void onAccepted(const Request& asked);
    void onRefused(const Request& asked, Refusal why);
    bool mayMove() const; // people, now
    // For the answer to what was asked about the position as it still is.
    bool isWaiting() const;
    void enterMode();
    void setMode(std::unique_ptr<Mode> mode);
    std::unique_ptr<Mode> modeForTurn();
    // False where no tile lies.
    bool beginPointing(std::optional<Position> place);
    void onLookShown();
    int offerAt(const Glance& glance) const; // -1 for none
    void leaveChosen(int offer);
    void markDead();
    void showPrairies();

    BoardScene& scene_;
    ui::KeyText keys_;
    QPointer<GameSession> session_;
    Animator animator_;
    FeatureTip tip_;
    LookAround look_; // goes before what it shows it by
    std::unique_ptr<Mode> mode_;
    std::optional<Request> asked_; // and not answered yet
    int epoch_ = 0;
    std::optional<Action> toConfirm_;
    bool confirmsMoves_ = false;
    bool inputEnabled_ = true;
    bool wheelTurns_ = true;
    bool marksDead_ = true;
    bool showsPrairies_ = false;
    bool pointsOut_ = false;
    bool tellsWhyNot_ = true;
    bool showsTips_ = true;
    std::optional<std::pair<int, int>> left_; // the offer to go back to after looking around, and its epoch
    bool keyboardUsed_ = false;               // the last choice came from it: choose again in the next mode
};

} // namespace lodeline::goldrush
