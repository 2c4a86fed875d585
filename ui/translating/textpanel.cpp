// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translating/textpanel.h"

#include "ui/languages/pluralforms.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/translating/formseditor.h"
#include "ui/wording/joining.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::ui {
namespace {

constexpr int kWide = 30;   // letters
constexpr int kListed = 40; // characters of a text in a list
constexpr int kShown = 120; // of the one that is pointed at

} // namespace

TextPanel::TextPanel(QWidget* window)
    : QWidget(window, Qt::Tool)
    , heading_(new Label(this))
    , choice_(new QComboBox(this))
    , scroll_(new QScrollArea(this))
    , rows_(new QFormLayout)
    , editor_(new FormsEditor(this))
{
    setAttribute(Qt::WA_ShowWithoutActivating);
    heading_->setWordWrap(true);
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice_->setMinimumContentsLength(kWide);
    auto* body = new QWidget(this);
    auto* inside = new QVBoxLayout(body);
    inside->setContentsMargins({});
    inside->addLayout(rows_);
    inside->addWidget(editor_);
    inside->addStretch();
    rows_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        names_[part] = new Label(body);
        names_[part]->setAlignment(Qt::AlignTop | Qt::AlignLeading);
        parts_[part] = new Label(body);
        parts_[part]->setWordWrap(true);
        parts_[part]->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        rows_->addRow(names_[part], parts_[part]);
    }
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidget(body);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(heading_);
    layout->addWidget(choice_);
    layout->addWidget(scroll_, 1);
    layout->addWidget(editor_->footer());
    connect(choice_, &QComboBox::currentIndexChanged, this, &TextPanel::showChosen);
    connect(editor_, &FormsEditor::saveRequested, this, &TextPanel::saveRequested);
    resize(kWide * 2 * fontMetrics().averageCharWidth(), 28 * fontMetrics().lineSpacing());
    retranslate();
}

void TextPanel::show(const QString& shown, const std::vector<SpokenText>& found, const QString& language)
{
    shown_ = shown;
    found_ = found;
    language_ = language;
    fillChoice();
    choice_->setCurrentIndex(found_.empty() ? -1 : 0);
    showChosen();
    scroll_->verticalScrollBar()->setValue(0);
}

void TextPanel::setHint(const QString& hint)
{
    hint_ = hint;
    showChosen();
}

void TextPanel::setEditing(bool on)
{
    isEditing_ = on;
    showChosen();
}

void TextPanel::refresh(const TextIndex& index, const QString& language)
{
    language_ = language;
    const int chosen = choice_->currentIndex();
    for (std::size_t i = 0; i < found_.size(); ++i) {
        const SpokenText* now = index.find(found_[i].text);
        if (!now)
            continue;
        if (static_cast<int>(i) == chosen && now->shown != found_[i].shown)
            shown_ = comparable(now->shown.front());
        found_[i] = *now;
    }
    fillChoice();
    choice_->setCurrentIndex(chosen);
    showChosen();
}

void TextPanel::fillChoice()
{
    const QSignalBlocker quiet(choice_);
    choice_->clear();
    for (const SpokenText& text : found_) {
        const auto hasSource = [&](const SpokenText& other) { return other.text.source == text.text.source; };
        const QString source = isolated(shownLine(QString::fromUtf8(text.text.source), kListed));
        const bool isAlone = std::ranges::count_if(found_, hasSource) == 1;
        choice_->addItem(isAlone ? source : withRemark(source, QString::fromUtf8(text.text.context)));
    }
}

void TextPanel::showChosen()
{
    const int chosen = choice_->currentIndex();
    const bool isChosen = chosen >= 0 && chosen < static_cast<int>(found_.size());
    choice_->setVisible(found_.size() > 1);
    editor_->setVisible(isChosen && isEditing_);
    editor_->footer()->setVisible(isChosen && isEditing_);
    if (shown_.isEmpty())
        heading_->setText(hint_);
    else if (!isChosen)
        //: %1 a text that a window shows
        heading_->setText(tr("Not a text of the program: %1").arg(isolated(shownLine(shown_, kShown))));
    else
        heading_->setText(isolated(shownLine(shown_, kShown)));
    for (std::size_t part = 0; part < parts_.size(); ++part)
        set(static_cast<Part>(part), {});
    if (!isChosen)
        return;
    const SpokenText& spoken = found_[static_cast<std::size_t>(chosen)];
    const CatalogueText& text = spoken.text;
    set(English, QString::fromUtf8(text.source));
    set(Note, text.note);
    set(Comment, QString::fromUtf8(text.comment));
    set(Words, isEditing_ ? QString() : wordsOf(spoken));
    set(State, stateOf(spoken));
    set(Class, QString::fromUtf8(text.context));
    set(Source, text.place.startsWith(QLatin1String("../")) ? text.place.mid(3) : text.place);
    if (isEditing_)
        editor_->show(text, language_, spoken.isOwn);
}

void TextPanel::set(Part part, const QString& text)
{
    // Each reads in its own direction, and stands beside its name.
    const bool isOurs = part == Words || part == State;
    parts_[part]->setText(isOurs || text.isEmpty() ? text : isolated(text));
    const Qt::Alignment side = isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft;
    parts_[part]->setAlignment(side | Qt::AlignAbsolute | Qt::AlignTop);
    rows_->setRowVisible(parts_[part], !text.isEmpty());
}

QString TextPanel::wordsOf(const SpokenText& spoken) const
{
    if (!spoken.text.isPlural)
        return spoken.text.forms.value(0);
    const PluralForms plural(language_);
    QStringList lines;
    for (int form = 0; form < spoken.text.forms.size(); ++form) {
        QStringList numbers;
        for (const int number : plural.numbersOf(form, 4))
            numbers << QLocale().toString(number);
        lines << labelled(listed(numbers), spoken.text.forms[form]);
    }
    return lines.join(u'\n');
}

QString TextPanel::stateOf(const SpokenText& spoken) const
{
    if (spoken.text.state == TextState::Gap)
        //: State of a text
        return tr("missing, shown in English");
    const bool isRead = spoken.text.state == TextState::Read;
    if (spoken.isOwn && isRead)
        //: State of a translation, which is one of the user's own
        return tr("yours, read by a native speaker");
    if (spoken.isOwn)
        //: State of a translation, which is one of the user's own: written, not read by others
        return tr("yours, drafted");
    if (isRead)
        //: State of a translation
        return tr("read by a native speaker");
    //: State of a translation: written, not yet read by a native speaker
    return tr("drafted");
}

QString TextPanel::told() const
{
    QStringList lines{heading_->text()};
    for (const QLabel* part : parts_)
        if (!part->text().isEmpty())
            lines << part->text();
    return lines.join(u'\n');
}

void TextPanel::retranslate()
{
    //: Title of a small window: which text of the program stands at the pointer
    setWindowTitle(tr("Where is this text?"));
    //: Name of a list of texts
    choice_->setAccessibleName(tr("Texts that say this"));
    choice_->setToolTip(
        ui::toolTip(tr("This could come from several texts. The likeliest is listed first.")));
    const std::array<QString, kParts> names{
        //: Label of a text in English
        tr("English:"),
        //: Label of what is told to translators
        tr("For translators:"),
        //: Label of what tells a text from another one that is the same in English
        tr("Comment:"),
        //: Label of what the program says in the language of the window
        tr("Translation:"),
        //: Label: drafted, read or missing
        tr("State:"),
        //: Label of the class, in the sources, that shows a text
        tr("Context:"),
        //: Label of the file of the sources that has a text
        tr("Source:"),
    };
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        names_[part]->setText(names[part]);
        parts_[part]->setAccessibleName(names[part].chopped(1));
    }
    showChosen();
}

void TextPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TextPanel::closeEvent(QCloseEvent* event)
{
    emit closed();
    QWidget::closeEvent(event);
}

void TextPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace lodeline::ui
