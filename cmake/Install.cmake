# SPDX-License-Identifier: GPL-3.0-or-later
install(TARGETS lodeline-cli)
install(FILES "${CMAKE_SOURCE_DIR}/resources/schema/deck.schema.json"
        "${CMAKE_SOURCE_DIR}/resources/schema/theme.schema.json"
        "${CMAKE_SOURCE_DIR}/resources/schema/tileset.schema.json"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/lodeline/schema")
if(LODELINE_GUI)
  install(TARGETS lodeline lodeline-artist)
  if(TARGET lodeline-sound)
    install(TARGETS lodeline-sound LIBRARY DESTINATION "${LODELINE_MODULE_DIR}")
  endif()
  install(DIRECTORY "${CMAKE_SOURCE_DIR}/translations/" DESTINATION "${CMAKE_INSTALL_DATADIR}/lodeline/translations"
          FILES_MATCHING PATTERN "*.ts" PATTERN "checks" EXCLUDE PATTERN "updating" EXCLUDE PATTERN "__pycache__" EXCLUDE)
  install(FILES "${CMAKE_SOURCE_DIR}/docs/translating.md" DESTINATION "${CMAKE_INSTALL_DOCDIR}")
  set(desktop "${CMAKE_SOURCE_DIR}/resources/desktop")
  install(FILES "${desktop}/lodeline.desktop" DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
  install(FILES "${desktop}/lodeline.metainfo.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")
  install(FILES "${desktop}/lodeline-mime.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages"
          RENAME lodeline.xml)
  install(FILES "${CMAKE_SOURCE_DIR}/resources/icons/lodeline.svg"
          DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps" OPTIONAL)
  if(TARGET lodeline-editor)
    install(TARGETS lodeline-editor)
    install(FILES "${desktop}/lodeline-editor.desktop" DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
    install(FILES "${desktop}/lodeline-editor.metainfo.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")
    install(FILES "${CMAKE_SOURCE_DIR}/resources/icons/lodeline-editor.svg"
            DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps")
  endif()
endif()
