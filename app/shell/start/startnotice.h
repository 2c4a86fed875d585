// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/backdroppage.h"

#include <functional>

class QHBoxLayout;
class QLabel;
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
        QString text;
        QString objectName;
        std::function<void()> call;
    };

    explicit StartNotice(QWidget* parent = nullptr);

    void showNotice(const QString& text, const std::vector<Choice>& choices = {});
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* text_;
    QHBoxLayout* buttons_;
    QToolButton* close_;
};

} // namespace lodeline::app
