// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/session/boomtownmatch.h"

#include <QAbstractListModel>
#include <QPointer>

#include <vector>

namespace lodeline::boomtown {

// What has happened in a match, one sentence a row, worded only when it is shown. A card that is taken and
// placed is one row.
class LogModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit LogModel(QObject* parent = nullptr);

    void setMatch(const BoomtownMatch* match);
    void reword(); // the language is another one

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void follow();
    // Of what has happened since the last time of asking.
    std::vector<std::size_t> newRows();

    QPointer<const BoomtownMatch> match_;
    std::vector<std::size_t> rows_; // the event of each, in the history
    std::size_t seen_ = 0;          // events of the history
};

} // namespace lodeline::boomtown
