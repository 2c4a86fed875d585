// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/measuring/labsettings.h"
#include "engine/core/problem.h"
#include "ui/work/progress.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QTabWidget;

namespace lodeline::desk {

class LabControls;

// A lab around the pages that show its numbers: what is to be played, how far it is, whether the numbers are
// of an older state, their export.
class LabFrame : public QWidget
{
    Q_OBJECT

public:
    LabSettings settings() const;
    void setSettings(const LabSettings& settings);
    void run();
    virtual void cancel() = 0;
    virtual bool isRunning() const = 0;

    int heightForWidth(int width) const override; // px, at least: the pages are as high as there is room

    // Writes what is shown as CSV when the name ends so, else as JSON; the reason if that fails, empty where
    // the worker was stopped.
    ui::Exported exportTo(const QString& path, const ui::Worker& worker = ui::atOnce) const;
    // Where the export begins that was not asked for before: the folder of what is edited, empty if none.
    void setHome(std::function<QString()> home) { home_ = std::move(home); }
    QString proposedExport(const QString& suffix) const;
    // What is edited has changed since these games were played; empty where it has not.
    QString outdatedText() const;

signals:
    void aboutToRun(); // what is being typed elsewhere has to be in what is measured
    void ended(bool complete);

protected:
    enum class Phrase {
        Invitation, // nothing has been played yet
        Outdated,   // what is edited has changed since
        Unplayable, // with %1 for the reason
        FileName,   // of what is exported, with %1 for the name of what was measured
    };

    LabFrame(LabOffer offer, QWidget* parent);

    void addPage(QWidget* page, ui::Words title);
    // What is edited has these problems, or is otherwise not what it was.
    void judged(const Problems& problems);
    void showState();

    virtual QString phrase(Phrase wanted) const = 0;
    virtual void start(const LabSettings& settings) = 0; // forgets what was measured
    virtual int gamesPlayed() const = 0;
    virtual bool isOutdated() const = 0;      // asked where games were played, as the next three
    virtual std::string measured() const = 0; // the name of what was measured
    virtual std::string table() const = 0;    // all numbers as CSV
    virtual std::string document() const = 0; // all numbers as JSON

    // As the games go on.
    void setProgress(int done, int total);
    void end(bool complete);

    virtual void retranslate();
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHead();
    QString stateText() const;
    QString fileName() const;
    void chooseExport(const QString& suffix);

    LabSettings ran_;
    bool complete_ = false;
    QString hindrance_; // why what is edited cannot be played
    Problems problems_;
    QString folder_; // of the last export
    std::function<QString()> home_ = [] { return QString(); };
    std::vector<ui::Words> titles_; // of the pages

    // In the order of the tab key.
    LabControls* controls_;
    QLabel* notice_;
    QLabel* state_;
    QPushButton* csv_;
    QPushButton* json_;
    QTabWidget* tabs_;
};

} // namespace lodeline::desk
