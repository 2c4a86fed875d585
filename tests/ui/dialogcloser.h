// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/problemsdialog.h"

#include <QApplication>
#include <QMessageBox>
#include <QProgressDialog>
#include <QTimer>

namespace lodeline::test {

// While it lives, whatever dialog comes up is closed again; keeps what each has said. One that only says how
// far work is, on a slow machine, does not count.
class DialogCloser
{
public:
    DialogCloser()
    {
        QObject::connect(&look_, &QTimer::timeout, &look_, [this] { look(); });
        look_.start(0);
    }

    // A line for each dialog: its class and what it says, as far as it is one that says something.
    const QStringList& said() const { return said_; }
    void forget() { said_.clear(); }

private:
    void look()
    {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isVisible() || qobject_cast<QProgressDialog*>(dialog))
            return;
        QString text = QLatin1String(dialog->metaObject()->className()) + u' ';
        if (const auto* problems = qobject_cast<const ui::ProblemsDialog*>(dialog))
            text += problems->text();
        if (const auto* box = qobject_cast<const QMessageBox*>(dialog))
            text += box->text();
        said_ << text;
        dialog->reject();
    }

    QTimer look_;
    QStringList said_;
};

} // namespace lodeline::test
