// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace lodeline::goldrush {

class Eyes;

// The staring duel by which those who share a win may settle it among themselves (R7.5): they look into each
// other's eyes, and whoever blinks is out. It tells who stayed; the game knows nothing of it.
class StaringDuel : public QWidget
{
    Q_OBJECT

public:
    enum class Stage { Offered, Counting, Staring, Settled };
    struct Duellist
    {
        QString name;
        QString colour;
    };
    static constexpr int kCount = 700; // ms

    explicit StaringDuel(QWidget* parent = nullptr);

    // Offers a duel among these, two or more.
    void offer(const std::vector<Duellist>& duellists);
    // Counts down from three.
    void begin(int millisecondsPerCount = kCount);
    // Stage Staring: one of them is out; the last one stays the winner.
    void blink(int duellist);

    Stage stage() const { return stage_; }
    std::optional<int> winner() const; // stage Settled
    // What is to be done or has come out, as it is shown.
    QString text() const;

signals:
    void stageChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Side
    {
        Duellist who;
        QWidget* column = nullptr;
        Eyes* eyes = nullptr;
        QPushButton* blinked = nullptr;
        bool out = false;
    };

    void clear();
    void addSide(const Duellist& who);
    void count();
    void show(Stage stage);
    void retranslate();
    QString winnerName() const;

    Stage stage_ = Stage::Offered;
    int left_ = 0; // counts until the duel begins
    QTimer timer_;
    std::vector<Side> sides_;
    QWidget* arena_;
    QHBoxLayout* row_;
    QLabel* text_;
    QPushButton* begin_;
};

} // namespace lodeline::goldrush
