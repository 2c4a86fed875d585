// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/tilecanvas.h"
#include "editor/document/newset.h"
#include "editor/document/setedits.h"
#include "engine/goldrush/design/draft.h"
#include "tests/editor/canvas/drawnhand.h"
#include "tests/ui/keys/keyboards.h"
#include "tests/windowtest/windowtest.h"
#include "ui/keys/latinkeys.h"

#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::editor::tst_editorkeyboards {

using lodeline::test::Keyboard;
using lodeline::test::keyboards;
using lodeline::test::pressOn;

// Every key of the editor that is a letter works on keyboards without Latin letters.
class EditorKeyboardsTest : public QObject
{
    Q_OBJECT

private slots:
    void symbolsComeAndGo();
    void dragsBeginAndEnd();

private:
    const ui::LatinKeys keys_;
};

void EditorKeyboardsTest::symbolsComeAndGo()
{
    TileSet set = emptySet();
    insertTiles(set, 0, {emptyTile(set)});
    SetDocument document(std::move(set));
    test::Hand hand(document);
    hand.show(0);
    QSignalSpy told(&hand.canvas(), &TileCanvas::hintChanged);
    QSignalSpy asked(&hand.canvas(), &TileCanvas::editRequested);
    // A symbol changes the tile, or the editor says where it would have to go.
    const auto answers = [&] { return told.size() + asked.size(); };
    for (const Keyboard& keyboard : keyboards()) {
        for (const Qt::Key key : {Qt::Key_N, Qt::Key_L, Qt::Key_T, Qt::Key_H}) {
            for (const auto modifiers : {Qt::NoModifier, Qt::ShiftModifier}) {
                const qsizetype before = answers();
                pressOn(keyboard, hand.canvas(), key, modifiers);
                const QString what =
                    QStringLiteral("%1, %2").arg(QLatin1String(keyboard.name)).arg(QChar(key));
                QVERIFY2(answers() > before, qPrintable(what));
            }
        }
    }
}

void EditorKeyboardsTest::dragsBeginAndEnd()
{
    for (const Keyboard& keyboard : keyboards()) {
        TileSet set = emptySet();
        insertTiles(set, 0, {emptyTile(set)});
        SetDocument document(std::move(set));
        test::Hand hand(document);
        hand.show(0);
        hand.press(Qt::Key_Up);
        pressOn(keyboard, hand.canvas(), Qt::Key_D);
        hand.press(Qt::Key_Down);
        pressOn(keyboard, hand.canvas(), Qt::Key_D);
        QVERIFY2(hand.tile().railroads.size() == 1, keyboard.name);
    }
}

const WindowTest<EditorKeyboardsTest> kTest("tst_editorkeyboards");

} // namespace lodeline::goldrush::editor::tst_editorkeyboards

#include "tst_editorkeyboards.moc"
