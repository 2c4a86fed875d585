// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;
class QTableWidgetItem;

namespace lodeline::goldrush::editor {

class SetDocument;

// The mining tokens of a set: values and how many of each, beside the nuggets that they have to serve.
class TokensTable : public QWidget
{
    Q_OBJECT

public:
    explicit TokensTable(SetDocument& document, QWidget* parent = nullptr);

    void commit(); // what is being typed

protected:
    void changeEvent(QEvent* event) override;

private:
    void showTokens();
    void cellEdited(const QTableWidgetItem& cell);
    void add();
    void remove();
    void retranslate();

    SetDocument& document_;
    QTableWidget* table_;
    QPushButton* add_;
    QPushButton* remove_;
    QLabel* sum_;
};

} // namespace lodeline::goldrush::editor
