// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/oldfiles.h"

#include "ui/start/locks.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QWidget>

#include <algorithm>

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
                aside.push_back(putAside(file, [] {
                    //: Why a file was moved aside, in "%1: %2. It was moved to %3."
                    return OldFiles::tr("you asked to move it aside");
                }));
        }
    }
    return aside;
}

bool startAgain()
{
    const QString program = QCoreApplication::applicationFilePath();
    if (!QFileInfo(program).isExecutable())
        return false; // while there are windows that can tell it
    QApplication::closeAllWindows();
    if (std::ranges::any_of(QApplication::topLevelWidgets(), &QWidget::isVisible))
        return true;
    const bool started = QProcess::startDetached(program, QCoreApplication::arguments().mid(1));
    QCoreApplication::quit();
    return started;
}

} // namespace lodeline::ui
