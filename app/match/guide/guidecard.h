// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>
#include <utility>
#include <vector>

class QLabel;
class QPushButton;

namespace lodeline::app {

class GuideFrame;

// Explains a table in a few steps: a card beside what it explains, which is framed and never covered. Lies
// over its parent; what lies below can be used all the while. Esc and a button leave it.
class GuideCard : public QFrame
{
    Q_OBJECT

public:
    struct Step
    {
        std::function<QString()> text; // in the language of the window
        std::function<QRect()> what;   // is explained, within the parent
    };

    // The steps are told of a board, which has the keyboard back afterwards and where Esc leaves, too.
    GuideCard(std::vector<Step> steps, QWidget* board, QWidget* parent);

    // Esc on the board leaves only where nothing else would end: as `mayLeave` says.
    void leaveOnEscape(std::function<bool()> mayLeave) { mayLeave_ = std::move(mayLeave); }

    void start();
    void leave();
    // Quietly: nobody has read it to its end, or wanted to.
    void stop();
    bool isRunning() const { return step_ >= 0; }
    int step() const { return step_; } // -1 before and after
    QRect explained() const;
    // Beside what is explained, which may have moved.
    void place();

signals:
    void left(); // or read to its end

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(int step);
    void retranslate();

    std::vector<Step> steps_;
    QWidget* board_;
    std::function<bool()> mayLeave_;
    GuideFrame* frame_;
    QLabel* number_;
    QLabel* text_;
    QPushButton* skip_;
    QPushButton* next_;
    int step_ = -1;
};

} // namespace lodeline::app
