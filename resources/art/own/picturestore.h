// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/container.h"
#include "resources/art/own/opened.h"

#include <QDateTime>
#include <QString>

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace lodeline::art {

// Where the pictures are that tiles name: single files in a folder of the user's, which both programs share,
// and containers, of which a list in that folder remembers those that were opened last, whether they are
// there just now or not: a saved game finds its pictures where the set was. All functions may be called by
// any thread.
class PictureStore
{
public:
    using Stays = std::function<bool(const PictureRef&)>;

    // The folder is made when something is kept in it.
    explicit PictureStore(QString folder = defaultFolder());

    // $XDG_DATA_HOME/lodeline/pictures
    static QString defaultFolder();

    // From now on its pictures are found, even where the file gets another name, is deleted, or
    // another file takes its place; where it is written over, those that it has still. What the one had that
    // was known by this path and this one has not is kept. What is no container, or is for now, is passed
    // over.
    void add(const QString& container, Opened how = Opened::ByPerson);

    // Holds the file open no longer, as after it was deleted for good.
    void letGo(const QString& container);

    // Bytes of the file; nothing where it is not found, or is another one than it is named. Whoever asks
    // needs it, for `tidy`.
    std::optional<std::string> find(const PictureRef& picture) const;
    // How many bytes it has; 0 where it is not found.
    std::uint64_t sizeOf(const PictureRef& picture) const;

    // Keeps a picture as a file of its own until somebody needs it no longer, and gives its name; the error
    // is the system's reason.
    tl::expected<PictureRef, std::string> keep(std::string_view bytes, PictureType type);
    // Keeps those of a container that do not stay in it, so that undo finds what a file no longer has. All
    // are tried; the error is the system's reason at the first that found no room.
    tl::expected<void, std::string> keepOthers(const Container& before, const Stays& stays);

    // Removes the files that nobody has kept, found or named for so many days.
    void tidy(const std::vector<PictureRef>& named, int days) const;

    static constexpr int kMostRemembered = 50;      // containers
    static constexpr std::size_t kMostHeldOpen = 8; // the newest ones; of others the files may not go

private:
    using Containers = std::vector<std::shared_ptr<const Container>>;

    QString fileOf(const PictureRef& picture) const;
    QString listFile() const;
    Containers known() const; // in this run
    Containers remembered() const;
    // Those of the list as it is now; of those from before what has not changed is not opened again.
    Containers listed(const Containers& before) const;
    // In this run, the newest; `spare` are those in whose place it comes.
    void hold(const std::shared_ptr<const Container>& added, const Containers& spare);
    void remember(const std::string& path, Opened how) const; // in the list

    const QString folder_;
    mutable std::mutex writing_; // for the list; taken without `lock_`
    mutable std::mutex lock_;    // for what follows; nobody reads or writes a file meanwhile
    Containers containers_;      // the newest first
    mutable Containers remembered_;
    mutable QDateTime listRead_; // how old the list was that these come from
};

} // namespace lodeline::art
