// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/setproperties.h"

#include "editor/desk/fieldguard.h"
#include "editor/desk/namestable.h"
#include "editor/desk/wheelguard.h"
#include "editor/document/pictureuse.h"
#include "editor/document/setdocument.h"
#include "editor/document/setedits.h"
#include "editor/parts/partstable.h"
#include "editor/properties/tokenstable.h"
#include "engine/goldrush/design/art/missingpictures.h"
#include "ui/plain/entry.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/wording/commandname.h"

#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTextDocument>

namespace lodeline::goldrush::editor {
namespace {

QString withPlainLines(QString text)
{
    return text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
}

// Unlike toPlainText() this keeps no-break spaces.
QString textOf(const QPlainTextEdit& field)
{
    return field.document()
        ->toRawText()
        .replace(QChar::ParagraphSeparator, u'\n')
        .replace(QChar::LineSeparator, u'\n');
}

} // namespace

SetProperties::SetProperties(SetDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , form_(new QFormLayout(this))
    , name_(new QLineEdit(this))
    , names_(new desk::NamesTable(document,
                                  {[&document]() -> const SetWords& { return document.set(); },
                                   [&document](const ui::Words& step, const desk::WordsOf::Edit& edit) {
                                       document.change(step, edit);
                                   }},
                                  this))
    , author_(new QLineEdit(this))
    , license_(new QLineEdit(this))
    , description_(new QPlainTextEdit(this))
    , start_(new QComboBox(this))
    , tokens_(new TokensTable(document, this))
    , parts_(new PartsTable(document, this))
    , pictures_(new ui::Label(this))
{
    form_->setRowWrapPolicy(QFormLayout::WrapAllRows);
    for (QWidget* field : std::initializer_list<QWidget*>{name_, names_, author_, license_, description_,
                                                          start_, tokens_, parts_})
        form_->addRow(new ui::Label(this), field);
    form_->addRow(pictures_);
    for (QLabel* label : findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly))
        label->setWordWrap(true);
    ui::takePlainText(name_, ui::kLongestName);
    ui::takePlainText(author_, ui::kLongestText);
    ui::takePlainText(license_, ui::kLongestText);
    ui::takePlainText(description_, ui::kLongestText);
    description_->setTabChangesFocus(true);
    description_->setFixedHeight(5 * fontMetrics().lineSpacing());
    desk::WheelGuard::protect(start_);
    for (QWidget* field : std::initializer_list<QWidget*>{name_, author_, license_, description_})
        desk::FieldGuard::protect(field);
    start_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    license_->setCompleter(new QCompleter({QStringLiteral("CC0-1.0"), QStringLiteral("CC-BY-4.0"),
                                           QStringLiteral("CC-BY-SA-4.0"), QStringLiteral("CC-BY-NC-SA-4.0")},
                                          license_));
    connectField(name_, &TileSet::name, QT_TR_NOOP("Change the name of the set"));
    connectField(author_, &TileSet::author, QT_TR_NOOP("Change the author"));
    connectField(license_, &TileSet::license, QT_TR_NOOP("Change the license"));
    connect(description_, &QPlainTextEdit::textChanged, this, [this] {
        document_.change([] { return tr("Change the description"); },
                         [this](TileSet& set) { set.description = textOf(*description_).toStdString(); },
                         QStringLiteral("description"));
    });
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

// The other fields are taken over letter by letter.
void SetProperties::commit()
{
    names_->commit();
    tokens_->commit();
}

void SetProperties::focusPart(const std::string& pointer)
{
    const std::pair<std::string_view, QWidget*> parts[]{
        {"name", name_},
        {"names", names_},
        {"author", author_},
        {"license", license_},
        {"description", description_},
        {"descriptions", names_},
        {"start", start_},
        {"tokens", tokens_},
        {"pictures", parts_},
    };
    const std::string_view part = std::string_view(pointer).substr(pointer.empty() ? 0 : 1);
    const auto found = std::ranges::find(parts, part.substr(0, part.find('/')),
                                         &std::pair<std::string_view, QWidget*>::first);
    if (found == std::end(parts))
        return;
    found->second->setFocus(Qt::ShortcutFocusReason);
    for (QWidget* outer = parentWidget(); outer; outer = outer->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(outer))
            area->ensureWidgetVisible(found->second);
}

void SetProperties::connectField(QLineEdit* field, std::string TileSet::*member, const char* step)
{
    connect(field, &QLineEdit::textEdited, this, [this, member, step](const QString& text) {
        document_.change([step] { return tr(step); }, [&](TileSet& set) { set.*member = text.toStdString(); },
                         QLatin1String(step));
    });
}

void SetProperties::showSet()
{
    const TileSet& set = document_.set();
    const auto show = [](QLineEdit* field, const std::string& text, int longest) {
        const QString shown = ui::typedLine(QString::fromStdString(text), longest);
        if (field->text() != shown)
            field->setText(shown);
    };
    show(name_, set.name, ui::kLongestName);
    show(author_, set.author, ui::kLongestText);
    show(license_, set.license, ui::kLongestText);
    const QString description =
        ui::typedLines(withPlainLines(QString::fromStdString(set.description)), ui::kLongestText);
    if (textOf(*description_) != description) {
        const QSignalBlocker quiet(description_);
        description_->setPlainText(description);
    }
    showStarts();
    if (picturesOf(set) != shownPictures_)
        showPictures();
}

// Looks for their files, so that it is not done at each edit.
void SetProperties::showPictures()
{
    shownPictures_ = picturesOf(document_.set());
    pictures_->setVisible(!shownPictures_.empty());
    pictures_->setText(pictureUseText(pictureBytes(document_.set())));
}

void SetProperties::showStarts()
{
    QStringList ids;
    int current = -1;
    for (const TileDesign& tile : document_.set().tiles) {
        if (tile.id == document_.set().start && current < 0)
            current = static_cast<int>(ids.size());
        ids << ui::shownName(tile.id);
    }
    QStringList present;
    for (int i = 0; i < start_->count(); ++i)
        present << start_->itemText(i);
    if (present != ids) {
        start_->clear();
        start_->addItems(ids);
    }
    start_->setCurrentIndex(current);
}

void SetProperties::retranslate()
{
    const std::pair<QWidget*, QString> titles[]{
        //: Label of a field: the name of the tile set
        {name_, tr("Na&me")},
        //: Label of a table: name and description of the tile set in other languages
        {names_, tr("Other languages")},
        //: Label of a field: of the tile set
        {author_, tr("&Author")},
        //: Label of a field: of the tile set
        {license_, tr("L&icense")},
        //: Label of a field: of the tile set
        {description_, tr("&Description")},
        //: Label of a field
        {start_, tr("Start tile")},
        //: Label of a table
        {tokens_, tr("Mining to&kens")},
        //: Label of a list: pictures of symbols, backs, tokens and pieces
        {parts_, tr("Pictures of the set")},
    };
    for (const auto& [field, title] : titles) {
        auto* label = qobject_cast<QLabel*>(form_->labelForField(field));
        label->setText(title);
        label->setBuddy(field);
        field->setAccessibleName(ui::withoutKey(title));
    }
    showSet();
    showPictures();
}

void SetProperties::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
