// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/own/siblingpath.h"
#include "tests/windowtest/patience.h"
#include "ui/siblings.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace lodeline::ui {

using namespace goldrush;

class SiblingsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void programsBesideThisOneComeFirst();
    void programsAlongPathAreFound();
    void testsPutOthersInPlace();
    void argumentsArriveWhole();
    void aMissingProgramIsExplained();
    void aProgramThatDoesNotStartIsExplained();

private:
    // A shell script in the folder that PATH begins with.
    QString script(const QString& name, const QByteArray& text);

    QTemporaryDir folder_;
};

namespace {

// Answers the next message box and gives what it said.
void readNextMessage(QString& text)
{
    QTimer::singleShot(0, qApp, [&text] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) {
            readNextMessage(text);
            return;
        }
        text = box->text() + u' ' + box->informativeText();
        box->close();
    });
}

} // namespace

void SiblingsTest::initTestCase()
{
    qputenv("PATH", folder_.path().toLocal8Bit() + ':' + qgetenv("PATH"));
}

QString SiblingsTest::script(const QString& name, const QByteArray& text)
{
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(text);
    file.close();
    file.setPermissions(file.permissions() | QFile::ExeOwner);
    return file.fileName();
}

void SiblingsTest::programsBesideThisOneComeFirst()
{
    const QFileInfo self(QCoreApplication::applicationFilePath());
    script(self.fileName(), "#!/bin/sh\n");
    QCOMPARE(siblingPath(self.fileName()), self.absoluteFilePath());
}

void SiblingsTest::programsAlongPathAreFound()
{
    const QString path = script(QStringLiteral("lodeline-test-sibling"), "#!/bin/sh\n");
    QCOMPARE(siblingPath(QStringLiteral("lodeline-test-sibling")), path);
    QCOMPARE(siblingPath(QStringLiteral("lodeline-nowhere")), QString());
}

void SiblingsTest::testsPutOthersInPlace()
{
    const QFileInfo self(QCoreApplication::applicationFilePath());
    const QString other = script(self.fileName(), "#!/bin/sh\n");
    qputenv("LODELINE_PROGRAMS", folder_.path().toLocal8Bit());
    QCOMPARE(siblingPath(self.fileName()), other);
    qunsetenv("LODELINE_PROGRAMS");
}

void SiblingsTest::argumentsArriveWhole()
{
    const QString out = folder_.filePath(QStringLiteral("said"));
    script(QStringLiteral("lodeline-test-echo"),
           "#!/bin/sh\nprintf '%s|' \"$@\" >\"$1.new\"; mv \"$1.new\" \"$1\"\n");
    QVERIFY(startSibling(QStringLiteral("lodeline-test-echo"),
                         {out, QStringLiteral("--play"), QStringLiteral("two words.tileset.json")}));
    QTRY_VERIFY(QFileInfo::exists(out));
    QFile said(out);
    QVERIFY(said.open(QIODevice::ReadOnly));
    QCOMPARE(said.readAll(), out.toLocal8Bit() + "|--play|two words.tileset.json|");
}

void SiblingsTest::aMissingProgramIsExplained()
{
    QVERIFY(!startSibling(QStringLiteral("lodeline-nowhere"), {}));
    QString text;
    readNextMessage(text);
    QVERIFY(!startSiblingOrSay(QStringLiteral("lodeline-nowhere"), {}, nullptr));
    QVERIFY2(text.contains(QLatin1String("lodeline-nowhere")), qPrintable(text));
    QVERIFY2(text.contains(QCoreApplication::applicationDirPath()), qPrintable(text));
}

void SiblingsTest::aProgramThatDoesNotStartIsExplained()
{
    const QString path = script(QStringLiteral("lodeline-test-bad"), "#!/no/such/interpreter\n");
    QString text;
    readNextMessage(text);
    QVERIFY(!startSiblingOrSay(QStringLiteral("lodeline-test-bad"), {}, nullptr));
    QVERIFY2(text.contains(path), qPrintable(text));
}

} // namespace lodeline::ui

QTEST_MAIN(lodeline::ui::SiblingsTest)
#include "tst_siblings.moc"
