// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/waitingover.h"

#include "ui/work/exportrunner.h"

#include <QEventLoop>
#include <QTimer>

namespace lodeline::ui {
namespace {

Exported await(QWidget* window, const QString& label, const LongWork& work)
{
    Exported outcome = tl::unexpected(QString()); // where the program ends meanwhile
    ExportRunner runner(window);
    QEventLoop loop;
    QObject::connect(&runner, &ExportRunner::finished, &loop, [&](bool done, const QString& error) {
        outcome = done ? Exported() : tl::unexpected(error);
        loop.quit();
    });
    runner.run(work, label);
    QTimer::singleShot(ExportRunner::kUnseen, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    // From here on the dialog keeps the window from input.
    if (runner.isRunning())
        loop.exec();
    return outcome;
}

} // namespace

Worker waitingOver(QWidget* window, const QString& label)
{
    return [window, label](const LongWork& work) { return await(window, label, work); };
}

} // namespace lodeline::ui
