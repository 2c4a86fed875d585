// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/jsonparser.h"
#include "resources/art/theme/themefile.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/themes/ownthemes.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::ui::tst_ownthemes {
namespace {

QByteArray theme(const char* name, const char* grass)
{
    Json file{{"format", art::kThemeFormat}, {"version", 2}, {"base", "day"}, {"name", name}};
    file["land"]["grass"] = grass;
    return QByteArray::fromStdString(file.dump());
}

void write(const QString& path, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QVERIFY(writeFile(path, view(text)).has_value());
}

} // namespace

class OwnThemesTest : public QObject
{
    Q_OBJECT

private:
    QString path(const QString& name) const { return QDir(folder_->path()).filePath(name); }
    QString own() const { return path(QStringLiteral("themes")); }

    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void withoutAFolderThereAreNone()
    {
        const OwnThemes none{QString()};
        const OwnThemes missing(own());
        QVERIFY(none.themes().empty() && missing.themes().empty());
        QVERIFY(!QFileInfo::exists(own())); // nor is one made
    }

    void filesAreReadByName()
    {
        write(own() + "/b.theme.json", theme("First", "#010203"));
        write(own() + "/a.theme.json", "{");
        write(own() + "/c.json", theme("Other", "#010203"));
        OwnThemes themes(own());
        QTRY_COMPARE(themes.themes().size(), std::size_t{2});
        QCOMPARE(themes.themes()[0].name(), QStringLiteral("a"));
        QVERIFY(!themes.themes()[0].theme);
        QVERIFY(themes.themes()[0].problems.front().code == FileProblem::NotJson);
        QCOMPARE(themes.themes()[1].name(), QStringLiteral("First"));
        QCOMPARE(themes.find("b.theme.json")->theme->land.grass, QColor(1, 2, 3));
        QVERIFY(!themes.find("c.json"));
    }

    void noMoreThanSoManyAreRead()
    {
        for (int i = 0; i <= OwnThemes::kMost; ++i)
            write(own() + QStringLiteral("/%1.theme.json").arg(i, 3, 10, QChar(u'0')), "{");
        OwnThemes themes(own());
        QTRY_COMPARE(themes.themes().size(), std::size_t(OwnThemes::kMost));
    }

    void aLargeFileIsNotRead()
    {
        write(own() + "/a.theme.json", QByteArray(qsizetype(art::kMaxThemeBytes) + 1, ' '));
        OwnThemes themes(own());
        QTRY_COMPARE(themes.themes().size(), std::size_t{1});
        QVERIFY(themes.themes().front().problems.front().code == FileProblem::TooLarge);
    }

    void whatIsSavedIsReadAgain()
    {
        write(own() + "/a.theme.json", theme("Mine", "#010203"));
        OwnThemes themes(own());
        QTRY_COMPARE(themes.themes().size(), std::size_t{1});
        write(own() + "/a.theme.json", theme("Mine", "#0405060f"));
        QTRY_COMPARE(themes.themes().front().theme->land.grass, QColor(4, 5, 6, 15));
        QVERIFY(QFile::remove(own() + "/a.theme.json"));
        QTRY_VERIFY(themes.themes().empty());
    }

    void installingCopiesTheFile()
    {
        write(path("mine.theme.json"), theme("Mine", "#010203"));
        OwnThemes themes(own());
        QSignalSpy installed(&themes, &OwnThemes::installed);
        themes.install(path("mine.theme.json"));
        QTRY_COMPARE(installed.size(), 1);
        QCOMPARE(installed.front().front().toString(), QStringLiteral("mine.theme.json"));
        QVERIFY(themes.find("mine.theme.json"));
        QVERIFY(QFileInfo::exists(path("mine.theme.json")));
    }

    void oneOfTheSameNameIsReplacedAndNoOther()
    {
        write(own() + "/mine.theme.json", theme("Other", "#010203"));
        write(own() + "/old.theme.json", theme("Mine", "#010203"));
        write(path("mine.theme.json"), theme("Mine", "#040506"));
        write(path("new/mine.theme.json"), theme("New", "#070809"));
        OwnThemes themes(own());
        QSignalSpy installed(&themes, &OwnThemes::installed);
        themes.install(path("mine.theme.json"));
        QTRY_COMPARE(installed.size(), 1);
        QCOMPARE(installed.back().front().toString(), QStringLiteral("old.theme.json"));
        QCOMPARE(themes.find("old.theme.json")->theme->land.grass, QColor(4, 5, 6));
        themes.install(path("new/mine.theme.json"));
        QTRY_COMPARE(installed.size(), 2);
        QCOMPARE(installed.back().front().toString(), QStringLiteral("mine-2.theme.json"));
        QCOMPARE(themes.find("mine.theme.json")->name(), QStringLiteral("Other"));
        QCOMPARE(themes.themes().size(), std::size_t{3});
    }

    void twoWithoutANameAreNotTheSame()
    {
        write(own() + "/night.theme.json", theme("", "#010203"));
        write(path("dawn.theme.json"), theme("", "#040506"));
        OwnThemes themes(own());
        QSignalSpy installed(&themes, &OwnThemes::installed);
        themes.install(path("dawn.theme.json"));
        QTRY_COMPARE(installed.size(), 1);
        QCOMPARE(installed.back().front().toString(), QStringLiteral("dawn.theme.json"));
        QCOMPARE(themes.find("night.theme.json")->theme->land.grass, QColor(1, 2, 3));
    }

    void aFileOfTheFolderStaysWhereItIs()
    {
        write(own() + "/mine.theme.json", theme("Mine", "#010203"));
        OwnThemes themes(own());
        QSignalSpy installed(&themes, &OwnThemes::installed);
        themes.install(own() + "/mine.theme.json");
        QTRY_COMPARE(installed.size(), 1);
        QCOMPARE(QDir(own()).entryList(QDir::Files).size(), 1);
    }

    void aBrokenFileIsRefusedWithItsPlace()
    {
        write(path("mine.theme.json"), theme("Mine", "green"));
        OwnThemes themes(own());
        QSignalSpy refused(&themes, &OwnThemes::refused);
        themes.install(path("mine.theme.json"));
        QTRY_COMPARE(refused.size(), 1);
        QCOMPARE(refused.front().front().toString(), path("mine.theme.json"));
        const auto problems = refused.front()[1].value<Problems>();
        QCOMPARE(problems.front().pointer, "/land/grass");
        QVERIFY(!QFileInfo::exists(own()));
    }

    void aFullFolderTakesNoMore()
    {
        for (int i = 1; i < OwnThemes::kMost; ++i)
            write(own() + QStringLiteral("/%1.theme.json").arg(i, 3, 10, QChar(u'0')), "{");
        write(own() + "/old.theme.json", theme("Mine", "#010203"));
        write(path("new.theme.json"), theme("New", "#070809"));
        write(path("mine.theme.json"), theme("Mine", "#040506"));
        OwnThemes themes(own());
        QSignalSpy refused(&themes, &OwnThemes::refused);
        QSignalSpy installed(&themes, &OwnThemes::installed);
        themes.install(path("new.theme.json"));
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(refused.front()[1].value<Problems>().empty());
        QVERIFY(!refused.front()[2].toString().isEmpty());
        QVERIFY(!QFileInfo::exists(own() + "/new.theme.json"));
        themes.install(path("mine.theme.json")); // in place of another
        QTRY_COMPARE(installed.size(), 1);
        QCOMPARE(installed.front().front().toString(), QStringLiteral("old.theme.json"));
        QCOMPARE(themes.find("old.theme.json")->theme->land.grass, QColor(4, 5, 6));
    }

    void aFolderThatCannotBeMadeIsTold()
    {
        write(own(), "no folder");
        write(path("mine.theme.json"), theme("Mine", "#010203"));
        OwnThemes themes(own());
        QSignalSpy refused(&themes, &OwnThemes::refused);
        themes.install(path("mine.theme.json"));
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(refused.front()[1].value<Problems>().empty());
        QVERIFY(refused.front()[2].toString().contains(QStringLiteral("mine.theme.json")));
    }
};

const PlainTest<OwnThemesTest> kTest("tst_ownthemes");

} // namespace lodeline::ui::tst_ownthemes

#include "tst_ownthemes.moc"
