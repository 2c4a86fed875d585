// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/keyshelp.h"

#include "ui/plainlabel.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QGuiApplication>

namespace lodeline::app {
namespace {

using Entries = std::vector<ui::KeyEntry>;

struct KeysHelp
{
    Q_DECLARE_TR_FUNCTIONS(KeysHelp)
};

// Back and forward: the turns of a review run as the language reads, and so do these keys in the text.
QString stepKeys()
{
    const QString left = QStringLiteral("←");
    const QString right = QStringLiteral("→");
    return QGuiApplication::layoutDirection() == Qt::RightToLeft
               ? QStringLiteral("\u2067%1\u2069").arg(ui::listed({right, left}))
               : ui::leftToRight(ui::listed({left, right}));
}

Entries boardKeys(const ui::KeyText& keys)
{
    return {
        {keys(QStringLiteral("hint")), KeysHelp::tr("Show the three best moves")},
        {keys(QStringLiteral("why-not")),
         //: A row of the table of keys: what a key does
         KeysHelp::tr("Compare your planned move with the best one")},
        {keys(QStringLiteral("go-on")), KeysHelp::tr("Make the computer play now or continue")},
        {keys(QStringLiteral("next-pane")), KeysHelp::tr("Switch between the board, the panels and the log")},
    };
}

Entries gameKeys(const ui::KeyText& keys)
{
    return {
        //: What a key does, in a table of keys
        {keys(QStringLiteral("new")), KeysHelp::tr("New game")},
        {keys(QStringLiteral("open")), KeysHelp::tr("Open a game")},
        {keys(QStringLiteral("save")), KeysHelp::tr("Save the game")},
        {keys(QStringLiteral("undo")), KeysHelp::tr("Undo a turn")},
        {keys(QStringLiteral("redo")), KeysHelp::tr("Redo a turn")},
        {keys(QStringLiteral("review")), KeysHelp::tr("Review the game")},
        {keys(QStringLiteral("go-back")), KeysHelp::tr("Go back to the original game")},
    };
}

Entries windowKeys(const ui::KeyText& keys)
{
    return {
        {ui::orKeys({}, {keys(QStringLiteral("side")), keys(QStringLiteral("log"))}),
         KeysHelp::tr("Show or hide the panel or the log")},
        {ui::orKeys({}, {keys(QStringLiteral("float-side")), keys(QStringLiteral("float-log"))}),
         KeysHelp::tr("Move the panel or the log to its own window")},
        //: What a key does, in a table of keys
        {keys(QStringLiteral("fullscreen")), KeysHelp::tr("Full screen")},
        {keys(QStringLiteral("sounds")), KeysHelp::tr("Switch the sounds on or off")},
        {keys(QStringLiteral("find-command")), KeysHelp::tr("Find a command by its name")},
        {keys(QStringLiteral("settings")),
         KeysHelp::tr("Open the settings, where these keys can be changed")},
        {keys(QStringLiteral("keyboard")), KeysHelp::tr("Show these keys")},
        {keys(QStringLiteral("quit")), KeysHelp::tr("Quit; your game is kept")},
    };
}

Entries reviewKeys()
{
    return {
        {stepKeys(), KeysHelp::tr("Go back or forward one turn")},
        //: Keys
        {KeysHelp::tr("Home, End"), KeysHelp::tr("Go to the start or to the last turn")},
        {QStringLiteral("B"), KeysHelp::tr("Show or hide the better move on the board")},
        {QStringLiteral("D"), KeysHelp::tr("Switch between points and chances")},
        //: A key
        {KeysHelp::tr("Esc"), KeysHelp::tr("Close the review")},
    };
}

QString tableOf(const QString& title, std::initializer_list<Entries> parts)
{
    Entries all;
    for (const Entries& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return ui::heading(title) + ui::keyTable(all);
}

} // namespace

QString keysHelp(const OwnKeys& own, const ui::KeyText& keys)
{
    //: Heading above a table of keys
    return tableOf(KeysHelp::tr("On the board"), {own.board, boardKeys(keys)}) +
           //: Heading above a table of keys
           tableOf(KeysHelp::tr("In the window"), {gameKeys(keys), own.window, windowKeys(keys)}) +
           //: Heading above a table of keys
           tableOf(KeysHelp::tr("In the review"), {reviewKeys()});
}

} // namespace lodeline::app
