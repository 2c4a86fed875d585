// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/helpdialog.h"
#include "ui/keys/keytext.h"

namespace lodeline::app {

class Kind;

// The pages of help of a game.
class HelpDialog : public ui::HelpDialog
{
    Q_OBJECT

public:
    enum class Page { Rules, Shortcuts, About };

    // Of that kind of game, which outlives it. Opens at the anchor `topic`, if there is one; `keys` are those
    // that a page may name.
    HelpDialog(
        Page page, const Kind& kind, QWidget* parent = nullptr, const QString& topic = {},
        ui::KeyText keys = [](const QString&) { return QString(); });

private:
    static ui::HelpPage pageOf(Page page, const Kind& kind, ui::KeyText keys);
};

} // namespace lodeline::app
