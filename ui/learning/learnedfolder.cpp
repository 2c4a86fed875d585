// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learning/learnedfolder.h"

#include "engine/goldrush/learning/learnedsetfile.h"
#include "engine/goldrush/lore/insightsfile.h"
#include "ui/files.h"

#include <QDateTime>
#include <QDir>
#include <QStandardPaths>

namespace lodeline::goldrush {
namespace {

const QString kSuffix = QStringLiteral(".json");
const QString kBegunSuffix = QStringLiteral(".training.json");

QString fileOf(const QString& folder, const Sha256& digest, const QString& suffix = kSuffix)
{
    return QDir(folder).filePath(QString::fromStdString(toHex(digest)) + suffix);
}

std::optional<Sha256> digestOf(const QFileInfo& file)
{
    return sha256FromHex(file.completeBaseName().toStdString());
}

void removeOldest(const QFileInfoList& files, int most)
{
    for (const QFileInfo& file : files.mid(most))
        QFile::remove(file.absoluteFilePath());
}

// Used last comes first.
QFileInfoList filesIn(const QString& folder)
{
    QFileInfoList files = QDir(folder).entryInfoList({u'*' + kSuffix}, QDir::Files, QDir::Time);
    files.removeIf([](const QFileInfo& file) { return !digestOf(file); });
    return files;
}

QFileInfoList begunFilesIn(const QString& folder)
{
    return QDir(folder).entryInfoList({u'*' + kBegunSuffix}, QDir::Files, QDir::Time);
}

void removeBegunOf(const std::map<Sha256, KnownSet>& sets, const QString& folder)
{
    for (const QFileInfo& file : begunFilesIn(folder)) {
        const std::optional<Sha256> digest = sha256FromHex(file.baseName().toStdString());
        if (digest && sets.contains(*digest))
            QFile::remove(file.absoluteFilePath());
    }
}

Result<KnownSet> knownSetOf(const QByteArray& bytes)
{
    return learnedSetOf(ui::view(bytes)).map([&](const LearnedSet& learned) {
        return KnownSet{learned, insightsIn(ui::view(bytes))};
    });
}

std::optional<KnownSet> read(const QString& path)
{
    const auto bytes = ui::readFile(path, kMaxLearnedBytes);
    if (!bytes || !isOfShippedWeights(ui::view(*bytes)))
        return std::nullopt;
    auto known = knownSetOf(*bytes);
    return known ? std::optional(*std::move(known)) : std::nullopt;
}

// What a file keeps of both is the same; shares are rounded there.
bool isSameLearned(const KnownSet& a, const KnownSet& b)
{
    return toJson(a.learned) == toJson(b.learned);
}

std::string toJson(const KnownSet& known)
{
    const std::string learned = withShippedName(toJson(known.learned));
    return known.insights ? withInsights(learned, *known.insights) : learned;
}

} // namespace

QString learnedFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/lodeline/learned");
}

std::map<Sha256, KnownSet> readLearnedSets(const QString& folder, const std::stop_token& stop)
{
    std::map<Sha256, KnownSet> sets;
    for (const QFileInfo& file : filesIn(folder).mid(0, kMostLearnedFiles)) {
        if (stop.stop_requested())
            break;
        if (auto known = read(file.absoluteFilePath()))
            sets.emplace(*digestOf(file), *std::move(known));
    }
    removeBegunOf(sets, folder);
    return sets;
}

std::optional<KnownSet> readLearnedSet(const QString& folder, const Sha256& digest)
{
    return read(fileOf(folder, digest));
}

bool writeLearnedSet(const QString& folder, const Sha256& digest, const KnownSet& known)
{
    const auto kept = known.insights ? std::nullopt : readLearnedSet(folder, digest);
    if (!kept || !isSameLearned(*kept, known)) {
        QDir().mkpath(folder);
        if (!ui::writeFile(fileOf(folder, digest), toJson(known)))
            return false;
        removeOldest(filesIn(folder), kMostLearnedFiles);
    }
    QFile::remove(fileOf(folder, digest, kBegunSuffix));
    return true;
}

void touchLearnedSet(const QString& folder, const Sha256& digest)
{
    QFile file(fileOf(folder, digest));
    if (file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        file.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
}

void removeLearnedSet(const QString& folder, const Sha256& digest)
{
    QFile::remove(fileOf(folder, digest));
    QFile::remove(fileOf(folder, digest, kBegunSuffix));
}

std::optional<TrainingShard> readBegunLearning(const QString& folder, const Sha256& digest)
{
    auto begun = ui::readFile(fileOf(folder, digest, kBegunSuffix), kMaxTrainingBytes)
                     .and_then([](const QByteArray& bytes) { return trainingShardOf(ui::view(bytes)); });
    return begun ? std::optional(*std::move(begun)) : std::nullopt;
}

bool writeBegunLearning(const QString& folder, const Sha256& digest, const TrainingShard& begun)
{
    QDir().mkpath(folder);
    if (!ui::writeFile(fileOf(folder, digest, kBegunSuffix), toJson(begun)))
        return false;
    removeOldest(begunFilesIn(folder), kMostBegunFiles);
    return true;
}

} // namespace lodeline::goldrush
