// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace lodeline::test {

// Stands in for the editor and notes what it was called with.
class FakeEditor
{
public:
    FakeEditor()
    {
        QFile script(folder_.filePath(QStringLiteral("lodeline-editor")));
        script.open(QIODevice::WriteOnly);
        script.write("#!/bin/sh\ncd \"${0%/*}\" && printf '%s|' editor \"$@\" >new && mv new said\n");
        script.close();
        script.setPermissions(script.permissions() | QFile::ExeOwner);
        qputenv("LODELINE_PROGRAMS", folder_.path().toLocal8Bit());
    }
    ~FakeEditor() { qunsetenv("LODELINE_PROGRAMS"); }
    FakeEditor(const FakeEditor&) = delete;
    FakeEditor& operator=(const FakeEditor&) = delete;

    // "editor|", and each argument with another '|' after it; empty as long as it was not called.
    QString said() const
    {
        QFile file(folder_.filePath(QStringLiteral("said")));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

private:
    QTemporaryDir folder_;
};

} // namespace lodeline::test
