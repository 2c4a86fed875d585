// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace lodeline::app {

// How far a review has come, with the time left and a button that cancels it or, later, goes on.
class ReviewProgress : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewProgress(QWidget* parent = nullptr);

    void start(int plies);
    void setDone(int plies);
    // Hides it when the review is complete; else, canceled or failed, it can be started again.
    void end(bool complete);
    void fail();

signals:
    void cancelRequested();
    void startRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* text_;
    QProgressBar* bar_;
    QPushButton* button_;
    QElapsedTimer clock_;
    int done_ = 0;
    bool running_ = false;
    bool failed_ = false;
};

} // namespace lodeline::app
