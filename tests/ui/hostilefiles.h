// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QStringList>

#include <sys/stat.h>

namespace lodeline::test {

// Files that somebody may send to do harm: the collection, and what no repository can hold, made in `folder`.
// Named as tile sets, or as games.
inline QStringList hostileFiles(const QString& folder, const QString& suffix)
{
    QStringList files;
    const QDir collection(QStringLiteral(LODELINE_HOSTILE_FILES));
    for (const QString& name : collection.entryList({u'*' + suffix}, QDir::Files))
        files << collection.filePath(name);
    const QDir made(folder);
    const QString pipe = made.filePath(QStringLiteral("pipe") + suffix);
    if (::mkfifo(QFile::encodeName(pipe).constData(), 0600) != 0)
        qFatal("a pipe of the test cannot be made");
    const QString endless = made.filePath(QStringLiteral("endless") + suffix);
    QFile::link(QStringLiteral("/dev/zero"), endless);
    QFile huge(made.filePath(QStringLiteral("huge") + suffix));
    if (!huge.open(QIODevice::WriteOnly) || !huge.resize(qint64{4} << 30))
        qFatal("a large file of the test cannot be made");
    const QString directory = made.filePath(QStringLiteral("folder") + suffix);
    QDir().mkpath(directory);
    return files << pipe << endless << huge.fileName() << directory
                 << made.filePath(QStringLiteral("not there") + suffix);
}

} // namespace lodeline::test
