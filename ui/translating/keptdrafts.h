// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/safe/safefile.h"
#include "ui/translating/spokentexts.h"

#include <QList>

namespace lodeline::ui {

// What a translator has typed and not saved, kept in a file so that a crash costs nothing. Of programs that
// run at a time the first one has the file; the others keep nothing.
class KeptDrafts
{
public:
    static constexpr std::size_t kMostBytes = std::size_t{1} << 20; // of the file; more is not kept

    // From now on the file in this folder is meant, which is made when it is missing. Returns what was left
    // there: of each text what tells it from others, its words, and whether it is read. What cannot be used
    // is put aside.
    QList<TypedText> begin(const QString& folder);
    // All there are. Does nothing without a file.
    void keep(const QList<TypedText>& drafts);

    static QString fileIn(const QString& folder);

private:
    SafeFile file_{SafeFile::Older::Replaced};
};

} // namespace lodeline::ui
