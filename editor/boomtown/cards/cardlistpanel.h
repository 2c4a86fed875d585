// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/boomtown/document/deckedits.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QMenu;

namespace lodeline::desk {
class ShownChoice;
} // namespace lodeline::desk

namespace lodeline::boomtown::editor {

class CardFilter;
class CardModel;
class DeckDocument;

// The cards of a deck: search, choice of one or several, order by dragging.
class CardListPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CardListPanel(DeckDocument& document, QWidget* parent = nullptr);

    void setTheme(const art::Theme& theme);
    void setSeverities(std::vector<int> worst);
    void setMenu(QMenu* menu); // for the context menu of the list; the owner fills it

    int currentCard() const; // a row of the deck, one of the chosen ones where there are such, -1 for none
    CardRows chosenCards() const;
    void chooseCard(int card); // shows it even where a search hid it
    void chooseCards(const CardRows& cards);
    // For whoever removes the chosen cards next: the one that is shown behind them is current then.
    void leaveChosen();
    QListView* view() const { return view_; }
    void focusSearch();
    bool showsAll() const; // nothing is searched for

signals:
    void currentChanged(int card);
    void choiceChanged(); // or whether all cards are shown
    void activated();     // Enter or a double click on a card
    void cardsLeftOut();  // not all that was dropped in found a place in the deck

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void search(const QString& text);
    void showCounts();
    void sizePictures();
    void retranslate();

    DeckDocument& document_;
    CardModel* model_;
    CardFilter* filter_;
    QLineEdit* search_;
    QListView* view_;
    QLabel* counts_;
    desk::ShownChoice* choice_;
};

} // namespace lodeline::boomtown::editor
