// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/learning/keptset.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::goldrush::tst_keptset {

class KeptSetTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsBegunGoesOn();
    void whatIsKnownIsNotLearnedAgain();
    void withoutAFolderNothingIsThere();
    void whatCannotBeKeptIsLoggedOnce();

private:
    const Sha256 digest_{1};
    std::atomic<bool> isLossTold_ = false;
};

namespace {

LearnedSet learnedFrom(int games)
{
    return {.weights = {}, .games = games, .share = 0.6};
}

TrainingShard begunBy(std::uint64_t seed)
{
    return {{"set"}, {.seed = seed}, {}, {}};
}

} // namespace

void KeptSetTest::whatIsBegunGoesOn()
{
    const QTemporaryDir folder;
    KeptSet kept(folder.path(), digest_, isLossTold_);
    QVERIFY(!kept.known());
    const SetStudy anew = kept.left({.players = 3, .jobs = 2}, kept.known());
    QVERIFY(!anew.learned && !anew.begun);
    QCOMPARE(anew.players, 3);
    QCOMPARE(anew.jobs, 2);
    kept.keepBegun(begunBy(7));
    const SetStudy left = kept.left({}, kept.known());
    QVERIFY(left.begun && left.begun->training == begunBy(7).training);
    QVERIFY(!KeptSet(folder.path(), Sha256{2}, isLossTold_).left({}, {}).begun);
}

void KeptSetTest::whatIsKnownIsNotLearnedAgain()
{
    const QTemporaryDir folder;
    KeptSet kept(folder.path(), digest_, isLossTold_);
    kept.keepBegun(begunBy(7));
    const SetStudy ofCaller = kept.left({.learned = learnedFrom(600)}, kept.known());
    QCOMPARE(ofCaller.learned, std::optional(learnedFrom(600)));
    QVERIFY(!ofCaller.begun);
    kept.keep({learnedFrom(700), std::vector<Insight>()});
    const auto known = kept.known();
    QVERIFY(known);
    QCOMPARE(known->learned, learnedFrom(700));
    QCOMPARE(known->insights, std::optional(std::vector<Insight>()));
    const SetStudy left = kept.left({.learned = learnedFrom(600)}, known);
    QCOMPARE(left.learned, std::optional(learnedFrom(700)));
    QVERIFY(!left.begun);
}

void KeptSetTest::withoutAFolderNothingIsThere()
{
    KeptSet kept({}, digest_, isLossTold_);
    kept.keep({learnedFrom(700)});
    kept.keepBegun(begunBy(7));
    QVERIFY(!kept.known());
    QVERIFY(!kept.left({}, {}).begun);
    QVERIFY(!isLossTold_);
}

void KeptSetTest::whatCannotBeKeptIsLoggedOnce()
{
    const QTemporaryDir directory;
    const QString folder = directory.filePath(QStringLiteral("learned"));
    QVERIFY(ui::writeFile(folder, "no folder"));
    QTest::failOnWarning(QRegularExpression(QStringLiteral("cannot be kept")));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("cannot be kept in ")));
    KeptSet(folder, digest_, isLossTold_).keep({learnedFrom(700)});
    KeptSet(folder, Sha256{2}, isLossTold_).keepBegun(begunBy(7));
    QVERIFY(isLossTold_);
}

const PlainTest<KeptSetTest> kTest("tst_keptset");

} // namespace lodeline::goldrush::tst_keptset

#include "tst_keptset.moc"
