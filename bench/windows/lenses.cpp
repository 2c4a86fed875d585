// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/windows/lenses.h"

#include "app/goldrush/board/boardview.h"
#include "app/shell/actions.h"
#include "bench/windows/longgame.h"
#include "bench/windows/pointer.h"
#include "bench/windows/realwindow.h"
#include "bench/windows/times.h"

#include <QApplication>
#include <QDialog>

namespace lodeline::bench {
namespace {

using namespace goldrush;

constexpr QSize kUsual{1280, 800};
constexpr int kTries = 5;

void closeDialogs()
{
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QDialog*>(widget))
            dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    settle();
}

QString nameOf(const QAction& action)
{
    return action.text().remove(u'&').remove(QStringLiteral("…"));
}

// What is switched on and stays.
Took switchedOn(QAction& action)
{
    if (action.isChecked())
        action.trigger();
    settle();
    return untilShown([&] { action.trigger(); });
}

// What is asked for once.
Took asked(QAction& action)
{
    const Took took = untilShown([&] { action.trigger(); });
    closeDialogs();
    return took;
}

// What the pointer is on, by a click.
Took pointedAt(const RealWindow& window)
{
    const Pointer pointer(*window.board().viewport());
    pointer.click({4, 4});
    settle();
    return untilShown([&] { pointer.click(window.tileInSight()); });
}

// How long each takes at most, by its name in the menu.
QJsonObject lensesOf(const GameRecord& record)
{
    const RealWindow window(kUsual);
    window.start(record);
    app::Actions& actions = window->actions();
    QJsonObject found;
    const auto measure = [&found](const QString& name, const auto& lens) {
        Times times;
        for (int i = 0; i < kTries; ++i)
            times.add(lens());
        found.insert(name, times.json());
    };
    for (QAction* aid : actions.aids->actions())
        measure(nameOf(*aid), [&] { return switchedOn(*aid); });
    for (QAction* action : {actions.tilesLeft, actions.standings, actions.sinceLastTurn})
        measure(nameOf(*action), [&] { return asked(*action); });
    measure(QStringLiteral("Click on a feature"), [&] { return pointedAt(window); });
    return found;
}

} // namespace

QJsonObject measureLenses()
{
    return {{"classic", lensesOf(longGame(Length::Classic))},
            {"thousand", lensesOf(longGame(Length::Thousand))}};
}

} // namespace lodeline::bench
