// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/bonus.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace lodeline::boomtown::editor {

class NumberEntry;

// The rows of the table of a bonus: from so many on, these points.
class TableRows : public QWidget
{
    Q_OBJECT

public:
    explicit TableRows(QWidget* parent = nullptr);

    // `another` as in NumberEntry.
    void setRows(const std::vector<TableRow>& rows, bool another);

signals:
    // All rows as they are to be; `row` is the one that is being typed, -1 where rows come or go.
    void edited(const std::vector<lodeline::boomtown::TableRow>& rows, int row);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Fields
    {
        NumberEntry* from;
        NumberEntry* points;
        QToolButton* remove;
    };

    void makeRow();
    void dropRow();
    void addRow();
    void removeRow(int row);
    void retranslate();

    std::vector<TableRow> rows_;
    std::vector<Fields> fields_;
    QGridLayout* grid_;
    QLabel* fromTitle_;
    QLabel* pointsTitle_;
    QPushButton* add_;
};

} // namespace lodeline::boomtown::editor
