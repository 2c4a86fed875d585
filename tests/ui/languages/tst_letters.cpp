// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/languages/fontnotice.h"
#include "ui/languages/languages.h"
#include "ui/languages/letters.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QTest>
#include <QWidget>

#include <algorithm>

namespace lodeline::ui::tst_letters {
namespace {

// Fonts that have Latin letters alone.
bool hasLatin(const QString& text)
{
    return std::ranges::all_of(text,
                               [](QChar c) { return !c.isLetter() || c.script() == QChar::Script_Latin; });
}

bool hasAll(const QString& /*text*/)
{
    return true;
}

} // namespace

class LettersTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsMissingIsNamed_data();
    void whatIsMissingIsNamed();
    void nothingIsMissingWhereItCanBeShown();
    void fontsAreAsked();
    void theNoticeCanBeReadAndSaysWhatToInstall();
    void theNoticeComesOnceForEachLanguage();
    void namesOfLanguagesCanBeRead();

private:
    static QList<QMessageBox*> notices(const QWidget& window)
    {
        for (int i = 0; i < 4; ++i)
            QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return window.findChildren<QMessageBox*>();
    }
};

void LettersTest::whatIsMissingIsNamed_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("package");
    const auto row = [](const char* code, const char* name, const char* script, const char* package) {
        QTest::newRow(code) << QString::fromLatin1(code) << QString::fromLatin1(name)
                            << QString::fromLatin1(script) << QString::fromLatin1(package);
    };
    row("ar", "Arabic", "Arabic", "fonts-noto-core");
    row("ru", "Russian", "Cyrillic", "fonts-noto-core");
    row("uk", "Ukrainian", "Cyrillic", "fonts-noto-core");
    row("ja", "Japanese", "Japanese", "fonts-noto-cjk");
    row("zh_CN", "Chinese", "Simplified Chinese", "fonts-noto-cjk");
    row("zh_TW", "Chinese", "Traditional Chinese", "fonts-noto-cjk");
    row("ka", "Georgian", "Georgian", "fonts-noto-core"); // nobody has told of its letters
    row("th", "Thai", "Thai", "fonts-noto-core");
}

void LettersTest::whatIsMissingIsNamed()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    QFETCH(QString, script);
    QFETCH(QString, package);
    const auto missing = missingFont(language, hasLatin);
    QVERIFY(missing.has_value());
    QCOMPARE(missing->language, name);
    QCOMPARE(missing->script, script);
    QCOMPARE(missing->package, package);
}

void LettersTest::nothingIsMissingWhereItCanBeShown()
{
    for (const char* code : {"en", "de", "pl", "vi", "en_XA", "en_XR", "en_XK", ""})
        QVERIFY2(!missingFont(QString::fromLatin1(code), hasLatin), code);
    for (const char* code : {"ar", "ja", "ru"})
        QVERIFY2(!missingFont(QString::fromLatin1(code), hasAll), code);
    // One that has the letters of the name alone is not enough.
    const QString name = Languages::nativeName(QStringLiteral("ja"));
    const auto hasName = [&name](const QString& text) {
        return std::ranges::all_of(text, [&name](QChar c) { return name.contains(c); });
    };
    QVERIFY(missingFont(QStringLiteral("ja"), hasName));
}

void LettersTest::fontsAreAsked()
{
    QVERIFY(canShow(QStringLiteral("Plättchen, 12")));
    QVERIFY(canShow(QString()));
    QVERIFY(!canShow(QStringLiteral("\U00010570"))); // Vithkuqi, an old script of Albania
}

void LettersTest::theNoticeCanBeReadAndSaysWhatToInstall()
{
    const QString text = missingFontText(*missingFont(QStringLiteral("ja"), hasLatin));
    QVERIFY(hasLatin(text));
    QVERIFY(text.contains(QLatin1String("Japanese")));
    QVERIFY(text.contains(QLatin1String("apt install fonts-noto-cjk")));
    QVERIFY(!text.contains(u'%'));
}

void LettersTest::theNoticeComesOnceForEachLanguage()
{
    Languages languages;
    languages.use(QStringLiteral("ja"));
    QWidget window;
    new FontNotice(languages, window, hasLatin);
    QVERIFY(notices(window).isEmpty());
    window.show();
    QCOMPARE(notices(window).size(), 1);
    QVERIFY(!notices(window).front()->isModal());
    QVERIFY(hasLatin(notices(window).front()->button(QMessageBox::Close)->text()));
    notices(window).front()->close();
    window.hide();
    window.show();
    QVERIFY(notices(window).isEmpty());
    languages.use(QStringLiteral("de"));
    QVERIFY(notices(window).isEmpty());
    languages.use(QStringLiteral("ar"));
    QCOMPARE(notices(window).size(), 1);
    notices(window).front()->close();
    languages.use(QStringLiteral("ja"));
    QVERIFY(notices(window).isEmpty());
    languages.use(QStringLiteral("en"));
}

void LettersTest::namesOfLanguagesCanBeRead()
{
    const QString japanese = QStringLiteral("ja");
    QCOMPARE(readableName(japanese, hasAll), Languages::nativeName(japanese));
    QCOMPARE(readableName(japanese, hasLatin),
             QStringLiteral("%1 (Japanese)").arg(Languages::nativeName(japanese)));
    QCOMPARE(readableName(QStringLiteral("de"), hasLatin), QStringLiteral("Deutsch"));
}

const WindowTest<LettersTest> kTest("tst_letters");

} // namespace lodeline::ui::tst_letters

#include "tst_letters.moc"
