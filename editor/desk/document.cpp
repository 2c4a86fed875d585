// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/document.h"

namespace lodeline::desk {

Document::Document(QObject* parent)
    : QObject(parent)
{
    // Once, however many steps a jump in the history takes.
    connect(&history_, &QUndoStack::indexChanged, this, &Document::changed);
}

// The history clears itself at its end, and says so.
Document::~Document()
{
    disconnect(&history_, nullptr, this, nullptr);
}

// A history without a step does not say that it was cleared.
void Document::beginWith(const Content& content)
{
    const bool isTold = history_.count() > 0;
    become(content);
    history_.clear();
    if (!isTold)
        emit changed();
}

Step::Step(const Document& document, ui::Words words, QString kind)
    : QUndoCommand(words())
    , words_(std::move(words))
    , kind_(std::move(kind))
{
    QObject::connect(&document, &Document::languageChanged, &listener_, [this] { setText(words_()); });
}

bool Step::mergeWith(const QUndoCommand* other)
{
    const auto* next = dynamic_cast<const Step*>(other);
    if (!next || next->kind_ != kind_)
        return false;
    setObsolete(!join(*next));
    words_ = next->words_;
    setText(next->text());
    return true;
}

} // namespace lodeline::desk
