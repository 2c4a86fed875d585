// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/background.h"
#include "ui/work/progress.h"

#include <QObject>
#include <QTimer>

#include <chrono>

class QProgressDialog;

namespace lodeline::ui {

// Runs one long piece of work at a time outside the GUI thread, with a progress dialog that cancels it, and
// that stays over the window until what waits has ended.
class ExportRunner : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kUnseen{400}; // so long no dialog appears

    // `window`: over which it appears; may be nullptr. What `atEnd` abandons is so when it is cancelled, too.
    explicit ExportRunner(QWidget* window, Background::AtEnd atEnd = Background::AtEnd::Waits);

    // `label` says what is being done. Nothing happens while other work runs.
    void run(const LongWork& work, const QString& label);
    bool isRunning() const { return background_.isRunning(); }
    void cancel();

signals:
    // The dialog has come: from now on the window takes no input.
    void shown();
    // `error` as in `Exported`; empty and not done when it was cancelled before it came to its end.
    void finished(bool done, const QString& error);

private:
    void finish(const Exported& result);
    void show();
    void tell(int done, int total);

    QWidget* window_;
    const Background::AtEnd atEnd_;
    QProgressDialog* dialog_ = nullptr;
    QTimer unseen_; // until it is shown
    Background background_;
};

} // namespace lodeline::ui
