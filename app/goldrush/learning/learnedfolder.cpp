// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/learning/learnedfolder.h"

#include "engine/goldrush/learning/learnedsetfile.h"
#include "ui/files.h"

#include <QDateTime>
#include <QDir>

namespace lodeline::goldrush {
namespace {

const QString kSuffix = QStringLiteral(".json");

QString fileOf(const QString& folder, const Sha256& digest)
{
    return QDir(folder).filePath(QString::fromStdString(toHex(digest)) + kSuffix);
}

std::optional<Sha256> digestOf(const QFileInfo& file)
{
    return sha256FromHex(file.completeBaseName().toStdString());
}

// Used last comes first.
QFileInfoList filesIn(const QString& folder)
{
    QFileInfoList files = QDir(folder).entryInfoList({u'*' + kSuffix}, QDir::Files, QDir::Time);
    files.removeIf([](const QFileInfo& file) { return !digestOf(file); });
    return files;
}

} // namespace

std::map<Sha256, LearnedSet> readLearnedSets(const QString& folder, const std::stop_token& stop)
{
    std::map<Sha256, LearnedSet> sets;
    for (const QFileInfo& file : filesIn(folder).mid(0, kMostLearnedFiles)) {
        if (stop.stop_requested())
            break;
        const auto learned =
            ui::readFile(file.absoluteFilePath(), kMaxLearnedBytes).and_then([](const QByteArray& bytes) {
                return learnedSetOf(ui::view(bytes));
            });
        if (learned)
            sets.emplace(*digestOf(file), *learned);
    }
    return sets;
}

bool writeLearnedSet(const QString& folder, const Sha256& digest, const LearnedSet& learned)
{
    QDir().mkpath(folder);
    if (!ui::writeFile(fileOf(folder, digest), toJson(learned)))
        return false;
    for (const QFileInfo& file : filesIn(folder).mid(kMostLearnedFiles))
        QFile::remove(file.absoluteFilePath());
    return true;
}

void touchLearnedSet(const QString& folder, const Sha256& digest)
{
    QFile file(fileOf(folder, digest));
    if (file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        file.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
}

} // namespace lodeline::goldrush
