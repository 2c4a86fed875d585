// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/pictures/sha256.h"

#include <nettle/sha2.h>

namespace lodeline {

Sha256 sha256Of(std::string_view bytes)
{
    sha256_ctx context;
    sha256_init(&context);
    sha256_update(&context, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
    Sha256 digest{};
    sha256_digest(&context, digest.size(), digest.data());
    return digest;
}

} // namespace lodeline
