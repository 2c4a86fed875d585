// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"
#include "engine/core/problem.h"

#include <QMimeData>

// Cards on their way from one deck to another: on the clipboard and under the pointer.
namespace lodeline::boomtown::editor {

QString cardsMimeType();
// Also as text that people can send each other: a deck of these cards. The caller owns the result.
QMimeData* mimeOf(const std::vector<Card>& cards);
// The problems where the data holds no cards; text of a whole deck gives its cards.
Result<std::vector<Card>> cardsOf(const QMimeData& data);

} // namespace lodeline::boomtown::editor
