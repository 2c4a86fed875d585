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
    }
    reword();
}

void LogModel::reword()
{
    beginResetModel();
    rows_ = match_ ? static_cast<int>(match_->history().size()) : 0;
    endResetModel();
}

void LogModel::follow()
{
    const int now = static_cast<int>(match_->history().size());
    beginInsertRows({}, rows_, now - 1);
    rows_ = now;
    endInsertRows();
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rows_;
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !match_)
        return {};
    const Event& event = match_->history()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return eventText(event, match_->record());
    case Qt::ToolTipRole:
        return ui::toolTip(eventText(event, match_->record()));
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
