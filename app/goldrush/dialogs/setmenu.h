// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/dialogs/managemenu.h"

namespace lodeline::goldrush {

// What can be done with tile sets beside playing them.
class SetMenu : public app::ManageMenu
{
    Q_OBJECT

public:
    explicit SetMenu(QWidget* parent = nullptr);

    QAction* forget; // what was learned of the chosen one

    void setLearns(bool learns); // whether what is forgotten is learned anew

protected:
    void retranslate() const override;

private:
    bool learns_ = false;
};

} // namespace lodeline::goldrush
