// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

class QDialogButtonBox;
class QLabel;

namespace lodeline::app {

class KindCombo;
struct SeatKinds;

// Hands the seats of a running game to people and computer players.
class PlayersDialog : public QDialog
{
    Q_OBJECT

public:
    using KindOf = std::function<std::optional<QString>(int seat)>; // now; none when the game is gone

    // `players` are the names, ready to be shown; `kinds` outlives it.
    PlayersDialog(QStringList players, KindOf kindOf, const SeatKinds& kinds, QWidget* parent = nullptr);

    void accept() override;

signals:
    void handedOver(int seat, const QString& kind);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const QStringList players_;
    const KindOf kindOf_;
    const SeatKinds& seatKinds_;
    QLabel* explanation_;
    std::vector<KindCombo*> kinds_; // by seat
    QDialogButtonBox* buttons_;
};

} // namespace lodeline::app
