// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lodeline::desk {

class EditorActions;

// What shows while no set is open: how to begin, and the files of last time.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(EditorActions* actions, QWidget* parent = nullptr);

    void setRecentFiles(const QStringList& paths);
    void setTourOffered(bool offered);

signals:
    void fileRequested(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    QPushButton* tour_;
    QLabel* title_;
    QLabel* text_;
    QLabel* recentTitle_;
    QVBoxLayout* recent_;
};

} // namespace lodeline::desk
