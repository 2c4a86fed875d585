// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/windows/scrolled.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMetaProperty>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <memory>

namespace lodeline::ui::tst_scrolled {

class ScrolledTest : public QObject
{
    Q_OBJECT

private slots:
    void theWheelNeedsTheFocus_data();
    void theWheelNeedsTheFocus();
};

namespace {

// A page that is higher than its window.
struct Page
{
    Page()
    {
        auto* content = new QWidget;
        column = new QVBoxLayout(content);
        column->addWidget(other);
        column->addSpacing(2'000);
        area.reset(scrolled(content));
        area->resize(300, 200);
    }
    void show() const
    {
        area->show();
        QVERIFY(QTest::qWaitForWindowActive(area.get()));
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
    }

    std::unique_ptr<QScrollArea> area;
    QVBoxLayout* column;
    QLineEdit* other = new QLineEdit;
};

QWidget* makeField(const QByteArray& kind)
{
    if (kind == "combo") {
        auto* combo = new QComboBox;
        combo->addItems({QStringLiteral("one"), QStringLiteral("two")});
        return combo;
    }
    if (kind == "spin") {
        auto* spin = new QSpinBox;
        spin->setValue(50);
        return spin;
    }
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setValue(50);
    return slider;
}

QVariant valueOf(const QWidget& field)
{
    return field.metaObject()->userProperty().read(&field);
}

// Whether it is taken: Qt hands on to the page what is not.
bool turnWheel(QWidget& field)
{
    const QPointF middle = field.rect().center();
    QWheelEvent event(middle, field.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&field, &event);
    return event.isAccepted();
}

} // namespace

void ScrolledTest::theWheelNeedsTheFocus_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<bool>("isThere"); // when the page is shown
    for (const char* kind : {"combo", "spin", "slider"}) {
        QTest::addRow("%s from the first", kind) << QByteArray(kind) << true;
        QTest::addRow("%s that comes later", kind) << QByteArray(kind) << false;
    }
}

void ScrolledTest::theWheelNeedsTheFocus()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const bool, isThere);
    const Page page;
    QWidget* field = makeField(kind);
    if (isThere)
        page.column->insertWidget(1, field);
    page.show();
    if (!isThere)
        page.column->insertWidget(1, field);
    QTRY_VERIFY(field->isVisible());
    page.other->setFocus();
    QTRY_VERIFY(page.other->hasFocus());
    const QVariant before = valueOf(*field);
    QVERIFY(!turnWheel(*field));
    QCOMPARE(valueOf(*field), before);
    QVERIFY(page.other->hasFocus());
    QCOMPARE(field->focusPolicy(), Qt::StrongFocus); // which a real wheel does not give

    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    QVERIFY(turnWheel(*field));
    QVERIFY(valueOf(*field) != before);
}

const WindowTest<ScrolledTest> kTest("tst_scrolled");

} // namespace lodeline::ui::tst_scrolled

#include "tst_scrolled.moc"
