// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/findings/findingsmodel.h"

#include "ui/problemtext.h"

#include <algorithm>

namespace lodeline::desk {

FindingsModel::FindingsModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void FindingsModel::setRows(std::vector<FindingRow> rows)
{
    if (rows == all_)
        return;
    all_ = std::move(rows);
    rebuild();
}

void FindingsModel::setShown(Severity severity, bool shown)
{
    shown_[static_cast<std::size_t>(severity)] = shown;
    rebuild();
}

void FindingsModel::setOnlyPart(int part)
{
    if (part == onlyPart_)
        return;
    onlyPart_ = part;
    rebuild();
}

int FindingsModel::count(Severity severity) const
{
    return static_cast<int>(std::ranges::count_if(
        all_, [severity](const FindingRow& row) { return row.problem.severity == severity; }));
}

std::vector<int> FindingsModel::worst(std::size_t parts) const
{
    std::vector<int> worst(parts, -1);
    for (const FindingRow& row : all_) {
        if (row.part < 0)
            continue;
        int& present = worst[static_cast<std::size_t>(row.part)];
        const auto severity = static_cast<int>(row.problem.severity);
        if (present < 0 || severity < present)
            present = severity;
    }
    return worst;
}

const FindingRow& FindingsModel::row(const QModelIndex& index) const
{
    return all_[static_cast<std::size_t>(number(index))];
}

int FindingsModel::number(const QModelIndex& index) const
{
    return static_cast<int>(shownRows_[static_cast<std::size_t>(index.row())]);
}

bool FindingsModel::isShown(const FindingRow& row) const
{
    return shown_[static_cast<std::size_t>(row.problem.severity)] && (onlyPart_ < 0 || row.part == onlyPart_);
}

void FindingsModel::rebuild()
{
    beginResetModel();
    shownRows_.clear();
    for (std::size_t i = 0; i < all_.size(); ++i) {
        if (isShown(all_[i]))
            shownRows_.push_back(i);
    }
    endResetModel();
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(shownRows_.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const FindingRow& finding = row(index);
    const QString severity = ui::severityText(finding.problem.severity);
    switch (role) {
    case PlaceRole:
        return finding.place;
    case TextRole:
        return ui::problemText(finding.problem);
    case SeverityRole:
        return static_cast<int>(finding.problem.severity);
    case SeverityWordRole:
        return severity;
    case RepairRole:
        //: A button that opens a menu of repairs
        return finding.repairs.size() > 1 ? tr("Repair…") : finding.repairs.value(0);
    case RepairsRole:
        return static_cast<int>(finding.repairs.size());
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        //: A finding for screen readers: %1 severity, %2 its place, %3 what is wrong
        return tr("%1. %2. %3").arg(severity, finding.place, ui::problemText(finding.problem));
    default:
        return {};
    }
}

} // namespace lodeline::desk
