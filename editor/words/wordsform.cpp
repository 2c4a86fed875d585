// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/words/wordsform.h"

#include "editor/desk/document.h"
#include "editor/desk/fieldguard.h"
#include "editor/desk/formrow.h"
#include "editor/desk/lengthnote.h"
#include "editor/words/namestable.h"
#include "ui/plain/entry.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/plain/textof.h"

#include <QCompleter>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>

namespace lodeline::desk {
namespace {

QString withPlainLines(QString text)
{
    return text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
}

QString shownIn(const std::string& text, int longest)
{
    return ui::typedLine(QString::fromStdString(text), longest);
}

void showIn(QLineEdit& field, const std::string& text, int longest)
{
    const QString shown = shownIn(text, longest);
    if (field.text() != shown)
        field.setText(shown);
}

} // namespace

WordsForm::WordsForm(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , form_(new QFormLayout(this))
    , name_(new QLineEdit(this))
    , names_(new NamesTable(document, this))
    , author_(new QLineEdit(this))
    , license_(new QLineEdit(this))
    , description_(new QPlainTextEdit(this))
{
    form_->setRowWrapPolicy(QFormLayout::WrapAllRows);
    for (QWidget* field : std::initializer_list<QWidget*>{name_, names_, author_, license_, description_})
        form_->addRow(new ui::Label(this), field);
    form_->insertRow(1, new LengthNote(*name_, ui::kLongestName, this));
    for (QLabel* label : findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly))
        label->setWordWrap(true);
    for (QWidget* field : std::initializer_list<QWidget*>{name_, author_, license_, description_})
        FieldGuard::protect(field);
    ui::takePlainText(name_, ui::kLongestName);
    ui::takePlainText(author_, ui::kLongestText);
    ui::takePlainText(license_, ui::kLongestText);
    ui::takePlainText(description_, ui::kLongestText);
    description_->setTabChangesFocus(true);
    description_->setFixedHeight(5 * fontMetrics().lineSpacing());
    license_->setCompleter(new QCompleter({QStringLiteral("CC0-1.0"), QStringLiteral("CC-BY-4.0"),
                                           QStringLiteral("CC-BY-SA-4.0"), QStringLiteral("CC-BY-NC-SA-4.0")},
                                          license_));
    connectField(name_, &SetWords::name, ui::kLongestName, QT_TR_NOOP("Change the name"));
    connectField(author_, &SetWords::author, ui::kLongestText, QT_TR_NOOP("Change the author"));
    connectField(license_, &SetWords::license, ui::kLongestText, QT_TR_NOOP("Change the license"));
    connect(description_, &QPlainTextEdit::textChanged, this, [this] {
        document_.changeWords(
            [] { return tr("Change the description"); },
            [this](SetWords& set) { set.description = ui::textOf(*description_).toStdString(); },
            QStringLiteral("description"));
    });
    connect(&document, &Document::changed, this, &WordsForm::showWords);
    retranslate();
}

// What is chosen from a list counts as no edit. What is shown shorter than it is stays as long as it is.
void WordsForm::connectField(QLineEdit* field, std::string SetWords::*member, int longest, const char* step)
{
    connect(field, &QLineEdit::textChanged, this, [this, member, longest, step](const QString& text) {
        if (text == shownIn(document_.words().*member, longest))
            return;
        document_.changeWords([step] { return tr(step); },
                              [&](SetWords& set) { set.*member = text.toStdString(); }, QLatin1String(step));
    });
}

bool WordsForm::focusPart(const std::string& pointer)
{
    const std::pair<std::string_view, QWidget*> parts[]{
        {"/names", names_},     {"/name", name_},          {"/author", author_},
        {"/license", license_}, {"/descriptions", names_}, {"/description", description_},
    };
    const auto found =
        std::ranges::find_if(parts, [&pointer](const auto& part) { return pointer.starts_with(part.first); });
    if (found == std::end(parts))
        return false;
    focusField(*found->second);
    return true;
}

// The other fields are taken over letter by letter.
void WordsForm::commit()
{
    names_->commit();
}

void WordsForm::showWords()
{
    const SetWords& words = document_.words();
    showIn(*name_, words.name, ui::kLongestName);
    showIn(*author_, words.author, ui::kLongestText);
    showIn(*license_, words.license, ui::kLongestText);
    const QString description =
        ui::typedLines(withPlainLines(QString::fromStdString(words.description)), ui::kLongestText);
    if (ui::textOf(*description_) != description) {
        const QSignalBlocker quiet(description_);
        description_->setPlainText(description);
    }
}

void WordsForm::retranslate()
{
    //: Label of a field: the name of a tile set or deck
    nameRow(*form_, *name_, tr("Na&me"));
    //: Label of a table: name and description of a tile set or deck in other languages
    nameRow(*form_, *names_, tr("Other languages"));
    //: Label of a field: of a tile set or deck
    nameRow(*form_, *author_, tr("&Author"));
    //: Label of a field: of a tile set or deck
    nameRow(*form_, *license_, tr("L&icense"));
    //: Label of a field: of a tile set or deck
    nameRow(*form_, *description_, tr("&Description"));
    showWords();
}

void WordsForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::desk
