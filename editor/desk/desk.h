// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/command.h"
#include "editor/desk/document.h"
#include "editor/desk/documentfile.h"
#include "editor/desk/sidefile.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

class QMenu;

namespace lodeline::desk {

class Kind;

// A document of any kind with all that shows it: a tab of the window.
class Desk : public QWidget
{
    Q_OBJECT

public:
    Desk(const Kind& kind, std::unique_ptr<Document> document, const QString& sideFolder,
         QWidget* parent = nullptr);
    ~Desk() override;

    const Kind& kind() const { return kind_; }
    Document& document() { return *document_; }
    const Document& document() const { return *document_; }
    DocumentFile& file() { return file_; }
    QString title() const;                 // file name or name
    void keepSafe() { sideFile_.flush(); } // unsaved changes, at once

    virtual bool can(Command command) const = 0;
    virtual void run(Command command) = 0;
    // Of a command that switches something, whether it is on.
    virtual bool isOn(Command command) const = 0;
    virtual bool hasErrors() = 0;
    // Finishes what is being typed in a field. Needed before the document is saved, closed or used: keys and
    // menus do not take the focus away.
    virtual void commitFields() = 0;
    virtual void begin() = 0; // takes the focus to where editing begins
    virtual bool isLabRunning() const = 0;
    virtual void cancelLab() = 0; // if it is running

    virtual void setTheme(const art::Theme& theme) = 0;
    virtual void setMenu(QMenu* menu) = 0; // of the list of parts
    // Keys that work in the list and on the drawing alone.
    virtual void addPartActions(const QList<QAction*>& actions) = 0;
    virtual QByteArray layoutState() const = 0;
    virtual void restoreLayout(const QByteArray& state) = 0;

signals:
    void titleChanged();
    void choiceChanged(); // what can be done may have changed
    void told(const QString& message);
    void tourTaken(); // to its end

protected:
    // Whether it is of use to the game; shows the problems and says so under the title where it has errors.
    bool mayLeave(const QString& title);

private:
    const Kind& kind_;
    std::unique_ptr<Document> document_;
    DocumentFile file_;
    SideFile sideFile_;
};

} // namespace lodeline::desk
