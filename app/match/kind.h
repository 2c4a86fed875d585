// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/backdrop.h"
#include "app/match/match.h"
#include "app/match/phrase.h"
#include "app/match/rematch.h"
#include "app/match/savedmatch.h"
#include "app/match/trial.h"
#include "engine/core/problem.h"
#include "ui/keys/keytext.h"
#include "ui/wording/words.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <memory>

class QWidget;

namespace lodeline::ui {
class HelpBrowser;
} // namespace lodeline::ui

namespace lodeline::app {

class Host;
class Table;

// Why no match came about, for the user: the problems of a file, or a sentence.
struct Fault
{
    QString file = {};
    Problems problems = {};
    QString sentence = {}; // where there are no problems
};

// A match to be played; nullptr when the user does not want one after all.
using Started = tl::expected<std::unique_ptr<Match>, Fault>;

// What is played without a question, and what is to be told of it: nothing where it is as it was set up.
struct Usual
{
    Started started;
    ui::Words told = {};
};

// No kind reads larger records.
inline constexpr std::size_t kLargestRecord = 16U << 20; // bytes

// A kind of game. All that the window knows of a game it knows from here; the table of kinds is made once in
// main. What is not said to be asked in any thread belongs to the thread of the windows.
class Kind
{
public:
    virtual ~Kind() = default;

    // The program is about to show a window: begins what takes time, such as reading what is installed.
    virtual void prepare() {}

    // Of its records: "format" in the file. In any thread.
    virtual std::string_view format() const = 0;
    virtual QString name() const = 0;  // in the language of the window
    virtual QString motto() const = 0; // one sentence that invites to play
    // In the language of the window; empty where it has no such thing.
    virtual QString phrase(Phrase /*wanted*/) const { return {}; }

    struct Opened
    {
        std::unique_ptr<Match> match;
        Problems mended; // what of the file was corrected and the user should know
    };
    // These two tell everything by problems and throw nothing.
    virtual Result<Opened> open(std::string_view record) const = 0;
    // For lists of games; in any thread.
    virtual Result<std::shared_ptr<const SavedMatch>> read(std::string_view record) const = 0;

    // What "Play" starts at once: the set-up of last time, with a person at the table.
    // Where its set cannot be read, another one is taken, and told. Nothing where the user did not wait until
    // it was read.
    virtual Usual usual(QWidget* window) const = 0;
    virtual QStringList usualPlayers() const = 0; // of that, ready to be shown
    // Asks for the players and options, and remembers them.
    virtual Started setUp(QWidget* window) = 0;
    // The same players and options, in another order of chance; of one of its own matches. Never nullptr.
    virtual std::unique_ptr<Match> again(const Match& match, Rematch how) const = 0;

    // Whether its board may be larger than what the window shows of it; else nothing offers to zoom.
    virtual bool zooms() const { return true; }

    // Whether it can be learned in lessons, whether whoever uses the program has yet to, and whether they
    // have not been through all of them.
    virtual bool teaches() const { return false; }
    virtual bool isNew() const { return false; }
    virtual bool hasLessonsLeft() const { return false; }
    // Begins a lesson; asks which where some were done.
    virtual Started learn(QWidget* /*window*/) { return nullptr; }

    // The endings of names of files, other than records, that it plays with, such as ".tileset.json".
    virtual QStringList setSuffixes() const { return {}; }
    // With such a file: asks for the players and options.
    virtual Started setUpWith(const QString& /*set*/, QWidget* /*window*/) { return nullptr; }
    // Such a file was dropped on the window: asks what is to be done with it, and does it.
    virtual Started offer(const QString& /*set*/, QWidget* /*window*/) { return nullptr; }
    // Opens the program that makes such files.
    virtual void startEditor(QWidget* /*window*/) const {}
    // What keeps a trial from being played with whatever set, as one sentence; empty when nothing does.
    virtual QString faultOf(const Trial& /*trial*/) const { return {}; }
    // Nothing where the user did not wait until its set was read.
    virtual Started startTrial(const Trial& /*trial*/, QWidget* /*window*/) const { return nullptr; }

    // Never nullptr.
    virtual std::unique_ptr<Table> makeTable(Host& host, QWidget* window) const = 0;
    // What lies behind the start page; nullptr for nothing.
    virtual BackdropMaker backdrop() const { return nullptr; }

    // Pages of help, as simple HTML; the browser knows the pictures that they name.
    virtual QString rulesHtml() const { return {}; }
    virtual QString keysHtml(const ui::KeyText& /*keys*/) const { return {}; }
    // What such a picture shows, to be played on; nullptr for a name that is not known.
    virtual Started startExample(const QString& /*name*/) const { return nullptr; }
    virtual ui::HelpBrowser* makeHelpBrowser(QWidget* parent) const;
};

} // namespace lodeline::app
