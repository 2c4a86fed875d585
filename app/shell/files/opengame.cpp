// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/files/opengame.h"

#include "app/shell/files/gamefile.h"
#include "ui/files.h"
#include "ui/problemtext.h"
#include "ui/work/intime.h"

#include <QFileInfo>
#include <QLockFile>
#include <QPointer>

#include <memory>
#include <utility>

namespace lodeline::app {
namespace {

bool liesIn(const QString& path, const QString& folder)
{
    return QFileInfo(path).canonicalPath() == QFileInfo(folder).canonicalFilePath();
}

// All that is read of a game to go on with.
struct GameToGoOn
{
    Result<QByteArray> record;
    std::optional<SavedAs::File> saved;
    std::optional<SavedAs::File> original;
    std::optional<SavedAs::File> savedOriginal;
};

} // namespace

OpenGame::OpenGame(const Kinds& kinds, const QString& autosaveFolder, QObject* parent)
    : QObject(parent)
    , kinds_(kinds)
    , interrupted_(autosaveFolder, kinds)
    , savedAs_(autosaveFolder)
    , finished_(interrupted_.folders().finished)
{
    connect(&autosave_, &Autosave::failed, this, &OpenGame::autosaveFailed);
    connect(&autosave_, &Autosave::saved, this, &OpenGame::autosaved);
}

OpenGame::~OpenGame()
{
    putAway();
}

Kind* OpenGame::kind() const
{
    return match_ ? kinds_.ofFormat(match_->format()) : nullptr;
}

void OpenGame::start(std::unique_ptr<Match> match)
{
    const bool isAside = match->isExercise();
    if (isAside && match_ && !match_->isExercise())
        keepOriginal();
    put(std::move(match), {.isCourse = isAside});
}

void OpenGame::startTrial(std::unique_ptr<Match> match)
{
    put(std::move(match), {.trial = true});
}

void OpenGame::startAgain(Rematch how)
{
    put(kind()->again(*match_, how), {.trial = trial_});
}

Result<Problems> OpenGame::open(const QString& path)
{
    return readGameFile(path).and_then([&](const QByteArray& bytes) { return open(path, bytes); });
}

Result<Problems> OpenGame::open(const QString& path, const QByteArray& bytes)
{
    return gameOf(ui::view(bytes), kinds_).map([&](Kind::Opened opened) {
        put(std::move(opened.match), originOfFile(path, bytes));
        return std::move(opened.mended);
    });
}

tl::expected<void, QString> OpenGame::goOn(const QString& file, const Reader& reader)
{
    const InterruptedGame* game = interrupted_.find(file);
    std::unique_ptr<QLockFile> lock = game ? Autosave::lockOf(file) : nullptr;
    if (!lock)
        return tl::unexpected(tr("The game is open in another window or no longer exists."));
    const InterruptedGame listed = *game; // the list may change while files are read
    const auto found = std::make_shared<GameToGoOn>();
    const auto original = savedAs_.memoryOf(listed.file, SavedAs::Which::Original);
    // Another program may have played on with it since it was listed.
    const auto read = [file = listed.file, found, original, saved = savedAs_.memoryOf(listed.file),
                       savedOriginal = savedAs_.memoryOf(original.path)] {
        *found = {readGameFile(file), SavedAs::fileOf(saved), SavedAs::fileOf(original),
                  SavedAs::fileOf(savedOriginal)};
    };
    if (!reader(read))
        return tl::unexpected(QString());
    return found->record.and_then([this](const QByteArray& bytes) { return gameOf(ui::view(bytes), kinds_); })
        .map([&](Kind::Opened opened) {
            originals_ = originalOf(found->original, std::move(found->savedOriginal));
            Origin origin = originOfAutosave(listed.file, listed.isTrial, std::move(found->saved));
            origin.lock = std::move(lock);
            put(std::move(opened.match), std::move(origin));
        })
        .map_error([](const Problems& problems) { return ui::problemText(problems.front()); });
}

void OpenGame::branch(std::unique_ptr<Match> match)
{
    const SavedAs::File original = match_ ? keepOriginal() : SavedAs::File{};
    put(std::move(match), {.modified = true, .trial = trial_, .isCourse = true});
    if (!original.path.isEmpty())
        savedAs_.remember(autosave_.file(), original, SavedAs::Which::Original);
}

SavedAs::File OpenGame::keepOriginal()
{
    std::string record = match_->recordText()();
    SavedAs::File original = place(record);
    originals_.push_back({std::move(record),
                          {.path = path_,
                           .bytes = bytes_,
                           .modified = modified_,
                           .trial = trial_,
                           .stored = autosave_.file(),
                           .isCourse = true,
                           .kept = kept_,
                           .isKeptFromBefore = isKeptFromBefore_}});
    return original;
}

SavedAs::File OpenGame::place(const std::string& record) const
{
    if (isSaved())
        return {path_, bytes_};
    if (!match_->isOver())
        return {autosave_.file(), QByteArray::fromStdString(record)};
    const auto bytes = readGameFile(kept_);
    return bytes ? SavedAs::File{kept_, *bytes} : SavedAs::File{};
}

OpenGame::Origin OpenGame::originOfFile(const QString& path, const QByteArray& bytes) const
{
    // A file that the program keeps and one day removes is not the player's.
    if (liesIn(path, finished_.folder()))
        return {.kept = path, .isKeptFromBefore = true};
    return {.path = path, .bytes = bytes};
}

OpenGame::Origin OpenGame::originOfAutosave(const QString& file, bool isTrial,
                                            std::optional<SavedAs::File> saved)
{
    SavedAs::File player = std::move(saved).value_or(SavedAs::File{});
    return {.path = std::move(player.path),
            .bytes = std::move(player.bytes),
            .modified = true,
            .trial = isTrial,
            .stored = file,
            .isCourse = true};
}

std::vector<OpenGame::Original> OpenGame::originalOf(const QString& autosave) const
{
    const SavedAs::Memory original = savedAs_.memoryOf(autosave, SavedAs::Which::Original);
    const auto files = ui::inTime([original, saved = savedAs_.memoryOf(original.path)] {
        return std::pair(SavedAs::fileOf(original), SavedAs::fileOf(saved));
    });
    return files ? originalOf(files->first, files->second) : std::vector<Original>();
}

std::vector<OpenGame::Original> OpenGame::originalOf(const std::optional<SavedAs::File>& file,
                                                     std::optional<SavedAs::File> saved) const
{
    std::vector<Original> originals;
    if (!file)
        return originals;
    const bool isTrial = liesIn(file->path, interrupted_.folders().trials);
    const bool isUnfinished = isTrial || liesIn(file->path, interrupted_.folders().unfinished);
    Origin origin = isUnfinished ? originOfAutosave(file->path, isTrial, std::move(saved))
                                 : originOfFile(file->path, file->bytes);
    origin.isCourse = true;
    originals.push_back({file->bytes.toStdString(), std::move(origin)});
    return originals;
}

tl::expected<void, QString> OpenGame::goBack()
{
    return gameOf(originals_.back().record, kinds_)
        .map([&](Kind::Opened opened) {
            Original original = std::move(originals_.back());
            originals_.pop_back();
            if (originals_.empty())
                originals_ = originalOf(original.origin.stored);
            // Its copy among the interrupted games is its own again, unless somebody has played on with that.
            Origin& origin = original.origin;
            if (const auto copy = readGameFile(origin.stored); copy && ui::view(*copy) == original.record)
                origin.lock = Autosave::lockOf(origin.stored);
            put(std::move(opened.match), std::move(origin));
        })
        .map_error([](const Problems& problems) { return ui::problemText(problems.front()); });
}

void OpenGame::put(std::unique_ptr<Match> match, Origin origin)
{
    if (!origin.isCourse)
        originals_.clear();
    if (!origin.lock) {
        origin.stored = Autosave::newFile(origin.trial ? interrupted_.folders().trials
                                                       : interrupted_.folders().unfinished);
        origin.lock = Autosave::lockOf(origin.stored);
    }
    putAway();
    const std::unique_ptr<Match> old = std::exchange(match_, std::move(match));
    path_ = origin.path;
    bytes_ = origin.bytes;
    kept_ = origin.kept;
    isKeptFromBefore_ = origin.isKeptFromBefore;
    wasOver_ = match_->isOver();
    trial_ = origin.trial;
    connect(match_.get(), &Match::recordChanged, this, &OpenGame::recordChanged);
    connect(match_.get(), &Match::finished, this, &OpenGame::keepFinished);
    if (!match_->isExercise())
        autosave_.watch(match_.get(), origin.stored, std::move(origin.lock));
    rememberFile();
    emit replaced();
    setModified(origin.modified);
}

ui::Exported OpenGame::save(const QString& path, const ui::Worker& worker)
{
    const QPointer<Match> match = match_.get();
    bool isChanged = false;
    const auto listening =
        connect(match.get(), &Match::recordChanged, this, [&isChanged] { isChanged = true; });
    std::string text;
    ui::Exported saved = worker([&text, path, record = match->recordText()](const ui::Progress& progress) {
        text = record();
        return ui::unlessStopped(progress).and_then([&] { return saveGame(path, text); });
    });
    disconnect(listening);
    if (saved && match && match == match_.get()) {
        path_ = path;
        bytes_ = QByteArray::fromStdString(text);
        rememberFile();
        setModified(isChanged);
    }
    return saved;
}

void OpenGame::rememberFile()
{
    if (!path_.isEmpty())
        savedAs_.remember(autosave_.file(), {path_, bytes_});
}

std::optional<QByteArray> OpenGame::inFile() const
{
    if (path_.isEmpty())
        return std::nullopt;
    const auto now = ui::inTime([read = readFile_, file = path_] { return read(file); });
    return now && *now ? std::optional(**now) : std::nullopt;
}

// By its bytes: to read the game would take the window's time. On a disk that does not answer nothing is
// safe.
bool OpenGame::isSaved() const
{
    return !modified_ && inFile() == bytes_;
}

std::optional<bool> OpenGame::isChangedOutside(const Reader& reader) const
{
    if (path_.isEmpty())
        return false;
    const auto isOther = std::make_shared<bool>(false);
    const auto look = [isOther, read = readFile_, file = path_, bytes = bytes_] {
        const auto now = read(file);
        *isOther = now ? *now != bytes : QFileInfo::exists(file);
    };
    return reader(look) ? std::optional(*isOther) : std::nullopt;
}

void OpenGame::putAway()
{
    // What the player has saved needs no second copy.
    if (match_ && isSaved())
        autosave_.drop();
    autosave_.unwatch();
}

void OpenGame::close()
{
    putAway();
    originals_.clear();
    autosave_.flush(); // so that it is among the interrupted games that are offered now
    const std::unique_ptr<Match> old = std::exchange(match_, nullptr);
    path_.clear();
    bytes_.clear();
    emit replaced();
    setModified(false);
}

void OpenGame::recordChanged()
{
    setModified(true);
    const bool isOver = match_->isOver();
    const bool wasOver = std::exchange(wasOver_, isOver);
    if (!isOver && std::exchange(isKeptFromBefore_, false))
        kept_.clear(); // another end is another game
    else if (isOver && wasOver)
        keepFinished(); // with other names
}

void OpenGame::keepFinished()
{
    if (match_->isExercise())
        return;
    if (!trial_) {
        const auto file = finished_.keep(match_->recordText()(), match_->players(), kept_);
        if (!file) {
            emit notKept(file.error());
            return;
        }
        kept_ = *file;
        emit kept(kept_);
    }
    autosave_.drop();
}

void OpenGame::setModified(bool modified)
{
    modified_ = modified;
    emit modifiedChanged(modified);
}

} // namespace lodeline::app
