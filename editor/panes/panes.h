// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/command.h"
#include "editor/panes/foldingpane.h"
#include "editor/panes/foldingtabs.h"

#include <array>
#include <initializer_list>
#include <optional>

class QSplitter;

namespace lodeline::desk {

// A drawing with what stands around it: the list of parts and the forms at the sides, a preview beside it
// where there is one, and tabs below. Each of these can be folded away, and the drawing grows to what is
// free. What leaves too little room for the drawing is folded until the window is larger; what was just asked
// for stays open, and the pane that is needed least gives way. Until somebody has folded or moved something,
// the drawing gets more than it needs.
class Panes : public QWidget
{
    Q_OBJECT

public:
    enum class Pane { List, Preview, Forms, Lower };

    // For the menus, and told by tooltips.
    static QKeySequence keyOf(Pane pane);
    static QKeySequence enlargeKey();

    // `preview` may be null.
    Panes(QWidget* list, QWidget* drawing, QWidget* preview, QWidget* forms, FoldingTabs* lower,
          QWidget* parent = nullptr);

    void setTitle(Pane pane, const QString& title); // all but of the lower one
    bool isFolded(Pane pane) const;
    void setFolded(Pane pane, bool folded);
    // The lower one stands in place of the drawing, until the focus goes from it to another pane. Afterwards
    // all is as before.
    bool isEnlarged() const;
    void setEnlarged(bool enlarged);

    // Whatever is open, a window can be made as small as the smallest screens.
    QSize minimumSizeHint() const override;

    // Whether a command is one of those that fold, open or enlarge, which it then carries out.
    bool run(Command command);
    bool isOn(Command command) const;

    QByteArray saveState() const;               // empty while nobody has chosen anything
    void restoreState(const QByteArray& state); // what cannot be read is left out

signals:
    void changed(); // something was folded, opened or enlarged

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr std::size_t kPanes = 4;

    using PerPane = std::array<bool, kPanes>;

    FoldingPane* sideOf(Pane pane) const; // null for the lower one, and where there is no preview
    void arrange();
    void followFocus(const QWidget* before, const QWidget* now);
    void choose();
    void fit(std::optional<Pane> asked = {});
    void fold(Pane pane, bool folded);
    void remember(std::initializer_list<Pane> panes);
    void spread();
    int sizeOf(Pane pane) const;
    int leastOf(Pane pane) const;
    int freeBeside(const PerPane& open, int (Panes::*widthOf)(Pane) const) const;
    PerPane openOnes() const;

    QWidget* drawing_;
    FoldingTabs* lower_;
    std::array<FoldingPane*, 3> sides_; // in the order of Pane; null where there is no preview
    QSplitter* columns_;
    QSplitter* rows_;
    QSplitter* beside_;               // the drawing and the preview
    std::array<int, kPanes> sizes_{}; // px, of the open pane; 0 while nobody has chosen one
    PerPane wanted_;                  // open where there is room
    bool isChosen_ = false;
    bool wasFolded_ = false; // the lower one, before it was enlarged
};

} // namespace lodeline::desk
