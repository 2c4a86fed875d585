// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/record.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>
#include <optional>

class QLockFile;

namespace lodeline::app {

class AutosaveWriter;
class GameSession;

// Keeps the running game on disk, so that a crash costs nothing. Each ply is written whole by one worker
// thread, the newest state always last, with the file before it kept as a second copy.
class Autosave : public QObject
{
    Q_OBJECT

public:
    // `folder` is made when it is missing. A second program on the same folder gets files of its own.
    explicit Autosave(const QString& folder = defaultFolder(), QObject* parent = nullptr);
    ~Autosave() override; // waits until everything is written

    static QString defaultFolder();

    // The game that was running when the program last ended without closing it, moves checked; the older
    // copy when the newer one is damaged. To be asked before `watch`.
    std::optional<GameRecord> pending() const;

    // Saves the session now and after every ply; a game without a move or with an end is not kept. Replaces
    // what is stored, so ask for `pending` before. nullptr stops saving.
    void watch(GameSession* session);
    // Deletes what is stored: the game was closed on purpose, or the player does not want it back.
    void discard();
    // Waits until everything is written.
    void flush();

    QString path() const { return path_; }

signals:
    // The disk is full or read-only: a sentence for the user. The game goes on; each ply tries again.
    void failed(const QString& message);
    // A state is safe on disk.
    void saved();

private:
    void save();

    QString path_;
    std::unique_ptr<QLockFile> lock_;
    std::unique_ptr<AutosaveWriter> writer_;
    QPointer<GameSession> session_;
};

} // namespace lodeline::app
