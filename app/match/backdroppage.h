// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/backdrop.h"

#include <QFrame>
#include <QTimer>

namespace lodeline::app {

// A page with a backdrop. It grows piece by piece once the page has shown and a change of its size has
// settled, so that nobody waits for it, and is there only as long as the page can be seen.
class BackdropPage : public QWidget
{
    Q_OBJECT

public:
    explicit BackdropPage(QWidget* parent = nullptr);

    void setTheme(const art::Theme& theme);
    void setBackdrop(BackdropMaker maker);
    // Shows it only when it is whole, rather than growing.
    void setStill(bool on) { still_ = on; }
    // All of it is there, if it has one.
    bool isWhole() const { return !maker_ || (backdrop_ && !grow_.isActive() && !settle_.isActive()); }

protected:
    // What stands before the backdrop; it scrolls where there is little room.
    void setContent(QLayout* content);
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void beginBackdrop();
    void growBackdrop();

    art::Theme theme_;
    BackdropMaker maker_;
    std::unique_ptr<Backdrop> backdrop_;
    QTimer settle_;
    QTimer grow_;
    bool still_ = false;
};

// A panel on such a page, which the backdrop shines around, not through.
class BackdropCard : public QFrame
{
    Q_OBJECT

public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lodeline::app
