// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/words/namestable.h"

#include "editor/desk/celleditor.h"
#include "editor/desk/document.h"
#include "ui/keys/settledchoice.h"
#include "ui/languages/languages.h"
#include "ui/plain/entry.h"
#include "ui/plain/shown.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::desk {
namespace {

constexpr int kShownRows = 3;
constexpr int kLanguage = 0; // columns
constexpr int kName = 1;
constexpr int kDescription = 2;
constexpr int kColumns = 3;

int longestIn(int column)
{
    return column == kName ? ui::kLongestName : ui::kLongestText;
}

class TextDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override
    {
        QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
        if (auto* field = qobject_cast<QLineEdit*>(editor))
            ui::takePlainText(field, longestIn(index.column()));
        return editor;
    }
};

QString languageName(const QString& code)
{
    const QString name = ui::Languages::nativeName(code);
    return name.isEmpty() ? ui::shownName(code) : QStringLiteral("%1 (%2)").arg(name, code);
}

const std::string& textIn(const Translations& translations, const std::string& code)
{
    static const std::string none;
    const auto found = std::ranges::find(translations, code, &Translations::value_type::first);
    return found == translations.end() ? none : found->second;
}

// In their order, so that clearing a text moves no other language to the current cell.
std::vector<std::string> codesOf(const SetWords& words)
{
    std::vector<std::string> codes;
    for (const Translations* translations : {&words.names, &words.descriptions})
        for (const auto& [code, text] : *translations)
            if (std::ranges::find(codes, code) == codes.end())
                codes.push_back(code);
    std::ranges::sort(codes);
    return codes;
}

// More can be written into the file.
QStringList commonCodes()
{
    return QStringLiteral(
               "af ar az be bg bn ca cs cy da de el en eo es et eu fa fi fil fr ga gl he hi hr hu hy id is "
               "it ja ka kk ko lt lv mk mn ms nb nl nn pl pt pt_BR ro ru sk sl sq sr sv sw ta te th tr uk "
               "ur uz vi zh zh_TW")
        .split(u' ');
}

} // namespace

void setTranslation(Translations& translations, const std::string& language, const std::string& text)
{
    const auto present = std::ranges::find(translations, language, &Translations::value_type::first);
    if (present == translations.end()) {
        if (!text.empty())
            translations.emplace_back(language, text);
    } else if (text.empty()) {
        translations.erase(present);
    } else {
        present->second = text;
    }
}

NamesTable::NamesTable(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , table_(new QTableWidget(0, kColumns, this))
    , add_(new ui::SettledChoice(this))
    , remove_(new QPushButton(this))
{
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->viewport()->installEventFilter(this);
    table_->setTabKeyNavigation(false);
    table_->setItemDelegate(new TextDelegate(table_));
    table_->setFixedHeight(table_->horizontalHeader()->sizeHint().height() +
                           kShownRows * table_->verticalHeader()->defaultSectionSize());
    setFocusProxy(table_);
    // Else every name is measured at once, in scripts that may have no font here.
    add_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    remove_->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_);
    layout->addWidget(add_);
    layout->addWidget(remove_, 0, Qt::AlignLeft);
    connect(table_, &QTableWidget::itemChanged, this,
            [this](const QTableWidgetItem* cell) { cellEdited(*cell); });
    connect(table_, &QTableWidget::currentCellChanged, this,
            [this](int row) { remove_->setEnabled(row >= 0); });
    auto* key = new QShortcut(QKeySequence::Delete, table_, this, &NamesTable::clearCell);
    key->setContext(Qt::WidgetShortcut);
    connect(remove_, &QPushButton::clicked, this, &NamesTable::remove);
    connect(add_, &QComboBox::activated, this, &NamesTable::add);
    connect(&document, &Document::changed, this, &NamesTable::showNames);
    retranslate();
}

void NamesTable::showNames()
{
    const QSignalBlocker quiet(table_);
    const std::vector<std::string> codes = codesOf(document_.words());
    table_->setRowCount(static_cast<int>(codes.size()));
    for (int row = 0; row < table_->rowCount(); ++row)
        showRow(row, codes[static_cast<std::size_t>(row)]);
    remove_->setEnabled(table_->currentRow() >= 0);
    spreadColumns();
}

// Each is as wide as its title at least; languages have what they need of the rest. Where there is none and
// the table is scrolled anyway, of half of it all.
void NamesTable::spreadColumns()
{
    const QHeaderView& header = *table_->horizontalHeader();
    const int all = table_->viewport()->width();
    const int least = header.sectionSizeHint(kLanguage);
    const int besideTitles = all - header.sectionSizeHint(kName) - header.sectionSizeHint(kDescription);
    const int room = besideTitles < least ? all / 2 : besideTitles;
    const int wanted = static_cast<const QAbstractItemView*>(table_)->sizeHintForColumn(kLanguage);
    const int language = std::max(least, std::min(wanted, room));
    const int rest = all - language;
    const int description = std::max(header.sectionSizeHint(kDescription), rest / 2);
    table_->setColumnWidth(kLanguage, language);
    table_->setColumnWidth(kDescription, description);
    table_->setColumnWidth(kName, std::max(header.sectionSizeHint(kName), rest - description));
}

bool NamesTable::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        spreadColumns();
    return QWidget::eventFilter(watched, event);
}

void NamesTable::showRow(int row, const std::string& code)
{
    // A cell that is kept keeps what is being typed in it.
    for (int column = 0; column < kColumns; ++column)
        if (!table_->item(row, column))
            table_->setItem(row, column, new QTableWidgetItem);
    QTableWidgetItem* language = table_->item(row, kLanguage);
    const QString key = QString::fromStdString(code);
    const QString native = ui::Languages::nativeName(key);
    language->setText(native.isEmpty() ? ui::shownName(key) : native);
    language->setToolTip(ui::toolTip(languageName(key)));
    language->setData(Qt::UserRole, key);
    language->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    const auto show = [&](int column, const Translations& translations) {
        const QString text = QString::fromStdString(textIn(translations, code));
        table_->item(row, column)->setText(ui::typedLine(text, longestIn(column)));
        table_->item(row, column)->setToolTip(ui::toolTip(text));
    };
    show(kName, document_.words().names);
    show(kDescription, document_.words().descriptions);
}

void NamesTable::commit()
{
    commitCell(*table_);
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall); // what cellEdited() puts off
}

// A row without any text goes.
void NamesTable::cellEdited(const QTableWidgetItem& cell)
{
    const std::string code = codeOf(cell.row());
    const std::string text = cell.text().trimmed().toStdString();
    const bool isName = cell.column() == kName;
    // The table is filled anew by it, after the view is done with its cell.
    QMetaObject::invokeMethod(
        this,
        [this, code, text, isName] {
            document_.changeWords(
                [isName] { return isName ? tr("Translate the name") : tr("Translate the description"); },
                [&](SetWords& set) { setTranslation(isName ? set.names : set.descriptions, code, text); });
        },
        Qt::QueuedConnection);
}

void NamesTable::add(int choice)
{
    const std::string code = add_->itemData(choice).toString().toStdString();
    add_->setCurrentIndex(0);
    if (code.empty())
        return;
    document_.changeWords([] { return tr("Translate the name"); },
                          [&](SetWords& set) {
                              if (textIn(set.names, code).empty())
                                  setTranslation(set.names, code, set.name.empty() ? "?" : set.name);
                          });
    for (int row = 0; row < table_->rowCount(); ++row) {
        if (codeOf(row) == code) {
            table_->setCurrentCell(row, kName);
            table_->editItem(table_->item(row, kName));
        }
    }
}

std::string NamesTable::codeOf(int row) const
{
    return table_->item(row, kLanguage)->data(Qt::UserRole).toString().toStdString();
}

void NamesTable::clearCell()
{
    if (table_->currentColumn() == kLanguage)
        remove();
    else if (QTableWidgetItem* cell = table_->currentItem())
        cell->setText(QString());
}

void NamesTable::remove()
{
    if (table_->currentRow() < 0)
        return;
    const std::string code = codeOf(table_->currentRow());
    commit(); // else what is being typed would come after it
    document_.changeWords([] { return tr("Remove a language"); },
                          [&](SetWords& set) {
                              setTranslation(set.names, code, {});
                              setTranslation(set.descriptions, code, {});
                          });
}

void NamesTable::retranslate()
{
    //: Title of a column
    table_->setHorizontalHeaderLabels(
        {tr("Language"),
         //: Title of a column: the name of the tile set or deck in a language
         tr("Name"),
         //: Title of a column: the description of the tile set or deck in a language
         tr("Description")});
    table_->setAccessibleName(tr("Name and description in other languages"));
    add_->clear();
    add_->addItem(tr("Add a language…"));
    for (const QString& code : commonCodes())
        add_->addItem(languageName(code), code);
    add_->setAccessibleName(tr("Add a language"));
    //: Button: removes the chosen language
    remove_->setText(tr("Remove"));
    remove_->setAccessibleName(tr("Remove a language"));
    showNames();
}

void NamesTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::desk
