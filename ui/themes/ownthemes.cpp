// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/themes/ownthemes.h"

#include "resources/art/theme/themefile.h"
#include "ui/files.h"
#include "ui/plain/shown.h"
#include "ui/start/freepath.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>

namespace lodeline::ui {
namespace {

Result<art::LoadedTheme> load(const QString& path)
{
    return readFile(path, art::kMaxThemeBytes).and_then([](const QByteArray& bytes) {
        return art::parseTheme(view(bytes));
    });
}

OwnTheme readTheme(const QFileInfo& info)
{
    OwnTheme entry{info.fileName(), nullptr, {}, info.lastModified(), info.size()};
    Result<art::LoadedTheme> loaded = load(info.absoluteFilePath());
    if (loaded)
        entry.theme = std::make_shared<const art::Theme>(std::move(loaded->theme));
    else
        entry.problems = std::move(loaded.error());
    return entry;
}

FolderFiles<OwnTheme>::Kind themeFiles()
{
    return {{u'*' + themeSuffix()}, OwnThemes::kMost, &readTheme};
}

// Where a theme of that name goes: over one of the same name, else where there is none. Two without a name
// are not the same.
QString placeFor(const QString& folder, const QString& name, const QString& path)
{
    for (const QFileInfo& info : FolderFiles<OwnTheme>::filesIn(folder, themeFiles())) {
        const auto there = load(info.absoluteFilePath());
        if (there && !name.isEmpty() && there->theme.name == name)
            return info.absoluteFilePath();
    }
    const QString file = QFileInfo(path).fileName();
    const QString base =
        file.endsWith(themeSuffix(), Qt::CaseInsensitive) ? file.chopped(themeSuffix().size()) : file;
    return freePath(folder, base, themeSuffix());
}

bool hasRoom(const QString& folder, const QString& place)
{
    const QFileInfoList there = FolderFiles<OwnTheme>::filesIn(folder, themeFiles());
    return there.size() < OwnThemes::kMost || std::ranges::any_of(there, [&](const QFileInfo& info) {
               return info.absoluteFilePath() == place;
           });
}

struct Refusal
{
    Problems problems;
    QString why = {};
};

Refusal fullFolder(const QString& folder)
{
    //: %1 a number, %2 path of a folder
    const QString why =
        OwnThemes::tr("Your folder of themes is full; maximum: %1. Delete a theme in \"%2\" first.");
    return {{}, why.arg(QLocale().toString(OwnThemes::kMost), shownPath(folder))};
}

// The name of its file in the folder.
tl::expected<QString, Refusal> copied(const QString& path, const QString& folder)
{
    const Result<QByteArray> bytes = readFile(path, art::kMaxThemeBytes);
    if (!bytes)
        return tl::unexpected(Refusal{bytes.error()});
    const Result<art::LoadedTheme> loaded = art::parseTheme(view(*bytes));
    if (!loaded)
        return tl::unexpected(Refusal{loaded.error()});
    const QFileInfo info(path);
    const bool isThere = info.absolutePath() == folder;
    const QString place = isThere ? info.absoluteFilePath() : placeFor(folder, loaded->theme.name, path);
    if (!hasRoom(folder, place))
        return tl::unexpected(fullFolder(folder));
    if (isThere)
        return info.fileName();
    QDir().mkpath(folder);
    const auto written = writeFile(place, view(*bytes));
    if (!written) {
        //: %1 path of a file, %2 why
        const QString why = OwnThemes::tr("\"%1\" could not be written: %2.");
        return tl::unexpected(Refusal{{}, why.arg(shownPath(place), written.error())});
    }
    return QFileInfo(place).fileName();
}

} // namespace

QString themeSuffix()
{
    return QStringLiteral(".theme.json");
}

QString OwnTheme::name() const
{
    const bool hasName = theme && !theme->name.isEmpty();
    return shownName(hasName ? theme->name : file.chopped(themeSuffix().size()));
}

QString OwnThemes::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/lodeline/themes");
}

OwnThemes::OwnThemes(const QString& folder, QObject* parent)
    : QObject(parent)
    , files_(folder, themeFiles(), [this](bool isOther) { take(isOther); })
{
    files_.refresh();
}

const OwnTheme* OwnThemes::find(const QString& file) const
{
    const auto found = std::ranges::find(themes(), file, &OwnTheme::file);
    return found == themes().end() ? nullptr : &*found;
}

void OwnThemes::install(const QString& path)
{
    if (folder().isEmpty())
        return;
    installer_.run([path, folder = folder()] { return copied(path, folder); },
                   [this, path](const tl::expected<QString, Refusal>& file) {
                       if (!file) {
                           emit refused(path, file.error().problems, file.error().why);
                           return;
                       }
                       news_ = *file;
                       files_.refresh();
                   });
}

void OwnThemes::take(bool isOther)
{
    if (isOther)
        emit changed();
    if (!news_.isEmpty())
        emit installed(std::exchange(news_, {}));
}

} // namespace lodeline::ui
