// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/progress.h"
#include "ui/work/background.h"

#include <QObject>

class QProgressDialog;

namespace lodeline::ui {

// Runs one long piece of work at a time outside the GUI thread, with a progress dialog that cancels it.
class ExportRunner : public QObject
{
    Q_OBJECT

public:
    using Work = std::function<Exported(const Progress&)>;

    explicit ExportRunner(QWidget* window); // over which the dialog appears

    // `label` says what is being done. Nothing happens while other work runs.
    void run(const Work& work, const QString& label);
    bool isRunning() const { return background_.isRunning(); }
    void cancel() { background_.hurry(); }

signals:
    // `error` as in `Exported`; empty and not done when it was cancelled.
    void finished(bool done, const QString& error);

private:
    void finish(const Exported& result);
    void show(int done, int total);

    QWidget* window_;
    QProgressDialog* dialog_ = nullptr;
    Background background_;
};

} // namespace lodeline::ui
