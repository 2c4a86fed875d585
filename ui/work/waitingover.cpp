// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/waitingover.h"

#include "ui/plain/shown.h"
#include "ui/work/exportrunner.h"

#include <QCoreApplication>
#include <QEventLoop>

namespace lodeline::ui {
namespace {

struct WaitingOver
{
    Q_DECLARE_TR_FUNCTIONS(WaitingOver)
};

Exported await(QWidget* window, const QString& label, const LongWork& work,
               Background::AtEnd atEnd = Background::AtEnd::Waits)
{
    Exported outcome = tl::unexpected(QString()); // where the program ends meanwhile
    ExportRunner runner(window, atEnd);
    QEventLoop loop;
    QObject::connect(&runner, &ExportRunner::finished, &loop, [&](bool done, const QString& error) {
        outcome = done ? Exported() : tl::unexpected(error);
        loop.quit();
    });
    QObject::connect(&runner, &ExportRunner::shown, &loop, &QEventLoop::quit);
    runner.run(work, label);
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

bool waitToRead(QWidget* window, const QString& label, const std::function<void()>& read)
{
    const LongWork work = [read](const Progress&) {
        read();
        return Exported();
    };
    return await(window, label, work, Background::AtEnd::Abandons).has_value();
}

bool isInProgram(const QString& path)
{
    return path.isEmpty() || path.startsWith(u':');
}

QString openingText(const QString& path)
{
    //: %1 name of a file
    return WaitingOver::tr("Opening \"%1\"…").arg(fileInText(path));
}

QString savingText(const QString& path)
{
    //: %1 name of a file
    return WaitingOver::tr("Saving \"%1\"…").arg(fileInText(path));
}

} // namespace lodeline::ui
