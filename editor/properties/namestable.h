// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QTableWidget;
class QTableWidgetItem;

namespace lodeline::goldrush::editor {

class SetDocument;

// The name of a set in other languages.
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
    void cellEdited(const QTableWidgetItem& cell);
    void add(int choice);
    void remove();
    void retranslate();

    SetDocument& document_;
    QTableWidget* table_;
    QComboBox* add_;
};

} // namespace lodeline::goldrush::editor
