// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/helpdialog.h"

#include "app/match/kind.h"
#include "app/shell/abouttext.h"
#include "ui/help/helpbrowser.h"

#include <utility>

namespace lodeline::app {

HelpDialog::HelpDialog(Page page, const Kind& kind, QWidget* parent, const QString& topic, ui::KeyText keys)
    : ui::HelpDialog(
          pageOf(page, kind, std::move(keys)),
          [&kind](QWidget* dialog) { return kind.makeHelpBrowser(dialog); }, parent, topic)
{
}

ui::HelpPage HelpDialog::pageOf(Page page, const Kind& kind, ui::KeyText keys)
{
    switch (page) {
    case Page::Rules:
        //: Title of a window (noun): the rules of the game
        return {.title = [] { return tr("Rules"); },
                .html = [&kind] { return kind.rulesHtml(); },
                .searchName = [] { return tr("Find in the rules"); }};
    case Page::Shortcuts:
        return {.title = [] { return tr("Keys and mouse"); },
                .html = [&kind, keys = std::move(keys)] { return kind.keysHtml(keys); },
                .size = {640, 620}};
    case Page::About:
        //: Title of a window: version and license of the program
        return {.title = [] { return tr("About Lodeline"); }, .html = aboutHtml, .size = {480, 340}};
    }
    return {};
}

} // namespace lodeline::app
