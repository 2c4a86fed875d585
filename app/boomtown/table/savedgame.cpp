// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/table/savedgame.h"

#include "app/boomtown/session/townpicture.h"

namespace lodeline::boomtown {
namespace {

class SavedGame : public app::SavedMatch
{
public:
    SavedGame(GameRecord record, bool over)
        : record_(std::move(record))
        , over_(over)
    {
    }

    std::string_view format() const override { return kRecordFormat; }
    std::string text() const override { return writeRecord(record_); }
    QStringList players() const override
    {
        QStringList names;
        for (const RecordedPlayer& player : record_.players)
            names << QString::fromStdString(player.name);
        return names;
    }
    int turns() const override { return static_cast<int>(record_.moves.size()); }
    bool isOver() const override { return over_; }
    QString subject() const override { return QString::fromStdString(record_.deck.name); }
    QImage picture(QSize size, qreal devicePixelRatio, const art::Theme& theme) const override
    {
        return townPicture(record_.deck, laidCards(record_), size, devicePixelRatio, theme);
    }

private:
    GameRecord record_;
    bool over_;
};

} // namespace

Result<std::shared_ptr<const app::SavedMatch>> readSavedGame(std::string_view record)
{
    Result<LoadedRecord> loaded = parseRecord(record, Texts::Mended);
    if (!loaded)
        return tl::unexpected(std::move(loaded.error()));
    return replay(loaded->record).map([&loaded](const Game& game) -> std::shared_ptr<const app::SavedMatch> {
        return std::make_shared<SavedGame>(std::move(loaded->record), game.phase() == Game::Phase::Over);
    });
}

} // namespace lodeline::boomtown
