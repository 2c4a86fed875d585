// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/review/turningpoints.h"

#include <QTableWidget>

namespace lodeline::goldrush {

// Luck against choice: a row for each player.
class LuckTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit LuckTable(QWidget* parent = nullptr);

    // Empty balances show dashes. `gold` when the values of the tokens are known.
    void setBalances(const GameRecord& record, const std::vector<Balance>& balances, bool gold);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillRow(int seat, const Balance& balance, bool gold);
    void paintEmblems();
    void describe();
    void retranslate();
    void fit(); // to the size of the letters
};

} // namespace lodeline::goldrush
