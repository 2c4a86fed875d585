// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/newgame.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QGroupBox;
class QLabel;
class QScrollArea;

namespace lodeline::ui {
class InstalledSets;
} // namespace lodeline::ui

namespace lodeline::app {
class SeatsEditor;
class SeedField;
} // namespace lodeline::app

namespace lodeline::goldrush {

class LearnedSets;
class LearningRow;
class TileSetChooser;

// Sets up a game: players, options, tile set. Starts with what it is given and can only be accepted with a
// set-up that can be played. A tile set that is dropped on it is installed and chosen.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    // Where sets are learned, it says what is known of the chosen one, and learns it; `learned` outlives the
    // dialog. `folder` is where files are looked for first.
    NewGameDialog(NewGame game, ui::InstalledSets& installed, LearnedSets* learned = nullptr,
                  const QString& folder = {}, QWidget* parent = nullptr);

    NewGame game() const;

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Choice
    {
        QCheckBox* box;
        QLabel* explanation;
    };

    Choice addChoice(QGroupBox* group, const OptionInfo& option);
    void build();
    void makeRoom(); // for all that is shown by now, as far as the screen has it
    void check();
    void fillStartPlayers();
    void retranslate();

    NewGame given_;
    QGroupBox* players_;
    app::SeatsEditor* seats_;
    QLabel* startLabel_;
    QComboBox* start_;
    QGroupBox* options_;
    std::vector<Choice> choices_; // by row of the options
    QGroupBox* tiles_;
    TileSetChooser* tileSet_;
    QLabel* tileSetLabel_;
    LearningRow* learning_; // nullptr where nothing is learned
    QLabel* seedLabel_;
    app::SeedField* seed_;
    QLabel* fault_;
    QDialogButtonBox* buttons_;
    QScrollArea* scroll_ = nullptr;
};

} // namespace lodeline::goldrush
