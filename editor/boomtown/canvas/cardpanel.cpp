// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/canvas/cardpanel.h"

#include "editor/boomtown/canvas/cardcanvas.h"
#include "resources/art/boomtown/cardpainter.h"
#include "ui/plain/shown.h"
#include "ui/wording/cardwords.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace lodeline::boomtown::editor {
namespace {

constexpr int kIcon = 30; // px

template <typename Paint>
QIcon iconOf(qreal ratio, const Paint& paint)
{
    QPixmap picture(QSize(kIcon, kIcon) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(painter, QRectF(0, 0, kIcon, kIcon));
    return QIcon(picture);
}

} // namespace

CardPanel::CardPanel(QWidget* parent)
    : QWidget(parent)
    , canvas_(new CardCanvas(this))
    , territories_(new QButtonGroup(this))
    , symbols_(new QButtonGroup(this))
    , turned_(new QCheckBox(this))
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(canvas_, 1);
    addRow(rows, territories_, kTerritories);
    addRow(rows, symbols_, kSymbols);
    rows->addWidget(turned_);
    connect(canvas_, &CardCanvas::squareChosen, this, &CardPanel::showSquare);
    connect(turned_, &QCheckBox::toggled, canvas_, &CardCanvas::setTurned);
    connect(territories_, &QButtonGroup::idClicked, this, [this](int id) {
        Square wanted = (*front_)[static_cast<std::size_t>(canvas_->square())];
        wanted.territory = static_cast<Territory>(id);
        emit canvas_->editRequested(canvas_->square(), wanted);
    });
    connect(symbols_, &QButtonGroup::idClicked, this, [this](int id) {
        Square wanted = (*front_)[static_cast<std::size_t>(canvas_->square())];
        wanted.symbol = static_cast<Symbol>(id);
        emit canvas_->editRequested(canvas_->square(), wanted);
    });
    retranslate();
}

void CardPanel::addRow(QLayout* rows, QButtonGroup* group, int count)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    row->addStretch();
    for (int id = 0; id < count; ++id) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setAutoRaise(true); // so that the frame shows which one is chosen
        button->setIconSize({kIcon, kIcon});
        button->setFocusPolicy(Qt::StrongFocus);
        group->addButton(button, id);
        row->addWidget(button);
    }
    row->addStretch();
    static_cast<QVBoxLayout*>(rows)->addLayout(row);
}

void CardPanel::setFront(const std::optional<Front>& front)
{
    front_ = front;
    canvas_->setFront(front);
    showSquare();
}

void CardPanel::showSquare()
{
    for (QButtonGroup* group : {territories_, symbols_})
        for (QAbstractButton* button : group->buttons())
            button->setEnabled(front_.has_value());
    if (!front_)
        return;
    const Square square = (*front_)[static_cast<std::size_t>(canvas_->square())];
    territories_->button(static_cast<int>(square.territory))->setChecked(true);
    symbols_->button(static_cast<int>(square.symbol))->setChecked(true);
}

void CardPanel::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    canvas_->setTheme(theme);
    paintIcons();
}

void CardPanel::paintIcons()
{
    for (const Territory territory : kAllTerritories)
        territories_->button(static_cast<int>(territory))
            ->setIcon(iconOf(devicePixelRatioF(), [&](QPainter& painter, const QRectF& rect) {
                paintTerritory(painter, rect, territory, theme_);
            }));
    for (const Symbol symbol : kAllSymbols)
        symbols_->button(static_cast<int>(symbol))
            ->setIcon(iconOf(devicePixelRatioF(), [&](QPainter& painter, const QRectF& rect) {
                paintSymbol(painter, rect, symbol, theme_);
            }));
}

void CardPanel::turn()
{
    turned_->toggle();
}

void CardPanel::retranslate()
{
    canvas_->setAccessibleName(tr("Front of the card"));
    turned_->setText(tr("Show &upside down"));
    const auto call = [](QAbstractButton* button, const QString& name, QChar key) {
        button->setAccessibleName(name);
        //: Tool tip of a button: %1 what it chooses, %2 the key that does the same
        button->setToolTip(ui::toolTip(tr("%1 (%2)").arg(name, key)));
    };
    for (const Territory territory : kAllTerritories)
        call(territories_->button(static_cast<int>(territory)), ui::territoryName(territory),
             CardCanvas::keyOf(territory));
    for (const Symbol symbol : kAllSymbols)
        call(symbols_->button(static_cast<int>(symbol)), ui::symbolName(symbol), CardCanvas::keyOf(symbol));
}

void CardPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::boomtown::editor
