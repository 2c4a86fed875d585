// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/sound/sound.h"
#include "app/sound/mixer.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace lodeline::sound {

class MixerTest : public QObject
{
    Q_OBJECT

private slots:
    void eachSoundHasItsFile();
    void whatIsNoSoundIsEmpty();
    void oneSoundIsHeardAsItIs();
    void severalAddUp();
    void tooMuchIsAsLoudAsCanBe();
    void silenceIsCounted();
    void ofTooManyTheOldestGives();
};

namespace {

std::vector<qint16> read(Mixer& mixer, int samples)
{
    const QByteArray bytes = mixer.read(samples * qint64(sizeof(qint16)));
    std::vector<qint16> found(static_cast<std::size_t>(bytes.size()) / sizeof(qint16));
    std::memcpy(found.data(), bytes.constData(), static_cast<std::size_t>(bytes.size()));
    return found;
}

using Samples = std::vector<qint16>;

} // namespace

void MixerTest::eachSoundHasItsFile()
{
    for (const std::string_view name : app::kSoundNames) {
        const QString path = QStringLiteral(LODELINE_SOUNDS "/%1.wav").arg(QLatin1StringView(name));
        const Wave wave = readWave(path);
        QVERIFY2(wave.size() > kRate / 10, qPrintable(path));
        QCOMPARE(static_cast<qint64>(wave.size() * 2 + 44), QFileInfo(path).size());
        QVERIFY(std::ranges::max(wave) > 5000);
    }
}

void MixerTest::whatIsNoSoundIsEmpty()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.wav"));
    QVERIFY(readWave(path).empty());
    QFile kept(QStringLiteral(LODELINE_SOUNDS "/laid.wav"));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    const QByteArray whole = kept.readAll();
    QByteArray otherRate = whole;
    otherRate[24] = 1;
    QByteArray otherChunk = whole;
    otherChunk[36] = 'L';
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("RIFF"), whole.left(43), otherRate, otherChunk}) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        QVERIFY(readWave(path).empty());
    }
}

void MixerTest::oneSoundIsHeardAsItIs()
{
    const Wave wave{100, -200, 300};
    Mixer mixer;
    mixer.play(wave, 0.5);
    QCOMPARE(read(mixer, 2), (Samples{50, -100}));
    QCOMPARE(read(mixer, 3), (Samples{150, 0, 0}));
}

void MixerTest::severalAddUp()
{
    const Wave one{100, 100, 100};
    const Wave two{-10, 20};
    Mixer mixer;
    mixer.play(one, 1);
    QCOMPARE(read(mixer, 1), (Samples{100}));
    mixer.play(two, 1);
    QCOMPARE(read(mixer, 3), (Samples{90, 120, 0}));
}

void MixerTest::tooMuchIsAsLoudAsCanBe()
{
    const Wave loud{30000, -30000};
    Mixer mixer;
    mixer.play(loud, 1);
    mixer.play(loud, 1);
    QCOMPARE(read(mixer, 2), (Samples{32767, -32768}));
}

void MixerTest::silenceIsCounted()
{
    const Wave wave{1, 2};
    Mixer mixer;
    mixer.play(wave, 1);
    read(mixer, 2);
    QCOMPARE(mixer.silence(), 0);
    read(mixer, 10);
    read(mixer, 5);
    QCOMPARE(mixer.silence(), 15);
    mixer.play(wave, 1);
    QCOMPARE(mixer.silence(), 0);
}

void MixerTest::ofTooManyTheOldestGives()
{
    const Wave first{1000, 1000};
    const Wave others{1, 1};
    Mixer mixer;
    mixer.play(first, 1);
    for (int i = 0; i < 6; ++i)
        mixer.play(others, 1);
    QCOMPARE(read(mixer, 1), (Samples{6}));
}

} // namespace lodeline::sound

QTEST_GUILESS_MAIN(lodeline::sound::MixerTest)
#include "tst_mixer.moc"
