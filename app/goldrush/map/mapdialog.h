// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/map/mapcontent.h"
#include "ui/wording/words.h"

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSettings;
class QSpinBox;

namespace lodeline::ui {
class ExportRunner;
} // namespace lodeline::ui

namespace lodeline::goldrush {

// Writes the map of a game to a file: PDF, SVG or PNG, at the size that is wanted on paper. Runs in the
// background and can be cancelled.
class MapDialog : public QDialog
{
    Q_OBJECT

public:
    // `store` remembers the folder and outlives it.
    MapDialog(MapContent content, QSettings& store, QWidget* parent = nullptr);
    ~MapDialog() override;

    const MapContent& content() const { return content_; }
    MapFormat format() const;
    MapOptions options() const;
    // Without asking for a file.
    void exportTo(const QString& path);
    // What the last export has come to.
    QString outcome() const;

signals:
    void exported(const QString& path);
    void failed(const QString& sentence); // shown to the user already

public slots:
    void done(int result) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void showMeasures();
    void ask();
    void finish(bool done, const QString& error);
    void tellOutcome(ui::Words words);
    void retranslate();

    const MapContent content_;
    QSettings& store_;
    QString target_; // of the export that runs
    ui::ExportRunner* runner_;
    QLabel* formatLabel_;
    QComboBox* format_;
    QLabel* sizeLabel_;
    QComboBox* size_;
    QLabel* tileLabel_;
    QDoubleSpinBox* tile_;
    QLabel* dpiLabel_;
    QSpinBox* dpi_;
    QLabel* measures_;
    QLabel* outcome_;
    ui::Words outcomeWords_;
    QPushButton* export_;
    QPushButton* close_;
};

} // namespace lodeline::goldrush
