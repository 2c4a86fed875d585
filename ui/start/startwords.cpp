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
    return StartWords::tr("Some of your files could not be used and were moved aside:") + u'\n' +
           asideText(aside);
}

QString asideByWishNotice(const std::vector<PutAside>& aside)
{
    //: Followed by a list of files, a line for each
    return StartWords::tr("Your files were moved aside:") + u'\n' + asideText(aside);
}

QString unreadNotice()
{
    return StartWords::tr(
        "The last start failed before the window appeared. Your settings, unfinished work and tile sets were "
        "not read this time, because one of these files may be the cause. Restart to read them. If that "
        "fails again, move them aside.");
}

QString readAfterAll()
{
    //: Button: the program starts once more and reads the files of earlier runs
    return StartWords::tr("&Restart and read them");
}

QString putThemAside()
{
    //: Button: the files of earlier runs are moved to another folder
    return StartWords::tr("Move them &aside");
}

QString startOnceMore()
{
    //: Button: the program ends and starts once more
    return StartWords::tr("&Restart");
}

QString cannotStartAgain()
{
    return StartWords::tr("The program could not be started again. Close it and start it yourself.");
}

} // namespace lodeline::ui
