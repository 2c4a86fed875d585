// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include <vector>

namespace lodeline::app {

// The turning points of a game in words, in the order of play; numbered by their turns, as on the chart: more
// of them may be found yet.
class TurningList : public QListWidget
{
    Q_OBJECT

public:
    struct Entry
    {
        int position = 0;
        QString title; // "Turn 31: Ann"
        QString text;
        QString colour; // of the player

        friend bool operator==(const Entry&, const Entry&) = default;
    };

    explicit TurningList(QWidget* parent = nullptr);

    void setEntries(const std::vector<Entry>& entries);
    // Chooses the entry of a position, or none.
    void setPosition(int position);
    // Stands there as long as there is no entry.
    void setPlaceholder(const QString& text);
    const QString& placeholder() const { return placeholder_; }
    // Keeps the chosen entry in sight, which other texts and widths move away.
    void doItemsLayout() override;

signals:
    void positionChosen(int position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    std::vector<Entry> entries_;
    QString placeholder_;
};

} // namespace lodeline::app
