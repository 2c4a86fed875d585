// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/translating/formseditor.h"
#include "ui/translating/textpanel.h"
#include "ui/translating/translatortools.h"

#include <QPlainTextEdit>

namespace lodeline::test {

// Lets a window be translated, and types a German word there that is not saved.
inline void typeTranslation(const QObject& window)
{
    const auto* translators = window.findChild<ui::TranslatorTools*>();
    translators->where()->trigger();
    ui::FormsEditor& words = *translators->panel()->editor();
    ui::CatalogueText text;
    text.source = "Quit";
    words.show(text, QStringLiteral("de"), false);
    words.fields().front()->setPlainText(QStringLiteral("Ende"));
}

} // namespace lodeline::test
