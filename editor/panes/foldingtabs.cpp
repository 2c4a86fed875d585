// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panes/foldingtabs.h"

#include "resources/art/icons.h"
#include "ui/keys/keytext.h"
#include "ui/plain/shown.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

namespace lodeline::desk {
namespace {

constexpr int kLeastHeight = 140; // px, open

} // namespace

FoldingTabs::FoldingTabs(QWidget* parent)
    : QTabWidget(parent)
{
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
    connect(enlarge_, &QToolButton::clicked, this, &FoldingTabs::askedToEnlarge);
    connect(fold_, &QToolButton::clicked, this, [this] { emit askedToFold(!isFolded_); });
    connect(tabBar(), &QTabBar::tabBarClicked, this, [this](int tab) {
        if (tab >= 0 && isFolded_)
            emit askedToFold(false);
    });
    connect(tabBar(), &QTabBar::tabBarDoubleClicked, this, [this](int tab) {
        if (tab >= 0)
            emit askedToEnlarge(!isEnlarged());
    });
    colourIcons();
    bound();
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

bool FoldingTabs::isEnlarged() const
{
    return enlarge_->isChecked();
}

void FoldingTabs::setEnlarged(bool enlarged)
{
    enlarge_->setChecked(enlarged);
    retranslate();
}

void FoldingTabs::bound()
{
    const int titles = std::max(tabBar()->sizeHint().height(), cornerWidget()->sizeHint().height());
    setMinimumHeight(isFolded_ ? titles : kLeastHeight);
    setMaximumHeight(isFolded_ ? titles : QWIDGETSIZE_MAX);
}

void FoldingTabs::colourIcons()
{
    enlarge_->setIcon(art::icon(QStringLiteral("fullscreen"), palette()));
}

void FoldingTabs::retranslate()
{
    //: Button with an arrow: opens a part of the window that is folded away
    const QString open = tr("Open the lower panel");
    //: Button with an arrow: folds a part of the window away
    const QString fold = tr("Fold the lower panel away");
    fold_->setAccessibleName(isFolded_ ? open : fold);
    //: Button: the lower part of the window takes the place of the drawing
    enlarge_->setAccessibleName(tr("Enlarge the lower panel"));
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
