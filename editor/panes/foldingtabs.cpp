// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panes/foldingtabs.h"

#include "resources/art/icons.h"
#include "ui/keys/keytext.h"
#include "ui/plain/shown.h"
#include "ui/windows/textscale.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHash>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace lodeline::desk {
namespace {

constexpr int kLeastHeight = 160; // px at the usual size of text, open

} // namespace

// Keeps tabs as wide as the longest title that they may have, so that none moves under the pointer.
class FoldingTabs::SteadyTabs : public QTabBar
{
public:
    using QTabBar::QTabBar;

    void reserve(int tab, const QStringList& titles)
    {
        reserved_[tab] = titles;
        updateGeometry();
    }

protected:
    QSize tabSizeHint(int tab) const override
    {
        const auto widthOf = [this](const QString& title) {
            return fontMetrics().size(Qt::TextShowMnemonic, title).width();
        };
        const QSize size = QTabBar::tabSizeHint(tab);
        const int own = widthOf(tabText(tab));
        int widest = own;
        for (const QString& title : reserved_.value(tab))
            widest = std::max(widest, widthOf(title));
        return {size.width() + widest - own, size.height()};
    }

private:
    QHash<int, QStringList> reserved_;
};

FoldingTabs::FoldingTabs(QWidget* parent)
    : QTabWidget(parent)
    , steady_(new SteadyTabs(this))
{
    setTabBar(steady_);
    auto* corner = new QWidget(this);
    enlarge_ = new QToolButton(corner);
    fold_ = new QToolButton(corner);
    auto* row = new QHBoxLayout(corner);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (QToolButton* button : {enlarge_, fold_}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    enlarge_->setCheckable(true);
    fold_->setArrowType(Qt::DownArrow);
    setCornerWidget(corner);
    connect(enlarge_, &QToolButton::clicked, this, [this] { emit askedToEnlarge(!isEnlarged_); });
    connect(fold_, &QToolButton::clicked, this, [this] { emit askedToFold(!isFolded_); });
    connect(tabBar(), &QTabBar::tabBarClicked, this, [this](int tab) {
        if (tab < 0)
            return;
        if (isFolded_)
            emit askedToFold(false);
        // Once it shows. Keys then reach what was asked for, as F1 does its chapter.
        QMetaObject::invokeMethod(
            this, [this] { currentWidget()->setFocus(Qt::MouseFocusReason); }, Qt::QueuedConnection);
    });
    connect(tabBar(), &QTabBar::tabBarDoubleClicked, this, [this](int tab) {
        if (tab >= 0)
            emit askedToEnlarge(!isEnlarged());
    });
    colourIcons();
    bound();
}

void FoldingTabs::reserve(int tab, const QStringList& titles)
{
    steady_->reserve(tab, titles);
}

void FoldingTabs::setKeys(const QKeySequence& fold, const QKeySequence& enlarge)
{
    foldKey_ = fold;
    enlargeKey_ = enlarge;
    retranslate();
}

void FoldingTabs::setFolded(bool folded)
{
    isFolded_ = folded;
    auto* pages = findChild<QStackedWidget*>(QString(), Qt::FindDirectChildrenOnly);
    if (folded && pages->isAncestorOf(focusWidget()))
        tabBar()->setFocus();
    pages->setVisible(!folded);
    fold_->setArrowType(folded ? Qt::UpArrow : Qt::DownArrow);
    retranslate();
    bound();
}

void FoldingTabs::setEnlarged(bool enlarged)
{
    isEnlarged_ = enlarged;
    enlarge_->setChecked(enlarged);
    retranslate();
}

// The way back is said where no tab has to make room for it.
void FoldingTabs::chooseStyle()
{
    enlarge_->setToolButtonStyle(isEnlarged_ ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    if (tabBar()->sizeHint().width() + enlarge_->sizeHint().width() + fold_->sizeHint().width() > width())
        enlarge_->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void FoldingTabs::resizeEvent(QResizeEvent* event)
{
    chooseStyle();
    QTabWidget::resizeEvent(event);
}

void FoldingTabs::bound()
{
    const int titles = std::max(tabBar()->sizeHint().height(), cornerWidget()->sizeHint().height());
    setMinimumHeight(isFolded_ ? titles : 0);
    setMaximumHeight(isFolded_ ? titles : QWIDGETSIZE_MAX);
    updateGeometry();
}

// What is in the tabs may be cut where the window is low: the tabs can be enlarged.
QSize FoldingTabs::minimumSizeHint() const
{
    return {QTabWidget::minimumSizeHint().width(), ui::roomForText(*this, kLeastHeight)};
}

void FoldingTabs::colourIcons()
{
    enlarge_->setIcon(art::icon(QStringLiteral("fullscreen"), palette()));
}

void FoldingTabs::retranslate()
{
    //: Button with an arrow: opens a part of the window that is folded away
    const QString open = tr("Expand the lower panel");
    //: Button with an arrow: folds a part of the window away
    const QString fold = tr("Collapse the lower panel");
    fold_->setAccessibleName(isFolded_ ? open : fold);
    //: Button: the lower part of the window takes the place of the drawing
    const QString enlarge = tr("Enlarge the lower panel");
    //: Button: the drawing is shown again where the lower part of the window has taken its place
    const QString back = tr("Show the drawing");
    enlarge_->setText(back);
    enlarge_->setAccessibleName(isEnlarged() ? back : enlarge);
    chooseStyle();
    for (const auto& [button, key] : {std::pair(fold_, foldKey_), std::pair(enlarge_, enlargeKey_)})
        button->setToolTip(
            ui::toolTip(QStringLiteral("%1 (%2)").arg(button->accessibleName(), ui::shownKey(key))));
}

void FoldingTabs::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        colourIcons();
    else if (event->type() == QEvent::FontChange)
        bound();
    QTabWidget::changeEvent(event);
}

} // namespace lodeline::desk
