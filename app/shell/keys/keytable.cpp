// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/keys/keytable.h"

#include "ui/keys/keytext.h"
#include "ui/wording/joining.h"

#include <QAction>
#include <QSettings>

#include <algorithm>
#include <array>
#include <optional>

namespace lodeline::app {
namespace {

constexpr qsizetype kMostKeys = 4; // of one command

QString keyOf(const QAction& command)
{
    return QStringLiteral("keys/") + command.objectName();
}

// What is kept of a command; nothing where that is no list of keys.
std::optional<QList<QKeySequence>> read(const QVariant& kept)
{
    if (kept.typeId() != QMetaType::QString && kept.typeId() != QMetaType::QStringList)
        return std::nullopt;
    QList<QKeySequence> keys;
    QStringList texts = kept.toStringList();
    texts.removeAll({});
    if (texts.size() > kMostKeys)
        return std::nullopt;
    for (const QString& text : std::as_const(texts)) {
        const QKeySequence key = QKeySequence::fromString(text, QKeySequence::PortableText);
        if (KeyTable::mayBeGiven(key))
            keys << key;
    }
    if (keys.isEmpty() && !texts.isEmpty())
        return std::nullopt;
    return keys;
}

} // namespace

KeyTable::KeyTable(const QList<QAction*>& commands, QSettings& store, QObject* parent)
    : QObject(parent)
    , commands_(commands)
    , store_(store)
{
    for (QAction* command : commands_)
        usual_[command] = command->shortcuts();
    load();
}

void KeyTable::load()
{
    std::map<QAction*, Keys> wanted;
    for (QAction* command : std::as_const(commands_)) {
        if (!store_.contains(keyOf(*command)))
            continue;
        if (const auto keys = read(store_.value(keyOf(*command))))
            wanted[command] = *keys;
    }
    for (const auto& [command, keys] : dropClashes(std::move(wanted)))
        command->setShortcuts(keys);
}

// A command that goes back to its usual keys may clash with another one: until none does.
std::map<QAction*, KeyTable::Keys> KeyTable::dropClashes(std::map<QAction*, Keys> wanted) const
{
    for (bool isDropped = true; isDropped;) {
        QList<QKeySequence> all;
        for (QAction* command : commands_)
            all += wanted.contains(command) ? wanted.at(command) : usual_.at(command);
        isDropped = std::erase_if(wanted, [&all](const auto& entry) {
                        return std::ranges::any_of(entry.second, [&all](const QKeySequence& key) {
                            return std::ranges::count(all, key) > 1;
                        });
                    }) > 0;
    }
    return wanted;
}

QString KeyTable::textOf(const QAction& command)
{
    QStringList texts;
    for (const QKeySequence& key : command.shortcuts())
        texts << ui::shownKey(key);
    return ui::listed(texts);
}

QString KeyTable::textOf(const QString& name) const
{
    const auto command = std::ranges::find(commands_, name, &QAction::objectName);
    return command == commands_.end() ? QString() : textOf(**command);
}

bool KeyTable::isChanged(const QAction& command) const
{
    return command.shortcuts() != usual_.at(&command);
}

QAction* KeyTable::owner(const QKeySequence& key) const
{
    const auto command = std::ranges::find_if(
        commands_, [&key](const QAction* each) { return each->shortcuts().contains(key); });
    return command == commands_.end() ? nullptr : *command;
}

bool KeyTable::mayBeGiven(const QKeySequence& key)
{
    if (key.count() != 1)
        return false;
    const Qt::Key code = key[0].key();
    constexpr std::array kNeeded{Qt::Key_Escape, Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Return,
                                 Qt::Key_Enter,  Qt::Key_Space, Qt::Key_Left,    Qt::Key_Right,
                                 Qt::Key_Up,     Qt::Key_Down,  Qt::Key_unknown};
    // V shows the gold while it is held down, the others are those of a review.
    constexpr std::array kPlainNeeded{Qt::Key_V, Qt::Key_B, Qt::Key_D, Qt::Key_Home, Qt::Key_End};
    const auto isIn = [code](const auto& keys) { return std::ranges::find(keys, code) != keys.end(); };
    const bool isNumber = code >= Qt::Key_1 && code <= Qt::Key_9;
    if (key[0].keyboardModifiers() == Qt::NoModifier && (isNumber || isIn(kPlainNeeded)))
        return false;
    return code > 0 && !isIn(kNeeded);
}

void KeyTable::give(QAction& command, const QKeySequence& key)
{
    const Keys keys = key.isEmpty() ? Keys() : Keys{key};
    take(keys);
    set(command, keys);
    emit changed();
}

void KeyTable::restore(QAction& command)
{
    take(usual_.at(&command));
    set(command, usual_.at(&command));
    emit changed();
}

void KeyTable::restoreAll()
{
    for (QAction* command : std::as_const(commands_))
        set(*command, usual_.at(command));
    emit changed();
}

void KeyTable::take(const Keys& keys)
{
    for (const QKeySequence& key : keys) {
        QAction* const loser = owner(key);
        if (!loser)
            continue;
        Keys left = loser->shortcuts();
        left.removeAll(key);
        set(*loser, left);
    }
}

void KeyTable::set(QAction& command, const Keys& keys)
{
    command.setShortcuts(keys);
    if (!isChanged(command)) {
        store_.remove(keyOf(command));
        return;
    }
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::PortableText);
    store_.setValue(keyOf(command), texts.isEmpty() ? QStringList{QString()} : texts);
}

} // namespace lodeline::app
