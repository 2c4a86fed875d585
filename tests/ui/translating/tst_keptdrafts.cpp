// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/translating/keptdrafts.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace lodeline::ui::tst_keptdrafts {
namespace {

TypedText typed(const char* language, const QByteArray& source, const QStringList& forms)
{
    TypedText made;
    made.language = QLatin1String(language);
    made.text.context = "Test";
    made.text.source = source;
    made.text.comment = "of a game";
    made.text.forms = forms;
    made.text.state = TextState::Drafted;
    return made;
}

} // namespace

class KeptDraftsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { home_ = std::make_unique<QTemporaryDir>(); }
    void whatWasTypedComesBack();
    void whatIsDamagedIsPutAside_data();
    void whatIsDamagedIsPutAside();
    void whatIsNoPlainFileIsPutAside();
    void languagesThatNobodySpeaksArePassedBy();
    void oneProgramAtATimeKeepsThem();
    void theFileIsNeverTooLarge();

private:
    QString folder() const { return home_->filePath(QStringLiteral("translations/unsaved")); }
    QString file() const { return KeptDrafts::fileIn(folder()); }
    bool isAside() const { return QFileInfo::exists(folder() + QStringLiteral("/aside/typed.json")); }

    std::unique_ptr<QTemporaryDir> home_;
};

void KeptDraftsTest::whatWasTypedComesBack()
{
    TypedText read = typed("pl", "%Ln turn(s)", {QStringLiteral("%Ln tura"), QString(), QString()});
    read.text.state = TextState::Read;
    {
        KeptDrafts drafts;
        QVERIFY(drafts.begin(folder()).isEmpty());
        drafts.keep(
            {typed("de", "\"Größe\" &Play", {QStringLiteral("Los\n%1")}), read, typed("es", "Q", {})});
    }
    KeptDrafts drafts;
    const QList<TypedText> left = drafts.begin(folder());
    QCOMPARE(left.size(), 3);
    QCOMPARE(left[0].language, QStringLiteral("de"));
    QCOMPARE(left[0].text.context, QByteArray("Test"));
    QCOMPARE(left[0].text.source, QByteArray("\"Größe\" &Play"));
    QCOMPARE(left[0].text.comment, QByteArray("of a game"));
    QCOMPARE(left[0].text.forms, QStringList{QStringLiteral("Los\n%1")});
    QVERIFY(left[0].text.state == TextState::Drafted);
    QCOMPARE(left[1].text.forms, read.text.forms);
    QVERIFY(left[1].text.state == TextState::Read);
    QVERIFY(left[2].text.forms.isEmpty());
    drafts.keep({});
    QTRY_VERIFY(!QFileInfo::exists(file()));
}

void KeptDraftsTest::whatIsDamagedIsPutAside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray("");
    QTest::newRow("cut off") << QByteArray(R"([{"language": "de", "con)");
    QTest::newRow("no list") << QByteArray(R"({"language": "de"})");
    QTest::newRow("too large") << QByteArray("[]").leftJustified(
        static_cast<qsizetype>(KeptDrafts::kMostBytes) + 1);
}

void KeptDraftsTest::whatIsDamagedIsPutAside()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(QDir().mkpath(folder()));
    QVERIFY(writeFile(file(), view(bytes)));
    {
        KeptDrafts drafts;
        QVERIFY(drafts.begin(folder()).isEmpty());
        QVERIFY(isAside());
        drafts.keep({typed("de", "Quit", {QStringLiteral("Ende")})});
    }
    QCOMPARE(KeptDrafts().begin(folder()).size(), 1);
}

void KeptDraftsTest::whatIsNoPlainFileIsPutAside()
{
    QVERIFY(QDir().mkpath(file()));
    {
        KeptDrafts drafts;
        QVERIFY(drafts.begin(folder()).isEmpty());
        QVERIFY(isAside());
        drafts.keep({typed("de", "Quit", {QStringLiteral("Ende")})});
    }
    QCOMPARE(KeptDrafts().begin(folder()).size(), 1);
}

void KeptDraftsTest::languagesThatNobodySpeaksArePassedBy()
{
    QVERIFY(QDir().mkpath(folder()));
    QVERIFY(writeFile(file(), R"([7, {}, {"language": ""}, {"language": "de/../x"}, {"language": "qqq"},
                                  {"language": 4}, {"language": "pt_BR", "forms": "Fim"}])"));
    const QList<TypedText> left = KeptDrafts().begin(folder());
    QCOMPARE(left.size(), 1);
    QCOMPARE(left.front().language, QStringLiteral("pt_BR"));
    QVERIFY(left.front().text.forms.isEmpty());
    QVERIFY(!isAside());
}

void KeptDraftsTest::oneProgramAtATimeKeepsThem()
{
    {
        KeptDrafts first;
        QVERIFY(first.begin(folder()).isEmpty());
        first.keep({typed("de", "Quit", {QStringLiteral("Ende")})});
        QTRY_VERIFY(QFileInfo::exists(file()));
        KeptDrafts second;
        QVERIFY(second.begin(folder()).isEmpty());
        second.keep({});
    }
    QCOMPARE(KeptDrafts().begin(folder()).size(), 1);
}

void KeptDraftsTest::theFileIsNeverTooLarge()
{
    const QString large(static_cast<qsizetype>(KeptDrafts::kMostBytes) / 2, u'x');
    {
        KeptDrafts drafts;
        QVERIFY(drafts.begin(folder()).isEmpty());
        drafts.keep({typed("de", "A", {large}), typed("de", "B", {large}),
                     typed("de", "C", {QStringLiteral("Ende")})});
    }
    QVERIFY(QFileInfo(file()).size() <= static_cast<qint64>(KeptDrafts::kMostBytes));
    QCOMPARE(KeptDrafts().begin(folder()).size(), 2);
}

const WindowTest<KeptDraftsTest> kTest("tst_keptdrafts");

} // namespace lodeline::ui::tst_keptdrafts

#include "tst_keptdrafts.moc"
