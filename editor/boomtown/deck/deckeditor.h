// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/boomtown/document/deckdocument.h"
#include "editor/desk/desk.h"
#include "engine/boomtown/design/finding.h"

#include <QTimer>

class QTabWidget;
class QUndoView;

namespace lodeline::desk {
class FoldingTabs;
class Panes;
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
class DeckEditor : public desk::Desk
{
    Q_OBJECT

public:
    enum class Tab { Problems, Balance, Lab };
    enum class Form { Card, Deck, History };

    DeckEditor(const desk::Kind& kind, const QString& installFolder, Deck deck, const QString& sideFolder,
               QWidget* parent = nullptr);
    ~DeckEditor() override;

    DeckDocument& document() { return document_; }
    CardListPanel& list() { return *list_; }
    CardPanel& card() { return *card_; }
    DeckLabPanel& lab() { return *lab_; }

    bool can(desk::Command command) const override;
    bool isOn(desk::Command command) const override;
    void run(desk::Command command) override;
    bool hasErrors() override;
    void commitFields() override;
    void begin() override;
    bool isLabRunning() const override;
    void cancelLab() override;

    void setTheme(const art::Theme& theme) override;
    void setMenu(QMenu* menu) override;
    void addPartActions(const QList<QAction*>& actions) override;
    QByteArray layoutState() const override;
    void restoreLayout(const QByteArray& state) override;

    void showTab(Tab tab);
    void showForm(Form form);
    void focusDrawing(); // which is seen then

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void setTopics(); // of the handbook
    void connectViews();
    void connectKnowledge();
    void showCard(int card);
    void showDrawing();
    void editSquare(int square, const Square& wanted);
    void judge();
    void nameProblems(const std::vector<Finding>& findings);
    void repair(const Finding& finding, Repair what);
    void jump(const Finding& finding);
    void showExpected(const SimulationResult& result);
    void play(int people);
    void print();
    void install();
    void retranslate();

    DeckDocument& document_;
    CardListPanel* list_;
    CardPanel* card_;
    CardProperties* cardProperties_;
    desk::WordsForm* words_;
    QUndoView* history_;
    DeckProblemsPanel* problems_;
    BalancePanel* balance_;
    DeckLabPanel* lab_;
    desk::FoldingTabs* tabs_;
    QTabWidget* sides_;
    desk::Panes* panes_;
    CardCommands* commands_;
    DeckWays* ways_;
    QTimer judgement_;
    bool hasErrors_ = false;
};

} // namespace lodeline::boomtown::editor
