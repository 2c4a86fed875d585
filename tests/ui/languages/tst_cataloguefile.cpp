// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/languages/catalogues.h"
#include "tests/windowtest/windowtest.h"
#include "ui/languages/cataloguefile.h"
#include "ui/languages/cataloguetranslator.h"

#include <QTest>

namespace lodeline::ui::tst_cataloguefile {

using test::catalogue;
using test::message;
using test::plural;

namespace {

Problems problemsOf(const QByteArray& bytes)
{
    const Result<LoadedCatalogue> loaded = parseCatalogue(bytes);
    return loaded ? loaded->problems : loaded.error();
}

// Its one problem and its line.
bool hasProblem(const QByteArray& bytes, CatalogueProblem code, int line)
{
    const Problems problems = problemsOf(bytes);
    return problems.size() == 1 && problems.front().code == ProblemCode(code) &&
           problems.front().arguments.front() == std::to_string(line);
}

const QByteArray kTexts = message("Play", "Graj") + message("Read", "", "unfinished") +
                          message("Draft", "Szkic", "unfinished") + message("Old", "Stary", "vanished");

} // namespace

class CatalogueFileTest : public QObject
{
    Q_OBJECT

private slots:
    void eachTextHasItsState();
    void aTranslatorSpeaksIt();
    void theNumberChoosesTheForm();
    void aFormForOneNumberMayLackIt_data();
    void aFormForOneNumberMayLackIt();
    void commentsTellTextsApart();
    void bytesAndEntitiesAreCharacters();
    void theLongestVariantIsTaken();
    void variantsWithinVariantsAreNotFollowed();
    void whatIsUnknownIsPassedOver();
    void whatCouldDoHarmIsNotUsed_data();
    void whatCouldDoHarmIsNotUsed();
    void whatIsNoCatalogueIsRefused_data();
    void whatIsNoCatalogueIsRefused();
    void theFileNamesTheLanguage();
    void everyCutIsReadOrRefused();
};

void CatalogueFileTest::eachTextHasItsState()
{
    const Result<LoadedCatalogue> loaded = parseCatalogue(catalogue(kTexts));
    QVERIFY(loaded);
    QCOMPARE(loaded->catalogue.language, QStringLiteral("pl"));
    QCOMPARE(loaded->catalogue.texts.size(), std::size_t{3});
    QCOMPARE(loaded->catalogue.texts[0].state, TextState::Read);
    QCOMPARE(loaded->catalogue.texts[1].state, TextState::Gap);
    QCOMPARE(loaded->catalogue.texts[2].state, TextState::Drafted);
    QCOMPARE(loaded->catalogue.texts[2].line, 8);
    QCOMPARE(coverageOf(loaded->catalogue), (Coverage{3, 2, 1}));
}

void CatalogueFileTest::aTranslatorSpeaksIt()
{
    const CatalogueTranslator translator(parseCatalogue(catalogue(kTexts))->catalogue);
    QCOMPARE(translator.translate("Test", "Play"), QStringLiteral("Graj"));
    QCOMPARE(translator.translate("Test", "Draft"), QStringLiteral("Szkic"));
    QVERIFY(translator.translate("Test", "Read").isNull()); // a gap: another translator is asked
    QVERIFY(translator.translate("Test", "Old").isNull());
    QVERIFY(translator.translate("Other", "Play").isNull());
}

void CatalogueFileTest::theNumberChoosesTheForm()
{
    const QByteArray text = catalogue(plural("%Ln tile(s)", {"%Ln kafelek", "%Ln kafelki", "%Ln kafelków"}));
    const CatalogueTranslator translator(parseCatalogue(text)->catalogue);
    const auto form = [&](int number) {
        return translator.translate("Test", "%Ln tile(s)", nullptr, number);
    };
    QCOMPARE(form(1), QStringLiteral("%Ln kafelek"));
    QCOMPARE(form(3), QStringLiteral("%Ln kafelki"));
    QCOMPARE(form(5), QStringLiteral("%Ln kafelków"));
    QCOMPARE(form(21), QStringLiteral("%Ln kafelków"));
    QCOMPARE(form(22), QStringLiteral("%Ln kafelki"));
    QVERIFY(hasProblem(catalogue(plural("%Ln tile(s)", {"%Ln kafelek", "%Ln kafelki"})),
                       CatalogueProblem::OtherForms, 6));
}

void CatalogueFileTest::aFormForOneNumberMayLackIt_data()
{
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QList<QByteArray>>("forms");
    QTest::addColumn<bool>("isUsed");
    const auto row = [](const char* name, const char* language, const QList<QByteArray>& forms, bool isUsed) {
        QTest::newRow(name) << QByteArray(language) << forms << isUsed;
    };
    row("German one", "de", {"eins", "%Ln b"}, true);
    row("German many", "de", {"eins", "viele"}, false);
    row("French nothing and one", "fr", {"a", "%Ln b"}, false);
    row("Ukrainian 1, 21, 31", "uk", {"a", "%Ln b", "%Ln c"}, false);
    row("Ukrainian 2, 3, 4", "uk", {"%Ln a", "b", "%Ln c"}, false);
    row("Japanese", "ja", {"a"}, false);
    row("Arabic none, one and two", "ar", {"a", "b", "c", "%Ln d", "%Ln e", "%Ln f"}, true);
    row("Arabic from three on", "ar", {"a", "b", "c", "d", "%Ln e", "%Ln f"}, false);
}

void CatalogueFileTest::aFormForOneNumberMayLackIt()
{
    QFETCH(QByteArray, language);
    QFETCH(QList<QByteArray>, forms);
    QFETCH(bool, isUsed);
    const QByteArray bytes = catalogue(plural("%Ln tile(s)", forms), language);
    QCOMPARE(problemsOf(bytes).empty(), isUsed);
    const Result<LoadedCatalogue> loaded = parseCatalogue(bytes);
    QVERIFY(loaded);
    QCOMPARE(loaded->catalogue.texts.front().forms.isEmpty(), !isUsed);
}

void CatalogueFileTest::commentsTellTextsApart()
{
    const QByteArray text = catalogue("<message><source>Play</source><comment>noun</comment>"
                                      "<translation>Gra</translation></message>" +
                                      message("Play", "Graj"));
    const CatalogueTranslator translator(parseCatalogue(text)->catalogue);
    QCOMPARE(translator.translate("Test", "Play", "noun"), QStringLiteral("Gra"));
    QCOMPARE(translator.translate("Test", "Play"), QStringLiteral("Graj"));
}

void CatalogueFileTest::bytesAndEntitiesAreCharacters()
{
    const QByteArray text = catalogue(message("a &amp; b", "x &amp; y &#x17c;<byte value=\"x9\"/>z"));
    const CatalogueTranslator translator(parseCatalogue(text)->catalogue);
    QCOMPARE(translator.translate("Test", "a & b"), QStringLiteral("x & y \u017c\tz"));
}

// As deep as a file can be, whether they end or not.
void CatalogueFileTest::variantsWithinVariantsAreNotFollowed()
{
    const QByteArray begin("<lengthvariant>");
    const QByteArray end("</lengthvariant>");
    const auto room = static_cast<qsizetype>(kMaxCatalogueBytes) - 1000;
    QVERIFY(!parseCatalogue(catalogue(message("Play", begin.repeated(room / begin.size())))));
    const qsizetype depth = room / (begin.size() + end.size());
    QVERIFY(parseCatalogue(catalogue(message("Play", begin.repeated(depth) + end.repeated(depth)))));
}

void CatalogueFileTest::theLongestVariantIsTaken()
{
    const QByteArray text = catalogue(
        message("Play",
                "\n  <lengthvariant>Graj &amp; baw</lengthvariant>\n <lengthvariant>Graj</lengthvariant>x") +
        message("Next", "Dalej"));
    const CatalogueTranslator translator(parseCatalogue(text)->catalogue);
    QCOMPARE(translator.translate("Test", "Play"), QStringLiteral("Graj & baw"));
    QCOMPARE(translator.translate("Test", "Next"), QStringLiteral("Dalej"));
}

void CatalogueFileTest::whatIsUnknownIsPassedOver()
{
    const QByteArray inside = "<extra><source>no</source><translation>nie</translation></extra>";
    const QByteArray text = catalogue("<message>" + inside + "<source>Pl<b>no</b>ay</source>" + inside +
                                      "<translation>Gr<b>no</b>aj</translation></message>" + inside);
    const Result<LoadedCatalogue> loaded = parseCatalogue(text);
    QVERIFY(loaded);
    QCOMPARE(loaded->catalogue.texts.size(), std::size_t{1});
    const CatalogueTranslator translator(loaded->catalogue);
    QCOMPARE(translator.translate("Test", "Play"), QStringLiteral("Graj"));
}

void CatalogueFileTest::whatCouldDoHarmIsNotUsed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<CatalogueProblem>("problem");
    using P = CatalogueProblem;
    QTest::newRow("a place is missing") << message("%1 of %2", "%1") << P::OtherPlaces;
    QTest::newRow("a place too much") << message("%1 tiles", "%1 %1") << P::OtherPlaces;
    QTest::newRow("another place") << message("%1 tiles", "%2") << P::OtherPlaces;
    QTest::newRow("a place of two digits") << message("%12", "%1 2") << P::OtherPlaces;
    QTest::newRow("a place without its digits' shape") << message("%L1 tiles", "%1") << P::OtherPlaces;
    QTest::newRow("a sign at the end") << message("100 %", "%1 %") << P::OtherPlaces;
    QTest::newRow("another number") << plural("%Ln tile(s)", {"%n", "%Ln", "%Ln"}) << P::OtherPlaces;
    QTest::newRow("a form for several numbers without one")
        << plural("%Ln tile(s)", {"kafelek", "kafelki", "%Ln kafelków"}) << P::OtherPlaces;
    QTest::newRow("a tag") << message("Play", "&lt;img src='/etc/passwd'>") << P::OtherTags;
    QTest::newRow("half a tag") << message("Play", "Graj &lt;a href") << P::OtherTags;
    QTest::newRow("another link") << message("&lt;a href='x'>y&lt;/a>", "&lt;a href='z'>y&lt;/a>")
                                  << P::OtherTags;
    QTest::newRow("a pattern is missing") << message("Sets (*.json *.zip)", "Zestawy") << P::OtherFilters;
    QTest::newRow("another pattern") << message("Sets (*.json *.zip)", "Zestawy (*.json, *.zip)")
                                     << P::OtherFilters;
    QTest::newRow("one pattern of two")
        << message("Sets (*.json);;All (*)", "Zestawy (*.json) i inne (*)") << P::OtherFilters;
    QTest::newRow("wide brackets") << message("Games (%1);;All (*)", "Gry （%1）;;Inne (*)")
                                   << P::OtherFilters;
    QTest::newRow("a pattern too much") << message("Sets", "Zestawy (*.json)") << P::OtherFilters;
    QTest::newRow("turned around") << message("Play", "\u202egraj") << P::Unseen;
    QTest::newRow("a control character") << message("Play", "G<byte value=\"x1b\"/>raj") << P::Unseen;
}

void CatalogueFileTest::whatCouldDoHarmIsNotUsed()
{
    QFETCH(QByteArray, text);
    QFETCH(CatalogueProblem, problem);
    const QByteArray bytes = catalogue(text + message("Next", "Dalej"));
    QVERIFY(hasProblem(bytes, problem, 6));
    const Result<LoadedCatalogue> loaded = parseCatalogue(bytes);
    QCOMPARE(coverageOf(loaded->catalogue), (Coverage{2, 1, 1})); // the others are
}

void CatalogueFileTest::whatIsNoCatalogueIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<CatalogueProblem>("problem");
    QTest::addColumn<int>("line");
    using P = CatalogueProblem;
    QTest::newRow("nothing") << QByteArray() << P::NotXml << 1;
    QTest::newRow("no XML") << QByteArray("\n\nhello") << P::NotXml << 3;
    QTest::newRow("it ends in the middle") << catalogue(kTexts).chopped(8) << P::NotXml << 10;
    QTest::newRow("a web page") << QByteArray("\n<html></html>") << P::NoCatalogue << 2;
    QTest::newRow("no language") << catalogue(kTexts, "klingon") << P::UnknownLanguage << 3;
    QTest::newRow("entities") << QByteArray("<!DOCTYPE TS [\n<!ENTITY a \"b\">\n]>\n<TS language=\"pl\"/>")
                              << P::Entities << 2;
    QTest::newRow("an entity of somewhere else")
        << QByteArray("<!DOCTYPE TS SYSTEM \"a.dtd\">\n<TS "
                      "language=\"pl\"><context>\n<name>&a;</name></context></TS>")
        << P::NotXml << 3;
    QTest::newRow("a long text") << catalogue(message("a", QByteArray(kLongestTranslation + 1, 'x')))
                                 << P::TextTooLong << 6;
    QByteArray many;
    for (int i = 0; i <= kMostTexts; ++i)
        many += message("a", "b");
    QTest::newRow("too many texts") << catalogue(many) << P::TooManyTexts << kMostTexts + 6;
}

void CatalogueFileTest::whatIsNoCatalogueIsRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(CatalogueProblem, problem);
    QFETCH(int, line);
    QVERIFY(!parseCatalogue(bytes));
    QVERIFY2(hasProblem(bytes, problem, line), message(parseCatalogue(bytes).error().front()).c_str());
}

void CatalogueFileTest::theFileNamesTheLanguage()
{
    const QByteArray bytes = "<TS version=\"2.1\"></TS>";
    QVERIFY(!parseCatalogue(bytes));
    QCOMPARE(parseCatalogue(bytes, QStringLiteral("uk"))->catalogue.language, QStringLiteral("uk"));
    QCOMPARE(parseCatalogue(catalogue({}, "pt-BR"))->catalogue.language, QStringLiteral("pt_BR"));
}

void CatalogueFileTest::everyCutIsReadOrRefused()
{
    const QByteArray whole = catalogue(kTexts + plural("%Ln tile(s)", {"%Ln a", "%Ln b", "%Ln c"}));
    for (qsizetype length = 0; length < whole.trimmed().size(); ++length)
        QVERIFY(!parseCatalogue(whole.left(length)));
    QVERIFY(parseCatalogue(whole));
}

const PlainTest<CatalogueFileTest> kTest("tst_cataloguefile");

} // namespace lodeline::ui::tst_cataloguefile

#include "tst_cataloguefile.moc"
