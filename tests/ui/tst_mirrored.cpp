// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/icons.h"
#include "tests/windowtest/windowtest.h"
#include "ui/keys/keytext.h"
#include "ui/plain/label.h"
#include "ui/plain/wrapped.h"
#include "ui/style.h"
#include "ui/wording/html.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

namespace lodeline::ui::tst_mirrored {

// What is written in a window that is mirrored.
class MirroredTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void noLetterIsCutOffFromItsNeighbours_data();
    void noLetterIsCutOffFromItsNeighbours();
    void keysOfMenusAreNotTurned();
    void latinNamesBeginWhereOthersDo();
    void wrappedLinesBeginAtTheSamePlace();
    void whatCanBeSelectedBeginsThereToo();
    void whatIsTypedBeginsThereToo();
    void picturesStandBeforeTheirCaptions();
    void iconsStandBesideTheWordsOfButtons();
    void onlySomeScriptsHaveItalics();
    void keysStayAsTheyAreInTexts();
    void undoPointsBack();
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

void MirroredTest::initTestCase()
{
    QApplication::setStyle(new Style);
    QApplication::setLayoutDirection(Qt::RightToLeft);
}

void MirroredTest::noLetterIsCutOffFromItsNeighbours_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"button", "label", "menu"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void MirroredTest::noLetterIsCutOffFromItsNeighbours()
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

void MirroredTest::keysOfMenusAreNotTurned()
{
    const auto shown = [](const QString& keys) {
        QMenu menu;
        menu.addAction(kArabic + u'\t' + keys);
        menu.setFixedWidth(300);
        return pictureOf(menu);
    };
    QCOMPARE(shown(QStringLiteral("Ctrl++")), shown(QStringLiteral("\u202dCtrl++\u202c")));
}

void MirroredTest::latinNamesBeginWhereOthersDo()
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

void MirroredTest::wrappedLinesBeginAtTheSamePlace()
{
    QLabel label(QStringList{kArabic, kArabic, kArabic}.join(u' '));
    label.setWordWrap(true);
    const int width = label.fontMetrics().horizontalAdvance(kArabic) + 4;
    label.setFixedSize(width, label.heightForWidth(width));
    const QImage picture = pictureOf(label);
    const int line = picture.height() / 3;
    QCOMPARE(inkOf(picture.copy(0, 0, width, line)), inkOf(picture.copy(0, 2 * line, width, line)));
}

void MirroredTest::whatCanBeSelectedBeginsThereToo()
{
    for (const auto& [text, format] : {std::pair(QStringLiteral("Ann: ") + kArabic, Qt::PlainText),
                                       std::pair(QStringLiteral("<b>Ann</b>: ") + kArabic, Qt::RichText)}) {
        Label label(text);
        label.setTextFormat(format);
        label.setTextInteractionFlags(Qt::TextSelectableByMouse);
        label.setFixedWidth(400);
        const QRect ink = inkOf(pictureOf(label));
        QVERIFY2(ink.right() > 390 && ink.left() > 200, qPrintable(text));
    }
}

void MirroredTest::whatIsTypedBeginsThereToo()
{
    const auto former = qScopeGuard([] { QApplication::setLayoutDirection(Qt::RightToLeft); });
    QLineEdit id(QStringLiteral("01a"));
    QSpinBox copies;
    for (QWidget* field : std::initializer_list<QWidget*>{&id, &copies}) {
        field->resize(300, 40);
        for (const Qt::LayoutDirection direction : {Qt::RightToLeft, Qt::LeftToRight, Qt::RightToLeft}) {
            QApplication::setLayoutDirection(direction);
            const QImage picture = pictureOf(*field);
            auto* line = qobject_cast<QLineEdit*>(field);
            const QRect typed = line ? line->rect() : field->findChild<QLineEdit*>()->geometry();
            const QRect ink = inkOf(picture.copy(typed.adjusted(6, 6, -6, -6)));
            QVERIFY(!ink.isEmpty());
            QCOMPARE(ink.center().x() > typed.width() / 2, direction == Qt::RightToLeft);
        }
    }
    QLineEdit centred;
    centred.setAlignment(Qt::AlignHCenter);
    pictureOf(centred);
    QCOMPARE(centred.alignment(), Qt::AlignHCenter);
}

void MirroredTest::picturesStandBeforeTheirCaptions()
{
    QTextDocument document;
    document.setHtml(
        page(paragraph(QStringLiteral("Lodeline")) + pictured(QStringLiteral("none:"), kArabic)));
    document.setTextWidth(400);
    const auto leftOf = [&document](const QString& text) {
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
            if (block.text() == text)
                return document.documentLayout()->blockBoundingRect(block).left() +
                       block.layout()->lineAt(0).naturalTextRect().left();
        return -1.0;
    };
    const qreal picture = leftOf(QString(QChar(QChar::ObjectReplacementCharacter)));
    QVERIFY(leftOf(kArabic) > 0);
    QVERIFY(picture > leftOf(kArabic));
    QVERIFY(leftOf(QStringLiteral("Lodeline")) > 200);
}

void MirroredTest::iconsStandBesideTheWordsOfButtons()
{
    QPixmap pixmap(16, 16);
    pixmap.fill(Qt::red);
    QPushButton button(QIcon(pixmap), kArabic);
    button.setFixedSize(400, 30);
    const QImage picture = pictureOf(button);
    QRect icon;
    QRect words;
    for (int y = 4; y < 26; ++y) {
        for (int x = 4; x < 396; ++x) {
            const QColor colour = picture.pixelColor(x, y);
            if (colour == Qt::red)
                icon |= QRect(x, y, 1, 1);
            else if (colour.lightness() < 128)
                words |= QRect(x, y, 1, 1);
        }
    }
    QVERIFY(!words.isEmpty() && words.right() < icon.left() && words.right() > icon.left() - 12);
    QVERIFY(std::abs(words.united(icon).center().x() - 200) < 8);
}

void MirroredTest::onlySomeScriptsHaveItalics()
{
    QCOMPARE(caption(QStringLiteral("Поле, field")), QStringLiteral("<i>Поле, field</i>"));
    QCOMPARE(caption(kArabic), kArabic);
    QCOMPARE(caption(QStringLiteral("新しいタイル")), QStringLiteral("新しいタイル"));
}

void MirroredTest::keysStayAsTheyAreInTexts()
{
    const QKeySequence key(Qt::CTRL | Qt::Key_Plus);
    QCOMPARE(shownKey(key), QStringLiteral("\u2066Ctrl++\u2069"));
    QCOMPARE(shownKey({}), QString());
    QApplication::setLayoutDirection(Qt::LeftToRight);
    const QString plain = shownKey(key);
    QApplication::setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(plain, QStringLiteral("Ctrl++"));
}

void MirroredTest::undoPointsBack()
{
    const auto shown = [](const char* name) {
        return art::icon(QLatin1String(name), QApplication::palette()).pixmap(32).toImage();
    };
    const QImage undo = shown("undo");
    const QImage turn = shown("rotate-left");
    QApplication::setLayoutDirection(Qt::LeftToRight);
    const QImage usualRedo = shown("redo");
    const QImage usualTurn = shown("rotate-left");
    QApplication::setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(undo, usualRedo);
    QCOMPARE(turn, usualTurn);
}

void MirroredTest::mnemonicsAreTakenOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("none") << "Play"
                          << "Play";
    QTest::newRow("one") << "P&lay"
                         << "Play";
    QTest::newRow("an ampersand") << "Rock && roll"
                                  << "Rock & roll";
    QTest::newRow("at the end") << "Play&"
                                << "Play&";
}

void MirroredTest::mnemonicsAreTakenOut()
{
    QFETCH(QString, text);
    QFETCH(QString, plain);
    QCOMPARE(withoutMnemonic(text), plain);
}

const WindowTest<MirroredTest> kTest("tst_mirrored");

} // namespace lodeline::ui::tst_mirrored

#include "tst_mirrored.moc"
