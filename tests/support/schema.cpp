// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/schema.h"

#include "tests/support/files.h"

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace lodeline::test {

Schema::Schema(const char* name)
    : schema_(std::make_unique<valijson::Schema>())
{
    const auto text = nlohmann::json::parse(readFile(sourceDirectory() / "resources/schema" / name));
    valijson::SchemaParser(valijson::SchemaParser::kDraft7)
        .populateSchema(valijson::adapters::NlohmannJsonAdapter(text), *schema_);
}

Schema::~Schema() = default;

bool Schema::takes(const nlohmann::json& document) const
{
    return valijson::Validator().validate(*schema_, valijson::adapters::NlohmannJsonAdapter(document),
                                          nullptr);
}

} // namespace lodeline::test
