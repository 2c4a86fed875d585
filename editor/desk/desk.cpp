// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/desk.h"

#include "editor/desk/kind.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"

namespace lodeline::desk {

Desk::Desk(const Kind& kind, std::unique_ptr<Document> document, const QString& sideFolder, QWidget* parent)
    : QWidget(parent)
    , kind_(kind)
    , document_(std::move(document))
    , file_(*document_)
    , sideFile_(*document_, sideFolder)
{
    connect(&file_, &DocumentFile::originChanged, this, [this] {
        sideFile_.setOrigin(file_.path(), file_.known());
        emit titleChanged();
    });
    connect(&document_->history(), &QUndoStack::cleanChanged, this, &Desk::titleChanged);
    connect(&sideFile_, &SideFile::failed, this, &Desk::told);
}

// An undo stack that goes tells of it; nobody who listens is to see a half-gone desk.
Desk::~Desk()
{
    document_->history().disconnect();
}

QString Desk::title() const
{
    if (!file_.path().isEmpty())
        return ui::fileInText(file_.path());
    const QString name = ui::nameInText(document_->words().name);
    return name.isEmpty() ? kind_.phrase(Phrase::Nameless) : name;
}

bool Desk::mayLeave(const QString& title)
{
    commitFields();
    if (!hasErrors())
        return true;
    run(Command::Problems);
    ui::MessageBox::tell(this, title,
                         tr("There are errors, so this cannot be played. The list of problems shows them and "
                            "offers repairs."));
    return false;
}

} // namespace lodeline::desk
