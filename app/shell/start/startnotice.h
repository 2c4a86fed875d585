// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/backdroppage.h"
#include "ui/wording/words.h"

#include <functional>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace lodeline::app {

// What a start has to tell, above the rest of the start page: a text, buttons for what can be done about it,
// and one to close it.
class StartNotice : public BackdropCard
{
    Q_OBJECT

public:
    struct Choice
    {
        ui::Words words;
        QString objectName;
        std::function<void()> call;
    };

    explicit StartNotice(QWidget* parent = nullptr);

    void showNotice(const ui::Words& words, const std::vector<Choice>& choices = {});
    // Below that, whose buttons stay, and in place of what was added before.
    void add(const ui::Words& words);
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    void say();

    ui::Words words_;
    ui::Words added_;
    std::vector<std::pair<QPushButton*, ui::Words>> choices_;
    QLabel* text_;
    QHBoxLayout* buttons_;
    QToolButton* close_;
};

} // namespace lodeline::app
