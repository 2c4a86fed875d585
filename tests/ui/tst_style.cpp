// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plain/wrapped.h"
#include "ui/style.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>

namespace lodeline::ui {

// What is written in a window that is mirrored.
class StyleTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void noLetterIsCutOffFromItsNeighbours_data();
    void noLetterIsCutOffFromItsNeighbours();
    void keysOfMenusAreNotTurned();
    void latinNamesBeginWhereOthersDo();
    void wrappedLinesBeginAtTheSamePlace();
    void mnemonicsAreTakenOut_data();
    void mnemonicsAreTakenOut();

private:
    static QImage pictureOf(QWidget& widget)
    {
        widget.setAttribute(Qt::WA_DontShowOnScreen);
        widget.show();
        return widget.grab().toImage();
    }
    // Of the letters.
    static QRect inkOf(const QImage& picture)
    {
        QRect ink;
        const QRgb ground = picture.pixel(0, 0);
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (picture.pixel(x, y) != ground)
                    ink |= QRect(x, y, 1, 1);
        return ink;
    }
};

const QString kArabic = QStringLiteral("بلاطة");

void StyleTest::initTestCase()
{
    QApplication::setStyle(new Style);
    QApplication::setLayoutDirection(Qt::RightToLeft);
}

void StyleTest::noLetterIsCutOffFromItsNeighbours_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"button", "label", "menu"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void StyleTest::noLetterIsCutOffFromItsNeighbours()
{
    QFETCH(QString, kind);
    const auto shown = [&kind](const QString& text) -> QImage {
        if (kind == QLatin1String("button")) {
            QPushButton button(text);
            return pictureOf(button);
        }
        if (kind == QLatin1String("menu")) {
            QMenu menu;
            menu.addAction(text);
            return pictureOf(menu);
        }
        QWidget buddy;
        QLabel label(text);
        label.setBuddy(&buddy);
        return pictureOf(label);
    };
    QString marked = kArabic;
    marked.insert(2, u'&');
    QCOMPARE(shown(marked), shown(kArabic));
    QVERIFY(shown(QStringLiteral("P&lay")) != shown(QStringLiteral("Play")));
}

void StyleTest::keysOfMenusAreNotTurned()
{
    const auto shown = [](const QString& keys) {
        QMenu menu;
        menu.addAction(kArabic + u'\t' + keys);
        menu.setFixedWidth(300);
        return pictureOf(menu);
    };
    QCOMPARE(shown(QStringLiteral("Ctrl++")), shown(QStringLiteral("\u202dCtrl++\u202c")));
}

void StyleTest::latinNamesBeginWhereOthersDo()
{
    for (const QString& text : {kArabic, QStringLiteral("Lodeline"), QStringLiteral("Ann: ") + kArabic}) {
        QLabel label(text);
        label.setFixedWidth(400);
        const QRect ink = inkOf(pictureOf(label));
        QVERIFY2(ink.right() > 390 && ink.left() > 200, qPrintable(text));
    }
    // The name comes first: its letters are the last ones from the left.
    QLabel mixed(QStringLiteral("Ann: ") + kArabic);
    QLabel turned(QStringLiteral("\u2067Ann: ") + kArabic + QChar(0x2069));
    mixed.setFixedWidth(400);
    turned.setFixedWidth(400);
    QCOMPARE(pictureOf(mixed), pictureOf(turned));
}

void StyleTest::wrappedLinesBeginAtTheSamePlace()
{
    QLabel label(QStringList{kArabic, kArabic, kArabic}.join(u' '));
    label.setWordWrap(true);
    const int width = label.fontMetrics().horizontalAdvance(kArabic) + 4;
    label.setFixedSize(width, label.heightForWidth(width));
    const QImage picture = pictureOf(label);
    const int line = picture.height() / 3;
    QCOMPARE(inkOf(picture.copy(0, 0, width, line)), inkOf(picture.copy(0, 2 * line, width, line)));
}

void StyleTest::mnemonicsAreTakenOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("none") << "Play" << "Play";
    QTest::newRow("one") << "P&lay" << "Play";
    QTest::newRow("an ampersand") << "Rock && roll" << "Rock & roll";
    QTest::newRow("at the end") << "Play&" << "Play&";
}

void StyleTest::mnemonicsAreTakenOut()
{
    QFETCH(QString, text);
    QFETCH(QString, plain);
    QCOMPARE(withoutMnemonic(text), plain);
}

} // namespace lodeline::ui

QTEST_MAIN(lodeline::ui::StyleTest)
#include "tst_style.moc"
