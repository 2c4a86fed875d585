// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "resources/art/theme/theme.h"
#include "ui/work/background.h"
#include "ui/work/folderfiles.h"

#include <QDateTime>

#include <memory>
#include <vector>

namespace lodeline::ui {

QString themeSuffix(); // ".theme.json"

// A file in the folder of the user's themes, as it was last read.
struct OwnTheme
{
    QString file;                            // its name in the folder
    std::shared_ptr<const art::Theme> theme; // nullptr when the file is broken
    Problems problems;                       // of a broken one
    QDateTime modified;
    qint64 size = 0; // bytes

    QString name() const; // ready to be shown; the name of the file where there is none
};

// The user's own themes: files in a folder, read in the background at once and whenever something in it
// changes. Where there is no folder nothing is read.
class OwnThemes : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMost = 50; // files; others are not read

    // $XDG_DATA_HOME/lodeline/themes
    static QString defaultFolder();

    // An empty path is no folder: there are no own themes.
    explicit OwnThemes(const QString& folder, QObject* parent = nullptr);

    const QString& folder() const { return files_.path(); }
    // By the names of their files. Empty until the folder has been read for the first time.
    const std::vector<OwnTheme>& themes() const { return files_.entries(); }
    // nullptr when there is none of that file name; good until the next change.
    const OwnTheme* find(const QString& file) const;

    // Puts a copy of the file into the folder, in the background: over a theme of the same name, else beside
    // those that are there; never where it would not be read. Ends in `installed`, after `changed`, or in
    // `refused`.
    void install(const QString& path);

signals:
    void changed();
    void installed(const QString& file);
    // `why` is a sentence where the file itself is fine, but could not be written or would be one too many.
    void refused(const QString& path, const lodeline::Problems& problems, const QString& why);

private:
    void take(bool isOther);

    FolderFiles<OwnTheme> files_;
    QString news_; // was installed, and has yet to be read
    Background installer_;
};

} // namespace lodeline::ui
