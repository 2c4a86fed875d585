// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace lodeline::app {

struct SeatKinds;

// Chooses who plays a seat: a person or a computer player of some level. A computer player of another kind,
// as records of the command line have it, is offered beside them once it was set. Each level has a face.
class KindCombo : public QComboBox
{
    Q_OBJECT

public:
    // `kinds` outlives it.
    explicit KindCombo(const SeatKinds& kinds, QWidget* parent = nullptr);

    void setKind(const QString& kind);
    QString kind() const { return currentData().toString(); }

signals:
    void kindChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void add(const QString& kind);
    void retranslate();
    void paintFaces();

    const SeatKinds& kinds_;
};

} // namespace lodeline::app
