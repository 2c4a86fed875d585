// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/languages/catalogues.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/languages/languages.h"
#include "ui/languages/owncatalogues.h"
#include "ui/translating/ownwords.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::ui::tst_ownwords {

// Where words of one's own are written.
class OwnWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void theFileOfAnotherLanguageStays();
};

void OwnWordsTest::theFileOfAnotherLanguageStays()
{
    const QTemporaryDir shipped;
    for (const char* language : {"en", "de"})
        QVERIFY(writeFile(shipped.filePath(QStringLiteral("lodeline_%1.ts").arg(QLatin1String(language))),
                          view(test::catalogue(test::message("Quit", "Ende"), language))));
    const QTemporaryDir home;
    const QString austrian = home.filePath(QStringLiteral("lodeline_de.ts"));
    const QByteArray bytes = test::catalogue(test::message("Quit", "Baba"), "de_AT");
    QVERIFY(writeFile(austrian, view(bytes)));
    OwnCatalogues own(home.path());
    Languages languages(shipped.path());
    languages.follow(own);
    QTRY_VERIFY(own.find(QStringLiteral("de_AT")));
    CatalogueText text;
    text.context = "Test";
    text.source = "Quit";
    text.state = TextState::Drafted;
    for (const char* word : {"Schluss", "Feierabend"}) {
        text.forms = QStringList{QLatin1String(word)};
        const auto written = keepOwnWords(languages, QStringLiteral("de"), text);
        QVERIFY(written);
        QCOMPARE(QFileInfo(*written).fileName(), QStringLiteral("own_de.ts"));
        QCOMPARE(readFile(austrian).value(), bytes);
    }
    QTRY_VERIFY(own.find(QStringLiteral("de")));
    QCOMPARE(own.find(QStringLiteral("de"))->texts.front().forms, QStringList{QStringLiteral("Feierabend")});
}

const WindowTest<OwnWordsTest> kTest("tst_ownwords");

} // namespace lodeline::ui::tst_ownwords

#include "tst_ownwords.moc"
