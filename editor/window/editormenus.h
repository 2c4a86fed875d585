// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QObject>

class QMainWindow;
class QToolBar;

namespace lodeline::editor {

class EditorActions;

// The menu bar and the tool bar of the editor.
class EditorMenus : public QObject
{
    Q_OBJECT

public:
    EditorMenus(QMainWindow* window, EditorActions* actions);

    void setRecentFiles(const QStringList& paths);
    QMenu* listMenu() const { return list_; } // what can be done with tiles, for the list
    void retranslate();

signals:
    void fileRequested(const QString& path);

private:
    QMenu* file_;
    QMenu* recent_;
    QMenu* edit_;
    QMenu* tile_;
    QMenu* play_;
    QMenu* view_;
    QMenu* theme_;
    QMenu* language_;
    QMenu* help_;
    QMenu* list_;
    QToolBar* toolBar_;
};

} // namespace lodeline::editor
