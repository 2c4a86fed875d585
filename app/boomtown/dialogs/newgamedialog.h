// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/session/newgame.h"
#include "app/match/dialogs/setupdialog.h"

class QGroupBox;
class QLabel;

namespace lodeline::boomtown {

class DeckChooser;

// Sets up a game: players, who starts, deck and its order. Starts with what it is given and can only be
// accepted with a set-up that can be played. A deck that is dropped on it is chosen.
class NewGameDialog : public app::SetupDialog
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
    void makeRoom();
    void retranslate();

    QGroupBox* cards_;
    DeckChooser* deck_;
    QLabel* deckLabel_;
};

} // namespace lodeline::boomtown
