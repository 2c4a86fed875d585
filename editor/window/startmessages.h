// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/start/aside.h"

#include <QObject>
#include <QStringList>

class QWidget;

namespace lodeline::desk {

// Says over the window what this start has put aside or left unread. The window can be used meanwhile.
class StartMessages : public QObject
{
    Q_OBJECT

public:
    explicit StartMessages(QWidget* window);

    void tellAside(const std::vector<ui::PutAside>& aside);
    // The last start did not reach its window, so that these paths were left unread: offers to read them
    // after all, or to put them aside.
    void tellUnread(const QStringList& paths);

private:
    QWidget* window_;
};

} // namespace lodeline::desk
