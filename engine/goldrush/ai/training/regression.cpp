// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/training/regression.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace lodeline::goldrush {
namespace {

// Solves a symmetric system by Cholesky's method: `matrix` by rows, of which only the lower half counts.
// Leaves the solution in `right`.
void solveInPlace(std::vector<double>& matrix, std::vector<double>& right)
{
    const std::size_t n = right.size();
    const auto at = [&](std::size_t row, std::size_t column) -> double& { return matrix[row * n + column]; };
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = at(i, j);
            for (std::size_t k = 0; k < j; ++k)
                sum -= at(i, k) * at(j, k);
            at(i, j) = i == j ? std::sqrt(sum) : sum / at(j, j);
        }
    }
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            right[i] -= at(i, k) * right[k];
        right[i] /= at(i, i);
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k)
            right[i] -= at(k, i) * right[k];
        right[i] /= at(i, i);
    }
}

// Where a row of the lower half begins, and, after the last one, the right side.
constexpr std::size_t rowStart(std::size_t row)
{
    return row * (row + 1) / 2;
}

constexpr std::size_t kRight = rowStart(Regression::kUnknowns);

} // namespace

void Regression::add(const Amounts& amounts, const Progress& progress, double points, double weight)
{
    std::array<std::pair<std::size_t, double>, kUnknowns> used;
    std::size_t count = 0;
    for (std::size_t term = 0; term < amounts.size(); ++term)
        for (std::size_t part = 0; amounts[term] != 0 && part < Progress::kParts; ++part)
            used[count++] = {term * Progress::kParts + part, amounts[term] * progress.parts[part]};
    for (std::size_t i = 0; i < count; ++i) {
        const auto [row, amount] = used[i];
        sums_[kRight + row] += weight * amount * points;
        for (std::size_t j = 0; j <= i; ++j)
            sums_[rowStart(row) + used[j].first] += weight * amount * used[j].second;
    }
}

void Regression::add(std::span<const double> sums)
{
    std::ranges::transform(sums_, sums, sums_.begin(), std::plus());
}

void Regression::fade(double factor)
{
    for (double& sum : sums_)
        sum *= factor;
}

Weights Regression::solve(const Prior& prior) const
{
    constexpr double kRidge = 20.0;
    std::vector<double> matrix(kUnknowns * kUnknowns);
    for (std::size_t row = 0; row < kUnknowns; ++row) {
        std::copy_n(sums_.begin() + static_cast<std::ptrdiff_t>(rowStart(row)), row + 1,
                    matrix.begin() + static_cast<std::ptrdiff_t>(row * kUnknowns));
    }
    std::vector<double> solution(sums_.begin() + static_cast<std::ptrdiff_t>(kRight), sums_.end());
    for (std::size_t i = 0; i < kUnknowns; ++i) {
        double& squares = matrix[i * kUnknowns + i];
        const double held = kRidge + prior.share * squares;
        squares += held;
        solution[i] += held * prior.weights.parts[i / Progress::kParts][i % Progress::kParts];
    }
    solveInPlace(matrix, solution);
    Weights weights;
    for (std::size_t i = 0; i < kUnknowns; ++i)
        weights.parts[i / Progress::kParts][i % Progress::kParts] = solution[i];
    return weights;
}

} // namespace lodeline::goldrush
