// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QWidget;

namespace lodeline::test {

// A text that somebody sees or hears, and what says it: "QLabel.text".
struct Said
{
    QString where;
    QString text;
};

// All that a window says, shown or not: the texts of controls, actions and menus, tabs, models with their
// headers, steps of a history, what a screen reader is told, and what is painted. Nothing of what people
// type into fields.
std::vector<Said> textsOf(QWidget& window);

} // namespace lodeline::test
