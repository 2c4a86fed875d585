// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <memory>

namespace valijson {
class Schema;
}

namespace lodeline::test {

// A JSON Schema of resources/schema.
class Schema
{
public:
    explicit Schema(const char* name);
    Schema(const Schema&) = delete;
    Schema& operator=(const Schema&) = delete;
    ~Schema();

    bool takes(const nlohmann::json& document) const;

private:
    std::unique_ptr<valijson::Schema> schema_;
};

} // namespace lodeline::test
