// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/canvaspanel.h"
#include "editor/canvas/tilecanvas.h"
#include "editor/panes/panes.h"
#include "editor/preview/previewpanel.h"
#include "editor/properties/tileproperties.h"
#include "tests/editor/window/desk.h"
#include "tests/windowtest/layouts.h"
#include "tests/windowtest/windowtest.h"

#include <QToolBar>

namespace lodeline::goldrush::editor::tst_paneroom {

using desk::FoldButton;
using desk::Panes;
using Pane = Panes::Pane;

// What stands around the drawing leaves room for it, on small screens and with large text, too.
class PaneRoomTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { desk_ = std::make_unique<test::Desk>(); }
    void cleanup() { desk_.reset(); }
    void noWindowGrowsOnASmallScreen();
    void theDrawingHasRoomWhateverIsOpen_data();
    void theDrawingHasRoomWhateverIsOpen();
    void aLaterWindowHasPanesAsWide();
    void allToolsAreInSight();
    void aFoldedTitleBeginsAtTheTop_data();
    void aFoldedTitleBeginsAtTheTop();

private:
    void open(QSize window, const QString& path)
    {
        (*desk_)->resize(window);
        (*desk_)->openFile(path);
        settleLayouts();
    }
    Panes& panes() const { return *(*desk_)->current()->findChild<Panes*>(); }

    std::unique_ptr<test::Desk> desk_;
};

void PaneRoomTest::noWindowGrowsOnASmallScreen()
{
    const QSize small(800, 540); // of 800x600, without the title of the window and a panel
    open(small, desk_->classic());
    const auto holds = [&] {
        settleLayouts();
        return (*desk_)->size() == small;
    };
    QVERIFY(holds());
    for (const Pane pane : {Pane::List, Pane::Preview, Pane::Forms, Pane::Lower}) {
        panes().setFolded(pane, false);
        QVERIFY(holds());
    }
    for (const bool enlarged : {true, false}) {
        panes().setEnlarged(enlarged);
        QVERIFY(holds());
    }
    open(small, QStringLiteral(":/decks/boomtown.deck.json"));
    QVERIFY(holds());
}

void PaneRoomTest::theDrawingHasRoomWhateverIsOpen_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<int>("least");
    QTest::newRow("1280x750") << QSize(1280, 750) << 200;
    QTest::newRow("1024x640") << QSize(1024, 640) << 150;
    QTest::newRow("800x570") << QSize(800, 570) << 145;
}

void PaneRoomTest::theDrawingHasRoomWhateverIsOpen()
{
    QFETCH(QSize, window);
    QFETCH(int, least);
    open(window, desk_->classic());
    const int usual = 15; // px, of a line
    if ((*desk_)->fontMetrics().height() > usual * 5 / 4)
        least -= 40;
    const TileCanvas& canvas = *desk_->editor().findChild<TileCanvas*>();
    const auto drawn = [&canvas] { return canvas.tileRect().toRect().width(); };
    const QWidget& preview = *desk_->editor().findChild<PreviewPanel*>();
    const auto isRoomy = [&] {
        settleLayouts();
        return drawn() >= least && (panes().isFolded(Pane::Preview) || canvas.width() >= preview.width());
    };
    QVERIFY2(isRoomy(), qPrintable(QString::number(drawn())));
    const std::array all{Pane::List, Pane::Forms, Pane::Preview, Pane::Lower};
    for (const Pane pane : all) {
        panes().setFolded(pane, false);
        QVERIFY(!panes().isFolded(pane));
        QVERIFY2(isRoomy(), qPrintable(QStringLiteral("%1: %2").arg(int(pane)).arg(drawn())));
    }
    const QByteArray chosen = panes().saveState();
    (*desk_)->resize(2400, 1500); // what gave way comes again
    settleLayouts();
    QVERIFY(std::ranges::none_of(all, [&](Pane pane) { return panes().isFolded(pane); }));
    QCOMPARE(panes().saveState(), chosen);
    (*desk_)->resize(window);
    QVERIFY(isRoomy());
}

void PaneRoomTest::aLaterWindowHasPanesAsWide()
{
    const QSize window(1280, 800);
    open(window, desk_->classic());
    panes().setFolded(Pane::Preview, true); // is remembered
    panes().setFolded(Pane::Lower, false);
    settleLayouts();
    const auto widths = [this] {
        const QWidget& form = *desk_->editor().findChild<TileProperties*>();
        return std::pair(desk_->editor().list().width(),
                         form.window()->width() - form.mapTo(form.window(), QPoint()).x());
    };
    const auto before = widths();
    (*desk_)->close();
    desk_->start();
    open(window, desk_->classic());
    QCOMPARE(widths(), before);
}

void PaneRoomTest::allToolsAreInSight()
{
    CanvasPanel panel;
    panel.show();
    for (const int width : {280, 900, 280}) {
        panel.resize(width, 500);
        settleLayouts();
        QCOMPARE(panel.width(), width);
        for (QAction* tool : panel.toolActions()) {
            const auto shows = [tool](const QToolBar* row) {
                const QWidget* button = row->widgetForAction(tool);
                return button && button->isVisible();
            };
            QCOMPARE(std::ranges::count_if(panel.findChildren<QToolBar*>(), shows), 1);
        }
    }
}

void PaneRoomTest::aFoldedTitleBeginsAtTheTop_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("to the right") << Qt::LeftToRight;
    QTest::newRow("to the left") << Qt::RightToLeft;
}

void PaneRoomTest::aFoldedTitleBeginsAtTheTop()
{
    QFETCH(Qt::LayoutDirection, direction);
    FoldButton button(FoldButton::Edge::End);
    button.setLayoutDirection(direction);
    button.setText(QStringLiteral("ab"));
    button.setChecked(false);
    button.resize(button.minimumSizeHint().width(), 400);
    const QImage strip = button.grab().toImage();
    for (int y = 200; y < strip.height(); ++y)
        for (int x = 0; x < strip.width(); ++x)
            QCOMPARE(strip.pixel(x, y), strip.pixel(0, strip.height() - 1));
}

const WindowTest<PaneRoomTest> kTest("tst_paneroom");

} // namespace lodeline::goldrush::editor::tst_paneroom

#include "tst_paneroom.moc"
