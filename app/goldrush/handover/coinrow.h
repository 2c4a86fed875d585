// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace lodeline::goldrush {

// Mining tokens face up in a row; those that are new stand a little higher.
class CoinRow : public QWidget
{
    Q_OBJECT

public:
    struct Coin
    {
        int value = 0;
        bool isNew = false;

        friend bool operator==(const Coin&, const Coin&) = default;
    };

    explicit CoinRow(QWidget* parent = nullptr);

    void setCoins(std::vector<Coin> coins);
    const std::vector<Coin>& coins() const { return coins_; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Coin> coins_;
};

} // namespace lodeline::goldrush
