// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/session/boomtownmatch.h"

#include <QAbstractListModel>
#include <QPointer>

namespace lodeline::boomtown {

// What has happened in a match, one sentence a row, worded only when it is shown.
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

    QPointer<const BoomtownMatch> match_;
    int rows_ = 0;
};

} // namespace lodeline::boomtown
