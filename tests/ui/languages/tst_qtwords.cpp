// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/languages/pseudo.h"
#include "tests/ui/languages/texts.h"
#include "tests/windowtest/windowtest.h"
#include "ui/languages/qtwords.h"

#include <QDialogButtonBox>
#include <QDockWidget>
#include <QMainWindow>
#include <QTabWidget>
#include <QTest>
#include <QTranslator>
#include <QVBoxLayout>

namespace lodeline::ui::tst_qtwords {

// What Qt says in a window follows the language as well.
class QtWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsSaidAnew();
};

namespace {

class Marking : public QTranslator
{
public:
    QString translate(const char* /*context*/, const char* text, const char* /*comment*/,
                      int /*number*/) const override
    {
        return u'~' + QString::fromUtf8(text);
    }
    bool isEmpty() const override { return false; }
};

} // namespace

void QtWordsTest::itIsSaidAnew()
{
    QMainWindow window;
    window.setWindowTitle(QStringLiteral("1"));
    auto* dock = new QDockWidget(QStringLiteral("2"), &window);
    window.addDockWidget(Qt::LeftDockWidgetArea, dock);
    auto* tabs = new QTabWidget;
    tabs->setTabsClosable(true);
    for (int tab = 0; tab < 30; ++tab) // too many for the window
        tabs->addTab(new QWidget, QString::number(tab));
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->addWidget(tabs);
    column->addWidget(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::RestoreDefaults));
    window.setCentralWidget(page);
    window.resize(400, 300);
    window.show();
    QVERIFY(window.findChild<QWidget*>(QStringLiteral("ScrollLeftButton")));

    Marking other;
    QVERIFY(QCoreApplication::installTranslator(&other));
    QCoreApplication::processEvents();
    sayQtAnew();
    int said = 0;
    for (const auto& [where, text] : lodeline::test::textsOf(window)) {
        QVERIFY2(lodeline::test::latinWord(text).isEmpty() || text.contains(u'~'),
                 qPrintable(where + u' ' + text));
        said += text.contains(u'~') ? 1 : 0;
    }
    QVERIFY(said > 0);
}

const WindowTest<QtWordsTest> kTest("tst_qtwords");

} // namespace lodeline::ui::tst_qtwords

#include "tst_qtwords.moc"
