// SPDX-License-Identifier: GPL-3.0-or-later
// Every plural of every language that travels with the program, as it shows for a few numbers.
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/languages/cataloguefile.h"
#include "ui/languages/cataloguetranslator.h"
#include "ui/languages/languages.h"
#include "ui/languages/pluralforms.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::ui::tst_renderedplurals {

namespace {

constexpr std::array kNumbers{0, 1, 2, 5, 11, 21, 100};

QString rendered(const CatalogueText& text, int number)
{
    return QCoreApplication::translate(text.context, text.source, text.comment, number);
}

QStringList placesIn(const QString& text)
{
    static const QRegularExpression places(QStringLiteral("%L?(\\d{1,2}|n)"));
    QStringList found;
    for (auto match = places.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

// As a whole number, and not as the place %1.
bool names(const QString& text, int number)
{
    const QRegularExpression whole(QStringLiteral("(?<![\\d%L])%1(?!\\d)").arg(number));
    return text.contains(whole);
}

// What is wrong with what a text says for a number, in the language that is spoken; empty when nothing is.
QString faultOf(const CatalogueText& text, int number, const PluralForms& forms)
{
    const QString said = rendered(text, number);
    const QString source = QString::fromUtf8(text.source);
    QStringList open = placesIn(source);
    const bool hasNumber = open.removeAll(QStringLiteral("%Ln")) + open.removeAll(QStringLiteral("%n")) > 0;
    QString why;
    if (said.trimmed().isEmpty())
        why = QStringLiteral("says nothing");
    else if (placesIn(said) != open)
        why = QStringLiteral("leaves other places");
    else if (hasNumber && !names(said, number) && forms.numbersOf(forms.of(number), 2).size() > 1)
        why = QStringLiteral("does not say the number");
    if (why.isEmpty())
        return {};
    return QStringLiteral("%1: \"%2\" %3 for %4: \"%5\"")
        .arg(QString::fromUtf8(text.context), source, why, QString::number(number), said);
}

Catalogue readOf(const Languages& languages, const QString& code)
{
    const Result<LoadedCatalogue> loaded =
        readFile(languages.shippedFile(code), kMaxCatalogueBytes).and_then([](const QByteArray& bytes) {
            return parseCatalogue(bytes);
        });
    return loaded && loaded->problems.empty() ? loaded->catalogue : Catalogue();
}

QStringList faultsOf(const Catalogue& read)
{
    const PluralForms forms(read.language);
    QStringList faults;
    for (const CatalogueText& text : read.texts) {
        if (!text.isPlural || text.state == TextState::Gap)
            continue;
        for (const int number : kNumbers)
            if (const QString fault = faultOf(text, number, forms); !fault.isEmpty())
                faults << fault;
    }
    return faults;
}

QStringList allRendered(const Catalogue& catalogue)
{
    QStringList said;
    for (const CatalogueText& text : catalogue.texts)
        for (const int number : kNumbers)
            said << rendered(text, number);
    return said;
}

QByteArray escaped(const QByteArray& text)
{
    return QString::fromUtf8(text).toHtmlEscaped().toUtf8();
}

} // namespace

class RenderedPluralsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyNumberReadsWell_data();
    void everyNumberReadsWell();
    void aGapReadsAsInEnglish_data();
    void aGapReadsAsInEnglish();
    void whatReadsBadlyIsFound_data();
    void whatReadsBadlyIsFound();
};

void RenderedPluralsTest::everyNumberReadsWell_data()
{
    QTest::addColumn<QString>("code");
    for (const QString& code : Languages().available())
        QTest::newRow(qPrintable(code)) << code;
}

void RenderedPluralsTest::everyNumberReadsWell()
{
    QFETCH(QString, code);
    Languages languages;
    languages.use(code);
    QCOMPARE(languages.current(), code);
    const Catalogue read = readOf(languages, code);
    QCOMPARE(read.language, code); // and nothing in it is refused
    QVERIFY(std::ranges::any_of(read.texts, &CatalogueText::isPlural));
    const QStringList faults = faultsOf(read);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void RenderedPluralsTest::aGapReadsAsInEnglish_data()
{
    QTest::addColumn<QByteArray>("forms");
    QTest::newRow("no form") << QByteArray();
    QTest::newRow("one of them empty") << QByteArray("<numerusform>%Ln a</numerusform>"
                                                     "<numerusform></numerusform>"
                                                     "<numerusform>%Ln c</numerusform>");
    QTest::newRow("one too few") << QByteArray("<numerusform>%Ln a</numerusform>"
                                               "<numerusform>%Ln b</numerusform>");
}

void RenderedPluralsTest::aGapReadsAsInEnglish()
{
    QFETCH(QByteArray, forms);
    Languages languages;
    languages.use(QStringLiteral("en"));
    const Catalogue english = readOf(languages, QStringLiteral("en"));
    QVERIFY(!english.texts.empty());
    const QStringList said = allRendered(english);
    QByteArray gaps;
    for (const CatalogueText& text : english.texts)
        gaps += "<context><name>" + text.context + "</name><message numerus=\"yes\"><source>" +
                escaped(text.source) + "</source><comment>" + escaped(text.comment) +
                "</comment><translation>" + forms + "</translation></message></context>";
    const QTemporaryDir shipped;
    QVERIFY(writeFile(shipped.filePath(QStringLiteral("lodeline_pl.ts")),
                      view("<TS version=\"2.1\" language=\"pl\">" + gaps + "</TS>")));
    Languages polish(shipped.path());
    polish.use(QStringLiteral("pl"));
    QCOMPARE(polish.current(), QStringLiteral("pl"));
    QCOMPARE(allRendered(english), said);
}

void RenderedPluralsTest::whatReadsBadlyIsFound_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QStringList>("forms");
    QTest::addColumn<int>("faults");
    const auto row = [](const char* name, const char* code, const QList<QByteArray>& forms, int faults) {
        QStringList words;
        for (const QByteArray& form : forms)
            words << QString::fromUtf8(form);
        QTest::newRow(name) << QString::fromLatin1(code) << words << faults;
    };
    row("as it should be", "pl", {"%Ln a %1", "%Ln b %1", "%Ln c %1"}, 0);
    row("one needs no number", "pl", {"jeden %1", "%Ln b %1", "%Ln c %1"}, 0);
    row("few needs it", "pl", {"%Ln a %1", "b %1", "%Ln c %1"}, 1);            // 2
    row("many needs it", "pl", {"%Ln a %1", "%Ln b %1", "c %1"}, 5);           // 0, 5, 11, 21, 100
    row("in Russian 21 is as one", "ru", {"a %1", "%Ln b %1", "%Ln c %1"}, 2); // 1, 21
    row("in French nothing is as one", "fr", {"a %1", "%Ln b %1"}, 2);         // 0, 1
    row("a number of its own is not the one", "de", {"ein %1", "3 b %1"}, 6);
    row("Arabic has words for none, one and two", "ar",
        {"a %1", "b %1", "c %1", "%Ln d %1", "%Ln e %1", "%Ln f %1"}, 0);
    row("Arabic counts from three on", "ar", {"a %1", "b %1", "c %1", "d %1", "%Ln e %1", "%Ln f %1"}, 1);
    row("nothing but a space", "de", {"%Ln a %1", "\u2003"}, 6);
}

// A file with some of them is not loaded.
void RenderedPluralsTest::whatReadsBadlyIsFound()
{
    QFETCH(QString, code);
    QFETCH(QStringList, forms);
    QFETCH(int, faults);
    CatalogueText text;
    text.context = "Test";
    text.source = "%Ln tile(s) of %1";
    text.forms = forms;
    text.state = TextState::Read;
    text.isPlural = true;
    const Catalogue catalogue{code, {text}};
    CatalogueTranslator translator(catalogue);
    QVERIFY(QCoreApplication::installTranslator(&translator));
    const QStringList found = faultsOf(catalogue);
    QVERIFY2(found.size() == faults, qPrintable(found.join(u'\n')));
}

const WindowTest<RenderedPluralsTest> kTest("tst_renderedplurals");

} // namespace lodeline::ui::tst_renderedplurals

#include "tst_renderedplurals.moc"
