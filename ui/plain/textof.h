// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QString>
#include <QTextDocument>

namespace lodeline::ui {

// Unlike toPlainText() this keeps no-break spaces.
inline QString textOf(const QPlainTextEdit& field)
{
    return field.document()
        ->toRawText()
        .replace(QChar::ParagraphSeparator, u'\n')
        .replace(QChar::LineSeparator, u'\n');
}

} // namespace lodeline::ui
