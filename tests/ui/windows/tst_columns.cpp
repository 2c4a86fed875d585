// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/windows/columns.h"

#include <QTest>

namespace lodeline::ui::tst_columns {

class ColumnsTest : public QObject
{
    Q_OBJECT

private slots:
    void noneIsCutOff_data();
    void noneIsCutOff();
};

void ColumnsTest::noneIsCutOff_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("from the left") << Qt::LeftToRight;
    QTest::newRow("from the right") << Qt::RightToLeft;
}

void ColumnsTest::noneIsCutOff()
{
    QFETCH(const Qt::LayoutDirection, direction);
    Columns columns;
    columns.addWidget(new QWidget);
    columns.addWidget(new QWidget);
    columns.addWidget(new QWidget);
    columns.setLayoutDirection(direction);
    columns.resize(400, 100);
    columns.show();
    columns.setSizes({100, 200, 92});
    for (int i = 0; i < columns.count(); ++i)
        QVERIFY(columns.rect().contains(columns.widget(i)->geometry()));
    const bool mirrored = direction == Qt::RightToLeft;
    QCOMPARE(columns.widget(mirrored ? 0 : 2)->geometry().right(), columns.rect().right());
}

const WindowTest<ColumnsTest> kTest("tst_columns");

} // namespace lodeline::ui::tst_columns

#include "tst_columns.moc"
