// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/languages/pluralforms.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

namespace lodeline::ui::tst_pluralforms {

class PluralFormsTest : public QObject
{
    Q_OBJECT

private slots:
    void areThoseOfQt_data();
    void areThoseOfQt();
    void aLanguageThatNobodyKnowsHasOne();
};

namespace {

// What lrelease makes of a catalogue with a plural of so many forms, each its own number.
QString released(const QTemporaryDir& folder, const QString& language, int forms)
{
    const QString ts = folder.filePath(language + QStringLiteral(".ts"));
    QFile file(ts);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(R"(<!DOCTYPE TS><TS version="2.1" language=")" + language.toUtf8() +
               R"("><context><name>T</name><message numerus="yes"><source>x</source><translation>)");
    for (int form = 0; form < forms; ++form)
        file.write("<numerusform>" + QByteArray::number(form) + "</numerusform>");
    file.write("</translation></message></context></TS>");
    file.close();
    const QString qm = folder.filePath(language + QStringLiteral(".qm"));
    return QProcess::execute(QStringLiteral(LODELINE_LRELEASE),
                             {QStringLiteral("-silent"), ts, QStringLiteral("-qm"), qm}) == 0
               ? qm
               : QString();
}

} // namespace

void PluralFormsTest::areThoseOfQt_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("forms");
    for (const auto& [language, forms] :
         {std::pair("de", 2), {"fr", 2}, {"es", 2},    {"it", 2}, {"nl", 2}, {"pl", 3}, {"cs", 3},
          {"ru", 3},          {"ja", 1}, {"zh_CN", 1}, {"ar", 6}, {"uk", 3}, {"sk", 3}, {"sl", 4},
          {"ro", 3},          {"lt", 3}, {"pt_BR", 2}, {"tr", 1}, {"ko", 1}, {"he", 2}, {"sr", 3},
          {"sv", 2},          {"el", 2}, {"hu", 1},    {"fi", 2}, {"da", 2}, {"fa", 1}, {"lv", 3},
          {"ga", 3},          {"is", 2}, {"hr", 3},    {"et", 2}, {"ca", 2}})
        QTest::newRow(language) << QString::fromLatin1(language) << forms;
}

void PluralFormsTest::areThoseOfQt()
{
    QFETCH(QString, language);
    QFETCH(int, forms);
    const PluralForms ours(language);
    QCOMPARE(ours.count(), forms);
    const QTemporaryDir folder;
    QTranslator qt;
    QVERIFY(qt.load(released(folder, language, forms)));
    QStringList others;
    for (int number = 0; number <= 1000; ++number)
        if (qt.translate("T", "x", nullptr, number).toInt() != ours.of(number))
            others << QString::number(number);
    QVERIFY2(others.isEmpty(), qPrintable(others.mid(0, 20).join(u' ')));
}

void PluralFormsTest::aLanguageThatNobodyKnowsHasOne()
{
    const PluralForms forms(QStringLiteral("tlh"));
    QCOMPARE(forms.count(), 1);
    QCOMPARE(forms.of(5), 0);
}

const PlainTest<PluralFormsTest> kTest("tst_pluralforms");

} // namespace lodeline::ui::tst_pluralforms

#include "tst_pluralforms.moc"
