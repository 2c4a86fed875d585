// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "ui/languages/catalogue.h"
#include "ui/work/folderfiles.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

namespace lodeline::ui {

// A file in the folder of the user's translations, as it was last read.
struct OwnCatalogue
{
    QString file;                               // its name in the folder
    std::shared_ptr<const Catalogue> catalogue; // nullptr when the file is refused
    Problems problems;                          // why, or which of its texts are not used
    QDateTime modified;
    qint64 size = 0; // bytes
};

// The user's own translations: *.ts in a folder that both programs share, read in the background at once and
// whenever something in it changes.
class OwnCatalogues : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMost = 100; // files; others are not read

    // $XDG_DATA_HOME/lodeline/translations
    static QString defaultFolder();

    // An empty path is no folder: there are no own translations.
    explicit OwnCatalogues(const QString& folder, QObject* parent = nullptr);

    const QString& folder() const { return files_.path(); }
    // By the names of their files. Empty until the folder has been read for the first time.
    const std::vector<OwnCatalogue>& catalogues() const { return files_.entries(); }
    // What is spoken of a file: as it is or, when it is refused now, as it was before. nullptr without any.
    std::shared_ptr<const Catalogue> spoken(const OwnCatalogue& entry) const;
    QStringList languages() const; // of all that is spoken
    // The file of a language that is refused as it is now; nullptr when there is none.
    const OwnCatalogue* refused(const QString& language) const;
    // The first one of a language; nullptr when there is none.
    std::shared_ptr<const Catalogue> find(const QString& language) const;
    // Looks for changes, which it notices by itself only while there is a folder.
    void refresh() { files_.refresh(); }

signals:
    void changed();

private:
    void keepGood();

    QHash<QString, std::shared_ptr<const Catalogue>> good_; // the last one of each file
    FolderFiles<OwnCatalogue> files_;
};

} // namespace lodeline::ui
