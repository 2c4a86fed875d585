// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/languages/catalogues.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/languages/languages.h"
#include "ui/languages/owncatalogues.h"
#include "ui/translating/formcheck.h"
#include "ui/translating/ownwords.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::ui::tst_formcheck {
namespace {

CatalogueText text(const QByteArray& source, bool isPlural = false)
{
    CatalogueText made;
    made.context = "Test";
    made.source = source;
    made.isPlural = isPlural;
    return made;
}

QString said(const char* source)
{
    return QCoreApplication::translate("Test", source);
}

} // namespace

// What is typed is checked, then kept.
class FormCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void whatBreaksATextIsRefused_data();
    void whatBreaksATextIsRefused();
    void whatIsKeptIsSaidAtOnce();
    void itGoesIntoTheFileThatIsThere();
    void whatCannotBeWrittenIsTold();
    void aDamagedFileIsLeftAlone();
};

void FormCheckTest::whatBreaksATextIsRefused_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QStringList>("forms");
    QTest::addColumn<QString>("why"); // a part of it
    const auto row = [](const char* name, const char* source, const QStringList& forms, const char* why) {
        QTest::newRow(name) << QByteArray(source) << forms << QString::fromLatin1(why);
    };
    row("good", "&Save %1", {QStringLiteral("%1 &speichern")}, "");
    row("nothing", "&Save %1", {QString()}, "");
    row("a space", "Save", {QStringLiteral(" ")}, "Fill in every form");
    row("a place is lost", "Save %1", {QStringLiteral("Speichern")}, "as often as the English text does: %1");
    row("a place is new", "Save", {QStringLiteral("%2 speichern")}, "has none");
    row("a tag is lost", "<b>Save</b>", {QStringLiteral("<b>Speichern")}, "tags");
    row("a pattern is lost", "Sets (*.json)", {QStringLiteral("Sätze")}, "patterns in parentheses");
    row("the same patterns", "Sets (*.json);;All files (*)",
        {QStringLiteral("Sätze (*.json);;Alle Dateien (*)")}, "");
    row("no pattern at all", "2 * 3", {QStringLiteral("2 mal 3 (2 * 3)")}, "");
    row("turned around", "Save", {QStringLiteral("\u202eSpeichern")}, "invisible character");
    row("marks of direction", "Save", {QStringLiteral("\u061c\u200eSpeichern\u200f")}, "");
    row("no key", "&Save", {QStringLiteral("Speichern")}, "before one letter");
    row("two keys", "&Save", {QStringLiteral("&Spei&chern")}, "before one letter");
    row("a key too much", "Save", {QStringLiteral("&Speichern")}, "no key");
    row("a key of another script", "&Save", {QStringLiteral("&Зберегти")}, "");
    row("two keys of another script", "&Save", {QStringLiteral("&Збе&регти")}, "before one letter");
    row("such a key too much", "Save", {QStringLiteral("&Зберегти")}, "no key");
    row("the sign itself", "Save", {QStringLiteral("Speichern && mehr")}, "");
    row("no key in a document", "<p>&copy; <b>Save</b></p>",
        {QStringLiteral("<p>&copy; <b>Speichern</b></p>")}, "");
    row("one of a plural", "%Ln tile(s)", {QStringLiteral("ein Plättchen"), QStringLiteral("%Ln Plättchen")},
        "");
    row("many without a number", "%Ln tile(s)", {QStringLiteral("ein"), QStringLiteral("viele")},
        "more than one number");
    row("a form is empty", "%Ln tile(s)", {QStringLiteral("%Ln da"), QString()}, "Fill in every form");
    row("too long", "Save", {QString(20'000, u'x')}, "too long");
}

void FormCheckTest::whatBreaksATextIsRefused()
{
    QFETCH(QByteArray, source);
    QFETCH(QStringList, forms);
    QFETCH(QString, why);
    const QString found = whyNot(text(source, forms.size() > 1), QStringLiteral("de"), forms);
    QVERIFY2(why.isEmpty() ? found.isEmpty() : found.contains(why), qPrintable(found));
}

void FormCheckTest::whatIsKeptIsSaidAtOnce()
{
    const QTemporaryDir shipped;
    const QTemporaryDir home;
    QVERIFY(writeFile(
        shipped.filePath(QStringLiteral("lodeline_de.ts")),
        view(test::catalogue(test::message("Play", "Spiel") + test::message("Quit", "Ende"), "de"))));
    OwnCatalogues own(home.filePath(QStringLiteral("a/translations"))); // is not there yet
    Languages languages(shipped.path());
    languages.follow(own);
    languages.use(QStringLiteral("de"));
    CatalogueText one = text("Play");
    one.forms = {QStringLiteral("Los")};
    one.state = TextState::Drafted;
    const auto file = keepOwnWords(languages, languages.current(), one);
    QVERIFY(file);
    QVERIFY(file->endsWith(QStringLiteral("/translations/lodeline_de.ts")));
    QTRY_COMPARE(said("Play"), QStringLiteral("Los"));
    QCOMPARE(said("Quit"), QStringLiteral("Ende")); // falls through
    one.forms.clear();
    QVERIFY(keepOwnWords(languages, languages.current(), one));
    QTRY_COMPARE(said("Play"), QStringLiteral("Spiel"));
}

void FormCheckTest::itGoesIntoTheFileThatIsThere()
{
    const QTemporaryDir home;
    const QString mine = home.filePath(QStringLiteral("mine.ts"));
    QVERIFY(writeFile(mine, view(test::catalogue(test::message("Quit", "Schluss"), "de"))));
    OwnCatalogues own(home.path());
    Languages languages;
    languages.follow(own);
    languages.use(QStringLiteral("de"));
    QTRY_COMPARE(said("Quit"), QStringLiteral("Schluss"));
    CatalogueText one = text("Play");
    one.forms = {QStringLiteral("Los")};
    QCOMPARE(keepOwnWords(languages, languages.current(), one).value_or(QString()), mine);
    QTRY_COMPARE(said("Play"), QStringLiteral("Los"));
    QCOMPARE(said("Quit"), QStringLiteral("Schluss"));
}

void FormCheckTest::whatCannotBeWrittenIsTold()
{
    const QTemporaryDir home;
    // A file where the folder should be keeps everybody out, whoever runs this.
    const QString folder = home.filePath(QStringLiteral("translations"));
    QVERIFY(writeFile(folder, ""));
    OwnCatalogues own(folder);
    Languages languages;
    languages.follow(own);
    languages.use(QStringLiteral("de"));
    const auto file = keepOwnWords(languages, languages.current(), text("Play"));
    QVERIFY(!file);
    QVERIFY2(file.error().contains(QStringLiteral("lodeline_de.ts")), qPrintable(file.error()));
}

void FormCheckTest::aDamagedFileIsLeftAlone()
{
    const QTemporaryDir home;
    const QString path = home.filePath(QStringLiteral("lodeline_de.ts"));
    const QByteArray damaged = test::catalogue(test::message("Quit", "Ende"), "de").chopped(20);
    QVERIFY(writeFile(path, view(damaged)));
    OwnCatalogues own(home.path());
    Languages languages;
    languages.follow(own);
    languages.use(QStringLiteral("en"));
    languages.use(QStringLiteral("de"));
    const auto file = keepOwnWords(languages, languages.current(), text("Play"));
    QVERIFY(!file);
    QVERIFY(file.error().contains(QStringLiteral("lodeline_de.ts")));
    QCOMPARE(readFile(path).value_or(QByteArray()), damaged);
}

const WindowTest<FormCheckTest> kTest("tst_formcheck");

} // namespace lodeline::ui::tst_formcheck

#include "tst_formcheck.moc"
