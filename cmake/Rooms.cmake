# SPDX-License-Identifier: GPL-3.0-or-later
# lodeline_room(name [PUBLIC library…] [PRIVATE library…] [ALONE file…]): the sources of this folder, and of those in it,
# as a library that may use what it links and nothing else. ALONE are files with names of their own that others have,
# too, so that they are compiled by themselves.
function(lodeline_room name)
  cmake_parse_arguments(PARSE_ARGV 1 room "" "" "PUBLIC;PRIVATE;ALONE")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "*.cpp" "*.h")
  add_library(${name} ${sources})
  target_link_libraries(${name} PUBLIC ${room_PUBLIC} PRIVATE ${room_PRIVATE})
  lodeline_precompile(${name} window_headers)
  lodeline_unite(${name} 12 ${room_ALONE})
endfunction()
