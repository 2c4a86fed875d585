// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/setproperties.h"

#include "editor/desk/formrow.h"
#include "editor/document/pictureuse.h"
#include "editor/document/setdocument.h"
#include "editor/document/setedits.h"
#include "editor/parts/partstable.h"
#include "editor/properties/tokenstable.h"
#include "editor/words/wordsform.h"
#include "engine/goldrush/design/art/missingpictures.h"
#include "ui/keys/settledchoice.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>

namespace lodeline::goldrush::editor {
namespace {

std::optional<SetPart> partAt(std::string_view pointer)
{
    constexpr std::string_view kParts = "/pictures/";
    return pointer.starts_with(kParts) ? setPartFromString(pointer.substr(kParts.size())) : std::nullopt;
}

} // namespace

SetProperties::SetProperties(SetDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , form_(new QFormLayout(this))
    , words_(new desk::WordsForm(document, this))
    , start_(new ui::SettledChoice(this))
    , tokens_(new TokensTable(document, this))
    , parts_(new PartsTable(document, this))
    , pictures_(new ui::Label(this))
{
    form_->setRowWrapPolicy(QFormLayout::WrapAllRows);
    words_->layout()->setContentsMargins({});
    form_->addRow(words_);
    for (QWidget* field : std::initializer_list<QWidget*>{start_, tokens_, parts_})
        form_->addRow(new ui::Label(this), field);
    form_->addRow(pictures_);
    for (QLabel* label : findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly))
        label->setWordWrap(true);
    start_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(start_, &QComboBox::activated, this, [this](int row) {
        document_.change([] { return tr("Choose the start tile"); },
                         [row](TileSet& set) { setStart(set, row); });
    });
    connect(&document, &SetDocument::changed, this, &SetProperties::showSet);
    retranslate();
}

void SetProperties::addNote(QWidget* note)
{
    form_->addRow(note);
}

void SetProperties::commit()
{
    words_->commit();
    tokens_->commit();
}

void SetProperties::focusPart(const std::string& pointer)
{
    if (words_->focusPart(pointer))
        return;
    const std::pair<std::string_view, QWidget*> parts[]{
        {"/start", start_},
        {"/tokens", tokens_},
        {"/pictures", parts_},
    };
    for (const auto& [member, field] : parts)
        if (pointer.starts_with(member))
            desk::focusField(*field);
    if (const auto part = partAt(pointer))
        parts_->choosePart(*part);
}

void SetProperties::setFolder(const QString& folder)
{
    parts_->setFolder(folder);
}

void SetProperties::setPictureBytes(std::uint64_t bytes)
{
    pictureBytes_ = bytes;
    showPictures();
}

void SetProperties::askForPicture(SetPart part)
{
    parts_->choosePart(part);
    parts_->askFor(part);
}

void SetProperties::showSet()
{
    showStarts();
    showPictures();
}

void SetProperties::showPictures()
{
    pictures_->setVisible(pictureBytes_ && !picturesOf(document_.set()).empty());
    pictures_->setText(pictureUseText(pictureBytes_.value_or(0)));
}

void SetProperties::showStarts()
{
    QStringList ids;
    for (const TileDesign& tile : document_.set().tiles)
        ids << ui::shownName(tile.id);
    QStringList present;
    for (int i = 0; i < start_->count(); ++i)
        present << start_->itemText(i);
    if (present != ids) {
        start_->clear();
        start_->addItems(ids);
    }
    const std::optional<std::size_t> start = document_.set().startTile();
    start_->setCurrentIndex(start ? static_cast<int>(*start) : -1);
}

void SetProperties::retranslate()
{
    //: Label of a field
    desk::nameRow(*form_, *start_, tr("Start tile"));
    //: Label of a table
    desk::nameRow(*form_, *tokens_, tr("Mining to&kens"));
    //: Label of a list: pictures of symbols, backs, tokens and pieces
    desk::nameRow(*form_, *parts_, tr("Pictures of the set"));
    showSet();
}

void SetProperties::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
