// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow/startreport.h"

#include "app/pages/startnotice.h"
#include "ui/start/oldfiles.h"

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
    //: Followed by a list of files, a line for each
    notice_->showNotice(tr("Something in your folders could not be used and was put aside:") + u'\n' +
                        ui::asideText(aside_));
}

void StartReport::tellUnread(const QStringList& paths)
{
    const QString text =
        tr("The last start ended before its window was there. In case one of your files is to blame, "
           "settings, interrupted games and your tile sets were left unread this time.");
    const auto putAside = [this, paths] {
        const std::vector<ui::PutAside> aside = ui::putAllAside(paths);
        notice_->showNotice(tr("The old files were put aside:") + u'\n' + ui::asideText(aside),
                            //: Button: the program ends and starts once more
                            {{tr("&Start again"), QStringLiteral("startAgain"), ui::startAgain}});
    };
    //: Button: the program starts once more and reads the files of earlier runs
    notice_->showNotice(text, {{tr("&Read them after all"), QStringLiteral("readOld"), ui::startAgain},
                               //: Button: the files of earlier runs are moved to another folder
                               {tr("Put them &aside"), QStringLiteral("asideOld"), putAside}});
}

} // namespace lodeline::app
