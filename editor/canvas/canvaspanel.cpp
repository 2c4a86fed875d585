// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/canvaspanel.h"

#include "editor/canvas/tilecanvas.h"
#include "resources/art/icons.h"
#include "ui/keys/keytext.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/windows/toolbarname.h"

#include <QActionGroup>
#include <QEvent>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::goldrush::editor {

CanvasPanel::CanvasPanel(QWidget* parent)
    : QWidget(parent)
    , tools_(allTools())
    , rows_{new QToolBar(this), new QToolBar(this)}
    , choices_(new QActionGroup(this))
    , canvas_(new TileCanvas(this))
    , hint_(new ui::Label(this))
{
    for (const auto& tool : tools_) {
        QAction* action = choices_->addAction(QString());
        action->setCheckable(true);
        action->setShortcut(QKeySequence(tool->key()));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, held = tool.get()] { canvas_->setTool(held); });
        rows_.front()->addAction(action);
        addAction(action);
    }
    hint_->setWordWrap(true);
    hint_->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    hint_->setContentsMargins(6, 0, 6, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    for (QToolBar* row : rows_)
        layout->addWidget(row);
    rows_.back()->hide();
    layout->addWidget(canvas_, 1);
    layout->addWidget(hint_);
    connect(canvas_, &TileCanvas::hintChanged, this, [this](const QString& text) {
        hint_->setText(text);
        hint_->setMinimumHeight(std::max(hint_->minimumHeight(), hint_->heightForWidth(width())));
    });
    choices_->actions().front()->trigger();
    colourIcons();
    retranslate();
    reserveHintLines();
}

CanvasPanel::~CanvasPanel()
{
    canvas_->setTool(nullptr);
}

QList<QAction*> CanvasPanel::toolActions() const
{
    return choices_->actions();
}

// The line below goes where there is little room.
QSize CanvasPanel::minimumSizeHint() const
{
    const int tools = rows_.front()->minimumSizeHint().height() + layout()->spacing();
    const QSize drawing = canvas_->minimumSizeHint();
    return {drawing.width(), tools + drawing.height()};
}

void CanvasPanel::setTheme(const art::Theme& theme)
{
    canvas_->setTheme(theme);
}

void CanvasPanel::colourIcons()
{
    for (std::size_t i = 0; i < tools_.size(); ++i)
        choices_->actions()[static_cast<qsizetype>(i)]->setIcon(art::icon(tools_[i]->icon(), palette()));
}

void CanvasPanel::retranslate()
{
    //: The tools to draw on a tile with
    for (QToolBar* row : rows_)
        ui::nameToolBar(row, tr("Drawing tools"));
    for (std::size_t i = 0; i < tools_.size(); ++i) {
        QAction* action = choices_->actions()[static_cast<qsizetype>(i)];
        action->setText(tools_[i]->name());
        //: %1 name of a tool, %2 its key
        action->setToolTip(
            ui::toolTip(tr("%1 (%2)").arg(tools_[i]->name(), ui::shownKey(action->shortcut()))));
        action->setStatusTip(tools_[i]->hint());
    }
}

void CanvasPanel::layTools()
{
    const QList<QAction*> tools = choices_->actions();
    const bool isBroken = !rows_.back()->actions().isEmpty();
    const int needed = rows_.front()->sizeHint().width() + (isBroken ? rows_.back()->sizeHint().width() : 0);
    if (isBroken == (width() < needed))
        return;
    QToolBar* from = isBroken ? rows_.back() : rows_.front();
    QToolBar* to = isBroken ? rows_.front() : rows_.back();
    for (QAction* tool : tools.mid(tools.size() / 2)) {
        from->removeAction(tool);
        to->addAction(tool);
    }
    rows_.back()->setVisible(!isBroken);
}

// As many as the longest of the tools needs, so that the drawing does not move under the pointer.
void CanvasPanel::reserveHintLines()
{
    constexpr int kLeastLines = 2;
    constexpr int kMostLines = 6;
    constexpr int kHintShare = 6;      // that part of the height at most
    constexpr int kLeastDrawing = 200; // px above it
    const QMargins margins = hint_->contentsMargins();
    const QRect room(0, 0, std::max(width() - margins.left() - margins.right(), 1), 0);
    int height = kLeastLines * fontMetrics().lineSpacing();
    for (const auto& tool : tools_)
        height = std::max(
            height,
            fontMetrics().boundingRect(room, static_cast<int>(Qt::TextWordWrap), tool->hint()).height());
    // A small drawing has no room for so many lines; the tools say the same in the status bar.
    const int drawing = this->height() - canvas_->y() - height;
    hint_->setVisible(height <= kMostLines * fontMetrics().lineSpacing() &&
                      height * kHintShare <= this->height() && drawing >= kLeastDrawing);
    hint_->setMinimumHeight(height + margins.bottom());
}

void CanvasPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layTools();
    reserveHintLines();
}

void CanvasPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        reserveHintLines();
    if (event->type() == QEvent::FontChange)
        layTools();
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        colourIcons();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
