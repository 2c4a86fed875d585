// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/session/newgame.h"
#include "app/match/kind.h"

#include <QCoreApplication>

class QSettings;

namespace lodeline::boomtown {

// Boomtown as one of the kinds of games.
class Boomtown : public app::Kind
{
    Q_DECLARE_TR_FUNCTIONS(Boomtown)

public:
    // `store` outlives it.
    explicit Boomtown(QSettings& store);

    std::string_view format() const override { return kRecordFormat; }
    QString name() const override;
    QString motto() const override;
    QString phrase(app::Phrase wanted) const override;

    Result<Opened> open(std::string_view record) const override;
    Result<std::shared_ptr<const app::SavedMatch>> read(std::string_view record) const override;

    app::Usual usual(QWidget* window) const override;
    QStringList usualPlayers() const override;
    app::Started setUp(QWidget* window) override;
    bool zooms() const override { return false; } // all is always in view
    std::unique_ptr<app::Match> again(const app::Match& match, app::Rematch how) const override;

    QStringList setSuffixes() const override;
    app::Started setUpWith(const QString& set, QWidget* window) override;
    app::Started offer(const QString& set, QWidget* window) override;
    QString faultOf(const app::Trial& trial) const override;
    void startEditor(QWidget* window) const override;
    app::Started startTrial(const app::Trial& trial, QWidget* window) const override;

    std::unique_ptr<app::Table> makeTable(app::Host& host, QWidget* window) const override;
    app::BackdropMaker backdrop() const override;
    QString rulesHtml() const override;
    QString keysHtml(const ui::KeyText& keys) const override;
    ui::HelpBrowser* makeHelpBrowser(QWidget* parent) const override;

private:
    NewGame usualGame() const;
    app::Started ask(NewGame game, QWidget* window);
    app::Started askWith(const QString& set, QWidget* window);
    static bool wantsToPlay(const QString& set, QWidget* window);

    QSettings& store_;
};

// A match of a new game; the problems are those of its deck.
app::Started makeMatch(const NewGame& game);

} // namespace lodeline::boomtown
