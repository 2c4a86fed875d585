// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/document.h"
#include "engine/goldrush/rules/tileset.h"

#include <functional>

namespace lodeline::goldrush::editor {

// A tile set on the desk, the only place that changes it. Every change is one step of the history.
class SetDocument : public desk::Document
{
    Q_OBJECT

public:
    explicit SetDocument(TileSet set, QObject* parent = nullptr);

    const TileSet& set() const { return set_; }
    desk::ContentPtr content() const override;
    void take(const desk::Content& content, const ui::Words& words) override;
    const SetWords& words() const override { return set_; }
    void changeWords(const ui::Words& step, const std::function<void(SetWords&)>& edit,
                     const QString& kind) override;

    // Changes a copy of the set and takes it over as one step with words for the history, such as "Turn
    // tiles". Steps of the same kind that follow one another become one step: `kind` is empty for a step
    // that stands alone. False, and no step, where nothing has changed.
    bool change(const ui::Words& words, const std::function<void(TileSet&)>& edit, const QString& kind = {});
    // The same of the program's own accord while somebody works on something else: nothing leads there.
    bool changeAside(const ui::Words& words, const std::function<void(TileSet&)>& edit,
                     const QString& kind = {});
    bool isChangingAside() const { return isChangingAside_; } // while `changed` tells of it
    // As change() for one design, which the words name, too; what returns false leaves the set as it was.
    bool changeTile(int tile, const ui::Words& words, const std::function<bool(TileDesign&)>& edit,
                    const QString& kind = {});

    // Words that also name the tiles which they are about.
    ui::Words about(const std::vector<int>& tiles, const ui::Words& words) const;

protected:
    void become(const desk::Content& content) override;

private:
    friend class SetStep;

    TileSet set_;
    bool isChangingAside_ = false;
};

} // namespace lodeline::goldrush::editor
