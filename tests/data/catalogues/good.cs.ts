<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Tile at %1: %2</source>
        <translation type="unfinished">Kartička na %1: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/board.cpp"/>
        <source>%Ln tile(s) left</source>
        <translation>
            <numerusform>Zbývá kartička</numerusform>
            <numerusform>Zbývají %Ln kartičky</numerusform>
            <numerusform>Zbývá %Ln kartiček</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Last tile!</source>
        <translation>Poslední kartička!</translation>
    </message>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Save &quot;%1&quot; before closing it?</source>
        <translation type="unfinished">Uložit „%1“ před zavřením?</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <location filename="../app/help.cpp"/>
        <source>&lt;b&gt;Every card&lt;/b&gt; costs %1. See &lt;a href=&quot;rules:B1&quot;&gt;the rules&lt;/a&gt;.</source>
        <translation>&lt;b&gt;Každá karta&lt;/b&gt; stojí %1. Viz &lt;a href=&quot;rules:B1&quot;&gt;pravidla&lt;/a&gt;.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>Press Ctrl+S to save the PDF file.</source>
        <translation>Stiskněte Ctrl+S a soubor PDF se uloží.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>The place is a JSON pointer: the keys and numbers to follow from the top of the file down to it.</source>
        <translation type="unfinished">Místo je ukazatel JSON: klíče a čísla, po kterých se jde od začátku souboru.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>Files (*.svg *.png);;All files (*)</source>
        <translation>Soubory (*.svg *.png);;Všechny soubory (*)</translation>
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
        <translation type="unfinished"> mm</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>&amp;Edit</source>
        <translation>Úp&amp;ravy</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>&amp;Open…</source>
        <translation type="unfinished">&amp;Otevřít…</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>Not translated yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
