// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/start/aside.h"

namespace lodeline::ui {

// What a start says of the files of earlier runs, in the user's language.

QString asideNotice(const std::vector<PutAside>& aside);       // they could not be used
QString asideByWishNotice(const std::vector<PutAside>& aside); // the user wanted it
QString unreadNotice(); // the last start failed, so they were left alone
// Buttons below it.
QString readAfterAll();
QString putThemAside();
QString startOnceMore();
// When one of them was in vain.
QString cannotStartAgain();

} // namespace lodeline::ui
