// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/newset.h"
#include "editor/document/setdelta.h"
#include "editor/document/setdocument.h"
#include "editor/document/setedits.h"
#include "tests/editor/document/randomedits.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::editor::tst_setdocument {

class SetDocumentTest : public QObject
{
    Q_OBJECT

private slots:
    void aChangeIsOneStep();
    void nothingChangedIsNoStep();
    void stepsOfAKindBecomeOne();
    void stepsThatUndoEachOtherVanish();
    void stepsFollowTheLanguage();
    void savedStateIsRemembered();
    void aJumpInTheHistoryIsToldOnce();
    void deltasAreSmall();
    void randomEditsUndoAndRedo();
};

TileSet classic()
{
    return ui::loadTileSet(QStringLiteral(LODELINE_CLASSIC_SET)).value().set;
}

void SetDocumentTest::aChangeIsOneStep()
{
    SetDocument document(classic());
    const QSignalSpy changed(&document, &SetDocument::changed);
    QVERIFY(document.change([] { return QStringLiteral("Rename"); },
                            [](TileSet& set) { set.name = std::string("New"); }));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(document.set().name, std::string("New"));
    document.history().undo();
    QVERIFY(document.set() == classic());
    document.history().redo();
    QCOMPARE(document.set().name, std::string("New"));
}

void SetDocumentTest::nothingChangedIsNoStep()
{
    SetDocument document(classic());
    QVERIFY(!document.change([] { return QStringLiteral("Nothing"); }, [](TileSet&) {}));
    QVERIFY(!document.changeTile(
        0, [] { return QStringLiteral("Nothing"); },
        [](TileDesign& tile) {
            tile.count = 9;
            return false;
        }));
    QVERIFY(!document.changeTile(
        999, [] { return QStringLiteral("No tile"); }, [](TileDesign&) { return true; }));
    QCOMPARE(document.history().count(), 0);
    QVERIFY(document.set() == classic());
}

void SetDocumentTest::stepsOfAKindBecomeOne()
{
    SetDocument document(classic());
    for (const char* name : {"N", "Ne", "New"})
        document.change([] { return QStringLiteral("Name"); },
                        [name](TileSet& set) { set.name = std::string(name); }, QStringLiteral("name"));
    QCOMPARE(document.history().count(), 1);
    document.change([] { return QStringLiteral("Author"); },
                    [](TileSet& set) { set.author = std::string("A"); }, QStringLiteral("author"));
    QCOMPARE(document.history().count(), 2);
    document.history().undo();
    document.history().undo();
    QVERIFY(document.set() == classic());
}

void SetDocumentTest::stepsThatUndoEachOtherVanish()
{
    SetDocument document(classic());
    const std::string before = document.set().name;
    document.change([] { return QStringLiteral("Name"); }, [](TileSet& set) { set.name = std::string("x"); },
                    QStringLiteral("name"));
    document.change([] { return QStringLiteral("Name"); }, [&](TileSet& set) { set.name = before; },
                    QStringLiteral("name"));
    QCOMPARE(document.history().count(), 0);
    QVERIFY(document.set() == classic());
}

void SetDocumentTest::stepsFollowTheLanguage()
{
    QString language = QStringLiteral("old");
    const auto words = [&language](const char* step) {
        return [&language, step] { return language + QLatin1String(step); };
    };
    SetDocument document(classic());
    const QUndoStack& history = document.history();
    for (const char* name : {"a", "b"})
        document.change(
            words(name), [name](TileSet& set) { set.name = std::string(name); }, QStringLiteral("name"));
    document.change(words("c"), [](TileSet& set) { set.author = std::string("c"); });
    QCOMPARE(history.undoText(), QStringLiteral("oldc"));
    language = QStringLiteral("new");
    document.retranslate();
    QCOMPARE(history.undoText(), QStringLiteral("newc"));
    QCOMPARE(history.text(0), QStringLiteral("newb")); // of two that became one
}

void SetDocumentTest::savedStateIsRemembered()
{
    SetDocument document(classic());
    QVERIFY(!document.isModified());
    document.change([] { return QStringLiteral("Name"); }, [](TileSet& set) { set.name = std::string("x"); });
    QVERIFY(document.isModified());
    document.history().setClean();
    QVERIFY(!document.isModified());
    document.history().undo(); // after saving there is still a way back
    QVERIFY(document.isModified());
    QVERIFY(document.set() == classic());
}

void SetDocumentTest::aJumpInTheHistoryIsToldOnce()
{
    SetDocument document(classic());
    for (const char* name : {"a", "b", "c"})
        document.change([] { return QStringLiteral("Name"); },
                        [name](TileSet& set) { set.name = std::string(name); });
    std::vector<std::string> told;
    connect(&document, &SetDocument::changed, this, [&] { told.push_back(document.set().name); });
    document.history().setIndex(0);
    document.history().setIndex(3);
    QVERIFY(told == std::vector<std::string>({classic().name, "c"}));
}

void SetDocumentTest::deltasAreSmall()
{
    const TileSet before = classic();
    TileSet after = before;
    after.tiles[3].count = 7;
    removeTiles(after, {10});
    const SetDelta delta(before, after);
    TileSet set = before;
    delta.apply(set);
    QVERIFY(set == after);
    delta.revert(set);
    QVERIFY(set == before);
    QVERIFY(SetDelta(before, before).isEmpty());
    QVERIFY(!delta.isEmpty());
}

// Each sequence undone to the start and redone to the end gives the same sets, and never one that cannot be.
void SetDocumentTest::randomEditsUndoAndRedo()
{
    constexpr int kEdits = 12;
    const TileSet start = test::smallSet();
    for (int sequence = 0; sequence < LODELINE_RANDOM_EDITS; ++sequence) {
        Random random(static_cast<std::uint64_t>(sequence) + 1);
        SetDocument document(start);
        for (int i = 0; i < kEdits; ++i) {
            test::randomEdit(document, random);
            const QString fault = test::inconsistency(document.set());
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("sequence %1: %2").arg(sequence).arg(fault)));
        }
        const TileSet end = document.set();
        while (document.history().canUndo())
            document.history().undo();
        QVERIFY2(document.set() == start, qPrintable(QString::number(sequence)));
        while (document.history().canRedo())
            document.history().redo();
        QVERIFY2(document.set() == end, qPrintable(QString::number(sequence)));
    }
}

const PlainTest<SetDocumentTest> kTest("tst_setdocument");

} // namespace lodeline::goldrush::editor::tst_setdocument

#include "tst_setdocument.moc"
