// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QTextBrowser;

namespace lodeline::app {

class Kind;

// A page of help in a window of its own, which may stay open during the game.
class HelpDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Page { Rules, Shortcuts, About };

    // Of that kind of game, which outlives it.
    HelpDialog(Page page, const Kind& kind, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Page page_;
    const Kind& kind_;
    QTextBrowser* text_;
    QDialogButtonBox* buttons_;
};

} // namespace lodeline::app
