// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/modes/mode.h"
#include "app/goldrush/lessons/course.h"

#include <QObject>
#include <QPointer>

class QSettings;

namespace lodeline::app {
class Host;
} // namespace lodeline::app

namespace lodeline::ui {
class LessonCard;
} // namespace lodeline::ui

namespace lodeline::goldrush {

class GamePage;

// Leads through a lesson on the page of the game: says what is to be done, shows it on request, answers what
// was done instead, and has the other player move in time. What is no lesson it leaves alone.
class Teacher : public QObject
{
    Q_OBJECT

public:
    // All outlive it.
    Teacher(GamePage& page, app::Host& host, QSettings& store, QObject* parent);

    // Before the page has it: who moves for the other seat depends on it. nullptr for none.
    void setSession(GameSession* session);
    bool isTeaching() const { return lesson_.has_value(); }
    const std::optional<Lesson>& lesson() const { return lesson_; }
    const Course& course() const { return course_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void script();
    void refresh();
    void showWords();
    void show();
    void showButtons();
    void showMe();
    void tryAgain();
    void goOn();
    void playLevel();
    void pointAt(const Offer& wanted);

    GamePage& page_;
    app::Host& host_;
    QSettings& store_;
    ui::LessonCard& card_;
    QPointer<GameSession> session_;
    std::optional<Lesson> lesson_;
    Course course_;
    bool isScripted_ = false;
};

} // namespace lodeline::goldrush
