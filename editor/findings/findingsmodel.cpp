// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/findingsmodel.h"

#include "editor/problems/findingwords.h"
#include "ui/problemtext.h"

#include <algorithm>

namespace lodeline::goldrush::editor {

FindingsModel::FindingsModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void FindingsModel::setFindings(std::vector<Finding> findings)
{
    std::ranges::stable_sort(findings, {}, [](const Finding& f) { return f.problem.severity; });
    if (findings == findings_)
        return;
    findings_ = std::move(findings);
    rebuild();
}

void FindingsModel::setShown(Severity severity, bool shown)
{
    shown_[static_cast<std::size_t>(severity)] = shown;
    rebuild();
}

void FindingsModel::setOnlyTile(int tile)
{
    if (tile == onlyTile_)
        return;
    onlyTile_ = tile;
    rebuild();
}

void FindingsModel::retranslate()
{
    rebuild();
}

int FindingsModel::count(Severity severity) const
{
    return static_cast<int>(std::ranges::count_if(
        findings_, [severity](const Finding& f) { return f.problem.severity == severity; }));
}

const Finding& FindingsModel::finding(const QModelIndex& index) const
{
    return findings_[rows_[static_cast<std::size_t>(index.row())].finding];
}

bool FindingsModel::isShown(const Finding& finding) const
{
    return shown_[static_cast<std::size_t>(finding.problem.severity)] &&
           (onlyTile_ < 0 || finding.tile == onlyTile_);
}

void FindingsModel::rebuild()
{
    beginResetModel();
    rows_.clear();
    for (std::size_t i = 0; i < findings_.size(); ++i) {
        const Finding& finding = findings_[i];
        if (!isShown(finding))
            continue;
        Row row{i, placeText(finding), findingText(finding), ui::severityText(finding.problem.severity), {}};
        if (!finding.repairs.empty())
            //: A button that opens a menu of repairs
            row.repair = finding.repairs.size() == 1 ? repairText(finding.repairs.front()) : tr("Repair…");
        rows_.push_back(std::move(row));
    }
    endResetModel();
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PlaceRole:
        return row.place;
    case TextRole:
        return row.text;
    case SeverityRole:
        return static_cast<int>(findings_[row.finding].problem.severity);
    case SeverityWordRole:
        return row.severity;
    case RepairRole:
        return row.repair;
    case RepairsRole:
        return static_cast<int>(findings_[row.finding].repairs.size());
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        //: A finding for screen readers: %1 severity, %2 place in the tile set, %3 what is wrong
        return tr("%1. %2. %3").arg(row.severity, row.place, row.text);
    default:
        return {};
    }
}

} // namespace lodeline::goldrush::editor
