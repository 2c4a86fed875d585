// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"
#include "ui/wording/words.h"

#include <QObject>
#include <QUndoStack>

#include <functional>

namespace lodeline::goldrush::editor {

// A tile set on the desk, the only place that changes it. Every change is one step of the history.
class SetDocument : public QObject
{
    Q_OBJECT

public:
    explicit SetDocument(TileSet set, QObject* parent = nullptr);
    ~SetDocument() override;
    SetDocument(const SetDocument&) = delete;
    SetDocument& operator=(const SetDocument&) = delete;

    const TileSet& set() const { return set_; }
    QUndoStack& history() { return history_; }
    const QUndoStack& history() const { return history_; }
    bool isModified() const { return !history_.isClean(); }

    // Changes a copy of the set and takes it over as one step with words for the history, such as "Turn
    // tiles". Steps of the same kind that follow one another become one step: `kind` is empty for a step
    // that stands alone. False, and no step, where nothing has changed.
    bool change(const ui::Words& words, const std::function<void(TileSet&)>& edit, const QString& kind = {});
    // The same for one design; what returns false leaves the set as it was.
    bool changeTile(int tile, const ui::Words& words, const std::function<bool(TileDesign&)>& edit,
                    const QString& kind = {});
    // Says every step of the history in the language of now.
    void retranslate() { emit languageChanged(); }

    // Begins anew with another set, without a way back.
    void replace(TileSet set);

signals:
    void changed();
    void languageChanged();

private:
    friend class ChangeCommand;

    TileSet set_;
    QUndoStack history_;
};

} // namespace lodeline::goldrush::editor
