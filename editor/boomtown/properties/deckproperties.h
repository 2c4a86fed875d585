// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/boomtown/document/deckdocument.h"

#include <QWidget>

class QFormLayout;
class QLineEdit;
class QPlainTextEdit;

namespace lodeline::desk {
class NamesTable;
} // namespace lodeline::desk

namespace lodeline::boomtown::editor {

// What a deck says of itself: name, author, licence, description, and both in other languages.
class DeckProperties : public QWidget
{
    Q_OBJECT

public:
    explicit DeckProperties(DeckDocument& document, QWidget* parent = nullptr);

    // To the field for a part of the file, given by its JSON pointer; the name where there is none.
    void focusPart(const std::string& pointer);
    void commit(); // what is being typed

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectField(QLineEdit* field, std::string Deck::*member, const char* step);
    void showDeck();
    void retranslate();

    DeckDocument& document_;
    QFormLayout* form_;
    QLineEdit* name_;
    desk::NamesTable* names_;
    QLineEdit* author_;
    QLineEdit* license_;
    QPlainTextEdit* description_;
};

} // namespace lodeline::boomtown::editor
