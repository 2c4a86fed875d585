// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/sets/setwords.h"

#include <QWidget>

#include <string>

class QComboBox;
class QPushButton;
class QTableWidget;
class QTableWidgetItem;

namespace lodeline::desk {

class Document;

// Names and descriptions of what a document holds in other languages.
class NamesTable : public QWidget
{
    Q_OBJECT

public:
    explicit NamesTable(Document& document, QWidget* parent = nullptr);

    void commit(); // what is being typed

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showNames();
    void spreadColumns();
    void showRow(int row, const std::string& code);
    std::string codeOf(int row) const;
    void cellEdited(const QTableWidgetItem& cell);
    void add(int choice);
    void clearCell(); // the chosen one; that of a language with all that is in it
    void remove();    // the language of the chosen cell
    void retranslate();

    Document& document_;
    QTableWidget* table_;
    QComboBox* add_;
    QPushButton* remove_;
};

// Sets, replaces or, by an empty text, removes the text of a language.
void setTranslation(Translations& translations, const std::string& language, const std::string& text);

} // namespace lodeline::desk
