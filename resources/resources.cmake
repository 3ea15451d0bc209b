# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later

# rangebar_add_resources(TARGET): puts the samples and the icons into TARGET, as :/rangebar/samples/NAME and :/rangebar/icons/NAME.
function(rangebar_add_resources target)
    set(folder "${PROJECT_SOURCE_DIR}/resources")
    qt_add_resources(${target} rangebar_samples PREFIX /rangebar/samples BASE "${folder}/samples" FILES
        "${folder}/samples/ruststream.json"
        "${folder}/samples/ruststream-lapin.json"
        "${folder}/samples/ruststream-nats.json"
        "${folder}/samples/ruststream-rdkafka.json"
        "${folder}/samples/ruststream-sqlx.json")
    qt_add_resources(${target} rangebar_icons PREFIX /rangebar/icons BASE "${folder}/icons" FILES
        "${folder}/icons/copy.svg"
        "${folder}/icons/open.svg"
        "${folder}/icons/rangebar.svg"
        "${folder}/icons/refresh.svg"
        "${folder}/icons/save.svg"
        "${folder}/icons/theme.svg")
endfunction()

# rangebar_add_manual(TARGET): puts the manual into TARGET, as :/rangebar/manual/LANGUAGE/CHAPTER.md and images/NAME. The
# charts in it are painted by the program.
function(rangebar_add_manual target)
    set(folder "${PROJECT_SOURCE_DIR}/docs/manual")
    foreach(language en ru zh_CN)
        foreach(chapter README window charts verdicts comparing pull-requests library history exporting command-line)
            list(APPEND files "${folder}/${language}/${chapter}.md")
        endforeach()
        foreach(picture overview comparison pull-request library history export)
            list(APPEND files "${folder}/${language}/images/${picture}.png")
        endforeach()
    endforeach()
    qt_add_resources(${target} rangebar_manual PREFIX /rangebar/manual BASE "${folder}" FILES ${files})
endfunction()

# rangebar_add_fonts(TARGET): puts the fonts of the pictures into TARGET, as :/rangebar/fonts/NAME. Not compressed, so
# that nothing is unpacked before the first picture.
function(rangebar_add_fonts target)
    set(folder "${PROJECT_SOURCE_DIR}/resources/fonts")
    qt_add_resources(${target} rangebar_fonts PREFIX /rangebar/fonts BASE "${folder}" OPTIONS --no-compress FILES
        "${folder}/RangebarSans-Bold.ttf"
        "${folder}/RangebarSans-Regular.ttf"
        "${folder}/RangebarSansSC-Bold.ttf"
        "${folder}/RangebarSansSC-Regular.ttf"
        "${folder}/RangebarSansSymbols-Regular.ttf")
endfunction()
