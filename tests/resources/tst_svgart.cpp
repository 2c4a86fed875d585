// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/design/tileart.h"
#include "resources/art/svgart.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

namespace lodeline::art {

namespace {

const char kHead[] = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
                     "viewBox='0 0 10 10'>";

std::string picture(const std::string& body)
{
    return kHead + body + "</svg>";
}

bool has(const SvgArt& art, SvgCode code)
{
    return std::any_of(art.findings.begin(), art.findings.end(),
                       [code](const SvgFinding& finding) { return finding.code == code; });
}

QImage drawn(const QByteArray& svg)
{
    QImage image(10, 10, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QSvgRenderer(svg).render(&painter, QRectF(0, 0, 10, 10));
    return image;
}

std::string repeated(const std::string& text, int times)
{
    std::string result;
    for (int i = 0; i < times; ++i)
        result += text;
    return result;
}

} // namespace

class SvgArtTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatQtDraws()
    {
        const std::string body =
            "<defs><linearGradient id='g' x1='0' y1='0' x2='1' y2='0'><stop offset='0' stop-color='#f00'/>"
            "<stop offset='100%' stop-color='rgb(255,0,0)'/></linearGradient><rect id='r' width='4' "
            "height='4'/></defs>"
            "<g transform='translate(1 1) rotate(0)' fill='url(#g)'><rect width='8' height='8'/></g>"
            "<use xlink:href='#r' x='1' y='1' style='fill:#00ff00;stroke:none'/>"
            "<path d='M0,0 L1.5.5z' stroke='black' stroke-width='0.1'/><text x='1' y='9' "
            "font-size='2'>A&amp;B</text>";
        const SvgArt art = cleanSvg(picture(body));
        QVERIFY(art.ok());
        QVERIFY2(art.findings.isEmpty(),
                 art.findings.isEmpty() ? "" : qPrintable(describe(art.findings.front())));
        const QImage image = drawn(art.svg);
        QCOMPARE(image.pixelColor(7, 7), QColor(Qt::red));
        QCOMPARE(image.pixelColor(3, 3), QColor(0, 255, 0));
        QVERIFY(art.svg.contains("A&amp;B"));
    }

    void completesRadialGradients()
    {
        const SvgArt art =
            cleanSvg(picture("<defs><radialGradient id='g'><stop offset='0' stop-color='red'/>"
                             "</radialGradient></defs><rect width='10' height='10' fill='url(#g)'/>"));
        QVERIFY(art.ok());
        QCOMPARE(drawn(art.svg).pixelColor(5, 5), QColor(Qt::red));
    }

    void cleansItsOwnOutputToItself()
    {
        const SvgArt once = cleanSvg(picture("<rect id='a' width='3' height='4' fill='red' onclick='x()'/>"));
        const SvgArt twice = cleanSvg(std::string_view(once.svg.constData(), std::size_t(once.svg.size())));
        QCOMPARE(twice.svg, once.svg);
        QVERIFY(twice.findings.isEmpty());
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("svg");
        QTest::addColumn<int>("code");
        const auto add = [](const char* name, const std::string& svg, SvgCode code) {
            QTest::newRow(name) << QByteArray::fromStdString(svg) << int(code);
        };
        add("empty", "", SvgCode::NotXml);
        add("noise", "\xff\xfe\x01 garbage", SvgCode::NotXml);
        add("truncated", std::string(kHead) + "<rect width='1' hei", SvgCode::NotXml);
        add("html", "<html><body/></html>", SvgCode::NotSvg);
        add("entity bomb",
            "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>]>" +
                picture("<text>&b;&b;</text>"),
            SvgCode::Doctype);
        add("external entity",
            "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>" + picture("<text>&x;</text>"),
            SvgCode::Doctype);
        add("external dtd", "<!DOCTYPE svg SYSTEM 'http://example.org/x.dtd'>" + picture(""),
            SvgCode::Doctype);
        add("deep", picture(repeated("<g>", 20'000) + repeated("</g>", 20'000)), SvgCode::TooDeep);
        add("deep in what is skipped",
            picture("<metadata>" + repeated("<g>", 9'000) + repeated("</g>", 9'000) + "</metadata>"),
            SvgCode::TooDeep);
        add("many", picture(repeated("<g/>", kMaxSvgElements + 1)), SvgCode::TooManyElements);
        add("large", picture(std::string(kMaxSvgBytes, ' ')), SvgCode::TooLarge);
        add("no size", "<svg xmlns='http://www.w3.org/2000/svg'/>", SvgCode::NoViewBox);
        add("huge size", "<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='1e9'/>",
            SvgCode::NoViewBox);
        add("nan size", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 nan inf'/>",
            SvgCode::NoViewBox);
        add("negative size", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 -5 5'/>",
            SvgCode::NoViewBox);
    }

    void refuses()
    {
        QFETCH(QByteArray, svg);
        QFETCH(int, code);
        const SvgArt art = cleanSvg(std::string_view(svg.constData(), std::size_t(svg.size())));
        QVERIFY(!art.ok());
        QVERIFY(!art.findings.isEmpty());
        QCOMPARE(art.findings.back().effect, SvgEffect::Refused);
        QCOMPARE(int(art.findings.back().code), code);
        QVERIFY(!describe(art.findings.back()).isEmpty());
    }

    void leavesOut_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("forbidden");
        QTest::addColumn<int>("code");
        const auto add = [](const char* name, const char* body, const char* forbidden, SvgCode code) {
            QTest::newRow(name) << QByteArray(body) << QByteArray(forbidden) << int(code);
        };
        add("file image", "<image width='9' height='9' xlink:href='/etc/hostname.png'/>", "hostname",
            SvgCode::ReferenceRemoved);
        add("file url image", "<image width='9' height='9' xlink:href='file:///a.png'/>",
            "file:", SvgCode::ReferenceRemoved);
        add("network image", "<image width='9' height='9' href='http://example.org/a.png'/>", "example",
            SvgCode::ReferenceRemoved);
        add("svg in an image", "<image xlink:href='data:image/svg+xml;base64,PHN2Zy8+'/>", "svg+xml",
            SvgCode::ReferenceRemoved);
        add("false png", "<image xlink:href='data:image/png;base64,AAAA'/>", "AAAA",
            SvgCode::ReferenceRemoved);
        add("external use", "<use xlink:href='other.svg#a'/>", "other", SvgCode::ReferenceRemoved);
        add("external paint", "<rect fill='url(http://example.org/#a)'/>", "example",
            SvgCode::ReferenceRemoved);
        add("external paint in style", "<rect style='fill:url(file:///a#b)'/>",
            "file:", SvgCode::ReferenceRemoved);
        add("script", "<script>alert(1)</script>", "alert", SvgCode::ElementRemoved);
        add("foreign object", "<foreignObject><body/></foreignObject>", "foreign", SvgCode::ElementRemoved);
        add("style sheet", "<style>@import url(http://example.org)</style>", "import", SvgCode::StyleRemoved);
        add("handler", "<rect onload='x()'/>", "onload", SvgCode::AttributeRemoved);
        add("filter", "<filter id='f'/><rect filter='url(#f)'/>", "filter", SvgCode::ElementRemoved);
        add("symbol", "<symbol id='s'><rect/></symbol>", "symbol", SvgCode::ElementRemoved);
        add("nested svg", "<svg width='3'/>", "width", SvgCode::ElementRemoved);
        add("huge number", "<rect width='1e300' height='4'/>", "1e300", SvgCode::NumberOutOfRange);
        add("huge path", "<path d='M0 0L1e12 4'/>", "1e12", SvgCode::NumberOutOfRange);
        add("unit", "<rect width='3mm'/>", "3mm", SvgCode::NumberOutOfRange);
        add("colour that turns black", "<rect fill='rgba(1,2,3,0.5)'/>", "rgba", SvgCode::StyleRemoved);
        add("dash bomb", "<path d='M0 0L1 1' stroke-dasharray='0.000001'/>", "dasharray",
            SvgCode::StyleRemoved);
        add("use of a use", "<g id='a'><use xlink:href='#b'/></g>", "#b", SvgCode::ElementRemoved);
        add("unknown colour", "<rect fill='reddish'/>", "reddish", SvgCode::StyleRemoved);
        add("place of a part of a text", "<text x='1' y='5'>a<tspan x='7'>b</tspan></text>", "'7'",
            SvgCode::AttributeRemoved);
        add("shift of a part of a text", "<text x='1' y='5'>a<tspan dy='7'>b</tspan></text>", "dy",
            SvgCode::AttributeRemoved);
        add("self use", "<g id='a'><use xlink:href='#a'/></g>", "<use", SvgCode::ElementRemoved);
    }

    void leavesOut()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, forbidden);
        QFETCH(int, code);
        const SvgArt art = cleanSvg(picture(body.toStdString()));
        QVERIFY(art.ok());
        QVERIFY2(has(art, SvgCode(code)), art.svg.constData());
        QVERIFY2(!art.svg.contains(forbidden), art.svg.constData());
        QVERIFY(QSvgRenderer(art.svg).isValid());
        for (const SvgFinding& finding : art.findings)
            QVERIFY(finding.effect == SvgEffect::LeftOut && !describe(finding).isEmpty() &&
                    finding.line == 1);
    }

    void tellsWhichOpacityLooksDifferent_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<bool>("differs");
        const QByteArray two = "<rect width='8' height='8'/><rect width='4' height='4'/>";
        QTest::newRow("group of two") << "<g opacity='0.5'>" + two + "</g>" << true;
        QTest::newRow("in a style") << "<g style='opacity:.5'>" + two + "</g>" << true;
        QTest::newRow("group in a group") << "<g opacity='0.5'><g>" + two + "</g></g>" << true;
        QTest::newRow("group of one")
            << QByteArray("<g opacity='0.5'><rect width='8' height='8'/></g>") << false;
        QTest::newRow("opaque group") << "<g opacity='1'>" + two + "</g>" << false;
        QTest::newRow("colour alone") << "<g fill-opacity='0.5'>" + two + "</g>" << false;
        QTest::newRow("line over its area")
            << QByteArray("<rect opacity='0.5' stroke='red' width='8' height='8'/>") << true;
        QTest::newRow("inherited line")
            << QByteArray("<g stroke='red'><rect opacity='0.5' width='8' height='8'/></g>") << true;
        QTest::newRow("line alone")
            << QByteArray("<rect opacity='0.5' stroke='red' fill='none' width='8' height='8'/>") << false;
        QTest::newRow("area alone") << QByteArray("<rect opacity='0.5' width='8' height='8'/>") << false;
        QTest::newRow("what is used")
            << "<defs><g id='a'>" + two + "</g></defs><use opacity='.5' href='#a'/>" << true;
        QTest::newRow("nothing of it drawn") << "<g opacity='.5'><defs>" + two + "</defs></g>" << false;
    }

    void tellsWhichOpacityLooksDifferent()
    {
        QFETCH(QByteArray, body);
        QFETCH(bool, differs);
        const SvgArt art = cleanSvg(picture(body.toStdString()));
        QVERIFY(art.ok() && art.svg.contains("opacity"));
        QCOMPARE(art.findings.size(), differs ? 1 : 0);
        if (differs) {
            QCOMPARE(art.findings.front().code, SvgCode::OpacityOfParts);
            QCOMPARE(art.findings.front().effect, SvgEffect::DrawnOtherwise);
            QVERIFY(!describe(art.findings.front()).isEmpty());
        }
    }

    void keepsWhatTheRootSays()
    {
        const SvgArt art = cleanSvg("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10' id='all' "
                                    "width='90mm' height='90mm' color='#00f' opacity='0.5' onload='x()'>"
                                    "<rect width='10' height='10' fill='currentColor'/></svg>");
        QVERIFY(art.ok());
        const QColor pixel = drawn(art.svg).pixelColor(5, 5); // blue over white, half of each
        QVERIFY(pixel.red() > 120 && pixel.red() < 135 && pixel.blue() == 255);
        QCOMPARE(art.findings.size(), 1);
        QCOMPARE(art.findings.front().detail, QStringLiteral("onload"));
    }

    void remembersWhatItCleaned()
    {
        const std::string good = picture("<rect width='3' height='4' onclick='x()'/>");
        for (int round = 0; round < 2; ++round) {
            QCOMPARE(drawableSvg(good), cleanSvg(good).svg);
            QVERIFY(drawableSvg("<svg").isEmpty());
        }
    }

    void everyPrefixAndDamageIsHarmless()
    {
        const std::string good =
            picture("<g id='a' fill='red'><rect width='3' height='3'/><text x='1'>t</text></g>"
                    "<use xlink:href='#a' x='2'/>");
        for (std::size_t length = 0; length < good.size(); ++length)
            QVERIFY(!cleanSvg(std::string_view(good).substr(0, length)).ok());
        for (std::size_t at = 0; at < good.size(); ++at) {
            std::string damaged = good;
            damaged[at] = char(damaged[at] ^ 0x15);
            const SvgArt art = cleanSvg(damaged);
            if (art.ok())
                drawn(art.svg);
        }
    }

    // As the tile that it belongs to: stretched over the square first.
    void whatIsTurnedFillsTheTile()
    {
        const char* body = "<rect width='50' height='40' fill='red'/>"
                           "<rect x='50' width='50' height='40' fill='blue'/>"
                           "<rect y='40' width='100' height='40' fill='green'/></svg>";
        for (const char* size : {"viewBox='0 0 100 80'", "width='100' height='80'"}) {
            const std::string art = QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' %1>%2")
                                        .arg(QLatin1String(size), QLatin1String(body))
                                        .toStdString();
            const QImage upright = drawn(cleanSvg(art).svg);
            for (const Rotation by : kAllRotations) {
                const QImage turned = drawn(cleanSvg(turnedArt(art, by)).svg);
                const QImage wanted = upright.transformed(QTransform().rotate(90 * index(by)));
                for (const QPoint at : {QPoint(1, 1), QPoint(8, 1), QPoint(1, 8), QPoint(8, 8)})
                    QCOMPARE(turned.pixelColor(at), wanted.pixelColor(at));
            }
        }
    }

    void smallPngsStay()
    {
        QImage image(2, 2, QImage::Format_RGB32);
        image.fill(Qt::blue);
        QByteArray png;
        QBuffer buffer(&png);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG"));
        const std::string body = "<image width='10' height='10' xlink:href='data:image/png;base64," +
                                 png.toBase64().toStdString() + "'/>";
        const SvgArt art = cleanSvg(picture(body));
        QVERIFY(art.findings.isEmpty());
        QCOMPARE(drawn(art.svg).pixelColor(5, 5), QColor(Qt::blue));
    }
};

} // namespace lodeline::art

QTEST_MAIN(lodeline::art::SvgArtTest)
#include "tst_svgart.moc"
