<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/actingmode.cpp"/>
        <source>Nothing can be placed here: end the turn with Skip, or take the tile back with Esc.</source>
        <translation type="unfinished">Hier lässt sich nichts einsetzen: Beende den Zug mit „Überspringen“ oder nimm das Plättchen mit Esc zurück.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/actingmode.cpp"/>
        <source>Place a piece or choose Skip; Esc takes the tile back.</source>
        <translation type="unfinished">Setz eine Figur ein oder wähle „Überspringen“; Esc nimmt das Plättchen zurück.</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Tile at %1: %2</source>
        <extracomment>A move in a list; %1 position of the tile, %2 what is done then: &quot;Just place the tile&quot;</extracomment>
        <translation type="unfinished">Plättchen auf %1: %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Tile at %1, turned %2°: %3</source>
        <extracomment>%1 position of the tile, %2 90, 180 or 270, %3 what is done after it was placed</extracomment>
        <translation type="unfinished">Plättchen auf %1, um %2° gedreht: %3</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>No better move was found.</source>
        <translation type="unfinished">Ein besserer Zug wurde nicht gefunden.</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>Your move is %1 points behind the best move.</source>
        <extracomment>%1 a number of points, such as 2.3</extracomment>
        <translation type="unfinished">Dein Zug liegt %1 Punkte hinter dem besten.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Just place the tile</source>
        <extracomment>A good move that puts down no piece</extracomment>
        <translation type="unfinished">Nur das Plättchen legen</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>%1.</source>
        <extracomment>Makes a sentence of the reasons for a move, which begin with a capital letter in %1</extracomment>
        <translation type="unfinished">%1.</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>Good moves for %1</source>
        <extracomment>Heading above a list of moves; %1 player</extracomment>
        <translation type="unfinished">Gute Züge für %1</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <location filename="../ui/arguments.cpp"/>
        <source>Unknown value &quot;%2&quot; for --%1. Possible values: %3.</source>
        <extracomment>Answer to a command line: %1 an option, %2 what it was given, %3 a list</extracomment>
        <translation type="unfinished">Unbekannter Wert „%2“ für --%1. Möglich sind: %3.</translation>
    </message>
</context>
<context>
    <name>ArtWords</name>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The file is too large: a picture may have at most %1 MiB. Make it smaller with your drawing program first.</source>
        <extracomment>%1 the greatest size allowed, in MiB</extracomment>
        <translation type="unfinished">Die Datei ist zu groß: Ein Bild darf höchstens %1 MiB groß sein. Verkleinere es vorher mit deinem Zeichenprogramm.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>There is no such file. It may have been moved, renamed or deleted.</source>
        <translation type="unfinished">Diese Datei gibt es nicht. Vielleicht wurde sie verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>You are not allowed to read this file. Change its permissions, or choose a copy in another folder.</source>
        <translation type="unfinished">Du darfst diese Datei nicht lesen. Ändere ihre Zugriffsrechte oder wähle eine Kopie in einem anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture could not be saved: %1</source>
        <extracomment>%1 the reason as the system gives it</extracomment>
        <translation type="unfinished">Das Bild konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The file is too large: an SVG picture may have at most %1 KiB. Save it as PNG instead.</source>
        <extracomment>%1 the greatest size allowed, in KiB</extracomment>
        <translation type="unfinished">Die Datei ist zu groß: Ein SVG-Bild darf höchstens %1 KiB groß sein. Speichere es stattdessen als PNG.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This is not a picture. Choose an SVG, PNG, JPEG, GIF, BMP or WebP file.</source>
        <translation type="unfinished">Das ist kein Bild. Wähle eine SVG-, PNG-, JPEG-, GIF-, BMP- oder WebP-Datei.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>%1 files cannot be used. Save the picture as SVG or PNG, and choose that file.</source>
        <extracomment>%1 a kind of pictures that tiles cannot have, such as &quot;TIFF&quot;</extracomment>
        <translation type="unfinished">%1-Dateien lassen sich nicht verwenden. Speichere das Bild als SVG oder PNG und wähle diese Datei.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is damaged or incomplete. Save it again with your drawing program, or copy the file again.</source>
        <translation type="unfinished">Das Bild ist beschädigt oder unvollständig. Speichere es noch einmal mit deinem Zeichenprogramm oder kopiere die Datei noch einmal.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This SVG file is compressed. Save it as plain SVG and import it again.</source>
        <translation type="unfinished">Diese SVG-Datei ist komprimiert. Speichere sie als einfaches SVG und importiere sie noch einmal.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too large: it may have at most %Ln pixel(s) per side. Make it smaller with your drawing program first.</source>
        <translation type="unfinished">
            <numerusform>Das Bild ist zu groß: Es darf höchstens %Ln Pixel je Seite haben. Verkleinere es vorher mit deinem Zeichenprogramm.</numerusform>
            <numerusform>Das Bild ist zu groß: Es darf höchstens %Ln Pixel je Seite haben. Verkleinere es vorher mit deinem Zeichenprogramm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too small: it needs at least %Ln pixel(s) per side.</source>
        <translation type="unfinished">
            <numerusform>Das Bild ist zu klein: Es braucht mindestens %Ln Pixel je Seite.</numerusform>
            <numerusform>Das Bild ist zu klein: Es braucht mindestens %Ln Pixel je Seite.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This SVG picture cannot be used. The reason is given below.</source>
        <translation type="unfinished">Dieses SVG-Bild lässt sich nicht verwenden. Der Grund steht darunter.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used.</source>
        <translation type="unfinished">Das Bild lässt sich verwenden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used without the %Ln part(s) listed below.</source>
        <translation type="unfinished">
            <numerusform>Das Bild lässt sich ohne den einen Teil verwenden, der darunter steht.</numerusform>
            <numerusform>Das Bild lässt sich ohne die %Ln Teile verwenden, die darunter stehen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so it has transparent margins.</source>
        <translation type="unfinished">Es ist nicht quadratisch, deshalb hat es durchsichtige Ränder.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so it is stretched to fill the tile.</source>
        <translation type="unfinished">Es ist nicht quadratisch, deshalb wird es gestreckt, bis es das Plättchen füllt.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so only its center is used.</source>
        <translation type="unfinished">Es ist nicht quadratisch, deshalb wird nur die Mitte verwendet.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>It was scaled down to %Ln pixel(s) per side.</source>
        <translation type="unfinished">
            <numerusform>Es wurde auf %Ln Pixel je Seite verkleinert.</numerusform>
            <numerusform>Es wurde auf %Ln Pixel je Seite verkleinert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>a folder with this name is needed here</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">steht an der Stelle eines Ordners</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>this is not a regular file</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>%1: %2. It could not be moved. Move or delete it yourself.</source>
        <extracomment>%1 path of a file, %2 why it cannot be used</extracomment>
        <translation type="unfinished">%1: %2. Sie ließ sich nicht verschieben. Verschiebe oder lösche sie selbst.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/start/aside.cpp"/>
        <source>And %Ln more.</source>
        <extracomment>Below a list of files, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>Und eine weitere.</numerusform>
            <numerusform>Und %Ln weitere.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>%1: %2. It was moved to %3.</source>
        <extracomment>%1 path of a file, %2 why it cannot be used, %3 path</extracomment>
        <translation type="unfinished">%1: %2. Sie liegt jetzt hier: %3.</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <location filename="../app/shell/files/autosave.cpp"/>
        <source>The game could not be saved automatically as %1: %2. You can keep playing, but save it somewhere else.</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">Das Spiel ließ sich nicht automatisch als %1 speichern: %2. Du kannst weiterspielen, aber speichere es an einer anderen Stelle.</translation>
    </message>
</context>
<context>
    <name>BoardSights</name>
    <message>
        <location filename="../app/goldrush/board/boardsights.cpp"/>
        <source>Tiles and empty squares</source>
        <extracomment>A list of all tiles on the board and of the empty squares beside them, for screen readers</extracomment>
        <translation type="unfinished">Plättchen und leere Felder</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>takes a token</source>
        <extracomment>Label on the board: the player takes one mining token</extracomment>
        <translation type="unfinished">nimmt ein Schürfplättchen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Label on the board: so many mining tokens go to a player
----------
Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Schürfplättchen</numerusform>
            <numerusform>%Ln Schürfplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>%Ln token(s) back to the supply</source>
        <extracomment>Label on the board: nobody holds the mountain, its tokens return to the supply</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Schürfplättchen zurück in den Vorrat</numerusform>
            <numerusform>%Ln Schürfplättchen zurück in den Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Place at column %1, row %2, not turned</source>
        <extracomment>%1 and %2 count from the start tile, east and south, and may be negative</extracomment>
        <translation type="unfinished">In Spalte %1, Zeile %2 legen, nicht gedreht</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Place at column %1, row %2, turned %3 degrees</source>
        <extracomment>%1 and %2 count from the start tile, east and south, and may be negative; %3 is 90, 180 or 270</extracomment>
        <translation type="unfinished">In Spalte %1, Zeile %2 legen, um %3 Grad gedreht</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln tile(s)</source>
        <comment>length of a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Plättchen</numerusform>
            <numerusform>%Ln Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln locomotive(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 locomotive, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Lokomotive</numerusform>
            <numerusform>%Ln Lokomotiven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln open end(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln offenes Ende</numerusform>
            <numerusform>%Ln offene Enden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Nugget</numerusform>
            <numerusform>%Ln Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln open edge(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 2 open edges&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln offene Kante</numerusform>
            <numerusform>%Ln offene Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>worth %Ln point(s) now</source>
        <extracomment>Stands after an action, as in &quot;Put a farmer on the prairie: worth 6 points now&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>jetzt %Ln Punkt wert</numerusform>
            <numerusform>jetzt %Ln Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln completed railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln fertige Strecke</numerusform>
            <numerusform>%Ln fertige Strecken</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Skip: end the turn</source>
        <translation type="unfinished">Überspringen: Zug beenden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/overlays/passitem.cpp"/>
        <source>Skip</source>
        <extracomment>Button on the board: end the turn without placing a piece or mining</extracomment>
        <translation type="unfinished">Überspringen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>complete</source>
        <comment>a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, complete&quot;</extracomment>
        <translation type="unfinished">fertig</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>complete</source>
        <comment>a mountain</comment>
        <extracomment>Part of a description, as in &quot;5 nuggets, complete&quot;</extracomment>
        <translation type="unfinished">fertig</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Neither this tile nor any of those left fits here (%1).</source>
        <extracomment>%1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">Weder dieses Plättchen noch eines der übrigen passt hierher (%1).</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>The tile does not fit here, whichever way you turn it (%1); %Ln of those left would.</source>
        <extracomment>%Ln other tiles, %1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>Das Plättchen passt hier in keiner Drehung (%1); eines der übrigen würde passen.</numerusform>
            <numerusform>Das Plättchen passt hier in keiner Drehung (%1); %Ln der übrigen würden passen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: you have none left</source>
        <translation type="unfinished">Auf dieses Plättchen kann kein Cowboy: Du hast keinen mehr</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: all its parts are taken</source>
        <translation type="unfinished">Auf dieses Plättchen kann kein Cowboy: Alle Plätze sind besetzt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: this game has no farmers</source>
        <translation type="unfinished">Auf dieses Plättchen kann kein Cowboy: In diesem Spiel gibt es keine Farmer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: all its parts except the prairies are taken, and this game has no farmers</source>
        <translation type="unfinished">Auf dieses Plättchen kann kein Cowboy: Außer den Prärien ist alles besetzt, und in diesem Spiel gibt es keine Farmer</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln incomplete railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln unfertige Strecke</numerusform>
            <numerusform>%Ln unfertige Strecken</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>railroad against mountain</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">Strecke an Berg</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>railroad against prairie</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">Strecke an Prärie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>mountain against railroad</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">Berg an Strecke</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>mountain against prairie</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">Berg an Prärie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>prairie against railroad</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">Prärie an Strecke</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>prairie against mountain</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">Prärie an Berg</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for %2 or more</source>
        <extracomment>One of several: %1 &quot;4 points&quot;, %2 how many things are needed at least</extracomment>
        <translation type="unfinished">%1 ab %2</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 with %3 to the west and east, or to the north and south.</source>
        <extracomment>%1 &quot;6 points&quot;, %2 symbol such as &quot;wagon&quot;, %3 kind of land such as &quot;forest&quot;</extracomment>
        <translation type="unfinished">%1 je %2 mit %3 im Westen und Osten oder im Norden und Süden.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 beside a %3. Each %2 without a %3 beside it costs %4.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 and %3 symbols such as &quot;bottle&quot; and &quot;cow&quot;, %4 &quot;1 point&quot;</extracomment>
        <translation type="unfinished">%1 je %2 mit %3 daneben. Jedes Feld mit %2 ohne %3 daneben kostet %4.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each square whose four neighbors all show %2.</source>
        <extracomment>%1 &quot;8 points&quot;, %2 several symbols, such as &quot;pickaxes&quot;</extracomment>
        <translation type="unfinished">%1 je Feld, dessen vier Nachbarn alle %2 zeigen.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 on %3 or beside it.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;cow&quot;, %3 kind of land such as &quot;desert&quot;</extracomment>
        <translation type="unfinished">%1 je %2 auf %3 oder daneben.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 that is neither on %3 nor beside it.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;pickaxe&quot;, %3 kind of land such as &quot;snow&quot;</extracomment>
        <translation type="unfinished">%1 für jedes Feld mit %2, das weder auf %3 noch daneben liegt.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 beside a %3.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 and %3 symbols such as &quot;wagon&quot; and &quot;fort&quot;</extracomment>
        <translation type="unfinished">%1 je %2 mit %3 daneben.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 on your largest group of %3 or beside that group.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 symbol such as &quot;fort&quot;, %3 kind of land such as &quot;water&quot;</extracomment>
        <translation type="unfinished">%1 je %2 auf deiner größten Gruppe %3 oder neben ihr.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each two-by-two block of squares that all show a %2. Blocks may overlap.</source>
        <extracomment>%1 &quot;7 points&quot;, %2 symbol such as &quot;fort&quot;</extracomment>
        <translation type="unfinished">%1 je Block von zwei mal zwei Feldern mit %2. Blöcke dürfen sich überlappen.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Look north, east, south and west from each %1 to the first %2: one point for each square in between, in the direction with the fewest. No points without a %2 in sight.</source>
        <extracomment>%1 symbol such as &quot;gun&quot;, %2 symbol such as &quot;wagon&quot;</extracomment>
        <translation type="unfinished">Blicke von jedem Feld mit %1 nach Norden, Osten, Süden und Westen bis zum ersten mit %2: ein Punkt für jedes Feld dazwischen, in der Richtung mit den wenigsten. Ist nirgends %2 in Sicht, gibt es keine Punkte.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 in the largest group of them.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;cow&quot;</extracomment>
        <translation type="unfinished">%1 je %2 in der größten Gruppe davon.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each empty place with squares on all four sides and at all four corners.</source>
        <extracomment>%1 &quot;5 points&quot;</extracomment>
        <translation type="unfinished">%1 je leere Stelle mit Feldern auf allen acht Seiten.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>For each row of two or more squares with a %1, west to east or north to south, by its length: %2.</source>
        <extracomment>%1 symbol such as &quot;wagon&quot;, %2 &quot;3 points for 2 or more and 6 points for 3 or more&quot;</extracomment>
        <translation type="unfinished">Je Reihe von zwei oder mehr Feldern mit %1, von West nach Ost oder von Nord nach Süd, nach ihrer Länge: %2.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>By the number of %1: %2.</source>
        <extracomment>%1 several symbols, such as &quot;guns&quot;, %2 &quot;1 point for 1 or more and 4 points for 3 or more&quot;</extracomment>
        <translation type="unfinished">Nach der Zahl der %1: %2.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Whoever has more %1 loses a point for each %2 that the other player has.</source>
        <extracomment>%1 several symbols, such as &quot;bottles&quot;, %2 one of them</extracomment>
        <translation type="unfinished">Wer mehr %1 hat, verliert je %2 des Gegenübers einen Punkt.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>A point for every two of these: each %1 and each square of %2. A %1 on %2 counts as two.</source>
        <extracomment>%1 symbol such as &quot;cow&quot;, %2 kind of land such as &quot;plains&quot;</extracomment>
        <translation type="unfinished">Ein Punkt für je zwei davon: Felder mit %1 und Felder mit %2. Ein Feld mit %1 auf %2 zählt doppelt.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Whoever has fewer visible squares gets a point for each square of the difference.</source>
        <translation type="unfinished">Wer weniger sichtbare Felder hat, bekommt die Differenz als Punkte.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2. Each square of %4 costs %3.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 symbol such as &quot;pickaxe&quot;, %3 &quot;1 point&quot;, %4 kind of land such as &quot;forest&quot;</extracomment>
        <translation type="unfinished">%1 je %2. Jedes Feld mit %4 kostet %3.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>In between</source>
        <extracomment>Title of a bonus: symbols between two squares of one kind of land</extracomment>
        <translation type="unfinished">Mittendrin</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Stockpile</source>
        <extracomment>Title of a bonus: points by the number of a symbol</extracomment>
        <translation type="unfinished">Vorrat</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Customers</source>
        <extracomment>Title of a bonus: one symbol beside another, at a loss without</extracomment>
        <translation type="unfinished">Kundschaft</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Full circle</source>
        <extracomment>Title of a bonus: a square with the same symbol on all four sides</extracomment>
        <translation type="unfinished">Umringt</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Showdown</source>
        <extracomment>Title of a bonus: whoever has more of a symbol</extracomment>
        <translation type="unfinished">Showdown</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Shoreline</source>
        <extracomment>Title of a bonus: symbols on the largest group of a kind of land or beside it</extracomment>
        <translation type="unfinished">Am Ufer</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Stockade</source>
        <extracomment>Title of a bonus: blocks of two by two of a symbol</extracomment>
        <translation type="unfinished">Palisade</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Close at hand</source>
        <extracomment>Title of a bonus: symbols on a kind of land or beside it</extracomment>
        <translation type="unfinished">Ganz nah</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Far away</source>
        <extracomment>Title of a bonus: symbols neither on a kind of land nor beside it</extracomment>
        <translation type="unfinished">Weit weg</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Too many</source>
        <extracomment>Title of a bonus: whoever has more of a symbol loses points</extracomment>
        <translation type="unfinished">Zu viele</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Ranch</source>
        <extracomment>Title of a bonus: half of a symbol and a kind of land together</extracomment>
        <translation type="unfinished">Ranch</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Side by side</source>
        <extracomment>Title of a bonus: one symbol beside another</extracomment>
        <translation type="unfinished">Seite an Seite</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Small town</source>
        <extracomment>Title of a bonus: whoever has fewer squares</extracomment>
        <translation type="unfinished">Kleinstadt</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Long range</source>
        <extracomment>Title of a bonus: squares between two symbols in a line</extracomment>
        <translation type="unfinished">Weite Sicht</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Clearing</source>
        <extracomment>Title of a bonus: symbols, less squares of a kind of land</extracomment>
        <translation type="unfinished">Lichtung</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Herd</source>
        <extracomment>Title of a bonus: the largest group of a symbol</extracomment>
        <translation type="unfinished">Herde</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Patch of wilderness</source>
        <extracomment>Title of a bonus: an empty place inside a town</extracomment>
        <translation type="unfinished">Ein Stück Wildnis</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Wagon train</source>
        <extracomment>Title of a bonus: symbols in a row</extracomment>
        <translation type="unfinished">Treck</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>−%Ln point(s)</source>
        <extracomment>A negative number of points</extracomment>
        <translation type="unfinished">
            <numerusform>−%Ln Punkt</numerusform>
            <numerusform>−%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>A number of points, alone or in a sentence such as &quot;3 points for each cow&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for whoever has more %2. If the other player has more %3, that player takes %4 of that reward.</source>
        <extracomment>%1 &quot;8 points&quot;, %2 and %3 several symbols, such as &quot;guns&quot; and &quot;bottles&quot;, %4 &quot;4 points&quot;, which go over to the other player out of the 8</extracomment>
        <translation type="unfinished">Wer mehr %2 hat, bekommt %1. Hat das Gegenüber mehr %3, gehen davon %4 an das Gegenüber.</translation>
    </message>
</context>
<context>
    <name>Boomtown</name>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Boomtown</source>
        <extracomment>Name of the game</extracomment>
        <translation type="unfinished">Boomtown</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Turn cards with the wheel</source>
        <extracomment>Menu entry that can be ticked</extracomment>
        <translation type="unfinished">Karten mit dem Mausrad &amp;drehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Open a saved game or a deck of cards</source>
        <translation type="unfinished">Ein gespeichertes Spiel oder einen Kartensatz öffnen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>The deck %1 cannot be read. You are playing with the game&apos;s own deck.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">Der Kartensatz %1 lässt sich nicht lesen. Es wird mit dem eigenen Kartensatz des Spiels gespielt.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Deck</source>
        <extracomment>Title of a question (noun): cards</extracomment>
        <translation type="unfinished">Kartensatz</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Play with the deck &quot;%1&quot;?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Mit dem Kartensatz „%1“ spielen?</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Play it…</source>
        <extracomment>Button: start a game with the deck</extracomment>
        <translation type="unfinished">&amp;Damit spielen…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>There is no computer player &quot;%1&quot;.</source>
        <extracomment>%1 a name that was typed on the command line</extracomment>
        <translation type="unfinished">Den Computerspieler „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Boomtown is for exactly two players.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">Boomtown spielt man genau zu zweit.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>--next is for tile sets only.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">--next gilt nur für Plättchensätze.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;First steps</source>
        <extracomment>Menu entry: explains the game within the board</extracomment>
        <translation type="unfinished">&amp;Erste Schritte</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Deck editor</source>
        <extracomment>Menu entry: starts the program that makes decks of cards</extracomment>
        <translation type="unfinished">Kartensatz-&amp;Editor</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Make your own decks in a separate program</source>
        <translation type="unfinished">Eigene Kartensätze in einem eigenen Programm erstellen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Turn the card</source>
        <translation type="unfinished">Die Karte &amp;drehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>For two: draft cards and build the better town.</source>
        <translation type="unfinished">Für zwei: Nehmt Karten und baut die bessere Stadt.</translation>
    </message>
</context>
<context>
    <name>BoomtownAdvice</name>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>%1. %2. Expected lead: %3 points. %4</source>
        <extracomment>A move in a list: %1 its number, %2 the move, %3 such as &quot;+3.5&quot; points, %4 the reasons</extracomment>
        <translation type="unfinished">%1. %2. Erwarteter Vorsprung: %3 Punkte. %4</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>%1 points: the expected lead at the end of the game after this move</source>
        <extracomment>Tooltip of a number; %1 such as &quot;+3.5&quot;</extracomment>
        <translation type="unfinished">%1 Punkte: der Vorsprung, der nach diesem Zug am Ende zu erwarten ist</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Start at this card</source>
        <extracomment>What a move does (verb): the other player shall start at this card</extracomment>
        <translation type="unfinished">Bei dieser Karte anfangen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Take the next card</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation type="unfinished">Die nächste Karte nehmen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Pass over %Ln card(s), then take one</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Karte überspringen, dann eine nehmen</numerusform>
            <numerusform>%Ln Karten überspringen, dann eine nehmen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Place the free card</source>
        <extracomment>What a move does (verb): with a card that was passed over</extracomment>
        <translation type="unfinished">Die geschenkte Karte legen</translation>
    </message>
</context>
<context>
    <name>BoomtownBoard</name>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1 %2</source>
        <extracomment>%1 what brings points, such as &quot;Water&quot;; %2 a number with its sign, such as &quot;+3&quot;</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1 with %2</source>
        <extracomment>A square of a card: %1 such as &quot;desert&quot;, %2 such as &quot;wagon&quot;; the four of a card stand side by side with commas between them</extracomment>
        <translation type="unfinished">%1 mit %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>column %1, row %2</source>
        <extracomment>Where a card goes: %1 and %2 whole numbers</extracomment>
        <translation type="unfinished">Spalte %1, Zeile %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>upside down</source>
        <extracomment>A card that is turned by half a turn</extracomment>
        <translation type="unfinished">auf dem Kopf</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>upright</source>
        <extracomment>A card that is not turned</extracomment>
        <translation type="unfinished">aufrecht</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>group of %Ln square(s)</source>
        <extracomment>Squares of the same land that share edges</extracomment>
        <translation type="unfinished">
            <numerusform>Gruppe aus %Ln Feld</numerusform>
            <numerusform>Gruppe aus %Ln Feldern</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1&apos;s town</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished">Stadt von %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>Card %1 in the circle: %2</source>
        <extracomment>%1 a number, 1 for the card that is next, %2 what the card shows</extracomment>
        <translation type="unfinished">Karte %1 im Kreis: %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>covers %1</source>
        <extracomment>Of a card that is placed: %1 what it would cover, such as &quot;gun on snow and cow on water&quot;</extracomment>
        <translation type="unfinished">verdeckt %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>in hand: the card with %1</source>
        <extracomment>%1 what the card in the hand shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">in der Hand: die Karte mit %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>beside %1</source>
        <extracomment>Of a card that is placed: %1 what it would lie beside, such as &quot;gun on snow and cow on water&quot;</extracomment>
        <translation type="unfinished">neben %1</translation>
    </message>
</context>
<context>
    <name>BoomtownCards</name>
    <message>
        <location filename="../ui/boomtown/cardname.cpp"/>
        <source>%1 on %2</source>
        <extracomment>What a square of a card shows: %1 a symbol such as &quot;wagon&quot;, %2 a kind of land such as &quot;desert&quot;</extracomment>
        <translation type="unfinished">%1 auf %2</translation>
    </message>
</context>
<context>
    <name>BoomtownEvents</name>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 lets %2 start at the card with %3</source>
        <extracomment>%1 and %2 players, %3 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1 lässt %2 bei der Karte mit %3 anfangen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 takes the card with %2</source>
        <extracomment>%1 player, %2 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1 nimmt die Karte mit %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 gets %Ln card(s) for free</source>
        <extracomment>%1 player, who gets cards that the other one has passed over</extracomment>
        <translation type="unfinished">
            <numerusform>%1 bekommt %Ln Karte geschenkt</numerusform>
            <numerusform>%1 bekommt %Ln Karten geschenkt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 places the card with %2</source>
        <extracomment>%1 player, %2 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1 legt die Karte mit %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>Both win with %1</source>
        <extracomment>Both players win; %1 such as &quot;41 points&quot;</extracomment>
        <translation type="unfinished">Beide gewinnen: %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 wins %2 to %3</source>
        <extracomment>%1 player, %2 and %3 numbers of points</extracomment>
        <translation type="unfinished">%1 gewinnt mit %2 zu %3</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>Points and cards are equal.</source>
        <translation type="unfinished">Punkte und Karten sind gleich.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>The points are equal: %1 wins with fewer cards in town, %2 to %3.</source>
        <extracomment>%1 player, %2 and %3 numbers of cards</extracomment>
        <translation type="unfinished">Die Punkte sind gleich: %1 gewinnt mit weniger Karten in der Stadt, %2 zu %3.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 goes first, so %2 chooses where %1 starts</source>
        <extracomment>%1 name of the player who drafts first, %2 of the other one (B2)</extracomment>
        <translation type="unfinished">%1 ist zuerst dran, deshalb bestimmt %2, wo %1 anfängt</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>it covers %Ln square(s)</source>
        <extracomment>Of a card that is placed</extracomment>
        <translation type="unfinished">
            <numerusform>sie verdeckt %Ln Feld</numerusform>
            <numerusform>sie verdeckt %Ln Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownFirstSteps</name>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your card goes here: along an edge of your town, or on top of some of its squares, which then no longer count. Right-click to turn it.</source>
        <translation type="unfinished">Hierhin kommt deine Karte: an eine Kante deiner Stadt oder über einige ihrer Felder, die dann nicht mehr zählen. Die rechte Maustaste dreht sie.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your card goes here: along an edge of your town, or on top of some of its squares, which then no longer count. Press %1 or right-click to turn it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Hierhin kommt deine Karte: an eine Kante deiner Stadt oder über einige ihrer Felder, die dann nicht mehr zählen. %1 oder die rechte Maustaste dreht sie.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Click a place, or choose one with the arrow keys and press Enter.</source>
        <translation type="unfinished">Klicke auf einen Platz, oder wähle ihn mit den Pfeiltasten und drücke die Eingabetaste.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>This is the circle. You and the other player take turns taking cards from it, and each of you builds a town with them.</source>
        <translation type="unfinished">Das ist der Kreis. Daraus nehmt ihr beide abwechselnd Karten und baut jeweils eine Stadt.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>This is the next card; in the game an arrow marks it. To take it, click it, or choose it with the arrow keys and press Enter. The circle goes clockwise.</source>
        <translation type="unfinished">Das ist die nächste Karte; im Spiel markiert sie ein Pfeil. Um sie zu nehmen, klicke darauf, oder wähle sie mit den Pfeiltasten und drücke die Eingabetaste. Es geht im Uhrzeigersinn.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>You may take a later card, such as this one. But every card that you pass over goes to the other player, for free.</source>
        <translation type="unfinished">Du darfst auch eine spätere Karte nehmen, etwa diese. Aber alle, die du überspringst, bekommt dein Gegenüber geschenkt.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your points: one for each square of your largest group of each land, plus the three bonuses in the middle of the circle. The player with the most points wins.</source>
        <translation type="unfinished">Deine Punkte: einer für jedes Feld deiner größten Gruppe jeder Landschaft, dazu die drei Boni in der Mitte des Kreises. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
</context>
<context>
    <name>BoomtownHelp</name>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Klick</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Ziehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Pick up a card and place it in one go</source>
        <translation type="unfinished">Eine Karte in einer Bewegung nehmen und legen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Turn the card in hand</source>
        <translation type="unfinished">Die Karte in der Hand drehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a later card</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Auf eine spätere Karte zeigen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>See what the cards that you pass over bring</source>
        <translation type="unfinished">Sehen, was die übersprungenen Karten bringen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a number</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Auf eine Zahl zeigen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>See the squares that it comes from</source>
        <translation type="unfinished">Sehen, von welchen Feldern sie kommt</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Tab, Shift+Tab, arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Tab, Umschalt+Tab, Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Go to another card or place</source>
        <translation type="unfinished">Zu einer anderen Karte oder Stelle gehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Enter, Space</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Eingabe, Leertaste</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look around, square by square</source>
        <translation type="unfinished">Umsehen: von Feld zu Feld</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+PgUp, Alt+PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">Alt+Bild auf, Alt+Bild ab</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look at the previous or the next group</source>
        <translation type="unfinished">Die vorige oder die nächste Gruppe ansehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+Home</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Pos1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look at the last card</source>
        <translation type="unfinished">Die letzte Karte ansehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Esc</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Stop looking around; put the card back into the circle</source>
        <translation type="unfinished">Das Umsehen beenden; die Karte in den Kreis zurücklegen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Open the deck editor</source>
        <translation type="unfinished">Den Kartensatz-Editor öffnen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Two players take cards from one circle, and each builds a town of them. The town that is worth more wins.</source>
        <translation type="unfinished">Zwei nehmen Karten aus einem Kreis, und beide bauen daraus eine Stadt. Es gewinnt die Stadt, die mehr wert ist.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>A card has four squares. Each of them shows a kind of land and, on it, a symbol.</source>
        <translation type="unfinished">Eine Karte hat vier Felder. Jedes zeigt eine Landschaft und darauf ein Symbol.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Three of the 18 cards lie in the middle with their backs up. The bonuses on them count for both players. The other 15 cards form a circle around them. The second player chooses the card where the first player starts.</source>
        <translation type="unfinished">Von den 18 Karten liegen drei in der Mitte und zeigen die Boni auf ihrer Rückseite: Diese gelten für beide. Die anderen 15 bilden einen Kreis darum. Wer an zweiter Stelle spielt, wählt die Karte, bei der das Gegenüber anfängt.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Take the next card of the circle, which is marked, or pass over as many as you like and take a later one. The circle goes clockwise.</source>
        <translation type="unfinished">Nimm die nächste Karte des Kreises, die markiert ist, oder überspringe beliebig viele und nimm eine spätere. Es geht im Uhrzeigersinn.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>&lt;b&gt;Every card that you pass over goes to the other player, for free.&lt;/b&gt; Free cards are placed first, in the order of the circle, and nobody may refuse one. After that the other player takes a card.</source>
        <translation type="unfinished">&lt;b&gt;Jede Karte, die du überspringst, bekommt dein Gegenüber geschenkt.&lt;/b&gt; Geschenkte Karten werden zuerst gelegt, in der Reihenfolge des Kreises, und niemand darf eine ablehnen. Danach nimmt dein Gegenüber eine Karte.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a later card to see what the cards before it would bring each of you.</source>
        <translation type="unfinished">Zeige auf eine spätere Karte, um zu sehen, was die Karten davor euch beiden bringen würden.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>A card lies upright or upside down, never sideways. The first card of your town may lie anywhere. Every later card must share the edge of a square with the town or cover some of its squares; a corner is not enough, and no card may be pushed under another.</source>
        <translation type="unfinished">Eine Karte liegt aufrecht oder auf dem Kopf, nie quer. Die erste Karte deiner Stadt darf überall liegen. Jede spätere muss die Kante eines Feldes mit der Stadt gemeinsam haben oder einige ihrer Felder verdecken; eine Ecke reicht nicht, und keine Karte wird unter eine andere geschoben.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The new card, outlined, covers a square of each of the others.</source>
        <translation type="unfinished">Die neue Karte (umrandet) verdeckt ein Feld von jeder der beiden anderen.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The game is over when all 15 cards are placed, including those that the last player passed over. Only visible squares count.</source>
        <translation type="unfinished">Das Spiel ist zu Ende, wenn alle 15 Karten liegen, auch die zuletzt übersprungenen. Nur sichtbare Felder zählen.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Squares of the same land that share edges form a group. For each of the six lands your largest group counts: one point for each square.</source>
        <translation type="unfinished">Felder einer Landschaft, die an Kanten zusammenhängen, sind eine Gruppe. Von jeder der sechs Landschaften zählt deine größte Gruppe, ein Punkt für jedes Feld.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The larger lake, outlined, brings 4 points. The smaller one brings none.</source>
        <translation type="unfinished">Der größere See (umrandet) bringt 4 Punkte. Der kleinere bringt keinen.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Then the three bonuses in the middle are added. The player with the most points wins. In a tie, the town with fewer cards wins, counting covered cards, too. If that is a tie as well, both players win.</source>
        <translation type="unfinished">Dazu kommen die drei Boni in der Mitte. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt die Stadt mit weniger Karten, verdeckte mitgezählt. Sind auch diese gleich, gewinnen beide.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Overview</source>
        <extracomment>Heading: what the game is about</extracomment>
        <translation type="unfinished">Überblick</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Your turn</source>
        <extracomment>Heading: what to do in a turn</extracomment>
        <translation type="unfinished">Dein Zug</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Placing a card</source>
        <extracomment>Heading: how a card is placed in a town</extracomment>
        <translation type="unfinished">Eine Karte legen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Points</source>
        <extracomment>Heading</extracomment>
        <translation type="unfinished">Punkte</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The 18 bonuses</source>
        <translation type="unfinished">Die 18 Boni</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Three of these lie in the middle, different ones in each game. The numbers are those of the deck &quot;Boomtown&quot;; other decks may have different ones. In the towns, squares that bring points have a solid outline, and squares that cost points have a dashed one. Squares that only meet at a corner are not beside each other.</source>
        <translation type="unfinished">Drei davon liegen in der Mitte, in jedem Spiel andere. Die Zahlen gelten für den Kartensatz „Boomtown“; in anderen Kartensätzen können sie anders sein. In den Städten sind Felder, die Punkte bringen, durchgehend umrandet, und Felder, die Punkte kosten, gestrichelt. Felder, die sich nur an einer Ecke treffen, liegen nicht nebeneinander.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Pick up a card, then place it</source>
        <translation type="unfinished">Eine Karte in die Hand nehmen, dann legen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Take the card or place it</source>
        <translation type="unfinished">Die Karte nehmen oder legen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Right button, wheel</source>
        <extracomment>A button of the mouse and its wheel</extracomment>
        <translation type="unfinished">Rechte Maustaste, Mausrad</translation>
    </message>
</context>
<context>
    <name>BoomtownReason</name>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the largest group gains %Ln square(s)</source>
        <extracomment>%2 a kind of land, such as &quot;Desert&quot;: the largest group of it in the player&apos;s town</extracomment>
        <translation type="unfinished">
            <numerusform>%2: %Ln Feld mehr in der größten Gruppe</numerusform>
            <numerusform>%2: %Ln Felder mehr in der größten Gruppe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: gains %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2: %Ln Punkt mehr</numerusform>
            <numerusform>%2: %Ln Punkte mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: loses %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2: %Ln Punkt weniger</numerusform>
            <numerusform>%2: %Ln Punkte weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the opponent loses %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2: %Ln Punkt weniger für das Gegenüber</numerusform>
            <numerusform>%2: %Ln Punkte weniger für das Gegenüber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the opponent gains %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2: %Ln Punkt mehr für das Gegenüber</numerusform>
            <numerusform>%2: %Ln Punkte mehr für das Gegenüber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>denies the opponent a card worth %Ln point(s) in their town</source>
        <translatorcomment>free: town</translatorcomment>
        <translation type="unfinished">
            <numerusform>nimmt dem Gegenüber eine Karte, die in dessen Stadt %Ln Punkt wert ist</numerusform>
            <numerusform>nimmt dem Gegenüber eine Karte, die in dessen Stadt %Ln Punkte wert ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>gives the opponent %Ln card(s) (value in their town: %3)</source>
        <extracomment>%3 points, such as &quot;5 points&quot;; the number may be negative</extracomment>
        <translatorcomment>free: town</translatorcomment>
        <translation type="unfinished">
            <numerusform>gibt dem Gegenüber %Ln Karte (Wert in dessen Stadt: %3)</numerusform>
            <numerusform>gibt dem Gegenüber %Ln Karten (Wert in dessen Stadt: %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the largest group loses %Ln square(s)</source>
        <extracomment>%2 a kind of land, such as &quot;Desert&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%2: %Ln Feld weniger in der größten Gruppe</numerusform>
            <numerusform>%2: %Ln Felder weniger in der größten Gruppe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>covers %Ln visible square(s)</source>
        <translation type="unfinished">
            <numerusform>verdeckt %Ln sichtbares Feld</numerusform>
            <numerusform>verdeckt %Ln sichtbare Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownReview</name>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>The move cost %1 %2 in winning chances and %3 points of the expected lead.</source>
        <extracomment>%1 player, %2 &quot;12%&quot; of the chances of winning, %3 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">Der Zug hat %1 %2 Gewinnchance und %3 Punkte erwarteten Vorsprung gekostet.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>Given away:</source>
        <extracomment>Stands before &quot;7 points for Bo&quot;: what the cards bring that were passed over</extracomment>
        <translation type="unfinished">Verschenkt:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 for %2</source>
        <extracomment>%1 &quot;7 points&quot;, %2 player</extracomment>
        <translation type="unfinished">%1 für %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 in winning chances, %2 points of the expected lead</source>
        <extracomment>%1 &quot;12%&quot; of the chances of winning, %2 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">%1 Gewinnchance, %2 Punkte erwarteten Vorsprung</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 %2</source>
        <extracomment>%1 player, %2 &quot;7 points&quot;</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Desert</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Wüste</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Forest</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Wald</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Mountains</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Gebirge</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Plains</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Grasland</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Snow</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Schnee</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Water</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Wasser</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Bottle</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">Flasche</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Cow</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">Kuh</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Fort</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">Fort</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Gun</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">Revolver</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Pickaxe</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">Spitzhacke</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Wagon</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">Planwagen</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>desert</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">Wüste</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>forest</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">Wald</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>mountains</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">Gebirge</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>plains</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">Grasland</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>snow</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">Schnee</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>water</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">Wasser</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>bottle</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">Flasche</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>cow</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">Kuh</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>fort</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">Fort</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>gun</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">Revolver</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>pickaxe</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">Spitzhacke</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>wagon</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">Planwagen</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>bottles</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">Flaschen</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>cows</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">Kühe</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>forts</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">Forts</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>guns</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">Revolver</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>pickaxes</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">Spitzhacken</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>wagons</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">Planwagen</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>Look closely: this tile can score points for you right away.</source>
        <translation type="unfinished">Schau genau hin: Dieses Plättchen kann dir sofort Punkte bringen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>This is your last tile. Incomplete features still score at the end, but less.</source>
        <translation type="unfinished">Das ist dein letztes Plättchen. Unfertige Gebiete bringen am Ende auch noch Punkte, aber weniger.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the track. When the railroad is complete, he scores a point for each tile and comes home.</source>
        <translation type="unfinished">Du darfst einen Cowboy auf das Gleis setzen. Er bringt einen Punkt je Plättchen, wenn die Strecke fertig ist, und kommt heim.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the mountain. When the mountain is complete, he scores a point for each nugget and takes the gold that is left.</source>
        <translation type="unfinished">Du darfst einen Cowboy auf den Berg setzen. Er bringt einen Punkt je Nugget, wenn der Berg fertig ist, und nimmt das restliche Gold.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy in the city. When all of its railroads are complete, he scores 3 points for each of them.</source>
        <translation type="unfinished">Du darfst einen Cowboy in die Stadt setzen. Er bringt 3 Punkte für jede ihrer Strecken, wenn alle fertig sind.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the prairie. He stays there until the end of the game and then scores 2 points for each tipi camp and 4 for each horse herd.</source>
        <translation type="unfinished">Du darfst einen Cowboy in die Prärie legen. Er bleibt bis zum Ende und bringt dann 2 Punkte je Tipilager und 4 je Pferdeherde.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may pitch your tent on a mountain. From your next turn on, you can mine there.</source>
        <translation type="unfinished">Du darfst dein Zelt auf einem Berg aufschlagen. Ab deinem nächsten Zug kannst du dort schürfen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may mine: instead of placing a piece, take a token from the mountain where your tent stands. Only you see what it is worth.</source>
        <translation type="unfinished">Du darfst schürfen: Statt eine Figur einzusetzen, nimmst du ein Schürfplättchen vom Berg deines Zelts. Seinen Wert siehst nur du.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>In this game, you may take back a cowboy instead of placing one.</source>
        <translation type="unfinished">In diesem Spiel darfst du einen Cowboy zurücknehmen, statt einen einzusetzen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>All your cowboys are at work. They come home when what they stand on is complete; farmers stay until the end.</source>
        <translation type="unfinished">Alle deine Cowboys sind bei der Arbeit. Sie kommen heim, wenn fertig ist, worauf sie stehen; Farmer bleiben bis zum Schluss.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>[file]</source>
        <extracomment>Stands for a file in the help of the command line; it may be left out</extracomment>
        <translation type="unfinished">[Datei]</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Language of the windows, such as de.</source>
        <translation type="unfinished">Sprache der Fenster, etwa de.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>code</source>
        <extracomment>Stands for a value in the help of the command line: --language &lt;code&gt;</extracomment>
        <translation type="unfinished">Kürzel</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Colors of the windows: system, light or dark.</source>
        <translation type="unfinished">Farben der Fenster: system, light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Only one file can be opened.</source>
        <translation type="unfinished">Es lässt sich nur eine Datei öffnen.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>names</source>
        <extracomment>Stands for a value in the help of the command line: --against &lt;names&gt;</extracomment>
        <translation type="unfinished">Namen</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>number</source>
        <extracomment>Stands for a value in the help of the command line: --people &lt;number&gt;</extracomment>
        <translation type="unfinished">Zahl</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>--%1 needs --play.</source>
        <extracomment>Answer to a command line: %1 an option</extracomment>
        <translation type="unfinished">--%1 braucht --play.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Animation speed: off, still, slow, normal or fast.</source>
        <translation type="unfinished">Tempo der Animationen: off, still, slow, normal oder fast.</translation>
    </message>
</context>
<context>
    <name>CompletionLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left would complete it</source>
        <extracomment>A feature of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>Eines der übrigen Plättchen würde das Gebiet fertigstellen</numerusform>
            <numerusform>%Ln der übrigen Plättchen würden das Gebiet fertigstellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left would close this edge</source>
        <extracomment>An open edge of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>Eines der übrigen Plättchen würde diese Kante schließen</numerusform>
            <numerusform>%Ln der übrigen Plättchen würden diese Kante schließen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left fit here</source>
        <extracomment>An empty square of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>Eines der übrigen Plättchen passt hierher</numerusform>
            <numerusform>%Ln der übrigen Plättchen passen hierher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would complete it, and so would %Ln of those left</source>
        <extracomment>A feature of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>Das Plättchen in der Hand würde das Gebiet fertigstellen, und eines der übrigen auch</numerusform>
            <numerusform>Das Plättchen in der Hand würde das Gebiet fertigstellen, und %Ln der übrigen auch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would close this edge, and so would %Ln of those left</source>
        <extracomment>An open edge of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>Das Plättchen in der Hand würde diese Kante schließen, und eines der übrigen auch</numerusform>
            <numerusform>Das Plättchen in der Hand würde diese Kante schließen, und %Ln der übrigen auch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand fits here, and so do %Ln of those left</source>
        <extracomment>An empty square of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>Das Plättchen in der Hand passt hierher, und eines der übrigen auch</numerusform>
            <numerusform>Das Plättchen in der Hand passt hierher, und %Ln der übrigen auch</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand would complete it</source>
        <translation type="unfinished">Nur das Plättchen in der Hand würde das Gebiet fertigstellen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand would close this edge</source>
        <translation type="unfinished">Nur das Plättchen in der Hand würde diese Kante schließen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand fits here</source>
        <translation type="unfinished">Nur das Plättchen in der Hand passt hierher</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>No single tile can complete it anymore</source>
        <translation type="unfinished">Kein einzelnes Plättchen kann das Gebiet noch fertigstellen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>None of the tiles left would close this edge</source>
        <extracomment>A railroad or mountain goes on behind an open edge, whatever tile is placed there</extracomment>
        <translation type="unfinished">Keines der übrigen Plättchen würde diese Kante schließen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>None of the tiles left fits here</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Keines der übrigen Plättchen passt hierher</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 as in &quot;62%&quot;</extracomment>
        <translation type="unfinished">deine Chance, eines zu ziehen, ist %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 as in &quot;62%&quot;</extracomment>
        <translation type="unfinished">die Chance von %1, eines zu ziehen, ist %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It can no longer be completed</source>
        <translation type="unfinished">Es kann nicht mehr fertig werden</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It takes at least %Ln more tile(s) to complete it</source>
        <extracomment>A railroad or mountain of the board</extracomment>
        <translation type="unfinished">
            <numerusform>Bis es fertig ist, braucht es mindestens %Ln weiteres Plättchen</numerusform>
            <numerusform>Bis es fertig ist, braucht es mindestens %Ln weitere Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>closed by %Ln of the tiles left</source>
        <extracomment>An open edge of a railroad or mountain, which tiles would close; stands behind its place and a colon</extracomment>
        <translation type="unfinished">
            <numerusform>eines der übrigen Plättchen schließt sie</numerusform>
            <numerusform>%Ln der übrigen Plättchen schließen sie</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand does not fit: %1</source>
        <extracomment>%1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">Das Plättchen in der Hand passt nicht: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is less than %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is &quot;1%&quot;</extracomment>
        <translation type="unfinished">deine Chance, eines zu ziehen, ist kleiner als %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is more than %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is &quot;99%&quot;</extracomment>
        <translation type="unfinished">deine Chance, eines zu ziehen, ist größer als %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is less than %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 is &quot;1%&quot;</extracomment>
        <translation type="unfinished">die Chance von %1, eines zu ziehen, ist kleiner als %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is more than %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 is &quot;99%&quot;</extracomment>
        <translation type="unfinished">die Chance von %1, eines zu ziehen, ist größer als %2</translation>
    </message>
</context>
<context>
    <name>ConfirmingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/confirmingmode.cpp"/>
        <source>Confirm: %1</source>
        <extracomment>Name of a choice; %1 is what the player would do: &quot;Put a railwayman on the railroad: 4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">Bestätigen: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/confirmingmode.cpp"/>
        <source>Enter or another click confirms the move; Esc takes it back.</source>
        <translation type="unfinished">Eingabe oder ein weiterer Klick bestätigt den Zug, Esc nimmt ihn zurück.</translation>
    </message>
</context>
<context>
    <name>CountChanges</name>
    <message>
        <location filename="../editor/boomtown/statistics/countchanges.cpp"/>
        <source>%1 from %2 to %3</source>
        <extracomment>Part of a list: %1 a land or symbol, %2 and %3 on how many squares it was and is; or %1 &quot;Table rows&quot;, %2 and %3 how many there were and are</extracomment>
        <translation type="unfinished">%1 von %2 auf %3</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/countchanges.cpp"/>
        <source>Table rows</source>
        <extracomment>The rows of tables in bonuses</extracomment>
        <translation type="unfinished">Tabellenzeilen</translation>
    </message>
</context>
<context>
    <name>DeckChanges</name>
    <message>
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (card %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the id of a card</extracomment>
        <translation type="unfinished">%1 (Karte %2)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (cards %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the ids of cards, as a list</extracomment>
        <translation type="unfinished">%1 (Karten %2)</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (%Ln card(s))</source>
        <extracomment>A step of the history: %1 what was done, to how many cards</extracomment>
        <translation type="unfinished">
            <numerusform>%1 (%Ln Karte)</numerusform>
            <numerusform>%1 (%Ln Karten)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckFindingWords</name>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>The deck</source>
        <extracomment>Place of a problem: the deck of cards</extracomment>
        <translation type="unfinished">Der Kartensatz</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>no. %1</source>
        <extracomment>In place of the id that a card does not have: %1 its number in the deck</extracomment>
        <translation type="unfinished">Nr. %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1, front</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">Karte %1, Vorderseite</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1, bonus</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">Karte %1, Bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">Karte %1</translation>
    </message>
</context>
<context>
    <name>DeckHandbook</name>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A Boomtown deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Ein Kartensatz für Boomtown</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A deck has 18 cards. The front of a card has four squares, which become part of a town. Its back is a bonus.</source>
        <translation type="unfinished">Ein Kartensatz hat 18 Karten. Die Vorderseite einer Karte hat vier Felder, die Teil einer Stadt werden. Ihre Rückseite ist ein Bonus.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>The list on the left shows all cards. Choose several to copy or remove them together. Drag them to change their order. The tab &quot;Deck&quot; shows the name of the deck and its description, also in other languages.</source>
        <translation type="unfinished">Die Liste links enthält alle Karten. Wähle mehrere, um sie zusammen zu kopieren oder zu entfernen. Ziehe sie an eine andere Stelle. Im Reiter „Kartensatz“ stehen der Name des Kartensatzes und seine Beschreibung, auch in anderen Sprachen.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Drawing a card</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Eine Karte zeichnen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Click a square to choose it. Click it again for its next land, or click its symbol for the next symbol. The right button goes back.</source>
        <translation type="unfinished">Klicke auf ein Feld, um es zu wählen. Klicke noch einmal darauf für die nächste Landschaft oder auf sein Symbol für das nächste Symbol. Die rechte Maustaste geht zurück.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>The buttons below the card choose a land or a symbol directly. Their tool tips name the keys that do the same.</source>
        <translation type="unfinished">Die Knöpfe unter der Karte wählen eine Landschaft oder ein Symbol direkt. Ihre Tooltips nennen die Tasten, die dasselbe tun.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A card may lie upside down in a town. &quot;Show upside down&quot; shows how that looks, and changes nothing.</source>
        <translation type="unfinished">Eine Karte kann in einer Stadt auf dem Kopf liegen. „Auf dem Kopf zeigen“ zeigt, wie das aussieht, und ändert nichts.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Bonuses</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Boni</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>On the &quot;Card&quot; tab, you choose one of 18 kinds of bonuses. Below it are the fields that this kind takes: symbols, a land, points. The picture shows the bonus as players see it.</source>
        <translation type="unfinished">Im Reiter „Karte“ wählst du eine von 18 Arten von Boni. Darunter stehen die Eingaben, die diese Art braucht: Symbole, eine Landschaft, Punkte. Das Bild zeigt den Bonus, wie die Spieler ihn sehen.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Some kinds use a table. Each row says how many symbols are needed and how many points they bring. The last row that is reached counts.</source>
        <translation type="unfinished">Manche Arten brauchen eine Tabelle. Jede Zeile sagt, wie viele Symbole nötig sind und wie viele Punkte sie bringen. Es zählt die letzte Zeile, die erreicht ist.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Problems and balance</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Probleme und Balance</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A deck with an error cannot be played. Click a problem to go to its card. The button beside it repairs it.</source>
        <translation type="unfinished">Ein Kartensatz mit einem Fehler ist nicht spielbar. Klicke auf ein Problem, um zu seiner Karte zu kommen. Der Knopf daneben behebt es.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>In a balanced deck, each land and each symbol appears 12 times. The tab &quot;Balance&quot; counts them, and compares the bonuses with those of the game&apos;s deck.</source>
        <translation type="unfinished">In einem ausgewogenen Kartensatz gibt es jede Landschaft und jedes Symbol 12-mal. Der Reiter „Balance“ zählt sie und vergleicht die Boni mit denen im Kartensatz des Spiels.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Trying a deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Einen Kartensatz ausprobieren</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>In the lab the computer plays many games with your deck. You see how many points each bonus brings, and which cards are passed over.</source>
        <translation type="unfinished">Im Labor spielt der Computer viele Partien mit deinem Kartensatz. Du siehst, wie viele Punkte jeder Bonus bringt und welche Karten übersprungen werden.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>F5 starts the game with the deck as it is now, saved or not. &quot;Install in the game&quot; lets you choose it for any new game.</source>
        <translation type="unfinished">F5 startet das Spiel mit dem Kartensatz, so wie er jetzt ist, gespeichert oder nicht. Nach „Im Spiel installieren“ kannst du ihn für jedes neue Spiel wählen.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Printing a deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Einen Kartensatz drucken</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>&quot;Print and play&quot; makes pages of cards with their bonuses on the backs. If you cannot print on both sides, print the bonus cards too.</source>
        <translation type="unfinished">„Drucken (Print and Play)“ macht Seiten mit Karten und ihren Boni auf den Rückseiten. Wenn du nicht beidseitig drucken kannst, drucke auch die Bonuskarten.</translation>
    </message>
</context>
<context>
    <name>DeckInstalling</name>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>A deck called &quot;%1&quot; is already installed.</source>
        <extracomment>%1 name of a deck of cards</extracomment>
        <translation type="unfinished">Ein Kartensatz namens „%1“ ist schon installiert.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button: the new deck takes the place of the installed one</extracomment>
        <translation type="unfinished">&amp;Ersetzen</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button: both decks of the same name stay installed</extracomment>
        <translation type="unfinished">&amp;Beide behalten</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The deck was not installed</source>
        <translation type="unfinished">Der Kartensatz wurde nicht installiert</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Remove a deck</source>
        <translation type="unfinished">Einen Kartensatz entfernen</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Remove &quot;%1&quot; from your decks?</source>
        <extracomment>%1 name of a deck of cards</extracomment>
        <translation type="unfinished">„%1“ aus deinen Kartensätzen entfernen?</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Its file will be deleted. Saved games keep the deck.</source>
        <translation type="unfinished">Seine Datei wird gelöscht. Gespeicherte Spiele behalten den Kartensatz.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&amp;Remove</source>
        <extracomment>Button (verb): remove the deck</extracomment>
        <translation type="unfinished">&amp;Entfernen</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The deck was not removed</source>
        <translation type="unfinished">Der Kartensatz wurde nicht entfernt</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&quot;%1&quot; could not be removed: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">„%1“ ließ sich nicht entfernen: %2.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Save a copy of the deck</source>
        <translation type="unfinished">Eine Kopie des Kartensatzes speichern</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Decks (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">Kartensätze (%1)</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The copy was not saved</source>
        <translation type="unfinished">Die Kopie wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>DeckKind</name>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>New dec&amp;k…</source>
        <extracomment>Menu entry: a new deck of cards</extracomment>
        <translation type="unfinished">Neuer Kar&amp;tensatz…</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Start a new Boomtown deck, plain or based on another one</source>
        <translation type="unfinished">Einen neuen Kartensatz für Boomtown beginnen, einfach oder nach einem anderen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>New deck</source>
        <extracomment>Name of a deck of cards that has none yet</extracomment>
        <translation type="unfinished">Neuer Kartensatz</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Card</source>
        <extracomment>Menu: what can be done with cards</extracomment>
        <translation type="unfinished">&amp;Karte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Decks (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">Kartensätze (%1)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Find a card</source>
        <translation type="unfinished">Karte &amp;suchen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;New card</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Neue Ka&amp;rte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>T&amp;urn the card</source>
        <extracomment>Menu entry: shows the card upside down</extracomment>
        <translation type="unfinished">D&amp;ie Karte drehen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Balance</source>
        <extracomment>Menu entry: shows how balanced the deck is</extracomment>
        <translation type="unfinished">B&amp;alance</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>C&amp;ard list</source>
        <extracomment>Menu entry: shows or hides a part of the window</extracomment>
        <translation type="unfinished">&amp;Kartenliste</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">Klick</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose a square; click it again for its next land, or click its symbol for the next symbol; right-click to go back</source>
        <translation type="unfinished">Ein Feld wählen; auf dem gewählten die nächste Landschaft, auf seinem Symbol das nächste Symbol; ein Rechtsklick geht zurück</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Arrow keys</source>
        <extracomment>The arrow keys</extracomment>
        <translation type="unfinished">Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose a square</source>
        <translation type="unfinished">Ein Feld wählen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose the land of the square</source>
        <translation type="unfinished">Die Landschaft des Felds wählen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose the symbol of the square</source>
        <translation type="unfinished">Das Symbol des Felds wählen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Enter, Backspace</source>
        <extracomment>Names of keys, in a table</extracomment>
        <translation type="unfinished">Eingabe, Rücktaste</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Next or previous land; with Shift, next or previous symbol</source>
        <translation type="unfinished">Nächste Landschaft, vorige Landschaft; mit Umschalt das Symbol</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Repair the chosen problem</source>
        <translation type="unfinished">Das gewählte Problem beheben</translation>
    </message>
</context>
<context>
    <name>DrawTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Draw</source>
        <extracomment>Name of a tool: to draw on a tile, not to take one from the stack</extracomment>
        <translation type="unfinished">Zeichnen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click an edge to switch between prairie, railroad and mountain. Drag to lay track or join mountains. Scroll to add or remove symbols.</source>
        <translation type="unfinished">Klicke auf eine Kante, um zwischen Prärie, Strecke und Berg zu wechseln. Ziehe, um Gleise zu legen oder Berge zu verbinden. Mit dem Mausrad setzt du Symbole oder nimmst sie weg.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Split a prairie</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Prärie teilen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Join prairies</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Prärien verbinden</translation>
    </message>
</context>
<context>
    <name>EdgeTexts</name>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Nordkante: Strecke</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Nordkante: Berg</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Nordkante: Prärie</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Ostkante: Strecke</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Ostkante: Berg</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Ostkante: Prärie</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Südkante: Strecke</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Südkante: Berg</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Südkante: Prärie</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Westkante: Strecke</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Westkante: Berg</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Westkante: Prärie</translation>
    </message>
</context>
<context>
    <name>EdgeWords</name>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north</source>
        <extracomment>Name of an edge, nominative, as in &quot;north–south&quot; or &quot;Edge north&quot;</extracomment>
        <translation type="unfinished">Nord</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east</source>
        <extracomment>Name of an edge, nominative, as in &quot;east–west&quot; or &quot;Edge east&quot;</extracomment>
        <translation type="unfinished">Ost</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south</source>
        <extracomment>Name of an edge, nominative, as in &quot;north–south&quot; or &quot;Edge south&quot;</extracomment>
        <translation type="unfinished">Süd</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west</source>
        <extracomment>Name of an edge, nominative, as in &quot;east–west&quot; or &quot;Edge west&quot;</extracomment>
        <translation type="unfinished">West</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north edge, western half</source>
        <translation type="unfinished">Nordkante, westliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north edge, eastern half</source>
        <translation type="unfinished">Nordkante, östliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east edge, northern half</source>
        <translation type="unfinished">Ostkante, nördliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east edge, southern half</source>
        <translation type="unfinished">Ostkante, südliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south edge, eastern half</source>
        <translation type="unfinished">Südkante, östliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south edge, western half</source>
        <translation type="unfinished">Südkante, westliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west edge, southern half</source>
        <translation type="unfinished">Westkante, südliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west edge, northern half</source>
        <translation type="unfinished">Westkante, nördliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>railroad</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: railroad&quot;</extracomment>
        <translation type="unfinished">Strecke</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>mountain</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: mountain&quot;</extracomment>
        <translation type="unfinished">Berg</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>prairie</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: prairie&quot;</extracomment>
        <translation type="unfinished">Prärie</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>city</source>
        <extracomment>A part of a tile, nominative</extracomment>
        <translation type="unfinished">Stadt</translation>
    </message>
</context>
<context>
    <name>EditorCommandLine</name>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Draw tiles and cards, try them, print them.</source>
        <translation type="unfinished">Plättchen und Karten zeichnen, ausprobieren und drucken.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Tile sets (*.tileset.json, *.tileset.zip) and decks (*.deck.json) to open.</source>
        <translation type="unfinished">Plättchensätze (*.tileset.json, *.tileset.zip) und Kartensätze (*.deck.json), die geöffnet werden.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>[file…]</source>
        <extracomment>On the command line: files that may be named</extracomment>
        <translation type="unfinished">[Datei…]</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Language of the windows, such as de.</source>
        <translation type="unfinished">Sprache der Fenster, etwa de.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>code</source>
        <extracomment>On the command line: what to give for the option --language</extracomment>
        <translation type="unfinished">Kürzel</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Colors of the windows: system, light or dark.</source>
        <translation type="unfinished">Farben der Fenster: system, light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the set or deck as a PDF for printing and exit; works without a screen.</source>
        <translation type="unfinished">Den Plättchen- oder Kartensatz als PDF zum Drucken schreiben und beenden; geht ohne Bildschirm.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the tiles or cards as pictures and exit; works without a screen.</source>
        <translation type="unfinished">Die Plättchen oder Karten als Bilder schreiben und beenden; geht ohne Bildschirm.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the pages as SVG and exit; works without a screen.</source>
        <translation type="unfinished">Die Seiten als SVG schreiben und beenden; geht ohne Bildschirm.</translation>
    </message>
</context>
<context>
    <name>EditorHelp</name>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Keys and mouse</source>
        <translation type="unfinished">Tasten und Maus</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>On the drawing</source>
        <extracomment>Heading above a table of keys: they work on the large picture of a tile or card that is drawn on</extracomment>
        <translation type="unfinished">Auf der Zeichnung</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Everywhere</source>
        <extracomment>Heading above a table of keys: they work in the whole window</extracomment>
        <translation type="unfinished">Überall</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>About Lodeline</source>
        <extracomment>Title of a dialog</extracomment>
        <translation type="unfinished">Über Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>&lt;h3&gt;Lodeline Editor %1&lt;/h3&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Unofficial: not connected with the publishers of any board game.&lt;/p&gt;</source>
        <extracomment>%1 number of the version; h3 and p are marks of HTML</extracomment>
        <translation type="unfinished">&lt;h3&gt;Lodeline-Editor %1&lt;/h3&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Inoffiziell: ohne Verbindung zu Verlagen irgendeines Brettspiels.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">Klick</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Switch an edge between railroad, mountain and prairie; right-click to go back</source>
        <translation type="unfinished">Eine Kante zwischen Strecke, Berg und Prärie umschalten; ein Rechtsklick geht zurück</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">Ziehen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Lay track from edge to edge or into the middle; extend a mountain to an edge or another mountain</source>
        <translation type="unfinished">Ein Gleis von Kante zu Kante oder in die Mitte legen; einen Berg bis zu einer Kante oder einem anderen Berg erweitern</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Wheel</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">Mausrad</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add or remove nuggets, locomotives and tipi camps; with Shift, horse herds</source>
        <translation type="unfinished">Nuggets, Lokomotiven und Tipilager setzen oder wegnehmen; mit Umschalt Pferdeherden</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Arrow keys</source>
        <extracomment>The arrow keys</extracomment>
        <translation type="unfinished">Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Choose an edge</source>
        <translation type="unfinished">Eine Kante wählen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>PgUp, PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">Bild auf, Bild ab</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Go through edges and parts of the tile</source>
        <translation type="unfinished">Durch die Kanten und Teile des Plättchens gehen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Enter, Backspace</source>
        <extracomment>Names of keys, in a table</extracomment>
        <translation type="unfinished">Eingabe, Rücktaste</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Same as a click, same as a right-click</source>
        <translation type="unfinished">Wie ein Klick, wie ein Rechtsklick</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Begin a drag at the chosen edge or part; press again to end it</source>
        <translation type="unfinished">Das Ziehen an der gewählten Kante oder dem gewählten Teil beginnen; noch einmal drücken beendet es</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add or remove the symbol that belongs to the chosen part</source>
        <translation type="unfinished">Das Symbol setzen oder wegnehmen, das zum gewählten Teil gehört</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add a nugget, locomotive, tipi camp or horse herd; with Shift, remove one</source>
        <translation type="unfinished">Nugget, Lokomotive, Tipilager oder Pferdeherde setzen; mit Umschalt wegnehmen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Choose a tool</source>
        <translation type="unfinished">Ein Werkzeug wählen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Repair the chosen problem</source>
        <translation type="unfinished">Das gewählte Problem beheben</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>None of the tiles left fits anywhere: the game ends</source>
        <translation type="unfinished">Keines der übrigen Plättchen passt irgendwo: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a railwayman on the railroad</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 setzt einen Eisenbahner auf die Strecke</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a gold miner on the mountain</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 setzt einen Goldgräber auf den Berg</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a farmer on the prairie</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 legt einen Farmer in die Prärie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a merchant in the city</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 setzt einen Händler in die Stadt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 pitches the tent at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 schlägt das Zelt bei %2 auf</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes a token from the mountain: %2</source>
        <extracomment>%1 player, %2 value of the mining token</extracomment>
        <translation type="unfinished">%1 nimmt ein Schürfplättchen vom Berg: %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes a token from the mountain</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 nimmt ein Schürfplättchen vom Berg</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>Nobody scores for %1</source>
        <extracomment>%1 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">Niemand punktet für %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 scores %Ln point(s) for %2</source>
        <extracomment>%1 player, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1 erhält %Ln Punkt für %2</numerusform>
            <numerusform>%1 erhält %Ln Punkte für %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 score %Ln point(s) each for %2</source>
        <comment>several players</comment>
        <extracomment>%1 players, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1 erhalten je %Ln Punkt für %2</numerusform>
            <numerusform>%1 erhalten je %Ln Punkte für %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 gets %Ln token(s) from the mountain at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">
            <numerusform>%1 bekommt %Ln Schürfplättchen vom Berg bei %2</numerusform>
            <numerusform>%1 bekommt %Ln Schürfplättchen vom Berg bei %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln token(s) from the mountain at %1 go back to the supply</source>
        <extracomment>%1 position</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Schürfplättchen vom Berg bei %1 kommt zurück in den Vorrat</numerusform>
            <numerusform>%Ln Schürfplättchen vom Berg bei %1 kommen zurück in den Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s tent comes home</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">Das Zelt von %1 kommt heim</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 %2</source>
        <comment>player and points</comment>
        <extracomment>%1 player, %2 points, one part of a list</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>All players reveal their gold: %1</source>
        <extracomment>%1 is a list such as &quot;Ann 7, Bo 12&quot;</extracomment>
        <translation type="unfinished">Alle decken ihr Gold auf: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete railroad of %Ln tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>eine unfertige Strecke aus %Ln Plättchen</numerusform>
            <numerusform>eine unfertige Strecke aus %Ln Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>eine Strecke aus %Ln Plättchen</numerusform>
            <numerusform>eine Strecke aus %Ln Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s) with a locomotive</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>eine Strecke aus %Ln Plättchen mit einer Lokomotive</numerusform>
            <numerusform>eine Strecke aus %Ln Plättchen mit einer Lokomotive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s) with several locomotives</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>eine Strecke aus %Ln Plättchen mit mehreren Lokomotiven</numerusform>
            <numerusform>eine Strecke aus %Ln Plättchen mit mehreren Lokomotiven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain with %Ln nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>einen unfertigen Berg mit %Ln Nugget</numerusform>
            <numerusform>einen unfertigen Berg mit %Ln Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain with %Ln nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>einen Berg mit %Ln Nugget</numerusform>
            <numerusform>einen Berg mit %Ln Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city with %Ln completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>eine unfertige Stadt mit %Ln fertiger Strecke</numerusform>
            <numerusform>eine unfertige Stadt mit %Ln fertigen Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a city with %Ln completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>eine Stadt mit %Ln fertiger Strecke</numerusform>
            <numerusform>eine Stadt mit %Ln fertigen Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Stands in &quot;a prairie with %1&quot;, in the case that your translation of that needs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Tipilager</numerusform>
            <numerusform>%Ln Tipilagern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Stands in &quot;a prairie with %1&quot;, in the case that your translation of that needs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Pferdeherde</numerusform>
            <numerusform>%Ln Pferdeherden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>gold</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">Gold</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 wins with %Ln point(s)</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">
            <numerusform>%1 gewinnt mit %Ln Punkt</numerusform>
            <numerusform>%1 gewinnt mit %Ln Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 share the win with %Ln point(s) each</source>
        <extracomment>%1 players</extracomment>
        <translation type="unfinished">
            <numerusform>%1 teilen sich den Sieg mit je %Ln Punkt</numerusform>
            <numerusform>%1 teilen sich den Sieg mit je %Ln Punkten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a prairie without tipi camps or horse herds</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">eine Prärie ohne Tipilager und Pferdeherden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a prairie with %1</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; %1 is a list of camps and herds with their numbers</extracomment>
        <translation type="unfinished">eine Prärie mit %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the railwayman at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 nimmt den Eisenbahner auf %2 zurück</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the gold miner at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 nimmt den Goldgräber auf %2 zurück</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the farmer at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 nimmt den Farmer auf %2 zurück</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the merchant at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 nimmt den Händler auf %2 zurück</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s railwayman comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">Ein Eisenbahner von %1 kommt heim</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s gold miner comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">Ein Goldgräber von %1 kommt heim</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s farmer comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">Ein Farmer von %1 kommt heim</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s merchant comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">Ein Händler von %1 kommt heim</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile is on the board, with %Ln token(s) on it</source>
        <extracomment>%Ln mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>Das Startplättchen liegt aus, darauf ein Schürfplättchen</numerusform>
            <numerusform>Das Startplättchen liegt aus, darauf %Ln Schürfplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln tile(s) fit nowhere and are discarded</source>
        <translation type="unfinished">
            <numerusform>%Ln Plättchen passt nirgends und scheidet aus</numerusform>
            <numerusform>%Ln Plättchen passen nirgends und scheiden aus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws the last tile</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 zieht das letzte Plättchen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws a tile, %Ln left</source>
        <extracomment>%1 player, %Ln tiles left in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>%1 zieht ein Plättchen, %Ln übrig</numerusform>
            <numerusform>%1 zieht ein Plättchen, %Ln übrig</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 places the tile at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 legt das Plättchen auf %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile is on the board</source>
        <translation type="unfinished">Das Startplättchen liegt aus</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain without nuggets</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">einen unfertigen Berg ohne Nuggets</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain without nuggets</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">einen Berg ohne Nuggets</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city without completed railroads</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">eine unfertige Stadt ohne fertige Strecken</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 places the tile at %2 and puts %Ln token(s) on its mountains</source>
        <extracomment>%1 player, %2 position, %Ln mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%1 legt das Plättchen auf %2 und ein Schürfplättchen auf seinen Berg</numerusform>
            <numerusform>%1 legt das Plättchen auf %2 und %Ln Schürfplättchen auf seine Berge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: %2.</source>
        <extracomment>%1 name of a file, %2 the reason as the system words it</extracomment>
        <translation type="unfinished">„%1“ lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>There is not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation type="unfinished">Der Speicher reicht nicht für ein Bild dieser Größe. Wähle eine kleinere.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: its folder does not exist.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">„%1“ lässt sich nicht schreiben: Den Ordner gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: you are not allowed to write in its folder.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">„%1“ lässt sich nicht schreiben: In diesem Ordner darfst du nicht schreiben.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>The folder &quot;%1&quot; cannot be created.</source>
        <extracomment>%1 path of a folder</extracomment>
        <translation type="unfinished">Der Ordner „%1“ lässt sich nicht anlegen.</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Prints a tile set or a deck to a file.</source>
        <translation type="unfinished">Druckt einen Plättchen- oder Kartensatz in eine Datei.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>A tile set (*.tileset.json, *.tileset.zip) or a deck (*.deck.json). If OUT is empty, as in --export-pdf=, the result is written next to this file.</source>
        <translation type="unfinished">Ein Plättchensatz (*.tileset.json, *.tileset.zip) oder ein Kartensatz (*.deck.json). Ist OUT leer, wie in --export-pdf=, kommt die Datei daneben.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Pages to print and cut out, as PDF.</source>
        <translation type="unfinished">Seiten zum Drucken und Ausschneiden, als PDF.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The same pages as SVG; several pages get a file each.</source>
        <translation type="unfinished">Dieselben Seiten als SVG; mehrere Seiten bekommen je eine Datei.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Pictures: one of all designs if OUT ends in .png, otherwise a folder with one per design.</source>
        <translation type="unfinished">Bilder: alle Motive auf einem, wenn OUT auf .png endet, sonst ein Ordner mit einem je Motiv.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a tile (45).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Kantenlänge eines Plättchens (45).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a card of a deck (60).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translatorcomment>free: deck</translatorcomment>
        <translation type="unfinished">Kantenlänge einer Karte (60).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Width of a bonus card (60).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Breite einer Bonuskarte (60).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>A4, A3, A5, A6, Letter, Legal or Tabloid (A4).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">A4, A3, A5, A6, Letter, Legal oder Tabloid (A4).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Landscape: the long side of the paper is horizontal.</source>
        <translation type="unfinished">Querformat: Die lange Seite des Papiers liegt waagerecht.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Margin left blank on each side (5).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Weißer Rand an jeder Seite (5).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Gap between tiles (3).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Abstand zwischen den Plättchen (3).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>How far pictures extend beyond the cut, at most half the gap (1).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Wie weit das Bild über den Schnitt hinausgeht, höchstens den halben Abstand (1).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Without cut marks.</source>
        <translation type="unfinished">Ohne Schnittmarken.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Without the ruler for checking the size.</source>
        <translation type="unfinished">Ohne das Lineal zum Prüfen der Größe.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Add the reverse side after each page, for two-sided printing.</source>
        <translation type="unfinished">Nach jeder Seite eine Rückseite, für beidseitigen Druck.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Edge on which the sheet is flipped: long or short (long).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">Die Kante, über die das Blatt gewendet wird: long (lang) oder short (kurz) (long).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>White background, pale colors.</source>
        <translation type="unfinished">Weißer Hintergrund, blasse Farben.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>No mining tokens and no pieces.</source>
        <translation type="unfinished">Keine Schürfplättchen und keine Figuren.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>No bonus cards.</source>
        <translation type="unfinished">Keine Bonuskarten.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only one copy of each design.</source>
        <translation type="unfinished">Von jedem Motiv nur ein Exemplar.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only the design or card with this id; may be given several times.</source>
        <translation type="unfinished">Nur das Motiv oder die Karte mit dieser Kennung; geht mehrmals.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a tile or card in pictures, in pixels.</source>
        <translation type="unfinished">Kantenlänge eines Plättchens oder einer Karte auf Bildern, in Pixeln.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The export needs exactly one tile set or deck.</source>
        <translation type="unfinished">Der Export braucht genau einen Plättchen- oder Kartensatz.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 has no effect here.</source>
        <extracomment>On the command line: %1 an option</extracomment>
        <translation type="unfinished">--%1 ändert hier nichts.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The file has no design &quot;%1&quot;.</source>
        <extracomment>On the command line: %1 the id of a design</extracomment>
        <translation type="unfinished">Die Datei hat kein Motiv „%1“.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Dots per inch of the pictures on the pages (600).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">Bildpunkte je Zoll bei den Bildern auf den Seiten (600).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Language of the pages, such as de (en).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">Sprache der Seiten, etwa de (en).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 takes a number from %2 to %3.</source>
        <extracomment>On the command line: %1 an option, %2 and %3 numbers</extracomment>
        <translation type="unfinished">--%1 erwartet eine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 takes a whole number.</source>
        <extracomment>On the command line: %1 an option</extracomment>
        <translation type="unfinished">--%1 erwartet eine ganze Zahl.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--flip takes long or short.</source>
        <translation type="unfinished">--flip erwartet long (lang) oder short (kurz).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only one export at a time is possible.</source>
        <translation type="unfinished">Es ist nur ein Export auf einmal möglich.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>error</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: error: what is wrong&quot;</extracomment>
        <translation type="unfinished">Fehler</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>warning</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: warning: what is wrong&quot;</extracomment>
        <translation type="unfinished">Warnung</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>note</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: note: what is remarkable&quot;; less than a warning</extracomment>
        <translation type="unfinished">Hinweis</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Unknown paper size &quot;%1&quot;. Possible values: A4, A3, A5, A6, Letter, Legal or Tabloid.</source>
        <extracomment>On the command line: %1 what was typed</extracomment>
        <translation type="unfinished">Unbekanntes Papierformat „%1“; möglich sind A4, A3, A5, A6, Letter, Legal und Tabloid.</translation>
    </message>
</context>
<context>
    <name>FeatureLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Tipilager</numerusform>
            <numerusform>%Ln Tipilager</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Pferdeherde</numerusform>
            <numerusform>%Ln Pferdeherden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Prairie without tipi camps or horse herds</source>
        <translation type="unfinished">Prärie ohne Tipilager und Pferdeherden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Prairie: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;2 tipi camps, 1 horse herd&quot;</extracomment>
        <translation type="unfinished">Prärie: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Railroad: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">Strecke: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Mountain: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;5 nuggets, 2 open edges&quot;</extracomment>
        <translation type="unfinished">Berg: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>City: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">Stadt: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s)</source>
        <extracomment>How many cowboys a player has on a feature, alone or fewer than others</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Cowboy</numerusform>
            <numerusform>%Ln Cowboys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s), tied for the most</source>
        <extracomment>How many cowboys a player has on a feature: as many as others, and nobody has more; &quot;the most&quot; is said of the number</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Cowboy, Gleichstand</numerusform>
            <numerusform>%Ln Cowboys, Gleichstand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s), the most</source>
        <extracomment>How many cowboys a player has on a feature: nobody else has as many; &quot;the most&quot; is said of the number</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Cowboy, die Mehrheit</numerusform>
            <numerusform>%Ln Cowboys, die Mehrheit</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>tent</source>
        <extracomment>A player&apos;s tent stands on the mountain</extracomment>
        <translation type="unfinished">Zelt</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) when complete</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Punkt bei Abschluss</numerusform>
            <numerusform>%Ln Punkte bei Abschluss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) at the end of the game</source>
        <extracomment>What a part of the board is worth if it stays as it is</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Punkt am Spielende</numerusform>
            <numerusform>%Ln Punkte am Spielende</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Nobody has a cowboy here</source>
        <translation type="unfinished">Niemand hat hier einen Cowboy</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) when complete or at the end of the game</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Punkt bei Abschluss oder am Spielende</numerusform>
            <numerusform>%Ln Punkte bei Abschluss oder am Spielende</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: this game has no farmers</source>
        <translation type="unfinished">Hierhin darf kein Cowboy: In diesem Spiel gibt es keine Farmer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: there is one already</source>
        <translation type="unfinished">Hierhin darf kein Cowboy: Es ist schon einer da</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: you have none left</source>
        <translation type="unfinished">Hierhin darf kein Cowboy: Du hast keinen mehr</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>since turn %1</source>
        <extracomment>Part of a list: a piece stands there; %1 number of a turn</extracomment>
        <translation type="unfinished">seit Zug %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>since turns %1</source>
        <extracomment>Part of a list: several pieces stand there; %1 numbers of turns such as &quot;3, 12&quot;</extracomment>
        <translation type="unfinished">seit den Zügen %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>railwayman</source>
        <extracomment>A cowboy of a player, on a railroad</extracomment>
        <translation type="unfinished">Eisenbahner</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>gold miner</source>
        <extracomment>A cowboy of a player, on a mountain</extracomment>
        <translation type="unfinished">Goldgräber</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>farmer</source>
        <extracomment>A cowboy of a player, on a prairie</extracomment>
        <translation type="unfinished">Farmer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>merchant</source>
        <extracomment>A cowboy of a player, in a city</extracomment>
        <translation type="unfinished">Händler</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>This game has no farmers, so prairies score nothing</source>
        <translation type="unfinished">In diesem Spiel gibt es keine Farmer, Prärien bringen also nichts</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Points per player</source>
        <translation type="unfinished">Punkte je Spieler</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Total</source>
        <extracomment>Row of a table: the points of a player from all sources</extracomment>
        <translation type="unfinished">Insgesamt</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>In the final scoring</source>
        <translation type="unfinished">In der Endwertung</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share of all points that is scored after the last turn</source>
        <translation type="unfinished">Anteil aller Punkte, der nach dem letzten Zug gewertet wird</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Winner&apos;s lead</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Vorsprung an der Spitze</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>How many points the winner is ahead of second place</source>
        <translation type="unfinished">Um wie viele Punkte der erste Platz vor dem zweiten liegt</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Going first</source>
        <extracomment>Heading in a table: what it means to have the first turn</extracomment>
        <translation type="unfinished">Wer beginnt</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>Drafting first</source>
        <extracomment>Heading in a table: what it means to take the first card</extracomment>
        <translation type="unfinished">Wer zuerst nimmt</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share of wins</source>
        <translation type="unfinished">Anteil der Siege</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>A shared win counts as part of a win</source>
        <translation type="unfinished">Ein geteilter Sieg zählt anteilig</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>95% interval</source>
        <extracomment>Row of a table: the range in which the share of wins lies with a chance of 95 in 100</extracomment>
        <translation type="unfinished">95-%-Intervall</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Where the true share probably lies, judging by how much the games differ</source>
        <translation type="unfinished">Wo der wahre Anteil wahrscheinlich liegt, nach der Streuung der Partien</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Equal share</source>
        <extracomment>Row of a table: the share of wins if all players won equally often</extracomment>
        <translation type="unfinished">Gleicher Anteil</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share complete at the end</source>
        <extracomment>Heading above rows for railroads, mountains and cities: how many of them are complete when the game ends</extracomment>
        <translation type="unfinished">Am Ende fertig</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Board</source>
        <extracomment>Heading in a table: figures of the tiles on the table</extracomment>
        <translation type="unfinished">Spielfeld</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Turns</source>
        <extracomment>Turns of the players in a game, not rotations</extracomment>
        <translation type="unfinished">Züge</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>All players together</source>
        <translation type="unfinished">Alle Spieler zusammen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Discarded tiles</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Ausgeschiedene Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Drawn tiles that fit nowhere</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Gezogene Plättchen, die nirgends passen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Squares per drawn tile</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Felder je Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>How many squares a drawn tile fits</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Auf wie viele Felder ein gezogenes Plättchen passt</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Hard-to-place tiles</source>
        <extracomment>Row of a table</extracomment>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Schwierige Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Drawn tiles that fit two squares at most</source>
        <translation type="unfinished">Gezogene Plättchen, die auf höchstens zwei Felder passen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares at the end</source>
        <translation type="unfinished">Offene Felder am Ende</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Empty squares beside a tile</source>
        <translation type="unfinished">Leere Felder neben einem Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Holes</source>
        <extracomment>Row of a table: open squares with tiles on all four sides</extracomment>
        <translation type="unfinished">Löcher</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares with tiles on all four sides</source>
        <translation type="unfinished">Offene Felder mit Plättchen auf allen vier Seiten</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Dead squares</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Tote Felder</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares that no tile in the set fits</source>
        <translation type="unfinished">Offene Felder, auf die kein Plättchen des Satzes passt</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Unfillable squares</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Unfüllbare Felder</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Squares that none of the remaining tiles fits when a quarter of the stack is left</source>
        <translation type="unfinished">Felder, auf die keines der übrigen Plättchen passt, wenn noch ein Viertel des Stapels da ist</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Tokens</source>
        <extracomment>Heading in a table: mining tokens</extracomment>
        <translation type="unfinished">Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Left at the end</source>
        <translation type="unfinished">Am Ende übrig</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Tokens that nobody took</source>
        <translation type="unfinished">Schürfplättchen, die niemand genommen hat</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>The tokens</source>
        <extracomment>Place of a problem: the mining tokens of the set</extracomment>
        <translation type="unfinished">Die Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>The set</source>
        <extracomment>Place of a problem: the tile set</extracomment>
        <translation type="unfinished">Der Satz</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>no. %1</source>
        <extracomment>In place of the id that a tile does not have: %1 its number in the set</extracomment>
        <translation type="unfinished">Nr. %1</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Plättchen %1</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, north edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Plättchen %1, Nordkante</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, east edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Plättchen %1, Ostkante</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, south edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Plättchen %1, Südkante</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, west edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Plättchen %1, Westkante</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, railroad %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the railroad on its tile</extracomment>
        <translation type="unfinished">Plättchen %1, Strecke %2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, mountain %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the mountain on its tile</extracomment>
        <translation type="unfinished">Plättchen %1, Berg %2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, prairie %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the prairie on its tile</extracomment>
        <translation type="unfinished">Plättchen %1, Prärie %2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, city</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Plättchen %1, Stadt</translation>
    </message>
</context>
<context>
    <name>FolderWords</name>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Waiting…</source>
        <extracomment>Of a picture that will be read</extracomment>
        <translation type="unfinished">Wartet…</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>This picture is already in the set.</source>
        <translation type="unfinished">Dieses Bild ist schon da.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Not used: %1 is used instead.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Nicht übernommen: Stattdessen wird %1 verwendet.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Not used: no tile has this name.</source>
        <translation type="unfinished">Nicht übernommen: Kein Plättchen heißt so.</translation>
    </message>
</context>
<context>
    <name>FormCheck</name>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Fill in every form, or leave all of them empty.</source>
        <translation type="unfinished">Fülle jede Form aus oder lass alle leer.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The text is too long.</source>
        <translation type="unfinished">Der Text ist zu lang.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Include %1: this form is used for more than one number.</source>
        <extracomment>%1 is %Ln, which stands for a number</extracomment>
        <translation type="unfinished">Schreib %1: Diese Form steht für mehrere Zahlen.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The English text has no key: leave out the &amp;, or write &amp;&amp; for the sign itself.</source>
        <extracomment>&amp; in a text makes the letter behind it a key</extracomment>
        <translation type="unfinished">Der englische Text hat keine Taste: Lass das &amp; weg, oder schreib &amp;&amp; für das Zeichen selbst.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Write &amp; before one letter, which becomes the key.</source>
        <extracomment>&amp; in a text makes the letter behind it a key</extracomment>
        <translation type="unfinished">Setze ein &amp; vor genau einen Buchstaben; er wird zur Taste.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The tags in angle brackets have to be those of the English text.</source>
        <translation type="unfinished">Die Marken in spitzen Klammern müssen die des englischen Textes sein.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Leave the patterns in parentheses and each ;; as they are in the English text.</source>
        <extracomment>Patterns of files, such as (*.png)</extracomment>
        <translation type="unfinished">Die Muster in runden Klammern und jedes ;; müssen bleiben wie im englischen Text.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The text contains an invisible character.</source>
        <translation type="unfinished">Der Text enthält ein unsichtbares Zeichen.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>A % sign followed by a number or Ln is filled in by the program. The English text has none; remove it.</source>
        <translation type="unfinished">Ein %-Zeichen mit einer Zahl oder Ln dahinter füllt das Programm aus. Der englische Text hat keins; entferne es.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Use each of these as often as the English text does: %1</source>
        <extracomment>%1 some of the places &quot;%1 %2 %Ln&quot;, which are filled in</extracomment>
        <translation type="unfinished">Schreib jeden davon so oft wie im englischen Text: %1</translation>
    </message>
</context>
<context>
    <name>GoldRush</name>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Gold Rush</source>
        <extracomment>Name of the game</extracomment>
        <translation type="unfinished">Gold Rush</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Lay tiles, build railroads and dig for gold.</source>
        <translation type="unfinished">Plättchen legen, Strecken bauen und nach Gold graben.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>The tile set %1 cannot be read. You are playing with the classic set.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">Der Plättchensatz %1 lässt sich nicht lesen. Es wird mit dem klassischen Satz gespielt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Tile set</source>
        <extracomment>Title of a question (noun)</extracomment>
        <translation type="unfinished">Plättchensatz</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>What do you want to do with &quot;%1&quot;?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Was möchtest du mit „%1“ tun?</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Play it…</source>
        <extracomment>Button: start a game with the tile set</extracomment>
        <translation type="unfinished">Damit &amp;spielen…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Add to my sets</source>
        <extracomment>Button: &quot;my sets&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">Zu &amp;meinen Sätzen hinzufügen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Edit it</source>
        <extracomment>Button: open the tile set in the editor</extracomment>
        <translation type="unfinished">&amp;Bearbeiten</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Klick</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Place the tile on a marked spot, then click the action to take</source>
        <translation type="unfinished">Das Plättchen auf die markierte Stelle legen, danach die Figur anklicken, die eingesetzt werden soll</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Turn the tile</source>
        <translation type="unfinished">Das Plättchen drehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Wheel over the tile</source>
        <extracomment>The wheel of the mouse</extracomment>
        <translation type="unfinished">Mausrad über dem Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Zoom in and out</source>
        <translation type="unfinished">Vergrößern und verkleinern</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Ziehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Move the board</source>
        <translation type="unfinished">Das Spielfeld verschieben</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show the whole board</source>
        <translation type="unfinished">Das ganze Spielfeld zeigen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Tab, Shift+Tab, arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Tab, Umschalt+Tab, Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Go to another spot or action</source>
        <translation type="unfinished">Zu einer anderen Stelle oder Aktion gehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Enter, Space</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Eingabe, Leertaste</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Place the tile or take the action</source>
        <translation type="unfinished">Das Plättchen legen oder die Aktion ausführen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Esc</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Hold V</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">V gedrückt halten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at your own gold</source>
        <translation type="unfinished">Das eigene Gold ansehen</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>Tile-laying and card games for the desktop.</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Lege- und Kartenspiele für den Computer.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. Pictures and tile sets: CC BY-SA 4.0.</source>
        <translation type="unfinished">Freie Software: Du darfst sie nach der GNU General Public License, Version 3 oder später, nutzen, untersuchen, weitergeben und verändern. Bilder und Plättchensätze: CC BY-SA 4.0.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>It comes without any warranty.</source>
        <translation type="unfinished">Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>An unofficial program by players for players, not affiliated with the publishers or authors of any board game.</source>
        <translation type="unfinished">Ein inoffizielles Programm von Spielern für Spieler, ohne Verbindung zu Verlagen oder Autoren irgendeines Brettspiels.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Open the tile-set editor</source>
        <translation type="unfinished">Den Plättchensatz-Editor öffnen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show which tiles are left</source>
        <translation type="unfinished">Zeigen, welche Plättchen übrig sind</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide explanations of what is under the pointer</source>
        <translation type="unfinished">Erklärungen zu dem, worauf der Zeiger ruht, zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide marks on squares that no tile fits anymore</source>
        <translation type="unfinished">Markierungen auf Feldern, auf die kein Plättchen mehr passt, zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide the numbers of columns and rows</source>
        <translation type="unfinished">Die Nummern von Spalten und Zeilen zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Choose that action from the list</source>
        <translation type="unfinished">Diese Aktion aus der Liste wählen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show what everybody would score if the game ended now</source>
        <translation type="unfinished">Zeigen, wie viele Punkte alle bekämen, wenn das Spiel jetzt endete</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Hide all these aids, as if at a real table, or show them again</source>
        <translation type="unfinished">Alle diese Hilfen ausblenden, wie am echten Tisch, oder wieder zeigen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show what happened since your last turn</source>
        <translation type="unfinished">Zeigen, was seit deinem letzten Zug geschah</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide who holds each prairie, by color</source>
        <translation type="unfinished">Farbig zeigen oder verbergen, wem jede Prärie gehört</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide which tiles fit an empty square</source>
        <translation type="unfinished">Zeigen oder verbergen, welche Plättchen auf ein leeres Feld passen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Right button</source>
        <extracomment>A button of the mouse</extracomment>
        <translation type="unfinished">Rechte Maustaste</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Wheel elsewhere</source>
        <extracomment>The wheel of the mouse</extracomment>
        <translation type="unfinished">Mausrad anderswo</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Skip: end the turn without an action</source>
        <translation type="unfinished">Überspringen: den Zug ohne Aktion beenden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Export the map as PDF, SVG or PNG</source>
        <translation type="unfinished">Die Landkarte als PDF, SVG oder PNG exportieren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look around, square by square</source>
        <translation type="unfinished">Umsehen: von Feld zu Feld</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+PgUp, Alt+PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">Alt+Bild auf, Alt+Bild ab</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at the previous or the next feature</source>
        <translation type="unfinished">Das vorige oder das nächste Gebiet ansehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+Enter</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Eingabe</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at everything on the tile, one thing after another</source>
        <translation type="unfinished">Eines nach dem anderen auf dem Plättchen ansehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+Home</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Pos1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at the last tile</source>
        <translation type="unfinished">Das letzte Plättchen ansehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Stop looking around; take back the tile before the turn ends</source>
        <translation type="unfinished">Das Umsehen beenden; das Plättchen zurücknehmen, bevor der Zug zu Ende ist</translation>
    </message>
</context>
<context>
    <name>HighlightWords</name>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Longest railroad</source>
        <extracomment>Highlight of a game: the railroad of most tiles</extracomment>
        <translation type="unfinished">Längste Strecke</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Richest mountain</source>
        <extracomment>Highlight of a game: the mountain with most nuggets</extracomment>
        <translation type="unfinished">Reichster Berg</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>City with the most railroads</source>
        <translation type="unfinished">Stadt mit den meisten Strecken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Largest prairie</source>
        <extracomment>Highlight of a game: the prairie of most tiles</extracomment>
        <translation type="unfinished">Größte Prärie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Best turn</source>
        <extracomment>The turn of the game that brought its player most points</extracomment>
        <translation type="unfinished">Bester Zug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Most tokens</source>
        <extracomment>Who has taken most mining tokens</extracomment>
        <translation type="unfinished">Die meisten Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Most gold</source>
        <extracomment>Whose mining tokens are worth most</extracomment>
        <translation type="unfinished">Das meiste Gold</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>How long a railroad or how large a prairie is</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Plättchen</numerusform>
            <numerusform>%Ln Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>How rich a mountain is</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Nugget</numerusform>
            <numerusform>%Ln Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln railroad(s)</source>
        <extracomment>How many railroads end in a city</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Strecke</numerusform>
            <numerusform>%Ln Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>How many mining tokens a player has taken</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Schürfplättchen</numerusform>
            <numerusform>%Ln Schürfplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>What a turn has brought or gold is worth</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Nobody</source>
        <extracomment>Who has scored a railroad, mountain, city or prairie</extracomment>
        <translation type="unfinished">Niemand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Tied with it</source>
        <extracomment>Stands below a row such as &quot;Longest railroad&quot;: another one that is as long</extracomment>
        <translation type="unfinished">Gleichauf damit</translation>
    </message>
</context>
<context>
    <name>IdWords</name>
    <message>
        <location filename="../editor/desk/idwords.cpp"/>
        <source>The id &quot;%1&quot; is already taken.</source>
        <extracomment>%1 what somebody has typed as the id of a tile or card, which another one has already</extracomment>
        <translation type="unfinished">Die Kennung „%1“ ist schon vergeben.</translation>
    </message>
    <message>
        <location filename="../editor/desk/idwords.cpp"/>
        <source>&quot;%1&quot; is not a valid id. Use 1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen.</source>
        <extracomment>%1 what somebody has typed</extracomment>
        <translation type="unfinished">„%1“ ist keine gültige Kennung. Verwende 1 bis 32 Zeichen: A bis Z, a bis z, 0 bis 9, Punkt, Unterstrich und Bindestrich.</translation>
    </message>
</context>
<context>
    <name>Insight</name>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Railroads pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">Strecken lohnen sich hier am meisten: Sie bringen %1 aller Punkte.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Mountains pay most here: with their gold they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">Berge lohnen sich hier am meisten: Mit ihrem Gold bringen sie %1 aller Punkte.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Cities pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">Städte lohnen sich hier am meisten: Sie bringen %1 aller Punkte.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Prairies pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">Prärien lohnen sich hier am meisten: Sie bringen %1 aller Punkte.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>A farmer brings %1 points. Any other cowboy brings %2 each time he is placed.</source>
        <extracomment>A farmer is a cowboy in a prairie. %1 and %2 numbers of points such as 1.5</extracomment>
        <translation type="unfinished">Ein Farmer bringt %1 Punkte, jeder andere Cowboy %2, jedes Mal, wenn er eingesetzt wird.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Farmers come early: half of them are put down before %1 of the tiles are on the board.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">Farmer kommen früh: die Hälfte von ihnen, bevor %1 der Plättchen gelegt sind.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Farmers come late: half of them are put down only after %1 of the tiles are on the board.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">Farmer kommen spät: die Hälfte von ihnen erst, nachdem %1 der Plättchen gelegt sind.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Between equal players, whoever goes first wins %1 of the games (very likely between %2 and %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; the true value very likely lies from %2 to %3</extracomment>
        <translation type="unfinished">Unter gleich Starken gewinnt, wer beginnt, %1 der Partien (sehr wahrscheinlich zwischen %2 und %3; ausgeglichen wären %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Halfway through the game, a tent on a mountain with three or more tokens is worth %1 points more than one in the supply.</source>
        <extracomment>%1 a number of points such as 1.5</extracomment>
        <translation type="unfinished">Zur Spielmitte ist ein Zelt auf einem Berg mit drei oder mehr Schürfplättchen %1 Punkte mehr wert als eines im Vorrat.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Halfway through the game, the computer&apos;s forecast of the final lead may be off by this many points: %1. The average score is %2.</source>
        <extracomment>%1 and %2 numbers of points</extracomment>
        <translation type="unfinished">Zur Spielmitte kann der Computer mit dem Vorsprung, den er am Ende erwartet, um so viele Punkte danebenliegen: %1. Die durchschnittliche Punktzahl ist %2.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>On %1 of its turns, the computer uses its pieces differently when it looks a few moves ahead.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">In %1 seiner Züge setzt der Computer seine Figuren anders ein, wenn er ein paar Züge vorausschaut.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Games the computer has played against itself: %1. Without looking ahead, it now wins %2 of its games against its earlier self.</source>
        <extracomment>%1 a number of games, %2 a percentage</extracomment>
        <translation type="unfinished">Partien des Computers gegen sich selbst: %1. Ohne vorauszuschauen gewinnt er jetzt %2 seiner Partien gegen sein früheres Ich.</translation>
    </message>
</context>
<context>
    <name>InstalledDecks</name>
    <message>
        <location filename="../ui/boomtown/installeddecks.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">„%1“ ließ sich nicht schreiben: %2.</translation>
    </message>
</context>
<context>
    <name>Installing</name>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Add a tile set</source>
        <translation type="unfinished">Einen Plättchensatz hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>You already have a tile set named &quot;%1&quot;.</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">Du hast schon einen Plättchensatz „%1“.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Replace it with the new one, or keep both?</source>
        <translation type="unfinished">Durch den neuen ersetzen oder beide behalten?</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button (verb): the new tile set takes the place of the old one</extracomment>
        <translation type="unfinished">&amp;Ersetzen</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button (verb): keep the old tile set and the new one</extracomment>
        <translation type="unfinished">&amp;Beide behalten</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Copying &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">„%1“ wird kopiert…</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Removing &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">„%1“ wird entfernt…</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&quot;%1&quot; already exists. Replace it?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">„%1“ gibt es schon. Überschreiben?</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove a tile set</source>
        <translation type="unfinished">Einen Plättchensatz entfernen</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&amp;Remove</source>
        <extracomment>Button (verb): remove the tile set</extracomment>
        <translation type="unfinished">&amp;Entfernen</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The pictures of &quot;%1&quot; could not be kept for saved games: %2.</source>
        <extracomment>%1 name of a tile set, %2 why</extracomment>
        <translation type="unfinished">Die Bilder von „%1“ ließen sich nicht für gespeicherte Spiele aufheben: %2.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove the tile set anyway? Saved games will then show its tiles as the game draws them.</source>
        <translation type="unfinished">Den Plättchensatz trotzdem entfernen? Gespeicherte Spiele zeigen seine Plättchen dann so, wie das Spiel sie zeichnet.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The tile set was not added</source>
        <translation type="unfinished">Der Plättchensatz wurde nicht hinzugefügt</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove &quot;%1&quot; from your tile sets?</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">„%1“ aus deinen Plättchensätzen entfernen?</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Its file will be deleted. Saved games keep the tile set.</source>
        <translation type="unfinished">Seine Datei wird gelöscht. Gespeicherte Spiele behalten den Satz.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The tile set was not removed</source>
        <translation type="unfinished">Der Plättchensatz wurde nicht entfernt</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Save a copy of the tile set</source>
        <translation type="unfinished">Eine Kopie des Plättchensatzes speichern</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Tile sets (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">Plättchensätze (%1)</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The copy was not saved</source>
        <translation type="unfinished">Die Kopie wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>, </source>
        <extracomment>Stands between the parts of a list or a description, as in &quot;4 tiles, 1 open end&quot;, &quot;1, 2, 5&quot; or &quot;Ann 12, Ben 9&quot;; parts may be numbers, ids of tiles or players with points, and have commas of their own</extracomment>
        <translation type="unfinished">, </translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>; </source>
        <extracomment>Stands between clauses, as in &quot;scores 6 points for a railroad; the cowboy comes back at once&quot;</extracomment>
        <translation type="unfinished">; </translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>. </source>
        <extracomment>Stands between sentences; after the last one there is no full stop</extracomment>
        <translation type="unfinished">. </translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 what it is about, %2 what is said of it, as in &quot;Ann: 12 points, 3 cowboys left&quot;</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>%1 any text, %2 a remark about it, as in &quot;Ann (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
</context>
<context>
    <name>KeysHelp</name>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show the three best moves</source>
        <translation type="unfinished">Die drei besten Züge zeigen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Compare your planned move with the best one</source>
        <extracomment>A row of the table of keys: what a key does</extracomment>
        <translation type="unfinished">Den geplanten Zug mit dem besten vergleichen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Make the computer play now or continue</source>
        <translation type="unfinished">Den Computer sofort ziehen oder weiterspielen lassen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch between the board, the panels and the log</source>
        <translation type="unfinished">Zwischen Spielfeld, Leisten und Protokoll wechseln</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>New game</source>
        <extracomment>What a key does, in a table of keys</extracomment>
        <translation type="unfinished">Neues Spiel</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Open a game</source>
        <translation type="unfinished">Ein Spiel öffnen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Save the game</source>
        <translation type="unfinished">Das Spiel speichern</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Undo a turn</source>
        <translation type="unfinished">Einen Zug rückgängig machen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Redo a turn</source>
        <translation type="unfinished">Einen Zug wiederholen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Review the game</source>
        <translation type="unfinished">Auf das Spiel zurückblicken</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go back to the original game</source>
        <translation type="unfinished">Zum ursprünglichen Spiel zurückkehren</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show or hide the panel or the log</source>
        <translation type="unfinished">Leiste oder Protokoll zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Move the panel or the log to its own window</source>
        <translation type="unfinished">Leiste oder Protokoll in ein eigenes Fenster verschieben</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Full screen</source>
        <extracomment>What a key does, in a table of keys</extracomment>
        <translation type="unfinished">Vollbild</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch the sounds on or off</source>
        <translation type="unfinished">Töne ein- oder ausschalten</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Find a command by its name</source>
        <translation type="unfinished">Einen Befehl nach seinem Namen suchen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Open the settings, where these keys can be changed</source>
        <translation type="unfinished">Die Einstellungen öffnen, wo sich diese Tasten ändern lassen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show these keys</source>
        <translation type="unfinished">Diese Tasten zeigen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Quit; your game is kept</source>
        <translation type="unfinished">Beenden; das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go back or forward one turn</source>
        <translation type="unfinished">Einen Zug zurück oder vor gehen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Home, End</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Pos1, Ende</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go to the start or to the last turn</source>
        <translation type="unfinished">Zum Anfang oder zum letzten Zug gehen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show or hide the better move on the board</source>
        <translation type="unfinished">Den besseren Zug auf dem Spielfeld zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch between points and chances</source>
        <translation type="unfinished">Zwischen Punkten und Chancen wechseln</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Esc</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Close the review</source>
        <translation type="unfinished">Den Rückblick schließen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>On the board</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">Auf dem Spielfeld</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>In the window</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">Im Fenster</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>In the review</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">Im Rückblick</translation>
    </message>
</context>
<context>
    <name>LabFinding</name>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tile %1 fits nowhere in %2 of its draws.</source>
        <extracomment>%1 the name of a tile in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">Plättchen %1 passt in %2 der Fälle, in denen es gezogen wird, nirgends.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tile %1 fits on no more than two squares in %2 of its draws.</source>
        <extracomment>%1 the name of a tile in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">Plättchen %1 passt in %2 der Fälle, in denen es gezogen wird, auf höchstens zwei Felder.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tiles per game that fit nowhere and are discarded: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">%1 Plättchen je Partie passen nirgends und scheiden aus (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Squares per game that stay empty because no tile of the set fits them, however it is turned: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">%1 Felder je Partie bleiben leer, weil kein Plättchen des Satzes darauf passt, wie auch immer gedreht (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Squares that no remaining tile fits when a quarter of the stack is left: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">Wenn noch ein Viertel des Stapels übrig ist, lassen sich %1 Felder nicht mehr füllen: Kein kommendes Plättchen passt darauf (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from railroads (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 aller Punkte kommen von Strecken (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from mountains (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 aller Punkte kommen von Bergen (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from cities (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 aller Punkte kommen von Städten (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from prairies (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 aller Punkte kommen von Prärien (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from gold (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 aller Punkte kommen vom Gold (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Railroads account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Strecken zählen kaum: %1 aller Punkte (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Mountains account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Berge zählen kaum: %1 aller Punkte (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Cities account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Städte zählen kaum: %1 aller Punkte (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Prairies account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Prärien zählen kaum: %1 aller Punkte (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Gold accounts for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Gold zählt kaum: %1 aller Punkte (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Scores are very high. Points per player: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">Die Punktzahlen sind sehr hoch. Punkte je Spieler: %1 (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Scores are very low. Points per player: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">Die Punktzahlen sind sehr niedrig. Punkte je Spieler: %1 (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come only in the final scoring (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">%1 aller Punkte kommen erst in der Endwertung (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is an advantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Wer beginnt, ist im Vorteil: %1 der Siege (95-%-Intervall %2 bis %3), ausgeglichen wären %4; klassischer Satz: %5.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is a disadvantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Wer beginnt, ist im Nachteil: %1 der Siege (95-%-Intervall %2 bis %3), ausgeglichen wären %4; klassischer Satz: %5.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first makes no clear difference: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Es macht keinen klaren Unterschied, wer beginnt: Wer den ersten Zug hat, holt %1 der Siege (95-%-Intervall %2 bis %3), ausgeglichen wären %4; klassischer Satz: %5.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of the mining tokens are never taken (tokens in the set: %2).</source>
        <extracomment>%1 a percentage, %2 how many there are</extracomment>
        <translation type="unfinished">%1 der %2 Schürfplättchen nimmt niemand.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>The mining tokens run out in %1 of the games.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">In %1 der Partien gehen die Schürfplättchen aus.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Nothing stands out: the set plays much like the classic set.</source>
        <translation type="unfinished">Nichts fällt auf: Der Satz spielt sich etwa wie der klassische.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is an advantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Wer beginnt, ist im Vorteil: %1 der Siege (95-%-Intervall %2 bis %3), ausgeglichen wären %4.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is a disadvantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Wer beginnt, ist im Nachteil: %1 der Siege (95-%-Intervall %2 bis %3), ausgeglichen wären %4.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first makes no clear difference: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Es macht keinen klaren Unterschied, wer beginnt: Wer den ersten Zug hat, holt %1 der Siege (95-%-Intervall %2 bis %3), ausgeglichen wären %4.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Nothing stands out.</source>
        <translation type="unfinished">Nichts fällt auf.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few games so far (%1): small differences mean nothing yet.</source>
        <extracomment>%1 a number of games</extracomment>
        <translation type="unfinished">Erst wenige Partien (%1): Kleine Unterschiede bedeuten noch nichts.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>The bonus %1 decides %2 of the games that have it (the game&apos;s deck: %3).</source>
        <extracomment>%1 the name of a bonus in quotation marks, %2 and %3 percentages</extracomment>
        <translation type="unfinished">Der Bonus %1 entscheidet %2 der Partien, in denen er gilt (Kartensatz des Spiels: %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>The bonus %1 brings hardly any points. Points per player: %2 (the game&apos;s deck: %3).</source>
        <extracomment>%1 the name of a bonus in quotation marks, %2 and %3 numbers such as 0.5</extracomment>
        <translation type="unfinished">Der Bonus %1 bringt kaum Punkte. Punkte je Spieler: %2 (Kartensatz des Spiels: %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Card %1 is passed over in %2 of the games that offer it.</source>
        <extracomment>%1 the id of a card in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">Karte %1 wird in %2 der Partien, in denen sie zur Wahl steht, übersprungen.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Scores are very high. Points per player: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">Die Punktzahlen sind sehr hoch. Punkte je Spieler: %1 (Kartensatz des Spiels: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Scores are very low. Points per player: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">Die Punktzahlen sind sehr niedrig. Punkte je Spieler: %1 (Kartensatz des Spiels: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is an advantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Wer zuerst nimmt, ist im Vorteil: %1 der Siege (95-%-Intervall %2 bis %3; Kartensatz des Spiels: %4).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is a disadvantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Wer zuerst nimmt, ist im Nachteil: %1 der Siege (95-%-Intervall %2 bis %3; Kartensatz des Spiels: %4).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first makes no clear difference: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Es macht keinen klaren Unterschied, wer zuerst nimmt: Wer die erste Karte nimmt, holt %1 der Siege (95-%-Intervall %2 bis %3; Kartensatz des Spiels: %4).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Games are seldom close. The winner&apos;s lead in points: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers of points such as 4.5</extracomment>
        <translation type="unfinished">Die Partien sind selten knapp. Vorsprung an der Spitze in Punkten: %1 (Kartensatz des Spiels: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Games are often close. The winner&apos;s lead in points: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers of points such as 4.5</extracomment>
        <translation type="unfinished">Die Partien sind oft knapp. Vorsprung an der Spitze in Punkten: %1 (Kartensatz des Spiels: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Nothing stands out: the deck plays much like the game&apos;s deck.</source>
        <translation type="unfinished">Nichts fällt auf: Der Kartensatz spielt sich etwa wie der des Spiels.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is an advantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Wer zuerst nimmt, ist im Vorteil: %1 der Siege (95-%-Intervall %2 bis %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is a disadvantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Wer zuerst nimmt, ist im Nachteil: %1 der Siege (95-%-Intervall %2 bis %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first makes no clear difference: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Es macht keinen klaren Unterschied, wer zuerst nimmt: Wer die erste Karte nimmt, holt %1 der Siege (95-%-Intervall %2 bis %3).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few railroads are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">Nur wenige Strecken werden fertig: %1 (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few mountains are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">Nur wenige Berge werden fertig: %1 (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few cities are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">Nur wenige Städte werden fertig: %1 (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are seldom close. The winner&apos;s lead is %3 of an average score (classic set: %4).</source>
        <extracomment>The lead over the next player; %3 and %4 percentages</extracomment>
        <translation type="unfinished">Die Partien sind selten knapp. Der Vorsprung an der Spitze beträgt %3 einer mittleren Punktzahl (klassischer Satz: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are often close. The winner&apos;s lead is %3 of an average score (classic set: %4).</source>
        <extracomment>The lead over the next player; %3 and %4 percentages</extracomment>
        <translation type="unfinished">Die Partien sind oft knapp. Der Vorsprung an der Spitze beträgt %3 einer mittleren Punktzahl (klassischer Satz: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are long. Turns per game: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Die Partien sind lang. Züge je Partie: %1 (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are short. Turns per game: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Die Partien sind kurz. Züge je Partie: %1 (klassischer Satz: %2).</translation>
    </message>
</context>
<context>
    <name>LabWords</name>
    <message>
        <location filename="../ui/findings/standoutwords.cpp"/>
        <source>&quot;%1&quot;</source>
        <extracomment>%1 the name of a tile, card or bonus, in quotation marks</extracomment>
        <translation type="unfinished">„%1“</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Serious</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">Schwerwiegend</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Notable</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">Bemerkenswert</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Remark</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">Anmerkung</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Railroads</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">Strecken</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Mountains</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">Berge</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Cities</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">Städte</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Prairies</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">Prärien</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Gold</source>
        <extracomment>Row of a table: points from mining tokens</extracomment>
        <translation type="unfinished">Gold</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%1 to %2</source>
        <extracomment>An interval: %1 &quot;48&quot;, the lower bound, %2 &quot;59%&quot;, the upper one</extracomment>
        <translation type="unfinished">%1 bis %2</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Random</source>
        <extracomment>A computer player that moves by chance</extracomment>
        <translation type="unfinished">Zufall</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Greenhorn</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">Greenhorn</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Prospector</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">Prospektor</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Foreman</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">Vorarbeiter</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%Ln game(s) so far, %1 × %2</source>
        <extracomment>%Ln games played up to now, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>Bisher %Ln Partie, %1 × %2</numerusform>
            <numerusform>Bisher %Ln Partien, %1 × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Canceled after %Ln game(s), %1 × %2</source>
        <extracomment>%Ln games played, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>Abgebrochen nach %Ln Partie, %1 × %2</numerusform>
            <numerusform>Abgebrochen nach %Ln Partien, %1 × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%Ln game(s), %1 × %2</source>
        <extracomment>%Ln games played, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Partie, %1 × %2</numerusform>
            <numerusform>%Ln Partien, %1 × %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Learned</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has learned this tile set from %Ln game(s).</source>
        <translation type="unfinished">
            <numerusform>Der Computer hat diesen Plättchensatz aus %Ln Partie gelernt.</numerusform>
            <numerusform>Der Computer hat diesen Plättchensatz aus %Ln Partien gelernt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer uses what it knows from all tile sets.</source>
        <translation type="unfinished">Der Computer nutzt, was er über alle Plättchensätze weiß.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>A game that starts before then uses what the computer knows from all tile sets.</source>
        <extracomment>&quot;before then&quot;: before the computer has learned the tile set</extracomment>
        <translation type="unfinished">In einer Partie, die vorher beginnt, nutzt er, was er über alle Plättchensätze weiß.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has played this tile set in %Ln game(s). It found nothing better than what it knows from all tile sets.</source>
        <translation type="unfinished">
            <numerusform>Der Computer hat %Ln Partie mit diesem Plättchensatz gespielt und nichts Besseres gefunden als das, was er über alle Plättchensätze weiß.</numerusform>
            <numerusform>Der Computer hat %Ln Partien mit diesem Plättchensatz gespielt und nichts Besseres gefunden als das, was er über alle Plättchensätze weiß.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer is learning this tile set: %1</source>
        <extracomment>%1 how much of it is done, such as &quot;40%&quot;</extracomment>
        <translation type="unfinished">Der Computer lernt diesen Plättchensatz: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer will learn this tile set next.</source>
        <translation type="unfinished">Der Computer lernt diesen Plättchensatz als Nächstes.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has learned this tile set. From the next game on, it plays with what it has learned.</source>
        <translation type="unfinished">Der Computer hat diesen Plättchensatz gelernt. Ab der nächsten Partie spielt er mit dem, was er gelernt hat.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>What the computer learned about this tile set cannot be read, so it uses what it knows from all tile sets.</source>
        <translation type="unfinished">Was der Computer über den Plättchensatz gelernt hatte, ist nicht lesbar. Darum nutzt er, was er über alle Sätze weiß.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Matching edges</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Passende Kanten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your first railroad</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Deine erste Strecke</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Instant points</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Sofort Punkte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The locomotive</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Die Lokomotive</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Mountains and gold</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Berge und Gold</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Tents and mining</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Zelt und Schürfen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Cities</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Städte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Joining and sharing</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Verbinden und teilen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Prairies and final scoring</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Prärien und Endwertung</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short game</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Ein kurzes Spiel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The edges match there, too. But for this lesson, take back the tile and place it to the right of the first one so that the track continues.</source>
        <translation type="unfinished">Auch dort passen die Kanten. Nimm das Plättchen aber zurück und lege es rechts neben das erste, sodass das Gleis weitergeht.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The other player has placed a tile as well. Now it is your turn again. Place this tile above the first one, mountain to mountain.</source>
        <translation type="unfinished">Auch dein Gegenüber hat ein Plättchen gelegt. Jetzt bist du wieder dran. Lege dieses über das erste, Berg an Berg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The edges match there, too. But for this lesson, take back the tile and place it above the first one, mountain to mountain.</source>
        <translation type="unfinished">Auch dort passen die Kanten. Nimm das Plättchen aber zurück und lege es über das erste, Berg an Berg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The first tile is a city with three tracks. Place your tile to the right of it to start a railroad.</source>
        <translation type="unfinished">Das erste Plättchen ist eine Stadt mit drei Gleisen. Lege deins rechts daneben: Eine Strecke beginnt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now send a cowboy to work: click the track on your tile. He is now a railwayman, and the railroad is yours.</source>
        <translation type="unfinished">Schicke jetzt einen Cowboy zur Arbeit: Klicke auf das Gleis deines Plättchens. Dort ist er Eisenbahner, und die Strecke gehört dir.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a railroad of your own: place the tile to the right of the city and put a cowboy on its track.</source>
        <translation type="unfinished">Das ist erlaubt. Aber hier brauchst du eine eigene Strecke: Lege das Plättchen rechts neben die Stadt und setze einen Cowboy auf sein Gleis.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A railroad is complete when each end lies in a city, a junction or a mountain. Your tile is a junction. Place it at the open end of your railroad.</source>
        <translation type="unfinished">Eine Strecke ist fertig, wenn jedes Ende in einer Stadt, einer Kreuzung oder einem Berg liegt. Dein Plättchen ist eine Kreuzung. Lege sie an das offene Ende deiner Strecke.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your railroad stays open. Place the junction at its open end, on the right.</source>
        <translation type="unfinished">Das ist erlaubt, aber deine Strecke bleibt offen. Lege die Kreuzung an ihr offenes Ende rechts.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have only four cowboys, so it is good when they come home soon. On this tile, a track ends in a mountain. Place it to the right of the city.</source>
        <translation type="unfinished">Du hast nur vier Cowboys, darum ist es gut, wenn sie bald heimkommen. Auf diesem Plättchen endet ein Gleis in einem Berg. Lege es rechts neben die Stadt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The railroad is already complete. Put a cowboy on its track anyway.</source>
        <translation type="unfinished">Die Strecke ist schon fertig. Setze trotzdem einen Cowboy auf ihr Gleis.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but it scores no points now. Place the tile to the right of the city and put a cowboy on the track.</source>
        <translation type="unfinished">Das ist erlaubt, bringt aber jetzt keine Punkte. Lege das Plättchen rechts neben die Stadt und setze einen Cowboy auf das Gleis.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Two points, and your cowboy is home again. The other player&apos;s cowboy has to wait. Do it once more: place the junction to the left of the city.</source>
        <translation type="unfinished">Zwei Punkte, und dein Cowboy ist wieder daheim. Der andere Cowboy muss warten. Mach es noch einmal: Lege die Kreuzung links neben die Stadt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the track that leads to the city.</source>
        <translation type="unfinished">Setze einen Cowboy auf das Gleis, das zur Stadt führt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but two points are waiting: place the junction to the left of the city and put a cowboy on the track between the two.</source>
        <translation type="unfinished">Das ist erlaubt, aber zwei Punkte warten auf dich: Lege die Kreuzung links neben die Stadt und setze einen Cowboy auf das Gleis zwischen beiden.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your tile shows a locomotive. Place it to the right of the city.</source>
        <translation type="unfinished">Dein Plättchen zeigt eine Lokomotive. Lege es rechts neben die Stadt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the track with the locomotive.</source>
        <translation type="unfinished">Setze einen Cowboy auf das Gleis mit der Lokomotive.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, let the locomotive work for you: place the tile to the right of the city and put a cowboy on its track.</source>
        <translation type="unfinished">Das ist erlaubt. Aber hier soll die Lokomotive für dich arbeiten: Lege das Plättchen rechts neben die Stadt und setze einen Cowboy auf sein Gleis.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A complete railroad with exactly one locomotive scores double. Place the junction at the open end of yours.</source>
        <translation type="unfinished">Eine fertige Strecke mit genau einer Lokomotive zählt doppelt. Lege die Kreuzung an das offene Ende deiner Strecke.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>There is gold in the mountains. For each nugget on a tile, a mining token is placed there, face down. Place your tile above the first one so that the mountains join.</source>
        <translation type="unfinished">In den Bergen steckt Gold. Für jedes Nugget auf einem Plättchen kommt ein verdecktes Schürfplättchen dorthin. Lege dein Plättchen über das erste, sodass die Berge zusammenwachsen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the mountain. He is now a gold miner.</source>
        <translation type="unfinished">Setze einen Cowboy auf den Berg. Dort ist er Goldgräber.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a miner: place the tile above the first one, mountain to mountain, and put a cowboy on the mountain.</source>
        <translation type="unfinished">Das ist erlaubt. Aber hier brauchst du einen Goldgräber: Lege das Plättchen über das erste, Berg an Berg, und setze einen Cowboy auf den Berg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A mountain is complete when it has no open edges. Yours has one left. Close it with this tile.</source>
        <translation type="unfinished">Ein Berg ist fertig, wenn er keine offenen Kanten hat. Deiner hat noch eine. Schließe sie mit diesem Plättchen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your mountain stays open. Place the tile at its open edge and turn it so that it closes the mountain.</source>
        <translation type="unfinished">Das ist erlaubt, aber dein Berg bleibt offen. Lege das Plättchen an seine offene Kante und drehe es so, dass es ihn schließt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have one tent. It may stand on any mountain that is not complete. First, place your tile above the first one.</source>
        <translation type="unfinished">Du hast ein Zelt. Es darf auf jedem Berg stehen, der nicht fertig ist. Lege zuerst dein Plättchen über das erste.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now pitch your tent on the mountain.</source>
        <translation type="unfinished">Schlage jetzt dein Zelt auf dem Berg auf.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need your tent: place the tile above the first one and pitch the tent on the mountain.</source>
        <translation type="unfinished">Das ist erlaubt. Aber hier brauchst du dein Zelt: Lege das Plättchen über das erste und schlage das Zelt auf dem Berg auf.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>From now on, you may mine: instead of placing a piece, take one token from the mountain where your tent stands. Place this tile wherever you like.</source>
        <translation type="unfinished">Ab jetzt darfst du schürfen: Statt eine Figur einzusetzen, nimmst du ein Schürfplättchen vom Berg deines Zelts. Lege dieses Plättchen, wohin du willst.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now choose &quot;Mine&quot; in the list beside the board.</source>
        <translation type="unfinished">Wähle jetzt „Schürfen“ in der Liste neben dem Spielfeld.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but you took no token. Try again and mine.</source>
        <translation type="unfinished">Das ist erlaubt, aber du hast kein Schürfplättchen genommen. Versuche es noch einmal und schürfe.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have a token. Only you know what it is worth: hold the V key to look. Place this tile wherever you like and mine once more.</source>
        <translation type="unfinished">Ein Schürfplättchen gehört dir. Seinen Wert kennst nur du: Halte die Taste V gedrückt, um ihn zu sehen. Lege dieses Plättchen, wohin du willst, und schürfe noch einmal.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Mine another token.</source>
        <translation type="unfinished">Nimm noch ein Schürfplättchen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Cities score, too. Your tile is a city with three tracks. Place it to the right of the other city so that one track leads to the right and one leads down.</source>
        <translation type="unfinished">Auch Städte zählen. Dein Plättchen ist eine Stadt mit drei Gleisen. Lege sie rechts neben die andere Stadt, sodass ein Gleis nach rechts und eins nach unten führt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy in the new city itself, not on a track. He is now a merchant.</source>
        <translation type="unfinished">Setze einen Cowboy in die neue Stadt selbst, nicht auf ein Gleis. Dort ist er Händler.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a merchant: place your city to the right of the other one, with tracks leading left, right and down, and put a cowboy in it.</source>
        <translation type="unfinished">Das ist erlaubt. Aber hier brauchst du einen Händler: Lege deine Stadt rechts neben die andere, die Gleise nach links, rechts und unten, und setze einen Cowboy hinein.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A city is complete when every railroad that leaves it is complete. Two railroads of your city are still open. End the one on the right in this mountain.</source>
        <translation type="unfinished">Eine Stadt ist fertig, wenn jede Strecke fertig ist, die von ihr ausgeht. Zwei Strecken deiner Stadt sind noch offen. Lass die rechte in diesem Berg enden.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, take back the tile and place it to the right of your city so that the railroad ends in the mountain.</source>
        <translation type="unfinished">Das ist erlaubt. Nimm das Plättchen aber zurück und lege es rechts neben deine Stadt, sodass die Strecke im Berg endet.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>One railroad is left. Place the junction below your city.</source>
        <translation type="unfinished">Eine Strecke fehlt noch. Lege die Kreuzung unter deine Stadt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your city stays open. Place the junction below it.</source>
        <translation type="unfinished">Das ist erlaubt, aber deine Stadt bleibt offen. Lege die Kreuzung darunter.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Place your curve to the right of the city so that its track turns down.</source>
        <translation type="unfinished">Lege deine Kurve rechts neben die Stadt, sodass ihr Gleis nach unten führt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on your track.</source>
        <translation type="unfinished">Setze einen Cowboy auf dein Gleis.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, take back the tile: place the curve to the right of the city so that its track turns down, and put a cowboy on it.</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Das ist erlaubt. Nimm das Plättchen aber zurück: Lege die Kurve rechts neben die Stadt, sodass ihr Gleis nach unten führt, und setze einen Cowboy darauf.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The other player has started a railroad next to yours. Nobody may put a cowboy where there already is one, but railroads can be joined. Place the curve where the two meet.</source>
        <translation type="unfinished">Dein Gegenüber hat neben dir eine Strecke begonnen. Niemand darf einen Cowboy einsetzen, wo schon einer steht, aber Strecken lassen sich verbinden. Lege die Kurve dorthin, wo beide sich treffen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but the railroads do not meet. Place the curve below your first one so that it joins them.</source>
        <translation type="unfinished">Das ist erlaubt, aber die Strecken treffen sich nicht. Lege die Kurve unter deine erste, sodass sie beide verbindet.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Prairies lie between tracks and mountains and are never complete. Your tile has one with two tipi camps. Place it below the first one, prairie to prairie.</source>
        <translation type="unfinished">Prärien liegen zwischen Gleisen und Bergen und werden nie fertig. Dein Plättchen hat eine mit zwei Tipilagern. Lege es unter das erste, Prärie an Prärie.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the prairie with the tipi camps. He is now a farmer and stays until the end of the game.</source>
        <translation type="unfinished">Lege einen Cowboy in die Prärie mit den Tipilagern. Dort ist er Farmer und bleibt bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a farmer: place the tile below the first one and put a cowboy on the prairie with the tipi camps.</source>
        <translation type="unfinished">Das ist erlaubt. Aber hier brauchst du einen Farmer: Lege das Plättchen unter das erste und einen Cowboy in die Prärie mit den Tipilagern.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>This is the last tile of this game. It shows a horse herd. Place it so that its prairie joins yours, for example to the left of the first tile.</source>
        <translation type="unfinished">Dies ist das letzte Plättchen des Spiels. Es zeigt eine Pferdeherde. Lege es so, dass sich seine Prärie mit deiner verbindet, etwa links neben das erste.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Edges that touch must match: track to track, mountain to mountain, prairie to prairie. Place your tile to the right of the first one so that the track continues.</source>
        <translation type="unfinished">Kanten, die sich berühren, müssen zusammenpassen: Gleis an Gleis, Berg an Berg, Prärie an Prärie. Lege dein Plättchen rechts neben das erste, sodass das Gleis weitergeht.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>It fits. You could put a piece on it now, but you do not have to. This time, choose &quot;Skip&quot; in the list beside the board.</source>
        <translation type="unfinished">Es passt. Du könntest jetzt eine Figur daraufsetzen, musst aber nicht. Wähle diesmal „Überspringen“ in der Liste neben dem Spielfeld.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The mountains match. End your turn with %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Berg trifft auf Berg. Beende deinen Zug mit %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Both ends are closed. Choose %1 and watch what your railroad scores.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Beide Enden sind geschlossen. Wähle %1 und sieh, was deine Strecke bringt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The railroad is complete. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Die Strecke ist fertig. Wähle %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your mountain has no open edges anymore. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Dein Berg hat keine offene Kante mehr. Wähle %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>One more railroad is complete. Choose %1, or put a cowboy on it for two quick points.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Noch eine Strecke ist fertig. Wähle %1 oder setze einen Cowboy darauf: zwei schnelle Punkte.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now every railroad of your city is complete. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Jetzt ist jede Strecke deiner Stadt fertig. Wähle %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now there is one railroad, and it is complete because it is a loop. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Jetzt ist es eine einzige Strecke, und sie ist fertig, weil sie eine Schleife ist. Wähle %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Choose %1, and the game is scored.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Wähle %1, dann wird das Spiel gewertet.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short game without farmers, against the easiest computer player. Now use everything that you have learned.</source>
        <translation type="unfinished">Ein kurzes Spiel ohne Farmer gegen den leichtesten Computerspieler. Jetzt zählt alles, was du gelernt hast.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 or the right mouse button to turn the tile.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">%1 oder die rechte Maustaste dreht das Plättchen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press the right mouse button to turn the tile.</source>
        <translation type="unfinished">Die rechte Maustaste dreht das Plättchen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Or press %1.</source>
        <extracomment>Goes on from &quot;choose Skip in the list beside the board&quot;; %1 is a key</extracomment>
        <translation type="unfinished">Oder drücke %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 to see good moves.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">%1 zeigt dir gute Züge.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 to see which tiles are left.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">%1 zeigt dir die übrigen Plättchen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>That is all there is to placing tiles. Whenever you point at a square where your tile does not fit, the line at the bottom tells you which edge does not match.</source>
        <translation type="unfinished">Mehr gehört zum Legen nicht. Wenn du auf ein Feld zeigst, auf das dein Plättchen nicht passt, sagt die Zeile ganz unten, welche Kante nicht passt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three tiles score three points; the tiles with the city and the junction count, too. And your cowboy has come home and can be used again.</source>
        <translation type="unfinished">Drei Plättchen bringen drei Punkte; Stadt und Kreuzung zählen mit. Und dein Cowboy ist heimgekommen und wieder frei.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short railroad scores few points, but your cowboy is soon free again. A longer one scores more, but its cowboy has to wait until it is complete or the game ends.</source>
        <translation type="unfinished">Eine kurze Strecke bringt wenig Punkte, aber dein Cowboy ist bald wieder frei. Eine längere bringt mehr, doch ihr Cowboy muss warten, bis sie fertig ist oder das Spiel endet.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three tiles, doubled: six points. With two locomotives, a railroad no longer scores double, so watch what others add to yours.</source>
        <translation type="unfinished">Drei Plättchen, verdoppelt: sechs Punkte. Mit zwei Lokomotiven wird eine Strecke nicht mehr verdoppelt. Achte also darauf, was andere an deine anlegen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three nuggets score three points, and the tokens on the mountain are yours. Their values score at the end of the game. Hold the V key to look at them.</source>
        <translation type="unfinished">Drei Nuggets bringen drei Punkte, und die Schürfplättchen des Bergs gehören dir. Ihr Wert zählt am Ende. Halte die Taste V gedrückt, um sie zu sehen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your tent stays until its mountain is complete or you move it to another one. When a mountain is complete, the tokens that are left go to whoever has the most miners there.</source>
        <translation type="unfinished">Dein Zelt bleibt, bis sein Berg fertig ist oder du es auf einen anderen stellst. Ist ein Berg fertig, gehen die restlichen Schürfplättchen an alle mit den meisten Goldgräbern dort.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three different railroads, three points each: nine points. The railroads also scored separately, for whoever had a railwayman there.</source>
        <translation type="unfinished">Drei verschiedene Strecken zu je drei Punkten: neun Punkte. Die Strecken haben außerdem für sich gezählt, für alle mit einem Eisenbahner darauf.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Each of you had one cowboy there, so each scores all four points. A player who has more cowboys than anyone else on a railroad or a mountain scores alone.</source>
        <translation type="unfinished">Ihr hattet je einen Cowboy dort, also bekommt ihr beide die vollen vier Punkte. Wer auf einer Strecke oder einem Berg mehr Cowboys hat als alle anderen, bekommt die Punkte allein.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A farmer scores 2 points for each tipi camp and 4 for each horse herd. Incomplete railroads, mountains and cities score, too. Finally, all players count their gold. Whoever has the most points wins.</source>
        <translation type="unfinished">Ein Farmer bringt 2 Punkte je Tipilager und 4 je Pferdeherde. Auch unfertige Strecken, Berge und Städte bringen Punkte. Zuletzt zählen alle ihr Gold. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>&quot;Skip&quot;</source>
        <extracomment>An entry of the list beside the board, within a sentence</extracomment>
        <translation type="unfinished">„Überspringen“</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>%1 %2</source>
        <extracomment>Two sentences, as a lesson says them</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Lesson %1 of %2: %3</source>
        <extracomment>%1 number of the lesson, %2 of how many, %3 its title</extracomment>
        <translation type="unfinished">Lektion %1 von %2: %3</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now it is the other player&apos;s turn.</source>
        <translation type="unfinished">Jetzt ist dein Gegenüber am Zug.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You won, %1 to %2. You know everything you need: try a stronger opponent.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">Du hast gewonnen, %1 zu %2. Du weißt alles, was du brauchst: Versuche es mit einem stärkeren Gegner.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A tie, %1 to %2. Play a full game against the same opponent.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">Gleichstand, %1 zu %2. Spiele noch einmal gegen denselben Gegner, ein ganzes Spiel.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You lost, %1 to %2. Try a full game: it gives you more time to catch up.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">Du hast verloren, %1 zu %2. Versuche es mit einem ganzen Spiel: Da ist mehr Zeit zum Aufholen.</translation>
    </message>
</context>
<context>
    <name>LookWords</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>The tile in hand fits here in %Ln way(s)</source>
        <extracomment>Of an empty square; %Ln rotations of the tile</extracomment>
        <translation type="unfinished">
            <numerusform>Das Plättchen in der Hand passt hier auf %Ln Art</numerusform>
            <numerusform>Das Plättchen in der Hand passt hier auf %Ln Arten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%Ln of the tiles left fit here</source>
        <extracomment>Of an empty square</extracomment>
        <translation type="unfinished">
            <numerusform>Eines der übrigen Plättchen passt hierher</numerusform>
            <numerusform>%Ln der übrigen Plättchen passen hierher</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>Column %1, row %2</source>
        <extracomment>Of a tile on the board: where it lies, counted from the start tile</extracomment>
        <translation type="unfinished">Spalte %1, Zeile %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>Empty square at column %1, row %2</source>
        <extracomment>Where an empty square is, counted from the start tile</extracomment>
        <translation type="unfinished">Leeres Feld in Spalte %1, Zeile %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s tent</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Zelt von %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s railwayman</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Eisenbahner von %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s gold miner</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Goldgräber von %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s farmer</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Farmer von %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s merchant</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Händler von %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%Ln mining token(s)</source>
        <extracomment>Mining tokens that lie on a mountain</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Schürfplättchen</numerusform>
            <numerusform>%Ln Schürfplättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapExport</name>
    <message>
        <location filename="../app/goldrush/map/mapexport.cpp"/>
        <source>There is not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation type="unfinished">Der Speicher reicht nicht für ein Bild dieser Größe. Wähle eine kleinere.</translation>
    </message>
</context>
<context>
    <name>MountainTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Mountain</source>
        <extracomment>Name of a tool: it draws mountains</extracomment>
        <translation type="unfinished">Berg</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Split a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Berg teilen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Raise a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Berg auftürmen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Level a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Berg abtragen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Raise a peak</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Gipfel auftürmen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Join mountains</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Berge verbinden</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Extend a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Berg erweitern</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click an edge or the middle to raise a mountain. Drag from one mountain to another to join them. Right-click to split a mountain, or to level one that cannot be split.</source>
        <translation type="unfinished">Klicke auf eine Kante oder in die Mitte, um einen Berg aufzutürmen. Ziehe von Berg zu Berg, um sie zu verbinden. Ein Rechtsklick teilt einen Berg oder trägt ab, was sich nicht teilen lässt.</translation>
    </message>
</context>
<context>
    <name>OldFiles</name>
    <message>
        <location filename="../ui/start/oldfiles.cpp"/>
        <source>you asked to move it aside</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">auf Wunsch beiseitegelegt</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Fa&amp;rmers</source>
        <extracomment>A rule to choose: cowboys may be farmers</extracomment>
        <translation type="unfinished">&amp;Farmer</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Cowboys may be put on prairies, where they score tipi camps and horse herds at the end.</source>
        <translation type="unfinished">Cowboys dürfen in der Prärie liegen und werten am Ende Tipilager und Pferdeherden.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>F&amp;ifth cowboy</source>
        <extracomment>A rule to choose (noun)</extracomment>
        <translation type="unfinished">Fünfter &amp;Cowboy</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Every player has five cowboys instead of four.</source>
        <translation type="unfinished">Alle haben fünf Cowboys statt vier.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>&amp;Take back</source>
        <extracomment>A rule to choose: cowboys may be taken back</extracomment>
        <translation type="unfinished">&amp;Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Instead of another action, a player may take back a cowboy without scoring.</source>
        <translation type="unfinished">Statt einer anderen Aktion darf ein eigener Cowboy ohne Punkte zurückgenommen werden.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Pra&amp;ctice game</source>
        <extracomment>An option of a new game (noun): a game to try things out in</extracomment>
        <translation type="unfinished">Üb&amp;ungsspiel</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Turns may be undone even after the next tile or a token has been seen. The review mentions this.</source>
        <translation type="unfinished">Züge dürfen auch dann rückgängig gemacht werden, wenn das nächste Plättchen oder ein Schürfplättchen schon zu sehen war. Der Rückblick erwähnt es.</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <location filename="../ui/translating/ownwords.cpp"/>
        <source>&quot;%1&quot; could not be written: %2</source>
        <extracomment>%1 name of a file, %2 why, in the words of the system</extracomment>
        <translation type="unfinished">„%1“ ließ sich nicht schreiben: %2</translation>
    </message>
    <message>
        <location filename="../ui/translating/ownwords.cpp"/>
        <source>Nothing was changed in &quot;%1&quot;. %2</source>
        <extracomment>%1 name of a file with translations, %2 what is wrong with it</extracomment>
        <translation type="unfinished">In „%1“ wurde nichts geändert. %2</translation>
    </message>
</context>
<context>
    <name>PartWords</name>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Nugget</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">Nugget</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Locomotive</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">Lokomotive</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Tipi camp</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">Tipilager</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Horse herd</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">Pferdeherde</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Back of the tiles</source>
        <extracomment>What a picture shows</extracomment>
        <translation type="unfinished">Rückseite der Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Back of the mining tokens</source>
        <extracomment>What a picture shows: its value is hidden</extracomment>
        <translation type="unfinished">Rückseite der Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Mining token, %1</source>
        <extracomment>What a picture shows: %1 the value of the token</extracomment>
        <translation type="unfinished">Schürfplättchen, %1</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Cowboy</source>
        <extracomment>What a picture shows: a piece</extracomment>
        <translation type="unfinished">Cowboy</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Tent</source>
        <extracomment>What a picture shows: a piece</extracomment>
        <translation type="unfinished">Zelt</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Turn the tile &amp;left</source>
        <translation type="unfinished">Plättchen nach &amp;links drehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Turn the tile r&amp;ight</source>
        <translation type="unfinished">Plättchen nach r&amp;echts drehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Turn tiles with the mouse wheel</source>
        <extracomment>Menu entry that can be ticked; otherwise the wheel of the mouse zooms over the tile, too</extracomment>
        <translation type="unfinished">Plättchen &amp;mit dem Mausrad drehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Tile-set editor</source>
        <extracomment>Menu entry: starts the program that makes tile sets</extracomment>
        <translation type="unfinished">Plättchensatz-&amp;Editor</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Make your own tile sets in a separate program</source>
        <translation type="unfinished">Eigene Plättchensätze in einem eigenen Programm erstellen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Open a saved game or a tile set</source>
        <translation type="unfinished">Ein gespeichertes Spiel oder einen Plättchensatz öffnen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Games and tile sets (%1);;All files (*)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names, and what stands before &quot;;;&quot; and after it are two entries</extracomment>
        <translation type="unfinished">Spiele und Plättchensätze (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>The tile set cannot be tried this way</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Der Plättchensatz lässt sich so nicht ausprobieren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>A game (*.lodeline), a tile set or a deck to open.</source>
        <translation type="unfinished">Ein Spiel (*.lodeline), ein Plättchensatz oder ein Kartensatz zum Öffnen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Try a tile set or a deck: start a game with it at once.</source>
        <extracomment>Help of the command line; SET is a file</extracomment>
        <translation type="unfinished">Einen Plättchensatz oder Kartensatz ausprobieren: sofort ein Spiel damit beginnen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: the computer players, such as prospector or baron,foreman.</source>
        <translatorcomment>free: prospector; free: foreman</translatorcomment>
        <translation type="unfinished">Mit --play: die Computerspieler, etwa prospector oder baron,foreman.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: how many people play, 0 to 5 (with a deck, 0 to 2).</source>
        <extracomment>Help of the command line</extracomment>
        <translation type="unfinished">Mit --play: wie viele Menschen spielen, 0 bis 5, mit einem Kartensatz 0 bis 2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: the id of the tile to be drawn first.</source>
        <translation type="unfinished">Mit --play: die Kennung des Plättchens, das zuerst gezogen wird.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>--play takes one tile set or deck and no other file.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">--play erwartet einen Plättchen- oder Kartensatz und keine weitere Datei.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>--people takes a number from 0 to 5 (with a deck, from 0 to 2).</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">--people erwartet eine Zahl von 0 bis 5, mit einem Kartensatz von 0 bis 2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Tiles l&amp;eft</source>
        <extracomment>Menu entry (noun): shows which tiles are still in the stack</extracomment>
        <translation type="unfinished">Übrige Plätt&amp;chen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>E&amp;xplain what is under the pointer</source>
        <extracomment>Menu entry that can be ticked: a railroad, mountain, city or prairie below the mouse</extracomment>
        <translation type="unfinished">Erklären, &amp;worauf der Zeiger ruht</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Mark squares that no tile fits anymore</source>
        <extracomment>Menu entry that can be ticked: a cross on each empty square where none of the tiles left can lie</extracomment>
        <translation type="unfinished">Fel&amp;der zeigen, auf die kein Plättchen mehr passt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Coor&amp;dinates along the edge</source>
        <extracomment>Menu entry that can be ticked: the numbers of columns and rows beside the board</extracomment>
        <translation type="unfinished">K&amp;oordinaten am Rand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Hide all aids, as at a real ta&amp;ble</source>
        <extracomment>Menu entry that can be ticked: the program tells nothing that people at a table would not see</extracomment>
        <translation type="unfinished">Ohne Hilfen, wie am T&amp;isch</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Tips from a coac&amp;h</source>
        <extracomment>Menu entry that can be ticked: a sentence whenever something becomes possible for the first time</extracomment>
        <translation type="unfinished">&amp;Hinweise für den Anfang</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Standings so fa&amp;r</source>
        <extracomment>Menu entry (noun): what everybody would score if the game ended now</extracomment>
        <translation type="unfinished">&amp;Zwischenstand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>What happened since m&amp;y last turn</source>
        <extracomment>Menu entry: tells again what the other players have done</extracomment>
        <translation type="unfinished">Was seit meinem &amp;letzten Zug geschah</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Color prairies by their farmers</source>
        <extracomment>Menu entry that can be ticked: in the colours of the players who would score them</extracomment>
        <translation type="unfinished">Prärie&amp;n nach ihren Farmern färben</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Show what fits an empty s&amp;quare</source>
        <extracomment>Menu entry that can be ticked: which of the tiles left fit the empty square below the mouse</extracomment>
        <translation type="unfinished">Zeigen, w&amp;as auf ein leeres Feld passt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Co&amp;ver the board between players</source>
        <extracomment>Menu entry that can be ticked: where several people share a computer, a card covers the board until the next one is there</extracomment>
        <translation type="unfinished">Spielfeld bei &amp;jedem Wechsel verdecken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Make this a pract&amp;ice game</source>
        <extracomment>Menu entry: from now on turns may be undone whatever has been seen</extracomment>
        <translation type="unfinished">Zum Übungsspiel &amp;machen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>As&amp;k me to confirm each move</source>
        <extracomment>Menu entry that can be ticked: the chosen move waits for a second click or Enter</extracomment>
        <translation type="unfinished">Jeden Z&amp;ug bestätigen lassen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Skip: en&amp;d the turn</source>
        <extracomment>Menu entry: end the turn without a cowboy, a tent or mining</extracomment>
        <translation type="unfinished">Überspringen: in &amp;diesem Zug nichts tun</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Export the &amp;map…</source>
        <extracomment>Menu entry: write a picture of the board to a file</extracomment>
        <translation type="unfinished">Land&amp;karte exportieren…</translation>
    </message>
</context>
<context>
    <name>PictureUse</name>
    <message>
        <location filename="../editor/document/pictureuse.cpp"/>
        <source>Pictures of the set: %1 of %2</source>
        <extracomment>%1 a size such as &quot;34 MB&quot;, %2 the greatest that is allowed</extracomment>
        <translation type="unfinished">Bilder des Satzes: %1 von %2</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <location filename="../editor/print/pictures.cpp"/>
        <source>%1 × %2</source>
        <extracomment>Below the picture of a tile: %1 its id, %2 how many copies</extracomment>
        <translation type="unfinished">%1 × %2</translation>
    </message>
    <message>
        <location filename="../editor/print/pictures.cpp"/>
        <source>A sheet with pictures of this size would be too large. Choose a smaller size.</source>
        <translation type="unfinished">Ein Bogen mit Bildern dieser Größe wäre zu groß. Wähle eine kleinere Größe.</translation>
    </message>
    <message>
        <location filename="../editor/print/pictures.cpp"/>
        <source>%1, start</source>
        <extracomment>Below the picture of the tile that lies there at the start: %1 its id and how many copies, &quot;08 × 4&quot;</extracomment>
        <translation type="unfinished">%1, Start</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>north</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">Norden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>east</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">Osten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>south</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">Süden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>west</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">Westen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>northeast</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">Nordosten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>southeast</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">Südosten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>southwest</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">Südwesten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>northwest</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">Nordwesten</translation>
    </message>
</context>
<context>
    <name>PlacingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Place the tile on a marked spot: click, or choose with Tab and the arrow keys.</source>
        <translation type="unfinished">Lege das Plättchen auf eine markierte Stelle: Klicke darauf oder wähle mit Tab und den Pfeiltasten.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>The tile fits here only this way. Click or press Enter to place it.</source>
        <translation type="unfinished">Das Plättchen passt hier nur so. Klick oder Eingabetaste legt es ab.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; the right mouse button or the wheel turns it.</source>
        <translation type="unfinished">Klick oder Eingabetaste legt das Plättchen ab; die rechte Maustaste oder das Mausrad dreht es.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; the right mouse button turns it.</source>
        <translation type="unfinished">Klick oder Eingabetaste legt das Plättchen ab; die rechte Maustaste dreht es.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; %1, the right mouse button or the wheel turns it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Klick oder Eingabetaste legt das Plättchen ab; %1, die rechte Maustaste oder das Mausrad dreht es.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; %1 or the right mouse button turns it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Klick oder Eingabetaste legt das Plättchen ab; %1 oder die rechte Maustaste dreht es.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>%1, the only way it fits here</source>
        <extracomment>%1 is &quot;Place at column 2, row -1, turned 90 degrees&quot;</extracomment>
        <translation type="unfinished">%1, anders passt es hier nicht</translation>
    </message>
</context>
<context>
    <name>PlayTrial</name>
    <message>
        <location filename="../editor/desk/playtrial.cpp"/>
        <source>The file could not be saved for the game as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">Die Datei ließ sich nicht als %1 für das Spiel speichern: %2</translation>
    </message>
    <message>
        <location filename="../editor/desk/playtrial.cpp"/>
        <source>The game could not be started: the program &quot;lodeline&quot; was not found or does not run. Install Lodeline again.</source>
        <translation type="unfinished">Das Spiel ließ sich nicht starten: Das Programm „lodeline“ wurde nicht gefunden oder lässt sich nicht ausführen. Installiere Lodeline noch einmal.</translation>
    </message>
</context>
<context>
    <name>PrintDocument</name>
    <message>
        <location filename="../editor/print/document.cpp"/>
        <source>The printer cannot be used. Choose another one.</source>
        <translation type="unfinished">Der Drucker lässt sich nicht verwenden. Wähle einen anderen.</translation>
    </message>
    <message>
        <location filename="../editor/print/document.cpp"/>
        <source>A page could not be printed or exported. Try again.</source>
        <translation type="unfinished">Eine Seite ließ sich nicht drucken oder exportieren. Versuche es noch einmal.</translation>
    </message>
</context>
<context>
    <name>PrintFields</name>
    <message>
        <location filename="../editor/print/dialog/fields.cpp"/>
        <source> mm</source>
        <extracomment>Unit behind a number in a field: millimetres</extracomment>
        <translation type="unfinished"> mm</translation>
    </message>
</context>
<context>
    <name>PrintLayout</name>
    <message>
        <location filename="../editor/print/printlayout.cpp"/>
        <source>The margins leave no room on the paper. Choose smaller margins or larger paper.</source>
        <translation type="unfinished">Die Ränder lassen auf dem Papier keinen Platz. Wähle schmalere Ränder oder größeres Papier.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A tile of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">Ein Plättchen von %1 mm passt nicht auf das Papier: Platz ist für %2 mm.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A token of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">Ein Schürfplättchen von %1 mm passt nicht auf das Papier: Platz ist für %2 mm.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A piece of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">Eine Figur von %1 mm passt nicht auf das Papier: Platz ist für %2 mm.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>There is nothing to print. Choose tiles, tokens or pieces that the set has.</source>
        <translation type="unfinished">Es gibt nichts zu drucken. Wähle Plättchen, Schürfplättchen oder Figuren, die der Satz hat.</translation>
    </message>
</context>
<context>
    <name>PrintOutputs</name>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export as PDF</source>
        <translation type="unfinished">Als PDF exportieren</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished">PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export as SVG, one file per page</source>
        <translation type="unfinished">Als SVG exportieren, eine Datei je Seite</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>SVG files (*.svg)</source>
        <translation type="unfinished">SVG-Dateien (*.svg)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export all designs in one picture</source>
        <translation type="unfinished">Alle Motive auf einem Bild exportieren</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>PNG pictures (*.png)</source>
        <translation type="unfinished">PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Choose a folder for the pictures of the designs</source>
        <translation type="unfinished">Einen Ordner für die Bilder der Motive wählen</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>%Ln file(s) with these names already exist. Replace them?</source>
        <translation type="unfinished">
            <numerusform>Eine Datei mit diesem Namen gibt es schon. Überschreiben?</numerusform>
            <numerusform>%Ln Dateien mit diesen Namen gibt es schon. Überschreiben?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintedDeck</name>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Unnamed deck</source>
        <translation type="unfinished">Kartensatz ohne Namen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>C&amp;ards</source>
        <extracomment>Title of a group with a check box: whether to print the cards</extracomment>
        <translation type="unfinished">K&amp;arten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: the side length of a card</extracomment>
        <translation type="unfinished">&amp;Kantenlänge:</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Side length of a card</source>
        <extracomment>Name of a field for screen readers: the card as it is cut out</extracomment>
        <translation type="unfinished">Kantenlänge einer Karte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>&amp;Bonus cards</source>
        <extracomment>Title of a group with a check box: cards that show nothing but a bonus</extracomment>
        <translation type="unfinished">&amp;Bonuskarten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Wid&amp;th:</source>
        <extracomment>Label of a field: the width of a bonus card</extracomment>
        <translation type="unfinished">B&amp;reite:</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Width of a bonus card</source>
        <translation type="unfinished">Breite einer Bonuskarte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>For cards without backs. Cards with backs show their bonus there.</source>
        <translation type="unfinished">Für Karten ohne Rückseite. Karten mit Rückseite zeigen dort ihren Bonus.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>The whole deck</source>
        <extracomment>Entry of a choice: all cards are printed</extracomment>
        <translation type="unfinished">Der ganze Kartensatz</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>There is nothing to print. Choose cards that the deck has.</source>
        <translation type="unfinished">Es gibt nichts zu drucken. Wähle Karten, die der Kartensatz hat.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Cards, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">Karten, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Bonus cards, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how wide each is</extracomment>
        <translation type="unfinished">Bonuskarten, %1 mm</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>%Ln card(s)</source>
        <extracomment>Part of a list of what is printed, as in &quot;18 cards and 18 bonus cards&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>%Ln bonus card(s)</source>
        <extracomment>Part of a list of what is printed</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Bonuskarte</numerusform>
            <numerusform>%Ln Bonuskarten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>A card of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">Eine Karte von %1 mm passt nicht auf das Papier: Platz ist für %2 mm.</translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Tiles, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">Plättchen, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Mining tokens, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">Schürfplättchen, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Pieces, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">Figuren, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Back of page %1 of %2</source>
        <extracomment>On a printed page; %1 its number, %2 how many there are</extracomment>
        <translation type="unfinished">Rückseite von Seite %1 von %2</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Page %1 of %2</source>
        <extracomment>On a printed page; %1 its number, %2 how many there are</extracomment>
        <translation type="unfinished">Seite %1 von %2</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>%1 mm</source>
        <extracomment>Caption of a printed ruler: %1 a number of millimetres</extracomment>
        <translation type="unfinished">%1 mm</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>%1 in</source>
        <extracomment>Caption of a printed ruler: %1 a whole number of inches from 1 to 4, 4 on a ruler of full length</extracomment>
        <translation type="unfinished">%1 Zoll</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Print at 100% scale. The ruler is then accurate.</source>
        <translation type="unfinished">Drucke mit 100&#xa0;%, dann stimmt das Lineal.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Unnamed tile set</source>
        <translation type="unfinished">Plättchensatz ohne Namen</translation>
    </message>
</context>
<context>
    <name>PrintedSet</name>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Tiles</source>
        <extracomment>Title of a group with a check box: whether to print the tiles</extracomment>
        <translation type="unfinished">&amp;Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: the side length of a tile</extracomment>
        <translation type="unfinished">&amp;Kantenlänge:</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Side length of a tile</source>
        <extracomment>Name of a field for screen readers: the tile as it is cut out</extracomment>
        <translation type="unfinished">Kantenlänge eines Plättchens</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Mining tokens</source>
        <extracomment>Title of a group with a check box</extracomment>
        <translation type="unfinished">Sc&amp;hürfplättchen</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Diam&amp;eter:</source>
        <extracomment>Label of a field: of a mining token</extracomment>
        <translation type="unfinished">D&amp;urchmesser:</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Diameter of a token</source>
        <translation type="unfinished">Durchmesser eines Schürfplättchens</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Pieces</source>
        <extracomment>Title of a group with a check box: cowboys, tents and markers</extracomment>
        <translation type="unfinished">Figu&amp;ren</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Si&amp;ze:</source>
        <extracomment>Label of a field: of the pieces</extracomment>
        <translation type="unfinished">&amp;Größe:</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Size of a piece</source>
        <translation type="unfinished">Größe einer Figur</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Five cowboys, a tent and a score marker in each of the five colors.</source>
        <translation type="unfinished">In jeder der fünf Farben fünf Cowboys, ein Zelt und ein Zählstein für die Punkte.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>The whole set</source>
        <translation type="unfinished">Der ganze Satz</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>As many as the set has</source>
        <translation type="unfinished">So viele, wie der Satz hat</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a list of what is printed, as in &quot;72 tiles and 63 tokens&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Plättchen</numerusform>
            <numerusform>%Ln Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Part of a list of what is printed; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Schürfplättchen</numerusform>
            <numerusform>%Ln Schürfplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln piece(s)</source>
        <extracomment>Part of a list of what is printed; cowboys, tents and markers</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Figur</numerusform>
            <numerusform>%Ln Figuren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file cannot be read: %1</source>
        <extracomment>%1 why, in the words of the operating system</extracomment>
        <translation type="unfinished">Die Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file is larger than %1 MiB</source>
        <extracomment>%1 a number; MiB: mebibytes</extracomment>
        <translation type="unfinished">Die Datei ist größer als %1 MiB</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This is not a file of the format &quot;%1&quot;</source>
        <extracomment>%1 the name of the format</extracomment>
        <translation type="unfinished">Das ist keine Datei im Format „%1“</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file uses version %1 of its format, but this program reads only up to version %2; a newer version of the program can open it</source>
        <extracomment>%1 and %2 version numbers</extracomment>
        <translation type="unfinished">Die Datei hat Version %1 ihres Formats, dieses Programm liest bis Version %2; ein neueres Programm kann sie öffnen</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>&quot;%1&quot; is missing</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">„%1“ fehlt</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Wrong type of value; expected: %1</source>
        <extracomment>%1 a type of value, such as &quot;object&quot; or &quot;integer&quot;</extracomment>
        <translation type="unfinished">Falsche Art von Wert, erwartet: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The number must be from %1 to %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Die Zahl muss zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The value must be one of these: %1</source>
        <extracomment>%1 a list of values, as they stand in a file</extracomment>
        <translation type="unfinished">Der Wert muss einer von diesen sein: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too many entries; maximum: %1</source>
        <extracomment>Of a list in a file; %1 a number</extracomment>
        <translation type="unfinished">Zu viele Einträge; höchstens erlaubt: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown key &quot;%1&quot;, kept as it is</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">Unbekannter Schlüssel „%1“, bleibt, wie er ist</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>An id must have 1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen</source>
        <translation type="unfinished">Eine Kennung hat 1 bis 32 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The id &quot;%1&quot; is used more than once</source>
        <extracomment>%1 the id of a tile or a card</extracomment>
        <translation type="unfinished">Die Kennung „%1“ kommt mehrfach vor</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The edge &quot;%1&quot; is used more than once</source>
        <extracomment>%1 an edge of a tile, such as &quot;north&quot;; a railroad and a mountain lie there, for example</extracomment>
        <translation type="unfinished">Die Kante „%1“ ist mehrfach belegt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>A railroad must have two edges, or one edge and an end</source>
        <translation type="unfinished">Eine Strecke hat zwei Kanten, oder eine Kante und ein Ende</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The railroad ends in a mountain, but the tile has none</source>
        <translation type="unfinished">Die Strecke endet in einem Berg, aber das Plättchen hat keinen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No prairie has the half-edge &quot;%1&quot;</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">Keine Prärie belegt die halbe Kante „%1“</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The half-edge &quot;%1&quot; is used more than once</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">Die halbe Kante „%1“ ist mehrfach belegt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The half-edge &quot;%1&quot; lies on a mountain edge</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">Die halbe Kante „%1“ liegt an einer Bergkante</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The halves of the prairie edge &quot;%1&quot; belong to different prairies</source>
        <extracomment>%1 an edge of a tile, such as &quot;north&quot;</extracomment>
        <translation type="unfinished">Die Hälften der Präriekante „%1“ gehören zu zwei Prärien</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile has too many parts; maximum: %1</source>
        <extracomment>Parts: railroads, mountains and prairies of one tile; %1 a number</extracomment>
        <translation type="unfinished">Das Plättchen hat zu viele Teile; höchstens erlaubt: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no start tile</source>
        <translation type="unfinished">Der Satz hat kein Startplättchen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has the id of the start tile, &quot;%1&quot;</source>
        <extracomment>%1 an id</extracomment>
        <translation type="unfinished">Kein Plättchen hat die Kennung des Startplättchens, „%1“</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The start tile &quot;%1&quot; has no copies</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">Vom Startplättchen „%1“ gibt es kein Exemplar</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile is the same as &quot;%1&quot;, possibly turned</source>
        <extracomment>%1 the id of another tile</extracomment>
        <translation type="unfinished">Dieses Plättchen ist dasselbe wie „%1“, vielleicht gedreht</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No other tile has an edge of this kind: %1</source>
        <extracomment>%1 what lies at the edge: railroad, mountain or prairie</extracomment>
        <translation type="unfinished">Kein anderes Plättchen hat eine Kante dieser Art: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The shuffle number (seed) must be a string of digits and less than 2^64</source>
        <translation type="unfinished">Die Mischnummer (Startwert) muss eine Zeichenkette aus Ziffern sein, kleiner als 2^64</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The number of players must be from %1 to %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Ein Spiel hat %1 bis %2 Spieler</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Two players have the color &quot;%1&quot;</source>
        <extracomment>%1 a color, as it is named in a file</extracomment>
        <translation type="unfinished">Zwei Spieler haben die Farbe „%1“</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The saved game has tile &quot;%1&quot;, but its shuffle number draws another one</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">Das gespeicherte Spiel hat Plättchen „%1“, seine Mischnummer zieht aber ein anderes</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The game is already over before this move</source>
        <translation type="unfinished">Das Spiel ist vor diesem Zug zu Ende</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Tile &quot;%1&quot; may not be placed at (%2, %3) with rotation %4</source>
        <extracomment>%1 the id of a tile, %2 column, %3 row, %4 degrees</extracomment>
        <translation type="unfinished">Plättchen „%1“ darf nicht auf (%2, %3) liegen, um %4 Grad gedreht</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The action &quot;%1&quot; is not allowed here</source>
        <extracomment>%1 an action, as it is named in a file</extracomment>
        <translation type="unfinished">Die Aktion „%1“ ist hier nicht erlaubt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile is the mirror image of &quot;%1&quot;</source>
        <extracomment>%1 the id of another tile</extracomment>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Dieses Plättchen ist das Spiegelbild von „%1“</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile can rarely be placed: it fits only %1 of 100 open squares</source>
        <extracomment>%1 a number</extracomment>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Dieses Plättchen lässt sich selten legen: Es passt nur auf %1 von 100 offenen Feldern</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile can never be placed: no other tile has a matching edge</source>
        <translation type="unfinished">Dieses Plättchen lässt sich nie legen: Kein anderes Plättchen hat eine passende Kante</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile can be placed next to the start tile</source>
        <translation type="unfinished">Neben das Startplättchen lässt sich kein Plättchen legen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Edges of this kind will often stay open: %1 (on only %2 of 100 tiles)</source>
        <extracomment>%1 what lies at the edges: railroad, mountain or prairie; %2 a number</extracomment>
        <translation type="unfinished">Kanten dieser Art werden oft offen bleiben: %1 (nur auf %2 von 100 Plättchen)</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a railroad</source>
        <translation type="unfinished">Kein Plättchen hat eine Strecke</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a mountain, so nobody can mine</source>
        <translation type="unfinished">Kein Plättchen hat einen Berg, also kann niemand schürfen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a city</source>
        <translation type="unfinished">Kein Plättchen hat eine Stadt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile has no copies, so it never appears in a game</source>
        <translation type="unfinished">Von diesem Plättchen gibt es kein Exemplar; es kommt daher in keinem Spiel vor</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Few tiles for a game: %1; recommended: %2 or more</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Wenige Plättchen für ein Spiel: %1; %2 oder mehr sind besser</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no name</source>
        <translation type="unfinished">Der Satz hat keinen Namen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set names no author</source>
        <translation type="unfinished">Der Satz nennt keinen Autor</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no license, so it is unclear who may share it</source>
        <translation type="unfinished">Der Satz nennt keine Lizenz, also weiß niemand, wer ihn weitergeben darf</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Two prairies lie side by side with nothing to divide them</source>
        <translation type="unfinished">Zwei Prärien liegen nebeneinander, und nichts trennt sie</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No track leads to the city; until one does, the city is not in play</source>
        <translation type="unfinished">Kein Gleis führt zur Stadt; ohne Gleis spielt sie nicht mit</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Nuggets that are not in play because they lie on no mountain: %1</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">Nuggets, die nicht mitspielen, weil sie auf keinem Berg liegen: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Too many tiles: %1; maximum: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Zu viele Plättchen: %1; höchstens erlaubt: %2</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Too few mining tokens: %1; nuggets on the tiles: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Zu wenige Schürfplättchen: %1; Nuggets auf den Plättchen: %2</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Nested too deeply at line %2; deepest level allowed: %1</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Zu tief verschachtelt in Zeile %2; höchstens erlaubte Ebenen: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too many keys in one object, up to line %2; maximum: %1</source>
        <extracomment>Of a JSON file; %1 and %2 numbers</extracomment>
        <translation type="unfinished">Zu viele Schlüssel in einem Objekt, bis Zeile %2; höchstens erlaubt: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This is not a regular file and cannot be read</source>
        <translation type="unfinished">Das ist keine gewöhnliche Datei und lässt sich nicht lesen</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The key &quot;%1&quot; appears more than once</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">Der Schlüssel „%1“ kommt mehrmals vor</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too long; maximum number of characters: %1</source>
        <extracomment>Of a text in a file; %1 a number</extracomment>
        <translation type="unfinished">Zu lang; höchstens erlaubte Zeichen: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The character %1 at position %2 is not allowed</source>
        <extracomment>%1 a character, as &quot;U+202E&quot;; %2 its place in the text, from 1</extracomment>
        <translation type="unfinished">Das Zeichen %1 an Position %2 ist nicht erlaubt</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The ZIP file is damaged and cannot be read</source>
        <translation type="unfinished">Die ZIP-Datei ist beschädigt und lässt sich nicht lesen</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This name is not allowed in the ZIP file, or appears in it twice: %1</source>
        <extracomment>%1 the name of a file inside a ZIP file</extracomment>
        <translation type="unfinished">Dieser Name darf in der ZIP-Datei nicht oder nicht zweimal vorkommen: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>&quot;%1&quot; is missing in the ZIP file</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation type="unfinished">„%1“ fehlt in der ZIP-Datei</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown kind of player: &quot;%1&quot;</source>
        <extracomment>%1 a kind of player, as it is named in a file</extracomment>
        <translation type="unfinished">Unbekannte Art von Spieler: „%1“</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown color: &quot;%1&quot;</source>
        <extracomment>%1 a color, as it is named in a file</extracomment>
        <translation type="unfinished">Unbekannte Farbe: „%1“</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file is damaged or incomplete: invalid JSON at line %1, column %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Die Datei ist beschädigt oder unvollständig: ungültiges JSON in Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>A prairie continues across a track or a mountain, which is fine if it is intended</source>
        <translation type="unfinished">Eine Prärie geht über ein Gleis oder einen Berg hinweg weiter; das ist in Ordnung, wenn du es so willst</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>In the picture this looks like more than one: there is no room to join its parts clearly</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">Auf dem Bild sieht das nach mehreren aus: Was zwischen den Teilen liegt, lässt keinen Platz, sie deutlich zu verbinden</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>In the picture this looks joined to another of its kind: there is no room to keep them apart</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">Auf dem Bild scheint das mit etwas derselben Art verbunden zu sein: Es ist kein Platz, um beide zu trennen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The picture does not show this clearly: the rest of the tile leaves no room for it</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">Das Bild zeigt das nicht deutlich: Der Rest des Plättchens lässt keinen Platz dafür</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The colors do not blend along this edge (%1): the picture has %2 there, and most others have %3. Paint its border in their color, or leave it as it is</source>
        <extracomment>Of the picture of a tile at one of its edges; %1 what lies there: railroad, mountain or prairie; %2 and %3 colors as drawing programs write them, such as #a0b070</extracomment>
        <translation type="unfinished">An dieser Kante (%1) gehen die Farben nicht ineinander über: Das Bild hat dort %2, die meisten anderen haben %3. Male den Rand in deren Farbe oder lass ihn so</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it is larger than %1 KiB</source>
        <extracomment>%1 a number; KiB: kibibytes</extracomment>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Das eigene Bild des Plättchens wird nicht gezeigt: Es ist größer als %1 KiB</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %1 is not valid SVG</source>
        <extracomment>%1 the number of a line in the file of the picture</extracomment>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Das eigene Bild des Plättchens wird nicht gezeigt: Zeile %1 ist kein gültiges SVG</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %1 contains a document type declaration, which is not allowed</source>
        <extracomment>%1 the number of a line in the file of the picture</extracomment>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Das eigene Bild des Plättchens wird nicht gezeigt: Zeile %1 enthält eine Dokumenttyp-Deklaration, die nicht erlaubt ist</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it has no usable size</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Das eigene Bild des Plättchens wird nicht gezeigt: Es hat keine brauchbare Größe</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it would take too long to draw</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Das eigene Bild des Plättchens wird nicht gezeigt: Es zu zeichnen würde zu lange dauern</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %2 refers to &quot;%1&quot;, which is outside the picture</source>
        <extracomment>%1 a reference, such as an address; %2 the number of a line in the file of the picture</extracomment>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Das eigene Bild des Plättchens wird nicht gezeigt: Zeile %2 verweist auf „%1“ außerhalb des Bilds</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: its part &quot;%1&quot; refers to itself</source>
        <extracomment>%1 the id of a part of the picture</extracomment>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Das eigene Bild des Plättchens wird nicht gezeigt: Sein Teil „%1“ verweist auf sich selbst</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: %1</source>
        <extracomment>%1 why, in English, in the words of the program that draws it</extracomment>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Das eigene Bild des Plättchens wird nicht gezeigt: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: the program &quot;%1&quot;, which draws it, could not be started</source>
        <extracomment>%1 the name of a program</extracomment>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Das eigene Bild des Plättchens wird nicht gezeigt: Das Programm „%1“, das es zeichnet, ließ sich nicht starten</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: its file was not found or is damaged</source>
        <translation type="unfinished">Das eigene Bild des Plättchens wird nicht gezeigt: Seine Datei wurde nicht gefunden oder ist beschädigt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The back of the tiles looks different when turned, so a printed tile shows its rotation even face down. To avoid this, make the back look the same from all four sides</source>
        <translation type="unfinished">Die Rückseite der Plättchen sieht gedreht anders aus: Gedruckt verrät sie, wie ein verdecktes Plättchen liegt. Zeichne sie von allen vier Seiten gleich, um das zu verbergen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set&apos;s own picture &quot;%1&quot; is not shown: its file was not found, is damaged or cannot be drawn</source>
        <extracomment>%1 what the picture shows, as it is named in a file, such as &quot;nugget&quot; or &quot;token-5&quot;</extracomment>
        <translation type="unfinished">Das eigene Bild „%1“ des Satzes wird nicht gezeigt: Seine Datei wurde nicht gefunden, ist beschädigt oder lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The saved game has tile &quot;%1&quot;, but says that another one is drawn</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">Das gespeicherte Spiel hat Plättchen „%1“, gezogen wird laut ihm aber ein anderes</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Tile &quot;%1&quot; cannot be drawn: no copy of it is left</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">Plättchen „%1“ lässt sich nicht ziehen: Davon ist kein Exemplar übrig</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No such mining token is left</source>
        <translation type="unfinished">Ein solches Schürfplättchen ist nicht mehr übrig</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The game cannot go on here: the saved game does not say what is drawn next</source>
        <translation type="unfinished">Das Spiel kann hier nicht weitergehen: Das gespeicherte Spiel sagt nicht, was als Nächstes gezogen wird</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Wrong number of cards in the deck: %1; needed: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Falsche Anzahl von Karten im Kartensatz: %1; nötig: %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Wrong number of squares on the front: %1; needed: %2</source>
        <extracomment>The front of a card; %1 and %2 numbers</extracomment>
        <translation type="unfinished">Falsche Anzahl von Feldern auf der Vorderseite: %1; nötig: %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>A row of a table must be a number and its points, such as [3, 5]</source>
        <extracomment>A table of a bonus: numbers, each with its points</extracomment>
        <translation type="unfinished">Eine Zeile einer Tabelle ist eine Zahl mit ihren Punkten: [3, 5]</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Each row of a table must begin with a larger number than the row before</source>
        <extracomment>A table of a bonus: numbers, each with its points</extracomment>
        <translation type="unfinished">Die Zeilen einer Tabelle beginnen mit immer größeren Zahlen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Squares with the symbol &quot;%1&quot;: %2; in a balanced deck: %3</source>
        <extracomment>%1 a symbol, such as &quot;Wagon&quot;; %2 and %3 numbers</extracomment>
        <translation type="unfinished">Felder mit dem Symbol „%1“: %2; in einem ausgewogenen Kartensatz: %3</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The front is the same as that of card &quot;%1&quot;, possibly upside down</source>
        <extracomment>%1 the id of a card</extracomment>
        <translation type="unfinished">Die Vorderseite ist dieselbe wie die von Karte „%1“, vielleicht auf dem Kopf</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Squares with the land &quot;%1&quot;: %2; in a balanced deck: %3</source>
        <extracomment>%1 a kind of land, such as &quot;Desert&quot;; %2 and %3 numbers</extracomment>
        <translation type="unfinished">Felder mit der Landschaft „%1“: %2; in einem ausgewogenen Kartensatz: %3</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>All four squares show the same land</source>
        <translation type="unfinished">Alle vier Felder zeigen dieselbe Landschaft</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The bonus is the same as that of card &quot;%1&quot;</source>
        <extracomment>%1 the id of a card</extracomment>
        <translation type="unfinished">Der Bonus ist derselbe wie der von Karte „%1“</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The saved game has the move &quot;%1&quot;, but the game expects &quot;%2&quot;</source>
        <extracomment>%1 and %2 kinds of moves, as they are named in a file</extracomment>
        <translation type="unfinished">Das gespeicherte Spiel hat den Zug „%1“, erwartet wird aber „%2“</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The saved game has card &quot;%1&quot;, but card &quot;%2&quot; is placed here</source>
        <extracomment>%1 and %2 ids of cards</extracomment>
        <translation type="unfinished">Das gespeicherte Spiel hat Karte „%1“, hier wird aber Karte „%2“ gelegt</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Too many cards are passed over: %1; maximum here: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Es werden zu viele Karten übersprungen: %1; hier höchstens erlaubt: %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Card &quot;%1&quot; may not be placed at (%2, %3)</source>
        <extracomment>%1 the id of a card, %2 column, %3 row</extracomment>
        <translation type="unfinished">Karte „%1“ darf nicht bei (%2, %3) liegen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The circle has no place %1; its last place is %2</source>
        <extracomment>The circle in which the cards lie; %1 and %2 numbers</extracomment>
        <translation type="unfinished">Der Kreis hat keinen Platz %1; der letzte ist %2</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: this is not valid XML: %2</source>
        <extracomment>%1 number of a line, %2 why, in English</extracomment>
        <translation type="unfinished">Zeile %1: Das ist kein lesbares XML: %2</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: a translation begins with &lt;TS&gt;; this file does not</source>
        <extracomment>%1 number of a line; leave &lt;TS&gt; as it is</extracomment>
        <translation type="unfinished">Zeile %1: Eine Übersetzung beginnt mit &lt;TS&gt;; diese Datei nicht</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: there is no language &quot;%2&quot;; write its code, such as &quot;pl&quot;</source>
        <extracomment>%1 number of a line, %2 what stands there; leave &quot;pl&quot; as it is</extracomment>
        <translation type="unfinished">Zeile %1: Eine Sprache „%2“ gibt es nicht; schreib ihr Kürzel, etwa „pl“</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: a translation must not declare anything by &lt;!ENTITY&gt;</source>
        <extracomment>%1 number of a line; leave &lt;!ENTITY&gt; as it is</extracomment>
        <translation type="unfinished">Zeile %1: Eine Übersetzung darf nichts mit &lt;!ENTITY&gt; definieren</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: there are more than %2 texts</source>
        <extracomment>%1 number of a line, %2 the most texts that a translation may have</extracomment>
        <translation type="unfinished">Zeile %1: Es sind mehr als %2 Texte</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the text has more than %2 characters</source>
        <extracomment>%1 number of a line, %2 the most characters that a text may have</extracomment>
        <translation type="unfinished">Zeile %1: Der Text hat mehr als %2 Zeichen</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: each % sign followed by a number or Ln must appear as often as in the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation; leave %Ln as it is</extracomment>
        <translation type="unfinished">Zeile %1: Jedes %-Zeichen mit einer Zahl oder Ln muss so oft dastehen wie im englischen Text: „%2“</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the tags in angle brackets have to be those of the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation</extracomment>
        <translation type="unfinished">Zeile %1: Die Marken in spitzen Klammern müssen die des englischen Textes sein: „%2“</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the patterns in parentheses and each ;; have to be those of the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation. The patterns are those of files, such as (*.png).</extracomment>
        <translation type="unfinished">Zeile %1: Die Muster in runden Klammern und jedes ;; müssen die des englischen Textes sein: „%2“</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: &quot;%2&quot; contains an invisible character</source>
        <extracomment>%1 number of a line, %2 a translation</extracomment>
        <translation type="unfinished">Zeile %1: In „%2“ steht ein unsichtbares Zeichen</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: forms for numbers: %2; the language has %3</source>
        <extracomment>%1 number of a line, %2 and %3 numbers of forms, such as singular and plural</extracomment>
        <translation type="unfinished">Zeile %1: Formen für Zahlen: %2; die Sprache hat %3</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the program cannot insert the text here; use Qt Linguist instead</source>
        <extracomment>%1 number of a line of a file with translations</extracomment>
        <translation type="unfinished">Zeile %1: Das Programm kann den Text hier nicht einsetzen; nimm dafür Qt Linguist</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>&quot;%1&quot; is not a color; write #rrggbb, or #rrggbbaa with transparency</source>
        <extracomment>%1 a text in a file; leave #rrggbb and #rrggbbaa as they are</extracomment>
        <translation type="unfinished">„%1“ ist keine Farbe; schreib #rrggbb, oder #rrggbbaa mit Transparenz</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>The list is empty; it needs at least one entry</source>
        <translation type="unfinished">Die Liste ist leer; sie braucht mindestens einen Eintrag</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>There is no theme &quot;%1&quot; to start from; available themes: %2</source>
        <extracomment>%1 the name of a theme, %2 a list of such names</extracomment>
        <translation type="unfinished">Ein Thema „%1“, von dem es ausgehen könnte, gibt es nicht; es gibt: %2</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Error</source>
        <extracomment>How bad a problem of a file is (noun)</extracomment>
        <translation type="unfinished">Fehler</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Warning</source>
        <extracomment>How bad a problem of a file is (noun)</extracomment>
        <translation type="unfinished">Warnung</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Note</source>
        <extracomment>A remark about a file, less than a warning</extracomment>
        <translation type="unfinished">Hinweis</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>the whole file</source>
        <translation type="unfinished">die ganze Datei</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>%1 what is wrong, %2 where in the text, such as &quot;/tiles/3&quot;</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>object</source>
        <extracomment>A type of value in a JSON file, as in &quot;Wrong type of value; expected: object&quot;</extracomment>
        <translation type="unfinished">Objekt</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>array</source>
        <extracomment>A type of value in a JSON file: a list of values</extracomment>
        <translation type="unfinished">Liste</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>string</source>
        <extracomment>A type of value in a JSON file: text</extracomment>
        <translation type="unfinished">Zeichenkette</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>integer</source>
        <extracomment>A type of value in a JSON file: a whole number</extracomment>
        <translation type="unfinished">ganze Zahl</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>boolean</source>
        <extracomment>A type of value in a JSON file: true or false</extracomment>
        <translation type="unfinished">Wahrheitswert (true oder false)</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>number</source>
        <extracomment>A type of value in a JSON file, with or without a fraction</extracomment>
        <translation type="unfinished">Zahl</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a railroad</source>
        <translation type="unfinished">
            <numerusform>bringt %Ln Punkt für eine Strecke</numerusform>
            <numerusform>bringt %Ln Punkte für eine Strecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a mountain</source>
        <translation type="unfinished">
            <numerusform>bringt %Ln Punkt für einen Berg</numerusform>
            <numerusform>bringt %Ln Punkte für einen Berg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a city</source>
        <translation type="unfinished">
            <numerusform>bringt %Ln Punkt für eine Stadt</numerusform>
            <numerusform>bringt %Ln Punkte für eine Stadt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes %Ln token(s) from the completed mountain</source>
        <extracomment>Mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>nimmt %Ln Schürfplättchen vom fertigen Berg</numerusform>
            <numerusform>nimmt %Ln Schürfplättchen vom fertigen Berg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but gives %3 %Ln point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">
            <numerusform>bringt aber %3 %Ln Punkt</numerusform>
            <numerusform>bringt aber %3 %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>and also gives %3 %Ln point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">
            <numerusform>und bringt auch %3 %Ln Punkt</numerusform>
            <numerusform>und bringt auch %3 %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>mines a token and leaves %Ln there</source>
        <translation type="unfinished">
            <numerusform>nimmt ein Schürfplättchen und lässt dort eines liegen</numerusform>
            <numerusform>nimmt ein Schürfplättchen und lässt dort %Ln liegen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>the cowboy comes back at once</source>
        <translation type="unfinished">der Cowboy kommt sofort zurück</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>brings %Ln cowboy(s) home</source>
        <translation type="unfinished">
            <numerusform>bringt %Ln Cowboy heim</numerusform>
            <numerusform>bringt %Ln Cowboys heim</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but uses the last cowboy</source>
        <translation type="unfinished">verbraucht aber den letzten Cowboy</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a railroad of %Ln tile(s)</source>
        <translation type="unfinished">
            <numerusform>besetzt eine Strecke aus %Ln Plättchen</numerusform>
            <numerusform>besetzt eine Strecke aus %Ln Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a mountain with %Ln nugget(s)</source>
        <translation type="unfinished">
            <numerusform>besetzt einen Berg mit %Ln Nugget</numerusform>
            <numerusform>besetzt einen Berg mit %Ln Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a city with %Ln railroad(s)</source>
        <translation type="unfinished">
            <numerusform>besetzt eine Stadt mit %Ln Strecke</numerusform>
            <numerusform>besetzt eine Stadt mit %Ln Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a prairie worth %Ln point(s) so far</source>
        <translation type="unfinished">
            <numerusform>besetzt eine Prärie, die bisher %Ln Punkt wert ist</numerusform>
            <numerusform>besetzt eine Prärie, die bisher %Ln Punkte wert ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>pitches the tent on a mountain with %Ln token(s)</source>
        <translation type="unfinished">
            <numerusform>schlägt das Zelt auf einem Berg mit %Ln Schürfplättchen auf</numerusform>
            <numerusform>schlägt das Zelt auf einem Berg mit %Ln Schürfplättchen auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>extends %Ln feature(s) that the player holds</source>
        <translation type="unfinished">
            <numerusform>baut %Ln eigenes Gebiet aus</numerusform>
            <numerusform>baut %Ln eigene Gebiete aus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but extends a feature held by %3</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">baut aber ein Gebiet von %3 aus</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>joins a feature held by %3</source>
        <extracomment>%3 a player, who has a cowboy in it</extracomment>
        <translation type="unfinished">schließt an ein Gebiet von %3 an</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>%Ln of the %2 tiles left would complete this feature</source>
        <extracomment>&quot;this feature&quot; is the railroad, mountain, city or prairie of the cowboy that is put; %2 tiles are left</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln der %2 übrigen Plättchen würde das Gebiet fertigstellen</numerusform>
            <numerusform>%Ln der %2 übrigen Plättchen würden das Gebiet fertigstellen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>but none of the tiles left would complete this feature</source>
        <extracomment>After another reason for a move, such as &quot;takes a railroad of 3 tiles&quot;; &quot;this feature&quot; is the railroad, mountain, city or prairie that is taken</extracomment>
        <translation type="unfinished">aber kein übriges Plättchen würde das Gebiet fertigstellen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>mines the last token there</source>
        <translation type="unfinished">nimmt dort das letzte Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>takes a mountain without nuggets</source>
        <translation type="unfinished">besetzt einen Berg ohne Nuggets</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>takes a prairie that is worth nothing so far</source>
        <translation type="unfinished">besetzt eine Prärie, die bisher nichts wert ist</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>pitches the tent on a mountain without tokens</source>
        <translation type="unfinished">schlägt das Zelt auf einem Berg ohne Schürfplättchen auf</translation>
    </message>
</context>
<context>
    <name>RecordFile</name>
    <message>
        <location filename="../app/shell/files/gamefile.cpp"/>
        <source>The game could not be saved as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">Das Spiel ließ sich nicht als %1 speichern: %2</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>The game has moved on since then. Please choose again.</source>
        <extracomment>Why a move was not made: the position is another one by now</extracomment>
        <translation type="unfinished">Das Spiel ist inzwischen weitergegangen. Wähle noch einmal.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>It is another player&apos;s turn now.</source>
        <extracomment>Why a move was not made</extracomment>
        <translation type="unfinished">Jetzt ist jemand anders am Zug.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>The rules do not allow that now.</source>
        <extracomment>Why a move was not made</extracomment>
        <translation type="unfinished">Das erlauben die Regeln jetzt nicht.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>There is nothing to undo or redo.</source>
        <extracomment>Why undo or redo did nothing</extracomment>
        <translation type="unfinished">Es gibt nichts rückgängig zu machen oder zu wiederholen.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Choose a start tile</source>
        <translation type="unfinished">Ein Startplättchen wählen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add an empty start tile</source>
        <translation type="unfinished">Ein leeres Startplättchen hinzufügen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add a copy of the start tile</source>
        <translation type="unfinished">Dem Startplättchen ein Exemplar geben</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add gravel for the nuggets</source>
        <extracomment>Gravel: mining tokens of value 0</extracomment>
        <translation type="unfinished">Geröll für die Nuggets hinzufügen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add tokens in the current proportions</source>
        <translation type="unfinished">Schürfplättchen im jetzigen Verhältnis hinzufügen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Merge tokens of equal value</source>
        <translation type="unfinished">Schürfplättchen mit gleichem Wert zusammenfassen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Bring all numbers into range</source>
        <translation type="unfinished">Alle Zahlen in den erlaubten Bereich bringen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Shorten long texts and remove forbidden characters</source>
        <translation type="unfinished">Lange Texte kürzen und verbotene Zeichen entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove copies of the most common tiles</source>
        <translation type="unfinished">Von den häufigsten Plättchen Exemplare wegnehmen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the tiles beyond the limit</source>
        <translation type="unfinished">Die überzähligen Plättchen entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the tile a new id</source>
        <translation type="unfinished">Dem Plättchen eine neue Kennung geben</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Merge this tile and its copies into the other tile</source>
        <extracomment>The tile is the same as another one</extracomment>
        <translation type="unfinished">Dieses Plättchen und seine Exemplare mit dem anderen zusammenlegen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add a copy of the tile</source>
        <translation type="unfinished">Ein Exemplar des Plättchens hinzufügen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Keep only one copy</source>
        <translation type="unfinished">Nur ein Exemplar behalten</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the tile</source>
        <translation type="unfinished">Das Plättchen entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the edge to the railroad</source>
        <extracomment>Of an edge that a railroad and something else claim</extracomment>
        <translation type="unfinished">Die Kante der Strecke geben</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the edge to the mountain</source>
        <extracomment>Of an edge that a mountain and something else claim</extracomment>
        <translation type="unfinished">Die Kante dem Berg geben</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>End the railroad in a junction</source>
        <translation type="unfinished">Die Strecke in einer Kreuzung enden lassen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Let the railroad run through the tile</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Die Strecke durch das Plättchen führen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Make each edge a separate railroad</source>
        <translation type="unfinished">Aus jeder Kante eine eigene Strecke machen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the railroad</source>
        <translation type="unfinished">Die Strecke entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Raise a mountain inside the tile</source>
        <translation type="unfinished">Im Plättchen einen Berg auftürmen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Draw the prairies again</source>
        <translation type="unfinished">Die Prärien neu zeichnen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove parts that touch no edge</source>
        <translation type="unfinished">Entfernen, was keine Kante berührt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Let a railroad end in the city</source>
        <translation type="unfinished">Eine Strecke in der Stadt enden lassen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the city</source>
        <translation type="unfinished">Die Stadt entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the nuggets</source>
        <translation type="unfinished">Die Nuggets entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the picture</source>
        <extracomment>Of a tile or of what a set has a picture of its own for</extracomment>
        <translation type="unfinished">Das Bild entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Choose another picture…</source>
        <extracomment>Of what has a picture that is missing; opens a dialog</extracomment>
        <translation type="unfinished">Ein anderes Bild wählen…</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the key and its value</source>
        <extracomment>Of a key of a JSON file that its format does not know</extracomment>
        <translation type="unfinished">Schlüssel und Wert entfernen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Add the missing cards</source>
        <translation type="unfinished">Die fehlenden Karten hinzufügen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Remove the last cards</source>
        <translation type="unfinished">Die letzten Karten entfernen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Balance the lands</source>
        <translation type="unfinished">Die Landschaften ausgleichen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Balance the symbols</source>
        <translation type="unfinished">Die Symbole ausgleichen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Shorten and clean the texts</source>
        <translation type="unfinished">Die Texte kürzen und bereinigen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Give it a new id</source>
        <translation type="unfinished">Der Karte eine neue Kennung geben</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Sort the rows</source>
        <translation type="unfinished">Die Zeilen sortieren</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Remove the unknown key</source>
        <extracomment>A key of a file that the program does not know</extracomment>
        <translation type="unfinished">Den unbekannten Schlüssel entfernen</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Turn %1: %2</source>
        <extracomment>%1 number, %2 name of a player</extracomment>
        <translation type="unfinished">Zug %1: %2</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Better: %1.</source>
        <extracomment>%1 the reasons for a move</extracomment>
        <translation type="unfinished">Besser: %1.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Played:</source>
        <extracomment>Stands before the move that was played</extracomment>
        <translation type="unfinished">Gespielt:</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Better:</source>
        <extracomment>Stands before a move that would have been better</extracomment>
        <translation type="unfinished">Besser:</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>No better move was found.</source>
        <translation type="unfinished">Ein besserer Zug wurde nicht gefunden.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Cost of this move:</source>
        <extracomment>Stands before &quot;12% of the chances&quot;: what the player&apos;s own move gave away</extracomment>
        <translation type="unfinished">Durch diesen Zug verloren:</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>%1 %2 (%3)</source>
        <extracomment>Chances after a turn, stands after &quot;Chances now:&quot;; %1 player, %2 &quot;62%&quot;, %3 the change &quot;+3%&quot;</extracomment>
        <translation type="unfinished">%1 %2 (%3)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Chances now:</source>
        <extracomment>Stands before the chances of winning of all players</extracomment>
        <translation type="unfinished">Chancen jetzt:</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1 – %2</source>
        <extracomment>%1 a move, %2 the reasons for it</extracomment>
        <translation type="unfinished">%1 – %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>tile %1</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;; %1 &quot;+3%&quot; of the chances</extracomment>
        <translation type="unfinished">Plättchen %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>gold %1 (%2 points)</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;; %1 &quot;+3%&quot; of the chances, %2 &quot;+1.5&quot; points</extracomment>
        <translation type="unfinished">Gold %1 (%2 Punkte)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1&apos;s gold %2 points</source>
        <extracomment>Luck of a turn for another player, stands after &quot;Luck:&quot;; %1 name, %2 &quot;+1.5&quot; points</extracomment>
        <translation type="unfinished">das Gold von %1 %2 Punkte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1&apos;s chances went from %2 to %3.</source>
        <extracomment>Chances of winning: %1 player, %2 before, %3 after</extracomment>
        <translation type="unfinished">Chancen von %1: von %2 auf %3.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Effect of the move for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning, what the move itself changed</extracomment>
        <translation type="unfinished">Wirkung des Zuges für %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The search for better moves has not reached this turn yet.</source>
        <translation type="unfinished">Die Suche nach besseren Zügen ist noch nicht bei diesem Zug angekommen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Luck:</source>
        <extracomment>Stands before what the drawn tile and the mining tokens did to the chances</extracomment>
        <translation type="unfinished">Glück:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The move: %1.</source>
        <extracomment>%1 what a move does: &quot;scores 8 points for a railroad&quot;</extracomment>
        <translation type="unfinished">Der Zug: %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The move cost %1 %2 in winning chances.</source>
        <extracomment>%1 player, %2 &quot;12%&quot; of the chances of winning, given away by the player&apos;s own move</extracomment>
        <translation type="unfinished">Der Zug hat %1 %2 Gewinnchance gekostet.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>A lucky tile for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">Glück mit dem Plättchen für %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>An unlucky tile for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;−12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">Pech mit dem Plättchen für %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Lucky gold for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">Glück mit dem Gold für %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Unlucky gold for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;−12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">Pech mit dem Gold für %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1 in winning chances (%2 instead of %3) and %4 points of the expected lead</source>
        <extracomment>Stands after &quot;Cost of this move:&quot;; %1 &quot;12%&quot; of the chances of winning; with the move that was played %2 &quot;3%&quot; of them are left, with the better one %3 &quot;15%&quot;; %4 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">%1 Gewinnchance (%2 statt %3), %4 Punkte erwarteten Vorsprung</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The player undid this turn %Ln time(s) after seeing what came next.</source>
        <extracomment>In the review of a game</extracomment>
        <translation type="unfinished">
            <numerusform>Dieser Zug wurde einmal rückgängig gemacht, nachdem zu sehen war, was als Nächstes kam.</numerusform>
            <numerusform>Dieser Zug wurde %Ln Mal rückgängig gemacht, nachdem zu sehen war, was als Nächstes kam.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>the tile made no difference</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;</extracomment>
        <translation type="unfinished">das Plättchen hat nichts geändert</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Try it</source>
        <extracomment>Link below a picture of a board: play on from there</extracomment>
        <translation type="unfinished">Ausprobieren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Your turn</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Ein Zug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Draw a tile and place it next to the tiles on the board. Every edge that touches another tile must match it: track to track, mountain to mountain, prairie to prairie. A tile that fits nowhere is discarded for good, and another one is drawn.</source>
        <translation type="unfinished">Ziehe ein Plättchen und lege es an andere auf dem Spielfeld an. Jede Kante, die ein anderes Plättchen berührt, muss dazu passen: Gleis an Gleis, Berg an Berg, Prärie an Prärie. Ein Plättchen, das nirgends passt, scheidet aus, und ein neues wird gezogen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The new tile, shown with a frame, matches prairie to prairie on two sides.</source>
        <translation type="unfinished">Das neue Plättchen (umrandet) trifft auf zwei Seiten mit Prärie auf Prärie.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>For every nugget on the new tile, a mining token is placed face down on its mountain.</source>
        <translation type="unfinished">Für jedes Nugget auf dem neuen Plättchen kommt ein verdecktes Schürfplättchen auf dessen Berg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Then you may take one of these actions, or skip:</source>
        <translation type="unfinished">Danach darfst du eine dieser Aktionen ausführen oder überspringen:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Put a cowboy on the new tile: a railwayman on a railroad, a gold miner on a mountain, a merchant in a city or a farmer on a prairie. No player may have a cowboy anywhere on that railroad, mountain, city or prairie yet.</source>
        <translation type="unfinished">Setze einen Cowboy auf das neue Plättchen: als Eisenbahner auf eine Strecke, als Goldgräber auf einen Berg, als Händler in eine Stadt oder als Farmer in eine Prärie. Auf dieser Strecke oder diesem Berg, in dieser Stadt oder Prärie darf noch nirgends ein Cowboy sein.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Pitch your tent on any incomplete mountain, or move it there from where it stands. There must be no cowboy and no other tent on that part of the mountain.</source>
        <translation type="unfinished">Schlage dein Zelt auf einem beliebigen unfertigen Berg auf oder versetze es dorthin. Auf diesem Teil des Bergs darf weder ein Cowboy noch ein anderes Zelt stehen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mine: take one token from the mountain where your tent stands. Only you know its value.</source>
        <translation type="unfinished">Schürfe: Nimm ein Schürfplättchen vom Berg deines Zelts. Seinen Wert kennst nur du.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>With the option Take back: take back one of your cowboys without scoring.</source>
        <translation type="unfinished">Mit der Option „Zurücknehmen“: Nimm einen deiner Cowboys ohne Punkte zurück.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Railroads</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Strecken</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad is complete when both ends lie in a junction, a city or a mountain, or when it is a loop. It scores %Ln point(s) for each tile, or %1 if there is exactly one locomotive on it.</source>
        <extracomment>%Ln and %1 points</extracomment>
        <translation type="unfinished">
            <numerusform>Eine Strecke ist fertig, wenn beide Enden in einer Kreuzung, einer Stadt oder einem Berg liegen oder wenn sie eine Schleife ist. Sie bringt %Ln Punkt je Plättchen oder %1, wenn genau eine Lokomotive auf ihr fährt.</numerusform>
            <numerusform>Eine Strecke ist fertig, wenn beide Enden in einer Kreuzung, einer Stadt oder einem Berg liegen oder wenn sie eine Schleife ist. Sie bringt %Ln Punkte je Plättchen oder %1, wenn genau eine Lokomotive auf ihr fährt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Four tiles and one locomotive: 8 points for the railwayman.</source>
        <translation type="unfinished">Vier Plättchen und eine Lokomotive: 8 Punkte für den Eisenbahner.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>With two locomotives nothing is doubled: six tiles, 6 points.</source>
        <translation type="unfinished">Mit zwei Lokomotiven wird nichts verdoppelt: sechs Plättchen, 6 Punkte.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>From a city into a mountain: complete, 2 points. The railwayman was placed in the same turn and comes home at once.</source>
        <translation type="unfinished">Von einer Stadt in einen Berg: fertig, 2 Punkte. Der Eisenbahner wurde im selben Zug eingesetzt und kommt sofort heim.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A loop of four tiles: complete, 4 points.</source>
        <translation type="unfinished">Eine Schleife aus vier Plättchen: fertig, 4 Punkte.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mountains and gold</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Berge und Gold</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A mountain is complete when it has no open edges. Whoever has the most gold miners there gets the remaining tokens and %Ln point(s) for each nugget. If players are tied, the tokens are dealt out in turn.</source>
        <translation type="unfinished">
            <numerusform>Ein Berg ist fertig, wenn er keine offenen Kanten hat. Wer dort die meisten Goldgräber hat, bekommt die übrigen Schürfplättchen und %Ln Punkt je Nugget. Bei Gleichstand werden die Schürfplättchen reihum verteilt.</numerusform>
            <numerusform>Ein Berg ist fertig, wenn er keine offenen Kanten hat. Wer dort die meisten Goldgräber hat, bekommt die übrigen Schürfplättchen und %Ln Punkte je Nugget. Bei Gleichstand werden die Schürfplättchen reihum verteilt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Seven nuggets: 7 points and all tokens for the only miner. The tent comes home without scoring.</source>
        <translation type="unfinished">Sieben Nuggets: 7 Punkte und alle Schürfplättchen für den einzigen Goldgräber. Das Zelt kommt ohne Punkte heim.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>One miner each: each player scores 5 points. The tokens are dealt out in turn, starting with the player who completed the mountain.</source>
        <translation type="unfinished">Je ein Goldgräber: Beide bekommen 5 Punkte. Die Schürfplättchen werden reihum verteilt; es beginnt, wer den Berg fertiggestellt hat.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A tent may stand on any part of an incomplete mountain that has neither a cowboy nor a tent.</source>
        <translation type="unfinished">Ein Zelt darf auf jedem Teil eines unfertigen Bergs stehen, auf dem weder Cowboy noch Zelt ist.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Cities</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Städte</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A city is complete when all railroads that leave it are complete. Its merchant scores %Ln point(s) for each railroad; one that leads back to the city counts once.</source>
        <translation type="unfinished">
            <numerusform>Eine Stadt ist fertig, wenn alle Strecken fertig sind, die von ihr ausgehen. Ihr Händler bekommt %Ln Punkt je Strecke; eine, die zur Stadt zurückführt, zählt nur einmal.</numerusform>
            <numerusform>Eine Stadt ist fertig, wenn alle Strecken fertig sind, die von ihr ausgehen. Ihr Händler bekommt %Ln Punkte je Strecke; eine, die zur Stadt zurückführt, zählt nur einmal.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two completed railroads leave the city: 6 points for the merchant.</source>
        <translation type="unfinished">Von der Stadt gehen zwei fertige Strecken aus: 6 Punkte für den Händler.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad that leaves the city and comes back counts once: 3 points.</source>
        <translation type="unfinished">Eine Strecke, die aus der Stadt hinaus- und wieder hineinführt, zählt einmal: 3 Punkte.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairies and farmers</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Prärien und Farmer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A prairie extends to the nearest tracks and mountains or to the edge of the land. It is never complete: farmers stay there until the end of the game and score then.</source>
        <translation type="unfinished">Eine Prärie reicht bis zum nächsten Gleis, zum nächsten Berg oder bis zum Rand des Landes. Sie wird nie fertig: Farmer liegen dort bis zum Ende und werten dann.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The prairies on the two sides of a track continue from tile to tile but stay separate.</source>
        <translation type="unfinished">Die Prärien zu beiden Seiten eines Gleises gehen von Plättchen zu Plättchen weiter, bleiben aber getrennt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two camps and three herds: 16 points for the player with two farmers, none for the player with one.</source>
        <translation type="unfinished">Zwei Lager und drei Herden: 16 Punkte für zwei Farmer, keine für einen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>One farmer each, one camp and one herd: 6 points for each player.</source>
        <translation type="unfinished">Je ein Farmer, ein Lager und eine Herde: 6 Punkte für beide.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Who scores</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Wer Punkte bekommt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Whoever has the most cowboys on a feature scores it; tied players each get all the points. Then the cowboys and tents come home.</source>
        <translation type="unfinished">Wer auf einem Gebiet die meisten Cowboys hat, bekommt die Punkte; bei Gleichstand bekommen alle Beteiligten die volle Punktzahl. Danach kommen Cowboys und Zelte heim.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two railroads have become one. Each player has one railwayman there: 5 points for each player.</source>
        <translation type="unfinished">Zwei Strecken sind eine geworden. Beide haben dort einen Eisenbahner: 5 Punkte für beide.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The railroad already has a railwayman. The other parts of the new tile are free.</source>
        <translation type="unfinished">Die Strecke hat schon einen Eisenbahner. Die anderen Teile des neuen Plättchens sind frei.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Points at the end</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Punkte am Ende</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete railroads score %Ln point(s) for each tile; locomotives do not count.</source>
        <translation type="unfinished">
            <numerusform>Unfertige Strecken bringen %Ln Punkt je Plättchen; Lokomotiven zählen nicht.</numerusform>
            <numerusform>Unfertige Strecken bringen %Ln Punkte je Plättchen; Lokomotiven zählen nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers score %Ln point(s) for each tipi camp on their prairie and %1 for each horse herd.</source>
        <extracomment>%Ln and %1 points</extracomment>
        <translation type="unfinished">
            <numerusform>Farmer bringen %Ln Punkt je Tipilager ihrer Prärie und %1 je Pferdeherde.</numerusform>
            <numerusform>Farmer bringen %Ln Punkte je Tipilager ihrer Prärie und %1 je Pferdeherde.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>All players reveal their tokens and score their values.</source>
        <translation type="unfinished">Alle decken ihre Schürfplättchen auf und erhalten deren Werte.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The railroad is incomplete: 1 point for each tile, and the locomotive does not count.</source>
        <translation type="unfinished">Die Strecke ist nicht fertig: ein Punkt je Plättchen, und die Lokomotive zählt nicht.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Whoever has the most points wins; tied players share the win.</source>
        <translation type="unfinished">Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>All points at a glance</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Alle Punkte auf einen Blick</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Complete</source>
        <extracomment>Column heading: points when a railroad, mountain or city is complete</extracomment>
        <translation type="unfinished">Fertig</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>At the end</source>
        <extracomment>Column heading: points at the end of the game</extracomment>
        <translation type="unfinished">Am Ende</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Railroad, each tile</source>
        <translation type="unfinished">Strecke, je Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>%1, or %2 with exactly one locomotive</source>
        <extracomment>Points: %1 usually, %2 with a locomotive</extracomment>
        <translation type="unfinished">%1, mit genau einer Lokomotive %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mountain, each nugget</source>
        <translation type="unfinished">Berg, je Nugget</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>City, each completed railroad</source>
        <translation type="unfinished">Stadt, je fertiger Strecke</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairie, each tipi camp</source>
        <translation type="unfinished">Prärie, je Tipilager</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairie, each horse herd</source>
        <translation type="unfinished">Prärie, je Pferdeherde</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Each mining token</source>
        <translation type="unfinished">Je Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>its value</source>
        <extracomment>In a table of points: the value of a mining token</extracomment>
        <translation type="unfinished">sein Wert</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Options of a game</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Optionen eines Spiels</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers: without this option, cowboys cannot go to the prairies, which is easier for a first game.</source>
        <translatorcomment>free: cowboy</translatorcomment>
        <translation type="unfinished">Farmer: Ohne diese Option darf kein Cowboy in die Prärie, was für ein erstes Spiel einfacher ist.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Fifth cowboy: every player has five cowboys instead of four.</source>
        <translation type="unfinished">Fünfter Cowboy: Alle haben fünf statt vier Cowboys.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Take back: instead of another action, a player may take back one of their own cowboys without scoring.</source>
        <translation type="unfinished">Zurücknehmen: Statt einer anderen Aktion darfst du einen eigenen Cowboy ohne Punkte zurücknehmen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Glossary</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Begriffe</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Cowboy</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Cowboy</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A piece that scores. Depending on where it is, it is a railwayman, a gold miner, a merchant or a farmer.</source>
        <translation type="unfinished">Eine Figur, die Punkte bringt: Eisenbahner, Goldgräber, Händler oder Farmer, je nachdem, wo sie ist.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Gravel</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Geröll</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A mining token that is worth nothing.</source>
        <translation type="unfinished">Ein Schürfplättchen ohne Wert.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Junction</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Kreuzung</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The turntable where railroads end.</source>
        <translation type="unfinished">Die Drehscheibe, an der Strecken enden.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Nugget</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Nugget</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A lump of gold on a mountain. It brings a token when the tile is placed and a point when the mountain scores.</source>
        <translation type="unfinished">Ein Goldklumpen auf einem Berg: ein Schürfplättchen, wenn das Plättchen gelegt wird, und ein Punkt, wenn der Berg gewertet wird.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Open edge</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Offene Kante</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>An edge where a railroad or a mountain can still grow.</source>
        <translation type="unfinished">Eine Kante, an der eine Strecke oder ein Berg noch wachsen kann.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tent</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Zelt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A piece that does not score but lets its player mine.</source>
        <translation type="unfinished">Eine Figur, die selbst keine Punkte bringt, mit der du aber schürfen darfst.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tipi camp, horse herd</source>
        <translation type="unfinished">Tipilager, Pferdeherde</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Symbols on a prairie that bring points to farmers.</source>
        <translation type="unfinished">Symbole in einer Prärie, die Farmern Punkte bringen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mining token</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A token from a mountain, with a hidden value: usually 0 to 5.</source>
        <translation type="unfinished">Ein Plättchen von einem Berg, mit verdecktem Wert: meist 0 bis 5.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Goal of the game</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Ziel des Spiels</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tile by tile, all players build a land of railroads, mountains and prairies together. Your cowboys claim parts of it and score points when these are complete.</source>
        <translation type="unfinished">Plättchen für Plättchen entsteht gemeinsam ein Land aus Strecken, Bergen und Prärien. Deine Cowboys beanspruchen Teile davon und bringen Punkte, wenn diese fertig sind.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two tents on one mountain: when it is complete, both come home without scoring.</source>
        <translation type="unfinished">Zwei Zelte auf einem Berg: Ist er fertig, kommen beide ohne Punkte heim.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete mountains score %Ln point(s) for each nugget.</source>
        <translation type="unfinished">
            <numerusform>Unfertige Berge bringen %Ln Punkt je Nugget.</numerusform>
            <numerusform>Unfertige Berge bringen %Ln Punkte je Nugget.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete cities score %Ln point(s) for each completed railroad.</source>
        <translation type="unfinished">
            <numerusform>Unfertige Städte bringen %Ln Punkt je fertiger Strecke.</numerusform>
            <numerusform>Unfertige Städte bringen %Ln Punkte je fertiger Strecke.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreFormula</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a calculation such as &quot;4 tiles × 1 = 4&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Plättchen</numerusform>
            <numerusform>%Ln Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Part of a calculation such as &quot;7 nuggets × 1 = 7&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Nugget</numerusform>
            <numerusform>%Ln Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln completed railroad(s)</source>
        <extracomment>Part of a calculation such as &quot;2 completed railroads × 3 = 6&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln fertige Strecke</numerusform>
            <numerusform>%Ln fertige Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Tipilager</numerusform>
            <numerusform>%Ln Tipilager</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Pferdeherde</numerusform>
            <numerusform>%Ln Pferdeherden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%1 × %2</source>
        <extracomment>Part of a calculation: %1 as in &quot;4 tiles&quot;, %2 points for each
----------
Part of a calculation: %1 as in &quot;4 tiles × 1&quot;, %2 is 2</extracomment>
        <translation type="unfinished">%1 × %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>one locomotive</source>
        <extracomment>What doubles the points of a railroad</extracomment>
        <translation type="unfinished">eine Lokomotive</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%1 + %2</source>
        <extracomment>Part of a calculation: two sums or products</extracomment>
        <translation type="unfinished">%1 + %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%1 = %2</source>
        <extracomment>A calculation: %1 as in &quot;4 tiles × 1&quot;, %2 points</extracomment>
        <translation type="unfinished">%1 = %2</translation>
    </message>
</context>
<context>
    <name>SeatNotices</name>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>The computer player &quot;%1&quot; is unknown, so a person plays for %2.</source>
        <extracomment>%1 technical name of a computer player, %2 name of the player that it stood for</extracomment>
        <translation type="unfinished">Der Computerspieler „%1“ ist unbekannt, deshalb spielt ein Mensch für %2.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>The color &quot;%1&quot; of %2 is unknown, so another one is used.</source>
        <extracomment>%1 name of a colour in a file, %2 a player</extracomment>
        <translation type="unfinished">Die Farbe „%1“ von %2 ist unbekannt, deshalb wird eine andere verwendet.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>The computer can no longer play for %1, so a person plays for %1 now. To hand the seat back, choose &quot;Players…&quot; in the Game menu.</source>
        <extracomment>%1 a player; &quot;Players…&quot; is the entry of the menu</extracomment>
        <translation type="unfinished">Für %1 kann der Computer nicht weiterspielen: Nun spielt ein Mensch für %1. Um den Platz zurückzugeben, wähle „Spieler…“ im Menü Spiel.</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Halfway to the next level: plays about half of the moves at that level.</source>
        <extracomment>How a computer player between two levels plays; stands below &quot;Prospector+&quot;</extracomment>
        <translation type="unfinished">Auf halbem Weg zur nächsten Stufe: spielt etwa die Hälfte der Züge wie diese.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>On the way to the next level: plays some of the moves at that level.</source>
        <extracomment>How a computer player between two levels plays; stands below &quot;Prospector+30&quot;</extracomment>
        <translation type="unfinished">Auf dem Weg zur nächsten Stufe: spielt einen Teil der Züge wie diese.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Greenhorn</source>
        <extracomment>Weakest level of the computer players</extracomment>
        <translation type="unfinished">Greenhorn</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Prospector</source>
        <extracomment>Second level of the computer players</extracomment>
        <translation type="unfinished">Prospektor</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Foreman</source>
        <extracomment>Third level of the computer players</extracomment>
        <translation type="unfinished">Vorarbeiter</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Baron</source>
        <extracomment>Strongest level of the computer players</extracomment>
        <translation type="unfinished">Baron</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Person</source>
        <extracomment>A player who is no computer</extracomment>
        <translation type="unfinished">Mensch</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Computer %1</source>
        <extracomment>%1 is the technical name of a computer player, such as uct:100</extracomment>
        <translation type="unfinished">Computer %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Someone at this computer.</source>
        <extracomment>Who plays; stands below &quot;Person&quot;</extracomment>
        <translation type="unfinished">Jemand an diesem Computer.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Fresh off the train: plays simple moves and makes beginner&apos;s mistakes.</source>
        <extracomment>How a computer player plays; stands below &quot;Greenhorn&quot;</extracomment>
        <translation type="unfinished">Frisch aus dem Zug gestiegen: spielt schlicht und macht Anfängerfehler.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>An old hand: knows what everything is worth and moves at once.</source>
        <extracomment>How a computer player plays; stands below &quot;Prospector&quot;</extracomment>
        <translation type="unfinished">Ein alter Hase: weiß, was alles wert ist, und zieht sofort.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Always has a plan: looks ahead before each move.</source>
        <extracomment>How a computer player plays; stands below &quot;Foreman&quot;</extracomment>
        <translation type="unfinished">Arbeitet nach Plan: schaut vor jedem Zug voraus.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Gives nothing away: the strongest player, thinks for about a second.</source>
        <extracomment>How a computer player plays; stands below &quot;Baron&quot;</extracomment>
        <translation type="unfinished">Schenkt dir nichts: am stärksten, denkt etwa eine Sekunde nach.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Ann</source>
        <extracomment>Default name of the first player: a short first name usual in your language</extracomment>
        <translation type="unfinished">Anna</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Bo</source>
        <extracomment>Default name of the second player</extracomment>
        <translation type="unfinished">Ben</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Cleo</source>
        <extracomment>Default name of the third player</extracomment>
        <translation type="unfinished">Clara</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Dan</source>
        <extracomment>Default name of the fourth player</extracomment>
        <translation type="unfinished">David</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Eve</source>
        <extracomment>Default name of the fifth player</extracomment>
        <translation type="unfinished">Emma</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Each player needs a different color.</source>
        <translation type="unfinished">Alle brauchen eine eigene Farbe.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Two players are called %1. Give one of them another name.</source>
        <extracomment>Why a game cannot start; %1 a name</extracomment>
        <translation type="unfinished">Zwei heißen %1. Gib einem von ihnen einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>SetChanges</name>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>%1 from %2 to %3</source>
        <extracomment>Part of a list: %1 a tile or the value of a token, %2 and %3 how many there were and are</extracomment>
        <translation type="unfinished">%1 von %2 auf %3</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles added: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">Hinzugefügte Plättchen: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles removed: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">Entfernte Plättchen: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles changed: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">Geänderte Plättchen: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Copies: %1</source>
        <extracomment>How many copies of tiles there were and are: %1 a list of &quot;12 from 4 to 3&quot;</extracomment>
        <translation type="unfinished">Exemplare: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tokens of value %1</source>
        <extracomment>How many tokens of each value there were and are: %1 a list of &quot;5 from 8 to 9&quot;</extracomment>
        <translation type="unfinished">Schürfplättchen mit Wert %1</translation>
    </message>
</context>
<context>
    <name>SetHandbook</name>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>From nothing to a printed set</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Von null zum gedruckten Satz</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Start a new set: empty, or with the tiles of an existing one.</source>
        <translation type="unfinished">Beginne einen neuen Satz: leer oder mit den Plättchen eines vorhandenen.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Draw a tile. Duplicate it and change the copy: that is faster than drawing a new one.</source>
        <translation type="unfinished">Zeichne ein Plättchen. Dupliziere es und ändere die Kopie: Das geht schneller als ein neues.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Work through the problems until no error is left.</source>
        <translation type="unfinished">Geh die Probleme durch, bis kein Fehler mehr übrig ist.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Let the computer play in the lab, and change what stands out.</source>
        <translation type="unfinished">Lass im Labor den Computer spielen und ändere, was auffällt.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Play a game with your set, then print it.</source>
        <translation type="unfinished">Spiele eine Partie mit deinem Satz und drucke ihn dann.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Everything can be undone. If the program crashes, it offers to recover your changes at the next start.</source>
        <translation type="unfinished">Alles lässt sich rückgängig machen. Stürzt das Programm ab, bietet es dir deine Änderungen beim nächsten Start an.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Drawing a tile</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Ein Plättchen zeichnen</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Click near an edge to make it railroad, mountain or prairie.</source>
        <translation type="unfinished">Klicke nahe einer Kante, um sie zu Strecke, Berg oder Prärie zu machen.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Drag from one edge to another to lay track, or into the middle to end it there. Dragging from a mountain extends the mountain.</source>
        <translation type="unfinished">Ziehe von einer Kante zur anderen, um ein Gleis zu legen, oder in die Mitte, damit es dort endet. Von einem Berg aus erweiterst du so den Berg.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Turn the wheel to add or remove the symbol under the pointer: nuggets, locomotives, tipi camps, or with Shift horse herds.</source>
        <translation type="unfinished">Mit dem Mausrad setzt du das Symbol unter dem Zeiger oder nimmst es weg: Nuggets, Lokomotiven, Tipilager oder, mit Umschalt, Pferdeherden.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Each of the tools above the drawing does one of these things.</source>
        <translation type="unfinished">Die Werkzeuge über der Zeichnung tun jeweils nur eines davon.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The picture always shows what the tile is in the game. Beside it you see the tile turned, and among tiles that fit.</source>
        <translation type="unfinished">Das Bild zeigt immer, was das Plättchen im Spiel ist. Daneben siehst du es gedreht und zwischen Plättchen, die passen.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Tiles and the set</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Plättchen und Satz</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The list on the left shows all tiles. Choose several to turn, mirror, copy or remove them together. Drag them to change their order, or to another set.</source>
        <translation type="unfinished">Die Liste links enthält alle Plättchen. Wähle mehrere, um sie zusammen zu drehen, zu spiegeln, zu kopieren oder zu entfernen. Ziehe sie an eine andere Stelle oder in einen anderen Satz.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>On the right you give a tile its id and the number of copies. The tab &quot;Set&quot; shows the name of the set, its start tile and the mining tokens.</source>
        <translation type="unfinished">Rechts gibst du einem Plättchen seine Kennung und die Zahl der Exemplare. Im Reiter „Satz“ stehen der Name des Satzes, sein Startplättchen und die Schürfplättchen.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Custom pictures</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Eigene Bilder</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Custom picture&quot; gives a tile a picture from a file. SVG is sharp at any size; PNG and other pictures keep up to 2,400 pixels a side.</source>
        <translation type="unfinished">„Eigenes Bild“ gibt einem Plättchen ein Bild aus einer Datei. SVG ist in jeder Größe scharf; PNG und andere Bilder behalten bis zu 2400 Pixel je Seite.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The game can draw its tracks, nuggets, locomotives, tipi camps and horse herds on top of your picture. Choose which ones, for one tile or the whole set.</source>
        <translation type="unfinished">Das Spiel kann seine Gleise, Nuggets, Lokomotiven, Tipilager und Pferdeherden über dein Bild zeichnen. Wähle, welche davon, für ein Plättchen oder den ganzen Satz.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>To begin, export a tile as SVG. The file has a layer for each part of the tile. Change the file in a drawing program, then import it again. The layers that the game draws on top of your picture are locked. Unlock a layer to draw that part yourself.</source>
        <translation type="unfinished">Exportiere zum Anfang ein Plättchen als SVG. Es hat für jeden Teil eine Ebene. Ändere es in einem Zeichenprogramm und übernimm es wieder. Was das Spiel über deinem eigenen Bild zeichnet, ist in der Datei gesperrt: Entsperre eine Ebene, um sie selbst zu zeichnen.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Pictures from a folder&quot; gives each tile the picture named after its id. What you save in a drawing program afterwards shows at once, or when you open the set again.</source>
        <translation type="unfinished">„Bilder aus einem Ordner“ gibt jedem Plättchen das Bild, das wie seine Kennung heißt. Was du danach in einem Zeichenprogramm speicherst, erscheint sofort oder wenn du den Satz wieder öffnest.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>At the bottom of the &quot;Set&quot; tab, you can replace the symbols on all tiles, the backs, the tokens and the pieces with your own pictures: choose a file, or drop it onto its row. In a folder they are found by names such as nugget.svg, herd.png, back.png, token-5.png, token-back.svg, cowboy.svg or tent.svg.</source>
        <translatorcomment>free: tent</translatorcomment>
        <translation type="unfinished">Am Ende des Reiters „Satz“ ersetzen eigene Bilder die Symbole auf allen Plättchen, die Rückseiten, die Schürfplättchen und die Figuren: Wähle eine Datei oder ziehe sie auf die Zeile. In einem Ordner werden sie an Namen wie nugget.svg, herd.png, back.png, token-5.png, token-back.svg, cowboy.svg oder tent.svg erkannt.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>A note in the list of problems says where the colors at an edge differ from those of other tiles. A set is saved together with its pictures.</source>
        <translation type="unfinished">Ein Hinweis in der Liste der Probleme sagt, wo die Farben an einer Kante von denen anderer Plättchen abweichen. Ein Satz wird zusammen mit seinen Bildern gespeichert.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Problems</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Probleme</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>A set with an error cannot be played. Warnings and notes are for you to judge: not every one is a mistake.</source>
        <translation type="unfinished">Ein Satz mit einem Fehler ist nicht spielbar. Warnungen und Hinweise beurteilst du selbst: Nicht alles davon ist ein Versehen.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Click a problem to go to it. The button beside it repairs it, or offers several repairs.</source>
        <translation type="unfinished">Klicke auf ein Problem, um zu seiner Stelle zu kommen. Der Knopf daneben behebt es oder bietet mehrere Wege dafür.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Statistics and lab</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Statistik und Labor</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The statistics count what is on your tiles and compare it with the classic set.</source>
        <translation type="unfinished">Die Statistik zählt, was deine Plättchen haben, neben dem klassischen Satz.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>In the lab the computer plays many games with your set. &quot;What stands out&quot; says in words where it differs from the classic set. The more games, the more reliable the numbers.</source>
        <translation type="unfinished">Im Labor spielt der Computer viele Partien mit deinem Satz. „Was auffällt“ sagt in Worten, worin er sich vom klassischen Satz unterscheidet. Je mehr Partien, desto sicherer die Zahlen.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Under &quot;Learned&quot;, the computer first learns to play your set well. Then it tells you what it has found out.</source>
        <translation type="unfinished">Unter „Gelernt“ lernt der Computer erst, deinen Satz gut zu spielen, und sagt dir dann, was er herausgefunden hat.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Change a tile, run the lab again and compare. The numbers can be exported.</source>
        <translation type="unfinished">Ändere ein Plättchen, starte das Labor noch einmal und vergleiche. Die Zahlen lassen sich exportieren.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Playing and printing</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Spielen und drucken</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>F5 starts the game with the set as it is now, saved or not. &quot;Install in the game&quot; lets you choose it for any new game.</source>
        <translation type="unfinished">F5 startet das Spiel mit dem Satz, so wie er jetzt ist, gespeichert oder nicht. Nach „Im Spiel installieren“ kannst du ihn für jedes neue Spiel wählen.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Print and play&quot; makes pages of tiles, tokens and pieces at their true size, with marks to cut along, for your printer or as PDF or SVG. Print one page first and measure its ruler.</source>
        <translation type="unfinished">„Drucken (Print and Play)“ macht Seiten mit Plättchen, Schürfplättchen und Figuren in wahrer Größe, mit Schnittmarken, für deinen Drucker oder als PDF oder SVG. Drucke zuerst eine Seite und miss ihr Lineal nach.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>For a print shop, export a PDF with a bleed: the picture then extends beyond the cut.</source>
        <translation type="unfinished">Exportiere für eine Druckerei ein PDF mit Beschnittzugabe: Das Bild geht dann über den Schnitt hinaus.</translation>
    </message>
</context>
<context>
    <name>SetKind</name>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;New set…</source>
        <extracomment>Menu entry: a new tile set</extracomment>
        <translation type="unfinished">&amp;Neuer Satz…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Start a new set, empty or based on another one</source>
        <translation type="unfinished">Einen neuen Satz beginnen, leer oder nach einem anderen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>New set</source>
        <extracomment>Name of a tile set that has none yet</extracomment>
        <translation type="unfinished">Neuer Satz</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Tile</source>
        <extracomment>Menu: what can be done with tiles</extracomment>
        <translation type="unfinished">&amp;Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Tile sets (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">Plättchensätze (%1)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Find a tile</source>
        <translation type="unfinished">Plättchen &amp;suchen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;New tile</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Neues &amp;Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Turn &amp;left</source>
        <extracomment>Menu entry: turns tiles by a quarter</extracomment>
        <translation type="unfinished">Nach &amp;links drehen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Turn r&amp;ight</source>
        <extracomment>Menu entry: turns tiles by a quarter</extracomment>
        <translation type="unfinished">Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Mirror</source>
        <extracomment>Menu entry: mirrors tiles</extracomment>
        <translation type="unfinished">&amp;Spiegeln</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add missing &amp;variants</source>
        <translation type="unfinished">&amp;Fehlende Varianten ergänzen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add tiles that the set does not have yet: mirror images of this one, and this one with its railroads turned</source>
        <translation type="unfinished">Spiegelbilder dieses Plättchens und Varianten mit gedrehten Strecken ergänzen, die dem Satz fehlen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Custom pict&amp;ure…</source>
        <extracomment>Menu entry: the tile&apos;s own picture</extracomment>
        <translation type="unfinished">Eigenes &amp;Bild…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Pictures from a &amp;folder…</source>
        <extracomment>Menu entry: own pictures for all tiles that a folder has one for</extracomment>
        <translation type="unfinished">Bilder aus einem &amp;Ordner…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Import pictures from a folder, each for the tile it is named after</source>
        <translation type="unfinished">Jedem Plättchen das gleichnamige Bild aus einem Ordner geben</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>E&amp;xport tile as SVG…</source>
        <extracomment>Menu entry: the tile as a file for drawing programs</extracomment>
        <translation type="unfinished">Plättchen als S&amp;VG exportieren…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Write this tile with a layer for each of its parts, to be changed in a drawing program</source>
        <translation type="unfinished">Dieses Plättchen mit einer Ebene für jeden seiner Teile schreiben, zum Ändern in einem Zeichenprogramm</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Make this the &amp;start tile</source>
        <translation type="unfinished">Zum St&amp;artplättchen machen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add one cop&amp;y</source>
        <extracomment>Menu entry: of the chosen tiles</extracomment>
        <translation type="unfinished">Ein E&amp;xemplar mehr</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Remove &amp;one copy</source>
        <extracomment>Menu entry: of the chosen tiles</extracomment>
        <translation type="unfinished">Ein Exemplar &amp;weniger</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Play t&amp;his tile first</source>
        <translation type="unfinished">Dieses Plättchen zuerst sp&amp;ielen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Start a game in which this tile is the first to be drawn</source>
        <translation type="unfinished">Ein Spiel beginnen, in dem dieses Plättchen zuerst gezogen wird</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Play this tile first with people</source>
        <translation type="unfinished">Dieses Plättchen zuerst spielen, mit Menschen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Tile list</source>
        <extracomment>Menu entry: shows or hides a part of the window</extracomment>
        <translation type="unfinished">Plättchenlis&amp;te</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Pre&amp;view</source>
        <extracomment>Menu entry: shows or hides the tile as the game shows it</extracomment>
        <translation type="unfinished">V&amp;orschau</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Custom pict&amp;ure in the drawing</source>
        <extracomment>Menu entry: the large drawing shows the tile&apos;s own picture, not what the game draws without</extracomment>
        <translation type="unfinished">Eigenes Bild in der &amp;Zeichnung</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <location filename="../ui/start/settingsfile.cpp"/>
        <source>it is too large for a settings file</source>
        <extracomment>Why a file was moved aside, inside a sentence</extracomment>
        <translation type="unfinished">für Einstellungen zu groß</translation>
    </message>
    <message>
        <location filename="../ui/start/settingsfile.cpp"/>
        <source>it is damaged and contains no settings</source>
        <extracomment>Why a file was moved aside, inside a sentence</extracomment>
        <translation type="unfinished">beschädigt, enthält keine Einstellungen</translation>
    </message>
</context>
<context>
    <name>ShippedSets</name>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>Classic set</source>
        <extracomment>Name of the tile set that the game is usually played with</extracomment>
        <translation type="unfinished">Klassischer Satz</translation>
    </message>
</context>
<context>
    <name>Siblings</name>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>%1 could not be started</source>
        <extracomment>%1 name of a program</extracomment>
        <translation type="unfinished">%1 ließ sich nicht starten</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>The program &quot;%1&quot; was not found.</source>
        <extracomment>%1 name of a program</extracomment>
        <translation type="unfinished">Das Programm „%1“ wurde nicht gefunden.</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>It is neither in %1 nor in any folder in PATH. It is part of Lodeline; please install or build it.</source>
        <extracomment>%1 a folder; PATH is the list of folders where the system looks for programs</extracomment>
        <translation type="unfinished">Es ist weder in %1 noch in einem Ordner aus PATH. Es gehört zu Lodeline; installiere oder baue es.</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>The program &quot;%1&quot; could not be started.</source>
        <extracomment>%1 path of a program</extracomment>
        <translation type="unfinished">Das Programm „%1“ ließ sich nicht starten.</translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>&amp;Restart and read them</source>
        <extracomment>Button: the program starts once more and reads the files of earlier runs</extracomment>
        <translation type="unfinished">Neu starten und &amp;lesen</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>&amp;Restart</source>
        <extracomment>Button: the program ends and starts once more</extracomment>
        <translation type="unfinished">Neu &amp;starten</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Some of your files could not be used and were moved aside:</source>
        <extracomment>Followed by a list of files, a line for each</extracomment>
        <translation type="unfinished">Einige Dateien waren nicht zu gebrauchen und wurden beiseitegelegt:</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Your files were moved aside:</source>
        <extracomment>Followed by a list of files, a line for each</extracomment>
        <translation type="unfinished">Deine Dateien wurden beiseitegelegt:</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>The last start failed before the window appeared. Your settings, unfinished work and tile sets were not read this time, because one of these files may be the cause. Restart to read them. If that fails again, move them aside.</source>
        <translation type="unfinished">Der letzte Start ist gescheitert, bevor das Fenster erschien. Deine Einstellungen, Angefangenes und eigene Sätze wurden diesmal nicht gelesen, weil eine dieser Dateien die Ursache sein kann. Starte neu, um sie zu lesen. Wenn das wieder fehlschlägt, lege sie beiseite.</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Move them &amp;aside</source>
        <extracomment>Button: the files of earlier runs are moved to another folder</extracomment>
        <translation type="unfinished">&amp;Beiseitelegen</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>The program could not be started again. Close it and start it yourself.</source>
        <translation type="unfinished">Das Programm ließ sich nicht neu starten. Schließe es und starte es selbst.</translation>
    </message>
</context>
<context>
    <name>StatisticsRows</name>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>A number and, in parentheses, its share: &quot;54 (75%)&quot;</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1 (%2 per 100)</source>
        <extracomment>A number and, in parentheses, what it is per hundred tiles: &quot;54 (75 per 100)&quot;</extracomment>
        <translation type="unfinished">%1 (%2 auf 100)</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Tiles</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Designs</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Motive</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Copies per design</source>
        <extracomment>The mean number of copies</extracomment>
        <translation type="unfinished">Exemplare je Motiv</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln edge(s) that need a neighbor</source>
        <extracomment>Edges of one kind, on all tiles together</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Kante braucht einen Nachbarn</numerusform>
            <numerusform>%Ln Kanten brauchen einen Nachbarn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln matching tile(s)</source>
        <extracomment>Tiles that have such an edge</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln passendes Plättchen</numerusform>
            <numerusform>%Ln passende Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1, %2, %3</source>
        <extracomment>Edges and matching tiles: %1 &quot;56 edges that need a neighbor&quot;, %2 &quot;27 matching tiles&quot;, %3 a percentage</extracomment>
        <translation type="unfinished">%1, %2, %3</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1 / %2</source>
        <extracomment>Edges and matching tiles: %1 a number of edges, %2 a number of tiles and their share: &quot;56 / 27 (75%)&quot;</extracomment>
        <translation type="unfinished">%1 / %2</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Railroads</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">Strecken</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Mountains</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">Berge</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Prairies</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">Prärien</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Cities</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">Städte</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Runs through</source>
        <extracomment>What becomes of a railroad on its tile</extracomment>
        <translation type="unfinished">Führt hindurch</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a junction</source>
        <translation type="unfinished">Endet in einer Kreuzung</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a city</source>
        <translation type="unfinished">Endet in einer Stadt</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a mountain</source>
        <translation type="unfinished">Endet in einem Berg</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Locomotives</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Lokomotiven</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Tipi camps</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Tipilager</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Horse herds</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Pferdeherden</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Nuggets</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Nuggets</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Mining tokens</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Schürfplättchen</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln neighbor(s)</source>
        <extracomment>Row of a chart: tiles beside an open square</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Nachbar</numerusform>
            <numerusform>%Ln Nachbarn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Railroad</source>
        <extracomment>Kind of an edge: name of a row, or one of the sides of a square</extracomment>
        <translation type="unfinished">Strecke</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Mountain</source>
        <extracomment>Kind of an edge: name of a row, or one of the sides of a square</extracomment>
        <translation type="unfinished">Berg</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Prairie</source>
        <extracomment>Kind of an edge: name of a row, or one of the sides of a square</extracomment>
        <translation type="unfinished">Prärie</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>City</source>
        <extracomment>Kind of a part of a tile: name of a row</extracomment>
        <translation type="unfinished">Stadt</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Open</source>
        <extracomment>One of the sides of a square: there is no tile beside it</extracomment>
        <translation type="unfinished">Offen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Clockwise from north: %1</source>
        <extracomment>What lies around a square: %1 such as &quot;Railroad, Open, Mountain, Open&quot;</extracomment>
        <translation type="unfinished">Im Uhrzeigersinn von Norden: %1</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>, </source>
        <extracomment>Stands between the sides of a square, as in &quot;Railroad, Open, Mountain, Open&quot;</extracomment>
        <translation type="unfinished">, </translation>
    </message>
</context>
<context>
    <name>SvgExport</name>
    <message>
        <location filename="../editor/print/svgexport.cpp"/>
        <source>The folder also contains pages that may be from an earlier export: %1</source>
        <extracomment>%1 names of files</extracomment>
        <translation type="unfinished">Im Ordner liegen auch Seiten, die von einem früheren Export stammen können: %1</translation>
    </message>
</context>
<context>
    <name>SvgTidy</name>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The element &quot;%1&quot; is left out.</source>
        <extracomment>%1 an element of SVG, such as &quot;script&quot;</extracomment>
        <translation type="unfinished">Das Element „%1“ wird ausgelassen.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The attribute &quot;%1&quot; is left out.</source>
        <extracomment>%1 an attribute of SVG, such as &quot;onclick&quot;</extracomment>
        <translation type="unfinished">Das Attribut „%1“ wird ausgelassen.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>A reference to something outside the picture is left out: %1</source>
        <extracomment>%1 an address, as the file has it</extracomment>
        <translation type="unfinished">Ein Verweis aus dem Bild hinaus wird ausgelassen: %1</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>Text looks different on computers without its font. Turn it into paths.</source>
        <extracomment>Of a picture that holds text; &quot;paths&quot; as drawing programs call outlines</extracomment>
        <translation type="unfinished">Text sieht auf Computern ohne seine Schriftart anders aus. Wandle ihn in Pfade um.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>&quot;%1&quot; may look a little different from your drawing program.</source>
        <extracomment>%1 a part of SVG, such as &quot;feDiffuseLighting&quot;</extracomment>
        <translation type="unfinished">„%1“ sieht vielleicht etwas anders aus als in deinem Zeichenprogramm.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>&quot;%1&quot; cannot be drawn here. Turn it into paths or a picture.</source>
        <extracomment>%1 a part of SVG, such as &quot;meshgradient&quot;; &quot;paths&quot; as drawing programs call outlines</extracomment>
        <translation type="unfinished">„%1“ lässt sich hier nicht zeichnen. Wandle es in Pfade oder ein Bild um.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The color &quot;%1&quot; cannot be read. Save it as RGB.</source>
        <extracomment>%1 a color as the file has it, such as &quot;color(display-p3 1 0 0)&quot;</extracomment>
        <translation type="unfinished">Die Farbe „%1“ lässt sich nicht lesen. Speichere sie als RGB.</translation>
    </message>
</context>
<context>
    <name>SymbolTool</name>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Locomotive</source>
        <extracomment>Name of a tool: it puts this symbol on a tile</extracomment>
        <translation type="unfinished">Lokomotive</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Nugget</source>
        <extracomment>Name of a tool: it puts this symbol on a tile</extracomment>
        <translation type="unfinished">Nugget</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Tipi</source>
        <extracomment>Name of a tool: it puts a tipi camp on a tile</extracomment>
        <translation type="unfinished">Tipi</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Herd</source>
        <extracomment>Name of a tool: it puts a group of horses on a tile</extracomment>
        <translation type="unfinished">Herde</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a railroad to add a locomotive. Right-click to remove one.</source>
        <translation type="unfinished">Klicke auf eine Strecke, um eine Lokomotive zu setzen. Ein Rechtsklick nimmt sie weg.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a mountain to add a nugget. Right-click to remove one.</source>
        <translation type="unfinished">Klicke auf einen Berg, um ein Nugget zu setzen. Ein Rechtsklick nimmt es weg.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a prairie to add a tipi camp. Right-click to remove one.</source>
        <translation type="unfinished">Klicke auf eine Prärie, um ein Tipilager zu setzen. Ein Rechtsklick nimmt es weg.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a prairie to add a horse herd. Right-click to remove one.</source>
        <translation type="unfinished">Klicke auf eine Prärie, um eine Pferdeherde zu setzen. Ein Rechtsklick nimmt sie weg.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a railroad for the locomotive, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">Wähle zuerst eine Strecke für die Lokomotive, mit der Maus oder mit Bild ab.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a mountain for the nugget, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">Wähle zuerst einen Berg für das Nugget, mit der Maus oder mit Bild ab.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a prairie for the tipi camp, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">Wähle zuerst eine Prärie für das Tipilager, mit der Maus oder mit Bild ab.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a prairie for the horse herd, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">Wähle zuerst eine Prärie für die Pferdeherde, mit der Maus oder mit Bild ab.</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a locomotive</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Lokomotive setzen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a locomotive</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Lokomotive wegnehmen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a nugget</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Nugget setzen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a nugget</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Nugget wegnehmen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a tipi camp</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Tipilager setzen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a tipi camp</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Tipilager wegnehmen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a horse herd</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Pferdeherde setzen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a horse herd</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Pferdeherde wegnehmen</translation>
    </message>
</context>
<context>
    <name>TargetLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>%Ln token(s) lie here</source>
        <extracomment>Mining tokens on a mountain</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Schürfplättchen liegt hier</numerusform>
            <numerusform>%Ln Schürfplättchen liegen hier</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>one is worth %1 on average</source>
        <extracomment>Part of a sentence: what a mining token is worth on average; %1 a number of points such as 1.8</extracomment>
        <translation type="unfinished">eines ist im Mittel %1 wert</translation>
    </message>
</context>
<context>
    <name>TileRow</name>
    <message>
        <location filename="../app/goldrush/board/overlays/tilerow.cpp"/>
        <source>×%1</source>
        <extracomment>So many copies of a tile, below its picture</extracomment>
        <translation type="unfinished">×%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/overlays/tilerow.cpp"/>
        <source>+%1</source>
        <extracomment>So many more different tiles, after the pictures of the first ones</extracomment>
        <translation type="unfinished">+%1</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1</source>
        <extracomment>%1 the edges that it joins: &quot;north–south&quot;</extracomment>
        <translation type="unfinished">Strecke %1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>through</source>
        <extracomment>Where a railroad ends, an entry of a list: it runs from edge to edge</extracomment>
        <translation type="unfinished">hindurch</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to a junction</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">zur Kreuzung</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to the city</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">zur Stadt</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to the mountain</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">zum Berg</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Peak</source>
        <comment>a mountain inside of a tile</comment>
        <translation type="unfinished">Gipfel</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Mountain %1</source>
        <extracomment>%1 the edges that it reaches: &quot;north–east&quot;</extracomment>
        <translation type="unfinished">Berg %1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Valley</source>
        <comment>a prairie inside of a tile</comment>
        <translation type="unfinished">Tal</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Prairie %1</source>
        <extracomment>%1 the edges and half-edges that it reaches</extracomment>
        <translation type="unfinished">Prärie %1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>City</source>
        <extracomment>A part of a tile, as a label</extracomment>
        <translation type="unfinished">Stadt</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln locomotive(s)</source>
        <extracomment>Symbols on a part of a tile, as in &quot;Railroad north–south with 1 locomotive&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Lokomotive</numerusform>
            <numerusform>%Ln Lokomotiven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Symbols on a part of a tile, as in &quot;Mountain north with 2 nuggets&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Nugget</numerusform>
            <numerusform>%Ln Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Tipi camps on a part of a tile, as in &quot;Prairie north with 1 tipi camp&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Tipilager</numerusform>
            <numerusform>%Ln Tipilagern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Horse herds on a part of a tile, as in &quot;Prairie north with 1 horse herd&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Pferdeherde</numerusform>
            <numerusform>%Ln Pferdeherden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1 with %2</source>
        <extracomment>%1 a part of a tile, %2 the symbols on it</extracomment>
        <translation type="unfinished">%1 mit %2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>All prairie</source>
        <extracomment>What a tile without anything else shows</extracomment>
        <translation type="unfinished">Überall Prärie</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1–%2</source>
        <extracomment>%1 an edge or several that are joined already, %2 one more: &quot;north–south&quot;, &quot;north–east–south&quot;</extracomment>
        <translation type="unfinished">%1–%2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to a junction</source>
        <extracomment>%1 an edge: &quot;Railroad north to a junction&quot;</extracomment>
        <translation type="unfinished">Strecke %1 zu einer Kreuzung</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to the city</source>
        <extracomment>%1 an edge: &quot;Railroad north to the city&quot;</extracomment>
        <translation type="unfinished">Strecke %1 zur Stadt</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to the mountain</source>
        <extracomment>%1 an edge: &quot;Railroad north to the mountain&quot;</extracomment>
        <translation type="unfinished">Strecke %1 zum Berg</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1; %2</source>
        <extracomment>Parts of a tile: %1 one or several, %2 one more</extracomment>
        <translation type="unfinished">%1; %2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>north (west half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">Nord (Westhälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>north (east half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">Nord (Osthälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>east (north half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">Ost (Nordhälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>east (south half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">Ost (Südhälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>south (east half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">Süd (Osthälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>south (west half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">Süd (Westhälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>west (south half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">West (Südhälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>west (north half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">West (Nordhälfte)</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <location filename="../editor/set/practiceset.cpp"/>
        <source>Practice set</source>
        <extracomment>Name of a tile set to try things with</extracomment>
        <translation type="unfinished">Übungssatz</translation>
    </message>
</context>
<context>
    <name>TownSights</name>
    <message>
        <location filename="../app/boomtown/board/townsights.cpp"/>
        <source>Towns, cards and bonuses</source>
        <extracomment>A list of all squares of the towns, of the cards of the circle and of the bonuses, for screen readers</extracomment>
        <translation type="unfinished">Städte, Karten und Boni</translation>
    </message>
</context>
<context>
    <name>TownTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>City</source>
        <extracomment>Name of a tool: it builds a city in the middle of a tile</extracomment>
        <translation type="unfinished">Stadt</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click the middle to build a city where the tracks end. Click the city to remove it.</source>
        <translation type="unfinished">Klicke in die Mitte, um eine Stadt zu bauen, wo die Gleise enden. Klicke auf die Stadt, um sie abzureißen.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Build a city</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Stadt bauen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Remove the city</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Stadt entfernen</translation>
    </message>
</context>
<context>
    <name>TrackTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Track</source>
        <extracomment>Name of a tool: it draws the track of railroads</extracomment>
        <translation type="unfinished">Gleis</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Drag from edge to edge to lay track, or into the middle to end it in a junction, the city or the mountain. Click an edge to change where its track ends.</source>
        <translation type="unfinished">Ziehe von Kante zu Kante, um ein Gleis zu legen, oder in die Mitte, damit es in einer Kreuzung, der Stadt oder dem Berg endet. Klicke auf eine Kante, um zu ändern, wo ihr Gleis endet.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Remove track</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Gleis wegnehmen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Lay track</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Gleis legen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Change where track ends</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Gleis anders enden lassen</translation>
    </message>
</context>
<context>
    <name>TrialGame</name>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>There is no computer player &quot;%1&quot;.</source>
        <extracomment>%1 a name that was typed on the command line</extracomment>
        <translation type="unfinished">Den Computerspieler „%1“ gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>%1 to %Ln player(s) can play.</source>
        <extracomment>Answer to a command line: %1 the fewest players, %Ln the most</extracomment>
        <translation type="unfinished">
            <numerusform>%1 bis %Ln Spieler können mitspielen.</numerusform>
            <numerusform>%1 bis %Ln Spieler können mitspielen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>The set has no tile &quot;%1&quot;.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">Der Satz hat kein Plättchen „%1“.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>The only copy of tile &quot;%1&quot; is the start tile, which is on the board from the beginning. With a second copy it can be drawn.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">Das einzige Exemplar von Plättchen „%1“ ist das Startplättchen, das von Anfang an auf dem Spielfeld liegt. Mit einem zweiten Exemplar lässt es sich ziehen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; cannot be drawn: the set has no copy of it.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">Plättchen „%1“ lässt sich nicht ziehen: Der Satz hat kein Exemplar davon.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; cannot come first: it does not fit beside the start tile.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">Plättchen „%1“ kann nicht das erste sein: Es passt nicht an das Startplättchen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; did not come first in any of %Ln shuffle(s).</source>
        <extracomment>%1 id of a tile, %Ln how many orders of the tiles were tried</extracomment>
        <translation type="unfinished">
            <numerusform>In %Ln Reihenfolge kam Plättchen „%1“ nicht zuerst.</numerusform>
            <numerusform>In keiner von %Ln Reihenfolgen kam Plättchen „%1“ zuerst.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UndoWords</name>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>The next tile has been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">Das nächste Plättchen war schon zu sehen, darum bleibt der letzte Zug stehen. In einem Übungsspiel ließe er sich rückgängig machen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>A token and the next tile have been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">Ein Schürfplättchen und das nächste Plättchen waren schon zu sehen, darum bleibt der letzte Zug stehen. In einem Übungsspiel ließe er sich rückgängig machen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>The gold of all players has been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">Das Gold aller Spieler war schon zu sehen, darum bleibt der letzte Zug stehen. In einem Übungsspiel ließe er sich rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>UsualWords</name>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Auss&amp;chneiden</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Copy</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Paste</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Einfügen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Duplicate</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Duplizieren</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>R&amp;emove</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Entfer&amp;nen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Rename</source>
        <extracomment>Menu entry: gives a tile or a card another id</extracomment>
        <translation type="unfinished">&amp;Umbenennen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Move u&amp;p</source>
        <extracomment>Menu entry: moves a tile or a card towards the beginning of its set or deck</extracomment>
        <translation type="unfinished">Nac&amp;h oben verschieben</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Move do&amp;wn</source>
        <extracomment>Menu entry: moves a tile or a card towards the end of its set or deck</extracomment>
        <translation type="unfinished">Nach un&amp;ten verschieben</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Problems</source>
        <extracomment>Menu entry: shows the list of problems</extracomment>
        <translation type="unfinished">&amp;Probleme</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Statistics</source>
        <extracomment>Menu entry: shows the statistics</extracomment>
        <translation type="unfinished">&amp;Statistik</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Lab</source>
        <extracomment>Menu entry: shows the lab</extracomment>
        <translation type="unfinished">&amp;Labor</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Show the lab, where the computer plays many games</source>
        <translation type="unfinished">Das Labor zeigen, in dem der Computer viele Partien spielt</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;History</source>
        <extracomment>Menu entry: shows the history of changes</extracomment>
        <translation type="unfinished">Verla&amp;uf</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Next pane</source>
        <extracomment>Menu entry: goes to the next part of the window</extracomment>
        <translation type="unfinished">Nächster &amp;Bereich</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Propert&amp;ies</source>
        <extracomment>Menu entry: shows or hides the forms with properties</extracomment>
        <translation type="unfinished">&amp;Eigenschaften</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>L&amp;ower panel</source>
        <extracomment>Menu entry: shows or hides the part of the window with problems, statistics and lab</extracomment>
        <translation type="unfinished">U&amp;nterer Bereich</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Enlarge the lower panel</source>
        <translation type="unfinished">Unteren Bereich ver&amp;größern</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Play against the computer</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">&amp;Gegen den Computer spielen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Start a game with this as it is now</source>
        <translation type="unfinished">Damit, so wie es jetzt ist, ein Spiel beginnen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Play with p&amp;eople</source>
        <translation type="unfinished">&amp;Mit Menschen spielen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Install in the game</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">Im Spiel &amp;installieren</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Make this available for new games</source>
        <translation type="unfinished">Dies für neue Spiele verfügbar machen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Print and play…</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">&amp;Drucken (Print and Play)…</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Print this or export it as PDF, SVG or pictures</source>
        <translation type="unfinished">Dies drucken oder als PDF, SVG oder Bilder exportieren</translation>
    </message>
</context>
<context>
    <name>WaitingOver</name>
    <message>
        <location filename="../ui/work/waitingover.cpp"/>
        <source>Opening &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">„%1“ wird geöffnet…</translation>
    </message>
    <message>
        <location filename="../ui/work/waitingover.cpp"/>
        <source>Saving &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">„%1“ wird gespeichert…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a railwayman on the railroad</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">Einen Eisenbahner auf die Strecke setzen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a gold miner on the mountain</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">Einen Goldgräber auf den Berg setzen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a farmer on the prairie</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">Einen Farmer in die Prärie legen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a merchant in the city</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">Einen Händler in die Stadt setzen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Move the tent to the mountain at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">Das Zelt auf den Berg bei %1 versetzen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Pitch the tent on the mountain at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">Das Zelt auf dem Berg bei %1 aufschlagen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Skip</source>
        <extracomment>The player puts down no piece in this turn</extracomment>
        <translation type="unfinished">Überspringen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Mine: take a token from the mountain where the tent stands</source>
        <extracomment>An action to choose</extracomment>
        <translation type="unfinished">Schürfen: ein Schürfplättchen vom Berg des Zelts nehmen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the railwayman at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">Den Eisenbahner auf %1 zurücknehmen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the gold miner at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">Den Goldgräber auf %1 zurücknehmen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the farmer at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">Den Farmer auf %1 zurücknehmen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the merchant at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">Den Händler auf %1 zurücknehmen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Move the tent within its mountain, to %1</source>
        <extracomment>An action to choose, where the tent stands on that mountain already; %1 position</extracomment>
        <translation type="unfinished">Das Zelt auf seinem Berg versetzen, nach %1</translation>
    </message>
</context>
<context>
    <name>lodeline::Percent</name>
    <message>
        <location filename="../ui/wording/percent.cpp"/>
        <source>%1%</source>
        <extracomment>A share in hundredths: %1 is a number. Put a space before the last sign if your language has one there</extracomment>
        <translation type="unfinished">%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Actions</name>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Menu entry: set up a new game</extracomment>
        <translation type="unfinished">&amp;Neues Spiel…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Menu entry (verb): open a game or what it is played with</extracomment>
        <translation type="unfinished">Ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Menu entry (verb): save the game</extracomment>
        <translation type="unfinished">&amp;Speichern</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Save &amp;as…</source>
        <extracomment>Menu entry (verb): save the game under another name</extracomment>
        <translation type="unfinished">Speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Close game</source>
        <extracomment>Menu entry (verb): put the game away</extracomment>
        <translation type="unfinished">Spiel s&amp;chließen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Quit</source>
        <extracomment>Menu entry (verb): close the program</extracomment>
        <translation type="unfinished">&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry (verb): take back the last turn</extracomment>
        <translation type="unfinished">&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry (verb): play the turn again that was taken back</extracomment>
        <translation type="unfinished">&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Hint</source>
        <extracomment>Menu entry (noun): good moves for the player</extracomment>
        <translation type="unfinished">&amp;Tipp</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Why &amp;not my move?</source>
        <extracomment>Menu entry: why is my move not the best one?</extracomment>
        <translation type="unfinished">Warum &amp;nicht meiner?</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Menu entry (noun): a look back on the game</extracomment>
        <translation type="unfinished">&amp;Rückblick</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Next pane</source>
        <extracomment>Menu entry (noun): the keyboard goes on to the next part of the window</extracomment>
        <translation type="unfinished">Nächster &amp;Bereich</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished">&amp;Tasten und Maus</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;About Lodeline</source>
        <extracomment>Menu entry: version and license of the program</extracomment>
        <translation type="unfinished">Ü&amp;ber Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Set up a new game</source>
        <translation type="unfinished">Ein neues Spiel vorbereiten</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Save the game to a file</source>
        <translation type="unfinished">Das Spiel in einer Datei speichern</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Undo the last turn</source>
        <translation type="unfinished">Den letzten Zug rückgängig machen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Redo the turn that was undone</source>
        <translation type="unfinished">Den rückgängig gemachten Zug wiederholen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Show the three best moves and the reasons for them</source>
        <translation type="unfinished">Die drei besten Züge zeigen und was für sie spricht</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Compare your planned move with the best one</source>
        <extracomment>Status tip of a menu entry</extracomment>
        <translation type="unfinished">Den geplanten Zug mit dem besten vergleichen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Make the computer move right away</source>
        <translation type="unfinished">Den Computer ohne weiteres Nachdenken ziehen lassen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">Ansehen, wie sich die Chancen geändert haben, dazu Wendepunkte und bessere Züge</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Zoom &amp;in</source>
        <extracomment>Menu entry (verb): show the board larger</extracomment>
        <translation type="unfinished">Ver&amp;größern</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Zoom &amp;out</source>
        <extracomment>Menu entry (verb): show the board smaller</extracomment>
        <translation type="unfinished">Ver&amp;kleinern</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Show the &amp;whole board</source>
        <translation type="unfinished">Ganzes &amp;Spielfeld zeigen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry (noun): the window fills the screen</extracomment>
        <translation type="unfinished">&amp;Vollbild</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Game &amp;log</source>
        <extracomment>Menu entry (noun): what has happened in the game, line by line</extracomment>
        <translation type="unfinished">Spiel&amp;protokoll</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Final &amp;scoring</source>
        <extracomment>Menu entry (noun): the points at the end of the game</extracomment>
        <translation type="unfinished">&amp;Endwertung</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Same as &amp;system</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">Wie das &amp;System</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Light</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">&amp;Hell</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Dark</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">&amp;Dunkel</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Off: show results at once</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;Aus: Ergebnisse sofort zeigen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Slow</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;Langsam</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Normal</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;Normal</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Fast</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;Schnell</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Quick</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">&amp;Zügig</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Normal</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">&amp;Normal</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Leisurely</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">&amp;Gemächlich</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Wait for me before each move</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">Vor jedem Zug auf mich &amp;warten</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Continue</source>
        <extracomment>Menu entry (verb): the computer that waits shall play its turn</extracomment>
        <translation type="unfinished">We&amp;iter</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Play now</source>
        <extracomment>Menu entry: the computer shall stop thinking and move</extracomment>
        <translation type="unfinished">&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Not available in this game</source>
        <extracomment>&quot;game&quot;: the kind of game, not a match of it</extracomment>
        <translation type="unfinished">In diesem Spiel nicht verfügbar</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Find a &amp;command…</source>
        <extracomment>Menu entry: every command of the menus by its name</extracomment>
        <translation type="unfinished">Be&amp;fehl suchen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Lessons…</source>
        <extracomment>Menu entry: learn the game in lessons</extracomment>
        <translation type="unfinished">&amp;Lektionen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Learn the game on the board, step by step</source>
        <translation type="unfinished">Das Spiel auf dem Spielfeld lernen, Schritt für Schritt</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Rules</source>
        <extracomment>Menu entry (noun): the rules of the game</extracomment>
        <translation type="unfinished">&amp;Regeln</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>All &amp;settings…</source>
        <extracomment>Menu entry: a window of its own with everything that can be set</extracomment>
        <translation type="unfinished">Alle &amp;Einstellungen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>So&amp;unds</source>
        <extracomment>Menu entry (noun), ticked where the game makes sounds</extracomment>
        <translation type="unfinished">Tö&amp;ne</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Automatic</source>
        <extracomment>A theme of the board: the one that goes with the windows</extracomment>
        <translation type="unfinished">&amp;Automatisch</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Day</source>
        <extracomment>A theme of the board: as in daylight</extracomment>
        <translation type="unfinished">&amp;Tag</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>D&amp;usk</source>
        <extracomment>A theme of the board: as in the evening</extracomment>
        <translation type="unfinished">&amp;Dämmerung</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Ink on paper</source>
        <extracomment>A theme of the board: as on an old map</extracomment>
        <translation type="unfinished">T&amp;inte auf Papier</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>High &amp;contrast</source>
        <extracomment>A theme of the board</extracomment>
        <translation type="unfinished">Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Normal &amp;color vision</source>
        <extracomment>Whose eyes see the window: those of whoever sees all colours</extracomment>
        <translation type="unfinished">Normales &amp;Farbsehen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Protanopia (no red)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">&amp;Protanopie (ohne Rot)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Deuteranopia (no green)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">&amp;Deuteranopie (ohne Grün)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Tritanopia (no blue)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">&amp;Tritanopie (ohne Blau)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>A&amp;dd your own theme…</source>
        <translation type="unfinished">Eigenes Thema &amp;hinzufügen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Patter&amp;ns on pieces</source>
        <translation type="unfinished">Mu&amp;ster auf Figuren</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Add stripes and checks to tell players apart</source>
        <translation type="unfinished">Die Spieler auch durch Streifen und Karos unterscheiden</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Pla&amp;yers…</source>
        <extracomment>Menu entry: who plays for which seat, names and colours</extracomment>
        <translation type="unfinished">S&amp;pieler…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Change names and colors, and choose who plays each seat</source>
        <translation type="unfinished">Namen und Farben ändern und wählen, wer auf welchem Platz spielt</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Game &amp;panel</source>
        <extracomment>Menu entry (noun) that can be ticked: with the tile or the towns, the players and the points</extracomment>
        <translation type="unfinished">Leis&amp;te des Spiels</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>P&amp;anel in its own window</source>
        <extracomment>Menu entry that can be ticked: the panel leaves the main window</extracomment>
        <translation type="unfinished">Leiste in eigenem &amp;Fenster</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Lo&amp;g in its own window</source>
        <extracomment>Menu entry that can be ticked: the log leaves the main window</extracomment>
        <translation type="unfinished">P&amp;rotokoll in eigenem Fenster</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Back to the ori&amp;ginal game</source>
        <extracomment>Menu entry: from another course of a game to the game as it was played</extracomment>
        <translation type="unfinished">&amp;Zum ursprünglichen Spiel zurück</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Return to the game that this one branched off from</source>
        <translation type="unfinished">Zu dem Spiel, von dem dieses abgezweigt ist</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Step by step, without &amp;motion</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">Schritt für Schritt, ohne &amp;Bewegung</translation>
    </message>
</context>
<context>
    <name>lodeline::app::AdvicePanel</name>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Looking for good moves…</source>
        <translation type="unfinished">Gute Züge werden gesucht…</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Advice</source>
        <extracomment>Name of the panel with good moves for the player</extracomment>
        <translation type="unfinished">Tipps</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Moves</source>
        <extracomment>Name of the list of good moves (noun)</extracomment>
        <translation type="unfinished">Züge</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Thinking</source>
        <extracomment>Name of the bar that moves while the computer thinks (noun)</extracomment>
        <translation type="unfinished">Nachdenken</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Play it (Enter)</source>
        <extracomment>Button: make the chosen move; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Spielen (Eingabe)</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Close (Esc)</source>
        <extracomment>Button: close the advice; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">Schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>No hints could be found for this turn. Ask again, or play on without them.</source>
        <translation type="unfinished">Für diesen Zug ließen sich keine Tipps finden. Frage noch einmal oder spiele ohne sie weiter.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::CommandFinder</name>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Find a command</source>
        <translation type="unfinished">Befehl suchen</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Name of the command</source>
        <translation type="unfinished">Name des Befehls</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Type part of its name</source>
        <translation type="unfinished">Einen Teil des Namens eingeben</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Commands</source>
        <extracomment>Name of a list: all commands of the menus (noun)</extracomment>
        <translation type="unfinished">Befehle</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ComputerBar</name>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is making a move</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 zieht</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is thinking</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 denkt nach</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 wartet auf dich</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you. Press Enter or Space to continue.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 wartet auf dich. Drücke Eingabe oder Leertaste, damit es weitergeht.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you. Press %2, Enter or Space to continue.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;, %2 a key</extracomment>
        <translation type="unfinished">%1 wartet auf dich. Drücke %2, Eingabe oder Leertaste, damit es weitergeht.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is thinking. Press %2 to make the computer move now.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;, %2 a key</extracomment>
        <translation type="unfinished">%1 denkt nach. Drücke %2, damit der Computer jetzt zieht.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Continue</source>
        <extracomment>Button (verb): the computer that waits shall play its turn; a key follows</extracomment>
        <translation type="unfinished">Weiter</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Play now</source>
        <extracomment>Button: the computer shall stop thinking and move; a key follows</extracomment>
        <translation type="unfinished">Jetzt ziehen</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Let the computer continue</source>
        <translation type="unfinished">Den Computer weiterspielen lassen</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Stop thinking and make the best move found so far, without a pause</source>
        <translation type="unfinished">Das Nachdenken beenden und den besten bisher gefundenen Zug ohne Pause machen</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Thinking</source>
        <extracomment>Name of the bar that moves while the computer thinks (noun)</extracomment>
        <translation type="unfinished">Nachdenken</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 moves next</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 ist als Nächstes am Zug</translation>
    </message>
</context>
<context>
    <name>lodeline::app::CourseChart</name>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Start</source>
        <extracomment>The beginning of the game, before the first turn (noun)</extracomment>
        <translation type="unfinished">Anfang</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Turn %1</source>
        <extracomment>A turn of a player (noun); %1 its number</extracomment>
        <translation type="unfinished">Zug %1</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>%1 %2</source>
        <extracomment>A chance of winning or points: %1 player, %2 &quot;62%&quot; or &quot;18&quot;</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Chances of winning during the game</source>
        <extracomment>Name of a chart: how the chances of winning changed in the course of the game</extracomment>
        <translation type="unfinished">Gewinnchancen im Lauf des Spiels</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Use the arrow keys, Home and End to choose a turn.</source>
        <translation type="unfinished">Wähle einen Zug mit den Pfeiltasten, Pos1 und Ende.</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Chances of winning</source>
        <extracomment>Title of the vertical axis of a chart</extracomment>
        <translation type="unfinished">Gewinnchancen</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Turn</source>
        <extracomment>Title of the horizontal axis of a chart: numbers of turns (noun)</extracomment>
        <translation type="unfinished">Zug</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Calculating the chances…</source>
        <translation type="unfinished">Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Points during the game</source>
        <extracomment>Name of a chart: how the points changed in the course of the game</extracomment>
        <translation type="unfinished">Punkte im Lauf des Spiels</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Points</source>
        <extracomment>Title of the vertical axis of a chart</extracomment>
        <translation type="unfinished">Punkte</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Docks</name>
    <message>
        <location filename="../app/shell/docks.cpp"/>
        <source>Game</source>
        <extracomment>Title of the panel with the drawn tile and the players (noun)</extracomment>
        <translation type="unfinished">Spiel</translation>
    </message>
    <message>
        <location filename="../app/shell/docks.cpp"/>
        <source>Log</source>
        <extracomment>Title of the panel that tells what has happened in the game (noun)</extracomment>
        <translation type="unfinished">Protokoll</translation>
    </message>
</context>
<context>
    <name>lodeline::app::GameFlow</name>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a place in a file, %2 a sentence</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game cannot be started</source>
        <translation type="unfinished">Das Spiel lässt sich nicht beginnen</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Your game is kept: choose &quot;Back to the original game&quot; in the Game menu to return to it.</source>
        <translation type="unfinished">Dein Spiel bleibt erhalten: „Zum ursprünglichen Spiel zurück“ im Menü Spiel führt dorthin.</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Open a game</source>
        <translation type="unfinished">Ein Spiel öffnen</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Some texts in this file were not allowed and have been corrected:
%1</source>
        <extracomment>%1 what was wrong, a line each</extracomment>
        <translation type="unfinished">Einige Texte in dieser Datei waren nicht erlaubt und wurden berichtigt:
%1</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game cannot be continued</source>
        <translation type="unfinished">Das Spiel lässt sich nicht fortsetzen</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Save the game</source>
        <translation type="unfinished">Das Spiel speichern</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games (*.lodeline)</source>
        <extracomment>Kind of files to choose from</extracomment>
        <translation type="unfinished">Spiele (*.lodeline)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game was not saved</source>
        <translation type="unfinished">Das Spiel wurde nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games and their sets (%1);;All files (*)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names, and what stands before &quot;;;&quot; and after it are two entries. Sets: of tiles, of cards</extracomment>
        <translation type="unfinished">Spiele und ihr Zubehör (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games (%1)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names</extracomment>
        <translation type="unfinished">Spiele (%1)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>From here on you are playing the game differently. The original game is kept: choose &quot;Back to the original game&quot; in the Game menu to return to it.</source>
        <translation type="unfinished">Ab hier spielst du das Spiel anders weiter. Das ursprüngliche bleibt erhalten: „Zum ursprünglichen Spiel zurück“ im Menü Spiel führt dorthin.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::GuideCard</name>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>%1 of %2</source>
        <extracomment>Above an explanation: %1 the number of this one, %2 of how many</extracomment>
        <translation type="unfinished">%1 von %2</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Skip</source>
        <extracomment>Button: leave out the explanations</extracomment>
        <translation type="unfinished">Üb&amp;erspringen</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Next</source>
        <extracomment>Button: show the next explanation</extracomment>
        <translation type="unfinished">&amp;Weiter</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Button (verb): the last explanation was read, the game begins</extracomment>
        <translation type="unfinished">S&amp;pielen</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>First steps</source>
        <extracomment>Name of a panel: explanations for somebody who plays for the first time</extracomment>
        <translation type="unfinished">Erste Schritte</translation>
    </message>
</context>
<context>
    <name>lodeline::app::HelpDialog</name>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Keys and mouse</source>
        <translation type="unfinished">Tasten und Maus</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>About Lodeline</source>
        <extracomment>Title of a window: version and license of the program</extracomment>
        <translation type="unfinished">Über Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Rules</source>
        <extracomment>Title of a window (noun): the rules of the game</extracomment>
        <translation type="unfinished">Regeln</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Find in the rules</source>
        <translation type="unfinished">In den Regeln suchen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedCard</name>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Unfinished games</source>
        <extracomment>Heading over the games that were not played to their end</extracomment>
        <translation type="unfinished">Unterbrochene Spiele</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>&amp;Restore it</source>
        <extracomment>Button: the game that was just discarded shall come back</extracomment>
        <translation type="unfinished">&amp;Zurückholen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>The game with %1 was discarded.</source>
        <extracomment>%1 names of players</extracomment>
        <translation type="unfinished">Das Spiel von %1 wurde verworfen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Trial of %2: %Ln turn(s), %1</source>
        <extracomment>A game to try a tile set or a deck with: %Ln turns played, %1 date and time of the last one, %2 name of that set or deck</extracomment>
        <translation type="unfinished">
            <numerusform>%2 auf Probe: %Ln Zug, %1</numerusform>
            <numerusform>%2 auf Probe: %Ln Züge, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>%Ln turn(s), %1</source>
        <extracomment>An interrupted game: %Ln turns played, %1 date and time of the last one</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Zug, %1</numerusform>
            <numerusform>%Ln Züge, %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Continue</source>
        <extracomment>Button (verb): play the unfinished game</extracomment>
        <translation type="unfinished">Weiter</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Continue the game with %1</source>
        <extracomment>Name of a button for screen readers (verb); %1 names of players</extracomment>
        <translation type="unfinished">Das Spiel von %1 fortsetzen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Discard the game with %1</source>
        <extracomment>%1 names of players; the unfinished game is given up</extracomment>
        <translation type="unfinished">Das Spiel von %1 verwerfen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedGames</name>
    <message>
        <location filename="../app/shell/files/interruptedgames.cpp"/>
        <source>The game could not be discarded: &quot;%1&quot; is in use or cannot be moved. If the game is open in another window, close it there.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">Das Spiel ließ sich nicht verwerfen: „%1“ ist in Gebrauch oder lässt sich nicht verschieben. Wenn das Spiel in einem anderen Fenster geöffnet ist, schließe es dort.</translation>
    </message>
    <message>
        <location filename="../app/shell/files/interruptedgames.cpp"/>
        <source>The game could not be restored: &quot;%1&quot; cannot be written.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">Das Spiel ließ sich nicht zurückholen: „%1“ lässt sich nicht schreiben.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::KeysPage</name>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>This command already uses the key %1.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Dieser Befehl hat die Taste %1 schon.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>%1 is reserved and cannot be reassigned.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">%1 ist reserviert und lässt sich nicht anders belegen.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>A command of another game already uses %1. Use it for this command instead?</source>
        <extracomment>%1 is a key; game: a kind of game</extracomment>
        <translation type="unfinished">Ein Befehl eines anderen Spiels hat die Taste %1 schon. Soll sie für diesen Befehl gelten?</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>&quot;%2&quot; already uses %1. Use it for this command instead?</source>
        <extracomment>%1 is a key, %2 the name of a command</extracomment>
        <translation type="unfinished">„%2“ hat die Taste %1 schon. Soll sie für diesen Befehl gelten?</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>&quot;%1&quot; now uses the key %2.</source>
        <extracomment>%1 is the name of a command, %2 a key</extracomment>
        <translation type="unfinished">„%1“ hat jetzt die Taste %2.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>changed</source>
        <extracomment>Of the key of a command: it is not the usual one</extracomment>
        <translation type="unfinished">geändert</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Command</source>
        <extracomment>Heading of a column</extracomment>
        <translation type="unfinished">Befehl</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Keys</source>
        <extracomment>Heading of a column: of the keyboard</extracomment>
        <translation type="unfinished">Tasten</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Commands and their keys</source>
        <translation type="unfinished">Befehle und ihre Tasten</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>New key:</source>
        <extracomment>Label of a field: the key that the chosen command shall have</extracomment>
        <translation type="unfinished">Neue Taste:</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Press the key</source>
        <translation type="unfinished">Taste drücken</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>New key for the command</source>
        <translation type="unfinished">Neue Taste für den Befehl</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>No key</source>
        <extracomment>Button: the command shall have no key</extracomment>
        <translation type="unfinished">Ohne Taste</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Restore default</source>
        <extracomment>Button: the command shall have its usual keys</extracomment>
        <translation type="unfinished">Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Reassign it</source>
        <extracomment>Button: the key shall be that of the other command</extracomment>
        <translation type="unfinished">Umbelegen</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Keep it</source>
        <extracomment>Button: the keys stay as they are</extracomment>
        <translation type="unfinished">Behalten</translation>
    </message>
</context>
<context>
    <name>lodeline::app::LogPanel</name>
    <message>
        <location filename="../app/match/panels/logpanel.cpp"/>
        <source>Game log</source>
        <extracomment>Name of the list of what has happened in the game (noun)</extracomment>
        <translation type="unfinished">Spielprotokoll</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Looks</name>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>Add a theme</source>
        <translation type="unfinished">Thema hinzufügen</translation>
    </message>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>Themes (%1)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names</extracomment>
        <translation type="unfinished">Themen (%1)</translation>
    </message>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>The theme was not added</source>
        <translation type="unfinished">Das Thema wurde nicht hinzugefügt</translation>
    </message>
</context>
<context>
    <name>lodeline::app::MainWindow</name>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Saved: %1</source>
        <extracomment>Line in the status bar and on the page of a game that is over; %1 name of a file</extracomment>
        <translation type="unfinished">Gespeichert: %1</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Unfinished games</source>
        <translation type="unfinished">Unterbrochene Spiele</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1: on</source>
        <extracomment>%1 name of a setting that was just switched on</extracomment>
        <translation type="unfinished">%1: an</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1: off</source>
        <extracomment>%1 name of a setting that was just switched off</extracomment>
        <translation type="unfinished">%1: aus</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1[*] — Lodeline</source>
        <extracomment>Title of the window: %1 a game or its file</extracomment>
        <translation type="unfinished">%1[*] – Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Whose turn it is</source>
        <translation type="unfinished">Wer am Zug ist</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Menus</name>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Game</source>
        <extracomment>Title of a menu (noun)</extracomment>
        <translation type="unfinished">&amp;Spiel</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>O&amp;pen recent</source>
        <extracomment>Title of a menu of files</extracomment>
        <translation type="unfinished">Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Edit</source>
        <extracomment>Title of a menu (verb): undo, redo</extracomment>
        <translation type="unfinished">&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;View</source>
        <extracomment>Title of a menu (noun): what the window shows</extracomment>
        <translation type="unfinished">&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Colors</source>
        <extracomment>Title of a menu: colours of the windows</extracomment>
        <translation type="unfinished">&amp;Farben</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Animation</source>
        <extracomment>Title of a menu: speed of the animation</extracomment>
        <translation type="unfinished">&amp;Animation</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Computer s&amp;peed</source>
        <extracomment>Title of a menu: how fast the computer makes its moves</extracomment>
        <translation type="unfinished">&amp;Tempo des Computers</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Langua&amp;ge</source>
        <extracomment>Title of a menu (noun): languages of the windows</extracomment>
        <translation type="unfinished">Sp&amp;rache</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Help</source>
        <extracomment>Title of a menu (noun)</extracomment>
        <translation type="unfinished">&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Toolbar</source>
        <extracomment>Name of the row of buttons below the menus</extracomment>
        <translation type="unfinished">Werkzeugleiste</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Sett&amp;ings</source>
        <extracomment>Title of a menu (noun): what is kept as somebody likes it</extracomment>
        <translation type="unfinished">Einstell&amp;ungen</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Te&amp;xt size</source>
        <extracomment>Title of a menu: how large the letters are</extracomment>
        <translation type="unfinished">Schrift&amp;größe</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Board</source>
        <extracomment>Title of a menu: with which colours and lines the board is painted</extracomment>
        <translation type="unfinished">Sp&amp;ielfeld</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Simulat&amp;e color blindness</source>
        <extracomment>Title of a menu: the window as people see it who do not see all colours</extracomment>
        <translation type="unfinished">Farben&amp;blindheit simulieren</translation>
    </message>
</context>
<context>
    <name>lodeline::app::NoticeBar</name>
    <message>
        <location filename="../app/match/panels/noticebar.cpp"/>
        <source>Close the notice</source>
        <translation type="unfinished">Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::OpenGame</name>
    <message>
        <location filename="../app/shell/files/opengame.cpp"/>
        <source>The game is open in another window or no longer exists.</source>
        <translation type="unfinished">Das Spiel ist in einem anderen Fenster geöffnet oder nicht mehr da.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::OtherGames</name>
    <message>
        <location filename="../app/shell/othergames.cpp"/>
        <source>Oth&amp;er games</source>
        <extracomment>Title of a menu: kinds of games, of which a new game is begun</extracomment>
        <translation type="unfinished">&amp;Andere Spiele</translation>
    </message>
</context>
<context>
    <name>lodeline::app::PagedTable</name>
    <message numerus="yes">
        <location filename="../app/match/pages/pagedtable.cpp"/>
        <source>The last %Ln turn(s) were undone. Redo plays them again.</source>
        <extracomment>&quot;Redo&quot; is the menu entry</extracomment>
        <translation type="unfinished">
            <numerusform>Der letzte Zug ist rückgängig gemacht. „Wiederholen“ spielt ihn noch einmal.</numerusform>
            <numerusform>Die letzten %Ln Züge sind rückgängig gemacht. „Wiederholen“ spielt sie noch einmal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::PlayersDialog</name>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Players</source>
        <extracomment>Title of a dialog: who plays for which seat, people or the computer</extracomment>
        <translation type="unfinished">Spieler</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>You can change names and colors and hand over seats at any time, even in the middle of a turn.</source>
        <translation type="unfinished">Du kannst jederzeit Namen und Farben ändern und Plätze übergeben, auch mitten in einem Zug.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Shuffle number: %1. Enter it in a new game to get everything in the same order.</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">Mischnummer: %1. Gib sie in ein neues Spiel ein, um alles in derselben Reihenfolge zu haben.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>&amp;Copy</source>
        <extracomment>Button: copy the number of the order to the clipboard</extracomment>
        <translation type="unfinished">&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Copy the shuffle number</source>
        <translation type="unfinished">Mischnummer kopieren</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Podium</name>
    <message>
        <location filename="../app/match/panels/podium.cpp"/>
        <source>Players by rank</source>
        <translation type="unfinished">Spieler nach Rang</translation>
    </message>
    <message>
        <location filename="../app/match/panels/podium.cpp"/>
        <source>Rank %1</source>
        <extracomment>Rank of a player at the end of the game; %1 a number</extracomment>
        <translation type="unfinished">Platz %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/match/panels/podium.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>What a player has scored at the end of the game</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewProgress</name>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Progress of the review</source>
        <translation type="unfinished">Fortschritt des Rückblicks</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>&amp;Start again</source>
        <extracomment>Button (verb): work out the review anew</extracomment>
        <translation type="unfinished">&amp;Neu beginnen</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>The review could not be completed.</source>
        <translation type="unfinished">Der Rückblick konnte nicht abgeschlossen werden.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>The review was canceled.</source>
        <translation type="unfinished">Der Rückblick wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves…</source>
        <translation type="unfinished">Bessere Züge werden gesucht…</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves: about %Ln second(s) left</source>
        <extracomment>Below a bar of progress</extracomment>
        <translation type="unfinished">
            <numerusform>Bessere Züge werden gesucht: noch etwa %Ln Sekunde</numerusform>
            <numerusform>Bessere Züge werden gesucht: noch etwa %Ln Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Ca&amp;ncel</source>
        <extracomment>Button: end the review that is being worked out</extracomment>
        <translation type="unfinished">Abb&amp;rechen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewSheet</name>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Start</source>
        <extracomment>The beginning of the game, before the first turn (noun)</extracomment>
        <translation type="unfinished">Anfang</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>No turn has been played yet.</source>
        <translation type="unfinished">Noch wurde kein Zug gespielt.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Turn %1</source>
        <extracomment>A turn of a player (noun); %1 its number</extracomment>
        <translation type="unfinished">Zug %1</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>No turn changed much.</source>
        <extracomment>Stands where the turning points will be</extracomment>
        <translation type="unfinished">Kein Zug hat viel geändert.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>None found yet</source>
        <translation type="unfinished">Noch keine gefunden</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Review of the game</source>
        <extracomment>A look back on a game (noun)</extracomment>
        <translation type="unfinished">Rückblick auf das Spiel</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Show the &amp;better move on the board (B)</source>
        <translation type="unfinished">Den besseren &amp;Zug auf dem Spielfeld zeigen (B)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Turning points</source>
        <extracomment>Heading above the turns that changed the chances most</extracomment>
        <translation type="unfinished">&amp;Wendepunkte</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Turning points</source>
        <extracomment>Name of the list of the turns that changed the chances most</extracomment>
        <translation type="unfinished">Wendepunkte</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Play on from here</source>
        <translation type="unfinished">&amp;Von hier weiterspielen</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Start a new game from the position on the board; this game is kept as it is</source>
        <translation type="unfinished">Ein neues Spiel von der Stellung auf dem Spielfeld aus beginnen; dieses bleibt, wie es ist</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Close the review</source>
        <translation type="unfinished">Rückblick s&amp;chließen</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Sh&amp;ow points (D)</source>
        <translation type="unfinished">&amp;Punkte zeigen (D)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Show the points of all players instead of their chances</source>
        <translation type="unfinished">Die Punkte aller Spieler statt ihrer Chancen zeigen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeatRow</name>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>red</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">rot</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>blue</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">blau</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>green</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">grün</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>yellow</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">gelb</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>black</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">schwarz</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>%1 ↕</source>
        <extracomment>The number of a seat, before a sign that shows that it can be moved</extracomment>
        <translation type="unfinished">%1 ↕</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Name of player %1</source>
        <extracomment>Name of a field for screen readers; %1 the number of a seat</extracomment>
        <translation type="unfinished">Name von Spieler %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Who plays seat %1</source>
        <extracomment>Name of a choice for screen readers: a person or a computer player; %1 the number of a seat</extracomment>
        <translation type="unfinished">Wer auf Platz %1 spielt</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Color of player %1</source>
        <extracomment>Name of a choice for screen readers; %1 the number of a seat</extracomment>
        <translation type="unfinished">Farbe von Spieler %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Remove player %1</source>
        <extracomment>Tooltip of a button (verb); %1 the number of a seat</extracomment>
        <translation type="unfinished">Spieler %1 entfernen</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Seat %1</source>
        <extracomment>Name of a handle for screen readers: the row can be moved by it; %1 the number of a seat</extracomment>
        <translation type="unfinished">Platz %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Drag to another place, or press Alt and an arrow key</source>
        <translation type="unfinished">Ziehe ihn an eine andere Stelle oder drücke Alt mit einer Pfeiltaste</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeatsEditor</name>
    <message>
        <location filename="../app/match/seats/seatseditor.cpp"/>
        <source>Add a &amp;player</source>
        <translation type="unfinished">Spieler &amp;hinzufügen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeedField</name>
    <message>
        <location filename="../app/match/seats/seedfield.cpp"/>
        <source>random; enter a number to repeat a shuffle</source>
        <extracomment>Stands in the empty field for the order of tiles or cards</extracomment>
        <translation type="unfinished">zufällig; gib eine Zahl ein, um eine Reihenfolge zu wiederholen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SettingsDialog</name>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>You have changed the keys of several commands. Restore the default keys of all commands?</source>
        <translation type="unfinished">Mehrere Befehle haben geänderte Tasten. Alle Befehle auf ihre Standardtasten zurücksetzen?</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Settings</source>
        <extracomment>Title of a window (noun)</extracomment>
        <translation type="unfinished">Einstellungen</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Sections</source>
        <extracomment>Name of a list: the parts of the settings</extracomment>
        <translation type="unfinished">Abschnitte</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Appearance</source>
        <extracomment>A section of the settings: colours, language</extracomment>
        <translation type="unfinished">Aussehen</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Board</source>
        <extracomment>A section of the settings: what the board shows</extracomment>
        <translation type="unfinished">Spielfeld</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Gameplay</source>
        <extracomment>A section of the settings: how the game goes on</extracomment>
        <translation type="unfinished">Spielablauf</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>For this section only</source>
        <extracomment>Of the button &quot;Restore Defaults&quot;</extracomment>
        <translation type="unfinished">Nur in diesem Abschnitt</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Sound</source>
        <extracomment>A section of the settings (noun): what is heard</extracomment>
        <translation type="unfinished">Klang</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Keys</source>
        <extracomment>A section of the settings: keys of the keyboard</extracomment>
        <translation type="unfinished">Tasten</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SetupDialog</name>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>The shuffle number is too large. Enter a smaller one, or leave the field empty.</source>
        <translation type="unfinished">Die Mischnummer ist zu groß. Gib eine kleinere ein oder lass das Feld leer.</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Drawn at random</source>
        <extracomment>Who begins the game</extracomment>
        <translation type="unfinished">wer ausgelost wird</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>New game</source>
        <extracomment>Title of a window: set up a game</extracomment>
        <translation type="unfinished">Neues Spiel</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Players</source>
        <extracomment>Heading of a part of the dialog</extracomment>
        <translation type="unfinished">Spieler</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>&amp;Start player:</source>
        <extracomment>Label: who begins the game</extracomment>
        <translation type="unfinished">&amp;Es beginnt:</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Start the &amp;game</source>
        <translation type="unfinished">Spiel &amp;beginnen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SoundChoice</name>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>This version of Lodeline comes without sounds.</source>
        <translation type="unfinished">Diese Version von Lodeline hat keine Töne.</translation>
    </message>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>To hear sounds, install the package libqt6multimedia6 and start Lodeline again.</source>
        <translation type="unfinished">Um Töne zu hören, installiere das Paket libqt6multimedia6 und starte Lodeline neu.</translation>
    </message>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>No speakers or headphones were found. You will hear sounds as soon as some are connected.</source>
        <translation type="unfinished">Es wurden weder Lautsprecher noch Kopfhörer gefunden. Du hörst Töne, sobald welche angeschlossen sind.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StartNotice</name>
    <message>
        <location filename="../app/shell/start/startnotice.cpp"/>
        <source>Close the notice</source>
        <translation type="unfinished">Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StartPage</name>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Open %1</source>
        <extracomment>Button (verb); %1 name of a saved game</extracomment>
        <translation type="unfinished">%1 öffnen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Button (verb): start a game at once</extracomment>
        <translation type="unfinished">Sp&amp;ielen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Start a game with the players and options from last time</source>
        <translation type="unfinished">Ein Spiel mit den Spielern und Optionen vom letzten Mal beginnen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up a new game</extracomment>
        <translation type="unfinished">&amp;Neues Spiel…</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Button (verb): open a game or what it is played with</extracomment>
        <translation type="unfinished">Ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Recent games</source>
        <extracomment>Heading above the games that were saved or opened last</extracomment>
        <translation type="unfinished">Zuletzt gespielt</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Not available in this game</source>
        <extracomment>&quot;game&quot;: the kind of game, not a match of it</extracomment>
        <translation type="unfinished">In diesem Spiel nicht verfügbar</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Learn to play</source>
        <extracomment>Button (verb): lessons for somebody who has not been through them yet</extracomment>
        <translation type="unfinished">Spielen &amp;lernen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Ten short lessons on the board</source>
        <translation type="unfinished">Zehn kurze Lektionen auf dem Spielfeld</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StepRow</name>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Turn %1 of %2</source>
        <extracomment>%1 turns played in the position shown, %2 in the whole game</extracomment>
        <translation type="unfinished">Zug %1 von %2</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Go to the start (Home)</source>
        <extracomment>Button; &quot;Home&quot; is a key</extracomment>
        <translation type="unfinished">Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Back one turn</source>
        <extracomment>Button: shows the game one turn earlier</extracomment>
        <translation type="unfinished">Ein Zug zurück</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Forward one turn</source>
        <extracomment>Button: shows the game one turn later</extracomment>
        <translation type="unfinished">Ein Zug vor</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Go to the last turn (End)</source>
        <extracomment>Button; &quot;End&quot; is a key</extracomment>
        <translation type="unfinished">Zum letzten Zug (Ende)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::VolumeRow</name>
    <message>
        <location filename="../app/shell/options/volumerow.cpp"/>
        <source>Volume</source>
        <extracomment>How loud sounds are (noun)</extracomment>
        <translation type="unfinished">Lautstärke</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::AdviceDesk</name>
    <message>
        <location filename="../app/boomtown/advice/advicedesk.cpp"/>
        <source>Choose a card first, so that it can be compared with the best move.</source>
        <translation type="unfinished">Wähle erst eine Karte, damit sie sich mit dem besten Zug vergleichen lässt.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardController</name>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Start at the card with %1</source>
        <extracomment>Name of a choice: %1 what a card shows</extracomment>
        <translation type="unfinished">Bei dieser Karte anfangen: %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Take the next card: %1</source>
        <extracomment>Name of a choice: %1 what a card shows</extracomment>
        <translation type="unfinished">Die nächste Karte nehmen: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Pass over %Ln card(s) and take %1</source>
        <extracomment>Name of a choice: %1 what a card shows; %Ln cards come before it</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Karte überspringen und diese nehmen: %1</numerusform>
            <numerusform>%Ln Karten überspringen und diese nehmen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %Ln card(s) for free, worth %2 to %1 and %3 to you.</source>
        <extracomment>%1 a player who gets cards for nothing; %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1 bekommt %Ln Karte geschenkt. Sie ist für %1 %2 wert, für dich %3.</numerusform>
            <numerusform>%1 bekommt %Ln Karten geschenkt. Sie sind für %1 %2 wert, für dich %3.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>The game is over.</source>
        <translation type="unfinished">Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Another player is thinking.</source>
        <translation type="unfinished">Jemand anders überlegt.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Take the next card, or a later one: every card that you pass over goes to %1.</source>
        <extracomment>%1 a player</extracomment>
        <translation type="unfinished">Nimm die nächste Karte oder eine spätere: Alle, die du überspringst, bekommt %1.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%2 goes first, so %1 chooses the card where %2 starts.</source>
        <extracomment>%1 and %2 players</extracomment>
        <translation type="unfinished">%2 ist zuerst dran, deshalb wählt %1 die Karte, bei der %2 anfängt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %Ln card(s) for free.</source>
        <extracomment>%1 a player, who gets cards that the other one has passed over</extracomment>
        <translation type="unfinished">
            <numerusform>%1 bekommt %Ln Karte geschenkt.</numerusform>
            <numerusform>%1 bekommt %Ln Karten geschenkt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 passed this card over, so %2 places it first. Right-click to turn it.</source>
        <extracomment>%1 and %2 players</extracomment>
        <translation type="unfinished">%1 hat diese Karte übersprungen, deshalb legt %2 sie zuerst. Die rechte Maustaste dreht sie.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 passed this card over, so %2 places it first. Press %3 or right-click to turn it.</source>
        <extracomment>%1 and %2 players, %3 a key</extracomment>
        <translation type="unfinished">%1 hat diese Karte übersprungen, deshalb legt %2 sie zuerst. %3 oder die rechte Maustaste dreht sie.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>This card founds your town. Right-click to turn it; press Esc to put it back.</source>
        <translation type="unfinished">Diese Karte gründet deine Stadt. Die rechte Maustaste dreht sie, Esc legt sie zurück.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Place the card. Right-click to turn it; press Esc to put it back.</source>
        <translation type="unfinished">Lege die Karte. Die rechte Maustaste dreht sie, Esc legt sie zurück.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>This card founds your town. Press %1 or right-click to turn it; press Esc to put it back.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Diese Karte gründet deine Stadt. %1 oder die rechte Maustaste dreht sie, Esc legt sie zurück.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Place the card. Press %1 or right-click to turn it; press Esc to put it back.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Lege die Karte. %1 oder die rechte Maustaste dreht sie, Esc legt sie zurück.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 %2</source>
        <extracomment>Two sentences: %1 what the other player gets for free, %2 what is to be done now</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardView</name>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>Board</source>
        <extracomment>The cards on the table</extracomment>
        <translation type="unfinished">Spielfeld</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>Use Tab and the arrow keys to choose a card or its place, and Enter to confirm.</source>
        <translation type="unfinished">Tab und die Pfeiltasten wählen eine Karte oder ihren Platz, die Eingabetaste bestätigt.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>From %1, to be placed first</source>
        <extracomment>Above cards that wait beside a town: %1 the player who passed them over</extracomment>
        <translation type="unfinished">Von %1, zuerst zu legen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardviewinput.cpp"/>
        <source>%1 gets this card for free. It is worth %2 to %1 and %3 to %4.</source>
        <extracomment>Of a card that is passed over: %1 and %4 players, %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation type="unfinished">%1 bekommt diese Karte geschenkt. Sie ist für %1 %2 wert, für %4 %3.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ComputerPlayers</name>
    <message>
        <location filename="../app/boomtown/computer/computerplayers.cpp"/>
        <source>its move is against the rules</source>
        <extracomment>Why a computer player does not go on; added in parentheses</extracomment>
        <translation type="unfinished">sein Zug verstößt gegen die Regeln</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::DeckChooser</name>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>This deck cannot be played:</source>
        <translation type="unfinished">Dieser Kartensatz ist nicht spielbar:</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>and %Ln more</source>
        <extracomment>Below a list of problems of a deck, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>und %Ln weiteres</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>%Ln card(s)</source>
        <extracomment>What a deck holds</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>%1, by %2</source>
        <extracomment>%1 what a deck holds, such as &quot;18 cards&quot;; %2 a person</extracomment>
        <translation type="unfinished">%1, von %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Choose a deck</source>
        <translation type="unfinished">Einen Kartensatz wählen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Decks (*.deck.json);;All files (*)</source>
        <translation type="unfinished">Kartensätze (*.deck.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Add a deck</source>
        <translation type="unfinished">Einen Kartensatz hinzufügen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Deck</source>
        <extracomment>Name of the list to choose a deck of cards from</extracomment>
        <translation type="unfinished">Kartensatz</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>&amp;From a file…</source>
        <extracomment>Button: choose a deck that lies in a file</extracomment>
        <translation type="unfinished">Aus einer &amp;Datei…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>&amp;Manage</source>
        <extracomment>Button with a menu: add, remove, edit, share decks</extracomment>
        <translation type="unfinished">&amp;Verwalten</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::DeckMenu</name>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Add to my decks</source>
        <extracomment>The deck of cards that is chosen; &quot;my decks&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">Zu &amp;meinen Kartensätzen hinzufügen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>Add a &amp;file to my decks…</source>
        <translation type="unfinished">Eine &amp;Datei zu meinen Kartensätzen hinzufügen…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Remove from my decks…</source>
        <translation type="unfinished">Aus meinen Kartensätzen &amp;entfernen…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Edit in the deck editor</source>
        <translation type="unfinished">&amp;Im Kartensatz-Editor bearbeiten</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished">&amp;Kopie speichern…</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::FinalPage</name>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): save the game in its file</extracomment>
        <translation type="unfinished">S&amp;peichern</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Look at the towns</source>
        <translation type="unfinished">Die S&amp;tädte ansehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up a new game</extracomment>
        <translation type="unfinished">&amp;Neues Spiel…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Same players and deck, with the cards in a different order</source>
        <translation type="unfinished">Dieselben Spieler, derselbe Kartensatz, die Karten in anderer Reihenfolge</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Save…</source>
        <extracomment>Button (verb): save the game</extracomment>
        <translation type="unfinished">S&amp;peichern…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Button (noun): a look back on the game</extracomment>
        <translation type="unfinished">&amp;Rückblick</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">Ansehen, wie sich die Chancen geändert haben, dazu Wendepunkte und bessere Züge</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Play again</source>
        <extracomment>Button: another game like this one</extracomment>
        <translation type="unfinished">N&amp;och einmal</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Change s&amp;tart player</source>
        <extracomment>Button: another game like this one, in which the other player begins</extracomment>
        <translation type="unfinished">Anspiel &amp;wechseln</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Play again, with the other player going first</source>
        <translation type="unfinished">Noch einmal spielen; es beginnt, wer bisher an zweiter Stelle war</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::GamePage</name>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation type="unfinished">%1 ist am Zug</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 chooses where %2 starts</source>
        <extracomment>%1 player, %2 the other one</extracomment>
        <translation type="unfinished">%1 bestimmt, wo %2 anfängt</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 places a free card</source>
        <extracomment>%1 player, who got the card for nothing</extracomment>
        <translation type="unfinished">%1 legt eine geschenkte Karte</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 takes a card</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 nimmt eine Karte</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::NewGameDialog</name>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Cards</source>
        <extracomment>Heading of a part of the dialog: which cards, in which order</extracomment>
        <translation type="unfinished">Karten</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>&amp;Deck:</source>
        <extracomment>Label: which cards are played with</extracomment>
        <translation type="unfinished">&amp;Kartensatz:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Shuffle n&amp;umber:</source>
        <extracomment>Label: the number that the order of the cards follows from</extracomment>
        <translation type="unfinished">Misch&amp;nummer:</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ReviewPage</name>
    <message>
        <location filename="../app/boomtown/review/reviewpage.cpp"/>
        <source>The star marks the better move, the question mark the move that was played</source>
        <translation type="unfinished">★ steht am besseren Zug, ? an dem, der gespielt wurde</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewpage.cpp"/>
        <source>Given away by passing cards over</source>
        <extracomment>Heading above &quot;Ann 7 points, Bo 12 points&quot;: what each player gave the other by passing cards over</extracomment>
        <translation type="unfinished">Durch Überspringen von Karten verschenkt</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ScoreTable</name>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Total</source>
        <extracomment>Line of a table of points: all of them together</extracomment>
        <translation type="unfinished">Summe</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Points of both towns</source>
        <translation type="unfinished">Punkte beider Städte</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%1 ★</source>
        <extracomment>The star marks a winner; %1 is the name</extracomment>
        <translation type="unfinished">%1 ★</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Groups and bonuses together</source>
        <translation type="unfinished">Gruppen und Boni zusammen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>The largest group has %Ln square(s)</source>
        <extracomment>Tooltip of the points for a kind of land</extracomment>
        <translation type="unfinished">
            <numerusform>Die größte Gruppe hat %Ln Feld</numerusform>
            <numerusform>Die größte Gruppe hat %Ln Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%Ln square(s) bring points</source>
        <extracomment>Tooltip of the points for a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Feld bringt Punkte</numerusform>
            <numerusform>%Ln Felder bringen Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%Ln square(s) cost points</source>
        <extracomment>Tooltip of the points for a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Feld kostet Punkte</numerusform>
            <numerusform>%Ln Felder kosten Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::SidePanel</name>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished">%1 ist am Zug</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>Towns</source>
        <extracomment>Name of a panel (noun): turn and points</extracomment>
        <translation type="unfinished">Städte</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::BalancePanel</name>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>%1 (not %2)</source>
        <extracomment>A number that is not as in a balanced deck: %1 the number, %2 that of a balanced deck</extracomment>
        <translation type="unfinished">%1 (nicht %2)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In the deck that comes with the game: %1</source>
        <extracomment>Tool tip: %1 a number</extracomment>
        <translation type="unfinished">In dem Kartensatz, der zum Spiel gehört: %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In a balanced deck, each land and each symbol appears 12 times. Run the lab to see what the bonuses bring.</source>
        <translation type="unfinished">Ein ausgewogener Kartensatz hat jede Landschaft und jedes Symbol 12-mal. Starte das Labor, um zu sehen, was die Boni bringen.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Total</source>
        <extracomment>Title of a row and of a column: the sum</extracomment>
        <translation type="unfinished">Summe</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Cards</source>
        <extracomment>Titles of columns: how many cards have a bonus, in this deck and in the one that comes with the game</extracomment>
        <translation type="unfinished">Karten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In the game&apos;s deck</source>
        <translation type="unfinished">Im Kartensatz des Spiels</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Points expected</source>
        <extracomment>Title of a column: of a player in a game with this bonus</extracomment>
        <translation type="unfinished">Erwartete Punkte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Squares by land and symbol</source>
        <translation type="unfinished">Felder nach Landschaft und Symbol</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Bonuses by kind</source>
        <translation type="unfinished">Boni nach Art</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::BonusForm</name>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>&amp;Bonus</source>
        <extracomment>Label of a field: the kind of bonus</extracomment>
        <translation type="unfinished">B&amp;onus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>S&amp;ymbol</source>
        <extracomment>Label of a field: the symbol that a bonus is about</extracomment>
        <translation type="unfinished">S&amp;ymbol</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Other sy&amp;mbol</source>
        <extracomment>Label of a field: the other symbol that a bonus is about</extracomment>
        <translation type="unfinished">Anderes Sy&amp;mbol</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>L&amp;and</source>
        <extracomment>Label of a field: the kind of land that a bonus is about</extracomment>
        <translation type="unfinished">&amp;Landschaft</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Point&amp;s</source>
        <extracomment>Label of a field: how many points a bonus brings</extracomment>
        <translation type="unfinished">P&amp;unkte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Poin&amp;ts lost</source>
        <extracomment>Label of a field: points that are lost</extracomment>
        <translation type="unfinished">Verlorene Punk&amp;te</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Points h&amp;anded over</source>
        <extracomment>Label of a field: points that go to the other player</extracomment>
        <translation type="unfinished">Ab&amp;gegebene Punkte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Points by number</source>
        <extracomment>Label of the rows of a table: points by how many there are</extracomment>
        <translation type="unfinished">Punkte nach Anzahl</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardCanvas</name>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Top left</source>
        <extracomment>Places of the four squares of a card, in reading order</extracomment>
        <translation type="unfinished">Oben links</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Top right</source>
        <translation type="unfinished">Oben rechts</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Bottom left</source>
        <translation type="unfinished">Unten links</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Bottom right</source>
        <translation type="unfinished">Unten rechts</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>%1: %2</source>
        <extracomment>A square of a card for screen readers: %1 its place, %2 what it shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardCommands</name>
    <message numerus="yes">
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>In the editor, a deck can have at most %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform>Im Editor kann ein Kartensatz höchstens %Ln Karte haben.</numerusform>
            <numerusform>Im Editor kann ein Kartensatz höchstens %Ln Karten haben.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Add a card</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Karte hinzufügen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Duplicate cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Karten duplizieren</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Remove cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Karten entfernen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>The cards on the clipboard cannot be read: %1</source>
        <extracomment>%1 what is wrong</extracomment>
        <translation type="unfinished">Die Karten in der Zwischenablage sind nicht lesbar: %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>There are no cards on the clipboard. Cards are copied as text, as in a deck file.</source>
        <translation type="unfinished">In der Zwischenablage sind keine Karten. Karten werden als Text kopiert, wie in einer Kartensatz-Datei.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Paste cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Karten einfügen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Clear the search to move cards.</source>
        <translation type="unfinished">Leere das Suchfeld, um Karten zu verschieben.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Move cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Karten verschieben</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardListPanel</name>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Found: %1 of %2</source>
        <extracomment>Below the list of cards: %1 those that a search found, %2 all</extracomment>
        <translation type="unfinished">Gefunden: %1 von %2</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>No card has all of these words.</source>
        <translation type="unfinished">Keine Karte enthält alle diese Wörter.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>%Ln card(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Search</source>
        <translation type="unfinished">Suchen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Search cards</source>
        <translation type="unfinished">Karten suchen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Cards of the deck</source>
        <translation type="unfinished">Karten des Kartensatzes</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardModel</name>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Card %1, %2</source>
        <extracomment>A card for screen readers: %1 its id, %2 the name of its bonus</extracomment>
        <translation type="unfinished">Karte %1, %2</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Move cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Karten verschieben</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Paste cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Karten einfügen</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardPanel</name>
    <message>
        <location filename="../editor/boomtown/canvas/cardpanel.cpp"/>
        <source>Front of the card</source>
        <translation type="unfinished">Vorderseite der Karte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardpanel.cpp"/>
        <source>Show &amp;upside down</source>
        <translation type="unfinished">Auf dem Ko&amp;pf zeigen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardpanel.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>Tool tip of a button: %1 what it chooses, %2 the key that does the same</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardProperties</name>
    <message>
        <location filename="../editor/boomtown/properties/cardproperties.cpp"/>
        <source>Change the bonus</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Bonus ändern</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/cardproperties.cpp"/>
        <source>Rename the card</source>
        <extracomment>A step of the history: gives a card another id</extracomment>
        <translation type="unfinished">Karte umbenennen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/cardproperties.cpp"/>
        <source>&amp;Id</source>
        <extracomment>Label of a field: the id of a card</extracomment>
        <translation type="unfinished">K&amp;ennung</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckEditor</name>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Change a square</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Feld ändern</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>About the deck</source>
        <extracomment>What a screen reader calls the tabs Problems, Balance and Lab</extracomment>
        <translation type="unfinished">Über den Kartensatz</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Balance</source>
        <extracomment>Title of a tab: how balanced the deck is</extracomment>
        <translation type="unfinished">Balance</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Cards</source>
        <extracomment>Title of the list of cards</extracomment>
        <translation type="unfinished">Karten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Card</source>
        <extracomment>Title of a tab: properties of the card</extracomment>
        <translation type="unfinished">Karte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Deck</source>
        <extracomment>Title of a tab: properties of the deck</extracomment>
        <translation type="unfinished">Kartensatz</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Play this deck</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Diesen Kartensatz spielen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">Im Spiel installieren</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Give the deck a name first: the game lists decks by name.</source>
        <translation type="unfinished">Gib dem Kartensatz zuerst einen Namen: Das Spiel führt die Kartensätze unter ihren Namen auf.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckKeyFigures</name>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>This deck</source>
        <extracomment>Title of a column: figures of the deck that is open</extracomment>
        <translation type="unfinished">Dieser Kartensatz</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>The game&apos;s deck</source>
        <extracomment>Title of a column: figures of the deck that comes with the game</extracomment>
        <translation type="unfinished">Kartensatz des Spiels</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckLabPanel</name>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>This deck cannot be played: %1</source>
        <extracomment>%1 the first thing that is wrong with a deck</extracomment>
        <translation type="unfinished">Dieser Kartensatz ist nicht spielbar: %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>The deck has changed since these games were played. Run the lab again to bring the results up to date.</source>
        <translation type="unfinished">Der Kartensatz hat sich geändert, seit diese Partien gespielt wurden. Starte das Labor noch einmal, um die Ergebnisse zu aktualisieren.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Run the lab to see how your cards play.</source>
        <translation type="unfinished">Starte das Labor, um zu sehen, wie sich deine Karten spielen.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>%1 – double-click to show the card</source>
        <extracomment>Tooltip: %1 how much it matters (&quot;Serious&quot;)</extracomment>
        <translation type="unfinished">%1 – Doppelklick zeigt die Karte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Compare &amp;with the game&apos;s deck</source>
        <translation type="unfinished">Mit Kartensatz des Spiels &amp;vergleichen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Also plays the same number of games with the deck that comes with the game and shows the results next to yours</source>
        <translation type="unfinished">Spielt ebenso viele Partien mit dem Kartensatz, der zum Spiel gehört, und zeigt dessen Ergebnisse neben deinen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">Was auffällt</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>On average</source>
        <extracomment>Title of a page: mean numbers of a game</extracomment>
        <translation type="unfinished">Im Mittel</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Bonuses</source>
        <extracomment>Title of a page: the bonuses in the games of the lab</extracomment>
        <translation type="unfinished">Boni</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Cards</source>
        <extracomment>Title of a page: the cards in the games of the lab</extracomment>
        <translation type="unfinished">Karten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>%1 lab</source>
        <extracomment>Name of a file without its ending: %1 name of a deck</extracomment>
        <translation type="unfinished">%1 Labor</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Bonus</source>
        <extracomment>Titles of columns, of the bonuses of one kind; &quot;Games with it&quot;: how often one lay in the middle</extracomment>
        <translation type="unfinished">Bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Games with it</source>
        <translation type="unfinished">Partien damit</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Points per player</source>
        <translation type="unfinished">Punkte je Spieler</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>With the game&apos;s deck</source>
        <extracomment>Title of a column: the points a player with the deck of the game</extracomment>
        <translation type="unfinished">Mit Kartensatz des Spiels</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Decided the game</source>
        <extracomment>Title of a column: in how many games it made the winner win</extracomment>
        <translation type="unfinished">Entschied die Partie</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Card</source>
        <extracomment>Titles of columns, of one card; &quot;Games as a bonus&quot;: in how many it lay in the middle as a bonus</extracomment>
        <translation type="unfinished">Karte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Games as a bonus</source>
        <translation type="unfinished">Partien als Bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Average pick</source>
        <extracomment>Title of a column: as which card it is drafted, on average</extracomment>
        <translation type="unfinished">Genommen als (Mittel)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Passed over</source>
        <extracomment>Title of a column: how often it was passed over</extracomment>
        <translation type="unfinished">Übersprungen</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckProblemsPanel</name>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>&amp;Only this card</source>
        <translation type="unfinished">Nur d&amp;iese Karte</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckWays</name>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Starting the game…</source>
        <extracomment>&quot;game&quot;: the program that plays</extracomment>
        <translation type="unfinished">Das Spiel startet…</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Play this deck</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Diesen Kartensatz spielen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">Im Spiel installieren</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>The deck is installed. You can now choose it for a new game of Boomtown.</source>
        <translation type="unfinished">Der Kartensatz ist installiert. Du kannst ihn jetzt für ein neues Spiel von Boomtown wählen.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::NewDeckDialog</name>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>New deck</source>
        <translation type="unfinished">Neuer Kartensatz</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>Name of the deck</source>
        <translation type="unfinished">Name des Kartensatzes</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>Plain deck
18 cards, no two alike, with a bonus of each kind.</source>
        <extracomment>Entry of a list: a deck that nobody has designed; the second line tells more</extracomment>
        <translation type="unfinished">Einfacher Kartensatz
18 Karten, keine zwei gleich, mit einem Bonus jeder Art.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::NumberEntry</name>
    <message>
        <location filename="../editor/boomtown/properties/numberentry.cpp"/>
        <source>Not accepted: enter a whole number from %1 to %2.</source>
        <extracomment>Why a number was refused: %1 the lowest, %2 the highest that is allowed</extracomment>
        <translation type="unfinished">Nicht übernommen: Es muss eine ganze Zahl von %1 bis %2 sein.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::TableRows</name>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>From</source>
        <extracomment>Title of a column: the row counts from so many things on</extracomment>
        <translation type="unfinished">Ab</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Points</source>
        <extracomment>Title of a column: the points of a row</extracomment>
        <translation type="unfinished">Punkte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>&amp;Add a row</source>
        <translation type="unfinished">&amp;Zeile hinzufügen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Row %1: from</source>
        <extracomment>Name of a field for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">Zeile %1: ab</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Row %1: points</source>
        <extracomment>Name of a field for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">Zeile %1: Punkte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Remove row %1</source>
        <extracomment>Name of a button for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">Zeile %1 entfernen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::Desk</name>
    <message>
        <location filename="../editor/desk/desk.cpp"/>
        <source>There are errors, so this cannot be played. The list of problems shows them and offers repairs.</source>
        <translation type="unfinished">Es gibt Fehler, darum ist dies nicht spielbar. Die Liste der Probleme zeigt sie und hilft, sie zu beheben.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::DeskFlow</name>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>All of the editor&apos;s files (%1)</source>
        <extracomment>In a file dialog: %1 endings of names</extracomment>
        <translation type="unfinished">Alle Dateien des Editors (%1)</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>All files (*)</source>
        <translation type="unfinished">Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Open a file</source>
        <translation type="unfinished">Eine Datei öffnen</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; is not a tile set or a deck.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">„%1“ ist kein Plättchen- oder Kartensatz.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file cannot be opened</source>
        <translation type="unfinished">Die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Recover unsaved changes</source>
        <translation type="unfinished">Nicht gespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>With its pictures, the set is saved as a %1 file</source>
        <extracomment>Title of a file dialog; %1 ending of a name, such as &quot;.tileset.zip&quot;</extracomment>
        <translation type="unfinished">Mit seinen Bildern wird der Satz als %1-Datei gespeichert</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Save as</source>
        <translation type="unfinished">Speichern unter</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file was not saved</source>
        <translation type="unfinished">Die Datei wurde nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; is open in another tab. Close it there first, or save under another name.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">„%1“ ist in einem anderen Reiter geöffnet. Schließe den Satz zuerst dort oder speichere unter einem anderen Namen.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file has changed</source>
        <translation type="unfinished">Die Datei hat sich geändert</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Saved as &quot;%1&quot;.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Als „%1“ gespeichert.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The lab is running</source>
        <translation type="unfinished">Das Labor arbeitet</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The lab is still playing games with &quot;%1&quot;.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">Das Labor spielt noch Partien mit „%1“.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Its results will be lost if you close this.</source>
        <translation type="unfinished">Seine Ergebnisse gehen verloren, wenn du dies schließt.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Unsaved changes</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; has unsaved changes.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Save them before closing?</source>
        <translation type="unfinished">Vor dem Schließen speichern?</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; was moved or deleted. Save to create the file again.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">„%1“ wurde verschoben oder gelöscht. Speichere, um die Datei neu anzulegen.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Another program has changed &quot;%1&quot;.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Ein anderes Programm hat „%1“ geändert.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Reloading replaces your changes. You can undo it to get them back.</source>
        <translation type="unfinished">Das neue Einlesen ersetzt deine Änderungen. Du kannst es rückgängig machen, um sie zurückzubekommen.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&amp;Reload</source>
        <extracomment>Button: opens the file again</extracomment>
        <translation type="unfinished">&amp;Neu einlesen</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&amp;Keep my version</source>
        <translation type="unfinished">&amp;Meine Fassung behalten</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Reload the file</source>
        <translation type="unfinished">Die Datei neu einlesen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::DocumentFile</name>
    <message>
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>The file would take up more than %1 MiB and could not be opened again. Make pictures smaller or remove some, then save it.</source>
        <extracomment>%1 a size, in MiB</extracomment>
        <translation type="unfinished">Die Datei wäre größer als %1 MiB und ließe sich nicht wieder öffnen. Verkleinere Bilder oder entferne einige und speichere dann.</translation>
    </message>
    <message>
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>The file could not be saved as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">Die Datei ließ sich nicht als %1 speichern: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>%Ln picture(s) were not found and are not in the file.</source>
        <extracomment>A sentence behind that a file was saved or a set installed</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Bild wurde nicht gefunden und fehlt in der Datei.</numerusform>
            <numerusform>%Ln Bilder wurden nicht gefunden und fehlen in der Datei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>%Ln picture(s) in the file are damaged or were replaced by other pictures. They were kept as they are, but are not shown.</source>
        <extracomment>A sentence behind that a file was saved or a set installed; the pictures that the set names are missing</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Bild in der Datei ist beschädigt oder wurde durch ein anderes ersetzt. Es bleibt, wie es ist, wird aber nicht gezeigt.</numerusform>
            <numerusform>%Ln Bilder in der Datei sind beschädigt oder wurden durch andere ersetzt. Sie bleiben, wie sie sind, werden aber nicht gezeigt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorActions</name>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Menu entry: opens a file</extracomment>
        <translation type="unfinished">Ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Menu entry: saves the file</extracomment>
        <translation type="unfinished">&amp;Speichern</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Save &amp;as…</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Menu entry: closes the tab</extracomment>
        <translation type="unfinished">S&amp;chließen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Quit</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Vollbild</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Handbook</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Handbuch</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Three-&amp;minute tour</source>
        <extracomment>Menu entry and button: the first steps in the editor, shown one by one</extracomment>
        <translation type="unfinished">&amp;Rundgang in drei Minuten</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished">&amp;Tasten und Maus</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;About Lodeline</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Ü&amp;ber Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Same as &amp;system</source>
        <translation type="unfinished">Wie das &amp;System</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Light</source>
        <extracomment>Menu entry: colors of the windows</extracomment>
        <translation type="unfinished">&amp;Hell</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Dark</source>
        <extracomment>Menu entry: colors of the windows</extracomment>
        <translation type="unfinished">&amp;Dunkel</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorMenus</name>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;File</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">&amp;Datei</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Open &amp;recent</source>
        <extracomment>Menu: files opened lately</extracomment>
        <translation type="unfinished">Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Edit</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Menu: playing games with what is edited</extracomment>
        <translation type="unfinished">&amp;Spielen</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;View</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Colors</source>
        <extracomment>Menu: colors of the windows</extracomment>
        <translation type="unfinished">&amp;Farben</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Langua&amp;ge</source>
        <extracomment>Menu: language of the windows</extracomment>
        <translation type="unfinished">Sp&amp;rache</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Toolbar</source>
        <extracomment>Name of the bar with buttons</extracomment>
        <translation type="unfinished">Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorWindow</name>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>%1[*] — Lodeline Editor</source>
        <extracomment>Title of the window: %1 a name or a file</extracomment>
        <translation type="unfinished">%1[*] – Lodeline-Editor</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Lodeline Editor</source>
        <translation type="unfinished">Lodeline-Editor</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Undo: %1</source>
        <extracomment>Menu entry: %1 a step of the history, as &quot;Lay track&quot;</extracomment>
        <translation type="unfinished">&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Redo: %1</source>
        <extracomment>Menu entry: %1 a step of the history, as &quot;Lay track&quot;</extracomment>
        <translation type="unfinished">&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The last changes are from %1. Recover them?</source>
        <extracomment>%1 a date and time</extracomment>
        <translation type="unfinished">Die letzten Änderungen stammen vom %1. Wiederherstellen?</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The file was changed later, on %1. You will be asked before the recovered version replaces it.</source>
        <extracomment>%1 a date and time</extracomment>
        <translation type="unfinished">Die Datei wurde seitdem geändert (%1). Bevor das Wiederhergestellte sie ersetzt, wirst du gefragt.</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Unsaved changes</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The editor closed without saving &quot;%1&quot;.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">Der Editor wurde geschlossen, ohne „%1“ zu speichern.</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Recover</source>
        <extracomment>Button: opens the unsaved changes</extracomment>
        <translation type="unfinished">&amp;Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Discard</source>
        <extracomment>Button: throws the unsaved changes away</extracomment>
        <translation type="unfinished">&amp;Verwerfen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Later</source>
        <extracomment>Button: asks about the unsaved changes at the next start</extracomment>
        <translation type="unfinished">&amp;Später</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Open files</source>
        <extracomment>Name of the tabs for screen readers: the files that are open</extracomment>
        <translation type="unfinished">Offene Dateien</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FiguresTable</name>
    <message>
        <location filename="../editor/measuring/figurestable.cpp"/>
        <source>Key figures</source>
        <extracomment>Name of a table for screen readers</extracomment>
        <translation type="unfinished">Kennzahlen</translation>
    </message>
    <message>
        <location filename="../editor/measuring/figurestable.cpp"/>
        <source>On average</source>
        <extracomment>Title of a column: the names of mean numbers of a game</extracomment>
        <translation type="unfinished">Im Mittel</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FindingsList</name>
    <message>
        <location filename="../editor/measuring/findingslist.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">Was auffällt</translation>
    </message>
    <message>
        <location filename="../editor/measuring/findingslist.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 how much it matters (&quot;Serious&quot;), %2 a sentence</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FindingsModel</name>
    <message>
        <location filename="../editor/findings/findingsmodel.cpp"/>
        <source>Repair…</source>
        <extracomment>A button that opens a menu of repairs</extracomment>
        <translation type="unfinished">Beheben…</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingsmodel.cpp"/>
        <source>%1. %2. %3</source>
        <extracomment>A finding for screen readers: %1 severity, %2 its place, %3 what is wrong</extracomment>
        <translation type="unfinished">%1. %2. %3</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FindingsPanel</name>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Done: %1</source>
        <extracomment>Below the list of problems: %1 a step of the history</extracomment>
        <translation type="unfinished">Erledigt: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%1: all %Ln</source>
        <extracomment>Menu entry: %1 a repair, done to so many problems of the same kind</extracomment>
        <translation type="unfinished">
            <numerusform>%1: alle %Ln</numerusform>
            <numerusform>%1: alle %Ln</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>&amp;Go to the problem</source>
        <translation type="unfinished">&amp;Zum Problem gehen</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln error(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln warning(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Warnung</numerusform>
            <numerusform>%Ln Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln note(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Hinweis</numerusform>
            <numerusform>%Ln Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln error(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Fehler zeigen</numerusform>
            <numerusform>%Ln Fehler zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln warning(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Warnung zeigen</numerusform>
            <numerusform>%Ln Warnungen zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln note(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Hinweis zeigen</numerusform>
            <numerusform>%Ln Hinweise zeigen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems. This can be played.</source>
        <translation type="unfinished">Keine Probleme. Das ist spielbar.</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind here.</source>
        <translation type="unfinished">Hier keine solchen Probleme.</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind. This can be played.</source>
        <translation type="unfinished">Keine solchen Probleme. Das ist spielbar.</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind.</source>
        <translation type="unfinished">Keine solchen Probleme.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Repair all %Ln of this kind</source>
        <extracomment>Button: does the same repair to all problems that are like the chosen one; never shown with 1</extracomment>
        <translation type="unfinished">
            <numerusform>Alle %Ln dieser Art beheben</numerusform>
            <numerusform>Alle %Ln dieser Art beheben</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Repair all of this kind</source>
        <translation type="unfinished">Alle dieser Art beheben</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Errors: this cannot be played until they are repaired</source>
        <translation type="unfinished">Fehler: nicht spielbar, solange sie nicht behoben sind</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Warnings: this can be played, but may make a poor game</source>
        <translation type="unfinished">Warnungen: spielbar, spielt sich aber vielleicht nicht gut</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Notes: worth knowing, but nothing to worry about</source>
        <translation type="unfinished">Hinweise: gut zu wissen, aber kein Grund zur Sorge</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Problems</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation type="unfinished">Probleme</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Enter goes to the problem. Ctrl+Enter repairs it. The menu key shows everything you can do.</source>
        <translation type="unfinished">Die Eingabetaste führt zum Problem. Strg+Eingabe behebt es. Die Menütaste zeigt alles, was möglich ist.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FoldingPane</name>
    <message>
        <location filename="../editor/panes/foldingpane.cpp"/>
        <source>Collapse or expand (%1)</source>
        <extracomment>Tooltip of the title of a pane: %1 a key</extracomment>
        <translation type="unfinished">Ein- oder ausklappen (%1)</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FoldingTabs</name>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Expand the lower panel</source>
        <extracomment>Button with an arrow: opens a part of the window that is folded away</extracomment>
        <translation type="unfinished">Unteren Bereich ausklappen</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Collapse the lower panel</source>
        <extracomment>Button with an arrow: folds a part of the window away</extracomment>
        <translation type="unfinished">Unteren Bereich einklappen</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Enlarge the lower panel</source>
        <extracomment>Button: the lower part of the window takes the place of the drawing</extracomment>
        <translation type="unfinished">Unteren Bereich vergrößern</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Show the drawing</source>
        <extracomment>Button: the drawing is shown again where the lower part of the window has taken its place</extracomment>
        <translation type="unfinished">Zeichnung zeigen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::Handbook</name>
    <message>
        <location filename="../editor/window/handbook.cpp"/>
        <source>Handbook</source>
        <extracomment>Title of a window: the handbook of the editor</extracomment>
        <translation type="unfinished">Handbuch</translation>
    </message>
    <message>
        <location filename="../editor/window/handbook.cpp"/>
        <source>Find in the handbook</source>
        <translation type="unfinished">Im Handbuch suchen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LabControls</name>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Ca&amp;ncel</source>
        <extracomment>Button: stops the games of the lab</extracomment>
        <translation type="unfinished">Abb&amp;rechen</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Run</source>
        <extracomment>Button: starts the games of the lab</extracomment>
        <translation type="unfinished">Starte&amp;n</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>The first games are being played…</source>
        <translation type="unfinished">Die ersten Partien laufen…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Games played: %1 of %2. About %Ln second(s) left.</source>
        <extracomment>How far the lab is: %1 games played, %2 games in all, %Ln seconds to go</extracomment>
        <translation type="unfinished">
            <numerusform>Gespielte Partien: %1 von %2. Noch etwa %Ln Sekunde.</numerusform>
            <numerusform>Gespielte Partien: %1 von %2. Noch etwa %Ln Sekunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Games played: %1 of %2. About %Ln minute(s) left.</source>
        <extracomment>How far the lab is: %1 games played, %2 games in all, %Ln minutes to go</extracomment>
        <translation type="unfinished">
            <numerusform>Gespielte Partien: %1 von %2. Noch etwa %Ln Minute.</numerusform>
            <numerusform>Gespielte Partien: %1 von %2. Noch etwa %Ln Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Games:</source>
        <extracomment>Label of a field: how many games the lab plays</extracomment>
        <translation type="unfinished">Part&amp;ien:</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Pla&amp;yers:</source>
        <extracomment>Label of a field: how many players each game has</extracomment>
        <translation type="unfinished">Spie&amp;ler:</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Level:</source>
        <extracomment>How well the computer players play</extracomment>
        <translation type="unfinished">Stu&amp;fe:</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Number of games</source>
        <translation type="unfinished">Anzahl der Partien</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Number of players</source>
        <translation type="unfinished">Anzahl der Spieler</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Level of the computer players</source>
        <translation type="unfinished">Stufe der Computerspieler</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Progress of the games</source>
        <translation type="unfinished">Fortschritt der Partien</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LabFrame</name>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>there is nothing to export</source>
        <extracomment>A reason, after a colon</extracomment>
        <translation type="unfinished">es gibt nichts zu exportieren</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Tables (*.csv)</source>
        <extracomment>Kind of file, in the dialog to save one</extracomment>
        <translation type="unfinished">Tabellen (*.csv)</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>JSON files (*.json)</source>
        <translation type="unfinished">JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Export the numbers</source>
        <translation type="unfinished">Die Zahlen exportieren</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 name of a file, %2 the reason</extracomment>
        <translation type="unfinished">%1 ließ sich nicht schreiben: %2</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>E&amp;xport CSV…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">&amp;CSV exportieren…</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Export &amp;JSON…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">&amp;JSON exportieren…</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>All numbers in one long table</source>
        <translation type="unfinished">Alle Zahlen als eine lange Tabelle</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>All numbers as lodeline-cli simulate prints them</source>
        <extracomment>&quot;lodeline-cli simulate&quot; is a command, which stays as it is</extracomment>
        <translation type="unfinished">Alle Zahlen, wie lodeline-cli simulate sie ausgibt</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Numbers in detail</source>
        <translation type="unfinished">Zahlen im Einzelnen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LengthNote</name>
    <message numerus="yes">
        <location filename="../editor/desk/lengthnote.cpp"/>
        <source>At most %Ln character(s) fit here. The rest was left out.</source>
        <extracomment>Below a field in which more was typed or pasted than it takes</extracomment>
        <translation type="unfinished">
            <numerusform>Höchstens %Ln Zeichen passt hierher. Der Rest wurde weggelassen.</numerusform>
            <numerusform>Höchstens %Ln Zeichen passen hierher. Der Rest wurde weggelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::NamesTable</name>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Translate the name</source>
        <translation type="unfinished">Den Namen übersetzen</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Translate the description</source>
        <translation type="unfinished">Die Beschreibung übersetzen</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Remove a language</source>
        <translation type="unfinished">Eine Sprache entfernen</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Language</source>
        <extracomment>Title of a column</extracomment>
        <translation type="unfinished">Sprache</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Name</source>
        <extracomment>Title of a column: the name of the tile set or deck in a language</extracomment>
        <translation type="unfinished">Name</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Description</source>
        <extracomment>Title of a column: the description of the tile set or deck in a language</extracomment>
        <translation type="unfinished">Beschreibung</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Name and description in other languages</source>
        <translation type="unfinished">Name und Beschreibung in anderen Sprachen</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Add a language…</source>
        <translation type="unfinished">Sprache hinzufügen…</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Add a language</source>
        <translation type="unfinished">Eine Sprache hinzufügen</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Remove</source>
        <extracomment>Button: removes the chosen language</extracomment>
        <translation type="unfinished">Entfernen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::NewDialog</name>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the new tile set or deck</extracomment>
        <translation type="unfinished">&amp;Name</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>&amp;Start from</source>
        <extracomment>Label of a list: the tile set or deck from which the new one is made</extracomment>
        <translation type="unfinished">&amp;Beginnen mit</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>Start from</source>
        <extracomment>Name of a list for screen readers: the tile set or deck from which the new one is made</extracomment>
        <translation type="unfinished">Beginnen mit</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>Cr&amp;eate</source>
        <extracomment>Button: creates the new tile set or deck</extracomment>
        <translation type="unfinished">&amp;Anlegen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::PanedDesk</name>
    <message numerus="yes">
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems (%Ln)</source>
        <extracomment>Title of the list of what is wrong with a set or deck; %Ln errors and warnings</extracomment>
        <translation type="unfinished">
            <numerusform>Probleme (%Ln)</numerusform>
            <numerusform>Probleme (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems (%Ln note(s))</source>
        <extracomment>Title of the list of what is wrong with a set or deck, if there are but notes: less than a warning</extracomment>
        <translation type="unfinished">
            <numerusform>Probleme (%Ln Hinweis)</numerusform>
            <numerusform>Probleme (%Ln Hinweise)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems</source>
        <extracomment>Title of the list of what is wrong with a set or deck</extracomment>
        <translation type="unfinished">Probleme</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Properties</source>
        <extracomment>What a screen reader calls the tabs of forms: of a tile or card, of all, of the history</extracomment>
        <translation type="unfinished">Eigenschaften</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Lab</source>
        <extracomment>Where many games are played to measure a set or deck</extracomment>
        <translation type="unfinished">Labor</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>History</source>
        <extracomment>Title of a tab: changes that can be undone</extracomment>
        <translation type="unfinished">Verlauf</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>As opened</source>
        <extracomment>First entry of the history: the set or deck before all changes</extracomment>
        <translation type="unfinished">Wie geöffnet</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>History of changes</source>
        <translation type="unfinished">Verlauf der Änderungen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::PartCommands</name>
    <message>
        <location filename="../editor/lists/partcommands.cpp"/>
        <source>Now number %1 of %2.</source>
        <extracomment>%1 the new place of a tile in its set or a card in its deck, %2 how many there are</extracomment>
        <translation type="unfinished">Jetzt Nummer %1 von %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::SideFile</name>
    <message>
        <location filename="../editor/desk/sidefile.cpp"/>
        <source>Unsaved changes could not be backed up to %1: %2. You can keep working, but save your work somewhere else.</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">Nicht gespeicherte Änderungen ließen sich in %1 nicht sichern: %2. Du kannst weiterarbeiten, aber speichere deine Arbeit an einer anderen Stelle.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::StartMessages</name>
    <message>
        <location filename="../editor/window/startmessages.cpp"/>
        <source>Files were moved aside</source>
        <translation type="unfinished">Dateien wurden beiseitegelegt</translation>
    </message>
    <message>
        <location filename="../editor/window/startmessages.cpp"/>
        <source>Your files were not read</source>
        <translation type="unfinished">Deine Dateien wurden nicht gelesen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::WelcomePage</name>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Lodeline Editor</source>
        <extracomment>Title of the first page: the name of the program</extracomment>
        <translation type="unfinished">Lodeline-Editor</translation>
    </message>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Draw tiles or cards and see at once how they look and whether anything is wrong with them. Let the computer play a thousand games with them, play with them yourself, and print them.</source>
        <translation type="unfinished">Zeichne Plättchen oder Karten und sieh sofort, wie sie aussehen und ob etwas an ihnen nicht stimmt. Lass den Computer tausend Partien damit spielen, spiele selbst damit und drucke sie.</translation>
    </message>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Recently opened</source>
        <extracomment>Heading above a list of files</extracomment>
        <translation type="unfinished">Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::WordsForm</name>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the name</source>
        <translation type="unfinished">Namen ändern</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the author</source>
        <translation type="unfinished">Autor ändern</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the license</source>
        <translation type="unfinished">Lizenz ändern</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the description</source>
        <translation type="unfinished">Beschreibung ändern</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Na&amp;me</source>
        <extracomment>Label of a field: the name of a tile set or deck</extracomment>
        <translation type="unfinished">Na&amp;me</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Other languages</source>
        <extracomment>Label of a table: name and description of a tile set or deck in other languages</extracomment>
        <translation type="unfinished">Andere Sprachen</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>&amp;Author</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">A&amp;utor</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>L&amp;icense</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">Li&amp;zenz</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>&amp;Description</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">Beschreibun&amp;g</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ActionList</name>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>%1: what next?</source>
        <extracomment>%1 player, who has placed a tile and now may put down a piece</extracomment>
        <translation type="unfinished">%1: Was nun?</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>Possible actions</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation type="unfinished">Mögliche Aktionen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>Take the tile back (Esc)</source>
        <extracomment>Button: take the tile of this turn from the board again; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">Plättchen zurücknehmen (Esc)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>%1  %2</source>
        <extracomment>%1 is a key from 1 to 9, %2 what it does: &quot;Put a railwayman on the railroad&quot;</extracomment>
        <translation type="unfinished">%1  %2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::AdviceDesk</name>
    <message>
        <location filename="../app/goldrush/advice/advicedesk.cpp"/>
        <source>To ask about a move, hold the tile over a spot or place it first.</source>
        <translation type="unfinished">Um nach einem Zug zu fragen, halte das Plättchen über eine Stelle oder lege es zuerst.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::AdvicePanel</name>
    <message>
        <location filename="../app/goldrush/advice/advicepanel.cpp"/>
        <source>%1. %2, %3 points. %4</source>
        <extracomment>A move in a list: %1 its number, %2 the move, %3 the points it is expected to bring, %4 the reasons</extracomment>
        <translation type="unfinished">%1. %2, %3 Punkte. %4</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicepanel.cpp"/>
        <source>%1 points: how much this move is expected to improve the lead at the end</source>
        <extracomment>Tooltip of a move in a list; %1 a number of points with its sign, such as &quot;+2.5&quot;</extracomment>
        <translation type="unfinished">%1 Punkte: um so viel verbessert dieser Zug voraussichtlich den Vorsprung am Ende</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::BoardController</name>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>The game is over.</source>
        <translation type="unfinished">Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>Another player is thinking.</source>
        <translation type="unfinished">Jemand anders überlegt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>Press Alt and an arrow key to look around, Alt+Enter to step through what is on the tile, Esc to stop.</source>
        <translation type="unfinished">Mit Alt und den Pfeiltasten siehst du dich um, mit Alt+Eingabe gehst du durch, was auf dem Plättchen ist; Esc beendet es.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::BoardView</name>
    <message>
        <location filename="../app/goldrush/board/boardview.cpp"/>
        <source>Board</source>
        <extracomment>The land on the table where the tiles lie</extracomment>
        <translation type="unfinished">Spielfeld</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardview.cpp"/>
        <source>Choose a spot or an action with Tab and the arrow keys, then press Enter.</source>
        <translation type="unfinished">Tab und die Pfeiltasten wählen eine Stelle oder Aktion, die Eingabetaste führt sie aus.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ComputerPanel</name>
    <message>
        <location filename="../app/goldrush/panels/computerpanel.cpp"/>
        <source>Computer&apos;s turn</source>
        <extracomment>Name of a panel (noun)</extracomment>
        <translation type="unfinished">Zug des Computers</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ComputerPlayers</name>
    <message>
        <location filename="../app/goldrush/computer/computerplayers.cpp"/>
        <source>its move is against the rules</source>
        <extracomment>Why a computer player does not go on; added in parentheses</extracomment>
        <translation type="unfinished">sein Zug verstößt gegen die Regeln</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ConfirmBar</name>
    <message>
        <location filename="../app/goldrush/panels/confirmbar.cpp"/>
        <source>Confirm (Enter)</source>
        <extracomment>Button: make the move that lies on the board; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Bestätigen (Eingabe)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/confirmbar.cpp"/>
        <source>Choose again (Esc)</source>
        <extracomment>Button: choose another move; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">Neu wählen (Esc)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::DrawnTilePanel</name>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>%Ln tile(s) left in the stack</source>
        <extracomment>Beside the drawn tile</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Plättchen im Stapel übrig</numerusform>
            <numerusform>%Ln Plättchen im Stapel übrig</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>No tile</source>
        <extracomment>Name of an empty picture: no tile is drawn</extracomment>
        <translation type="unfinished">Kein Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>Drawn tile %1</source>
        <extracomment>Name of a picture; %1 name of a tile</extracomment>
        <translation type="unfinished">Gezogenes Plättchen %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::EdgeFilter</name>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>any</source>
        <extracomment>A choice beside &quot;railroad&quot;, &quot;mountain&quot; and &quot;prairie&quot;: it does not matter what the edge shows</extracomment>
        <translation type="unfinished">beliebig</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>North edge</source>
        <extracomment>Label of a choice: what a tile shows at its northern edge</extracomment>
        <translation type="unfinished">Nordkante</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>East edge</source>
        <extracomment>Label of a choice: what a tile shows at its eastern edge</extracomment>
        <translation type="unfinished">Ostkante</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>South edge</source>
        <extracomment>Label of a choice: what a tile shows at its southern edge</extracomment>
        <translation type="unfinished">Südkante</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>West edge</source>
        <extracomment>Label of a choice: what a tile shows at its western edge</extracomment>
        <translation type="unfinished">Westkante</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::FinalPage</name>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): save the game in its file</extracomment>
        <translation type="unfinished">S&amp;peichern</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Look at the board</source>
        <translation type="unfinished">Spiel&amp;feld ansehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up another game</extracomment>
        <translation type="unfinished">&amp;Neues Spiel…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Same players, options and tile set, with the tiles in a different order</source>
        <translation type="unfinished">Dieselben Spieler und Optionen, derselbe Plättchensatz, die Plättchen in anderer Reihenfolge</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Save…</source>
        <extracomment>Button (verb): save the game</extracomment>
        <translation type="unfinished">S&amp;peichern…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Button (noun): a look back on the game</extracomment>
        <translation type="unfinished">&amp;Rückblick</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">Ansehen, wie sich die Chancen geändert haben, dazu Wendepunkte und bessere Züge</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Points</source>
        <extracomment>Title of a tab: points by what they were scored for</extracomment>
        <translation type="unfinished">Punkte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Highlights</source>
        <extracomment>Title of a tab: the longest railroad, the best turn and more</extracomment>
        <translation type="unfinished">Höhepunkte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Play again</source>
        <extracomment>Button: another game like this one</extracomment>
        <translation type="unfinished">N&amp;och einmal</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Change s&amp;tart player</source>
        <extracomment>Button: another game like this one, in which the next player begins</extracomment>
        <translation type="unfinished">Anspiel &amp;wechseln</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Play again, with the next player going first</source>
        <translation type="unfinished">Noch einmal spielen; der nächste Spieler beginnt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Points and highlights</source>
        <translation type="unfinished">Punkte und Höhepunkte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Final scoring</source>
        <extracomment>A step at the end of the game (noun), after the last turn</extracomment>
        <translation type="unfinished">Endwertung</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Gold</source>
        <extracomment>A step at the end of the game, after the final scoring: the values of the tokens</extracomment>
        <translation type="unfinished">Gold</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Score history</source>
        <extracomment>Title of a tab: how the points went on in the game</extracomment>
        <translation type="unfinished">Punkteverlauf</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Export the &amp;map…</source>
        <extracomment>Button: write a picture of the board to a file</extracomment>
        <translation type="unfinished">Land&amp;karte exportieren…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>As PDF, SVG or PNG, with names and points</source>
        <translation type="unfinished">Als PDF, SVG oder PNG, mit Namen und Punkten</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::GamePage</name>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>%1 places a tile</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 legt ein Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>%1 may place a piece</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 darf eine Figur einsetzen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation type="unfinished">%1 ist am Zug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>Nobody has moved yet</source>
        <translation type="unfinished">Noch niemand war am Zug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>&amp;Back to the final scoring</source>
        <extracomment>Button: from the board of a game that is over back to the table of its points</extracomment>
        <translation type="unfinished">&amp;Zurück zur Endwertung</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::GoldRushTable</name>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>Turns can then be undone, whatever has been seen, and the review shows everybody&apos;s gold to all of you. You cannot change it back to an ordinary game.</source>
        <translation type="unfinished">Dann lassen sich Züge rückgängig machen, egal, was schon zu sehen war, und der Rückblick zeigt euch allen das Gold von allen. Das Spiel lässt sich nicht wieder zu einem gewöhnlichen machen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>This is a practice game now: turns can be undone, whatever has been seen.</source>
        <translation type="unfinished">Das ist jetzt ein Übungsspiel: Züge lassen sich rückgängig machen, egal, was schon zu sehen war.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>The review shows who was lucky with gold, so you can open it only after the game. In a practice game you can open it at any time.</source>
        <translation type="unfinished">Der Rückblick zeigt, wer Glück mit dem Gold hatte, darum kannst du ihn erst nach dem Spiel öffnen. In einem Übungsspiel kannst du ihn jederzeit öffnen.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HandOverCard</name>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Later (Esc)</source>
        <extracomment>Button: not now; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">Später (Esc)</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 got %Ln token(s)</source>
        <extracomment>%1 player; mining tokens, whose values only the player may see</extracomment>
        <translation type="unfinished">
            <numerusform>%1 hat ein Schürfplättchen bekommen</numerusform>
            <numerusform>%1 hat %Ln Schürfplättchen bekommen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Only %1 may look at the screen now.</source>
        <extracomment>%1 player; the others at the same computer turn away</extracomment>
        <translation type="unfinished">Nur %1 schaut jetzt auf den Bildschirm.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Show (Enter)</source>
        <extracomment>Button: shows the values of new tokens; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Zeigen (Eingabe)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>New: %1</source>
        <extracomment>%1 a list of numbers: the values of the tokens that a player has just got</extracomment>
        <translation type="unfinished">Neu: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>All: %1, worth %Ln point(s)</source>
        <extracomment>%1 a list of numbers: the values of all tokens of a player; %Ln is their sum</extracomment>
        <translation type="unfinished">
            <numerusform>Alle: %1, zusammen %Ln Punkt</numerusform>
            <numerusform>Alle: %1, zusammen %Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1&apos;s gold</source>
        <extracomment>%1 player; gold is what the mining tokens are worth</extracomment>
        <translation type="unfinished">Das Gold von %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hide it (Enter)</source>
        <extracomment>Button: hides the values of the tokens again; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Verdecken (Eingabe)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hide it and hand over to %1 (Enter)</source>
        <extracomment>Button: hides the values of the tokens; %1 is the player who sits at the computer next; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Verdecken und an %1 übergeben (Eingabe)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hand over to %1</source>
        <extracomment>%1 player, who sits at the computer next</extracomment>
        <translation type="unfinished">Übergib an %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Nothing secret is on the screen.</source>
        <translation type="unfinished">Auf dem Bildschirm ist nichts Geheimes zu sehen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 is here (Enter)</source>
        <extracomment>Button: %1 player, who sits at the computer now; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">%1 ist da (Eingabe)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HighlightList</name>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Show it on the board</source>
        <translation type="unfinished">Auf dem Spielfeld zeigen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Highlights of the game</source>
        <extracomment>What stood out in a game: the longest railroad, the best turn and more</extracomment>
        <translation type="unfinished">Höhepunkte des Spiels</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Click or press Enter to show it on the board.</source>
        <translation type="unfinished">Ein Klick oder die Eingabetaste zeigt es auf dem Spielfeld.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>What</source>
        <extracomment>Heading of a column: what stood out in the game</extracomment>
        <translation type="unfinished">Was</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>How much</source>
        <extracomment>Heading of a column: tiles, nuggets or points</extracomment>
        <translation type="unfinished">Wie viel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Who</source>
        <extracomment>Heading of a column: who scored it</extracomment>
        <translation type="unfinished">Wer</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::InsightsNote</name>
    <message>
        <location filename="../app/goldrush/dialogs/insightsnote.cpp"/>
        <source>In two-player games with farmers:</source>
        <extracomment>Above sentences on what the computer has found out about a tile set: how the games went for that</extracomment>
        <translation type="unfinished">In Partien zu zweit mit Farmern:</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LearningRow</name>
    <message>
        <location filename="../app/goldrush/dialogs/learningrow.cpp"/>
        <source>What it has found out</source>
        <extracomment>Title of a list that unfolds: what the computer has found out about a tile set</extracomment>
        <translation type="unfinished">Was er herausgefunden hat</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/learningrow.cpp"/>
        <source>Let the computer learn new sets before the&amp;y are played</source>
        <extracomment>A choice: whether the computer plays against itself with a tile set before somebody plays it</extracomment>
        <translation type="unfinished">Den Computer neue Plättchensätze &amp;lernen lassen, bevor sie gespielt werden</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LessonsDialog</name>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>Lessons</source>
        <extracomment>Title of a window
----------
Name of the list of lessons, for screen readers</extracomment>
        <translation type="unfinished">Lektionen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>Ten short lessons on the board. Each takes a minute or two; the last one takes about ten minutes.</source>
        <translation type="unfinished">Zehn kurze Lektionen auf dem Spielfeld. Jede dauert ein, zwei Minuten, die letzte etwa zehn.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>%1 (done)</source>
        <extracomment>Entry of a list: %1 a lesson that has been played to its end</extracomment>
        <translation type="unfinished">%1 (fertig)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>&amp;Begin</source>
        <extracomment>Button: begin the lesson</extracomment>
        <translation type="unfinished">&amp;Beginnen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LuckTable</name>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>%1 points compared with average tokens</source>
        <extracomment>Tooltip: luck with the tokens; %1 &quot;+2.5&quot;</extracomment>
        <translation type="unfinished">%1 Punkte gegenüber durchschnittlichen Schürfplättchen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>%Ln turn(s) with a better move</source>
        <extracomment>Tooltip: for how many turns of the player the review has found a better move</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Zug, zu dem es einen besseren gab</numerusform>
            <numerusform>%Ln Züge, zu denen es einen besseren gab</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Player</source>
        <extracomment>Heading of a column of names</extracomment>
        <translation type="unfinished">Spieler</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Tile luck</source>
        <extracomment>Heading of a column: chances of winning that the drawn tiles brought; may take two lines</extracomment>
        <translation type="unfinished">Glück mit Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Gold luck</source>
        <extracomment>Heading of a column: chances of winning that the mining tokens brought; may take two lines</extracomment>
        <translation type="unfinished">Glück mit Gold</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Cost of mistakes</source>
        <extracomment>Heading of a column: chances of winning that moves gave away; may take two lines</extracomment>
        <translation type="unfinished">Durch eigene Züge verloren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>How much the drawn tiles changed the chances, compared with the average of the tiles that could have been drawn</source>
        <translation type="unfinished">Wie sehr die gezogenen Plättchen die Chancen geändert haben, verglichen mit dem Mittel der Plättchen, die kommen konnten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>How much the values of the tokens changed the chances, compared with their average; known when the game is over</source>
        <translation type="unfinished">Wie sehr die Werte der Schürfplättchen die Chancen geändert haben, verglichen mit ihrem Mittel; bekannt, wenn das Spiel vorbei ist</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>The chances that the player&apos;s own moves gave away over the whole game</source>
        <translation type="unfinished">Die Chancen, die durch eigene Züge vergeben wurden, alle Züge zusammen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Luck and skill</source>
        <extracomment>Name of a table: what luck and what choice did to the chances of the players</extracomment>
        <translation type="unfinished">Glück und Können</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::MapDialog</name>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>The paper is %1 × %2 mm, and a tile on it is %3 mm wide.</source>
        <extracomment>%1 and %2 width and height of the paper, %3 the side of a tile, all in millimetres</extracomment>
        <translation type="unfinished">Das Papier misst %1 × %2 mm, ein Plättchen darauf %3 mm.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>%1 files (*.%2)</source>
        <extracomment>Kind of files: %1 PDF, SVG or PNG, %2 the ending of their names</extracomment>
        <translation type="unfinished">%1-Dateien (*.%2)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Drawing the map…</source>
        <translation type="unfinished">Die Landkarte wird gezeichnet…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Saved: %1</source>
        <extracomment>Line at the bottom of the dialog; %1 a file</extracomment>
        <translation type="unfinished">Gespeichert: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Canceled.</source>
        <extracomment>Line at the bottom of the dialog: no map was written</extracomment>
        <translation type="unfinished">Abgebrochen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Export the map</source>
        <translation type="unfinished">Landkarte exportieren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;File type:</source>
        <extracomment>Label of a choice: PDF, SVG or PNG</extracomment>
        <translation type="unfinished">D&amp;ateityp:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>PDF, for printing</source>
        <translation type="unfinished">PDF, zum Drucken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>SVG, for editing</source>
        <translation type="unfinished">SVG, zum Bearbeiten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>PNG, as a picture</source>
        <translation type="unfinished">PNG, als Bild</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Size:</source>
        <extracomment>Label of a choice: how large the map is on paper</extracomment>
        <translation type="unfinished">&amp;Größe:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>On an A4 sheet</source>
        <translation type="unfinished">Auf einem A4-Blatt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>On an A3 sheet</source>
        <translation type="unfinished">Auf einem A3-Blatt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Custom tile size</source>
        <translation type="unfinished">Plättchen in eigener Größe</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Tile size:</source>
        <extracomment>Label of a number: the side of a tile on paper</extracomment>
        <translation type="unfinished">&amp;Plättchengröße:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source> mm</source>
        <extracomment>Millimetres, behind a number</extracomment>
        <translation type="unfinished"> mm</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>The tiles of the printed game measure 45 mm</source>
        <translation type="unfinished">Die gedruckten Plättchen des Spiels messen 45 mm</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Resolution:</source>
        <extracomment>Label of a number: how many dots of a picture lie on an inch</extracomment>
        <translation type="unfinished">A&amp;uflösung:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source> dpi</source>
        <extracomment>Dots per inch, behind a number</extracomment>
        <translation type="unfinished"> dpi</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Export…</source>
        <extracomment>Button: write the map to a file</extracomment>
        <translation type="unfinished">&amp;Exportieren…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Button: close the dialog</extracomment>
        <translation type="unfinished">&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::NewGameDialog</name>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Options</source>
        <extracomment>Heading of a part of the dialog: rules to choose</extracomment>
        <translation type="unfinished">Optionen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Tiles</source>
        <extracomment>Heading of a part of the dialog: which tiles, in which order</extracomment>
        <translation type="unfinished">Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Ti&amp;le set:</source>
        <extracomment>Label of a choice</extracomment>
        <translation type="unfinished">&amp;Plättchensatz:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Shuffle num&amp;ber:</source>
        <extracomment>Label of a field: the number that fixes every order</extracomment>
        <translation type="unfinished">Misch&amp;nummer:</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayerCard</name>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>to move</source>
        <extracomment>Stands after the name of a player, whose turn it is: &quot;Bo: to move, 12 points&quot;</extracomment>
        <translation type="unfinished">am Zug</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln cowboy(s) left</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Cowboy übrig</numerusform>
            <numerusform>%Ln Cowboys übrig</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>tent in the supply</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, tent in the supply&quot;</extracomment>
        <translation type="unfinished">Zelt im Vorrat</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>tent on the board</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, tent on the board&quot;</extracomment>
        <translation type="unfinished">Zelt auf dem Spielfeld</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 2 tokens&quot;; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Schürfplättchen</numerusform>
            <numerusform>%Ln Schürfplättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>computer player %1</source>
        <extracomment>Stands after the name of a player: &quot;Bo: computer player Foreman, is thinking, 12 points&quot;</extracomment>
        <translation type="unfinished">Computerspieler %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>is thinking</source>
        <extracomment>Stands after the name of a player: &quot;Bo: is thinking, 12 points&quot;</extracomment>
        <translation type="unfinished">denkt nach</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%1 is thinking…</source>
        <extracomment>On the card of a computer player, after its name: %1 is its level, such as &quot;Foreman&quot;</extracomment>
        <translation type="unfinished">%1 denkt nach…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>with the values %1</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 2 tokens, with the values 1, 3&quot;; %1 a list of numbers</extracomment>
        <translation type="unfinished">mit den Werten %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayersPanel</name>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Players</source>
        <extracomment>Name of the panel with the players and their points</extracomment>
        <translation type="unfinished">Spieler</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Hold to show my gold (V)</source>
        <extracomment>Button: shows the values of one&apos;s own mining tokens; &quot;V&quot; is a key</extracomment>
        <translation type="unfinished">Mein Gold zeigen (V halten)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Show my gold</source>
        <extracomment>Button: shows the values of one&apos;s own mining tokens</extracomment>
        <translation type="unfinished">Mein Gold zeigen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Shows what the tokens of the player to move are worth, for as long as you hold down this button or the V key</source>
        <translation type="unfinished">Zeigt den Wert der Schürfplättchen des Spielers, der am Zug ist, solange du diesen Knopf oder die Taste V gedrückt hältst</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ReviewBoard</name>
    <message>
        <location filename="../app/goldrush/review/reviewboard.cpp"/>
        <source>Board at the chosen turn</source>
        <translation type="unfinished">Spielfeld beim gewählten Zug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewboard.cpp"/>
        <source>The arrow keys, Home and End choose a turn.</source>
        <translation type="unfinished">Die Pfeiltasten, Pos1 und Ende wählen einen Zug.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ReviewPage</name>
    <message>
        <location filename="../app/goldrush/review/reviewpage.cpp"/>
        <source>Luck and skill</source>
        <extracomment>Heading above a table: what luck and what choice did to the chances of the players</extracomment>
        <translation type="unfinished">Glück und Können</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ScoreTable</name>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>%1 ★</source>
        <extracomment>The star marks a winner; %1 is the name</extracomment>
        <translation type="unfinished">%1 ★</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Railroads</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">Strecken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Mountains</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">Berge</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Cities</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">Städte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Prairies</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">Prärien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Gold</source>
        <extracomment>Heading of a column of points: the values of the mining tokens</extracomment>
        <translation type="unfinished">Gold</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Total</source>
        <extracomment>Heading of a column of points: those of all other columns</extracomment>
        <translation type="unfinished">Summe</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Points of all players</source>
        <translation type="unfinished">Punkte aller</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ScoreTrack</name>
    <message>
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>Scoring track</source>
        <extracomment>Name of a picture for screen readers: the spaces that count the points</extracomment>
        <translation type="unfinished">Punkteleiste</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>%1 on space %2 with %Ln point(s)</source>
        <extracomment>Where the marker of a player stands: %1 player, %2 number of the space on the scoring track, from 0 to 49, %Ln all points of the player, who begins a new lap with 50</extracomment>
        <translation type="unfinished">
            <numerusform>%1 auf Feld %2 mit %Ln Punkt</numerusform>
            <numerusform>%1 auf Feld %2 mit %Ln Punkten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::SetMenu</name>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Add to my sets</source>
        <extracomment>The tile set that is chosen; &quot;my sets&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">Zu &amp;meinen Sätzen hinzufügen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>Add a &amp;file to my sets…</source>
        <translation type="unfinished">Eine &amp;Datei zu meinen Sätzen hinzufügen…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Remove from my sets…</source>
        <translation type="unfinished">Aus meinen Sätzen &amp;entfernen…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Edit in the tile-set editor</source>
        <translation type="unfinished">&amp;Im Plättchensatz-Editor bearbeiten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished">&amp;Kopie speichern…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>For&amp;get what was learned and learn again</source>
        <extracomment>What the computer has learned by playing the tile set that is chosen against itself</extracomment>
        <translation type="unfinished">Gelerntes &amp;vergessen und neu lernen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>For&amp;get what the computer has learned</source>
        <translation type="unfinished">&amp;Vergessen, was der Computer gelernt hat</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::SetPicture</name>
    <message>
        <location filename="../app/goldrush/dialogs/setpicture.cpp"/>
        <source>Start tile of the set</source>
        <translation type="unfinished">Startplättchen des Satzes</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setpicture.cpp"/>
        <source>Drag this to a folder or another window to share the set as a file</source>
        <translation type="unfinished">Ziehe dies in einen Ordner oder ein anderes Fenster, um den Satz als Datei weiterzugeben</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::StandingsDialog</name>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>about %1</source>
        <extracomment>A number of points that is an estimate; %1 the number</extracomment>
        <translation type="unfinished">etwa %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Standings so far</source>
        <translation type="unfinished">Zwischenstand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>If the game ended now</source>
        <translation type="unfinished">Wenn das Spiel jetzt endete</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Now</source>
        <extracomment>Column of a table: points that each player has already</extracomment>
        <translation type="unfinished">Jetzt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Railroads</source>
        <extracomment>Column of a table: points from railroads if the game ended now</extracomment>
        <translation type="unfinished">Strecken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Mountains</source>
        <extracomment>Column of a table: points from mountains if the game ended now</extracomment>
        <translation type="unfinished">Berge</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Cities</source>
        <extracomment>Column of a table: points from cities if the game ended now</extracomment>
        <translation type="unfinished">Städte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Prairies</source>
        <extracomment>Column of a table: points from prairies if the game ended now</extracomment>
        <translation type="unfinished">Prärien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Gold</source>
        <extracomment>Column of a table: points from mining tokens</extracomment>
        <translation type="unfinished">Gold</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Where cowboys stand</source>
        <translation type="unfinished">Wo Cowboys stehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Who</source>
        <extracomment>Heading of a column: the players who hold a feature</extracomment>
        <translation type="unfinished">Wer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Points at the end</source>
        <translation type="unfinished">Punkte am Ende</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Total</source>
        <extracomment>Column of a table: all points if the game ended now</extracomment>
        <translation type="unfinished">Summe</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Not seen yet</source>
        <extracomment>Row of a table: mining tokens that the player who looks has not seen</extracomment>
        <translation type="unfinished">Noch nicht gesehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Yours</source>
        <extracomment>Row of a table: the mining tokens of the player who looks</extracomment>
        <translation type="unfinished">Deine</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Worth %1</source>
        <extracomment>Column of a table: how many mining tokens are worth so much; %1 points</extracomment>
        <translation type="unfinished">Wert %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Points</source>
        <extracomment>Column of a table: all points of the tokens in the row</extracomment>
        <translation type="unfinished">Punkte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>On average, an unseen token is worth %1.</source>
        <extracomment>Mining tokens; %1 a number of points such as 1.8</extracomment>
        <translation type="unfinished">Im Mittel ist ein Schürfplättchen, das noch nicht zu sehen war, %1 wert.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>All tokens have been seen.</source>
        <translation type="unfinished">Alle Schürfplättchen wurden gesehen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Mining tokens by value</source>
        <translation type="unfinished">Schürfplättchen nach ihrem Wert</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::StaringDuel</name>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Settle it with a staring &amp;duel</source>
        <translation type="unfinished">Durch ein Blick&amp;duell entscheiden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Whoever blinks first loses. The game stays a shared win.</source>
        <translation type="unfinished">Wer zuerst blinzelt, verliert. Es bleibt bei einem geteilten Sieg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Look each other in the eye: %1</source>
        <extracomment>Countdown to the staring duel; %1 is 3, 2 or 1</extracomment>
        <translation type="unfinished">Auge in Auge: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Who blinked?</source>
        <extracomment>Above a button for each player</extracomment>
        <translation type="unfinished">Wer hat geblinzelt?</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>%1 did not blink and wins the staring duel</source>
        <extracomment>%1 the player who has won</extracomment>
        <translation type="unfinished">%1 hat nicht geblinzelt und gewinnt das Blickduell</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Another &amp;duel</source>
        <extracomment>Button: once more</extracomment>
        <translation type="unfinished">Noch ein &amp;Duell</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>%1 blinked</source>
        <extracomment>Button: %1 is the player who has blinked in the staring duel</extracomment>
        <translation type="unfinished">%1 hat geblinzelt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Staring duel</source>
        <extracomment>Name of a part of the page for screen readers</extracomment>
        <translation type="unfinished">Blickduell</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::Teacher</name>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>&amp;Play against a stronger opponent</source>
        <extracomment>Button: a game against the next computer player</extracomment>
        <translation type="unfinished">Gegen einen stärkeren Gegner s&amp;pielen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>&amp;Play against the greenhorn</source>
        <extracomment>Button: a game against the computer player of that level</extracomment>
        <translation type="unfinished">Gegen das &amp;Greenhorn</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>Next &amp;lesson</source>
        <extracomment>Button: the next lesson</extracomment>
        <translation type="unfinished">Nächste &amp;Lektion</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilePanel</name>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Last tile!</source>
        <extracomment>Stands beside the drawn tile when the stack is empty</extracomment>
        <translation type="unfinished">Letztes Plättchen!</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>%1 places this tile</source>
        <extracomment>Above the drawn tile; %1 player</extracomment>
        <translation type="unfinished">%1 legt dieses Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn left</source>
        <extracomment>Button: turn the tile counterclockwise</extracomment>
        <translation type="unfinished">Nach links drehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn the tile counterclockwise</source>
        <extracomment>Tool tip of a button; a key follows</extracomment>
        <translation type="unfinished">Das Plättchen gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn the tile clockwise</source>
        <extracomment>Tool tip of a button; a key follows</extracomment>
        <translation type="unfinished">Das Plättchen im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn right</source>
        <extracomment>Button: turn the tile clockwise</extracomment>
        <translation type="unfinished">Nach rechts drehen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TileSetChooser</name>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>This tile set cannot be played:</source>
        <translation type="unfinished">Dieser Plättchensatz ist nicht spielbar:</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>and %Ln more</source>
        <extracomment>Below a list of problems of a tile set, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>und %Ln weiteres</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>What a tile set holds</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Plättchen</numerusform>
            <numerusform>%Ln Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Choose a tile set</source>
        <translation type="unfinished">Einen Plättchensatz wählen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Tile set</source>
        <extracomment>Name of the list to choose a tile set from</extracomment>
        <translation type="unfinished">Plättchensatz</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>&amp;From a file…</source>
        <extracomment>Button: choose a tile set that lies in a file</extracomment>
        <translation type="unfinished">Aus einer &amp;Datei…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>⚠ %1: cannot be played</source>
        <extracomment>%1 name of a tile set whose file is broken</extracomment>
        <translation type="unfinished">⚠ %1: nicht spielbar</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>learned</source>
        <extracomment>Beside the name of a tile set that the computer has learned to play</extracomment>
        <translation type="unfinished">gelernt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1, by %2</source>
        <extracomment>%1 what a set holds, such as &quot;72 tiles and 39 mining tokens&quot;; %2 a person</extracomment>
        <translation type="unfinished">%1, von %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Tile sets (*.tileset.json *.tileset.zip);;All files (*)</source>
        <translation type="unfinished">Plättchensätze (*.tileset.json *.tileset.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>&amp;Manage</source>
        <extracomment>Button with a menu: add, remove, edit, share tile sets</extracomment>
        <translation type="unfinished">&amp;Verwalten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>It can be played, but:</source>
        <translation type="unfinished">Er ist spielbar, aber:</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1 and %Ln mining token(s)</source>
        <extracomment>%1 is &quot;72 tiles&quot;, %Ln mining tokens: what a tile set holds</extracomment>
        <translation type="unfinished">
            <numerusform>%1 und %Ln Schürfplättchen</numerusform>
            <numerusform>%1 und %Ln Schürfplättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftDialog</name>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%Ln tile(s) are left in the stack</source>
        <extracomment>Part of a sentence</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Plättchen ist noch im Stapel</numerusform>
            <numerusform>%Ln Plättchen sind noch im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%Ln of them can be turned to show these edges</source>
        <extracomment>Part of a sentence: so many of the tiles that are left</extracomment>
        <translation type="unfinished">
            <numerusform>eines davon lässt sich so drehen, dass es diese Kanten zeigt</numerusform>
            <numerusform>%Ln davon lassen sich so drehen, dass sie diese Kanten zeigen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>the chance that the next tile is one of them is %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is a chance such as &quot;30%&quot;</extracomment>
        <translation type="unfinished">die Chance, dass das nächste Plättchen eines davon ist, beträgt %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>Tiles left</source>
        <extracomment>Title of a window: which tiles are still in the stack</extracomment>
        <translation type="unfinished">Übrige Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>&amp;Only tiles that are left</source>
        <translation type="unfinished">&amp;Nur übrige Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>Discarded because they fit nowhere</source>
        <translation type="unfinished">Ausgeschieden, weil sie nirgends passten</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftModel</name>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>none of %1</source>
        <extracomment>Copies of a tile that are left in the stack: &quot;none of 4&quot;</extracomment>
        <translation type="unfinished">keins von %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%1 of %2</source>
        <extracomment>Copies of a tile that are left in the stack: &quot;3 of 4&quot;</extracomment>
        <translation type="unfinished">%1 von %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln in the stack</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln im Stapel</numerusform>
            <numerusform>%Ln im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln in hand</source>
        <extracomment>Part of a list: where the copies of a tile are; drawn, and not on the board yet</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln in der Hand</numerusform>
            <numerusform>%Ln in der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln on the board</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln auf dem Spielfeld</numerusform>
            <numerusform>%Ln auf dem Spielfeld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln discarded</source>
        <extracomment>Part of a list: where the copies of a tile are; they fitted nowhere when they were drawn</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln ausgeschieden</numerusform>
            <numerusform>%Ln ausgeschieden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>Tile %1</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">Plättchen %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ArtFolderDialog</name>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>The pictures are being read…</source>
        <translation type="unfinished">Die Bilder werden gelesen…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>%Ln picture(s) from this folder will be used.</source>
        <translation type="unfinished">
            <numerusform>%Ln Bild aus diesem Ordner wird übernommen.</numerusform>
            <numerusform>%Ln Bilder aus diesem Ordner werden übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>These pictures are already in the set.</source>
        <translation type="unfinished">Diese Bilder sind schon da.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>No file here can be used. Name each picture after its tile: &quot;12.svg&quot; for tile 12.</source>
        <translation type="unfinished">Keine Datei hier lässt sich verwenden. Benenne jedes Bild nach seinem Plättchen: „12.svg“ für Plättchen 12.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Import pictures from a folder</source>
        <extracomment>Title of a window: each for the tile of its name</extracomment>
        <translation type="unfinished">Bilder aus einem Ordner übernehmen</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Import several pictures</source>
        <translation type="unfinished">Mehrere Bilder übernehmen</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>File</source>
        <extracomment>Title of a column: name of a file</extracomment>
        <translation type="unfinished">Datei</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Tile</source>
        <extracomment>Title of a column: id of a tile</extracomment>
        <translation type="unfinished">Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Result</source>
        <extracomment>Title of a column: what becomes of a file</extracomment>
        <translation type="unfinished">Ergebnis</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Pictures in the folder</source>
        <translation type="unfinished">Bilder im Ordner</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Progress</source>
        <translation type="unfinished">Fortschritt</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Update changed pictures &amp;automatically while the set is open</source>
        <translation type="unfinished">Geänderte Bilder automatisch aktualisieren, &amp;während der Satz offen ist</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ArtImportDialog</name>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Choose a picture</source>
        <translation type="unfinished">Ein Bild wählen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Pictures (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;All files (*)</source>
        <translation type="unfinished">Bilder (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The picture is being read…</source>
        <translation type="unfinished">Das Bild wird gelesen…</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile uses the picture that the game draws.</source>
        <translation type="unfinished">Das Plättchen hat das Bild, das das Spiel zeichnet.</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 name of a file, %2 what is said about it</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The previous picture is kept.</source>
        <translation type="unfinished">Das bisherige Bild bleibt.</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Refused</source>
        <extracomment>What became of a picture</extracomment>
        <translation type="unfinished">Abgelehnt</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Left out</source>
        <extracomment>What became of a part of a picture</extracomment>
        <translation type="unfinished">Ausgelassen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile has its own picture.</source>
        <translation type="unfinished">Das Plättchen hat ein eigenes Bild.</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Picture of tile %1</source>
        <extracomment>Title of a window: %1 the id of a tile</extracomment>
        <translation type="unfinished">Bild von Plättchen %1</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Choose a file…</source>
        <translation type="unfinished">&amp;Datei wählen…</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Paste</source>
        <extracomment>Button: takes a picture from the clipboard</extracomment>
        <translation type="unfinished">&amp;Einfügen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Remove the picture</source>
        <translation type="unfinished">Bild ent&amp;fernen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>An SVG file, or PNG, JPEG, GIF, BMP or WebP. You can also drop a file here, or paste a picture or the text of an SVG file. If you choose several files, each goes to the tile it is named after.</source>
        <translation type="unfinished">Eine SVG-Datei, oder PNG, JPEG, GIF, BMP oder WebP. Du kannst auch eine Datei hierher ziehen oder ein Bild oder den Text einer SVG-Datei einfügen. Mehrere Dateien auf einmal gehen an die gleichnamigen Plättchen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>%Ln tile(s) are chosen. The picture is for tile %1 alone.</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Plättchen ist ausgewählt. Das Bild gilt nur für Plättchen %1.</numerusform>
            <numerusform>%Ln Plättchen sind ausgewählt. Das Bild gilt nur für Plättchen %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>With its own picture</source>
        <translation type="unfinished">Mit eigenem Bild</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile with its own picture, in all four rotations</source>
        <translation type="unfinished">Das Plättchen mit eigenem Bild, in allen vier Drehungen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>No picture</source>
        <extracomment>Shown in place of a preview</extracomment>
        <translation type="unfinished">Kein Bild</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Drawn by the game</source>
        <translation type="unfinished">Vom Spiel gezeichnet</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile as the game draws it, in all four rotations</source>
        <translation type="unfinished">Das Plättchen, wie das Spiel es zeichnet, in allen vier Drehungen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The whole picture; what is cut off is pale</source>
        <extracomment>A small picture: its name for screen readers and its tool tip</extracomment>
        <translation type="unfinished">Das ganze Bild; was abgeschnitten wird, ist blass</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Result</source>
        <extracomment>Title of a column: what became of a part of a picture</extracomment>
        <translation type="unfinished">Ergebnis</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Line</source>
        <extracomment>Title of a column: a line of a file</extracomment>
        <translation type="unfinished">Zeile</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Element</source>
        <extracomment>Title of a column: an element of SVG</extracomment>
        <translation type="unfinished">Element</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Reason</source>
        <extracomment>Title of a column: why something is left out</extracomment>
        <translation type="unfinished">Grund</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Parts of the picture that cannot be used</source>
        <translation type="unfinished">Teile des Bilds, die sich nicht verwenden lassen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::CanvasPanel</name>
    <message>
        <location filename="../editor/canvas/canvaspanel.cpp"/>
        <source>Drawing tools</source>
        <extracomment>The tools to draw on a tile with</extracomment>
        <translation type="unfinished">Zeichenwerkzeuge</translation>
    </message>
    <message>
        <location filename="../editor/canvas/canvaspanel.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>%1 name of a tool, %2 its key</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ComparisonChart</name>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1: %2</source>
        <extracomment>A figure of the statistics: %1 what it counts, %2 the figure</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1 (%2: %3)</source>
        <extracomment>%1 a figure of this tile set, %2 the name of another set, %3 its figure</extracomment>
        <translation type="unfinished">%1 (%2: %3)</translation>
    </message>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1; %2</source>
        <extracomment>Figures of the statistics: %1 one or several, %2 one more</extracomment>
        <translation type="unfinished">%1; %2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::HistogramGrid</name>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points per player from this source.</source>
        <translation type="unfinished">Punkte je Spieler aus dieser Quelle.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Total points</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Punkte insgesamt</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points per player at the end.</source>
        <translation type="unfinished">Punkte je Spieler am Ende.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Winner&apos;s lead</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Vorsprung an der Spitze</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>How many points the winner is ahead of second place.</source>
        <translation type="unfinished">Um wie viele Punkte der erste Platz vor dem zweiten liegt.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Turns</source>
        <extracomment>Title of a histogram: turns of the players in a game, not rotations</extracomment>
        <translation type="unfinished">Züge</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Turns taken by all players together.</source>
        <translation type="unfinished">Züge aller Spieler zusammen.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Discarded tiles</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Ausgeschiedene Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles per game that were drawn but fit nowhere.</source>
        <translation type="unfinished">Plättchen je Partie, die gezogen wurden und nirgends passten.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Open squares</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Offene Felder</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Empty squares beside a tile at the end.</source>
        <translation type="unfinished">Leere Felder neben einem Plättchen am Ende.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Dead squares</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Tote Felder</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Open squares at the end that no tile in the set fits.</source>
        <translation type="unfinished">Offene Felder am Ende, auf die kein Plättchen des Satzes passt.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tokens left</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Übrige Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tokens that nobody took by the end of the game.</source>
        <translation type="unfinished">Schürfplättchen, die am Ende niemand genommen hat.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Railroad length</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Länge der Strecken</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a complete railroad.</source>
        <translation type="unfinished">Plättchen einer fertigen Strecke.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Mountain size</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Größe der Berge</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a complete mountain.</source>
        <translation type="unfinished">Plättchen eines fertigen Bergs.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Railroads per city</source>
        <translation type="unfinished">Strecken je Stadt</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Complete railroads that leave a complete city.</source>
        <translation type="unfinished">Fertige Strecken, die von einer fertigen Stadt ausgehen.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Prairie size</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Größe der Prärien</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a prairie at the end.</source>
        <translation type="unfinished">Plättchen einer Prärie am Ende.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>This set</source>
        <extracomment>Beside a sample of a bar: what is drawn in this way</extracomment>
        <translation type="unfinished">Dieser Satz</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Classic set</source>
        <extracomment>Beside a sample of a line: what is drawn in this way</extracomment>
        <translation type="unfinished">Klassischer Satz</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from railroads</source>
        <translation type="unfinished">Punkte für Strecken</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from mountains</source>
        <translation type="unfinished">Punkte für Berge</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from cities</source>
        <translation type="unfinished">Punkte für Städte</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from prairies</source>
        <translation type="unfinished">Punkte für Prärien</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from gold</source>
        <translation type="unfinished">Punkte für Gold</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::HistogramView</name>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1 to %2</source>
        <extracomment>A range of values: %1 the least, %2 the greatest</extracomment>
        <translation type="unfinished">%1 bis %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12%&quot; of the games</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1: %2 (classic set: %3)</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12%&quot; of the games, %3 likewise</extracomment>
        <translation type="unfinished">%1: %2 (klassischer Satz: %3)</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Mean %1, standard deviation %2.</source>
        <extracomment>Description for screen readers: %1 and %2 numbers</extracomment>
        <translation type="unfinished">Mittel %1, Standardabweichung %2.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Most frequent: %1 (%2).</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12%&quot; of the games</extracomment>
        <translation type="unfinished">Am häufigsten: %1 (%2).</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Classic set: mean %1.</source>
        <extracomment>Description for screen readers: %1 a number</extracomment>
        <translation type="unfinished">Klassischer Satz: Mittel %1.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>mean %1, classic %2</source>
        <extracomment>Under the title of a histogram: %1 its mean, %2 that of the classic set</extracomment>
        <translation type="unfinished">Mittel %1, klassisch %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>mean %1</source>
        <extracomment>Under the title of a histogram: %1 its mean</extracomment>
        <translation type="unfinished">Mittel %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::KeyFigures</name>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>This set</source>
        <extracomment>Title of a column: figures of the set that is open</extracomment>
        <translation type="unfinished">Dieser Satz</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Classic set</source>
        <extracomment>Title of a column: figures of the classic set</extracomment>
        <translation type="unfinished">Klassischer Satz</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LabPanel</name>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>This set cannot be played: %1</source>
        <extracomment>%1 the first thing that is wrong with a tile set</extracomment>
        <translation type="unfinished">Dieser Satz ist nicht spielbar: %1</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Run the lab to see how your tiles play.</source>
        <translation type="unfinished">Starte das Labor, um zu sehen, wie sich deine Plättchen spielen.</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Learned</source>
        <extracomment>Title of a page: what the computer has learned about the set of tiles</extracomment>
        <translation type="unfinished">Gelernt</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>The set has changed since these games were played. Run the lab again to bring the results up to date.</source>
        <translation type="unfinished">Der Satz hat sich geändert, seit diese Partien gespielt wurden. Starte das Labor noch einmal, um die Ergebnisse zu aktualisieren.</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Histograms</source>
        <extracomment>Title of a page</extracomment>
        <translation type="unfinished">Histogramme</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 lab</source>
        <extracomment>Name of a file without its ending: %1 name of a tile set</extracomment>
        <translation type="unfinished">%1 Labor</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">Was auffällt</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Compare &amp;with the classic set</source>
        <translation type="unfinished">Mit klassischem Satz &amp;vergleichen</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Also plays the same number of games with the classic set and shows the results next to yours</source>
        <translation type="unfinished">Spielt ebenso viele Partien mit dem klassischen Satz und zeigt dessen Ergebnisse neben deinen</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 – double-click to show the tile</source>
        <extracomment>Tooltip: %1 how much it matters (&quot;Serious&quot;)</extracomment>
        <translation type="unfinished">%1 – Doppelklick zeigt das Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>On average</source>
        <extracomment>Title of a page: mean numbers of a game</extracomment>
        <translation type="unfinished">Im Mittel</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Tiles</source>
        <extracomment>Title of a page: how the tiles of the set did in the games</extracomment>
        <translation type="unfinished">Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>In these games, the computer players used what they had learned about the set.</source>
        <translation type="unfinished">Die Computerspieler dieser Partien richteten sich nach dem, was sie über den Satz gelernt hatten.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LayerBoxes</name>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>Drawn on top of it:</source>
        <extracomment>Before five boxes: what the game draws above the tile&apos;s own picture</extracomment>
        <translation type="unfinished">Darüber gezeichnet:</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>Drawn on top of new pictures:</source>
        <extracomment>Before five boxes: what the game draws above pictures that tiles are given now</extracomment>
        <translation type="unfinished">Über neue Bilder gezeichnet:</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Tracks</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">&amp;Gleise</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Nuggets</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">&amp;Nuggets</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Locomotives</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">&amp;Lokomotiven</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>T&amp;ipis</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">T&amp;ipis</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Herds</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">&amp;Herden</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>The same for &amp;every tile of the set that has its own picture</source>
        <extracomment>Box: what is chosen above</extracomment>
        <translation type="unfinished">Ebenso für &amp;alle Plättchen des Satzes mit eigenem Bild</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LearningPage</name>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Cancel learning</source>
        <extracomment>Button: stops what the computer does to learn a set of tiles</extracomment>
        <translation type="unfinished">Lernen abbrechen</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Let the computer learn this set</source>
        <extracomment>Button: the computer plays a set of tiles against itself to play it better</extracomment>
        <translation type="unfinished">Den Computer diesen Satz lernen lassen</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer found nothing better than what it knows from all tile sets.</source>
        <translation type="unfinished">Der Computer hat nichts Besseres gefunden als das, was er über alle Plättchensätze weiß.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>For %1-player games, learned from %Ln game(s).</source>
        <extracomment>For what the sentences below hold: %1 number of players, 2 to 5; so many games were played to learn</extracomment>
        <translation type="unfinished">
            <numerusform>In Partien zu %1 Spielern, gelernt aus %Ln Partie.</numerusform>
            <numerusform>In Partien zu %1 Spielern, gelernt aus %Ln Partien.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Computer players use what was learned</source>
        <translation type="unfinished">Computerspieler nutzen das Gelernte</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Progress of learning</source>
        <translation type="unfinished">Lernfortschritt</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The set has changed since learning began. Let the computer learn it again to bring this up to date.</source>
        <translation type="unfinished">Der Satz hat sich geändert, seit das Lernen begann. Lass den Computer ihn noch einmal lernen, um dies zu aktualisieren.</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer plays against itself with your set, usually for less than half a minute. Then it shows here what it has learned.</source>
        <translation type="unfinished">Der Computer spielt mit deinem Satz gegen sich selbst, meist weniger als eine halbe Minute lang. Danach zeigt er hier, was er gelernt hat.</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer has learned your set, but cannot tell you about it yet. Click the button above: the computer plays on for a few seconds and then shows here what it has learned.</source>
        <translation type="unfinished">Der Computer hat deinen Satz gelernt, kann dir aber noch nichts darüber sagen. Mit dem Knopf oben spielt er noch einige Sekunden weiter und zeigt dann hier, was er gelernt hat.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::NewSetDialog</name>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>New tile set</source>
        <translation type="unfinished">Neuer Plättchensatz</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>Name of the set</source>
        <translation type="unfinished">Name des Satzes</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>Empty set</source>
        <extracomment>Entry of a list: a tile set without tiles</extracomment>
        <translation type="unfinished">Leerer Satz</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>No tiles yet, but the mining tokens of the classic set.</source>
        <translation type="unfinished">Noch keine Plättchen, aber die Schürfplättchen des klassischen Satzes.</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>All tiles of the classic game, to change as you like.</source>
        <translation type="unfinished">Alle Plättchen des klassischen Spiels, die du beliebig ändern kannst.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PartsTable</name>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Pictures (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;All files (*)</source>
        <translation type="unfinished">Bilder (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Custom picture: %1</source>
        <extracomment>A step of the history; %1 what the picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">Eigenes Bild: %1</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>The game&apos;s picture: %1</source>
        <extracomment>A step of the history; %1 what the picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">Bild des Spiels: %1</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 name of a file, %2 a sentence about it, such as why it cannot be used</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>%1 (custom picture)</source>
        <extracomment>A row of a list: %1 what a picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">%1 (eigenes Bild)</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Pictures of the set</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation type="unfinished">Bilder des Satzes</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Choose a picture…</source>
        <translation type="unfinished">Bild wählen…</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Use the game&apos;s picture</source>
        <extracomment>Button: takes the set&apos;s own picture away</extracomment>
        <translation type="unfinished">Bild des Spiels nehmen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PatchView</name>
    <message>
        <location filename="../editor/preview/patchview.cpp"/>
        <source>Tile %1, %2°</source>
        <extracomment>%1 the id of a tile, %2 a rotation in degrees</extracomment>
        <translation type="unfinished">Plättchen %1, %2°</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PreviewPanel</name>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>No tile is chosen.</source>
        <translation type="unfinished">Kein Plättchen ausgewählt.</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>In all rotations</source>
        <translation type="unfinished">In allen Drehungen</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>The tile in all four rotations</source>
        <translation type="unfinished">Das Plättchen in allen vier Drehungen</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Among neighbors</source>
        <extracomment>The tile among other tiles of the set that match its edges</extracomment>
        <translation type="unfinished">Unter Nachbarn</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>The tile among neighbors</source>
        <translation type="unfinished">Das Plättchen unter Nachbarn</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Choose a tile to see it among its neighbors.</source>
        <translation type="unfinished">Wähle ein Plättchen, um es unter seinen Nachbarn zu sehen.</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Other neighbors from the set (%1)</source>
        <extracomment>Tooltip of the button &quot;Other neighbors&quot;: %1 its key</extracomment>
        <translation type="unfinished">Andere Nachbarn aus dem Satz (%1)</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Other neighbors</source>
        <extracomment>Lays other neighbours around the tile</extracomment>
        <translation type="unfinished">Andere Umgebung</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%Ln tile(s) lie around this one.</source>
        <translation type="unfinished">
            <numerusform>%Ln Plättchen liegt um dieses herum.</numerusform>
            <numerusform>%Ln Plättchen liegen um dieses herum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%Ln square(s) stay open.</source>
        <translation type="unfinished">
            <numerusform>%Ln Feld bleibt offen.</numerusform>
            <numerusform>%Ln Felder bleiben offen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ProblemsPanel</name>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>&amp;Only this tile</source>
        <translation type="unfinished">Nur dieses Plätt&amp;chen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::RotationRow</name>
    <message>
        <location filename="../editor/preview/rotationrow.cpp"/>
        <source>%1°</source>
        <extracomment>A rotation in degrees</extracomment>
        <translation type="unfinished">%1°</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SegmentRow</name>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>%1, %2</source>
        <extracomment>%1 symbols: locomotives, %2 where: &quot;Railroad north–south&quot;</extracomment>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Locomotives</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile</extracomment>
        <translation type="unfinished">Lokomotiven</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>End of the track: %1</source>
        <extracomment>Name of a field for screen readers: %1 &quot;Railroad north to the city&quot;</extracomment>
        <translatorcomment>free: track</translatorcomment>
        <translation type="unfinished">Ende des Gleises: %1</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Nuggets</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile</extracomment>
        <translation type="unfinished">Nuggets</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Tipi camps</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile</extracomment>
        <translation type="unfinished">Tipilager</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Horse herds</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile; groups of horses</extracomment>
        <translation type="unfinished">Pferdeherden</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetDocument</name>
    <message>
        <location filename="../editor/document/setdocument.cpp"/>
        <source>%1 (tile %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the id of a tile</extracomment>
        <translation type="unfinished">%1 (Plättchen %2)</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/document/setdocument.cpp"/>
        <source>%1 (%Ln tile(s))</source>
        <extracomment>A step of the history: %1 what was done, to how many tiles</extracomment>
        <translation type="unfinished">
            <numerusform>%1 (%Ln Plättchen)</numerusform>
            <numerusform>%1 (%Ln Plättchen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetEditor</name>
    <message numerus="yes">
        <location filename="../editor/set/seteditor.cpp"/>
        <source>%1 (%Ln problem(s))</source>
        <extracomment>A step of the history: %1 a repair, done to so many problems</extracomment>
        <translation type="unfinished">
            <numerusform>%1 (%Ln Problem)</numerusform>
            <numerusform>%1 (%Ln Probleme)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/set/seteditor.cpp"/>
        <source>%Ln problem(s) repaired.</source>
        <translation type="unfinished">
            <numerusform>%Ln Problem behoben.</numerusform>
            <numerusform>%Ln Probleme behoben.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Statistics</source>
        <extracomment>Title of a tab: numbers of the tile set</extracomment>
        <translation type="unfinished">Statistik</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Tiles</source>
        <extracomment>Title of the list of tiles</extracomment>
        <translation type="unfinished">Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Preview</source>
        <extracomment>Title of a part of the window: the tile as the game shows it</extracomment>
        <translation type="unfinished">Vorschau</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Tile</source>
        <extracomment>Title of a tab: properties of the tile</extracomment>
        <translation type="unfinished">Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Set</source>
        <extracomment>Title of a tab: properties of the tile set</extracomment>
        <translation type="unfinished">Satz</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>About the set</source>
        <extracomment>What a screen reader calls the tabs Problems, Statistics and Lab</extracomment>
        <translation type="unfinished">Über den Satz</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Play this set</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Diesen Satz spielen</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">Im Spiel installieren</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Give the set a name first: the game lists sets by name.</source>
        <translation type="unfinished">Gib dem Satz zuerst einen Namen: Das Spiel führt die Sätze unter ihren Namen auf.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetPictures</name>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Import pictures from a folder</source>
        <translation type="unfinished">Bilder aus einem Ordner übernehmen</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Import several pictures</source>
        <extracomment>A step of the history: each for the tile of its name</extracomment>
        <translation type="unfinished">Mehrere Bilder übernehmen</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>%1 has changed but cannot be used: %2</source>
        <extracomment>%1 name of a file, %2 a sentence that says why</extracomment>
        <translation type="unfinished">%1 hat sich geändert, lässt sich aber nicht übernehmen: %2</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Update changed pictures</source>
        <translation type="unfinished">Geänderte Bilder aktualisieren</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Pictures updated: %1</source>
        <extracomment>%1 ids of tiles, or what else the pictures show, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">Aktualisierte Bilder: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/set/setpictures.cpp"/>
        <source>%Ln of them is/are not square and is/are cropped or stretched.</source>
        <extracomment>A sentence behind others, about pictures</extracomment>
        <translation type="unfinished">
            <numerusform>Eines davon ist nicht quadratisch und wird beschnitten oder gestreckt.</numerusform>
            <numerusform>%Ln davon sind nicht quadratisch und werden beschnitten oder gestreckt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetProperties</name>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">Startplättchen wählen</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Pictures of the set</source>
        <extracomment>Label of a list: pictures of symbols, backs, tokens and pieces</extracomment>
        <translation type="unfinished">Bilder des Satzes</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Start tile</source>
        <extracomment>Label of a field</extracomment>
        <translation type="unfinished">Startplättchen</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Mining to&amp;kens</source>
        <extracomment>Label of a table</extracomment>
        <translation type="unfinished">Schürfplä&amp;ttchen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetWays</name>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Starting the game…</source>
        <extracomment>&quot;game&quot;: the program that plays</extracomment>
        <translation type="unfinished">Das Spiel startet…</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Play this set</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Diesen Satz spielen</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Play this tile</source>
        <translation type="unfinished">Dieses Plättchen spielen</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The only copy of &quot;%1&quot; is the start tile, which is already on the board. Add another copy to play it.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">Das einzige Exemplar von „%1“ ist das Startplättchen, das schon auf dem Spielfeld liegt. Füge ein weiteres hinzu, um es zu spielen.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>There is no copy of &quot;%1&quot; to draw. Add one to play it.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">Von „%1“ gibt es kein Exemplar zum Ziehen. Füge eines hinzu, um es zu spielen.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>&quot;%1&quot; cannot be the first tile: none of its edges fits the start tile.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">„%1“ kann nicht das erste Plättchen sein: Keine seiner Kanten passt an das Startplättchen.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">Im Spiel installieren</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>A set called &quot;%1&quot; is already installed.</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">Ein Satz namens „%1“ ist schon installiert.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button: the new set takes the place of the installed one</extracomment>
        <translation type="unfinished">&amp;Ersetzen</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button: both sets of the same name stay installed</extracomment>
        <translation type="unfinished">&amp;Beide behalten</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Installing the set…</source>
        <translation type="unfinished">Der Satz wird installiert…</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The set is installed. You can now choose it for a new game.</source>
        <translation type="unfinished">Der Satz ist installiert. Du kannst ihn jetzt für ein neues Spiel wählen.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The set was not installed</source>
        <translation type="unfinished">Der Satz wurde nicht installiert</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SquareStrip</name>
    <message>
        <location filename="../editor/statistics/squarestrip.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 what lies around a square, %2 the share of tiles that fit there</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/statistics/squarestrip.cpp"/>
        <source>%1; %2</source>
        <extracomment>Squares and how many tiles fit there: %1 one or several, %2 one more</extracomment>
        <translation type="unfinished">%1; %2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::StatisticsPanel</name>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Numbers in parentheses and those of the classic set are per hundred tiles.</source>
        <translation type="unfinished">Zahlen in Klammern und die des klassischen Satzes gelten je hundert Plättchen.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>There are fewer mining tokens than nuggets.</source>
        <translation type="unfinished">Es gibt weniger Schürfplättchen als Nuggets.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Choose a tile to see which tiles can lie beside it.</source>
        <translation type="unfinished">Wähle ein Plättchen, um zu sehen, welche daneben liegen können.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>%1×</source>
        <extracomment>Below the picture of a tile: %1 in how many ways it can lie beside another, as &quot;12×&quot;</extracomment>
        <translation type="unfinished">%1×</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tile %1 can lie beside it in %Ln way(s)</source>
        <extracomment>Tooltip and name of a tile: %1 its id</extracomment>
        <translation type="unfinished">
            <numerusform>Plättchen %1 kann auf %Ln Art daneben liegen</numerusform>
            <numerusform>Plättchen %1 kann auf %Ln Arten daneben liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>%Ln of %2 design(s) can lie beside tile %1, each in this many ways:</source>
        <extracomment>%Ln and %2 numbers of designs, %1 the id of a tile; below the picture of each its number of ways</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln von %2 Motiven kann neben Plättchen %1 liegen, auf so viele Arten:</numerusform>
            <numerusform>%Ln von %2 Motiven können neben Plättchen %1 liegen, jedes auf so viele Arten:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tile %1: %2 of the edges of other tiles match</source>
        <extracomment>%1 the id of a tile, %2 a percentage</extracomment>
        <translation type="unfinished">Plättchen %1: %2 der Kanten anderer Plättchen passen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Statistics of the tile set</source>
        <translation type="unfinished">Statistik des Plättchensatzes</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>This set</source>
        <extracomment>Titles of columns: the figures of the set that is open, and those of the classic set to compare with</extracomment>
        <translation type="unfinished">Dieser Satz</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Classic set</source>
        <extracomment>Title of a column: the figures of the classic set</extracomment>
        <translation type="unfinished">Klassischer Satz</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Overview</source>
        <extracomment>Heading: the most important figures of the set</extracomment>
        <translation type="unfinished">Überblick</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges by kind</source>
        <translation type="unfinished">Kanten nach Art</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>The line across each bar shows the classic set.</source>
        <translation type="unfinished">Der Strich quer zum Balken zeigt den klassischen Satz.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges and matching tiles</source>
        <translatorcomment>free: demand and supply</translatorcomment>
        <translation type="unfinished">Kanten und passende Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How many edges need a neighbor, and how many tiles have a matching edge.</source>
        <translation type="unfinished">Wie viele Kanten einen Nachbarn brauchen und wie viele Plättchen eine passende Kante haben.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges / tiles</source>
        <extracomment>Title of a column with two numbers, as in &quot;56 / 27&quot;</extracomment>
        <translation type="unfinished">Kanten / Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Features on the tiles</source>
        <translation type="unfinished">Gebiete auf den Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Railroads</source>
        <extracomment>Heading: where railroads end</extracomment>
        <translation type="unfinished">Strecken</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Symbols and tokens</source>
        <translation type="unfinished">Symbole und Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Chance of filling an open square</source>
        <translation type="unfinished">Chance, ein offenes Feld zu füllen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How likely it is that a randomly drawn tile fits in at least one rotation.</source>
        <translation type="unfinished">Wie wahrscheinlich ein zufällig gezogenes Plättchen in mindestens einer Drehung passt.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Hardest squares</source>
        <extracomment>Heading: the squares that fewest tiles fit</extracomment>
        <translation type="unfinished">Schwierigste Felder</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Share of the tiles that fit where the neighbors show these edges.</source>
        <translation type="unfinished">Anteil der Plättchen, die passen, wo die Nachbarn diese Kanten zeigen.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tiles that fit together</source>
        <translation type="unfinished">Plättchen, die zueinander passen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Choose a tile.</source>
        <translation type="unfinished">Wähle ein Plättchen.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Hardest tiles to match</source>
        <translation type="unfinished">Am seltensten passende Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How often a random edge of another tile matches a random edge of one of these tiles.</source>
        <translation type="unfinished">Wie oft eine zufällige Kante eines anderen Plättchens zu einer zufälligen Kante von diesen passt.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Show all squares</source>
        <extracomment>Below the hardest of the open squares, each with the edges around it: list all of them</extracomment>
        <translation type="unfinished">Alle Felder zeigen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileCanvas</name>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a part of a tile: &quot;Railroad north–south&quot;, %2 &quot;2 locomotives&quot;</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>Drag begins at: %1. Choose where it ends, then press D.</source>
        <extracomment>Status line: %1 where a drag by keys begins, as &quot;North edge: railroad&quot;; D is a key</extracomment>
        <translation type="unfinished">Das Ziehen beginnt hier: %1. Wähle, wo es endet, und drücke dann D.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>Drawing of tile %1</source>
        <extracomment>Name of the drawing for screen readers: %1 the id of a tile</extracomment>
        <translation type="unfinished">Zeichnung von Plättchen %1</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>No tile</source>
        <extracomment>Name of the empty drawing for screen readers</extracomment>
        <translation type="unfinished">Kein Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvaspaint.cpp"/>
        <source>No tile is chosen. Press Ctrl+T to make a new one.</source>
        <translation type="unfinished">Kein Plättchen ausgewählt. Drücke Strg+T, um ein neues anzulegen.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvaspaint.cpp"/>
        <source>× %1</source>
        <extracomment>%1 how many nuggets</extracomment>
        <translation type="unfinished">× %1</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvaspaint.cpp"/>
        <source>The tile&apos;s own picture cannot be drawn</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Das eigene Bild des Plättchens lässt sich nicht zeichnen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileCommands</name>
    <message numerus="yes">
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>A set holds at most %Ln design(s).</source>
        <translation type="unfinished">
            <numerusform>Ein Satz fasst höchstens %Ln Motiv.</numerusform>
            <numerusform>Ein Satz fasst höchstens %Ln Motive.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Add a tile</source>
        <translation type="unfinished">Plättchen hinzufügen</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>There are no tiles on the clipboard. Tiles are copied as text, as in a tile-set file.</source>
        <translation type="unfinished">In der Zwischenablage sind keine Plättchen. Plättchen werden als Text kopiert, wie in einer Plättchensatz-Datei.</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Paste tiles</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Plättchen einfügen</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Duplicate</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Duplizieren</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Remove</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Entfernen</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Turn</source>
        <extracomment>A step of the history (verb): tiles are rotated</extracomment>
        <translation type="unfinished">Drehen</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Mirror</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Spiegeln</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>No variants are missing: the set already has them all.</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Es fehlen keine Varianten: Der Satz hat sie schon alle.</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Add variants</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Varianten ergänzen</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">Startplättchen wählen</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>To move tiles, show all of them in the order &quot;As in the set&quot;.</source>
        <translation type="unfinished">Zeige alle Plättchen in der Reihenfolge „Wie im Satz“, um sie zu verschieben.</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Move</source>
        <extracomment>A step of the history: tiles get another place in the list</extracomment>
        <translation type="unfinished">Verschieben</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Change the number of copies</source>
        <translation type="unfinished">Anzahl ändern</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Change the picture</source>
        <translation type="unfinished">Bild ändern</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>The tiles on the clipboard cannot be read: %1</source>
        <extracomment>%1 what is wrong</extracomment>
        <translation type="unfinished">Die Plättchen in der Zwischenablage sind nicht lesbar: %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileDelegate</name>
    <message>
        <location filename="../editor/tiles/tiledelegate.cpp"/>
        <source>× %1</source>
        <extracomment>Below the id of a tile: %1 how many copies</extracomment>
        <translation type="unfinished">× %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileExport</name>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>Export tile as SVG</source>
        <translation type="unfinished">Plättchen als SVG exportieren</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>SVG files (*.svg)</source>
        <translation type="unfinished">SVG-Dateien (*.svg)</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>Writing the tile…</source>
        <translation type="unfinished">Das Plättchen wird geschrieben…</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>Exported to %1</source>
        <extracomment>%1 a file</extracomment>
        <translation type="unfinished">Exportiert: %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileListPanel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln design(s)</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Motiv</numerusform>
            <numerusform>%Ln Motive</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%1, %2</source>
        <extracomment>%1 &quot;24 designs&quot;, %2 &quot;72 tiles&quot;</extracomment>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Plättchen</numerusform>
            <numerusform>%Ln Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%1; %2</source>
        <extracomment>%1 &quot;24 designs, 72 tiles&quot;, %2 &quot;3 chosen&quot;
----------
%1 &quot;24 designs, 72 tiles&quot;, %2 &quot;3 shown&quot;</extracomment>
        <translation type="unfinished">%1; %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln chosen</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles; 3 chosen&quot;; designs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln shown</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles; 3 shown&quot;; designs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln gezeigt</numerusform>
            <numerusform>%Ln gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Search</source>
        <extracomment>In an empty field: what to type there</extracomment>
        <translation type="unfinished">Suchen</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Search tiles</source>
        <extracomment>Name of a field for screen readers</extracomment>
        <translation type="unfinished">Plättchen suchen</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>No tile matches.</source>
        <translation type="unfinished">Kein Plättchen passt zur Suche.</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Show all tiles</source>
        <extracomment>Button: ends a search</extracomment>
        <translation type="unfinished">Alle Plättchen zeigen</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>All edges</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Alle Kanten</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Railroad</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Strecke</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Mountain</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Berg</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Prairie</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Prärie</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Railroad and mountain</source>
        <translation type="unfinished">Strecke und Berg</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two railroads</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Zwei Strecken</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two mountains</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Zwei Berge</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two prairies</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Zwei Prärien</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Only tiles with these edges</source>
        <translation type="unfinished">Nur Plättchen mit diesen Kanten</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>As in the set</source>
        <translation type="unfinished">Wie im Satz</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By number of copies</source>
        <extracomment>Order of the tiles</extracomment>
        <translation type="unfinished">Nach Anzahl</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By edges</source>
        <extracomment>Order of the tiles</extracomment>
        <translation type="unfinished">Nach Kanten</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Order of the list</source>
        <translation type="unfinished">Reihenfolge der Liste</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Tiles of the set</source>
        <translation type="unfinished">Plättchen des Satzes</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By id</source>
        <extracomment>Order of the tiles: by what they are called in the file</extracomment>
        <translation type="unfinished">Nach Kennung</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileModel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, %Ln copies: %2</source>
        <extracomment>A tile for screen readers: %1 its id, %2 what is on it, %Ln copies</extracomment>
        <translation type="unfinished">
            <numerusform>Plättchen %1, %Ln Exemplar: %2</numerusform>
            <numerusform>Plättchen %1, %Ln Exemplare: %2</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Move</source>
        <extracomment>A step of the history: tiles get another place in the list</extracomment>
        <translation type="unfinished">Verschieben</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Insert dragged tiles</source>
        <extracomment>A step of the history: tiles dragged here with the mouse</extracomment>
        <translation type="unfinished">Plättchen ablegen</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, start tile, %Ln copies: %2</source>
        <extracomment>A tile for screen readers: %1 its id, %2 what is on it, %Ln copies</extracomment>
        <translation type="unfinished">
            <numerusform>Plättchen %1, Startplättchen, %Ln Exemplar: %2</numerusform>
            <numerusform>Plättchen %1, Startplättchen, %Ln Exemplare: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileProperties</name>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change the number of copies</source>
        <translation type="unfinished">Anzahl ändern</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">Startplättchen wählen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Tile %1</source>
        <extracomment>Heading: %1 the id of a tile</extracomment>
        <translation type="unfinished">Plättchen %1</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change symbols</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Symbole ändern</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change where track ends</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Gleis anders enden lassen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Rename a tile</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Plättchen umbenennen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen. Every tile needs its own id.</source>
        <translation type="unfinished">1 bis 32 Zeichen: A bis Z, a bis z, 0 bis 9, Punkt, Unterstrich und Bindestrich. Jedes Plättchen braucht eine eigene Kennung.</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Parts</source>
        <extracomment>Heading above the railroads, mountains and prairies of a tile</extracomment>
        <translation type="unfinished">Teile</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>%Ln tile(s) chosen; the drawing shows %1</source>
        <extracomment>%1 the tile that is shown large</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Plättchen ausgewählt; gezeichnet wird %1</numerusform>
            <numerusform>%Ln Plättchen ausgewählt; gezeichnet wird %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>various</source>
        <extracomment>In the field for the number of copies: the chosen tiles have different numbers</extracomment>
        <translation type="unfinished">verschieden</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change the pict&amp;ure…</source>
        <translation type="unfinished">Bild änd&amp;ern…</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Custom pict&amp;ure…</source>
        <extracomment>Button: opens the dialog for a picture of the tile&apos;s own</extracomment>
        <translation type="unfinished">&amp;Eigenes Bild…</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>I&amp;d</source>
        <extracomment>What a tile is called in its file</extracomment>
        <translation type="unfinished">&amp;Kennung</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Cop&amp;ies</source>
        <extracomment>Label of a field: how many copies of a tile are in the set</extracomment>
        <translation type="unfinished">E&amp;xemplare</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>St&amp;art tile</source>
        <extracomment>Check box: the tile is the start tile</extracomment>
        <translation type="unfinished">S&amp;tartplättchen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>No tile chosen</source>
        <translation type="unfinished">Kein Plättchen ausgewählt</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TilesModel</name>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>%1 %2</source>
        <extracomment>A cell of a table: %1 what is in it, %2 the title of its column</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Tile</source>
        <extracomment>Title of a column: the design</extracomment>
        <translation type="unfinished">Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How many copies of the tile are in the set</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Wie viele Exemplare des Plättchens im Satz sind</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Copies</source>
        <extracomment>Title of a column: specimens of a tile, not the command</extracomment>
        <translation type="unfinished">Exemplare</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How often the tile was drawn in all games</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Wie oft das Plättchen in allen Partien gezogen wurde</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Drawn</source>
        <extracomment>Title of a column: how often a tile was taken from the stack</extracomment>
        <translation type="unfinished">Gezogen</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How many squares the tile fit on average when it was drawn</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Auf wie viele Felder das Plättchen im Mittel passte, als es gezogen wurde</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Squares</source>
        <extracomment>Title of a column: how many squares a tile fits</extracomment>
        <translation type="unfinished">Felder</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Share of draws in which the tile fit two squares at most</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Anteil der Fälle, in denen das Plättchen gezogen wurde und auf höchstens zwei Felder passte</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Hard to place</source>
        <extracomment>Title of a column: how often a tile has hardly any square</extracomment>
        <translation type="unfinished">Schwierig</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Share of draws in which the tile fit nowhere</source>
        <translatorcomment>free: tile</translatorcomment>
        <translation type="unfinished">Anteil der Fälle, in denen das Plättchen gezogen wurde und nirgends passte</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Discarded</source>
        <extracomment>Title of a column: how often a tile fit nowhere</extracomment>
        <translation type="unfinished">Ausgeschieden</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>The design and its id</source>
        <translation type="unfinished">Das Motiv und seine Kennung</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TilesTable</name>
    <message>
        <location filename="../editor/lab/tilestable.cpp"/>
        <source>Tiles by how hard they are to place</source>
        <translation type="unfinished">Plättchen danach, wie schwer sie zu legen sind</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TokensTable</name>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Change the tokens</source>
        <translation type="unfinished">Schürfplättchen ändern</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Add tokens</source>
        <extracomment>A step of the history: mining tokens</extracomment>
        <translation type="unfinished">Schürfplättchen hinzufügen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Remove tokens</source>
        <extracomment>A step of the history: mining tokens</extracomment>
        <translation type="unfinished">Schürfplättchen entfernen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Value</source>
        <extracomment>Title of a column: points of a mining token</extracomment>
        <translation type="unfinished">Wert</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Number</source>
        <extracomment>Title of a column: how many tokens of this value there are</extracomment>
        <translation type="unfinished">Anzahl</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Mining tokens</source>
        <extracomment>Name of a table for screen readers</extracomment>
        <translation type="unfinished">Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Add a value</source>
        <translation type="unfinished">Wert hinzufügen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Remove</source>
        <extracomment>Button: removes the chosen value of mining tokens</extracomment>
        <translation type="unfinished">Entfernen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Tokens: %1. Nuggets on the tiles: %2.</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Schürfplättchen: %1. Nuggets auf den Plättchen: %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::Tour</name>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>The chosen tile is all prairie. Click near its top edge until there is a mountain. By keyboard: press &quot;Show me&quot;, the up arrow, then Enter.</source>
        <translation type="unfinished">Das gewählte Plättchen ist ganz Prärie. Klicke nahe seiner oberen Kante, bis dort ein Berg ist. Mit der Tastatur: Drücke „Zeig es mir“, Pfeil nach oben und dann Eingabe.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Lay track: drag from the left edge to the right edge. By keyboard: left arrow, D, right arrow, D.</source>
        <translation type="unfinished">Lege ein Gleis: Ziehe von der linken zur rechten Kante. Mit der Tastatur: Pfeil nach links, D, Pfeil nach rechts, D.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Put a nugget on the mountain: turn the mouse wheel over it, or press N.</source>
        <translation type="unfinished">Lege ein Nugget auf den Berg: Drehe darüber das Mausrad oder drücke N.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>The set has no start tile and so cannot be played. Find that in the list of problems, press the button beside it and choose &quot;%1&quot;.</source>
        <extracomment>%1 an entry of a menu</extracomment>
        <translation type="unfinished">Der Satz hat kein Startplättchen und ist darum nicht spielbar. Suche das in der Liste der Probleme, drücke den Knopf daneben und wähle „%1“.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Open the lab below and press &quot;Run&quot;. The computer plays with your set and says what stands out.</source>
        <translation type="unfinished">Öffne unten das Labor und drücke „Starten“. Der Computer spielt mit deinem Satz und sagt, was auffällt.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Press F5 to play with your set yourself. The game opens beside the editor.</source>
        <translation type="unfinished">Drücke F5, um selbst mit deinem Satz zu spielen. Das Spiel öffnet sich neben dem Editor.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>That was the tour. Go on with this set, or begin one of your own. F1 opens the handbook.</source>
        <translation type="unfinished">Das war der Rundgang. Mach mit diesem Satz weiter oder beginne einen eigenen. F1 öffnet das Handbuch.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>End of the tour</source>
        <translation type="unfinished">Ende des Rundgangs</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Tour: %1 of %2</source>
        <extracomment>Above what is to be done: %1 the number of this step, %2 of how many</extracomment>
        <translation type="unfinished">Rundgang: %1 von %2</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>S&amp;kip</source>
        <extracomment>Button: go on to the next step of the tour without doing this one</extracomment>
        <translation type="unfinished">Übe&amp;rspringen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::WatchedNote</name>
    <message>
        <location filename="../editor/artfolder/watchednote.cpp"/>
        <source>Watching this folder for changed pictures: %1</source>
        <extracomment>%1 path of a folder</extracomment>
        <translation type="unfinished">Dieser Ordner wird auf geänderte Bilder überwacht: %1</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/watchednote.cpp"/>
        <source>Stop watching</source>
        <extracomment>Button: changed pictures of a folder are not updated from now on</extracomment>
        <translation type="unfinished">Nicht mehr überwachen</translation>
    </message>
</context>
<context>
    <name>lodeline::print::ContentPage</name>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Cop&amp;ies:</source>
        <extracomment>How many times each tile is printed</extracomment>
        <translation type="unfinished">&amp;Exemplare:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>&amp;Designs:</source>
        <extracomment>Label of a field: which tiles to print</extracomment>
        <translation type="unfinished">&amp;Motive:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>One of each design</source>
        <translation type="unfinished">Eines von jedem Motiv</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Only those checked below</source>
        <translation type="unfinished">Nur die unten angekreuzten</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Designs to print</source>
        <translation type="unfinished">Motive zum Drucken</translation>
    </message>
</context>
<context>
    <name>lodeline::print::FaceList</name>
    <message>
        <location filename="../editor/print/dialog/facelist.cpp"/>
        <source>%1 × %2</source>
        <extracomment>In a list of tiles: %1 the id of a design, %2 how many copies</extracomment>
        <translation type="unfinished">%1 × %2</translation>
    </message>
</context>
<context>
    <name>lodeline::print::PaperPage</name>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>That is %1 dpi when printed %2 mm wide.</source>
        <extracomment>%1 a number of pixels an inch, %2 a length in millimetres: a tile or card</extracomment>
        <translation type="unfinished">Das sind %1 dpi bei %2 mm Druckbreite.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Paper</source>
        <extracomment>Title of a group: size and margins of the paper</extracomment>
        <translation type="unfinished">Papier</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Paper size:</source>
        <extracomment>Label of a field</extracomment>
        <translation type="unfinished">&amp;Papierformat:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Orientation:</source>
        <extracomment>Label of a field: portrait or landscape</extracomment>
        <translation type="unfinished">&amp;Ausrichtung:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Portrait</source>
        <extracomment>Entry of a list: orientation of the paper</extracomment>
        <translation type="unfinished">Hochformat</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Landscape</source>
        <extracomment>Entry of a list: orientation of the paper</extracomment>
        <translation type="unfinished">Querformat</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Margins:</source>
        <extracomment>Label of a field: of a printed page</extracomment>
        <translation type="unfinished">&amp;Ränder:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Most printers leave the outer 4 to 5 mm of a sheet blank.</source>
        <translation type="unfinished">Die meisten Drucker lassen die äußersten 4 bis 5 mm eines Blatts weiß.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Cutting</source>
        <extracomment>Title of a group: what helps to cut out the tiles</extracomment>
        <translation type="unfinished">Schnitt</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Gap:</source>
        <extracomment>White space between tiles on a printed page</extracomment>
        <translation type="unfinished">A&amp;bstand:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Bleed:</source>
        <extracomment>How far the picture of a tile goes on beyond the line along which it is cut</extracomment>
        <translation type="unfinished">Besch&amp;nittzugabe:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>The picture extends beyond the cut, at most by half the gap.</source>
        <translation type="unfinished">Das Bild geht über den Schnitt hinaus, höchstens um den halben Abstand.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Cut mar&amp;ks</source>
        <extracomment>Check box: marks on the page that show where to cut</extracomment>
        <translation type="unfinished">&amp;Schnittmarken</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Ruler to check the size</source>
        <translation type="unfinished">L&amp;ineal zum Prüfen der Größe</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Print b&amp;acks on the reverse side</source>
        <translation type="unfinished">Rüc&amp;kseiten mitdrucken</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>F&amp;lip on:</source>
        <extracomment>Label of a field with the entries &quot;Long edge&quot; and &quot;Short edge&quot;: how two-sided pages are turned over</extracomment>
        <translation type="unfinished">&amp;Gewendet über die:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Long edge</source>
        <extracomment>Entry of a list: the edge on which a sheet is flipped</extracomment>
        <translation type="unfinished">lange Kante</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Short edge</source>
        <extracomment>Entry of a list: the edge on which a sheet is flipped</extracomment>
        <translation type="unfinished">kurze Kante</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Each page is followed by its reverse side. The start tile has its own back.</source>
        <translation type="unfinished">Auf jede Seite folgt ihre Rückseite. Das Startplättchen hat eine eigene.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Each page is followed by its reverse side.</source>
        <translation type="unfinished">Auf jede Seite folgt ihre Rückseite.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Ink</source>
        <extracomment>Title of a group: saving ink and quality</extracomment>
        <translation type="unfinished">Tinte</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Ink saver: white background and pale colors</source>
        <translation type="unfinished">&amp;Tinte sparen: weißer Hintergrund und blasse Farben</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Picture &amp;quality:</source>
        <extracomment>Label of a field: dots per inch</extracomment>
        <translation type="unfinished">Bild&amp;qualität:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Pictures of each design</source>
        <extracomment>Title of a group: about &quot;A picture of each design&quot;</extracomment>
        <translation type="unfinished">Bilder je Motiv</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: how many pixels the side of a picture has</extracomment>
        <translation type="unfinished">Kant&amp;enlänge:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source> px</source>
        <extracomment>Unit behind a number in a field: pixels</extracomment>
        <translation type="unfinished"> px</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source> dpi</source>
        <extracomment>Unit behind a number in a field: dots per inch</extracomment>
        <translation type="unfinished"> dpi</translation>
    </message>
</context>
<context>
    <name>lodeline::print::PrintDialog</name>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Page %1 of %2</source>
        <extracomment>%1 number of a page, %2 how many there are</extracomment>
        <translation type="unfinished">Seite %1 von %2</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Back of page %1 of %2</source>
        <extracomment>%1 number of a page, %2 how many there are; its reverse is shown</extracomment>
        <translation type="unfinished">Rückseite von Seite %1 von %2</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>⚠ %1</source>
        <extracomment>A warning: %1 a sentence that says what is wrong</extracomment>
        <translation type="unfinished">⚠ %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%Ln sheet(s) of paper: %1</source>
        <extracomment>%1 what is printed on them, as &quot;72 tiles and 63 tokens&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln Blatt Papier: %1</numerusform>
            <numerusform>%Ln Blatt Papier: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Writing the pages…</source>
        <translation type="unfinished">Die Seiten werden geschrieben…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Writing the pictures…</source>
        <translation type="unfinished">Die Bilder werden geschrieben…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Sending the pages to the printer…</source>
        <translation type="unfinished">Die Seiten gehen an den Drucker…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Canceled.</source>
        <extracomment>What became of printing or an export</extracomment>
        <translation type="unfinished">Abgebrochen.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Exported to %1</source>
        <extracomment>%1 a file or folder</extracomment>
        <translation type="unfinished">Exportiert: %1</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Sent to the printer.</source>
        <translation type="unfinished">An den Drucker geschickt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%Ln tile(s) are printed as the game draws them, without their own picture:</source>
        <translation type="unfinished">
            <numerusform>%Ln Plättchen wird ohne sein eigenes Bild gedruckt, so wie das Spiel es zeichnet:</numerusform>
            <numerusform>%Ln Plättchen werden ohne ihr eigenes Bild gedruckt, so wie das Spiel sie zeichnet:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 id of a tile, %2 what is wrong with it</extracomment>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Print and play: %1</source>
        <extracomment>Title of a window: %1 name of a tile set or deck</extracomment>
        <translation type="unfinished">Print and Play: %1</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Options</source>
        <extracomment>What a screen reader calls the tabs &quot;What to print&quot; and &quot;Page layout&quot;</extracomment>
        <translation type="unfinished">Optionen</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>&amp;What to print</source>
        <translation type="unfinished">&amp;Was gedruckt wird</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Page la&amp;yout</source>
        <extracomment>Title of a tab</extracomment>
        <translation type="unfinished">Seiten&amp;layout</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Preview of the page</source>
        <translation type="unfinished">Vorschau der Seite</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Previous page</source>
        <extracomment>Button with an arrow: its tooltip and name for screen readers</extracomment>
        <translation type="unfinished">Vorige Seite</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Next page</source>
        <extracomment>Button with an arrow: its tooltip and name for screen readers</extracomment>
        <translation type="unfinished">Nächste Seite</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Pri&amp;nt…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">&amp;Drucken…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export PD&amp;F…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">PD&amp;F exportieren…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export S&amp;VG…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">S&amp;VG exportieren…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export pict&amp;ures</source>
        <extracomment>Button that opens a menu</extracomment>
        <translation type="unfinished">Bilder e&amp;xportieren</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>All designs in &amp;one picture…</source>
        <translation type="unfinished">Alle Motive auf &amp;einem Bild…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>A &amp;picture of each design…</source>
        <translation type="unfinished">Je Motiv ein &amp;Bild…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Button: closes the dialog</extracomment>
        <translation type="unfinished">S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::ExportRunner</name>
    <message>
        <location filename="../ui/work/exportrunner.cpp"/>
        <source>&amp;Cancel</source>
        <extracomment>Button: stop the export</extracomment>
        <translation type="unfinished">&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::FormsEditor</name>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Translation</source>
        <extracomment>Label of the field for what the program says in the language of the window</extracomment>
        <translation type="unfinished">&amp;Übersetzung</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>For %1</source>
        <extracomment>Label of a field for one form of a plural: %1 the first numbers it stands for, such as &quot;2, 3, 4, 22&quot;</extracomment>
        <translation type="unfinished">Für %1</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Read by a native speaker</source>
        <extracomment>Check box: a translation that a native speaker has read, not only drafted</extracomment>
        <translation type="unfinished">Von Muttersprachlern &amp;gelesen</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): keeps a translation</extracomment>
        <translation type="unfinished">&amp;Speichern</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>Discard &amp;my text</source>
        <extracomment>Button (verb): one&apos;s own translation is replaced by that of the program</extracomment>
        <translation type="unfinished">&amp;Meinen Text verwerfen</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::HelpDialog</name>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>No matches found</source>
        <translation type="unfinished">Nichts gefunden</translation>
    </message>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>Find</source>
        <extracomment>In an empty field: words to be searched for</extracomment>
        <translation type="unfinished">Suchen</translation>
    </message>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>Contents</source>
        <extracomment>Name of a list: the headings of a long text</extracomment>
        <translation type="unfinished">Inhalt</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::InstalledSets</name>
    <message>
        <location filename="../ui/sets/installedsets.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">„%1“ ließ sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installedsets.cpp"/>
        <source>&quot;%1&quot; could not be removed: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">„%1“ ließ sich nicht entfernen: %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::LanguageMenu</name>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>System (%1)</source>
        <extracomment>Choice of the language of the windows: as the system has it; %1 the name of that language</extracomment>
        <translation type="unfinished">System (%1)</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Problems in %1…</source>
        <extracomment>Menu entry: shows what is wrong with a translation; %1 the name of its file</extracomment>
        <translation type="unfinished">Probleme in %1…</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Open the folder of your &amp;translations</source>
        <extracomment>Menu entry: opens the folder where the user&apos;s own translations are</extracomment>
        <translation type="unfinished">Ordner der eigenen &amp;Übersetzungen öffnen</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Your translations are in %1.</source>
        <extracomment>%1 the path of a folder</extracomment>
        <translation type="unfinished">Deine Übersetzungen liegen in %1.</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>%1 (%2%)</source>
        <extracomment>Entry of the list of languages: %1 the name of one, %2 how much of it is translated, a number</extracomment>
        <translation type="unfinished">%1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Translated: %1%. Read by a native speaker: %2%.</source>
        <extracomment>Tool tip of a language; %1, %2 numbers. A text is first drafted, then read by a native speaker.</extracomment>
        <translation type="unfinished">Übersetzt: %1&#xa0;%. Von Muttersprachlern gelesen: %2&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::LessonCard</name>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>&amp;Show me</source>
        <extracomment>Button: show on the board what the lesson asks for</extracomment>
        <translation type="unfinished">&amp;Zeig es mir</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>&amp;Try again</source>
        <extracomment>Button: take the turn back and play it differently</extracomment>
        <translation type="unfinished">Noch &amp;einmal</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>L&amp;eave</source>
        <extracomment>Button: end the lesson</extracomment>
        <translation type="unfinished">&amp;Verlassen</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>End the lesson; you can start it over at any time</source>
        <translation type="unfinished">Die Lektion beenden; du kannst sie jederzeit von vorn beginnen</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::MessageBox</name>
    <message>
        <location filename="../ui/plain/messagebox.cpp"/>
        <source>Another program has changed &quot;%1&quot; since it was opened. Replace it?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Ein anderes Programm hat „%1“ geändert, seit es geöffnet wurde. Überschreiben?</translation>
    </message>
    <message>
        <location filename="../ui/plain/messagebox.cpp"/>
        <source>The file has changed</source>
        <translation type="unfinished">Die Datei hat sich geändert</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::OwnThemes</name>
    <message>
        <location filename="../ui/themes/ownthemes.cpp"/>
        <source>Your folder of themes is full; maximum: %1. Delete a theme in &quot;%2&quot; first.</source>
        <extracomment>%1 a number, %2 path of a folder</extracomment>
        <translation type="unfinished">Dein Ordner für Themen ist voll; höchstens erlaubt: %1. Lösche zuerst ein Thema in „%2“.</translation>
    </message>
    <message>
        <location filename="../ui/themes/ownthemes.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">„%1“ ließ sich nicht schreiben: %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::ProblemsDialog</name>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>The file cannot be opened</source>
        <translation type="unfinished">Die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>&quot;%1&quot; cannot be opened:</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">„%1“ lässt sich nicht öffnen:</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Severity</source>
        <extracomment>Heading of a column (noun): error, warning or note</extracomment>
        <translation type="unfinished">Schwere</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Place</source>
        <extracomment>Heading of a column (noun): where something is in the file</extracomment>
        <translation type="unfinished">Stelle</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Problem</source>
        <extracomment>Heading of a column (noun): what is wrong in the file</extracomment>
        <translation type="unfinished">Problem</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Problems in the file</source>
        <translation type="unfinished">Probleme der Datei</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>The place is a JSON pointer: the keys and numbers to follow from the top of the file. Correct the file in a text editor, or choose another file.</source>
        <translation type="unfinished">Die Stelle ist ein JSON-Zeiger: die Schlüssel und Nummern, die vom Anfang der Datei an zu ihr führen. Berichtige die Datei in einem Texteditor oder wähle eine andere.</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Co&amp;py</source>
        <extracomment>Button (verb): copy the problems to the clipboard</extracomment>
        <translation type="unfinished">&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Some parts of &quot;%1&quot; are not used:</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Einiges aus „%1“ wird nicht verwendet:</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::TextPanel</name>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Not a text of the program: %1</source>
        <extracomment>%1 a text that a window shows</extracomment>
        <translation type="unfinished">Kein Text des Programms: %1</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>missing, shown in English</source>
        <extracomment>State of a text</extracomment>
        <translation type="unfinished">fehlt, englisch gezeigt</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>yours, read by a native speaker</source>
        <extracomment>State of a translation, which is one of the user&apos;s own</extracomment>
        <translation type="unfinished">deine, von Muttersprachlern gelesen</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>yours, drafted</source>
        <extracomment>State of a translation, which is one of the user&apos;s own: written, not read by others</extracomment>
        <translation type="unfinished">deine, Entwurf</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>read by a native speaker</source>
        <extracomment>State of a translation</extracomment>
        <translation type="unfinished">von Muttersprachlern gelesen</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>drafted</source>
        <extracomment>State of a translation: written, not yet read by a native speaker</extracomment>
        <translation type="unfinished">Entwurf</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Where is this text?</source>
        <extracomment>Title of a small window: which text of the program stands at the pointer</extracomment>
        <translation type="unfinished">Wo steht dieser Text?</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Texts that say this</source>
        <extracomment>Name of a list of texts</extracomment>
        <translation type="unfinished">Texte, die so lauten</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>This could come from several texts. The likeliest is listed first.</source>
        <translation type="unfinished">Mehrere Texte können das ergeben haben; der wahrscheinlichste steht zuerst.</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>English:</source>
        <extracomment>Label of a text in English</extracomment>
        <translation type="unfinished">Englisch:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>For translators:</source>
        <extracomment>Label of what is told to translators</extracomment>
        <translation type="unfinished">Für Übersetzer:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Comment:</source>
        <extracomment>Label of what tells a text from another one that is the same in English</extracomment>
        <translation type="unfinished">Kommentar:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Translation:</source>
        <extracomment>Label of what the program says in the language of the window</extracomment>
        <translation type="unfinished">Übersetzung:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>State:</source>
        <extracomment>Label: drafted, read or missing</extracomment>
        <translation type="unfinished">Stand:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Context:</source>
        <extracomment>Label of the class, in the sources, that shows a text</extracomment>
        <translation type="unfinished">Kontext:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Source:</source>
        <extracomment>Label of the file of the sources that has a text</extracomment>
        <translation type="unfinished">Quelle:</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::TranslatorTools</name>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Your text was removed from %1.</source>
        <extracomment>%1 the name of a file with the user&apos;s own translations</extracomment>
        <translation type="unfinished">Dein Text wurde aus %1 entfernt.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Saved in %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation type="unfinished">In %1 gespeichert.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Unsaved translations</source>
        <extracomment>Title of a message: words that a translator has typed</extracomment>
        <translation type="unfinished">Nicht gespeicherte Übersetzungen</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Some translations you typed have not been saved.</source>
        <translation type="unfinished">Einige deiner Übersetzungen sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Save them before closing?</source>
        <translation type="unfinished">Vor dem Schließen speichern?</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&quot;%1&quot; was not saved. %2</source>
        <extracomment>%1 a text in English, %2 why, as a sentence</extracomment>
        <translation type="unfinished">„%1“ wurde nicht gespeichert. %2</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&quot;%1&quot; (%2) was not saved. %3</source>
        <extracomment>%1 a text in English, %2 the name of the language that it was translated into, such as Deutsch, %3 why, as a sentence</extracomment>
        <translation type="unfinished">„%1“ (%2) wurde nicht gespeichert. %3</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>For t&amp;ranslators</source>
        <extracomment>Title of a menu: what people need who translate the program</extracomment>
        <translation type="unfinished">Fü&amp;r Übersetzer</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&amp;Where is this text?</source>
        <extracomment>Menu entry: tells which text of the program stands at the pointer</extracomment>
        <translation type="unfinished">&amp;Wo steht dieser Text?</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&amp;Translate here</source>
        <extracomment>Menu entry: texts that are pointed at can be translated</extracomment>
        <translation type="unfinished">&amp;Hier übersetzen</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Text with the &amp;focus</source>
        <extracomment>Menu entry: tells which text of the program stands where the keys go</extracomment>
        <translation type="unfinished">Text mit dem &amp;Fokus</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Hold Ctrl+Shift and point at a text. Ctrl+Shift+F1 shows the text that has the keyboard focus.</source>
        <translation type="unfinished">Halte Strg und Umschalt gedrückt und zeige auf einen Text. Strg+Umschalt+F1 zeigt den Text, der den Tastaturfokus hat.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>What you write goes into your own translation and shows at once.</source>
        <translation type="unfinished">Was du schreibst, kommt in deine eigene Übersetzung und erscheint sofort.</translation>
    </message>
</context>
</TS>
