// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/setdocument.h"
#include "editor/panes/paneddesk.h"
#include "engine/goldrush/design/finding.h"

namespace lodeline::ui {
class InstalledSets;
} // namespace lodeline::ui

namespace lodeline::goldrush::editor {

class ArtEdges;
class BackTurns;
class CanvasPanel;
class LabPanel;
class PictureReading;
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
class SetEditor : public desk::PanedDesk
{
    Q_OBJECT

public:
    // `learned` is the folder of learned sets; without one they are not kept.
    SetEditor(const desk::Kind& kind, ui::InstalledSets& installed, TileSet set, const QString& sideFolder,
              const QString& learned, QWidget* parent = nullptr);

    SetDocument& document() { return document_; }
    TileCommands& commands() { return *commands_; }
    TileListPanel& list() { return *list_; }
    LabPanel& lab() { return *lab_; }
    SetPictures& pictures() { return *pictures_; }

    bool can(desk::Command command) const override;
    bool isOn(desk::Command command) const override;
    void commitFields() override;
    bool isLabRunning() const override;
    void cancelLab() override;

    void setTheme(const art::Theme& theme) override;
    void setMenu(QMenu* menu) override;
    void addPartActions(const QList<QAction*>& actions) override;

    // Shows above all what to do first, until the user leaves it.
    void beginTour();

signals:
    void gameStarted(); // with this set

protected:
    void runOwn(desk::Command command) override;
    void judge() override;
    void retranslate() override;

private:
    void setTopics(); // of the handbook
    void connectViews();
    void connectKnowledge();
    void chooseTile(int tile);
    void choiceOfTiles();
    std::vector<Finding> findings(const TileSet& set) const; // of all who judge
    void repair(Finding finding, Repair what);               // by value: the list changes by it
    void repairAll(ProblemCode kind, Repair what);
    void jump(const Finding& finding);
    QString folderOfFile(); // empty where it has none
    void editArt();
    void exportTile();
    void play(desk::Command command);
    void print();
    void install();

    SetDocument& document_;
    TileListPanel* list_;
    CanvasPanel* canvas_;
    PreviewPanel* preview_;
    TileProperties* tileProperties_;
    SetProperties* setProperties_;
    ProblemsPanel* problems_;
    StatisticsPanel* statistics_;
    LabPanel* lab_;
    TileCommands* commands_;
    SetWays* ways_;
    SetPictures* pictures_;
    TileExport* tileExport_;
    ArtEdges* artEdges_;
    BackTurns* backTurns_;
    QString pictureFolder_; // where the last picture of a tile came from
    PictureSearch* pictureSearch_;
    PictureReading* pictureReading_;
    art::Theme theme_;
};

} // namespace lodeline::goldrush::editor
