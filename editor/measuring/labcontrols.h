// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/measuring/labsettings.h"

#include <QElapsedTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QIntValidator;
class QLabel;
class QLayout;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace lodeline::desk {

// What is to be played, the button that starts and cancels it, and how far it has come.
class LabControls : public QWidget
{
    Q_OBJECT

public:
    explicit LabControls(LabOffer offer, QWidget* parent = nullptr);

    LabSettings settings() const;
    void setSettings(const LabSettings& settings);

    // Why nothing can be played, or an empty text.
    void setHindrance(const QString& why);
    void begin();
    void setProgress(int done, int total);
    void end();

signals:
    void runRequested();
    void cancelRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void setUpFields();
    QLayout* makeRow();
    void retranslateGames();
    void retranslate();
    void showProgress();
    QWidget* makeProgress();

    const LabOffer offer_;

    // In the order of the tab key.
    QLabel* playersLabel_;
    QSpinBox* players_;
    QLabel* levelLabel_;
    QComboBox* level_;
    QLabel* gamesLabel_;
    QComboBox* games_;
    QIntValidator* gamesRange_;
    QCheckBox* compares_;
    QPushButton* run_;
    QProgressBar* bar_;
    QLabel* left_;
    QElapsedTimer clock_;
    QString hindrance_;
    int done_ = 0;
    int total_ = 0;
    bool running_ = false;
};

} // namespace lodeline::desk
