// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/screens/description.h"
#include "tests/ui/screens/faults.h"
#include "tests/windowtest/patience.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace lodeline::test {
namespace {

// A window with two buttons side by side.
struct Window
{
    Window()
    {
        auto* layout = new QHBoxLayout(&window);
        layout->addWidget(first = new QPushButton(QStringLiteral("First")));
        layout->addWidget(second = new QPushButton(QStringLiteral("Second")));
        window.resize(400, 100);
        window.show();
    }

    QJsonObject described() { return description(window, window.grab().toImage()); }

    QWidget window;
    QPushButton* first;
    QPushButton* second;
};

} // namespace

class ChangesTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingChanges()
    {
        Window window;
        QCOMPARE(changes(window.described(), window.described()), QStringList());
    }

    void tellsWhatMoved()
    {
        Window window;
        const QJsonObject before = window.described();
        window.second->setGeometry(window.second->geometry().translated(30, -7));
        QCOMPARE(changes(before, window.described()).value(0),
                 QStringLiteral("PushButton “Second” moved by 30, -7"));
    }

    void tellsWhatGrew()
    {
        Window window;
        window.first->setGeometry(10, 10, 100, 40);
        const QJsonObject before = window.described();
        window.first->resize(120, 40);
        QCOMPARE(changes(before, window.described()).value(0),
                 QStringLiteral("PushButton “First” is 120x40 instead of 100x40"));
    }

    void tellsWhatCameAndWent()
    {
        Window window;
        const QJsonObject before = window.described();
        window.first->setText(QStringLiteral("Other"));
        const QStringList said = changes(before, window.described());
        QVERIFY(said.contains(QStringLiteral("PushButton “First” is gone")));
        QVERIFY(said.contains(QStringLiteral("PushButton “Other” is new")));
    }

    void tellsWhatLooksOtherwise()
    {
        Window window;
        const QJsonObject before = window.described();
        QPalette palette;
        palette.setColor(QPalette::Window, Qt::darkRed);
        window.window.setPalette(palette);
        const QStringList said = changes(before, window.described());
        QCOMPARE(said.size(), 1);
        QVERIFY(said.front().contains(QStringLiteral("looks otherwise")));
    }

    void findsWhatHasTooLittleRoom()
    {
        Window window;
        QCOMPARE(faultsOf(window.window), QStringList());
        window.first->setFixedWidth(12);
        QTRY_VERIFY(!faultsOf(window.window).isEmpty());
        QVERIFY(faultsOf(window.window).front().startsWith(QStringLiteral("PushButton “First” needs ")));
    }

    void findsWhatLiesOverOrBeyond()
    {
        Window window;
        window.second->setGeometry(window.first->geometry());
        QVERIFY(faultsOf(window.window)
                    .contains(QStringLiteral("PushButton “Second” lies over PushButton “First”")));
        window.second->move(390, 10);
        QVERIFY(faultsOf(window.window)
                    .contains(QStringLiteral("PushButton “Second” lies beyond the edge of the window")));
    }
};

} // namespace lodeline::test

QTEST_MAIN(lodeline::test::ChangesTest)
#include "tst_changes.moc"
