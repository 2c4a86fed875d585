// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/owncatalogues.h"

#include "ui/languages/cataloguefile.h"

#include <QRegularExpression>
#include <QStandardPaths>

namespace lodeline::ui {
namespace {

// "lodeline_uk.ts", "uk.ts" and "lodeline_sr_Latn.ts" name the language where the file itself does not.
QString codeIn(const QString& file)
{
    static const QRegularExpression code(
        QStringLiteral("(?:^|_)([a-z]{2,3}(?:_[A-Z][a-z]{3})?(?:_(?:[A-Z]{2}|[0-9]{3}))?)\\.ts$"));
    return code.match(file).captured(1);
}

OwnCatalogue readCatalogue(const QFileInfo& info)
{
    OwnCatalogue entry{info.fileName(), nullptr, {}, info.lastModified(), info.size()};
    Result<LoadedCatalogue> loaded = loadCatalogue(info.absoluteFilePath(), codeIn(info.fileName()));
    if (loaded) {
        entry.catalogue = std::make_shared<const Catalogue>(std::move(loaded->catalogue));
        entry.problems = std::move(loaded->problems);
    } else {
        entry.problems = std::move(loaded.error());
    }
    return entry;
}

} // namespace

QString OwnCatalogues::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/lodeline/translations");
}

OwnCatalogues::OwnCatalogues(const QString& folder, QObject* parent)
    : QObject(parent)
    , files_(folder, {{QStringLiteral("*.ts")}, kMost, &readCatalogue}, [this](bool isOther) {
        keepGood();
        if (isOther)
            emit changed();
    })
{
    refresh();
}

std::shared_ptr<const Catalogue> OwnCatalogues::find(const QString& language) const
{
    for (const OwnCatalogue& entry : catalogues())
        if (const auto catalogue = spoken(entry); catalogue && catalogue->language == language)
            return catalogue;
    return nullptr;
}

std::shared_ptr<const Catalogue> OwnCatalogues::spoken(const OwnCatalogue& entry) const
{
    return good_.value(entry.file);
}

QStringList OwnCatalogues::languages() const
{
    QStringList codes;
    for (const auto& catalogue : good_)
        codes << catalogue->language;
    return codes;
}

const OwnCatalogue* OwnCatalogues::refused(const QString& language) const
{
    for (const OwnCatalogue& entry : catalogues()) {
        const auto before = spoken(entry);
        if (!entry.catalogue && (before ? before->language : codeIn(entry.file)) == language)
            return &entry;
    }
    return nullptr;
}

void OwnCatalogues::keepGood()
{
    QHash<QString, std::shared_ptr<const Catalogue>> good;
    for (const OwnCatalogue& entry : catalogues())
        if (const auto catalogue = entry.catalogue ? entry.catalogue : good_.value(entry.file))
            good.insert(entry.file, catalogue);
    good_ = good;
}

} // namespace lodeline::ui
