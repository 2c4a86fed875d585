// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

class QToolButton;

namespace lodeline::desk {

// Tabs below the drawing. Folded away they are but their titles, a click on one of which opens them; enlarged
// they take the place of the drawing.
class FoldingTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit FoldingTabs(QWidget* parent = nullptr);

    // A tab is wide enough for each of these titles, whichever it has.
    void reserve(int tab, const QStringList& titles);
    void setKeys(const QKeySequence& fold, const QKeySequence& enlarge);
    bool isFolded() const { return isFolded_; }
    void setFolded(bool folded);
    bool isEnlarged() const { return isEnlarged_; }
    void setEnlarged(bool enlarged);

    QSize minimumSizeHint() const override;

signals:
    void askedToFold(bool folded); // by a click
    void askedToEnlarge(bool enlarged);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void chooseStyle();
    void bound();
    void colourIcons();
    void retranslate();

    class SteadyTabs;

    SteadyTabs* steady_;
    QToolButton* enlarge_;
    QToolButton* fold_;
    QKeySequence foldKey_;
    QKeySequence enlargeKey_;
    bool isFolded_ = false;
    bool isEnlarged_ = false;
};

} // namespace lodeline::desk
