// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/seats/seat.h"

#include <QDialog>
#include <QList>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QVBoxLayout;

namespace lodeline::app {

class SeatsEditor;
class SeedField;
struct SeatKinds;

// Sets up a game of any kind: players, who begins, the order of what is played with. Can only be accepted
// with a set-up that can be played. What is played with and whatever else is chosen belongs to the dialog of
// a game, which derives from it. Its constructor makes its own fields, then calls `addSeed`, `layOut` and
// `begin`, each once: the order of the fields is that of the tab key.
class SetupDialog : public QDialog
{
    Q_OBJECT

signals:
    void changed(); // what is chosen, or the language

protected:
    struct Basics
    {
        std::vector<Seat> seats;
        int startPlayer = -1;                // seat; -1: drawn at random
        std::optional<std::uint64_t> seed{}; // none: a new one
    };

    // The seats of a set-up of some game, once all that is wrong in it is put right.
    template <typename NewGame>
    static const std::vector<Seat>& mendedSeats(NewGame& game)
    {
        game.normalise();
        return game.seats;
    }

    // Shows `seats`, as app::normalise leaves them, at once: so they come first for the tab key. `kinds`
    // outlives it.
    SetupDialog(const SeatKinds& kinds, int fewest, int most, const std::vector<Seat>& seats,
                QWidget* parent);

    QGroupBox* players() const { return players_; } // the first of the fields
    // The label of the seed, which the game words: its key must differ from those of the game's own fields.
    QLabel* seedLabel() const { return seedLabel_; }

    // The last row of what is played with.
    void addSeed(QFormLayout& playedWith);
    // From top to bottom; what is at fault and the buttons follow.
    QVBoxLayout* layOut(const QList<QWidget*>& fields);
    // Shows who begins, and the seed. `isPlayable`: whether what is chosen to play with can be.
    void begin(int startPlayer, std::optional<std::uint64_t> seed, std::function<bool()> isPlayable);

    Basics basics() const; // as chosen
    void check();          // after any change of the game's own fields
    void changeEvent(QEvent* event) override;

private:
    void buildPlayers();
    void fillStartPlayers();
    void followStartPlayer(const std::function<int(int seat)>& placeOf);
    void retranslate();

    QGroupBox* players_;
    SeatsEditor* seats_;
    QLabel* startLabel_ = nullptr;
    QComboBox* start_ = nullptr;
    QLabel* seedLabel_ = nullptr;
    SeedField* seed_ = nullptr;
    QLabel* fault_ = nullptr;
    QDialogButtonBox* buttons_ = nullptr;
    std::function<bool()> isPlayable_;
};

} // namespace lodeline::app
