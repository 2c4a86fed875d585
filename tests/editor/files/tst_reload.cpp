// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/window/desk.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/problemsdialog.h"

namespace lodeline::goldrush::editor::tst_reload {

class ReloadTest : public QObject
{
    Q_OBJECT

private slots:
    void aVersionThatCannotBeReadIsNotReplacedUnasked();
};

namespace {

using test::onNextMessage;
using test::press;

} // namespace

void ReloadTest::aVersionThatCannotBeReadIsNotReplacedUnasked()
{
    const test::Desk desk;
    const QString file = desk.classic();
    desk->openFile(file);
    const QByteArray other(R"({"format": "lodeline-tileset")");
    bool explained = false;
    onNextMessage([&explained](QMessageBox& box) {
        test::onNextDialog([&explained](QDialog* dialog) {
            explained = qobject_cast<ui::ProblemsDialog*>(dialog) != nullptr;
        });
        press(box, "Reload");
    });
    QVERIFY(ui::writeFile(file, ui::view(other)));
    QTRY_VERIFY(explained);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QTRY_VERIFY(desk->isWindowModified()); // the file holds something else
    QString question;
    onNextMessage([&question](QMessageBox& box) { question = box.text(); });
    desk->actions().save->trigger();
    QVERIFY2(question.contains(QLatin1String("Replace it?")), qPrintable(question));
    QVERIFY(desk->isWindowModified());
    QCOMPARE(*ui::readFile(file), other);
    onNextMessage([](QMessageBox& box) { box.button(QMessageBox::Save)->click(); });
    desk->actions().save->trigger();
    QVERIFY(!desk->isWindowModified());
    QVERIFY(*ui::readFile(file) != other);
}

const WindowTest<ReloadTest> kTest("tst_reload");

} // namespace lodeline::goldrush::editor::tst_reload

#include "tst_reload.moc"
