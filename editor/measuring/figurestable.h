// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include <functional>
#include <optional>
#include <vector>

namespace lodeline::desk {

// Figures in groups, those of what was measured beside those of what comes with the game.
class FiguresTable : public QTreeWidget
{
    Q_OBJECT

public:
    struct Row
    {
        QString name;
        QString hint;
        QString own;
        QString usual;
    };
    struct Group
    {
        QString name;
        std::vector<Row> rows;
    };

    explicit FiguresTable(QWidget* parent = nullptr);

protected:
    // The titles of the columns of figures.
    void retranslate(const QString& own, const QString& usual);
    void setGroups(const std::vector<Group>& groups); // always as many, with as many rows

private:
    void build(const std::vector<Group>& groups);
};

// How a row of figures of some kind is worded.
template <typename Figures>
struct FigureRow
{
    QString name;
    QString hint;
    std::function<QString(const Figures&)> text;
};
template <typename Figures>
struct FigureGroup
{
    QString name;
    std::vector<FigureRow<Figures>> rows;
};

// Both in words, a dash where they are not known.
template <typename Figures>
std::vector<FiguresTable::Group> sideBySide(const std::vector<FigureGroup<Figures>>& groups,
                                            const std::optional<Figures>& own,
                                            const std::optional<Figures>& usual)
{
    const auto text = [](const FigureRow<Figures>& row, const std::optional<Figures>& figures) {
        return figures ? row.text(*figures) : QStringLiteral("–");
    };
    std::vector<FiguresTable::Group> worded;
    for (const FigureGroup<Figures>& group : groups) {
        worded.push_back({group.name, {}});
        for (const FigureRow<Figures>& row : group.rows)
            worded.back().rows.push_back({row.name, row.hint, text(row, own), text(row, usual)});
    }
    return worded;
}

} // namespace lodeline::desk
