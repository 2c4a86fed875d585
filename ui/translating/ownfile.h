// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/languages/cataloguefile.h"

namespace lodeline::ui {

// The file of a catalogue (*.ts) with other words for one text, everything else as it stood, byte for byte.
// `bytes` may be empty: then it begins with this text. The text brings its forms and its state; without forms
// it becomes a gap, which other catalogues fill. A file that cannot be read is refused with its problems, as
// is one that is not written in UTF-8.
Result<QByteArray> withText(const QByteArray& bytes, const QString& language, const CatalogueText& text);

} // namespace lodeline::ui
