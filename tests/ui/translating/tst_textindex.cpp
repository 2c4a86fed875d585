// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/languages/catalogues.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/languages/cataloguefile.h"
#include "ui/languages/languages.h"
#include "ui/translating/textindex.h"

#include <QTest>

namespace lodeline::ui::tst_textindex {

using test::catalogue;
using test::message;
using test::plural;

namespace {

Catalogue readOf(const QByteArray& messages, const QByteArray& language = "de")
{
    return parseCatalogue(catalogue(messages, language))->catalogue;
}

TextIndex indexOf(const QByteArray& messages)
{
    const Catalogue shipped = readOf(messages);
    return TextIndex(spokenTexts({shipped, {}, shipped, {}}));
}

// The sources of what is found, the likeliest first.
QStringList sourcesOf(const TextIndex& index, const QString& shown, const QStringList& classes = {})
{
    QStringList sources;
    for (const FoundText& found : index.find(shown, classes))
        sources << QString::fromUtf8(found.spoken->text.source);
    return sources;
}

const QByteArray kTexts = message("&amp;Save game…", "&amp;Spiel speichern…") + message("%1: %2", "%1: %2") +
                          message("Save", "Speichern") + message("Tile at %1: %2", "Plättchen auf %1: %2") +
                          message("Just place the tile", "Nur das Plättchen legen") +
                          plural("%Ln tile(s) left", {"noch %Ln Plättchen", "noch %Ln Plättchen da"}) +
                          message("&lt;b>Rules&lt;/b> of %1", "&lt;b>Regeln&lt;/b> von %1") +
                          message("Gap", "", "unfinished");

} // namespace

class TextIndexTest : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatMadeIt_data();
    void findsWhatMadeIt();
    void whatShowsItGoesFirst();
    void dotsAndKeysAreTold();
    void whatIsFilledInIsFoundToo();
    void partsAreFound();
    void aGapIsFoundByItsEnglish();
    void theUsersOwnWordsGoFirst();
    void formsAreTold();
    void longAndOddTextsEnd();
    void ourTextsAreFound_data();
    void ourTextsAreFound();
};

void TextIndexTest::findsWhatMadeIt_data()
{
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("source");
    const auto row = [](const char* shown, const char* source) {
        QTest::newRow(qPrintable(QString::fromUtf8(shown).simplified()))
            << QString::fromUtf8(shown) << QString::fromUtf8(source);
    };
    row("&Spiel speichern…", "&Save game…");
    row("Spiel speichern", "&Save game…");
    row("&Spiel speichern…\tCtrl+S", "&Save game…");
    row("Speichern", "Save");
    row("noch 1 Plättchen", "%Ln tile(s) left");
    row("noch 1.234 Plättchen da", "%Ln tile(s) left");
    row("Regeln von \u2068Boomtown\u2069", "<b>Rules</b> of %1");
    row("<b>Regeln</b> von Boomtown", "<b>Rules</b> of %1");
    row("Nur das\nPlättchen legen", "Just place the tile"); // as tool tips are broken
}

void TextIndexTest::findsWhatMadeIt()
{
    QFETCH(QString, shown);
    QFETCH(QString, source);
    const QStringList found = sourcesOf(indexOf(kTexts), shown);
    QVERIFY2(!found.isEmpty() && found.front() == source, qPrintable(found.join(u'\n')));
}

void TextIndexTest::whatShowsItGoesFirst()
{
    const QByteArray two = "<TS language=\"de\"><context><name>a::One</name>" +
                           message("Close", "Schließen") + "</context><context><name>a::Two</name>" +
                           message("Shut", "Schließen") + "</context></TS>";
    const Catalogue shipped = parseCatalogue(two)->catalogue;
    const TextIndex index(spokenTexts({shipped, {}, shipped, {}}));
    const QString shown = QStringLiteral("Schließen");
    QCOMPARE(sourcesOf(index, shown), QStringList({QStringLiteral("Close"), QStringLiteral("Shut")}));
    QCOMPARE(sourcesOf(index, shown, {QStringLiteral("QLabel"), QStringLiteral("Two")}),
             QStringList({QStringLiteral("Shut"), QStringLiteral("Close")}));
}

void TextIndexTest::dotsAndKeysAreTold()
{
    const TextIndex index =
        indexOf(message("New set", "Neuer Satz") + message("&amp;New set…", "&amp;Neuer Satz…"));
    QCOMPARE(sourcesOf(index, QStringLiteral("&Neuer Satz…\tStrg+N")).value(0), QStringLiteral("&New set…"));
    QCOMPARE(sourcesOf(index, QStringLiteral("Neuer Satz")).value(0), QStringLiteral("New set"));
}

void TextIndexTest::whatIsFilledInIsFoundToo()
{
    const QStringList found =
        sourcesOf(indexOf(kTexts), QStringLiteral("Plättchen auf C3: Nur das Plättchen legen"));
    QCOMPARE(found, QStringList({QStringLiteral("Just place the tile"), QStringLiteral("Tile at %1: %2"),
                                 QStringLiteral("%1: %2")}));
}

void TextIndexTest::partsAreFound()
{
    const TextIndex index = indexOf(kTexts);
    QCOMPARE(sourcesOf(index, QStringLiteral("Ja! noch 12 Plättchen da (C3)")).value(0),
             QStringLiteral("%Ln tile(s) left"));
    QCOMPARE(sourcesOf(index, QStringLiteral("Zwischenspeichern")), QStringList()); // not within a word
    const TextIndex dense = indexOf(message("Tile", "タイル") + message("Place the tile", "タイルを置く"));
    QCOMPARE(sourcesOf(dense, QStringLiteral("次にタイルを置く。")).value(0),
             QStringLiteral("Place the tile"));
}

void TextIndexTest::aGapIsFoundByItsEnglish()
{
    const QByteArray messages = message("Gap", "", "unfinished") + plural("%Ln hole(s)", {"", ""});
    const Catalogue shipped = readOf(messages);
    const Catalogue english = readOf(plural("%Ln hole(s)", {"%Ln hole", "%Ln holes"}), "en");
    const TextIndex index(spokenTexts({shipped, english, shipped, {}}));
    QCOMPARE(sourcesOf(index, QStringLiteral("Gap")), QStringList(QStringLiteral("Gap")));
    QCOMPARE(sourcesOf(index, QStringLiteral("3 holes")), QStringList(QStringLiteral("%Ln hole(s)")));
    QCOMPARE(index.find(QStringLiteral("Gap")).front().spoken->text.state, TextState::Gap);
}

void TextIndexTest::theUsersOwnWordsGoFirst()
{
    const Catalogue all = readOf("<message><location filename=\"../app/a.cpp\"/><source>Save</source>"
                                 "<extracomment>a button</extracomment><translation/></message>");
    const Catalogue shipped = readOf(message("Save", "Speichern") + message("Old", "Alt"));
    const Catalogue own = readOf(message("Save", "Sichern", "unfinished"));
    const std::vector<SpokenText> texts = spokenTexts({all, {}, shipped, own});
    QCOMPARE(texts.size(), std::size_t{1}); // no other is a text of the program
    QCOMPARE(texts[0].shown, QStringList(QStringLiteral("Sichern")));
    QCOMPARE(texts[0].text.note, QStringLiteral("a button"));
    QCOMPARE(texts[0].text.place, QStringLiteral("../app/a.cpp"));
    QCOMPARE(texts[0].text.state, TextState::Drafted);
    QVERIFY(texts[0].isOwn);
    QVERIFY(!spokenTexts({all, {}, shipped, {}})[0].isOwn);
}

void TextIndexTest::formsAreTold()
{
    const TextIndex index = indexOf(kTexts);
    QCOMPARE(index.find(QStringLiteral("noch 1 Plättchen")).front().form, 0);
    QCOMPARE(index.find(QStringLiteral("noch 3 Plättchen da")).front().form, 1);
}

void TextIndexTest::longAndOddTextsEnd()
{
    const TextIndex index = indexOf(message("a%1a%2a%3a%4ab", "a%1a%2a%3a%4ab") + kTexts);
    QCOMPARE(sourcesOf(index, QString(100'000, u'a')), QStringList());
    QCOMPARE(sourcesOf(index, QString()), QStringList());
    QCOMPARE(sourcesOf(index, QStringLiteral("–")), QStringList());
    QCOMPARE(sourcesOf(TextIndex(), QStringLiteral("Save")), QStringList());
}

void TextIndexTest::ourTextsAreFound_data()
{
    QTest::addColumn<QString>("code");
    for (const char* code : {"de", "ar", "ja"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

// A third of them, each by what it shows with its places filled. Whatever has a letter is among the answers,
// unless too many others say the same.
void TextIndexTest::ourTextsAreFound()
{
    QFETCH(QString, code);
    const auto read = [](const QString& name) {
        const QString path = Languages::shippedFolder() + u'/' + name;
        return parseCatalogue(*readFile(path, kMaxCatalogueBytes), QStringLiteral("en"))->catalogue;
    };
    const std::vector<SpokenText> texts = spokenTexts({read(QStringLiteral("template.ts")),
                                                       read(QStringLiteral("lodeline_en.ts")),
                                                       read(QStringLiteral("lodeline_%1.ts").arg(code)),
                                                       {}});
    QVERIFY(texts.size() > 2000);
    const TextIndex index(texts);
    QStringList lost;
    for (std::size_t i = 0; i < texts.size(); i += 3) {
        QString shown = texts[i].shown.last();
        shown.replace(QStringLiteral("%Ln"), QStringLiteral("12"));
        for (int place = 1; place <= 9; ++place)
            shown.replace(QStringLiteral("%%1").arg(place), QStringLiteral("!!"));
        const std::vector<FoundText> found = index.find(shown);
        const bool isThere = std::ranges::any_of(
            found, [&](const FoundText& one) { return isSame(one.spoken->text, texts[i].text); });
        const bool hasLetters = std::any_of(shown.begin(), shown.end(), [](QChar c) { return c.isLetter(); });
        if (!isThere && hasLetters && found.size() < TextIndex::kMost)
            lost << QString::fromUtf8(texts[i].text.context) + QStringLiteral(": ") + shown;
    }
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u'\n')));
}

const WindowTest<TextIndexTest> kTest("tst_textindex");

} // namespace lodeline::ui::tst_textindex

#include "tst_textindex.moc"
