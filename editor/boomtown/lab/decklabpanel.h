// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/boomtown/lab/decklabrunner.h"
#include "editor/measuring/labframe.h"
#include "engine/boomtown/lab/findings.h"
#include "resources/art/theme/theme.h"

#include <optional>

class QTableWidget;

namespace lodeline::desk {
class FindingsList;
} // namespace lodeline::desk

namespace lodeline::boomtown::editor {

class DeckKeyFigures;

// The lab of a deck: plays many games between computer players in the background and shows what stands out,
// what each bonus brought and how the cards fared, beside the deck that comes with the game.
class DeckLabPanel : public desk::LabFrame
{
    Q_OBJECT

public:
    explicit DeckLabPanel(QWidget* parent = nullptr);

    // The deck to be measured from the next run on. Results that are shown stay, and say when they are of an
    // older state.
    void setDeck(const Deck& deck);
    void setTheme(const art::Theme& theme);

    void cancel() override { runner_.cancel(); }
    bool isRunning() const override { return runner_.isRunning(); }
    const std::optional<SimulationResult>& result() const { return own_; }

signals:
    void begun(); // a run; what was measured before counts no longer
    void measuredDeck(const lodeline::boomtown::SimulationResult& result);
    void cardActivated(int card); // of the deck that was given last

protected:
    QString phrase(Phrase wanted) const override;
    void start(const desk::LabSettings& settings) override;
    int gamesPlayed() const override { return own_ ? own_->tally.games : 0; }
    bool isOutdated() const override;
    std::string measured() const override { return own_->deck; }
    std::string table() const override { return deckCsv(*own_, usual()); }
    std::string document() const override { return toJson(*own_, usual()); }
    void retranslate() override;
    void changeEvent(QEvent* event) override;

private:
    static desk::LabOffer offer();
    void makePages();
    void connectParts();
    void activateCard(int card); // of those that were measured
    void showResult();
    void showFindings();
    void showBonuses();
    void showCards();
    QString findingText(const LabFinding& finding) const;
    int cardOf(const LabFinding& finding) const;
    // The games with the usual deck, if there are any.
    const SimulationResult* usual() const { return usual_ ? &*usual_ : nullptr; }

    Deck deck_;     // as given last
    Deck measured_; // as it was when the run began
    std::optional<SimulationResult> own_;
    std::optional<SimulationResult> usual_;

    desk::FindingsList* findings_;
    DeckKeyFigures* figures_;
    QTableWidget* bonuses_;
    QTableWidget* cards_;
    DeckLabRunner runner_;
};

} // namespace lodeline::boomtown::editor
