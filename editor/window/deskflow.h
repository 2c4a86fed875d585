// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/kinds.h"
#include "editor/desk/sidefile.h"
#include "ui/work/progress.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

class QWidget;

namespace lodeline::desk {

class EditorSettings;
class Desk;

// What leads from files to the desk and back, with the questions on the way. Asks before anything is
// lost.
class DeskFlow : public QObject
{
    Q_OBJECT

public:
    // Unsaved changes are kept safe in the folder.
    DeskFlow(EditorSettings& settings, const Kinds& kinds, QString sideFolder, QWidget* window);

    // Each gives a new desk, without a parent, or nothing when it was not to be.
    Desk* newOf(Kind& kind); // asks what to begin with
    Desk* tour();
    // Gives the one that has the file already, by whatever path, if there is one.
    Desk* openFile(const QString& path);
    // Gives the one that has the file already, if there is one without changes.
    Desk* recover(const Leftover& leftover);
    const QString& sideFolder() const { return sideFolder_; }

    QString fileToOpen(); // asks for one; empty when there is none

    // These wait until it is saved; false when it was not after all.
    bool save(Desk& desk);
    bool saveAs(Desk& desk);
    // Not while a file is read or saved. A lab that runs goes on: what is asked later may keep the desk.
    bool mayClose(Desk& desk);
    // The file is another one now: read it again, or go on with what is on the desk. Waits for a
    // dialog that is open.
    void changedOutside(Desk& desk);

signals:
    void told(const QString& message);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Desk* make(Kind& kind, const Content& content) const;
    Desk* makeFor(const Leftover& leftover) const; // without what it has left
    bool mayStopLab(const Desk& desk);
    bool saveTo(Desk& desk, const QString& path);
    QString proposedPath(Desk& desk) const;
    struct FromFile
    {
        Result<ContentPtr> content; // fails without a problem where the user did not want to wait
        QByteArray digest;          // empty where it cannot be read
    };
    using AskContent = std::function<Result<ContentPtr>(std::string_view text)>;
    FromFile read(const QString& path, const AskContent& contentOf) const; // in the background
    FromFile readAs(const Kind& kind, const QString& path) const;
    // The desk in the window that has this file, by whatever path; nullptr when there is none. In the
    // background; nothing where the user did not want to wait for it.
    std::optional<Desk*> seekDeskOf(const QString& path, const Desk* except = nullptr) const;
    // Nothing where the user did not want to wait for it.
    std::optional<bool> isChangedOutside(Desk& desk) const;
    ui::Worker worker(const QString& label) const;
    bool isFree(const QString& path, const Desk& desk);
    void askWhatWaits();
    void reload(Desk& desk);
    void explain(const QString& path, const Problems& problems);

    EditorSettings& settings_;
    const Kinds& kinds_;
    QString sideFolder_;
    QWidget* window_;
    mutable int works_ = 0;               // that are waited for
    std::vector<QPointer<Desk>> unasked_; // whose files have changed while a dialog was open
};

} // namespace lodeline::desk
