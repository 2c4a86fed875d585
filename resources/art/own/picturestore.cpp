// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/own/picturestore.h"

#include "engine/core/file.h"
#include "engine/core/pictures/sha256.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <set>
#include <utility>

namespace lodeline::art {

namespace {

constexpr std::size_t kMostListBytes = 1U << 20;

bool holds(QFile& file, std::string_view bytes)
{
    if (file.size() != static_cast<qint64>(bytes.size()))
        return false;
    const QByteArray there = file.readAll();
    return std::string_view(there.constData(), static_cast<std::size_t>(there.size())) == bytes;
}

std::string absolute(const QString& path)
{
    return QFile::encodeName(QFileInfo(path).absoluteFilePath()).toStdString();
}

// Once a day is enough: pictures are read far more often.
void stayYoung(const QString& path)
{
    const QDateTime now = QDateTime::currentDateTime();
    if (QFileInfo(path).lastModified() > now.addDays(-1))
        return;
    QFile file(path);
    if (file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        file.setFileTime(now, QFileDevice::FileModificationTime);
}

} // namespace

PictureStore::PictureStore(QString folder)
    : folder_(std::move(folder))
{
}

QString PictureStore::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/lodeline/pictures");
}

void PictureStore::add(const QString& container, Opened how)
{
    if (how == Opened::ForNow)
        return; // held open, it would keep its room on the disk once it is deleted
    const std::string path = absolute(container);
    Result<Container> opened = Container::open(path);
    if (!opened)
        return;
    const auto added = std::make_shared<const Container>(std::move(*opened));
    Containers spare;
    for (const auto& before : known()) {
        const auto stays = [&](const PictureRef& picture) { return added->sharesWith(*before, picture); };
        if (before->path() == path && keepOthers(*before, stays))
            spare.push_back(before);
    }
    hold(added, spare);
    remember(path, how);
}

void PictureStore::letGo(const QString& container)
{
    const std::string path = absolute(container);
    const std::lock_guard held(lock_);
    std::erase_if(containers_, [&path](const auto& one) { return one->path() == path; });
}

void PictureStore::hold(const std::shared_ptr<const Container>& added, const Containers& spare)
{
    const std::lock_guard held(lock_);
    std::erase_if(containers_, [&](const auto& one) {
        const bool isSame = one->path() == added->path() && one->fingerprint() == added->fingerprint();
        return isSame || std::ranges::find(spare, one) != spare.end(); // another thread may have added it
    });
    containers_.insert(containers_.begin(), added);
    if (containers_.size() > kMostHeldOpen)
        containers_[kMostHeldOpen] = std::make_shared<const Container>(containers_[kMostHeldOpen]->byPath());
}

tl::expected<void, std::string> PictureStore::keepOthers(const Container& before, const Stays& stays)
{
    tl::expected<void, std::string> all;
    for (const PictureRef& picture : before.pictures()) {
        const std::optional<std::string> bytes = stays(picture) ? std::nullopt : before.picture(picture);
        if (!bytes)
            continue;
        if (const auto kept = keep(*bytes, picture.type); !kept && all)
            all = tl::unexpected(kept.error());
    }
    return all;
}

std::optional<std::string> PictureStore::find(const PictureRef& picture) const
{
    const QString file = fileOf(picture);
    Result<std::string> loose = readFile(QFile::encodeName(file).toStdString(), kMaxPictureBytes);
    if (loose && sha256Of(*loose) == picture.digest) {
        stayYoung(file);
        return std::move(*loose);
    }
    for (const auto list : {&PictureStore::known, &PictureStore::remembered})
        for (const auto& container : (this->*list)())
            if (std::optional<std::string> bytes = container->picture(picture))
                return bytes;
    return std::nullopt;
}

std::uint64_t PictureStore::sizeOf(const PictureRef& picture) const
{
    const QFileInfo loose(fileOf(picture));
    if (loose.isFile())
        return static_cast<std::uint64_t>(loose.size());
    for (const auto list : {&PictureStore::known, &PictureStore::remembered})
        for (const auto& container : (this->*list)())
            if (const std::uint64_t bytes = container->sizeOf(picture))
                return bytes;
    return 0;
}

tl::expected<PictureRef, std::string> PictureStore::keep(std::string_view bytes, PictureType type)
{
    PictureRef picture;
    picture.digest = sha256Of(bytes);
    picture.type = type;
    QDir().mkpath(folder_);
    QFile file(fileOf(picture));
    // One that is there and was not damaged stays young.
    if (file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly) && holds(file, bytes) &&
        file.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime))
        return picture;
    return writeFile(QFile::encodeName(fileOf(picture)).toStdString(), bytes).map([&] { return picture; });
}

void PictureStore::tidy(const std::vector<PictureRef>& named, int days) const
{
    std::set<QString> kept;
    for (const PictureRef& picture : named)
        kept.insert(fileOf(picture));
    const QDateTime old = QDateTime::currentDateTime().addDays(-days);
    for (const QFileInfo& file : QDir(folder_).entryInfoList(QDir::Files)) {
        const bool isOurs = pictureFromFileName(file.fileName().toStdString()).has_value();
        if (isOurs && file.lastModified() < old && !kept.contains(file.absoluteFilePath()))
            QFile::remove(file.absoluteFilePath());
    }
}

QString PictureStore::fileOf(const PictureRef& picture) const
{
    return QDir(folder_).absoluteFilePath(QString::fromStdString(fileNameOf(picture)));
}

QString PictureStore::listFile() const
{
    return QDir(folder_).absoluteFilePath(QStringLiteral("containers"));
}

PictureStore::Containers PictureStore::known() const
{
    const std::lock_guard held(lock_);
    return containers_;
}

// Nobody waits for another one's disk. Where two read the list at a time and the older one is kept, its date
// tells the next question.
PictureStore::Containers PictureStore::remembered() const
{
    std::unique_lock held(lock_);
    const Containers before = remembered_;
    const QDateTime read = listRead_;
    held.unlock();
    const QDateTime changed = QFileInfo(listFile()).lastModified();
    const bool isKnown = std::ranges::all_of(before, [](const auto& one) { return one->isUnchanged(); });
    if (changed == read && isKnown)
        return before;
    Containers now = listed(before);
    held.lock();
    remembered_ = now;
    listRead_ = changed;
    return now;
}

PictureStore::Containers PictureStore::listed(const Containers& before) const
{
    Containers containers;
    const auto list = readFile(QFile::encodeName(listFile()).toStdString(), kMostListBytes);
    for (const QByteArray& path :
         QByteArray::fromStdString(list.value_or("")).split('\n').mid(0, kMostRemembered)) {
        const auto old =
            std::ranges::find(before, path.toStdString(), [](const auto& one) { return one->path(); });
        // A drive that is unplugged or a file that somebody is writing may be back soon.
        std::shared_ptr<const Container> container = old == before.end() ? nullptr : *old;
        if (!container || !container->isUnchanged())
            if (Result<Container> opened = Container::open(path.toStdString()))
                container = std::make_shared<const Container>(opened->byPath());
        if (container)
            containers.push_back(std::move(container));
    }
    return containers;
}

// Not with `lock_` held, so that nobody who looks for a picture waits. Another program may do the same now:
// then what one of them has opened is not remembered. Nobody asks for the files: a disk may never answer.
void PictureStore::remember(const std::string& path, Opened how) const
{
    const std::lock_guard held(writing_);
    const auto list = readFile(QFile::encodeName(listFile()).toStdString(), kMostListBytes);
    const QByteArray added = QByteArray::fromStdString(path);
    QByteArrayList paths = QByteArray::fromStdString(list.value_or("")).split('\n');
    paths.removeAll(QByteArray());
    if (how == Opened::ByPerson) {
        paths.removeAll(added);
        paths.prepend(added);
    } else if (!paths.contains(added)) {
        paths.append(added);
    }
    const std::string text = paths.mid(0, kMostRemembered).join('\n').toStdString();
    if (text == list.value_or(""))
        return;
    QDir().mkpath(folder_);
    (void)writeFile(QFile::encodeName(listFile()).toStdString(), text);
}

} // namespace lodeline::art
