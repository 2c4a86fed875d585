// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/document.h"
#include "ui/containers.h"
#include "ui/work/background.h"
#include "ui/work/progress.h"

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QTimer>

namespace lodeline::desk {

// Of what a file holds; empty for a file that is not there. These for any thread.
QByteArray digestOnDisk(const QString& path);
QByteArray digestOf(const QString& path, const QByteArray& bytes); // that it was just read as

// The file of a document: where it was read from or saved to, and what others do with it meanwhile.
class DocumentFile : public QObject
{
    Q_OBJECT

public:
    explicit DocumentFile(Document& document, QObject* parent = nullptr);

    const QString& path() const { return path_; } // empty when never saved
    // The document was just read from this file.
    void setRead(const QString& path, const QByteArray& digest);

    // Digest of what the file held when it was last read or written here.
    const QByteArray& known() const { return known_; }
    // The document comes from a file that held this: where it holds something else by now, saving is to ask.
    void setKnown(const QByteArray& digest);

    // Writes the whole file or leaves the old one as it was. What is too large to be opened again is not
    // written. What changes while the worker is at work stays unsaved; it may not save it again meanwhile.
    // What else is in the container that it comes from goes along, as far as it can be read.
    ui::Exported save(const QString& path, const ui::Worker& worker = ui::atOnce);
    // Pictures that were found nowhere when it was last saved.
    const ui::Unfound& unfound() const { return unfound_; }
    // A sentence about a file that was written, and what there is to say of pictures that were found nowhere.
    static QString withUnfound(const QString& sentence, const ui::Unfound& pictures);
    // Keeps what is on the desk although the file is another one now, as was told of last.
    void ignoreOutside();

signals:
    void originChanged(); // the path, or what the file is known to hold
    // Once for each other content that shows up.
    void changedOutside();
    // After that it holds again what it is known to hold.
    void restoredOutside();

private:
    void watch();
    void look();
    void report(const QByteArray& found);

    Document& document_;
    QString path_;
    QByteArray known_;
    QByteArray reported_; // digest of what was last told of
    bool isSaving_ = false;
    ui::Unfound unfound_;
    QFileSystemWatcher watcher_;
    QTimer soon_;
    ui::Background reading_;
};

} // namespace lodeline::desk
