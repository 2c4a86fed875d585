<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/actingmode.cpp"/>
        <source>Nothing can be placed here: end the turn with Skip, or take the tile back with Esc.</source>
        <translation>Hier lässt sich nichts einsetzen: Beende den Zug mit „Überspringen“ oder nimm das Plättchen mit Esc zurück.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/actingmode.cpp"/>
        <source>Place a piece or choose Skip; Esc takes the tile back.</source>
        <translation>Setz eine Figur ein oder wähle „Überspringen“; Esc nimmt das Plättchen zurück.</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Tile at %1: %2</source>
        <extracomment>%1 position of the tile, %2 what is done after it was placed</extracomment>
        <translation>Plättchen auf %1: %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Tile at %1, turned %2°: %3</source>
        <extracomment>%1 position of the tile, %2 90, 180 or 270, %3 what is done after it was placed</extracomment>
        <translation>Plättchen auf %1, um %2° gedreht: %3</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>No better move was found.</source>
        <translation>Ein besserer Zug wurde nicht gefunden.</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>Your move is %1 points behind the best.</source>
        <extracomment>%1 points, such as 2.3</extracomment>
        <translation>Der eigene Zug liegt %1 Punkte hinter dem besten.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Only place the tile</source>
        <extracomment>A good move that puts down no piece</extracomment>
        <translation>Nur das Plättchen legen</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>%1.</source>
        <extracomment>Makes a sentence of the reasons for a move, which begin with a capital letter in %1</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>Good moves for %1</source>
        <extracomment>%1 player</extracomment>
        <translation>Gute Züge für %1</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <location filename="../ui/arguments.cpp"/>
        <source>--%1 does not know &quot;%2&quot;; it takes %3.</source>
        <extracomment>Answer to a command line: %1 an option, %2 what it was given, %3 a list</extracomment>
        <translation>--%1 kennt „%2“ nicht; möglich sind: %3.</translation>
    </message>
</context>
<context>
    <name>ArtWords</name>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The file is too large: an SVG picture may have %1 KiB.</source>
        <translation>Die Datei ist zu groß: Ein SVG-Bild darf höchstens %1 KiB groß sein.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The file is too large: a picture may have %1 MiB.</source>
        <translation>Die Datei ist zu groß: Ein Bild darf höchstens %1 MiB groß sein.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This picture cannot be read. Choose an SVG, PNG, JPEG, GIF, BMP or WebP file.</source>
        <translation>Das ist kein lesbares Bild. Bitte eine Datei in SVG, PNG, JPEG, GIF, BMP oder WebP wählen.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This SVG file is compressed. Save it as plain SVG and import it again.</source>
        <translation>Diese SVG-Datei ist komprimiert. Bitte als einfaches SVG speichern und noch einmal importieren.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too large: it may have at most %1 pixels per side.</source>
        <translation>Das Bild ist zu groß: Es darf höchstens %1 Pixel Kantenlänge haben.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too small: it needs at least %1 pixels per side.</source>
        <translation>Das Bild ist zu klein: Es braucht mindestens %1 Pixel Kantenlänge.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This SVG picture cannot be used, for the reason below.</source>
        <translation>Dieses SVG-Bild lässt sich nicht verwenden; der Grund steht darunter.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used.</source>
        <translation>Das Bild lässt sich verwenden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used without the %n part(s) listed below.</source>
        <translation>
            <numerusform>Das Bild lässt sich ohne den einen Teil verwenden, der darunter steht.</numerusform>
            <numerusform>Das Bild lässt sich ohne die %n Teile verwenden, die darunter stehen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square and is stretched to fill the tile.</source>
        <translation>Es ist nicht quadratisch und wird gestreckt, bis es das Plättchen füllt.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square: its middle is used.</source>
        <translation>Es ist nicht quadratisch: Verwendet wird die Mitte.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It was scaled down to %1 pixels per side.</source>
        <extracomment>%1 a number of pixels</extracomment>
        <translation>Es wurde verkleinert, auf %1 Pixel Kantenlänge.</translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>it stands where a folder is needed</source>
        <translation>steht an der Stelle eines Ordners</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>this is not a plain file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>%1: %2. It could not be moved.</source>
        <translation>%1: %2. Ließ sich nicht verschieben.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/start/aside.cpp"/>
        <source>And %n more.</source>
        <translation>
            <numerusform>Und eine weitere.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>%1: %2. It was moved to %3.</source>
        <translation>%1: %2. Liegt jetzt hier: %3.</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <location filename="../app/shell/files/autosave.cpp"/>
        <source>The running game could not be kept safe in %1: %2. You can play on; save it elsewhere.</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation>Das laufende Spiel ließ sich in %1 nicht sichern: %2. Das Spiel kann weitergehen; bitte an anderer Stelle speichern.</translation>
    </message>
</context>
<context>
    <name>BoardSights</name>
    <message>
        <location filename="../app/goldrush/board/boardsights.cpp"/>
        <source>Tiles and empty squares</source>
        <extracomment>A list of all tiles on the board and of the empty squares beside them, for screen readers</extracomment>
        <translation>Plättchen und leere Felder</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>takes a token</source>
        <extracomment>Label on the board: the player takes one mining token</extracomment>
        <translation>nimmt ein Schürfplättchen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n token(s)</source>
        <extracomment>Label on the board: so many mining tokens go to a player
----------
Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;; mining tokens</extracomment>
        <translation>
            <numerusform>%n Schürfplättchen</numerusform>
            <numerusform>%n Schürfplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>%n token(s) back to the supply</source>
        <extracomment>Label on the board: nobody holds the mountain, its tokens return to the supply</extracomment>
        <translation>
            <numerusform>%n Schürfplättchen zurück in den Vorrat</numerusform>
            <numerusform>%n Schürfplättchen zurück in den Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Place at column %1, row %2, not turned</source>
        <extracomment>%1 and %2 count from the start tile, east and south, and may be negative</extracomment>
        <translation>In Spalte %1, Zeile %2 legen, nicht gedreht</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Place at column %1, row %2, turned %3 degrees</source>
        <extracomment>%1 and %2 count from the start tile, east and south, and may be negative; %3 is 90, 180 or 270</extracomment>
        <translation>In Spalte %1, Zeile %2 legen, um %3 Grad gedreht</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n tile(s)</source>
        <comment>length of a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n locomotive(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 locomotive, 1 open end&quot;</extracomment>
        <translation>
            <numerusform>%n Lokomotive</numerusform>
            <numerusform>%n Lokomotiven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n offenes Ende</numerusform>
            <numerusform>%n offene Enden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n nugget(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;</extracomment>
        <translation>
            <numerusform>%n Nugget</numerusform>
            <numerusform>%n Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n open edge(s)</source>
        <translation>
            <numerusform>%n offene Kante</numerusform>
            <numerusform>%n offene Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>worth %n point(s) now</source>
        <extracomment>Stands after an action, as in &quot;Lay a farmer on the prairie: worth 6 points now&quot;</extracomment>
        <translation>
            <numerusform>jetzt %n Punkt wert</numerusform>
            <numerusform>jetzt %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n completed railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 complete railroad, 2 unfinished&quot;</extracomment>
        <translation>
            <numerusform>%n fertige Strecke</numerusform>
            <numerusform>%n fertige Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n incomplete</source>
        <comment>railroads of a city</comment>
        <extracomment>Part of a description of a city, as in &quot;1 complete railroad, 2 unfinished&quot;</extracomment>
        <translation>
            <numerusform>%n unfertige</numerusform>
            <numerusform>%n unfertige</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Skip: end the turn</source>
        <translation>Überspringen: Zug beenden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/overlays/passitem.cpp"/>
        <source>Skip</source>
        <extracomment>Button on the board: end the turn without placing a piece or mining</extracomment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>complete</source>
        <comment>a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, complete&quot;</extracomment>
        <translation>fertig</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>complete</source>
        <comment>a mountain</comment>
        <extracomment>Part of a description, as in &quot;5 nuggets, complete&quot;</extracomment>
        <translation>fertig</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%1 against %2</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against: &quot;railroad against mountain&quot;</extracomment>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Neither this tile nor any that is left fits here (%1).</source>
        <extracomment>%1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation>Weder dieses Plättchen noch eines der übrigen passt hierher (%1).</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>The tile does not fit here, however it is turned (%1); %n of those left would.</source>
        <extracomment>%n other tiles, %1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation>
            <numerusform>Das Plättchen passt hier in keiner Drehung (%1); %n der übrigen würde passen.</numerusform>
            <numerusform>Das Plättchen passt hier in keiner Drehung (%1); %n der übrigen würden passen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: you have none left</source>
        <translation>Auf dieses Plättchen kann kein Cowboy: Du hast keinen mehr</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: every place for one is taken</source>
        <translation>Auf dieses Plättchen kann kein Cowboy: Wo einer stehen dürfte, ist schon einer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: this game has no farmers</source>
        <translation>Auf dieses Plättchen kann kein Cowboy: In diesem Spiel gibt es keine Farmer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: every place but the prairies is taken, and this game has no farmers</source>
        <translation>Auf dieses Plättchen kann kein Cowboy: Überall außer auf den Prärien steht schon einer, und in diesem Spiel gibt es keine Farmer</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%1 from %2 on</source>
        <extracomment>One of several: %1 &quot;4 points&quot;, %2 the number of things from which on they count</extracomment>
        <translation>%1 ab %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%1 for each %2 with %3 to the west and the east, or to the north and the south.</source>
        <extracomment>%1 &quot;6 points&quot;, %2 symbol such as &quot;wagon&quot;, %3 kind of land such as &quot;forest&quot;</extracomment>
        <translation>%1 je %2 mit %3 im Westen und Osten oder im Norden und Süden.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%1 for each %2 beside a %3. Each %2 without a %3 beside it costs %4.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 and %3 symbols such as &quot;bottle&quot; and &quot;cow&quot;, %4 &quot;1 point&quot;</extracomment>
        <translation>%1 je %2 mit %3 daneben. Jedes Feld mit %2 ohne %3 daneben kostet %4.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%1 for each square whose four neighbors all show %2.</source>
        <extracomment>%1 &quot;8 points&quot;, %2 several symbols, such as &quot;pickaxes&quot;</extracomment>
        <translation>%1 je Feld, dessen vier Nachbarn alle %2 zeigen.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%1 for each %2 on %3 or beside it.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;cow&quot;, %3 kind of land such as &quot;desert&quot;</extracomment>
        <translation>%1 je %2 auf %3 oder daneben.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%1 for each %2 neither on %3 nor beside it.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;pickaxe&quot;, %3 kind of land such as &quot;snow&quot;</extracomment>
        <translation>%1 je %2 weder auf %3 noch daneben.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%1 for each %2 beside a %3.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 and %3 symbols such as &quot;wagon&quot; and &quot;fort&quot;</extracomment>
        <translation>%1 je %2 mit %3 daneben.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%1 for each %2 on your largest group of %3 or beside that group.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 symbol such as &quot;fort&quot;, %3 kind of land such as &quot;water&quot;</extracomment>
        <translation>%1 je %2 auf der eigenen größten Gruppe %3 oder neben ihr.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%1 for each block of two by two squares that all show a %2. Blocks may overlap.</source>
        <extracomment>%1 &quot;7 points&quot;, %2 symbol such as &quot;fort&quot;</extracomment>
        <translation>%1 je Block von zwei mal zwei Feldern mit %2. Blöcke dürfen sich überlappen.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Look north, east, south and west from each %1 to the first %2: as many points as the fewest squares in between. Nothing without a %2 in sight.</source>
        <extracomment>%1 symbol such as &quot;gun&quot;, %2 symbol such as &quot;wagon&quot;</extracomment>
        <translation>Von jedem Feld mit %1 nach Norden, Osten, Süden und Westen bis zum ersten mit %2: so viele Punkte, wie am wenigsten Felder dazwischenliegen. Nichts, wenn nirgends %2 in Sicht ist.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%1 for each %2 in the largest group of them.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;cow&quot;</extracomment>
        <translation>%1 je %2 in der größten Gruppe davon.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%1 for each empty place with squares on all eight sides.</source>
        <extracomment>%1 &quot;5 points&quot;</extracomment>
        <translation>%1 je leere Stelle mit Feldern auf allen acht Seiten.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>For each row of two or more squares with a %1, west to east or north to south, by its length: %2.</source>
        <extracomment>%1 symbol such as &quot;wagon&quot;, %2 &quot;3 points from 2 on and 6 points from 3 on&quot;</extracomment>
        <translation>Je Reihe von zwei oder mehr Feldern mit %1, von West nach Ost oder von Nord nach Süd, nach ihrer Länge: %2.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>By the number of %1: %2.</source>
        <extracomment>%1 several symbols, such as &quot;guns&quot;, %2 &quot;1 point from 1 on and 4 points from 3 on&quot;</extracomment>
        <translation>Nach der Zahl der %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Whoever has more %1 loses a point for each %2 of the other player.</source>
        <extracomment>%1 several symbols, such as &quot;bottles&quot;, %2 one of them</extracomment>
        <translation>Wer mehr %1 hat, verliert je %2 der anderen Seite einen Punkt.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>A point for every two of these: each %1 and each square of %2. A %1 on %2 counts as two.</source>
        <extracomment>%1 symbol such as &quot;cow&quot;, %2 kind of land such as &quot;plains&quot;</extracomment>
        <translation>Ein Punkt für je zwei davon: Felder mit %1 und Felder mit %2. Ein Feld mit %1 auf %2 zählt doppelt.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Whoever has fewer visible squares gets a point for each square of the difference.</source>
        <translation>Wer weniger sichtbare Felder hat, bekommt die Differenz als Punkte.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%1 for each %2. Each square of %4 costs %3.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 symbol such as &quot;pickaxe&quot;, %3 &quot;1 point&quot;, %4 kind of land such as &quot;forest&quot;</extracomment>
        <translation>%1 je %2. Jedes Feld mit %4 kostet %3.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>In between</source>
        <extracomment>Title of a bonus: symbols between two squares of one kind of land</extracomment>
        <translation>Mittendrin</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Stockpile</source>
        <extracomment>Title of a bonus: points by the number of a symbol</extracomment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Customers</source>
        <extracomment>Title of a bonus: one symbol beside another, at a loss without</extracomment>
        <translation>Kundschaft</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Full circle</source>
        <extracomment>Title of a bonus: a square with the same symbol on all four sides</extracomment>
        <translation>Umringt</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Showdown</source>
        <extracomment>Title of a bonus: whoever has more of a symbol</extracomment>
        <translation>Showdown</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Shoreline</source>
        <extracomment>Title of a bonus: symbols on the largest group of a kind of land or beside it</extracomment>
        <translation>Am Ufer</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Stockade</source>
        <extracomment>Title of a bonus: blocks of two by two of a symbol</extracomment>
        <translation>Palisade</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Close at hand</source>
        <extracomment>Title of a bonus: symbols on a kind of land or beside it</extracomment>
        <translation>Ganz nah</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Far away</source>
        <extracomment>Title of a bonus: symbols neither on a kind of land nor beside it</extracomment>
        <translation>Weit weg</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Too many</source>
        <extracomment>Title of a bonus: whoever has more of a symbol loses points</extracomment>
        <translation>Zu viele</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Ranch</source>
        <extracomment>Title of a bonus: half of a symbol and a kind of land together</extracomment>
        <translation>Ranch</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Side by side</source>
        <extracomment>Title of a bonus: one symbol beside another</extracomment>
        <translation>Seite an Seite</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Small town</source>
        <extracomment>Title of a bonus: whoever has fewer squares</extracomment>
        <translation>Kleinstadt</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Long range</source>
        <extracomment>Title of a bonus: squares between two symbols in a line</extracomment>
        <translation>Weite Sicht</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Clearing</source>
        <extracomment>Title of a bonus: symbols, less squares of a kind of land</extracomment>
        <translation>Lichtung</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Herd</source>
        <extracomment>Title of a bonus: the largest group of a symbol</extracomment>
        <translation>Herde</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Patch of wilderness</source>
        <extracomment>Title of a bonus: an empty place inside a town</extracomment>
        <translation>Ein Stück Wildnis</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>Wagon train</source>
        <extracomment>Title of a bonus: symbols in a row</extracomment>
        <translation>Treck</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n Punkt</numerusform>
            <numerusform>−%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%1 for whoever has more %2. If the other player has more %3, %4 of them go to that player.</source>
        <extracomment>%1 &quot;8 points&quot;, %2 and %3 several symbols, such as &quot;guns&quot; and &quot;bottles&quot;, %4 &quot;4 points&quot;</extracomment>
        <translation>Wer mehr %2 hat, bekommt %1. Hat die andere Seite mehr %3, gehen davon %4 an sie.</translation>
    </message>
</context>
<context>
    <name>Boomtown</name>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Boomtown</source>
        <extracomment>Name of the game</extracomment>
        <translation>Boomtown</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Turn cards with the wheel</source>
        <extracomment>Menu entry that can be ticked</extracomment>
        <translation>Karten mit dem Mausrad &amp;drehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Open a saved game or a deck of cards</source>
        <translation>Ein gespeichertes Spiel oder einen Kartensatz öffnen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Deck</source>
        <extracomment>Title of a question (noun): cards</extracomment>
        <translation>Kartensatz</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Play with the deck &quot;%1&quot;?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation>Mit dem Kartensatz „%1“ spielen?</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Play it…</source>
        <extracomment>Button: start a game with the deck</extracomment>
        <translation>&amp;Damit spielen…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;First steps</source>
        <extracomment>Menu entry: explains the game within the board</extracomment>
        <translation>&amp;Erste Schritte</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Turn the card</source>
        <translation>Die Karte &amp;drehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>For two: draft cards and build the better town.</source>
        <translation>Zu zweit Karten nehmen und die bessere Stadt bauen.</translation>
    </message>
</context>
<context>
    <name>BoomtownAdvice</name>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>%1. %2. Expected lead: %3 points. %4</source>
        <extracomment>A move in a list: %1 its number, %2 the move, %3 such as &quot;+3.5&quot; points, %4 the reasons</extracomment>
        <translation>%1. %2. Erwarteter Vorsprung: %3 Punkte. %4</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>%1 points: the lead that is expected at the end after this move</source>
        <extracomment>%1 such as &quot;+3.5&quot;</extracomment>
        <translation>%1 Punkte: der Vorsprung, der nach diesem Zug am Ende zu erwarten ist</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Start at this card</source>
        <extracomment>What a move does (verb): the other player shall start at this card</extracomment>
        <translation>Bei dieser Karte anfangen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Take the next card</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation>Die nächste Karte nehmen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Pass over %n card(s), then take one</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation>
            <numerusform>%n Karte überspringen, dann eine nehmen</numerusform>
            <numerusform>%n Karten überspringen, dann eine nehmen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Place the free card</source>
        <extracomment>What a move does (verb): with a card that was passed over</extracomment>
        <translation>Die geschenkte Karte legen</translation>
    </message>
</context>
<context>
    <name>BoomtownBoard</name>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1 %2</source>
        <extracomment>%1 what brings points, such as &quot;Water&quot;; %2 a number with its sign, such as &quot;+3&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1 with %2</source>
        <extracomment>A square of a card: %1 such as &quot;desert&quot;, %2 such as &quot;wagon&quot;</extracomment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>column %1, row %2</source>
        <extracomment>Where a card goes: %1 and %2 whole numbers</extracomment>
        <translation>Spalte %1, Zeile %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>upside down</source>
        <extracomment>A card that is turned by half a turn</extracomment>
        <translation>auf dem Kopf</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>upright</source>
        <translation>aufrecht</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>covers %1</source>
        <extracomment>Of a card that is placed: %1 what it would cover, such as &quot;gun on snow and cow on water&quot;</extracomment>
        <translation>verdeckt %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>in hand: the card with %1</source>
        <extracomment>%1 what the card in the hand shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation>in der Hand: die Karte mit %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>beside %1</source>
        <extracomment>Of a card that is placed: %1 what it would lie beside, such as &quot;gun on snow and cow on water&quot;</extracomment>
        <translation>neben %1</translation>
    </message>
</context>
<context>
    <name>BoomtownCards</name>
    <message>
        <location filename="../app/boomtown/wording/cardname.cpp"/>
        <source>%1 on %2</source>
        <extracomment>What a square of a card shows: %1 a symbol such as &quot;wagon&quot;, %2 a kind of land such as &quot;desert&quot;</extracomment>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>BoomtownEvents</name>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 lets %2 start at the card with %3</source>
        <extracomment>%1 and %2 players, %3 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation>%1 lässt %2 bei der Karte mit %3 anfangen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 takes the card with %2</source>
        <extracomment>%1 player, %2 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation>%1 nimmt die Karte mit %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 gets %n card(s) for free</source>
        <extracomment>%1 player, who gets cards that the other one has passed over</extracomment>
        <translation>
            <numerusform>%1 bekommt %n Karte geschenkt</numerusform>
            <numerusform>%1 bekommt %n Karten geschenkt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 places the card with %2</source>
        <extracomment>%1 player, %2 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation>%1 legt die Karte mit %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>Both win with %1</source>
        <extracomment>Both players win; %1 such as &quot;41 points&quot;</extracomment>
        <translation>Beide gewinnen mit %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 wins with %2 to %3</source>
        <extracomment>%1 player, %2 and %3 numbers of points</extracomment>
        <translation>%1 gewinnt mit %2 zu %3</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>Points and cards are equal.</source>
        <translation>Punkte und Karten sind gleich.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>The points are equal: %1 wins with fewer cards in town, %2 to %3.</source>
        <extracomment>%1 player, %2 and %3 numbers of cards</extracomment>
        <translation>Die Punkte sind gleich: %1 gewinnt mit weniger Karten in der Stadt, %2 zu %3.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 goes first, so %2 chooses where %1 starts</source>
        <extracomment>%1 name of the player who drafts first, %2 of the other one (B2)</extracomment>
        <translation>%1 ist zuerst dran, deshalb bestimmt %2, wo %1 anfängt</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>it covers %n square(s)</source>
        <extracomment>Of a card that is placed</extracomment>
        <translation>
            <numerusform>sie verdeckt %n Feld</numerusform>
            <numerusform>sie verdeckt %n Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownFirstSteps</name>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>This is the circle. You and the other player take cards from it in turn, and each builds a town of them.</source>
        <translation>Das ist der Kreis. Daraus nehmt ihr beide abwechselnd Karten und baut jeweils eine Stadt.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>This is the next card; in the game an arrow marks it. Click it to take it. The circle goes clockwise.</source>
        <translation>Das ist die nächste Karte; im Spiel markiert sie ein Pfeil. Ein Klick nimmt sie. Es geht im Uhrzeigersinn.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>You may take a later card, such as this one. But every card that you pass over goes to the other player, for free.</source>
        <translation>Du darfst auch eine spätere Karte nehmen, etwa diese. Aber alle, die du überspringst, bekommt die andere Seite geschenkt.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your points: the largest group of each land, a point for a square, and the three bonuses in the middle of the circle. Most points win.</source>
        <translation>Deine Punkte: die größte Gruppe jeder Landschaft, ein Punkt für jedes Feld, und die drei Boni in der Mitte des Kreises. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your card goes here: along an edge of your town, or over squares of it, which then no longer count. R or the right button turns it.</source>
        <translation>Hierhin kommt deine Karte: an eine Kante deiner Stadt oder über Felder von ihr, die dann nicht mehr zählen. R oder die rechte Taste dreht sie.</translation>
    </message>
</context>
<context>
    <name>BoomtownHelp</name>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation>Klick</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Both at once</source>
        <translation>Beides auf einmal</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Turn the card in the hand</source>
        <translation>Die Karte in der Hand drehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a later card</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation>Auf eine spätere Karte zeigen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>See what the cards that you pass over bring</source>
        <translation>Sehen, was die übersprungenen Karten bringen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a number</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation>Auf eine Zahl zeigen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>See the squares that it comes from</source>
        <translation>Sehen, von welchen Feldern sie kommt</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Tab, Shift+Tab, arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation>Tab, Umschalt+Tab, Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Go to another card or place</source>
        <translation>Zu einer anderen Karte oder einem anderen Platz gehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Enter, Space</source>
        <extracomment>Keys</extracomment>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Esc</source>
        <extracomment>A key</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Put the card back into the circle</source>
        <translation>Die Karte in den Kreis zurücklegen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Make the computer play now or continue</source>
        <translation>Den Computer sofort ziehen oder weiterspielen lassen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Switch between the board, the points and the log</source>
        <translation>Zwischen Spielfeld, Punkten und Protokoll wechseln</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Two players take cards from one circle, and each builds a town of them. The town that is worth more wins.</source>
        <translation>Zwei nehmen Karten aus einem Kreis, und beide bauen daraus eine Stadt. Es gewinnt die Stadt, die mehr wert ist.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>A card has four squares. Each of them shows a kind of land and, on it, a symbol.</source>
        <translation>Eine Karte hat vier Felder. Jedes zeigt eine Landschaft und darauf ein Symbol.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Of the 18 cards three lie in the middle, with the bonuses on their backs up: these count for both players. The other 15 make a circle around them. The second player says at which card the first one starts.</source>
        <translation>Von den 18 Karten liegen drei in der Mitte und zeigen die Boni auf ihrer Rückseite: Diese gelten für beide. Die anderen 15 bilden einen Kreis darum. Wer an zweiter Stelle spielt, sagt, bei welcher Karte der Kreis beginnt.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Take the next card of the circle, which is marked, or pass over as many as you like and take a later one. The circle goes clockwise.</source>
        <translation>Nimm die nächste Karte des Kreises, die markiert ist, oder überspringe beliebig viele und nimm eine spätere. Es geht im Uhrzeigersinn.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>&lt;b&gt;Every card that you pass over goes to the other player, for free.&lt;/b&gt; Free cards are placed first, in the order of the circle, and nobody may refuse one. After that the other player takes a card.</source>
        <translation>&lt;b&gt;Jede Karte, die du überspringst, bekommt die andere Seite geschenkt.&lt;/b&gt; Geschenkte Karten werden zuerst gelegt, in der Reihenfolge des Kreises, und niemand darf eine ablehnen. Danach nimmt die andere Seite eine Karte.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a later card to see what the cards before it would bring to both of you.</source>
        <translation>Zeige auf eine spätere Karte, um zu sehen, was die Karten davor euch beiden bringen würden.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>A card lies upright or upside down, never sideways. The first card of your town may lie anywhere. Every later one shares an edge of a square with the town, or covers squares of it; a corner is not enough, and no card may be pushed under another.</source>
        <translation>Eine Karte liegt aufrecht oder auf dem Kopf, nie quer. Die erste Karte deiner Stadt liegt, wo sie will. Jede spätere hat die Kante eines Feldes mit der Stadt gemeinsam oder verdeckt Felder von ihr; eine Ecke reicht nicht, und keine Karte wird unter eine andere geschoben.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The new card, outlined, covers a square of each of the others.</source>
        <translation>Die neue Karte (umrandet) verdeckt ein Feld von jeder der beiden anderen.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The game is over when all 15 cards are placed, including those that the last player passed over. Only squares that can be seen count.</source>
        <translation>Das Spiel ist zu Ende, wenn alle 15 Karten liegen, auch die zuletzt übersprungenen. Nur sichtbare Felder zählen.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Squares of one land that are joined by edges are a group. Of each of the six lands your largest group counts, one point for a square.</source>
        <translation>Felder einer Landschaft, die an Kanten zusammenhängen, sind eine Gruppe. Von jeder der sechs Landschaften zählt deine größte Gruppe, ein Punkt für jedes Feld.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The larger lake, outlined, brings 4 points. The smaller one brings none.</source>
        <translation>Der größere See (umrandet) bringt 4 Punkte. Der kleinere bringt keinen.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Then the three bonuses in the middle are added. Most points win. If both have as many, the town of fewer cards wins, covered ones counted, too. If these are equal as well, both win.</source>
        <translation>Dazu kommen die drei Boni in der Mitte. Die meisten Punkte gewinnen. Haben beide gleich viele, gewinnt die Stadt mit weniger Karten, verdeckte mitgezählt. Sind auch diese gleich, gewinnen beide.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Placing a card</source>
        <extracomment>Heading: how a card is placed in a town</extracomment>
        <translation>Eine Karte legen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Points</source>
        <extracomment>Heading</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The 18 bonuses</source>
        <translation>Die 18 Boni</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Three of these lie in the middle, different ones in each game. The numbers are those of the deck &quot;Boomtown&quot;; other decks may have others. In the towns the squares that bring points are outlined, with dashes those that cost some. Squares that only meet at a corner are not beside each other.</source>
        <translation>Drei davon liegen in der Mitte, in jedem Spiel andere. Die Zahlen gelten für den Kartensatz „Boomtown“; andere können andere haben. In den Städten sind die Felder umrandet, die Punkte bringen, gestrichelt die, die Punkte kosten. Felder, die sich nur an einer Ecke treffen, liegen nicht nebeneinander.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Pick up a card, then place it</source>
        <translation>Eine Karte in die Hand nehmen, dann legen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Take the card or place it</source>
        <translation>Die Karte nehmen oder legen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Switch the sounds on or off</source>
        <translation>Töne ein- oder ausschalten</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Right button, wheel</source>
        <extracomment>A button of the mouse and its wheel</extracomment>
        <translation>Rechte Taste, Mausrad</translation>
    </message>
</context>
<context>
    <name>BoomtownReason</name>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: %n square(s) more in the largest group</source>
        <extracomment>%2 a territory, such as &quot;Desert&quot;: the largest group of it in the player&apos;s town</extracomment>
        <translation>
            <numerusform>%2: %n Feld mehr in der größten Gruppe</numerusform>
            <numerusform>%2: %n Felder mehr in der größten Gruppe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: %n point(s) more</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation>
            <numerusform>%2: %n Punkt mehr</numerusform>
            <numerusform>%2: %n Punkte mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: %n point(s) less</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation>
            <numerusform>%2: %n Punkt weniger</numerusform>
            <numerusform>%2: %n Punkte weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: %n point(s) less for the opponent</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation>
            <numerusform>%2: %n Punkt weniger für das Gegenüber</numerusform>
            <numerusform>%2: %n Punkte weniger für das Gegenüber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: %n point(s) more for the opponent</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation>
            <numerusform>%2: %n Punkt mehr für das Gegenüber</numerusform>
            <numerusform>%2: %n Punkte mehr für das Gegenüber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>keeps a card from the opponent that is worth %n point(s) there</source>
        <translation>
            <numerusform>nimmt dem Gegenüber eine Karte, die dort %n Punkt wert ist</numerusform>
            <numerusform>nimmt dem Gegenüber eine Karte, die dort %n Punkte wert ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>gives the opponent %n card(s), worth %3 there</source>
        <extracomment>%3 a number of points, which may be negative</extracomment>
        <translation>
            <numerusform>gibt dem Gegenüber %n Karte, dort %3 wert</numerusform>
            <numerusform>gibt dem Gegenüber %n Karten, dort %3 wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: %n square(s) fewer in the largest group</source>
        <extracomment>%2 a territory, such as &quot;Desert&quot;</extracomment>
        <translation>
            <numerusform>%2: %n Feld weniger in der größten Gruppe</numerusform>
            <numerusform>%2: %n Felder weniger in der größten Gruppe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>covers %n visible square(s)</source>
        <translation>
            <numerusform>verdeckt %n sichtbares Feld</numerusform>
            <numerusform>verdeckt %n sichtbare Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownReview</name>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 %2 (%3)</source>
        <extracomment>Chances after a turn, stands after &quot;Chances now:&quot;; %1 player, %2 &quot;62 %&quot;, %3 the change &quot;+3 %&quot;</extracomment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>Turn %1: %2</source>
        <extracomment>%1 number, %2 name of a player</extracomment>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>The move cost %1 %2 in winning chances and %3 points of the lead.</source>
        <extracomment>%1 player, %2 &quot;12 %&quot; of the chances of winning, %3 &quot;6.5&quot; points</extracomment>
        <translation>Der Zug hat %1 %2 Gewinnchance und %3 Punkte Vorsprung gekostet.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>Better: %1.</source>
        <extracomment>%1 the reasons for a move</extracomment>
        <translation>Besser: %1.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>Played:</source>
        <extracomment>Stands before the move that was played</extracomment>
        <translation>Gespielt:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>Given away:</source>
        <extracomment>Stands before &quot;7 points for Bo&quot;: what the cards bring that were passed over</extracomment>
        <translation>Verschenkt:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 for %2</source>
        <extracomment>%1 &quot;7 points&quot;, %2 player</extracomment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>Better:</source>
        <extracomment>Stands before a move that would have been better</extracomment>
        <translation>Besser:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>Lost through own moves:</source>
        <extracomment>Stands before &quot;12 % of the chances&quot;: what the player&apos;s own move gave away</extracomment>
        <translation>Durch eigene Züge verloren:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 in winning chances, %2 points of the lead</source>
        <extracomment>%1 &quot;12 %&quot; of the chances of winning, %2 &quot;6.5&quot; points</extracomment>
        <translation>%1 Gewinnchance, %2 Punkte Vorsprung</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>No better move was found.</source>
        <translation>Ein besserer Zug wurde nicht gefunden.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>Chances now:</source>
        <extracomment>Stands before the chances of winning of both players</extracomment>
        <translation>Chancen jetzt:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 %2</source>
        <extracomment>%1 player, %2 &quot;7 points&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Desert</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation>Wüste</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Forest</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation>Wald</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Mountains</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation>Gebirge</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Plains</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation>Grasland</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Snow</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation>Schnee</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Water</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Bottle</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation>Flasche</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Cow</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation>Kuh</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Fort</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation>Fort</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Gun</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation>Revolver</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Pickaxe</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation>Spitzhacke</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Wagon</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation>Planwagen</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>desert</source>
        <extracomment>A kind of land inside a sentence, as in &quot;a wagon on desert or beside it&quot;</extracomment>
        <translation>Wüste</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>forest</source>
        <extracomment>A kind of land inside a sentence, as in &quot;a wagon on desert or beside it&quot;</extracomment>
        <translation>Wald</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>mountains</source>
        <extracomment>A kind of land inside a sentence, as in &quot;a wagon on desert or beside it&quot;</extracomment>
        <translation>Gebirge</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>plains</source>
        <extracomment>A kind of land inside a sentence, as in &quot;a wagon on desert or beside it&quot;</extracomment>
        <translation>Grasland</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>snow</source>
        <extracomment>A kind of land inside a sentence, as in &quot;a wagon on desert or beside it&quot;</extracomment>
        <translation>Schnee</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>water</source>
        <extracomment>A kind of land inside a sentence, as in &quot;a wagon on desert or beside it&quot;</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>bottle</source>
        <extracomment>One symbol inside a sentence, as in &quot;2 points for each cow&quot;</extracomment>
        <translation>Flasche</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>cow</source>
        <extracomment>One symbol inside a sentence, as in &quot;2 points for each cow&quot;</extracomment>
        <translation>Kuh</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>fort</source>
        <extracomment>One symbol inside a sentence, as in &quot;2 points for each cow&quot;</extracomment>
        <translation>Fort</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>gun</source>
        <extracomment>One symbol inside a sentence, as in &quot;2 points for each cow&quot;</extracomment>
        <translation>Revolver</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>pickaxe</source>
        <extracomment>One symbol inside a sentence, as in &quot;2 points for each cow&quot;</extracomment>
        <translation>Spitzhacke</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>wagon</source>
        <extracomment>One symbol inside a sentence, as in &quot;2 points for each cow&quot;</extracomment>
        <translation>Planwagen</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>bottles</source>
        <extracomment>Symbols inside a sentence, as in &quot;whoever has more cows&quot;</extracomment>
        <translation>Flaschen</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>cows</source>
        <extracomment>Symbols inside a sentence, as in &quot;whoever has more cows&quot;</extracomment>
        <translation>Kühe</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>forts</source>
        <extracomment>Symbols inside a sentence, as in &quot;whoever has more cows&quot;</extracomment>
        <translation>Forts</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>guns</source>
        <extracomment>Symbols inside a sentence, as in &quot;whoever has more cows&quot;</extracomment>
        <translation>Revolver</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>pickaxes</source>
        <extracomment>Symbols inside a sentence, as in &quot;whoever has more cows&quot;</extracomment>
        <translation>Spitzhacken</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>wagons</source>
        <extracomment>Symbols inside a sentence, as in &quot;whoever has more cows&quot;</extracomment>
        <translation>Planwagen</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>Look around: this tile can bring you points at once.</source>
        <translation>Sieh dich um: Dieses Plättchen kann dir sofort Punkte bringen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>This is your last tile. What is not complete still counts at the end, but less.</source>
        <translation>Das ist dein letztes Plättchen. Was nicht fertig ist, zählt am Ende auch noch, aber weniger.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the track. He scores a point for each tile when the railroad is complete, and comes home.</source>
        <translation>Du darfst einen Cowboy auf das Gleis setzen. Er bringt einen Punkt je Plättchen, wenn die Strecke fertig ist, und kommt heim.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the mountain. He scores a point for each nugget when it is complete, and takes the gold that is left.</source>
        <translation>Du darfst einen Cowboy auf den Berg setzen. Er bringt einen Punkt je Nugget, wenn der Berg fertig ist, und nimmt das restliche Gold.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy into the city. He scores 3 points for each railroad there when all of them are complete.</source>
        <translation>Du darfst einen Cowboy in die Stadt setzen. Er bringt 3 Punkte für jede ihrer Strecken, wenn alle fertig sind.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may lay a cowboy on the prairie. He stays there to the end, and then scores 2 points for each tipi camp and 4 for each herd.</source>
        <translation>Du darfst einen Cowboy in die Prärie legen. Er bleibt bis zum Ende und bringt dann 2 Punkte je Tipilager und 4 je Herde.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may pitch your tent on a mountain. From your next turn on you can mine there.</source>
        <translation>Du darfst dein Zelt auf einem Berg aufschlagen. Ab deinem nächsten Zug kannst du dort schürfen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may mine: take a token from the mountain of your tent instead of putting down a piece. Only you see what it is worth.</source>
        <translation>Du darfst schürfen: Statt eine Figur einzusetzen, nimmst du ein Schürfplättchen vom Berg deines Zelts. Seinen Wert siehst nur du.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>In this game you may take a cowboy back instead of putting one down.</source>
        <translation>In diesem Spiel darfst du einen Cowboy zurücknehmen, statt einen einzusetzen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>All your cowboys are at work. Complete what they stand on, and they come home.</source>
        <translation>Alle deine Cowboys sind bei der Arbeit. Mach fertig, worauf sie stehen, dann kommen sie heim.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>[file]</source>
        <extracomment>Stands for a file in the help of the command line; it may be left out</extracomment>
        <translation>[Datei]</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Language of the windows, such as de.</source>
        <translation>Sprache der Fenster, etwa de.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>code</source>
        <extracomment>Stands for a value in the help of the command line: --language &lt;code&gt;</extracomment>
        <translation>Kürzel</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Colors of the windows: system, light or dark.</source>
        <translation>Farben der Fenster: system, light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Only one file can be opened.</source>
        <translation>Es lässt sich nur eine Datei öffnen.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>names</source>
        <extracomment>Stands for a value in the help of the command line: --against &lt;names&gt;</extracomment>
        <translation>Namen</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>number</source>
        <extracomment>Stands for a value in the help of the command line: --people &lt;number&gt;</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>--%1 needs --play.</source>
        <extracomment>Answer to a command line: %1 an option</extracomment>
        <translation>--%1 braucht --play.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Animation speed: off, still, slow, normal or fast.</source>
        <translation>Tempo der Animationen: off, still, slow, normal oder fast.</translation>
    </message>
</context>
<context>
    <name>CompletionLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%n tile(s) left would complete it</source>
        <extracomment>A feature of the board: %n of the tiles in the stack</extracomment>
        <translation>
            <numerusform>%n übriges Plättchen würde es fertig machen</numerusform>
            <numerusform>%n übrige Plättchen würden es fertig machen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%n tile(s) left would close this edge</source>
        <extracomment>An open edge of the board: %n of the tiles in the stack</extracomment>
        <translation>
            <numerusform>%n übriges Plättchen würde diese Kante schließen</numerusform>
            <numerusform>%n übrige Plättchen würden diese Kante schließen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%n tile(s) left fit here</source>
        <extracomment>An empty square of the board: %n of the tiles in the stack</extracomment>
        <translation>
            <numerusform>%n übriges Plättchen passt hierher</numerusform>
            <numerusform>%n übrige Plättchen passen hierher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would complete it, and so would %n of those left</source>
        <extracomment>A feature of the board: the tile that was drawn, and %n of those in the stack</extracomment>
        <translation>
            <numerusform>Das Plättchen in der Hand würde es fertig machen, und %n der übrigen auch</numerusform>
            <numerusform>Das Plättchen in der Hand würde es fertig machen, und %n der übrigen auch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would close this edge, and so would %n of those left</source>
        <extracomment>An open edge of the board: the tile that was drawn, and %n of those in the stack</extracomment>
        <translation>
            <numerusform>Das Plättchen in der Hand würde diese Kante schließen, und %n der übrigen auch</numerusform>
            <numerusform>Das Plättchen in der Hand würde diese Kante schließen, und %n der übrigen auch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand fits here, and so do %n of those left</source>
        <extracomment>An empty square of the board: the tile that was drawn, and %n of those in the stack</extracomment>
        <translation>
            <numerusform>Das Plättchen in der Hand passt hierher, und %n der übrigen auch</numerusform>
            <numerusform>Das Plättchen in der Hand passt hierher, und %n der übrigen auch</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand would complete it</source>
        <translation>Nur das Plättchen in der Hand würde es fertig machen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand would close this edge</source>
        <translation>Nur das Plättchen in der Hand würde diese Kante schließen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand fits here</source>
        <translation>Nur das Plättchen in der Hand passt hierher</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>No single tile would complete it anymore</source>
        <translation>Kein einzelnes Plättchen würde es noch fertig machen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Any tile that fits this edge leads on</source>
        <extracomment>A railroad or mountain goes on behind an open edge, whatever tile is placed there</extracomment>
        <translation>Jedes Plättchen, das an diese Kante passt, führt weiter</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Nothing that is left fits here anymore</source>
        <translation>Von dem, was übrig ist, passt hier nichts mehr</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>less than %1</source>
        <extracomment>%1 is 1 %</extracomment>
        <translation>weniger als %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>more than %1</source>
        <extracomment>%1 is 99 %</extracomment>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance to draw one is %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 as in &quot;62 %&quot;</extracomment>
        <translation>deine Chance, eines zu ziehen, ist %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance to draw one is %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 as in &quot;62 %&quot;</extracomment>
        <translation>die Chance von %1, eines zu ziehen, ist %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It can no longer be completed</source>
        <translation>Es kann nicht mehr fertig werden</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It takes at least %n more tile(s) to complete it</source>
        <translation>
            <numerusform>Bis es fertig ist, braucht es mindestens %n weiteres Plättchen</numerusform>
            <numerusform>Bis es fertig ist, braucht es mindestens %n weitere Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>closed by %n tile(s) left</source>
        <extracomment>An open edge of a railroad or mountain, which tiles would close; stands behind its place and a colon</extracomment>
        <translation>
            <numerusform>%n übriges Plättchen schließt</numerusform>
            <numerusform>%n übrige Plättchen schließen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand does not fit: %1</source>
        <extracomment>%1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation>Das Plättchen in der Hand passt nicht: %1</translation>
    </message>
</context>
<context>
    <name>ConfirmingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/confirmingmode.cpp"/>
        <source>Confirm: %1</source>
        <extracomment>%1 is what the player would do: &quot;Put a railwayman on the railroad: 4 tiles, 1 open end&quot;</extracomment>
        <translation>Bestätigen: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/confirmingmode.cpp"/>
        <source>Enter or another click confirms the move, Esc takes it back.</source>
        <translation>Eingabe oder ein weiterer Klick bestätigt den Zug, Esc nimmt ihn zurück.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <location filename="../app/boomtown/session/decks.cpp"/>
        <source>Boomtown</source>
        <extracomment>Name of a deck of cards: a town that grows fast</extracomment>
        <translation>Boomtown</translation>
    </message>
    <message>
        <location filename="../app/boomtown/session/decks.cpp"/>
        <source>Dust Bowl</source>
        <extracomment>Name of a deck of cards: a plain of dust</extracomment>
        <translation>Staubland</translation>
    </message>
    <message>
        <location filename="../app/boomtown/session/decks.cpp"/>
        <source>Larger lands on the cards, and bonuses that bring much or cost much.</source>
        <translation>Größere Landschaften auf den Karten und Boni, die viel bringen oder viel kosten.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/session/decks.cpp"/>
        <source>Every kind of land and every symbol comes as often as any other.</source>
        <translation>Jede Landschaft und jedes Symbol kommt gleich oft vor.</translation>
    </message>
</context>
<context>
    <name>DrawTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Draw</source>
        <extracomment>Name of a tool: to draw on a tile, not to take one from the stack</extracomment>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click an edge for prairie, railroad or mountain. Drag to lay track or to join mountains; the wheel adds and removes symbols.</source>
        <translation>Ein Klick auf eine Kante macht sie zu Prärie, Strecke oder Berg. Ziehen legt Gleise oder verbindet Berge; das Mausrad setzt Symbole und nimmt sie weg.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Split a prairie</source>
        <translation>Prärie teilen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Join prairies</source>
        <translation>Prärien verbinden</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Edge %1: %2</source>
        <extracomment>A step of the history: %1 an edge: north, %2 what it becomes: railroad</extracomment>
        <translation>Kante %1: %2</translation>
    </message>
</context>
<context>
    <name>EdgeWords</name>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north</source>
        <extracomment>Name of an edge, nominative, as in &quot;north–south&quot; or &quot;Edge north&quot;</extracomment>
        <translation>Nord</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east</source>
        <extracomment>Name of an edge, nominative, as in &quot;east–west&quot; or &quot;Edge east&quot;</extracomment>
        <translation>Ost</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south</source>
        <extracomment>Name of an edge, nominative, as in &quot;north–south&quot; or &quot;Edge south&quot;</extracomment>
        <translation>Süd</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west</source>
        <extracomment>Name of an edge, nominative, as in &quot;east–west&quot; or &quot;Edge west&quot;</extracomment>
        <translation>West</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north edge, western half</source>
        <translation>Nordkante, westliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north edge, eastern half</source>
        <translation>Nordkante, östliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east edge, northern half</source>
        <translation>Ostkante, nördliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east edge, southern half</source>
        <translation>Ostkante, südliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south edge, eastern half</source>
        <translation>Südkante, östliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south edge, western half</source>
        <translation>Südkante, westliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west edge, southern half</source>
        <translation>Westkante, südliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west edge, northern half</source>
        <translation>Westkante, nördliche Hälfte</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>railroad</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: railroad&quot;</extracomment>
        <translation>Strecke</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>mountain</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: mountain&quot;</extracomment>
        <translation>Berg</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>prairie</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: prairie&quot;</extracomment>
        <translation>Prärie</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>city</source>
        <extracomment>A part of a tile, nominative</extracomment>
        <translation>Stadt</translation>
    </message>
</context>
<context>
    <name>EditorCommandLine</name>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Draw tiles, try them, print them.</source>
        <translation>Plättchen zeichnen, ausprobieren und drucken.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Tile sets (*.tileset.json) to open.</source>
        <translation>Plättchensätze (*.tileset.json) zum Öffnen.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>[file…]</source>
        <translation>[Datei…]</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Language of the windows, such as de.</source>
        <translation>Sprache der Fenster, etwa de.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Colors of the windows: system, light or dark.</source>
        <translation>Farben der Fenster: system, light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the set as a PDF for printing and exit; works without a screen.</source>
        <translation>Den Satz als PDF zum Drucken schreiben und beenden; geht ohne Bildschirm.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the pages as SVG and exit; works without a screen.</source>
        <translation>Die Seiten als SVG schreiben und beenden; geht ohne Bildschirm.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the tiles as pictures and exit; works without a screen.</source>
        <translation>Die Plättchen als Bilder schreiben und beenden; geht ohne Bildschirm.</translation>
    </message>
</context>
<context>
    <name>EditorHelp</name>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>On the drawing</source>
        <translation>Auf der Zeichnung</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>About Lodeline</source>
        <translation>Über Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>&lt;h3&gt;Lodeline Tile-set Editor %1&lt;/h3&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Unofficial: not connected with the publishers of any board game.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Lodeline-Plättchensatz-Editor %1&lt;/h3&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Inoffiziell: ohne Verbindung zu Verlagen irgendeines Brettspiels.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>An edge becomes railroad, mountain, prairie in turn; the right button goes back</source>
        <translation>Eine Kante wird der Reihe nach zu Strecke, Berg, Prärie; die rechte Maustaste geht zurück</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Track from edge to edge or into the middle; a mountain to an edge or another mountain</source>
        <translation>Ein Gleis von Kante zu Kante oder in die Mitte; einen Berg zu einer Kante oder einem anderen Berg</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Adds and removes nuggets, locomotives and tipis; with Shift, herds</source>
        <translation>Setzt Nuggets, Lokomotiven, Tipis und nimmt sie weg; mit Umschalt Herden</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Arrows</source>
        <extracomment>The arrow keys</extracomment>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Choose an edge</source>
        <translation>Eine Kante wählen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Go through edges and parts of the tile</source>
        <translation>Durch die Kanten und Teile des Plättchens gehen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Enter, Backspace</source>
        <translation>Eingabe, Rücktaste</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Like a click, like a click of the right button</source>
        <translation>Wie ein Klick, wie ein Klick der rechten Maustaste</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Begin a drag at the chosen edge or part; again: end it there</source>
        <translation>Das Ziehen an der gewählten Kante oder dem gewählten Teil beginnen; noch einmal: dort beenden</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Add or remove the symbol that belongs to the chosen part</source>
        <translation>Das Symbol setzen oder wegnehmen, das zum gewählten Teil gehört</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Add a nugget, locomotive, tipi or herd; with Shift remove one</source>
        <translation>Nugget, Lokomotive, Tipi, Herde setzen; mit Umschalt wegnehmen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Choose a tool</source>
        <translation>Ein Werkzeug wählen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Repair the chosen problem</source>
        <translation>Das gewählte Problem beheben</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>No tile that is left fits anywhere: the game ends</source>
        <translation>Kein übriges Plättchen passt irgendwo: Das Spiel ist zu Ende</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1; %n token(s) lie on its mountains</source>
        <extracomment>%1 is the sentence that tells who places which tile where</extracomment>
        <translation>
            <numerusform>%1; auf seinen Bergen liegt %n Schürfplättchen</numerusform>
            <numerusform>%1; auf seinen Bergen liegen %n Schürfplättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a railwayman on the railroad</source>
        <extracomment>%1 player</extracomment>
        <translation>%1 setzt einen Eisenbahner auf die Strecke</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a gold miner on the mountain</source>
        <extracomment>%1 player</extracomment>
        <translation>%1 setzt einen Goldgräber auf den Berg</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 lays a farmer on the prairie</source>
        <extracomment>%1 player</extracomment>
        <translation>%1 legt einen Farmer in die Prärie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a merchant in the city</source>
        <extracomment>%1 player</extracomment>
        <translation>%1 setzt einen Händler in die Stadt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 pitches the tent at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation>%1 schlägt das Zelt bei %2 auf</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes a token from the mountain: %2</source>
        <extracomment>%1 player, %2 value of the mining token</extracomment>
        <translation>%1 nimmt ein Schürfplättchen vom Berg: %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes a token from the mountain</source>
        <extracomment>%1 player</extracomment>
        <translation>%1 nimmt ein Schürfplättchen vom Berg</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>Nobody scores for %1</source>
        <extracomment>%1 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation>Niemand punktet für %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 scores %n point(s) for %2</source>
        <extracomment>%1 player, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation>
            <numerusform>%1 erhält %n Punkt für %2</numerusform>
            <numerusform>%1 erhält %n Punkte für %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 score %n point(s) each for %2</source>
        <comment>several players</comment>
        <extracomment>%1 players, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation>
            <numerusform>%1 erhalten je %n Punkt für %2</numerusform>
            <numerusform>%1 erhalten je %n Punkte für %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 gets %n token(s) from the mountain at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation>
            <numerusform>%1 bekommt %n Schürfplättchen des Bergs bei %2</numerusform>
            <numerusform>%1 bekommt %n Schürfplättchen des Bergs bei %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%n token(s) from the mountain at %1 go back to the supply</source>
        <extracomment>%1 position</extracomment>
        <translation>
            <numerusform>%n Schürfplättchen des Bergs bei %1 kommt zurück in den Vorrat</numerusform>
            <numerusform>%n Schürfplättchen des Bergs bei %1 kommen zurück in den Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s tent comes home</source>
        <extracomment>%1 player</extracomment>
        <translation>Das Zelt von %1 kommt heim</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 %2</source>
        <comment>player and points</comment>
        <extracomment>%1 player, %2 points, one part of a list</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>Everybody reveals the gold: %1</source>
        <extracomment>%1 is a list such as &quot;Ann 7, Bo 12&quot;</extracomment>
        <translation>Alle decken ihr Gold auf: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete railroad of %n tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>eine unfertige Strecke aus %n Plättchen</numerusform>
            <numerusform>eine unfertige Strecke aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %n tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>eine Strecke aus %n Plättchen</numerusform>
            <numerusform>eine Strecke aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %n tile(s) with a locomotive</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>eine Strecke aus %n Plättchen mit einer Lokomotive</numerusform>
            <numerusform>eine Strecke aus %n Plättchen mit einer Lokomotive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %n tile(s) with several locomotives</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>eine Strecke aus %n Plättchen mit mehreren Lokomotiven</numerusform>
            <numerusform>eine Strecke aus %n Plättchen mit mehreren Lokomotiven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain with %n nugget(s)</source>
        <translation>
            <numerusform>einen unfertigen Berg mit %n Nugget</numerusform>
            <numerusform>einen unfertigen Berg mit %n Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain with %n nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>einen Berg mit %n Nugget</numerusform>
            <numerusform>einen Berg mit %n Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city with %n completed railroad(s)</source>
        <translation>
            <numerusform>eine unfertige Stadt mit %n fertiger Strecke</numerusform>
            <numerusform>eine unfertige Stadt mit %n fertigen Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a city with %n completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>eine Stadt mit %n fertiger Strecke</numerusform>
            <numerusform>eine Stadt mit %n fertigen Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%n tipi camp(s)</source>
        <extracomment>Stands after &quot;a prairie with&quot;; dative in some languages</extracomment>
        <translation>
            <numerusform>%n Tipilager</numerusform>
            <numerusform>%n Tipilagern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%n horse herd(s)</source>
        <extracomment>Stands after &quot;a prairie with&quot;; dative in some languages</extracomment>
        <translation>
            <numerusform>%n Pferdeherde</numerusform>
            <numerusform>%n Pferdeherden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>gold</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>Gold</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 wins with %n point(s)</source>
        <extracomment>%1 player</extracomment>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 share the win with %n point(s) each</source>
        <extracomment>%1 players</extracomment>
        <translation>
            <numerusform>%1 teilen sich den Sieg mit je %n Punkt</numerusform>
            <numerusform>%1 teilen sich den Sieg mit je %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a prairie without camps and herds</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>eine Prärie ohne Lager und Herden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a prairie with %1</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; %1 is a list of camps and herds with their numbers</extracomment>
        <translation>eine Prärie mit %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the railwayman at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation>%1 nimmt den Eisenbahner auf %2 zurück</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the gold miner at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation>%1 nimmt den Goldgräber auf %2 zurück</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the farmer at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation>%1 nimmt den Farmer auf %2 zurück</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the merchant at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation>%1 nimmt den Händler auf %2 zurück</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s railwayman comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation>Ein Eisenbahner von %1 kommt heim</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s gold miner comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation>Ein Goldgräber von %1 kommt heim</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s farmer comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation>Ein Farmer von %1 kommt heim</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s merchant comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation>Ein Händler von %1 kommt heim</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile lies on the table, with %n token(s) on it</source>
        <extracomment>%n mining tokens</extracomment>
        <translation>
            <numerusform>Das Startplättchen liegt aus, darauf ein Schürfplättchen</numerusform>
            <numerusform>Das Startplättchen liegt aus, darauf %n Schürfplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%n tile(s) fit nowhere and leave the game</source>
        <translation>
            <numerusform>%n Plättchen passt nirgends und scheidet aus</numerusform>
            <numerusform>%n Plättchen passen nirgends und scheiden aus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws the last tile</source>
        <extracomment>%1 player</extracomment>
        <translation>%1 zieht das letzte Plättchen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws a tile, %n left</source>
        <extracomment>%1 player, %n tiles left in the stack</extracomment>
        <translation>
            <numerusform>%1 zieht ein Plättchen, %n übrig</numerusform>
            <numerusform>%1 zieht ein Plättchen, %n übrig</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 places the tile at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation>%1 legt das Plättchen auf %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile lies on the table</source>
        <translation>Das Startplättchen liegt aus</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain without nuggets</source>
        <translation>einen unfertigen Berg ohne Nuggets</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain without nuggets</source>
        <translation>einen Berg ohne Nuggets</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city without completed railroads</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation>eine unfertige Stadt ohne fertige Strecken</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: %2.</source>
        <extracomment>%1 name of a file, %2 the reason as the system words it</extracomment>
        <translation>„%1“ lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>There is not enough memory for a picture of this size.</source>
        <translation>Der Speicher reicht nicht für ein Bild dieser Größe.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>The folder &quot;%1&quot; cannot be made.</source>
        <translation>Der Ordner „%1“ lässt sich nicht anlegen.</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Prints a tile set to a file.</source>
        <translation>Druckt einen Plättchensatz in eine Datei.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>A tile set (*.tileset.json).</source>
        <translation>Ein Plättchensatz (*.tileset.json).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Pages to print and cut out, as PDF.</source>
        <translation>Seiten zum Drucken und Ausschneiden, als PDF.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The same pages as SVG; several pages get a file each.</source>
        <translation>Dieselben Seiten als SVG; mehrere Seiten bekommen je eine Datei.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Pictures: one of all designs if OUT ends in .png, otherwise a folder with one per design.</source>
        <translation>Bilder: alle Motive auf einem, wenn OUT auf .png endet, sonst ein Ordner mit einem je Motiv.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a tile (45).</source>
        <translation>Kantenlänge eines Plättchens (45).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>A4, A3, A5, A6, Letter, Legal or Tabloid (A4).</source>
        <translation>A4, A3, A5, A6, Letter, Legal oder Tabloid (A4).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Landscape: the long side of the paper is horizontal.</source>
        <translation>Die lange Seite des Papiers liegt waagerecht.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Margin that the printer leaves white on each side (5).</source>
        <translation>Was der Drucker an jeder Seite weiß lässt (5).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Gap between tiles (3).</source>
        <translation>Abstand zwischen den Plättchen (3).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>How far pictures go beyond the cut, at most half the gap (1).</source>
        <translation>Wie weit das Bild über den Schnitt hinausgeht, höchstens den halben Abstand (1).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Without cut marks.</source>
        <translation>Ohne Schnittmarken.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Without the ruler that shows whether the size is true.</source>
        <translation>Ohne das Lineal, das zeigt, ob die Größe stimmt.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>A reverse after each page, for printing on both sides.</source>
        <translation>Nach jeder Seite eine Rückseite, für beidseitigen Druck.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The edge over which the sheet is flipped: long or short (long).</source>
        <translation>Die Kante, über die das Blatt gewendet wird: long (lang) oder short (kurz) (long).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>White background, pale colors.</source>
        <translation>Weißer Grund, blasse Farben.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>No mining tokens and no pieces.</source>
        <translation>Keine Schürfplättchen und keine Figuren.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>One copy of each design instead of its count.</source>
        <translation>Jedes Motiv einmal statt so oft, wie es im Satz ist.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only the design with this id; may be given several times.</source>
        <translation>Nur das Motiv mit dieser Kennung; mehrfach möglich.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Quality of the pictures on the pages (600).</source>
        <translation>Güte der Bilder auf den Seiten (600).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a tile in pictures.</source>
        <translation>Kantenlänge eines Plättchens in Bildern.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Language of the pages, such as de (en).</source>
        <translation>Sprache der Seiten, etwa de (en).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 takes a number from %2 to %3.</source>
        <translation>--%1 nimmt eine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 takes a whole number.</source>
        <translation>--%1 nimmt eine ganze Zahl.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--flip takes long or short.</source>
        <translation>--flip nimmt long (lang) oder short (kurz).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>One export at a time.</source>
        <translation>Nur ein Export auf einmal.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The export needs the name of a file.</source>
        <translation>Der Export braucht den Namen einer Datei.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The export needs exactly one tile set.</source>
        <translation>Der Export braucht genau einen Plättchensatz.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The set has no design &quot;%1&quot;.</source>
        <translation>Der Satz hat kein Motiv „%1“.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>error</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: error: what is wrong&quot;</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>warning</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: warning: what is wrong&quot;</extracomment>
        <translation>Warnung</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>note</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: note: what is remarkable&quot;; less than a warning</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Unknown paper size &quot;%1&quot;; it takes A4, A3, A5, A6, Letter, Legal or Tabloid.</source>
        <translation>Unbekanntes Papierformat „%1“; möglich sind A4, A3, A5, A6, Letter, Legal und Tabloid.</translation>
    </message>
</context>
<context>
    <name>FeatureLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n tipi camp(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation>
            <numerusform>%n Tipilager</numerusform>
            <numerusform>%n Tipilager</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n horse herd(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation>
            <numerusform>%n Pferdeherde</numerusform>
            <numerusform>%n Pferdeherden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Prairie without camps and herds</source>
        <translation>Prärie ohne Lager und Herden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Prairie: %1</source>
        <extracomment>%1 as in &quot;2 tipi camps, 1 horse herd&quot;</extracomment>
        <translation>Prärie: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Railroad: %1</source>
        <extracomment>%1 as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation>Strecke: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Mountain: %1</source>
        <extracomment>%1 as in &quot;5 nuggets, 2 open edges&quot;</extracomment>
        <translation>Berg: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>City: %1</source>
        <extracomment>%1 as in &quot;1 complete railroad, 2 unfinished&quot;</extracomment>
        <translation>Stadt: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n cowboy(s)</source>
        <translation>
            <numerusform>%n Cowboy</numerusform>
            <numerusform>%n Cowboys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n cowboy(s), a tie for the most</source>
        <extracomment>How many cowboys a player has on a feature: as many as others, and nobody has more</extracomment>
        <translation>
            <numerusform>%n Cowboy, Gleichstand</numerusform>
            <numerusform>%n Cowboys, Gleichstand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n cowboy(s), the most</source>
        <extracomment>How many cowboys a player has on a feature: nobody else has as many</extracomment>
        <translation>
            <numerusform>%n Cowboy, die Mehrheit</numerusform>
            <numerusform>%n Cowboys, die Mehrheit</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>tent</source>
        <extracomment>A player&apos;s tent stands on the mountain</extracomment>
        <translation>Zelt</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n point(s) when complete</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation>
            <numerusform>%n Punkt bei Abschluss</numerusform>
            <numerusform>%n Punkte bei Abschluss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n point(s) at the end of the game</source>
        <extracomment>What a part of the board is worth if it stays as it is</extracomment>
        <translation>
            <numerusform>%n Punkt am Spielende</numerusform>
            <numerusform>%n Punkte am Spielende</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Nobody has a cowboy here</source>
        <translation>Niemand hat hier einen Cowboy</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n point(s) when complete or at the end of the game</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation>
            <numerusform>%n Punkt bei Abschluss oder am Spielende</numerusform>
            <numerusform>%n Punkte bei Abschluss oder am Spielende</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: this game has no farmers</source>
        <translation>Hierhin darf kein Cowboy: Dieses Spiel kennt keine Farmer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: there is one already</source>
        <translation>Hierhin darf kein Cowboy: Es ist schon einer da</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: you have none left</source>
        <translation>Hierhin darf kein Cowboy: Es ist keiner mehr übrig</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>since turn %1</source>
        <extracomment>Part of a list: a piece stands there; %1 number of a turn</extracomment>
        <translation>seit Zug %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>since turns %1</source>
        <extracomment>Part of a list: several pieces stand there; %1 numbers of turns such as &quot;3, 12&quot;</extracomment>
        <translation>seit den Zügen %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>railwayman</source>
        <extracomment>A cowboy of a player, on a railroad</extracomment>
        <translation>Eisenbahner</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>gold miner</source>
        <extracomment>A cowboy of a player, on a mountain</extracomment>
        <translation>Goldgräber</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>farmer</source>
        <extracomment>A cowboy of a player, on a prairie</extracomment>
        <translation>Farmer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>merchant</source>
        <extracomment>A cowboy of a player, in a city</extracomment>
        <translation>Händler</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>This game has no farmers, so prairies bring nothing</source>
        <translation>In diesem Spiel gibt es keine Farmer, Prärien bringen also nichts</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Points per player</source>
        <translation>Punkte je Spieler</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Total</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>In the final scoring</source>
        <translation>In der Endwertung</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>How much of all points is scored after the last turn</source>
        <translation>Wie viel von allen Punkten nach dem letzten Zug gewertet wird</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Lead of the best player</source>
        <translation>Vorsprung an der Spitze</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Points between the best player and the next</source>
        <translation>Punkte zwischen dem besten Spieler und dem nächsten</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Going first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share of the wins</source>
        <translation>Anteil der Siege</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>A shared win counts in part</source>
        <translation>Ein geteilter Sieg zählt anteilig</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Where the true share lies, judged by the spread of the single games</source>
        <translation>Wo der wahre Anteil liegt, geschätzt nach der Streuung der einzelnen Partien</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>%1 to %2</source>
        <extracomment>An interval: %1 &quot;48&quot;, the lower bound, %2 &quot;59 %&quot;, the upper one</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Even share</source>
        <translation>Ausgeglichen wären</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Completed, of all begun</source>
        <translation>Fertig von allen begonnenen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Turns</source>
        <extracomment>Turns of the players in a game, not rotations</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>All players together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Discarded tiles</source>
        <translation>Ausgeschiedene Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Drawn, but fit nowhere</source>
        <translation>Gezogen, aber nirgends passend</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Squares for a drawn tile</source>
        <translation>Passende Felder</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>On how many squares it fits</source>
        <translation>Auf wie viele Felder es passt</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Hard-to-place draws</source>
        <translation>Schwer zu legen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Drawn tiles that fit on at most two squares</source>
        <translation>Gezogene Plättchen, die auf höchstens zwei Felder passen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares at the end</source>
        <translation>Offene Felder am Ende</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Empty squares beside a tile</source>
        <translation>Leere Felder neben einem Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Holes</source>
        <translation>Löcher</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Of the open squares: with tiles on all four sides</source>
        <translation>Von den offenen Feldern: mit Plättchen auf allen vier Seiten</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Dead squares</source>
        <translation>Tote Felder</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Of the open squares: no tile of the whole set fits them</source>
        <translation>Von den offenen Feldern: Kein Plättchen des ganzen Satzes passt darauf</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Unfillable squares</source>
        <translation>Nicht mehr zu füllen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>When a quarter of the stack is left: squares that no tile still to come fits</source>
        <translation>Wenn noch ein Viertel des Stapels übrig ist: Felder, auf die kein kommendes Plättchen passt</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Tokens</source>
        <translation>Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Left at the end</source>
        <translation>Am Ende übrig</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Taken by nobody</source>
        <translation>Von niemandem genommen</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>north edge</source>
        <translation>Nordkante</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>east edge</source>
        <translation>Ostkante</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>south edge</source>
        <translation>Südkante</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>west edge</source>
        <translation>Westkante</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>railroad %1</source>
        <extracomment>%1 number of the railroad on its tile</extracomment>
        <translation>Strecke %1</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>mountain %1</source>
        <extracomment>%1 number of the mountain on its tile</extracomment>
        <translation>Berg %1</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>prairie %1</source>
        <extracomment>%1 number of the prairie on its tile</extracomment>
        <translation>Prärie %1</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>The tokens</source>
        <translation>Die Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>The set</source>
        <translation>Der Satz</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>no. %1</source>
        <extracomment>%1 number of a tile that has no id, counted in the set</extracomment>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, %2</source>
        <extracomment>%1 id of a tile, %2 place on it, such as &quot;north edge&quot;</extracomment>
        <translation>Plättchen %1, %2</translation>
    </message>
</context>
<context>
    <name>GoldRush</name>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Gold Rush</source>
        <extracomment>Name of the game</extracomment>
        <translation>Gold Rush</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Lay tiles, build railroads and dig for gold.</source>
        <translation>Plättchen legen, Strecken bauen und nach Gold graben.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Tile set</source>
        <extracomment>Title of a question (noun)</extracomment>
        <translation>Plättchensatz</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>What do you want to do with &quot;%1&quot;?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation>Was möchtest du mit „%1“ tun?</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Play it…</source>
        <extracomment>Button: start a game with the tile set</extracomment>
        <translation>Damit &amp;spielen…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Add to my sets</source>
        <extracomment>Button: &quot;my sets&quot; are those that the user keeps in the program</extracomment>
        <translation>Zu &amp;meinen Sätzen hinzufügen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Edit it</source>
        <extracomment>Button: open the tile set in the editor</extracomment>
        <translation>&amp;Bearbeiten</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation>Klick</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Place the tile on the marked spot, then click the piece to place</source>
        <translation>Das Plättchen auf die markierte Stelle legen, danach die Figur anklicken, die eingesetzt wird</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Turn the tile</source>
        <translation>Das Plättchen drehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Wheel over the tile</source>
        <extracomment>The wheel of the mouse</extracomment>
        <translation>Mausrad über dem Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Zoom in and out</source>
        <translation>Vergrößern und verkleinern</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Move the board</source>
        <translation>Das Spielbrett verschieben</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show the whole board</source>
        <translation>Das ganze Spielbrett zeigen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Tab, Shift+Tab, arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation>Tab, Umschalt+Tab, Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Go to another spot or action</source>
        <translation>Zu einer anderen Stelle oder Aktion gehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Enter, Space</source>
        <extracomment>Keys</extracomment>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Place the tile or take the action</source>
        <translation>Das Plättchen legen oder die Aktion ausführen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Esc</source>
        <extracomment>A key</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>V, held down</source>
        <extracomment>A key</extracomment>
        <translation>V, gehalten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at your own gold</source>
        <translation>Das eigene Gold ansehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Switch between the board, the panels and the log</source>
        <translation>Zwischen Spielbrett, Seitenleiste und Protokoll wechseln</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Undo a turn</source>
        <translation>Einen Zug zurücknehmen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Redo a turn</source>
        <translation>Einen Zug wiederholen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Quit; your game is kept</source>
        <translation>Beenden; das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>On the board</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation>Auf dem Spielbrett</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>In the window</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>Tile-laying games for the desktop.</source>
        <translation>Legespiele für den Computer.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. Pictures and tile sets: CC BY-SA 4.0.</source>
        <translation>Freie Software: nutzen, untersuchen, weitergeben und verändern ist unter der GNU General Public License erlaubt, Version 3 oder später. Bilder und Plättchensätze: CC BY-SA 4.0.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>It comes without any warranty.</source>
        <translation>Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>An unofficial program by players for players, with no link to the publishers or authors of any board game.</source>
        <translation>Ein inoffizielles Programm, gemacht aus Freude am Spielen, ohne Verbindung zu Verlagen oder Autoren irgendeines Brettspiels.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Review the game</source>
        <translation>Auf das Spiel zurückblicken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>A turn back or forward</source>
        <translation>Ein Zug zurück oder vor</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Home, End</source>
        <extracomment>Keys</extracomment>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>To the start, to the last turn</source>
        <translation>Zum Anfang, zum letzten Zug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide the better move on the board</source>
        <translation>Den besseren Zug auf dem Spielbrett zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Close the review</source>
        <translation>Den Rückblick schließen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>In the review</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation>Im Rückblick</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show the three best moves</source>
        <translation>Die drei besten Züge zeigen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Compare your planned move with the best one</source>
        <translation>Den geplanten Zug mit dem besten vergleichen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Make the computer play now or continue</source>
        <translation>Den Computer sofort ziehen oder weiterspielen lassen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Open the tile-set editor</source>
        <translation>Den Plättchensatz-Editor öffnen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show which tiles are left</source>
        <translation>Zeigen, welche Plättchen übrig sind</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Explain what is under the pointer, or stop explaining</source>
        <translation>Erklären, worauf der Zeiger ruht, oder nicht mehr</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide marks on squares that no tile fits anymore</source>
        <translation>Felder, auf die kein Plättchen mehr passt, markieren oder nicht mehr</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide the numbers of columns and rows</source>
        <translation>Die Nummern von Spalten und Zeilen zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Choose that action from the list</source>
        <translation>Diese Aktion der Liste ausführen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Find a command by its name</source>
        <translation>Einen Befehl nach seinem Namen suchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show these keys</source>
        <translation>Diese Tasten zeigen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show what everybody would score if the game ended now</source>
        <translation>Zeigen, was alle bekämen, wenn das Spiel jetzt endete</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Hide all these aids, as at a real table, or show them again</source>
        <translation>All diese Hilfen ausblenden, wie am Tisch, oder wieder zeigen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show what happened since your last turn</source>
        <translation>Zeigen, was seit deinem letzten Zug geschah</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide which prairies farmers hold, by color</source>
        <translation>Prärien nach ihren Farmern färben oder nicht mehr</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Switch the sounds on or off</source>
        <translation>Töne ein- oder ausschalten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Switch between points and chances</source>
        <translation>Zwischen Punkten und Chancen wechseln</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide which tiles fit an empty square</source>
        <translation>Zeigen oder verbergen, welche Plättchen auf ein leeres Feld passen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Right button</source>
        <extracomment>A button of the mouse</extracomment>
        <translation>Rechte Taste</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Wheel elsewhere</source>
        <extracomment>The wheel of the mouse</extracomment>
        <translation>Mausrad anderswo</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Skip: do nothing this turn</source>
        <translation>Überspringen: in diesem Zug nichts tun</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Open the settings, where these keys can be changed</source>
        <translation>Die Einstellungen öffnen, wo sich diese Tasten ändern lassen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide the panel or the log</source>
        <translation>Leiste oder Protokoll zeigen oder verbergen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Move the panel or the log to its own window</source>
        <translation>Leiste oder Protokoll in ein eigenes Fenster verschieben</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Return to the game that you branched off from</source>
        <translation>Zu dem Spiel zurückkehren, von dem du abgezweigt bist</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Export the map as PDF, SVG or PNG</source>
        <translation>Die Karte als PDF, SVG oder PNG exportieren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation>Alt+Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look around: from square to square</source>
        <translation>Umsehen: von Feld zu Feld</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+PgUp, Alt+PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation>Alt+Bild auf, Alt+Bild ab</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at the previous or the next feature</source>
        <translation>Das vorige oder das nächste Gebiet ansehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+Enter</source>
        <extracomment>Keys</extracomment>
        <translation>Alt+Eingabe</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at each thing on the tile in turn</source>
        <translation>Eines nach dem anderen auf dem Plättchen ansehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+Home</source>
        <extracomment>Keys</extracomment>
        <translation>Alt+Pos1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at the last tile</source>
        <translation>Das letzte Plättchen ansehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>End looking around; take the tile back before the turn is over</source>
        <translation>Das Umsehen beenden; das Plättchen zurücknehmen, bevor der Zug zu Ende ist</translation>
    </message>
</context>
<context>
    <name>HighlightWords</name>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Longest railroad</source>
        <translation>Längste Strecke</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Richest mountain</source>
        <translation>Reichster Berg</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>City with the most railroads</source>
        <translation>Stadt mit den meisten Strecken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Largest prairie</source>
        <translation>Größte Prärie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Best turn</source>
        <extracomment>The turn of the game that brought its player most points</extracomment>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Most tokens</source>
        <extracomment>Who has taken most mining tokens</extracomment>
        <translation>Die meisten Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Most gold</source>
        <extracomment>Whose mining tokens are worth most</extracomment>
        <translation>Das meiste Gold</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n Nugget</numerusform>
            <numerusform>%n Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%n railroad(s)</source>
        <translation>
            <numerusform>%n Strecke</numerusform>
            <numerusform>%n Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Schürfplättchen</numerusform>
            <numerusform>%n Schürfplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Nobody</source>
        <extracomment>Who has scored a railroad, mountain, city or prairie</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Tied with it</source>
        <extracomment>Stands below a row such as &quot;Longest railroad&quot;: another one that is as long</extracomment>
        <translation>Gleichauf damit</translation>
    </message>
</context>
<context>
    <name>Installing</name>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>Add a tile set</source>
        <translation>Einen Plättchensatz hinzufügen</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>You already have a tile set named &quot;%1&quot;.</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation>Du hast schon einen Plättchensatz „%1“.</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>Replace it with the new one, or keep both?</source>
        <translation>Durch den neuen ersetzen oder beide behalten?</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>&amp;Keep both</source>
        <translation>&amp;Beide behalten</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>The tile set was not added</source>
        <translation>Der Plättchensatz wurde nicht hinzugefügt</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>Remove a tile set</source>
        <translation>Einen Plättchensatz entfernen</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>Remove &quot;%1&quot; from your tile sets?</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation>„%1“ aus den eigenen Plättchensätzen entfernen?</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>Its file is deleted. Saved games keep the set.</source>
        <translation>Seine Datei wird gelöscht. Gespeicherte Spiele behalten den Satz.</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>The tile set was not removed</source>
        <translation>Der Plättchensatz wurde nicht entfernt</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>Save a copy of the tile set</source>
        <translation>Eine Kopie des Plättchensatzes speichern</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>Tile sets (*.tileset.json)</source>
        <translation>Plättchensätze (*.tileset.json)</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>The copy was not saved</source>
        <translation>Die Kopie wurde nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../ui/installing.cpp"/>
        <source>&quot;%1&quot; already exists. Replace it?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation>„%1“ gibt es schon. Überschreiben?</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>, </source>
        <extracomment>Stands between the parts of a list or a description, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>; </source>
        <extracomment>Stands between clauses, as in &quot;scores 6 points for a railroad; the cowboy comes back at once&quot;</extracomment>
        <translation>; </translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>. </source>
        <extracomment>Stands between sentences; after the last one there is no full stop</extracomment>
        <translation>. </translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 what it is about, %2 what is said of it, as in &quot;Ann: 12 points, 3 cowboys left&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../ui/wording/joining.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>%1 any text, %2 a remark about it, as in &quot;Ann (Foreman)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>LabFinding</name>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tile %1 fits nowhere in %2 of its draws.</source>
        <translation>Plättchen %1 passt in %2 der Fälle, in denen es gezogen wird, nirgends.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tile %1 fits on no more than two squares in %2 of its draws.</source>
        <translation>Plättchen %1 passt in %2 der Fälle, in denen es gezogen wird, auf höchstens zwei Felder.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 tiles per game fit nowhere and are discarded (classic set: %2).</source>
        <translation>%1 Plättchen je Partie passen nirgends und scheiden aus (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 squares per game stay empty because no tile of the set fits them, however it is turned (classic set: %2).</source>
        <translation>%1 Felder je Partie bleiben leer, weil kein Plättchen des Satzes darauf passt, wie auch immer gedreht (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>When a quarter of the stack is left, %1 squares can no longer be filled: no tile still to come fits them (classic set: %2).</source>
        <translation>Wenn noch ein Viertel des Stapels übrig ist, lassen sich %1 Felder nicht mehr füllen: Kein kommendes Plättchen passt darauf (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from railroads (classic set: %2).</source>
        <translation>%1 aller Punkte kommen von Strecken (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from mountains (classic set: %2).</source>
        <translation>%1 aller Punkte kommen von Bergen (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from cities (classic set: %2).</source>
        <translation>%1 aller Punkte kommen von Städten (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from prairies (classic set: %2).</source>
        <translation>%1 aller Punkte kommen von Prärien (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from gold (classic set: %2).</source>
        <translation>%1 aller Punkte kommen vom Gold (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Railroads hardly count: %1 of all points (classic set: %2).</source>
        <translation>Strecken zählen kaum: %1 aller Punkte (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Mountains hardly count: %1 of all points (classic set: %2).</source>
        <translation>Berge zählen kaum: %1 aller Punkte (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Cities hardly count: %1 of all points (classic set: %2).</source>
        <translation>Städte zählen kaum: %1 aller Punkte (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Prairies hardly count: %1 of all points (classic set: %2).</source>
        <translation>Prärien zählen kaum: %1 aller Punkte (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Gold hardly counts: %1 of all points (classic set: %2).</source>
        <translation>Gold zählt kaum: %1 aller Punkte (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>A player scores %1 points, far more than with the classic set (%2).</source>
        <translation>Im Mittel gibt es %1 Punkte je Spieler, weit mehr als mit dem klassischen Satz (%2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>A player scores %1 points, far fewer than with the classic set (%2).</source>
        <translation>Im Mittel gibt es %1 Punkte je Spieler, weit weniger als mit dem klassischen Satz (%2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of the points come only in the final scoring (classic set: %2).</source>
        <translation>%1 der Punkte kommen erst in der Endwertung (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few railroads are ever completed: %1 (classic set: %2).</source>
        <translation>Wenige Strecken werden je fertig: %1 (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few mountains are ever completed: %1 (classic set: %2).</source>
        <translation>Wenige Berge werden je fertig: %1 (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few cities are ever completed: %1 (classic set: %2).</source>
        <translation>Wenige Städte werden je fertig: %1 (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is an advantage: %1 of the wins (95 % interval %2 to %3), where %4 would be even; classic set: %5.</source>
        <translation>Wer beginnt, ist im Vorteil: %1 der Siege (95-%-Intervall %2 bis %3), ausgeglichen wären %4; klassischer Satz: %5.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is a disadvantage: %1 of the wins (95 % interval %2 to %3), where %4 would be even; classic set: %5.</source>
        <translation>Wer beginnt, ist im Nachteil: %1 der Siege (95-%-Intervall %2 bis %3), ausgeglichen wären %4; klassischer Satz: %5.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first makes no clear difference: %1 of the wins (95 % interval %2 to %3), where %4 would be even; classic set: %5.</source>
        <translation>Wer beginnt, macht keinen klaren Unterschied: %1 der Siege (95-%-Intervall %2 bis %3), ausgeglichen wären %4; klassischer Satz: %5.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are seldom close: the best player leads the next by %1 points (classic set: %2).</source>
        <translation>Partien sind selten knapp: Der beste Spieler liegt %1 Punkte vor dem nächsten (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are close: the best player leads the next by %1 points (classic set: %2).</source>
        <translation>Partien sind knapp: Der beste Spieler liegt %1 Punkte vor dem nächsten (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of the %2 tokens are taken by nobody.</source>
        <extracomment>%1 a percentage, %2 how many there are</extracomment>
        <translation>%1 der %2 Schürfplättchen nimmt niemand.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>The tokens run out in %1 of the games.</source>
        <translation>In %1 der Partien gehen die Schürfplättchen aus.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Nothing stands out: the set plays much like the classic set.</source>
        <translation>Nichts fällt auf: Der Satz spielt sich etwa wie der klassische.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few games so far (%1): small differences mean nothing yet.</source>
        <translation>Erst wenige Partien (%1): kleine Unterschiede bedeuten noch nichts.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>It is a long game. Turns: %1 (classic set: %2).</source>
        <translation>Es ist ein langes Spiel. Züge: %1 (klassischer Satz: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>It is a short game. Turns: %1 (classic set: %2).</source>
        <translation>Es ist ein kurzes Spiel. Züge: %1 (klassischer Satz: %2).</translation>
    </message>
</context>
<context>
    <name>LabWords</name>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>&quot;%1&quot;</source>
        <extracomment>%1 the name of a tile, in quotation marks</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Serious</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation>Schwerwiegend</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Notable</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation>Bemerkenswert</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Remark</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Railroads</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Mountains</source>
        <translation>Berge</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Prairies</source>
        <translation>Prärien</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Random</source>
        <extracomment>A computer player that moves by chance</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Greenhorn</source>
        <extracomment>Name of a computer player</extracomment>
        <translation>Greenhorn</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Prospector</source>
        <extracomment>Name of a computer player</extracomment>
        <translation>Goldsucher</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Foreman</source>
        <extracomment>Name of a computer player</extracomment>
        <translation>Vorarbeiter</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>%1, %2 × %3</source>
        <extracomment>%1 &quot;500 games&quot;, %2 number of players, %3 the level of all of them</extracomment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/lab/labwords.cpp"/>
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Matching edges</source>
        <extracomment>Titles of lessons</extracomment>
        <translation>Passende Kanten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your first railroad</source>
        <translation>Deine erste Strecke</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Points at once</source>
        <translation>Sofort Punkte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The locomotive</source>
        <translation>Die Lokomotive</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Mountains and gold</source>
        <translation>Berge und Gold</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Tent and mining</source>
        <translation>Zelt und Schürfen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Joining and sharing</source>
        <translation>Verbinden und teilen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Prairies and the end</source>
        <translation>Prärien und das Ende</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short game</source>
        <translation>Ein kurzes Spiel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Edges that touch must match: track to track, mountain to mountain, prairie to prairie. Put your tile to the right of the first one, so that the track goes on. R or the right mouse button turns it.</source>
        <translation>Kanten, die sich berühren, müssen zusammenpassen: Gleis an Gleis, Berg an Berg, Prärie an Prärie. Lege dein Plättchen rechts neben das erste, sodass das Gleis weitergeht. R oder die rechte Maustaste dreht es.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>It fits. You could put a piece on it now, but you do not have to. This time choose “Skip” in the list beside the board, or press N.</source>
        <translation>Es passt. Du könntest jetzt eine Figur daraufsetzen, musst aber nicht. Wähle diesmal „Überspringen“ in der Liste neben dem Spielfeld oder drücke N.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The edges match there, too. But take the tile back and put it to the right of the first one, so that the track goes on.</source>
        <translation>Auch dort passen die Kanten. Nimm das Plättchen aber zurück und lege es rechts neben das erste, sodass das Gleis weitergeht.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The other player has laid a tile as well. Now it is your turn again. Put this tile above the first one, mountain to mountain.</source>
        <translation>Auch dein Gegenüber hat ein Plättchen gelegt. Jetzt bist du wieder dran. Lege dieses über das erste, Berg an Berg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Mountain meets mountain. End your turn with “Skip” (N).</source>
        <translation>Berg trifft auf Berg. Beende deinen Zug mit „Überspringen“ (N).</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The edges match there, too. But take the tile back and put it above the first one, mountain to mountain.</source>
        <translation>Auch dort passen die Kanten. Nimm das Plättchen aber zurück und lege es über das erste, Berg an Berg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The first tile is a city with three tracks. Put your tile to the right of it: a railroad begins.</source>
        <translation>Das erste Plättchen ist eine Stadt mit drei Gleisen. Lege deins rechts daneben: Eine Strecke beginnt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now send a cowboy to work: click the track of your tile. There he is a railwayman, and the railroad is yours.</source>
        <translation>Schicke jetzt einen Cowboy zur Arbeit: Klicke auf das Gleis deines Plättchens. Dort ist er Eisenbahner, und die Strecke gehört dir.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But here you need a railroad of your own: the tile to the right of the city, and a cowboy on its track.</source>
        <translation>Das ist erlaubt. Aber hier brauchst du eine eigene Strecke: das Plättchen rechts neben die Stadt und einen Cowboy auf sein Gleis.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A railroad is complete when each end lies in a city, a junction or a mountain. Your tile is a junction. Put it at the open end of your railroad.</source>
        <translation>Eine Strecke ist fertig, wenn jedes Ende in einer Stadt, einer Kreuzung oder einem Berg liegt. Dein Plättchen ist eine Kreuzung. Lege sie an das offene Ende deiner Strecke.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Both ends are closed. Choose “Skip” (N) and watch what your railroad brings.</source>
        <translation>Beide Enden sind geschlossen. Wähle „Überspringen“ (N) und sieh, was deine Strecke bringt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your railroad stays open. Put the junction at its open end, on the right.</source>
        <translation>Das ist erlaubt, aber deine Strecke bleibt offen. Lege die Kreuzung an ihr offenes Ende rechts.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have only four cowboys, so it is good when they come home soon. On this tile a track ends in a mountain. Put it to the right of the city.</source>
        <translation>Du hast nur vier Cowboys, darum ist es gut, wenn sie bald heimkommen. Auf diesem Plättchen endet ein Gleis in einem Berg. Lege es rechts neben die Stadt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The railroad is complete already. Put a cowboy on its track all the same.</source>
        <translation>Die Strecke ist schon fertig. Setze trotzdem einen Cowboy auf ihr Gleis.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but it brings no points now. Put the tile to the right of the city, and a cowboy on the track.</source>
        <translation>Das ist erlaubt, bringt aber jetzt keine Punkte. Lege das Plättchen rechts neben die Stadt und setze einen Cowboy auf das Gleis.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Two points, and your cowboy is home again. The other player&apos;s cowboy has to wait. Do it once more: put the junction to the left of the city.</source>
        <translation>Zwei Punkte, und dein Cowboy ist wieder daheim. Der andere Cowboy muss warten. Mach es noch einmal: Lege die Kreuzung links neben die Stadt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the track that leads to the city.</source>
        <translation>Setze einen Cowboy auf das Gleis, das zur Stadt führt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but two points are waiting: put the junction to the left of the city, and a cowboy on the track between the two.</source>
        <translation>Das ist erlaubt, aber zwei Punkte warten auf dich: Lege die Kreuzung links neben die Stadt und setze einen Cowboy auf das Gleis zwischen beiden.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your tile shows a locomotive. Put it to the right of the city.</source>
        <translation>Dein Plättchen zeigt eine Lokomotive. Lege es rechts neben die Stadt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the track with the locomotive.</source>
        <translation>Setze einen Cowboy auf das Gleis mit der Lokomotive.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But here the locomotive should work for you: the tile to the right of the city, and a cowboy on its track.</source>
        <translation>Das ist erlaubt. Aber hier soll die Lokomotive für dich arbeiten: das Plättchen rechts neben die Stadt und einen Cowboy auf sein Gleis.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A complete railroad with exactly one locomotive counts double. Put the junction at the open end of yours.</source>
        <translation>Eine fertige Strecke mit genau einer Lokomotive zählt doppelt. Lege die Kreuzung an das offene Ende deiner Strecke.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>It is complete. Choose “Skip” (N).</source>
        <translation>Sie ist fertig. Wähle „Überspringen“ (N).</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>There is gold in the mountains. For each nugget on a tile a token is put there, face down. Put your tile above the first one, so that the mountains join.</source>
        <translation>In den Bergen steckt Gold. Für jedes Nugget auf einem Plättchen kommt ein verdecktes Schürfplättchen dorthin. Lege dein Plättchen über das erste, sodass die Berge zusammenwachsen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the mountain. There he is a gold miner.</source>
        <translation>Setze einen Cowboy auf den Berg. Dort ist er Goldgräber.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But here you need a miner: the tile above the first one, mountain to mountain, and a cowboy on the mountain.</source>
        <translation>Das ist erlaubt. Aber hier brauchst du einen Goldgräber: das Plättchen über das erste, Berg an Berg, und einen Cowboy auf den Berg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A mountain is complete when none of its edges is open. Yours has one open edge. Close it with this tile.</source>
        <translation>Ein Berg ist fertig, wenn keine seiner Kanten mehr offen ist. Deiner hat eine offene Kante. Schließe sie mit diesem Plättchen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>No edge of it is open anymore. Choose “Skip” (N).</source>
        <translation>Keine seiner Kanten ist mehr offen. Wähle „Überspringen“ (N).</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your mountain stays open. Put the tile at its open edge, and turn it so that it closes that mountain.</source>
        <translation>Das ist erlaubt, aber dein Berg bleibt offen. Lege das Plättchen an seine offene Kante und drehe es so, dass es ihn schließt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have one tent. It may stand on any mountain that is not complete. First put your tile above the first one.</source>
        <translation>Du hast ein Zelt. Es darf auf jedem Berg stehen, der nicht fertig ist. Lege zuerst dein Plättchen über das erste.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now pitch your tent on the mountain.</source>
        <translation>Schlage jetzt dein Zelt auf dem Berg auf.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But here you need your tent: the tile above the first one, and the tent on the mountain.</source>
        <translation>Das ist erlaubt. Aber hier brauchst du dein Zelt: das Plättchen über das erste und das Zelt auf den Berg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>From now on you may mine: instead of a piece, you take one token from the mountain of your tent. Put this tile where you like.</source>
        <translation>Ab jetzt darfst du schürfen: Statt eine Figur einzusetzen, nimmst du ein Schürfplättchen vom Berg deines Zelts. Lege dieses Plättchen, wohin du willst.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now choose “Mine” in the list beside the board.</source>
        <translation>Wähle jetzt „Schürfen“ in der Liste neben dem Spielfeld.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but you took no token. Try again, and mine.</source>
        <translation>Das ist erlaubt, aber du hast nicht geschürft. Versuche es noch einmal und schürfe.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A token is yours. Only you know what it is worth: hold the key V to look. Put this tile where you like, and mine once more.</source>
        <translation>Ein Schürfplättchen gehört dir. Seinen Wert kennst nur du: Halte die Taste V gedrückt, um ihn zu sehen. Lege dieses Plättchen, wohin du willst, und schürfe noch einmal.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Mine another token.</source>
        <translation>Schürfe noch einmal.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Cities count, too. Your tile is a city with three tracks. Put it to the right of the other city, so that one track goes on to the right and one goes down.</source>
        <translation>Auch Städte zählen. Dein Plättchen ist eine Stadt mit drei Gleisen. Lege sie rechts neben die andere Stadt, sodass ein Gleis nach rechts und eins nach unten führt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy into the new city itself, not on a track. There he is a merchant.</source>
        <translation>Setze einen Cowboy in die neue Stadt selbst, nicht auf ein Gleis. Dort ist er Händler.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But here you need a merchant: your city to the right of the other, its tracks to the left, to the right and down, and a cowboy in it.</source>
        <translation>Das ist erlaubt. Aber hier brauchst du einen Händler: deine Stadt rechts neben die andere, ihre Gleise nach links, rechts und unten, und einen Cowboy hinein.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A city is complete when every railroad that leaves it is complete. Two of yours are still open. End the one on the right in this mountain.</source>
        <translation>Eine Stadt ist fertig, wenn jede Strecke fertig ist, die von ihr ausgeht. Zwei sind bei dir noch offen. Lass die rechte in diesem Berg enden.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>One more railroad is complete. Choose “Skip” (N), or put a cowboy on it for two quick points.</source>
        <translation>Noch eine Strecke ist fertig. Wähle „Überspringen“ (N) oder setze einen Cowboy darauf: zwei schnelle Punkte.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But take it back and put the tile to the right of your city, so that the railroad ends in the mountain.</source>
        <translation>Das ist erlaubt. Nimm es aber zurück und lege das Plättchen rechts neben deine Stadt, sodass die Strecke im Berg endet.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>One railroad is left. Put the junction below your city.</source>
        <translation>Eine Strecke fehlt noch. Lege die Kreuzung unter deine Stadt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now every railroad of your city is complete. Choose “Skip” (N).</source>
        <translation>Jetzt ist jede Strecke deiner Stadt fertig. Wähle „Überspringen“ (N).</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your city stays open. Put the junction below it.</source>
        <translation>Das ist erlaubt, aber deine Stadt bleibt offen. Lege die Kreuzung darunter.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put your curve to the right of the city, so that its track turns down.</source>
        <translation>Lege deine Kurve rechts neben die Stadt, sodass ihr Gleis nach unten führt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on your track.</source>
        <translation>Setze einen Cowboy auf dein Gleis.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But take it back: the curve goes to the right of the city, its track turns down, and a cowboy stands on it.</source>
        <translation>Das ist erlaubt. Nimm es aber zurück: Die Kurve kommt rechts neben die Stadt, ihr Gleis führt nach unten, und ein Cowboy steht darauf.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The other player has begun a railroad next to yours. Nobody may put a cowboy where one stands already, but railroads can be joined. Lay the curve where the two meet.</source>
        <translation>Dein Gegenüber hat neben dir eine Strecke begonnen. Niemand darf einen Cowboy einsetzen, wo schon einer steht, aber Strecken lassen sich verbinden. Lege die Kurve dorthin, wo beide sich treffen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now it is one railroad, and it is a loop: complete. Choose “Skip” (N).</source>
        <translation>Jetzt ist es eine einzige Strecke, und sie ist ein Kreis: fertig. Wähle „Überspringen“ (N).</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but the railroads do not meet. Lay the curve below your first one, so that it joins both.</source>
        <translation>Das ist erlaubt, aber die Strecken treffen sich nicht. Lege die Kurve unter deine erste, sodass sie beide verbindet.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Prairies lie between tracks and mountains, and are never complete. Your tile has one with two tipi camps. Put it below the first one, so that prairie meets prairie.</source>
        <translation>Prärien liegen zwischen Gleisen und Bergen und werden nie fertig. Dein Plättchen hat eine mit zwei Tipilagern. Lege es unter das erste, Prärie an Prärie.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Lay a cowboy on the prairie with the tipi camps. There he is a farmer and stays until the end of the game.</source>
        <translation>Lege einen Cowboy in die Prärie mit den Tipilagern. Dort ist er Farmer und bleibt bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But here you need a farmer: the tile below the first one, and a cowboy on the prairie with the tipi camps.</source>
        <translation>Das ist erlaubt. Aber hier brauchst du einen Farmer: das Plättchen unter das erste und einen Cowboy in die Prärie mit den Tipilagern.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>This is the last tile of this game. It shows a herd of horses. Put it where its prairie joins yours: left of the first tile, for one.</source>
        <translation>Dies ist das letzte Plättchen des Spiels. Es zeigt eine Pferdeherde. Lege es so, dass sich seine Prärie mit deiner verbindet, etwa links neben das erste.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Choose “Skip” (N), and the game is scored.</source>
        <translation>Wähle „Überspringen“ (N), dann wird das Spiel gewertet.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short game without farmers, against the easiest player. All that you have learned counts now. H shows you good moves, T the tiles that are left.</source>
        <translation>Ein kurzes Spiel ohne Farmer gegen den leichtesten Computer. Jetzt zählt alles, was du gelernt hast. H zeigt dir gute Züge, T die restlichen Plättchen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>That is all there is to laying tiles. Whenever you point at a square where your tile does not fit, the line at the bottom tells which edge is in the way.</source>
        <translation>Mehr ist es nicht mit dem Legen. Wenn du auf ein Feld zeigst, auf das dein Plättchen nicht passt, sagt die Zeile ganz unten, welche Kante im Weg ist.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three tiles make three points; the city and the junction count, too. And your cowboy came home and can be used again.</source>
        <translation>Drei Plättchen bringen drei Punkte; Stadt und Kreuzung zählen mit. Und dein Cowboy ist heimgekommen und wieder frei.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short railroad brings few points but leaves you your cowboys. A longer one brings more, but its cowboy waits until it is complete or the game ends.</source>
        <translation>Eine kurze Strecke bringt wenig Punkte, aber deine Cowboys bleiben frei. Eine längere bringt mehr, doch ihr Cowboy wartet, bis sie fertig ist oder das Spiel endet.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three tiles, doubled: six points. With two locomotives a railroad is not doubled anymore, so look out for what others add to yours.</source>
        <translation>Drei Plättchen, verdoppelt: sechs Punkte. Mit zwei Lokomotiven wird eine Strecke nicht mehr verdoppelt. Achte also darauf, was andere an deine anlegen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three nuggets make three points, and the tokens of the mountain are yours. What they are worth is counted at the end. Hold the key V to look at them.</source>
        <translation>Drei Nuggets bringen drei Punkte, und die Schürfplättchen des Bergs gehören dir. Ihr Wert zählt am Ende. Halte die Taste V gedrückt, um sie zu sehen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your tent stays until its mountain is complete, or you move it to another one. When a mountain is complete, the tokens that are left go to whoever has most miners there.</source>
        <translation>Dein Zelt bleibt, bis sein Berg fertig ist oder du es auf einen anderen stellst. Ist ein Berg fertig, gehen die restlichen Schürfplättchen an alle mit den meisten Goldgräbern dort.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three different railroads, three points each: nine points. The railroads scored on their own, for whoever had a railwayman there.</source>
        <translation>Drei verschiedene Strecken zu je drei Punkten: neun Punkte. Die Strecken haben für sich gezählt, für alle mit einem Eisenbahner darauf.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Each of you had one cowboy there, so each scores all four points. Whoever has more cowboys on a railroad or a mountain scores alone.</source>
        <translation>Ihr hattet je einen Cowboy dort, also bekommt ihr beide die vollen vier Punkte. Wer auf einer Strecke oder einem Berg mehr Cowboys hat, bekommt die Punkte allein.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A farmer scores 2 points for each tipi camp and 4 for each herd. Railroads, mountains and cities that are not complete score, too. At last everybody counts their gold: most points win.</source>
        <translation>Ein Farmer bringt 2 Punkte je Tipilager und 4 je Herde. Auch unfertige Strecken, Berge und Städte zählen. Zuletzt zählen alle ihr Gold: Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Lesson %1 of %2: %3</source>
        <extracomment>%1 number of the lesson, %2 of how many, %3 its title</extracomment>
        <translation>Lektion %1 von %2: %3</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now it is the other player&apos;s turn.</source>
        <translation>Jetzt ist dein Gegenüber am Zug.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have won, %1 to %2. You know all that you need: play somebody stronger.</source>
        <extracomment>%1 and %2 points</extracomment>
        <translation>Du hast gewonnen, %1 zu %2. Du weißt alles, was du brauchst: Spiele gegen jemand Stärkeren.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A tie, %1 to %2. Play the same opponent in a whole game.</source>
        <extracomment>%1 and %2 points</extracomment>
        <translation>Gleichstand, %1 zu %2. Spiele noch einmal gegen denselben Gegner, ein ganzes Spiel.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have %1 points, the other player %2. Try it in a whole game: there is more time to catch up.</source>
        <extracomment>%1 and %2 points</extracomment>
        <translation>Du hast %1 Punkte, dein Gegenüber %2. Versuche es in einem ganzen Spiel: Da ist mehr Zeit zum Aufholen.</translation>
    </message>
</context>
<context>
    <name>LookWords</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>The tile in hand fits here in %n way(s)</source>
        <extracomment>Of an empty square; %n rotations of the tile</extracomment>
        <translation>
            <numerusform>Das Plättchen in der Hand passt hier auf %n Art</numerusform>
            <numerusform>Das Plättchen in der Hand passt hier auf %n Arten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%n of the tiles that are left fit here</source>
        <extracomment>Of an empty square</extracomment>
        <translation>
            <numerusform>%n der übrigen Plättchen passt hier</numerusform>
            <numerusform>%n der übrigen Plättchen passen hier</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>Column %1, row %2</source>
        <extracomment>Of a tile on the board: where it lies, counted from the start tile</extracomment>
        <translation>Spalte %1, Zeile %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>Empty square at column %1, row %2</source>
        <extracomment>Where an empty square is, counted from the start tile</extracomment>
        <translation>Leeres Feld in Spalte %1, Zeile %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s tent</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation>Zelt von %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s railwayman</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation>Eisenbahner von %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s gold miner</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation>Goldgräber von %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s farmer</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation>Farmer von %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s merchant</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation>Händler von %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%n mining token(s)</source>
        <extracomment>Mining tokens that lie on a mountain</extracomment>
        <translation>
            <numerusform>%n Schürfplättchen</numerusform>
            <numerusform>%n Schürfplättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapExport</name>
    <message>
        <location filename="../app/goldrush/map/mapexport.cpp"/>
        <source>There is not enough memory for a picture of this size.</source>
        <translation>Für ein Bild dieser Größe reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>MountainTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Split a mountain</source>
        <translation>Berg teilen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Raise a mountain</source>
        <translation>Berg auftürmen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Level a mountain</source>
        <translation>Berg abtragen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Raise a peak</source>
        <translation>Gipfel auftürmen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Join mountains</source>
        <translation>Berge verbinden</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Extend a mountain</source>
        <translation>Berg erweitern</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click an edge or the middle to raise a mountain, drag from mountain to mountain to join them; the right button splits a mountain and levels one that cannot be split.</source>
        <translation>Ein Klick auf eine Kante oder in die Mitte türmt einen Berg auf, Ziehen von Berg zu Berg verbindet sie; die rechte Maustaste teilt einen Berg und trägt ab, was sich nicht teilen lässt.</translation>
    </message>
</context>
<context>
    <name>OldFiles</name>
    <message>
        <location filename="../ui/start/oldfiles.cpp"/>
        <source>moved aside at your request</source>
        <translation>auf Wunsch beiseitegelegt</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Fa&amp;rmers</source>
        <extracomment>A rule to choose: cowboys may be farmers</extracomment>
        <translation>&amp;Farmer</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Cowboys may lie on prairies and score tipi camps and horse herds at the end.</source>
        <translation>Cowboys dürfen in der Prärie liegen und werten am Ende Tipilager und Pferdeherden.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>F&amp;ifth cowboy</source>
        <extracomment>A rule to choose (noun)</extracomment>
        <translation>Fünfter &amp;Cowboy</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Everybody has five cowboys instead of four.</source>
        <translation>Alle haben fünf Cowboys statt vier.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>&amp;Take back</source>
        <extracomment>A rule to choose: cowboys may be taken back</extracomment>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Instead of another action a player may take a cowboy back, without points.</source>
        <translation>Statt einer anderen Aktion darf ein eigener Cowboy zurückgenommen werden, ohne Punkte.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Pra&amp;ctice game</source>
        <extracomment>An option of a new game (noun): a game to try things out in</extracomment>
        <translation>Üb&amp;ungsspiel</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Turns may be undone even after the next tile or a token has been seen. The review mentions it.</source>
        <translation>Züge dürfen auch dann zurückgenommen werden, wenn das nächste Plättchen oder ein Schürfplättchen schon zu sehen war. Der Rückblick erwähnt es.</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Turn the tile &amp;left</source>
        <translation>Plättchen nach &amp;links drehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Turn the tile r&amp;ight</source>
        <translation>Plättchen nach r&amp;echts drehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Turn tiles with the wheel</source>
        <extracomment>Menu entry that can be ticked; otherwise the wheel of the mouse zooms over the tile, too</extracomment>
        <translation>Plättchen &amp;mit dem Mausrad drehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Tile-set editor</source>
        <translation>Plättchensatz-&amp;Editor</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Make tile sets of your own, in a program beside this one</source>
        <translation>Eigene Plättchensätze in einem eigenen Programm erstellen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Open a saved game or a tile set</source>
        <translation>Ein gespeichertes Spiel oder einen Plättchensatz öffnen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Games and tile sets (%1);;All files (*)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names, and what stands before &quot;;;&quot; and after it are two entries</extracomment>
        <translation>Spiele und Plättchensätze (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>The tile set cannot be tried like this</source>
        <translation>Der Plättchensatz lässt sich so nicht ausprobieren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>A game (*.lodeline) or a tile set to open.</source>
        <translation>Ein Spiel (*.lodeline) oder ein Plättchensatz zum Öffnen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Try a tile set: start a game with it at once.</source>
        <extracomment>Help of the command line; SET is a file</extracomment>
        <translation>Einen Plättchensatz ausprobieren: sofort ein Spiel damit beginnen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: the computer players, such as prospector or baron,foreman.</source>
        <translation>Mit --play: die Computerspieler, etwa prospector oder baron,foreman.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: how many people play, 0 to 5.</source>
        <translation>Mit --play: wie viele Menschen spielen, 0 bis 5.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: the id of the tile to be drawn first.</source>
        <translation>Mit --play: die Kennung des Plättchens, das zuerst gezogen wird.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>--play takes one tile set and no other file.</source>
        <translation>--play nimmt einen Plättchensatz und keine weitere Datei.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>--people takes a number from 0 to 5.</source>
        <translation>--people nimmt eine Zahl von 0 bis 5.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Tiles l&amp;eft</source>
        <extracomment>Menu entry (noun): shows which tiles are still in the stack</extracomment>
        <translation>Übrige Plätt&amp;chen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>E&amp;xplain what is under the pointer</source>
        <extracomment>Menu entry that can be ticked: a railroad, mountain, city or prairie below the mouse</extracomment>
        <translation>Erklären, &amp;worauf der Zeiger ruht</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Mark squares that no tile fits anymore</source>
        <extracomment>Menu entry that can be ticked: a cross on each empty square where none of the tiles left can lie</extracomment>
        <translation>Fel&amp;der zeigen, auf die kein Plättchen mehr passt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Coor&amp;dinates along the edge</source>
        <extracomment>Menu entry that can be ticked: the numbers of columns and rows beside the board</extracomment>
        <translation>K&amp;oordinaten am Rand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Hide all aids, as at a real ta&amp;ble</source>
        <extracomment>Menu entry that can be ticked: the program tells nothing that people at a table would not see</extracomment>
        <translation>Ohne Hilfen, wie am T&amp;isch</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Tips from a coac&amp;h</source>
        <extracomment>Menu entry that can be ticked: a sentence whenever something becomes possible for the first time</extracomment>
        <translation>&amp;Hinweise für den Anfang</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Standings so fa&amp;r</source>
        <extracomment>Menu entry (noun): what everybody would score if the game ended now</extracomment>
        <translation>&amp;Zwischenstand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>What happened since m&amp;y last turn</source>
        <extracomment>Menu entry: tells again what the other players have done</extracomment>
        <translation>Was seit meinem &amp;letzten Zug geschah</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Color prairies by their farmers</source>
        <extracomment>Menu entry that can be ticked: in the colours of the players who would score them</extracomment>
        <translation>Prärie&amp;n nach ihren Farmern färben</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Show what fits an empty s&amp;quare</source>
        <extracomment>Menu entry that can be ticked: which of the tiles left fit the empty square below the mouse</extracomment>
        <translation>Zeigen, w&amp;as auf ein leeres Feld passt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Hand o&amp;ver after every turn</source>
        <extracomment>Menu entry that can be ticked: where several people share a computer</extracomment>
        <translation>Nach &amp;jedem Zug übergeben</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Make this a pract&amp;ice game</source>
        <extracomment>Menu entry: from now on turns may be undone whatever has been seen</extracomment>
        <translation>Zum Übungsspiel &amp;machen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>As&amp;k before each move</source>
        <extracomment>Menu entry that can be ticked: the chosen move waits for a second click or Enter</extracomment>
        <translation>Vor jedem Z&amp;ug fragen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Skip: &amp;do nothing this turn</source>
        <extracomment>Menu entry: end the turn without a cowboy, a tent or mining</extracomment>
        <translation>Überspringen: in &amp;diesem Zug nichts tun</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Export the &amp;map…</source>
        <extracomment>Menu entry: write a picture of the board to a file</extracomment>
        <translation>&amp;Karte exportieren…</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <location filename="../editor/print/pictures.cpp"/>
        <source>There is no tile to make a picture of.</source>
        <translation>Es gibt kein Plättchen für ein Bild.</translation>
    </message>
    <message>
        <location filename="../editor/print/pictures.cpp"/>
        <source>%1 × %2</source>
        <extracomment>Below the picture of a tile: %1 its id, %2 how many copies</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location filename="../editor/print/pictures.cpp"/>
        <source>A sheet with pictures of this size would be too large.</source>
        <translation>Ein Bogen mit Bildern dieser Größe wäre zu groß.</translation>
    </message>
    <message>
        <location filename="../editor/print/pictures.cpp"/>
        <source>%1, start</source>
        <extracomment>Below the picture of the tile that lies there at the start: %1 its id and how many copies, &quot;08 × 4&quot;</extracomment>
        <translation>%1, Start</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>north</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in brackets</extracomment>
        <translation>Norden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>east</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in brackets</extracomment>
        <translation>Osten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>south</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in brackets</extracomment>
        <translation>Süden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>west</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in brackets</extracomment>
        <translation>Westen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>north-east</source>
        <extracomment>Corner of a tile where a prairie lies, added in brackets</extracomment>
        <translation>Nordosten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>south-east</source>
        <extracomment>Corner of a tile where a prairie lies, added in brackets</extracomment>
        <translation>Südosten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>south-west</source>
        <extracomment>Corner of a tile where a prairie lies, added in brackets</extracomment>
        <translation>Südwesten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>north-west</source>
        <extracomment>Corner of a tile where a prairie lies, added in brackets</extracomment>
        <translation>Nordwesten</translation>
    </message>
</context>
<context>
    <name>PlacingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Place the tile on a marked spot: click, or choose with Tab and the arrow keys.</source>
        <translation>Das Plättchen auf eine markierte Stelle legen: klicken oder mit Tab und den Pfeiltasten wählen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>The tile fits here in this one way only. Click or press Enter to place it.</source>
        <translation>Das Plättchen passt hier nur so. Klick oder Eingabetaste legt es ab.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; R, the right button or the wheel turn it.</source>
        <translation>Klick oder Eingabetaste legt das Plättchen ab; R, die rechte Maustaste oder das Mausrad drehen es.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>%1, the only way it fits here</source>
        <extracomment>%1 is &quot;Place at column 2, row -1, turned 90 degrees&quot;</extracomment>
        <translation>%1, anders passt es hier nicht</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; R or the right button turns it.</source>
        <translation>Klick oder Eingabetaste legt das Plättchen ab; R oder die rechte Maustaste dreht es.</translation>
    </message>
</context>
<context>
    <name>PlaySet</name>
    <message>
        <location filename="../editor/window/playset.cpp"/>
        <source>The set could not be handed to the game as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation>Der Satz ließ sich dem Spiel nicht als %1 übergeben: %2</translation>
    </message>
    <message>
        <location filename="../editor/window/playset.cpp"/>
        <source>The game could not be started: there is no program &quot;lodeline&quot; beside this one.</source>
        <translation>Das Spiel ließ sich nicht starten: Im selben Ordner gibt es kein Programm „lodeline“.</translation>
    </message>
</context>
<context>
    <name>PrintDocument</name>
    <message>
        <location filename="../editor/print/document.cpp"/>
        <source>The printer cannot be used.</source>
        <translation>Der Drucker lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <location filename="../editor/print/document.cpp"/>
        <source>The printer refused a page.</source>
        <translation>Der Drucker hat eine Seite abgelehnt.</translation>
    </message>
</context>
<context>
    <name>PrintFields</name>
    <message>
        <location filename="../editor/print/dialog/fields.cpp"/>
        <source> mm</source>
        <extracomment>Unit behind a number in a field: millimetres</extracomment>
        <translation> mm</translation>
    </message>
</context>
<context>
    <name>PrintLayout</name>
    <message>
        <location filename="../editor/print/printlayout.cpp"/>
        <source>The margins leave no room on the paper. Choose smaller margins or larger paper.</source>
        <translation>Die Ränder lassen auf dem Papier keinen Platz. Bitte schmalere Ränder oder größeres Papier wählen.</translation>
    </message>
    <message>
        <location filename="../editor/print/printlayout.cpp"/>
        <source>A tile of %1 mm does not fit on the paper: there is room for %2 mm.</source>
        <translation>Ein Plättchen von %1 mm passt nicht auf das Papier: Platz ist für %2 mm.</translation>
    </message>
    <message>
        <location filename="../editor/print/printlayout.cpp"/>
        <source>A token of %1 mm does not fit on the paper: there is room for %2 mm.</source>
        <translation>Ein Schürfplättchen von %1 mm passt nicht auf das Papier: Platz ist für %2 mm.</translation>
    </message>
    <message>
        <location filename="../editor/print/printlayout.cpp"/>
        <source>A piece of %1 mm does not fit on the paper: there is room for %2 mm.</source>
        <translation>Eine Figur von %1 mm passt nicht auf das Papier: Platz ist für %2 mm.</translation>
    </message>
    <message>
        <location filename="../editor/print/printlayout.cpp"/>
        <source>There is nothing to print. Choose tiles, tokens or pieces that the set has.</source>
        <translation>Es gibt nichts zu drucken. Bitte Plättchen, Schürfplättchen oder Figuren wählen, die der Satz hat.</translation>
    </message>
</context>
<context>
    <name>PrintOutputs</name>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export as PDF</source>
        <translation>Als PDF exportieren</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export as SVG, one file per page</source>
        <translation>Als SVG exportieren, eine Datei je Seite</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>SVG files (*.svg)</source>
        <translation>SVG-Dateien (*.svg)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export all designs on one picture</source>
        <translation>Alle Motive auf einem Bild exportieren</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export a picture of each design: choose a folder</source>
        <translation>Ein Bild je Motiv exportieren: Ordner wählen</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>%n file(s) with these names already exist. Replace them?</source>
        <translation>
            <numerusform>Eine Datei mit diesem Namen gibt es schon. Überschreiben?</numerusform>
            <numerusform>%n Dateien mit diesen Namen gibt es schon. Überschreiben?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Tiles, %1 mm</source>
        <extracomment>On a printed page: what is on it, and how large each is</extracomment>
        <translation>Plättchen, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Mining tokens, %1 mm</source>
        <extracomment>On a printed page: what is on it, and how large each is</extracomment>
        <translation>Schürfplättchen, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Pieces, %1 mm</source>
        <extracomment>On a printed page: what is on it, and how large each is</extracomment>
        <translation>Figuren, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Back of page %1 of %2</source>
        <extracomment>On a printed page; %1 its number, %2 how many there are</extracomment>
        <translation>Rückseite von Seite %1 von %2</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Page %1 of %2</source>
        <extracomment>On a printed page; %1 its number, %2 how many there are</extracomment>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>%1 mm</source>
        <extracomment>Caption of a printed ruler: millimetres</extracomment>
        <translation>%1 mm</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>%1 in</source>
        <extracomment>Caption of a printed ruler: inches</extracomment>
        <translation>%1 Zoll</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Print at 100 %; then this ruler is true.</source>
        <translation>Mit 100 % drucken; dann stimmt dieses Lineal.</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Tile set without a name</source>
        <translation>Plättchensatz ohne Namen</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Cannot be read: %1</source>
        <translation>Lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file is larger than %1 MiB</source>
        <translation>Die Datei ist größer als %1 MiB</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This is not a file of the format &quot;%1&quot;</source>
        <translation>Das ist keine Datei im Format „%1“</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file has version %1 of its format, newer than this program, which reads up to version %2; a newer program can open it</source>
        <translation>Die Datei hat Version %1 ihres Formats, dieses Programm liest bis Version %2; ein neueres Programm kann sie öffnen</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>&quot;%1&quot; is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Wrong type of value, expected: %1</source>
        <translation>Falsche Art von Wert, erwartet: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The number must be from %1 to %2</source>
        <translation>Die Zahl muss zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Not one of the values allowed here: %1</source>
        <translation>Keiner der hier erlaubten Werte: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too many entries, at most %1 are allowed</source>
        <translation>Zu viele Einträge, höchstens %1 sind erlaubt</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown key &quot;%1&quot;, kept as it is</source>
        <translation>Unbekannter Schlüssel „%1“, bleibt, wie er ist</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>An id is 1 to 32 letters, digits, dots, dashes or underscores</source>
        <translation>Eine Kennung hat 1 bis 32 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The id &quot;%1&quot; is used more than once</source>
        <translation>Die Kennung „%1“ kommt mehrfach vor</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The edge &quot;%1&quot; is claimed more than once</source>
        <translation>Die Kante „%1“ ist mehrfach belegt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>A railroad has two edges, or one edge and an end</source>
        <translation>Eine Strecke hat zwei Kanten, oder eine Kante und ein Ende</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The railroad ends in a mountain, but the tile has none</source>
        <translation>Die Strecke endet in einem Berg, aber das Plättchen hat keinen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No prairie claims the half-edge &quot;%1&quot;</source>
        <translation>Keine Prärie belegt die halbe Kante „%1“</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The half-edge &quot;%1&quot; is claimed more than once</source>
        <translation>Die halbe Kante „%1“ ist mehrfach belegt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The half-edge &quot;%1&quot; lies on a mountain edge</source>
        <translation>Die halbe Kante „%1“ liegt an einer Bergkante</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The halves of the prairie edge &quot;%1&quot; belong to two prairies</source>
        <translation>Die Hälften der Präriekante „%1“ gehören zu zwei Prärien</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>A tile has at most %1 segments</source>
        <translation>Ein Plättchen hat höchstens %1 Abschnitte</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no start tile</source>
        <translation>Der Satz hat kein Startplättchen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has the id of the start tile, &quot;%1&quot;</source>
        <translation>Kein Plättchen hat die Kennung des Startplättchens, „%1“</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The start tile &quot;%1&quot; has no copies</source>
        <translation>Vom Startplättchen „%1“ gibt es kein Exemplar</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The same tile as &quot;%1&quot;, turned or not</source>
        <translation>Dasselbe Plättchen wie „%1“, gedreht oder nicht</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No other tile has an edge of the kind: %1</source>
        <translation>Kein anderes Plättchen hat eine Kante dieser Art: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>A seed is a string of decimal digits, less than 2^64</source>
        <translation>Ein Startwert ist eine Zeichenkette aus Ziffern, kleiner als 2^64</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>A game has %1 to %2 players</source>
        <translation>Ein Spiel hat %1 bis %2 Spieler</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Two players have the color &quot;%1&quot;</source>
        <translation>Die Farbe „%1“ kommt doppelt vor</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The record has tile &quot;%1&quot;, but the seed draws another one</source>
        <translation>Verzeichnet ist Plättchen „%1“, der Startwert zieht aber ein anderes</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The game is over before this move</source>
        <translation>Das Spiel ist vor diesem Zug zu Ende</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Tile &quot;%1&quot; may not be placed at (%2, %3) with rotation %4</source>
        <translation>Plättchen „%1“ darf nicht auf (%2, %3) liegen, um %4 Grad gedreht</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The action &quot;%1&quot; is against the rules here</source>
        <translation>Die Aktion „%1“ verstößt hier gegen die Regeln</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The mirror image of &quot;%1&quot;</source>
        <translation>Das Spiegelbild von „%1“</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Can rarely be placed: it fits %1 of 100 open squares</source>
        <translation>Lässt sich selten legen: passt auf %1 von 100 offenen Feldern</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Can never be placed: no other tile has an edge that matches one of its edges</source>
        <translation>Lässt sich nie legen: Kein anderes Plättchen hat eine Kante, die zu einer seiner Kanten passt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile can be laid beside the start tile</source>
        <translation>Neben das Startplättchen lässt sich kein Plättchen legen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Edges of the kind %1 will stay open: only %2 of 100 tiles have one</source>
        <translation>Kanten der Art %1 werden offen bleiben: Nur %2 von 100 Plättchen haben eine</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a railroad</source>
        <translation>Kein Plättchen hat eine Strecke</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a mountain, so that nobody can dig for gold</source>
        <translation>Kein Plättchen hat einen Berg, also kann niemand nach Gold graben</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a city</source>
        <translation>Kein Plättchen hat eine Stadt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile has no copies, so that it is in no game</source>
        <translation>Von diesem Plättchen gibt es kein Exemplar; es kommt daher in keinem Spiel vor</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Few tiles for a game: %1; %2 or more are better</source>
        <translation>Wenige Plättchen für ein Spiel: %1; %2 oder mehr sind besser</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no name</source>
        <translation>Der Satz hat keinen Namen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set names no author</source>
        <translation>Der Satz nennt keinen Autor</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set names no license, so nobody knows who may share it</source>
        <translation>Der Satz nennt keine Lizenz, also weiß niemand, wer ihn weitergeben darf</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>A prairie goes on beyond a track or a mountain that would part it</source>
        <translation>Eine Prärie geht jenseits eines Gleises oder Bergs weiter, der sie teilen müsste</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Two prairies lie side by side with nothing to part them</source>
        <translation>Zwei Prärien liegen nebeneinander, und nichts trennt sie</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No track leads to the city, which is not played until one does</source>
        <translation>Kein Gleis führt zur Stadt; ohne Gleis spielt sie nicht mit</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Nuggets lie on no mountain and are not played: %1</source>
        <translation>Nuggets liegen auf keinem Berg und spielen nicht mit: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Too many tiles: %1, at most %2 are allowed</source>
        <translation>Zu viele Plättchen: %1, höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Too few mining tokens for the nuggets: %1 for %2</source>
        <translation>Zu wenige Schürfplättchen für die Nuggets: %1 für %2</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Nested more than %1 levels deep at line %2</source>
        <translation>In Zeile %2 tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>More than %1 keys in one object, up to line %2</source>
        <translation>Mehr als %1 Schlüssel in einem Objekt, bis Zeile %2</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This is not a regular file, so it is not read</source>
        <translation>Das ist keine gewöhnliche Datei und wird nicht gelesen</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The key &quot;%1&quot; is there more than once</source>
        <translation>Der Schlüssel „%1“ kommt mehrmals vor</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too long: at most %1 characters are allowed</source>
        <translation>Zu lang: Höchstens %1 Zeichen sind erlaubt</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The character %1 at position %2 is not allowed</source>
        <translation>Das Zeichen %1 an Position %2 ist nicht erlaubt</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown kind of player: &quot;%1&quot;</source>
        <translation>Unbekannte Art von Spieler: „%1“</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown color: &quot;%1&quot;</source>
        <translation>Unbekannte Farbe: „%1“</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Damaged or incomplete: no JSON at line %1, column %2</source>
        <translation>Beschädigt oder unvollständig: kein JSON in Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Its own picture is not shown: it is larger than %1 KiB</source>
        <translation>Sein eigenes Bild wird nicht gezeigt: Es ist größer als %1 KiB</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Its own picture is not shown: line %1 is not valid SVG</source>
        <translation>Sein eigenes Bild wird nicht gezeigt: Zeile %1 ist kein gültiges SVG</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Its own picture is not shown: line %1 contains a document type declaration, which is not allowed</source>
        <translation>Sein eigenes Bild wird nicht gezeigt: Zeile %1 enthält eine Dokumenttyp-Deklaration, die nicht erlaubt ist</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Its own picture is not shown: it has no usable size</source>
        <translation>Sein eigenes Bild wird nicht gezeigt: Es hat keine brauchbare Größe</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Its own picture is not shown: it would take too long to paint</source>
        <translation>Sein eigenes Bild wird nicht gezeigt: Es zu malen würde zu lange dauern</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Its own picture is not shown: line %2 refers to &quot;%1&quot;, which is outside the picture</source>
        <translation>Sein eigenes Bild wird nicht gezeigt: Zeile %2 verweist auf „%1“ außerhalb des Bilds</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Its own picture is not shown: its part &quot;%1&quot; refers to itself</source>
        <translation>Sein eigenes Bild wird nicht gezeigt: Sein Teil „%1“ verweist auf sich selbst</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Its own picture is not shown: %1</source>
        <translation>Sein eigenes Bild wird nicht gezeigt: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Its own picture is not shown: the program &quot;%1&quot;, which paints it, could not be started</source>
        <translation>Sein eigenes Bild wird nicht gezeigt: Das Programm „%1“, das es malt, ließ sich nicht starten</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>&quot;%1&quot; is not a color: #rrggbb, or #rrggbbaa with an alpha</source>
        <translation>„%1“ ist keine Farbe: #rrggbb, oder #rrggbbaa mit einer Deckkraft</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>The list has no entries, and needs at least one</source>
        <translation>Die Liste ist leer und braucht mindestens einen Eintrag</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The record has tile &quot;%1&quot;, but tells that another one is drawn</source>
        <translation>Verzeichnet ist Plättchen „%1“, gezogen wird laut Aufzeichnung aber ein anderes</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Tile &quot;%1&quot; cannot be drawn: no copy of it is left</source>
        <translation>Plättchen „%1“ kann nicht gezogen werden: Es ist keines davon übrig</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No such mining token is left</source>
        <translation>Ein solches Schürfplättchen ist nicht mehr übrig</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The game waits here: its record does not tell what is drawn next</source>
        <translation>Hier wartet das Spiel: Seine Aufzeichnung sagt nicht, was als Nächstes gezogen wird</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The deck has %1 cards; it needs %2</source>
        <translation>Der Kartensatz hat %1 Karten; er braucht %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The front has %1 squares; it needs %2</source>
        <translation>Die Vorderseite hat %1 Felder; sie braucht %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>A row of a table is a number and its points: [3, 5]</source>
        <translation>Eine Zeile einer Tabelle ist eine Zahl mit ihren Punkten: [3, 5]</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The rows of a table begin with ever larger numbers</source>
        <translation>Die Zeilen einer Tabelle beginnen mit immer größeren Zahlen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The territory &quot;%1&quot; is there %2 times; a balanced deck has %3</source>
        <translation>Die Landschaft „%1“ kommt %2-mal vor; ein ausgewogener Kartensatz hat sie %3-mal</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The symbol &quot;%1&quot; is there %2 times; a balanced deck has %3</source>
        <translation>Das Symbol „%1“ kommt %2-mal vor; ein ausgewogener Kartensatz hat es %3-mal</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The same front as card &quot;%1&quot;, upside down or not</source>
        <translation>Dieselbe Vorderseite wie Karte „%1“, auf dem Kopf oder nicht</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>All four squares show the same territory</source>
        <translation>Alle vier Felder zeigen dieselbe Landschaft</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The same bonus as card &quot;%1&quot;</source>
        <translation>Derselbe Bonus wie Karte „%1“</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The record has the move &quot;%1&quot;, but the game expects &quot;%2&quot;</source>
        <translation>Die Aufzeichnung hat den Zug „%1“, das Spiel erwartet aber „%2“</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The record has card &quot;%1&quot;, but card &quot;%2&quot; is placed here</source>
        <translation>Die Aufzeichnung hat Karte „%1“, hier wird aber Karte „%2“ gelegt</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Skips %1 cards; at most %2 can be skipped here</source>
        <translation>Überspringt %1 Karten; hier können höchstens %2 übersprungen werden</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Card &quot;%1&quot; may not be placed at (%2, %3)</source>
        <translation>Karte „%1“ darf nicht bei (%2, %3) liegen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>There is no place %1 in the circle; the last is %2</source>
        <translation>Der Kreis hat keinen Platz %1; der letzte ist %2</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>There is no theme &quot;%1&quot; to begin with; there are: %2</source>
        <translation>Ein Thema „%1“, mit dem man beginnen könnte, gibt es nicht; es gibt: %2</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Note</source>
        <extracomment>A remark about a file, less than a warning</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>the whole file</source>
        <translation>die ganze Datei</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>object</source>
        <extracomment>A type of value in a JSON file, as in &quot;Wrong type of value, expected: object&quot;</extracomment>
        <translation>Objekt</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>array</source>
        <extracomment>A type of value in a JSON file: a list of values</extracomment>
        <translation>Liste</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>string</source>
        <extracomment>A type of value in a JSON file: text</extracomment>
        <translation>Zeichenkette</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>integer</source>
        <extracomment>A type of value in a JSON file: a whole number</extracomment>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>boolean</source>
        <extracomment>A type of value in a JSON file: true or false</extracomment>
        <translation>Wahrheitswert (true oder false)</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>number</source>
        <extracomment>A type of value in a JSON file, with or without a fraction</extracomment>
        <translation>Zahl</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %n point(s) for a railroad</source>
        <translation>
            <numerusform>bringt %n Punkt für eine Strecke</numerusform>
            <numerusform>bringt %n Punkte für eine Strecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %n point(s) for a mountain</source>
        <translation>
            <numerusform>bringt %n Punkt für einen Berg</numerusform>
            <numerusform>bringt %n Punkte für einen Berg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %n point(s) for a city</source>
        <translation>
            <numerusform>bringt %n Punkt für eine Stadt</numerusform>
            <numerusform>bringt %n Punkte für eine Stadt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes %n token(s) from the completed mountain</source>
        <extracomment>Mining tokens</extracomment>
        <translation>
            <numerusform>nimmt %n Schürfplättchen vom fertigen Berg</numerusform>
            <numerusform>nimmt %n Schürfplättchen vom fertigen Berg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but gives %3 %n point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation>
            <numerusform>bringt aber %3 %n Punkt</numerusform>
            <numerusform>bringt aber %3 %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>and gives %3 %n point(s), too</source>
        <extracomment>%3 a player</extracomment>
        <translation>
            <numerusform>und bringt auch %3 %n Punkt</numerusform>
            <numerusform>und bringt auch %3 %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>mines a token and leaves %n for later</source>
        <translation>
            <numerusform>schürft ein Schürfplättchen und lässt %n für später liegen</numerusform>
            <numerusform>schürft ein Schürfplättchen und lässt %n für später liegen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>the cowboy comes back at once</source>
        <translation>der Cowboy kommt sofort zurück</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>brings %n cowboy(s) home</source>
        <translation>
            <numerusform>bringt %n Cowboy zurück</numerusform>
            <numerusform>bringt %n Cowboys zurück</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but uses the last cowboy</source>
        <translation>verbraucht aber den letzten Cowboy</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a railroad of %n tile(s)</source>
        <translation>
            <numerusform>besetzt eine Strecke von %n Plättchen</numerusform>
            <numerusform>besetzt eine Strecke von %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a mountain with %n nugget(s)</source>
        <translation>
            <numerusform>besetzt einen Berg mit %n Nugget</numerusform>
            <numerusform>besetzt einen Berg mit %n Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a city with %n railroad(s)</source>
        <translation>
            <numerusform>besetzt eine Stadt mit %n Strecke</numerusform>
            <numerusform>besetzt eine Stadt mit %n Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a prairie worth %n point(s) so far</source>
        <translation>
            <numerusform>besetzt eine Prärie, die bisher %n Punkt wert ist</numerusform>
            <numerusform>besetzt eine Prärie, die bisher %n Punkte wert ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>pitches the tent on a mountain with %n token(s)</source>
        <translation>
            <numerusform>schlägt das Zelt auf einem Berg mit %n Schürfplättchen auf</numerusform>
            <numerusform>schlägt das Zelt auf einem Berg mit %n Schürfplättchen auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>extends %n feature(s) that the player holds</source>
        <translation>
            <numerusform>baut %n eigenes Gebiet aus</numerusform>
            <numerusform>baut %n eigene Gebiete aus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but extends a feature of %3</source>
        <extracomment>%3 a player</extracomment>
        <translation>baut aber ein Gebiet von %3 aus</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>joins a feature of %3</source>
        <extracomment>%3 a player, who has a cowboy in it</extracomment>
        <translation>schließt an ein Gebiet von %3 an</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>%n of %2 tiles left would complete it</source>
        <extracomment>&quot;it&quot; is the feature of the cowboy that is put; %2 tiles are left</extracomment>
        <translation>
            <numerusform>%n von %2 übrigen Plättchen würde das Gebiet abschließen</numerusform>
            <numerusform>%n von %2 übrigen Plättchen würden das Gebiet abschließen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>but no tile left would complete it</source>
        <extracomment>Stands after another reason for a move, such as &quot;takes a railroad of 3 tiles&quot;</extracomment>
        <translation>aber kein übriges Plättchen würde das Gebiet abschließen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>mines the last token there</source>
        <translation>schürft dort das letzte Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>takes a mountain without nuggets</source>
        <translation>besetzt einen Berg ohne Nuggets</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>takes a prairie worth nothing so far</source>
        <translation>besetzt eine Prärie, die bisher nichts wert ist</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>pitches the tent on a mountain without tokens</source>
        <translation>schlägt das Zelt auf einem Berg ohne Schürfplättchen auf</translation>
    </message>
</context>
<context>
    <name>RecordFile</name>
    <message>
        <location filename="../app/shell/files/gamefile.cpp"/>
        <source>The game could not be saved as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation>Das Spiel ließ sich nicht als %1 speichern: %2</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>The game has gone on in the meantime: please choose again.</source>
        <extracomment>Why a move was not made: the position is another one by now</extracomment>
        <translation>Das Spiel ist inzwischen weitergegangen: Bitte noch einmal wählen.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>Somebody else decides that now.</source>
        <extracomment>Why a move was not made</extracomment>
        <translation>Darüber entscheidet jetzt jemand anders.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>The rules do not allow that now.</source>
        <extracomment>Why a move was not made</extracomment>
        <translation>Das erlauben die Regeln jetzt nicht.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>There is nothing to undo or to play again.</source>
        <extracomment>Why undo or redo did nothing</extracomment>
        <translation>Es gibt nichts rückgängig zu machen oder zu wiederholen.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Choose a start tile</source>
        <translation>Ein Startplättchen wählen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add an empty start tile</source>
        <translation>Ein leeres Startplättchen hinzufügen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the start tile a copy</source>
        <translation>Dem Startplättchen ein Exemplar geben</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add gravel for the nuggets</source>
        <extracomment>Gravel: mining tokens of value 0</extracomment>
        <translation>Kies (Wert 0) für die übrigen Nuggets hinzufügen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add tokens in the present proportions</source>
        <translation>Schürfplättchen im jetzigen Verhältnis hinzufügen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Merge tokens of equal value</source>
        <translation>Schürfplättchen mit gleichem Wert zusammenfassen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Bring all numbers into their ranges</source>
        <translation>Alle Zahlen in ihre Grenzen bringen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Cut long texts and remove forbidden characters</source>
        <translation>Lange Texte kürzen und verbotene Zeichen entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Reduce the copies of the commonest tiles</source>
        <translation>Von den häufigsten Plättchen Exemplare wegnehmen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the tiles beyond the limit</source>
        <translation>Die überzähligen Plättchen entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the tile a new id</source>
        <translation>Dem Plättchen eine neue Kennung geben</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove it and give its copies to the other tile</source>
        <extracomment>&quot;it&quot; is a tile that another one equals</extracomment>
        <translation>Entfernen und seine Exemplare dem anderen Plättchen geben</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add a copy of the tile</source>
        <translation>Ein Exemplar des Plättchens hinzufügen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Keep only one copy</source>
        <translation>Nur ein Exemplar behalten</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the tile</source>
        <translation>Das Plättchen entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the edge to the railroad</source>
        <extracomment>Of an edge that a railroad and something else claim</extracomment>
        <translation>Die Kante der Strecke geben</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the edge to the mountain</source>
        <extracomment>Of an edge that a mountain and something else claim</extracomment>
        <translation>Die Kante dem Berg geben</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>End the railroad in a junction</source>
        <translation>Die Strecke in einer Kreuzung enden lassen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Let the railroad run through</source>
        <translation>Die Strecke hindurchführen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Make a railroad of each edge</source>
        <translation>Aus jeder Kante eine Strecke machen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the railroad</source>
        <translation>Die Strecke entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Raise a mountain inside the tile</source>
        <translation>Im Plättchen einen Berg auftürmen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Lay the prairies anew</source>
        <translation>Die Prärien neu legen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove what touches no edge</source>
        <translation>Entfernen, was keine Kante berührt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Let a railroad end in the city</source>
        <translation>Eine Strecke in der Stadt enden lassen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the city</source>
        <translation>Die Stadt entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the nuggets</source>
        <translation>Die Nuggets entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the picture</source>
        <extracomment>Of a tile that has a picture of its own</extracomment>
        <translation>Das Bild entfernen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the key and its value</source>
        <extracomment>Of a key of a JSON file that its format does not know</extracomment>
        <translation>Schlüssel und Wert entfernen</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1 – %2</source>
        <extracomment>%1 a move, %2 the reasons for it</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>gold %1 (%2 points)</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;; %1 &quot;+3 %&quot; of the chances, %2 &quot;+1.5&quot; points</extracomment>
        <translation>Gold %1 (%2 Punkte)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1&apos;s gold %2 points</source>
        <extracomment>Luck of a turn for another player, stands after &quot;Luck:&quot;; %1 name, %2 &quot;+1.5&quot; points</extracomment>
        <translation>das Gold von %1 %2 Punkte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1 %2 (%3)</source>
        <extracomment>Chances after a turn, stands after &quot;Chances now:&quot;; %1 player, %2 &quot;62 %&quot;, %3 the change &quot;+3 %&quot;</extracomment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Turn %1: %2</source>
        <extracomment>%1 number, %2 name of a player</extracomment>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1 from %2 to %3.</source>
        <extracomment>Chances of winning: %1 player, %2 before, %3 after</extracomment>
        <translation>%1 von %2 auf %3.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Better: %1.</source>
        <extracomment>%1 the reasons for a move</extracomment>
        <translation>Besser: %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Played:</source>
        <extracomment>Stands before the move that was played</extracomment>
        <translation>Gespielt:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Better:</source>
        <extracomment>Stands before a move that would have been better</extracomment>
        <translation>Besser:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Lost through own moves:</source>
        <extracomment>Stands before &quot;12 % of the chances&quot;: what the player&apos;s own move gave away</extracomment>
        <translation>Durch eigene Züge verloren:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>No better move was found.</source>
        <translation>Ein besserer Zug wurde nicht gefunden.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>A better move has not been looked for yet.</source>
        <translation>Nach einem besseren Zug wurde noch nicht gesucht.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Luck:</source>
        <extracomment>Stands before what the drawn tile and the mining tokens did to the chances</extracomment>
        <translation>Glück:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Chances now:</source>
        <extracomment>Stands before the chances of winning of all players</extracomment>
        <translation>Chancen jetzt:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The move: %1.</source>
        <extracomment>%1 what a move does: &quot;scores 8 points for a railroad&quot;</extracomment>
        <translation>Der Zug: %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The move cost %1 %2 in winning chances.</source>
        <extracomment>%1 player, %2 &quot;12 %&quot; of the chances of winning, given away by the player&apos;s own move</extracomment>
        <translation>Der Zug hat %1 %2 Gewinnchance gekostet.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>A lucky tile for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12 %&quot; of the chances of winning</extracomment>
        <translation>Glück mit dem Plättchen für %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>An unlucky tile for %1: %2.</source>
        <translation>Pech mit dem Plättchen für %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Lucky gold for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12 %&quot; of the chances of winning</extracomment>
        <translation>Glück mit dem Gold für %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Unlucky gold for %1: %2.</source>
        <translation>Pech mit dem Gold für %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1 in winning chances (%2 instead of %3), %4 points of the lead</source>
        <extracomment>Stands after &quot;Lost through own moves:&quot;; %1 &quot;12 %&quot; of the chances of winning; with the move that was played %2 &quot;3 %&quot; of them are left, with the better one %3 &quot;15 %&quot;; %4 &quot;6.5&quot; points</extracomment>
        <translation>%1 Gewinnchance (%2 statt %3), %4 Punkte Vorsprung</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Undo: the player took this turn back %n time(s) after seeing what came next.</source>
        <translation>
            <numerusform>Rückgängig: Dieser Zug wurde ein Mal zurückgenommen, nachdem zu sehen war, was kommt.</numerusform>
            <numerusform>Rückgängig: Dieser Zug wurde %n Mal zurückgenommen, nachdem zu sehen war, was kommt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>the tile made no difference</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;</extracomment>
        <translation>das Plättchen hat nichts geändert</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Try it</source>
        <extracomment>Link below a picture of a board: play on from there</extracomment>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Your turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Draw a tile and lay it against the tiles on the table. Every edge that touches another tile must go on there: track to track, mountain to mountain, prairie to prairie. A tile that fits nowhere leaves the game and another is drawn.</source>
        <translation>Ein Plättchen wird gezogen und an die ausliegenden angelegt. Jede Kante, die ein anderes Plättchen berührt, muss dort weitergehen: Gleis an Gleis, Berg an Berg, Prärie an Prärie. Ein Plättchen, das nirgends passt, scheidet aus, und ein neues wird gezogen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The new tile, framed, meets prairie with prairie on two sides.</source>
        <translation>Das neue Plättchen, umrahmt, trifft auf zwei Seiten mit Prärie auf Prärie.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>On a mountain of the new tile a token is put face down for every nugget that the tile shows.</source>
        <translation>Auf einen Berg des neuen Plättchens kommt für jedes Nugget, das es zeigt, ein verdecktes Schürfplättchen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Then you may do one of the following, or nothing:</source>
        <translation>Danach darf man eines davon tun oder darauf verzichten:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Put a cowboy on the new tile: as railwayman on a railroad, gold miner on a mountain, merchant in a city or farmer on a prairie. Nobody may have a cowboy anywhere on that railroad, mountain, city or prairie yet.</source>
        <translation>Einen Cowboy auf das neue Plättchen setzen: als Eisenbahner auf eine Strecke, als Goldgräber auf einen Berg, als Händler in eine Stadt oder als Farmer in eine Prärie. Auf dieser Strecke, diesem Berg, dieser Stadt oder Prärie darf noch nirgends ein Cowboy stehen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Pitch your tent on an incomplete mountain anywhere, or move it to another one. No cowboy and no other tent may stand on that part of it.</source>
        <translation>Das eigene Zelt auf einem unfertigen Berg irgendwo im Land aufschlagen oder auf einen anderen versetzen. Auf diesem Teil des Bergs darf weder ein Cowboy noch ein anderes Zelt stehen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mine: take one token from the mountain of your tent. Only you know its value.</source>
        <translation>Schürfen: ein Schürfplättchen vom Berg des eigenen Zelts nehmen. Seinen Wert kennt nur, wer es genommen hat.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>With the option Take back: take one of your cowboys back without points.</source>
        <translation>Mit der Option „Zurücknehmen“: einen eigenen Cowboy ohne Punkte zurücknehmen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Railroads</source>
        <translation>Strecken</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad is complete when both ends lie in a junction, a city or a mountain, or when it is a loop. It brings %n point(s) for each tile, and %1 when exactly one locomotive runs on it.</source>
        <translation>
            <numerusform>Eine Strecke ist fertig, wenn beide Enden in einer Kreuzung, einer Stadt oder einem Berg liegen oder wenn sie eine Schleife ist. Sie bringt %n Punkt je Plättchen, und %1, wenn genau eine Lokomotive auf ihr fährt.</numerusform>
            <numerusform>Eine Strecke ist fertig, wenn beide Enden in einer Kreuzung, einer Stadt oder einem Berg liegen oder wenn sie eine Schleife ist. Sie bringt %n Punkte je Plättchen, und %1, wenn genau eine Lokomotive auf ihr fährt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Four tiles and one locomotive: 8 points for the railwayman.</source>
        <translation>Vier Plättchen und eine Lokomotive: 8 Punkte für den Eisenbahner.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>With two locomotives nothing is doubled: six tiles, 6 points.</source>
        <translation>Mit zwei Lokomotiven wird nichts verdoppelt: sechs Plättchen, 6 Punkte.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>From a city into a mountain: complete, 2 points. The railwayman was placed in the same turn and comes home at once.</source>
        <translation>Von einer Stadt in einen Berg: fertig, 2 Punkte. Der Eisenbahner wurde im selben Zug eingesetzt und kehrt sofort heim.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A loop of four tiles: complete, 4 points.</source>
        <translation>Ein Kreis aus vier Plättchen: fertig, 4 Punkte.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mountains and gold</source>
        <translation>Berge und Gold</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A mountain is complete when it is closed all around. Whoever has the most miners there gets the tokens that are left and %n point(s) for each nugget on its tiles; on a tie the tokens are dealt in turn.</source>
        <translation>
            <numerusform>Ein Berg ist fertig, wenn er ringsum geschlossen ist. Wer dort die meisten Goldgräber hat, bekommt die übrigen Schürfplättchen und %n Punkt je Nugget auf seinen Plättchen; bei Gleichstand werden die Schürfplättchen reihum verteilt.</numerusform>
            <numerusform>Ein Berg ist fertig, wenn er ringsum geschlossen ist. Wer dort die meisten Goldgräber hat, bekommt die übrigen Schürfplättchen und %n Punkte je Nugget auf seinen Plättchen; bei Gleichstand werden die Schürfplättchen reihum verteilt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Seven nuggets: 7 points and all tokens for the only miner. The tent comes home without points.</source>
        <translation>Sieben Nuggets: 7 Punkte und alle Schürfplättchen für den einzigen Goldgräber. Das Zelt kommt ohne Punkte zurück.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A miner each: both score 5 points. The tokens are dealt in turn, beginning with the player who completed the mountain.</source>
        <translation>Je ein Goldgräber: beide bekommen 5 Punkte. Die Schürfplättchen werden reihum verteilt, angefangen bei dem, der den Berg fertig gemacht hat.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A tent may stand on any part of an incomplete mountain that has neither cowboy nor tent.</source>
        <translation>Ein Zelt darf auf jedem Teil eines unfertigen Bergs stehen, auf dem weder Cowboy noch Zelt ist.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A city is complete when all railroads that leave it are complete. Its merchant gets %n point(s) for each railroad; one that leads back to the city counts once.</source>
        <translation>
            <numerusform>Eine Stadt ist fertig, wenn alle Strecken fertig sind, die von ihr ausgehen. Ihr Händler bekommt %n Punkt je Strecke; eine, die zur Stadt zurückführt, zählt nur einmal.</numerusform>
            <numerusform>Eine Stadt ist fertig, wenn alle Strecken fertig sind, die von ihr ausgehen. Ihr Händler bekommt %n Punkte je Strecke; eine, die zur Stadt zurückführt, zählt nur einmal.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two completed railroads leave the city: 6 points for the merchant.</source>
        <translation>Von der Stadt gehen zwei fertige Strecken aus: 6 Punkte für den Händler.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad that leaves the city and comes back counts once: 3 points.</source>
        <translation>Eine Strecke, die aus der Stadt hinaus- und wieder hineinführt, zählt einmal: 3 Punkte.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairies and farmers</source>
        <translation>Prärien und Farmer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A prairie reaches to the next track, the next mountain or the end of the land. It is never complete: farmers lie there to the end and score then.</source>
        <translation>Eine Prärie reicht bis zum nächsten Gleis, zum nächsten Berg oder bis zum Rand des Landes. Sie wird nie fertig: Farmer liegen dort bis zum Ende und werten dann.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The prairies on both sides of a track go on from tile to tile, but stay apart.</source>
        <translation>Die Prärien zu beiden Seiten eines Gleises gehen von Plättchen zu Plättchen weiter, bleiben aber getrennt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two camps and three herds: 16 points for two farmers, none for the one farmer of the other player.</source>
        <translation>Zwei Lager und drei Herden: 16 Punkte für zwei Farmer, keine für den einen Farmer der Gegenseite.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A farmer each, one camp and one herd: 6 points for both.</source>
        <translation>Je ein Farmer, ein Lager und eine Herde: 6 Punkte für beide.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Who scores</source>
        <translation>Wer Punkte bekommt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Whoever has the most cowboys there scores; on a tie everybody gets all the points. Then the cowboys and tents come home.</source>
        <translation>Es punktet, wer dort die meisten Cowboys hat; bei Gleichstand bekommen alle Beteiligten die volle Punktzahl. Danach kommen Cowboys und Zelte zurück.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two railroads have become one. Each player has one railwayman there: 5 points for both.</source>
        <translation>Zwei Strecken sind eine geworden. Beide haben dort einen Eisenbahner: 5 Punkte für beide.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The railroad has its railwayman already. The other parts of the new tile are free.</source>
        <translation>Die Strecke hat schon einen Eisenbahner. Die anderen Teile des neuen Plättchens sind frei.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Points at the end</source>
        <translation>Punkte am Ende</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete railroads bring %n point(s) per tile; locomotives do not count.</source>
        <translation>
            <numerusform>Unfertige Strecken bringen %n Punkt je Plättchen, Lokomotiven zählen nicht.</numerusform>
            <numerusform>Unfertige Strecken bringen %n Punkte je Plättchen, Lokomotiven zählen nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete mountains bring %n point(s) per nugget, incomplete cities %1 points for each completed railroad.</source>
        <translation>
            <numerusform>Unfertige Berge bringen %n Punkt je Nugget, unfertige Städte %1 Punkte je fertiger Strecke.</numerusform>
            <numerusform>Unfertige Berge bringen %n Punkte je Nugget, unfertige Städte %1 Punkte je fertiger Strecke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers score their prairie: %n point(s) for each tipi camp and %1 for each horse herd.</source>
        <translation>
            <numerusform>Farmer werten ihre Prärie: %n Punkt je Tipilager und %1 je Pferdeherde.</numerusform>
            <numerusform>Farmer werten ihre Prärie: %n Punkte je Tipilager und %1 je Pferdeherde.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Everybody reveals the tokens and scores their values.</source>
        <translation>Alle decken ihre Schürfplättchen auf und erhalten deren Werte.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The railroad is not complete: a point for each tile, and the locomotive does not count.</source>
        <translation>Die Strecke ist nicht fertig: ein Punkt je Plättchen, und die Lokomotive zählt nicht.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The most points win; a tie shares the win.</source>
        <translation>Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>All points on one page</source>
        <translation>Alle Punkte auf einen Blick</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Complete</source>
        <extracomment>Heads of columns: when a railroad, mountain or city is finished, and at the end of the game</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Railroad, each tile</source>
        <translation>Strecke, je Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>%1, or %2 with exactly one locomotive</source>
        <extracomment>Points: %1 usually, %2 with a locomotive</extracomment>
        <translation>%1, mit genau einer Lokomotive %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mountain, each nugget</source>
        <translation>Berg, je Nugget</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>City, each completed railroad</source>
        <translation>Stadt, je fertige Strecke</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairie, each tipi camp</source>
        <translation>Prärie, je Tipilager</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairie, each horse herd</source>
        <translation>Prärie, je Pferdeherde</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Each gold token</source>
        <translation>Je Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>its value</source>
        <translation>sein Wert</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Options of a game</source>
        <translation>Optionen eines Spiels</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers: without them nobody lies on the prairies, which is easier for a first game.</source>
        <translation>Farmer: Ohne sie liegt niemand in der Prärie, was für ein erstes Spiel einfacher ist.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Fifth cowboy: everybody has five cowboys instead of four.</source>
        <translation>Fünfter Cowboy: Alle haben fünf statt vier Cowboys.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Take back: instead of another action a player takes one of their own cowboys home, without points.</source>
        <translation>Zurücknehmen: Statt einer anderen Aktion holt man einen eigenen Cowboy heim, ohne Punkte.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Words</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Cowboy</source>
        <translation>Cowboy</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A piece that scores: railwayman, gold miner, merchant or farmer, by where it is.</source>
        <translation>Eine Figur, die Punkte bringt: Eisenbahner, Goldgräber, Händler oder Farmer, je nachdem, wo sie ist.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Gravel</source>
        <translation>Geröll</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A gold token without value.</source>
        <translation>Ein Schürfplättchen ohne Wert.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Junction</source>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The red disc where railroads end.</source>
        <translation>Die rote Scheibe, an der Strecken enden.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Nugget</source>
        <translation>Nugget</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A lump of gold printed on a mountain: a token when the tile is laid, a point when the mountain scores.</source>
        <translation>Ein Goldklumpen auf einem Berg: ein Schürfplättchen, wenn das Plättchen gelegt wird, und ein Punkt, wenn der Berg gewertet wird.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Open edge</source>
        <translation>Offene Kante</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Where a railroad or a mountain can still grow.</source>
        <translation>Wo eine Strecke oder ein Berg noch wachsen kann.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tent</source>
        <translation>Zelt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A piece that scores nothing itself, but may mine.</source>
        <translation>Eine Figur, die selbst keine Punkte bringt, aber schürfen darf.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tipi camp, horse herd</source>
        <translation>Tipilager, Pferdeherde</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>What farmers score on a prairie.</source>
        <translation>Was Farmer in einer Prärie werten.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Token</source>
        <translation>Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A coin with a hidden value from 0 to 5.</source>
        <translation>Eine Münze mit einem verdeckten Wert von 0 bis 5.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Together you lay out a land of railroads, mountains and prairies, tile by tile. Your cowboys claim parts of it and bring points when those are complete.</source>
        <translation>Plättchen für Plättchen entsteht gemeinsam ein Land aus Strecken, Bergen und Prärien. Cowboys beanspruchen Teile davon und bringen Punkte, wenn diese fertig sind.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two tents on one mountain: when it is complete both come home, without points.</source>
        <translation>Zwei Zelte auf einem Berg: Ist er fertig, kehren beide heim, ohne Punkte.</translation>
    </message>
</context>
<context>
    <name>ScoreFormula</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%n tile(s)</source>
        <extracomment>Part of a calculation such as &quot;4 tiles × 1 = 4&quot;</extracomment>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%n nugget(s)</source>
        <extracomment>Part of a calculation such as &quot;7 nuggets × 1 = 7&quot;</extracomment>
        <translation>
            <numerusform>%n Nugget</numerusform>
            <numerusform>%n Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%n completed railroad(s)</source>
        <extracomment>Part of a calculation such as &quot;2 finished railroads × 3 = 6&quot;</extracomment>
        <translation>
            <numerusform>%n fertige Strecke</numerusform>
            <numerusform>%n fertige Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%n tipi camp(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation>
            <numerusform>%n Tipilager</numerusform>
            <numerusform>%n Tipilager</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%n horse herd(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation>
            <numerusform>%n Pferdeherde</numerusform>
            <numerusform>%n Pferdeherden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%1 × %2</source>
        <extracomment>Part of a calculation: %1 as in &quot;4 tiles&quot;, %2 points for each
----------
Part of a calculation: %1 as in &quot;4 tiles × 1&quot;, %2 is 2</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>one locomotive</source>
        <extracomment>What doubles the points of a railroad</extracomment>
        <translation>eine Lokomotive</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%1 + %2</source>
        <extracomment>Part of a calculation: two sums or products</extracomment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%1 = %2</source>
        <extracomment>A calculation: %1 as in &quot;4 tiles × 1&quot;, %2 points</extracomment>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>SeatNotices</name>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>There is no computer player &quot;%1&quot; here: a person plays for %2.</source>
        <extracomment>%1 technical name of a computer player, %2 name of the player that it stood for</extracomment>
        <translation>Den Computerspieler „%1“ gibt es hier nicht: Ein Mensch spielt für %2.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>%2&apos;s color &quot;%1&quot; is not known here; another one is used.</source>
        <extracomment>%1 name of a colour in a file, %2 a player</extracomment>
        <translation>Die Farbe „%1“ von %2 ist hier nicht bekannt; eine andere wird verwendet.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>The computer cannot go on for %1: a person plays for %1 now. To hand the seat back, choose &quot;Players…&quot; in the menu Game.</source>
        <extracomment>%1 a player; &quot;Players…&quot; is the entry of the menu</extracomment>
        <translation>Für %1 kann der Computer nicht weiterspielen: Nun spielt ein Mensch für %1. Um den Platz zurückzugeben, wähle „Spieler…“ im Menü Spiel.</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Greenhorn</source>
        <extracomment>Weakest level of the computer players</extracomment>
        <translation>Greenhorn</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Prospector</source>
        <extracomment>Second level of the computer players</extracomment>
        <translation>Goldsucher</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Foreman</source>
        <extracomment>Third level of the computer players</extracomment>
        <translation>Vorarbeiter</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Baron</source>
        <extracomment>Strongest level of the computer players</extracomment>
        <translation>Baron</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Person</source>
        <extracomment>A player who is no computer</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Computer %1</source>
        <extracomment>%1 is the technical name of a computer player, such as uct:100</extracomment>
        <translation>Computer %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Somebody at this computer.</source>
        <extracomment>Who plays; stands below &quot;Person&quot;</extracomment>
        <translation>Jemand an diesem Computer.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Fresh off the train: plays plainly and makes the mistakes of a beginner.</source>
        <extracomment>How a computer player plays; stands below &quot;Greenhorn&quot;</extracomment>
        <translation>Frisch aus dem Zug gestiegen: spielt schlicht und macht Anfängerfehler.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>An old hand: knows what everything is worth and moves at once.</source>
        <extracomment>How a computer player plays; stands below &quot;Prospector&quot;</extracomment>
        <translation>Ein alter Hase: weiß, was alles wert ist, und zieht sofort.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Works to a plan: looks ahead before each move.</source>
        <extracomment>How a computer player plays; stands below &quot;Foreman&quot;</extracomment>
        <translation>Arbeitet nach Plan: schaut vor jedem Zug voraus.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Gives nothing away: the strongest, thinks for about a second.</source>
        <extracomment>How a computer player plays; stands below &quot;Baron&quot;</extracomment>
        <translation>Schenkt dir nichts: am stärksten, denkt etwa eine Sekunde nach.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Ann</source>
        <extracomment>Default name of the first player: a short first name usual in your language</extracomment>
        <translation>Anna</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Bo</source>
        <extracomment>Default name of the second player</extracomment>
        <translation>Ben</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Cleo</source>
        <extracomment>Default name of the third player</extracomment>
        <translation>Clara</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Dan</source>
        <extracomment>Default name of the fourth player</extracomment>
        <translation>David</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Eve</source>
        <extracomment>Default name of the fifth player</extracomment>
        <translation>Emma</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Each player needs a different color.</source>
        <translation>Alle brauchen eine eigene Farbe.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Two players are called %1.</source>
        <translation>Zwei heißen %1.</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <location filename="../ui/start/settingsfile.cpp"/>
        <source>it is too large for settings</source>
        <translation>für Einstellungen zu groß</translation>
    </message>
    <message>
        <location filename="../ui/start/settingsfile.cpp"/>
        <source>it is damaged and holds no settings</source>
        <translation>beschädigt, enthält keine Einstellungen</translation>
    </message>
</context>
<context>
    <name>ShippedSets</name>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>Classic set</source>
        <translation>Klassischer Satz</translation>
    </message>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>Dry Gulch</source>
        <extracomment>Name of a tile set: a dried-out gorge</extracomment>
        <translation>Dürre Schlucht</translation>
    </message>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>A short game for two with a bit of everything.</source>
        <translation>Ein kurzes Spiel für zwei, in dem von allem etwas vorkommt.</translation>
    </message>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>High Sierra</source>
        <extracomment>Name of a tile set: a mountain range</extracomment>
        <translation>Hohe Sierra</translation>
    </message>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>Mountains that grow large and hold more than all railroads bring.</source>
        <translation>Berge, die groß werden und mehr bergen, als alle Strecken einbringen.</translation>
    </message>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>Open Range</source>
        <extracomment>Name of a tile set: pasture without fences</extracomment>
        <translation>Weites Land</translation>
    </message>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>Prairies full of camps and herds: the farmers decide.</source>
        <translation>Prärien voller Lager und Herden: Die Farmer entscheiden.</translation>
    </message>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>Iron Web</source>
        <extracomment>Name of a tile set: a net of railroads</extracomment>
        <translation>Eisernes Netz</translation>
    </message>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>Railroads above all: crossings, forks, loops and many cities.</source>
        <translation>Vor allem Strecken: Kreuzungen, Gabelungen, Schleifen und viele Städte.</translation>
    </message>
</context>
<context>
    <name>Siblings</name>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>%1 does not start</source>
        <extracomment>%1 name of a program</extracomment>
        <translation>%1 startet nicht</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>The program &quot;%1&quot; was not found.</source>
        <extracomment>%1 name of a program</extracomment>
        <translation>Das Programm „%1“ wurde nicht gefunden.</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>It is neither in %1 nor in a folder of PATH. It is part of Lodeline; build or install it as well.</source>
        <extracomment>%1 a folder; PATH is the list of folders where the system looks for programs</extracomment>
        <translation>Es ist weder in %1 noch in einem Ordner aus PATH. Es gehört zu Lodeline; bitte auch bauen oder installieren.</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>The program &quot;%1&quot; could not be started.</source>
        <extracomment>%1 path of a program</extracomment>
        <translation>Das Programm „%1“ ließ sich nicht starten.</translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>&amp;Read them after all</source>
        <extracomment>Button: the program starts once more and reads the files of earlier runs</extracomment>
        <translation>Doch &amp;lesen</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>&amp;Start again</source>
        <extracomment>Button: the program ends and starts once more</extracomment>
        <translation>Neu &amp;starten</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Some of your files could not be used and were moved aside:</source>
        <extracomment>Followed by a list of files, a line for each</extracomment>
        <translation>Einige Dateien waren nicht zu gebrauchen und wurden beiseitegelegt:</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>The old files were moved aside:</source>
        <extracomment>Followed by a list of files, a line for each</extracomment>
        <translation>Die alten Dateien wurden beiseitegelegt:</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>The last start failed before the window appeared. In case one of your files caused it, your settings, unfinished work and tile sets were not read this time.</source>
        <translation>Der letzte Start endete, bevor das Fenster da war. Falls eine Datei daran schuld ist, wurden Einstellungen, Angefangenes und eigene Sätze diesmal nicht gelesen.</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Move them &amp;aside</source>
        <extracomment>Button: the files of earlier runs are moved to another folder</extracomment>
        <translation>&amp;Beiseitelegen</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>The program could not be started again. Close it, and start it by hand.</source>
        <translation>Das Programm ließ sich nicht neu starten. Bitte schließen und von Hand starten.</translation>
    </message>
</context>
<context>
    <name>StatisticsRows</name>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>A number and, in brackets, its share: &quot;54 (75 %)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1 (%2 on 100)</source>
        <extracomment>A number and, in brackets, what it is on a hundred tiles: &quot;54 (75 on 100)&quot;</extracomment>
        <translation>%1 (%2 auf 100)</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Designs</source>
        <translation>Motive</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Copies of a design</source>
        <extracomment>The mean number of copies</extracomment>
        <translation>Exemplare je Motiv</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%n edge(s) to match</source>
        <translation>
            <numerusform>%n Kante braucht einen Nachbarn</numerusform>
            <numerusform>%n Kanten brauchen einen Nachbarn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%n matching tile(s)</source>
        <translation>
            <numerusform>%n passendes Plättchen</numerusform>
            <numerusform>%n passende Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1, %2, %3</source>
        <extracomment>Demand and supply: %1 &quot;56 edges to match&quot;, %2 &quot;27 matching tiles&quot;, %3 a percentage</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%1 / %2</source>
        <extracomment>Demand and supply: %1 a number of edges, %2 a number of tiles and their share: &quot;56 / 27 (75 %)&quot;</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Railroads</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Mountains</source>
        <translation>Berge</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Prairies</source>
        <translation>Prärien</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Runs through</source>
        <extracomment>What becomes of a railroad on its tile</extracomment>
        <translation>Führt hindurch</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a junction</source>
        <translation>Endet in einer Kreuzung</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a city</source>
        <translation>Endet in einer Stadt</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a mountain</source>
        <translation>Endet in einem Berg</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Locomotives</source>
        <translation>Lokomotiven</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Tipi camps</source>
        <translation>Tipilager</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Horse herds</source>
        <translation>Pferdeherden</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Gold nuggets</source>
        <translation>Nuggets</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Mining tokens</source>
        <translation>Schürfplättchen</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%n neighbor(s)</source>
        <translation>
            <numerusform>%n Nachbar</numerusform>
            <numerusform>%n Nachbarn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Railroad</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Prairie</source>
        <translation>Prärie</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Open</source>
        <extracomment>There is no tile beside a square</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Clockwise from the north: %1</source>
        <extracomment>What lies around a square: %1 such as &quot;Railroad, Open, Mountain, Open&quot;</extracomment>
        <translation>Im Uhrzeigersinn von Norden: %1</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>SvgTidy</name>
    <message>
        <location filename="../editor/art/svgtidy.cpp"/>
        <source>The element &quot;%1&quot; is left out.</source>
        <extracomment>%1 an element of SVG, such as &quot;script&quot;</extracomment>
        <translation>Das Element „%1“ wird ausgelassen.</translation>
    </message>
    <message>
        <location filename="../editor/art/svgtidy.cpp"/>
        <source>The attribute &quot;%1&quot; is left out.</source>
        <extracomment>%1 an attribute of SVG, such as &quot;onclick&quot;</extracomment>
        <translation>Das Attribut „%1“ wird ausgelassen.</translation>
    </message>
    <message>
        <location filename="../editor/art/svgtidy.cpp"/>
        <source>A reference outside the picture is left out: %1</source>
        <translation>Ein Verweis aus dem Bild hinaus wird ausgelassen: %1</translation>
    </message>
</context>
<context>
    <name>SymbolTool</name>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Locomotive</source>
        <translation>Lokomotive</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Nugget</source>
        <translation>Nugget</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Tipi</source>
        <translation>Tipi</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Herd</source>
        <extracomment>A group of horses</extracomment>
        <translation>Herde</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a railroad to add one; the right button removes it.</source>
        <translation>Ein Klick auf eine Strecke setzt das Symbol, die rechte Maustaste nimmt es weg.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a mountain to add one; the right button removes it.</source>
        <translation>Ein Klick auf einen Berg setzt das Symbol, die rechte Maustaste nimmt es weg.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a prairie to add one; the right button removes it.</source>
        <translation>Ein Klick auf eine Prärie setzt das Symbol, die rechte Maustaste nimmt es weg.</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a locomotive</source>
        <translation>Lokomotive setzen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a locomotive</source>
        <translation>Lokomotive wegnehmen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a nugget</source>
        <translation>Nugget setzen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a nugget</source>
        <translation>Nugget wegnehmen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a tipi</source>
        <translation>Tipi setzen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a tipi</source>
        <translation>Tipi wegnehmen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a herd</source>
        <translation>Herde setzen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a herd</source>
        <translation>Herde wegnehmen</translation>
    </message>
</context>
<context>
    <name>TargetLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>%n token(s) lie here</source>
        <extracomment>Mining tokens on a mountain</extracomment>
        <translation>
            <numerusform>%n Schürfplättchen liegt hier</numerusform>
            <numerusform>%n Schürfplättchen liegen hier</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>one is worth %1 on average</source>
        <extracomment>Part of a sentence: what a mining token is worth on average; %1 a number of points such as 1.8</extracomment>
        <translation>eines ist im Mittel %1 wert</translation>
    </message>
</context>
<context>
    <name>TileRow</name>
    <message>
        <location filename="../app/goldrush/board/overlays/tilerow.cpp"/>
        <source>×%1</source>
        <extracomment>So many copies of a tile, below its picture</extracomment>
        <translation>×%1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/overlays/tilerow.cpp"/>
        <source>+%1</source>
        <extracomment>So many more different tiles, after the pictures of the first ones</extracomment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1</source>
        <extracomment>%1 the edges that it joins: &quot;north–south&quot;</extracomment>
        <translation>Strecke %1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>through</source>
        <extracomment>Where a railroad ends, an entry of a list: it runs from edge to edge</extracomment>
        <translation>hindurch</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to a junction</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation>zur Kreuzung</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to the city</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation>zur Stadt</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to the mountain</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation>zum Berg</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Peak</source>
        <comment>a mountain inside of a tile</comment>
        <translation>Gipfel</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Mountain %1</source>
        <extracomment>%1 the edges that it reaches: &quot;north–east&quot;</extracomment>
        <translation>Berg %1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Valley</source>
        <comment>a prairie inside of a tile</comment>
        <translation>Tal</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Prairie %1</source>
        <extracomment>%1 the edges and half-edges that it reaches</extracomment>
        <translation>Prärie %1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%n locomotive(s)</source>
        <translation>
            <numerusform>%n Lokomotive</numerusform>
            <numerusform>%n Lokomotiven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n Nugget</numerusform>
            <numerusform>%n Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%n tipi(s)</source>
        <translation>
            <numerusform>%n Tipi</numerusform>
            <numerusform>%n Tipis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%n herd(s)</source>
        <extracomment>Groups of horses</extracomment>
        <translation>
            <numerusform>%n Herde</numerusform>
            <numerusform>%n Herden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1 with %2</source>
        <extracomment>%1 a part of a tile, %2 the symbols on it</extracomment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Prairie all over</source>
        <translation>Überall Prärie</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1–%2</source>
        <extracomment>%1 an edge or several that are joined already, %2 one more: &quot;north–south&quot;, &quot;north–east–south&quot;</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to a junction</source>
        <extracomment>%1 an edge: &quot;Railroad north to a junction&quot;</extracomment>
        <translation>Strecke %1 zu einer Kreuzung</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to the city</source>
        <extracomment>%1 an edge: &quot;Railroad north to the city&quot;</extracomment>
        <translation>Strecke %1 zur Stadt</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to the mountain</source>
        <extracomment>%1 an edge: &quot;Railroad north to the mountain&quot;</extracomment>
        <translation>Strecke %1 zum Berg</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1; %2</source>
        <extracomment>Parts of a tile: %1 one or several, %2 one more</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>north (west half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation>Nord (Westhälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>north (east half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation>Nord (Osthälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>east (north half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation>Ost (Nordhälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>east (south half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation>Ost (Südhälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>south (east half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation>Süd (Osthälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>south (west half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation>Süd (Westhälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>west (south half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation>West (Südhälfte)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>west (north half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation>West (Nordhälfte)</translation>
    </message>
</context>
<context>
    <name>TownTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click to build a city where the tracks end, the right button pulls it down.</source>
        <translation>Ein Klick baut eine Stadt, wo die Gleise enden; die rechte Maustaste reißt sie ab.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Build a city</source>
        <translation>Stadt bauen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Pull the city down</source>
        <translation>Stadt abreißen</translation>
    </message>
</context>
<context>
    <name>TrackTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Track</source>
        <translation>Gleis</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Drag from edge to edge, or into the middle: track ends there in a junction, the city or the mountain. A click on an edge changes where its track ends.</source>
        <translation>Von Kante zu Kante ziehen oder in die Mitte: Dort endet das Gleis in einer Kreuzung, der Stadt oder dem Berg. Ein Klick auf eine Kante ändert, wo ihr Gleis endet.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Remove track</source>
        <translation>Gleis wegnehmen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Lay track</source>
        <translation>Gleis legen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>End track elsewhere</source>
        <translation>Gleis anders enden lassen</translation>
    </message>
</context>
<context>
    <name>TrialGame</name>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>There is no computer player &quot;%1&quot;.</source>
        <translation>Den Computerspieler „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>%1 to %2 players can play.</source>
        <extracomment>%1 the fewest, %2 the most</extracomment>
        <translation>%1 bis %2 können spielen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>The set has no tile &quot;%1&quot;.</source>
        <translation>Der Satz hat kein Plättchen „%1“.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>The only copy of tile &quot;%1&quot; is the start tile, which lies there from the beginning. With a second copy it can be drawn.</source>
        <translation>Das einzige Exemplar von Plättchen „%1“ ist das Startplättchen, das von Anfang an liegt. Mit einem zweiten Exemplar lässt es sich ziehen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>There is no copy of tile &quot;%1&quot; to be drawn: its count is 0.</source>
        <translation>Von Plättchen „%1“ gibt es kein Exemplar zu ziehen: Seine Anzahl ist 0.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; cannot be the first: it does not fit beside the start tile.</source>
        <translation>Plättchen „%1“ kann nicht das erste sein: Es passt nicht an das Startplättchen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>In %n tile order(s) tile &quot;%1&quot; never came first.</source>
        <translation>
            <numerusform>In %n Reihenfolge kam Plättchen „%1“ nie zuerst.</numerusform>
            <numerusform>In %n Reihenfolgen kam Plättchen „%1“ nie zuerst.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UndoWords</name>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>The next tile has been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation>Das nächste Plättchen war schon zu sehen, darum bleibt der letzte Zug stehen. In einem Übungsspiel ließe er sich zurücknehmen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>A token and the next tile have been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation>Ein Schürfplättchen und das nächste Plättchen waren schon zu sehen, darum bleibt der letzte Zug stehen. In einem Übungsspiel ließe er sich zurücknehmen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>The gold of all players has been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation>Das Gold aller Spieler war schon zu sehen, darum bleibt der letzte Zug stehen. In einem Übungsspiel ließe er sich zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a railwayman on the railroad</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation>Einen Eisenbahner auf die Strecke setzen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a gold miner on the mountain</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation>Einen Goldgräber auf den Berg setzen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Lay a farmer on the prairie</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation>Einen Farmer in die Prärie legen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a merchant in the city</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation>Einen Händler in die Stadt setzen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Move the tent to the mountain at %1</source>
        <translation>Das Zelt auf den Berg bei %1 versetzen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Pitch the tent on the mountain at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation>Das Zelt auf dem Berg bei %1 aufschlagen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Skip</source>
        <extracomment>The player puts down no piece in this turn</extracomment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Mine: take a token from the mountain of the tent</source>
        <extracomment>An action to choose</extracomment>
        <translation>Schürfen: ein Schürfplättchen vom Berg des Zelts nehmen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the railwayman at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation>Den Eisenbahner auf %1 zurücknehmen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the gold miner at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation>Den Goldgräber auf %1 zurücknehmen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the farmer at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation>Den Farmer auf %1 zurücknehmen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the merchant at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation>Den Händler auf %1 zurücknehmen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Move the tent within its mountain, to %1</source>
        <extracomment>An action to choose, where the tent stands on that mountain already; %1 position</extracomment>
        <translation>Das Zelt auf seinem Berg versetzen, nach %1</translation>
    </message>
</context>
<context>
    <name>lodeline::Percent</name>
    <message>
        <location filename="../ui/wording/percent.cpp"/>
        <source>%1 %</source>
        <extracomment>A share in hundredths</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Actions</name>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Menu entry (verb): open a game or what it is played with</extracomment>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Menu entry (verb): save the game</extracomment>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Save &amp;as…</source>
        <extracomment>Menu entry (verb): save the game under another name</extracomment>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Close game</source>
        <extracomment>Menu entry (verb): put the game away</extracomment>
        <translation>Spiel s&amp;chließen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry (verb): take back the last turn</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry (verb): play the turn again that was taken back</extracomment>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Hint</source>
        <extracomment>Menu entry (noun): good moves for the player</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Why &amp;not mine?</source>
        <extracomment>Menu entry; &quot;mine&quot; is my move: why is it not the best one?</extracomment>
        <translation>Warum &amp;nicht meiner?</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Menu entry (noun): a look back on the game</extracomment>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Next pane</source>
        <extracomment>Menu entry (noun): the keyboard goes on to the next part of the window</extracomment>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;About Lodeline</source>
        <translation>Ü&amp;ber Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Set up a new game</source>
        <translation>Ein neues Spiel vorbereiten</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Save the game to a file</source>
        <translation>Das Spiel in einer Datei speichern</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Take back the last turn</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Play the turn again that was taken back</source>
        <translation>Den zurückgenommenen Zug wieder spielen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Show the three best moves and what speaks for them</source>
        <translation>Die drei besten Züge zeigen und was für sie spricht</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Compare the move that is held or placed with the best one</source>
        <translation>Den gehaltenen oder gelegten Zug mit dem besten vergleichen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Let the computer make its move without thinking on</source>
        <translation>Den Computer ohne weiteres Nachdenken ziehen lassen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Look back on the game: chances, turning points, better moves</source>
        <translation>Auf das Spiel zurückblicken: Chancen, Wendepunkte, bessere Züge</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Show the &amp;whole board</source>
        <translation>Ganzes &amp;Spielbrett zeigen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry (noun): the window fills the screen</extracomment>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Log of the game</source>
        <extracomment>Menu entry (noun): what has happened in the game, line by line</extracomment>
        <translation>Spiel&amp;protokoll</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Final &amp;scoring</source>
        <extracomment>Menu entry (noun): the points at the end of the game</extracomment>
        <translation>&amp;Endwertung</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Same as &amp;system</source>
        <extracomment>Colours of the windows</extracomment>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Light</source>
        <extracomment>Colours of the windows</extracomment>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Dark</source>
        <extracomment>Colours of the windows</extracomment>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Off</source>
        <comment>speed of the animation</comment>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Slow</source>
        <comment>speed of the animation</comment>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Normal</source>
        <comment>speed of the animation</comment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Fast</source>
        <comment>speed of the animation</comment>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Quick</source>
        <comment>pace of the computer</comment>
        <translation>&amp;Zügig</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Normal</source>
        <comment>pace of the computer</comment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Leisurely</source>
        <comment>pace of the computer</comment>
        <translation>&amp;Gemächlich</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Step by step</source>
        <comment>pace of the computer</comment>
        <translation>&amp;Schritt für Schritt</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Go on</source>
        <extracomment>Menu entry: the computer that waits shall play its turn</extracomment>
        <translation>We&amp;iter</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Play now</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Not in this game</source>
        <translation>In diesem Spiel nicht vorhanden</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Find a &amp;command…</source>
        <extracomment>Menu entry: every command of the menus by its name</extracomment>
        <translation>Be&amp;fehl suchen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Lessons…</source>
        <extracomment>Menu entry: learn the game in lessons</extracomment>
        <translation>&amp;Lektionen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Learn the game on the board, step by step</source>
        <translation>Das Spiel auf dem Spielfeld lernen, Schritt für Schritt</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>All &amp;settings…</source>
        <extracomment>Menu entry: a window of its own with everything that can be set</extracomment>
        <translation>Alle &amp;Einstellungen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>So&amp;unds</source>
        <extracomment>Menu entry (noun), ticked where the game makes sounds</extracomment>
        <translation>Tö&amp;ne</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Automatic</source>
        <extracomment>A theme of the board: the one that goes with the windows</extracomment>
        <translation>&amp;Automatisch</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Day</source>
        <extracomment>A theme of the board: as in daylight</extracomment>
        <translation>&amp;Tag</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>D&amp;usk</source>
        <extracomment>A theme of the board: as in the evening</extracomment>
        <translation>&amp;Dämmerung</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Ink on paper</source>
        <extracomment>A theme of the board: as on an old map</extracomment>
        <translation>T&amp;inte auf Papier</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>High &amp;contrast</source>
        <extracomment>A theme of the board</extracomment>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Normal &amp;color vision</source>
        <extracomment>Whose eyes see the window: those of whoever sees all colours</extracomment>
        <translation>Normales &amp;Farbsehen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Protanopia (no red)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation>&amp;Protanopie (ohne Rot)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Deuteranopia (no green)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation>&amp;Deuteranopie (ohne Grün)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Tritanopia (no blue)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation>&amp;Tritanopie (ohne Blau)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>A&amp;dd your own theme…</source>
        <translation>Eigenes Thema &amp;hinzufügen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Patter&amp;ns on pieces</source>
        <translation>Mu&amp;ster auf Figuren</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Tell players apart by stripes and checks, too</source>
        <translation>Die Spieler auch durch Streifen und Karos unterscheiden</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Pla&amp;yers…</source>
        <extracomment>Menu entry: who plays for which seat, names and colours</extracomment>
        <translation>S&amp;pieler…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Change names and colors, hand seats to people and computer players</source>
        <translation>Namen und Farben ändern, Plätze an Menschen und Computerspieler übergeben</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Panel of the game</source>
        <extracomment>Menu entry (noun) that can be ticked: with the tile or the towns, the players and the points</extracomment>
        <translation>Leis&amp;te des Spiels</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>P&amp;anel in a window of its own</source>
        <extracomment>Menu entry that can be ticked: the panel leaves the main window</extracomment>
        <translation>Leiste in eigenem &amp;Fenster</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Lo&amp;g in a window of its own</source>
        <extracomment>Menu entry that can be ticked: the log leaves the main window</extracomment>
        <translation>P&amp;rotokoll in eigenem Fenster</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Back to the ori&amp;ginal game</source>
        <extracomment>Menu entry: from another course of a game to the game as it was played</extracomment>
        <translation>&amp;Zum ursprünglichen Spiel zurück</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>To the game that this one branched off from</source>
        <translation>Zu dem Spiel, von dem dieses abgezweigt ist</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Without &amp;motion</source>
        <comment>speed of the animation</comment>
        <translation>Ohne &amp;Bewegung</translation>
    </message>
</context>
<context>
    <name>lodeline::app::AdvicePanel</name>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Looking for good moves…</source>
        <translation>Gute Züge werden gesucht…</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Advice</source>
        <extracomment>Name of the panel with good moves for the player</extracomment>
        <translation>Rat</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Moves</source>
        <extracomment>Name of the list of good moves (noun)</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Thinking</source>
        <extracomment>Name of the bar that moves while the computer thinks (noun)</extracomment>
        <translation>Nachdenken</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Play it (Enter)</source>
        <extracomment>Button: make the chosen move; &quot;Enter&quot; is a key</extracomment>
        <translation>Spielen (Eingabe)</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Close (Esc)</source>
        <extracomment>Button: close the advice; &quot;Esc&quot; is a key</extracomment>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>No advice could be found for this turn. Ask again, or play on without it.</source>
        <translation>Für diesen Zug ließ sich kein Rat finden. Bitte noch einmal fragen oder ohne Rat weiterspielen.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::CommandFinder</name>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Name of the command</source>
        <translation>Name des Befehls</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Type a part of its name</source>
        <translation>Einen Teil des Namens eingeben</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ComputerBar</name>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 makes a move</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation>%1 zieht</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is thinking</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation>%1 denkt nach</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 waits for you</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation>%1 wartet</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1: go on with P, Enter or Space.</source>
        <extracomment>%1 is &quot;Bo (Foreman) waits for you&quot;</extracomment>
        <translation>%1: weiter mit P, Eingabe oder Leertaste.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1; P makes it play now.</source>
        <extracomment>%1 is &quot;Bo (Foreman) is thinking&quot;</extracomment>
        <translation>%1; mit P zieht der Computer sofort.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Go on (P)</source>
        <extracomment>Button: the computer that waits shall play its turn; &quot;P&quot; is a key</extracomment>
        <translation>Weiter (P)</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Play now (P)</source>
        <translation>Jetzt ziehen (P)</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Let the computer go on</source>
        <translation>Den Computer weiterspielen lassen</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Stop thinking and make the best move found so far, without a pause</source>
        <translation>Das Nachdenken beenden und den besten bisher gefundenen Zug ohne Pause machen</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Thinking</source>
        <extracomment>Name of the bar that moves while the computer thinks (noun)</extracomment>
        <translation>Nachdenken</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 moves next</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation>%1 ist als Nächstes am Zug</translation>
    </message>
</context>
<context>
    <name>lodeline::app::CourseChart</name>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Start</source>
        <extracomment>The beginning of the game, before the first turn (noun)</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Turn %1</source>
        <extracomment>A turn of a player (noun); %1 its number</extracomment>
        <translation>Zug %1</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>%1 %2</source>
        <extracomment>A chance of winning or points: %1 player, %2 &quot;62 %&quot; or &quot;18&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Chances of winning over the game</source>
        <translation>Gewinnchancen im Lauf des Spiels</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>The arrow keys, Home and End choose a turn.</source>
        <translation>Die Pfeiltasten, Pos1 und Ende wählen einen Zug.</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Chances of winning</source>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Turn</source>
        <extracomment>Title of the horizontal axis of a chart: numbers of turns (noun)</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>The chances are being worked out…</source>
        <translation>Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Points over the game</source>
        <translation>Punkte im Lauf des Spiels</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Docks</name>
    <message>
        <location filename="../app/shell/docks.cpp"/>
        <source>Game</source>
        <extracomment>Title of the panel with the drawn tile and the players (noun)</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../app/shell/docks.cpp"/>
        <source>Log</source>
        <extracomment>Title of the panel that tells what has happened in the game (noun)</extracomment>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>lodeline::app::GameFlow</name>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a place in a file, %2 a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game cannot be started</source>
        <translation>Das Spiel lässt sich nicht beginnen</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Some texts in this file were not allowed and have been corrected:
%1</source>
        <extracomment>%1 what was wrong, a line each</extracomment>
        <translation>Einige Texte in dieser Datei waren nicht erlaubt und wurden berichtigt:
%1</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game cannot be continued</source>
        <translation>Das Spiel lässt sich nicht fortsetzen</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games (*.lodeline)</source>
        <translation>Spiele (*.lodeline)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game was not saved</source>
        <translation>Das Spiel wurde nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games and their sets (%1);;All files (*)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names, and what stands before &quot;;;&quot; and after it are two entries. Sets: of tiles, of cards</extracomment>
        <translation>Spiele und ihr Zubehör (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games (%1)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names</extracomment>
        <translation>Spiele (%1)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>From here you play the game differently. The original game is kept: &quot;Back to the original game&quot; in the menu returns to it.</source>
        <translation>Ab hier spielst du einen anderen Verlauf. Das Spiel, wie es war, bleibt aufgehoben: „Zum ursprünglichen Spiel zurück“ im Menü führt dorthin.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::GuideCard</name>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>%1 of %2</source>
        <extracomment>Above an explanation: %1 the number of this one, %2 of how many</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Skip</source>
        <extracomment>Button: leave out the explanations</extracomment>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Next</source>
        <extracomment>Buttons: the next explanation; the last one was read</extracomment>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>First steps</source>
        <extracomment>Name of a panel: explanations for somebody who plays for the first time</extracomment>
        <translation>Erste Schritte</translation>
    </message>
</context>
<context>
    <name>lodeline::app::HelpDialog</name>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>About Lodeline</source>
        <translation>Über Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Nothing is found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Find</source>
        <extracomment>In an empty field: words to be searched for</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Find in the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Contents</source>
        <extracomment>Name of a list: the headings of a long text</extracomment>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedCard</name>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Unfinished games</source>
        <extracomment>Heading over the games that were not played to their end</extracomment>
        <translation>Unterbrochene Spiele</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>&amp;Restore it</source>
        <extracomment>Button: the game that was just discarded shall come back</extracomment>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>The game of %1 was discarded.</source>
        <extracomment>%1 names of players</extracomment>
        <translation>Das Spiel von %1 wurde verworfen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Trial of %2: %n turn(s), %1</source>
        <translation>
            <numerusform>%2 auf Probe: %n Zug, %1</numerusform>
            <numerusform>%2 auf Probe: %n Züge, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>%n turn(s), %1</source>
        <extracomment>An interrupted game: %n turns played, %1 date and time of the last one</extracomment>
        <translation>
            <numerusform>%n Zug, %1</numerusform>
            <numerusform>%n Züge, %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Go on</source>
        <extracomment>Button: play the unfinished game</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Go on with the game of %1</source>
        <extracomment>%1 names of players</extracomment>
        <translation>Das Spiel von %1 fortsetzen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Discard the game of %1</source>
        <extracomment>%1 names of players; the unfinished game is given up</extracomment>
        <translation>Das Spiel von %1 verwerfen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedGames</name>
    <message>
        <location filename="../app/shell/files/interruptedgames.cpp"/>
        <source>The game could not be discarded: &quot;%1&quot; is in use or cannot be moved.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation>Das Spiel ließ sich nicht verwerfen: „%1“ ist in Gebrauch oder lässt sich nicht verschieben.</translation>
    </message>
    <message>
        <location filename="../app/shell/files/interruptedgames.cpp"/>
        <source>The game could not be brought back: &quot;%1&quot; cannot be written.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation>Das Spiel ließ sich nicht zurückholen: „%1“ lässt sich nicht schreiben.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::KeysPage</name>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>It already uses the key %1.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Der Befehl hat die Taste %1 schon.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>%1 is reserved for the board and cannot be reassigned.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>%1 ist für das Brett reserviert und lässt sich nicht vergeben.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>“%2” already uses %1. Use it for this command instead?</source>
        <extracomment>%1 is a key, %2 the name of a command</extracomment>
        <translation>„%2“ hat die Taste %1 schon. Soll sie für diesen Befehl gelten?</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>“%1” now uses the key %2.</source>
        <extracomment>%1 is the name of a command, %2 a key</extracomment>
        <translation>„%1“ hat jetzt die Taste %2.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>changed</source>
        <extracomment>Of the key of a command: it is not the usual one</extracomment>
        <translation>geändert</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Command</source>
        <extracomment>Heading of a column</extracomment>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Keys</source>
        <extracomment>Heading of a column: of the keyboard</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>New key:</source>
        <translation>Neue Taste:</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Press the key</source>
        <translation>Taste drücken</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>New key for the command</source>
        <translation>Neue Taste für den Befehl</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>No key</source>
        <extracomment>Button: the command shall have no key</extracomment>
        <translation>Ohne Taste</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Restore default</source>
        <extracomment>Button: the command shall have its usual keys</extracomment>
        <translation>Auf Standard setzen</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Reassign it</source>
        <extracomment>Button: the key shall be that of the other command</extracomment>
        <translation>Umbelegen</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Keep it</source>
        <extracomment>Button: the keys stay as they are</extracomment>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>lodeline::app::LessonCard</name>
    <message>
        <location filename="../app/match/guide/lessoncard.cpp"/>
        <source>&amp;Show me</source>
        <extracomment>Button: show on the board what the lesson asks for</extracomment>
        <translation>&amp;Zeig es mir</translation>
    </message>
    <message>
        <location filename="../app/match/guide/lessoncard.cpp"/>
        <source>&amp;Try again</source>
        <extracomment>Button: take the turn back and play it differently</extracomment>
        <translation>Noch &amp;einmal</translation>
    </message>
    <message>
        <location filename="../app/match/guide/lessoncard.cpp"/>
        <source>L&amp;eave</source>
        <extracomment>Button: end the lesson</extracomment>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <location filename="../app/match/guide/lessoncard.cpp"/>
        <source>End the lesson; you can resume it at any time</source>
        <translation>Die Lektion beenden; sie kann jederzeit wieder begonnen werden</translation>
    </message>
</context>
<context>
    <name>lodeline::app::LogPanel</name>
    <message>
        <location filename="../app/match/panels/logpanel.cpp"/>
        <source>Log of the game</source>
        <translation>Spielprotokoll</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Looks</name>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>Add a theme</source>
        <translation>Thema hinzufügen</translation>
    </message>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>Themes (%1)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names</extracomment>
        <translation>Themen (%1)</translation>
    </message>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>The theme was not added</source>
        <translation>Das Thema wurde nicht hinzugefügt</translation>
    </message>
</context>
<context>
    <name>lodeline::app::MainWindow</name>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>The file was not moved</source>
        <translation>Die Datei wurde nicht verschoben</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1[*] — Lodeline</source>
        <extracomment>Title of the window: %1 a game or its file</extracomment>
        <translation>%1[*] — Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Menus</name>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Game</source>
        <extracomment>Title of a menu (noun)</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>O&amp;pen recent</source>
        <extracomment>Title of a menu of files</extracomment>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Edit</source>
        <extracomment>Title of a menu (verb): undo, redo</extracomment>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;View</source>
        <extracomment>Title of a menu (noun): what the window shows</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Colors</source>
        <extracomment>Title of a menu: colours of the windows</extracomment>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Animation</source>
        <extracomment>Title of a menu: speed of the animation</extracomment>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Computer s&amp;peed</source>
        <extracomment>Title of a menu: how fast the computer makes its moves</extracomment>
        <translation>&amp;Tempo des Computers</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Langua&amp;ge</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Help</source>
        <extracomment>Title of a menu (noun)</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Sett&amp;ings</source>
        <extracomment>Title of a menu (noun): what is kept as somebody likes it</extracomment>
        <translation>Einstell&amp;ungen</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Te&amp;xt size</source>
        <extracomment>Title of a menu: how large the letters are</extracomment>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Board</source>
        <extracomment>Title of a menu: with which colours and lines the board is painted</extracomment>
        <translation>Sp&amp;ielbrett</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Color-blindn&amp;ess preview</source>
        <extracomment>Title of a menu: the window as people see it who do not see all colours</extracomment>
        <translation>Vorschau für Farben&amp;blinde</translation>
    </message>
</context>
<context>
    <name>lodeline::app::NoticeBar</name>
    <message>
        <location filename="../app/match/panels/noticebar.cpp"/>
        <source>Close the notice</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::OpenGame</name>
    <message>
        <location filename="../app/shell/files/opengame.cpp"/>
        <source>The game is open in another window, or no longer there.</source>
        <translation>Das Spiel ist in einem anderen Fenster geöffnet oder nicht mehr da.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::PlayersDialog</name>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Players</source>
        <extracomment>Title of a dialog: who plays for which seat, people or the computer</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Names and colors can be changed and seats handed over at any time, even in the middle of a turn.</source>
        <translation>Namen und Farben lassen sich jederzeit ändern und Plätze übergeben, auch mitten in einem Zug.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Shuffle number: %1. Type it into a new game to have everything in the same order.</source>
        <extracomment>%1 a number</extracomment>
        <translation>Mischnummer: %1. Gib sie in ein neues Spiel ein, um alles in derselben Reihenfolge zu haben.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>&amp;Copy</source>
        <extracomment>Button: copy the number of the order to the clipboard</extracomment>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Copy the shuffle number</source>
        <translation>Mischnummer kopieren</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Podium</name>
    <message>
        <location filename="../app/match/panels/podium.cpp"/>
        <source>Players by rank</source>
        <translation>Spieler nach Rang</translation>
    </message>
    <message>
        <location filename="../app/match/panels/podium.cpp"/>
        <source>Place %1</source>
        <extracomment>Rank of a player at the end of the game; %1 a number</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/match/panels/podium.cpp"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewProgress</name>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Progress of the review</source>
        <translation>Fortschritt des Rückblicks</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>&amp;Start again</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>The review was canceled.</source>
        <translation>Der Rückblick wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves…</source>
        <translation>Bessere Züge werden gesucht…</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves: about %n second(s) left</source>
        <translation>
            <numerusform>Bessere Züge werden gesucht: noch etwa %n Sekunde</numerusform>
            <numerusform>Bessere Züge werden gesucht: noch etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Ca&amp;ncel</source>
        <extracomment>Button: end the review that is being worked out</extracomment>
        <translation>Abb&amp;rechen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewSheet</name>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Start</source>
        <extracomment>The beginning of the game, before the first turn (noun)</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>No turn has been played yet.</source>
        <translation>Noch wurde kein Zug gespielt.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Turn %1</source>
        <extracomment>A turn of a player (noun); %1 its number</extracomment>
        <translation>Zug %1</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>No turn changed much.</source>
        <extracomment>Stands where the turning points will be</extracomment>
        <translation>Kein Zug hat viel geändert.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>None found yet</source>
        <translation>Noch keine gefunden</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Review of the game</source>
        <extracomment>A look back on a game (noun)</extracomment>
        <translation>Rückblick auf das Spiel</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Show the &amp;better move on the board (B)</source>
        <translation>Den besseren &amp;Zug auf dem Spielbrett zeigen (B)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Turning points</source>
        <extracomment>Heading above the turns that changed the chances most</extracomment>
        <translation>&amp;Wendepunkte</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Turning points</source>
        <extracomment>Name of the list of the turns that changed the chances most</extracomment>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Play on from here</source>
        <translation>&amp;Von hier weiterspielen</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Start a game from the position on the board; this one stays as it is saved</source>
        <translation>Ein Spiel von der Stellung auf dem Spielbrett aus beginnen; dieses bleibt, wie es gespeichert ist</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Close the review</source>
        <translation>Rückblick s&amp;chließen</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Sh&amp;ow points (D)</source>
        <translation>Punkte &amp;zeigen (D)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>The points of all players over the game, instead of their chances</source>
        <translation>Die Punkte aller Spieler im Lauf des Spiels, an Stelle ihrer Chancen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeatRow</name>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>red</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation>rot</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>blue</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation>blau</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>green</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation>grün</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>yellow</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation>gelb</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>black</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation>schwarz</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>%1 ↕</source>
        <extracomment>The number of a seat, before a sign that shows that it can be moved</extracomment>
        <translation>%1 ↕</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Name of player %1</source>
        <translation>Name von Platz %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Who plays seat %1</source>
        <translation>Wer auf Platz %1 spielt</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Color of player %1</source>
        <translation>Farbe von Platz %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Remove player %1</source>
        <translation>Platz %1 entfernen</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Drag it to another place, or press Alt with an arrow key</source>
        <translation>Zieh ihn an eine andere Stelle, oder drück Alt mit einer Pfeiltaste</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeatsEditor</name>
    <message>
        <location filename="../app/match/seats/seatseditor.cpp"/>
        <source>Add a &amp;player</source>
        <translation>Platz &amp;hinzufügen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeedField</name>
    <message>
        <location filename="../app/match/seats/seedfield.cpp"/>
        <source>random; a number gives the same order again</source>
        <extracomment>Stands in the empty field for the order of tiles or cards</extracomment>
        <translation>zufällig; eine Zahl ergibt wieder dieselbe Reihenfolge</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SettingsDialog</name>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Sections</source>
        <extracomment>Name of a list: the parts of the settings</extracomment>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Look</source>
        <extracomment>A section of the settings: colours, language</extracomment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Board</source>
        <extracomment>A section of the settings: what the board shows</extracomment>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Playing</source>
        <extracomment>A section of the settings: how the game goes on</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Of this section only</source>
        <translation>Nur in diesem Abschnitt</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Sound</source>
        <extracomment>A section of the settings (noun): what is heard</extracomment>
        <translation>Klang</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Keys</source>
        <extracomment>A section of the settings: keys of the keyboard</extracomment>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SoundChoice</name>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>This version of Lodeline comes without sounds.</source>
        <translation>Diese Ausgabe von Lodeline kommt ohne Töne.</translation>
    </message>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>To hear sounds, install the package libqt6multimedia6 and start Lodeline again.</source>
        <translation>Um Töne zu hören, installiere das Paket libqt6multimedia6 und starte Lodeline neu.</translation>
    </message>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>No speakers or headphones were found. You will hear sounds as soon as some are connected.</source>
        <translation>Es wurden weder Lautsprecher noch Kopfhörer gefunden. Du hörst Töne, sobald welche angeschlossen sind.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StartNotice</name>
    <message>
        <location filename="../app/shell/start/startnotice.cpp"/>
        <source>Close the notice</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StartPage</name>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Open %1</source>
        <extracomment>Button (verb); %1 name of a saved game</extracomment>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Button (verb): start a game at once</extracomment>
        <translation>Sp&amp;ielen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Start a game with the players and options from last time</source>
        <translation>Ein Spiel mit den Spielern und Optionen vom letzten Mal beginnen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Button (verb): open a game or what it is played with</extracomment>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Recent games</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Not in this game</source>
        <translation>In diesem Spiel nicht vorhanden</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Learn to play</source>
        <extracomment>Button (verb): lessons for somebody who has not been through them yet</extracomment>
        <translation>Spielen &amp;lernen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Ten short lessons on the board</source>
        <translation>Zehn kurze Lektionen auf dem Spielfeld</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StepRow</name>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Turn %1 of %2</source>
        <extracomment>%1 turns played in the position shown, %2 in the whole game</extracomment>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>To the start (Home)</source>
        <extracomment>Button; &quot;Home&quot; is a key</extracomment>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>A turn back</source>
        <extracomment>Button: shows the game one turn earlier</extracomment>
        <translation>Ein Zug zurück</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>A turn forward</source>
        <extracomment>Button: shows the game one turn later</extracomment>
        <translation>Ein Zug vor</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>To the last turn (End)</source>
        <extracomment>Button; &quot;End&quot; is a key</extracomment>
        <translation>Zum letzten Zug (Ende)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::VolumeRow</name>
    <message>
        <location filename="../app/shell/options/volumerow.cpp"/>
        <source>Volume</source>
        <extracomment>How loud sounds are (noun)</extracomment>
        <translation>Lautstärke</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::AdviceDesk</name>
    <message>
        <location filename="../app/boomtown/advice/advicedesk.cpp"/>
        <source>Choose a card first: the question is about that one.</source>
        <translation>Erst eine Karte wählen; die Frage bezieht sich auf diese.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardController</name>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Start at the card %1</source>
        <extracomment>Name of a choice: %1 what a card shows</extracomment>
        <translation>Bei dieser Karte anfangen: %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Take the next card: %1</source>
        <extracomment>Name of a choice: %1 what a card shows</extracomment>
        <translation>Die nächste Karte nehmen: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Pass over %n card(s) and take %1</source>
        <extracomment>Name of a choice: %1 what a card shows; %n cards come before it</extracomment>
        <translation>
            <numerusform>%n Karte überspringen und diese nehmen: %1</numerusform>
            <numerusform>%n Karten überspringen und diese nehmen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %n card(s) for free, worth %2 to %1 and %3 to you.</source>
        <extracomment>%1 a player who gets cards for nothing; %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation>
            <numerusform>%1 bekommt %n Karte geschenkt. Sie ist für %1 %2 wert, für dich %3.</numerusform>
            <numerusform>%1 bekommt %n Karten geschenkt. Sie sind für %1 %2 wert, für dich %3.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 passed this card over, so %2 places it first. R or the right button turns it.</source>
        <extracomment>%1 and %2 players</extracomment>
        <translation>%1 hat diese Karte übersprungen, deshalb legt %2 sie zuerst. R oder die rechte Taste dreht sie.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>This card founds the town. R or the right button turns it, Esc puts it back.</source>
        <translation>Diese Karte gründet die Stadt. R oder die rechte Taste dreht sie, Esc legt sie zurück.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Place the card. R or the right button turns it, Esc puts it back.</source>
        <translation>Lege die Karte. R oder die rechte Taste dreht sie, Esc legt sie zurück.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Another player is thinking.</source>
        <translation>Jemand anders überlegt.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Take the next card, or a later one: every card that you pass over goes to %1.</source>
        <extracomment>%1 a player</extracomment>
        <translation>Nimm die nächste Karte oder eine spätere: Alle, die du überspringst, bekommt %1.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%2 goes first, so %1 chooses the card where %2 starts.</source>
        <extracomment>%1 and %2 players</extracomment>
        <translation>%2 ist zuerst dran, deshalb wählt %1 die Karte, bei der %2 anfängt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %n card(s) for free.</source>
        <extracomment>%1 a player, who gets cards that the other one has passed over</extracomment>
        <translation>
            <numerusform>%1 bekommt %n Karte geschenkt.</numerusform>
            <numerusform>%1 bekommt %n Karten geschenkt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 %2</source>
        <extracomment>Two sentences: %1 what the other player gets for free, %2 what is to be done now</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardView</name>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>Board</source>
        <extracomment>The cards on the table</extracomment>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>Tab and the arrow keys choose a card or its place, Enter takes it.</source>
        <translation>Tabulator und Pfeiltasten wählen eine Karte oder ihren Platz, die Eingabetaste nimmt ihn.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>From %1, to be placed first</source>
        <extracomment>Above cards that wait beside a town: %1 the player who passed them over</extracomment>
        <translation>Von %1, zuerst zu legen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardviewinput.cpp"/>
        <source>%1 gets this card for free. It is worth %2 to %1 and %3 to %4.</source>
        <extracomment>Of a card that is passed over: %1 and %4 players, %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation>%1 bekommt diese Karte geschenkt. Sie ist für %1 %2 wert, für %4 %3.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ComputerPlayers</name>
    <message>
        <location filename="../app/boomtown/computer/computerplayers.cpp"/>
        <source>its move is against the rules</source>
        <extracomment>Why a computer player does not go on; added in brackets</extracomment>
        <translation>sein Zug verstößt gegen die Regeln</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::DeckChooser</name>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>This deck cannot be played:</source>
        <translation>Mit diesem Kartensatz kann man nicht spielen:</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>and %n more</source>
        <extracomment>Below a list of problems of a deck, of which only the first are shown</extracomment>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>%1, by %2</source>
        <extracomment>%1 name of a deck; %2 a person</extracomment>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Choose a deck</source>
        <translation>Einen Kartensatz wählen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Decks (*.deck.json);;All files (*)</source>
        <translation>Kartensätze (*.deck.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Deck</source>
        <extracomment>Name of the list to choose a deck of cards from</extracomment>
        <translation>Kartensatz</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>&amp;From a file…</source>
        <extracomment>Button: choose a deck that lies in a file</extracomment>
        <translation>Aus einer &amp;Datei…</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::FinalPage</name>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Look at the towns</source>
        <translation>Die &amp;Städte ansehen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>The same players and deck, with the cards in another order</source>
        <translation>Dieselben Spieler, derselbe Kartensatz, die Karten in anderer Reihenfolge</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Save…</source>
        <extracomment>Button (verb): save the game</extracomment>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Button (noun): a look back on the game</extracomment>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>The chances over the game, its turning points and what could have been better</source>
        <translation>Die Chancen im Lauf des Spiels, seine Wendepunkte und was besser gewesen wäre</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Play again</source>
        <extracomment>Button: another game like this one</extracomment>
        <translation>N&amp;och einmal</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Change s&amp;tart player</source>
        <extracomment>Button: another game like this one, in which the other player begins</extracomment>
        <translation>Anspiel &amp;wechseln</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Play again, and the other player begins</source>
        <translation>Noch einmal spielen, und der andere beginnt</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::GamePage</name>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 chooses where %2 starts</source>
        <extracomment>%1 player, %2 the other one</extracomment>
        <translation>%1 bestimmt, wo %2 anfängt</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 places a free card</source>
        <extracomment>%1 player, who got the card for nothing</extracomment>
        <translation>%1 legt eine geschenkte Karte</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 takes a card</source>
        <extracomment>%1 player</extracomment>
        <translation>%1 nimmt eine Karte</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::NewGameDialog</name>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Players</source>
        <extracomment>Heading of a part of the dialog</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>&amp;Start player:</source>
        <extracomment>Label: who drafts first</extracomment>
        <translation>&amp;Es beginnt:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Cards</source>
        <extracomment>Heading of a part of the dialog: which cards, in which order</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>&amp;Deck:</source>
        <translation>&amp;Kartensatz:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Start the &amp;game</source>
        <translation>Spiel &amp;beginnen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Drawn at random</source>
        <extracomment>Who begins the game</extracomment>
        <translation>wer ausgelost wird</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>The shuffle number is too large.</source>
        <translation>Die Mischnummer ist zu groß.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Shuffle n&amp;umber:</source>
        <extracomment>Label: the number that the order of the cards follows from</extracomment>
        <translation>Misch&amp;nummer:</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ReviewPage</name>
    <message>
        <location filename="../app/boomtown/review/reviewpage.cpp"/>
        <source>★ marks the better move, ? the one that was played</source>
        <translation>★ steht am besseren Zug, ? an dem, der gespielt wurde</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewpage.cpp"/>
        <source>Given away by passing cards over</source>
        <extracomment>Heading above &quot;Ann 7 points, Bo 12 points&quot;: what each player gave the other by passing cards over</extracomment>
        <translation>Durch Überspringen verschenkt</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ScoreTable</name>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Sum</source>
        <extracomment>Line of a table of points: all of them together</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Points of both towns</source>
        <translation>Punkte beider Städte</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%1 ★</source>
        <extracomment>The star marks a winner; %1 is the name</extracomment>
        <translation>%1 ★</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Groups and bonuses together</source>
        <translation>Gruppen und Boni zusammen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>The largest group has %n square(s)</source>
        <translation>
            <numerusform>Die größte Gruppe hat %n Feld</numerusform>
            <numerusform>Die größte Gruppe hat %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%n square(s) bring points</source>
        <translation>
            <numerusform>%n Feld bringt Punkte</numerusform>
            <numerusform>%n Felder bringen Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%n square(s) cost points</source>
        <translation>
            <numerusform>%n Feld kostet Punkte</numerusform>
            <numerusform>%n Felder kosten Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::SidePanel</name>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>Towns</source>
        <extracomment>Name of a panel (noun): turn and points</extracomment>
        <translation>Städte</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ActionList</name>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>%1: what next?</source>
        <extracomment>%1 player, who has placed a tile and now may put down a piece</extracomment>
        <translation>%1: Was nun?</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>Possible actions</source>
        <translation>Mögliche Aktionen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>Take the tile back (Esc)</source>
        <extracomment>Button: take the tile of this turn from the board again; &quot;Esc&quot; is a key</extracomment>
        <translation>Plättchen zurücknehmen (Esc)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>%1  %2</source>
        <extracomment>%1 is a key from 1 to 9, %2 what it does: &quot;Put a railwayman on the railroad&quot;</extracomment>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::AdviceDesk</name>
    <message>
        <location filename="../app/goldrush/advice/advicedesk.cpp"/>
        <source>Hold the tile over a spot or place it first: the question is about that move.</source>
        <translation>Erst das Plättchen über eine Stelle halten oder legen; die Frage bezieht sich auf diesen Zug.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::AdvicePanel</name>
    <message>
        <location filename="../app/goldrush/advice/advicepanel.cpp"/>
        <source>%1. %2, %3 points. %4</source>
        <extracomment>A move in a list: %1 its number, %2 the move, %3 the points it is expected to bring, %4 the reasons</extracomment>
        <translation>%1. %2, %3 Punkte. %4</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicepanel.cpp"/>
        <source>%1 points: by how much this move is expected to improve the lead at the end</source>
        <translation>%1 Punkte: um so viel verbessert dieser Zug voraussichtlich den Vorsprung am Ende</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::BoardController</name>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>Another player is thinking.</source>
        <translation>Jemand anderes denkt nach.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>Alt and the arrow keys look around, Alt+Enter goes through what is on the tile; Esc ends it.</source>
        <translation>Mit Alt und den Pfeiltasten siehst du dich um, mit Alt+Eingabe gehst du durch, was auf dem Plättchen ist; Esc beendet es.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::BoardView</name>
    <message>
        <location filename="../app/goldrush/board/boardview.cpp"/>
        <source>Board</source>
        <extracomment>The land on the table where the tiles lie</extracomment>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardview.cpp"/>
        <source>Tab and the arrow keys choose a spot or an action, Enter takes it.</source>
        <translation>Tab und die Pfeiltasten wählen eine Stelle oder Aktion, die Eingabetaste führt sie aus.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ComputerPanel</name>
    <message>
        <location filename="../app/goldrush/panels/computerpanel.cpp"/>
        <source>Turn of the computer</source>
        <extracomment>Name of a panel (noun)</extracomment>
        <translation>Zug des Computers</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ComputerPlayers</name>
    <message>
        <location filename="../app/goldrush/computer/computerplayers.cpp"/>
        <source>its move is against the rules</source>
        <extracomment>Why a computer player does not go on; added in brackets</extracomment>
        <translation>sein Zug verstößt gegen die Regeln</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ConfirmBar</name>
    <message>
        <location filename="../app/goldrush/panels/confirmbar.cpp"/>
        <source>Confirm (Enter)</source>
        <extracomment>Button: make the move that lies on the board; &quot;Enter&quot; is a key</extracomment>
        <translation>Bestätigen (Eingabe)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/confirmbar.cpp"/>
        <source>Take back (Esc)</source>
        <extracomment>Button: choose another move; &quot;Esc&quot; is a key</extracomment>
        <translation>Zurücknehmen (Esc)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::DrawnTilePanel</name>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>%n tile(s) left in the stack</source>
        <translation>
            <numerusform>%n Plättchen im Stapel übrig</numerusform>
            <numerusform>%n Plättchen im Stapel übrig</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>No tile</source>
        <extracomment>Name of an empty picture: no tile is drawn</extracomment>
        <translation>Kein Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>Drawn tile %1</source>
        <extracomment>Name of a picture; %1 name of a tile</extracomment>
        <translation>Gezogenes Plättchen %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::EdgeFilter</name>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>Edge %1</source>
        <extracomment>Label of a choice; %1 is &quot;north&quot;, &quot;east&quot;, &quot;south&quot; or &quot;west&quot;</extracomment>
        <translation>Kante %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>any</source>
        <extracomment>A choice: the edge of a tile may show whatever it likes</extracomment>
        <translation>beliebig</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::FinalPage</name>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Look at the board</source>
        <translation>Spielbre&amp;tt ansehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>The same players, options and tile set, with the tiles in another order</source>
        <translation>Dieselben Spieler und Optionen, derselbe Plättchensatz, die Plättchen in anderer Reihenfolge</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Save…</source>
        <extracomment>Button (verb): save the game</extracomment>
        <translation>S&amp;peichern…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Button (noun): a look back on the game</extracomment>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>The chances over the game, its turning points and what could have been better</source>
        <translation>Die Chancen im Lauf des Spiels, seine Wendepunkte und was besser gewesen wäre</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Points</source>
        <extracomment>Title of a tab: points by what they were scored for</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Highlights</source>
        <extracomment>Title of a tab: the longest railroad, the best turn and more</extracomment>
        <translation>Höhepunkte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Play again</source>
        <extracomment>Button: another game like this one</extracomment>
        <translation>N&amp;och einmal</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Change s&amp;tart player</source>
        <extracomment>Button: another game like this one, in which the next player begins</extracomment>
        <translation>Anspiel &amp;wechseln</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Play again; the next player begins</source>
        <translation>Noch einmal spielen; es beginnt, wer nach dem bisherigen Startspieler sitzt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Points and highlights</source>
        <translation>Punkte und Höhepunkte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Final scoring</source>
        <extracomment>A step at the end of the game (noun), after the last turn</extracomment>
        <translation>Endwertung</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Gold</source>
        <extracomment>A step at the end of the game, after the final scoring: the values of the tokens</extracomment>
        <translation>Gold</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Score history</source>
        <extracomment>Title of a tab: how the points went on in the game</extracomment>
        <translation>Punkteverlauf</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Export the &amp;map…</source>
        <extracomment>Button: write a picture of the board to a file</extracomment>
        <translation>&amp;Karte exportieren…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>As PDF, SVG or PNG, with names and points</source>
        <translation>Als PDF, SVG oder PNG, mit Namen und Punkten</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::GamePage</name>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>%1 places a tile</source>
        <extracomment>%1 player</extracomment>
        <translation>%1 legt ein Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>%1 may place a piece</source>
        <extracomment>%1 player</extracomment>
        <translation>%1 darf eine Figur einsetzen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>Nobody has moved yet</source>
        <translation>Noch niemand hat gezogen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>&amp;Back to the final scoring</source>
        <extracomment>Button: from the board of a game that is over back to the table of its points</extracomment>
        <translation>&amp;Zurück zur Endwertung</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::GoldRushTable</name>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>This is a practice game now: turns can be undone, whatever has been seen.</source>
        <translation>Das ist nun ein Übungsspiel: Züge lassen sich zurücknehmen, was auch zu sehen war.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>The last %n turn(s) are undone. Redo plays them again.</source>
        <translation>
            <numerusform>Der letzte Zug ist zurückgenommen. „Wiederholen“ spielt ihn noch einmal.</numerusform>
            <numerusform>Die letzten %n Züge sind zurückgenommen. „Wiederholen“ spielt sie noch einmal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HandOverCard</name>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Later (Esc)</source>
        <extracomment>Button: not now; &quot;Esc&quot; is a key</extracomment>
        <translation>Später (Esc)</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 got %n token(s)</source>
        <extracomment>%1 player; mining tokens, whose values only the player may see</extracomment>
        <translation>
            <numerusform>%1 hat ein Schürfplättchen bekommen</numerusform>
            <numerusform>%1 hat %n Schürfplättchen bekommen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Only %1 looks at the screen now.</source>
        <extracomment>%1 player; the others at the same computer turn away</extracomment>
        <translation>Nur %1 schaut jetzt auf den Bildschirm.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Show (Enter)</source>
        <extracomment>Button: shows the values of new tokens; &quot;Enter&quot; is a key</extracomment>
        <translation>Zeigen (Eingabe)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>New: %1</source>
        <extracomment>%1 a list of numbers: the values of the tokens that a player has just got</extracomment>
        <translation>Neu: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>All: %1, worth %n point(s)</source>
        <extracomment>%1 a list of numbers: the values of all tokens of a player; %n is their sum</extracomment>
        <translation>
            <numerusform>Alle: %1, zusammen %n Punkt</numerusform>
            <numerusform>Alle: %1, zusammen %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1&apos;s gold</source>
        <extracomment>%1 player; gold is what the mining tokens are worth</extracomment>
        <translation>Das Gold von %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Cover it (Enter)</source>
        <translation>Verdecken (Eingabe)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Cover it and hand over to %1 (Enter)</source>
        <translation>Verdecken und an %1 übergeben (Eingabe)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hand over to %1</source>
        <extracomment>%1 player, who sits at the computer next</extracomment>
        <translation>Übergib an %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Nothing hidden is in sight.</source>
        <translation>Nichts Verdecktes ist zu sehen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 is here (Enter)</source>
        <extracomment>Button: %1 player, who sits at the computer now; &quot;Enter&quot; is a key</extracomment>
        <translation>%1 ist da (Eingabe)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HighlightList</name>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Shows it on the board</source>
        <translation>Zeigt es auf dem Spielbrett</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Highlights of the game</source>
        <extracomment>What stood out in a game: the longest railroad, the best turn and more</extracomment>
        <translation>Höhepunkte des Spiels</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>A click or Enter shows it on the board.</source>
        <translation>Ein Klick oder die Eingabetaste zeigt es auf dem Spielbrett.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>What</source>
        <extracomment>Heading of a column: what stood out in the game</extracomment>
        <translation>Was</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>How much</source>
        <extracomment>Heading of a column: tiles, nuggets or points</extracomment>
        <translation>Wie viel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Who</source>
        <extracomment>Heading of a column: who scored it</extracomment>
        <translation>Wer</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LessonsDialog</name>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>Ten short lessons on the board. Each takes a minute or two, the last one ten.</source>
        <translation>Zehn kurze Lektionen auf dem Spielfeld. Jede dauert ein, zwei Minuten, die letzte zehn.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>%1 (done)</source>
        <extracomment>Entry of a list: %1 a lesson that has been played to its end</extracomment>
        <translation>%1 (fertig)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>&amp;Begin</source>
        <extracomment>Button: begin the lesson</extracomment>
        <translation>&amp;Beginnen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LuckTable</name>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>%1 points compared with average tokens</source>
        <extracomment>Luck with the tokens: %1 &quot;+2.5&quot;</extracomment>
        <translation>%1 Punkte gegenüber durchschnittlichen Schürfplättchen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>%n turn(s) with a better move</source>
        <extracomment>For how many turns of the player the review has found a better move</extracomment>
        <translation>
            <numerusform>%n Zug, zu dem es einen besseren gab</numerusform>
            <numerusform>%n Züge, zu denen es einen besseren gab</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Player</source>
        <extracomment>Heading of a column of names</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Luck of tiles</source>
        <extracomment>Heading of a column: chances of winning that the drawn tiles brought; may take two lines</extracomment>
        <translation>Glück mit Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Luck of gold</source>
        <extracomment>Heading of a column: chances of winning that the mining tokens brought; may take two lines</extracomment>
        <translation>Glück mit Gold</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Lost through own moves</source>
        <extracomment>Heading of a column: chances of winning that moves gave away; may take two lines</extracomment>
        <translation>Durch eigene Züge verloren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>How much the drawn tiles changed the chances, compared with the average of the tiles that could have come</source>
        <translation>Wie sehr die gezogenen Plättchen die Chancen geändert haben, verglichen mit dem Mittel der Plättchen, die kommen konnten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>How much the values of the tokens changed the chances, compared with their average; known when the game is over</source>
        <translation>Wie sehr die Werte der Schürfplättchen die Chancen geändert haben, verglichen mit ihrem Mittel; bekannt, wenn das Spiel vorbei ist</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>The chances that the player&apos;s own moves gave away, all turns together</source>
        <translation>Die Chancen, die durch eigene Züge vergeben wurden, alle Züge zusammen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Luck and skill</source>
        <extracomment>Name of a table: what luck and what choice did to the chances of the players</extracomment>
        <translation>Glück und Können</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::MapDialog</name>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>The paper is %1 × %2 mm, and a tile is %3 mm on it.</source>
        <extracomment>%1 and %2 width and height of the paper, %3 the side of a tile, all in millimetres</extracomment>
        <translation>Das Papier misst %1 × %2 mm, ein Plättchen darauf %3 mm.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>%1 files (*.%2)</source>
        <extracomment>Kind of files: %1 PDF, SVG or PNG, %2 the ending of their names</extracomment>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Painting the map…</source>
        <translation>Die Karte wird gemalt…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Written: %1</source>
        <extracomment>%1 a file</extracomment>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Canceled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Export the map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Kind of file:</source>
        <extracomment>Label of a choice: PDF, SVG or PNG</extracomment>
        <translation>&amp;Art der Datei:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>PDF, for printing</source>
        <translation>PDF, zum Drucken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>SVG, for editing</source>
        <translation>SVG, zum Bearbeiten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>PNG, as a picture</source>
        <translation>PNG, als Bild</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Size:</source>
        <extracomment>Label of a choice: how large the map is on paper</extracomment>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>On an A4 sheet</source>
        <translation>Auf einem Blatt A4</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>On an A3 sheet</source>
        <translation>Auf einem Blatt A3</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Custom tile size</source>
        <translation>Plättchen in eigener Größe</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Side of a &amp;tile:</source>
        <translation>Seite eines &amp;Plättchens:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source> mm</source>
        <extracomment>Millimetres, behind a number</extracomment>
        <translation> mm</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>The printed tiles of the game measure 45 mm</source>
        <translation>Die gedruckten Plättchen des Spiels messen 45 mm</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Resolution:</source>
        <extracomment>Label of a number: how many dots of a picture lie on an inch</extracomment>
        <translation>A&amp;uflösung:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source> dpi</source>
        <extracomment>Dots per inch, behind a number</extracomment>
        <translation> dpi</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::NewGameDialog</name>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Drawn at random</source>
        <extracomment>Who begins the game</extracomment>
        <translation>wer ausgelost wird</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Players</source>
        <extracomment>Heading of a part of the dialog</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>&amp;Start player:</source>
        <extracomment>Label: who begins the game</extracomment>
        <translation>&amp;Es beginnt:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Options</source>
        <extracomment>Heading of a part of the dialog: rules to choose</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Tiles</source>
        <extracomment>Heading of a part of the dialog: which tiles, in which order</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Ti&amp;le set:</source>
        <translation>&amp;Plättchensatz:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Start the &amp;game</source>
        <translation>Spiel &amp;beginnen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>The shuffle number is too large.</source>
        <translation>Die Mischnummer ist zu groß.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Shuffle num&amp;ber:</source>
        <translation>Misch&amp;nummer:</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayerCard</name>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>current player</source>
        <translation>ist am Zug</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%n point(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%n cowboy(s) left</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation>
            <numerusform>%n Cowboy übrig</numerusform>
            <numerusform>%n Cowboys übrig</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>tent at home</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, tent at home&quot;</extracomment>
        <translation>Zelt im Vorrat</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>tent on the board</source>
        <translation>Zelt auf dem Spielbrett</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%n token(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 2 tokens&quot;; mining tokens</extracomment>
        <translation>
            <numerusform>%n Schürfplättchen</numerusform>
            <numerusform>%n Schürfplättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>computer player %1</source>
        <extracomment>Stands after the name of a player: &quot;Bo: computer player Foreman, is thinking, 12 points&quot;</extracomment>
        <translation>Computerspieler %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>is thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%1 thinks…</source>
        <extracomment>On the card of a computer player, after its name: %1 is its level, such as &quot;Foreman&quot;</extracomment>
        <translation>%1 denkt nach…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>of value %1</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 2 tokens, of value 1 and 3&quot;; %1 a list of numbers</extracomment>
        <translation>im Wert von %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayersPanel</name>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Players</source>
        <extracomment>Name of the panel with the players and their points</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Show my gold while held (V)</source>
        <extracomment>Button: shows the values of one&apos;s own mining tokens; &quot;V&quot; is a key</extracomment>
        <translation>Mein Gold zeigen (V halten)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Show my gold</source>
        <extracomment>Button: shows the values of one&apos;s own mining tokens</extracomment>
        <translation>Mein Gold zeigen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>The values of the tokens of the player whose turn it is, for as long as this button or the key V is held down</source>
        <translation>Die Werte der Schürfplättchen dessen, der am Zug ist, solange dieser Knopf oder die Taste V gehalten wird</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ReviewBoard</name>
    <message>
        <location filename="../app/goldrush/review/reviewboard.cpp"/>
        <source>Board at the chosen turn</source>
        <translation>Spielbrett beim gewählten Zug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewboard.cpp"/>
        <source>The arrow keys, Home and End choose a turn.</source>
        <translation>Die Pfeiltasten, Pos1 und Ende wählen einen Zug.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ReviewPage</name>
    <message>
        <location filename="../app/goldrush/review/reviewpage.cpp"/>
        <source>Luck and skill</source>
        <extracomment>Heading above a table: what luck and what choice did to the chances of the players</extracomment>
        <translation>Glück und Können</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ScoreTable</name>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>%1 ★</source>
        <extracomment>The star marks a winner; %1 is the name</extracomment>
        <translation>%1 ★</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Railroads</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation>Strecken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Mountains</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation>Berge</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Cities</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation>Städte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Prairies</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation>Prärien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Gold</source>
        <extracomment>Heading of a column of points: the values of the mining tokens</extracomment>
        <translation>Gold</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Sum</source>
        <extracomment>Heading of a column of points: those of all other columns</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Points of all players</source>
        <translation>Punkte aller</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ScoreTrack</name>
    <message>
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>Scoring track</source>
        <translation>Punkteleiste</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>%1 on space %2 with %n point(s)</source>
        <extracomment>%1 player, %2 number of the space on the scoring track</extracomment>
        <translation>
            <numerusform>%1 auf Feld %2 mit %n Punkt</numerusform>
            <numerusform>%1 auf Feld %2 mit %n Punkten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::SetMenu</name>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Add to my sets</source>
        <extracomment>The tile set that is chosen; &quot;my sets&quot; are those that the user keeps in the program</extracomment>
        <translation>Zu &amp;meinen Sätzen hinzufügen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>Add a &amp;file to my sets…</source>
        <translation>Eine &amp;Datei zu meinen Sätzen hinzufügen…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Remove from my sets…</source>
        <translation>Aus meinen Sätzen &amp;entfernen…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Edit in the tile-set editor</source>
        <translation>&amp;Im Plättchensatz-Editor bearbeiten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::SetPicture</name>
    <message>
        <location filename="../app/goldrush/dialogs/setpicture.cpp"/>
        <source>Start tile of the set</source>
        <translation>Startplättchen des Satzes</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setpicture.cpp"/>
        <source>Drag this into a folder or another window to hand on the set as a file</source>
        <translation>In einen Ordner oder ein anderes Fenster ziehen, um den Satz als Datei weiterzugeben</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::StandingsDialog</name>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>about %1</source>
        <extracomment>A number of points that is an estimate; %1 the number</extracomment>
        <translation>etwa %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Standings so far</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>If the game ended now</source>
        <translation>Wenn das Spiel jetzt endete</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Now</source>
        <extracomment>Columns of a table: points that each player has, and would get if the game ended now</extracomment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Railroads</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Mountains</source>
        <translation>Berge</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Prairies</source>
        <translation>Prärien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Where cowboys stand</source>
        <translation>Wo Cowboys stehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Points at the end</source>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Total</source>
        <extracomment>Column of a table: all points if the game ended now</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Not seen yet</source>
        <extracomment>Row of a table: tokens of gold that the player who looks has not seen</extracomment>
        <translation>Noch nicht gesehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Yours</source>
        <extracomment>Row of a table: the tokens of gold of the player who looks</extracomment>
        <translation>Deine</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Worth %1</source>
        <extracomment>Column of a table: how many tokens of gold are worth so much; %1 points</extracomment>
        <translation>Wert %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Points</source>
        <extracomment>Column of a table: all points of the tokens in the row</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>On average a token that was not seen is worth %1.</source>
        <translation>Im Mittel ist ein Plättchen, das noch nicht gesehen wurde, %1 wert.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>All tokens have been seen.</source>
        <translation>Alle Schürfplättchen wurden gesehen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Tokens of gold by their value</source>
        <translation>Schürfplättchen nach ihrem Wert</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::StaringDuel</name>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Settle it by a staring &amp;duel</source>
        <translation>Durch ein Blick&amp;duell entscheiden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Whoever blinks first loses. The game stays a shared win.</source>
        <translation>Wer zuerst blinzelt, verliert. Es bleibt bei einem geteilten Sieg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Look each other in the eye: %1</source>
        <extracomment>Countdown to the staring duel; %1 is 3, 2 or 1</extracomment>
        <translation>Auge in Auge: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Who has blinked?</source>
        <translation>Wer hat geblinzelt?</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>%1 did not blink and wins the staring duel</source>
        <extracomment>%1 the player who has won</extracomment>
        <translation>%1 hat nicht geblinzelt und gewinnt das Blickduell</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Another &amp;duel</source>
        <extracomment>Button: once more</extracomment>
        <translation>Noch ein &amp;Duell</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>%1 blinked</source>
        <extracomment>Button: %1 is the player who has blinked in the staring duel</extracomment>
        <translation>%1 hat geblinzelt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Staring duel</source>
        <translation>Blickduell</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::Teacher</name>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>&amp;Play the prospector</source>
        <extracomment>Button: a game against the computer player of that level</extracomment>
        <translation>Gegen den &amp;Prospector</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>&amp;Play the greenhorn</source>
        <translation>Gegen das &amp;Greenhorn</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>Next &amp;lesson</source>
        <extracomment>Button: the next lesson</extracomment>
        <translation>Nächste &amp;Lektion</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilePanel</name>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Last tile!</source>
        <extracomment>Stands beside the drawn tile when the stack is empty</extracomment>
        <translation>Letztes Plättchen!</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>%1 places this tile</source>
        <extracomment>%1 player</extracomment>
        <translation>%1 legt dieses Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn left</source>
        <extracomment>Button: turn the tile against the clock</extracomment>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn the tile against the clock (Shift+R)</source>
        <translation>Das Plättchen gegen den Uhrzeigersinn drehen (Umschalt+R)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn right</source>
        <extracomment>Button: turn the tile clockwise</extracomment>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn the tile clockwise (R)</source>
        <translation>Das Plättchen im Uhrzeigersinn drehen (R)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TileSetChooser</name>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>This tile set cannot be played:</source>
        <translation>Dieser Plättchensatz ist nicht spielbar:</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>and %n more</source>
        <extracomment>Below a list of problems of a tile set, of which only the first are shown</extracomment>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%n tile(s)</source>
        <extracomment>What a tile set holds</extracomment>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Choose a tile set</source>
        <translation>Einen Plättchensatz wählen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Tile sets (*.tileset.json);;All files (*)</source>
        <translation>Plättchensätze (*.tileset.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Tile set</source>
        <extracomment>Name of the list to choose a tile set from</extracomment>
        <translation>Plättchensatz</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>&amp;From a file…</source>
        <extracomment>Button: choose a tile set that lies in a file</extracomment>
        <translation>Aus einer &amp;Datei…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>⚠ %1: cannot be played</source>
        <extracomment>%1 name of a tile set whose file is broken</extracomment>
        <translation>⚠ %1: nicht spielbar</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1, by %2</source>
        <extracomment>%1 what a set holds, such as &quot;72 tiles and 39 mining tokens&quot;; %2 a person</extracomment>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>&amp;Manage</source>
        <extracomment>Button with a menu: add, remove, edit, hand on tile sets</extracomment>
        <translation>&amp;Verwalten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>It can be played, but:</source>
        <translation>Er ist spielbar, aber:</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1 and %n mining token(s)</source>
        <extracomment>%1 is &quot;72 tiles&quot;, %n mining tokens: what a tile set holds</extracomment>
        <translation>
            <numerusform>%1 und %n Schürfplättchen</numerusform>
            <numerusform>%1 und %n Schürfplättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftDialog</name>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%n tile(s) are left in the stack</source>
        <extracomment>Part of a sentence</extracomment>
        <translation>
            <numerusform>%n Plättchen ist noch im Stapel</numerusform>
            <numerusform>%n Plättchen sind noch im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%n of them can be turned to show these edges</source>
        <extracomment>Part of a sentence: so many of the tiles that are left</extracomment>
        <translation>
            <numerusform>%n davon lässt sich so drehen, dass es diese Kanten zeigt</numerusform>
            <numerusform>%n davon lassen sich so drehen, dass sie diese Kanten zeigen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>the chance that the next tile does is %1</source>
        <extracomment>Part of a sentence; %1 is a chance such as &quot;30 %&quot;</extracomment>
        <translation>die Chance, dass das nächste Plättchen das tut, ist %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>Tiles left</source>
        <translation>Übrige Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>&amp;Only tiles that are left</source>
        <translation>&amp;Nur übrige Plättchen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>Discarded because they fit nowhere</source>
        <translation>Aus dem Spiel, weil sie nirgends passten</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftModel</name>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>none of %1</source>
        <extracomment>Copies of a tile that are left in the stack: &quot;none of 4&quot;</extracomment>
        <translation>keins von %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%1 of %2</source>
        <extracomment>Copies of a tile that are left in the stack: &quot;3 of 4&quot;</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%n in the stack</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation>
            <numerusform>%n im Stapel</numerusform>
            <numerusform>%n im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%n in hand</source>
        <extracomment>Part of a list: where the copies of a tile are; drawn, and not on the board yet</extracomment>
        <translation>
            <numerusform>%n in der Hand</numerusform>
            <numerusform>%n in der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%n on the board</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation>
            <numerusform>%n auf dem Spielbrett</numerusform>
            <numerusform>%n auf dem Spielbrett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%n out of the game</source>
        <extracomment>Part of a list: where the copies of a tile are; they fitted nowhere when they were drawn</extracomment>
        <translation>
            <numerusform>%n aus dem Spiel</numerusform>
            <numerusform>%n aus dem Spiel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>Tile %1</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation>Plättchen %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ArtImportDialog</name>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Choose a picture</source>
        <translation>Ein Bild wählen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Pictures (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;All files (*)</source>
        <translation>Bilder (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The picture is being read…</source>
        <translation>Das Bild wird gelesen…</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile has the picture that the game paints.</source>
        <translation>Das Plättchen hat das Bild, das das Spiel malt.</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 name of a file, %2 what is said about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Refused</source>
        <extracomment>What became of a picture</extracomment>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Left out</source>
        <extracomment>What became of a part of a picture</extracomment>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Picture of the tile</source>
        <translation>Bild des Plättchens</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Choose a file…</source>
        <translation>&amp;Datei wählen…</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Remove the picture</source>
        <translation>Bild ent&amp;fernen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>An SVG file, or PNG, JPEG, GIF, BMP or WebP. You can also drop a file here, or paste a picture or the text of an SVG file.</source>
        <translation>Eine SVG-Datei, oder PNG, JPEG, GIF, BMP oder WebP. Auch hierher gezogene Dateien, eingefügte Bilder und der eingefügte Text einer SVG-Datei gehen.</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>With its own picture</source>
        <translation>Mit eigenem Bild</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile with its own picture, in all four rotations</source>
        <translation>Das Plättchen mit eigenem Bild, in allen vier Drehungen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>No picture</source>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Painted by the game</source>
        <translation>Vom Spiel gemalt</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile as the game paints it, in all four rotations</source>
        <translation>Das Plättchen, wie das Spiel es malt, in allen vier Drehungen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Result</source>
        <extracomment>Title of a column: what became of a part of a picture</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Line</source>
        <extracomment>Title of a column: a line of a file</extracomment>
        <translation>Zeile</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Element</source>
        <extracomment>Title of a column: an element of SVG</extracomment>
        <translation>Element</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Reason</source>
        <extracomment>Title of a column: why something is left out</extracomment>
        <translation>Grund</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Parts of the picture that cannot be used</source>
        <translation>Teile des Bilds, die sich nicht verwenden lassen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::CanvasPanel</name>
    <message>
        <location filename="../editor/canvas/canvaspanel.cpp"/>
        <source>Drawing tools</source>
        <extracomment>The tools to draw on a tile with</extracomment>
        <translation>Zeichenwerkzeuge</translation>
    </message>
    <message>
        <location filename="../editor/canvas/canvaspanel.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>%1 name of a tool, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ComparisonChart</name>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1: %2</source>
        <extracomment>A figure of the statistics: %1 what it counts, %2 the figure</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1 (%2: %3)</source>
        <extracomment>%1 a figure of this tile set, %2 the name of another set, %3 its figure</extracomment>
        <translation>%1 (%2: %3)</translation>
    </message>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1; %2</source>
        <extracomment>Figures of the statistics: %1 one or several, %2 one more</extracomment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ContentPage</name>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>&amp;Tiles</source>
        <translation>&amp;Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>&amp;Mining tokens</source>
        <translation>Sc&amp;hürfplättchen</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>&amp;Pieces</source>
        <translation>Figu&amp;ren</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>&amp;Side:</source>
        <translation>&amp;Kantenlänge:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Cop&amp;ies:</source>
        <extracomment>How many times each tile is printed</extracomment>
        <translation>&amp;Exemplare:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>&amp;Designs:</source>
        <translation>&amp;Motive:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Diam&amp;eter:</source>
        <translation>D&amp;urchmesser:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Si&amp;ze:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>As many as the set has</source>
        <translation>So viele, wie der Satz hat</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>One of each design</source>
        <translation>Eines von jedem Motiv</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>The whole set</source>
        <translation>Der ganze Satz</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Only those ticked below</source>
        <translation>Nur die unten angekreuzten</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Designs to print</source>
        <translation>Motive zum Drucken</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>In each of the five colors: five cowboys, a tent and a marker for the score.</source>
        <translation>In jeder der fünf Farben fünf Cowboys, ein Zelt und ein Zählstein für die Punkte.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Side of a tile</source>
        <extracomment>Of a tile, as it is cut out</extracomment>
        <translation>Kantenlänge eines Plättchens</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Diameter of a token</source>
        <translation>Durchmesser eines Schürfplättchens</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Size of a piece</source>
        <translation>Größe einer Figur</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::DesignList</name>
    <message>
        <location filename="../editor/print/dialog/designlist.cpp"/>
        <source>%1 × %2</source>
        <extracomment>In a list of tiles: %1 the id of a design, %2 how many copies</extracomment>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::EditorActions</name>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;New set…</source>
        <translation>&amp;Neuer Satz…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Install in the game</source>
        <translation>Im Spiel &amp;installieren</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Print and play…</source>
        <translation>&amp;Drucken (Print and Play)…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Close set</source>
        <translation>Satz s&amp;chließen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Cu&amp;t</source>
        <translation>Auss&amp;chneiden</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>R&amp;emove</source>
        <translation>Entfer&amp;nen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Find a tile</source>
        <translation>Plättchen &amp;suchen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Play against the computer</source>
        <translation>&amp;Gegen den Computer spielen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Play with p&amp;eople</source>
        <translation>&amp;Mit Menschen spielen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Begin a set, empty or from another one</source>
        <translation>Einen Satz beginnen, leer oder aus einem anderen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Offer the set in the game&apos;s dialog for a new game</source>
        <translation>Den Satz im Dialog des Spiels für ein neues Spiel anbieten</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Print the set or write it as PDF, SVG or pictures</source>
        <translation>Den Satz drucken oder als PDF, SVG oder Bilder schreiben</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Start a game on this set as it is now</source>
        <translation>Mit diesem Satz, so wie er jetzt ist, ein Spiel beginnen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Start a game in which this tile is the first to be drawn</source>
        <translation>Ein Spiel beginnen, in dem dieses Plättchen zuerst gezogen wird</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;New tile</source>
        <translation>Neues &amp;Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Turn &amp;left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Turn r&amp;ight</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Fill in the missing variants</source>
        <translation>&amp;Fehlende Varianten ergänzen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Make it the &amp;start tile</source>
        <translation>Zum St&amp;artplättchen machen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>One cop&amp;y more</source>
        <translation>Ein E&amp;xemplar mehr</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Add the mirror images and turned railroads of this idea that the set lacks</source>
        <translation>Spiegelbilder dieses Motivs und Varianten mit gedrehten Strecken ergänzen, die dem Satz fehlen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Problems</source>
        <translation>&amp;Probleme</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Lab</source>
        <translation>&amp;Labor</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;History</source>
        <translation>Verla&amp;uf</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Next pane</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;About Lodeline</source>
        <translation>Ü&amp;ber Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Same as &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Play this tile ne&amp;xt</source>
        <translation>Dieses Plättchen als Nächstes sp&amp;ielen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Play this tile next, with people</source>
        <translation>Dieses Plättchen als Nächstes spielen, mit Menschen</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Own pict&amp;ure…</source>
        <translation>Eigenes &amp;Bild…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;One copy less</source>
        <translation>Ein Exemplar &amp;weniger</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::EditorMenus</name>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Tile</source>
        <translation>&amp;Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Colors</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Langua&amp;ge</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::EditorWindow</name>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Lodeline Tile-set Editor</source>
        <translation>Lodeline-Plättchensatz-Editor</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The game starts…</source>
        <translation>Das Spiel startet…</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Play this set</source>
        <translation>Diesen Satz spielen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The editor ended without saving &quot;%1&quot;.</source>
        <extracomment>%1 a set or its file</extracomment>
        <translation>Der Editor endete, ohne „%1“ zu speichern.</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Open sets</source>
        <translation>Offene Sätze</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Install in the game</source>
        <translation>Im Spiel installieren</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The set has errors, so that it cannot be played. The list of problems says which, and offers repairs.</source>
        <translation>Der Satz hat Fehler und lässt sich so nicht spielen. Die Liste der Probleme nennt sie und bietet Abhilfe.</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The last changes are from %1. Recover them?</source>
        <extracomment>%1 a date and time</extracomment>
        <translation>Die letzten Änderungen stammen vom %1. Wiederherstellen?</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>%1[*] — Lodeline Tile-set Editor</source>
        <extracomment>Title of the window: %1 a set or its file</extracomment>
        <translation>%1[*] – Lodeline-Plättchensatz-Editor</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The file has been changed since then, on %1. You will be asked before the recovered set replaces it.</source>
        <extracomment>%1 a date and time</extracomment>
        <translation>Die Datei wurde seitdem geändert (%1). Bevor der wiederhergestellte Satz sie ersetzt, wirst du gefragt.</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>New set</source>
        <translation>Neuer Satz</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Play this tile</source>
        <translation>Dieses Plättchen spielen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The only copy of &quot;%1&quot; is the start tile and lies on the table already. Give it another copy to play it.</source>
        <extracomment>%1 a tile</extracomment>
        <translation>Das einzige „%1“ ist das Startplättchen und liegt schon auf dem Tisch. Gib ihm ein weiteres Exemplar, um es zu spielen.</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>There is no copy of &quot;%1&quot; to be drawn. Give it one to play it.</source>
        <extracomment>%1 a tile</extracomment>
        <translation>Von „%1“ gibt es kein Exemplar, das gezogen werden könnte. Zum Spielen braucht es eines.</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&quot;%1&quot; cannot be the first tile: none of its edges fits the start tile.</source>
        <extracomment>%1 a tile</extracomment>
        <translation>„%1“ kann nicht das erste Plättchen sein: Keine seiner Kanten passt an das Startplättchen.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::FindingsList</name>
    <message>
        <location filename="../editor/lab/findingslist.cpp"/>
        <source>What stands out</source>
        <translation>Was auffällt</translation>
    </message>
    <message>
        <location filename="../editor/lab/findingslist.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 how much it matters (&quot;Serious&quot;), %2 a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/findingslist.cpp"/>
        <source>%1 – double click shows the tile</source>
        <translation>%1 – Doppelklick zeigt das Plättchen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::FindingsModel</name>
    <message>
        <location filename="../editor/problems/findingsmodel.cpp"/>
        <source>Repair…</source>
        <extracomment>A button that opens a menu of repairs</extracomment>
        <translation>Reparieren…</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingsmodel.cpp"/>
        <source>%1. %2. %3</source>
        <extracomment>A finding for screen readers: %1 severity, %2 place in the tile set, %3 what is wrong</extracomment>
        <translation>%1. %2. %3</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::HistogramGrid</name>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points: %1</source>
        <extracomment>Title of a histogram: points from one source, %1 &quot;Railroads&quot;</extracomment>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points per player from this source.</source>
        <translation>Punkte je Spieler aus dieser Quelle.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Total points</source>
        <translation>Punkte insgesamt</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points per player at the end.</source>
        <translation>Punkte je Spieler am Ende.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Lead of the best</source>
        <translation>Vorsprung an der Spitze</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points between the best player and the next.</source>
        <translation>Punkte zwischen dem besten Spieler und dem nächsten.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Turns</source>
        <extracomment>Title of a histogram: turns of the players in a game, not rotations</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Turns of all players together.</source>
        <translation>Züge von allen zusammen.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Discarded tiles</source>
        <translation>Ausgeschiedene Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles per game that were drawn but fit nowhere.</source>
        <translation>Plättchen einer Partie, die gezogen wurden und nirgends passten.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Open squares</source>
        <translation>Offene Felder</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Empty squares beside a tile at the end.</source>
        <translation>Leere Felder neben einem Plättchen am Ende.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Dead squares</source>
        <translation>Tote Felder</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Open squares at the end that no tile of the whole set fits.</source>
        <translation>Offene Felder am Ende, auf die kein Plättchen des ganzen Satzes passt.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tokens left</source>
        <translation>Übrige Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tokens that nobody has taken by the end.</source>
        <translation>Schürfplättchen, die am Ende niemand genommen hat.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Length of railroads</source>
        <translation>Länge der Strecken</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles of a completed railroad.</source>
        <translation>Plättchen einer fertigen Strecke.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Size of mountains</source>
        <translation>Größe der Berge</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles of a completed mountain.</source>
        <translation>Plättchen eines fertigen Bergs.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Railroads of cities</source>
        <translation>Strecken der Städte</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Completed railroads that leave a completed city.</source>
        <translation>Fertige Strecken, die von einer fertigen Stadt ausgehen.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Size of prairies</source>
        <translation>Größe der Prärien</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles of a prairie at the end.</source>
        <translation>Plättchen einer Prärie am Ende.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>This set</source>
        <translation>Dieser Satz</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Classic set</source>
        <translation>Klassischer Satz</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::HistogramView</name>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1 to %2</source>
        <extracomment>A range of values: %1 the least, %2 the greatest</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12 %&quot; of the games</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1: %2 (classic set %3)</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12 %&quot; of the games, %3 likewise</extracomment>
        <translation>%1: %2 (klassischer Satz %3)</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Mean %1, standard deviation %2.</source>
        <translation>Mittel %1, Standardabweichung %2.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Most often %1 (%2).</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12 %&quot; of the games</extracomment>
        <translation>Am häufigsten %1 (%2).</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Classic set: mean %1.</source>
        <translation>Klassischer Satz: Mittel %1.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>mean %1, classic %2</source>
        <extracomment>Under the title of a histogram: %1 its mean, %2 that of the classic set</extracomment>
        <translation>Mittel %1, klassisch %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>mean %1</source>
        <extracomment>Under the title of a histogram</extracomment>
        <translation>Mittel %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::KeyFigures</name>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Key figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>On average</source>
        <translation>Im Mittel</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>This set</source>
        <translation>Dieser Satz</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Classic set</source>
        <translation>Klassischer Satz</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LabControls</name>
    <message>
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>Ca&amp;ncel</source>
        <translation>Abb&amp;rechen</translation>
    </message>
    <message>
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>&amp;Run</source>
        <translation>Starte&amp;n</translation>
    </message>
    <message>
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>The first games are being played…</source>
        <translation>Die ersten Partien laufen…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>noch etwa %n Sekunde</numerusform>
            <numerusform>noch etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>noch etwa %n Minute</numerusform>
            <numerusform>noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>%1 of %2 games, %3</source>
        <extracomment>How far a simulation is: %1 games played, %2 games in all, %3 &quot;about 40 seconds left&quot;</extracomment>
        <translation>%1 von %2 Partien, %3</translation>
    </message>
    <message>
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>&amp;Games:</source>
        <translation>Part&amp;ien:</translation>
    </message>
    <message>
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>Also plays as many games with the classic set and shows their numbers next to yours</source>
        <translation>Spielt ebenso viele Partien mit dem klassischen Satz und zeigt dessen Zahlen daneben</translation>
    </message>
    <message>
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>Number of games</source>
        <translation>Anzahl der Partien</translation>
    </message>
    <message>
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>Level of the players</source>
        <translation>Stufe der Computerspieler</translation>
    </message>
    <message>
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>Progress of the games</source>
        <translation>Fortschritt der Partien</translation>
    </message>
    <message>
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>Pla&amp;yers:</source>
        <translation>Spie&amp;ler:</translation>
    </message>
    <message>
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>&amp;Level:</source>
        <extracomment>How well the computer players play</extracomment>
        <translation>Stu&amp;fe:</translation>
    </message>
    <message>
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>Compare &amp;with the classic set</source>
        <translation>Mit klassischem Satz &amp;vergleichen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LabPanel</name>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>This set cannot be played: %1</source>
        <extracomment>%1 the first thing that is wrong with a tile set</extracomment>
        <translation>Dieser Satz ist nicht spielbar: %1</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>there is nothing to export</source>
        <translation>es gibt nichts zu exportieren</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Export the numbers</source>
        <translation>Die Zahlen exportieren</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 name of a file, %2 the reason</extracomment>
        <translation>%1 ließ sich nicht schreiben: %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Run the lab to see how your tiles play.</source>
        <translation>„Starten“ zeigt, wie sich diese Plättchen spielen.</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 so far</source>
        <extracomment>%1 &quot;212 games, 2 × Prospector&quot;</extracomment>
        <translation>%1 bisher</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 before it was canceled</source>
        <extracomment>%1 &quot;212 games, 2 × Prospector&quot;</extracomment>
        <translation>%1 vor dem Abbruch</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>The set has changed since these games were played. Run them again to see its present state.</source>
        <translation>Der Satz hat sich geändert, seit diese Partien gespielt wurden. Ein neuer Start zeigt seinen jetzigen Stand.</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Export &amp;CSV…</source>
        <translation>Als &amp;CSV…</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Export &amp;JSON…</source>
        <translation>Als &amp;JSON…</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>All numbers as one long table</source>
        <translation>Alle Zahlen als eine lange Tabelle</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>All numbers as lodeline-cli simulate prints them</source>
        <translation>Alle Zahlen, wie lodeline-cli simulate sie ausgibt</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Numbers in detail</source>
        <translation>Zahlen im Einzelnen</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Histograms</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 lab</source>
        <extracomment>Name of a file without its ending: %1 name of a tile set</extracomment>
        <translation>%1 Labor</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>What stands out</source>
        <translation>Was auffällt</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>On average</source>
        <extracomment>Title of a page: mean numbers of a game</extracomment>
        <translation>Im Mittel</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::NamesTable</name>
    <message>
        <location filename="../editor/properties/namestable.cpp"/>
        <source>Translate the name</source>
        <translation>Den Namen übersetzen</translation>
    </message>
    <message>
        <location filename="../editor/properties/namestable.cpp"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../editor/properties/namestable.cpp"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../editor/properties/namestable.cpp"/>
        <source>Name in other languages</source>
        <translation>Name in anderen Sprachen</translation>
    </message>
    <message>
        <location filename="../editor/properties/namestable.cpp"/>
        <source>Add a language…</source>
        <translation>Sprache hinzufügen…</translation>
    </message>
    <message>
        <location filename="../editor/properties/namestable.cpp"/>
        <source>Add a language</source>
        <translation>Eine Sprache hinzufügen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::NewSetDialog</name>
    <message>
        <location filename="../editor/window/newsetdialog.cpp"/>
        <source>New tile set</source>
        <translation>Neuer Plättchensatz</translation>
    </message>
    <message>
        <location filename="../editor/window/newsetdialog.cpp"/>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <location filename="../editor/window/newsetdialog.cpp"/>
        <source>What the set is called</source>
        <translation>Wie der Satz heißt</translation>
    </message>
    <message>
        <location filename="../editor/window/newsetdialog.cpp"/>
        <source>&amp;Begin with</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <location filename="../editor/window/newsetdialog.cpp"/>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <location filename="../editor/window/newsetdialog.cpp"/>
        <source>Cr&amp;eate</source>
        <translation>&amp;Anlegen</translation>
    </message>
    <message>
        <location filename="../editor/window/newsetdialog.cpp"/>
        <source>Empty set</source>
        <translation>Leerer Satz</translation>
    </message>
    <message>
        <location filename="../editor/window/newsetdialog.cpp"/>
        <source>No tiles yet, the mining tokens of the classic set.</source>
        <translation>Noch keine Plättchen, die Schürfplättchen des klassischen Satzes.</translation>
    </message>
    <message>
        <location filename="../editor/window/newsetdialog.cpp"/>
        <source>All tiles of the classic game, to change as you like.</source>
        <translation>Alle Plättchen des klassischen Spiels, zum beliebigen Ändern.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PaperPage</name>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Paper size:</source>
        <translation>&amp;Papierformat:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Orientation:</source>
        <translation>&amp;Ausrichtung:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Margins:</source>
        <translation>&amp;Ränder:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Most printers leave the outermost 4 to 5 mm of a sheet white.</source>
        <translation>Die meisten Drucker lassen die äußersten 4 bis 5 mm eines Blatts weiß.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Cutting</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Gap:</source>
        <extracomment>White space between tiles on a printed page</extracomment>
        <translation>A&amp;bstand:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Bleed:</source>
        <extracomment>How far the picture of a tile goes on beyond the line along which it is cut</extracomment>
        <translation>Besch&amp;nittzugabe:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>The picture goes on beyond the cut, at most over half the gap.</source>
        <translation>Überstand des Bilds, höchstens der halbe Abstand.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Cut mar&amp;ks</source>
        <translation>&amp;Schnittmarken</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Ruler to check the size</source>
        <translation>L&amp;ineal zum Prüfen der Größe</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>B&amp;acks on the reverse</source>
        <translation>Rüc&amp;kseiten mitdrucken</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Turned over the:</source>
        <extracomment>The edge of the paper about which the printer turns it</extracomment>
        <translation>&amp;Gewendet über die:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Long edge</source>
        <translation>lange Kante</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Short edge</source>
        <translation>kurze Kante</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Every page is followed by its reverse. The start tile has a back of its own.</source>
        <translation>Auf jede Seite folgt ihre Rückseite. Das Startplättchen hat eine eigene.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Ink saver: white background and pale colors</source>
        <translation>&amp;Tinte sparen: weißer Grund und blasse Farben</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Picture &amp;quality:</source>
        <translation>Bild&amp;qualität:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source> dpi</source>
        <extracomment>Unit behind a number in a field: dots per inch</extracomment>
        <translation> dpi</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PatchView</name>
    <message>
        <location filename="../editor/preview/patchview.cpp"/>
        <source>Tile %1, %2°</source>
        <extracomment>%1 the id of a tile, %2 a rotation in degrees</extracomment>
        <translation>Plättchen %1, %2°</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PreviewPanel</name>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>No tile is chosen.</source>
        <translation>Kein Plättchen gewählt.</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%1, %2.</source>
        <extracomment>%1 &quot;8 tiles lie around the tile&quot;, %2 &quot;no square stays open&quot;</extracomment>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%n tile(s) lie around this one</source>
        <translation>
            <numerusform>%n Plättchen liegt um dieses herum</numerusform>
            <numerusform>%n Plättchen liegen um dieses herum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%n square(s) stay open</source>
        <translation>
            <numerusform>%n Feld bleibt offen</numerusform>
            <numerusform>%n Felder bleiben offen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>In all rotations</source>
        <translation>In allen Drehungen</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>The tile in all four rotations</source>
        <translation>Das Plättchen in allen vier Drehungen</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Among neighbors</source>
        <extracomment>The tile among other tiles of the set that match its edges</extracomment>
        <translation>Unter Nachbarn</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>The tile among neighbors</source>
        <translation>Das Plättchen unter Nachbarn</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Choose a tile to see it among its neighbors.</source>
        <translation>Wähle ein Plättchen, um es unter seinen Nachbarn zu sehen.</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Other neighbors from the set (%1)</source>
        <translation>Andere Nachbarn aus dem Satz (%1)</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Another patch</source>
        <extracomment>Lays other neighbours around the tile</extracomment>
        <translation>Andere Umgebung</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PrintDialog</name>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Page %1 of %2, reverse</source>
        <extracomment>%1 number of a page, %2 how many there are; its reverse is shown</extracomment>
        <translation>Seite %1 von %2, Rückseite</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>⚠ %1</source>
        <extracomment>Before a sentence that says what is wrong</extracomment>
        <translation>⚠ %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Schürfplättchen</numerusform>
            <numerusform>%n Schürfplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%1 on %2</source>
        <extracomment>%1 as &quot;72 tiles and 63 tokens&quot;, %2 as &quot;5 sheets of paper&quot;</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%n sheet(s) of paper</source>
        <translation>
            <numerusform>%n Blatt Papier</numerusform>
            <numerusform>%n Blatt Papier</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Writing the pages…</source>
        <translation>Die Seiten werden geschrieben…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Sending the pages to the printer…</source>
        <translation>Die Seiten gehen an den Drucker…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Canceled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Print and play: %1</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation>Print and Play: %1</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>&amp;What to print</source>
        <translation>&amp;Was gedruckt wird</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Page la&amp;yout</source>
        <translation>Seiten&amp;layout</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Preview of the page</source>
        <translation>Vorschau der Seite</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Pri&amp;nt…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export PD&amp;F…</source>
        <translation>PD&amp;F exportieren…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export S&amp;VG…</source>
        <translation>S&amp;VG exportieren…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export pict&amp;ures</source>
        <translation>Bilder e&amp;xportieren</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>All designs on &amp;one picture…</source>
        <translation>Alle Motive auf &amp;einem Bild…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>A &amp;picture of each design…</source>
        <translation>Je Motiv ein &amp;Bild…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Options</source>
        <extracomment>What a screen reader calls the tabs &quot;What to print&quot; and &quot;Page layout&quot;</extracomment>
        <translation>Optionen</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%n tile(s) are printed as the game draws them, without their own picture:</source>
        <translation>
            <numerusform>%n Plättchen wird ohne sein eigenes Bild gedruckt, so wie das Spiel es zeichnet:</numerusform>
            <numerusform>%n Plättchen werden ohne ihr eigenes Bild gedruckt, so wie das Spiel sie zeichnet:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 id of a tile, %2 what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ProblemsPanel</name>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>&amp;Show the place</source>
        <translation>Stelle &amp;zeigen</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>Show %1</source>
        <extracomment>%1 such as &quot;2 errors&quot;</extracomment>
        <translation>%1 anzeigen</translation>
    </message>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>No problems. This set can be played.</source>
        <translation>Keine Probleme. Dieser Satz ist spielbar.</translation>
    </message>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>Nothing of this kind on this tile.</source>
        <translation>Nichts dergleichen auf diesem Plättchen.</translation>
    </message>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>Nothing of this kind. This set can be played.</source>
        <translation>Nichts dergleichen. Dieser Satz ist spielbar.</translation>
    </message>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>Nothing of this kind.</source>
        <translation>Nichts dergleichen.</translation>
    </message>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>Errors: with them the set cannot be played</source>
        <translation>Fehler: Mit ihnen ist der Satz nicht spielbar</translation>
    </message>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>Warnings: the set can be played, but plays badly</source>
        <translation>Warnungen: Der Satz ist spielbar, spielt sich aber schlecht</translation>
    </message>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>Notes: worth knowing, no harm done</source>
        <translation>Hinweise: gut zu wissen, ohne Schaden</translation>
    </message>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>&amp;Only this tile</source>
        <translation>Nur dieses Plätt&amp;chen</translation>
    </message>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>Problems of the tile set</source>
        <translation>Probleme des Plättchensatzes</translation>
    </message>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>Enter shows the place, Ctrl+Enter repairs, the menu key offers all that can be done</source>
        <translation>Die Eingabetaste zeigt die Stelle, Strg+Eingabe repariert, die Menütaste bietet alles an, was möglich ist</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::RotationRow</name>
    <message>
        <location filename="../editor/preview/rotationrow.cpp"/>
        <source>%1°</source>
        <extracomment>A rotation in degrees</extracomment>
        <translation>%1°</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SegmentRow</name>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>%1, %2</source>
        <extracomment>%1 symbols: locomotives, %2 where: &quot;Railroad north–south&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Locomotives</source>
        <translation>Lokomotiven</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>End of: %1</source>
        <extracomment>%1 &quot;Railroad north to the city&quot;</extracomment>
        <translation>Ende von: %1</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Nuggets</source>
        <translation>Nuggets</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Tipis</source>
        <translation>Tipis</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Herds</source>
        <extracomment>Groups of horses</extracomment>
        <translation>Herden</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetEditor</name>
    <message>
        <location filename="../editor/window/seteditor.cpp"/>
        <source>New set</source>
        <translation>Neuer Satz</translation>
    </message>
    <message>
        <location filename="../editor/window/seteditor.cpp"/>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/window/seteditor.cpp"/>
        <source>Problems (%n)</source>
        <extracomment>Title of the list of what is wrong with a set; %n errors and warnings</extracomment>
        <translation>
            <numerusform>Probleme (%n)</numerusform>
            <numerusform>Probleme (%n)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/window/seteditor.cpp"/>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <location filename="../editor/window/seteditor.cpp"/>
        <source>Lab</source>
        <extracomment>Where many games are played to measure a set</extracomment>
        <translation>Labor</translation>
    </message>
    <message>
        <location filename="../editor/window/seteditor.cpp"/>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/window/seteditor.cpp"/>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <location filename="../editor/window/seteditor.cpp"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../editor/window/seteditor.cpp"/>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <location filename="../editor/window/seteditor.cpp"/>
        <source>History of changes</source>
        <translation>Verlauf der Änderungen</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/window/seteditor.cpp"/>
        <source>Problems (%n note(s))</source>
        <extracomment>Title of the list of what is wrong with a set, if there are but notes: less than a warning</extracomment>
        <translation>
            <numerusform>Probleme (%n Hinweis)</numerusform>
            <numerusform>Probleme (%n Hinweise)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/window/seteditor.cpp"/>
        <source>What is known of the set</source>
        <extracomment>What a screen reader calls the tabs Problems, Statistics and Lab</extracomment>
        <translation>Was über den Satz bekannt ist</translation>
    </message>
    <message>
        <location filename="../editor/window/seteditor.cpp"/>
        <source>Properties</source>
        <extracomment>What a screen reader calls the tabs Tile, Set and History</extracomment>
        <translation>Eigenschaften</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetFile</name>
    <message>
        <location filename="../editor/document/setfile.cpp"/>
        <source>The set could not be saved as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation>Der Satz ließ sich nicht als %1 speichern: %2</translation>
    </message>
    <message>
        <location filename="../editor/document/setfile.cpp"/>
        <source>The set takes up more than %1 MiB and could not be opened again. Make its pictures smaller or remove some, then save it.</source>
        <extracomment>%1 a size, in MiB</extracomment>
        <translation>Der Satz ist größer als %1 MiB und ließe sich nicht wieder öffnen. Bitte seine Bilder verkleinern oder einige entfernen und dann speichern.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetFlow</name>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Open a tile set</source>
        <translation>Einen Plättchensatz öffnen</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Tile sets (*.tileset.json);;All files (*)</source>
        <translation>Plättchensätze (*.tileset.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Recover unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Save the tile set</source>
        <translation>Den Plättchensatz speichern</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>The file has changed</source>
        <translation>Die Datei hat sich geändert</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Another program has changed &quot;%1&quot; since it was opened. Replace it?</source>
        <translation>Ein anderes Programm hat „%1“ geändert, seit es geöffnet wurde. Überschreiben?</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>The set was not saved</source>
        <translation>Der Satz wurde nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Unsaved set</source>
        <translation>Nicht gespeicherter Satz</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>&quot;%1&quot; has changes that are not saved.</source>
        <extracomment>%1 a set or its file</extracomment>
        <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Save them before closing it?</source>
        <translation>Vor dem Schließen speichern?</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>&quot;%1&quot; was moved or removed. Save the set to have a file again.</source>
        <translation>„%1“ wurde verschoben oder entfernt. Wird der Satz gespeichert, hat er wieder eine Datei.</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Another program has changed &quot;%1&quot;.</source>
        <translation>Ein anderes Programm hat „%1“ geändert.</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Reading it again can be undone; what you have changed is not lost.</source>
        <translation>Das neue Einlesen lässt sich rückgängig machen; eigene Änderungen gehen nicht verloren.</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>&amp;Read it again</source>
        <translation>&amp;Neu einlesen</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>&amp;Keep my version</source>
        <translation>&amp;Jetzigen Stand behalten</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Read the file again</source>
        <translation>Die Datei neu einlesen</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Install in the game</source>
        <translation>Im Spiel installieren</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>A set called &quot;%1&quot; is installed already.</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation>Ein Satz namens „%1“ ist schon installiert.</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>&amp;Replace it</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Keep &amp;both</source>
        <translation>&amp;Beide behalten</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>The game offers the set in its dialog for a new game.</source>
        <translation>Das Spiel bietet den Satz im Dialog für ein neues Spiel an.</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>The set was not installed</source>
        <translation>Der Satz wurde nicht installiert</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Saved as &quot;%1&quot;.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation>Als „%1“ gespeichert.</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>&quot;%1&quot; is open in another tab. Close it there first, or save under another name.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation>„%1“ ist in einem anderen Reiter geöffnet. Bitte dort zuerst schließen oder unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>The lab is at work</source>
        <translation>Das Labor arbeitet</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>The lab is still playing games with &quot;%1&quot;.</source>
        <extracomment>%1 a set or its file</extracomment>
        <translation>Das Labor spielt noch Partien mit „%1“.</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>What it has measured is lost when the set is closed.</source>
        <translation>Was es gemessen hat, geht verloren, wenn der Satz geschlossen wird.</translation>
    </message>
    <message>
        <location filename="../editor/window/setflow.cpp"/>
        <source>Give the set a name first: the game lists sets by their names.</source>
        <translation>Der Satz braucht erst einen Namen: Das Spiel führt die Sätze mit ihren Namen auf.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetProperties</name>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Change the name of the set</source>
        <translation>Namen des Satzes ändern</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Change the author</source>
        <translation>Autor ändern</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Change the license</source>
        <translation>Lizenz ändern</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Change the description</source>
        <translation>Beschreibung ändern</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Choose the start tile</source>
        <translation>Startplättchen wählen</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>&amp;Author</source>
        <translation>A&amp;utor</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>&amp;Description</source>
        <translation>Beschreibun&amp;g</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Name in other lang&amp;uages</source>
        <translation>Name in and&amp;eren Sprachen</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>L&amp;icense</source>
        <translation>Li&amp;zenz</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Start tile</source>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Mining to&amp;kens</source>
        <translation>Schürfplä&amp;ttchen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SideFile</name>
    <message>
        <location filename="../editor/document/sidefile.cpp"/>
        <source>Unsaved changes could not be kept safe in %1: %2. You can work on; save the set elsewhere.</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation>Nicht gespeicherte Änderungen ließen sich in %1 nicht sichern: %2. Die Arbeit kann weitergehen; bitte den Satz an anderer Stelle speichern.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SquareStrip</name>
    <message>
        <location filename="../editor/statistics/squarestrip.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 what lies around a square, %2 the share of tiles that fit there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/statistics/squarestrip.cpp"/>
        <source>%1; %2</source>
        <extracomment>Squares and how many tiles fit there: %1 one or several, %2 one more</extracomment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::StartMessages</name>
    <message>
        <location filename="../editor/window/startmessages.cpp"/>
        <source>Files were moved aside</source>
        <translation>Dateien wurden beiseitegelegt</translation>
    </message>
    <message>
        <location filename="../editor/window/startmessages.cpp"/>
        <source>Old files were left unread</source>
        <translation>Alte Dateien wurden nicht gelesen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::StatisticsPanel</name>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>In brackets, and of the classic set: on a hundred tiles.</source>
        <translation>In Klammern und beim klassischen Satz: auf hundert Plättchen.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>There are fewer mining tokens than gold nuggets.</source>
        <translation>Es gibt weniger Schürfplättchen als Nuggets.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Choose a tile to see which tiles can lie beside it.</source>
        <translation>Ein Plättchen wählen, um zu sehen, welche daneben liegen können.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>%1×</source>
        <extracomment>In how many ways a tile can lie beside another: &quot;12×&quot;</extracomment>
        <translation>%1×</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tile %1 can lie beside it in %n way(s)</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation>
            <numerusform>Plättchen %1 kann auf %n Weise daneben liegen</numerusform>
            <numerusform>Plättchen %1 kann auf %n Weisen daneben liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>%n of %2 design(s) can lie beside tile %1, each in so many ways:</source>
        <extracomment>%n and %2 numbers of designs, %1 the id of a tile; below the picture of each its number of ways</extracomment>
        <translation>
            <numerusform>%n von %2 Motiven kann neben Plättchen %1 liegen, auf so viele Weisen:</numerusform>
            <numerusform>%n von %2 Motiven können neben Plättchen %1 liegen, jedes auf so viele Weisen:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tile %1: %2 of the edges of other tiles match</source>
        <extracomment>%1 the id of a tile, %2 a percentage</extracomment>
        <translation>Plättchen %1: %2 der Kanten anderer Plättchen passen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Statistics of the tile set</source>
        <translation>Statistik des Plättchensatzes</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>This set</source>
        <extracomment>Titles of columns: the figures of the set that is open, and those of the classic set to compare with</extracomment>
        <translation>Dieser Satz</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Classic set</source>
        <translation>Klassischer Satz</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges by kind</source>
        <translation>Kanten nach Art</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>The line across a bar is the classic set.</source>
        <translation>Der Strich quer zum Balken ist der klassische Satz.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Demand and supply</source>
        <translation>Nachfrage und Angebot</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How many edges need a neighbor, and how many tiles have a matching edge.</source>
        <translation>Wie viele Kanten einen Nachbarn brauchen und wie viele Plättchen eine passende Kante haben.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges / tiles</source>
        <extracomment>Title of a column with two numbers, as in &quot;56 / 27&quot;</extracomment>
        <translation>Kanten / Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Features on the tiles</source>
        <translation>Gebiete auf den Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Railroads</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Symbols and tokens</source>
        <translation>Symbole und Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Chance to fill an open square</source>
        <translation>Chance, ein offenes Feld zu füllen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How likely a tile drawn at random fits, turned as it may be.</source>
        <translation>Wie wahrscheinlich ein zufällig gezogenes Plättchen passt, gedreht wie nötig.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Hardest squares</source>
        <translation>Schwierigste Felder</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Share of the tiles that fit where the neighbors show these edges.</source>
        <translation>Anteil der Plättchen, die passen, wo die Nachbarn diese Kanten zeigen.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Which tiles can meet</source>
        <translation>Welche Plättchen sich treffen können</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Choose a tile.</source>
        <translation>Ein Plättchen wählen.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Hardest tiles to match</source>
        <translation>Am seltensten passende Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How often a random edge of another tile matches a random edge of these.</source>
        <translation>Wie oft eine zufällige Kante eines anderen Plättchens zu einer zufälligen Kante von diesen passt.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Show squares of every shape</source>
        <translation>Felder jeder Form zeigen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileCanvas</name>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>Edge %1: %2</source>
        <extracomment>%1 an edge: north, %2 what it shows: railroad</extracomment>
        <translation>Kante %1: %2</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a part of a tile: &quot;Railroad north–south&quot;, %2 &quot;2 locomotives&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>From %1: choose where to, then D</source>
        <extracomment>%1 where a drag by keys begins: &quot;Edge north: railroad&quot;</extracomment>
        <translation>Von %1: Ziel wählen, dann D</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>Drawing of tile %1</source>
        <translation>Zeichnung von Plättchen %1</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>No tile</source>
        <translation>Kein Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvaspaint.cpp"/>
        <source>No tile is chosen. Press Ctrl+T to make a new one.</source>
        <translation>Kein Plättchen gewählt. Strg+T legt ein neues an.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvaspaint.cpp"/>
        <source>Players see its own picture</source>
        <translation>Im Spiel zeigt es sein eigenes Bild</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvaspaint.cpp"/>
        <source>× %1</source>
        <extracomment>%1 how many nuggets</extracomment>
        <translation>× %1</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>%1: first choose where (%2), by the mouse or with Page Down</source>
        <extracomment>After a key for a symbol that could go to several places: %1 &quot;Tipi&quot;, %2 &quot;prairie&quot;</extracomment>
        <translation>%1: erst wählen, wohin (%2), mit der Maus oder mit Bild ab</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvaspaint.cpp"/>
        <source>Its own picture cannot be drawn</source>
        <translation>Sein eigenes Bild lässt sich nicht zeichnen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileCommands</name>
    <message numerus="yes">
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>A set holds at most %n design(s).</source>
        <translation>
            <numerusform>Ein Satz fasst höchstens %n Motiv.</numerusform>
            <numerusform>Ein Satz fasst höchstens %n Motive.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>Add a tile</source>
        <translation>Plättchen hinzufügen</translation>
    </message>
    <message>
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>Duplicate tiles</source>
        <translation>Plättchen duplizieren</translation>
    </message>
    <message>
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>Remove tiles</source>
        <translation>Plättchen entfernen</translation>
    </message>
    <message>
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>There are no tiles on the clipboard. They are text like that of a tile-set file.</source>
        <translation>In der Zwischenablage sind keine Plättchen. Sie sind Text wie in einer Plättchensatz-Datei.</translation>
    </message>
    <message>
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>Paste tiles</source>
        <translation>Plättchen einfügen</translation>
    </message>
    <message>
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>Turn tiles</source>
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>Mirror tiles</source>
        <translation>Plättchen spiegeln</translation>
    </message>
    <message>
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>The set has all mirror images and rotations of this idea.</source>
        <translation>Der Satz hat schon alle Spiegelbilder und Drehungen dieses Motivs.</translation>
    </message>
    <message>
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>Add variants</source>
        <translation>Varianten ergänzen</translation>
    </message>
    <message>
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>Choose the start tile</source>
        <translation>Startplättchen wählen</translation>
    </message>
    <message>
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>Change the count</source>
        <translation>Anzahl ändern</translation>
    </message>
    <message>
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>Change the picture</source>
        <translation>Bild ändern</translation>
    </message>
    <message>
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>The tiles on the clipboard cannot be read: %1 (%2)</source>
        <extracomment>%1 what is wrong, %2 where in the text</extracomment>
        <translation>Die Plättchen in der Zwischenablage sind nicht lesbar: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileDelegate</name>
    <message>
        <location filename="../editor/tiles/tiledelegate.cpp"/>
        <source>× %1</source>
        <extracomment>Below the id of a tile: %1 how many copies</extracomment>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileListPanel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n Motiv</numerusform>
            <numerusform>%n Motive</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%1, %2</source>
        <extracomment>%1 &quot;24 designs&quot;, %2 &quot;72 tiles&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%n chosen</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%n shown</source>
        <translation>
            <numerusform>%n gezeigt</numerusform>
            <numerusform>%n gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Search tiles</source>
        <translation>Plättchen suchen</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>All edges</source>
        <translation>Alle Kanten</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Railroad</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Prairie</source>
        <translation>Prärie</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Railroad and mountain</source>
        <translation>Strecke und Berg</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two railroads</source>
        <translation>Zwei Strecken</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two mountains</source>
        <translation>Zwei Berge</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two prairies</source>
        <translation>Zwei Prärien</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Only tiles with these edges</source>
        <translation>Nur Plättchen mit diesen Kanten</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>As in the set</source>
        <translation>Wie im Satz</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By count</source>
        <translation>Nach Anzahl</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By edges</source>
        <translation>Nach Kanten</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Order of the list</source>
        <translation>Reihenfolge der Liste</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Tiles of the set</source>
        <translation>Plättchen des Satzes</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By id</source>
        <extracomment>Order of the tiles: by what they are called in the file</extracomment>
        <translation>Nach Kennung</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileModel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, %n copies: %2</source>
        <extracomment>%1 id of a tile, %2 what is on it, %n copies</extracomment>
        <translation>
            <numerusform>Plättchen %1, %n Exemplar: %2</numerusform>
            <numerusform>Plättchen %1, %n Exemplare: %2</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>%1; start tile</source>
        <translation>%1; Startplättchen</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Change the count</source>
        <translation>Anzahl ändern</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Move tiles</source>
        <translation>Plättchen verschieben</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Drop tiles</source>
        <translation>Plättchen ablegen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileProperties</name>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change the count</source>
        <translation>Anzahl ändern</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Choose the start tile</source>
        <translation>Startplättchen wählen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change symbols</source>
        <translation>Symbole ändern</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>End track elsewhere</source>
        <translation>Gleis anders enden lassen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Rename a tile</source>
        <translation>Plättchen umbenennen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>1 to 32 of A to Z, a to z, 0 to 9, dot, underscore and hyphen; no two tiles share one</source>
        <translation>1 bis 32 Zeichen von A bis Z, a bis z, 0 bis 9, Punkt, Unterstrich und Bindestrich; keine zwei Plättchen heißen gleich</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Parts</source>
        <extracomment>Heading above the railroads, mountains and prairies of a tile</extracomment>
        <translation>Teile</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>%n tile(s) chosen; the drawing is %1</source>
        <extracomment>%1 the tile that is shown large</extracomment>
        <translation>
            <numerusform>%n Plättchen gewählt; gezeichnet wird %1</numerusform>
            <numerusform>%n Plättchen gewählt; gezeichnet wird %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>various</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Another tile is called &quot;%1&quot; already.</source>
        <translation>Ein anderes Plättchen hat schon die Kennung „%1“.</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change the pict&amp;ure…</source>
        <translation>Bild änd&amp;ern…</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Own pict&amp;ure…</source>
        <translation>&amp;Eigenes Bild…</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>&quot;%1&quot; is no name for a tile: it needs 1 to 32 of A to Z, a to z, 0 to 9, dot, underscore and hyphen.</source>
        <translation>„%1“ taugt nicht als Kennung: Sie braucht 1 bis 32 Zeichen von A bis Z, a bis z, 0 bis 9, Punkt, Unterstrich und Bindestrich.</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>I&amp;d</source>
        <extracomment>What a tile is called in its file</extracomment>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Cop&amp;ies</source>
        <translation>E&amp;xemplare</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>St&amp;art tile</source>
        <translation>S&amp;tartplättchen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>No tile chosen</source>
        <translation>Kein Plättchen ausgewählt</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TilesModel</name>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>%1 %2</source>
        <extracomment>A cell of a table: %1 what is in it, %2 the title of its column</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How many of it are in the set</source>
        <translation>Wie viele davon im Satz sind</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How often it was drawn in all games</source>
        <translation>Wie oft es in allen Partien gezogen wurde</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>On how many squares it fit when it was drawn, on average</source>
        <translation>Auf wie viele Felder es im Mittel passte, als es gezogen wurde</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Share of its draws in which it fit on at most two squares</source>
        <translation>Anteil der Fälle, in denen es gezogen wurde und auf höchstens zwei Felder passte</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Hard to place</source>
        <translation>Schwierig</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Share of its draws in which it fit nowhere</source>
        <translation>Anteil der Fälle, in denen es gezogen wurde und nirgends passte</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Discarded</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>The design and its id</source>
        <translation>Das Motiv und seine Kennung</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TilesTable</name>
    <message>
        <location filename="../editor/lab/tilestable.cpp"/>
        <source>Tiles by how hard they are to place</source>
        <translation>Plättchen danach, wie schwer sie zu legen sind</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TokensTable</name>
    <message numerus="yes">
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Schürfplättchen</numerusform>
            <numerusform>%n Schürfplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n Nugget</numerusform>
            <numerusform>%n Nuggets</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>%1 for %2 on the tiles</source>
        <extracomment>%1 &quot;63 tokens&quot;, %2 &quot;63 nuggets&quot;</extracomment>
        <translation>%1 für %2 auf den Plättchen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Change the tokens</source>
        <translation>Schürfplättchen ändern</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Add tokens</source>
        <translation>Schürfplättchen hinzufügen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Remove tokens</source>
        <translation>Schürfplättchen entfernen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Mining tokens</source>
        <translation>Schürfplättchen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Add a value</source>
        <translation>Wert hinzufügen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::WelcomePage</name>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Tile-set Editor</source>
        <translation>Plättchensatz-Editor</translation>
    </message>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Draw tiles, see at once how they look and what is wrong with them, let the computer play a thousand games with them, play them yourself, and print them.</source>
        <translation>Plättchen zeichnen, sofort sehen, wie sie aussehen und was an ihnen nicht stimmt, den Computer tausend Partien damit spielen lassen, selbst damit spielen und sie drucken.</translation>
    </message>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Opened last</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::ExportRunner</name>
    <message>
        <location filename="../ui/export/exportrunner.cpp"/>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::InstalledSets</name>
    <message>
        <location filename="../ui/installedsets.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation>„%1“ ließ sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <location filename="../ui/installedsets.cpp"/>
        <source>&quot;%1&quot; could not be removed: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation>„%1“ ließ sich nicht entfernen: %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::OwnThemes</name>
    <message>
        <location filename="../ui/themes/ownthemes.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation>„%1“ ließ sich nicht schreiben: %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::ProblemsDialog</name>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>The file cannot be opened</source>
        <translation>Die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>&quot;%1&quot; cannot be opened:</source>
        <extracomment>%1 name of a file</extracomment>
        <translation>„%1“ lässt sich nicht öffnen:</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Place</source>
        <extracomment>Title of a column, a noun: where something is in the file</extracomment>
        <translation>Stelle</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Problems of the file</source>
        <translation>Probleme der Datei</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>The place is a JSON pointer: the keys and numbers to follow from the top of the file. Put that right in a text editor, or choose another file.</source>
        <translation>Die Stelle ist ein JSON-Zeiger: die Schlüssel und Nummern, denen vom Anfang der Datei an zu folgen ist. Bitte dort in einem Texteditor berichtigen oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Co&amp;py</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
</TS>
