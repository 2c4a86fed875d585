// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>
#include <QWidget>

#include <functional>
#include <vector>

class QAction;
class QFormLayout;
class QMenu;

namespace lodeline::app {

// A page of choices that are in force as soon as they are made. Its rows have the words and the state of
// entries of the menus, and give the same commands, so that page and menus never disagree.
class OptionPage : public QWidget
{
    Q_OBJECT

public:
    explicit OptionPage(QWidget* parent = nullptr);

    // An entry that can be ticked; `usual` is whether it is before anybody has chosen.
    void addSwitch(QAction* action, bool usual);
    // A menu of entries that can be ticked, of which one is; others are left out. `usual` is the data() of
    // the one that is ticked before anybody has chosen, invalid where there is none.
    void addChoice(QMenu* menu, const QVariant& usual);
    // Any other control, with its words; `restore` takes it back to what is usual.
    void addControl(QWidget* control, std::function<void()> restore);

    // All rows that can be used now.
    void restoreDefaults();

private:
    QFormLayout* rows_;
    std::vector<std::function<void()>> restores_;
};

} // namespace lodeline::app
