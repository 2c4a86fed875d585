// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/offers.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <vector>

namespace lodeline::ui {

// A widget with offers for assistive technology: a canvas with one button for each of them. What lies there
// beside them is a list that comes last.
class AccessibleOffers : public QAccessibleWidget
{
public:
    AccessibleOffers(QWidget* widget, Offers& offers);
    ~AccessibleOffers() override;

    // Lets Qt find this class for every widget that is Offers; may be called again.
    static void install();

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    // The list below the widget, made when somebody asks for it; nullptr where there is none.
    QAccessibleInterface* sights() const;

private:
    void forgetOffers() const;
    void refresh() const;

    Offers& source_;
    mutable int epoch_ = -1;
    mutable std::vector<QAccessible::Id> offers_; // 0 for those that nobody has asked for
    mutable QAccessible::Id sights_ = 0;
};

} // namespace lodeline::ui
