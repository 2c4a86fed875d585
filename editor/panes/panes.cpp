// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panes/panes.h"

#include "ui/windows/columns.h"
#include "ui/windows/textscale.h"

#include <QApplication>
#include <QDataStream>
#include <QIODevice>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::desk {
namespace {

constexpr std::array kAllPanes{Panes::Pane::List, Panes::Pane::Preview, Panes::Pane::Forms,
                               Panes::Pane::Lower};
constexpr std::array kUsualSizes{215, 270, 270, 270}; // px at the usual size of text
constexpr int kDrawing = 480;                         // px that it should have at the first start
constexpr QSize kLeastDrawing(235, 270);              // px that it has whatever is open
constexpr int kAmple = 280;                           // px beside panes that are as wide as they may be
constexpr QSize kLeastSize(480, 280);                 // px, of all panes
constexpr int kLargest = 10000;                       // px
const QString kFormat = QStringLiteral("panes 2");
const QString kOlderFormat = QStringLiteral("panes 1"); // says behind it whether one is enlarged

constexpr std::size_t index(Panes::Pane pane)
{
    return static_cast<std::size_t>(pane);
}

std::optional<Panes::Pane> paneOf(Command command)
{
    switch (command) {
    case Command::ShowList:
        return Panes::Pane::List;
    case Command::ShowPreview:
        return Panes::Pane::Preview;
    case Command::ShowForms:
        return Panes::Pane::Forms;
    case Command::ShowLower:
        return Panes::Pane::Lower;
    default:
        return {};
    }
}

} // namespace

QKeySequence Panes::keyOf(Pane pane)
{
    switch (pane) {
    case Pane::List:
        return Qt::Key_F9;
    case Pane::Preview:
        return Qt::CTRL | Qt::Key_F9;
    case Pane::Forms:
        return Qt::SHIFT | Qt::Key_F9;
    case Pane::Lower:
        return Qt::Key_F8;
    }
    return {};
}

QKeySequence Panes::enlargeKey()
{
    return Qt::SHIFT | Qt::Key_F8;
}

Panes::Panes(QWidget* list, QWidget* drawing, QWidget* preview, QWidget* forms, FoldingTabs* lower,
             QWidget* parent)
    : QWidget(parent)
    , drawing_(drawing)
    , lower_(lower)
    , sides_{new FoldingPane(list, FoldButton::Edge::Start),
             preview ? new FoldingPane(preview, FoldButton::Edge::End) : nullptr,
             new FoldingPane(forms, FoldButton::Edge::End)}
    , columns_(new ui::Columns(this))
    , rows_(new QSplitter(Qt::Vertical))
    , beside_(new ui::Columns)
{
    arrange();
    lower_->setKeys(keyOf(Pane::Lower), enlargeKey());
    for (const Pane pane : {Pane::List, Pane::Preview, Pane::Forms})
        if (const FoldingPane* side = sideOf(pane))
            connect(side, &FoldingPane::asked, this, [this, pane](bool folded) { setFolded(pane, folded); });
    connect(lower_, &FoldingTabs::askedToFold, this, [this](bool folded) { setFolded(Pane::Lower, folded); });
    connect(lower_, &FoldingTabs::askedToEnlarge, this, &Panes::setEnlarged);
    connect(columns_, &QSplitter::splitterMoved, this, [this] { remember({Pane::List, Pane::Forms}); });
    connect(beside_, &QSplitter::splitterMoved, this, [this] { remember({Pane::Preview}); });
    connect(rows_, &QSplitter::splitterMoved, this, [this] { remember({Pane::Lower}); });
    connect(qApp, &QApplication::focusChanged, this, &Panes::followFocus);
    wanted_.fill(true);
    fold(Pane::Preview, true);
    fold(Pane::Lower, true);
    spread();
}

FoldingPane* Panes::sideOf(Pane pane) const
{
    return pane == Pane::Lower ? nullptr : sides_[index(pane)];
}

void Panes::arrange()
{
    beside_->addWidget(drawing_);
    if (FoldingPane* preview = sideOf(Pane::Preview))
        beside_->addWidget(preview);
    rows_->addWidget(beside_);
    rows_->addWidget(lower_);
    columns_->addWidget(sideOf(Pane::List));
    columns_->addWidget(rows_);
    columns_->addWidget(sideOf(Pane::Forms));
    for (QSplitter* splitter : {columns_, rows_, beside_})
        splitter->setChildrenCollapsible(false);
    columns_->setStretchFactor(1, 1);
    rows_->setStretchFactor(0, 1);
    beside_->setStretchFactor(0, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns_);
}

void Panes::followFocus(const QWidget* before, const QWidget* now)
{
    if (!isEnlarged() || !lower_->isAncestorOf(before) || !isAncestorOf(now) || lower_->isAncestorOf(now))
        return;
    // Qt hands the focus on where what has it is hidden or disabled: nobody went elsewhere then.
    if (before->isVisible() && before->isEnabled())
        setEnlarged(false);
    else
        lower_->setFocus();
}

void Panes::setTitle(Pane pane, const QString& title)
{
    sideOf(pane)->setTitle(title, keyOf(pane));
}

bool Panes::isFolded(Pane pane) const
{
    if (pane == Pane::Lower)
        return lower_->isFolded();
    const FoldingPane* side = sideOf(pane);
    return !side || side->isFolded();
}

void Panes::setFolded(Pane pane, bool folded)
{
    if (folded == isFolded(pane) || (pane != Pane::Lower && !sideOf(pane)))
        return;
    choose();
    if (pane == Pane::Lower && isEnlarged())
        setEnlarged(false);
    wanted_[index(pane)] = !folded;
    fit(pane);
}

// From now on what is open is as somebody wants it.
void Panes::choose()
{
    if (!isChosen_) {
        wanted_ = openOnes();
        if (isEnlarged())
            wanted_[index(Pane::Lower)] = !wasFolded_;
    }
    isChosen_ = true;
}

Panes::PerPane Panes::openOnes() const
{
    PerPane open{};
    for (const Pane pane : kAllPanes)
        open[index(pane)] = !isFolded(pane);
    return open;
}

void Panes::fold(Pane pane, bool folded)
{
    if (folded == isFolded(pane))
        return;
    if (pane == Pane::Lower)
        lower_->setFolded(folded);
    else if (FoldingPane* side = sideOf(pane))
        side->setFolded(folded);
}

bool Panes::isEnlarged() const
{
    return lower_->isEnlarged();
}

void Panes::setEnlarged(bool enlarged)
{
    if (enlarged == isEnlarged())
        return;
    if (enlarged)
        wasFolded_ = lower_->isFolded();
    lower_->setEnlarged(enlarged);
    beside_->setVisible(!enlarged);
    fit();
    emit changed();
}

bool Panes::run(Command command)
{
    if (const auto pane = paneOf(command))
        setFolded(*pane, !isFolded(*pane));
    else if (command == Command::EnlargeLower)
        setEnlarged(!isEnlarged());
    else
        return false;
    return true;
}

bool Panes::isOn(Command command) const
{
    const auto pane = paneOf(command);
    return pane ? !isFolded(*pane) : command == Command::EnlargeLower && isEnlarged();
}

// Folds what the drawing needs the room of, but for what was just asked for.
void Panes::fit(std::optional<Pane> asked)
{
    const PerPane before = openOnes();
    PerPane open = wanted_;
    if (!isChosen_) {
        open[index(Pane::Preview)] = freeBeside(open, &Panes::sizeOf) >= kDrawing;
        open[index(Pane::Lower)] =
            height() >= drawing_->sizeHint().height() + rows_->handleWidth() + sizeOf(Pane::Lower);
    }
    if (isEnlarged())
        open[index(Pane::Lower)] = true;
    for (const Pane pane : {Pane::Preview, Pane::Forms, Pane::List}) {
        if (pane != asked && freeBeside(open, &Panes::leastOf) < kLeastDrawing.width())
            open[index(pane)] = false;
    }
    for (const Pane pane : kAllPanes)
        fold(pane, !open[index(pane)]);
    spread();
    if (openOnes() != before)
        emit changed();
}

int Panes::sizeOf(Pane pane) const
{
    if (pane != Pane::Lower && !sideOf(pane))
        return 0;
    const int chosen = sizes_[index(pane)];
    const int usual = ui::roomForText(*this, kUsualSizes[index(pane)]);
    if (chosen > 0)
        return chosen;
    return pane == Pane::Lower ? std::max(usual, rows_->height() * 2 / 5) : usual;
}

// What an open pane makes do with where there is little room.
int Panes::leastOf(Pane pane) const
{
    const FoldingPane* side = sideOf(pane);
    if (!side)
        return pane == Pane::Lower ? lower_->minimumSizeHint().height() : 0;
    const int usual = ui::roomForText(*this, kUsualSizes[index(pane)]);
    return std::min(sizeOf(pane), pane == Pane::Preview ? side->leastOpenWidth() : usual);
}

// The width that is left to the drawing.
int Panes::freeBeside(const PerPane& open, int (Panes::*widthOf)(Pane) const) const
{
    int free = width() - 3 * columns_->handleWidth();
    for (const Pane pane : {Pane::List, Pane::Preview, Pane::Forms}) {
        if (const FoldingPane* side = sideOf(pane))
            free -= open[index(pane)] ? (this->*widthOf)(pane) : side->foldedWidth();
    }
    return free;
}

// How large somebody has made what is open.
void Panes::remember(std::initializer_list<Pane> panes)
{
    choose();
    for (const Pane pane : panes) {
        if (!isFolded(pane))
            sizes_[index(pane)] = pane == Pane::Lower ? lower_->height() : sideOf(pane)->width();
    }
}

void Panes::spread()
{
    const bool isAmple = freeBeside(openOnes(), &Panes::sizeOf) >= kAmple;
    const auto widthOf = [&](Pane pane) {
        const FoldingPane* side = sideOf(pane);
        if (!side)
            return 0;
        return side->isFolded() ? side->foldedWidth() : isAmple ? sizeOf(pane) : leastOf(pane);
    };
    const auto rest = [](int all, int taken, int least) { return std::max(all - taken, least); };
    const int list = widthOf(Pane::List);
    const int forms = widthOf(Pane::Forms);
    columns_->setSizes(
        {list, rest(columns_->width(), list + forms + 2 * columns_->handleWidth(), kLeastDrawing.width()),
         forms});
    // No wider than the drawing.
    const int preview = std::min(widthOf(Pane::Preview), (beside_->width() - beside_->handleWidth()) / 2);
    beside_->setSizes(
        {rest(beside_->width(), preview + beside_->handleWidth(), kLeastDrawing.width()), preview});
    const int free = rows_->height() - rows_->handleWidth();
    const int lower =
        lower_->isFolded()
            ? lower_->minimumHeight()
            : std::max(std::min(sizeOf(Pane::Lower), free - kLeastDrawing.height()), leastOf(Pane::Lower));
    rows_->setSizes({rest(free, lower, kLeastDrawing.height()), lower});
}

QSize Panes::minimumSizeHint() const
{
    return QWidget::minimumSizeHint().boundedTo(kLeastSize);
}

QByteArray Panes::saveState() const
{
    if (!isChosen_)
        return {};
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << kFormat;
    for (const Pane pane : kAllPanes)
        stream << !wanted_[index(pane)] << sizes_[index(pane)];
    return state;
}

void Panes::restoreState(const QByteArray& state)
{
    QDataStream stream(state);
    QString format;
    stream >> format;
    bool wasEnlarged = false;
    if (format == kOlderFormat)
        stream >> wasEnlarged;
    else if (format != kFormat)
        return;
    for (const Pane pane : kAllPanes) {
        bool folded = false;
        int size = 0;
        stream >> folded >> size;
        wanted_[index(pane)] = !folded;
        sizes_[index(pane)] = std::clamp(size, 0, kLargest);
    }
    isChosen_ = true;
    fit();
}

void Panes::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace lodeline::desk
