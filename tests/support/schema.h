// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/files.h"

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace lodeline::test {

// A JSON Schema of resources/schema. Sources that include this are named by lodeline_schema_test().
class Schema
{
public:
    explicit Schema(const char* name)
    {
        const auto text = nlohmann::json::parse(readFile(sourceDirectory() / "resources/schema" / name));
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(valijson::adapters::NlohmannJsonAdapter(text), schema_);
    }

    bool takes(const nlohmann::json& document) const
    {
        return valijson::Validator().validate(schema_, valijson::adapters::NlohmannJsonAdapter(document),
                                              nullptr);
    }

private:
    valijson::Schema schema_;
};

} // namespace lodeline::test
