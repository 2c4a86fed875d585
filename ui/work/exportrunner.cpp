// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/exportrunner.h"

#include "ui/work/pace.h"

#include <QProgressDialog>
#include <QPushButton>

namespace lodeline::ui {
namespace {

// Between two tellings: the progress dialog handles events whenever it is told.
constexpr std::chrono::milliseconds kPace{40};

// Goes when it is told to alone: until then nobody may change what is being worked on.
class StayingDialog : public QProgressDialog
{
public:
    using QProgressDialog::QProgressDialog;

    void reject() override {}
};

} // namespace

ExportRunner::ExportRunner(QWidget* window, Background::AtEnd atEnd)
    : QObject(window)
    , window_(window)
    , atEnd_(atEnd)
    , background_(atEnd)
{
    unseen_.setSingleShot(true);
    connect(&unseen_, &QTimer::timeout, this, &ExportRunner::show);
}

void ExportRunner::run(const LongWork& work, const QString& label)
{
    if (isRunning())
        return;
    //: Button: stop the export
    dialog_ = new StayingDialog(label, tr("&Cancel"), 0, 0, window_);
    disconnect(dialog_, &QProgressDialog::canceled, dialog_, nullptr); // it would hide itself
    dialog_->setWindowModality(Qt::WindowModal);
    dialog_->setWindowTitle(window_ ? window_->window()->windowTitle() : QString());
    dialog_->setMinimumDuration(kUnseen.count());
    // By itself it shows after four seconds where nothing is told of the work.
    unseen_.start(kUnseen);
    dialog_->setAutoReset(false);
    dialog_->setAutoClose(false);
    dialog_->setMinimumWidth(360);
    connect(dialog_, &QProgressDialog::canceled, this, &ExportRunner::cancel);
    background_.run(
        [this, work](const std::stop_token& stop, const Background::Tell& tell) {
            Pace pace(kPace);
            const Exported result = work([&](int done, int total) {
                const bool goesOn = !stop.stop_requested();
                if (goesOn && pace.isDue())
                    tell([this, done, total] { this->tell(done, total); });
                return goesOn;
            });
            // What is done is done, whoever wanted it to stop just then.
            return result || !stop.stop_requested() ? result : Exported(tl::unexpected(QString()));
        },
        [this](const Exported& result) { finish(result); },
        [this](const QString& what) { finish(tl::unexpected(what)); });
}

void ExportRunner::cancel()
{
    background_.hurry();
    if (!isRunning())
        return;
    if (atEnd_ == Background::AtEnd::Waits) {
        dialog_->findChild<QPushButton*>()->setEnabled(false); // once is enough
        return;
    }
    background_.forget();
    finish(tl::unexpected(QString()));
}

void ExportRunner::show()
{
    dialog_->show();
    emit shown();
}

void ExportRunner::tell(int done, int total)
{
    dialog_->setRange(0, total);
    dialog_->setValue(done);
}

void ExportRunner::finish(const Exported& result)
{
    unseen_.stop();
    dialog_->disconnect(this);
    dialog_->cancel(); // hides it, and keeps it from showing by itself
    dialog_->deleteLater();
    dialog_ = nullptr;
    emit finished(result.has_value(), result ? QString() : result.error());
}

} // namespace lodeline::ui
