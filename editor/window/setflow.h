// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/sidefile.h"
#include "ui/installedsets.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace lodeline::goldrush::editor {

class EditorSettings;
class SetEditor;

// What leads from files to sets on the desk and back, with the questions on the way. Asks before anything is
// lost.
class SetFlow : public QObject
{
    Q_OBJECT

public:
    // Unsaved changes are kept safe in one folder, installed sets live in the other.
    SetFlow(EditorSettings& settings, QString sideFolder, const QString& installFolder,
            ui::InstalledSets::Reading reading, QWidget* window);

    // Each gives a new editor, without a parent, or nothing when it was not to be.
    SetEditor* newSet(); // asks what to begin with
    SetEditor* openFile(const QString& path);
    // Gives the one that has the file already, if there is one without changes.
    SetEditor* recover(const Leftover& leftover);
    const QString& sideFolder() const { return sideFolder_; }

    QString fileToOpen(); // asks for one; empty when there is none
    // The set in the window that has this file, by whatever path; nullptr when there is none.
    SetEditor* editorOf(const QString& path, const SetEditor* except = nullptr) const;

    bool save(SetEditor& editor); // false when it was not saved after all
    bool saveAs(SetEditor& editor);
    bool mayClose(SetEditor& editor);
    // The file of a set is another one now: read it again, or go on with what is on the desk. Waits for a
    // dialog that is open.
    void changedOutside(SetEditor& editor);
    // Copies the set as it is now to those that the game offers.
    void install(SetEditor& editor);

signals:
    void told(const QString& message);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    SetEditor* make(TileSet set) const;
    SetEditor* makeFor(const Leftover& leftover) const; // without what it has left
    bool mayStopLab(SetEditor& editor);
    bool saveTo(SetEditor& editor, const QString& path);
    QString proposedPath(SetEditor& editor) const;
    bool isFree(const QString& path, const SetEditor& editor);
    void askWhatWaits();
    std::optional<ui::InstalledSets::Rival> askAboutRival(const TileSet& set);
    void reload(SetEditor& editor);

    EditorSettings& settings_;
    QString sideFolder_;
    QWidget* window_;
    ui::InstalledSets installed_;
    std::vector<QPointer<SetEditor>> unasked_; // whose files have changed while a dialog was open
};

} // namespace lodeline::goldrush::editor
