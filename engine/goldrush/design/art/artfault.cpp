// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/art/artfault.h"

#include "engine/core/text.h"
#include "engine/goldrush/design/art/arttree.h"
#include "engine/goldrush/files/problems.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr double kDashWork = 40;
constexpr double kEndless = 1e30; // so that no product is infinite or none

// What an element and all it draws come to.
struct Sum
{
    double work = 0;
    double length = 0;
    double vertices = 0;
    double shapes = 0;

    void add(const Sum& other)
    {
        work = std::min(work + other.work, kEndless);
        length = std::min(length + other.length, kEndless);
        vertices = std::min(vertices + other.vertices, kEndless);
        shapes = std::min(shapes + other.shapes, kEndless);
    }
    void addWork(double more) { work = std::min(work + more, kEndless); }
};

class Adder
{
public:
    explicit Adder(const ArtTree& tree)
        : tree_(tree)
        , children_(tree.elements.size())
        , states_(tree.elements.size())
    {
        for (std::size_t i = 1; i < tree.elements.size(); ++i)
            children_[static_cast<std::size_t>(tree.elements[i].parent)].push_back(static_cast<int>(i));
    }

    std::optional<ArtFault> fault()
    {
        Sum whole = sumOf(0);
        double perShape = 0;
        double perVertex = 0;
        for (const ArtReference& reference : tree_.sheet) {
            const double work = sumOf(reference).work;
            if (reference.what == ArtReference::For::Shapes)
                perShape = std::max(perShape, work);
            else if (reference.what == ArtReference::For::Vertices)
                perVertex = std::max(perVertex, work);
            else
                whole.addWork(work);
        }
        whole.addWork(perShape * whole.shapes + perVertex * whole.vertices);
        if (!fault_ && whole.work > kMaxArtWork)
            fault_ = ArtFault{SetProblem::ArtTooHeavy, {}};
        return fault_;
    }

private:
    enum class Progress { Unseen, Open, Done };
    struct State
    {
        Progress progress = Progress::Unseen;
        Sum sum;
    };

    Sum sumOf(const ArtReference& reference)
    {
        const auto found = tree_.byId.find(reference.id);
        if (found == tree_.byId.end() || fault_)
            return {};
        if (states_[static_cast<std::size_t>(found->second)].progress == Progress::Open)
            fault_ = ArtFault{SetProblem::ArtRefersToItself, {std::string(shortened(reference.id, 60))}};
        else if (references_ >= kMaxArtDepth)
            fault_ = ArtFault{SetProblem::ArtTooHeavy, {}};
        if (fault_)
            return {};
        ++references_;
        const Sum sum = sumOf(found->second);
        --references_;
        return sum;
    }

    Sum sumOf(int number)
    {
        const auto index = static_cast<std::size_t>(number);
        if (states_[index].progress == Progress::Done || fault_)
            return states_[index].sum;
        states_[index].progress = Progress::Open;
        const ArtElement& element = tree_.elements[index];
        Sum sum{element.work, element.length, element.vertices, element.shapes};
        for (const int child : children_[index]) {
            const Sum below = sumOf(child);
            if (!tree_.elements[static_cast<std::size_t>(child)].isFilter)
                sum.add(below);
        }
        for (const ArtReference& reference : element.references)
            if (reference.what == ArtReference::For::Content)
                sum.add(sumOf(reference));
        for (const ArtReference& reference : element.references) {
            if (reference.what == ArtReference::For::Content)
                continue;
            const double times = reference.what == ArtReference::For::Shapes     ? std::max(1.0, sum.shapes)
                                 : reference.what == ArtReference::For::Vertices ? sum.vertices
                                                                                 : 1;
            sum.addWork(sumOf(reference).work * times);
        }
        if (element.dashPeriod > 0)
            sum.addWork(kDashWork * sum.length / element.dashPeriod);
        states_[index] = {Progress::Done, sum};
        return sum;
    }

    const ArtTree& tree_;
    std::vector<std::vector<int>> children_;
    std::vector<State> states_;
    std::optional<ArtFault> fault_;
    int references_ = 0;
};

// A set that is being edited is looked through at each edit. A mistake by two pictures of one hash would be
// told in a list and no more: what is painted is judged anew.
std::optional<ArtFault> rememberedFault(const std::string& svg)
{
    constexpr std::size_t kRemembered = 2000;
    using Key = std::pair<std::size_t, std::size_t>;
    thread_local std::map<Key, std::optional<ArtFault>> known;
    const Key key(svg.size(), std::hash<std::string>()(svg));
    if (const auto found = known.find(key); found != known.end())
        return found->second;
    if (known.size() >= kRemembered)
        known.clear();
    return known.try_emplace(key, faultOfArt(svg)).first->second;
}

} // namespace

std::optional<ArtFault> faultOfArt(std::string_view svg)
{
    if (svg.size() > kMaxArtBytes)
        return ArtFault{SetProblem::ArtTooLarge, {std::to_string(kMaxArtBytes >> 10)}};
    const auto tree = readArtTree(svg);
    return tree ? Adder(*tree).fault() : std::optional(tree.error());
}

void findArtFaults(const TileSet& set, const std::string& pointer, Problems& problems)
{
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const std::string& art = set.tiles[i].art;
        if (art.empty() || art.size() > kMaxArtBytes)
            continue;
        if (auto fault = rememberedFault(art))
            addProblem(problems,
                       {Severity::Warning, fault->code, pointer + "/tiles/" + std::to_string(i) + "/art",
                        std::move(fault->arguments)});
    }
}

} // namespace lodeline::goldrush
