// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

#include <deque>

namespace lodeline::ui {

// A status bar for assistive technology, with a notification below it for each of the last messages. Screen
// readers speak what is new there, one after another, wherever the focus is. Each keeps its words, so that
// one that is read late is still right.
class AccessibleMessages : public QAccessibleWidget
{
public:
    static constexpr std::size_t kMost = 40;

    explicit AccessibleMessages(QWidget* widget);
    ~AccessibleMessages() override;

    void add(const QString& message);
    void forget(); // all of them

    int childCount() const override { return static_cast<int>(messages_.size()); }
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;

private:
    void forgetFirst();

    std::deque<QAccessible::Id> messages_;
};

} // namespace lodeline::ui
