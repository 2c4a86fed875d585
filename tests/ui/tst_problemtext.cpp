// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/problemtext.h"

#include <QTest>

namespace lodeline::ui {

class ProblemTextTest : public QObject
{
    Q_OBJECT

private slots:
    void wordsOfTheFormatAreToldInWords_data();
    void wordsOfTheFormatAreToldInWords();
    void namesThatLookLikeSuchWordsStay();
    void missingArgumentsDoNoHarm();
};

namespace {

QString textOf(ProblemCode code, std::vector<std::string> arguments)
{
    return problemText({Severity::Error, code, {}, std::move(arguments)});
}

} // namespace

void ProblemTextTest::wordsOfTheFormatAreToldInWords_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("told");
    const auto row = [](ProblemCode code, const char* word, const char* told) {
        QTest::newRow(word) << static_cast<int>(code) << QString::fromLatin1(word)
                            << QString::fromLatin1(told);
    };
    row(ProblemCode::EdgeClaimedTwice, "s", "\"south\"");
    row(ProblemCode::PrairieEdgeSplit, "w", "\"west\"");
    row(ProblemCode::HalfEdgeUnclaimed, "wn", "\"west edge, northern half\"");
    row(ProblemCode::HalfEdgeOnMountain, "ne", "\"north edge, eastern half\"");
    row(ProblemCode::LonelyEdgeKind, "mountain", "mountain");
    row(ProblemCode::EdgesOutOfBalance, "prairie", "prairie");
    row(ProblemCode::WrongType, "boolean", "boolean");
    row(ProblemCode::WrongType, "tuple", "tuple");
}

void ProblemTextTest::wordsOfTheFormatAreToldInWords()
{
    QFETCH(int, code);
    QFETCH(QString, word);
    QFETCH(QString, told);
    const QString text = textOf(static_cast<ProblemCode>(code), {word.toStdString(), "7"});
    QVERIFY2(text.contains(told), qPrintable(text));
    QVERIFY2(!text.contains(u'%'), qPrintable(text));
}

void ProblemTextTest::namesThatLookLikeSuchWordsStay()
{
    QVERIFY(textOf(ProblemCode::DuplicateTile, {"n"}).contains(QStringLiteral("\"n\"")));
    QVERIFY(textOf(ProblemCode::MissingKey, {"%1"}).contains(QStringLiteral("\"%1\"")));
}

void ProblemTextTest::missingArgumentsDoNoHarm()
{
    QVERIFY(!textOf(ProblemCode::EdgeClaimedTwice, {}).isEmpty());
}

} // namespace lodeline::ui

QTEST_GUILESS_MAIN(lodeline::ui::ProblemTextTest)
#include "tst_problemtext.moc"
