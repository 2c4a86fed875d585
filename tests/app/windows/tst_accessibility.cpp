// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/helpdialog.h"
#include "app/dialogs/newgamedialog.h"
#include "app/mainwindow/actions.h"
#include "app/mainwindow/gameflow.h"
#include "app/pages/finalpage.h"
#include "app/pages/gamepage.h"
#include "tests/app/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "ui/installedsets.h"
#include "ui/problemsdialog.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QLineEdit>
#include <QMap>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::app {

using test::TestWindow;

class AccessibilityTest : public QObject
{
    Q_OBJECT

private slots:
    void everyControlOfTheWindowHasAName();
    void everyControlOfTheDialogsHasAName();
    void mnemonicsDoNotClash();
    void playersAreDescribed();
};

namespace {

// Qt's own parts inside of a control, which the control speaks for.
bool isInternal(const QWidget& widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    if (area && area->viewport() == &widget)
        return true;
    return widget.objectName().startsWith(QLatin1String("qt_")) || widget.inherits("QComboBoxListView") ||
           widget.inherits("QScrollBar") || widget.inherits("QHeaderView") ||
           (widget.parentWidget() && widget.parentWidget()->inherits("QComboBox"));
}

// One a line.
QString nameless(const QWidget& root)
{
    QStringList found;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || isInternal(*widget) || widget->isHidden())
            continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        if (!accessible || accessible->text(QAccessible::Name).trimmed().isEmpty())
            found << QString::fromLatin1(widget->metaObject()->className()) + QStringLiteral(" in ") +
                         QString::fromLatin1(widget->parentWidget()->metaObject()->className());
    }
    return found.join(u'\n');
}

QStringList clashes(const QList<QAction*>& actions)
{
    QMap<QString, QString> taken;
    QStringList found;
    for (const QAction* action : actions) {
        const QString key = QKeySequence::mnemonic(action->text()).toString();
        if (key.isEmpty())
            continue;
        if (taken.contains(key))
            found << taken[key] + u'/' + action->text();
        taken[key] = action->text();
        if (action->menu())
            found << clashes(action->menu()->actions());
    }
    return found;
}

} // namespace

void AccessibilityTest::everyControlOfTheWindowHasAName()
{
    const TestWindow window;
    QCOMPARE(nameless(*window), QString());
    window->flow().play();
    QCOMPARE(nameless(*window), QString());
    Random random(2);
    window.session().place(test::anyPlacement(window.session().game(), random));
    QCOMPARE(nameless(*window), QString());
    window.session().unplace();
    test::playPlies(window.session(), random);
    QTRY_VERIFY(window->finalPage()->isVisible());
    QCOMPARE(nameless(*window), QString());
    window->showReview();
    QCOMPARE(nameless(*window), QString());
}

void AccessibilityTest::everyControlOfTheDialogsHasAName()
{
    const QTemporaryDir folder;
    ui::InstalledSets installed(folder.path());
    const NewGameDialog newGame({}, installed);
    QCOMPARE(nameless(newGame), QString());
    const ui::ProblemsDialog problems(QStringLiteral("x.lodeline"), {Problem{}});
    QCOMPARE(nameless(problems), QString());
    for (const auto page : {HelpDialog::Page::Rules, HelpDialog::Page::Shortcuts, HelpDialog::Page::About}) {
        const HelpDialog help(page);
        QCOMPARE(nameless(help), QString());
    }
}

void AccessibilityTest::mnemonicsDoNotClash()
{
    TestWindow window;
    for (const QString& code : ui::Languages::available()) {
        window.languages().use(code);
        QCoreApplication::processEvents();
        QCOMPARE(clashes(window->menuBar()->actions()), QStringList());
    }
}

void AccessibilityTest::playersAreDescribed()
{
    const TestWindow window;
    window->flow().play();
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        if (!widget->inherits("lodeline::app::PlayerCard"))
            continue;
        QVERIFY(!widget->accessibleName().isEmpty());
        QVERIFY(widget->accessibleDescription().contains(QLatin1String("4 cowboys left")));
    }
}

} // namespace lodeline::app

QTEST_MAIN(lodeline::app::AccessibilityTest)
#include "tst_accessibility.moc"
