// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/findings/findingrow.h"

#include <QAbstractListModel>

#include <array>

namespace lodeline::desk {

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

    void setRows(std::vector<FindingRow> rows);
    void setShown(Severity severity, bool shown);
    // Only the findings of one part; -1 for all.
    void setOnlyPart(int part);

    int total() const { return static_cast<int>(all_.size()); }
    int count(Severity severity) const; // of all findings, shown or not
    // The worst severity of each part, by index; -1 where there is no finding.
    std::vector<int> worst(std::size_t parts) const;
    const FindingRow& row(const QModelIndex& index) const;
    int number(const QModelIndex& index) const; // among those that were set, sorted by severity

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    bool isShown(const FindingRow& row) const;
    void rebuild();

    std::vector<FindingRow> all_;
    std::vector<std::size_t> shownRows_; // into all_
    std::array<bool, 3> shown_{true, true, true};
    int onlyPart_ = -1;
};

} // namespace lodeline::desk
