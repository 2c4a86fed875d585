// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/background.h"
#include "ui/work/intime.h"

#include <QMenu>
#include <QStringList>

#include <chrono>
#include <functional>

class QSettings;

namespace lodeline::ui {

// What a program remembers of its user's files from one start to the next, in its settings.

// The files opened last. Asking for them never touches the disk: one of them may lie where nothing answers.
class RecentFiles : public QObject
{
    Q_OBJECT

public:
    using Presence = std::function<bool(const QString& path)>; // called by another thread

    // The settings outlive it.
    explicit RecentFiles(QSettings& settings);
    RecentFiles(QSettings& settings, Presence isThere);

    // Of files in this folder, which the program fills unasked, only the newest three stay from the next
    // `add` on, so that they push out nothing that somebody has saved or opened.
    void setOwnFolder(const QString& folder);

    QStringList paths() const; // newest first, at most ten
    void add(const QString& path);
    // Looks in the background which of them are gone.
    void forgetMissing();

signals:
    void changed();

private:
    void forget(const QStringList& missing);

    QSettings& settings_;
    QString ownFolder_;
    const Presence isThere_;
    Background search_{Background::AtEnd::Abandons};
};

QString lastFolder(const QSettings& settings); // where file dialogs open
// The first of these folders that exists; else that of documents or the home of the user. One whose disk does
// not answer within the patience is passed over, and at once while that look still lasts.
QString existingFolder(const QStringList& wanted);
QString existingFolder(const QStringList& wanted, const RecentFiles::Presence& isThere,
                       std::chrono::milliseconds patience = kPatience);
void setLastFolder(QSettings& settings, const QString& path);

// How the names of files begin that a program keeps by day and time, of local time.
inline constexpr QStringView kStamp = u"yyyy-MM-dd HH.mm.ss";
// The name of such a file with day and time as the language writes them; any other name as it is.
QString withDayInWords(const QString& name);

// The files opened last, to open again, and others below them.
class RecentMenu : public QMenu
{
    Q_OBJECT

public:
    using QMenu::QMenu;

    // Of `others`, those that are not among `paths` stand below a line.
    void setFiles(const QStringList& paths, QStringList others = {});

signals:
    void fileRequested(const QString& path);

private:
    void addFile(const QString& path);
};

} // namespace lodeline::ui
