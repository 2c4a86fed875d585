// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/command.h"

#include <QObject>

namespace lodeline::desk {

// What the menus do to the chosen parts, each as one step of the history. The parts that come of it are
// chosen then.
class PartCommands : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // Whether a command is one of these, which it then carries out.
    virtual bool run(Command command);

    virtual void add() = 0; // behind the current one
    virtual void duplicate() = 0;
    virtual void remove() = 0;
    virtual void copy() const = 0;
    virtual void paste() = 0; // parts, as such or as text; says where there are none

signals:
    void told(const QString& message); // why nothing was done, or how much
};

} // namespace lodeline::desk
