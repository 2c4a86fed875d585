// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/sets/setwords.h"
#include "ui/wording/words.h"

#include <QWidget>

#include <functional>
#include <string>

class QComboBox;
class QTableWidget;
class QTableWidgetItem;

namespace lodeline::desk {

class Document;

// What a document says of itself, to be seen and changed.
struct WordsOf
{
    using Edit = std::function<void(SetWords&)>;

    std::function<const SetWords&()> now;
    std::function<void(const ui::Words& step, const Edit& edit)> change; // one step of the history
};

// Names and descriptions of any set in other languages.
class NamesTable : public QWidget
{
    Q_OBJECT

public:
    NamesTable(const Document& document, WordsOf words, QWidget* parent = nullptr);

    void commit(); // what is being typed

protected:
    void changeEvent(QEvent* event) override;

private:
    void showNames();
    void showRow(int row, const std::string& code);
    std::string codeOf(int row) const;
    void cellEdited(const QTableWidgetItem& cell);
    void add(int choice);
    void remove();
    void retranslate();

    WordsOf words_;
    QTableWidget* table_;
    QComboBox* add_;
};

// Sets, replaces or, by an empty text, removes the text of a language.
void setTranslation(Translations& translations, const std::string& language, const std::string& text);

} // namespace lodeline::desk
