// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plain/entry.h"

#include "ui/plain/shown.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextCursor>
#include <QValidator>

namespace lodeline::ui {
namespace {

class PlainValidator : public QValidator
{
public:
    using QValidator::QValidator;

    State validate(QString& input, int& cursor) const override
    {
        const QString before = typedLine(input.left(cursor), cursor);
        input = before + typedLine(input.mid(cursor), static_cast<int>(input.size()));
        cursor = static_cast<int>(before.size());
        return Acceptable;
    }
};

// Takes away what stands at `at`, as if it had never been typed.
void remove(QTextCursor& cursor, qsizetype at, qsizetype length)
{
    cursor.setPosition(static_cast<int>(at));
    cursor.setPosition(static_cast<int>(at + length), QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
}

// The excess lies before the cursor, where something was pasted, or else at the end.
void shorten(QPlainTextEdit* field, QTextCursor& cursor, qsizetype excess)
{
    const int typedTo = field->textCursor().position();
    remove(cursor, typedTo >= excess ? typedTo - excess : field->document()->toRawText().size() - excess,
           excess);
}

void dropRefused(QTextCursor& cursor)
{
    const QString text = cursor.document()->toRawText();
    for (qsizetype at = text.size() - 1; at >= 0; --at) {
        const QChar c = text[at];
        const bool isLine = c == QChar::ParagraphSeparator || c == QChar::LineSeparator || c == u'\t';
        if (c.isLowSurrogate() && at > 0 && text[at - 1].isHighSurrogate()) {
            --at;
            if (!mayBeTyped(QChar::surrogateToUcs4(text[at], c)))
                remove(cursor, at, 2);
        } else if (!isLine && !mayBeTyped(c.unicode())) {
            remove(cursor, at, 1);
        }
    }
}

} // namespace

void takePlainText(QLineEdit* field, int longest)
{
    field->setMaxLength(longest);
    field->setValidator(new PlainValidator(field));
}

void takePlainText(QPlainTextEdit* field, int longest)
{
    QObject::connect(field, &QPlainTextEdit::textChanged, field, [field, longest] {
        const QString text = field->toPlainText();
        if (typedLines(text, longest) == text)
            return;
        QTextCursor cursor(field->document());
        cursor.joinPreviousEditBlock();
        if (text.size() > longest)
            shorten(field, cursor, text.size() - longest);
        dropRefused(cursor);
        cursor.endEditBlock();
    });
}

} // namespace lodeline::ui
