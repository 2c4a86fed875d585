// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"
#include "engine/goldrush/knowledge/highlights.h"

#include <QTreeWidget>

namespace lodeline::goldrush {

// What stood out in a game that is over: what, how much, and whose it was. Whatever has a place on the board
// leads there.
class HighlightList : public QTreeWidget
{
    Q_OBJECT

public:
    explicit HighlightList(QWidget* parent = nullptr);

    void showGame(const GameRecord& record, const std::vector<Event>& history);

signals:
    // Somebody wants to see where that happened.
    void placeRequested(const lodeline::goldrush::Event& event);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    // Gives every column what it needs, and its share of the room that is left.
    void spread();
    void retranslate();
    void lead(QTreeWidgetItem* item);

    struct Row
    {
        Highlight what;
        std::optional<Event> where;
    };
    GameRecord record_;
    std::vector<Row> rows_;
};

} // namespace lodeline::goldrush
