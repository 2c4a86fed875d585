// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boomtown/installeddecks.h"

#include "engine/boomtown/files/deckfile.h"
#include "ui/boomtown/decks.h"
#include "ui/files.h"
#include "ui/plain/shown.h"
#include "ui/start/freepath.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace lodeline::boomtown {
namespace {

struct InstalledDecks
{
    Q_DECLARE_TR_FUNCTIONS(InstalledDecks)
};

QString baseName(const Deck& deck)
{
    return ui::asFileName(QString::fromStdString(deck.name), QStringLiteral("deck"));
}

} // namespace

QString installedDecksFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/lodeline/decks");
}

std::vector<InstalledDeck> installedDecks(const QString& folder, const std::stop_token& stop)
{
    std::vector<InstalledDeck> decks;
    for (const QFileInfo& info : QDir(folder).entryInfoList({u'*' + deckSuffix()}, QDir::Files, QDir::Name)) {
        if (stop.stop_requested())
            break;
        if (auto loaded = loadDeck(info.absoluteFilePath()))
            decks.push_back({info.absoluteFilePath(), std::move(loaded->deck)});
    }
    return decks;
}

QString installedFile(const QString& folder, const Deck& deck)
{
    return QDir(folder).filePath(baseName(deck) + deckSuffix());
}

QString freeInstalledFile(const QString& folder, const Deck& deck)
{
    return ui::freePath(folder, baseName(deck), deckSuffix());
}

tl::expected<void, QString> installDeck(const Deck& deck, const QString& file)
{
    QDir().mkpath(QFileInfo(file).absolutePath());
    return ui::writeFile(file, writeDeck(deck)).map_error([&file](const QString& reason) {
        //: %1 path of a file, %2 why
        return InstalledDecks::tr("\"%1\" could not be written: %2.").arg(ui::shownPath(file), reason);
    });
}

} // namespace lodeline::boomtown
