// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/aside.h"

#include "ui/plain/shown.h"
#include "ui/start/freepath.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

namespace lodeline::ui {
namespace {

constexpr std::size_t kMostTold = 8;

struct Aside
{
    Q_DECLARE_TR_FUNCTIONS(Aside)
};

} // namespace

PutAside putAside(const QString& path, const Words& why)
{
    const QFileInfo info(path);
    const QString folder = info.absolutePath() + QStringLiteral("/aside");
    QDir().mkpath(folder);
    const QString target = freePath(folder, info.fileName(), {}, u' ');
    // QFile would copy what it cannot rename, and wait for the other end of a pipe.
    const bool moved =
        std::rename(QFile::encodeName(path).constData(), QFile::encodeName(target).constData()) == 0;
    return {path, moved ? target : QString(), why};
}

bool makeFolder(const QString& path, std::vector<PutAside>& aside)
{
    const QFileInfo info(path);
    if ((info.exists() && !info.isDir()) || (!info.exists() && info.isSymLink()))
        aside.push_back(putAside(path, [] {
            //: Why a file was moved aside, in "%1: %2. It was moved to %3."
            return Aside::tr("a folder with this name is needed here");
        }));
    return QDir().mkpath(path);
}

bool isNoPlainFile(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile();
}

QString noPlainFile()
{
    //: Why a file was moved aside, in "%1: %2. It was moved to %3."
    return Aside::tr("this is not a regular file");
}

QString asideText(const std::vector<PutAside>& aside)
{
    QStringList lines;
    for (std::size_t i = 0; i < std::min(aside.size(), kMostTold); ++i) {
        const PutAside& entry = aside[i];
        if (entry.to.isEmpty())
            //: %1 path of a file, %2 why it cannot be used
            lines << Aside::tr("%1: %2. It could not be moved. Move or delete it yourself.")
                         .arg(shownPath(entry.from), entry.why());
        else
            //: %1 path of a file, %2 why it cannot be used, %3 path
            lines << Aside::tr("%1: %2. It was moved to %3.")
                         .arg(shownPath(entry.from), entry.why(), shownPath(entry.to));
    }
    if (aside.size() > kMostTold)
        //: Below a list of files, of which only the first are shown
        lines << Aside::tr("And %Ln more.", nullptr, static_cast<int>(aside.size() - kMostTold));
    return lines.join(u'\n');
}

} // namespace lodeline::ui
