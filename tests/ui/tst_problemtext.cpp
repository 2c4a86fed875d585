// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/files/problems.h"
#include "engine/goldrush/files/problems.h"
#include "tests/windowtest/windowtest.h"
#include "ui/languages/languages.h"
#include "ui/problemtext.h"

#include <QTest>

namespace lodeline::ui::tst_problemtext {

class ProblemTextTest : public QObject
{
    Q_OBJECT

private slots:
    void wordsOfTheFormatAreToldInWords_data();
    void wordsOfTheFormatAreToldInWords();
    void namesThatLookLikeSuchWordsStay();
    void missingArgumentsDoNoHarm();
    void wordsOfTheFormatFollowTheLanguage();
    void numbersAreWrittenAsTheLanguageDoes();
    void theFirstErrorStandsForAll();
};

namespace {

QString textOf(ProblemCode code, std::vector<std::string> arguments)
{
    return problemText({Severity::Error, code, {}, std::move(arguments)});
}

} // namespace

void ProblemTextTest::wordsOfTheFormatAreToldInWords_data()
{
    QTest::addColumn<ProblemCode>("code");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("told");
    const auto row = [](ProblemCode code, const char* word, const char* told) {
        QTest::newRow(word) << code << QString::fromLatin1(word) << QString::fromLatin1(told);
    };
    row(goldrush::SetProblem::EdgeClaimedTwice, "s", "\"south\"");
    row(goldrush::SetProblem::PrairieEdgeSplit, "w", "\"west\"");
    row(goldrush::SetProblem::HalfEdgeUnclaimed, "wn", "\"west edge, northern half\"");
    row(goldrush::SetProblem::HalfEdgeOnMountain, "ne", "\"north edge, eastern half\"");
    row(goldrush::SetProblem::LonelyEdgeKind, "mountain", "mountain");
    row(goldrush::SetProblem::EdgesOutOfBalance, "prairie", "prairie");
    row(boomtown::DeckProblem::TerritoryOutOfBalance, "desert", "\"Desert\"");
    row(boomtown::DeckProblem::SymbolOutOfBalance, "gun", "\"Gun\"");
    row(FileProblem::WrongType, "boolean", "boolean");
    row(FileProblem::WrongType, "tuple", "tuple");
}

void ProblemTextTest::wordsOfTheFormatAreToldInWords()
{
    QFETCH(ProblemCode, code);
    QFETCH(QString, word);
    QFETCH(QString, told);
    const QString text = textOf(code, {word.toStdString(), "7", "12"});
    QVERIFY2(text.contains(told), qPrintable(text));
    QVERIFY2(!text.contains(u'%'), qPrintable(text));
}

void ProblemTextTest::namesThatLookLikeSuchWordsStay()
{
    QVERIFY(textOf(goldrush::SetProblem::DuplicateTile, {"n"}).contains(QStringLiteral("\"n\"")));
    QVERIFY(textOf(FileProblem::MissingKey, {"%1"}).contains(QStringLiteral("\"%1\"")));
}

void ProblemTextTest::missingArgumentsDoNoHarm()
{
    QVERIFY(!textOf(goldrush::SetProblem::EdgeClaimedTwice, {}).isEmpty());
}

void ProblemTextTest::wordsOfTheFormatFollowTheLanguage()
{
    Languages languages;
    languages.use(QStringLiteral("de"));
    const QString text = textOf(boomtown::DeckProblem::TerritoryOutOfBalance, {"desert", "5", "12"});
    QVERIFY2(text.contains(QStringLiteral("„Wüste“")), qPrintable(text));
    languages.use(QStringLiteral("en"));
}

void ProblemTextTest::numbersAreWrittenAsTheLanguageDoes()
{
    Languages languages;
    languages.use(QStringLiteral("de"));
    const QString tokens = textOf(goldrush::SetProblem::TooFewTokens, {"1200", "1830"});
    QVERIFY2(tokens.contains(QStringLiteral("1.200")), qPrintable(tokens));
    QVERIFY2(tokens.contains(QStringLiteral("1.830")), qPrintable(tokens));
    const QString range = textOf(FileProblem::OutOfRange, {"-1000", "18446744073709551615"});
    QVERIFY2(range.contains(QStringLiteral("-1.000")), qPrintable(range));
    QVERIFY2(range.contains(QStringLiteral("18446744073709551615")), qPrintable(range));
    const QString name = textOf(goldrush::SetProblem::DuplicateTile, {"1830"});
    QVERIFY2(name.contains(QStringLiteral("1830")), qPrintable(name));
    languages.use(QStringLiteral("en"));
}

// Notes and warnings come before it where they are found before it.
void ProblemTextTest::theFirstErrorStandsForAll()
{
    const Problem note{Severity::Note, FileProblem::UnknownKey, "/extra", {"extra"}};
    const Problem warning{Severity::Warning, FileProblem::UnknownKey, "/tiles/0/extra", {"extra"}};
    const Problem first{Severity::Error, FileProblem::MissingKey, "/tiles/3", {"id"}};
    const Problem second{Severity::Error, FileProblem::NotJson, {}, {"7", "12"}};
    QCOMPARE(firstErrorText({note, warning, first, second}),
             problemText(first) + QStringLiteral(" (/tiles/3)"));
    QCOMPARE(firstErrorText({note, second, first}), problemText(second));
    QCOMPARE(firstErrorText({note, warning}), QString());
}

const WindowTest<ProblemTextTest> kTest("tst_problemtext");

} // namespace lodeline::ui::tst_problemtext

#include "tst_problemtext.moc"
