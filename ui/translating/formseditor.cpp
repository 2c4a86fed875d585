// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translating/formseditor.h"

#include "ui/languages/pluralforms.h"
#include "ui/plain/label.h"
#include "ui/plain/textof.h"
#include "ui/translating/formcheck.h"
#include "ui/wording/joining.h"

#include <QAccessible>
#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextOption>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::ui {
namespace {

constexpr int kLines = 2;        // of a field of a plural; of the only one, twice as many
constexpr int kNumbersNamed = 4; // of a form

QByteArray keyOf(const CatalogueText& text, const QString& language)
{
    return language.toUtf8() + '\4' + keyOf(text);
}

} // namespace

FormsEditor::FormsEditor(QWidget* parent)
    : QWidget(parent)
    , rows_(new QFormLayout(this))
    , footer_(new QWidget(this))
    , isRead_(new QCheckBox(footer_))
    , save_(new QPushButton(footer_))
    , takeBack_(new QPushButton(footer_))
    , told_(new Label(footer_))
{
    rows_->setContentsMargins({});
    rows_->setRowWrapPolicy(QFormLayout::WrapAllRows);
    told_->setWordWrap(true);
    auto* layout = new QVBoxLayout(footer_);
    layout->setContentsMargins({});
    layout->addWidget(told_);
    layout->addWidget(isRead_);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(takeBack_);
    buttons->addWidget(save_);
    layout->addLayout(buttons);
    connect(isRead_, &QCheckBox::toggled, this, &FormsEditor::keepDraft);
    connect(save_, &QPushButton::clicked, this, [this] { save(forms()); });
    connect(takeBack_, &QPushButton::clicked, this, [this] { save({}); });
    retranslate();
}

void FormsEditor::show(const CatalogueText& text, const QString& language, bool isOwn)
{
    const bool isSame = keyOf(text, language) == keyOf(text_, language_) && !fields_.empty();
    text_ = text;
    language_ = language;
    const int forms = text.isPlural ? PluralForms(language).count() : 1;
    if (!isSame || static_cast<int>(fields_.size()) != forms) {
        makeFields(forms);
        tell({});
    }
    takeBack_->setEnabled(isOwn);
    isOwn_ = isOwn;
    take();
    check();
}

// What is being typed stays, unless the program says it by now.
void FormsEditor::take()
{
    const QByteArray key = keyOf(text_, language_);
    if (drafts_.contains(key) && isSaid(drafts_.value(key), text_, isOwn_))
        forgetDraft(drafts_.value(key));
    const auto draft = drafts_.constFind(key);
    const bool isKept = draft != drafts_.constEnd();
    const QStringList forms = isKept ? draft->text.forms : text_.forms;
    const QSignalBlocker untold(isRead_);
    isRead_->setChecked(isKept ? draft->text.state == TextState::Read : isReadByUser(text_, isOwn_));
    for (std::size_t form = 0; form < fields_.size(); ++form) {
        const QString word = forms.value(static_cast<qsizetype>(form));
        const QSignalBlocker quiet(fields_[form]);
        if (textOf(*fields_[form]) != word)
            fields_[form]->setPlainText(word);
    }
}

void FormsEditor::keepDraft()
{
    const TypedText now = withWords(forms());
    if (isSaid(now, text_, isOwn_)) {
        forgetDraft(now);
    } else {
        drafts_.insert(keyOf(text_, language_), now);
        emit draftsChanged();
    }
    tell({});
    check();
}

void FormsEditor::recall(const QList<TypedText>& drafts)
{
    for (const TypedText& typed : drafts) {
        const QByteArray key = keyOf(typed.text, typed.language);
        const int forms = typed.text.isPlural ? PluralForms(typed.language).count() : 1;
        const bool fits = typed.text.forms.isEmpty() || typed.text.forms.size() == forms;
        if (fits && !drafts_.contains(key))
            drafts_.insert(key, typed);
    }
    emit draftsChanged();
    if (!fields_.empty()) {
        take();
        check();
    }
}

void FormsEditor::makeFields(int forms)
{
    while (rows_->rowCount() > 0)
        rows_->removeRow(0);
    fields_.clear();
    for (int form = 0; form < forms; ++form) {
        auto* field = new QPlainTextEdit(this);
        field->setTabChangesFocus(true);
        // A field of plain text does not turn to the right by itself.
        QTextOption option = field->document()->defaultTextOption();
        option.setTextDirection(QLocale(language_).textDirection());
        option.setAlignment(option.textDirection() == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
        field->document()->setDefaultTextOption(option);
        const int lines = forms > 1 ? kLines : 2 * kLines;
        field->setFixedHeight(lines * field->fontMetrics().lineSpacing() + 2 * field->frameWidth() +
                              static_cast<int>(2 * field->document()->documentMargin()));
        auto* label = new Label(this);
        label->setBuddy(field);
        rows_->addRow(label, field);
        fields_.push_back(field);
        connect(field, &QPlainTextEdit::textChanged, this, &FormsEditor::keepDraft);
    }
    nameFields();
}

void FormsEditor::nameFields()
{
    const PluralForms plural(language_);
    const QLocale locale;
    for (std::size_t form = 0; form < fields_.size(); ++form) {
        //: Label of the field for what the program says in the language of the window
        QString name = tr("&Translation");
        if (fields_.size() > 1) {
            QStringList numbers;
            for (const int number : plural.numbersOf(static_cast<int>(form), kNumbersNamed))
                numbers << locale.toString(number);
            //: Label of a field for one form of a plural: %1 the first numbers it stands for, such as "2, 3,
            //: 4, 22"
            name = tr("For %1").arg(listed(numbers));
        }
        auto* label = qobject_cast<QLabel*>(rows_->labelForField(fields_[form]));
        label->setText(name);
        fields_[form]->setAccessibleName(name.remove(u'&'));
    }
}

QStringList FormsEditor::forms() const
{
    QStringList forms;
    for (const QPlainTextEdit* field : fields_)
        forms << textOf(*field);
    return forms;
}

void FormsEditor::check()
{
    const QString why = whyNot(text_, language_, forms());
    save_->setEnabled(why.isEmpty());
    if (!why.isEmpty())
        tell(why);
}

TypedText FormsEditor::withWords(const QStringList& forms) const
{
    TypedText made{text_, language_};
    made.text.state = isRead_->isChecked() ? TextState::Read : TextState::Drafted;
    made.text.forms = std::ranges::all_of(forms, &QString::isEmpty) ? QStringList() : forms;
    return made;
}

void FormsEditor::save(const QStringList& forms)
{
    emit saveRequested(withWords(forms));
}

void FormsEditor::forgetDraft(const TypedText& typed)
{
    drafts_.remove(keyOf(typed.text, typed.language));
    emit draftsChanged();
}

void FormsEditor::tell(const QString& outcome)
{
    if (told() == outcome)
        return;
    told_->setText(outcome);
    if (outcome.isEmpty())
        return;
    QAccessibleEvent alert(told_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString FormsEditor::told() const
{
    return told_->text();
}

void FormsEditor::retranslate()
{
    //: Check box: a translation that a native speaker has read, not only drafted
    isRead_->setText(tr("&Read by a native speaker"));
    //: Button (verb): keeps a translation
    save_->setText(tr("&Save"));
    //: Button (verb): one's own translation is replaced by that of the program
    takeBack_->setText(tr("Discard &my text"));
    if (!fields_.empty())
        nameFields();
}

void FormsEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (!fields_.empty() && !whyNot(text_, language_, forms()).isEmpty())
            check();
    }
    QWidget::changeEvent(event);
}

} // namespace lodeline::ui
