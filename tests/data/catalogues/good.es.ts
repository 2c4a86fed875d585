<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Tile at %1: %2</source>
        <translation type="unfinished">Loseta en %1: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/board.cpp"/>
        <source>%Ln tile(s) left</source>
        <translation>
            <numerusform>Queda una loseta</numerusform>
            <numerusform>Quedan %Ln losetas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Last tile!</source>
        <translation>¡Última loseta!</translation>
    </message>
    <message>
        <location filename="../app/board.cpp"/>
        <source>Save &quot;%1&quot; before closing it?</source>
        <translation type="unfinished">¿Guardar «%1» antes de cerrar?</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <location filename="../app/help.cpp"/>
        <source>&lt;b&gt;Every card&lt;/b&gt; costs %1. See &lt;a href=&quot;rules:B1&quot;&gt;the rules&lt;/a&gt;.</source>
        <translation>&lt;b&gt;Cada carta&lt;/b&gt; cuesta %1. Véanse &lt;a href=&quot;rules:B1&quot;&gt;las reglas&lt;/a&gt;.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>Press Ctrl+S to save the PDF file.</source>
        <translation>Pulsa Ctrl+S para guardar el archivo PDF.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>The place is a JSON pointer: the keys and numbers to follow from the top of the file down to it.</source>
        <translation type="unfinished">El lugar es un puntero JSON: las claves y los números que hay que seguir desde el principio del archivo.</translation>
    </message>
    <message>
        <location filename="../app/help.cpp"/>
        <source>Files (*.svg *.png);;All files (*)</source>
        <translation>Archivos (*.svg *.png);;Todos los archivos (*)</translation>
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
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>&amp;Open…</source>
        <translation type="unfinished">&amp;Abrir…</translation>
    </message>
    <message>
        <location filename="../app/menus.cpp"/>
        <source>Not translated yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
