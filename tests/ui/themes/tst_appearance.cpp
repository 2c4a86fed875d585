// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/appearance.h"
#include "ui/themed.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QLineEdit>
#include <QTest>

namespace lodeline::ui {
namespace {

// Notes the theme that it has when its palette changes.
class Witness : public QWidget
{
public:
    using QWidget::QWidget;

    std::vector<QString> seen;

protected:
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::PaletteChange)
            seen.push_back(themeOf(*this).name);
        QWidget::changeEvent(event);
    }
};

} // namespace

class AppearanceTest : public QObject
{
    Q_OBJECT

private slots:
    void aThemeIsHandedDown()
    {
        QWidget window;
        QWidget room(&window);
        QDialog dialog(&room);
        QWidget part(&dialog);
        QWidget other;
        handTheme(window, art::Theme::dark());
        QCOMPARE(themeOf(part).name, art::Theme::dark().name);
        QCOMPARE(themeOf(window).name, art::Theme::dark().name);
        QCOMPARE(themeOf(other).name, art::Theme::light().name);
        art::Theme mine = art::Theme::light();
        mine.name = QStringLiteral("Mine");
        handTheme(room, mine);
        QCOMPARE(themeOf(part).name, mine.name);
        QCOMPARE(themeOf(window).name, art::Theme::dark().name);
    }

    void windowsHaveTheThemeBeforeThePalette()
    {
        Appearance appearance;
        appearance.use(ThemeChoice::Dark);
        QWidget window;
        Witness room(&window);
        appearance.handTo(window);
        QCOMPARE(themeOf(room).name, art::Theme::dark().name);
        window.show();
        room.seen.clear();
        appearance.use(ThemeChoice::Light);
        QTRY_VERIFY(!room.seen.empty());
        QCOMPARE(room.seen.front(), art::Theme::light().name);
    }

    void thePaletteIsThatOfTheTheme()
    {
        Appearance appearance;
        for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
            appearance.use(choice);
            QCOMPARE(appearance.theme().isDark, choice == ThemeChoice::Dark);
            QCOMPARE(QApplication::palette().color(QPalette::Window), appearance.theme().window.window);
            QCOMPARE(QApplication::palette().color(QPalette::Mid), appearance.theme().window.line);
        }
    }

    // Which Fusion frames in a shade that a dark window swallows.
    void fieldsAreFramedInTheDark()
    {
        Appearance appearance;
        appearance.use(ThemeChoice::Dark);
        QLineEdit field;
        field.resize(100, 30);
        const QPalette dark = QApplication::palette();
        const QImage framed = field.grab().toImage();
        appearance.use(ThemeChoice::Light);
        field.setPalette(dark);
        QVERIFY(field.grab().toImage() != framed);
    }
};

} // namespace lodeline::ui

QTEST_MAIN(lodeline::ui::AppearanceTest)
#include "tst_appearance.moc"
