// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/setedits.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QPushButton;

namespace lodeline::desk {
class ShownChoice;
} // namespace lodeline::desk

namespace lodeline::goldrush::editor {

class SetDocument;
class TileFilter;
class TileModel;

// The tiles of a set: search, filter, order, choice of one or several, order by dragging.
class TileListPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TileListPanel(SetDocument& document, QWidget* parent = nullptr);

    void setTheme(const art::Theme& theme);
    void setSeverities(std::vector<int> worst);
    // For the context menu of the list; the owner fills it.
    void setMenu(QMenu* menu);

    int currentTile() const; // a row of the set, one of the chosen ones where there are such, -1 for none
    Rows chosenTiles() const;
    void chooseTile(int tile); // shows it even where a filter hid it
    void chooseTiles(const Rows& tiles);
    // For whoever removes the chosen tiles next: the one that is shown behind them is current then.
    void leaveChosen();
    QListView* view() const { return view_; }
    void focusSearch();
    bool isInOrderOfSet() const; // all of them are shown, and unsorted

signals:
    void currentChanged(int tile);
    void choiceChanged(); // or which tiles are shown in which order
    void activated();     // Enter or a double click on a tile
    void tilesLeftOut();  // not all that was dropped in found a place in the set

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void sizePictures();
    void leadTo(const Rows& tiles);
    void retranslate();
    void filterChanged();
    void showCounts();
    void showAll();

    SetDocument& document_;
    TileModel* model_;
    TileFilter* filter_;
    QLineEdit* search_;
    QComboBox* edges_;
    QComboBox* order_;
    QListView* view_;
    QWidget* nothing_; // says that no tile is found
    QLabel* nothingText_;
    QPushButton* showAll_;
    QLabel* counts_;
    desk::ShownChoice* choice_;
};

} // namespace lodeline::goldrush::editor
