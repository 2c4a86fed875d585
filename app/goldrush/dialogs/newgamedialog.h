// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/newgame.h"
#include "app/match/dialogs/setupdialog.h"

class QCheckBox;
class QGroupBox;
class QLabel;
class QScrollArea;

namespace lodeline::ui {
class InstalledSets;
} // namespace lodeline::ui

namespace lodeline::goldrush {

class LearnedSets;
class LearningRow;
class TileSetChooser;

// Sets up a game: players, options, tile set. Starts with what it is given and can only be accepted with a
// set-up that can be played. A tile set that is dropped on it is installed and chosen.
class NewGameDialog : public app::SetupDialog
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

    Choice addChoice(const OptionInfo& option, bool isChosen);
    void build(const Options& chosen);
    void connectLearning();
    void makeRoom(); // for all that is shown by now, as far as the screen has it
    void retranslate();

    QGroupBox* options_;
    std::vector<Choice> choices_; // by row of the options
    QGroupBox* tiles_;
    TileSetChooser* tileSet_;
    QLabel* tileSetLabel_;
    LearningRow* learning_; // nullptr where nothing is learned
    QScrollArea* scroll_ = nullptr;
};

} // namespace lodeline::goldrush
