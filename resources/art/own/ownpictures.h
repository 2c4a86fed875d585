// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/art/artfault.h"
#include "resources/art/own/ownart.h"
#include "resources/art/own/picturestore.h"

#include <QImage>
#include <QObject>
#include <QSize>

#include <memory>
#include <optional>

namespace lodeline::art {

// The pictures that tiles bring along, painted by lodeline-artist, a process of its own with limits of time
// and memory; a large one for which these do not suffice is painted smaller and stretched. The last ones are
// remembered, and which are refused. All functions may be called by any thread.
class OwnPictures : public QObject
{
    Q_OBJECT

public:
    // `program` is the path of lodeline-artist; where it is empty every picture is refused. `folder` is that
    // of single pictures.
    explicit OwnPictures(const QString& program = artistPath(),
                         const QString& folder = PictureStore::defaultFolder(), QObject* parent = nullptr);
    ~OwnPictures() override;

    // Where pictures are looked for that lie elsewhere.
    const PictureStore& store() const;
    // The same as of the store; what was missing until now is looked for again.
    void add(const QString& container, Opened how = Opened::ByPerson);
    void letGo(const QString& container);
    tl::expected<PictureRef, std::string> keep(std::string_view bytes, PictureType type);
    tl::expected<void, std::string> keepOthers(const Container& before, const PictureStore::Stays& stays);
    // Forgets which pictures were missing, so that they are looked for when they are asked for next; for when
    // another program may have written them. Emits `changed` at once where there were any.
    void lookAgain();

    // A picture that is missing is pending, for it may come; `await` does not wait for it.
    enum class State { Pending, Painted, Refused };
    struct Answer
    {
        State state = State::Pending;
        QImage image;             // of the size asked for; while it is pending of any other size, or none
        goldrush::ArtFault fault; // why it is refused
    };

    // Returns at once; what is not there yet is painted in the background, and `changed` tells when it is.
    Answer ask(const OwnArt& art, QSize px);
    // Waits until it is painted or refused, which has an end: for exports, never for the window's thread.
    Answer await(const OwnArt& art, QSize px);

    // Paints nothing any more, and waits for what is being painted. All may be asked still.
    void end();

    // Why it is refused, if that was found so far.
    std::optional<goldrush::ArtFault> refusal(const OwnArt& art) const;

    // Where the program is that paints them, as siblingPath() finds it.
    static QString artistPath();

    static constexpr int kMostPixels = 2048; // a side; larger sizes are clamped

signals:
    // Something pending was painted or refused, or what was missing is to be asked for again; comes from any
    // thread.
    void changed();

private:
    struct Private;
    std::unique_ptr<Private> d_;
};

// The ones that all pictures of this program are taken from. They end with it, and stay for threads that
// nobody waits for then.
OwnPictures& ownPictures();

} // namespace lodeline::art
