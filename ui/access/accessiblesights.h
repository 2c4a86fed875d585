// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/sights.h"

#include <QAccessible>
#include <QPointer>
#include <QWidget>

#include <map>
#include <vector>

namespace lodeline::ui {

// What lies in a widget: a list of its places, each with its parts below. A place keeps its object as long as
// it is there.
class AccessibleSights : public QAccessibleInterface
{
public:
    // Made and registered; whoever asks for it deletes it by its number.
    static QAccessible::Id make(QWidget* widget, Sights& sights);
    ~AccessibleSights() override;

    // nullptr for what is not there.
    QAccessibleInterface* sight(Sight sight) const;

    bool isValid() const override { return !widget_.isNull(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override;
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int index) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QString text(QAccessible::Text text) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::List; }
    QAccessible::State state() const override { return {}; }

private:
    AccessibleSights(QWidget* widget, Sights& sights);
    void refresh() const;
    QAccessibleInterface* objectOf(int place) const;

    QPointer<QWidget> widget_;
    Sights& sights_; // valid as long as the widget lives
    QAccessible::Id self_ = 0;
    mutable int epoch_ = -1;
    mutable std::vector<int> places_;
    mutable std::map<int, QAccessible::Id> objects_; // of those that somebody has asked for
};

} // namespace lodeline::ui
