// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/oldfiles.h"

#include "ui/start/locks.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>

namespace lodeline::ui {
namespace {

struct OldFiles
{
    Q_DECLARE_TR_FUNCTIONS(OldFiles)
};

const QString kLock = QStringLiteral(".lock");

// Of a running program, this one included.
bool isInUse(const QString& file)
{
    const QString held = file.endsWith(u'~') ? file.chopped(1) : file;
    return file.endsWith(kLock) || (QFileInfo::exists(held + kLock) && !lockOf(held + kLock));
}

} // namespace

std::vector<PutAside> putAllAside(const QStringList& paths)
{
    std::vector<PutAside> aside;
    for (const QString& path : paths) {
        const QDir folder = QFileInfo(path).dir();
        const QDir::Filters all = QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden | QDir::System;
        for (const QString& name : folder.entryList({QFileInfo(path).fileName()}, all)) {
            const QString file = folder.filePath(name);
            if (!isInUse(file))
                aside.push_back(putAside(file, [] { return OldFiles::tr("you asked to move it aside"); }));
        }
    }
    return aside;
}

bool startAgain()
{
    const bool started = QProcess::startDetached(QCoreApplication::applicationFilePath(),
                                                 QCoreApplication::arguments().mid(1));
    if (started)
        QCoreApplication::quit();
    return started;
}

} // namespace lodeline::ui
