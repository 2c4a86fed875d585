// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lists/earlierchoice.h"

#include <QObject>

#include <functional>

class QAbstractItemView;
class QAbstractProxyModel;

namespace lodeline::desk {

// What is chosen in a list of parts, by their rows in what is edited, whichever of them a search shows and in
// which order. One of the chosen rows is current. Where rows come and go the choice stays close by.
class ShownChoice : public QObject
{
    Q_OBJECT

public:
    // Of a view, which gets the model of what is shown; `showAll` ends a search.
    ShownChoice(QAbstractItemView& view, QAbstractProxyModel& shown, const QUndoStack& history,
                std::function<void()> showAll);

    int current() const;                       // one of the chosen rows where there are such, -1 for none
    std::vector<int> chosen() const;           // rising
    void choose(const std::vector<int>& rows); // shows them even where a search hid one
    void leadTo(const std::vector<int>& rows); // chooses them where none of them is chosen
    // For whoever removes the chosen rows next: the one that is shown behind them is current then.
    void leave();
    // After every change of what is edited. The choice goes back by undo, or stays where it was, or on the
    // nearest row that is shown.
    void keep();
    void keepFound(); // the same after a search

signals:
    void currentChanged(int row);
    void changed(); // what is chosen

private:
    void tellCurrent();
    bool isShown(int row) const;
    int rowAt(int shownRow) const;
    int nearestShown(int row) const;
    int shownBehind(const std::vector<int>& rows) const;

    QAbstractItemView& view_;
    QAbstractProxyModel& shown_;
    EarlierChoice earlier_;
    std::function<void()> showAll_;
    int current_ = -1; // the last one, also while none is shown
    int told_ = -1;
};

} // namespace lodeline::desk
