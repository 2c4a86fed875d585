// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/finding.h"
#include "resources/art/theme/theme.h"

#include <QKeySequence>
#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;
class QListView;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace lodeline::goldrush::editor {

class FindingDelegate;
class FindingsModel;

// The findings of a set, errors first, to jump to and to repair. Keeps its place when they change.
class ProblemsPanel : public QWidget
{
    Q_OBJECT

public:
    static QKeySequence repairKey() { return Qt::CTRL | Qt::Key_Return; }

    explicit ProblemsPanel(QWidget* parent = nullptr);

    void setFindings(std::vector<Finding> findings);
    // The tile of the filter "Only this tile"; -1 where none is chosen.
    void setCurrentTile(int tile);
    void setTheme(const art::Theme& theme);
    int count(Severity severity) const; // of all findings, shown or not

signals:
    // By a click, a double click or Enter.
    void jumpRequested(const lodeline::goldrush::Finding& finding);
    void repairRequested(const lodeline::goldrush::Finding& finding, lodeline::goldrush::Repair repair);
    void countsChanged();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr std::array kSeverities{Severity::Error, Severity::Warning, Severity::Note};

    void makeList();
    void jump(const QModelIndex& index);
    void repairByButton(const QPersistentModelIndex& index, const QPoint& where);
    void repairCurrent();
    void showMenu(const QModelIndex& index, const QPoint& where);
    QMenu* newMenu(); // goes when it closes
    void addRepairs(QMenu& menu, const Finding& finding);
    void applyTileFilter();
    // Changes the model and goes back to the row where the user was.
    template <typename Change>
    void keepingPlace(Change change);
    void showState();
    void retranslate();

    FindingsModel* model_;
    FindingDelegate* delegate_;
    std::array<QToolButton*, 3> filters_{};
    QCheckBox* onlyThisTile_;
    QStackedWidget* pages_;
    QListView* list_;
    QWidget* emptyPage_;
    QLabel* emptySign_;
    QLabel* emptyText_;
    int currentTile_ = -1;
};

} // namespace lodeline::goldrush::editor
