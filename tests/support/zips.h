// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/containerwriter.h"

namespace lodeline::test {

// A container in memory.
class MemorySink : public ContainerSink
{
public:
    bool write(std::string_view bytes) override
    {
        if (bytes_.size() < place_ + bytes.size())
            bytes_.resize(place_ + bytes.size());
        bytes_.replace(place_, bytes.size(), bytes);
        place_ += bytes.size();
        return true;
    }
    bool seek(std::uint64_t to) override
    {
        place_ = static_cast<std::size_t>(to);
        return true;
    }
    std::uint64_t place() const override { return place_; }
    const std::string& bytes() const { return bytes_; }

private:
    std::string bytes_;
    std::size_t place_ = 0;
};

} // namespace lodeline::test
