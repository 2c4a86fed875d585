// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include <vector>

namespace lodeline::app {

// The players at the end of a game in the order of rank: each stands on a step, the higher the better, those
// with equal points on steps of one height. For screen readers it is a list.
class Podium : public QListWidget
{
    Q_OBJECT

public:
    struct Entry
    {
        QString name;  // ready to be shown
        QString level; // of a computer player; empty for a person
        QString colour;
        int points = 0;
        bool winner = false;
    };

    explicit Podium(QWidget* parent = nullptr);

    // By seat.
    void setEntries(const std::vector<Entry>& entries);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void fit();
    int widthFor(int step) const;
    int heightFor(int climb) const; // with so many pixels from step to step

    std::vector<Entry> entries_;
};

} // namespace lodeline::app
