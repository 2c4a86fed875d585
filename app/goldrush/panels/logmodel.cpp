// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/logmodel.h"

#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/viewer.h"
#include "app/goldrush/wording/eventwords.h"
#include "app/goldrush/wording/scoreformula.h"
#include "app/match/panels/logpanel.h"
#include "ui/plain/shown.h"
#include "ui/wording/joining.h"

namespace lodeline::goldrush {
namespace {

QString formulaOf(const Event& event)
{
    const auto* score = std::get_if<events::Score>(&event);
    return score ? scoreFormula(*score) : QString();
}

} // namespace

LogModel::LogModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void LogModel::setSession(const GameSession* session)
{
    if (session_)
        session_->disconnect(this);
    session_ = session;
    if (session) // somebody else may read it now
        connect(session, &GameSession::seatsChanged, this, &LogModel::reword);
    rebuild();
}

void LogModel::rebuild()
{
    beginResetModel();
    log_ = {};
    if (session_) {
        for (const Event& event : session_->history())
            log_.receive(event);
    }
    endResetModel();
}

void LogModel::reword()
{
    beginResetModel();
    endResetModel();
}

void LogModel::see(const std::vector<Event>& events)
{
    if (events.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(events.size()) - 1);
    for (const Event& event : events)
        log_.receive(event);
    endInsertRows();
    if (log_.isRevealed())
        reword();
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(log_.lines().size());
}

QString LogModel::text(const Event& event) const
{
    const bool revealed = log_.isRevealed() || seatOf(event) == viewerOf(*session_);
    const QString told = eventText(event, session_->record(), revealed);
    const QString formula = formulaOf(event);
    return formula.isEmpty() ? told : ui::labelled(told, formula);
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !session_)
        return {};
    const Event& event = log_.lines()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(event);
    case Qt::ToolTipRole:
        return ui::toolTip(text(event));
    case app::LogPanel::TurnStartRole:
        return GameLog::beginsTurn(event);
    case app::LogPanel::ColourRole: {
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
