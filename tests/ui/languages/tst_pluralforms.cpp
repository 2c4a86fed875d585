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

QStringList words(const char* list)
{
    return QString::fromLatin1(list).split(u' ');
}

} // namespace

void PluralFormsTest::areThoseOfQt_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("forms");
    QTest::addColumn<bool>("hasSameRules");
    // Qt gives some numbers, mostly 0, to another form of these. Unicode knows better.
    const QStringList others = words("am as bn cy fil gu hi kn ln mg mk mt nso pa si tl zu");
    const auto rows = [&others](int forms, const char* languages) {
        for (const QString& language : words(languages))
            QTest::newRow(qPrintable(language)) << language << forms << !others.contains(language);
    };
    // All languages that translations/checks knows.
    rows(1, "bi bo dz fa fj gn hu id ja jv ko ms my na om su th tr tt vi yo za zh zh_CN");
    rows(2, "aa ab af am as ay az ba bg bn br ca co da de el en eo es et eu fi fil fo fr fur fy gl gu "
            "ha he hi hy ia ie is it ka kk kl km kn ks ku kw ky la lb ln lo mg ml mn mr nb ne nl nn "
            "no nso oc or pa ps pt pt_BR pt_PT qu rm rn rw sd si sn so sq ss st sv sw ta te tg ti tk tl tn "
            "to ts ug ur uz vo wa wo xh yi zu");
    rows(3, "be bs cs dv ga gv hr ik iu lt lv mi mk pl ro ru sa se sk sm sr uk");
    rows(4, "gd mt sl");
    rows(5, "cy");
    rows(6, "ar");
}

void PluralFormsTest::areThoseOfQt()
{
    QFETCH(QString, language);
    QFETCH(int, forms);
    QFETCH(bool, hasSameRules);
    const PluralForms ours(language);
    QCOMPARE(ours.count(), forms);
    if (!hasSameRules)
        return;
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
