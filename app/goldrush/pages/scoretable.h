// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/pages/scoresheet.h"
#include "engine/goldrush/files/record.h"

#include <QTableWidget>

namespace lodeline::goldrush {

// The table of the final scoring: a row for each player, a column for each kind of points and the sum.
class ScoreTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit ScoreTable(QWidget* parent = nullptr);

    void setPlayers(const GameRecord& record);
    void showSheet(const ScoreSheet& sheet);
    // Marks the rows of the winners.
    void showWinners(const std::vector<int>& seats);
    int sumColumn() const { return static_cast<int>(ScoreSheet::kKinds.size()); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    int rowHeight() const;
    void fitText();
    void fitNames();
    void shadeSums();
    QString winnerName(const QString& name) const;

    std::vector<int> winners_;
    std::vector<QString> names_;
};

} // namespace lodeline::goldrush
