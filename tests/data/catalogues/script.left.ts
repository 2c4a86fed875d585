<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Show the score of all</source>
        <translation>Показать the score всех</translation>
    </message>
</context>
</TS>
