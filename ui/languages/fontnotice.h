// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/languages/letters.h"

#include <QObject>
#include <QSet>

class QWidget;

namespace lodeline::ui {

class Languages;

// Says over the window, once for each language that is spoken, that its letters are missing and what to
// install. The window can be used meanwhile.
class FontNotice : public QObject
{
    Q_OBJECT

public:
    FontNotice(const Languages& languages, QWidget& window, CanShow canShow = ui::canShow);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void check();

    const Languages& languages_;
    QWidget& window_;
    CanShow canShow_;
    QSet<QString> checked_;
};

} // namespace lodeline::ui
