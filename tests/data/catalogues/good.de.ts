<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Tile at %1: %2</source>
        <translation type="unfinished">Plättchen auf %1: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/board.cpp"/>
        <source>%Ln tile(s) left</source>
        <translation>
            <numerusform>Ein Plättchen übrig</numerusform>
            <numerusform>%Ln Plättchen übrig</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Last tile!</source>
        <translation>Letztes Plättchen!</translation>
    </message>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Save &quot;%1&quot; before closing it?</source>
        <translation type="unfinished">„%1“ vor dem Schließen speichern?</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <location filename="../app/help.cpp"/>
        <source>&lt;b&gt;Every card&lt;/b&gt; costs %1. See &lt;a href=&quot;rules:B1&quot;&gt;the rules&lt;/a&gt;.</source>
        <translation>&lt;b&gt;Jede Karte&lt;/b&gt; kostet %1. Siehe &lt;a href=&quot;rules:B1&quot;&gt;die Regeln&lt;/a&gt;.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>Press Ctrl+S to save the PDF file.</source>
        <translation>Strg+S speichert die PDF-Datei.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>The place is a JSON pointer: the keys and numbers to follow from the top of the file down to it.</source>
        <translation type="unfinished">Die Stelle ist ein JSON-Zeiger: die Schlüssel und Nummern, denen vom Anfang der Datei an zu folgen ist.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>Files (*.svg *.png);;All files (*)</source>
        <translation>Dateien (*.svg *.png);;Alle Dateien (*)</translation>
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
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>&amp;Open…</source>
        <translation type="unfinished">Ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>Not translated yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
