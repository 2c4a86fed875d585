// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/languages/texts.h"

#include <QStringList>

#include <functional>

namespace lodeline::test {

// What is wrong with the texts of windows after the language was switched, as "QLabel.text: …"; `names` are
// those that no language changes.

// To English: whatever has a mark of the made-up language of before.
QStringList leftOver(const std::vector<Said>& said, const QStringList& names);
// To the made-up language of letters of Arabic: whatever has a word of others.
QStringList leftOut(const std::vector<Said>& said, const QStringList& names);

// What people have typed into the fields of a window, and the names of languages in its lists.
QStringList namesIn(const QWidget& window);

// Judges until nothing is wrong any more, as some words come from the background, or for some seconds.
QStringList judged(const std::function<QStringList()>& judge);

// Says each once, as Qt Test cuts long messages off; whether there are none.
bool areNone(QStringList wrong);

} // namespace lodeline::test
