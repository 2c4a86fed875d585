// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>

class QComboBox;
class QTableWidget;
class QTableWidgetItem;

namespace lodeline::goldrush::editor {

class SetDocument;

// Name and description of a set in other languages.
class NamesTable : public QWidget
{
    Q_OBJECT

public:
    explicit NamesTable(SetDocument& document, QWidget* parent = nullptr);

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

    SetDocument& document_;
    QTableWidget* table_;
    QComboBox* add_;
};

} // namespace lodeline::goldrush::editor
