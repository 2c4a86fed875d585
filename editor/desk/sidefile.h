// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/document.h"
#include "engine/core/problem.h"
#include "ui/safe/safefile.h"
#include "ui/start/aside.h"

#include <QDateTime>
#include <QTimer>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace lodeline::desk {

// What a run of the program that ended badly has left of a document.
struct Leftover
{
    QString sideFile;
    QString path; // of the document's own file; empty when it was never saved
    ContentPtr content;
    QDateTime written;
    QByteArray known; // digest of what its own file held when the changes were made
    // When its own file was written, if it holds something else by now; else invalid, also where its disk
    // takes longer to tell than a window waits.
    QDateTime overtaken;
    std::shared_ptr<QLockFile> lock; // so that no other program offers it meanwhile
};

// Reads what `Content::kept` gave. In any thread.
using ReadKept = std::function<Result<ContentPtr>(const QJsonObject& kept)>;

struct Leftovers
{
    std::vector<Leftover> found;
    std::vector<ui::PutAside> aside; // what could not be read
    bool isAll = true;               // else running programs hold more of them
};

// Keeps the unsaved changes of one document on disk, so that a crash costs nothing. They are written when
// changes pause for a moment, while they do not every two seconds, and go when the document is saved or
// closed.
class SideFile : public QObject
{
    Q_OBJECT

public:
    // `folder` is made when it is missing.
    explicit SideFile(Document& document, const QString& folder = defaultFolder(), QObject* parent = nullptr);
    ~SideFile() override; // the document was closed: the file goes

    static QString defaultFolder();
    // All that no running program holds; damaged ones are put aside. For any thread, as it may take long.
    static Leftovers leftovers(const ReadKept& read, const QString& folder = defaultFolder(),
                               const std::stop_token& stop = {});
    static void discard(const Leftover& leftover);

    // The document's own file, and the digest of what it is known to hold.
    void setOrigin(const QString& path, const QByteArray& known);
    // Writes the newest state now, if it waits to be written; when this returns, `failed` has told of what
    // went wrong.
    void flush();
    const QString& file() const { return file_.path(); }

signals:
    // The disk is full or read-only: a sentence for the user. The next change tries again.
    void failed(const QString& message);

private:
    void plan();
    void write();

    Document& document_;
    QString path_;
    QByteArray known_;
    QTimer soon_;
    QTimer latest_;
    ui::SafeFile file_{ui::SafeFile::Older::Replaced};
};

} // namespace lodeline::desk
