// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QDialogButtonBox;

namespace lodeline::goldrush {

class RulesBrowser;

// A page of help in a window of its own, which may stay open during the game.
class HelpDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Page { Rules, Shortcuts, About };

    explicit HelpDialog(Page page, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Page page_;
    RulesBrowser* text_;
    QDialogButtonBox* buttons_;
};

} // namespace lodeline::goldrush
