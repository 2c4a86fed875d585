// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tiles/tilelistpanel.h"

#include "editor/document/setdocument.h"
#include "editor/lists/partview.h"
#include "editor/lists/shownchoice.h"
#include "editor/tiles/tiledelegate.h"
#include "editor/tiles/tilefilter.h"
#include "editor/tiles/tilemodel.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/windows/followscreen.h"

#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

const QStringList& edgeFilters()
{
    static const QStringList filters{QString(),
                                     QStringLiteral("r"),
                                     QStringLiteral("m"),
                                     QStringLiteral("p"),
                                     QStringLiteral("rm"),
                                     QStringLiteral("rr"),
                                     QStringLiteral("mm"),
                                     QStringLiteral("pp")};
    return filters;
}

} // namespace

TileListPanel::TileListPanel(SetDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , model_(new TileModel(document, this))
    , filter_(new TileFilter(this))
    , search_(new QLineEdit(this))
    , edges_(new QComboBox(this))
    , order_(new QComboBox(this))
    , view_(new desk::PartView(this))
    , nothing_(new QWidget(this))
    , nothingText_(new ui::Label(nothing_))
    , showAll_(new QPushButton(nothing_))
    , counts_(new ui::Label(this))
    , choice_(new desk::ShownChoice(*view_, *filter_, document.history(), [this] { showAll(); }))
{
    setFocusProxy(view_);
    filter_->setSourceModel(model_);
    view_->setItemDelegate(new TileDelegate(view_));
    view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view_->setDragDropMode(QAbstractItemView::DragDrop);
    view_->setDefaultDropAction(Qt::MoveAction);
    view_->setDropIndicatorShown(true);
    view_->setUniformItemSizes(true);
    view_->setContextMenuPolicy(Qt::CustomContextMenu);
    sizePictures();
    search_->setClearButtonEnabled(true);
    for (const QString& filter : edgeFilters())
        edges_->addItem(QString(), filter);
    for (int i = 0; i < 4; ++i)
        order_->addItem(QString());
    for (QComboBox* combo : {edges_, order_}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(8);
        combo->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    auto* found = new QVBoxLayout(nothing_);
    found->setContentsMargins(0, 4, 0, 4);
    found->addWidget(nothingText_);
    found->addWidget(showAll_);
    nothingText_->setWordWrap(true);
    nothing_->hide();
    connect(showAll_, &QPushButton::clicked, this, &TileListPanel::showAll);
    auto* noSearch = new QShortcut(Qt::Key_Escape, search_, search_, &QLineEdit::clear);
    noSearch->setContext(Qt::WidgetShortcut);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (QWidget* part : std::initializer_list<QWidget*>{search_, edges_, order_, nothing_, view_, counts_})
        column->addWidget(part, part == view_ ? 1 : 0);
    connect(search_, &QLineEdit::textChanged, filter_, &TileFilter::setText);
    connect(search_, &QLineEdit::textChanged, this, &TileListPanel::filterChanged);
    connect(edges_, &QComboBox::currentIndexChanged, this, &TileListPanel::filterChanged);
    connect(order_, &QComboBox::currentIndexChanged, this, &TileListPanel::filterChanged);
    connect(view_, &QListView::activated, this, &TileListPanel::activated);
    connect(model_, &TileModel::rowsPlaced, this, &TileListPanel::chooseTiles);
    connect(model_, &TileModel::rowsChanged, this, &TileListPanel::leadTo);
    connect(model_, &TileModel::tilesLeftOut, this, &TileListPanel::tilesLeftOut);
    connect(&document, &SetDocument::changed, this, [this] {
        choice_->keep();
        showCounts();
    });
    connect(choice_, &desk::ShownChoice::currentChanged, this, &TileListPanel::currentChanged);
    connect(choice_, &desk::ShownChoice::changed, this, [this] {
        showCounts();
        emit choiceChanged();
    });
    retranslate();
}

void TileListPanel::setTheme(const art::Theme& theme)
{
    model_->setTheme(theme);
}

// What undo, redo or a repair changes is seen.
void TileListPanel::leadTo(const Rows& tiles)
{
    if (!document_.isChangingAside())
        choice_->leadTo(tiles);
}

// As sharp as the screen that the window is on.
void TileListPanel::sizePictures()
{
    model_->setPictureSize(TileDelegate::kPicture, devicePixelRatioF());
}

void TileListPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    ui::followScreen(*this, &TileListPanel::sizePictures);
}

void TileListPanel::setSeverities(std::vector<int> worst)
{
    model_->setSeverities(std::move(worst));
}

void TileListPanel::setMenu(QMenu* menu)
{
    connect(view_, &QWidget::customContextMenuRequested, menu,
            [this, menu](const QPoint& at) { menu->popup(view_->viewport()->mapToGlobal(at)); });
}

int TileListPanel::currentTile() const
{
    return choice_->current();
}

Rows TileListPanel::chosenTiles() const
{
    return choice_->chosen();
}

void TileListPanel::chooseTile(int tile)
{
    choice_->choose({tile});
}

void TileListPanel::chooseTiles(const Rows& tiles)
{
    choice_->choose(tiles);
}

void TileListPanel::leaveChosen()
{
    choice_->leave();
}

void TileListPanel::showAll()
{
    search_->clear();
    edges_->setCurrentIndex(0);
}

bool TileListPanel::isInOrderOfSet() const
{
    return filter_->isInOrderOfSet();
}

void TileListPanel::focusSearch()
{
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void TileListPanel::filterChanged()
{
    filter_->setEdges(edges_->currentData().toString());
    filter_->setOrder(static_cast<TileFilter::Order>(std::max(0, order_->currentIndex())));
    // Between rows that are sorted or hidden there is no place to drop at.
    view_->setDragDropMode(filter_->isInOrderOfSet() ? QAbstractItemView::DragDrop
                                                     : QAbstractItemView::DragOnly);
    choice_->keepFound();
    showCounts();
    emit choiceChanged();
}

void TileListPanel::showCounts()
{
    const bool found = filter_->rowCount() > 0 || model_->rowCount() == 0;
    if (found && showAll_->hasFocus())
        view_->setFocus();
    nothing_->setVisible(!found);
    const TileSet& set = document_.set();
    //: Part of a list of counts, as in "24 designs, 72 tiles"
    QString text = tr("%Ln design(s)", nullptr, static_cast<int>(set.tiles.size()));
    //: Part of a list of counts, as in "24 designs, 72 tiles"
    const QString tiles = tr("%Ln tile(s)", nullptr, set.tileCount());
    //: %1 "24 designs", %2 "72 tiles"
    text = tr("%1, %2").arg(text, tiles);
    const auto chosen = static_cast<int>(view_->selectionModel()->selectedIndexes().size());
    //: Part of a list of counts, as in "24 designs, 72 tiles; 3 chosen"; designs
    const QString chosenText = tr("%Ln chosen", nullptr, chosen);
    //: Part of a list of counts, as in "24 designs, 72 tiles; 3 shown"; designs
    const QString shownText = tr("%Ln shown", nullptr, filter_->rowCount());
    if (chosen > 1)
        //: %1 "24 designs, 72 tiles", %2 "3 chosen"
        text = tr("%1; %2").arg(text, chosenText);
    else if (filter_->rowCount() != model_->rowCount())
        //: %1 "24 designs, 72 tiles", %2 "3 shown"
        text = tr("%1; %2").arg(text, shownText);
    counts_->setText(text);
}

void TileListPanel::retranslate()
{
    //: In an empty field: what to type there
    search_->setPlaceholderText(tr("Search"));
    //: Name of a field for screen readers
    search_->setAccessibleName(tr("Search tiles"));
    nothingText_->setText(tr("No tile matches."));
    //: Button: ends a search
    showAll_->setText(tr("Show all tiles"));
    //: Entry of a list: which tiles are shown, by their edges
    const QStringList filters{tr("All edges"),
                              //: Entry of a list: which tiles are shown, by their edges
                              tr("Railroad"),
                              //: Entry of a list: which tiles are shown, by their edges
                              tr("Mountain"),
                              //: Entry of a list: which tiles are shown, by their edges
                              tr("Prairie"), tr("Railroad and mountain"),
                              //: Entry of a list: which tiles are shown, by their edges
                              tr("Two railroads"),
                              //: Entry of a list: which tiles are shown, by their edges
                              tr("Two mountains"),
                              //: Entry of a list: which tiles are shown, by their edges
                              tr("Two prairies")};
    for (int i = 0; i < edges_->count(); ++i)
        edges_->setItemText(i, filters[i]);
    edges_->setAccessibleName(tr("Only tiles with these edges"));
    edges_->setToolTip(ui::toolTip(edges_->accessibleName()));
    const QStringList orders{tr("As in the set"),
                             //: Order of the tiles: by what they are called in the file
                             tr("By id"),
                             //: Order of the tiles
                             tr("By number of copies"),
                             //: Order of the tiles
                             tr("By edges")};
    for (int i = 0; i < order_->count(); ++i)
        order_->setItemText(i, orders[i]);
    order_->setAccessibleName(tr("Order of the list"));
    order_->setToolTip(ui::toolTip(order_->accessibleName()));
    view_->setAccessibleName(tr("Tiles of the set"));
    showCounts();
}

void TileListPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
