// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translating/ownwords.h"

#include "ui/files.h"
#include "ui/languages/cataloguefile.h"
#include "ui/languages/languages.h"
#include "ui/languages/owncatalogues.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"
#include "ui/translating/ownfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace lodeline::ui {
namespace {

class OwnWords
{
    Q_DECLARE_TR_FUNCTIONS(OwnWords)

public:
    static QString cannotWrite(const QString& path, const QString& why)
    {
        //: %1 name of a file, %2 why, in the words of the system
        return tr("\"%1\" could not be written: %2").arg(fileInText(path), why);
    }

    static QString cannotRead(const QString& path, const Problems& problems)
    {
        //: %1 name of a file with translations, %2 what is wrong with it
        return tr("Nothing was changed in \"%1\". %2").arg(fileInText(path), problemText(problems.front()));
    }
};

// Where the language already is, or the file that it begins in. A damaged file is it, too: beside a second
// one its words would be lost once it is mended. One that is called so and speaks another language is not.
QString fileOf(const OwnCatalogues& own, const QString& language)
{
    const QDir folder(own.folder());
    for (const OwnCatalogue& entry : own.catalogues())
        if (const auto spoken = own.spoken(entry); spoken && spoken->language == language)
            return folder.filePath(entry.file);
    if (const OwnCatalogue* damaged = own.refused(language))
        return folder.filePath(damaged->file);
    const QString usual = QStringLiteral("lodeline_%1.ts").arg(language);
    const bool isTaken = std::ranges::any_of(own.catalogues(), [&](const OwnCatalogue& entry) {
        return entry.file == usual && own.spoken(entry);
    });
    return folder.filePath(isTaken ? QStringLiteral("own_%1.ts").arg(language) : usual);
}

} // namespace

tl::expected<QString, QString> keepOwnWords(const Languages& languages, const QString& language,
                                            const CatalogueText& text)
{
    OwnCatalogues& own = *languages.own();
    const QString path = fileOf(own, language);
    QByteArray before;
    if (QFileInfo::exists(path)) {
        const Result<QByteArray> read = readFile(path, kMaxCatalogueBytes);
        if (!read)
            return tl::unexpected(OwnWords::cannotRead(path, read.error()));
        before = *read;
    }
    const Result<QByteArray> changed = withText(before, language, text);
    if (!changed)
        return tl::unexpected(OwnWords::cannotRead(path, changed.error()));
    QDir().mkpath(own.folder()); // if that fails, writing says why
    if (const auto written = writeFile(path, view(*changed)); !written)
        return tl::unexpected(OwnWords::cannotWrite(path, written.error()));
    own.refresh();
    return path;
}

} // namespace lodeline::ui
