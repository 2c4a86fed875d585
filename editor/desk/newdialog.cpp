// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/newdialog.h"

#include "editor/desk/lengthnote.h"
#include "ui/plain/entry.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::desk {

NewDialog::NewDialog(Texts texts, Beginning plain, std::vector<Beginning> (*others)(), QWidget* parent)
    : QDialog(parent)
    , texts_(std::move(texts))
    , beginnings_{std::move(plain)}
    , nameLabel_(new ui::Label(this))
    , name_(new QLineEdit(this))
    , heading_(new ui::Label(this))
    , choices_(new QListWidget(this))
{
    arrange();
    retranslate();
    choices_->setCurrentRow(0);
    reading_.run(others, [this](const std::vector<Beginning>& found) {
        beginnings_.insert(beginnings_.end(), found.begin(), found.end());
        showBeginnings();
        emit read();
    });
}

void NewDialog::arrange()
{
    auto* form = new QFormLayout;
    form->addRow(nameLabel_, name_);
    form->addRow(new LengthNote(*name_, ui::kLongestName, this));
    nameLabel_->setBuddy(name_);
    ui::takePlainText(name_, ui::kLongestName);
    heading_->setBuddy(choices_);
    choices_->setWordWrap(true);
    choices_->setSpacing(2);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    create_ = buttons->button(QDialogButtonBox::Ok);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(heading_);
    layout->addWidget(choices_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(choices_, &QListWidget::itemActivated, this, &QDialog::accept);
}

QString NewDialog::inTwoLines(const QString& name, const QString& more)
{
    return QStringLiteral("%1\n%2").arg(name, more);
}

const Content& NewDialog::chosen() const
{
    return *beginnings_[static_cast<std::size_t>(choices_->currentRow())].content;
}

void NewDialog::name(SetWords& words) const
{
    const QString typed = name_->text().trimmed();
    if (typed.isEmpty())
        return;
    words.name = typed.toStdString();
    words.names.clear();
    words.description.clear();
    words.descriptions.clear();
}

void NewDialog::retranslate()
{
    setWindowTitle(texts_.title());
    //: Label of a field: the name of the new tile set or deck
    nameLabel_->setText(tr("&Name"));
    name_->setPlaceholderText(texts_.nameHint());
    //: Label of a list: the tile set or deck from which the new one is made
    heading_->setText(tr("&Start from"));
    //: Name of a list for screen readers: the tile set or deck from which the new one is made
    choices_->setAccessibleName(tr("Start from"));
    //: Button: creates the new tile set or deck
    create_->setText(tr("Cr&eate"));
    showBeginnings();
}

void NewDialog::showBeginnings()
{
    for (std::size_t i = 0; i < beginnings_.size(); ++i) {
        const auto row = static_cast<int>(i);
        if (row == choices_->count())
            choices_->addItem(QString());
        choices_->item(row)->setText(beginnings_[i].text());
    }
}

void NewDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace lodeline::desk
