// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/boomtown/document/deckdocument.h"
#include "editor/panes/paneddesk.h"
#include "engine/boomtown/design/finding.h"

namespace lodeline::desk {
class WordsForm;
} // namespace lodeline::desk

namespace lodeline::boomtown {
struct SimulationResult;
} // namespace lodeline::boomtown

namespace lodeline::boomtown::editor {

class BalancePanel;
class CardCommands;
class CardListPanel;
class CardPanel;
class CardProperties;
class DeckLabPanel;
class DeckProblemsPanel;
class DeckWays;

// A deck on the desk with all that shows it: the list, the card, the forms, what is known of it.
class DeckEditor : public desk::PanedDesk
{
    Q_OBJECT

public:
    DeckEditor(const desk::Kind& kind, const QString& installFolder, Deck deck, const QString& sideFolder,
               QWidget* parent = nullptr);

    DeckDocument& document() { return document_; }
    CardListPanel& list() { return *list_; }
    CardPanel& card() { return *card_; }
    DeckLabPanel& lab() { return *lab_; }

    bool can(desk::Command command) const override;
    void commitFields() override;
    bool isLabRunning() const override;
    void cancelLab() override;

    void setTheme(const art::Theme& theme) override;
    void setMenu(QMenu* menu) override;
    void addPartActions(const QList<QAction*>& actions) override;

protected:
    void runOwn(desk::Command command) override;
    void judge() override;
    void retranslate() override;

private:
    void setTopics(); // of the handbook
    void connectViews();
    void connectKnowledge();
    void showCard(int card);
    void editSquare(int square, const Square& wanted);
    void repair(const Finding& finding, Repair what);
    void jump(const Finding& finding);
    void showExpected(const SimulationResult& result);
    void play(int people);
    void print();
    void install();

    DeckDocument& document_;
    CardListPanel* list_;
    CardPanel* card_;
    CardProperties* cardProperties_;
    desk::WordsForm* words_;
    DeckProblemsPanel* problems_;
    BalancePanel* balance_;
    DeckLabPanel* lab_;
    CardCommands* commands_;
    DeckWays* ways_;
};

} // namespace lodeline::boomtown::editor
