// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/boomtown/deck/deckkind.h"
#include "editor/program/editorsettings.h"
#include "editor/set/seteditor.h"
#include "editor/set/setkind.h"
#include "editor/tiles/tilelistpanel.h"
#include "editor/window/editoractions.h"
#include "editor/window/editorwindow.h"
#include "editor/window/startmessages.h"
#include "tests/ui/nextdialog.h"
#include "ui/appearance.h"
#include "ui/languages/languages.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::goldrush::editor {

using lodeline::desk::digestOnDisk;
using lodeline::desk::DocumentFile;
using lodeline::desk::EditorActions;
using lodeline::desk::EditorSettings;
using lodeline::desk::EditorWindow;
using lodeline::desk::Leftover;
using lodeline::desk::SideFile;
using lodeline::desk::StartMessages;

} // namespace lodeline::goldrush::editor

namespace lodeline::goldrush::editor::test {

// An editor window with settings and folders of its own, in English.
class Desk
{
public:
    Desk()
        : settings_(folder_.filePath(QStringLiteral("editor.ini")),
                    folder_.filePath(QStringLiteral("game.ini")))
    {
        languages_.use(QStringLiteral("en"));
        kinds_.add(std::make_unique<SetKind>(path(QStringLiteral("installed"))));
        kinds_.add(std::make_unique<boomtown::editor::DeckKind>(path(QStringLiteral("decks"))));
        start();
    }

    EditorWindow* operator->() const { return window_.get(); }
    EditorWindow& operator*() const { return *window_; }
    EditorSettings& settings() { return settings_; }
    ui::Languages& languages() { return languages_; }
    QString path(const QString& name) const { return folder_.filePath(name); }
    SetEditor& editor() const { return dynamic_cast<SetEditor&>(*window_->current()); }
    SetDocument& document() const { return editor().document(); }
    const TileSet& set() const { return document().set(); }

    // A copy of the classic set, which tests may write to.
    QString classic() const
    {
        QString copy = path(QStringLiteral("copy.tileset.json"));
        QFile::remove(copy);
        QFile::copy(QStringLiteral(LODELINE_CLASSIC_SET), copy);
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
        return copy;
    }
    // As a new start of the program.
    void start()
    {
        window_ = std::make_unique<EditorWindow>(settings_, kinds_, languages_, appearance_,
                                                 path(QStringLiteral("side")));
        window_->show();
    }

private:
    QTemporaryDir folder_;
    EditorSettings settings_;
    ui::Languages languages_;
    ui::Appearance appearance_;
    desk::Kinds kinds_;
    std::unique_ptr<EditorWindow> window_;
};

using lodeline::test::onNextDialog;
using Answer = std::function<void(QMessageBox&)>;

inline void onNextMessage(const Answer& answer)
{
    onNextDialog([answer](QDialog* dialog) { answer(*qobject_cast<QMessageBox*>(dialog)); });
}

// The button with these words on it.
inline void press(const QMessageBox& box, const char* words)
{
    for (QAbstractButton* button : box.buttons()) {
        if (button->text().contains(QLatin1String(words))) {
            button->click();
            return;
        }
    }
}

} // namespace lodeline::goldrush::editor::test
