// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow/startreport.h"

#include "app/pages/startnotice.h"
#include "ui/start/oldfiles.h"
#include "ui/start/startwords.h"

namespace lodeline::app {

StartReport::StartReport(StartNotice* notice, QObject* parent)
    : QObject(parent)
    , notice_(notice)
{
}

void StartReport::tellAside(const std::vector<ui::PutAside>& aside)
{
    if (aside.empty())
        return;
    aside_.insert(aside_.end(), aside.begin(), aside.end());
    notice_->showNotice(ui::asideNotice(aside_));
}

void StartReport::tellUnread(const QStringList& paths)
{
    const auto putAside = [this, paths] {
        notice_->showNotice(ui::asideByWishNotice(ui::putAllAside(paths)),
                            {{ui::startOnceMore(), QStringLiteral("startAgain"), ui::startAgain}});
    };
    notice_->showNotice(ui::unreadNotice(), {{ui::readAfterAll(), QStringLiteral("readOld"), ui::startAgain},
                                             {ui::putThemAside(), QStringLiteral("asideOld"), putAside}});
}

} // namespace lodeline::app
