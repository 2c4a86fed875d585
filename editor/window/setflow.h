// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/sidefile.h"
#include "ui/installedsets.h"

#include <QObject>

class QWidget;

namespace lodeline::editor {

class EditorSettings;
class SetEditor;

// What leads from files to sets on the desk and back, with the questions on the way. Asks before anything is
// lost.
class SetFlow : public QObject
{
    Q_OBJECT

public:
    // Unsaved changes are kept safe in one folder, installed sets live in the other.
    SetFlow(EditorSettings& settings, QString sideFolder, const QString& installFolder, QWidget* window);

    // Each gives a new editor, without a parent, or nothing when it was not to be.
    SetEditor* newSet(); // asks what to begin with
    SetEditor* open();   // asks for a file
    SetEditor* openFile(const QString& path);
    SetEditor* recover(const Leftover& leftover);
    std::vector<Leftover> leftovers() const;

    bool save(SetEditor& editor); // false when it was not saved after all
    bool saveAs(SetEditor& editor);
    bool mayClose(SetEditor& editor);
    // The file of a set is another one now: read it again, or go on with what is on the desk.
    void changedOutside(SetEditor& editor);
    // Copies the set as it is now to those that the game offers.
    void install(SetEditor& editor);

signals:
    void told(const QString& message);

private:
    SetEditor* make(TileSet set) const;
    bool saveTo(SetEditor& editor, const QString& path);
    QString proposedPath(SetEditor& editor) const;
    std::optional<ui::InstalledSets::Rival> askAboutRival(const TileSet& set);
    void reload(SetEditor& editor);

    EditorSettings& settings_;
    QString sideFolder_;
    QWidget* window_;
    ui::InstalledSets installed_;
};

} // namespace lodeline::editor
