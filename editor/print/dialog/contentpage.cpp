// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/dialog/contentpage.h"

#include "ui/plain/label.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QVBoxLayout>

namespace lodeline::goldrush::editor {
namespace {

enum Choice { WholeSet, OnlyChosen };

QFormLayout* formIn(QGroupBox* group)
{
    group->setCheckable(true);
    auto* form = new QFormLayout(group);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

} // namespace

ContentPage::ContentPage(std::shared_ptr<const TileSet> set, QWidget* parent)
    : QWidget(parent)
    , set_(std::move(set))
    , tiles_(new QGroupBox(this))
    , tokens_(new QGroupBox(this))
    , pieces_(new QGroupBox(this))
    , tileSize_(millimetreField(kTileSizes, 0.5, tiles_))
    , tokenSize_(millimetreField(kPieceSizes, 0.5, tokens_))
    , pieceSize_(millimetreField(kPieceSizes, 0.5, pieces_))
    , copies_(choiceField(tiles_))
    , choice_(choiceField(tiles_))
    , designs_(new DesignList(set_, tiles_))
    , piecesNote_(new ui::Label(pieces_))
{
    buildTiles();
    tokenSizeField_ = addField(formIn(tokens_), tokenSize_);
    QFormLayout* pieces = formIn(pieces_);
    pieceSizeField_ = addField(pieces, pieceSize_);
    piecesNote_->setWordWrap(true);
    piecesNote_->setForegroundRole(QPalette::PlaceholderText);
    pieces->addRow(piecesNote_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(tiles_, 1);
    layout->addWidget(tokens_);
    layout->addWidget(pieces_);
    retranslate();
    for (QGroupBox* group : {tiles_, tokens_, pieces_})
        connect(group, &QGroupBox::toggled, this, &ContentPage::changed);
    for (QDoubleSpinBox* size : {tileSize_, tokenSize_, pieceSize_})
        connect(size, &QDoubleSpinBox::valueChanged, this, &ContentPage::changed);
    connect(copies_, &QComboBox::currentIndexChanged, this, &ContentPage::changed);
    connect(choice_, &QComboBox::currentIndexChanged, this, [this] {
        showChoice();
        emit changed();
    });
    connect(designs_, &DesignList::chosenChanged, this, &ContentPage::changed);
    connect(tiles_, &QGroupBox::toggled, this, &ContentPage::showChoice);
    showChoice();
}

void ContentPage::buildTiles()
{
    QFormLayout* form = formIn(tiles_);
    tileSizeField_ = addField(form, tileSize_);
    copiesField_ = addField(form, copies_);
    choiceField_ = addField(form, choice_);
    designs_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    designs_->setMinimumHeight(120);
    form->addRow(designs_);
}

void ContentPage::showChoice()
{
    designs_->setEnabled(tiles_->isChecked() && choice_->currentIndex() == OnlyChosen);
}

bool ContentPage::wantsTiles() const
{
    return tiles_->isChecked();
}

void ContentPage::show(const PrintOptions& options)
{
    const QSignalBlocker quiet(this);
    tiles_->setChecked(options.tiles);
    tokens_->setChecked(options.tokens);
    pieces_->setChecked(options.pieces);
    tileSize_->setValue(options.tileSize);
    tokenSize_->setValue(options.tokenSize);
    pieceSize_->setValue(options.pieceSize);
    copies_->setCurrentIndex(options.oneOfEach ? 1 : 0);
    choice_->setCurrentIndex(options.designs.empty() ? WholeSet : OnlyChosen);
    designs_->setChosen(options.designs);
    showChoice();
}

void ContentPage::read(PrintOptions& options) const
{
    const bool onlyChosen = choice_->currentIndex() == OnlyChosen;
    options.designs = onlyChosen ? designs_->chosen() : std::vector<std::string>();
    // No ids at all would stand for the whole set.
    options.tiles = tiles_->isChecked() && !(onlyChosen && options.designs.empty());
    options.tokens = tokens_->isChecked();
    options.pieces = pieces_->isChecked();
    options.tileSize = tileSize_->value();
    options.tokenSize = tokenSize_->value();
    options.pieceSize = pieceSize_->value();
    options.oneOfEach = copies_->currentIndex() == 1;
}

void ContentPage::retranslate()
{
    //: Title of a group with a check box: whether to print the tiles
    tiles_->setTitle(tr("&Tiles"));
    //: Title of a group with a check box
    tokens_->setTitle(tr("&Mining tokens"));
    //: Title of a group with a check box: cowboys, tents and markers
    pieces_->setTitle(tr("&Pieces"));
    //: Label of a field: the side length of a tile
    tileSizeField_.setText(tr("&Side:"));
    //: How many times each tile is printed
    copiesField_.setText(tr("Cop&ies:"));
    //: Label of a field: which tiles to print
    choiceField_.setText(tr("&Designs:"));
    //: Label of a field: of a mining token
    tokenSizeField_.setText(tr("Diam&eter:"));
    //: Label of a field: of the pieces
    pieceSizeField_.setText(tr("Si&ze:"));
    alignLabels({tileSizeField_, copiesField_, choiceField_, tokenSizeField_, pieceSizeField_});
    setEntries(copies_, {tr("As many as the set has"), tr("One of each design")});
    setEntries(choice_, {tr("The whole set"), tr("Only those checked below")});
    nameUnit({tileSize_, tokenSize_, pieceSize_});
    designs_->setAccessibleName(tr("Designs to print"));
    piecesNote_->setText(tr("Five cowboys, a tent and a score marker in each of the five colors."));
    //: Name of a field for screen readers: the tile as it is cut out
    tileSize_->setAccessibleName(tr("Side length of a tile"));
    tokenSize_->setAccessibleName(tr("Diameter of a token"));
    pieceSize_->setAccessibleName(tr("Size of a piece"));
}

void ContentPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
