// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/startwords.h"

#include <QCoreApplication>

namespace lodeline::ui {
namespace {

struct StartWords
{
    Q_DECLARE_TR_FUNCTIONS(StartWords)
};

} // namespace

QString asideNotice(const std::vector<PutAside>& aside)
{
    //: Followed by a list of files, a line for each
    return StartWords::tr("Something in your folders could not be used and was put aside:") + u'\n' +
           asideText(aside);
}

QString asideByWishNotice(const std::vector<PutAside>& aside)
{
    //: Followed by a list of files, a line for each
    return StartWords::tr("The old files were put aside:") + u'\n' + asideText(aside);
}

QString unreadNotice()
{
    return StartWords::tr("The last start ended before its window was ready. In case one of your files is to "
                          "blame, settings, unfinished work and your tile sets were left unread this time.");
}

QString readAfterAll()
{
    //: Button: the program starts once more and reads the files of earlier runs
    return StartWords::tr("&Read them after all");
}

QString putThemAside()
{
    //: Button: the files of earlier runs are moved to another folder
    return StartWords::tr("Put them &aside");
}

QString startOnceMore()
{
    //: Button: the program ends and starts once more
    return StartWords::tr("&Start again");
}

} // namespace lodeline::ui
