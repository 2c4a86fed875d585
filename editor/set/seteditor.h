// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/desk.h"
#include "editor/document/setdocument.h"
#include "engine/goldrush/design/finding.h"

#include <QTimer>

class QMenu;
class QTabWidget;
class QUndoView;

namespace lodeline::ui {
class InstalledSets;
} // namespace lodeline::ui

namespace lodeline::desk {
class FoldingTabs;
class Panes;
} // namespace lodeline::desk

namespace lodeline::goldrush::editor {

class ArtEdges;
class CanvasPanel;
class LabPanel;
class PictureSearch;
class PreviewPanel;
class ProblemsPanel;
class SetPictures;
class SetProperties;
class SetWays;
class StatisticsPanel;
class TileCommands;
class TileExport;
class TileListPanel;
class TileProperties;

// A set on the desk with all that shows it: the list, the canvas, the forms, what is known of it.
class SetEditor : public desk::Desk
{
    Q_OBJECT

public:
    enum class Tab { Problems, Statistics, Lab };
    enum class Form { Tile, Set, History };

    SetEditor(const desk::Kind& kind, ui::InstalledSets& installed, TileSet set, const QString& sideFolder,
              QWidget* parent = nullptr);
    ~SetEditor() override;

    SetDocument& document() { return document_; }
    TileCommands& commands() { return *commands_; }
    TileListPanel& list() { return *list_; }
    LabPanel& lab() { return *lab_; }
    SetPictures& pictures() { return *pictures_; }

    bool can(desk::Command command) const override;
    void run(desk::Command command) override;
    bool isOn(desk::Command command) const override;
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
    void showDrawing(); // where it is hidden by what is enlarged
    void renameTile();
    void editArt();
    void exportTile();
    void focusNextPane();
    void focusCanvas();
    // Shows above all what to do first, until the user leaves it.
    void beginTour();

signals:
    void gameStarted(); // with this set

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void setTopics(); // of the handbook
    void connectViews();
    void connectKnowledge();
    void documentChanged();
    void chooseTile(int tile);
    void choiceOfTiles();
    std::vector<Finding> findings(const TileSet& set) const; // of all who judge
    void judge();
    void nameProblems(const std::vector<Finding>& findings);
    void repair(Finding finding, Repair what); // by value: the list changes by it
    void repairAll(ProblemCode kind, Repair what);
    void jump(const Finding& finding);
    void play(desk::Command command);
    void print();
    void install();
    void retranslate();

    SetDocument& document_;
    TileListPanel* list_;
    CanvasPanel* canvas_;
    PreviewPanel* preview_;
    TileProperties* tileProperties_;
    SetProperties* setProperties_;
    QUndoView* history_;
    ProblemsPanel* problems_;
    StatisticsPanel* statistics_;
    LabPanel* lab_;
    desk::FoldingTabs* tabs_;
    QTabWidget* sides_;
    desk::Panes* panes_;
    TileCommands* commands_;
    SetWays* ways_;
    SetPictures* pictures_;
    TileExport* tileExport_;
    ArtEdges* artEdges_;
    PictureSearch* pictureSearch_;
    QTimer judgement_;
    art::Theme theme_;
    bool hasErrors_ = false;
};

} // namespace lodeline::goldrush::editor
