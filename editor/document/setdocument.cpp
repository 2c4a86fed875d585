// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/setdocument.h"

#include "editor/document/setdelta.h"

#include <QUndoCommand>

namespace lodeline::goldrush::editor {

// The one kind of step there is. Qt asks commands of the same id to merge; the kind decides.
class ChangeCommand : public QUndoCommand
{
public:
    ChangeCommand(SetDocument& document, SetDelta delta, ui::Words words, QString kind)
        : QUndoCommand(words())
        , document_(document)
        , words_(std::move(words))
        , delta_(std::move(delta))
        , kind_(std::move(kind))
    {
        QObject::connect(&document, &SetDocument::languageChanged, &listener_, [this] { setText(words_()); });
    }

    void redo() override { delta_.apply(document_.set_); }
    void undo() override { delta_.revert(document_.set_); }
    int id() const override { return kind_.isEmpty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* next = dynamic_cast<const ChangeCommand*>(other);
        if (!next || next->kind_ != kind_)
            return false;
        TileSet before = document_.set_;
        next->delta_.revert(before);
        delta_.revert(before);
        delta_ = SetDelta(before, document_.set_);
        words_ = next->words_;
        setText(next->text());
        setObsolete(delta_.isEmpty());
        return true;
    }

private:
    SetDocument& document_;
    ui::Words words_;
    SetDelta delta_;
    QString kind_;
    QObject listener_; // as long as the step is in the history
};

SetDocument::SetDocument(TileSet set, QObject* parent)
    : QObject(parent)
    , set_(std::move(set))
{
    // Once, however many steps a jump in the history takes.
    connect(&history_, &QUndoStack::indexChanged, this, &SetDocument::changed);
}

// The history clears itself at its end, and says so.
SetDocument::~SetDocument()
{
    disconnect(&history_, nullptr, this, nullptr);
}

bool SetDocument::change(const ui::Words& words, const std::function<void(TileSet&)>& edit,
                         const QString& kind)
{
    TileSet next = set_;
    edit(next);
    SetDelta delta(set_, next);
    if (delta.isEmpty())
        return false;
    history_.push(new ChangeCommand(*this, std::move(delta), words, kind));
    return true;
}

bool SetDocument::changeTile(int tile, const ui::Words& words, const std::function<bool(TileDesign&)>& edit,
                             const QString& kind)
{
    if (tile < 0 || static_cast<std::size_t>(tile) >= set_.tiles.size())
        return false;
    TileDesign next = set_.tiles[static_cast<std::size_t>(tile)];
    if (!edit(next))
        return false;
    return change(
        words, [&](TileSet& set) { set.tiles[static_cast<std::size_t>(tile)] = std::move(next); }, kind);
}

void SetDocument::replace(TileSet set)
{
    set_ = std::move(set);
    history_.clear();
}

} // namespace lodeline::goldrush::editor
