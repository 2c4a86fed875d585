// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/boomtown/lab/decklabrunner.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTabWidget;
class QTableWidget;

namespace lodeline::boomtown::editor {

// The lab of a deck: plays many games between computer players in the background and shows what each bonus
// brought, how the cards fared, what it is worth to draft first, and how far the players are apart.
class DeckLabPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DeckLabPanel(QWidget* parent = nullptr);

    // The deck to be measured from the next run on. Results that are shown stay, and say when they are of an
    // older state.
    void setDeck(const Deck& deck);
    DeckLabSettings settings() const;
    void setSettings(const DeckLabSettings& settings);
    void run();
    void cancel() { runner_.cancel(); }
    bool isRunning() const { return runner_.isRunning(); }
    const std::optional<SimulationResult>& result() const { return result_; }

signals:
    void aboutToRun(); // what is being typed elsewhere has to be in the deck
    void measured(const lodeline::boomtown::SimulationResult& result);
    void ended(bool complete);
    void cardActivated(int card); // of the deck that was given last

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectParts();
    void activateCard(int row);
    void showState();
    void showResult();
    void showBonuses();
    void showCards();
    QString summary() const;
    void retranslate();

    Deck deck_;     // as given last
    Deck measured_; // as it was when the run began
    DeckLabSettings ran_;
    std::optional<SimulationResult> result_;
    bool complete_ = false;
    QString hindrance_; // why the deck cannot be played

    QLabel* levelLabel_;
    QComboBox* level_;
    QLabel* gamesLabel_;
    QSpinBox* games_;
    QPushButton* run_;
    QProgressBar* bar_;
    QLabel* notice_;
    QLabel* state_;
    QTabWidget* tabs_;
    QTableWidget* bonuses_;
    QTableWidget* cards_;
    DeckLabRunner runner_;
};

} // namespace lodeline::boomtown::editor
