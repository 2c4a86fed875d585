// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointer>

#include <vector>

class QDialogButtonBox;
class QLabel;

namespace lodeline::goldrush {

class GameSession;
class KindCombo;

// Hands the seats of the running game to people and computer players.
class PlayersDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PlayersDialog(GameSession* session, QWidget* parent = nullptr);

    void accept() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QPointer<GameSession> session_;
    QLabel* explanation_;
    std::vector<KindCombo*> kinds_; // by seat
    QDialogButtonBox* buttons_;
};

} // namespace lodeline::goldrush
