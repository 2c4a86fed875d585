// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/seatseditor.h"

#include "app/match/seats/kindcombo.h"
#include "app/match/seats/seatkinds.h"
#include "resources/art/piecepainter.h"
#include "ui/plain/entry.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/themed.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace lodeline::app {
namespace {

constexpr int kEmblem = 24;

QIcon colourIcon(const QString& colour, const art::Theme& theme, qreal ratio)
{
    QPixmap pixmap(QSize(kEmblem, kEmblem) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    art::paintEmblem(painter, {0, 0, kEmblem, kEmblem}, colour, theme);
    return QIcon(pixmap);
}

// By name and not by a table, because the painter owns the list of colours.
QString colourText(const QString& colour)
{
    if (colour == QLatin1String("red"))
        //: Colour of the pieces of a player
        return SeatsEditor::tr("red");
    if (colour == QLatin1String("blue"))
        //: Colour of the pieces of a player
        return SeatsEditor::tr("blue");
    if (colour == QLatin1String("green"))
        //: Colour of the pieces of a player
        return SeatsEditor::tr("green");
    if (colour == QLatin1String("yellow"))
        //: Colour of the pieces of a player
        return SeatsEditor::tr("yellow");
    if (colour == QLatin1String("black"))
        //: Colour of the pieces of a player
        return SeatsEditor::tr("black");
    return colour;
}

} // namespace

SeatsEditor::SeatsEditor(const SeatKinds& kinds, int fewest, int most, QWidget* parent)
    : QWidget(parent)
    , kinds_(kinds)
    , fewest_(fewest)
    , most_(most)
    , layout_(new QVBoxLayout(this))
    , add_(new QPushButton(this))
{
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(4);
    layout_->addWidget(add_, 0, Qt::AlignLeading);
    add_->setObjectName(QStringLiteral("addPlayer"));
    add_->setAutoDefault(false);
    connect(add_, &QPushButton::clicked, this, &SeatsEditor::addPlayer);
    retranslate();
}

void SeatsEditor::setSeats(const std::vector<Seat>& seats)
{
    for (const Row& row : rows_)
        delete row.widget;
    rows_.clear();
    for (const Seat& seat : seats)
        addRow(seat);
    retranslate();
}

std::vector<Seat> SeatsEditor::seats() const
{
    std::vector<Seat> seats;
    for (const Row& row : rows_) {
        const QString name = row.name->text().trimmed();
        const bool isDefault = name == defaultPlayerName(static_cast<int>(seats.size()));
        seats.push_back(
            {isDefault ? QString() : name, row.colour->currentData().toString(), row.kind->kind()});
    }
    return seats;
}

QStringList SeatsEditor::names() const
{
    QStringList names;
    for (const Row& row : rows_) {
        const QString name = row.name->text().trimmed();
        names << nameWithLevel(name.isEmpty() ? row.name->placeholderText() : name, row.kind->kind(), kinds_);
    }
    return names;
}

void SeatsEditor::addRow(const Seat& seat)
{
    auto* widget = new QWidget(this);
    Row row{widget,
            new ui::Label(widget),
            new QComboBox(widget),
            new QLineEdit(widget),
            new KindCombo(kinds_, widget),
            new QToolButton(widget),
            seat.colour};
    row.colour->setObjectName(QStringLiteral("colour"));
    row.kind->setObjectName(QStringLiteral("kind"));
    row.kind->setKind(seat.kind);
    row.colour->setIconSize({kEmblem, kEmblem});
    for (const QString& colour : art::playerColourNames())
        row.colour->addItem(colourIcon(colour, ui::themeOf(*this), devicePixelRatioF()), colourText(colour),
                            colour);
    row.colour->setCurrentIndex(row.colour->findData(seat.colour));
    ui::takePlainText(row.name, ui::kLongestName);
    row.name->setAcceptDrops(false); // files are dropped on the dialog
    const int index = count();
    row.name->setText(seat.name.isEmpty() ? defaultPlayerName(index) : seat.name);
    row.remove->setText(QStringLiteral("✕"));
    row.remove->setAutoRaise(true);
    row.label->setMinimumWidth(24);
    auto* line = new QHBoxLayout(widget);
    line->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part :
         std::initializer_list<QWidget*>{row.label, row.name, row.kind, row.colour, row.remove})
        line->addWidget(part, part == row.name ? 1 : 0);
    layout_->insertWidget(index, widget);
    connect(row.colour, &QComboBox::currentIndexChanged, this,
            [this, widget] { keepColoursDifferent(widget); });
    connect(row.name, &QLineEdit::textChanged, this, &SeatsEditor::changed);
    connect(row.kind, &KindCombo::kindChanged, this, &SeatsEditor::changed);
    connect(row.remove, &QToolButton::clicked, this, [this, widget] { removeRow(widget); });
    rows_.push_back(row);
}

void SeatsEditor::addPlayer()
{
    std::vector<Seat> more = seats();
    more.push_back({});
    normalise(more, fewest_, most_, kinds_);
    addRow(more.back());
    retranslate();
    rows_.back().name->setFocus();
    rows_.back().name->selectAll();
    emit changed();
}

void SeatsEditor::removeRow(QWidget* widget)
{
    std::erase_if(rows_, [widget](const Row& row) { return row.widget == widget; });
    layout_->removeWidget(widget);
    widget->hide();
    widget->deleteLater();
    retranslate();
    emit changed();
}

void SeatsEditor::keepColoursDifferent(QWidget* widget)
{
    const auto changedRow = std::ranges::find(rows_, widget, &Row::widget);
    const QString colour = changedRow->colour->currentData().toString();
    for (Row& row : rows_) {
        if (row.widget == widget || row.colour->currentData().toString() != colour)
            continue;
        const QSignalBlocker blocker(row.colour);
        row.colour->setCurrentIndex(row.colour->findData(changedRow->previousColour));
        row.previousColour = changedRow->previousColour;
    }
    changedRow->previousColour = colour;
    emit changed();
}

void SeatsEditor::retranslate()
{
    add_->setText(tr("Add a &player"));
    add_->setVisible(count() < most_);
    for (int i = 0; i < count(); ++i) {
        const Row& row = rows_[static_cast<std::size_t>(i)];
        row.label->setText(QString::number(i + 1));
        row.name->setPlaceholderText(defaultPlayerName(i));
        row.name->setAccessibleName(tr("Name of player %1").arg(i + 1));
        row.kind->setAccessibleName(tr("Who plays seat %1").arg(i + 1));
        row.colour->setAccessibleName(tr("Colour of player %1").arg(i + 1));
        row.remove->setAccessibleName(tr("Remove player %1").arg(i + 1));
        row.remove->setToolTip(ui::toolTip(row.remove->accessibleName()));
        row.remove->setVisible(count() > fewest_);
        for (int colour = 0; colour < row.colour->count(); ++colour)
            row.colour->setItemText(colour, colourText(row.colour->itemData(colour).toString()));
    }
}

void SeatsEditor::paintColours()
{
    for (const Row& row : rows_) {
        for (int index = 0; index < row.colour->count(); ++index) {
            const QString colour = row.colour->itemData(index).toString();
            row.colour->setItemIcon(index, colourIcon(colour, ui::themeOf(*this), devicePixelRatioF()));
        }
    }
}

void SeatsEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        paintColours();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
