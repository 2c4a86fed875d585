// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tilesetfiles.h"

#include "ui/files.h"

#include <QFileInfo>
#include <QLocale>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace lodeline::ui {

namespace {

QString inLanguage(const Translations& translations, const std::string& text)
{
    const QLocale locale;
    const QString language = locale.name(); // de_CH
    for (const QString& wish : {language, locale.bcp47Name(), language.section(u'_', 0, 0)}) {
        const auto found =
            std::ranges::find(translations, wish.toStdString(), &Translations::value_type::first);
        if (found != translations.end() && !found->second.empty())
            return QString::fromStdString(found->second);
    }
    return QString::fromStdString(text);
}

} // namespace

QString tileSetSuffix()
{
    return QStringLiteral(".tileset.json");
}

QString pictureSetSuffix()
{
    return QStringLiteral(".tileset.zip");
}

QStringList tileSetSuffixes()
{
    return {tileSetSuffix(), pictureSetSuffix()};
}

bool isTileSetFile(const QString& path)
{
    return std::ranges::any_of(tileSetSuffixes(), [&path](const QString& suffix) {
        return path.endsWith(suffix, Qt::CaseInsensitive);
    });
}

QString tileSetSuffixOf(const QString& path)
{
    return path.endsWith(pictureSetSuffix(), Qt::CaseInsensitive) ? pictureSetSuffix() : tileSetSuffix();
}

QString tileSetBaseName(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    return isTileSetFile(name) ? name.chopped(tileSetSuffixOf(name).size())
                               : QFileInfo(path).completeBaseName();
}

QString withSuffix(const QString& path, const QString& suffix)
{
    if (path.endsWith(suffix, Qt::CaseInsensitive))
        return path;
    // A set that has come by pictures, or has lost them, keeps its name.
    if (const QString other = tileSetSuffixOf(path);
        tileSetSuffixes().contains(suffix) && path.endsWith(other, Qt::CaseInsensitive))
        return path.chopped(other.size()) + suffix;
    // Half of the suffix is a slip, any other end after a dot is part of the name.
    const qsizetype middle = suffix.lastIndexOf(u'.');
    for (const QString& half : {suffix.mid(middle), suffix.left(middle)}) {
        if (path.endsWith(half, Qt::CaseInsensitive))
            return path.chopped(half.size()) + suffix;
    }
    return path + suffix;
}

QString fileNameFor(const QString& setName)
{
    return asFileName(setName, QStringLiteral("tiles"));
}

QString setName(const SetWords& set)
{
    return inLanguage(set.names, set.name);
}

QString setDescription(const SetWords& set)
{
    return inLanguage(set.descriptions, set.description);
}

QStringList draggedFiles(const QMimeData& data, const QStringList& suffixes)
{
    QStringList files;
    for (const QUrl& url : data.urls()) {
        const QString path = url.toLocalFile();
        const bool wanted = std::ranges::any_of(
            suffixes, [&](const QString& suffix) { return path.endsWith(suffix, Qt::CaseInsensitive); });
        if (wanted)
            files << path;
    }
    return files;
}

std::unique_ptr<QMimeData> fileToDrag(const QString& path)
{
    auto data = std::make_unique<QMimeData>();
    data->setUrls({QUrl::fromLocalFile(path)});
    return data;
}

} // namespace lodeline::ui
