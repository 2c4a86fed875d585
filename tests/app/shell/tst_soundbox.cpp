// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/sound/soundbox.h"
#include "tests/app/shell/heard.h"
#include "tests/windowtest/windowtest.h"

#include <QSignalSpy>
#include <QTest>

namespace lodeline::app::tst_soundbox {

class SoundBoxTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsHeardBeforeItIsSwitchedOn();
    void theOutputIsAskedForOnce();
    void theFirstSoundWaitsForTheOutput();
    void butNotForLong();
    void soundsKeepApart();
    void theMoreTellingOneIsHeard();
    void quickPlayIsNoNoise();
    void theVolumeIsApplied();
    void noVolumeIsNoSound();

private:
    using Sounds = std::vector<Sound>;

    Sounds heard() const { return test::soundsOf(notes_); }
    std::unique_ptr<SoundBox> boxWithOutput()
    {
        auto box = std::make_unique<SoundBox>([this] { return now_; }, nullptr);
        box->setOutput(std::make_unique<test::Heard>(notes_));
        box->setOn(true);
        return box;
    }

private slots:
    void init()
    {
        now_ = 1000;
        notes_.clear();
    }

private:
    qint64 now_ = 0;
    std::vector<test::Heard::Note> notes_;
};

void SoundBoxTest::nothingIsHeardBeforeItIsSwitchedOn()
{
    SoundBox box;
    QSignalSpy wanted(&box, &SoundBox::outputWanted);
    box.setOutput(std::make_unique<test::Heard>(notes_));
    box.play(Sound::End);
    QVERIFY(!box.isOn());
    QVERIFY(wanted.isEmpty() && notes_.empty());
}

void SoundBoxTest::theOutputIsAskedForOnce()
{
    SoundBox box([this] { return now_; }, nullptr);
    QSignalSpy wanted(&box, &SoundBox::outputWanted);
    box.setOn(true);
    QVERIFY(wanted.isEmpty());
    for (int i = 0; i < 3; ++i, now_ += 1000)
        box.play(Sound::Laid);
    QCOMPARE(wanted.size(), 1);
}

void SoundBoxTest::theFirstSoundWaitsForTheOutput()
{
    SoundBox box([this] { return now_; }, nullptr);
    box.setOn(true);
    box.play(Sound::Laid);
    now_ += 399;
    box.setOutput(std::make_unique<test::Heard>(notes_));
    QCOMPARE(heard(), Sounds{Sound::Laid});
}

void SoundBoxTest::butNotForLong()
{
    SoundBox box([this] { return now_; }, nullptr);
    box.setOn(true);
    box.play(Sound::Laid);
    now_ += 400;
    box.setOutput(std::make_unique<test::Heard>(notes_));
    QVERIFY(notes_.empty());
}

void SoundBoxTest::soundsKeepApart()
{
    const auto box = boxWithOutput();
    box->play(Sound::Laid);
    now_ += 249;
    box->play(Sound::Laid);
    box->play(Sound::Down);
    QCOMPARE(heard(), Sounds{Sound::Laid});
    ++now_;
    box->play(Sound::Down);
    QCOMPARE(heard(), (Sounds{Sound::Laid, Sound::Down}));
}

void SoundBoxTest::theMoreTellingOneIsHeard()
{
    const auto box = boxWithOutput();
    box->play(Sound::Laid);
    box->play(Sound::Coins);
    box->play(Sound::Home);
    QCOMPARE(heard(), (Sounds{Sound::Laid, Sound::Coins}));
}

void SoundBoxTest::quickPlayIsNoNoise()
{
    const auto box = boxWithOutput();
    for (int turn = 0; turn < 100; ++turn, now_ += 10) {
        box->play(Sound::Laid);
        box->play(Sound::Down);
    }
    QCOMPARE(heard(), Sounds(4, Sound::Laid));
}

void SoundBoxTest::theVolumeIsApplied()
{
    const auto box = boxWithOutput();
    for (const auto& [percent, kept] : {std::pair{100, 100}, {50, 50}, {1000, 100}, {20, 20}}) {
        now_ += 1000;
        box->setVolume(percent);
        box->play(Sound::Laid);
        QCOMPARE(box->volume(), kept);
        QCOMPARE(notes_.back().volume, kept * kept / 10000.0);
    }
}

void SoundBoxTest::noVolumeIsNoSound()
{
    SoundBox box([this] { return now_; }, nullptr);
    QSignalSpy wanted(&box, &SoundBox::outputWanted);
    box.setOn(true);
    box.setVolume(-5);
    QCOMPARE(box.volume(), 0);
    box.play(Sound::End);
    QVERIFY(wanted.isEmpty());
}

const PlainTest<SoundBoxTest> kTest("tst_soundbox");

} // namespace lodeline::app::tst_soundbox

#include "tst_soundbox.moc"
