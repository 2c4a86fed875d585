// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QStringList>

class QSettings;

namespace lodeline::ui {

// What a program remembers of its user's files from one start to the next, in its settings.

QStringList recentFiles(const QSettings& settings); // newest first, only files that are still there
void addRecentFile(QSettings& settings, const QString& path);

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
