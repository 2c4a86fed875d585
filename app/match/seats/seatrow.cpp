// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/seatrow.h"

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
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

namespace lodeline::app {
namespace {

constexpr int kEmblem = 24;
constexpr int kHandle = 34; // px, the least width

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
        return SeatRow::tr("red");
    if (colour == QLatin1String("blue"))
        //: Colour of the pieces of a player
        return SeatRow::tr("blue");
    if (colour == QLatin1String("green"))
        //: Colour of the pieces of a player
        return SeatRow::tr("green");
    if (colour == QLatin1String("yellow"))
        //: Colour of the pieces of a player
        return SeatRow::tr("yellow");
    if (colour == QLatin1String("black"))
        //: Colour of the pieces of a player
        return SeatRow::tr("black");
    return colour;
}

} // namespace

SeatRow::SeatRow(const SeatKinds& kinds, const Seat& seat, QWidget* parent)
    : QWidget(parent)
    , kinds_(kinds)
    , colourBefore_(seat.colour)
    , handle_(new QToolButton(this))
    , name_(new QLineEdit(this))
    , kind_(new KindCombo(kinds, this))
    , colour_(new QComboBox(this))
    , remove_(new QToolButton(this))
    , character_(new ui::Label(this))
{
    build();
    name_->setText(seat.name);
    kind_->setKind(seat.kind);
    colour_->setCurrentIndex(colour_->findData(seat.colour));
    for (QWidget* part : stops())
        part->installEventFilter(this);
    connect(colour_, &QComboBox::currentIndexChanged, this, [this] {
        const QString before = std::exchange(colourBefore_, colour());
        emit colourChosen(before);
    });
    connect(name_, &QLineEdit::textChanged, this, &SeatRow::changed);
    connect(kind_, &KindCombo::kindChanged, this, [this] {
        describe();
        emit changed();
    });
    connect(remove_, &QToolButton::clicked, this, &SeatRow::removeRequested);
}

void SeatRow::build()
{
    handle_->setAutoRaise(true);
    handle_->setFocusPolicy(Qt::StrongFocus);
    handle_->setMinimumWidth(kHandle);
    handle_->setObjectName(QStringLiteral("seatHandle"));
    ui::takePlainText(name_, ui::kLongestName);
    name_->setAcceptDrops(false); // files are dropped on the dialog
    kind_->setObjectName(QStringLiteral("kind"));
    colour_->setObjectName(QStringLiteral("colour"));
    colour_->setIconSize({kEmblem, kEmblem});
    for (const QString& colour : art::playerColourNames())
        colour_->addItem(colourText(colour), colour);
    paintColours();
    remove_->setText(QStringLiteral("✕"));
    remove_->setAutoRaise(true);
    character_->setForegroundRole(QPalette::PlaceholderText);
    character_->setIndent(kHandle + 6);
    character_->setWordWrap(true);
    auto* line = new QHBoxLayout;
    for (QWidget* part : stops())
        line->addWidget(part, part == name_ ? 1 : 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    column->addLayout(line);
    column->addWidget(character_);
}

void SeatRow::setPlace(int place, bool isMovable, bool isRemovable)
{
    place_ = place;
    handle_->setEnabled(isMovable);
    handle_->setCursor(isMovable ? Qt::SizeVerCursor : Qt::ArrowCursor);
    const QString number = QLocale().toString(place + 1);
    //: The number of a seat, before a sign that shows that it can be moved
    handle_->setText(isMovable ? tr("%1 ↕").arg(number) : number);
    name_->setPlaceholderText(defaultPlayerName(place));
    //: Name of a field for screen readers; %1 the number of a seat
    name_->setAccessibleName(tr("Name of player %1").arg(number));
    //: Name of a choice for screen readers: a person or a computer player; %1 the number of a seat
    kind_->setAccessibleName(tr("Who plays seat %1").arg(number));
    //: Name of a choice for screen readers; %1 the number of a seat
    colour_->setAccessibleName(tr("Color of player %1").arg(number));
    //: Tooltip of a button (verb); %1 the number of a seat
    remove_->setAccessibleName(tr("Remove player %1").arg(number));
    remove_->setToolTip(ui::toolTip(remove_->accessibleName()));
    remove_->setVisible(isRemovable);
    //: Name of a handle for screen readers: the row can be moved by it; %1 the number of a seat
    handle_->setAccessibleName(tr("Seat %1").arg(number));
    const QString how = tr("Drag to another place, or press Alt and an arrow key");
    handle_->setToolTip(isMovable ? ui::toolTip(how) : QString());
    handle_->setAccessibleDescription(isMovable ? how : QString());
    for (int i = 0; i < colour_->count(); ++i)
        colour_->setItemText(i, colourText(colour_->itemData(i).toString()));
    describe();
}

void SeatRow::describe()
{
    const QString kind = kind_->kind();
    character_->setText(seatKindDescription(kind));
    character_->setVisible(kinds_.isComputer(kind) && !character_->text().isEmpty());
}

Seat SeatRow::seat() const
{
    const QString name = name_->text().trimmed();
    return {name == defaultPlayerName(place_) ? QString() : name, colour(), kind_->kind()};
}

QString SeatRow::shownName() const
{
    const QString name = name_->text().trimmed();
    return nameWithLevel(name.isEmpty() ? name_->placeholderText() : name, kind_->kind(), kinds_);
}

QString SeatRow::colour() const
{
    return colour_->currentData().toString();
}

void SeatRow::setColour(const QString& colour)
{
    const QSignalBlocker quiet(colour_);
    colour_->setCurrentIndex(colour_->findData(colour));
    colourBefore_ = colour;
}

QList<QWidget*> SeatRow::stops() const
{
    return {handle_, name_, kind_, colour_, remove_};
}

void SeatRow::focusName()
{
    name_->setFocus();
    name_->selectAll();
}

void SeatRow::focusHandle()
{
    handle_->setFocus();
}

void SeatRow::paintColours()
{
    for (int i = 0; i < colour_->count(); ++i)
        colour_->setItemIcon(
            i, colourIcon(colour_->itemData(i).toString(), ui::themeOf(*this), devicePixelRatioF()));
}

bool SeatRow::handleKey(const QKeyEvent& key, bool onHandle)
{
    const bool isArrow = key.key() == Qt::Key_Up || key.key() == Qt::Key_Down;
    if (!handle_->isEnabled() || !isArrow || !(onHandle || key.modifiers().testFlag(Qt::AltModifier)))
        return false;
    emit moveRequested(key.key() == Qt::Key_Up ? -1 : 1);
    return true;
}

bool SeatRow::eventFilter(QObject* watched, QEvent* event)
{
    const bool onHandle = watched == handle_;
    if (event->type() == QEvent::KeyPress && handleKey(static_cast<QKeyEvent&>(*event), onHandle))
        return true;
    if (onHandle && handle_->isEnabled() && event->type() == QEvent::MouseMove) {
        const auto& mouse = static_cast<const QMouseEvent&>(*event);
        if (mouse.buttons().testFlag(Qt::LeftButton))
            emit draggedTo(mouse.globalPosition().toPoint().y());
    }
    return QWidget::eventFilter(watched, event);
}

void SeatRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        paintColours();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
