// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/own/siblingpath.h"

#include <QCoreApplication>
#include <QStandardPaths>
#include <QStringList>

namespace lodeline {

QString siblingPath(const QString& program)
{
    QStringList folders{qEnvironmentVariable("LODELINE_PROGRAMS"), QCoreApplication::applicationDirPath()};
    folders.removeAll(QString());
    const QString near = QStandardPaths::findExecutable(program, folders);
    return near.isEmpty() ? QStandardPaths::findExecutable(program) : near;
}

} // namespace lodeline
