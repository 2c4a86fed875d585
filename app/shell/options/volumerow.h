// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QSlider;

namespace lodeline::app {

// A slider for how loud something is, and below it what keeps it from being heard.
class VolumeRow : public QWidget
{
    Q_OBJECT

public:
    explicit VolumeRow(QWidget* parent = nullptr);

    void setVolume(int percent);              // 0 to 100
    void setTrouble(const QString& sentence); // empty for none
    QString trouble() const;
    QSlider* slider() const { return slider_; }

signals:
    // By whoever moves the slider.
    void volumeChosen(int percent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* label_;
    QSlider* slider_;
    QLabel* trouble_;
};

} // namespace lodeline::app
