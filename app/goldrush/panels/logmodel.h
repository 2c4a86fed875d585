// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/panels/gamelog.h"

#include <QAbstractListModel>
#include <QPointer>

namespace lodeline::goldrush {

class GameSession;

// What the board has shown of a session, one sentence a row, worded only when it is shown: a change of the
// language needs no more than to ask again. Values of tokens appear when the game is over (R7.4),
// those of the only person at the table at once.
class LogModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit LogModel(QObject* parent = nullptr);

    // Begins with all that has happened.
    void setSession(const GameSession* session);
    void see(const std::vector<Event>& events); // these came next
    void rebuild();                             // the position is another one
    void reword();                              // the language or names are other ones

    const Event& line(int row) const { return log_.lines()[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString text(const Event& event) const;

    QPointer<const GameSession> session_;
    GameLog log_;
};

} // namespace lodeline::goldrush
