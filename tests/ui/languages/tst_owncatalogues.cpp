// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/languages/catalogues.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/languages/languagemenu.h"
#include "ui/languages/languages.h"
#include "ui/languages/owncatalogues.h"
#include "ui/languages/pseudolanguage.h"
#include "ui/problemsdialog.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace lodeline::ui::tst_owncatalogues {
namespace {

// The system speaks another language for a while.
class SystemSpeaks
{
public:
    explicit SystemSpeaks(const QByteArray& code)
    {
        for (const char* name : {"LC_ALL", "LANGUAGE"}) {
            before_ << std::pair(QByteArray(name), qgetenv(name));
            qputenv(name, code);
        }
    }
    ~SystemSpeaks()
    {
        for (const auto& [name, value] : before_) {
            if (value.isEmpty())
                qunsetenv(name.constData());
            else
                qputenv(name.constData(), value);
        }
    }
    Q_DISABLE_COPY_MOVE(SystemSpeaks)

private:
    QList<std::pair<QByteArray, QByteArray>> before_;
};

} // namespace

using test::catalogue;
using test::message;

class OwnCataloguesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aFileThatIsDroppedInCanBeChosen();
    void itsChangesShowAtOnce();
    void whatGoesIsSpokenNoMore();
    void whatTravelsAlongIsReadOnce();
    void itsTextsGoBeforeThoseOfTheProgram();
    void aCountryHasTheTextsOfItsLanguage_data();
    void aCountryHasTheTextsOfItsLanguage();
    void aScriptIsAnotherLanguage();
    void aLanguageOfAScriptCanBeBegun();
    void aGapReadsAsEnglish();
    void aDamagedFileIsOneThatIsRefused();
    void theLastGoodStateStays();
    void ownTextsCount();
    void theSystemComesFirst();
    void theListSaysHowMuchIsTranslated();
    void pseudoLanguagesKeepWhatTheyHaveTo();
    void digitsAreOfOneKind();

private:
    void write(const QString& file, const QByteArray& text) const
    {
        QVERIFY(writeFile(folder_->filePath(file), view(text)));
    }
    static QString said(const char* text) { return QCoreApplication::translate("Test", text); }

    std::unique_ptr<QTemporaryDir> folder_;
};

void OwnCataloguesTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
}

void OwnCataloguesTest::aFileThatIsDroppedInCanBeChosen()
{
    OwnCatalogues own(folder_->path());
    Languages languages;
    languages.follow(own);
    LanguageMenu menu(languages);
    QVERIFY(!languages.available().contains(QStringLiteral("uk")));
    const QSignalSpy more(&languages, &Languages::availableChanged);
    write(QStringLiteral("lodeline_uk.ts"), catalogue(message("Play", "Грати"), "uk"));
    QTRY_COMPARE(more.size(), 1);
    QVERIFY(languages.available().contains(QStringLiteral("uk")));
    const QSignalSpy chosen(&menu, &LanguageMenu::chosen);
    for (QAction* entry : menu.actions())
        if (entry->data() == QStringLiteral("uk"))
            entry->trigger();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(said("Play"), QStringLiteral("Грати"));
}

void OwnCataloguesTest::itsChangesShowAtOnce()
{
    write(QStringLiteral("uk.ts"), catalogue(message("Play", "Грати"), "uk"));
    OwnCatalogues own(folder_->path());
    Languages languages;
    languages.follow(own);
    languages.use(QStringLiteral("uk")); // before it was read
    QCOMPARE(languages.current(), QStringLiteral("en"));
    QTRY_COMPARE(said("Play"), QStringLiteral("Грати"));
    write(QStringLiteral("uk.ts"), catalogue(message("Play", "Гра"), "uk"));
    QTRY_COMPARE(said("Play"), QStringLiteral("Гра"));
}

void OwnCataloguesTest::whatGoesIsSpokenNoMore()
{
    write(QStringLiteral("uk.ts"), catalogue(message("Play", "Грати"), "uk"));
    OwnCatalogues own(folder_->path());
    Languages languages;
    languages.follow(own);
    languages.use(QStringLiteral("uk"));
    QTRY_COMPARE(languages.current(), QStringLiteral("uk"));
    QVERIFY(QFile::remove(folder_->filePath(QStringLiteral("uk.ts"))));
    QTRY_COMPARE(languages.current(), QStringLiteral("en"));
    QCOMPARE(said("Play"), QStringLiteral("Play"));
    QCOMPARE(languages.wanted(), QStringLiteral("uk")); // should it come back
}

void OwnCataloguesTest::itsTextsGoBeforeThoseOfTheProgram()
{
    const QTemporaryDir shipped;
    QVERIFY(writeFile(shipped.filePath(QStringLiteral("lodeline_uk.ts")),
                      view(catalogue(message("Play", "Грати") + message("Quit", "Вийти"), "uk"))));
    write(QStringLiteral("better.ts"), catalogue(message("Play", "Гра"), "uk"));
    OwnCatalogues own(folder_->path());
    Languages languages(shipped.path());
    languages.follow(own);
    languages.use(QStringLiteral("uk"));
    QCOMPARE(said("Quit"), QStringLiteral("Вийти"));
    QTRY_COMPARE(said("Play"), QStringLiteral("Гра"));
    QCOMPARE(said("Quit"), QStringLiteral("Вийти"));
}

void OwnCataloguesTest::whatTravelsAlongIsReadOnce()
{
    const QTemporaryDir shipped;
    const QString file = shipped.filePath(QStringLiteral("lodeline_uk.ts"));
    QVERIFY(writeFile(file, view(catalogue(message("Play", "Грати") + message("Quit", "Вийти"), "uk"))));
    OwnCatalogues own(folder_->path());
    Languages languages(shipped.path());
    languages.follow(own);
    languages.use(QStringLiteral("uk"));
    QCOMPARE(said("Quit"), QStringLiteral("Вийти"));
    QVERIFY(writeFile(file, view(catalogue(message("Quit", "Геть"), "uk"))));
    write(QStringLiteral("uk.ts"), catalogue(message("Play", "Гра"), "uk"));
    QTRY_COMPARE(said("Play"), QStringLiteral("Гра"));
    QCOMPARE(said("Quit"), QStringLiteral("Вийти"));
    QVERIFY(QFile::remove(folder_->filePath(QStringLiteral("uk.ts"))));
    QTRY_COMPARE(said("Play"), QStringLiteral("Грати"));
}

void OwnCataloguesTest::aCountryHasTheTextsOfItsLanguage_data()
{
    QTest::addColumn<bool>("isChosen");
    QTest::newRow("chosen") << true;
    QTest::newRow("of the system") << false;
}

void OwnCataloguesTest::aCountryHasTheTextsOfItsLanguage()
{
    QFETCH(bool, isChosen);
    const QTemporaryDir shipped;
    const QString german = shipped.filePath(QStringLiteral("lodeline_de.ts"));
    QVERIFY(writeFile(german, view(catalogue(message("Play", "Spielen") + message("Quit", "Ende"), "de"))));
    std::optional<SystemSpeaks> austrian;
    if (!isChosen)
        austrian.emplace("de_AT");
    const QString wish = isChosen ? QStringLiteral("de_AT") : QString();
    write(QStringLiteral("lodeline_de_AT.ts"), catalogue(message("Play", "Auf geht's"), "de_AT"));
    OwnCatalogues own(folder_->path());
    Languages languages(shipped.path());
    languages.follow(own);
    languages.use(wish);
    QTRY_COMPARE(languages.current(), QStringLiteral("de_AT"));
    QCOMPARE(said("Play"), QStringLiteral("Auf geht's"));
    QCOMPARE(said("Quit"), QStringLiteral("Ende"));
    QCOMPARE(languages.shippedFile(QStringLiteral("de_AT")), german);
}

void OwnCataloguesTest::aScriptIsAnotherLanguage()
{
    const QTemporaryDir shipped;
    for (const char* file : {"lodeline_sr.ts", "lodeline_en.ts"})
        QVERIFY(writeFile(shipped.filePath(QString::fromLatin1(file)), ""));
    const Languages languages(shipped.path());
    QVERIFY(!languages.shippedFile(QStringLiteral("sr_RS")).isEmpty());
    QVERIFY(languages.shippedFile(QStringLiteral("sr_Latn")).isEmpty());
    QVERIFY(languages.shippedFile(QStringLiteral("sr_Latn_RS")).isEmpty());
    QVERIFY(languages.shippedFile(QStringLiteral("en_GB")).isEmpty()); // whose share is that of all texts
}

void OwnCataloguesTest::aLanguageOfAScriptCanBeBegun()
{
    write(QStringLiteral("lodeline_sr_Latn.ts"),
          catalogue(message("Play", "Igraj"), "")); // names no language
    write(QStringLiteral("zh_Hant.ts"), catalogue(message("Play", "開始"), ""));
    write(QStringLiteral("lodeline_uz_Cyrl_UZ.ts"), catalogue(message("Play", "Ўйна"), ""));
    OwnCatalogues own(folder_->path());
    const QTemporaryDir shipped;
    Languages languages(shipped.path());
    languages.follow(own);
    QTRY_COMPARE(languages.available(),
                 QStringList({QStringLiteral("en"), QStringLiteral("sr_Latn"), QStringLiteral("uz_Cyrl_UZ"),
                              QStringLiteral("zh_Hant")}));
    languages.use(QStringLiteral("sr_Latn"));
    QCOMPARE(languages.current(), QStringLiteral("sr_Latn"));
    QCOMPARE(said("Play"), QStringLiteral("Igraj"));
    QCOMPARE(QLocale().script(), QLocale::LatinScript);
    QCOMPARE(languages.resolved(QStringLiteral("sr-Latn-RS")), QStringLiteral("sr_Latn"));
    QCOMPARE(languages.resolved(QStringLiteral("zh_TW")), QStringLiteral("zh_Hant"));
    QCOMPARE(languages.resolved(QStringLiteral("zh_CN")), QStringLiteral("en"));
}

void OwnCataloguesTest::aGapReadsAsEnglish()
{
    const QTemporaryDir shipped;
    QVERIFY(writeFile(shipped.filePath(QStringLiteral("lodeline_uk.ts")), view(catalogue({}, "uk"))));
    Languages languages(shipped.path());
    languages.use(QStringLiteral("uk"));
    const auto tiles = [](int number) {
        return QCoreApplication::translate("BoardText", "%Ln token(s)", nullptr, number);
    };
    for (const int number : {1, 2})
        QVERIFY2(!tiles(number).contains(QLatin1String("(s)")), qPrintable(tiles(number)));
}

void OwnCataloguesTest::aDamagedFileIsOneThatIsRefused()
{
    write(QStringLiteral("uk.ts"), catalogue(message("Play", "Грати"), "uk").chopped(20));
    OwnCatalogues own(folder_->path());
    QTRY_COMPARE(own.catalogues().size(), std::size_t{1});
    QVERIFY(!own.catalogues().front().catalogue);
    QVERIFY(hasErrors(own.catalogues().front().problems));
    QVERIFY(!own.find(QStringLiteral("uk")));
    Languages languages;
    languages.follow(own);
    LanguageMenu menu(languages);
    QStringList entries;
    for (const QAction* entry : menu.actions())
        entries << entry->text();
    QVERIFY2(!entries.filter(QStringLiteral("uk.ts")).isEmpty(), qPrintable(entries.join(u'\n')));
}

void OwnCataloguesTest::theLastGoodStateStays()
{
    const QString file = QStringLiteral("uk.ts");
    write(file, catalogue(message("Play", "Грати"), "uk"));
    OwnCatalogues own(folder_->path());
    Languages languages;
    languages.follow(own);
    languages.use(QStringLiteral("uk"));
    QWidget window;
    QMenu above(&window);
    const LanguageMenu menu(languages, &above);
    const auto dialogs = [&window] {
        return window.findChildren<ProblemsDialog*>(Qt::FindDirectChildrenOnly).size();
    };
    QTRY_COMPARE(said("Play"), QStringLiteral("Грати"));
    QVERIFY(!own.refused(QStringLiteral("uk")));
    QCOMPARE(dialogs(), 0);
    write(file, catalogue(message("Play", "Гра"), "uk").chopped(20));
    QTRY_VERIFY(own.refused(QStringLiteral("uk")));
    QCOMPARE(said("Play"), QStringLiteral("Грати"));
    QVERIFY(languages.available().contains(QStringLiteral("uk")));
    QCOMPARE(dialogs(), 1); // says why
    emit own.changed();
    QCOMPARE(dialogs(), 1); // once
    write(file, catalogue(message("Play", "Гра!"), "uk"));
    QTRY_COMPARE(said("Play"), QStringLiteral("Гра!"));
    QVERIFY(!own.refused(QStringLiteral("uk")));
}

void OwnCataloguesTest::ownTextsCount()
{
    const QTemporaryDir shipped;
    const QByteArray none = message("a", "") + message("b", "") + message("c", "") + message("d", "");
    const QByteArray some =
        message("a", "x") + message("b", "", "unfinished") + message("c", "") + message("d", "");
    const QString folder = shipped.path();
    QVERIFY(writeFile(folder + QStringLiteral("/template.ts"), view(catalogue(none, "en"))));
    QVERIFY(writeFile(folder + QStringLiteral("/lodeline_pl.ts"), view(catalogue(some, "pl"))));
    write(QStringLiteral("pl.ts"), catalogue(message("b", "y", "unfinished") + message("other", "z"), "pl"));
    write(QStringLiteral("uk.ts"), catalogue(message("d", "x"), "uk"));
    OwnCatalogues own(folder_->path());
    Languages languages(folder);
    languages.follow(own);
    LanguageMenu menu(languages);
    const auto text = [&menu](const char* code) {
        for (const QAction* action : menu.actions())
            if (action->data() == QLatin1String(code))
                return action->text();
        return QString();
    };
    emit menu.aboutToShow();
    QTRY_VERIFY2(text("pl").endsWith(QStringLiteral("(50%)")), qPrintable(text("pl")));
    QTRY_VERIFY2(text("uk").endsWith(QStringLiteral("(25%)")), qPrintable(text("uk")));
    write(QStringLiteral("uk.ts"), catalogue(message("d", "x") + message("a", "x"), "uk"));
    QTRY_VERIFY2(text("uk").endsWith(QStringLiteral("(50%)")), qPrintable(text("uk")));
}

void OwnCataloguesTest::theSystemComesFirst()
{
    Languages languages;
    languages.use({});
    const LanguageMenu menu(languages);
    const QAction* first = menu.actions().constFirst();
    QCOMPARE(first->data(), QString());
    QVERIFY(first->isChecked());
    QVERIFY(first->text().contains(Languages::nativeName(languages.current())));
}

void OwnCataloguesTest::theListSaysHowMuchIsTranslated()
{
    const QTemporaryDir shipped;
    const QByteArray texts = message("a", "x", "unfinished") + message("b", "y") + message("c", "");
    QVERIFY(writeFile(shipped.filePath(QStringLiteral("lodeline_uk.ts")), view(catalogue(texts, "uk"))));
    Languages languages(shipped.path());
    LanguageMenu menu(languages);
    const auto entry = [&menu]() -> QAction* {
        for (QAction* action : menu.actions())
            if (action->data() == QStringLiteral("uk"))
                return action;
        return nullptr;
    };
    QVERIFY(!entry()->text().contains(u'%'));
    emit menu.aboutToShow();
    menu.setActiveAction(entry()); // as somebody who is quick with the keyboard
    QTRY_VERIFY2(entry()->text().endsWith(QStringLiteral("(66%)")), qPrintable(entry()->text()));
    QVERIFY2(entry()->toolTip().contains(QStringLiteral("33%")), qPrintable(entry()->toolTip()));
    QVERIFY(menu.activeAction() == entry());
}

void OwnCataloguesTest::pseudoLanguagesKeepWhatTheyHaveTo()
{
    const QTranslator none;
    const PseudoTranslator longer(Pseudo::Longer, none);
    QCOMPARE(longer.translate("Test", "&Save %1 <b>now</b>"), QStringLiteral("[&Šävé %1 <b>ñöw</b> ~~~~]"));
    QCOMPARE(longer.translate("Test", "Pictures (*.png)"), QStringLiteral("Pictures (*.png)"));
    const PseudoTranslator arabic(Pseudo::RightToLeft, none);
    QCOMPARE(arabic.translate("Test", "Ab %1")[0].direction(), QChar::DirAL);
    QVERIFY(arabic.translate("Test", "Ab %1").endsWith(QLatin1String(" %1")));
    const PseudoTranslator keys(Pseudo::Keys, none);
    QVERIFY(keys.translate("a::Test", "Ab %1").startsWith(QStringLiteral("⟦Test-")));
    QVERIFY(keys.translate("a::Test", "Ab %1").endsWith(QLatin1String(" %1")));
    QVERIFY(keys.translate("a::Test", "Ab") != keys.translate("a::Test", "Ac"));
}

void OwnCataloguesTest::digitsAreOfOneKind()
{
    const QTemporaryDir shipped;
    QVERIFY(writeFile(shipped.filePath(QStringLiteral("lodeline_ar.ts")), view(catalogue({}, "ar"))));
    Languages languages(shipped.path());
    languages.use(QStringLiteral("ar"));
    QCOMPARE(QLocale().language(), QLocale::Arabic);
    QCOMPARE(QLocale().zeroDigit(), QStringLiteral("0"));
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    languages.use(QStringLiteral("en"));
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
}

const WindowTest<OwnCataloguesTest> kTest("tst_owncatalogues");

} // namespace lodeline::ui::tst_owncatalogues

#include "tst_owncatalogues.moc"
