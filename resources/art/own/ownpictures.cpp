// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/own/ownpictures.h"

#include "engine/core/text.h"
#include "engine/goldrush/files/problems.h"
#include "resources/art/own/artistprocess.h"
#include "resources/artist/protocol.h"

#include <QCache>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QSet>
#include <QStandardPaths>

#include <condition_variable>
#include <cstring>
#include <deque>
#include <mutex>
#include <thread>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr qsizetype kRememberedBytes = qsizetype{64} << 20;
constexpr int kRememberedRefusals = 4096;
constexpr int kSmallEnough = 256;          // px; what cannot be painted larger than this is painted smaller
constexpr std::size_t kMostWaiting = 1024; // further ones have to be asked for again

static_assert(OwnPictures::kMostPixels == artist::kMostPixels);

struct Key
{
    QByteArray digest;
    QSize px;

    friend bool operator==(const Key&, const Key&) = default;
};

size_t qHash(const Key& key, size_t seed = 0)
{
    return qHashMulti(seed, key.digest, key.px.width(), key.px.height());
}

QImage imageOf(const std::vector<unsigned char>& pixels, QSize px)
{
    QImage image(px, QImage::Format_ARGB32_Premultiplied);
    if (!image.isNull())
        std::memcpy(image.bits(), pixels.data(), std::min(pixels.size(), std::size_t(image.sizeInBytes())));
    return image;
}

bool isMendedBySize(ArtistProcess::Result result)
{
    return result == ArtistProcess::Result::TooHeavy || result == ArtistProcess::Result::RefusedAtASize;
}

} // namespace

OwnArt::OwnArt(const std::string& svg)
{
    if (svg.empty())
        return;
    svg_ = std::make_shared<const std::string>(svg);
    digest_ = QCryptographicHash::hash(QByteArray::fromRawData(svg.data(), qsizetype(svg.size())),
                                       QCryptographicHash::Sha256);
}

struct OwnPictures::Private
{
    struct Job
    {
        OwnArt art;
        Key key;
    };

    explicit Private(const QString& program)
        : artist(program.toLocal8Bit().toStdString())
    {
        images.setMaxCost(kRememberedBytes);
        anySize.setMaxCost(kRememberedBytes);
        refusals.setMaxCost(kRememberedRefusals);
    }

    std::mutex lock; // of all that follows, but for the process
    std::condition_variable news;
    QCache<Key, QImage> images;
    QCache<QByteArray, QImage> anySize; // the last one painted
    QCache<QByteArray, ArtFault> refusals;
    QSet<Key> pending;
    std::deque<Job> waiting;
    bool isEnding = false;
    ArtistProcess artist;
    std::thread worker;

    // With `lock` held.
    Answer known(const Key& key) const
    {
        if (const ArtFault* fault = refusals.object(key.digest))
            return {State::Refused, {}, *fault};
        if (const QImage* image = images.object(key))
            return {State::Painted, *image, {}};
        const QImage* other = anySize.object(key.digest);
        return {State::Pending, other != nullptr ? *other : QImage(), {}};
    }

    // With `lock` held.
    void want(OwnPictures& owner, const OwnArt& art, const Key& key, bool first)
    {
        if (pending.contains(key) && !first)
            return;
        if (waiting.size() >= kMostWaiting && !first)
            return;
        pending.insert(key);
        waiting.insert(first ? waiting.begin() : waiting.end(), Job{art, key});
        if (!worker.joinable())
            worker = std::thread([this, &owner] { work(owner); });
        news.notify_all();
    }

    void work(OwnPictures& owner)
    {
        std::unique_lock held(lock);
        while (!isEnding) {
            if (waiting.empty()) {
                news.wait(held);
                continue;
            }
            const Job job = std::move(waiting.front());
            waiting.pop_front();
            if (known(job.key).state == State::Pending) {
                held.unlock();
                Answer answer = paint(job);
                held.lock();
                if (!isEnding)
                    keep(job.key, std::move(answer));
            }
            pending.remove(job.key);
            news.notify_all();
            held.unlock();
            emit owner.changed();
            held.lock();
        }
    }

    Answer paint(const Job& job)
    {
        if (auto fault = faultOfArt(job.art.svg()))
            return {State::Refused, {}, std::move(*fault)};
        QSize px = job.key.px;
        ArtistProcess::Answer painted = artist.paint(job.art.svg(), px.width(), px.height());
        while (isMendedBySize(painted.result) && std::max(px.width(), px.height()) > kSmallEnough) {
            px = (px / 2).expandedTo({1, 1});
            painted = artist.paint(job.art.svg(), px.width(), px.height());
        }
        switch (painted.result) {
        case ArtistProcess::Result::Painted: {
            const QImage image = imageOf(painted.pixels, px);
            const bool isWhole = px == job.key.px;
            return {State::Painted,
                    isWhole ? image
                            : image.scaled(job.key.px, Qt::IgnoreAspectRatio, Qt::SmoothTransformation),
                    {}};
        }
        case ArtistProcess::Result::Refused:
        case ArtistProcess::Result::RefusedAtASize:
            return {
                State::Refused, {}, {SetProblem::ArtNotPainted, {std::string(shortened(painted.why, 200))}}};
        case ArtistProcess::Result::TooHeavy:
            return {State::Refused, {}, {SetProblem::ArtTooHeavy, {}}};
        case ArtistProcess::Result::NoArtist:
            break;
        }
        return {State::Refused, {}, {SetProblem::ArtWithoutPainter, {"lodeline-artist"}}};
    }

    void keep(const Key& key, Answer answer)
    {
        if (answer.state == State::Refused) {
            refusals.insert(key.digest, new ArtFault(std::move(answer.fault)));
            return;
        }
        const qsizetype bytes = answer.image.sizeInBytes();
        anySize.insert(key.digest, new QImage(answer.image), bytes);
        images.insert(key, new QImage(std::move(answer.image)), bytes);
    }
};

OwnPictures::OwnPictures(const QString& program, QObject* parent)
    : QObject(parent)
    , d_(std::make_unique<Private>(program))
{
}

OwnPictures::~OwnPictures()
{
    {
        const std::lock_guard held(d_->lock);
        d_->isEnding = true;
    }
    d_->artist.stop();
    d_->news.notify_all();
    if (d_->worker.joinable())
        d_->worker.join();
}

OwnPictures::Answer OwnPictures::ask(const OwnArt& art, QSize px)
{
    const Key key{art.digest(), px.expandedTo({1, 1}).boundedTo({kMostPixels, kMostPixels})};
    const std::lock_guard held(d_->lock);
    Answer answer = d_->known(key);
    if (answer.state == State::Pending)
        d_->want(*this, art, key, false);
    return answer;
}

OwnPictures::Answer OwnPictures::await(const OwnArt& art, QSize px)
{
    const Key key{art.digest(), px.expandedTo({1, 1}).boundedTo({kMostPixels, kMostPixels})};
    std::unique_lock held(d_->lock);
    for (;;) {
        Answer answer = d_->known(key);
        if (answer.state != State::Pending || d_->isEnding)
            return answer;
        // Again where so many others were painted since that it is forgotten.
        d_->want(*this, art, key, true);
        d_->news.wait(held, [&] { return !d_->pending.contains(key) || d_->isEnding; });
    }
}

std::optional<ArtFault> OwnPictures::refusal(const OwnArt& art) const
{
    const std::lock_guard held(d_->lock);
    const ArtFault* fault = d_->refusals.object(art.digest());
    return fault != nullptr ? std::optional(*fault) : std::nullopt;
}

QString OwnPictures::artistPath()
{
    const QString program = QStringLiteral("lodeline-artist");
    QStringList folders{qEnvironmentVariable("LODELINE_PROGRAMS"), QCoreApplication::applicationDirPath()};
    folders.removeAll(QString());
    const QString near = QStandardPaths::findExecutable(program, folders);
    return near.isEmpty() ? QStandardPaths::findExecutable(program) : near;
}

OwnPictures& ownPictures()
{
    static OwnPictures pictures;
    return pictures;
}

} // namespace lodeline::art
