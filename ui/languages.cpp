// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages.h"

#include <QDir>
#include <QGuiApplication>
#include <QHash>
#include <QLibraryInfo>
#include <QLocale>

namespace lodeline::ui {
namespace {

const QString kFolder = QStringLiteral(":/i18n");
const QString kPrefix = QStringLiteral("lodeline_");

bool hasCatalogue(const QString& code)
{
    return QFile::exists(kFolder + u'/' + kPrefix + code + QStringLiteral(".qm"));
}

// "de_AT" and "de-AT" are served by "de".
QString catalogueFor(QString code)
{
    code.replace(u'-', u'_');
    if (hasCatalogue(code))
        return code;
    const QString language = code.section(u'_', 0, 0);
    return hasCatalogue(language) ? language : QString();
}

// Dates and numbers are those of the territory where the system speaks the language: "de" is "de_CH" in
// Zurich.
QLocale localeOf(const QString& catalogue)
{
    if (catalogue == Languages::pseudo())
        return QLocale(QLocale::English);
    const QLocale own(catalogue);
    const QLocale machine = QLocale::system();
    const bool isOfSystem = !catalogue.contains(u'_') && own.language() == machine.language();
    return isOfSystem ? QLocale(own.language(), machine.territory()) : own;
}

} // namespace

QStringList Languages::available()
{
    QStringList codes;
    for (const QString& file : QDir(kFolder).entryList({kPrefix + u'*'})) {
        const QString code = file.mid(kPrefix.size()).section(u'.', 0, 0);
        if (code != pseudo())
            codes << code;
    }
    return codes;
}

QString Languages::nativeName(const QString& code)
{
    // Qt calls English "American English", and Brazil's Portuguese like that of Portugal.
    static const QHash<QString, QString> better{
        {QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("es"), QStringLiteral("Español")},
        {QStringLiteral("pt_BR"), QStringLiteral("Português (Brasil)")},
    };
    if (better.contains(code))
        return better.value(code);
    QString name = QLocale(code).nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return code == pseudo() ? QStringLiteral("[Pseudo]") : name;
}

QString Languages::resolved(const QString& code)
{
    QStringList wishes{code};
    if (code.isEmpty())
        wishes = QLocale::system().uiLanguages();
    for (const QString& wish : wishes) {
        const QString catalogue = catalogueFor(wish);
        if (!catalogue.isEmpty())
            return catalogue;
    }
    return QStringLiteral("en");
}

void Languages::use(const QString& code)
{
    const QString wanted = resolved(code);
    if (wanted == current_)
        return;
    QCoreApplication::removeTranslator(&own_);
    QCoreApplication::removeTranslator(&qt_);
    current_ = wanted;
    QLocale::setDefault(localeOf(wanted));
    if (qt_.load(QStringLiteral("qtbase_") + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt_);
    if (own_.load(kPrefix + wanted, kFolder))
        QCoreApplication::installTranslator(&own_);
    QGuiApplication::setLayoutDirection(wanted == pseudo() ? Qt::RightToLeft
                                                           : QLocale(wanted).textDirection());
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
