// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/jsonparser.h"
#include "resources/art/theme/seentheme.h"
#include "resources/art/theme/themefile.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

namespace lodeline::art::tst_vision {
namespace {

bool isNear(const QColor& a, const QColor& b, int most)
{
    return std::abs(a.red() - b.red()) <= most && std::abs(a.green() - b.green()) <= most &&
           std::abs(a.blue() - b.blue()) <= most;
}

QString hexOf(const QColor& colour)
{
    const QString digits = colour.name(QColor::HexArgb).mid(1);
    return u'#' + digits.mid(2) + digits.left(2);
}

// Every colour of a file, as somebody sees it.
void see(Json& value, Vision vision)
{
    if (value.is_structured()) {
        for (Json& member : value)
            see(member, vision);
    } else if (value.is_string() && value.get<std::string>().starts_with('#')) {
        const std::string text = value.get<std::string>();
        QColor colour(QString::fromStdString(text.substr(0, 7)));
        if (text.size() == 9)
            colour.setAlpha(std::stoi(text.substr(7), nullptr, 16));
        value = hexOf(seen(colour, vision)).toStdString();
    }
}

} // namespace

class VisionTest : public QObject
{
    Q_OBJECT

private slots:
    // What web browsers show of the primary colours, as the project Unicolour has published it.
    void coloursAreThoseThatArePublished_data()
    {
        QTest::addColumn<Vision>("vision");
        QTest::addColumn<QRgb>("colour");
        QTest::addColumn<QRgb>("wanted");
        const auto row = [](const char* name, Vision vision, QRgb colour, QRgb wanted) {
            QTest::newRow(name) << vision << colour << wanted;
        };
        row("no red: red", Vision::Protanopia, qRgb(255, 0, 0), qRgb(109, 95, 0));
        row("no red: yellow", Vision::Protanopia, qRgb(255, 255, 0), qRgb(255, 244, 0));
        row("no red: green", Vision::Protanopia, qRgb(0, 255, 0), qRgb(255, 229, 0));
        row("no red: cyan", Vision::Protanopia, qRgb(0, 255, 255), qRgb(237, 242, 255));
        row("no red: blue", Vision::Protanopia, qRgb(0, 0, 255), qRgb(0, 88, 255));
        row("no red: magenta", Vision::Protanopia, qRgb(255, 0, 255), qRgb(0, 128, 255));
        row("no green: red", Vision::Deuteranopia, qRgb(255, 0, 0), qRgb(163, 144, 0));
        row("no green: yellow", Vision::Deuteranopia, qRgb(255, 255, 0), qRgb(255, 250, 50));
        row("no green: green", Vision::Deuteranopia, qRgb(0, 255, 0), qRgb(239, 214, 59));
        row("no green: cyan", Vision::Deuteranopia, qRgb(0, 255, 255), qRgb(208, 221, 255));
        row("no green: blue", Vision::Deuteranopia, qRgb(0, 0, 255), qRgb(0, 61, 251));
        row("no green: magenta", Vision::Deuteranopia, qRgb(255, 0, 255), qRgb(104, 155, 250));
        row("no blue: red", Vision::Tritanopia, qRgb(255, 0, 0), qRgb(255, 0, 13));
        row("no blue: yellow", Vision::Tritanopia, qRgb(255, 255, 0), qRgb(255, 238, 217));
        row("no blue: green", Vision::Tritanopia, qRgb(0, 255, 0), qRgb(0, 247, 216));
        row("no blue: cyan", Vision::Tritanopia, qRgb(0, 255, 255), qRgb(0, 255, 255));
        row("no blue: blue", Vision::Tritanopia, qRgb(0, 0, 255), qRgb(0, 108, 150));
        row("no blue: magenta", Vision::Tritanopia, qRgb(255, 0, 255), qRgb(255, 75, 151));
    }
    void coloursAreThoseThatArePublished()
    {
        QFETCH(const Vision, vision);
        QFETCH(const QRgb, colour);
        QFETCH(const QRgb, wanted);
        const QColor found = seen(QColor(colour), vision);
        QVERIFY2(isNear(found, QColor(wanted), 2), qPrintable(found.name())); // as far as it holds for them
    }

    void greyStaysGrey()
    {
        for (const Vision vision : kAllVisions) {
            for (int grey = 0; grey < 256; ++grey)
                QVERIFY(isNear(seen(QColor(grey, grey, grey), vision), QColor(grey, grey, grey), 1));
        }
    }

    void fullVisionChangesNothing()
    {
        const QColor colour(12, 34, 56, 78);
        QCOMPARE(seen(colour, Vision::Full), colour);
        QCOMPARE(seen(Theme::light(), Vision::Full), Theme::light());
        QVERIFY(!seen(QColor(), Vision::Tritanopia).isValid());
        QCOMPARE(seen(colour, Vision::Tritanopia).alpha(), 78);
    }

    void picturesAreSeenAsColoursAre()
    {
        QImage image(3, 1, QImage::Format_ARGB32_Premultiplied);
        image.setPixelColor(0, 0, Qt::red);
        image.setPixelColor(1, 0, Qt::transparent);
        image.setPixelColor(2, 0, QColor(0, 128, 0));
        const QImage changed = seen(image, Vision::Deuteranopia);
        QCOMPARE(changed.pixelColor(0, 0), seen(QColor(Qt::red), Vision::Deuteranopia));
        QCOMPARE(changed.pixelColor(1, 0).alpha(), 0);
        QCOMPARE(changed.pixelColor(2, 0), seen(QColor(0, 128, 0), Vision::Deuteranopia));
        QCOMPARE(seen(image, Vision::Full), image);
    }

    // None is forgotten: as if the file had been written with other colours.
    void everyColourOfAThemeIsChanged()
    {
        for (const Vision vision : kAllVisions) {
            Json file = Json::parse(shippedText(nameOf(ShippedTheme::Day)));
            see(file, vision);
            const auto loaded = parseTheme(file.dump());
            QVERIFY(loaded.has_value());
            Theme wanted = loaded->theme;
            wanted.vision = vision;
            QCOMPARE(seen(Theme::light(), vision), wanted);
        }
    }

    void playersOfOtherColoursAreSeenSo()
    {
        const QString name = QStringLiteral("mauve");
        const QColor body = Theme::light().livery(name).body;
        QCOMPARE(seen(Theme::light(), Vision::Protanopia).livery(name).body, seen(body, Vision::Protanopia));
    }
};

const PlainTest<VisionTest> kTest("tst_vision");

} // namespace lodeline::art::tst_vision

#include "tst_vision.moc"
