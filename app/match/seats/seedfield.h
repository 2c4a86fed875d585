// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <cstdint>
#include <optional>

namespace lodeline::app {

// Where a set-up takes the seed of a game: digits, or nothing for a new one. A file that is dropped on it is
// for the dialog around it.
class SeedField : public QLineEdit
{
    Q_OBJECT

public:
    explicit SeedField(QWidget* parent = nullptr);

    void setSeed(const std::optional<std::uint64_t>& seed);
    // Nothing where the field is empty or at fault.
    std::optional<std::uint64_t> seed() const;
    bool isAtFault() const; // not empty, and no number of 64 bits

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
};

} // namespace lodeline::app
