// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/newgame.h"
#include "app/match/kind.h"
#include "ui/sets/installedsets.h"
#include "ui/work/background.h"

#include <QCoreApplication>

class QSettings;

namespace lodeline::goldrush {

class LearnedSets;

// Gold Rush as one of the kinds of games.
class GoldRush : public app::Kind
{
    Q_DECLARE_TR_FUNCTIONS(GoldRush)

public:
    // `store` outlives it. `sets` is the folder of the installed tile sets, `learned` that of what was
    // learned of tile sets; without one nothing is learned.
    explicit GoldRush(QSettings& store, QString sets = ui::InstalledSets::defaultFolder(),
                      ui::InstalledSets::Reading reading = ui::InstalledSets::Reading::Always,
                      const QString& learned = {});
    ~GoldRush() override;

    ui::InstalledSets& installedSets();                         // made when first asked for
    LearnedSets* learnedSets() const { return learned_.get(); } // nullptr where nothing is learned
    void prepare() override;

    std::string_view format() const override { return kRecordFormat; }
    QString name() const override;
    QString motto() const override;
    QString phrase(app::Phrase wanted) const override;

    Result<Opened> open(std::string_view record) const override;
    Result<std::shared_ptr<const app::SavedMatch>> read(std::string_view record) const override;

    app::Usual usual(QWidget* window) const override;
    QStringList usualPlayers() const override;
    app::Started setUp(QWidget* window) override;
    std::unique_ptr<app::Match> again(const app::Match& match, app::Rematch how) const override;

    bool teaches() const override { return true; }
    bool isNew() const override;
    bool hasLessonsLeft() const override;
    app::Started learn(QWidget* window) override;

    QStringList setSuffixes() const override;
    app::Started setUpWith(const QString& set, QWidget* window) override;
    app::Started offer(const QString& set, QWidget* window) override;
    void startEditor(QWidget* window) const override;
    QString faultOf(const app::Trial& trial) const override;
    app::Started startTrial(const app::Trial& trial, QWidget* window) const override;

    std::unique_ptr<app::Table> makeTable(app::Host& host, QWidget* window) const override;
    app::BackdropMaker backdrop() const override;
    QString rulesHtml() const override;
    QString keysHtml(const ui::KeyText& keys) const override;
    app::Started startExample(const QString& name) const override;
    ui::HelpBrowser* makeHelpBrowser(QWidget* parent) const override;

private:
    NewGame lastGame() const;
    NewGame usualGame() const;
    app::Started ask(NewGame game, QWidget* window);

    QSettings& store_;
    const QString sets_;
    const ui::InstalledSets::Reading reading_;
    std::unique_ptr<ui::InstalledSets> installed_;
    const std::unique_ptr<LearnedSets> learned_;
    ui::Background tidying_; // of the pictures of sets that are gone
};

// A match of a new game, by what is known of its tile set; the problems are those of the set.
app::Started makeMatch(const NewGame& game, LearnedSets* learned = nullptr);

} // namespace lodeline::goldrush
