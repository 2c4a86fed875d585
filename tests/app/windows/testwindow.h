// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/program/settings.h"
#include "app/shell/mainwindow.h"
#include "tests/ui/nextdialog.h"
#include "ui/appearance.h"
#include "ui/languages.h"

#include <QTemporaryDir>

#include <memory>

namespace lodeline::test {

// A main window with settings and autosave of its own, animation off, in English. Two people play unless the
// settings are told otherwise.
class TestWindow
{
public:
    TestWindow();
    ~TestWindow();

    goldrush::MainWindow* operator->() const { return window_.get(); }
    goldrush::MainWindow& operator*() const { return *window_; }
    goldrush::Settings& settings() { return *settings_; }
    ui::Languages& languages() { return languages_; }
    goldrush::GameSession& session() const { return *window_->openGame().session(); }
    QString path(const QString& name) const { return folder_.filePath(name); }

    // A game of two people whose tiles are always the same.
    void play(std::uint64_t seed = 7) const;
    // Ends the window as a crash would leave its files, and starts another on the same folder.
    void restart();

private:
    void start();

    QTemporaryDir folder_;
    std::unique_ptr<goldrush::Settings> settings_;
    ui::Languages languages_;
    ui::Appearance appearance_;
    std::unique_ptr<goldrush::MainWindow> window_;
};

} // namespace lodeline::test
