# SPDX-License-Identifier: GPL-3.0-or-later
cmake_minimum_required(VERSION 3.25)

# Updates a copy of a catalogue from the sources; any string that it leaves unfinished is one that the
# catalogue in the repository lacks.
file(COPY_FILE "${CATALOGUE}" "${SCRATCH}")
execute_process(
  COMMAND "${LUPDATE}" -silent -locations none -no-obsolete -I "${ROOT}" "@${SOURCES}" -ts "${SCRATCH}"
  COMMAND_ERROR_IS_FATAL ANY)
file(STRINGS "${CATALOGUE}" before REGEX "<source>")
file(STRINGS "${SCRATCH}" after REGEX "<source>")
if(NOT before STREQUAL after)
  foreach(line IN LISTS after)
    if(NOT line IN_LIST before)
      message(SEND_ERROR "not in the catalogue: ${line}")
    endif()
  endforeach()
  foreach(line IN LISTS before)
    if(NOT line IN_LIST after)
      message(SEND_ERROR "no longer in the sources: ${line}")
    endif()
  endforeach()
endif()
file(READ "${SCRATCH}" text)
if(text MATCHES "type=\"unfinished\"|<translation></translation>|<translation/>")
  message(SEND_ERROR "${CATALOGUE} has strings without a translation: run update_translations and finish them")
endif()
