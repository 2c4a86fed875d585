// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/start/startreport.h"

#include "app/shell/start/startnotice.h"
#include "ui/start/oldfiles.h"
#include "ui/start/startwords.h"

#include <utility>

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
    show();
}

void StartReport::tellUnread(const QStringList& paths)
{
    unread_ = paths;
    show();
}

void StartReport::show()
{
    std::vector<StartNotice::Choice> choices;
    if (!unread_.isEmpty())
        choices = {{ui::readAfterAll, QStringLiteral("readOld"), [this] { startAgain(); }},
                   {ui::putThemAside, QStringLiteral("asideOld"), [this] { putAside(); }}};
    else if (!byWish_.empty())
        choices = {{ui::startOnceMore, QStringLiteral("startAgain"), [this] { startAgain(); }}};
    notice_->showNotice([this] { return text(); }, choices);
}

QString StartReport::text() const
{
    QStringList parts;
    if (!aside_.empty())
        parts << ui::asideNotice(aside_);
    if (!unread_.isEmpty())
        parts << ui::unreadNotice();
    else if (!byWish_.empty())
        parts << ui::asideByWishNotice(byWish_);
    return parts.join(u'\n');
}

void StartReport::putAside()
{
    byWish_ = ui::putAllAside(std::exchange(unread_, {}));
    show();
}

void StartReport::startAgain()
{
    if (!ui::startAgain())
        notice_->showNotice(ui::cannotStartAgain);
}

} // namespace lodeline::app
