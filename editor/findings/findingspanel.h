// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/findings/findingrow.h"
#include "resources/art/theme/theme.h"
#include "ui/wording/words.h"

#include <QKeySequence>
#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;
class QListView;
class QMenu;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace lodeline::desk {

class EmptyPage;
class FindingDelegate;
class FindingsModel;

// What is wrong with what is edited, errors first, to jump to and to repair. Keeps its place when
// that changes.
class FindingsPanel : public QWidget
{
    Q_OBJECT

public:
    static QKeySequence repairKey() { return Qt::CTRL | Qt::Key_Return; }

    // `onlyThisPart` says what the filter by the current part leaves: "&Only this tile".
    explicit FindingsPanel(ui::Words onlyThisPart, QWidget* parent = nullptr);

    // In the language of the window, sorted by severity already, errors first.
    void setRows(std::vector<FindingRow> rows);

    // The part that the filter leaves; -1 where none is chosen.
    void setCurrentPart(int part);
    void setTheme(const art::Theme& theme);
    int count(Severity severity) const; // of all findings, shown or not
    // The worst severity of each part, by index; -1 where there is no finding.
    std::vector<int> worst(std::size_t parts) const;
    // What a repair has done: the step of the history, and what is otherwise than before, which may be
    // nothing. In sight until it is forgotten.
    void tellRepair(ui::Words step, ui::Words changes);
    void forgetRepair();

signals:
    // A row by its number among those that were set: by a click, a double click or Enter.
    void rowChosen(int row);
    void repairChosen(int row, int repair);
    void repairOfKindChosen(int row, int repair); // of all that are alike
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
    QMenu* newMenu(); // goes when it closes, at the latest when the rows change
    void addRepairs(QMenu& menu, const QModelIndex& index);
    void addRepairsOfKind(QMenu& menu, const QModelIndex& index);
    void offerRepairsOfKind();
    int alikeOf(const QModelIndex& index) const;
    void applyPartFilter();
    // Changes the model and goes back to the row where the user was.
    template <typename Change>
    void keepingPlace(Change change);
    void showState();
    void showOutcome();
    void retranslate();

    ui::Words onlyThisPartWords_;
    FindingsModel* model_;
    FindingDelegate* delegate_;
    std::array<QToolButton*, 3> filters_{};
    QCheckBox* onlyThisPart_;
    QPushButton* repairAll_; // of the kind of the current row
    QStackedWidget* pages_;
    QListView* list_;
    EmptyPage* empty_;
    QLabel* outcome_; // of the last repair
    ui::Words step_;
    ui::Words changes_;
    int currentPart_ = -1;
};

} // namespace lodeline::desk
