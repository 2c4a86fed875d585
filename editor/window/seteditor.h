// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/setdocument.h"
#include "editor/document/setfile.h"
#include "editor/document/sidefile.h"
#include "engine/goldrush/design/finding.h"
#include "resources/art/theme/theme.h"

#include <QTimer>
#include <QWidget>

class QMenu;
class QSplitter;
class QTabWidget;
class QUndoView;

namespace lodeline::goldrush::editor {

class CanvasPanel;
class LabPanel;
class PreviewPanel;
class ProblemsPanel;
class SetProperties;
class StatisticsPanel;
class TileCommands;
class TileListPanel;
class TileProperties;

// A set on the desk with all that shows it: the list, the canvas, the forms, what is known of it.
class SetEditor : public QWidget
{
    Q_OBJECT

public:
    enum class Tab { Problems, Statistics, Lab };
    enum class Form { Tile, Set, History };

    // `sideFolder` is where unsaved changes are kept safe.
    SetEditor(TileSet set, const QString& sideFolder, QWidget* parent = nullptr);
    ~SetEditor() override;

    SetDocument& document() { return document_; }
    SetFile& file() { return file_; }
    TileCommands& commands() { return *commands_; }
    TileListPanel& list() { return *list_; }
    LabPanel& lab() { return *lab_; }
    QString title() const; // file name or name of the set
    bool hasErrors();
    // Finishes what is being typed in a field or a cell of the forms. Needed before the set is saved, closed
    // or used: keys and menus do not take the focus away.
    void commitFields();
    void keepSafe() { sideFile_.flush(); } // unsaved changes, at once

    void setTheme(const art::Theme& theme);
    void setMenu(QMenu* menu); // of the list
    // Keys that work in the list and on the drawing alone.
    void addTileActions(const QList<QAction*>& actions);
    void showTab(Tab tab);
    void showForm(Form form);
    void renameTile();
    void editArt();
    void focusNextPane();

    QByteArray layoutState() const;
    void restoreLayout(const QByteArray& state);

signals:
    void titleChanged();
    void choiceChanged();
    void told(const QString& message);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void connectViews();
    void connectKnowledge();
    void documentChanged();
    void chooseTile(int tile);
    void choiceOfTiles();
    void judge();
    void nameProblems(const std::vector<Finding>& findings);
    void repair(Finding finding, Repair what); // by value: the list changes by it
    void jump(const Finding& finding);
    void retranslate();

    SetDocument document_;
    SetFile file_;
    SideFile sideFile_;
    TileListPanel* list_;
    CanvasPanel* canvas_;
    PreviewPanel* preview_;
    TileProperties* tileProperties_;
    SetProperties* setProperties_;
    QUndoView* history_;
    ProblemsPanel* problems_;
    StatisticsPanel* statistics_;
    LabPanel* lab_;
    QTabWidget* tabs_;
    QTabWidget* sides_;
    QSplitter* columns_;
    QSplitter* rows_;
    TileCommands* commands_;
    QTimer judgement_;
    art::Theme theme_;
    bool hasErrors_ = false;
};

} // namespace lodeline::goldrush::editor
