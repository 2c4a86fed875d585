// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/logmodel.h"

#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/wording/eventwords.h"
#include "ui/plain/shown.h"

namespace lodeline::goldrush {

LogModel::LogModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void LogModel::setSession(const GameSession* session)
{
    beginResetModel();
    session_ = session;
    rows_ = told();
    endResetModel();
}

void LogModel::reset()
{
    setSession(session_);
}

void LogModel::refresh()
{
    const int now = told();
    if (now < rows_ || revealed()) {
        reset();
        return;
    }
    if (now == rows_)
        return;
    beginInsertRows({}, rows_, now - 1);
    rows_ = now;
    endInsertRows();
}

bool LogModel::revealed() const
{
    return session_ && session_->phase() == Game::Phase::Over && unseen_ == 0;
}

int LogModel::told() const
{
    return session_ ? static_cast<int>(session_->history().size()) - unseen_ : 0;
}

void LogModel::setUnseen(int events)
{
    unseen_ = events;
    refresh();
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rows_;
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !session_)
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (row >= session_->history().size())
        return {};
    const Event& event = session_->history()[row];
    switch (role) {
    case Qt::DisplayRole:
        return eventText(event, session_->record(), revealed());
    case Qt::ToolTipRole:
        return ui::toolTip(eventText(event, session_->record(), revealed()));
    case TurnStartRole:
        return std::holds_alternative<events::Draw>(event) || std::holds_alternative<events::End>(event);
    case ColourRole: {
        const std::optional<int> seat = seatOf(event);
        if (!seat)
            return {};
        return QString::fromStdString(session_->record().players[static_cast<std::size_t>(*seat)].colour);
    }
    default:
        return {};
    }
}

} // namespace lodeline::goldrush
