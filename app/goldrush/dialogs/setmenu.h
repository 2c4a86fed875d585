// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace lodeline::goldrush {

// What can be done with tile sets beside playing them; who carries it out connects to the actions.
class SetMenu : public QMenu
{
    Q_OBJECT

public:
    explicit SetMenu(QWidget* parent = nullptr);

    QAction* install;     // the chosen set
    QAction* installFile; // one to be chosen
    QAction* remove;
    QAction* edit;
    QAction* saveCopy;

protected:
    void changeEvent(QEvent* event) override;

private:
    QAction* add(const char* name);
    void retranslate() const;
};

} // namespace lodeline::goldrush
