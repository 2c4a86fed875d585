// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/command.h"

#include <QObject>

#include <vector>

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
    // Whether one of these has anything to do now; true for every other command. Where a search keeps parts
    // from moving they can, for `move` says so.
    bool can(Command command) const;

    virtual void add() = 0; // behind the current one
    virtual void duplicate() = 0;
    virtual void remove() = 0;
    virtual void copy() const = 0;
    virtual void paste() = 0; // parts, as such or as text; says where there are none
    // The chosen parts by one place in their order, up (-1) or down (1), and together where others lie
    // between them; says where they are then.
    void move(int by);

signals:
    void told(const QString& message); // why nothing was done, how much, or where

protected:
    virtual int count() const = 0;                   // of all parts
    virtual std::vector<int> chosenRows() const = 0; // rising
    // Why no part can be moved in the list as it shows now; empty where they can.
    virtual QString whyNoneMoves() const = 0;
    // Moves and chooses these parts, before the one at `before` or to the end; returns their new rows, of
    // which there are as many.
    virtual std::vector<int> moveBefore(const std::vector<int>& rows, int before) = 0;

private:
    bool canMove(int by) const;
};

} // namespace lodeline::desk
