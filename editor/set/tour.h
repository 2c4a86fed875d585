// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

#include <QObject>

class QString;

namespace lodeline::ui {
class LessonCard;
} // namespace lodeline::ui

namespace lodeline::goldrush::editor {

class SetEditor;

// Leads through the first steps with a practice set: says what is to be done, sees when it was done, and says
// what comes next. Nothing is kept from doing anything else meanwhile.
class Tour : public QObject
{
    Q_OBJECT

public:
    enum class Step { Edge, Track, Nuggets, Problem, Lab, Play, End };

    // Both outlive it.
    Tour(SetEditor& editor, ui::LessonCard& card);

    Step step() const { return step_; }

signals:
    void taken(); // to its end
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void look();
    void goTo(Step step);
    void showWhere();
    TileDesign tile() const; // that is chosen
    bool isDone() const;
    QString text() const;
    void say();

    SetEditor& editor_;
    ui::LessonCard& card_;
    Step step_ = Step::Edge;
    int nuggetsBefore_ = 0; // on the tile when the step began
    bool hasMeasured_ = false;
    bool hasPlayed_ = false;
};

} // namespace lodeline::goldrush::editor
