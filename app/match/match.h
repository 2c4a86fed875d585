// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace lodeline::app {

// The text of a record, made of a copy of it; may be called in any thread, also after the match is gone.
using RecordText = std::function<std::string()>;

// A running game of any kind, as the window around it sees it: what is kept in files and what can be undone.
class Match : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // Of its record, which says what kind of game it is.
    virtual std::string_view format() const = 0;
    virtual RecordText recordText() const = 0;
    // The names as the record has them, by seat.
    virtual QStringList players() const = 0;
    // How many turns the record holds; a match without one is not worth being kept.
    virtual int turns() const = 0;
    virtual bool isOver() const = 0;
    // Played to learn by: nothing of it needs to be kept.
    virtual bool isExercise() const { return false; }

    // Whether it is played as at the table (Behaviour::asAtTable); nothing where its record does not say.
    virtual std::optional<bool> asAtTable() const { return std::nullopt; }
    // From now on its record says so.
    virtual void setAsAtTable(bool /*on*/) {}

    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    // Ask for it; what comes of it is told by the signals.
    virtual void undo() = 0;
    virtual void redo() = 0;

signals:
    // The position jumped: undo, a placement taken back. Draw everything anew.
    void positionReset();
    // The player to move or what can be done may have changed. Follows the one above, too.
    void turnChanged();
    // Names or colours of players are other ones.
    void looksChanged();
    // What the record says is different, most often by a turn: time to save.
    void recordChanged();
    // The last turn has been played; not sent when a finished record is opened.
    void finished();
};

} // namespace lodeline::app
