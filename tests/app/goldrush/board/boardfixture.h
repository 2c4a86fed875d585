// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/overlays/labelitem.h"
#include "tests/app/goldrush/session/testgame.h"

#include <QGraphicsScene>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>

#include <memory>

namespace lodeline::test {

// What is told on the board; nothing where no words show.
inline QStringList told(const goldrush::BoardView& view)
{
    QStringList lines;
    for (const QGraphicsItem* item : view.scene()->items()) {
        const auto* words = dynamic_cast<const goldrush::LabelItem*>(item);
        if (words && words->isVisible())
            for (const goldrush::LabelItem::Line& line : words->lines())
                lines << line.text;
    }
    return lines;
}

// A session of the classic set on a visible board without animation.
class BoardFixture
{
public:
    explicit BoardFixture(int players = 3, std::uint64_t seed = 7, goldrush::Options options = {})
        : session(newSession(players, seed, options))
    {
        view.setTheme(art::Theme::light());
        view.setAnimated(false);
        view.resize(1000, 800);
        view.show();
        view.setSession(session.get());
        view.activateWindow();
        view.setFocus();
        // Events of the new window must not come into the middle of a test.
        if (!QTest::qWaitForWindowActive(&view))
            qFatal("no active window");
    }
    ~BoardFixture() { view.setSession(nullptr); }

    const goldrush::Game& game() const { return session->game(); }

    QPoint centre(int offer) const { return view.offerRect(offer).center(); }
    // QTest::mouseMove sends nothing when the pointer is there already.
    void hover(QPoint at)
    {
        QMouseEvent move(QEvent::MouseMove, at, view.viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(view.viewport(), &move);
    }
    void hover(int offer) { hover(centre(offer)); }
    void click(int offer, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(view.viewport(), button, {}, centre(offer));
    }
    void wheel(QPoint at, int delta, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(at, view.viewport()->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view, key, modifiers); }

    std::unique_ptr<goldrush::GameSession> session;
    goldrush::BoardView view;
};

} // namespace lodeline::test
