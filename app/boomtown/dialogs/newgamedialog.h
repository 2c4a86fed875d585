// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/session/newgame.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QGroupBox;
class QLabel;

namespace lodeline::app {
class SeatsEditor;
class SeedField;
} // namespace lodeline::app

namespace lodeline::boomtown {

class DeckChooser;

// Sets up a game: players, who starts, deck and its order. Starts with what it is given and can only be
// accepted with a set-up that can be played. A deck that is dropped on it is chosen.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    // `folder` is where files are looked for first.
    explicit NewGameDialog(NewGame game, const QString& folder = {}, QWidget* parent = nullptr);

    NewGame game() const;

protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void check();
    void makeRoom();
    void fillStartPlayers();
    void retranslate();

    NewGame given_;
    QGroupBox* players_;
    app::SeatsEditor* seats_;
    QLabel* startLabel_;
    QComboBox* start_;
    QGroupBox* cards_;
    DeckChooser* deck_;
    QLabel* deckLabel_;
    QLabel* seedLabel_;
    app::SeedField* seed_;
    QLabel* fault_;
    QDialogButtonBox* buttons_;
};

} // namespace lodeline::boomtown
