// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/panels/logmodel.h"

#include "app/boomtown/wording/eventwords.h"
#include "app/match/panels/logpanel.h"
#include "engine/core/listening.h"
#include "ui/plain/shown.h"

namespace lodeline::boomtown {
namespace {

bool beginsTurn(const Event& event)
{
    return std::visit(
        Listening{[](const events::Begin&) { return true; }, [](const events::Draft&) { return true; },
                  [](const events::End&) { return true; }, [](const events::Start&) { return false; },
                  [](const events::Place&) { return false; }, [](const events::Score&) { return false; }},
        event);
}

} // namespace

LogModel::LogModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void LogModel::setMatch(const BoomtownMatch* match)
{
    if (match_)
        match_->disconnect(this);
    match_ = match;
    if (match) {
        connect(match, &BoomtownMatch::eventsHappened, this, &LogModel::follow);
        connect(match, &BoomtownMatch::positionReset, this, &LogModel::reword);
        connect(match, &BoomtownMatch::looksChanged, this, &LogModel::reword);
    }
    reword();
}

void LogModel::reword()
{
    beginResetModel();
    rows_.clear();
    seen_ = 0;
    if (match_)
        rows_ = newRows();
    endResetModel();
}

void LogModel::follow()
{
    const std::vector<std::size_t> more = newRows();
    if (more.empty())
        return;
    const int last = rowCount() + static_cast<int>(more.size()) - 1;
    beginInsertRows({}, rowCount(), last);
    rows_.insert(rows_.end(), more.begin(), more.end());
    endInsertRows();
}

std::vector<std::size_t> LogModel::newRows()
{
    std::vector<std::size_t> rows;
    for (; seen_ < match_->history().size(); ++seen_) {
        if (!isToldBefore(match_->history(), seen_))
            rows.push_back(seen_);
    }
    return rows;
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !match_)
        return {};
    const std::size_t at = rows_[static_cast<std::size_t>(index.row())];
    const Event& event = match_->history()[at];
    switch (role) {
    case Qt::DisplayRole:
        return eventText(match_->history(), at, match_->record());
    case Qt::ToolTipRole:
        return ui::toolTip(eventText(match_->history(), at, match_->record()));
    case app::LogPanel::TurnStartRole:
        return beginsTurn(event);
    case app::LogPanel::ColourRole: {
        const std::optional<int> seat = seatOf(event);
        if (!seat)
            return {};
        return QString::fromStdString(match_->record().players[static_cast<std::size_t>(*seat)].colour);
    }
    default:
        return {};
    }
}

} // namespace lodeline::boomtown
