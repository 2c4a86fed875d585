// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/languages.h"

#include "ui/languages/cataloguefile.h"
#include "ui/languages/cataloguetranslator.h"
#include "ui/languages/owncatalogues.h"
#include "ui/languages/pseudolanguage.h"
#include "ui/languages/qtwords.h"

#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>

#include <utility>

namespace lodeline::ui {
namespace {

const QString kPrefix = QStringLiteral("lodeline_");
const QString kSuffix = QStringLiteral(".ts");
const QString kEnglish = QStringLiteral("en");

QString pathIn(const QString& folder, const QString& code)
{
    return folder + u'/' + kPrefix + code + kSuffix;
}

// "de" of "de_AT", "sr_Latn" of "sr_Latn_RS"; empty where no country stands behind it: sr_Latn is not served
// by sr.
QString withoutCountry(const QString& code)
{
    static const QRegularExpression country(
        QStringLiteral("^([a-z]{2,3}(?:_[A-Z][a-z]{3})?)_(?:[A-Z]{2}|[0-9]{3})$"));
    return country.match(code).captured(1);
}

// Dates and numbers are those of the territory where the system speaks the language: "de" is "de_CH" in
// Zurich.
QLocale ofTerritory(const QString& code)
{
    const QLocale own(code);
    const QLocale machine = QLocale::system();
    const bool isOfSystem = !code.contains(u'_') && own.language() == machine.language();
    return isOfSystem ? QLocale(own.language(), machine.territory()) : own;
}

// What is typed and what files say has the digits 0 to 9. They are used in all texts, so that no sentence has
// two kinds.
QLocale localeOf(const QString& code)
{
    const QLocale own = pseudoOf(code) ? QLocale(QLocale::English) : ofTerritory(code);
    const QString zero = QStringLiteral("0");
    if (own.zeroDigit() == zero)
        return own;
    for (const QLocale& other : QLocale::matchingLocales(own.language(), own.script(), QLocale::AnyTerritory))
        if (other.zeroDigit() == zero)
            return other;
    return own;
}

Catalogue read(const QString& path, const QString& code)
{
    const Result<LoadedCatalogue> loaded = loadCatalogue(path, code);
    if (loaded)
        return loaded->catalogue;
    qWarning("%s: %s", qPrintable(path), message(loaded.error().front()).c_str());
    return {code, {}};
}

// "sr_Latn" of "sr_Latn_RS", "zh_Hant" of "zh_TW".
QString withScript(const QString& code)
{
    const QLocale locale(code);
    return QLocale::languageToCode(locale.language()) + u'_' + QLocale::scriptToCode(locale.script());
}

// Qt names its own after countries alone: zh_TW is what it has for zh_Hant.
std::unique_ptr<QTranslator> ofQt(const QString& language)
{
    auto translator = std::make_unique<QTranslator>();
    const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    for (const QString& code : {language, QLocale(language).name()})
        if (translator->load(QStringLiteral("qtbase_") + code, folder))
            return translator;
    return nullptr;
}

} // namespace

QString Languages::shippedFolder()
{
    return QDir::cleanPath(QCoreApplication::applicationDirPath() +
                           QStringLiteral("/" LODELINE_TRANSLATIONS_FROM_PROGRAMS));
}

Languages::Languages(QString folder, QObject* parent)
    : QObject(parent)
    , folder_(std::move(folder))
    , english_(
          std::make_unique<CatalogueTranslator>(read(pathIn(QStringLiteral(":/i18n"), kEnglish), kEnglish)))
{
    codes_ = available();
    QCoreApplication::installTranslator(english_.get());
}

Languages::~Languages() = default;

void Languages::follow(OwnCatalogues& own)
{
    own_ = &own;
    connect(&own, &OwnCatalogues::changed, this, &Languages::takeOwn);
    takeOwn();
}

QStringList Languages::available() const
{
    QStringList codes{kEnglish};
    for (const QString& file : QDir(folder_).entryList({kPrefix + u'*' + kSuffix}, QDir::Files))
        codes << file.mid(kPrefix.size()).chopped(kSuffix.size());
    if (own_)
        codes << own_->languages();
    codes.sort();
    codes.removeDuplicates();
    return codes;
}

QString Languages::nativeName(const QString& code)
{
    // Qt calls English "American English", and Brazil's Portuguese like that of Portugal.
    static const QHash<QString, QString> better{
        {QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("es"), QStringLiteral("Español")},
        {QStringLiteral("pt_BR"), QStringLiteral("Português (Brasil)")},
        {QStringLiteral("zh_TW"), QStringLiteral("繁體中文")},
        {QStringLiteral("en_XA"), QStringLiteral("[Longer]")},
        {QStringLiteral("en_XR"), QStringLiteral("[Right to left]")},
        {QStringLiteral("en_XK"), QStringLiteral("[Keys]")},
    };
    if (better.contains(code))
        return better.value(code);
    QString name = QLocale(code).nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

QString Languages::shippedFile(const QString& code) const
{
    // English lies below every language anyway, and its file has plurals alone.
    const QString language = withoutCountry(code);
    for (const QString& candidate : {code, language == kEnglish ? QString() : language})
        if (const QString path = pathIn(folder_, candidate); !candidate.isEmpty() && QFile::exists(path))
            return path;
    return {};
}

QString Languages::templateFile() const
{
    return folder_ + QStringLiteral("/template.ts");
}

QString Languages::resolved(const QString& code) const
{
    if (pseudoOf(code))
        return code;
    const QStringList known = available();
    for (QString wish : code.isEmpty() ? QLocale::system().uiLanguages() : QStringList{code}) {
        wish.replace(u'-', u'_');
        // "de_AT" and "de-AT" are served by "de", zh_Hans_CN by zh_CN, and sr_Latn_RS by sr_Latn.
        for (const QString& candidate :
             {wish, withScript(wish), QLocale(wish).name(), wish.section(u'_', 0, 0)})
            if (known.contains(candidate) && (!code.isEmpty() || saysMost(candidate)))
                return candidate;
    }
    return kEnglish;
}

bool Languages::saysMost(const QString& code) const
{
    if (code == kEnglish || code == current_ || !QFile::exists(pathIn(folder_, code)))
        return true;
    const Coverage coverage = coverageOf(*shipped(code));
    return coverage.written >= kMostOfIt * coverage.texts;
}

std::shared_ptr<const Catalogue> Languages::shipped(const QString& code) const
{
    std::shared_ptr<const Catalogue>& found = read_[code];
    if (!found)
        found = std::make_shared<const Catalogue>(read(shippedFile(code), code));
    return found;
}

void Languages::use(const QString& code)
{
    wanted_ = code;
    const QString language = resolved(code);
    if (language != current_)
        speak(language);
}

void Languages::speak(const QString& language)
{
    current_ = language;
    QLocale::setDefault(localeOf(language));
    const auto before = std::exchange(installed_, {});
    for (const auto& translator : before)
        QCoreApplication::removeTranslator(translator.get());
    if (const auto pseudo = pseudoOf(language)) {
        install(std::make_unique<PseudoTranslator>(*pseudo, *english_));
    } else {
        install(ofQt(language));
        installShipped(language);
    }
    speakOwn();
    const bool isMirrored = language == codeOf(Pseudo::RightToLeft);
    QGuiApplication::setLayoutDirection(isMirrored ? Qt::RightToLeft : QLocale(language).textDirection());
    sayQtAnew();
}

void Languages::install(std::unique_ptr<QTranslator> translator)
{
    if (!translator)
        return;
    QCoreApplication::installTranslator(translator.get());
    installed_.push_back(std::move(translator));
}

void Languages::installShipped(const QString& language)
{
    if (language != kEnglish && !shippedFile(language).isEmpty())
        install(std::make_unique<CatalogueTranslator>(*shipped(language)));
    read_.clear();
}

// Last, so that it is asked first. What lies below stays as it was read.
void Languages::speakOwn()
{
    const std::unique_ptr<QTranslator> before = std::exchange(ownSpoken_, nullptr);
    if (before)
        QCoreApplication::removeTranslator(before.get());
    ownInUse_ = own_ && !pseudoOf(current_) ? own_->find(current_) : nullptr;
    if (!ownInUse_)
        return;
    ownSpoken_ = std::make_unique<CatalogueTranslator>(*ownInUse_);
    QCoreApplication::installTranslator(ownSpoken_.get());
}

void Languages::takeOwn()
{
    const QString language = resolved(wanted_);
    if (!current_.isEmpty() && language != current_) {
        speak(language);
    } else if (!current_.isEmpty() && own_->find(language) != ownInUse_) {
        speakOwn();
        sayQtAnew();
    }
    if (const QStringList codes = available(); codes != codes_) {
        codes_ = codes;
        emit availableChanged();
    }
    emit ownChanged();
}

QString languageArgument(const QStringList& arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i].startsWith(QLatin1String("--language=")))
            return arguments[i].section(u'=', 1);
        if (arguments[i] == QLatin1String("--language") && i + 1 < arguments.size())
            return arguments[i + 1];
    }
    return {};
}

} // namespace lodeline::ui
