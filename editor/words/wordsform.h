// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/sets/setwords.h"

#include <QWidget>

#include <string>

class QFormLayout;
class QLineEdit;
class QPlainTextEdit;

namespace lodeline::desk {

class Document;
class NamesTable;

// What any set says of itself: name, author, licence and description, and the first and the last in other
// languages.
class WordsForm : public QWidget
{
    Q_OBJECT

public:
    explicit WordsForm(Document& document, QWidget* parent = nullptr);

    // Whether one of the fields is for a part of the file, given by its JSON pointer; it then has the focus
    // and is in sight.
    bool focusPart(const std::string& pointer);
    void commit(); // what is being typed

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectField(QLineEdit* field, std::string SetWords::*member, int longest, const char* step);
    void showWords();
    void retranslate();

    Document& document_;
    QFormLayout* form_;
    QLineEdit* name_;
    NamesTable* names_;
    QLineEdit* author_;
    QLineEdit* license_;
    QPlainTextEdit* description_;
};

} // namespace lodeline::desk
