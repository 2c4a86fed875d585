// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/seats/playerlooks.h"
#include "app/match/seats/seat.h"

#include <QDialog>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace lodeline::app {

class SeatsEditor;
struct SeatKinds;

// The seats of a running game: who plays for them, their names and colours; and the number by which somebody
// else can play the same game.
class PlayersDialog : public QDialog
{
    Q_OBJECT

public:
    struct Table
    {
        std::vector<RecordedPlayer> players; // by seat
        std::optional<std::uint64_t> seed{}; // where all chance follows from it
    };
    using Now = std::function<std::optional<Table>()>; // none when the game is gone

    // There is a game now; `kinds` outlives it.
    PlayersDialog(Now now, const SeatKinds& kinds, QWidget* parent = nullptr);

    void accept() override;

signals:
    void handedOver(int seat, const QString& kind);
    // Only where they are other ones.
    void looksChosen(const std::vector<lodeline::app::PlayerLooks>& looks);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void check();
    void retranslate();
    void handSeatsOver(const std::vector<RecordedPlayer>& players);
    void chooseLooks(const std::vector<RecordedPlayer>& players);

    const Now now_;
    const SeatKinds& kinds_;
    QString seed_; // empty for none
    QLabel* explanation_;
    SeatsEditor* seats_;
    std::vector<Seat> shown_; // at first
    QLabel* seedText_;
    QPushButton* copy_;
    QLabel* fault_;
    QDialogButtonBox* buttons_;
};

} // namespace lodeline::app
