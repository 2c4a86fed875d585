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

bool isPlainText(const QByteArray& bytes)
{
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString text = utf8(bytes);
    // Objects of any type, written out byte by byte: none of ours.
    const bool holdsObjects = bytes.contains("@Variant(") || bytes.contains("@DateTime(");
    return !utf8.hasError() && !text.contains(QChar::Null) && !holdsObjects;
}

// Empty when there is nothing to say against it.
QString faultOf(const QString& path)
{
    if (isNoPlainFile(path))
        return noPlainFile();
    const QFileInfo info(path);
    if (!info.exists())
        return {};
    if (info.size() > kLargestSettings)
        return SettingsFile::tr("it is too large for settings");
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {}; // QSettings goes on without it as well
    return isPlainText(file.read(kLargestSettings)) ? QString()
                                                    : SettingsFile::tr("it is damaged and holds no settings");
}

} // namespace

QString settingsFile(const QString& program)
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/Lodeline/%1.conf").arg(program);
}

bool vetSettings(const QString& file, std::vector<PutAside>& aside)
{
    makeFolder(QFileInfo(file).absolutePath(), aside);
    if (const QString fault = faultOf(file); !fault.isEmpty())
        aside.push_back(putAside(file, fault));
    const QString lock = file + QStringLiteral(".lock");
    if (isNoPlainFile(lock))
        aside.push_back(putAside(lock, noPlainFile()));
    return faultOf(file).isEmpty() && !isNoPlainFile(lock);
}

} // namespace lodeline::ui
