// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/patience.h"
#include "ui/start/oldfiles.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

namespace lodeline::ui {

class StartAgainTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsStartedWhereAWindowStays();
};

namespace {

// Names the file by which this program says that it was started again.
const char* const kSign = "LODELINE_TEST_SIGN";

class Window : public QWidget
{
public:
    bool mayClose = true;

protected:
    void closeEvent(QCloseEvent* event) override { event->setAccepted(mayClose); }
};

} // namespace

void StartAgainTest::nothingIsStartedWhereAWindowStays()
{
    const QTemporaryDir folder;
    const QString early = folder.filePath(QStringLiteral("early"));
    const QString late = folder.filePath(QStringLiteral("late"));
    Window window;
    window.show();
    window.mayClose = false;
    qputenv(kSign, QFile::encodeName(early));
    QVERIFY(startAgain());
    QVERIFY(window.isVisible());
    window.mayClose = true;
    qputenv(kSign, QFile::encodeName(late));
    QVERIFY(startAgain());
    QVERIFY(!window.isVisible());
    QTRY_VERIFY(QFile::exists(late));
    QVERIFY(!QFile::exists(early));
}

} // namespace lodeline::ui

int main(int argc, char** argv)
{
    if (const QByteArray sign = qgetenv(lodeline::ui::kSign); !sign.isEmpty())
        return QFile(QFile::decodeName(sign)).open(QIODevice::WriteOnly) ? 0 : 1;
    const QApplication app(argc, argv);
    lodeline::ui::StartAgainTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_startagain.moc"
