// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/files/savedas.h"

#include "app/shell/files/gamefile.h"
#include "engine/core/pictures/sha256.h"
#include "ui/files.h"
#include "ui/safe/safefile.h"
#include "ui/start/settingsfile.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace lodeline::app {
namespace {

QString pathKey(const QString& game, SavedAs::Which which)
{
    return game + (which == SavedAs::Which::Saved ? QStringLiteral("/path") : QStringLiteral("/original"));
}

QString digestKey(const QString& game, SavedAs::Which which)
{
    return game +
           (which == SavedAs::Which::Saved ? QStringLiteral("/sha256") : QStringLiteral("/originalSha256"));
}

QString digestOf(const QByteArray& bytes)
{
    return QString::fromStdString(toHex(sha256Of(ui::view(bytes))));
}

QString idOf(const QString& autosave)
{
    return QFileInfo(autosave).completeBaseName();
}

} // namespace

SavedAs::SavedAs(const QString& folder)
    : folders_(folder)
{
    const QString file = folder + QStringLiteral("/saved.ini");
    std::vector<ui::PutAside> aside; // not worth a word: the games are all there
    if (ui::vetSettings(file, aside))
        store_ = std::make_unique<QSettings>(file, QSettings::IniFormat);
}

void SavedAs::remember(const QString& autosave, const File& file, Which which)
{
    if (autosave.isEmpty() || !store_)
        return;
    const QString game = idOf(autosave);
    forgetOthers(game);
    store_->setValue(pathKey(game, which), QFileInfo(file.path).absoluteFilePath());
    store_->setValue(digestKey(game, which), digestOf(file.bytes));
    store_->sync(); // it has to outlive a crash
}

SavedAs::Memory SavedAs::memoryOf(const QString& autosave, Which which) const
{
    if (autosave.isEmpty() || !store_)
        return {};
    const QString game = idOf(autosave);
    return {store_->value(pathKey(game, which)).toString(), store_->value(digestKey(game, which)).toString()};
}

std::optional<SavedAs::File> SavedAs::fileOf(const Memory& memory)
{
    if (memory.path.isEmpty())
        return std::nullopt;
    const auto bytes = readGameFile(memory.path);
    if (!bytes || digestOf(*bytes) != memory.digest)
        return std::nullopt;
    return File{memory.path, *bytes};
}

void SavedAs::forgetOthers(const QString& game)
{
    const std::array folders{folders_.unfinished, folders_.trials, folders_.discarded};
    const auto isUnfinished = [&folders](const QString& other) {
        return std::ranges::any_of(folders, [&other](const QString& folder) {
            const QString file = folder + u'/' + other + gameSuffix();
            return QFileInfo::exists(file) || QFileInfo::exists(ui::SafeFile::lockFile(file));
        });
    };
    for (const QString& other : store_->childGroups())
        if (other != game && !isUnfinished(other))
            store_->remove(other);
}

} // namespace lodeline::app
