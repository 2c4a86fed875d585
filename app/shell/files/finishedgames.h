// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

#include <string_view>

namespace lodeline::app {

// Keeps the last games that were played to the end, so that one that nobody saved is not lost. One file for
// each, named by day, time and players.
class FinishedGames
{
public:
    static constexpr int kMost = 20; // files; older ones are removed

    // `folder` is made when it is missing.
    explicit FinishedGames(QString folder);

    const QString& folder() const { return folder_; }
    QStringList files() const; // newest first; reads the folder

    // Writes the game to `path` if that is not empty, else to a new file, and returns it. The error is a
    // sentence for the user.
    tl::expected<QString, QString> keep(std::string_view record, const QStringList& players,
                                        const QString& path) const;

private:
    QStringList names() const; // likewise
    QString newPath(const QStringList& players) const;
    void removeOld() const;

    QString folder_;
};

} // namespace lodeline::app
