// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/content.h"
#include "engine/core/sets/setwords.h"
#include "ui/wording/words.h"

#include <QObject>
#include <QUndoCommand>
#include <QUndoStack>

#include <functional>

namespace lodeline::desk {

// Something on the desk that is changed by steps, each of which can be undone.
class Document : public QObject
{
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;
    Document(const Document&) = delete;
    Document& operator=(const Document&) = delete;

    QUndoStack& history() { return history_; }
    const QUndoStack& history() const { return history_; }
    bool isModified() const { return !history_.isClean(); }

    virtual ContentPtr content() const = 0; // of now
    // Becomes another content of its kind, as one step.
    virtual void take(const Content& content, const ui::Words& words) = 0;
    // Begins anew with it, without a way back.
    void beginWith(const Content& content);

    virtual const SetWords& words() const = 0; // what it says of itself
    // Changes them as one step; `kind` as in Step.
    virtual void changeWords(const ui::Words& step, const std::function<void(SetWords&)>& edit,
                             const QString& kind = {}) = 0;

    // Says every step of the history in the language of now.
    void retranslate() { emit languageChanged(); }

signals:
    void changed();
    void languageChanged();

protected:
    virtual void become(const Content& content) = 0; // of its kind, beside the history

private:
    QUndoStack history_;
};

// A step of the history. Steps of the same kind that follow one another become one; `kind` is empty for a
// step that stands alone.
class Step : public QUndoCommand
{
public:
    Step(const Document& document, ui::Words words, QString kind);

    int id() const override { return kind_.isEmpty() ? -1 : 1; } // Qt asks those of the same to merge
    bool mergeWith(const QUndoCommand* other) final;

protected:
    // Does what the next step did, too; false where nothing is left of both.
    virtual bool join(const Step& next) = 0;

private:
    ui::Words words_;
    QString kind_;
    QObject listener_; // as long as the step is in the history
};

} // namespace lodeline::desk
