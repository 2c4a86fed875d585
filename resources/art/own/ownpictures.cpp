// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/own/ownpictures.h"

#include "engine/core/text.h"
#include "engine/goldrush/files/problems.h"
#include "resources/art/own/artistprocess.h"
#include "resources/art/own/siblingpath.h"
#include "resources/artist/protocol.h"

#include <QCache>
#include <QSet>

#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <mutex>
#include <thread>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr qsizetype kRememberedBytes = qsizetype{64} << 20;
constexpr int kRememberedRefusals = 4096;
constexpr int kSmallEnough = 256; // px; what cannot be painted larger than this is painted smaller
constexpr qsizetype kMasterBytes = qsizetype{64} << 20;
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

ArtFault missing()
{
    return {SetProblem::PictureMissing, {}};
}

bool isMendedBySize(ArtistProcess::Result result)
{
    return result == ArtistProcess::Result::TooHeavy || result == ArtistProcess::Result::RefusedAtASize;
}

} // namespace

struct OwnPictures::Private
{
    struct Job
    {
        OwnArt art;
        Key key;
    };

    Private(const QString& program, const QString& folder)
        : store(folder)
        , artist(program.toLocal8Bit().toStdString())
    {
        masters.setMaxCost(kMasterBytes);
        images.setMaxCost(kRememberedBytes);
        anySize.setMaxCost(kRememberedBytes);
        refusals.setMaxCost(kRememberedRefusals);
    }

    PictureStore store;
    QCache<QByteArray, QImage> masters; // of pictures made of pixels, kSmallEnough a side; for the worker
    std::mutex lock;                    // of all that follows, but for the process
    std::condition_variable news;
    QCache<Key, QImage> images;
    QCache<QByteArray, QImage> anySize; // the last one painted
    QCache<QByteArray, ArtFault> refusals;
    QSet<QByteArray> missing; // by digest
    unsigned looks = 0;       // how often what is missing was to be looked for again
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
        if (missing.contains(key.digest))
            return {State::Pending, {}, art::missing()};
        const QImage* other = anySize.object(key.digest);
        return {State::Pending, other != nullptr ? *other : QImage(), {}};
    }

    // With `lock` held.
    void want(OwnPictures& owner, const OwnArt& art, const Key& key, bool first)
    {
        if (isEnding || (pending.contains(key) && !first) || missing.contains(key.digest))
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
                const unsigned before = looks;
                held.unlock();
                Answer answer = paint(job);
                held.lock();
                // What came just after it was looked for is no longer missing.
                const bool isOutdated = looks != before && answer.fault == art::missing();
                if (!isEnding && !isOutdated)
                    keep(job.key, std::move(answer));
            }
            pending.remove(job.key);
            news.notify_all();
            held.unlock();
            emit owner.changed();
            held.lock();
        }
    }

    // A small picture of many pixels is made of one that is unpacked once.
    Answer paint(const Job& job)
    {
        const QSize px = job.key.px;
        if (!job.art.isPixels() || std::max(px.width(), px.height()) > kSmallEnough)
            return paint(job.art, px);
        if (const QImage* master = masters.object(job.art.digest()))
            return {State::Painted, scaled(*master, px), {}};
        Answer answer = paint(job.art, {kSmallEnough, kSmallEnough});
        if (answer.state != State::Painted)
            return answer;
        const QImage master = answer.image;
        masters.insert(job.art.digest(), new QImage(master), master.sizeInBytes());
        return {State::Painted, scaled(master, px), {}};
    }

    static QImage scaled(const QImage& image, QSize px)
    {
        return image.size() == px ? image : image.scaled(px, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    }

    Answer paint(const OwnArt& art, const QSize wanted)
    {
        const std::optional<OwnArt::Drawing> drawing = art.drawing(store);
        if (!drawing)
            return {State::Refused, {}, art::missing()};
        if (!drawing->isOurs) {
            if (auto fault = faultOfArt(drawing->svg))
                return {State::Refused, {}, std::move(*fault)};
        }
        QSize px = wanted;
        ArtistProcess::Answer painted = artist.paint(drawing->svg, px.width(), px.height());
        while (isMendedBySize(painted.result) && std::max(px.width(), px.height()) > kSmallEnough) {
            px = (px / 2).expandedTo({1, 1});
            painted = artist.paint(drawing->svg, px.width(), px.height());
        }
        switch (painted.result) {
        case ArtistProcess::Result::Painted:
            return {State::Painted, scaled(imageOf(painted.pixels, px), wanted), {}};
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
        if (answer.fault == art::missing()) {
            missing.insert(key.digest);
            return;
        }
        if (answer.state == State::Refused) {
            refusals.insert(key.digest, new ArtFault(std::move(answer.fault)));
            return;
        }
        const qsizetype bytes = answer.image.sizeInBytes();
        anySize.insert(key.digest, new QImage(answer.image), bytes);
        images.insert(key, new QImage(std::move(answer.image)), bytes);
    }
};

OwnPictures::OwnPictures(const QString& program, const QString& folder, QObject* parent)
    : QObject(parent)
    , d_(std::make_unique<Private>(program, folder))
{
}

OwnPictures::~OwnPictures()
{
    end();
}

void OwnPictures::end()
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

const PictureStore& OwnPictures::store() const
{
    return d_->store;
}

void OwnPictures::add(const QString& container, Opened how)
{
    d_->store.add(container, how);
    lookAgain();
}

void OwnPictures::letGo(const QString& container)
{
    d_->store.letGo(container);
}

tl::expected<PictureRef, std::string> OwnPictures::keep(std::string_view bytes, PictureType type)
{
    auto kept = d_->store.keep(bytes, type);
    lookAgain();
    return kept;
}

tl::expected<void, std::string> OwnPictures::keepOthers(const Container& before,
                                                        const PictureStore::Stays& stays)
{
    auto kept = d_->store.keepOthers(before, stays);
    lookAgain();
    return kept;
}

void OwnPictures::lookAgain()
{
    {
        const std::lock_guard held(d_->lock);
        ++d_->looks;
        if (d_->missing.isEmpty())
            return;
        d_->missing.clear();
    }
    emit changed();
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
        if (answer.fault == missing())
            answer.state = State::Refused;
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
    if (d_->missing.contains(art.digest()))
        return missing();
    const ArtFault* fault = d_->refusals.object(art.digest());
    return fault != nullptr ? std::optional(*fault) : std::nullopt;
}

QString OwnPictures::artistPath()
{
    return siblingPath(QStringLiteral("lodeline-artist"));
}

OwnPictures& ownPictures()
{
    static OwnPictures& pictures = *new OwnPictures;
    [[maybe_unused]] static const int atEnd = std::atexit([] { ownPictures().end(); });
    return pictures;
}

} // namespace lodeline::art
