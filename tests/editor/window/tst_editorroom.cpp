// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artimportdialog.h"
#include "editor/print/dialog/printdialog.h"
#include "editor/window/newsetdialog.h"
#include "tests/editor/window/desk.h"
#include "tests/ui/screens/room.h"
#include "ui/languages/pseudolanguage.h"

#include <QDialogButtonBox>
#include <QTabWidget>

namespace lodeline::goldrush::editor {

using lodeline::test::tooLarge;
using test::Desk;

// No page and no dialog of the editor needs more than a small screen has, in any language.
class EditorRoomTest : public QObject
{
    Q_OBJECT

private slots:
    void everythingFits_data();
    void everythingFits();
};

void EditorRoomTest::everythingFits_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("German") << QStringLiteral("de");
    QTest::newRow("long") << ui::codeOf(ui::Pseudo::Longer);
}

void EditorRoomTest::everythingFits()
{
    QFETCH(QString, language);
    Desk desk;
    desk.languages().use(language);
    QStringList wide{tooLarge(*desk, QStringLiteral("welcome"))};
    desk->openFile(desk.classic());
    QVERIFY(desk->current());
    for (QTabWidget* tabs : desk->findChildren<QTabWidget*>()) {
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            wide << tooLarge(*desk, QStringLiteral("tab %1").arg(tabs->tabText(i)));
        }
    }
    std::vector<std::unique_ptr<QDialog>> dialogs;
    dialogs.push_back(std::make_unique<NewSetDialog>());
    dialogs.push_back(std::make_unique<ArtImportDialog>(desk.set().tiles.front(), art::Theme::light()));
    dialogs.push_back(std::make_unique<PrintDialog>(desk.set()));
    for (const auto& dialog : dialogs) {
        const QString name = QString::fromLatin1(dialog->metaObject()->className());
        dialog->show();
        auto* tabs = dialog->findChild<QTabWidget*>();
        for (int i = 0; i < (tabs ? tabs->count() : 1); ++i) {
            if (tabs)
                tabs->setCurrentIndex(i);
            wide << tooLarge(*dialog, name);
        }
        const auto* buttons = dialog->findChild<QDialogButtonBox*>();
        if (buttons &&
            !dialog->rect().contains(QRect(buttons->mapTo(dialog.get(), QPoint()), buttons->size())))
            wide << QStringLiteral("%1 hides its buttons").arg(name);
        dialog->hide();
    }
    wide.removeAll({});
    QVERIFY2(wide.isEmpty(), qPrintable(wide.join(u'\n')));
}

} // namespace lodeline::goldrush::editor

QTEST_MAIN(lodeline::goldrush::editor::EditorRoomTest)
#include "tst_editorroom.moc"
