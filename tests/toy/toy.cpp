// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/toy/toy.h"

#include "app/match/table.h"
#include "engine/core/jsonreader.h"
#include "engine/core/random.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::toy {
namespace {

constexpr std::size_t kDraws = 10;
constexpr int kMost = 21;

class ToyTable : public app::Table
{
public:
    explicit ToyTable(QWidget* window)
        : page_(new QWidget(window))
        , text_(new QLabel(page_))
    {
        auto* column = new QVBoxLayout(page_);
        column->addWidget(text_);
        for (const char choice : {'t', 'l'}) {
            auto* button =
                new QPushButton(choice == 't' ? QStringLiteral("Take") : QStringLiteral("Leave"), page_);
            column->addWidget(button);
            connect(button, &QPushButton::clicked, this, [this, choice] { toy()->choose(choice); });
        }
    }

    QWidget* page() override { return page_; }
    QString turnText() const override { return text_->text(); }

protected:
    void matchChanged() override
    {
        if (!match())
            return;
        connect(match(), &app::Match::turnChanged, this, &ToyTable::show);
        show();
    }

private:
    ToyMatch* toy() const { return static_cast<ToyMatch*>(match()); }
    void show()
    {
        text_->setText(QStringLiteral("drawn %1, score %2").arg(toy()->drawn()).arg(toy()->score()));
        emit changed();
    }

    QWidget* page_;
    QLabel* text_;
};

class ToyKind : public app::Kind
{
public:
    std::string_view format() const override { return "lodeline-toy"; }
    QString name() const override { return QStringLiteral("Take or leave"); }
    QString motto() const override { return QStringLiteral("Not more than 21."); }
    Result<Opened> open(std::string_view record) const override
    {
        return parse(record).map([](std::unique_ptr<ToyMatch> match) {
            return Opened{std::move(match), {}};
        });
    }
    Result<std::shared_ptr<const app::SavedMatch>> read(std::string_view record) const override
    {
        return parse(record).map(
            [](std::unique_ptr<ToyMatch> match) -> std::shared_ptr<const app::SavedMatch> {
                return std::make_shared<Saved>(match->recordText()(), match->turns(), match->isOver());
            });
    }
    app::Usual usual(QWidget* /*window*/) const override { return {std::make_unique<ToyMatch>(7)}; }
    QStringList usualPlayers() const override { return {QStringLiteral("Ann")}; }
    app::Started setUp(QWidget* window) override { return usual(window).started; }
    std::unique_ptr<app::Match> again(const app::Match& /*match*/, app::Rematch /*how*/) const override
    {
        return std::make_unique<ToyMatch>(8);
    }
    std::unique_ptr<app::Table> makeTable(app::Host& /*host*/, QWidget* window) const override
    {
        return std::make_unique<ToyTable>(window);
    }

private:
    class Saved : public app::SavedMatch
    {
    public:
        Saved(std::string text, int turns, bool over)
            : text_(std::move(text))
            , turns_(turns)
            , over_(over)
        {
        }
        std::string_view format() const override { return "lodeline-toy"; }
        std::string text() const override { return text_; }
        QStringList players() const override { return {QStringLiteral("Ann")}; }
        int turns() const override { return turns_; }
        bool isOver() const override { return over_; }

    private:
        std::string text_;
        int turns_;
        bool over_;
    };

    static Result<std::unique_ptr<ToyMatch>> parse(std::string_view record)
    {
        const auto json = parseJson(record, 10'000);
        if (!json || !json->contains("seed") || !json->contains("choices"))
            return failure(FileProblem::WrongFormat, "", {"lodeline-toy"});
        return std::make_unique<ToyMatch>(json->at("seed").get<std::uint64_t>(),
                                          json->at("choices").get<std::string>());
    }
};

} // namespace

ToyMatch::ToyMatch(std::uint64_t seed, std::string choices)
    : seed_(seed)
    , choices_(std::move(choices))
{
    Random random(seed);
    while (numbers_.size() < kDraws)
        numbers_.push_back(1 + static_cast<int>(random.below(9)));
}

app::RecordText ToyMatch::recordText() const
{
    return [json = Json{{"format", "lodeline-toy"}, {"version", 1}, {"seed", seed_}, {"choices", choices_}}] {
        return json.dump();
    };
}

int ToyMatch::score() const
{
    int sum = 0;
    for (std::size_t i = 0; i < choices_.size(); ++i)
        sum += choices_[i] == 't' ? numbers_[i] : 0;
    return sum > kMost ? 0 : sum;
}

void ToyMatch::choose(char choice)
{
    if (isOver())
        return;
    undone_.clear();
    append(choice);
}

void ToyMatch::append(char choice)
{
    choices_ += choice;
    emit turnChanged();
    emit recordChanged();
    if (isOver())
        emit finished();
}

void ToyMatch::undo()
{
    undone_ += choices_.back();
    choices_.pop_back();
    emit positionReset();
    emit turnChanged();
    emit recordChanged();
}

void ToyMatch::redo()
{
    const char choice = undone_.back();
    undone_.pop_back();
    append(choice);
}

void addToy(app::Kinds& kinds)
{
    kinds.add(std::make_unique<ToyKind>());
}

} // namespace lodeline::toy
