// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QAccessibleWidget>

#include <vector>

namespace lodeline::app {

class BoardView;

// The board for assistive technology: a canvas with one button for each spot or action on offer.
class AccessibleBoard : public QAccessibleWidget
{
public:
    explicit AccessibleBoard(BoardView* view);
    ~AccessibleBoard() override;

    // Lets Qt find this class for a BoardView; may be called again.
    static void install();

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    BoardView& view() const;
    void forgetOffers() const;
    void refresh() const;

    mutable int epoch_ = -1;
    mutable std::vector<QAccessible::Id> offers_; // 0 for those that nobody has asked for
};

} // namespace lodeline::app
