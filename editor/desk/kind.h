// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/command.h"
#include "editor/desk/content.h"
#include "engine/core/problem.h"

#include <memory>

class QWidget;

namespace lodeline::desk {

class Desk;

// A kind of things that are edited. All that the window knows of one it knows from here; the table of kinds
// is made once in main. What is not said to be asked in any thread belongs to the thread of the windows.
class Kind
{
public:
    virtual ~Kind() = default;

    virtual std::string_view format() const = 0; // "format" in its files; in any thread
    virtual QString suffix() const = 0;          // of the names of its files, such as ".tileset.json"
    // The same of files with pictures beside the text; empty where there are none.
    virtual QString pictureSuffix() const { return {}; }
    // These two in the language of the window; empty where it has no such thing.
    virtual QString phrase(Phrase wanted) const = 0;
    virtual CommandWords words(Command command) const = 0;
    // What keys and mouse do in its drawing, as rows of a table in HTML.
    virtual QString keysHtml() const = 0;
    // Its chapters of the handbook, as simple HTML. Parts of its desks name their anchors by ui::setTopic();
    // pictures have addresses such as "picture:lab" (resources/handbook, by language).
    virtual QString handbookHtml() const { return {}; }

    // These tell everything by problems and throw nothing. In any thread.
    virtual Result<ContentPtr> read(std::string_view text) const = 0; // a draft may have errors in it
    virtual Result<ContentPtr> readKept(const QJsonObject& kept) const = 0;

    virtual ContentPtr empty() const = 0;
    // Asks what a new one begins as; nullptr when the user does not want one after all.
    virtual ContentPtr askForNew(QWidget* window) const = 0;
    // Something to practise on, with a tour through the first steps; nullptr where there is none.
    virtual Desk* makeTour(const QString& /*sideFolder*/) { return nullptr; }
    // The caller owns it. `sideFolder` is where unsaved changes are kept safe.
    virtual Desk* makeDesk(const Content& content, const QString& sideFolder) = 0;
};

} // namespace lodeline::desk
