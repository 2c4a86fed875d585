// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/setdocument.h"

#include "editor/document/setcontent.h"
#include "editor/document/setdelta.h"
#include "ui/plain/shown.h"

#include <QScopedValueRollback>

namespace lodeline::goldrush::editor {

// The one kind of step there is.
class SetStep : public desk::Step
{
public:
    SetStep(SetDocument& document, SetDelta delta, ui::Words words, QString kind)
        : Step(document, std::move(words), std::move(kind))
        , document_(document)
        , delta_(std::move(delta))
    {
    }

    void redo() override { delta_.apply(document_.set_); }
    void undo() override { delta_.revert(document_.set_); }

private:
    bool join(const Step& next) override
    {
        TileSet before = document_.set_;
        static_cast<const SetStep&>(next).delta_.revert(before);
        delta_.revert(before);
        delta_ = SetDelta(before, document_.set_);
        return !delta_.isEmpty();
    }

    SetDocument& document_;
    SetDelta delta_;
};

SetDocument::SetDocument(TileSet set, QObject* parent)
    : Document(parent)
    , set_(std::move(set))
{
}

desk::ContentPtr SetDocument::content() const
{
    return std::make_shared<SetContent>(set_);
}

void SetDocument::take(const desk::Content& content, const ui::Words& words)
{
    change(words, [&content](TileSet& set) { set = setOf(content); });
}

void SetDocument::become(const desk::Content& content)
{
    set_ = setOf(content);
}

void SetDocument::changeWords(const ui::Words& step, const std::function<void(SetWords&)>& edit,
                              const QString& kind)
{
    change(step, edit, kind);
}

bool SetDocument::change(const ui::Words& words, const std::function<void(TileSet&)>& edit,
                         const QString& kind)
{
    TileSet next = set_;
    edit(next);
    SetDelta delta(set_, next);
    if (delta.isEmpty())
        return false;
    history().push(new SetStep(*this, std::move(delta), words, kind));
    return true;
}

bool SetDocument::changeAside(const ui::Words& words, const std::function<void(TileSet&)>& edit,
                              const QString& kind)
{
    const QScopedValueRollback aside(isChangingAside_, true);
    return change(words, edit, kind);
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
        about({tile}, words),
        [&](TileSet& set) { set.tiles[static_cast<std::size_t>(tile)] = std::move(next); }, kind);
}

ui::Words SetDocument::about(const std::vector<int>& tiles, const ui::Words& words) const
{
    if (tiles.empty())
        return words;
    const QString id = ui::nameInText(set_.tiles[static_cast<std::size_t>(tiles.front())].id);
    const auto count = static_cast<int>(tiles.size());
    return [words, id, count] {
        //: A step of the history: %1 what was done, %2 the id of a tile
        return count == 1 ? tr("%1 (tile %2)").arg(words(), id)
                          //: A step of the history: %1 what was done, to how many tiles
                          : tr("%1 (%Ln tile(s))", nullptr, count).arg(words());
    };
}

} // namespace lodeline::goldrush::editor
