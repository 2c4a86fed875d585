// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds files to a fuzz target without libFuzzer, so that every build checks the corpora.
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int argc, char** argv)
{
    int inputs = 0;
    for (int i = 1; i < argc; ++i) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[i])) {
            if (!entry.is_regular_file())
                continue;
            std::cout << entry.path().string() << std::endl; // the last one named is the one that failed
            std::ifstream in(entry.path(), std::ios::binary);
            const std::vector<char> text{std::istreambuf_iterator<char>(in),
                                         std::istreambuf_iterator<char>()};
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
            ++inputs;
        }
    }
    std::cout << inputs << " inputs\n";
    return inputs > 0 ? 0 : 1;
}
