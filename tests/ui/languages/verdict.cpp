// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/languages/verdict.h"

#include "tests/ui/languages/pseudo.h"
#include "tests/windowtest/patience.h"
#include "ui/languages/languages.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTest>

namespace lodeline::test {

namespace {

// A painted name may be one of several lines.
QStringList withWords(QStringList names)
{
    static const QRegularExpression between(QStringLiteral("[\\s/.,:;-]+"));
    for (const QString& name : QStringList(names))
        names << name.split(between, Qt::SkipEmptyParts);
    names.removeDuplicates();
    return names;
}

bool isLanguage(const QVariant& code)
{
    return code.typeId() == QMetaType::QString && !ui::Languages::nativeName(code.toString()).isEmpty();
}

template <typename Find>
QStringList found(const std::vector<Said>& said, const QStringList& names, Find find)
{
    const Names whole(names);
    const Names words(withWords(names));
    QStringList wrong;
    for (const auto& [where, text] : said) {
        if (find(text).isEmpty())
            continue;
        const bool isPainted = where.endsWith(QLatin1String("painted"));
        if (const QString part = find((isPainted ? words : whole).without(text)); !part.isEmpty())
            wrong << QStringLiteral("%1: “%2” in %3").arg(where, part, text);
    }
    return wrong;
}

} // namespace

QStringList leftOver(const std::vector<Said>& said, const QStringList& names)
{
    return found(said, names, marks);
}

QStringList leftOut(const std::vector<Said>& said, const QStringList& names)
{
    return found(said, names, latinWord);
}

QStringList namesIn(const QWidget& window)
{
    QStringList typed;
    for (const QLineEdit* line : window.findChildren<QLineEdit*>())
        typed << line->text();
    for (const QPlainTextEdit* page : window.findChildren<QPlainTextEdit*>())
        typed << page->toPlainText();
    for (const QComboBox* box : window.findChildren<QComboBox*>())
        for (int i = 0; i < box->count(); ++i)
            if (box->isEditable() || isLanguage(box->itemData(i)))
                typed << box->itemText(i);
    typed.removeAll({});
    return typed;
}

QStringList judged(const std::function<QStringList()>& judge)
{
    QStringList wrong;
    const bool isRight = QTest::qWaitFor(
        [&] {
            wrong = judge();
            return wrong.isEmpty();
        },
        kLongestWait);
    return isRight ? QStringList() : wrong;
}

bool areNone(QStringList wrong)
{
    wrong.removeDuplicates();
    for (const QString& text : wrong)
        qWarning("%s", qPrintable(text));
    return wrong.isEmpty();
}

} // namespace lodeline::test
