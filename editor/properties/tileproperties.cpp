// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/tileproperties.h"

#include "editor/desk/fieldguard.h"
#include "editor/desk/idwords.h"
#include "editor/desk/lengthnote.h"
#include "editor/document/setdocument.h"
#include "editor/properties/copiesfield.h"
#include "editor/properties/segmentrow.h"
#include "ui/plain/elidedlabel.h"
#include "ui/plain/entry.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/wording/tilewords.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

namespace lodeline::goldrush::editor {

TileProperties::TileProperties(SetDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , title_(new ui::ElidedLabel(this))
    , several_(new ui::Label(this))
    , nameLabel_(new ui::Label(this))
    , name_(new QLineEdit(this))
    , refusal_(new ui::Label(this))
    , countLabel_(new ui::Label(this))
    , count_(new CopiesField(this))
    , start_(new QCheckBox(this))
    , partsTitle_(new ui::Label(this))
    , parts_(new QVBoxLayout)
    , art_(new QPushButton(this))
{
    QFont bold = font();
    bold.setBold(true);
    title_->setFont(bold);
    several_->setFont(bold);
    several_->setWordWrap(true);
    several_->setMinimumWidth(1); // whatever the name of a tile
    partsTitle_->setFont(bold);
    nameLabel_->setBuddy(name_);
    countLabel_->setBuddy(count_);
    desk::FieldGuard::protect(count_);
    desk::FieldGuard::protect(name_);
    refusal_->setWordWrap(true);
    refusal_->hide();
    parts_->setSpacing(0);
    parts_->setContentsMargins(0, 0, 0, 0);
    auto* grid = new QGridLayout(this);
    for (QLabel* heading : {title_, several_})
        grid->addWidget(heading, 0, 0, 1, 2);
    grid->addWidget(nameLabel_, 1, 0);
    grid->addWidget(name_, 1, 1);
    grid->addWidget(new desk::LengthNote(*name_, ui::kLongestId, this), 2, 0, 1, 2);
    grid->addWidget(refusal_, 3, 0, 1, 2);
    grid->addWidget(countLabel_, 4, 0);
    grid->addWidget(count_, 4, 1);
    grid->addWidget(start_, 5, 0, 1, 2);
    grid->addWidget(art_, 6, 0, 1, 2);
    grid->addWidget(partsTitle_, 7, 0, 1, 2);
    grid->addLayout(parts_, 8, 0, 1, 2);
    grid->setRowStretch(9, 1);
    grid->setColumnStretch(1, 1);
    connectFields();
    retranslate();
}

void TileProperties::connectFields()
{
    connect(&document_, &SetDocument::changed, this, &TileProperties::showTiles);
    ui::takePlainText(name_, ui::kLongestId);
    connect(name_, &QLineEdit::editingFinished, this, &TileProperties::rename);
    connect(name_, &QLineEdit::textEdited, this, [this] { refuse({}); });
    connect(count_, &QSpinBox::valueChanged, this, [this](int count) {
        if (count == CopiesField::kVarious)
            return;
        document_.change(
            document_.about(chosen_, [] { return tr("Change the number of copies"); }),
            [&](TileSet& set) { setCount(set, chosen_, count); },
            QStringLiteral("counts") + QString::fromStdString(textOf(chosen_)));
    });
    connect(start_, &QCheckBox::clicked, this, [this] {
        document_.change(document_.about({current_}, [] { return tr("Choose the start tile"); }),
                         [this](TileSet& set) { setStart(set, current_); });
        showTiles();
    });
    connect(art_, &QPushButton::clicked, this, &TileProperties::artRequested);
}

const TileDesign* TileProperties::tile() const
{
    const auto& tiles = document_.set().tiles;
    const auto row = static_cast<std::size_t>(current_);
    return current_ >= 0 && row < tiles.size() ? &tiles[row] : nullptr;
}

void TileProperties::setTiles(int current, const Rows& chosen)
{
    if (current == current_ && chosen == chosen_)
        return; // shown as they are since the set has changed
    current_ = current;
    chosen_ = chosen;
    showTiles();
}

void TileProperties::showTiles()
{
    const TileDesign* shown = tile();
    std::erase_if(chosen_,
                  [this](int row) { return static_cast<std::size_t>(row) >= document_.set().tiles.size(); });
    const bool single = chosen_.size() == 1;
    setEnabled(shown && !chosen_.empty());
    const QSignalBlocker quietCount(count_);
    showName(shown, single);
    if (shown && !chosen_.empty())
        showCount(*shown);
    else
        count_->showCopies(0, QString());
    start_->setChecked(shown && document_.set().isStart(static_cast<std::size_t>(current_)));
    name_->setEnabled(single);
    // Of two with one id the second cannot be chosen.
    start_->setEnabled(single && shown && shown->id != document_.set().start);
    art_->setEnabled(single);
    showTitle(shown, single);
    const bool hasArt = shown && shown->hasOwnPicture();
    //: Button: opens the dialog for a picture of the tile's own
    art_->setText(!hasArt ? tr("Custom pict&ure…") : tr("Change the pict&ure…"));
    showSegments(single ? shown : nullptr);
}

// What is being typed, was refused or is selected stays as long as it is about the same tile.
void TileProperties::showName(const TileDesign* shown, bool single)
{
    const QString id =
        shown && single ? ui::typedLine(QString::fromStdString(shown->id), ui::kLongestId) : QString();
    if (id == named_ && (name_->isModified() || name_->text() == id))
        return;
    refuse({});
    named_ = id;
    name_->setText(id);
}

void TileProperties::showTitle(const TileDesign* shown, bool single)
{
    const QString id = shown ? ui::nameInText(shown->id) : QString();
    several_->setVisible(chosen_.size() > 1);
    title_->setVisible(chosen_.size() <= 1);
    (several_->isHidden() ? several_ : title_)->clear();
    if (!shown || chosen_.empty())
        title_->setText(tr("No tile chosen"));
    else if (single)
        //: Heading: %1 the id of a tile
        title_->setText(tr("Tile %1").arg(id));
    else
        //: %1 the tile that is shown large
        several_->setText(
            tr("%Ln tile(s) chosen; the drawing shows %1", nullptr, static_cast<int>(chosen_.size()))
                .arg(id));
}

void TileProperties::showCount(const TileDesign& shown)
{
    const bool same = std::ranges::all_of(chosen_, [&](int row) {
        return document_.set().tiles[static_cast<std::size_t>(row)].count == shown.count;
    });
    //: In the field for the number of copies: the chosen tiles have different numbers
    count_->showCopies(shown.count, same ? QString() : tr("various"));
}

void TileProperties::showSegments(const TileDesign* shown)
{
    const std::vector<SegmentRef> segments = shown ? segmentsOf(*shown) : std::vector<SegmentRef>();
    if (segments != segments_)
        makeRows(segments);
    for (SegmentRow* row : rows_)
        row->show(*shown);
    partsTitle_->setVisible(shown);
}

// Those before the first that is another one stay; the order of their fields is that of making them.
void TileProperties::makeRows(const std::vector<SegmentRef>& segments)
{
    const auto same = std::ranges::mismatch(segments, segments_).in1 - segments.begin();
    qDeleteAll(rows_.begin() + same, rows_.end());
    rows_.resize(static_cast<std::size_t>(same));
    segments_ = segments;
    for (std::size_t i = rows_.size(); i < segments.size(); ++i) {
        rows_.push_back(makeRow(segments[i]));
        parts_->addWidget(rows_.back());
    }
}

SegmentRow* TileProperties::makeRow(SegmentRef segment)
{
    auto* row = new SegmentRow(segment, this);
    connect(row, &SegmentRow::touched, this, &TileProperties::segmentTouched);
    connect(row, &SegmentRow::symbolsAdded, this, [this](SegmentRef where, Symbol symbol, int count) {
        document_.changeTile(
            //: A step of the history
            current_, [] { return tr("Change symbols"); },
            [&](TileDesign& design) { return addSymbols(design, where, symbol, count); },
            QStringLiteral("symbols%1.%2.%3")
                .arg(current_)
                .arg(static_cast<int>(symbol))
                .arg(QString::fromStdString(toString(where))));
    });
    connect(
        row, &SegmentRow::endChosen, this,
        [this](SegmentRef where, RailroadEnd end) {
            document_.changeTile(
                //: A step of the history
                current_, [] { return tr("Change where track ends"); },
                [&](TileDesign& design) {
                    // Queued, so that the tile may be another by now; in a broken set it may have no
                    // edge.
                    return where.index < design.railroads.size() &&
                           !design.railroads[where.index].edges.empty() &&
                           endTrack(design, design.railroads[where.index].edges.front(), end);
                });
            showTiles();
        },
        Qt::QueuedConnection); // the row may go by it
    return row;
}

void TileProperties::setChosenSegment(std::optional<SegmentRef> segment)
{
    for (SegmentRow* row : rows_)
        row->setChosen(row->segment() == segment);
}

void TileProperties::rename()
{
    const TileDesign* shown = tile();
    const std::string id = name_->text().trimmed().toStdString();
    // What the field shows of an id that no tile should have is no new one.
    if (!shown || !name_->isEnabled())
        return;
    if (id == shown->id || name_->text() == named_) {
        name_->setModified(false);
        return refuse({});
    }
    bool possible = false;
    //: A step of the history
    const auto step = [] { return tr("Rename a tile"); };
    document_.change(document_.about({current_}, step),
                     [&](TileSet& set) { possible = renameTile(set, current_, id); });
    if (possible) {
        emit told({}); // what was wrong with an earlier one
        return;
    }
    refuse([isTaken = document_.set().find(id) != nullptr, typed = name_->text().trimmed()] {
        return desk::refusedId(typed, isTaken);
    });
    name_->setModified(true);
    emit told(refusal_->text());
}

void TileProperties::refuse(ui::Words why)
{
    refusalWords_ = std::move(why);
    refusal_->setText(refusalWords_ ? refusalWords_() : QString());
    refusal_->setVisible(!refusal_->text().isEmpty());
    name_->setAccessibleDescription(refusal_->text());
}

void TileProperties::commit()
{
    if (name_->isModified())
        rename();
}

void TileProperties::focusName()
{
    name_->setFocus(Qt::ShortcutFocusReason);
    name_->selectAll();
}

void TileProperties::retranslate()
{
    //: What a tile is called in its file
    nameLabel_->setText(tr("I&d"));
    name_->setToolTip(tr("1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen. Every "
                         "tile needs its own id."));
    //: Label of a field: how many copies of a tile are in the set
    countLabel_->setText(tr("Cop&ies"));
    //: Check box: the tile is the start tile
    start_->setText(tr("St&art tile"));
    //: Heading above the railroads, mountains and prairies of a tile
    partsTitle_->setText(tr("Parts"));
    refuse(refusalWords_);
    showTiles();
}

void TileProperties::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
