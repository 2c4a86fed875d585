// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/lengthnote.h"

#include <QEvent>
#include <QLineEdit>

namespace lodeline::desk {

LengthNote::LengthNote(QLineEdit& field, int longest, QWidget* parent)
    : ui::Label(parent)
    , field_(field)
    , longest_(longest)
{
    setWordWrap(true);
    hide();
    connect(&field, &QLineEdit::inputRejected, this, [this] { tell(true); });
    connect(&field, &QLineEdit::textChanged, this, [this] { tell(false); });
    retranslate();
}

void LengthNote::tell(bool isCut)
{
    if (isCut == isCut_)
        return;
    isCut_ = isCut;
    setVisible(isCut);
    field_.setAccessibleDescription(isCut ? text() : QString());
}

void LengthNote::retranslate()
{
    //: Below a field in which more was typed or pasted than it takes
    setText(tr("At most %Ln character(s) fit here. The rest was left out.", nullptr, longest_));
    if (isCut_)
        field_.setAccessibleDescription(text());
}

bool LengthNote::event(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return ui::Label::event(event);
}

} // namespace lodeline::desk
