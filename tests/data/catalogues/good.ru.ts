<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Tile at %1: %2</source>
        <translation type="unfinished">Плитка на %1: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/board.cpp"/>
        <source>%Ln tile(s) left</source>
        <translation>
            <numerusform>Осталась %Ln плитка</numerusform>
            <numerusform>Остались %Ln плитки</numerusform>
            <numerusform>Осталось %Ln плиток</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Last tile!</source>
        <translation>Последняя плитка!</translation>
    </message>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Save &quot;%1&quot; before closing it?</source>
        <translation type="unfinished">Сохранить «%1» перед закрытием?</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <location filename="../app/help.cpp"/>
        <source>&lt;b&gt;Every card&lt;/b&gt; costs %1. See &lt;a href=&quot;rules:B1&quot;&gt;the rules&lt;/a&gt;.</source>
        <translation>&lt;b&gt;Каждая карта&lt;/b&gt; стоит %1. См. &lt;a href=&quot;rules:B1&quot;&gt;правила&lt;/a&gt;.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>Press Ctrl+S to save the PDF file.</source>
        <translation>Нажмите Ctrl+S, чтобы сохранить файл PDF.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>The place is a JSON pointer: the keys and numbers to follow from the top of the file down to it.</source>
        <translation type="unfinished">Место — это указатель JSON: ключи и номера, по которым надо идти от начала файла.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>Files (*.svg *.png);;All files (*)</source>
        <translation>Файлы (*.svg *.png);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <location filename="../app/lists.cpp"/>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <location filename="../app/lists.cpp"/>
        <source> mm</source>
        <translation type="unfinished"> мм</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>&amp;Open…</source>
        <translation type="unfinished">&amp;Открыть…</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>Not translated yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
