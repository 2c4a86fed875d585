// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/interruptedgames.h"

#include "app/session/autosave.h"
#include "app/session/interruptedscan.h"

#include <QDir>
#include <QFile>
#include <QLockFile>

#include <algorithm>
#include <utility>

namespace lodeline::app {
namespace {

// Moves all but the first games out of the folder.
void discardTail(std::vector<InterruptedGame>& games, std::size_t most, const QString& folder)
{
    while (games.size() > most) {
        discardFile(games.back().file, folder);
        games.pop_back();
    }
}

InterruptedScan scanAll(const QString& folder, const QString& trials, const art::Theme& theme, qreal ratio,
                        const std::stop_token& stop)
{
    std::vector<ui::PutAside> aside;
    for (const char* name : {"", "/trials", "/finished", "/discarded"})
        ui::makeFolder(folder + QLatin1String(name), aside);
    InterruptedScan all = scanInterrupted(folder, theme, ratio, stop);
    InterruptedScan tried = scanInterrupted(trials, theme, ratio, stop);
    if (stop.stop_requested())
        return all;
    const QString discarded = folder + QStringLiteral("/discarded");
    discardTail(all.games, InterruptedGames::kMost, discarded);
    discardTail(tried.games, InterruptedGames::kMostTrials, discarded);
    for (InterruptedGame& game : tried.games) {
        game.isTrial = true;
        all.games.push_back(std::move(game));
    }
    all.aside.insert(all.aside.begin(), aside.begin(), aside.end());
    all.aside.insert(all.aside.end(), tried.aside.begin(), tried.aside.end());
    return all;
}

} // namespace

InterruptedGames::InterruptedGames(QString folder, QObject* parent)
    : QObject(parent)
    , folder_(std::move(folder))
{
}

QString InterruptedGames::trialFolder() const
{
    return folder_ + QStringLiteral("/trials");
}

void InterruptedGames::refresh(const art::Theme& theme, qreal devicePixelRatio)
{
    reader_.run(
        [folder = folder_, trials = trialFolder(), theme, devicePixelRatio](const std::stop_token& stop) {
            return scanAll(folder, trials, theme, devicePixelRatio, stop);
        },
        [this](const InterruptedScan& scan) {
            scan_ = scan;
            aside_.insert(aside_.end(), scan.aside.begin(), scan.aside.end());
            emit changed();
        },
        [](const QString& what) { qWarning("The interrupted games were not read: %s", qPrintable(what)); });
}

const InterruptedGame* InterruptedGames::find(const QString& file) const
{
    const auto found = std::ranges::find(scan_.games, file, &InterruptedGame::file);
    return found == scan_.games.end() ? nullptr : &*found;
}

bool InterruptedGames::discard(const QString& file)
{
    const auto found = std::ranges::find(scan_.games, file, &InterruptedGame::file);
    if (found == scan_.games.end())
        return false;
    const auto lock = Autosave::lockOf(file);
    const QString target = lock ? discardFile(file, folder_ + QStringLiteral("/discarded")) : QString();
    if (target.isEmpty())
        return false;
    discarded_.push_back({std::move(*found), target});
    scan_.games.erase(found);
    emit changed();
    return true;
}

const GameRecord* InterruptedGames::discarded() const
{
    return discarded_.empty() ? nullptr : &discarded_.back().game.record;
}

void InterruptedGames::takeBack()
{
    if (discarded_.empty())
        return;
    Discarded last = std::move(discarded_.back());
    discarded_.pop_back();
    if (QFile::rename(last.file, last.game.file)) {
        const auto place = std::ranges::find_if(scan_.games, [&](const InterruptedGame& other) {
            return other.isTrial || other.lastTurn < last.game.lastTurn;
        });
        scan_.games.insert(place, std::move(last.game));
    }
    emit changed();
}

} // namespace lodeline::app
