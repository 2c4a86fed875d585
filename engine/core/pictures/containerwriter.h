// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/container.h"

#include <functional>

namespace lodeline {

// Where a container is written to.
class ContainerSink
{
public:
    virtual ~ContainerSink() = default;
    virtual bool write(std::string_view bytes) = 0;
    virtual bool seek(std::uint64_t to) = 0;
    virtual std::uint64_t place() const = 0;
};

struct ContainerContent
{
    std::string document;
    std::vector<PictureRef> pictures; // those that lie differently are one
    // Its bytes; nothing where it is not found, then it is left out, or stays as it is in the container
    // before.
    std::function<std::optional<std::string>(const PictureRef&)> bytesOf;
    std::string before; // path of a container whose other files go along, as they are packed; or empty
};

// Pictures are stored, the document is packed. False where the sink or a file of the container before fails.
bool writeContainer(ContainerSink& sink, const ContainerContent& content);

} // namespace lodeline
