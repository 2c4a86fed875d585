// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wording/words.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace lodeline::app {

// Advice in words, for any game: the best moves with points and reasons, or the move that somebody has in
// mind beside the best one. Each line can be looked at on the board and played.
class AdvicePanel : public QWidget
{
    Q_OBJECT

public:
    explicit AdvicePanel(QWidget* parent = nullptr);

    // Its list takes what height is left.
    bool hasHeightForWidth() const override { return false; }

    struct Line
    {
        QString badge;
        QString move; // as short as the board beside it allows
        QString gain;
        QString reasons;
        QString spoken; // all of it
        QString tip;
    };
    struct Words
    {
        QString heading;
        std::vector<Line> lines;
        QString footing = {}; // by what they were judged; may be empty
    };

    // The answer is being worked out.
    void showThinking();
    // There is none; the reason is a detail in English.
    void showFailure(const QString& reason);
    // `words` is asked again when the language changes, and says as many lines then.
    void showLines(std::function<Words()> words);
    void clear();

    bool hasLines() const { return words_ != nullptr; }
    int chosen() const; // of the lines, or -1
    QString heading() const { return text_; }
    QString rowText(int row) const;
    QString footing() const;

signals:
    void rowChosen(int row); // -1 for none
    void playRequested(int row);
    void closeRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void fill();
    void say(ui::Words instead);
    void head(const QString& text);
    void retranslate();

    std::function<Words()> words_;
    ui::Words instead_; // of lines
    QString text_;      // of the heading
    QLabel* heading_;
    QProgressBar* busy_;
    QListWidget* list_;
    QLabel* footing_;
    QPushButton* play_;
    QPushButton* close_;
};

} // namespace lodeline::app
