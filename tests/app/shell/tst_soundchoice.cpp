// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/settings.h"
#include "app/shell/soundchoice.h"
#include "tests/app/shell/heard.h"
#include "tests/windowtest/windowtest.h"

#include <QAction>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

namespace lodeline::app::tst_soundchoice {

class SoundChoiceTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void itIsQuietAtFirst();
    void whatIsChosenIsKept();
    void settingsMayHoldAnything_data();
    void settingsMayHoldAnything();
    void switchingOnIsHeard();
    void aNewVolumeIsHeard();
    void withoutTheModuleItSaysSo();
    void aModuleThatDoesNotLoadIsTold();
    void aStartLoadsNothing();
    void withoutADeviceNothingIsSaidButWhy();

private:
    // What a desktop would start with these settings.
    struct Desk
    {
        explicit Desk(const QString& file, const QString& module = {})
            : settings(file)
            , choice(settings, &action, nullptr, module)
        {
        }
        Settings settings;
        QAction action;
        SoundChoice choice;
    };
    QString path(const QString& name) const { return folder_->filePath(name); }
    QString settings() const { return path(QStringLiteral("settings.ini")); }
    void write(const QString& name, const QByteArray& text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

namespace {

// What this process and the libraries that it loads write to the standard error.
class ErrorStream
{
public:
    explicit ErrorStream(const QString& path)
        : file_(path)
        , before_(::dup(STDERR_FILENO))
    {
        file_.open(QIODevice::ReadWrite);
        ::dup2(file_.handle(), STDERR_FILENO);
    }
    ~ErrorStream() { restore(); }
    QByteArray text()
    {
        restore();
        file_.seek(0);
        return file_.readAll();
    }

private:
    void restore()
    {
        if (before_ < 0)
            return;
        ::dup2(before_, STDERR_FILENO);
        ::close(std::exchange(before_, -1));
    }

    QFile file_;
    int before_;
};

} // namespace

void SoundChoiceTest::initTestCase()
{
    // Nobody answers there.
    qputenv("PULSE_SERVER", "unix:/nonexistent/pulse");
    qputenv("PULSE_RUNTIME_PATH", "/nonexistent");
}

void SoundChoiceTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
}

void SoundChoiceTest::itIsQuietAtFirst()
{
    Desk desk(settings());
    QVERIFY(!desk.action.isChecked());
    std::vector<test::Heard::Note> notes;
    desk.choice.box().setOutput(std::make_unique<test::Heard>(notes));
    desk.choice.box().play(Sound::End);
    QVERIFY(notes.empty());
}

void SoundChoiceTest::whatIsChosenIsKept()
{
    {
        Desk desk(settings());
        desk.action.setCheckable(true);
        desk.action.setChecked(true);
        desk.choice.setVolume(35);
    }
    const Settings kept(settings());
    QVERIFY(kept.sounds());
    QCOMPARE(kept.volume(), 35);
    Desk desk(settings());
    QVERIFY(desk.choice.box().isOn());
    QCOMPARE(desk.choice.volume(), 35);
}

void SoundChoiceTest::settingsMayHoldAnything_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"on=perhaps\nvolume=loud", "on=@ByteArray(\\0)\nvolume=101", "volume=-1",
                             "volume=99999999999999999999", "volume=@Invalid()", "volume=\"1, 2\""})
        QTest::addRow("%s", text) << "[sound]\n" + QByteArray(text) + "\n";
}

void SoundChoiceTest::settingsMayHoldAnything()
{
    QFETCH(const QByteArray, text);
    write(QStringLiteral("settings.ini"), text);
    Desk desk(settings());
    QCOMPARE(desk.choice.volume(), 60);
    QCOMPARE(desk.choice.box().isOn(), desk.settings.sounds());
}

void SoundChoiceTest::switchingOnIsHeard()
{
    Desk desk(settings());
    desk.action.setCheckable(true);
    std::vector<test::Heard::Note> notes;
    desk.choice.box().setOutput(std::make_unique<test::Heard>(notes));
    desk.action.setChecked(true);
    QCOMPARE(notes.size(), std::size_t{1});
    desk.action.setChecked(false);
    desk.choice.box().play(Sound::End);
    QCOMPARE(notes.size(), std::size_t{1});
}

void SoundChoiceTest::aNewVolumeIsHeard()
{
    Desk desk(settings());
    std::vector<test::Heard::Note> notes;
    desk.choice.box().setOutput(std::make_unique<test::Heard>(notes));
    desk.choice.setVolume(50);
    QVERIFY(notes.empty());
    desk.choice.box().setOn(true);
    desk.choice.setVolume(100);
    QCOMPARE(notes.size(), std::size_t{1});
    QCOMPARE(notes[0].volume, 1.0);
}

void SoundChoiceTest::withoutTheModuleItSaysSo()
{
    Desk desk(settings());
    desk.action.setCheckable(true);
    QVERIFY(desk.choice.trouble().contains(QStringLiteral("without sounds")));
    QSignalSpy told(&desk.choice, &SoundChoice::told);
    desk.choice.box().play(Sound::End);
    QVERIFY(told.isEmpty());
    desk.action.setChecked(true);
    desk.choice.box().play(Sound::End);
    QCOMPARE(told.size(), 1);
    QCOMPARE(told[0][0].toString(), desk.choice.trouble());
    desk.action.setChecked(false);
    desk.action.setChecked(true);
    QCOMPARE(told.size(), 2); // each time that somebody asks for it
}

void SoundChoiceTest::aModuleThatDoesNotLoadIsTold()
{
    write(QStringLiteral("module.so"), "no module");
    Desk desk(settings(), path(QStringLiteral("module.so")));
    desk.action.setCheckable(true);
    QVERIFY(desk.choice.trouble().isEmpty());
    QSignalSpy told(&desk.choice, &SoundChoice::told);
    desk.action.setChecked(true);
    QTRY_COMPARE(told.size(), 1);
    QVERIFY(told[0][0].toString().contains(QStringLiteral("libqt6multimedia6")));
}

void SoundChoiceTest::aStartLoadsNothing()
{
    write(QStringLiteral("settings.ini"), "[sound]\non=true\n");
    write(QStringLiteral("module.so"), "no module");
    Desk desk(settings(), path(QStringLiteral("module.so")));
    QSignalSpy changed(&desk.choice, &SoundChoice::troubleChanged);
    QSignalSpy told(&desk.choice, &SoundChoice::told);
    QSignalSpy wanted(&desk.choice.box(), &SoundBox::outputWanted);
    QVERIFY(wanted.isEmpty());
    desk.choice.box().play(Sound::Laid);
    QCOMPARE(wanted.size(), 1);
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(told.isEmpty()); // nobody has asked just now
}

// With the module that was built, if one was.
void SoundChoiceTest::withoutADeviceNothingIsSaidButWhy()
{
    const QString module = SoundLoader::modulePath();
#ifdef LODELINE_HAS_SOUNDS
    QVERIFY(QFile::exists(module));
#else
    QVERIFY(module.isEmpty());
#endif
    ErrorStream errors(path(QStringLiteral("errors")));
    {
        Desk desk(settings(), module);
        desk.action.setCheckable(true);
        QSignalSpy told(&desk.choice, &SoundChoice::told);
        desk.action.setChecked(true);
        QTRY_COMPARE(told.size(), 1);
        const QString why = told[0][0].toString();
        QVERIFY2(
            why.contains(module.isEmpty() ? QStringLiteral("without sounds") : QStringLiteral("speakers")),
            qPrintable(why));
        desk.choice.setVolume(80); // as if it were heard
    }
    QCOMPARE(errors.text(), QByteArray());
}

const WindowTest<SoundChoiceTest> kTest("tst_soundchoice");

} // namespace lodeline::app::tst_soundchoice

#include "tst_soundchoice.moc"
