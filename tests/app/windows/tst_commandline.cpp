// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/commandline.h"
#include "tests/app/goldrush/session/testkinds.h"
#include "tests/windowtest/windowtest.h"
#include "ui/arguments.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <array>

namespace lodeline::goldrush::tst_commandline {

using namespace app;

class CommandLineTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(QDir().mkpath(scratch())); }

    void nothingIsAskedForByDefault();
    void aFileIsOpened();
    void choicesAreRead();
    void setsAreTried();
    void whatMakesNoSenseIsRefused_data();
    void whatMakesNoSenseIsRefused();
    void helpNamesTheOptions();
    void theWholeHelpIsPrintedAndEnds();
    void aFileMayBeCalledLikeAQuestion();
    void helpNeedsNoDisplay();
    void helpLeavesNothingBehind();

private:
    // How the real program ends, without a window: its exit code and all that it says.
    int run(const QStringList& arguments, QString& said,
            const QString& platform = QStringLiteral("offscreen")) const;

    QString scratch() const { return home_.filePath(QStringLiteral("scratch")); }

    QTemporaryDir home_;
};

int CommandLineTest::run(const QStringList& arguments, QString& said, const QString& platform) const
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* folder : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        environment.insert(QLatin1String(folder), home_.path());
    environment.insert("TMPDIR", scratch());
    environment.insert("QT_QPA_PLATFORM", platform);
    for (const char* display : {"DISPLAY", "WAYLAND_DISPLAY"})
        environment.remove(QLatin1String(display));
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(QStringLiteral(LODELINE_PROGRAM), arguments + QStringList{"--language", "en"});
    if (!program.waitForFinished(-1) || program.exitStatus() != QProcess::NormalExit) {
        program.kill();
        return -1;
    }
    said = QString::fromUtf8(program.readAll());
    return program.exitCode();
}

void CommandLineTest::nothingIsAskedForByDefault()
{
    const CommandLine call = parseCommandLine({"lodeline"}, *test::TestKinds());
    QVERIFY(call.file.isEmpty());
    QVERIFY(!call.trial);
    QVERIFY(!call.theme);
    QVERIFY(!call.animation);
}

void CommandLineTest::aFileIsOpened()
{
    QCOMPARE(parseCommandLine({"lodeline", "my game.lodeline"}, *test::TestKinds()).file,
             QStringLiteral("my game.lodeline"));
}

void CommandLineTest::choicesAreRead()
{
    const CommandLine call = parseCommandLine(
        {"lodeline", "--theme", "dark", "--animation=off", "--language", "de"}, *test::TestKinds());
    QVERIFY(call.theme == ui::ThemeChoice::Dark);
    QVERIFY(call.animation == AnimationSpeed::Off);
    QCOMPARE(call.language, QStringLiteral("de"));
}

void CommandLineTest::setsAreTried()
{
    const CommandLine call = parseCommandLine({"lodeline", "--play", "my.tileset.json", "--against",
                                               "baron,foreman@50", "--people", "2", "--next", "26a"},
                                              *test::TestKinds());
    QVERIFY(call.trial);
    QCOMPARE(call.trial->set, QDir::current().absoluteFilePath(QStringLiteral("my.tileset.json")));
    QCOMPARE(call.trial->against, (QStringList{"baron", "foreman@50"}));
    QVERIFY(call.trial->people == 2);
    QCOMPARE(call.trial->next, QStringLiteral("26a"));
    const CommandLine plain = parseCommandLine({"lodeline", "--play", "/a.tileset.json"}, *test::TestKinds());
    QVERIFY((plain.trial == Trial{QStringLiteral("/a.tileset.json"), {}, {}, {}}));
}

void CommandLineTest::whatMakesNoSenseIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("word");
    QTest::newRow("unknown option") << QStringList{"--dig"} << QStringLiteral("dig");
    QTest::newRow("unknown theme") << QStringList{"--theme", "pink"} << QStringLiteral("pink");
    QTest::newRow("two files") << QStringList{"a", "b"} << QStringLiteral("one file");
    QTest::newRow("no set") << QStringList{"--play"} << QStringLiteral("play");
    QTest::newRow("no --play") << QStringList{"--next", "1"} << QStringLiteral("--next needs --play");
    QTest::newRow("--play and a file")
        << QStringList{"--play", "a", "b"} << QStringLiteral("set or deck and no other file");
    QTest::newRow("no number") << QStringList{"--play", "a", "--people", "two"}
                               << QStringLiteral("deck, from 0 to 2");
    QTest::newRow("no player") << QStringList{"--play", "a", "--against", "sheriff"}
                               << QStringLiteral("sheriff");
    QTest::newRow("too many") << QStringList{"--play", "a", "--people", "6"} << QStringLiteral("2 to 5");
}

void CommandLineTest::whatMakesNoSenseIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, word);
    QString said;
    QCOMPARE(run(arguments, said), 2);
    QVERIFY2(said.contains(word), qPrintable(said));
}

void CommandLineTest::helpNamesTheOptions()
{
    QString said;
    QCOMPARE(run({"--help"}, said), 0);
    for (const char* option : {"--play", "--against", "--people", "--next"})
        QVERIFY2(said.contains(QLatin1String(option)), qPrintable(said));
}

void CommandLineTest::theWholeHelpIsPrintedAndEnds()
{
    QString said;
    QCOMPARE(run({"--help-all"}, said), 0);
    for (const char* option : {"--play", "--platform"}) // Qt's own as well
        QVERIFY2(said.contains(QLatin1String(option)), qPrintable(said));
}

void CommandLineTest::aFileMayBeCalledLikeAQuestion()
{
    for (const char* name : {"--help", "--help-all", "-v"}) {
        const std::array<const char*, 3> arguments{"lodeline", "--", name};
        qputenv("QT_QPA_PLATFORM", "xcb");
        ui::needNoDisplayForHelp(static_cast<int>(arguments.size()), arguments.data());
        QCOMPARE(qgetenv("QT_QPA_PLATFORM"), QByteArray("xcb"));
        QCOMPARE(parseCommandLine({"lodeline", "--", QLatin1String(name)}, *test::TestKinds()).file,
                 QLatin1String(name));
    }
}

void CommandLineTest::helpNeedsNoDisplay()
{
    for (const char* question : {"--help", "-h", "--help-all", "--version"}) {
        QString said;
        QCOMPARE(run({QLatin1String(question)}, said, QStringLiteral("xcb")), 0);
        QVERIFY(said.contains(QLatin1String("lodeline"), Qt::CaseInsensitive));
    }
}

void CommandLineTest::helpLeavesNothingBehind()
{
    for (const char* question : {"--help", "--version", "--dig"}) {
        QString said;
        QVERIFY(run({QLatin1String(question)}, said) >= 0);
    }
    QDirIterator kept(home_.filePath(QStringLiteral("Lodeline")), QDir::Files, QDirIterator::Subdirectories);
    QVERIFY2(!kept.hasNext(), qPrintable(kept.next()));
    QCOMPARE(QDir(scratch()).entryList({QStringLiteral("lodeline*")}, QDir::AllEntries), QStringList());
}

const PlainTest<CommandLineTest> kTest("tst_commandline");

} // namespace lodeline::goldrush::tst_commandline

#include "tst_commandline.moc"
