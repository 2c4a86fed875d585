// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace lodeline::app {

// What can be done with tile sets or decks beside playing them; who carries it out connects to the actions,
// who makes the menu words them.
class ManageMenu : public QMenu
{
    Q_OBJECT

public:
    explicit ManageMenu(QWidget* parent = nullptr);

    QAction* install;     // the chosen one
    QAction* installFile; // one to be chosen
    QAction* remove;
    QAction* edit;
    QAction* saveCopy;

protected:
    QAction* add(const char* name);
    virtual void retranslate() const = 0;
    void changeEvent(QEvent* event) override;
};

} // namespace lodeline::app
