// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/languages/cataloguefile.h"
#include "ui/translating/ownfile.h"

#include <QTest>

namespace lodeline::ui::tst_ownfile {
namespace {

const QString kGerman = QStringLiteral("de");

CatalogueText text(const QStringList& forms, TextState state = TextState::Drafted,
                   const QByteArray& source = "Play", const QByteArray& context = "Board")
{
    CatalogueText made;
    made.context = context;
    made.source = source;
    made.forms = forms;
    made.state = forms.isEmpty() ? TextState::Gap : state;
    return made;
}

QByteArray changed(const QByteArray& bytes, const CatalogueText& text)
{
    return withText(bytes, kGerman, text).value_or(QByteArray("refused"));
}

// With what nothing here understands, in an order of its own.
const QByteArray kFile = R"(<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- mine -->
<TS version="2.1" language="de" sourcelanguage="en">
<extra-header a='1'>x</extra-header>
<context>
  <name>Menu</name>
	<message><source>Play</source><translation>Los</translation></message>
</context>
<context>
    <name>Board</name>
    <!-- of the board -->
    <message id="7">
        <location filename="../app/board.cpp" line="12"/>
        <source>Play</source><comment>noun</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Play</source>
        <translatorcomment>as a verb &amp; nothing else</translatorcomment>
        <translation type="unfinished" foo="bar">Spielen &#228;</translation>
        <userdata>keep</userdata>
    </message>
    <message>
        <source>Play</source>
        <translation type="vanished">Alt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation><numerusform>%Ln Stein</numerusform><numerusform>%Ln Steine</numerusform></translation>
    </message>
</context>
</TS>
)";
const QByteArray kDraft = R"(<translation type="unfinished" foo="bar">Spielen &#228;<)"; // of it

} // namespace

class OwnFileTest : public QObject
{
    Q_OBJECT

private slots:
    void aNewFileHasTheTextAlone();
    void onlyTheTextIsChanged_data();
    void onlyTheTextIsChanged();
    void aPluralHasItsForms();
    void linesOfOtherSystemsStay();
    void whatIsNotThereIsPutIn();
    void signsOfXmlAreWords();
    void anEmptiedTextIsAGap();
    void whatCannotBeReadIsRefused_data();
    void whatCannotBeReadIsRefused();
};

void OwnFileTest::aNewFileHasTheTextAlone()
{
    CatalogueText one = text({QStringLiteral("Los")});
    one.place = QStringLiteral("../app/board.cpp");
    one.note = QStringLiteral("A <button>");
    one.comment = "verb";
    const QByteArray expected = R"(<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Play</source>
        <comment>verb</comment>
        <extracomment>A &lt;button&gt;</extracomment>
        <translation type="unfinished">Los</translation>
    </message>
</context>
</TS>
)";
    QCOMPARE(changed({}, one), expected);
}

void OwnFileTest::onlyTheTextIsChanged_data()
{
    QTest::addColumn<QByteArray>("comment");
    QTest::addColumn<TextState>("state");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("without a comment") << QByteArray() << TextState::Drafted << kDraft
                                       << QByteArray("<translation type=\"unfinished\">Neu<");
    QTest::newRow("read") << QByteArray() << TextState::Read << kDraft << QByteArray("<translation>Neu<");
    QTest::newRow("with a comment") << QByteArray("noun") << TextState::Read
                                    << QByteArray("<translation>Spiel<") << QByteArray("<translation>Neu<");
}

void OwnFileTest::onlyTheTextIsChanged()
{
    QFETCH(QByteArray, comment);
    QFETCH(TextState, state);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    CatalogueText one = text({QStringLiteral("Neu")}, state);
    one.comment = comment;
    QVERIFY(kFile.contains(before));
    for (const QByteArray& mark : {QByteArray(), QByteArray("\xef\xbb\xbf")})
        QCOMPARE(changed(mark + kFile, one), mark + QByteArray(kFile).replace(before, after));
}

void OwnFileTest::aPluralHasItsForms()
{
    CatalogueText one =
        text({QStringLiteral("ein Stein"), QStringLiteral("%Ln Steine da")}, TextState::Read, "%Ln tile(s)");
    one.isPlural = true;
    QByteArray expected = kFile;
    expected.replace("<translation><numerusform>%Ln Stein</numerusform><numerusform>%Ln Steine</numerusform>",
                     "<translation>\n            <numerusform>ein Stein</numerusform>\n            "
                     "<numerusform>%Ln Steine da</numerusform>\n        ");
    QCOMPARE(changed(kFile, one), expected);
    one.forms.clear(); // taken back
    one.state = TextState::Gap;
    QVERIFY(changed(kFile, one)
                .contains("<translation type=\"unfinished\">\n            "
                          "<numerusform></numerusform>\n        </translation>"));
}

void OwnFileTest::linesOfOtherSystemsStay()
{
    const QByteArray windows = QByteArray(kFile).replace("\n", "\r\n");
    const QByteArray expected = QByteArray(windows).replace(kDraft, "<translation>Neu<");
    QCOMPARE(changed(windows, text({QStringLiteral("Neu")}, TextState::Read)), expected);
}

void OwnFileTest::whatIsNotThereIsPutIn()
{
    const QByteArray message = "    <message>\n        <source>Quit</source>\n"
                               "        <translation>Ende</translation>\n    </message>\n";
    const QByteArray end = "</context>\n</TS>";
    QCOMPARE(changed(kFile, text({QStringLiteral("Ende")}, TextState::Read, "Quit")),
             QByteArray(kFile).replace(end, message + end));
    QCOMPARE(changed(kFile, text({QStringLiteral("Ende")}, TextState::Read, "Quit", "New")),
             QByteArray(kFile).replace("</TS>",
                                       "<context>\n    <name>New</name>\n" + message + "</context>\n</TS>"));
    const QByteArray bare =
        "<TS language=\"de\"><context><name>Board</name><message><source>Play</source></message>"
        "</context></TS>";
    QVERIFY(changed(bare, text({QStringLiteral("Los")})).contains(">Los</translation>\n</message>"));
}

void OwnFileTest::signsOfXmlAreWords()
{
    const QString odd = QStringLiteral("]]> <!-- & \"quoted\" 'it' \t\n</translation>&amp; %1");
    CatalogueText one = text({odd});
    one.source = "]]&gt; < %1 </translation> <!--";
    const QByteArray file = changed(kFile, text({QStringLiteral("Neu")}));
    CatalogueText plain = text({QStringLiteral("& <b>a</b> ]]> \"'")}, TextState::Read, "& <b>b</b>");
    const QByteArray put = changed(file, plain);
    const Result<LoadedCatalogue> read = parseCatalogue(put);
    QVERIFY(read);
    QCOMPARE(read->catalogue.texts.back().source, plain.source);
    QCOMPARE(read->catalogue.texts.back().forms, plain.forms);
    QVERIFY(!withText(file, kGerman, one)); // its places and tags would be refused when it is read
}

void OwnFileTest::anEmptiedTextIsAGap()
{
    const QByteArray expected =
        QByteArray(kFile).replace("foo=\"bar\">Spielen &#228;<", "><").replace("\" ><", "\"><");
    QCOMPARE(changed(kFile, text({})), expected);
}

void OwnFileTest::whatCannotBeReadIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("cut off") << kFile.chopped(9);
    QTest::newRow("no catalogue") << QByteArray("<html/>");
    QTest::newRow("entities") << QByteArray(R"(<!DOCTYPE TS [<!ENTITY a "b">]><TS language="de"></TS>)");
    QTest::newRow("Latin-1") << QByteArray(
        "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?><TS language=\"de\">"
        "<extra>\xe4</extra></TS>");
    QTest::newRow("no end of its own") << QByteArray("<TS language=\"de\"/>");
}

void OwnFileTest::whatCannotBeReadIsRefused()
{
    QFETCH(QByteArray, bytes);
    const Result<QByteArray> made = withText(bytes, kGerman, text({QStringLiteral("Neu")}));
    QVERIFY(!made);
    QVERIFY(hasErrors(made.error()));
}

const PlainTest<OwnFileTest> kTest("tst_ownfile");

} // namespace lodeline::ui::tst_ownfile

#include "tst_ownfile.moc"
