// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QProgressDialog>
#include <QTest>
#include <QTimer>

#include <functional>
#include <memory>

namespace lodeline::test {

// The function of the test that runs, with its row of data.
inline QByteArray runningTest()
{
    return QByteArray(QTest::currentTestFunction()) + '\n' + QByteArray(QTest::currentDataTag());
}

// As `onNextDialog`, for a test that began before. What `look` refers to is gone when that is over, and may
// be as soon as it has failed: a dialog that comes up then is only closed.
inline void lookInTest(const QByteArray& test, const std::function<void(QDialog*)>& look)
{
    QTimer::singleShot(0, qApp, [test, look] {
        if (runningTest() != test)
            return;
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog || qobject_cast<QProgressDialog*>(dialog)) {
            lookInTest(test, look);
            return;
        }
        if (!QTest::currentTestFailed())
            look(dialog);
        if (dialog->isVisible())
            dialog->reject();
    });
}

// Calls `look` with the modal dialog that comes up next, then closes it if it is still open. One that only
// says how far work is, on a slow machine, does not count.
inline void onNextDialog(const std::function<void(QDialog*)>& look)
{
    lookInTest(runningTest(), look);
}

// Calls `look` as soon as a dialog says how far work is.
inline void onProgress(const std::function<void(QProgressDialog&)>& look)
{
    QTimer::singleShot(0, qApp, [look] {
        if (auto* dialog = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget()))
            look(*dialog);
        else
            onProgress(look);
    });
}

// True as soon as the next events are handled, if no dialog is open then. A test that fails may end before.
[[nodiscard]] inline std::shared_ptr<const bool> watchEvents()
{
    const auto withoutDialog = std::make_shared<bool>(false);
    QMetaObject::invokeMethod(
        qApp, [withoutDialog] { *withoutDialog = !QApplication::activeModalWidget(); }, Qt::QueuedConnection);
    return withoutDialog;
}

// Types a path into a dialog for saving. As with fingers, what is typed counts and not the file that was
// proposed.
inline void typeFile(QDialog* dialog, const QString& path)
{
    dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
    dialog->findChild<QListView*>(QStringLiteral("listView"))->clearSelection();
}

} // namespace lodeline::test
