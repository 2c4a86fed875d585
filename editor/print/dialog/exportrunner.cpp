// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/dialog/exportrunner.h"

#include <QProgressDialog>
#include <QtConcurrent>

namespace lodeline::goldrush::editor {

ExportRunner::ExportRunner(QWidget* window)
    : QObject(window)
    , window_(window)
{
    connect(&watcher_, &QFutureWatcher<Exported>::finished, this, &ExportRunner::finish);
}

ExportRunner::~ExportRunner()
{
    watcher_.cancel();
    watcher_.waitForFinished();
}

void ExportRunner::run(const Work& work, const QString& label)
{
    if (isRunning())
        return;
    dialog_ = new QProgressDialog(label, tr("&Cancel"), 0, 0, window_);
    dialog_->setWindowModality(Qt::WindowModal);
    dialog_->setWindowTitle(window_->windowTitle());
    dialog_->setMinimumDuration(400);
    dialog_->setAutoReset(false);
    dialog_->setAutoClose(false);
    dialog_->setMinimumWidth(360);
    connect(dialog_, &QProgressDialog::canceled, &watcher_, &QFutureWatcher<Exported>::cancel);
    connect(&watcher_, &QFutureWatcher<Exported>::progressRangeChanged, dialog_, &QProgressDialog::setRange);
    connect(&watcher_, &QFutureWatcher<Exported>::progressValueChanged, dialog_, &QProgressDialog::setValue);
    watcher_.setFuture(QtConcurrent::run([work](QPromise<Exported>& promise) {
        const Exported result = work([&promise](int done, int total) {
            promise.setProgressRange(0, total);
            promise.setProgressValue(done);
            return !promise.isCanceled();
        });
        promise.addResult(result);
    }));
}

void ExportRunner::finish()
{
    dialog_->disconnect(&watcher_); // closing would cancel
    dialog_->close();
    dialog_->deleteLater();
    dialog_ = nullptr;
    // A promise that was cancelled takes no result any more.
    if (watcher_.future().resultCount() == 0)
        return emit finished(false, QString());
    const Exported result = watcher_.result();
    emit finished(result.has_value(), result ? QString() : result.error());
}

} // namespace lodeline::goldrush::editor
