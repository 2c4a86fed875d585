// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/appearance.h"
#include "ui/themed.h"
#include "ui/windows/textscale.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QEvent>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScopeGuard>
#include <QSpinBox>
#include <QTest>

namespace lodeline::ui::tst_appearance {
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

    void anotherBoardIsSeenAtOnce()
    {
        Appearance appearance;
        appearance.use(ThemeChoice::Light);
        QWidget window;
        Witness room(&window);
        appearance.handTo(window);
        appearance.use(Look{.windows = ThemeChoice::Light, .board = BoardChoice::Ink});
        QCOMPARE(room.seen, std::vector{art::Theme::shipped(art::ShippedTheme::Ink).name});
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

    void darkWindowsShowWhereFieldsAre()
    {
        Appearance appearance;
        appearance.use(ThemeChoice::Dark);
        QSpinBox number;
        QComboBox choice;
        QListWidget list;
        QPlainTextEdit text;
        QGroupBox group(QStringLiteral("Title"));
        for (QWidget* field : std::initializer_list<QWidget*>{&number, &choice, &list, &text, &group}) {
            field->resize(160, 90);
            const QImage picture = field->grab().toImage();
            const QColor line = QApplication::palette().color(QPalette::Mid);
            for (const int x : {0, picture.width() - 1})
                QCOMPARE(picture.pixelColor(x, 60), line);
        }
    }

    void theBoardIsChosenByItself()
    {
        const auto shipped = [](BoardChoice board, ThemeChoice windows, SystemLook system = {}) {
            return Appearance::themeFor({.windows = windows, .board = board}, system);
        };
        const art::Theme ink = shipped(BoardChoice::Ink, ThemeChoice::Dark);
        QCOMPARE(ink.land, art::Theme::shipped(art::ShippedTheme::Ink).land);
        QCOMPARE(ink.window, art::Theme::dark().window);
        QCOMPARE(ink.marks, art::Theme::dark().marks);
        QCOMPARE(ink.charts, art::Theme::dark().charts);
        QVERIFY(ink.isDark);
        QCOMPARE(shipped(BoardChoice::Day, ThemeChoice::Dark).board, art::Theme::light().board);
        QCOMPARE(shipped(BoardChoice::Dusk, ThemeChoice::Light).board, art::Theme::dark().board);
        QCOMPARE(shipped(BoardChoice::Dusk, ThemeChoice::Light).window, art::Theme::light().window);
        QCOMPARE(shipped(BoardChoice::Automatic, ThemeChoice::Light), art::Theme::light());
        QCOMPARE(shipped(BoardChoice::Automatic, ThemeChoice::System, {.isDark = true}), art::Theme::dark());
        // High contrast is one of the windows, too.
        QCOMPARE(shipped(BoardChoice::Contrast, ThemeChoice::Light),
                 art::Theme::shipped(art::ShippedTheme::Contrast));
        QCOMPARE(shipped(BoardChoice::Contrast, ThemeChoice::Dark),
                 art::Theme::shipped(art::ShippedTheme::ContrastDark));
    }

    void aDesktopMayWishForContrast()
    {
        const SystemLook system{.isDark = true, .wantsContrast = true};
        QCOMPARE(Appearance::themeFor({}, system), art::Theme::shipped(art::ShippedTheme::ContrastDark));
        QCOMPARE(Appearance::themeFor({.board = BoardChoice::Day}, system).board, art::Theme::light().board);
        QCOMPARE(Appearance::themeFor({.windows = ThemeChoice::Light}, system), art::Theme::light());
    }

    void anOwnThemeIsTakenForTheBoard()
    {
        auto own = std::make_shared<art::Theme>(art::Theme::light());
        own->name = QStringLiteral("Mine");
        own->land.grass = QColor(1, 2, 3);
        own->window.text = QColor(4, 5, 6);
        Look look{.windows = ThemeChoice::Light, .board = BoardChoice::Ink, .own = own};
        QCOMPARE(Appearance::themeFor(look, {}).land.grass, QColor(1, 2, 3));
        QCOMPARE(Appearance::themeFor(look, {}).window, art::Theme::light().window);
        own->ownWindows = true;
        QCOMPARE(Appearance::themeFor(look, {}).window.text, QColor(4, 5, 6));
    }

    void patternsAndEyesAreChosenForAnyTheme()
    {
        const Look look{.windows = ThemeChoice::Light, .patterns = true, .vision = art::Vision::Tritanopia};
        const art::Theme theme = Appearance::themeFor(look, {});
        QVERIFY(theme.pieceStyle.patterns);
        QCOMPARE(theme.vision, art::Vision::Tritanopia);
        QCOMPARE(theme.land.grass, art::seen(art::Theme::light().land.grass, art::Vision::Tritanopia));
        Appearance appearance;
        appearance.use(look);
        QCOMPARE(QApplication::palette().color(QPalette::Link),
                 art::seen(art::Theme::light().window.link, art::Vision::Tritanopia));
        appearance.use(ThemeChoice::Dark);
        QVERIFY(appearance.theme().pieceStyle.patterns);
        QCOMPARE(appearance.theme().vision, art::Vision::Tritanopia);
    }

    void theDesktopIsFollowed()
    {
        const QByteArray before = qgetenv("GTK_THEME");
        const auto goBack = qScopeGuard([&] { qputenv("GTK_THEME", before); });
        qputenv("GTK_THEME", "Adwaita");
        Appearance appearance;
        QWidget window;
        appearance.handTo(window);
        appearance.use(ThemeChoice::System);
        const auto change = [&](const char* name) {
            qputenv("GTK_THEME", name);
            QEvent event(QEvent::ThemeChange);
            QApplication::sendEvent(&window, &event);
        };
        QCOMPARE(themeOf(window), art::Theme::light());
        change("Adwaita:dark");
        QCOMPARE(themeOf(window), art::Theme::dark());
        QCOMPARE(QApplication::palette().color(QPalette::Window), art::Theme::dark().window.window);
        change("HighContrast");
        QCOMPARE(themeOf(window), art::Theme::shipped(art::ShippedTheme::Contrast));
        change("HighContrastInverse");
        QCOMPARE(themeOf(window), art::Theme::shipped(art::ShippedTheme::ContrastDark));
        appearance.use(ThemeChoice::Light);
        change("Adwaita:dark");
        QCOMPARE(themeOf(window), art::Theme::light());
    }

    void lettersInPixelsAreScaledToo()
    {
        const QFont before = QApplication::font();
        const auto goBack = qScopeGuard([&] { QApplication::setFont(before); });
        QFont letters = before;
        letters.setPixelSize(20);
        QApplication::setFont(letters);
        QWidget window;
        QLabel title(&window);
        setTextScale(title, 1.5);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(title.font().pixelSize(), 30);
        Appearance appearance;
        appearance.setTextSize(120);
        QCOMPARE(QApplication::font().pixelSize(), 24);
        QTRY_COMPARE(window.font().pixelSize(), 24);
        QCOMPARE(title.font().pixelSize(), 36);
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

const WindowTest<AppearanceTest> kTest("tst_appearance");

} // namespace lodeline::ui::tst_appearance

#include "tst_appearance.moc"
