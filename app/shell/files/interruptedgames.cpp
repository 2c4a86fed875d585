// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/files/interruptedgames.h"

#include "app/shell/files/autosave.h"
#include "app/shell/files/gamefile.h"
#include "app/shell/files/interruptedscan.h"
#include "ui/plain/shown.h"

#include <QLockFile>

#include <algorithm>
#include <utility>

namespace lodeline::app {
namespace {

void discardSurplus(InterruptedScan& scan, const QString& folder)
{
    std::ranges::reverse(scan.surplus);
    for (InterruptedGame& game : scan.surplus) {
        // Another program may have gone on with it since it was looked at.
        const auto lock = Autosave::lockOf(game.file);
        const QString file = lock ? discardFile(game.file, folder) : QString();
        if (!file.isEmpty())
            scan.discarded.push_back({std::move(game), file});
    }
    scan.surplus.clear();
}

InterruptedScan scanAll(const GameFolders& folders, const Kinds& kinds, const art::Theme& theme, qreal ratio,
                        const std::stop_token& stop)
{
    std::vector<ui::PutAside> aside;
    for (const QString& folder : {folders.unfinished, folders.trials, folders.finished, folders.discarded})
        ui::makeFolder(folder, aside);
    InterruptedScan all = scanInterrupted({folders.unfinished, folders.finished, InterruptedGames::kMost},
                                          kinds, theme, ratio, stop);
    InterruptedScan tried =
        scanInterrupted({folders.trials, {}, InterruptedGames::kMostTrials}, kinds, theme, ratio, stop);
    for (InterruptedGame& game : tried.games) {
        game.isTrial = true;
        all.games.push_back(std::move(game));
    }
    discardSurplus(all, folders.discarded);
    discardSurplus(tried, folders.discarded); // which nobody wants back
    all.aside.insert(all.aside.begin(), aside.begin(), aside.end());
    all.aside.insert(all.aside.end(), tried.aside.begin(), tried.aside.end());
    return all;
}

} // namespace

InterruptedGames::InterruptedGames(const QString& folder, const Kinds& kinds, QObject* parent)
    : QObject(parent)
    , folders_(folder)
    , kinds_(kinds)
{
}

void InterruptedGames::refresh(const art::Theme& theme, qreal devicePixelRatio)
{
    theme_ = theme;
    devicePixelRatio_ = devicePixelRatio;
    outdated_ = reader_.isRunning();
    if (!outdated_)
        read();
}

void InterruptedGames::read()
{
    reader_.run(
        [folders = folders_, &kinds = kinds_, theme = theme_, ratio = devicePixelRatio_](
            const std::stop_token& stop) { return scanAll(folders, kinds, theme, ratio, stop); },
        [this](const InterruptedScan& scan) { take(scan); },
        [](const QString& what) { qWarning("The unfinished games were not read: %s", qPrintable(what)); });
}

void InterruptedGames::take(const InterruptedScan& scan)
{
    aside_.insert(aside_.end(), scan.aside.begin(), scan.aside.end());
    discarded_.insert(discarded_.end(), scan.discarded.begin(), scan.discarded.end());
    if (std::exchange(outdated_, false)) {
        read();
        return;
    }
    games_ = scan.games;
    emit changed();
}

const InterruptedGame* InterruptedGames::find(const QString& file) const
{
    const auto found = std::ranges::find(games_, file, &InterruptedGame::file);
    return found == games_.end() ? nullptr : &*found;
}

void InterruptedGames::discard(const QString& file)
{
    const auto found = std::ranges::find(games_, file, &InterruptedGame::file);
    if (found == games_.end())
        return;
    const auto lock = Autosave::lockOf(file);
    const QString target = lock ? discardFile(file, folders_.discarded) : QString();
    if (target.isEmpty()) {
        //: %1 path of a file
        emit failed(tr("The game could not be discarded: \"%1\" is in use or cannot be moved. If the "
                       "game is open in another window, close it there.")
                        .arg(ui::shownPath(file)));
        return;
    }
    discarded_.push_back({std::move(*found), target});
    games_.erase(found);
    outdated_ = reader_.isRunning();
    emit changed();
}

const SavedMatch* InterruptedGames::discarded() const
{
    return discarded_.empty() ? nullptr : discarded_.back().game.match.get();
}

void InterruptedGames::takeBack()
{
    if (discarded_.empty())
        return;
    auto& [kept, file] = discarded_.back();
    // Else it would go again, as the oldest one.
    if (std::ranges::count(games_, false, &InterruptedGame::isTrial) >= kMost)
        kept.lastTurn = QDateTime::currentDateTime();
    // Where its file is gone, there is still what was read of it.
    if (!restoreFile(file, kept.file, kept.lastTurn) && !saveGame(kept.file, kept.match->text())) {
        //: %1 path of a file
        emit failed(
            tr("The game could not be restored: \"%1\" cannot be written.").arg(ui::shownPath(kept.file)));
        return;
    }
    InterruptedGame game = std::move(discarded_.back().game);
    discarded_.pop_back();
    const auto place = std::ranges::find_if(games_, [&game](const InterruptedGame& other) {
        return other.isTrial || other.lastTurn < game.lastTurn;
    });
    games_.insert(place, std::move(game));
    outdated_ = reader_.isRunning();
    emit changed();
}

} // namespace lodeline::app
