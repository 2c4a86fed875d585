// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translating/keptdrafts.h"

#include "ui/files.h"
#include "ui/start/aside.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <optional>
#include <utility>

namespace lodeline::ui {
namespace {

const QString kLanguage = QStringLiteral("language");
const QString kContext = QStringLiteral("context");
const QString kSource = QStringLiteral("source");
const QString kComment = QStringLiteral("comment");
const QString kForms = QStringLiteral("forms");
const QString kRead = QStringLiteral("read");

QJsonObject keptOf(const TypedText& typed)
{
    return {{kLanguage, typed.language},
            {kContext, QString::fromUtf8(typed.text.context)},
            {kSource, QString::fromUtf8(typed.text.source)},
            {kComment, QString::fromUtf8(typed.text.comment)},
            {kForms, QJsonArray::fromStringList(typed.text.forms)},
            {kRead, typed.text.state == TextState::Read}};
}

TypedText typedOf(const QJsonObject& kept)
{
    TypedText typed;
    typed.language = kept[kLanguage].toString();
    typed.text.context = kept[kContext].toString().toUtf8();
    typed.text.source = kept[kSource].toString().toUtf8();
    typed.text.comment = kept[kComment].toString().toUtf8();
    const QJsonArray forms = kept[kForms].toArray();
    for (const auto& form : forms)
        typed.text.forms << form.toString();
    typed.text.state = kept[kRead].toBool() ? TextState::Read : TextState::Drafted;
    return typed;
}

std::string textOf(const QList<TypedText>& drafts)
{
    std::string text;
    for (const TypedText& typed : drafts) {
        const std::string one = QJsonDocument(keptOf(typed)).toJson(QJsonDocument::Compact).toStdString();
        if (text.size() + one.size() + 2 < KeptDrafts::kMostBytes)
            text += (text.empty() ? "[" : ",") + one;
    }
    return text.empty() ? "[]" : text + ']';
}

// Its file is named after it.
bool isLanguage(const QString& code)
{
    const auto fits = [](QChar c) { return c == u'_' || (c.unicode() < 128 && c.isLetterOrNumber()); };
    return std::ranges::all_of(code, fits) && QLocale(code).language() != QLocale::C;
}

std::optional<QList<TypedText>> draftsIn(const QString& path)
{
    const Result<QByteArray> bytes = readFile(path, KeptDrafts::kMostBytes);
    const QJsonDocument document = bytes ? QJsonDocument::fromJson(*bytes) : QJsonDocument();
    if (!document.isArray())
        return std::nullopt;
    QList<TypedText> drafts;
    const QJsonArray all = document.array();
    for (const auto& kept : all)
        if (TypedText typed = typedOf(kept.toObject()); isLanguage(typed.language))
            drafts << std::move(typed);
    return drafts;
}

} // namespace

QString KeptDrafts::fileIn(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("typed.json"));
}

QList<TypedText> KeptDrafts::begin(const QString& folder)
{
    QDir().mkpath(folder);
    const QString path = fileIn(folder);
    for (const QString& name : {path, SafeFile::lockFile(path)})
        if (isNoPlainFile(name))
            putAside(name, noPlainFile);
    std::unique_ptr<QLockFile> lock = SafeFile::lockOf(path);
    if (!lock)
        return {};
    file_.hold(path, std::move(lock));
    if (!QFileInfo::exists(path))
        return {};
    std::optional<QList<TypedText>> drafts = draftsIn(path);
    if (!drafts)
        putAside(path, [] { return QString(); });
    return drafts ? *std::move(drafts) : QList<TypedText>();
}

void KeptDrafts::keep(const QList<TypedText>& drafts)
{
    if (drafts.isEmpty())
        file_.remove();
    else
        file_.write([drafts] { return textOf(drafts); });
}

} // namespace lodeline::ui
