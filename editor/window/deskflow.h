// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/kinds.h"
#include "editor/desk/sidefile.h"

#include <QObject>
#include <QPointer>

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
    Desk* openFile(const QString& path);
    Desk* tour();
    // Gives the one that has the file already, if there is one without changes.
    Desk* recover(const Leftover& leftover);
    const QString& sideFolder() const { return sideFolder_; }

    QString fileToOpen(); // asks for one; empty when there is none
    // The desk in the window that has this file, by whatever path; nullptr when there is none.
    Desk* deskOf(const QString& path, const Desk* except = nullptr) const;

    bool save(Desk& desk); // false when it was not saved after all
    bool saveAs(Desk& desk);
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
    bool mayStopLab(Desk& desk);
    bool saveTo(Desk& desk, const QString& path);
    QString proposedPath(Desk& desk) const;
    Result<ContentPtr> read(const QByteArray& bytes) const;
    bool isFree(const QString& path, const Desk& desk);
    void askWhatWaits();
    void reload(Desk& desk);

    EditorSettings& settings_;
    const Kinds& kinds_;
    QString sideFolder_;
    QWidget* window_;
    std::vector<QPointer<Desk>> unasked_; // whose files have changed while a dialog was open
};

} // namespace lodeline::desk
