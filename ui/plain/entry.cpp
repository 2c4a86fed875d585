// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plain/entry.h"

#include "ui/plain/shown.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextCursor>
#include <QValidator>

namespace lodeline::ui {

namespace {

int lengthOf(const QString& text)
{
    return static_cast<int>(text.toUcs4().size());
}

// The excess lies before the cursor, where something was pasted.
class PlainValidator : public QValidator
{
public:
    PlainValidator(int longest, QLineEdit* field)
        : QValidator(field)
        , field_(field)
        , longest_(longest)
    {
    }

    State validate(QString& input, int& cursor) const override
    {
        const QString whole = typedLine(input, static_cast<int>(input.size()));
        // Queued: the field first takes what is left.
        if (lengthOf(whole) > longest_)
            QMetaObject::invokeMethod(field_, &QLineEdit::inputRejected, Qt::QueuedConnection);
        const QString after = typedLine(input.mid(cursor), longest_);
        const QString before = typedLine(input.left(cursor), longest_ - lengthOf(after));
        input = before + after;
        cursor = static_cast<int>(before.size());
        return Acceptable;
    }

private:
    QLineEdit* field_;
    const int longest_;
};

// Takes away what stands at `at`, as if it had never been typed.
void remove(QTextCursor& cursor, qsizetype at, qsizetype length)
{
    cursor.setPosition(static_cast<int>(at));
    cursor.setPosition(static_cast<int>(at + length), QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
}

// The excess lies before the cursor, where something was pasted, or else at the end.
void shorten(QPlainTextEdit* field, QTextCursor& cursor, int excess)
{
    const QString text = field->document()->toRawText();
    const qsizetype typedTo = field->textCursor().position();
    const qsizetype end = lengthOf(text.left(typedTo)) >= excess ? typedTo : text.size();
    qsizetype begin = end;
    for (int left = excess; left > 0 && begin > 0; --left)
        begin -= begin > 1 && text[begin - 1].isLowSurrogate() && text[begin - 2].isHighSurrogate() ? 2 : 1;
    remove(cursor, begin, end - begin);
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
    field->setMaxLength(2 * longest); // which counts half of some characters
    field->setValidator(new PlainValidator(longest, field));
}

void takePlainText(QPlainTextEdit* field, int longest)
{
    QObject::connect(field, &QPlainTextEdit::textChanged, field, [field, longest] {
        const QString text = field->toPlainText();
        if (typedLines(text, longest) == text)
            return;
        QTextCursor cursor(field->document());
        cursor.joinPreviousEditBlock();
        if (const int excess = lengthOf(text) - longest; excess > 0)
            shorten(field, cursor, excess);
        dropRefused(cursor);
        cursor.endEditBlock();
    });
}

} // namespace lodeline::ui
