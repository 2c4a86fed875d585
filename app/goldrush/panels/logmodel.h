// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QPointer>

namespace lodeline::goldrush {

class GameSession;

// The history of a session, one sentence a row, worded only when it is shown: a change of the language
// needs no more than to ask again. Values of tokens appear when the game is over (R7.4).
class LogModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { TurnStartRole = Qt::UserRole + 1, ColourRole };

    explicit LogModel(QObject* parent = nullptr);

    void setSession(const GameSession* session);
    void refresh(); // events were added
    // How many of the last events the board has yet to show: they are not told before.
    void setUnseen(int events);
    void reset(); // the history is another one, or the language is

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    bool revealed() const;
    int told() const;

    QPointer<const GameSession> session_;
    int rows_ = 0;
    int unseen_ = 0;
};

} // namespace lodeline::goldrush
