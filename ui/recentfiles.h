// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/background.h"

#include <QMenu>
#include <QStringList>

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

    QStringList paths() const; // newest first, at most ten
    void add(const QString& path);
    // Looks in the background which of them are gone.
    void forgetMissing();

signals:
    void changed();

private:
    void forget(const QStringList& missing);

    QSettings& settings_;
    const Presence isThere_;
    Background search_{Background::AtEnd::Abandons};
};

QString lastFolder(const QSettings& settings); // where file dialogs open
void setLastFolder(QSettings& settings, const QString& path);

// The files opened last, to open again.
class RecentMenu : public QMenu
{
    Q_OBJECT

public:
    using QMenu::QMenu;

    void setFiles(const QStringList& paths);

signals:
    void fileRequested(const QString& path);
};

} // namespace lodeline::ui
