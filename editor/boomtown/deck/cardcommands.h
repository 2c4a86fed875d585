// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/boomtown/document/deckedits.h"
#include "editor/desk/command.h"
#include "ui/wording/words.h"

#include <QObject>

namespace lodeline::boomtown::editor {

class CardListPanel;
class DeckDocument;

// What the menus do to the chosen cards, each as one step of the history. The cards that come of it are
// chosen then.
class CardCommands : public QObject
{
    Q_OBJECT

public:
    CardCommands(DeckDocument& document, CardListPanel& list, QObject* parent);

    // Whether a command is one of these, which it then carries out.
    bool run(desk::Command command);

    void add(); // behind the current one
    void duplicate();
    void remove();
    void cut();
    void copy() const;
    void paste(); // cards, as such or as text; says where there are none

signals:
    void told(const QString& message); // why nothing was done

private:
    std::vector<Card> chosen() const;
    void insert(const ui::Words& words, std::vector<Card> cards);

    DeckDocument& document_;
    CardListPanel& list_;
};

} // namespace lodeline::boomtown::editor
