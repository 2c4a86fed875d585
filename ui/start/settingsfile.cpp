// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/settingsfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStringDecoder>

namespace lodeline::ui {
namespace {

constexpr qint64 kLargestSettings = 1 << 20;

struct SettingsFile
{
    Q_DECLARE_TR_FUNCTIONS(SettingsFile)
};

bool isOctal(QChar c)
{
    return c >= u'0' && c <= u'7';
}

bool isHex(QChar c)
{
    return c.isDigit() || (c.toLower() >= u'a' && c.toLower() <= u'f');
}

// A text as QSettings reads the values in it: quotes gone, what is escaped in its place.
QString unescaped(QStringView text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'"') {
            // Behind a quote that ends, QSettings passes over spaces; behind one that begins, they do no
            // harm.
            while (i + 1 < text.size() && (text[i + 1] == u' ' || text[i + 1] == u'\t'))
                ++i;
            continue;
        }
        if (text[i] != u'\\' || i + 1 == text.size()) {
            plain += text[i];
            continue;
        }
        const bool hex = text[++i] == u'x';
        if (!hex && !isOctal(text[i])) {
            // A letter that stands for a control character, or the end of a line, of two characters perhaps.
            const bool isEnd = text[i] == u'\r' || text[i] == u'\n';
            if (isEnd && i + 1 < text.size() && text[i + 1] == (text[i] == u'\r' ? u'\n' : u'\r'))
                ++i;
            continue;
        }
        qsizetype end = hex ? i + 1 : i;
        char16_t code = 0;
        for (; end < text.size() && (hex ? isHex(text[end]) : isOctal(text[end])); ++end)
            code = static_cast<char16_t>(code * (hex ? 16 : 8) + QString(text[end]).toInt(nullptr, 16));
        if (!hex || end > i + 1)
            plain += QChar(code);
        i = end - 1;
    }
    return plain;
}

// Objects of any type, written out byte by byte: none of ours, and QSettings would build whatever they say.
bool holdsObjects(const QString& text)
{
    const QString plain = unescaped(text);
    return plain.contains(u"@Variant(") || plain.contains(u"@DateTime(");
}

bool isPlainText(const QByteArray& bytes)
{
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString text = utf8(bytes);
    return !utf8.hasError() && !text.contains(QChar::Null) && !holdsObjects(text);
}

// None when there is nothing to say against it.
Words settingsFaultOf(const QString& path)
{
    if (isNoPlainFile(path))
        return noPlainFile;
    const QFileInfo info(path);
    if (!info.exists())
        return {};
    if (info.size() > kLargestSettings)
        //: Why a file was moved aside, inside a sentence
        return [] { return SettingsFile::tr("it is too large for a settings file"); };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {}; // QSettings goes on without it as well
    if (isPlainText(file.read(kLargestSettings)))
        return {};
    //: Why a file was moved aside, inside a sentence
    return [] { return SettingsFile::tr("it is damaged and contains no settings"); };
}

} // namespace

QString settingsFile(const QString& program)
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/Lodeline/%1.conf").arg(program);
}

QString organisationSettingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/Lodeline.conf");
}

bool vetSettings(const QString& file, std::vector<PutAside>& aside)
{
    makeFolder(QFileInfo(file).absolutePath(), aside);
    if (const Words fault = settingsFaultOf(file))
        aside.push_back(putAside(file, fault));
    const QString lock = file + QStringLiteral(".lock");
    if (isNoPlainFile(lock))
        aside.push_back(putAside(lock, noPlainFile));
    return !settingsFaultOf(file) && !isNoPlainFile(lock);
}

} // namespace lodeline::ui
