// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/kinds.h"

#include <QObject>
#include <QPointer>

namespace lodeline::ui {
class HelpDialog;
} // namespace lodeline::ui

namespace lodeline::desk {

// The chapters about all kinds in a window that may stay open beside the work. F1 opens it where the keyboard
// is, also in dialogs that keep the menus away.
class Handbook : public QObject
{
    Q_OBJECT

public:
    Handbook(const Kinds& kinds, QWidget* window);

    // At the chapter about what has the focus.
    void open();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void openOver(QWidget* over, const QString& topic);
    QString html() const;

    const Kinds& kinds_;
    QWidget* window_;
    QPointer<ui::HelpDialog> dialog_;
};

} // namespace lodeline::desk
