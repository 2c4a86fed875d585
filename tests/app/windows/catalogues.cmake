# SPDX-License-Identifier: GPL-3.0-or-later
cmake_minimum_required(VERSION 3.25)

# Updates a copy of the catalogue from the sources: it must come out as it was, and English with nothing left to say.
file(COPY_FILE "${CATALOGUE}" "${SCRATCH}")
set(isEnglish FALSE)
set(only)
if(CATALOGUE MATCHES "_en\\.ts$")
  set(isEnglish TRUE)
  set(only -pluralonly)
endif()
execute_process(
  COMMAND "${LUPDATE}" -silent -locations none -no-obsolete ${only} -I "${ROOT}" "@${SOURCES}" -ts "${SCRATCH}"
  COMMAND_ERROR_IS_FATAL ANY)
file(READ "${CATALOGUE}" before)
file(READ "${SCRATCH}" after)
if(NOT before STREQUAL after)
  execute_process(COMMAND diff "${CATALOGUE}" "${SCRATCH}")
  message(FATAL_ERROR "${CATALOGUE} is not what the sources say: build update_translations and finish it")
endif()
if(isEnglish)
  execute_process(COMMAND "${PYTHON}" "${ROOT}/translations/check.py" --complete "${CATALOGUE}" COMMAND_ERROR_IS_FATAL ANY)
endif()
