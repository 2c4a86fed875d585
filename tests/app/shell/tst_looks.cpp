// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/actions.h"
#include "engine/core/jsonparser.h"
#include "resources/art/theme/themefile.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/problemsdialog.h"
#include "ui/themed.h"
#include "ui/tilesetfiles.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QTest>

namespace lodeline::app::tst_looks {
namespace {

QAction* entry(const QActionGroup& group, const QVariant& data)
{
    for (QAction* action : group.actions()) {
        if (action->data() == data)
            return action;
    }
    return nullptr;
}

void write(const QString& path, const char* name, const char* grass)
{
    QDir().mkpath(QFileInfo(path).path());
    Json file{{"format", art::kThemeFormat}, {"version", 2}, {"base", "day"}, {"name", name}};
    file["land"]["grass"] = grass;
    QVERIFY(ui::writeFile(path, file.dump()).has_value());
}

void drop(QWidget& window, const QString& path)
{
    const std::unique_ptr<QMimeData> data = ui::fileToDrag(path);
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event({5, 5}, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
}

} // namespace

class LooksTest : public QObject
{
    Q_OBJECT

private:
    QAction* board(const char* name) const
    {
        return entry(*(*window_)->actions().boards, QLatin1String(name));
    }
    const art::Theme& theme() const { return ui::themeOf(**window_); }
    QString own(const char* file) const { return window_->path("themes/") + QLatin1String(file); }
    ui::ProblemsDialog* dialog() const { return (*window_)->findChild<ui::ProblemsDialog*>(); }

    std::unique_ptr<test::TestWindow> window_;

private slots:
    void init() { window_ = std::make_unique<test::TestWindow>(); }
    void cleanup() { window_.reset(); }

    void aBoardIsChosenAndKept()
    {
        QVERIFY(board("auto")->isChecked());
        QCOMPARE(theme(), art::Theme::light());
        board("ink")->trigger();
        QCOMPARE(theme().land, art::Theme::shipped(art::ShippedTheme::Ink).land);
        QCOMPARE(theme().window, art::Theme::light().window);
        QCOMPARE(window_->settings().look().board, ui::BoardChoice::Ink);
        window_->restart();
        QVERIFY(board("ink")->isChecked());
    }

    void highContrastIsOneOfTheWindowsToo()
    {
        board("contrast")->trigger();
        QCOMPARE(QApplication::palette().color(QPalette::Window),
                 art::Theme::shipped(art::ShippedTheme::Contrast).window.window);
        entry(*(*window_)->actions().themes, int(ui::ThemeChoice::Dark))->trigger();
        QCOMPARE(QApplication::palette().color(QPalette::Window),
                 art::Theme::shipped(art::ShippedTheme::ContrastDark).window.window);
    }

    void patternsAreKeptAndOtherEyesAreNot()
    {
        (*window_)->actions().patterns->trigger();
        entry(*(*window_)->actions().visions, int(art::Vision::Deuteranopia))->trigger();
        QVERIFY(theme().pieceStyle.patterns);
        QCOMPARE(theme().vision, art::Vision::Deuteranopia);
        QVERIFY(window_->settings().look().patterns);
        QCOMPARE(window_->settings().look().vision, art::Vision::Full);
    }

    void aDroppedThemeIsAddedAndUsed()
    {
        write(window_->path("mine.theme.json"), "Mine & yours", "#010203");
        drop(**window_, window_->path("mine.theme.json"));
        QTRY_COMPARE(theme().land.grass, QColor(1, 2, 3));
        QVERIFY(QFileInfo::exists(own("mine.theme.json")));
        QVERIFY(board("mine.theme.json")->isChecked());
        QCOMPARE(board("mine.theme.json")->text(), QStringLiteral("Mine && yours"));
        QCOMPARE(window_->settings().boardTheme(), QStringLiteral("mine.theme.json"));
        board("day")->trigger();
        QCOMPARE(theme(), art::Theme::light());
        board("mine.theme.json")->trigger();
        QCOMPARE(theme().land.grass, QColor(1, 2, 3));
        window_->restart();
        QTRY_COMPARE(theme().land.grass, QColor(1, 2, 3));
    }

    void aBrokenThemeIsToldAndTheUsualOneIsThere()
    {
        write(own("mine.theme.json"), "Mine", "#010203");
        window_->restart();
        QTRY_VERIFY(board("mine.theme.json"));
        board("mine.theme.json")->trigger();
        write(own("mine.theme.json"), "Mine", "green");
        QTRY_VERIFY(dialog());
        QVERIFY(dialog()->text().contains(QStringLiteral("/land/grass")));
        QCOMPARE(theme(), art::Theme::light());
        QVERIFY(board("mine.theme.json")->isChecked());
        write(own("mine.theme.json"), "Mine", "#0405060f");
        QTRY_COMPARE(theme().land.grass, QColor(4, 5, 6, 15));
    }

    void aThemeThatIsGoneLeavesTheUsualOne()
    {
        write(own("mine.theme.json"), "Mine", "#010203");
        window_->restart();
        QTRY_VERIFY(board("mine.theme.json"));
        board("mine.theme.json")->trigger();
        QVERIFY(QFile::remove(own("mine.theme.json")));
        QTRY_VERIFY(!board("mine.theme.json"));
        QCOMPARE(theme(), art::Theme::light());
        QVERIFY(board("auto")->isChecked());
    }

    void aBrokenThemeIsNotAdded()
    {
        write(window_->path("mine.theme.json"), "Mine", "green");
        drop(**window_, window_->path("mine.theme.json"));
        QTRY_VERIFY(dialog());
        QVERIFY(!QFileInfo::exists(own("mine.theme.json")));
        QVERIFY(board("auto")->isChecked());
    }
};

const WindowTest<LooksTest> kTest("tst_looks");

} // namespace lodeline::app::tst_looks

#include "tst_looks.moc"
