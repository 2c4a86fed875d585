// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/start/aside.h"

#include <QObject>
#include <QStringList>

namespace lodeline::app {

class StartNotice;

// Tells on the start page, in one notice, what this start has put aside and left unread.
class StartReport : public QObject
{
    Q_OBJECT

public:
    StartReport(StartNotice* notice, QObject* parent);

    // In addition to what was told before.
    void tellAside(const std::vector<ui::PutAside>& aside);
    // The last start did not reach its window, so that these paths were left unread: offers to read them
    // after all, or to put them aside.
    void tellUnread(const QStringList& paths);

private:
    void show();
    QString text() const;
    void putAside();
    void startAgain();

    StartNotice* notice_;
    std::vector<ui::PutAside> aside_;
    QStringList unread_;
    std::vector<ui::PutAside> byWish_;
};

} // namespace lodeline::app
