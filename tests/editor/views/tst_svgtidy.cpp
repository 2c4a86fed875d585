// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/svg/svgsheet.h"
#include "editor/svg/svgtidy.h"
#include "engine/goldrush/files/problems.h"
#include "tests/windowtest/windowtest.h"
#include "ui/plain/shown.h"

#include <QTest>

namespace lodeline::goldrush::editor::tst_svgtidy {
namespace {

using namespace Qt::StringLiterals;

TidySvg tidied(const QByteArray& content, const QByteArray& size = "viewBox='0 0 9 9'")
{
    return tidySvg("<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' " +
                   size + ">" + content + "</svg>");
}

QString sheet(const QString& css)
{
    return tidySheet(css, false, [](SvgMatter, const QString&, qint64) {});
}

} // namespace

class SvgTidyTest : public QObject
{
    Q_OBJECT

private slots:
    void whatThePainterLacksIsRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("detail");
        const auto add = [](const char* name, const char* content, const char* detail) {
            QTest::newRow(name) << QByteArray(content) << QString::fromLatin1(detail);
        };
        add("mesh", "<defs><meshgradient/></defs>", "meshgradient");
        add("hatch", "<hatch/>", "hatch");
        add("solid color", "<solidcolor/>", "solidcolor");
        add("text on a path", "<text><textPath href='#a'>A</textPath></text>", "textPath");
        add("flowing text", "<flowRoot><flowPara>A</flowPara></flowRoot>", "flowRoot");
        add("text in a shape", "<text style='shape-inside:url(#a)'/>", "shape-inside: url(#a)");
        add("overflow", "<symbol viewBox='0 0 1 1' style='overflow:visible'/>", "overflow: visible");
        add("hairline", "<path vector-effect='non-scaling-stroke'/>", "vector-effect: non-scaling-stroke");
        add("origin", "<path transform='rotate(9)' style='transform-origin:4px 4px'/>",
            "transform-origin: 4px 4px");
        add("origin in a sheet", "<style>p{transform:none;transform-origin:center}</style>",
            "transform-origin: center");
        add("shape as clip", "<path style='clip-path:circle(3px)'/>", "clip-path: circle(3px)");
        add("variable", "<path fill='var(--a, red)'/>", "fill: var(--a, red)");
        add("variable in a sheet", "<style>p{fill:var(--a)}</style>", "fill: var(--a)");
        add("escape", "<path style='filter:u\\72l(http://x)'/>", "filter: u\\72l(http://x)");
        add("sheet elsewhere", "<style>@import 'mine.css';</style>", "@import 'mine.css'");
        add("rule in a rule", "<style>p{q{fill:red}}</style>", "{ { } }");
        add("condition", "<style>@supports (fill:red){p{fill:red}}</style>", "@supports");
    }
    void whatThePainterLacksIsRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, detail);
        const TidySvg tidy = tidied("\n" + content);
        QVERIFY(!tidy.ok() && !tidy.fault);
        QCOMPARE(tidy.findings.size(), 1);
        QCOMPARE(tidy.findings[0].matter, SvgMatter::Feature);
        QCOMPARE(tidy.findings[0].detail, detail);
        QCOMPARE(tidy.findings[0].line, 2);
        QVERIFY(describe(tidy.findings[0]).contains(detail));
    }

    void emptyRemainsOfTextDoNoHarm()
    {
        const TidySvg tidy =
            tidied("<flowRoot><flowPara> </flowPara></flowRoot><text> </text>"
                   "<path style='transform-origin:4px 4px;vector-effect:none;clip-path:none'/>");
        QVERIFY(tidy.ok());
        QVERIFY(tidy.findings.isEmpty());
        QVERIFY(!tidy.svg.contains("flow"));
    }

    // The painter takes a color that it cannot read for black.
    void colorsAreReadOrRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("kept"); // empty where it is refused
        const auto add = [](const char* content, const char* kept) {
            QTest::newRow(content) << QByteArray(content) << QByteArray(kept).replace('\'', '"');
        };
        add("<path fill='#AbC'/>", "fill=\"#AbC\"");
        add("<path fill=' Tomato '/>", "fill=\"Tomato\"");
        add("<path style='stroke:rgba(1,2,3,.5) !important'/>", "stroke:rgba(1,2,3,.5) !important");
        add("<path style='fill:#0f0 icc-color(CMYK, 1,0,1,0)'/>", "\"fill:#0f0\"");
        add("<stop stop-color='#0f0 icc-color(a,1)'/>", "stop-color=\"#0f0\"");
        add("<path fill='url(#a) #0f0 icc-color(a,1)'/>", "fill=\"url(#a) #0f0\"");
        add("<path fill='context-stroke' stroke='currentColor'/>",
            "fill='context-stroke' stroke='currentColor'");
        add("<path fill='#0f0' style='fill:color(display-p3 0 1 0);fill-opacity:1'/>",
            "fill='#0f0' style='fill-opacity:1'");
        add("<path style='fill:#0f0;fill:color(display-p3 0 1 0)'/>", "\"fill:#0f0\"");
        add("<style>p{fill:#0f0;fill:lab(1 2 3)}</style>", "p{fill:#0f0}");
        add("<path fill='color(display-p3 0 1 0)'/>", "");
        add("<path style='fill:oklch(1 2 3)'/>", "");
        add("<style>p{stop-color:greenish}</style>", "");
        add("<path fill='light blue'/>", "");
        add("<path fill='#12345'/>", "");
    }
    void colorsAreReadOrRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, kept);
        const TidySvg tidy = tidied(content);
        QVERIFY2(!kept.isEmpty() == tidy.ok(), tidy.svg.constData());
        QVERIFY2(tidy.svg.contains(kept), tidy.svg.constData());
        if (kept.isEmpty())
            QCOMPARE(tidy.findings[0].matter, SvgMatter::Colour);
        else
            QVERIFY(tidy.findings.isEmpty());
    }

    // What goes from a sheet takes nothing else along.
    void sheetsKeepTheirRules()
    {
        QCOMPARE(sheet(u"@charset 'x'; .a { fill : red } /* .b{} */ <!-- .c,\n.d{stroke:blue;} -->"_s),
                 u".a{fill:red}\n.c,\n.d{stroke:blue}\n"_s);
        QCOMPARE(sheet(u"@import url(https://fonts.example/x?a;b);.a{fill:red}"_s), u".a{fill:red}\n"_s);
        QCOMPARE(sheet(u"@font-face{font-family:x;src:url(x.woff)}.a{fill:red}"_s), u".a{fill:red}\n"_s);
        QCOMPARE(sheet(u".a{fill:red;filter:url(http://x/#f)}.b{fill:url(http://x/#g)}"_s),
                 u".a{fill:red}\n.b{fill:none}\n"_s);
        QCOMPARE(sheet(u"@media print{.a{fill:red}}@media screen, print{.b{fill:red}}.c{fill:red}"_s),
                 u".b{fill:red}\n.c{fill:red}\n"_s);
        QCOMPARE(sheet(u"@media (prefers-color-scheme:dark){.a{fill:red}}.c{font:'}'}"_s),
                 u".c{font:'}'}\n"_s);
        QCOMPARE(sheet(u".a{fill:red"_s), u".a{fill:red}\n"_s);
        QVERIFY(!tidied("<style media='print'>p{fill:red}</style>").svg.contains("red"));
    }

    void sheetsNestAsDeepAsPictures()
    {
        const auto nested = [](int depth) {
            return tidied("<style>" + QByteArray("@media all{").repeated(depth) + "p{fill:red}" +
                          QByteArray("}").repeated(depth) + "</style>");
        };
        QVERIFY(nested(kMaxArtDepth).svg.contains("p{fill:red}"));
        for (const int depth : {kMaxArtDepth + 1, 100'000}) {
            const TidySvg deep = nested(depth);
            QVERIFY(!deep.ok() && !deep.fault);
            QCOMPARE(deep.findings.size(), 1);
            QCOMPARE(deep.findings[0].matter, SvgMatter::Feature);
            QCOMPARE(deep.findings[0].detail, u"@media { @media { } }"_s);
        }
        QCOMPARE(sheet(u"@media all{"_s.repeated(kMaxArtDepth + 1) + u"p{fill:red}"_s), QString());
        QCOMPARE(sheet(u"@media all{@x}p{fill:red}"_s), u"p{fill:red}\n"_s);
    }

    void longSheetsAreReadInOneGo()
    {
        constexpr int kMany = 700'000;
        qint64 told = 0;
        qint64 last = -1;
        tidySheet(u"@a;\n"_s.repeated(kMany), false, [&](SvgMatter, const QString&, qint64 line) {
            ++told;
            last = line;
        });
        QCOMPARE(told, qint64{kMany});
        QCOMPARE(last, qint64{kMany - 1});
    }

    void stopsWhenItIsTold()
    {
        std::stop_source stop;
        int told = 0;
        const auto tell = [&](SvgMatter, const QString&, qint64) {
            ++told;
            stop.request_stop();
        };
        tidySheet(u"@a;@a;"_s, false, tell, stop.get_token());
        QCOMPARE(told, 1);
        const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>";
        QVERIFY(tidySvg(svg).ok());
        QVERIFY(!tidySvg(svg, stop.get_token()).ok());
    }

    void whatIsClippedBlendsWithinItself()
    {
        const QByteArray blend = "<g style='mix-blend-mode:multiply'/>";
        QVERIFY(tidied("<g clip-path='url(#c)'/>" + blend).svg.contains("isolation"));
        QVERIFY(
            tidied("<style>p{clip-path:url(#c)}</style>" + blend).svg.contains("url(#c);isolation:isolate}"));
        QVERIFY(!tidied("<g clip-path='url(#c)'/>").svg.contains("isolation"));
        const TidySvg once = tidied("<g clip-path='url(#c)' style='clip-path:url(#d)'/>" + blend);
        QCOMPARE(tidySvg(once.svg).svg, once.svg);
        QVERIFY(!tidied("<g clip-path='none'/>" + blend).svg.contains("isolation"));
    }

    void theViewBoxIsThePage_data()
    {
        QTest::addColumn<QByteArray>("size");
        QTest::addColumn<QByteArray>("box"); // empty where there is none
        const auto add = [](const char* size, const char* box) {
            QTest::newRow(size) << QByteArray(size) << QByteArray(box);
        };
        add("width='10' height='20px'", "0 0 10 20");
        add("width='1in' height='2.54cm'", "0 0 96 96");
        add("width='72pt' height='6pc'", "0 0 96 96");
        add("width='45mm' height='45mm' viewBox='1 2 30 30.01'", "1 2 30 30.01");
        add("width='100%' height='20' viewBox='0 0 30 10'", "0 0 30 10");
        add("width='9' height='9' viewBox='0 0 20 10'", "0 -5 20 20");
        add("width='9' height='9' viewBox='0 0 20 10' preserveAspectRatio='xMidYMin'", "0 0 20 20");
        add("width='9' height='9' viewBox='0 0 20 10' preserveAspectRatio='xMaxYMid slice'", "10 0 10 10");
        add("width='9' height='9' viewBox='0 0 20 10' preserveAspectRatio='none'", "0 0 20 10");
        add("width='20' height='10' viewBox='0 0 5 5' preserveAspectRatio='xMaxYMax meet'", "-5 0 10 5");
        add("width='100%' height='100%'", "");
        add("width='9' height='-9'", "");
        add("width='9' height='9' viewBox='0 0 x'", "");
    }
    void theViewBoxIsThePage()
    {
        QFETCH(QByteArray, size);
        QFETCH(QByteArray, box);
        const TidySvg tidy = tidied("<path/>", size);
        QCOMPARE(tidy.ok(), !box.isEmpty());
        if (box.isEmpty())
            QVERIFY(tidy.fault->code == SetProblem::ArtWithoutSize);
        else
            QVERIFY2(tidy.svg.contains("viewBox=\"" + box + "\"") && !tidy.svg.contains("width"),
                     tidy.svg.constData());
    }

    void shortNamesOfOldProgramsAreRead()
    {
        const QByteArray names =
            "<!ENTITY ns_svg \"http://www.w3.org/2000/svg\"><!ENTITY st0 'fill:#123456;'>";
        const QByteArray use =
            "<svg xmlns='&ns_svg;' viewBox='0 0 9 9'><path style='&st0;stroke:none'/></svg>";
        const TidySvg tidy = tidySvg("<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.0//EN' 'http://x/svg10.dtd' [" +
                                     names + "]>" + use);
        QVERIFY(tidy.ok());
        QVERIFY(tidy.svg.contains("fill:#123456;stroke:none") && !tidy.svg.contains("DOCTYPE"));
        const auto refused = [&](const QByteArray& more) {
            const TidySvg bad = tidySvg("<!DOCTYPE svg [" + names + more + "]>" + use);
            return !bad.ok() && bad.fault->code == SetProblem::ArtDeclares;
        };
        QVERIFY(refused("<!ENTITY a SYSTEM 'file:///etc/hostname'>"));
        QVERIFY(refused("<!ENTITY a PUBLIC 'x' 'http://x/'>"));
        QVERIFY(refused("<!ENTITY % a 'x'>"));
        QVERIFY(refused("<!ENTITY a '&st0;&st0;'>"));
        QVERIFY(refused("<!ENTITY a '<g/>'>"));
        QVERIFY(refused("<!ENTITY a '" + QByteArray(501, 'x') + "'>"));
        const QByteArray many = QByteArray("&st0;").repeated(200'000);
        QVERIFY(
            !tidySvg("<!DOCTYPE svg [<!ENTITY st0 'fill:#123456;'>]><svg><path style='" + many + "'/></svg>")
                 .ok());
    }

    void aReferenceIsSaidOnce()
    {
        const TidySvg tidy = tidied("<use href='#a' xlink:href='#b'/>");
        QVERIFY(tidy.ok());
        QCOMPARE(tidy.svg.count("href="), 1);
        QVERIFY(tidy.svg.contains("xlink:href=\"#a\""));
    }

    void whatOtherProgramsReadIsNotMissed()
    {
        const TidySvg tidy = tidied("<switch><foreignObject requiredExtensions='urn:x'/><g/></switch>");
        QVERIFY(tidy.ok());
        QVERIFY(tidy.findings.isEmpty());
    }

    void whatMayLookOtherwiseIsNoted()
    {
        const TidySvg tidy = tidied("<text>A</text><text>B</text><filter id='f'><feDiffuseLighting/></filter>"
                                    "<image style='image-rendering:pixelated' href='#a'/>");
        QVERIFY(tidy.ok());
        QCOMPARE(tidy.count(SvgFate::Noted), 3);
        QCOMPARE(tidy.count(SvgFate::LeftOut), 0);
    }

    void whatAFileSaysTurnsNoSentence()
    {
        for (const SvgMatter matter : {SvgMatter::Element, SvgMatter::Handler, SvgMatter::Reference,
                                       SvgMatter::Likeness, SvgMatter::Feature, SvgMatter::Colour}) {
            const QString text = describe({matter, 1, {}, u"a\u202eb\u2028c\nd"_s});
            QVERIFY2(text.contains(u"a\ufffdb c d"), qPrintable(text));
        }
        const QString hebrew = u"\u05d0"_s;
        QVERIFY(describe({SvgMatter::Reference, 1, {}, hebrew}).contains(ui::isolated(hebrew)));
        QVERIFY(ui::isolated(hebrew) != hebrew);
    }

    void theReasonForARefusalIsAlwaysListed()
    {
        const TidySvg tidy = tidied(QByteArray("<script/>").repeated(kMaxSvgFindings + 5) + "<hatch/>");
        QVERIFY(!tidy.ok());
        QCOMPARE(tidy.findings.size(), kMaxSvgFindings);
        QCOMPARE(tidy.findings.back().matter, SvgMatter::Feature);
    }
};

const PlainTest<SvgTidyTest> kTest("tst_svgtidy");

} // namespace lodeline::goldrush::editor::tst_svgtidy

#include "tst_svgtidy.moc"
