// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/advice/advice.h"
#include "engine/goldrush/files/record.h"

#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace lodeline::goldrush {

// Advice in words: the best moves with their expected gain and the reasons, or the move that somebody has in
// mind beside the best one. Each row can be looked at on the board and played.
class AdvicePanel : public QWidget
{
    Q_OBJECT

public:
    explicit AdvicePanel(QWidget* parent = nullptr);

    // The answer is being worked out.
    void showThinking();
    // `game` is the begin of the turn that the advice is about.
    void showAdvice(const Advice& advice, const Game& game, const GameRecord& record);
    void showProblem(const QString& text);
    void clear();

    // The moves as listed, with what their badges say; the chosen one, or -1.
    struct Row
    {
        QString badge;
        Hint hint;
    };
    const std::vector<Row>& rows() const { return rows_; }
    int chosen() const;
    QString heading() const;
    QString rowText(int row) const;

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
    void retranslate();

    std::optional<Advice> advice_;
    std::optional<Game> game_;
    GameRecord record_;
    std::vector<Row> rows_;
    QLabel* heading_;
    QProgressBar* busy_;
    QListWidget* list_;
    QPushButton* play_;
    QPushButton* close_;
};

} // namespace lodeline::goldrush
