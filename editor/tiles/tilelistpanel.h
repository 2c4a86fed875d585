// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/setedits.h"
#include "resources/art/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QMenu;

namespace lodeline::editor {

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

    int currentTile() const; // a row of the set, -1 for none
    Rows chosenTiles() const;
    void chooseTile(int tile); // shows it even where a filter hid it
    void chooseTiles(const Rows& tiles);
    QListView* view() const { return view_; }
    void focusSearch();

signals:
    void currentChanged(int tile);
    void choiceChanged();
    void activated(); // Enter or a double click on a tile

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void filterChanged();
    void showCounts();
    void keepCurrent();

    SetDocument& document_;
    TileModel* model_;
    TileFilter* filter_;
    QLineEdit* search_;
    QComboBox* edges_;
    QComboBox* order_;
    QListView* view_;
    QLabel* counts_;
    int current_ = -1;
};

} // namespace lodeline::editor
