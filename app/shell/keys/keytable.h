// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <map>

class QAction;
class QSettings;

namespace lodeline::app {

// The keys of commands. Each command has those that it was made with until somebody gives it others; only
// what differs is kept, under "keys/" and the name of the command.
class KeyTable : public QObject
{
    Q_OBJECT

public:
    // The commands outlive this and have names of their own; no key is of two of them. What is kept and makes
    // no sense is as if it were not there.
    KeyTable(const QList<QAction*>& commands, QSettings& store, QObject* parent);

    const QList<QAction*>& commands() const { return commands_; }
    // Ready to be shown.
    static QString textOf(const QAction& command);
    QString textOf(const QString& name) const;
    bool isChanged(const QAction& command) const;
    // Whose key it is; nullptr if nobody's.
    QAction* owner(const QKeySequence& key) const;

    // A single stroke that the board, the review and the windows do not need for themselves, as they do
    // arrows and digits.
    static bool mayBeGiven(const QKeySequence& key);

    // In place of all that it has, taken from whoever has it; an empty one leaves it without a key.
    void give(QAction& command, const QKeySequence& key);
    // The usual keys, taken from whoever has them.
    void restore(QAction& command);
    void restoreAll();

signals:
    void changed();

private:
    using Keys = QList<QKeySequence>;

    void load();
    std::map<QAction*, Keys> dropClashes(std::map<QAction*, Keys> wanted) const;
    void set(QAction& command, const Keys& keys);
    void take(const Keys& keys);

    QList<QAction*> commands_;
    std::map<const QAction*, Keys> usual_;
    QSettings& store_;
};

} // namespace lodeline::app
