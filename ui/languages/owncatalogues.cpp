// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/owncatalogues.h"

#include "ui/files.h"
#include "ui/languages/cataloguefile.h"

#include <QRegularExpression>
#include <QStandardPaths>

namespace lodeline::ui {
namespace {

// "lodeline_uk.ts" and "uk.ts" name the language where the file itself does not.
QString codeIn(const QString& file)
{
    static const QRegularExpression code(QStringLiteral("(?:^|_)([a-z]{2,3}(?:_[A-Z]{2})?)\\.ts$"));
    return code.match(file).captured(1);
}

OwnCatalogue readCatalogue(const QFileInfo& info)
{
    OwnCatalogue entry{info.fileName(), nullptr, {}, info.lastModified(), info.size()};
    Result<LoadedCatalogue> loaded =
        readFile(info.absoluteFilePath(), kMaxCatalogueBytes).and_then([&](const QByteArray& bytes) {
            return parseCatalogue(bytes, codeIn(info.fileName()));
        });
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
    , files_(folder, {QStringLiteral("*.ts"), kMost, &readCatalogue}, [this](bool isOther) {
        if (isOther)
            emit changed();
    })
{
    refresh();
}

std::shared_ptr<const Catalogue> OwnCatalogues::find(const QString& language) const
{
    for (const OwnCatalogue& entry : catalogues())
        if (entry.catalogue && entry.catalogue->language == language)
            return entry.catalogue;
    return nullptr;
}

} // namespace lodeline::ui
