// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/table/savedgame.h"

#include "app/goldrush/session/boardpicture.h"
#include "app/goldrush/session/recordfile.h"

namespace lodeline::goldrush {
namespace {

class SavedGame : public app::SavedMatch
{
public:
    SavedGame(GameRecord record, Game position)
        : record_(std::move(record))
        , position_(std::move(position))
    {
    }

    std::string_view format() const override { return kRecordFormat; }
    std::string text() const override { return writeRecord(record_); }
    QStringList players() const override { return playersOf(record_); }
    int turns() const override { return static_cast<int>(record_.moves.size()); }
    bool isOver() const override { return position_.phase() == Game::Phase::Over; }
    QString subject() const override { return QString::fromStdString(record_.tileset.name); }
    QImage picture(QSize size, qreal devicePixelRatio, const art::Theme& theme) const override
    {
        return boardPicture(position_, size, devicePixelRatio, theme);
    }

private:
    GameRecord record_;
    Game position_;
};

} // namespace

Result<std::shared_ptr<const app::SavedMatch>> readSavedGame(std::string_view record)
{
    Result<LoadedRecord> loaded = parseRecord(record, Texts::Mended);
    if (!loaded)
        return tl::unexpected(std::move(loaded.error()));
    return replay(loaded->record).map([&loaded](Game position) -> std::shared_ptr<const app::SavedMatch> {
        return std::make_shared<SavedGame>(std::move(loaded->record), std::move(position));
    });
}

} // namespace lodeline::goldrush
