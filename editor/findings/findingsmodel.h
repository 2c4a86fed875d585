// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/finding.h"

#include <QAbstractListModel>

#include <array>

namespace lodeline::goldrush::editor {

// Those of the findings that the filters let through, in their order.
class FindingsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        PlaceRole = Qt::UserRole + 1, // "Tile 42, north edge"
        TextRole,                     // what is wrong
        SeverityRole,                 // int of Severity
        SeverityWordRole,             // "Error"
        RepairRole,                   // text of the button, empty where nothing can be done
        RepairsRole,                  // how many repairs there are
    };

    explicit FindingsModel(QObject* parent = nullptr);

    void setFindings(std::vector<Finding> findings);
    void setShown(Severity severity, bool shown);
    // Only the findings of one tile; -1 for all.
    void setOnlyTile(int tile);
    void retranslate();

    const std::vector<Finding>& findings() const { return findings_; }
    int count(Severity severity) const; // of all findings, shown or not
    const Finding& finding(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row
    {
        std::size_t finding = 0;
        QString place;
        QString text;
        QString severity;
        QString repair;
    };

    bool isShown(const Finding& finding) const;
    void rebuild();

    std::vector<Finding> findings_;
    std::vector<Row> rows_;
    std::array<bool, 3> shown_{true, true, true};
    int onlyTile_ = -1;
};

} // namespace lodeline::goldrush::editor
