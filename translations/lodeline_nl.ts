<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>ActingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/actingmode.cpp"/>
        <source>Nothing can be placed here: end the turn with Skip, or take the tile back with Esc.</source>
        <translation type="unfinished">Hier kan niets geplaatst worden: beëindig de beurt met Overslaan of neem de tegel terug met Esc.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/actingmode.cpp"/>
        <source>Place a piece or choose Skip; Esc takes the tile back.</source>
        <translation type="unfinished">Plaats een speelstuk of kies Overslaan; Esc neemt de tegel terug.</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Tile at %1: %2</source>
        <extracomment>A move in a list; %1 position of the tile, %2 what is done then: &quot;Just place the tile&quot;</extracomment>
        <translation type="unfinished">Tegel op %1: %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Tile at %1, turned %2°: %3</source>
        <extracomment>%1 position of the tile, %2 90, 180 or 270, %3 what is done after it was placed</extracomment>
        <translation type="unfinished">Tegel op %1, %2° gedraaid: %3</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Just place the tile</source>
        <extracomment>A good move that puts down no piece</extracomment>
        <translation type="unfinished">Alleen de tegel plaatsen</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>Good moves for %1</source>
        <extracomment>Heading above a list of moves; %1 player</extracomment>
        <translation type="unfinished">Goede zetten voor %1</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>%1.</source>
        <extracomment>Makes a sentence of the reasons for a move, which begin with a capital letter in %1</extracomment>
        <translation type="unfinished">%1.</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>No better move was found.</source>
        <translation type="unfinished">Er is geen betere zet gevonden.</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>Your move is %1 points behind the best move.</source>
        <extracomment>%1 a number of points, such as 2.3</extracomment>
        <translation type="unfinished">Je zet ligt %1 punten achter op de beste zet.</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <location filename="../ui/arguments.cpp"/>
        <source>Unknown value &quot;%2&quot; for --%1. Possible values: %3.</source>
        <extracomment>Answer to a command line: %1 an option, %2 what it was given, %3 a list</extracomment>
        <translation type="unfinished">Onbekende waarde “%2” voor --%1. Mogelijke waarden: %3.</translation>
    </message>
</context>
<context>
    <name>ArtWords</name>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The file is too large: a picture may have at most %1 MiB. Make it smaller with your drawing program first.</source>
        <extracomment>%1 the greatest size allowed, in MiB</extracomment>
        <translation type="unfinished">Het bestand is te groot: een afbeelding mag hoogstens %1 MiB zijn. Verklein hem eerst met je tekenprogramma.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>There is no such file. It may have been moved, renamed or deleted.</source>
        <translation type="unfinished">Dit bestand bestaat niet. Misschien is het verplaatst, hernoemd of gewist.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>You are not allowed to read this file. Change its permissions, or choose a copy in another folder.</source>
        <translation type="unfinished">Je mag dit bestand niet lezen. Wijzig de toegangsrechten of kies een kopie in een andere map.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture could not be saved: %1</source>
        <extracomment>%1 the reason as the system gives it</extracomment>
        <translation type="unfinished">De afbeelding kon niet worden opgeslagen: %1</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The file is too large: an SVG picture may have at most %1 KiB. Save it as PNG instead.</source>
        <extracomment>%1 the greatest size allowed, in KiB</extracomment>
        <translation type="unfinished">Het bestand is te groot: een SVG-afbeelding mag hoogstens %1 KiB zijn. Sla hem in plaats daarvan op als PNG.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This is not a picture. Choose an SVG, PNG, JPEG, GIF, BMP or WebP file.</source>
        <translation type="unfinished">Dit is geen afbeelding. Kies een SVG-, PNG-, JPEG-, GIF-, BMP- of WebP-bestand.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>%1 files cannot be used. Save the picture as SVG or PNG, and choose that file.</source>
        <extracomment>%1 a kind of pictures that tiles cannot have, such as &quot;TIFF&quot;</extracomment>
        <translation type="unfinished">%1-bestanden kunnen niet gebruikt worden. Sla de afbeelding op als SVG of PNG en kies dat bestand.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is damaged or incomplete. Save it again with your drawing program, or copy the file again.</source>
        <translation type="unfinished">De afbeelding is beschadigd of onvolledig. Sla hem opnieuw op met je tekenprogramma of kopieer het bestand opnieuw.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This SVG file is compressed. Save it as plain SVG and import it again.</source>
        <translation type="unfinished">Dit SVG-bestand is gecomprimeerd. Sla het op als gewone SVG en importeer het opnieuw.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too large: it may have at most %Ln pixel(s) per side. Make it smaller with your drawing program first.</source>
        <translation type="unfinished">
            <numerusform>De afbeelding is te groot: hoogstens %Ln pixel per zijde is toegestaan. Verklein hem eerst met je tekenprogramma.</numerusform>
            <numerusform>De afbeelding is te groot: hoogstens %Ln pixels per zijde zijn toegestaan. Verklein hem eerst met je tekenprogramma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too small: it needs at least %Ln pixel(s) per side.</source>
        <translation type="unfinished">
            <numerusform>De afbeelding is te klein: minstens %Ln pixel per zijde is nodig.</numerusform>
            <numerusform>De afbeelding is te klein: minstens %Ln pixels per zijde zijn nodig.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This SVG picture cannot be used. The reason is given below.</source>
        <translation type="unfinished">Deze SVG-afbeelding kan niet gebruikt worden. De reden staat hieronder.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used.</source>
        <translation type="unfinished">De afbeelding kan gebruikt worden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used without the %Ln part(s) listed below.</source>
        <translation type="unfinished">
            <numerusform>De afbeelding kan gebruikt worden zonder het onderstaande deel.</numerusform>
            <numerusform>De afbeelding kan gebruikt worden zonder de %Ln onderstaande delen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so it has transparent margins.</source>
        <translation type="unfinished">De afbeelding is niet vierkant en heeft daarom doorzichtige marges.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so it is stretched to fill the tile.</source>
        <translation type="unfinished">De afbeelding is niet vierkant en wordt daarom uitgerekt tot de tegel gevuld is.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so only its center is used.</source>
        <translation type="unfinished">De afbeelding is niet vierkant, daarom wordt alleen het midden gebruikt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>It was scaled down to %Ln pixel(s) per side.</source>
        <translation type="unfinished">
            <numerusform>De afbeelding is verkleind tot %Ln pixel per zijde.</numerusform>
            <numerusform>De afbeelding is verkleind tot %Ln pixels per zijde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>a folder with this name is needed here</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">op deze plek is een map nodig</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>this is not a regular file</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">dit is geen gewoon bestand</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>%1: %2. It could not be moved. Move or delete it yourself.</source>
        <extracomment>%1 path of a file, %2 why it cannot be used</extracomment>
        <translation type="unfinished">%1: %2. Het kon niet verplaatst worden. Verplaats of verwijder het zelf.</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>%1: %2. It was moved to %3.</source>
        <extracomment>%1 path of a file, %2 why it cannot be used, %3 path</extracomment>
        <translation type="unfinished">%1: %2. Het is verplaatst naar %3.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/start/aside.cpp"/>
        <source>And %Ln more.</source>
        <extracomment>Below a list of files, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>En nog %Ln.</numerusform>
            <numerusform>En nog %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <location filename="../app/shell/files/autosave.cpp"/>
        <source>The game could not be saved automatically as %1: %2. You can keep playing, but save it somewhere else.</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">Het spel kon niet automatisch opgeslagen worden als %1: %2. Je kunt doorspelen, maar sla het ergens anders op.</translation>
    </message>
</context>
<context>
    <name>BoardSights</name>
    <message>
        <location filename="../app/goldrush/board/boardsights.cpp"/>
        <source>Tiles and empty squares</source>
        <extracomment>A list of all tiles on the board and of the empty squares beside them, for screen readers</extracomment>
        <translation type="unfinished">Tegels en lege vakken</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>takes a token</source>
        <extracomment>Label on the board: the player takes one mining token</extracomment>
        <translation type="unfinished">neemt een fiche</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Label on the board: so many mining tokens go to a player
----------
Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln fiche</numerusform>
            <numerusform>%Ln fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>%Ln token(s) back to the supply</source>
        <extracomment>Label on the board: nobody holds the mountain, its tokens return to the supply</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln fiche terug naar de voorraad</numerusform>
            <numerusform>%Ln fiches terug naar de voorraad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln tile(s)</source>
        <comment>length of a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tegel</numerusform>
            <numerusform>%Ln tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln locomotive(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 locomotive, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln locomotief</numerusform>
            <numerusform>%Ln locomotieven</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>complete</source>
        <comment>a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, complete&quot;</extracomment>
        <translation type="unfinished">voltooid</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln open end(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln open uiteinde</numerusform>
            <numerusform>%Ln open uiteinden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln goudklomp</numerusform>
            <numerusform>%Ln goudklompen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>complete</source>
        <comment>a mountain</comment>
        <extracomment>Part of a description, as in &quot;5 nuggets, complete&quot;</extracomment>
        <translation type="unfinished">voltooid</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln open edge(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 2 open edges&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln open rand</numerusform>
            <numerusform>%Ln open randen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln completed railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln voltooide spoorlijn</numerusform>
            <numerusform>%Ln voltooide spoorlijnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln incomplete railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln onvoltooide spoorlijn</numerusform>
            <numerusform>%Ln onvoltooide spoorlijnen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>railroad against mountain</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">spoorlijn tegen berg</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>railroad against prairie</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">spoorlijn tegen prairie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>mountain against railroad</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">berg tegen spoorlijn</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>mountain against prairie</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">berg tegen prairie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>prairie against railroad</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">prairie tegen spoorlijn</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>prairie against mountain</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">prairie tegen berg</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Place at column %1, row %2, not turned</source>
        <extracomment>%1 and %2 count from the start tile, east and south, and may be negative</extracomment>
        <translation type="unfinished">Plaatsen op kolom %1, rij %2, niet gedraaid</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Place at column %1, row %2, turned %3 degrees</source>
        <extracomment>%1 and %2 count from the start tile, east and south, and may be negative; %3 is 90, 180 or 270</extracomment>
        <translation type="unfinished">Plaatsen op kolom %1, rij %2, %3 graden gedraaid</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Neither this tile nor any of those left fits here (%1).</source>
        <extracomment>%1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">Noch deze tegel, noch een van de resterende past hier (%1).</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>The tile does not fit here, whichever way you turn it (%1); %Ln of those left would.</source>
        <extracomment>%Ln other tiles, %1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>De tegel past hier niet, hoe je hem ook draait (%1); een van de resterende wel.</numerusform>
            <numerusform>De tegel past hier niet, hoe je hem ook draait (%1); %Ln van de resterende wel.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: you have none left</source>
        <translation type="unfinished">Op deze tegel kan geen cowboy: je hebt er geen meer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: all its parts except the prairies are taken, and this game has no farmers</source>
        <translation type="unfinished">Op deze tegel kan geen cowboy: alle plekken behalve de prairies zijn bezet, en in dit spel zijn er geen boeren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: all its parts are taken</source>
        <translation type="unfinished">Op deze tegel kan geen cowboy: alle plekken zijn bezet</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: this game has no farmers</source>
        <translation type="unfinished">Op deze tegel kan geen cowboy: in dit spel zijn er geen boeren</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>worth %Ln point(s) now</source>
        <extracomment>Stands after an action, as in &quot;Put a farmer on the prairie: worth 6 points now&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>nu %Ln punt waard</numerusform>
            <numerusform>nu %Ln punten waard</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Skip: end the turn</source>
        <translation type="unfinished">Overslaan: de beurt beëindigen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/overlays/passitem.cpp"/>
        <source>Skip</source>
        <extracomment>Button on the board: end the turn without placing a piece or mining</extracomment>
        <translation type="unfinished">Overslaan</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for %2 or more</source>
        <extracomment>One of several: %1 &quot;4 points&quot;, %2 how many things are needed at least</extracomment>
        <translation type="unfinished">%1 bij %2 of meer</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 with %3 to the west and east, or to the north and south.</source>
        <extracomment>%1 &quot;6 points&quot;, %2 symbol such as &quot;wagon&quot;, %3 kind of land such as &quot;forest&quot;</extracomment>
        <translation type="unfinished">%1 per %2 met %3 in het westen en oosten, of in het noorden en zuiden.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 beside a %3. Each %2 without a %3 beside it costs %4.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 and %3 symbols such as &quot;bottle&quot; and &quot;cow&quot;, %4 &quot;1 point&quot;</extracomment>
        <translation type="unfinished">%1 per %2 naast een %3. Elk vak met een %2 zonder %3 ernaast kost %4.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each square whose four neighbors all show %2.</source>
        <extracomment>%1 &quot;8 points&quot;, %2 several symbols, such as &quot;pickaxes&quot;</extracomment>
        <translation type="unfinished">%1 voor elk vak waarvan de vier buren allemaal %2 tonen.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 on %3 or beside it.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;cow&quot;, %3 kind of land such as &quot;desert&quot;</extracomment>
        <translation type="unfinished">%1 per %2 op %3 of ernaast.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 that is neither on %3 nor beside it.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;pickaxe&quot;, %3 kind of land such as &quot;snow&quot;</extracomment>
        <translation type="unfinished">%1 voor elk vak met een %2 dat niet op %3 en ook niet ernaast ligt.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 beside a %3.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 and %3 symbols such as &quot;wagon&quot; and &quot;fort&quot;</extracomment>
        <translation type="unfinished">%1 per %2 naast een %3.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 on your largest group of %3 or beside that group.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 symbol such as &quot;fort&quot;, %3 kind of land such as &quot;water&quot;</extracomment>
        <translation type="unfinished">%1 per %2 op je grootste groep %3 of naast die groep.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each two-by-two block of squares that all show a %2. Blocks may overlap.</source>
        <extracomment>%1 &quot;7 points&quot;, %2 symbol such as &quot;fort&quot;</extracomment>
        <translation type="unfinished">%1 voor elk blok van twee bij twee vakken die allemaal een %2 tonen. Blokken mogen elkaar overlappen.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Look north, east, south and west from each %1 to the first %2: one point for each square in between, in the direction with the fewest. No points without a %2 in sight.</source>
        <extracomment>%1 symbol such as &quot;gun&quot;, %2 symbol such as &quot;wagon&quot;</extracomment>
        <translation type="unfinished">Kijk vanaf elk vak met een %1 naar het noorden, oosten, zuiden en westen tot aan het eerste vak met een %2: één punt voor elk vak ertussen, in de richting met de minste. Geen punten als er nergens een %2 in zicht is.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 in the largest group of them.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;cow&quot;</extracomment>
        <translation type="unfinished">%1 per %2 in de grootste groep daarvan.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each empty place with squares on all four sides and at all four corners.</source>
        <extracomment>%1 &quot;5 points&quot;</extracomment>
        <translation type="unfinished">%1 voor elke lege plek met vakken aan alle acht kanten.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>For each row of two or more squares with a %1, west to east or north to south, by its length: %2.</source>
        <extracomment>%1 symbol such as &quot;wagon&quot;, %2 &quot;3 points for 2 or more and 6 points for 3 or more&quot;</extracomment>
        <translation type="unfinished">Voor elke rij van twee of meer vakken met een %1, van west naar oost of van noord naar zuid, naar lengte: %2.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>By the number of %1: %2.</source>
        <extracomment>%1 several symbols, such as &quot;guns&quot;, %2 &quot;1 point for 1 or more and 4 points for 3 or more&quot;</extracomment>
        <translation type="unfinished">Naar het aantal %1: %2.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for whoever has more %2. If the other player has more %3, that player takes %4 of that reward.</source>
        <extracomment>%1 &quot;8 points&quot;, %2 and %3 several symbols, such as &quot;guns&quot; and &quot;bottles&quot;, %4 &quot;4 points&quot;, which go over to the other player out of the 8</extracomment>
        <translation type="unfinished">%1 voor wie meer %2 heeft. Heeft de andere speler meer %3, dan krijgt die speler %4 van die beloning.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Whoever has more %1 loses a point for each %2 that the other player has.</source>
        <extracomment>%1 several symbols, such as &quot;bottles&quot;, %2 one of them</extracomment>
        <translation type="unfinished">Wie meer %1 heeft, verliest een punt per %2 van de andere speler.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>A point for every two of these: each %1 and each square of %2. A %1 on %2 counts as two.</source>
        <extracomment>%1 symbol such as &quot;cow&quot;, %2 kind of land such as &quot;plains&quot;</extracomment>
        <translation type="unfinished">Een punt voor elke twee hiervan: elk vak met een %1 en elk vak %2. Een %1 op %2 telt dubbel.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Whoever has fewer visible squares gets a point for each square of the difference.</source>
        <translation type="unfinished">Wie minder zichtbare vakken heeft, krijgt een punt voor elk vak verschil.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2. Each square of %4 costs %3.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 symbol such as &quot;pickaxe&quot;, %3 &quot;1 point&quot;, %4 kind of land such as &quot;forest&quot;</extracomment>
        <translation type="unfinished">%1 per %2. Elk vak %4 kost %3.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>In between</source>
        <extracomment>Title of a bonus: symbols between two squares of one kind of land</extracomment>
        <translation type="unfinished">Ertussenin</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Stockpile</source>
        <extracomment>Title of a bonus: points by the number of a symbol</extracomment>
        <translation type="unfinished">Voorraadschuur</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Customers</source>
        <extracomment>Title of a bonus: one symbol beside another, at a loss without</extracomment>
        <translation type="unfinished">Klandizie</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Full circle</source>
        <extracomment>Title of a bonus: a square with the same symbol on all four sides</extracomment>
        <translation type="unfinished">Omringd</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Showdown</source>
        <extracomment>Title of a bonus: whoever has more of a symbol</extracomment>
        <translation type="unfinished">Krachtmeting</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Shoreline</source>
        <extracomment>Title of a bonus: symbols on the largest group of a kind of land or beside it</extracomment>
        <translation type="unfinished">Oever</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Stockade</source>
        <extracomment>Title of a bonus: blocks of two by two of a symbol</extracomment>
        <translation type="unfinished">Palissade</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Close at hand</source>
        <extracomment>Title of a bonus: symbols on a kind of land or beside it</extracomment>
        <translation type="unfinished">Dicht bij de hand</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Far away</source>
        <extracomment>Title of a bonus: symbols neither on a kind of land nor beside it</extracomment>
        <translation type="unfinished">Ver weg</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Too many</source>
        <extracomment>Title of a bonus: whoever has more of a symbol loses points</extracomment>
        <translation type="unfinished">Te veel</translation>
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
        <translation type="unfinished">Zij aan zij</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Small town</source>
        <extracomment>Title of a bonus: whoever has fewer squares</extracomment>
        <translation type="unfinished">Klein stadje</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Long range</source>
        <extracomment>Title of a bonus: squares between two symbols in a line</extracomment>
        <translation type="unfinished">Lange afstand</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Clearing</source>
        <extracomment>Title of a bonus: symbols, less squares of a kind of land</extracomment>
        <translation type="unfinished">Open plek</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Herd</source>
        <extracomment>Title of a bonus: the largest group of a symbol</extracomment>
        <translation type="unfinished">Kudde</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Patch of wilderness</source>
        <extracomment>Title of a bonus: an empty place inside a town</extracomment>
        <translation type="unfinished">Stukje wildernis</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Wagon train</source>
        <extracomment>Title of a bonus: symbols in a row</extracomment>
        <translation type="unfinished">Karavaan</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>−%Ln point(s)</source>
        <extracomment>A negative number of points</extracomment>
        <translation type="unfinished">
            <numerusform>−%Ln punt</numerusform>
            <numerusform>−%Ln punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>A number of points, alone or in a sentence such as &quot;3 points for each cow&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln punt</numerusform>
            <numerusform>%Ln punten</numerusform>
        </translation>
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
        <source>For two: draft cards and build the better town.</source>
        <translation type="unfinished">Voor twee: kies kaarten en bouw het beste stadje.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Turn the card</source>
        <translation type="unfinished">&amp;Kaart draaien</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Turn cards with the wheel</source>
        <extracomment>Menu entry that can be ticked</extracomment>
        <translation type="unfinished">Kaarten &amp;draaien met het muiswiel</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;First steps</source>
        <extracomment>Menu entry: explains the game within the board</extracomment>
        <translation type="unfinished">&amp;Eerste stappen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Deck editor</source>
        <extracomment>Menu entry: starts the program that makes decks of cards</extracomment>
        <translation type="unfinished">Dec&amp;k-editor</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Make your own decks in a separate program</source>
        <translation type="unfinished">Je eigen decks maken in een apart programma</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Open a saved game or a deck of cards</source>
        <translation type="unfinished">Een opgeslagen spel of een deck kaarten openen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>The deck %1 cannot be read. You are playing with the game&apos;s own deck.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">Het deck %1 kan niet gelezen worden. Er wordt met het eigen deck van het spel gespeeld.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Deck</source>
        <extracomment>Title of a question (noun): cards</extracomment>
        <translation type="unfinished">Deck</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Play with the deck &quot;%1&quot;?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Met het deck “%1” spelen?</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Play it…</source>
        <extracomment>Button: start a game with the deck</extracomment>
        <translation type="unfinished">&amp;Spelen…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>There is no computer player &quot;%1&quot;.</source>
        <extracomment>%1 a name that was typed on the command line</extracomment>
        <translation type="unfinished">Er is geen computerspeler “%1”.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Boomtown is for exactly two players.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">Boomtown is voor precies twee spelers.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>--next is for tile sets only.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">--next geldt alleen voor tegelsets.</translation>
    </message>
</context>
<context>
    <name>BoomtownAdvice</name>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>%1. %2. Expected lead: %3 points. %4</source>
        <extracomment>A move in a list: %1 its number, %2 the move, %3 such as &quot;+3.5&quot; points, %4 the reasons</extracomment>
        <translation type="unfinished">%1. %2. Verwachte voorsprong: %3 punten. %4</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>%1 points: the expected lead at the end of the game after this move</source>
        <extracomment>Tooltip of a number; %1 such as &quot;+3.5&quot;</extracomment>
        <translation type="unfinished">%1 punten: de verwachte voorsprong aan het einde van het spel na deze zet</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Start at this card</source>
        <extracomment>What a move does (verb): the other player shall start at this card</extracomment>
        <translation type="unfinished">Bij deze kaart beginnen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Take the next card</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation type="unfinished">De volgende kaart nemen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Pass over %Ln card(s), then take one</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln kaart overslaan, dan een nemen</numerusform>
            <numerusform>%Ln kaarten overslaan, dan een nemen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Place the free card</source>
        <extracomment>What a move does (verb): with a card that was passed over</extracomment>
        <translation type="unfinished">De gratis kaart plaatsen</translation>
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
        <source>column %1, row %2</source>
        <extracomment>Where a card goes: %1 and %2 whole numbers</extracomment>
        <translation type="unfinished">kolom %1, rij %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>upside down</source>
        <extracomment>A card that is turned by half a turn</extracomment>
        <translation type="unfinished">ondersteboven</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>upright</source>
        <extracomment>A card that is not turned</extracomment>
        <translation type="unfinished">rechtop</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1 with %2</source>
        <extracomment>A square of a card: %1 such as &quot;desert&quot;, %2 such as &quot;wagon&quot;; the four of a card stand side by side with commas between them</extracomment>
        <translation type="unfinished">%1 met %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>group of %Ln square(s)</source>
        <extracomment>Squares of the same land that share edges</extracomment>
        <translation type="unfinished">
            <numerusform>groep van %Ln vak</numerusform>
            <numerusform>groep van %Ln vakken</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1&apos;s town</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished">stadje van %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>Card %1 in the circle: %2</source>
        <extracomment>%1 a number, 1 for the card that is next, %2 what the card shows</extracomment>
        <translation type="unfinished">Kaart %1 in de cirkel: %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>covers %1</source>
        <extracomment>Of a card that is placed: %1 what it would cover, such as &quot;gun on snow and cow on water&quot;</extracomment>
        <translation type="unfinished">bedekt %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>beside %1</source>
        <extracomment>Of a card that is placed: %1 what it would lie beside, such as &quot;gun on snow and cow on water&quot;</extracomment>
        <translation type="unfinished">naast %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>in hand: the card with %1</source>
        <extracomment>%1 what the card in the hand shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">in de hand: de kaart met %1</translation>
    </message>
</context>
<context>
    <name>BoomtownCards</name>
    <message>
        <location filename="../ui/boomtown/cardname.cpp"/>
        <source>%1 on %2</source>
        <extracomment>What a square of a card shows: %1 a symbol such as &quot;wagon&quot;, %2 a kind of land such as &quot;desert&quot;</extracomment>
        <translation type="unfinished">%1 op %2</translation>
    </message>
</context>
<context>
    <name>BoomtownEvents</name>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 goes first, so %2 chooses where %1 starts</source>
        <extracomment>%1 name of the player who drafts first, %2 of the other one (B2)</extracomment>
        <translation type="unfinished">%1 is als eerste aan de beurt, dus kiest %2 waar %1 begint</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 lets %2 start at the card with %3</source>
        <extracomment>%1 and %2 players, %3 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1 laat %2 beginnen bij de kaart met %3</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 takes the card with %2</source>
        <extracomment>%1 player, %2 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1 neemt de kaart met %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 gets %Ln card(s) for free</source>
        <extracomment>%1 player, who gets cards that the other one has passed over</extracomment>
        <translation type="unfinished">
            <numerusform>%1 krijgt %Ln gratis kaart</numerusform>
            <numerusform>%1 krijgt %Ln gratis kaarten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 places the card with %2</source>
        <extracomment>%1 player, %2 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1 plaatst de kaart met %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>it covers %Ln square(s)</source>
        <extracomment>Of a card that is placed</extracomment>
        <translation type="unfinished">
            <numerusform>bedekt %Ln vak</numerusform>
            <numerusform>bedekt %Ln vakken</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>Both win with %1</source>
        <extracomment>Both players win; %1 such as &quot;41 points&quot;</extracomment>
        <translation type="unfinished">Beiden winnen met %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 wins %2 to %3</source>
        <extracomment>%1 player, %2 and %3 numbers of points</extracomment>
        <translation type="unfinished">%1 wint met %2 tegen %3</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>Points and cards are equal.</source>
        <translation type="unfinished">De punten en kaarten zijn gelijk.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>The points are equal: %1 wins with fewer cards in town, %2 to %3.</source>
        <extracomment>%1 player, %2 and %3 numbers of cards</extracomment>
        <translation type="unfinished">De punten zijn gelijk: %1 wint met minder kaarten in het stadje, %2 tegen %3.</translation>
    </message>
</context>
<context>
    <name>BoomtownFirstSteps</name>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your card goes here: along an edge of your town, or on top of some of its squares, which then no longer count. Right-click to turn it.</source>
        <translation type="unfinished">Je kaart komt hier: langs een rand van je stadje, of boven op een paar van de vakken, die dan niet meer tellen. De rechtermuisknop draait hem.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your card goes here: along an edge of your town, or on top of some of its squares, which then no longer count. Press %1 or right-click to turn it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Je kaart komt hier: langs een rand van je stadje, of boven op een paar van de vakken, die dan niet meer tellen. %1 of de rechtermuisknop draait hem.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Click a place, or choose one with the arrow keys and press Enter.</source>
        <translation type="unfinished">Klik op een plek, of kies er een met de pijltoetsen en druk op Enter.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>This is the circle. You and the other player take turns taking cards from it, and each of you builds a town with them.</source>
        <translation type="unfinished">Dit is de cirkel. Jij en de andere speler nemen er om de beurt kaarten uit en bouwen er elk een stadje mee.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>This is the next card; in the game an arrow marks it. To take it, click it, or choose it with the arrow keys and press Enter. The circle goes clockwise.</source>
        <translation type="unfinished">Dit is de volgende kaart; in het spel wijst een pijl ernaar. Klik erop om hem te nemen, of kies hem met de pijltoetsen en druk op Enter. De cirkel gaat met de klok mee.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>You may take a later card, such as this one. But every card that you pass over goes to the other player, for free.</source>
        <translation type="unfinished">Je mag een latere kaart nemen, zoals deze. Maar elke kaart die je overslaat, gaat gratis naar de andere speler.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your points: one for each square of your largest group of each land, plus the three bonuses in the middle of the circle. The player with the most points wins.</source>
        <translation type="unfinished">Je punten: één voor elk vak van je grootste groep van elk landschap, plus de drie bonussen in het midden van de cirkel. Wie de meeste punten heeft, wint.</translation>
    </message>
</context>
<context>
    <name>BoomtownHelp</name>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Two players take cards from one circle, and each builds a town of them. The town that is worth more wins.</source>
        <translation type="unfinished">Twee spelers nemen kaarten uit één cirkel en bouwen er elk een stadje mee. Het stadje dat het meest waard is, wint.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>A card has four squares. Each of them shows a kind of land and, on it, a symbol.</source>
        <translation type="unfinished">Een kaart heeft vier vakken. Elk vak toont een soort landschap met daarop een symbool.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Three of the 18 cards lie in the middle with their backs up. The bonuses on them count for both players. The other 15 cards form a circle around them. The second player chooses the card where the first player starts.</source>
        <translation type="unfinished">Drie van de 18 kaarten liggen met de achterkant naar boven in het midden. De bonussen daarop tellen voor beide spelers. De andere 15 kaarten vormen er een cirkel omheen. De tweede speler kiest de kaart waar de eerste speler begint.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Take the next card of the circle, which is marked, or pass over as many as you like and take a later one. The circle goes clockwise.</source>
        <translation type="unfinished">Neem de volgende kaart van de cirkel, die gemarkeerd is, of sla er zoveel over als je wilt en neem een latere. De cirkel gaat met de klok mee.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>&lt;b&gt;Every card that you pass over goes to the other player, for free.&lt;/b&gt; Free cards are placed first, in the order of the circle, and nobody may refuse one. After that the other player takes a card.</source>
        <translation type="unfinished">&lt;b&gt;Elke kaart die je overslaat, gaat gratis naar de andere speler.&lt;/b&gt; Gratis kaarten worden eerst geplaatst, in de volgorde van de cirkel, en niemand mag er een weigeren. Daarna neemt de andere speler een kaart.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a later card to see what the cards before it would bring each of you.</source>
        <translation type="unfinished">Wijs een latere kaart aan om te zien wat de kaarten ervoor jullie allebei zouden opleveren.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>A card lies upright or upside down, never sideways. The first card of your town may lie anywhere. Every later card must share the edge of a square with the town or cover some of its squares; a corner is not enough, and no card may be pushed under another.</source>
        <translation type="unfinished">Een kaart ligt rechtop of ondersteboven, nooit dwars. De eerste kaart van je stadje mag overal liggen. Elke volgende kaart moet met de rand van een vak aan het stadje grenzen of een paar vakken ervan bedekken; een hoek is niet genoeg, en geen kaart mag onder een andere geschoven worden.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The new card, outlined, covers a square of each of the others.</source>
        <translation type="unfinished">De nieuwe, omlijnde kaart bedekt een vak van elk van de andere.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The game is over when all 15 cards are placed, including those that the last player passed over. Only visible squares count.</source>
        <translation type="unfinished">Het spel is afgelopen als alle 15 kaarten geplaatst zijn, ook de kaarten die de laatste speler oversloeg. Alleen zichtbare vakken tellen.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Squares of the same land that share edges form a group. For each of the six lands your largest group counts: one point for each square.</source>
        <translation type="unfinished">Vakken van hetzelfde landschap die met een rand aan elkaar grenzen, vormen een groep. Van elk van de zes landschappen telt je grootste groep: één punt per vak.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The larger lake, outlined, brings 4 points. The smaller one brings none.</source>
        <translation type="unfinished">Het grote, omlijnde meer levert 4 punten op. Het kleine levert niets op.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Then the three bonuses in the middle are added. The player with the most points wins. In a tie, the town with fewer cards wins, counting covered cards, too. If that is a tie as well, both players win.</source>
        <translation type="unfinished">Daarna komen de drie bonussen in het midden erbij. Wie de meeste punten heeft, wint. Bij een gelijke stand wint het stadje met de minste kaarten, bedekte kaarten meegeteld. Is ook dat gelijk, dan winnen beide spelers.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Three of these lie in the middle, different ones in each game. The numbers are those of the deck &quot;Boomtown&quot;; other decks may have different ones. In the towns, squares that bring points have a solid outline, and squares that cost points have a dashed one. Squares that only meet at a corner are not beside each other.</source>
        <translation type="unfinished">Drie hiervan liggen in het midden, in elk spel andere. De getallen zijn die van het deck “Boomtown”; andere decks kunnen andere hebben. In de stadjes hebben vakken die punten opleveren een doorgetrokken lijn en vakken die punten kosten een stippellijn. Vakken die elkaar alleen met een hoek raken, liggen niet naast elkaar.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Overview</source>
        <extracomment>Heading: what the game is about</extracomment>
        <translation type="unfinished">Overzicht</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Your turn</source>
        <extracomment>Heading: what to do in a turn</extracomment>
        <translation type="unfinished">Jouw beurt</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Placing a card</source>
        <extracomment>Heading: how a card is placed in a town</extracomment>
        <translation type="unfinished">Een kaart plaatsen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Points</source>
        <extracomment>Heading</extracomment>
        <translation type="unfinished">Punten</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The 18 bonuses</source>
        <translation type="unfinished">De 18 bonussen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Klikken</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Pick up a card, then place it</source>
        <translation type="unfinished">Een kaart oppakken en dan plaatsen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Slepen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Pick up a card and place it in one go</source>
        <translation type="unfinished">Een kaart in één beweging oppakken en plaatsen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Right button, wheel</source>
        <extracomment>A button of the mouse and its wheel</extracomment>
        <translation type="unfinished">Rechtermuisknop, muiswiel</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Turn the card in hand</source>
        <translation type="unfinished">De kaart in de hand draaien</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a later card</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Een latere kaart aanwijzen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>See what the cards that you pass over bring</source>
        <translation type="unfinished">Zien wat de overgeslagen kaarten opleveren</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a number</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Een getal aanwijzen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>See the squares that it comes from</source>
        <translation type="unfinished">Zien van welke vakken het komt</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Tab, Shift+Tab, arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Tab, Shift+Tab, pijltoetsen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Go to another card or place</source>
        <translation type="unfinished">Naar een andere kaart of plek gaan</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Enter, Space</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Enter, spatiebalk</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Take the card or place it</source>
        <translation type="unfinished">De kaart nemen of plaatsen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+pijltoetsen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look around, square by square</source>
        <translation type="unfinished">Rondkijken, vak voor vak</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+PgUp, Alt+PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">Alt+PgUp, Alt+PgDown</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look at the previous or the next group</source>
        <translation type="unfinished">De vorige of volgende groep bekijken</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+Home</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Home</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look at the last card</source>
        <translation type="unfinished">De laatste kaart bekijken</translation>
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
        <translation type="unfinished">Stoppen met rondkijken; de kaart terugleggen in de cirkel</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Open the deck editor</source>
        <translation type="unfinished">De deck-editor openen</translation>
    </message>
</context>
<context>
    <name>BoomtownReason</name>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the largest group gains %Ln square(s)</source>
        <extracomment>%2 a kind of land, such as &quot;Desert&quot;: the largest group of it in the player&apos;s town</extracomment>
        <translation type="unfinished">
            <numerusform>%2: de grootste groep groeit met %Ln vak</numerusform>
            <numerusform>%2: de grootste groep groeit met %Ln vakken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the largest group loses %Ln square(s)</source>
        <extracomment>%2 a kind of land, such as &quot;Desert&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%2: de grootste groep krimpt met %Ln vak</numerusform>
            <numerusform>%2: de grootste groep krimpt met %Ln vakken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: gains %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2: levert %Ln punt op</numerusform>
            <numerusform>%2: levert %Ln punten op</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: loses %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2: kost %Ln punt</numerusform>
            <numerusform>%2: kost %Ln punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the opponent loses %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2: de tegenstander verliest %Ln punt</numerusform>
            <numerusform>%2: de tegenstander verliest %Ln punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the opponent gains %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2: de tegenstander krijgt er %Ln punt bij</numerusform>
            <numerusform>%2: de tegenstander krijgt er %Ln punten bij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>covers %Ln visible square(s)</source>
        <translation type="unfinished">
            <numerusform>bedekt %Ln zichtbaar vak</numerusform>
            <numerusform>bedekt %Ln zichtbare vakken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>denies the opponent a card worth %Ln point(s) in their town</source>
        <translation type="unfinished">
            <numerusform>ontzegt de tegenstander een kaart die in diens stadje %Ln punt waard is</numerusform>
            <numerusform>ontzegt de tegenstander een kaart die in diens stadje %Ln punten waard is</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>gives the opponent %Ln card(s) (value in their town: %3)</source>
        <extracomment>%3 points, such as &quot;5 points&quot;; the number may be negative</extracomment>
        <translation type="unfinished">
            <numerusform>geeft de tegenstander %Ln kaart (waarde in diens stadje: %3)</numerusform>
            <numerusform>geeft de tegenstander %Ln kaarten (waarde in diens stadje: %3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownReview</name>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>The move cost %1 %2 in winning chances and %3 points of the expected lead.</source>
        <extracomment>%1 player, %2 &quot;12%&quot; of the chances of winning, %3 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">De zet kostte %1 %2 winstkans en %3 punten verwachte voorsprong.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>Given away:</source>
        <extracomment>Stands before &quot;7 points for Bo&quot;: what the cards bring that were passed over</extracomment>
        <translation type="unfinished">Weggegeven:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 for %2</source>
        <extracomment>%1 &quot;7 points&quot;, %2 player</extracomment>
        <translation type="unfinished">%1 voor %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 in winning chances, %2 points of the expected lead</source>
        <extracomment>%1 &quot;12%&quot; of the chances of winning, %2 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">%1 winstkans, %2 punten verwachte voorsprong</translation>
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
        <translation type="unfinished">Woestijn</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Forest</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Bos</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Mountains</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Bergen</translation>
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
        <translation type="unfinished">Sneeuw</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Water</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Water</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Bottle</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">Fles</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Cow</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">Koe</translation>
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
        <translation type="unfinished">Pikhouweel</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Wagon</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">Huifkar</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>desert</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">woestijn</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>forest</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">bos</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>mountains</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">bergen</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>plains</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">grasland</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>snow</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">sneeuw</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>water</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">water</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>bottle</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">fles</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>cow</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">koe</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>fort</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">fort</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>gun</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">revolver</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>pickaxe</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">pikhouweel</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>wagon</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">huifkar</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>bottles</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">flessen</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>cows</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">koeien</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>forts</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">forten</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>guns</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">revolvers</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>pickaxes</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">pikhouwelen</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>wagons</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">huifkarren</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>Look closely: this tile can score points for you right away.</source>
        <translation type="unfinished">Kijk goed: deze tegel kan je meteen punten opleveren.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>This is your last tile. Incomplete features still score at the end, but less.</source>
        <translation type="unfinished">Dit is je laatste tegel. Onvoltooide gebieden leveren aan het einde ook punten op, maar minder.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the track. When the railroad is complete, he scores a point for each tile and comes home.</source>
        <translation type="unfinished">Je mag een cowboy op het spoor zetten. Als de spoorlijn voltooid is, scoort hij een punt per tegel en komt hij terug.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the mountain. When the mountain is complete, he scores a point for each nugget and takes the gold that is left.</source>
        <translation type="unfinished">Je mag een cowboy op de berg zetten. Als de berg voltooid is, scoort hij een punt per goudklomp en neemt hij het resterende goud.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy in the city. When all of its railroads are complete, he scores 3 points for each of them.</source>
        <translation type="unfinished">Je mag een cowboy in de stad zetten. Als alle spoorlijnen ervan voltooid zijn, scoort hij 3 punten per spoorlijn.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the prairie. He stays there until the end of the game and then scores 2 points for each tipi camp and 4 for each horse herd.</source>
        <translation type="unfinished">Je mag een cowboy op de prairie zetten. Hij blijft daar tot het einde van het spel en scoort dan 2 punten per tipikamp en 4 per paardenkudde.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may pitch your tent on a mountain. From your next turn on, you can mine there.</source>
        <translation type="unfinished">Je mag je tent op een berg zetten. Vanaf je volgende beurt kun je daar delven.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may mine: instead of placing a piece, take a token from the mountain where your tent stands. Only you see what it is worth.</source>
        <translation type="unfinished">Je mag delven: in plaats van een speelstuk te plaatsen neem je een fiche van de berg waar je tent staat. Alleen jij ziet hoeveel het waard is.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>In this game, you may take back a cowboy instead of placing one.</source>
        <translation type="unfinished">In dit spel mag je een cowboy terugnemen in plaats van er een te plaatsen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>All your cowboys are at work. They come home when what they stand on is complete; farmers stay until the end.</source>
        <translation type="unfinished">Al je cowboys zijn aan het werk. Ze komen terug als voltooid is waarop ze staan; boeren blijven tot het einde.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>names</source>
        <extracomment>Stands for a value in the help of the command line: --against &lt;names&gt;</extracomment>
        <translation type="unfinished">namen</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>number</source>
        <extracomment>Stands for a value in the help of the command line: --people &lt;number&gt;</extracomment>
        <translation type="unfinished">getal</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>--%1 needs --play.</source>
        <extracomment>Answer to a command line: %1 an option</extracomment>
        <translation type="unfinished">--%1 vereist --play.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>[file]</source>
        <extracomment>Stands for a file in the help of the command line; it may be left out</extracomment>
        <translation type="unfinished">[bestand]</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Language of the windows, such as de.</source>
        <translation type="unfinished">Taal van de vensters, bijvoorbeeld de.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>code</source>
        <extracomment>Stands for a value in the help of the command line: --language &lt;code&gt;</extracomment>
        <translation type="unfinished">code</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Colors of the windows: system, light or dark.</source>
        <translation type="unfinished">Kleuren van de vensters: system, light of dark.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Animation speed: off, still, slow, normal or fast.</source>
        <translation type="unfinished">Animatiesnelheid: off, still, slow, normal of fast.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Only one file can be opened.</source>
        <translation type="unfinished">Er kan maar één bestand geopend worden.</translation>
    </message>
</context>
<context>
    <name>CompletionLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left would complete it</source>
        <extracomment>A feature of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>Een van de resterende tegels zou dit gebied voltooien</numerusform>
            <numerusform>%Ln van de resterende tegels zouden dit gebied voltooien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left would close this edge</source>
        <extracomment>An open edge of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>Een van de resterende tegels zou deze rand sluiten</numerusform>
            <numerusform>%Ln van de resterende tegels zouden deze rand sluiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left fit here</source>
        <extracomment>An empty square of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>Een van de resterende tegels past hier</numerusform>
            <numerusform>%Ln van de resterende tegels passen hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would complete it, and so would %Ln of those left</source>
        <extracomment>A feature of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>De tegel in de hand zou dit gebied voltooien, en een van de resterende ook</numerusform>
            <numerusform>De tegel in de hand zou dit gebied voltooien, en %Ln van de resterende ook</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would close this edge, and so would %Ln of those left</source>
        <extracomment>An open edge of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>De tegel in de hand zou deze rand sluiten, en een van de resterende ook</numerusform>
            <numerusform>De tegel in de hand zou deze rand sluiten, en %Ln van de resterende ook</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand fits here, and so do %Ln of those left</source>
        <extracomment>An empty square of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>De tegel in de hand past hier, en een van de resterende ook</numerusform>
            <numerusform>De tegel in de hand past hier, en %Ln van de resterende ook</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand would complete it</source>
        <translation type="unfinished">Alleen de tegel in de hand zou dit gebied voltooien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand would close this edge</source>
        <translation type="unfinished">Alleen de tegel in de hand zou deze rand sluiten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand fits here</source>
        <translation type="unfinished">Alleen de tegel in de hand past hier</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>No single tile can complete it anymore</source>
        <translation type="unfinished">Met één tegel is dit gebied niet meer te voltooien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>None of the tiles left would close this edge</source>
        <extracomment>A railroad or mountain goes on behind an open edge, whatever tile is placed there</extracomment>
        <translation type="unfinished">Geen van de resterende tegels zou deze rand sluiten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>None of the tiles left fits here</source>
        <translation type="unfinished">Geen van de resterende tegels past hier</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is less than %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is &quot;1%&quot;</extracomment>
        <translation type="unfinished">jouw kans om er een te trekken is minder dan %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is more than %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is &quot;99%&quot;</extracomment>
        <translation type="unfinished">jouw kans om er een te trekken is meer dan %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 as in &quot;62%&quot;</extracomment>
        <translation type="unfinished">jouw kans om er een te trekken is %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is less than %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 is &quot;1%&quot;</extracomment>
        <translation type="unfinished">de kans van %1 om er een te trekken is minder dan %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is more than %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 is &quot;99%&quot;</extracomment>
        <translation type="unfinished">de kans van %1 om er een te trekken is meer dan %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 as in &quot;62%&quot;</extracomment>
        <translation type="unfinished">de kans van %1 om er een te trekken is %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It can no longer be completed</source>
        <translation type="unfinished">Dit is niet meer te voltooien</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It takes at least %Ln more tile(s) to complete it</source>
        <extracomment>A railroad or mountain of the board</extracomment>
        <translation type="unfinished">
            <numerusform>Er is nog minstens %Ln tegel nodig om dit te voltooien</numerusform>
            <numerusform>Er zijn nog minstens %Ln tegels nodig om dit te voltooien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>closed by %Ln of the tiles left</source>
        <extracomment>An open edge of a railroad or mountain, which tiles would close; stands behind its place and a colon</extracomment>
        <translation type="unfinished">
            <numerusform>gesloten door een van de resterende tegels</numerusform>
            <numerusform>gesloten door %Ln van de resterende tegels</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand does not fit: %1</source>
        <extracomment>%1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">De tegel in de hand past niet: %1</translation>
    </message>
</context>
<context>
    <name>ConfirmingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/confirmingmode.cpp"/>
        <source>Confirm: %1</source>
        <extracomment>Name of a choice; %1 is what the player would do: &quot;Put a railwayman on the railroad: 4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">Bevestigen: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/confirmingmode.cpp"/>
        <source>Enter or another click confirms the move; Esc takes it back.</source>
        <translation type="unfinished">Enter of nog een klik bevestigt de zet, Esc neemt hem terug.</translation>
    </message>
</context>
<context>
    <name>CountChanges</name>
    <message>
        <location filename="../editor/boomtown/statistics/countchanges.cpp"/>
        <source>%1 from %2 to %3</source>
        <extracomment>Part of a list: %1 a land or symbol, %2 and %3 on how many squares it was and is; or %1 &quot;Table rows&quot;, %2 and %3 how many there were and are</extracomment>
        <translation type="unfinished">%1 van %2 naar %3</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/countchanges.cpp"/>
        <source>Table rows</source>
        <extracomment>The rows of tables in bonuses</extracomment>
        <translation type="unfinished">Tabelrijen</translation>
    </message>
</context>
<context>
    <name>DeckChanges</name>
    <message>
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (card %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the id of a card</extracomment>
        <translation type="unfinished">%1 (kaart %2)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (cards %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the ids of cards, as a list</extracomment>
        <translation type="unfinished">%1 (kaarten %2)</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (%Ln card(s))</source>
        <extracomment>A step of the history: %1 what was done, to how many cards</extracomment>
        <translation type="unfinished">
            <numerusform>%1 (%Ln kaart)</numerusform>
            <numerusform>%1 (%Ln kaarten)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckFindingWords</name>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>The deck</source>
        <extracomment>Place of a problem: the deck of cards</extracomment>
        <translation type="unfinished">Het deck</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>no. %1</source>
        <extracomment>In place of the id that a card does not have: %1 its number in the deck</extracomment>
        <translation type="unfinished">nr. %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1, front</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">Kaart %1, voorkant</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1, bonus</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">Kaart %1, bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">Kaart %1</translation>
    </message>
</context>
<context>
    <name>DeckHandbook</name>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A Boomtown deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Een deck voor Boomtown</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A deck has 18 cards. The front of a card has four squares, which become part of a town. Its back is a bonus.</source>
        <translation type="unfinished">Een deck heeft 18 kaarten. De voorkant van een kaart heeft vier vakken, die deel worden van een stadje. De achterkant is een bonus.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>The list on the left shows all cards. Choose several to copy or remove them together. Drag them to change their order. The tab &quot;Deck&quot; shows the name of the deck and its description, also in other languages.</source>
        <translation type="unfinished">De lijst links bevat alle kaarten. Kies er meerdere om ze tegelijk te kopiëren of te verwijderen. Sleep ze om hun volgorde te wijzigen. Het tabblad “Deck” bevat de naam en de omschrijving van het deck, ook in andere talen.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Drawing a card</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Een kaart tekenen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Click a square to choose it. Click it again for its next land, or click its symbol for the next symbol. The right button goes back.</source>
        <translation type="unfinished">Klik op een vak om het te kiezen. Klik er nog eens op voor het volgende landschap, of klik op het symbool voor het volgende symbool. De rechtermuisknop gaat terug.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>The buttons below the card choose a land or a symbol directly. Their tool tips name the keys that do the same.</source>
        <translation type="unfinished">De knoppen onder de kaart kiezen een landschap of symbool direct. De tooltips noemen de toetsen die hetzelfde doen.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A card may lie upside down in a town. &quot;Show upside down&quot; shows how that looks, and changes nothing.</source>
        <translation type="unfinished">Een kaart kan in een stadje ondersteboven liggen. “Ondersteboven tonen” toont hoe dat eruitziet en verandert niets.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Bonuses</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Bonussen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>On the &quot;Card&quot; tab, you choose one of 18 kinds of bonuses. Below it are the fields that this kind takes: symbols, a land, points. The picture shows the bonus as players see it.</source>
        <translation type="unfinished">Op het tabblad “Kaart” kies je een van de 18 soorten bonussen. Daaronder staan de velden die bij deze soort horen: symbolen, een landschap, punten. De afbeelding toont de bonus zoals spelers hem zien.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Some kinds use a table. Each row says how many symbols are needed and how many points they bring. The last row that is reached counts.</source>
        <translation type="unfinished">Sommige soorten hebben een tabel. Elke rij zegt hoeveel symbolen er nodig zijn en hoeveel punten die opleveren. De laatste rij die gehaald wordt, telt.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Problems and balance</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Problemen en balans</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A deck with an error cannot be played. Click a problem to go to its card. The button beside it repairs it.</source>
        <translation type="unfinished">Met een deck waarin een fout zit, kan niet gespeeld worden. Klik op een probleem om naar de kaart te gaan. De knop ernaast lost het op.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>In a balanced deck, each land and each symbol appears 12 times. The tab &quot;Balance&quot; counts them, and compares the bonuses with those of the game&apos;s deck.</source>
        <translation type="unfinished">In een uitgebalanceerd deck komt elk landschap en elk symbool 12 keer voor. Het tabblad “Balans” telt ze en vergelijkt de bonussen met die van het deck van het spel.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Trying a deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Een deck uitproberen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>In the lab the computer plays many games with your deck. You see how many points each bonus brings, and which cards are passed over.</source>
        <translation type="unfinished">In het lab speelt de computer veel spellen met je deck. Je ziet hoeveel punten elke bonus oplevert en welke kaarten overgeslagen worden.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>F5 starts the game with the deck as it is now, saved or not. &quot;Install in the game&quot; lets you choose it for any new game.</source>
        <translation type="unfinished">F5 start het spel met het deck zoals het nu is, opgeslagen of niet. Met “Installeren in het spel” kun je het voor elk nieuw spel kiezen.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Printing a deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Een deck afdrukken</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>&quot;Print and play&quot; makes pages of cards with their bonuses on the backs. If you cannot print on both sides, print the bonus cards too.</source>
        <translation type="unfinished">“Afdrukken en spelen” maakt pagina’s met kaarten en hun bonussen op de achterkanten. Kun je niet dubbelzijdig afdrukken, druk dan ook de bonuskaarten af.</translation>
    </message>
</context>
<context>
    <name>DeckInstalling</name>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>A deck called &quot;%1&quot; is already installed.</source>
        <extracomment>%1 name of a deck of cards</extracomment>
        <translation type="unfinished">Er is al een deck met de naam “%1” geïnstalleerd.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button: the new deck takes the place of the installed one</extracomment>
        <translation type="unfinished">&amp;Vervangen</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button: both decks of the same name stay installed</extracomment>
        <translation type="unfinished">&amp;Beide behouden</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The deck was not installed</source>
        <translation type="unfinished">Het deck is niet geïnstalleerd</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Remove a deck</source>
        <translation type="unfinished">Een deck verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Remove &quot;%1&quot; from your decks?</source>
        <extracomment>%1 name of a deck of cards</extracomment>
        <translation type="unfinished">“%1” uit je decks verwijderen?</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Its file will be deleted. Saved games keep the deck.</source>
        <translation type="unfinished">Het bestand wordt gewist. Opgeslagen spellen behouden het deck.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&amp;Remove</source>
        <extracomment>Button (verb): remove the deck</extracomment>
        <translation type="unfinished">Ver&amp;wijderen</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The deck was not removed</source>
        <translation type="unfinished">Het deck is niet verwijderd</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&quot;%1&quot; could not be removed: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">“%1” kon niet verwijderd worden: %2.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Save a copy of the deck</source>
        <translation type="unfinished">Een kopie van het deck opslaan</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Decks (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">Decks (%1)</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The copy was not saved</source>
        <translation type="unfinished">De kopie is niet opgeslagen</translation>
    </message>
</context>
<context>
    <name>DeckKind</name>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>New dec&amp;k…</source>
        <extracomment>Menu entry: a new deck of cards</extracomment>
        <translation type="unfinished">Nieuw dec&amp;k…</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Start a new Boomtown deck, plain or based on another one</source>
        <translation type="unfinished">Een nieuw deck voor Boomtown beginnen, eenvoudig of op basis van een ander</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>New deck</source>
        <extracomment>Name of a deck of cards that has none yet</extracomment>
        <translation type="unfinished">Nieuw deck</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Card</source>
        <extracomment>Menu: what can be done with cards</extracomment>
        <translation type="unfinished">&amp;Kaart</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Decks (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">Decks (%1)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Find a card</source>
        <translation type="unfinished">Kaart &amp;zoeken</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;New card</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Nieuwe kaart</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>T&amp;urn the card</source>
        <extracomment>Menu entry: shows the card upside down</extracomment>
        <translation type="unfinished">K&amp;aart draaien</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Balance</source>
        <extracomment>Menu entry: shows how balanced the deck is</extracomment>
        <translation type="unfinished">&amp;Balans</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>C&amp;ard list</source>
        <extracomment>Menu entry: shows or hides a part of the window</extracomment>
        <translation type="unfinished">Kaar&amp;tenlijst</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">Klikken</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose a square; click it again for its next land, or click its symbol for the next symbol; right-click to go back</source>
        <translation type="unfinished">Een vak kiezen; op het gekozen vak het volgende landschap, of op het symbool het volgende symbool; de rechtermuisknop gaat terug</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Arrow keys</source>
        <extracomment>The arrow keys</extracomment>
        <translation type="unfinished">Pijltoetsen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose a square</source>
        <translation type="unfinished">Een vak kiezen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose the land of the square</source>
        <translation type="unfinished">Het landschap van het vak kiezen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose the symbol of the square</source>
        <translation type="unfinished">Het symbool van het vak kiezen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Enter, Backspace</source>
        <extracomment>Names of keys, in a table</extracomment>
        <translation type="unfinished">Enter, Backspace</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Next or previous land; with Shift, next or previous symbol</source>
        <translation type="unfinished">Volgend landschap, vorig landschap; met Shift het symbool</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Repair the chosen problem</source>
        <translation type="unfinished">Het gekozen probleem oplossen</translation>
    </message>
</context>
<context>
    <name>DrawTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Draw</source>
        <extracomment>Name of a tool: to draw on a tile, not to take one from the stack</extracomment>
        <translation type="unfinished">Tekenen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click an edge to switch between prairie, railroad and mountain. Drag to lay track or join mountains. Scroll to add or remove symbols.</source>
        <translation type="unfinished">Klik op een rand om te wisselen tussen prairie, spoorlijn en berg. Sleep om spoor te leggen of bergen te verbinden. Scrol om symbolen toe te voegen of te verwijderen.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Split a prairie</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Prairie splitsen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Join prairies</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Prairies verbinden</translation>
    </message>
</context>
<context>
    <name>EdgeTexts</name>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Noordrand: spoorlijn</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Noordrand: berg</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Noordrand: prairie</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Oostrand: spoorlijn</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Oostrand: berg</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Oostrand: prairie</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Zuidrand: spoorlijn</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Zuidrand: berg</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Zuidrand: prairie</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Westrand: spoorlijn</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Westrand: berg</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Westrand: prairie</translation>
    </message>
</context>
<context>
    <name>EdgeWords</name>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north</source>
        <extracomment>Name of an edge, nominative, as in &quot;north–south&quot; or &quot;Edge north&quot;</extracomment>
        <translation type="unfinished">noord</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east</source>
        <extracomment>Name of an edge, nominative, as in &quot;east–west&quot; or &quot;Edge east&quot;</extracomment>
        <translation type="unfinished">oost</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south</source>
        <extracomment>Name of an edge, nominative, as in &quot;north–south&quot; or &quot;Edge south&quot;</extracomment>
        <translation type="unfinished">zuid</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west</source>
        <extracomment>Name of an edge, nominative, as in &quot;east–west&quot; or &quot;Edge west&quot;</extracomment>
        <translation type="unfinished">west</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north edge, western half</source>
        <translation type="unfinished">noordrand, westelijke helft</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north edge, eastern half</source>
        <translation type="unfinished">noordrand, oostelijke helft</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east edge, northern half</source>
        <translation type="unfinished">oostrand, noordelijke helft</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east edge, southern half</source>
        <translation type="unfinished">oostrand, zuidelijke helft</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south edge, eastern half</source>
        <translation type="unfinished">zuidrand, oostelijke helft</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south edge, western half</source>
        <translation type="unfinished">zuidrand, westelijke helft</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west edge, southern half</source>
        <translation type="unfinished">westrand, zuidelijke helft</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west edge, northern half</source>
        <translation type="unfinished">westrand, noordelijke helft</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>railroad</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: railroad&quot;</extracomment>
        <translation type="unfinished">spoorlijn</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>mountain</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: mountain&quot;</extracomment>
        <translation type="unfinished">berg</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>prairie</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: prairie&quot;</extracomment>
        <translation type="unfinished">prairie</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>city</source>
        <extracomment>A part of a tile, nominative</extracomment>
        <translation type="unfinished">stad</translation>
    </message>
</context>
<context>
    <name>EditorCommandLine</name>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Draw tiles and cards, try them, print them.</source>
        <translation type="unfinished">Teken tegels en kaarten, probeer ze uit en druk ze af.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Tile sets (*.tileset.json, *.tileset.zip) and decks (*.deck.json) to open.</source>
        <translation type="unfinished">Tegelsets (*.tileset.json, *.tileset.zip) en decks (*.deck.json) om te openen.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>[file…]</source>
        <extracomment>On the command line: files that may be named</extracomment>
        <translation type="unfinished">[bestand…]</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Language of the windows, such as de.</source>
        <translation type="unfinished">Taal van de vensters, bijvoorbeeld de.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>code</source>
        <extracomment>On the command line: what to give for the option --language</extracomment>
        <translation type="unfinished">code</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Colors of the windows: system, light or dark.</source>
        <translation type="unfinished">Kleuren van de vensters: system, light of dark.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the set or deck as a PDF for printing and exit; works without a screen.</source>
        <translation type="unfinished">Schrijf de set of het deck als PDF om af te drukken en stop; werkt zonder scherm.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the tiles or cards as pictures and exit; works without a screen.</source>
        <translation type="unfinished">Schrijf de tegels of kaarten als afbeeldingen en stop; werkt zonder scherm.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the pages as SVG and exit; works without a screen.</source>
        <translation type="unfinished">Schrijf de pagina’s als SVG en stop; werkt zonder scherm.</translation>
    </message>
</context>
<context>
    <name>EditorHelp</name>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">Klikken</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Switch an edge between railroad, mountain and prairie; right-click to go back</source>
        <translation type="unfinished">Een rand omschakelen tussen spoorlijn, berg en prairie; de rechtermuisknop gaat terug</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">Slepen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Lay track from edge to edge or into the middle; extend a mountain to an edge or another mountain</source>
        <translation type="unfinished">Spoor leggen van rand tot rand of naar het midden; een berg uitbreiden naar een rand of een andere berg</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Wheel</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">Muiswiel</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add or remove nuggets, locomotives and tipi camps; with Shift, horse herds</source>
        <translation type="unfinished">Goudklompen, locomotieven en tipikampen toevoegen of verwijderen; met Shift paardenkuddes</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Arrow keys</source>
        <extracomment>The arrow keys</extracomment>
        <translation type="unfinished">Pijltoetsen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Choose an edge</source>
        <translation type="unfinished">Een rand kiezen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>PgUp, PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">PgUp, PgDown</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Go through edges and parts of the tile</source>
        <translation type="unfinished">Langs de randen en delen van de tegel gaan</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Enter, Backspace</source>
        <extracomment>Names of keys, in a table</extracomment>
        <translation type="unfinished">Enter, Backspace</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Same as a click, same as a right-click</source>
        <translation type="unfinished">Hetzelfde als een klik, hetzelfde als een klik met de rechtermuisknop</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Begin a drag at the chosen edge or part; press again to end it</source>
        <translation type="unfinished">Aan de gekozen rand of het gekozen deel beginnen te slepen; nog eens drukken om te stoppen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add or remove the symbol that belongs to the chosen part</source>
        <translation type="unfinished">Het symbool dat bij het gekozen deel hoort, toevoegen of verwijderen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add a nugget, locomotive, tipi camp or horse herd; with Shift, remove one</source>
        <translation type="unfinished">Een goudklomp, locomotief, tipikamp of paardenkudde toevoegen; met Shift verwijderen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Choose a tool</source>
        <translation type="unfinished">Een gereedschap kiezen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Repair the chosen problem</source>
        <translation type="unfinished">Het gekozen probleem oplossen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Keys and mouse</source>
        <translation type="unfinished">Toetsen en muis</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>On the drawing</source>
        <extracomment>Heading above a table of keys: they work on the large picture of a tile or card that is drawn on</extracomment>
        <translation type="unfinished">Op de tekening</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Everywhere</source>
        <extracomment>Heading above a table of keys: they work in the whole window</extracomment>
        <translation type="unfinished">Overal</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>About Lodeline</source>
        <extracomment>Title of a dialog</extracomment>
        <translation type="unfinished">Over Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>&lt;h3&gt;Lodeline Editor %1&lt;/h3&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Unofficial: not connected with the publishers of any board game.&lt;/p&gt;</source>
        <extracomment>%1 number of the version; h3 and p are marks of HTML</extracomment>
        <translation type="unfinished">&lt;h3&gt;Lodeline-editor %1&lt;/h3&gt;&lt;p&gt;Vrije software onder de GNU General Public License, versie 3 of later. Niet-officieel: niet verbonden met de uitgevers van welk bordspel dan ook.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the railwayman at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 neemt de spoorwerker op %2 terug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the gold miner at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 neemt de goudgraver op %2 terug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the farmer at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 neemt de boer op %2 terug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the merchant at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 neemt de handelaar op %2 terug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s railwayman comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">De spoorwerker van %1 komt terug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s gold miner comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">De goudgraver van %1 komt terug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s farmer comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">De boer van %1 komt terug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s merchant comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">De handelaar van %1 komt terug</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile is on the board</source>
        <translation type="unfinished">De starttegel ligt op het bord</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile is on the board, with %Ln token(s) on it</source>
        <extracomment>%Ln mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>De starttegel ligt op het bord, met %Ln fiche erop</numerusform>
            <numerusform>De starttegel ligt op het bord, met %Ln fiches erop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln tile(s) fit nowhere and are discarded</source>
        <translation type="unfinished">
            <numerusform>%Ln tegel past nergens en wordt afgelegd</numerusform>
            <numerusform>%Ln tegels passen nergens en worden afgelegd</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>None of the tiles left fits anywhere: the game ends</source>
        <translation type="unfinished">Geen van de resterende tegels past ergens: het spel is afgelopen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws the last tile</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 trekt de laatste tegel</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws a tile, %Ln left</source>
        <extracomment>%1 player, %Ln tiles left in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>%1 trekt een tegel, nog %Ln over</numerusform>
            <numerusform>%1 trekt een tegel, nog %Ln over</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 places the tile at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 plaatst de tegel op %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 places the tile at %2 and puts %Ln token(s) on its mountains</source>
        <extracomment>%1 player, %2 position, %Ln mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%1 plaatst de tegel op %2 en legt %Ln fiche op de berg ervan</numerusform>
            <numerusform>%1 plaatst de tegel op %2 en legt %Ln fiches op de bergen ervan</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a railwayman on the railroad</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 zet een spoorwerker op de spoorlijn</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a gold miner on the mountain</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 zet een goudgraver op de berg</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a farmer on the prairie</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 zet een boer op de prairie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a merchant in the city</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 zet een handelaar in de stad</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 pitches the tent at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 zet de tent neer op %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes a token from the mountain: %2</source>
        <extracomment>%1 player, %2 value of the mining token</extracomment>
        <translation type="unfinished">%1 neemt een fiche van de berg: %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes a token from the mountain</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 neemt een fiche van de berg</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>Nobody scores for %1</source>
        <extracomment>%1 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">Niemand scoort voor %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 scores %Ln point(s) for %2</source>
        <extracomment>%1 player, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1 scoort %Ln punt voor %2</numerusform>
            <numerusform>%1 scoort %Ln punten voor %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 score %Ln point(s) each for %2</source>
        <comment>several players</comment>
        <extracomment>%1 players, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1 scoren elk %Ln punt voor %2</numerusform>
            <numerusform>%1 scoren elk %Ln punten voor %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 gets %Ln token(s) from the mountain at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">
            <numerusform>%1 krijgt %Ln fiche van de berg op %2</numerusform>
            <numerusform>%1 krijgt %Ln fiches van de berg op %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln token(s) from the mountain at %1 go back to the supply</source>
        <extracomment>%1 position</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln fiche van de berg op %1 gaat terug naar de voorraad</numerusform>
            <numerusform>%Ln fiches van de berg op %1 gaan terug naar de voorraad</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s tent comes home</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">De tent van %1 komt terug</translation>
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
        <translation type="unfinished">Alle spelers tonen hun goud: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete railroad of %Ln tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>een onvoltooide spoorlijn van %Ln tegel</numerusform>
            <numerusform>een onvoltooide spoorlijn van %Ln tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>een spoorlijn van %Ln tegel</numerusform>
            <numerusform>een spoorlijn van %Ln tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s) with a locomotive</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>een spoorlijn van %Ln tegel met een locomotief</numerusform>
            <numerusform>een spoorlijn van %Ln tegels met een locomotief</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s) with several locomotives</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>een spoorlijn van %Ln tegel met meerdere locomotieven</numerusform>
            <numerusform>een spoorlijn van %Ln tegels met meerdere locomotieven</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain without nuggets</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">een onvoltooide berg zonder goudklompen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain without nuggets</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">een berg zonder goudklompen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain with %Ln nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>een onvoltooide berg met %Ln goudklomp</numerusform>
            <numerusform>een onvoltooide berg met %Ln goudklompen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain with %Ln nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>een berg met %Ln goudklomp</numerusform>
            <numerusform>een berg met %Ln goudklompen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city without completed railroads</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">een onvoltooide stad zonder voltooide spoorlijnen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city with %Ln completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>een onvoltooide stad met %Ln voltooide spoorlijn</numerusform>
            <numerusform>een onvoltooide stad met %Ln voltooide spoorlijnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a city with %Ln completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>een stad met %Ln voltooide spoorlijn</numerusform>
            <numerusform>een stad met %Ln voltooide spoorlijnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Stands in &quot;a prairie with %1&quot;, in the case that your translation of that needs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tipikamp</numerusform>
            <numerusform>%Ln tipikampen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Stands in &quot;a prairie with %1&quot;, in the case that your translation of that needs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln paardenkudde</numerusform>
            <numerusform>%Ln paardenkuddes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a prairie without tipi camps or horse herds</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">een prairie zonder tipikampen of paardenkuddes</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a prairie with %1</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; %1 is a list of camps and herds with their numbers</extracomment>
        <translation type="unfinished">een prairie met %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>gold</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">goud</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 wins with %Ln point(s)</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">
            <numerusform>%1 wint met %Ln punt</numerusform>
            <numerusform>%1 wint met %Ln punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 share the win with %Ln point(s) each</source>
        <extracomment>%1 players</extracomment>
        <translation type="unfinished">
            <numerusform>%1 delen de overwinning met elk %Ln punt</numerusform>
            <numerusform>%1 delen de overwinning met elk %Ln punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: %2.</source>
        <extracomment>%1 name of a file, %2 the reason as the system words it</extracomment>
        <translation type="unfinished">“%1” kan niet geschreven worden: %2.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>There is not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation type="unfinished">Er is niet genoeg geheugen voor een afbeelding van deze grootte. Kies een kleinere.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: its folder does not exist.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">“%1” kan niet geschreven worden: de map bestaat niet.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: you are not allowed to write in its folder.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">“%1” kan niet geschreven worden: je mag niet in die map schrijven.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>The folder &quot;%1&quot; cannot be created.</source>
        <extracomment>%1 path of a folder</extracomment>
        <translation type="unfinished">De map “%1” kan niet gemaakt worden.</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Prints a tile set or a deck to a file.</source>
        <translation type="unfinished">Drukt een tegelset of een deck af naar een bestand.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>A tile set (*.tileset.json, *.tileset.zip) or a deck (*.deck.json). If OUT is empty, as in --export-pdf=, the result is written next to this file.</source>
        <translation type="unfinished">Een tegelset (*.tileset.json, *.tileset.zip) of een deck (*.deck.json). Is OUT leer, zoals in --export-pdf=, dan komt het bestand ernaast.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Pages to print and cut out, as PDF.</source>
        <translation type="unfinished">Pagina’s om af te drukken en uit te knippen, als PDF.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The same pages as SVG; several pages get a file each.</source>
        <translation type="unfinished">Dezelfde pagina’s als SVG; meerdere pagina’s krijgen elk een bestand.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Pictures: one of all designs if OUT ends in .png, otherwise a folder with one per design.</source>
        <translation type="unfinished">Afbeeldingen: één van alle ontwerpen als OUT eindigt op .png, anders een map met één per ontwerp.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a tile (45).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Zijde van een tegel (45).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a card of a deck (60).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Zijde van een kaart van een deck (60).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Width of a bonus card (60).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Breedte van een bonuskaart (60).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>A4, A3, A5, A6, Letter, Legal or Tabloid (A4).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">A4, A3, A5, A6, Letter, Legal of Tabloid (A4).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Landscape: the long side of the paper is horizontal.</source>
        <translation type="unfinished">Liggend: de lange zijde van het papier is horizontaal.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Margin left blank on each side (5).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Marge die aan elke zijde leeg blijft (5).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Gap between tiles (3).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Ruimte tussen tegels (3).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>How far pictures extend beyond the cut, at most half the gap (1).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Hoe ver afbeeldingen over de snijlijn doorlopen, hoogstens de helft van de tussenruimte (1).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Without cut marks.</source>
        <translation type="unfinished">Zonder snijtekens.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Without the ruler for checking the size.</source>
        <translation type="unfinished">Zonder de liniaal om de maat te controleren.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Add the reverse side after each page, for two-sided printing.</source>
        <translation type="unfinished">Voeg na elke pagina de keerzijde toe, voor dubbelzijdig afdrukken.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Edge on which the sheet is flipped: long or short (long).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">Kant waarover het vel wordt omgekeerd: long of short (long).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>White background, pale colors.</source>
        <translation type="unfinished">Witte achtergrond, bleke kleuren.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>No mining tokens and no pieces.</source>
        <translation type="unfinished">Geen mijnfiches en geen speelstukken.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>No bonus cards.</source>
        <translation type="unfinished">Geen bonuskaarten.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only one copy of each design.</source>
        <translation type="unfinished">Slechts één exemplaar van elk ontwerp.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only the design or card with this id; may be given several times.</source>
        <translation type="unfinished">Alleen het ontwerp of de kaart met dit id; mag meermaals opgegeven worden.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a tile or card in pictures, in pixels.</source>
        <translation type="unfinished">Zijde van een tegel of kaart op afbeeldingen, in pixels.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The export needs exactly one tile set or deck.</source>
        <translation type="unfinished">De export heeft precies één tegelset of deck nodig.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 has no effect here.</source>
        <extracomment>On the command line: %1 an option</extracomment>
        <translation type="unfinished">--%1 verandert hier niets.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The file has no design &quot;%1&quot;.</source>
        <extracomment>On the command line: %1 the id of a design</extracomment>
        <translation type="unfinished">Het bestand heeft geen ontwerp “%1”.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Dots per inch of the pictures on the pages (600).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">Aantal dots per inch van de afbeeldingen op de pagina’s (600).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Language of the pages, such as de (en).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">Taal van de pagina’s, bijvoorbeeld de (en).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 takes a number from %2 to %3.</source>
        <extracomment>On the command line: %1 an option, %2 and %3 numbers</extracomment>
        <translation type="unfinished">--%1 verwacht een getal van %2 tot %3.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 takes a whole number.</source>
        <extracomment>On the command line: %1 an option</extracomment>
        <translation type="unfinished">--%1 verwacht een geheel getal.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Unknown paper size &quot;%1&quot;. Possible values: A4, A3, A5, A6, Letter, Legal or Tabloid.</source>
        <extracomment>On the command line: %1 what was typed</extracomment>
        <translation type="unfinished">Onbekend papierformaat “%1”; mogelijk zijn A4, A3, A5, A6, Letter, Legal of Tabloid.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--flip takes long or short.</source>
        <translation type="unfinished">--flip verwacht long of short.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>error</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: error: what is wrong&quot;</extracomment>
        <translation type="unfinished">fout</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>warning</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: warning: what is wrong&quot;</extracomment>
        <translation type="unfinished">waarschuwing</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>note</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: note: what is remarkable&quot;; less than a warning</extracomment>
        <translation type="unfinished">opmerking</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only one export at a time is possible.</source>
        <translation type="unfinished">Er is maar één export tegelijk mogelijk.</translation>
    </message>
</context>
<context>
    <name>FeatureLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tipikamp</numerusform>
            <numerusform>%Ln tipikampen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln paardenkudde</numerusform>
            <numerusform>%Ln paardenkuddes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Prairie without tipi camps or horse herds</source>
        <translation type="unfinished">Prairie zonder tipikampen of paardenkuddes</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Prairie: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;2 tipi camps, 1 horse herd&quot;</extracomment>
        <translation type="unfinished">Prairie: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Railroad: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">Spoorlijn: %1</translation>
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
        <translation type="unfinished">Stad: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s)</source>
        <extracomment>How many cowboys a player has on a feature, alone or fewer than others</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln cowboy</numerusform>
            <numerusform>%Ln cowboys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s), tied for the most</source>
        <extracomment>How many cowboys a player has on a feature: as many as others, and nobody has more; &quot;the most&quot; is said of the number</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln cowboy, gedeelde meerderheid</numerusform>
            <numerusform>%Ln cowboys, gedeelde meerderheid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s), the most</source>
        <extracomment>How many cowboys a player has on a feature: nobody else has as many; &quot;the most&quot; is said of the number</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln cowboy, de meerderheid</numerusform>
            <numerusform>%Ln cowboys, de meerderheid</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>since turn %1</source>
        <extracomment>Part of a list: a piece stands there; %1 number of a turn</extracomment>
        <translation type="unfinished">sinds beurt %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>since turns %1</source>
        <extracomment>Part of a list: several pieces stand there; %1 numbers of turns such as &quot;3, 12&quot;</extracomment>
        <translation type="unfinished">sinds beurten %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>tent</source>
        <extracomment>A player&apos;s tent stands on the mountain</extracomment>
        <translation type="unfinished">tent</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>railwayman</source>
        <extracomment>A cowboy of a player, on a railroad</extracomment>
        <translation type="unfinished">spoorwerker</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>gold miner</source>
        <extracomment>A cowboy of a player, on a mountain</extracomment>
        <translation type="unfinished">goudgraver</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>farmer</source>
        <extracomment>A cowboy of a player, on a prairie</extracomment>
        <translation type="unfinished">boer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>merchant</source>
        <extracomment>A cowboy of a player, in a city</extracomment>
        <translation type="unfinished">handelaar</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) when complete or at the end of the game</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln punt bij voltooiing of aan het einde van het spel</numerusform>
            <numerusform>%Ln punten bij voltooiing of aan het einde van het spel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) when complete</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln punt bij voltooiing</numerusform>
            <numerusform>%Ln punten bij voltooiing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) at the end of the game</source>
        <extracomment>What a part of the board is worth if it stays as it is</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln punt aan het einde van het spel</numerusform>
            <numerusform>%Ln punten aan het einde van het spel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>This game has no farmers, so prairies score nothing</source>
        <translation type="unfinished">In dit spel zijn er geen boeren, dus leveren prairies niets op</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Nobody has a cowboy here</source>
        <translation type="unfinished">Niemand heeft hier een cowboy</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: this game has no farmers</source>
        <translation type="unfinished">Je kunt hier geen cowboy zetten: in dit spel zijn er geen boeren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: there is one already</source>
        <translation type="unfinished">Je kunt hier geen cowboy zetten: er staat er al een</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: you have none left</source>
        <translation type="unfinished">Je kunt hier geen cowboy zetten: je hebt er geen meer</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Points per player</source>
        <translation type="unfinished">Punten per speler</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Total</source>
        <extracomment>Row of a table: the points of a player from all sources</extracomment>
        <translation type="unfinished">Totaal</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>In the final scoring</source>
        <translation type="unfinished">In de eindtelling</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share of all points that is scored after the last turn</source>
        <translation type="unfinished">Deel van alle punten dat na de laatste beurt wordt gescoord</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Winner&apos;s lead</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Voorsprong van de winnaar</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>How many points the winner is ahead of second place</source>
        <translation type="unfinished">Hoeveel punten de winnaar voorligt op de tweede plaats</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Going first</source>
        <extracomment>Heading in a table: what it means to have the first turn</extracomment>
        <translation type="unfinished">Als eerste spelen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>Drafting first</source>
        <extracomment>Heading in a table: what it means to take the first card</extracomment>
        <translation type="unfinished">Als eerste kiezen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share of wins</source>
        <translation type="unfinished">Aandeel overwinningen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>A shared win counts as part of a win</source>
        <translation type="unfinished">Een gedeelde overwinning telt als deel van een overwinning</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>95% interval</source>
        <extracomment>Row of a table: the range in which the share of wins lies with a chance of 95 in 100</extracomment>
        <translation type="unfinished">95%-interval</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Where the true share probably lies, judging by how much the games differ</source>
        <translation type="unfinished">Waar het werkelijke aandeel vermoedelijk ligt, gezien de verschillen tussen de spellen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Equal share</source>
        <extracomment>Row of a table: the share of wins if all players won equally often</extracomment>
        <translation type="unfinished">Gelijk aandeel</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share complete at the end</source>
        <extracomment>Heading above rows for railroads, mountains and cities: how many of them are complete when the game ends</extracomment>
        <translation type="unfinished">Aandeel voltooid aan het einde</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Board</source>
        <extracomment>Heading in a table: figures of the tiles on the table</extracomment>
        <translation type="unfinished">Bord</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Turns</source>
        <extracomment>Turns of the players in a game, not rotations</extracomment>
        <translation type="unfinished">Beurten</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>All players together</source>
        <translation type="unfinished">Alle spelers samen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Discarded tiles</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Afgelegde tegels</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Drawn tiles that fit nowhere</source>
        <translation type="unfinished">Getrokken tegels die nergens passen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Squares per drawn tile</source>
        <translation type="unfinished">Vakken per getrokken tegel</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>How many squares a drawn tile fits</source>
        <translation type="unfinished">In hoeveel vakken een getrokken tegel past</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Hard-to-place tiles</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Moeilijk te plaatsen tegels</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Drawn tiles that fit two squares at most</source>
        <translation type="unfinished">Getrokken tegels die in hoogstens twee vakken passen</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares at the end</source>
        <translation type="unfinished">Open vakken aan het einde</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Empty squares beside a tile</source>
        <translation type="unfinished">Lege vakken naast een tegel</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Holes</source>
        <extracomment>Row of a table: open squares with tiles on all four sides</extracomment>
        <translation type="unfinished">Gaten</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares with tiles on all four sides</source>
        <translation type="unfinished">Open vakken met tegels aan alle vier de kanten</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Dead squares</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Dode vakken</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares that no tile in the set fits</source>
        <translation type="unfinished">Open vakken waar geen tegel van de set in past</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Unfillable squares</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Onvulbare vakken</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Squares that none of the remaining tiles fits when a quarter of the stack is left</source>
        <translation type="unfinished">Vakken waar geen van de resterende tegels in past als er nog een kwart van de stapel over is</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Tokens</source>
        <extracomment>Heading in a table: mining tokens</extracomment>
        <translation type="unfinished">Fiches</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Left at the end</source>
        <translation type="unfinished">Over aan het einde</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Tokens that nobody took</source>
        <translation type="unfinished">Fiches die niemand heeft genomen</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, north edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Tegel %1, noordrand</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, east edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Tegel %1, oostrand</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, south edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Tegel %1, zuidrand</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, west edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Tegel %1, westrand</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, railroad %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the railroad on its tile</extracomment>
        <translation type="unfinished">Tegel %1, spoorlijn %2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, mountain %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the mountain on its tile</extracomment>
        <translation type="unfinished">Tegel %1, berg %2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, prairie %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the prairie on its tile</extracomment>
        <translation type="unfinished">Tegel %1, prairie %2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, city</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Tegel %1, stad</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>The tokens</source>
        <extracomment>Place of a problem: the mining tokens of the set</extracomment>
        <translation type="unfinished">De fiches</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>The set</source>
        <extracomment>Place of a problem: the tile set</extracomment>
        <translation type="unfinished">De set</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>no. %1</source>
        <extracomment>In place of the id that a tile does not have: %1 its number in the set</extracomment>
        <translation type="unfinished">nr. %1</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Tegel %1</translation>
    </message>
</context>
<context>
    <name>FolderWords</name>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Waiting…</source>
        <extracomment>Of a picture that will be read</extracomment>
        <translation type="unfinished">Wachten…</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>This picture is already in the set.</source>
        <translation type="unfinished">Deze afbeelding is er al.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Not used: %1 is used instead.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Niet overgenomen: in plaats daarvan wordt %1 gebruikt.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Not used: no tile has this name.</source>
        <translation type="unfinished">Niet overgenomen: geen tegel heeft deze naam.</translation>
    </message>
</context>
<context>
    <name>FormCheck</name>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Fill in every form, or leave all of them empty.</source>
        <translation type="unfinished">Vul elke vorm in, of laat ze allemaal leeg.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The text is too long.</source>
        <translation type="unfinished">De tekst is te lang.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Include %1: this form is used for more than one number.</source>
        <extracomment>%1 is %Ln, which stands for a number</extracomment>
        <translation type="unfinished">Schrijf %1: deze vorm geldt voor meerdere getallen.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The English text has no key: leave out the &amp;, or write &amp;&amp; for the sign itself.</source>
        <extracomment>&amp; in a text makes the letter behind it a key</extracomment>
        <translation type="unfinished">De Engelse tekst heeft geen toets: laat de &amp; weg, of schrijf &amp;&amp; voor het teken zelf.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Write &amp; before one letter, which becomes the key.</source>
        <extracomment>&amp; in a text makes the letter behind it a key</extracomment>
        <translation type="unfinished">Schrijf &amp; voor één letter; die wordt de toets.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The tags in angle brackets have to be those of the English text.</source>
        <translation type="unfinished">De tags tussen punthaken moeten die van de Engelse tekst zijn.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Leave the patterns in parentheses and each ;; as they are in the English text.</source>
        <extracomment>Patterns of files, such as (*.png)</extracomment>
        <translation type="unfinished">De patronen tussen ronde haakjes en elke ;; moeten blijven zoals in de Engelse tekst.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The text contains an invisible character.</source>
        <translation type="unfinished">Er staat een onzichtbaar teken in.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>A % sign followed by a number or Ln is filled in by the program. The English text has none; remove it.</source>
        <translation type="unfinished">Een %-teken met een getal of Ln erachter wordt door het programma ingevuld. De Engelse tekst heeft er geen; haal het weg.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Use each of these as often as the English text does: %1</source>
        <extracomment>%1 some of the places &quot;%1 %2 %Ln&quot;, which are filled in</extracomment>
        <translation type="unfinished">Schrijf elk van deze even vaak als de Engelse tekst: %1</translation>
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
        <translation type="unfinished">Plaats tegels, bouw spoorlijnen en delf goud.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>The tile set %1 cannot be read. You are playing with the classic set.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">De tegelset %1 kan niet gelezen worden. Er wordt met de klassieke set gespeeld.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Tile set</source>
        <extracomment>Title of a question (noun)</extracomment>
        <translation type="unfinished">Tegelset</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>What do you want to do with &quot;%1&quot;?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Wat wil je met “%1” doen?</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Play it…</source>
        <extracomment>Button: start a game with the tile set</extracomment>
        <translation type="unfinished">&amp;Spelen…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Add to my sets</source>
        <extracomment>Button: &quot;my sets&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">&amp;Aan mijn sets toevoegen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Edit it</source>
        <extracomment>Button: open the tile set in the editor</extracomment>
        <translation type="unfinished">Be&amp;werken</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Export the map as PDF, SVG or PNG</source>
        <translation type="unfinished">De landkaart exporteren als PDF, SVG of PNG</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Open the tile-set editor</source>
        <translation type="unfinished">De tegelset-editor openen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Klikken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Place the tile on a marked spot, then click the action to take</source>
        <translation type="unfinished">De tegel op het gemarkeerde vak plaatsen en dan op het te plaatsen speelstuk klikken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Right button</source>
        <extracomment>A button of the mouse</extracomment>
        <translation type="unfinished">Rechtermuisknop</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Turn the tile</source>
        <translation type="unfinished">De tegel draaien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Wheel over the tile</source>
        <extracomment>The wheel of the mouse</extracomment>
        <translation type="unfinished">Muiswiel boven de tegel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Wheel elsewhere</source>
        <extracomment>The wheel of the mouse</extracomment>
        <translation type="unfinished">Muiswiel elders</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Zoom in and out</source>
        <translation type="unfinished">In- en uitzoomen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Slepen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Move the board</source>
        <translation type="unfinished">Het bord verschuiven</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show the whole board</source>
        <translation type="unfinished">Het hele bord tonen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Tab, Shift+Tab, arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Tab, Shift+Tab, pijltoetsen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Go to another spot or action</source>
        <translation type="unfinished">Naar een ander vak of een andere actie gaan</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Enter, Space</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Enter, spatiebalk</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Place the tile or take the action</source>
        <translation type="unfinished">De tegel plaatsen of de actie uitvoeren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Skip: end the turn without an action</source>
        <translation type="unfinished">Overslaan: de beurt zonder actie beëindigen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+pijltoetsen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look around, square by square</source>
        <translation type="unfinished">Rondkijken, vak voor vak</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+PgUp, Alt+PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">Alt+PgUp, Alt+PgDown</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at the previous or the next feature</source>
        <translation type="unfinished">Het vorige of volgende gebied bekijken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+Enter</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Enter</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at everything on the tile, one thing after another</source>
        <translation type="unfinished">Alles op de tegel bekijken, een voor een</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+Home</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Home</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at the last tile</source>
        <translation type="unfinished">De laatste tegel bekijken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Choose that action from the list</source>
        <translation type="unfinished">Die actie uit de lijst kiezen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Esc</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Stop looking around; take back the tile before the turn ends</source>
        <translation type="unfinished">Stoppen met rondkijken; de tegel terugnemen voor de beurt eindigt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show which tiles are left</source>
        <translation type="unfinished">Tonen welke tegels over zijn</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show what everybody would score if the game ended now</source>
        <translation type="unfinished">Tonen wat iedereen zou scoren als het spel nu afgelopen was</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show what happened since your last turn</source>
        <translation type="unfinished">Tonen wat er sinds je laatste beurt is gebeurd</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide explanations of what is under the pointer</source>
        <translation type="unfinished">Uitleg tonen of verbergen bij wat onder de aanwijzer ligt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide which tiles fit an empty square</source>
        <translation type="unfinished">Tonen of verbergen welke tegels in een leeg vak passen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide marks on squares that no tile fits anymore</source>
        <translation type="unfinished">Markeringen tonen of verbergen op vakken waar geen tegel meer past</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide who holds each prairie, by color</source>
        <translation type="unfinished">Met kleuren tonen of verbergen van wie elke prairie is</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide the numbers of columns and rows</source>
        <translation type="unfinished">De nummers van kolommen en rijen tonen of verbergen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Hide all these aids, as if at a real table, or show them again</source>
        <translation type="unfinished">Al deze hulp verbergen, zoals aan een echte tafel, of weer tonen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Hold V</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">V ingedrukt houden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at your own gold</source>
        <translation type="unfinished">Je eigen goud bekijken</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>Tile-laying and card games for the desktop.</source>
        <translation type="unfinished">Tegel- en kaartspellen voor de desktop.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. Pictures and tile sets: CC BY-SA 4.0.</source>
        <translation type="unfinished">Vrije software: je mag het programma gebruiken, bestuderen, delen en wijzigen onder de GNU General Public License, versie 3 of later. Afbeeldingen en tegelsets: CC BY-SA 4.0.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>It comes without any warranty.</source>
        <translation type="unfinished">Zonder enige garantie.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>An unofficial program by players for players, not affiliated with the publishers or authors of any board game.</source>
        <translation type="unfinished">Een niet-officieel programma van spelers voor spelers, niet verbonden met de uitgevers of auteurs van welk bordspel dan ook.</translation>
    </message>
</context>
<context>
    <name>HighlightWords</name>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Longest railroad</source>
        <extracomment>Highlight of a game: the railroad of most tiles</extracomment>
        <translation type="unfinished">Langste spoorlijn</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Richest mountain</source>
        <extracomment>Highlight of a game: the mountain with most nuggets</extracomment>
        <translation type="unfinished">Rijkste berg</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>City with the most railroads</source>
        <translation type="unfinished">Stad met de meeste spoorlijnen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Largest prairie</source>
        <extracomment>Highlight of a game: the prairie of most tiles</extracomment>
        <translation type="unfinished">Grootste prairie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Best turn</source>
        <extracomment>The turn of the game that brought its player most points</extracomment>
        <translation type="unfinished">Beste beurt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Most tokens</source>
        <extracomment>Who has taken most mining tokens</extracomment>
        <translation type="unfinished">Meeste fiches</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Most gold</source>
        <extracomment>Whose mining tokens are worth most</extracomment>
        <translation type="unfinished">Meeste goud</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>How long a railroad or how large a prairie is</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tegel</numerusform>
            <numerusform>%Ln tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>How rich a mountain is</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln goudklomp</numerusform>
            <numerusform>%Ln goudklompen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln railroad(s)</source>
        <extracomment>How many railroads end in a city</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln spoorlijn</numerusform>
            <numerusform>%Ln spoorlijnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>How many mining tokens a player has taken</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln fiche</numerusform>
            <numerusform>%Ln fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>What a turn has brought or gold is worth</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln punt</numerusform>
            <numerusform>%Ln punten</numerusform>
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
        <translation type="unfinished">Gedeeld</translation>
    </message>
</context>
<context>
    <name>IdWords</name>
    <message>
        <location filename="../editor/desk/idwords.cpp"/>
        <source>The id &quot;%1&quot; is already taken.</source>
        <extracomment>%1 what somebody has typed as the id of a tile or card, which another one has already</extracomment>
        <translation type="unfinished">Het id “%1” is al in gebruik.</translation>
    </message>
    <message>
        <location filename="../editor/desk/idwords.cpp"/>
        <source>&quot;%1&quot; is not a valid id. Use 1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen.</source>
        <extracomment>%1 what somebody has typed</extracomment>
        <translation type="unfinished">“%1” is geen geldig id. Gebruik 1 tot 32 tekens: A tot Z, a tot z, 0 tot 9, punt, liggend streepje en koppelteken.</translation>
    </message>
</context>
<context>
    <name>Insight</name>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Railroads pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">Spoorlijnen lonen hier het meest: ze leveren %1 van alle punten op.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Mountains pay most here: with their gold they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">Bergen lonen hier het meest: met hun goud leveren ze %1 van alle punten op.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Cities pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">Steden lonen hier het meest: ze leveren %1 van alle punten op.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Prairies pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">Prairies lonen hier het meest: ze leveren %1 van alle punten op.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>A farmer brings %1 points. Any other cowboy brings %2 each time he is placed.</source>
        <extracomment>A farmer is a cowboy in a prairie. %1 and %2 numbers of points such as 1.5</extracomment>
        <translation type="unfinished">Een boer levert %1 punten op, elke andere cowboy %2, telkens als hij wordt ingezet.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Farmers come early: half of them are put down before %1 of the tiles are on the board.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">Boeren komen vroeg: de helft voordat %1 van de tegels ligt.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Farmers come late: half of them are put down only after %1 of the tiles are on the board.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">Boeren komen laat: de helft pas nadat %1 van de tegels ligt.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Between equal players, whoever goes first wins %1 of the games (very likely between %2 and %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; the true value very likely lies from %2 to %3</extracomment>
        <translation type="unfinished">Bij gelijke sterkte wint wie begint %1 van de spellen (zeer waarschijnlijk tussen %2 en %3; gelijk zou %4 zijn).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Halfway through the game, a tent on a mountain with three or more tokens is worth %1 points more than one in the supply.</source>
        <extracomment>%1 a number of points such as 1.5</extracomment>
        <translation type="unfinished">Halverwege het spel is een tent op een berg met drie of meer fiches %1 punten meer waard dan een tent in de voorraad.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Halfway through the game, the computer&apos;s forecast of the final lead may be off by this many points: %1. The average score is %2.</source>
        <extracomment>%1 and %2 numbers of points</extracomment>
        <translation type="unfinished">Halverwege het spel kan de computer er met de verwachte eindvoorsprong zoveel punten naast zitten: %1. De gemiddelde score is %2.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>On %1 of its turns, the computer uses its pieces differently when it looks a few moves ahead.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">In %1 van zijn beurten zet de computer zijn speelstukken anders in als hij een paar zetten vooruitkijkt.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Games the computer has played against itself: %1. Without looking ahead, it now wins %2 of its games against its earlier self.</source>
        <extracomment>%1 a number of games, %2 a percentage</extracomment>
        <translation type="unfinished">Spellen van de computer tegen zichzelf: %1. Zonder vooruit te kijken wint hij nu %2 van zijn spellen tegen zijn vroegere zelf.</translation>
    </message>
</context>
<context>
    <name>InstalledDecks</name>
    <message>
        <location filename="../ui/boomtown/installeddecks.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">“%1” kon niet geschreven worden: %2.</translation>
    </message>
</context>
<context>
    <name>Installing</name>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Add a tile set</source>
        <translation type="unfinished">Een tegelset toevoegen</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>You already have a tile set named &quot;%1&quot;.</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">Je hebt al een tegelset met de naam “%1”.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Replace it with the new one, or keep both?</source>
        <translation type="unfinished">Door de nieuwe vervangen of beide behouden?</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button (verb): the new tile set takes the place of the old one</extracomment>
        <translation type="unfinished">&amp;Vervangen</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button (verb): keep the old tile set and the new one</extracomment>
        <translation type="unfinished">&amp;Beide behouden</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Copying &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">“%1” wordt gekopieerd…</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Removing &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">“%1” wordt verwijderd…</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&quot;%1&quot; already exists. Replace it?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">“%1” bestaat al. Vervangen?</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove a tile set</source>
        <translation type="unfinished">Een tegelset verwijderen</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&amp;Remove</source>
        <extracomment>Button (verb): remove the tile set</extracomment>
        <translation type="unfinished">Ver&amp;wijderen</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The pictures of &quot;%1&quot; could not be kept for saved games: %2.</source>
        <extracomment>%1 name of a tile set, %2 why</extracomment>
        <translation type="unfinished">De afbeeldingen van “%1” konden niet bewaard worden voor opgeslagen spellen: %2.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove the tile set anyway? Saved games will then show its tiles as the game draws them.</source>
        <translation type="unfinished">De tegelset toch verwijderen? Opgeslagen spellen tonen de tegels dan zoals het spel ze tekent.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The tile set was not added</source>
        <translation type="unfinished">De tegelset is niet toegevoegd</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove &quot;%1&quot; from your tile sets?</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">“%1” uit je tegelsets verwijderen?</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Its file will be deleted. Saved games keep the tile set.</source>
        <translation type="unfinished">Het bestand wordt gewist. Opgeslagen spellen behouden de tegelset.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The tile set was not removed</source>
        <translation type="unfinished">De tegelset is niet verwijderd</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Save a copy of the tile set</source>
        <translation type="unfinished">Een kopie van de tegelset opslaan</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Tile sets (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">Tegelsets (%1)</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The copy was not saved</source>
        <translation type="unfinished">De kopie is niet opgeslagen</translation>
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
        <translation type="unfinished">De drie beste zetten tonen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Compare your planned move with the best one</source>
        <extracomment>A row of the table of keys: what a key does</extracomment>
        <translation type="unfinished">Je geplande zet met de beste vergelijken</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Make the computer play now or continue</source>
        <translation type="unfinished">De computer nu laten spelen of verder laten gaan</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch between the board, the panels and the log</source>
        <translation type="unfinished">Wisselen tussen bord, panelen en logboek</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>New game</source>
        <extracomment>What a key does, in a table of keys</extracomment>
        <translation type="unfinished">Nieuw spel</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Open a game</source>
        <translation type="unfinished">Een spel openen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Save the game</source>
        <translation type="unfinished">Het spel opslaan</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Undo a turn</source>
        <translation type="unfinished">Een beurt ongedaan maken</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Redo a turn</source>
        <translation type="unfinished">Een beurt opnieuw spelen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Review the game</source>
        <translation type="unfinished">Op het spel terugblikken</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go back to the original game</source>
        <translation type="unfinished">Teruggaan naar het oorspronkelijke spel</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show or hide the panel or the log</source>
        <translation type="unfinished">Het paneel of het logboek tonen of verbergen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Move the panel or the log to its own window</source>
        <translation type="unfinished">Het paneel of het logboek naar een eigen venster verplaatsen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Full screen</source>
        <extracomment>What a key does, in a table of keys</extracomment>
        <translation type="unfinished">Volledig scherm</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch the sounds on or off</source>
        <translation type="unfinished">Geluiden in- of uitschakelen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Find a command by its name</source>
        <translation type="unfinished">Een opdracht op naam zoeken</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Open the settings, where these keys can be changed</source>
        <translation type="unfinished">De instellingen openen, waar deze toetsen te wijzigen zijn</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show these keys</source>
        <translation type="unfinished">Deze toetsen tonen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Quit; your game is kept</source>
        <translation type="unfinished">Afsluiten; je spel blijft bewaard</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go back or forward one turn</source>
        <translation type="unfinished">Een beurt terug- of vooruitgaan</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Home, End</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Home, End</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go to the start or to the last turn</source>
        <translation type="unfinished">Naar het begin of de laatste beurt gaan</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show or hide the better move on the board</source>
        <translation type="unfinished">De betere zet op het bord tonen of verbergen</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch between points and chances</source>
        <translation type="unfinished">Wisselen tussen punten en kansen</translation>
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
        <translation type="unfinished">De terugblik sluiten</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>On the board</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">Op het bord</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>In the window</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">In het venster</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>In the review</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">In de terugblik</translation>
    </message>
</context>
<context>
    <name>LabFinding</name>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few games so far (%1): small differences mean nothing yet.</source>
        <extracomment>%1 a number of games</extracomment>
        <translation type="unfinished">Nog weinig spellen (%1): kleine verschillen zeggen nog niets.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>The bonus %1 decides %2 of the games that have it (the game&apos;s deck: %3).</source>
        <extracomment>%1 the name of a bonus in quotation marks, %2 and %3 percentages</extracomment>
        <translation type="unfinished">De bonus %1 beslist %2 van de spellen waarin hij meedoet (deck van het spel: %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>The bonus %1 brings hardly any points. Points per player: %2 (the game&apos;s deck: %3).</source>
        <extracomment>%1 the name of a bonus in quotation marks, %2 and %3 numbers such as 0.5</extracomment>
        <translation type="unfinished">De bonus %1 levert nauwelijks punten op. Punten per speler: %2 (deck van het spel: %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Card %1 is passed over in %2 of the games that offer it.</source>
        <extracomment>%1 the id of a card in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">Kaart %1 wordt overgeslagen in %2 van de spellen waarin je hem kunt kiezen.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Scores are very high. Points per player: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">De scores zijn heel hoog. Punten per speler: %1 (deck van het spel: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Scores are very low. Points per player: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">De scores zijn heel laag. Punten per speler: %1 (deck van het spel: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is an advantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Als eerste kiezen is een voordeel: wie dat doet, behaalt %1 van de overwinningen (95%-interval: %2 tot %3; deck van het spel: %4).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is a disadvantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Als eerste kiezen is een nadeel: wie dat doet, behaalt %1 van de overwinningen (95%-interval: %2 tot %3; deck van het spel: %4).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first makes no clear difference: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Als eerste kiezen maakt geen duidelijk verschil: wie dat doet, behaalt %1 van de overwinningen (95%-interval: %2 tot %3; deck van het spel: %4).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Games are seldom close. The winner&apos;s lead in points: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers of points such as 4.5</extracomment>
        <translation type="unfinished">Spellen gaan zelden gelijk op. Voorsprong van de winnaar in punten: %1 (deck van het spel: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Games are often close. The winner&apos;s lead in points: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers of points such as 4.5</extracomment>
        <translation type="unfinished">Spellen gaan vaak gelijk op. Voorsprong van de winnaar in punten: %1 (deck van het spel: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Nothing stands out: the deck plays much like the game&apos;s deck.</source>
        <translation type="unfinished">Er valt niets op: het deck speelt ongeveer zoals het deck van het spel.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is an advantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Als eerste kiezen is een voordeel: wie dat doet, behaalt %1 van de overwinningen (95%-interval: %2 tot %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is a disadvantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Als eerste kiezen is een nadeel: wie dat doet, behaalt %1 van de overwinningen (95%-interval: %2 tot %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first makes no clear difference: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Als eerste kiezen maakt geen duidelijk verschil: wie dat doet, behaalt %1 van de overwinningen (95%-interval: %2 tot %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Nothing stands out.</source>
        <translation type="unfinished">Er valt niets op.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tile %1 fits nowhere in %2 of its draws.</source>
        <extracomment>%1 the name of a tile in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">Tegel %1 past nergens bij %2 van de keren dat hij getrokken wordt.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tile %1 fits on no more than two squares in %2 of its draws.</source>
        <extracomment>%1 the name of a tile in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">Tegel %1 past in hoogstens twee vakken bij %2 van de keren dat hij getrokken wordt.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tiles per game that fit nowhere and are discarded: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">Tegels per spel die nergens passen en afgelegd worden: %1 (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Squares per game that stay empty because no tile of the set fits them, however it is turned: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">Vakken per spel die leeg blijven omdat er geen tegel van de set in past, hoe je die ook draait: %1 (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Squares that no remaining tile fits when a quarter of the stack is left: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">Vakken waar geen resterende tegel in past als er nog een kwart van de stapel over is: %1 (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from railroads (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 van alle punten komt van spoorlijnen (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from mountains (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 van alle punten komt van bergen (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from cities (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 van alle punten komt van steden (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from prairies (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 van alle punten komt van prairies (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from gold (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 van alle punten komt van goud (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Railroads account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Spoorlijnen leveren maar %1 van alle punten op (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Mountains account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Bergen leveren maar %1 van alle punten op (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Cities account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Steden leveren maar %1 van alle punten op (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Prairies account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Prairies leveren maar %1 van alle punten op (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Gold accounts for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Goud levert maar %1 van alle punten op (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Scores are very high. Points per player: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">De scores zijn heel hoog. Punten per speler: %1 (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Scores are very low. Points per player: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">De scores zijn heel laag. Punten per speler: %1 (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come only in the final scoring (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">%1 van alle punten komt pas in de eindtelling (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few railroads are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">Er worden maar weinig spoorlijnen voltooid: %1 (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few mountains are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">Er worden maar weinig bergen voltooid: %1 (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few cities are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">Er worden maar weinig steden voltooid: %1 (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are seldom close. The winner&apos;s lead is %3 of an average score (classic set: %4).</source>
        <extracomment>The lead over the next player; %3 and %4 percentages</extracomment>
        <translation type="unfinished">Spellen gaan zelden gelijk op. De beste speler staat %3 van een gemiddelde score voor (klassieke set: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are often close. The winner&apos;s lead is %3 of an average score (classic set: %4).</source>
        <extracomment>The lead over the next player; %3 and %4 percentages</extracomment>
        <translation type="unfinished">Spellen gaan vaak gelijk op. De beste speler staat %3 van een gemiddelde score voor (klassieke set: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is an advantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Als eerste spelen is een voordeel: de startspeler behaalt %1 van de overwinningen (95%-interval: %2 tot %3; gelijk aandeel: %4; klassieke set: %5).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is a disadvantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Als eerste spelen is een nadeel: de startspeler behaalt %1 van de overwinningen (95%-interval: %2 tot %3; gelijk aandeel: %4; klassieke set: %5).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first makes no clear difference: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Als eerste spelen maakt geen duidelijk verschil: de startspeler behaalt %1 van de overwinningen (95%-interval: %2 tot %3; gelijk aandeel: %4; klassieke set: %5).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are long. Turns per game: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Spellen zijn lang. Beurten per spel: %1 (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are short. Turns per game: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Spellen zijn kort. Beurten per spel: %1 (klassieke set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of the mining tokens are never taken (tokens in the set: %2).</source>
        <extracomment>%1 a percentage, %2 how many there are</extracomment>
        <translation type="unfinished">%1 van de mijnfiches wordt nooit genomen (fiches in de set: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>The mining tokens run out in %1 of the games.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">De mijnfiches raken op in %1 van de spellen.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Nothing stands out: the set plays much like the classic set.</source>
        <translation type="unfinished">Er valt niets op: de set speelt ongeveer zoals de klassieke set.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is an advantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Als eerste spelen is een voordeel: de startspeler behaalt %1 van de overwinningen (95%-interval: %2 tot %3; gelijk aandeel: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is a disadvantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Als eerste spelen is een nadeel: de startspeler behaalt %1 van de overwinningen (95%-interval: %2 tot %3; gelijk aandeel: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first makes no clear difference: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Als eerste spelen maakt geen duidelijk verschil: de startspeler behaalt %1 van de overwinningen (95%-interval: %2 tot %3; gelijk aandeel: %4).</translation>
    </message>
</context>
<context>
    <name>LabWords</name>
    <message>
        <location filename="../ui/findings/standoutwords.cpp"/>
        <source>&quot;%1&quot;</source>
        <extracomment>%1 the name of a tile, card or bonus, in quotation marks</extracomment>
        <translation type="unfinished">“%1”</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Serious</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">Ernstig</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Notable</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">Opvallend</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Remark</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">Opmerking</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Railroads</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">Spoorlijnen</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Mountains</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">Bergen</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Cities</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">Steden</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Prairies</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">Prairies</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Gold</source>
        <extracomment>Row of a table: points from mining tokens</extracomment>
        <translation type="unfinished">Goud</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%1 to %2</source>
        <extracomment>An interval: %1 &quot;48&quot;, the lower bound, %2 &quot;59%&quot;, the upper one</extracomment>
        <translation type="unfinished">%1 tot %2</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Random</source>
        <extracomment>A computer player that moves by chance</extracomment>
        <translation type="unfinished">Toeval</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Greenhorn</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">Groentje</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Prospector</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">Goudzoeker</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Foreman</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">Voorman</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%Ln game(s) so far, %1 × %2</source>
        <extracomment>%Ln games played up to now, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln spel tot nu toe, %1 × %2</numerusform>
            <numerusform>%Ln spellen tot nu toe, %1 × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Canceled after %Ln game(s), %1 × %2</source>
        <extracomment>%Ln games played, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>Geannuleerd na %Ln spel, %1 × %2</numerusform>
            <numerusform>Geannuleerd na %Ln spellen, %1 × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%Ln game(s), %1 × %2</source>
        <extracomment>%Ln games played, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln spel, %1 × %2</numerusform>
            <numerusform>%Ln spellen, %1 × %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Learned</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has learned this tile set from %Ln game(s).</source>
        <translation type="unfinished">
            <numerusform>De computer heeft deze tegelset uit %Ln spel geleerd.</numerusform>
            <numerusform>De computer heeft deze tegelset uit %Ln spellen geleerd.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer uses what it knows from all tile sets.</source>
        <translation type="unfinished">De computer gaat uit van wat hij over alle tegelsets weet.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>A game that starts before then uses what the computer knows from all tile sets.</source>
        <extracomment>&quot;before then&quot;: before the computer has learned the tile set</extracomment>
        <translation type="unfinished">In een spel dat daarvoor begint, gaat hij uit van wat hij over alle tegelsets weet.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has played this tile set in %Ln game(s). It found nothing better than what it knows from all tile sets.</source>
        <translation type="unfinished">
            <numerusform>De computer heeft %Ln spel met deze tegelset gespeeld en niets beters gevonden dan wat hij over alle tegelsets weet.</numerusform>
            <numerusform>De computer heeft %Ln spellen met deze tegelset gespeeld en niets beters gevonden dan wat hij over alle tegelsets weet.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer is learning this tile set: %1</source>
        <extracomment>%1 how much of it is done, such as &quot;40%&quot;</extracomment>
        <translation type="unfinished">De computer leert deze tegelset: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer will learn this tile set next.</source>
        <translation type="unfinished">De computer leert deze tegelset hierna.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has learned this tile set. From the next game on, it plays with what it has learned.</source>
        <translation type="unfinished">De computer heeft deze tegelset geleerd. Vanaf het volgende spel speelt hij met wat hij heeft geleerd.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>What the computer learned about this tile set cannot be read, so it uses what it knows from all tile sets.</source>
        <translation type="unfinished">Wat de computer over de tegelset geleerd had, kan niet gelezen worden. Daarom gaat hij uit van wat hij over alle tegelsets weet.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Matching edges</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Passende randen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your first railroad</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Je eerste spoorlijn</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Instant points</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Meteen punten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The locomotive</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">De locomotief</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Mountains and gold</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Bergen en goud</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Tents and mining</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Tenten en delven</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Cities</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Steden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Joining and sharing</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Verbinden en delen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Prairies and final scoring</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Prairies en eindtelling</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short game</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Een kort spel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The edges match there, too. But for this lesson, take back the tile and place it to the right of the first one so that the track continues.</source>
        <translation type="unfinished">De randen komen daar ook overeen. Maar neem voor deze les de tegel terug en plaats hem rechts van de eerste zodat het spoor doorloopt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The other player has placed a tile as well. Now it is your turn again. Place this tile above the first one, mountain to mountain.</source>
        <translation type="unfinished">De andere speler heeft ook een tegel geplaatst. Nu is het weer jouw beurt. Plaats deze tegel boven de eerste, berg aan berg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The edges match there, too. But for this lesson, take back the tile and place it above the first one, mountain to mountain.</source>
        <translation type="unfinished">De randen komen daar ook overeen. Maar neem voor deze les de tegel terug en plaats hem boven de eerste, berg aan berg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The first tile is a city with three tracks. Place your tile to the right of it to start a railroad.</source>
        <translation type="unfinished">De eerste tegel is een stad met drie sporen. Plaats je tegel rechts ervan om een spoorlijn te beginnen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now send a cowboy to work: click the track on your tile. He is now a railwayman, and the railroad is yours.</source>
        <translation type="unfinished">Stuur nu een cowboy aan het werk: klik op het spoor op je tegel. Nu is hij spoorwerker, en de spoorlijn is van jou.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a railroad of your own: place the tile to the right of the city and put a cowboy on its track.</source>
        <translation type="unfinished">De regels staan dat toe. Maar voor deze les heb je een eigen spoorlijn nodig: plaats de tegel rechts van de stad en zet een cowboy op het spoor ervan.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A railroad is complete when each end lies in a city, a junction or a mountain. Your tile is a junction. Place it at the open end of your railroad.</source>
        <translation type="unfinished">Een spoorlijn is voltooid als elk uiteinde in een stad, een knooppunt of een berg ligt. Je tegel is een knooppunt. Plaats hem aan het open uiteinde van je spoorlijn.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your railroad stays open. Place the junction at its open end, on the right.</source>
        <translation type="unfinished">De regels staan dat toe, maar je spoorlijn blijft open. Plaats het knooppunt aan het open uiteinde, rechts.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have only four cowboys, so it is good when they come home soon. On this tile, a track ends in a mountain. Place it to the right of the city.</source>
        <translation type="unfinished">Je hebt maar vier cowboys, dus is het goed als ze snel terugkomen. Op deze tegel eindigt een spoor in een berg. Plaats hem rechts van de stad.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The railroad is already complete. Put a cowboy on its track anyway.</source>
        <translation type="unfinished">De spoorlijn is al voltooid. Zet toch een cowboy op het spoor.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but it scores no points now. Place the tile to the right of the city and put a cowboy on the track.</source>
        <translation type="unfinished">De regels staan dat toe, maar nu scoor je er geen punten mee. Plaats de tegel rechts van de stad en zet een cowboy op het spoor.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Two points, and your cowboy is home again. The other player&apos;s cowboy has to wait. Do it once more: place the junction to the left of the city.</source>
        <translation type="unfinished">Twee punten, en je cowboy is weer terug. De cowboy van de andere speler moet wachten. Doe het nog eens: plaats het knooppunt links van de stad.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the track that leads to the city.</source>
        <translation type="unfinished">Zet een cowboy op het spoor dat naar de stad leidt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but two points are waiting: place the junction to the left of the city and put a cowboy on the track between the two.</source>
        <translation type="unfinished">De regels staan dat toe, maar er liggen twee punten klaar: plaats het knooppunt links van de stad en zet een cowboy op het spoor ertussen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your tile shows a locomotive. Place it to the right of the city.</source>
        <translation type="unfinished">Je tegel toont een locomotief. Plaats hem rechts van de stad.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the track with the locomotive.</source>
        <translation type="unfinished">Zet een cowboy op het spoor met de locomotief.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, let the locomotive work for you: place the tile to the right of the city and put a cowboy on its track.</source>
        <translation type="unfinished">De regels staan dat toe. Maar laat voor deze les de locomotief voor je werken: plaats de tegel rechts van de stad en zet een cowboy op het spoor ervan.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A complete railroad with exactly one locomotive scores double. Place the junction at the open end of yours.</source>
        <translation type="unfinished">Een voltooide spoorlijn met precies één locomotief scoort dubbel. Plaats het knooppunt aan het open uiteinde van de jouwe.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>There is gold in the mountains. For each nugget on a tile, a mining token is placed there, face down. Place your tile above the first one so that the mountains join.</source>
        <translation type="unfinished">Er zit goud in de bergen. Voor elke goudklomp op een tegel wordt daar een mijnfiche gelegd, met de waarde omlaag. Plaats je tegel boven de eerste zodat de bergen één worden.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the mountain. He is now a gold miner.</source>
        <translation type="unfinished">Zet een cowboy op de berg. Nu is hij goudgraver.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a miner: place the tile above the first one, mountain to mountain, and put a cowboy on the mountain.</source>
        <translation type="unfinished">De regels staan dat toe. Maar voor deze les heb je een goudgraver nodig: plaats de tegel boven de eerste, berg aan berg, en zet een cowboy op de berg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A mountain is complete when it has no open edges. Yours has one left. Close it with this tile.</source>
        <translation type="unfinished">Een berg is voltooid als hij geen open randen heeft. De jouwe heeft er nog één. Sluit die met deze tegel.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your mountain stays open. Place the tile at its open edge and turn it so that it closes the mountain.</source>
        <translation type="unfinished">De regels staan dat toe, maar je berg blijft open. Plaats de tegel aan de open rand en draai hem zo dat hij de berg sluit.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have one tent. It may stand on any mountain that is not complete. First, place your tile above the first one.</source>
        <translation type="unfinished">Je hebt één tent. Die mag op elke berg staan die niet voltooid is. Plaats eerst je tegel boven de eerste.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now pitch your tent on the mountain.</source>
        <translation type="unfinished">Zet nu je tent op de berg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need your tent: place the tile above the first one and pitch the tent on the mountain.</source>
        <translation type="unfinished">De regels staan dat toe. Maar voor deze les heb je je tent nodig: plaats de tegel boven de eerste en zet de tent op de berg.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>From now on, you may mine: instead of placing a piece, take one token from the mountain where your tent stands. Place this tile wherever you like.</source>
        <translation type="unfinished">Vanaf nu mag je delven: in plaats van een speelstuk te plaatsen neem je één fiche van de berg waar je tent staat. Plaats deze tegel waar je wilt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now choose &quot;Mine&quot; in the list beside the board.</source>
        <translation type="unfinished">Kies nu “Delven” in de lijst naast het bord.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but you took no token. Try again and mine.</source>
        <translation type="unfinished">De regels staan dat toe, maar je hebt geen fiche genomen. Probeer het opnieuw en ga delven.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have a token. Only you know what it is worth: hold the V key to look. Place this tile wherever you like and mine once more.</source>
        <translation type="unfinished">Je hebt een fiche. Alleen jij weet hoeveel het waard is: houd de V-toets ingedrukt om te kijken. Plaats deze tegel waar je wilt en delf nog een keer.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Mine another token.</source>
        <translation type="unfinished">Delf nog een fiche.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Cities score, too. Your tile is a city with three tracks. Place it to the right of the other city so that one track leads to the right and one leads down.</source>
        <translation type="unfinished">Ook steden leveren punten op. Je tegel is een stad met drie sporen. Plaats hem rechts van de andere stad zodat één spoor naar rechts en één naar beneden leidt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy in the new city itself, not on a track. He is now a merchant.</source>
        <translation type="unfinished">Zet een cowboy in de nieuwe stad zelf, niet op een spoor. Nu is hij handelaar.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a merchant: place your city to the right of the other one, with tracks leading left, right and down, and put a cowboy in it.</source>
        <translation type="unfinished">De regels staan dat toe. Maar voor deze les heb je een handelaar nodig: plaats je stad rechts van de andere, met sporen naar links, rechts en beneden, en zet er een cowboy in.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A city is complete when every railroad that leaves it is complete. Two railroads of your city are still open. End the one on the right in this mountain.</source>
        <translation type="unfinished">Een stad is voltooid als elke spoorlijn die eruit vertrekt voltooid is. Twee spoorlijnen van je stad zijn nog open. Laat de rechter in deze berg eindigen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, take back the tile and place it to the right of your city so that the railroad ends in the mountain.</source>
        <translation type="unfinished">De regels staan dat toe. Maar neem voor deze les de tegel terug en plaats hem rechts van je stad zodat de spoorlijn in de berg eindigt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>One railroad is left. Place the junction below your city.</source>
        <translation type="unfinished">Er is nog één spoorlijn over. Plaats het knooppunt onder je stad.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your city stays open. Place the junction below it.</source>
        <translation type="unfinished">De regels staan dat toe, maar je stad blijft open. Plaats het knooppunt eronder.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Place your curve to the right of the city so that its track turns down.</source>
        <translation type="unfinished">Plaats je bocht rechts van de stad zodat het spoor naar beneden afbuigt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on your track.</source>
        <translation type="unfinished">Zet een cowboy op je spoor.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, take back the tile: place the curve to the right of the city so that its track turns down, and put a cowboy on it.</source>
        <translation type="unfinished">De regels staan dat toe. Maar neem voor deze les de tegel terug: plaats de bocht rechts van de stad zodat het spoor naar beneden afbuigt, en zet er een cowboy op.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The other player has started a railroad next to yours. Nobody may put a cowboy where there already is one, but railroads can be joined. Place the curve where the two meet.</source>
        <translation type="unfinished">De andere speler is naast jouw spoorlijn aan een spoorlijn begonnen. Niemand mag een cowboy zetten waar er al een staat, maar spoorlijnen kunnen verbonden worden. Plaats de bocht waar de twee samenkomen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but the railroads do not meet. Place the curve below your first one so that it joins them.</source>
        <translation type="unfinished">De regels staan dat toe, maar de spoorlijnen komen niet samen. Plaats de bocht onder je eerste zodat hij ze verbindt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Prairies lie between tracks and mountains and are never complete. Your tile has one with two tipi camps. Place it below the first one, prairie to prairie.</source>
        <translation type="unfinished">Prairies liggen tussen sporen en bergen en worden nooit voltooid. Je tegel heeft er een met twee tipikampen. Plaats hem onder de eerste, prairie aan prairie.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the prairie with the tipi camps. He is now a farmer and stays until the end of the game.</source>
        <translation type="unfinished">Zet een cowboy op de prairie met de tipikampen. Nu is hij boer en blijft hij tot het einde van het spel.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a farmer: place the tile below the first one and put a cowboy on the prairie with the tipi camps.</source>
        <translation type="unfinished">De regels staan dat toe. Maar voor deze les heb je een boer nodig: plaats de tegel onder de eerste en zet een cowboy op de prairie met de tipikampen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>This is the last tile of this game. It shows a horse herd. Place it so that its prairie joins yours, for example to the left of the first tile.</source>
        <translation type="unfinished">Dit is de laatste tegel van dit spel. Hij toont een paardenkudde. Plaats hem zo dat de prairie ervan op de jouwe aansluit, bijvoorbeeld links van de eerste tegel.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Edges that touch must match: track to track, mountain to mountain, prairie to prairie. Place your tile to the right of the first one so that the track continues.</source>
        <translation type="unfinished">Randen die elkaar raken, moeten overeenkomen: spoor aan spoor, berg aan berg, prairie aan prairie. Plaats je tegel rechts van de eerste zodat het spoor doorloopt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>It fits. You could put a piece on it now, but you do not have to. This time, choose &quot;Skip&quot; in the list beside the board.</source>
        <translation type="unfinished">Hij past. Je kunt er nu een speelstuk op zetten, maar dat hoeft niet. Kies deze keer “Overslaan” in de lijst naast het bord.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The mountains match. End your turn with %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">De bergen komen overeen. Beëindig je beurt met %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Both ends are closed. Choose %1 and watch what your railroad scores.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Beide uiteinden zijn gesloten. Kies %1 en kijk wat je spoorlijn scoort.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The railroad is complete. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">De spoorlijn is voltooid. Kies %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your mountain has no open edges anymore. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Je berg heeft geen open randen meer. Kies %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>One more railroad is complete. Choose %1, or put a cowboy on it for two quick points.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Er is nog een spoorlijn voltooid. Kies %1, of zet er een cowboy op voor twee snelle punten.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now every railroad of your city is complete. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Nu is elke spoorlijn van je stad voltooid. Kies %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now there is one railroad, and it is complete because it is a loop. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Nu is er één spoorlijn, en die is voltooid omdat het een lus is. Kies %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Choose %1, and the game is scored.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Kies %1, en de punten van het spel worden geteld.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short game without farmers, against the easiest computer player. Now use everything that you have learned.</source>
        <translation type="unfinished">Een kort spel zonder boeren tegen de makkelijkste computerspeler. Gebruik nu alles wat je geleerd hebt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 or the right mouse button to turn the tile.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Druk op %1 of de rechtermuisknop om de tegel te draaien.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press the right mouse button to turn the tile.</source>
        <translation type="unfinished">Druk op de rechtermuisknop om de tegel te draaien.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Or press %1.</source>
        <extracomment>Goes on from &quot;choose Skip in the list beside the board&quot;; %1 is a key</extracomment>
        <translation type="unfinished">Of druk op %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 to see good moves.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Druk op %1 om goede zetten te zien.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 to see which tiles are left.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Druk op %1 om te zien welke tegels over zijn.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>That is all there is to placing tiles. Whenever you point at a square where your tile does not fit, the line at the bottom tells you which edge does not match.</source>
        <translation type="unfinished">Meer valt er over tegels plaatsen niet te weten. Wijs je een vak aan waar je tegel niet past, dan zegt de regel onderaan welke rand niet overeenkomt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three tiles score three points; the tiles with the city and the junction count, too. And your cowboy has come home and can be used again.</source>
        <translation type="unfinished">Drie tegels scoren drie punten; de tegels met de stad en het knooppunt tellen mee. En je cowboy is terug en weer inzetbaar.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short railroad scores few points, but your cowboy is soon free again. A longer one scores more, but its cowboy has to wait until it is complete or the game ends.</source>
        <translation type="unfinished">Een korte spoorlijn levert weinig punten op, maar je cowboy is snel weer vrij. Een langere levert meer op, maar de cowboy erop moet wachten tot de spoorlijn voltooid is of het spel afloopt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three tiles, doubled: six points. With two locomotives, a railroad no longer scores double, so watch what others add to yours.</source>
        <translation type="unfinished">Drie tegels, verdubbeld: zes punten. Met twee locomotieven telt een spoorlijn niet meer dubbel, dus let op wat anderen aan de jouwe toevoegen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three nuggets score three points, and the tokens on the mountain are yours. Their values score at the end of the game. Hold the V key to look at them.</source>
        <translation type="unfinished">Drie goudklompen scoren drie punten, en de fiches op de berg zijn van jou. De waarden ervan tellen aan het einde van het spel. Houd de V-toets ingedrukt om ze te bekijken.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your tent stays until its mountain is complete or you move it to another one. When a mountain is complete, the tokens that are left go to whoever has the most miners there.</source>
        <translation type="unfinished">Je tent blijft staan tot de berg voltooid is of jij hem naar een andere verplaatst. Als een berg voltooid is, gaan de resterende fiches naar wie daar de meeste goudgravers heeft.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three different railroads, three points each: nine points. The railroads also scored separately, for whoever had a railwayman there.</source>
        <translation type="unfinished">Drie verschillende spoorlijnen, drie punten elk: negen punten. De spoorlijnen hebben ook apart gescoord, voor wie daar een spoorwerker had.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Each of you had one cowboy there, so each scores all four points. A player who has more cowboys than anyone else on a railroad or a mountain scores alone.</source>
        <translation type="unfinished">Jullie hadden daar elk één cowboy, dus scoren jullie elk alle vier de punten. Wie meer cowboys dan alle anderen op een spoorlijn of een berg heeft, scoort alleen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A farmer scores 2 points for each tipi camp and 4 for each horse herd. Incomplete railroads, mountains and cities score, too. Finally, all players count their gold. Whoever has the most points wins.</source>
        <translation type="unfinished">Een boer scoort 2 punten per tipikamp en 4 per paardenkudde. Ook onvoltooide spoorlijnen, bergen en steden leveren punten op. Ten slotte tellen alle spelers hun goud. Wie de meeste punten heeft, wint.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>&quot;Skip&quot;</source>
        <extracomment>An entry of the list beside the board, within a sentence</extracomment>
        <translation type="unfinished">“Overslaan”</translation>
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
        <translation type="unfinished">Les %1 van %2: %3</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now it is the other player&apos;s turn.</source>
        <translation type="unfinished">Nu is de andere speler aan de beurt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You won, %1 to %2. You know everything you need: try a stronger opponent.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">Je hebt gewonnen, %1 tegen %2. Je weet alles wat je nodig hebt: probeer een sterkere tegenstander.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A tie, %1 to %2. Play a full game against the same opponent.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">Gelijkspel, %1 tegen %2. Speel een volledig spel tegen dezelfde tegenstander.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You lost, %1 to %2. Try a full game: it gives you more time to catch up.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">Je hebt verloren, %1 tegen %2. Probeer een volledig spel: dan heb je meer tijd om je achterstand in te halen.</translation>
    </message>
</context>
<context>
    <name>LookWords</name>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>Empty square at column %1, row %2</source>
        <extracomment>Where an empty square is, counted from the start tile</extracomment>
        <translation type="unfinished">Leeg vak op kolom %1, rij %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>The tile in hand fits here in %Ln way(s)</source>
        <extracomment>Of an empty square; %Ln rotations of the tile</extracomment>
        <translation type="unfinished">
            <numerusform>De tegel in de hand past hier op %Ln manier</numerusform>
            <numerusform>De tegel in de hand past hier op %Ln manieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%Ln of the tiles left fit here</source>
        <extracomment>Of an empty square</extracomment>
        <translation type="unfinished">
            <numerusform>Een van de resterende tegels past hier</numerusform>
            <numerusform>%Ln van de resterende tegels passen hier</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>Column %1, row %2</source>
        <extracomment>Of a tile on the board: where it lies, counted from the start tile</extracomment>
        <translation type="unfinished">Kolom %1, rij %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s tent</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Tent van %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s railwayman</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Spoorwerker van %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s gold miner</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Goudgraver van %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s farmer</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Boer van %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s merchant</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Handelaar van %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%Ln mining token(s)</source>
        <extracomment>Mining tokens that lie on a mountain</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln mijnfiche</numerusform>
            <numerusform>%Ln mijnfiches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapExport</name>
    <message>
        <location filename="../app/goldrush/map/mapexport.cpp"/>
        <source>There is not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation type="unfinished">Er is niet genoeg geheugen voor een afbeelding van deze grootte. Kies een kleinere.</translation>
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
        <source>Click an edge or the middle to raise a mountain. Drag from one mountain to another to join them. Right-click to split a mountain, or to level one that cannot be split.</source>
        <translation type="unfinished">Klik op een rand of in het midden om een berg te maken. Sleep van de ene berg naar de andere om ze te verbinden. Klik met de rechtermuisknop om een berg te splitsen, of om een berg af te vlakken die niet te splitsen is.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Level a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Berg afvlakken</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Split a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Berg splitsen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Raise a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Berg maken</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Raise a peak</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Top maken</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Join mountains</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Bergen verbinden</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Extend a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Berg uitbreiden</translation>
    </message>
</context>
<context>
    <name>OldFiles</name>
    <message>
        <location filename="../ui/start/oldfiles.cpp"/>
        <source>you asked to move it aside</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">op jouw verzoek apart gezet</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Fa&amp;rmers</source>
        <extracomment>A rule to choose: cowboys may be farmers</extracomment>
        <translation type="unfinished">&amp;Boeren</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Cowboys may be put on prairies, where they score tipi camps and horse herds at the end.</source>
        <translation type="unfinished">Cowboys mogen op prairies, waar ze aan het einde punten scoren voor tipikampen en paardenkuddes.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>F&amp;ifth cowboy</source>
        <extracomment>A rule to choose (noun)</extracomment>
        <translation type="unfinished">&amp;Vijfde cowboy</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Every player has five cowboys instead of four.</source>
        <translation type="unfinished">Elke speler heeft vijf cowboys in plaats van vier.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>&amp;Take back</source>
        <extracomment>A rule to choose: cowboys may be taken back</extracomment>
        <translation type="unfinished">&amp;Terugnemen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Instead of another action, a player may take back a cowboy without scoring.</source>
        <translation type="unfinished">In plaats van een andere actie mag een speler een cowboy terugnemen zonder te scoren.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Pra&amp;ctice game</source>
        <extracomment>An option of a new game (noun): a game to try things out in</extracomment>
        <translation type="unfinished">&amp;Oefenspel</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Turns may be undone even after the next tile or a token has been seen. The review mentions this.</source>
        <translation type="unfinished">Beurten mogen ongedaan gemaakt worden, ook als de volgende tegel of een fiche al gezien is. De terugblik vermeldt dat.</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <location filename="../ui/translating/ownwords.cpp"/>
        <source>&quot;%1&quot; could not be written: %2</source>
        <extracomment>%1 name of a file, %2 why, in the words of the system</extracomment>
        <translation type="unfinished">“%1” kon niet geschreven worden: %2</translation>
    </message>
    <message>
        <location filename="../ui/translating/ownwords.cpp"/>
        <source>Nothing was changed in &quot;%1&quot;. %2</source>
        <extracomment>%1 name of a file with translations, %2 what is wrong with it</extracomment>
        <translation type="unfinished">In “%1” is niets gewijzigd. %2</translation>
    </message>
</context>
<context>
    <name>PartWords</name>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Nugget</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">Goudklomp</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Locomotive</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">Locomotief</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Tipi camp</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">Tipikamp</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Horse herd</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">Paardenkudde</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Back of the tiles</source>
        <extracomment>What a picture shows</extracomment>
        <translation type="unfinished">Achterkant van de tegels</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Back of the mining tokens</source>
        <extracomment>What a picture shows: its value is hidden</extracomment>
        <translation type="unfinished">Achterkant van de mijnfiches</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Mining token, %1</source>
        <extracomment>What a picture shows: %1 the value of the token</extracomment>
        <translation type="unfinished">Mijnfiche, %1</translation>
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
        <translation type="unfinished">Tent</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Games and tile sets (%1);;All files (*)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names, and what stands before &quot;;;&quot; and after it are two entries</extracomment>
        <translation type="unfinished">Spellen en tegelsets (%1);;Alle bestanden (*)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>The tile set cannot be tried this way</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">De tegelset kan zo niet uitgeprobeerd worden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>A game (*.lodeline), a tile set or a deck to open.</source>
        <translation type="unfinished">Een te openen spel (*.lodeline), tegelset of deck.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Try a tile set or a deck: start a game with it at once.</source>
        <extracomment>Help of the command line; SET is a file</extracomment>
        <translation type="unfinished">Een tegelset of deck uitproberen: begin er meteen een spel mee.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: the computer players, such as prospector or baron,foreman.</source>
        <translatorcomment>free: prospector; free: foreman</translatorcomment>
        <translation type="unfinished">Met --play: de computerspelers, zoals prospector of baron,foreman.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: how many people play, 0 to 5 (with a deck, 0 to 2).</source>
        <extracomment>Help of the command line</extracomment>
        <translation type="unfinished">Met --play: hoeveel personen er spelen, 0 tot 5, met een deck 0 tot 2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: the id of the tile to be drawn first.</source>
        <translation type="unfinished">Met --play: het id van de tegel die als eerste getrokken wordt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>--play takes one tile set or deck and no other file.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">--play verwacht één tegelset of deck en geen ander bestand.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>--people takes a number from 0 to 5 (with a deck, from 0 to 2).</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">--people verwacht een getal van 0 tot 5, met een deck van 0 tot 2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Turn the tile &amp;left</source>
        <translation type="unfinished">Tegel &amp;linksom draaien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Turn the tile r&amp;ight</source>
        <translation type="unfinished">Tegel &amp;rechtsom draaien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Skip: en&amp;d the turn</source>
        <extracomment>Menu entry: end the turn without a cowboy, a tent or mining</extracomment>
        <translation type="unfinished">Over&amp;slaan: deze beurt niets doen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Turn tiles with the mouse wheel</source>
        <extracomment>Menu entry that can be ticked; otherwise the wheel of the mouse zooms over the tile, too</extracomment>
        <translation type="unfinished">Tegels &amp;draaien met het muiswiel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>E&amp;xplain what is under the pointer</source>
        <extracomment>Menu entry that can be ticked: a railroad, mountain, city or prairie below the mouse</extracomment>
        <translation type="unfinished">Uitleg &amp;bij wat onder de aanwijzer ligt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Show what fits an empty s&amp;quare</source>
        <extracomment>Menu entry that can be ticked: which of the tiles left fit the empty square below the mouse</extracomment>
        <translation type="unfinished">&amp;Mogelijke tegels voor een leeg vak tonen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Mark squares that no tile fits anymore</source>
        <extracomment>Menu entry that can be ticked: a cross on each empty square where none of the tiles left can lie</extracomment>
        <translation type="unfinished">Va&amp;kken markeren waar geen tegel meer past</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Coor&amp;dinates along the edge</source>
        <extracomment>Menu entry that can be ticked: the numbers of columns and rows beside the board</extracomment>
        <translation type="unfinished">&amp;Coördinaten langs de rand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Color prairies by their farmers</source>
        <extracomment>Menu entry that can be ticked: in the colours of the players who would score them</extracomment>
        <translation type="unfinished">Pr&amp;airies kleuren naar hun boeren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Tips from a coac&amp;h</source>
        <extracomment>Menu entry that can be ticked: a sentence whenever something becomes possible for the first time</extracomment>
        <translation type="unfinished">Tips va&amp;n een coach</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Hide all aids, as at a real ta&amp;ble</source>
        <extracomment>Menu entry that can be ticked: the program tells nothing that people at a table would not see</extracomment>
        <translation type="unfinished">Alle hulp verbergen, zoals aan een echte ta&amp;fel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>As&amp;k me to confirm each move</source>
        <extracomment>Menu entry that can be ticked: the chosen move waits for a second click or Enter</extracomment>
        <translation type="unfinished">Elke zet laten be&amp;vestigen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Co&amp;ver the board between players</source>
        <extracomment>Menu entry that can be ticked: where several people share a computer, a card covers the board until the next one is there</extracomment>
        <translation type="unfinished">Bord bij elke &amp;wissel afdekken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Tiles l&amp;eft</source>
        <extracomment>Menu entry (noun): shows which tiles are still in the stack</extracomment>
        <translation type="unfinished">&amp;Resterende tegels</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Standings so fa&amp;r</source>
        <extracomment>Menu entry (noun): what everybody would score if the game ended now</extracomment>
        <translation type="unfinished">&amp;Tussenstand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>What happened since m&amp;y last turn</source>
        <extracomment>Menu entry: tells again what the other players have done</extracomment>
        <translation type="unfinished">&amp;Wat er sinds mijn laatste beurt gebeurde</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Make this a pract&amp;ice game</source>
        <extracomment>Menu entry: from now on turns may be undone whatever has been seen</extracomment>
        <translation type="unfinished">Er een oe&amp;fenspel van maken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Export the &amp;map…</source>
        <extracomment>Menu entry: write a picture of the board to a file</extracomment>
        <translation type="unfinished">Land&amp;kaart exporteren…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Tile-set editor</source>
        <extracomment>Menu entry: starts the program that makes tile sets</extracomment>
        <translation type="unfinished">Te&amp;gelset-editor</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Make your own tile sets in a separate program</source>
        <translation type="unfinished">Je eigen tegelsets maken in een apart programma</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Open a saved game or a tile set</source>
        <translation type="unfinished">Een opgeslagen spel of een tegelset openen</translation>
    </message>
</context>
<context>
    <name>PictureUse</name>
    <message>
        <location filename="../editor/document/pictureuse.cpp"/>
        <source>Pictures of the set: %1 of %2</source>
        <extracomment>%1 a size such as &quot;34 MB&quot;, %2 the greatest that is allowed</extracomment>
        <translation type="unfinished">Afbeeldingen van de set: %1 van %2</translation>
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
        <source>%1, start</source>
        <extracomment>Below the picture of the tile that lies there at the start: %1 its id and how many copies, &quot;08 × 4&quot;</extracomment>
        <translation type="unfinished">%1, start</translation>
    </message>
    <message>
        <location filename="../editor/print/pictures.cpp"/>
        <source>A sheet with pictures of this size would be too large. Choose a smaller size.</source>
        <translation type="unfinished">Een vel met afbeeldingen van deze grootte zou te groot zijn. Kies een kleinere grootte.</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>north</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">noord</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>east</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">oost</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>south</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">zuid</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>west</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">west</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>northeast</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">noordoost</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>southeast</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">zuidoost</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>southwest</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">zuidwest</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>northwest</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">noordwest</translation>
    </message>
</context>
<context>
    <name>PlacingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Place the tile on a marked spot: click, or choose with Tab and the arrow keys.</source>
        <translation type="unfinished">Plaats de tegel op een gemarkeerd vak: klik, of kies met Tab en de pijltoetsen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>The tile fits here only this way. Click or press Enter to place it.</source>
        <translation type="unfinished">De tegel past hier alleen zo. Klik of druk op Enter om hem te plaatsen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; the right mouse button or the wheel turns it.</source>
        <translation type="unfinished">Klik of druk op Enter om de tegel te plaatsen; de rechtermuisknop of het muiswiel draait hem.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; the right mouse button turns it.</source>
        <translation type="unfinished">Klik of druk op Enter om de tegel te plaatsen; de rechtermuisknop draait hem.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; %1, the right mouse button or the wheel turns it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Klik of druk op Enter om de tegel te plaatsen; %1, de rechtermuisknop of het muiswiel draait hem.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; %1 or the right mouse button turns it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Klik of druk op Enter om de tegel te plaatsen; %1 of de rechtermuisknop draait hem.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>%1, the only way it fits here</source>
        <extracomment>%1 is &quot;Place at column 2, row -1, turned 90 degrees&quot;</extracomment>
        <translation type="unfinished">%1, de enige manier waarop hij hier past</translation>
    </message>
</context>
<context>
    <name>PlayTrial</name>
    <message>
        <location filename="../editor/desk/playtrial.cpp"/>
        <source>The file could not be saved for the game as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">Het bestand voor het spel kon niet als %1 opgeslagen worden: %2</translation>
    </message>
    <message>
        <location filename="../editor/desk/playtrial.cpp"/>
        <source>The game could not be started: the program &quot;lodeline&quot; was not found or does not run. Install Lodeline again.</source>
        <translation type="unfinished">Het spel kon niet gestart worden: het programma “lodeline” is niet gevonden of werkt niet. Installeer Lodeline opnieuw.</translation>
    </message>
</context>
<context>
    <name>PrintDocument</name>
    <message>
        <location filename="../editor/print/document.cpp"/>
        <source>The printer cannot be used. Choose another one.</source>
        <translation type="unfinished">De printer kan niet gebruikt worden. Kies een andere.</translation>
    </message>
    <message>
        <location filename="../editor/print/document.cpp"/>
        <source>A page could not be printed or exported. Try again.</source>
        <translation type="unfinished">Een pagina kon niet worden afgedrukt of geëxporteerd. Probeer het opnieuw.</translation>
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
        <translation type="unfinished">De marges laten geen ruimte op het papier. Kies kleinere marges of groter papier.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A tile of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">Een tegel van %1 mm past niet op het papier: er is maar ruimte voor %2 mm.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A token of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">Een fiche van %1 mm past niet op het papier: er is maar ruimte voor %2 mm.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A piece of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">Een speelstuk van %1 mm past niet op het papier: er is maar ruimte voor %2 mm.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>There is nothing to print. Choose tiles, tokens or pieces that the set has.</source>
        <translation type="unfinished">Er is niets af te drukken. Kies tegels, fiches of speelstukken die de set heeft.</translation>
    </message>
</context>
<context>
    <name>PrintOutputs</name>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export as PDF</source>
        <translation type="unfinished">Exporteren als PDF</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished">PDF-bestanden (*.pdf)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export as SVG, one file per page</source>
        <translation type="unfinished">Exporteren als SVG, één bestand per pagina</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>SVG files (*.svg)</source>
        <translation type="unfinished">SVG-bestanden (*.svg)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export all designs in one picture</source>
        <translation type="unfinished">Alle ontwerpen in één afbeelding exporteren</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>PNG pictures (*.png)</source>
        <translation type="unfinished">PNG-afbeeldingen (*.png)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Choose a folder for the pictures of the designs</source>
        <translation type="unfinished">Een map voor de afbeeldingen van de ontwerpen kiezen</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>%Ln file(s) with these names already exist. Replace them?</source>
        <translation type="unfinished">
            <numerusform>Er bestaat al %Ln bestand met deze naam. Vervangen?</numerusform>
            <numerusform>Er bestaan al %Ln bestanden met deze namen. Vervangen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintedDeck</name>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Unnamed deck</source>
        <translation type="unfinished">Deck zonder naam</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>C&amp;ards</source>
        <extracomment>Title of a group with a check box: whether to print the cards</extracomment>
        <translation type="unfinished">&amp;Kaarten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: the side length of a card</extracomment>
        <translation type="unfinished">&amp;Zijde:</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Side length of a card</source>
        <extracomment>Name of a field for screen readers: the card as it is cut out</extracomment>
        <translation type="unfinished">Zijde van een kaart</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>&amp;Bonus cards</source>
        <extracomment>Title of a group with a check box: cards that show nothing but a bonus</extracomment>
        <translation type="unfinished">&amp;Bonuskaarten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Wid&amp;th:</source>
        <extracomment>Label of a field: the width of a bonus card</extracomment>
        <translation type="unfinished">B&amp;reedte:</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Width of a bonus card</source>
        <translation type="unfinished">Breedte van een bonuskaart</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>For cards without backs. Cards with backs show their bonus there.</source>
        <translation type="unfinished">Voor kaarten zonder achterkant. Kaarten met achterkant tonen daar hun bonus.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>The whole deck</source>
        <extracomment>Entry of a choice: all cards are printed</extracomment>
        <translation type="unfinished">Het hele deck</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>There is nothing to print. Choose cards that the deck has.</source>
        <translation type="unfinished">Er is niets af te drukken. Kies kaarten die het deck heeft.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Cards, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">Kaarten, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Bonus cards, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how wide each is</extracomment>
        <translation type="unfinished">Bonuskaarten, %1 mm</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>%Ln card(s)</source>
        <extracomment>Part of a list of what is printed, as in &quot;18 cards and 18 bonus cards&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln kaart</numerusform>
            <numerusform>%Ln kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>%Ln bonus card(s)</source>
        <extracomment>Part of a list of what is printed</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln bonuskaart</numerusform>
            <numerusform>%Ln bonuskaarten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>A card of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">Een kaart van %1 mm past niet op het papier: er is maar ruimte voor %2 mm.</translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Tiles, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">Tegels, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Mining tokens, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">Mijnfiches, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Pieces, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">Speelstukken, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Page %1 of %2</source>
        <extracomment>On a printed page; %1 its number, %2 how many there are</extracomment>
        <translation type="unfinished">Pagina %1 van %2</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Back of page %1 of %2</source>
        <extracomment>On a printed page; %1 its number, %2 how many there are</extracomment>
        <translation type="unfinished">Achterkant van pagina %1 van %2</translation>
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
        <translation type="unfinished">%1 inch</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Print at 100% scale. The ruler is then accurate.</source>
        <translation type="unfinished">Druk af op een schaal van 100%. Dan klopt de liniaal.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Unnamed tile set</source>
        <translation type="unfinished">Tegelset zonder naam</translation>
    </message>
</context>
<context>
    <name>PrintedSet</name>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Tiles</source>
        <extracomment>Title of a group with a check box: whether to print the tiles</extracomment>
        <translation type="unfinished">&amp;Tegels</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: the side length of a tile</extracomment>
        <translation type="unfinished">&amp;Zijde:</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Side length of a tile</source>
        <extracomment>Name of a field for screen readers: the tile as it is cut out</extracomment>
        <translation type="unfinished">Zijde van een tegel</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Mining tokens</source>
        <extracomment>Title of a group with a check box</extracomment>
        <translation type="unfinished">Mi&amp;jnfiches</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Diam&amp;eter:</source>
        <extracomment>Label of a field: of a mining token</extracomment>
        <translation type="unfinished">Dia&amp;meter:</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Diameter of a token</source>
        <translation type="unfinished">Diameter van een fiche</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Pieces</source>
        <extracomment>Title of a group with a check box: cowboys, tents and markers</extracomment>
        <translation type="unfinished">Speelstu&amp;kken</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Si&amp;ze:</source>
        <extracomment>Label of a field: of the pieces</extracomment>
        <translation type="unfinished">G&amp;rootte:</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Size of a piece</source>
        <translation type="unfinished">Grootte van een speelstuk</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Five cowboys, a tent and a score marker in each of the five colors.</source>
        <translation type="unfinished">Vijf cowboys, een tent en een scoresteen in elk van de vijf kleuren.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>The whole set</source>
        <translation type="unfinished">De hele set</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>As many as the set has</source>
        <translation type="unfinished">Zoveel als de set heeft</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a list of what is printed, as in &quot;72 tiles and 63 tokens&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tegel</numerusform>
            <numerusform>%Ln tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Part of a list of what is printed; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln fiche</numerusform>
            <numerusform>%Ln fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln piece(s)</source>
        <extracomment>Part of a list of what is printed; cowboys, tents and markers</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln speelstuk</numerusform>
            <numerusform>%Ln speelstukken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>An id must have 1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen</source>
        <translation type="unfinished">Een id moet uit 1 tot 32 letters, cijfers, punten, streepjes of liggende streepjes bestaan</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The id &quot;%1&quot; is used more than once</source>
        <extracomment>%1 the id of a tile or a card</extracomment>
        <translation type="unfinished">Het id “%1” wordt meer dan eens gebruikt</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Wrong number of cards in the deck: %1; needed: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Verkeerd aantal kaarten in het deck: %1; nodig: %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Wrong number of squares on the front: %1; needed: %2</source>
        <extracomment>The front of a card; %1 and %2 numbers</extracomment>
        <translation type="unfinished">Verkeerd aantal vakken op de voorkant: %1; nodig: %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>A row of a table must be a number and its points, such as [3, 5]</source>
        <extracomment>A table of a bonus: numbers, each with its points</extracomment>
        <translation type="unfinished">Een rij van een tabel moet een getal en de punten ervan zijn, zoals [3, 5]</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Each row of a table must begin with a larger number than the row before</source>
        <extracomment>A table of a bonus: numbers, each with its points</extracomment>
        <translation type="unfinished">Elke rij van een tabel moet met een groter getal beginnen dan de rij ervoor</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Squares with the land &quot;%1&quot;: %2; in a balanced deck: %3</source>
        <extracomment>%1 a kind of land, such as &quot;Desert&quot;; %2 and %3 numbers</extracomment>
        <translation type="unfinished">Vakken met het landschap “%1”: %2; in een uitgebalanceerd deck: %3</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>All four squares show the same land</source>
        <translation type="unfinished">Alle vier de vakken tonen hetzelfde landschap</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Squares with the symbol &quot;%1&quot;: %2; in a balanced deck: %3</source>
        <extracomment>%1 a symbol, such as &quot;Wagon&quot;; %2 and %3 numbers</extracomment>
        <translation type="unfinished">Vakken met het symbool “%1”: %2; in een uitgebalanceerd deck: %3</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The front is the same as that of card &quot;%1&quot;, possibly upside down</source>
        <extracomment>%1 the id of a card</extracomment>
        <translation type="unfinished">De voorkant is dezelfde als die van kaart “%1”, mogelijk ondersteboven</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The bonus is the same as that of card &quot;%1&quot;</source>
        <extracomment>%1 the id of a card</extracomment>
        <translation type="unfinished">De bonus is dezelfde als die van kaart “%1”</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The saved game has the move &quot;%1&quot;, but the game expects &quot;%2&quot;</source>
        <extracomment>%1 and %2 kinds of moves, as they are named in a file</extracomment>
        <translation type="unfinished">Het opgeslagen spel heeft de zet “%1”, maar het spel verwacht “%2”</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The saved game has card &quot;%1&quot;, but card &quot;%2&quot; is placed here</source>
        <extracomment>%1 and %2 ids of cards</extracomment>
        <translation type="unfinished">Het opgeslagen spel heeft kaart “%1”, maar hier wordt kaart “%2” geplaatst</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Too many cards are passed over: %1; maximum here: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Er worden te veel kaarten overgeslagen: %1; hier hoogstens toegestaan: %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Card &quot;%1&quot; may not be placed at (%2, %3)</source>
        <extracomment>%1 the id of a card, %2 column, %3 row</extracomment>
        <translation type="unfinished">Kaart “%1” mag niet op (%2, %3) geplaatst worden</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The circle has no place %1; its last place is %2</source>
        <extracomment>The circle in which the cards lie; %1 and %2 numbers</extracomment>
        <translation type="unfinished">De cirkel heeft geen plaats %1; de laatste plaats is %2</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file cannot be read: %1</source>
        <extracomment>%1 why, in the words of the operating system</extracomment>
        <translation type="unfinished">Het bestand kan niet gelezen worden: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This is not a regular file and cannot be read</source>
        <translation type="unfinished">Dit is geen gewoon bestand en kan niet gelezen worden</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file is larger than %1 MiB</source>
        <extracomment>%1 a number; MiB: mebibytes</extracomment>
        <translation type="unfinished">Het bestand is groter dan %1 MiB</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file is damaged or incomplete: invalid JSON at line %1, column %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Het bestand is beschadigd of onvolledig: ongeldige JSON op regel %1, kolom %2</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Nested too deeply at line %2; deepest level allowed: %1</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Te diep genest op regel %2; diepste toegestane niveau: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too many keys in one object, up to line %2; maximum: %1</source>
        <extracomment>Of a JSON file; %1 and %2 numbers</extracomment>
        <translation type="unfinished">Te veel sleutels in één object, tot regel %2; hoogstens toegestaan: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The key &quot;%1&quot; appears more than once</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">De sleutel “%1” komt meer dan eens voor</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This is not a file of the format &quot;%1&quot;</source>
        <extracomment>%1 the name of the format</extracomment>
        <translation type="unfinished">Dit is geen bestand van het formaat “%1”</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file uses version %1 of its format, but this program reads only up to version %2; a newer version of the program can open it</source>
        <extracomment>%1 and %2 version numbers</extracomment>
        <translation type="unfinished">Het bestand gebruikt versie %1 van zijn formaat, maar dit programma leest alleen tot en met versie %2; een nieuwer programma kan het openen</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>&quot;%1&quot; is missing</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">“%1” ontbreekt</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Wrong type of value; expected: %1</source>
        <extracomment>%1 a type of value, such as &quot;object&quot; or &quot;integer&quot;</extracomment>
        <translation type="unfinished">Verkeerd type waarde, verwacht: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The number must be from %1 to %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Het getal moet tussen %1 en %2 liggen</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The value must be one of these: %1</source>
        <extracomment>%1 a list of values, as they stand in a file</extracomment>
        <translation type="unfinished">De waarde moet een van deze zijn: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too many entries; maximum: %1</source>
        <extracomment>Of a list in a file; %1 a number</extracomment>
        <translation type="unfinished">Te veel items; hoogstens toegestaan: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown key &quot;%1&quot;, kept as it is</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">Onbekende sleutel “%1”, blijft ongewijzigd</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too long; maximum number of characters: %1</source>
        <extracomment>Of a text in a file; %1 a number</extracomment>
        <translation type="unfinished">Te lang; hoogstens toegestane tekens: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The character %1 at position %2 is not allowed</source>
        <extracomment>%1 a character, as &quot;U+202E&quot;; %2 its place in the text, from 1</extracomment>
        <translation type="unfinished">Het teken %1 op positie %2 is niet toegestaan</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The ZIP file is damaged and cannot be read</source>
        <translation type="unfinished">Het ZIP-bestand is beschadigd en kan niet gelezen worden</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This name is not allowed in the ZIP file, or appears in it twice: %1</source>
        <extracomment>%1 the name of a file inside a ZIP file</extracomment>
        <translation type="unfinished">Deze naam mag niet of niet twee keer in het ZIP-bestand staan: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>&quot;%1&quot; is missing in the ZIP file</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation type="unfinished">“%1” ontbreekt in het ZIP-bestand</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The shuffle number (seed) must be a string of digits and less than 2^64</source>
        <translation type="unfinished">Het schudnummer (seed) moet een reeks cijfers zijn en kleiner dan 2^64</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The number of players must be from %1 to %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Het aantal spelers moet tussen %1 en %2 liggen</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Two players have the color &quot;%1&quot;</source>
        <extracomment>%1 a color, as it is named in a file</extracomment>
        <translation type="unfinished">Twee spelers hebben de kleur “%1”</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown kind of player: &quot;%1&quot;</source>
        <extracomment>%1 a kind of player, as it is named in a file</extracomment>
        <translation type="unfinished">Onbekend soort speler: “%1”</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown color: &quot;%1&quot;</source>
        <extracomment>%1 a color, as it is named in a file</extracomment>
        <translation type="unfinished">Onbekende kleur: “%1”</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The game is already over before this move</source>
        <translation type="unfinished">Het spel is al voor deze zet afgelopen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The edge &quot;%1&quot; is used more than once</source>
        <extracomment>%1 an edge of a tile, such as &quot;north&quot;; a railroad and a mountain lie there, for example</extracomment>
        <translation type="unfinished">De rand “%1” wordt meer dan eens geclaimd</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>A railroad must have two edges, or one edge and an end</source>
        <translation type="unfinished">Een spoorlijn moet twee randen hebben, of een rand en een uiteinde</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The railroad ends in a mountain, but the tile has none</source>
        <translation type="unfinished">De spoorlijn eindigt in een berg, maar de tegel heeft er geen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No prairie has the half-edge &quot;%1&quot;</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">Geen prairie claimt de halve rand “%1”</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The half-edge &quot;%1&quot; is used more than once</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">De halve rand “%1” wordt meer dan eens geclaimd</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The half-edge &quot;%1&quot; lies on a mountain edge</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">De halve rand “%1” ligt aan een bergrand</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The halves of the prairie edge &quot;%1&quot; belong to different prairies</source>
        <extracomment>%1 an edge of a tile, such as &quot;north&quot;</extracomment>
        <translation type="unfinished">De helften van de prairierand “%1” horen bij verschillende prairies</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile has too many parts; maximum: %1</source>
        <extracomment>Parts: railroads, mountains and prairies of one tile; %1 a number</extracomment>
        <translation type="unfinished">De tegel heeft te veel delen; hoogstens toegestaan: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no start tile</source>
        <translation type="unfinished">De set heeft geen starttegel</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has the id of the start tile, &quot;%1&quot;</source>
        <extracomment>%1 an id</extracomment>
        <translation type="unfinished">Geen tegel heeft het id van de starttegel, “%1”</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The start tile &quot;%1&quot; has no copies</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">Van de starttegel “%1” zijn er geen exemplaren</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Too many tiles: %1; maximum: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Te veel tegels: %1; hoogstens toegestaan: %2</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Too few mining tokens: %1; nuggets on the tiles: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Te weinig mijnfiches: %1; goudklompen op de tegels: %2</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile is the same as &quot;%1&quot;, possibly turned</source>
        <extracomment>%1 the id of another tile</extracomment>
        <translation type="unfinished">Deze tegel is dezelfde als “%1”, mogelijk gedraaid</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No other tile has an edge of this kind: %1</source>
        <extracomment>%1 what lies at the edge: railroad, mountain or prairie</extracomment>
        <translation type="unfinished">Geen andere tegel heeft een rand van deze soort: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile is the mirror image of &quot;%1&quot;</source>
        <extracomment>%1 the id of another tile</extracomment>
        <translation type="unfinished">Deze tegel is het spiegelbeeld van “%1”</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile can rarely be placed: it fits only %1 of 100 open squares</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">Deze tegel kan zelden geplaatst worden: hij past maar in %1 van 100 open vakken</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile can never be placed: no other tile has a matching edge</source>
        <translation type="unfinished">Deze tegel kan nooit geplaatst worden: geen andere tegel heeft een passende rand</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile can be placed next to the start tile</source>
        <translation type="unfinished">Naast de starttegel kan geen tegel geplaatst worden</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Edges of this kind will often stay open: %1 (on only %2 of 100 tiles)</source>
        <extracomment>%1 what lies at the edges: railroad, mountain or prairie; %2 a number</extracomment>
        <translation type="unfinished">Randen van deze soort zullen vaak open blijven: %1 (maar op %2 van 100 tegels)</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a railroad</source>
        <translation type="unfinished">Geen tegel heeft een spoorlijn</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a mountain, so nobody can mine</source>
        <translation type="unfinished">Geen tegel heeft een berg, dus kan niemand delven</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a city</source>
        <translation type="unfinished">Geen tegel heeft een stad</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile has no copies, so it never appears in a game</source>
        <translation type="unfinished">Van de tegel zijn er geen exemplaren, dus komt hij nooit in het spel</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Few tiles for a game: %1; recommended: %2 or more</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Weinig tegels voor een spel: %1; aanbevolen: %2 of meer</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no name</source>
        <translation type="unfinished">De set heeft geen naam</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set names no author</source>
        <translation type="unfinished">De set noemt geen auteur</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no license, so it is unclear who may share it</source>
        <translation type="unfinished">De set heeft geen licentie, dus is het onduidelijk wie hem mag delen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>A prairie continues across a track or a mountain, which is fine if it is intended</source>
        <translation type="unfinished">Een prairie loopt door over een spoor of een berg; dat is prima als je het zo bedoelt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>In the picture this looks like more than one: there is no room to join its parts clearly</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">Op de afbeelding lijken dit er meer dan één: wat tussen de delen ligt, laat geen ruimte om ze duidelijk te verbinden</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>In the picture this looks joined to another of its kind: there is no room to keep them apart</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">Op de afbeelding lijkt dit vast te zitten aan een ander van dezelfde soort: er is geen ruimte om ze te scheiden</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The picture does not show this clearly: the rest of the tile leaves no room for it</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">De afbeelding toont dit niet duidelijk: de rest van de tegel laat er geen ruimte voor</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The colors do not blend along this edge (%1): the picture has %2 there, and most others have %3. Paint its border in their color, or leave it as it is</source>
        <extracomment>Of the picture of a tile at one of its edges; %1 what lies there: railroad, mountain or prairie; %2 and %3 colors as drawing programs write them, such as #a0b070</extracomment>
        <translation type="unfinished">De kleuren lopen langs deze rand (%1) niet in elkaar over: de afbeelding heeft daar %2, de meeste andere hebben %3. Geef de rand hun kleur, of laat hem zo</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Two prairies lie side by side with nothing to divide them</source>
        <translation type="unfinished">Twee prairies liggen naast elkaar zonder iets dat ze scheidt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No track leads to the city; until one does, the city is not in play</source>
        <translation type="unfinished">Er leidt geen spoor naar de stad; zolang dat zo is, doet de stad niet mee</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Nuggets that are not in play because they lie on no mountain: %1</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">Goudklompen die niet meedoen omdat ze niet op een berg liggen: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it is larger than %1 KiB</source>
        <extracomment>%1 a number; KiB: kibibytes</extracomment>
        <translation type="unfinished">De eigen afbeelding van de tegel wordt niet getoond: hij is groter dan %1 KiB</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %1 is not valid SVG</source>
        <extracomment>%1 the number of a line in the file of the picture</extracomment>
        <translation type="unfinished">De eigen afbeelding van de tegel wordt niet getoond: regel %1 is geen geldige SVG</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %1 contains a document type declaration, which is not allowed</source>
        <extracomment>%1 the number of a line in the file of the picture</extracomment>
        <translation type="unfinished">De eigen afbeelding van de tegel wordt niet getoond: regel %1 bevat een documenttypedeclaratie, en die is niet toegestaan</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it has no usable size</source>
        <translation type="unfinished">De eigen afbeelding van de tegel wordt niet getoond: hij heeft geen bruikbare grootte</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it would take too long to draw</source>
        <translation type="unfinished">De eigen afbeelding van de tegel wordt niet getoond: het tekenen zou te lang duren</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %2 refers to &quot;%1&quot;, which is outside the picture</source>
        <extracomment>%1 a reference, such as an address; %2 the number of a line in the file of the picture</extracomment>
        <translation type="unfinished">De eigen afbeelding van de tegel wordt niet getoond: regel %2 verwijst naar “%1”, dat buiten de afbeelding ligt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: its part &quot;%1&quot; refers to itself</source>
        <extracomment>%1 the id of a part of the picture</extracomment>
        <translation type="unfinished">De eigen afbeelding van de tegel wordt niet getoond: het deel “%1” verwijst naar zichzelf</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: %1</source>
        <extracomment>%1 why, in English, in the words of the program that draws it</extracomment>
        <translation type="unfinished">De eigen afbeelding van de tegel wordt niet getoond: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: the program &quot;%1&quot;, which draws it, could not be started</source>
        <extracomment>%1 the name of a program</extracomment>
        <translation type="unfinished">De eigen afbeelding van de tegel wordt niet getoond: het programma “%1”, dat hem tekent, kon niet gestart worden</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: its file was not found or is damaged</source>
        <translation type="unfinished">De eigen afbeelding van de tegel wordt niet getoond: het bestand is niet gevonden of beschadigd</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The back of the tiles looks different when turned, so a printed tile shows its rotation even face down. To avoid this, make the back look the same from all four sides</source>
        <translation type="unfinished">De achterkant van de tegels ziet er gedraaid anders uit: afgedrukt verraadt hij hoe een omgekeerde tegel ligt. Teken hem van alle vier de kanten gelijk om dat te verbergen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set&apos;s own picture &quot;%1&quot; is not shown: its file was not found, is damaged or cannot be drawn</source>
        <extracomment>%1 what the picture shows, as it is named in a file, such as &quot;nugget&quot; or &quot;token-5&quot;</extracomment>
        <translation type="unfinished">De eigen afbeelding “%1” van de set wordt niet getoond: het bestand is niet gevonden, is beschadigd of kan niet getekend worden</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The saved game has tile &quot;%1&quot;, but its shuffle number draws another one</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">Het opgeslagen spel heeft tegel “%1”, maar het schudnummer trekt een andere</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Tile &quot;%1&quot; may not be placed at (%2, %3) with rotation %4</source>
        <extracomment>%1 the id of a tile, %2 column, %3 row, %4 degrees</extracomment>
        <translation type="unfinished">Tegel “%1” mag niet op (%2, %3) geplaatst worden met rotatie %4</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The action &quot;%1&quot; is not allowed here</source>
        <extracomment>%1 an action, as it is named in a file</extracomment>
        <translation type="unfinished">De actie “%1” is hier niet toegestaan</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The saved game has tile &quot;%1&quot;, but says that another one is drawn</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">Het opgeslagen spel heeft tegel “%1”, maar zegt dat er een andere getrokken wordt</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Tile &quot;%1&quot; cannot be drawn: no copy of it is left</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">Tegel “%1” kan niet getrokken worden: er is geen exemplaar meer</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No such mining token is left</source>
        <translation type="unfinished">Zo’n mijnfiche is er niet meer</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The game cannot go on here: the saved game does not say what is drawn next</source>
        <translation type="unfinished">Het spel kan hier niet verder: het opgeslagen spel zegt niet wat er daarna getrokken wordt</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: this is not valid XML: %2</source>
        <extracomment>%1 number of a line, %2 why, in English</extracomment>
        <translation type="unfinished">Regel %1: dit is geen leesbare XML: %2</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: a translation begins with &lt;TS&gt;; this file does not</source>
        <extracomment>%1 number of a line; leave &lt;TS&gt; as it is</extracomment>
        <translation type="unfinished">Regel %1: een vertaling begint met &lt;TS&gt;; dit bestand niet</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: there is no language &quot;%2&quot;; write its code, such as &quot;pl&quot;</source>
        <extracomment>%1 number of a line, %2 what stands there; leave &quot;pl&quot; as it is</extracomment>
        <translation type="unfinished">Regel %1: de taal “%2” bestaat niet; schrijf de code ervan, bijvoorbeeld “pl”</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: a translation must not declare anything by &lt;!ENTITY&gt;</source>
        <extracomment>%1 number of a line; leave &lt;!ENTITY&gt; as it is</extracomment>
        <translation type="unfinished">Regel %1: een vertaling mag niets declareren met &lt;!ENTITY&gt;</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: there are more than %2 texts</source>
        <extracomment>%1 number of a line, %2 the most texts that a translation may have</extracomment>
        <translation type="unfinished">Regel %1: er zijn meer dan %2 teksten</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the text has more than %2 characters</source>
        <extracomment>%1 number of a line, %2 the most characters that a text may have</extracomment>
        <translation type="unfinished">Regel %1: de tekst heeft meer dan %2 tekens</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: each % sign followed by a number or Ln must appear as often as in the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation; leave %Ln as it is</extracomment>
        <translation type="unfinished">Regel %1: elk %-teken met een getal of Ln erachter moet er even vaak staan als in de Engelse tekst: “%2”</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the tags in angle brackets have to be those of the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation</extracomment>
        <translation type="unfinished">Regel %1: de tags tussen punthaken moeten die van de Engelse tekst zijn: “%2”</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the patterns in parentheses and each ;; have to be those of the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation. The patterns are those of files, such as (*.png).</extracomment>
        <translation type="unfinished">Regel %1: de patronen tussen ronde haakjes en elke ;; moeten die van de Engelse tekst zijn: “%2”</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: &quot;%2&quot; contains an invisible character</source>
        <extracomment>%1 number of a line, %2 a translation</extracomment>
        <translation type="unfinished">Regel %1: er staat een onzichtbaar teken in “%2”</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: forms for numbers: %2; the language has %3</source>
        <extracomment>%1 number of a line, %2 and %3 numbers of forms, such as singular and plural</extracomment>
        <translation type="unfinished">Regel %1: vormen voor getallen: %2; de taal heeft er %3</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the program cannot insert the text here; use Qt Linguist instead</source>
        <extracomment>%1 number of a line of a file with translations</extracomment>
        <translation type="unfinished">Regel %1: het programma kan de tekst hier niet invoegen; doe dat met Qt Linguist</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>&quot;%1&quot; is not a color; write #rrggbb, or #rrggbbaa with transparency</source>
        <extracomment>%1 a text in a file; leave #rrggbb and #rrggbbaa as they are</extracomment>
        <translation type="unfinished">“%1” is geen kleur; schrijf #rrggbb, of #rrggbbaa met transparantie</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>The list is empty; it needs at least one entry</source>
        <translation type="unfinished">De lijst is leeg; er moet minstens één item in staan</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>There is no theme &quot;%1&quot; to start from; available themes: %2</source>
        <extracomment>%1 the name of a theme, %2 a list of such names</extracomment>
        <translation type="unfinished">Er is geen thema “%1” om van uit te gaan; beschikbare thema’s: %2</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>object</source>
        <extracomment>A type of value in a JSON file, as in &quot;Wrong type of value; expected: object&quot;</extracomment>
        <translation type="unfinished">object</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>array</source>
        <extracomment>A type of value in a JSON file: a list of values</extracomment>
        <translation type="unfinished">lijst</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>string</source>
        <extracomment>A type of value in a JSON file: text</extracomment>
        <translation type="unfinished">tekst</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>integer</source>
        <extracomment>A type of value in a JSON file: a whole number</extracomment>
        <translation type="unfinished">geheel getal</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>boolean</source>
        <extracomment>A type of value in a JSON file: true or false</extracomment>
        <translation type="unfinished">boolean</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>number</source>
        <extracomment>A type of value in a JSON file, with or without a fraction</extracomment>
        <translation type="unfinished">getal</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Error</source>
        <extracomment>How bad a problem of a file is (noun)</extracomment>
        <translation type="unfinished">Fout</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Warning</source>
        <extracomment>How bad a problem of a file is (noun)</extracomment>
        <translation type="unfinished">Waarschuwing</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Note</source>
        <extracomment>A remark about a file, less than a warning</extracomment>
        <translation type="unfinished">Opmerking</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>the whole file</source>
        <translation type="unfinished">het hele bestand</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>%1 (%2)</source>
        <extracomment>%1 what is wrong, %2 where in the text, such as &quot;/tiles/3&quot;</extracomment>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>but none of the tiles left would complete this feature</source>
        <extracomment>After another reason for a move, such as &quot;takes a railroad of 3 tiles&quot;; &quot;this feature&quot; is the railroad, mountain, city or prairie that is taken</extracomment>
        <translation type="unfinished">maar geen van de resterende tegels zou dit gebied voltooien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>mines the last token there</source>
        <translation type="unfinished">delft daar het laatste fiche</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>takes a mountain without nuggets</source>
        <translation type="unfinished">bezet een berg zonder goudklompen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>takes a prairie that is worth nothing so far</source>
        <translation type="unfinished">bezet een prairie die tot nu toe niets waard is</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>pitches the tent on a mountain without tokens</source>
        <translation type="unfinished">zet de tent op een berg zonder fiches</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a railroad</source>
        <translation type="unfinished">
            <numerusform>scoort %Ln punt voor een spoorlijn</numerusform>
            <numerusform>scoort %Ln punten voor een spoorlijn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a mountain</source>
        <translation type="unfinished">
            <numerusform>scoort %Ln punt voor een berg</numerusform>
            <numerusform>scoort %Ln punten voor een berg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a city</source>
        <translation type="unfinished">
            <numerusform>scoort %Ln punt voor een stad</numerusform>
            <numerusform>scoort %Ln punten voor een stad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes %Ln token(s) from the completed mountain</source>
        <extracomment>Mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>krijgt %Ln fiche van de voltooide berg</numerusform>
            <numerusform>krijgt %Ln fiches van de voltooide berg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but gives %3 %Ln point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">
            <numerusform>maar geeft %3 %Ln punt</numerusform>
            <numerusform>maar geeft %3 %Ln punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>and also gives %3 %Ln point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">
            <numerusform>en geeft ook %3 %Ln punt</numerusform>
            <numerusform>en geeft ook %3 %Ln punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>mines a token and leaves %Ln there</source>
        <translation type="unfinished">
            <numerusform>delft een fiche en laat er daar %Ln achter</numerusform>
            <numerusform>delft een fiche en laat er daar %Ln achter</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>the cowboy comes back at once</source>
        <translation type="unfinished">de cowboy komt meteen terug</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>brings %Ln cowboy(s) home</source>
        <translation type="unfinished">
            <numerusform>haalt %Ln cowboy terug</numerusform>
            <numerusform>haalt %Ln cowboys terug</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but uses the last cowboy</source>
        <translation type="unfinished">maar gebruikt de laatste cowboy</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a railroad of %Ln tile(s)</source>
        <translation type="unfinished">
            <numerusform>bezet een spoorlijn van %Ln tegel</numerusform>
            <numerusform>bezet een spoorlijn van %Ln tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a mountain with %Ln nugget(s)</source>
        <translation type="unfinished">
            <numerusform>bezet een berg met %Ln goudklomp</numerusform>
            <numerusform>bezet een berg met %Ln goudklompen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a city with %Ln railroad(s)</source>
        <translation type="unfinished">
            <numerusform>bezet een stad met %Ln spoorlijn</numerusform>
            <numerusform>bezet een stad met %Ln spoorlijnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a prairie worth %Ln point(s) so far</source>
        <translation type="unfinished">
            <numerusform>bezet een prairie die tot nu toe %Ln punt waard is</numerusform>
            <numerusform>bezet een prairie die tot nu toe %Ln punten waard is</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>pitches the tent on a mountain with %Ln token(s)</source>
        <translation type="unfinished">
            <numerusform>zet de tent op een berg met %Ln fiche</numerusform>
            <numerusform>zet de tent op een berg met %Ln fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>extends %Ln feature(s) that the player holds</source>
        <translation type="unfinished">
            <numerusform>breidt %Ln eigen gebied uit</numerusform>
            <numerusform>breidt %Ln eigen gebieden uit</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but extends a feature held by %3</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">maar breidt een gebied van %3 uit</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>joins a feature held by %3</source>
        <extracomment>%3 a player, who has a cowboy in it</extracomment>
        <translation type="unfinished">sluit aan bij een gebied van %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>%Ln of the %2 tiles left would complete this feature</source>
        <extracomment>&quot;this feature&quot; is the railroad, mountain, city or prairie of the cowboy that is put; %2 tiles are left</extracomment>
        <translation type="unfinished">
            <numerusform>een van de %2 resterende tegels zou dit gebied voltooien</numerusform>
            <numerusform>%Ln van de %2 resterende tegels zouden dit gebied voltooien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordFile</name>
    <message>
        <location filename="../app/shell/files/gamefile.cpp"/>
        <source>The game could not be saved as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">Het spel kon niet opgeslagen worden als %1: %2</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>The game has moved on since then. Please choose again.</source>
        <extracomment>Why a move was not made: the position is another one by now</extracomment>
        <translation type="unfinished">Het spel is intussen verdergegaan. Kies opnieuw.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>It is another player&apos;s turn now.</source>
        <extracomment>Why a move was not made</extracomment>
        <translation type="unfinished">Nu is een andere speler aan de beurt.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>The rules do not allow that now.</source>
        <extracomment>Why a move was not made</extracomment>
        <translation type="unfinished">De regels staan dat nu niet toe.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>There is nothing to undo or redo.</source>
        <extracomment>Why undo or redo did nothing</extracomment>
        <translation type="unfinished">Er is niets ongedaan te maken of opnieuw te spelen.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Choose a start tile</source>
        <translation type="unfinished">Een starttegel kiezen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add an empty start tile</source>
        <translation type="unfinished">Een lege starttegel toevoegen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add a copy of the start tile</source>
        <translation type="unfinished">Een exemplaar van de starttegel toevoegen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add gravel for the nuggets</source>
        <extracomment>Gravel: mining tokens of value 0</extracomment>
        <translation type="unfinished">Grind voor de goudklompen toevoegen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add tokens in the current proportions</source>
        <translation type="unfinished">Fiches in de huidige verhoudingen toevoegen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Merge tokens of equal value</source>
        <translation type="unfinished">Fiches met gelijke waarde samenvoegen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Bring all numbers into range</source>
        <translation type="unfinished">Alle getallen binnen het bereik brengen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Shorten long texts and remove forbidden characters</source>
        <translation type="unfinished">Lange teksten inkorten en verboden tekens verwijderen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove copies of the most common tiles</source>
        <translation type="unfinished">Exemplaren van de meest voorkomende tegels verwijderen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the tiles beyond the limit</source>
        <translation type="unfinished">De tegels boven de limiet verwijderen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the tile a new id</source>
        <translation type="unfinished">De tegel een nieuw id geven</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Merge this tile and its copies into the other tile</source>
        <extracomment>The tile is the same as another one</extracomment>
        <translation type="unfinished">Deze tegel en zijn exemplaren met de andere tegel samenvoegen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add a copy of the tile</source>
        <translation type="unfinished">Een exemplaar van de tegel toevoegen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Keep only one copy</source>
        <translation type="unfinished">Maar één exemplaar behouden</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the tile</source>
        <translation type="unfinished">De tegel verwijderen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the edge to the railroad</source>
        <extracomment>Of an edge that a railroad and something else claim</extracomment>
        <translation type="unfinished">De rand aan de spoorlijn geven</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the edge to the mountain</source>
        <extracomment>Of an edge that a mountain and something else claim</extracomment>
        <translation type="unfinished">De rand aan de berg geven</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>End the railroad in a junction</source>
        <translation type="unfinished">De spoorlijn in een knooppunt laten eindigen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Let the railroad run through the tile</source>
        <translation type="unfinished">De spoorlijn over de tegel laten doorlopen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Make each edge a separate railroad</source>
        <translation type="unfinished">Van elke rand een aparte spoorlijn maken</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the railroad</source>
        <translation type="unfinished">De spoorlijn verwijderen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Raise a mountain inside the tile</source>
        <translation type="unfinished">Een berg binnen de tegel maken</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Draw the prairies again</source>
        <translation type="unfinished">De prairies opnieuw tekenen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove parts that touch no edge</source>
        <translation type="unfinished">Delen verwijderen die geen rand raken</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Let a railroad end in the city</source>
        <translation type="unfinished">Een spoorlijn in de stad laten eindigen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the city</source>
        <translation type="unfinished">De stad verwijderen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the nuggets</source>
        <translation type="unfinished">De goudklompen verwijderen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the picture</source>
        <extracomment>Of a tile or of what a set has a picture of its own for</extracomment>
        <translation type="unfinished">De afbeelding verwijderen</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Choose another picture…</source>
        <extracomment>Of what has a picture that is missing; opens a dialog</extracomment>
        <translation type="unfinished">Een andere afbeelding kiezen…</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the key and its value</source>
        <extracomment>Of a key of a JSON file that its format does not know</extracomment>
        <translation type="unfinished">De sleutel en zijn waarde verwijderen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Add the missing cards</source>
        <translation type="unfinished">De ontbrekende kaarten toevoegen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Remove the last cards</source>
        <translation type="unfinished">De laatste kaarten verwijderen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Balance the lands</source>
        <translation type="unfinished">De landschappen uitbalanceren</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Balance the symbols</source>
        <translation type="unfinished">De symbolen uitbalanceren</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Shorten and clean the texts</source>
        <translation type="unfinished">De teksten inkorten en opschonen</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Give it a new id</source>
        <translation type="unfinished">De kaart een nieuw id geven</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Sort the rows</source>
        <translation type="unfinished">De rijen sorteren</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Remove the unknown key</source>
        <extracomment>A key of a file that the program does not know</extracomment>
        <translation type="unfinished">De onbekende sleutel verwijderen</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Turn %1: %2</source>
        <extracomment>%1 number, %2 name of a player</extracomment>
        <translation type="unfinished">Beurt %1: %2</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Better: %1.</source>
        <extracomment>%1 the reasons for a move</extracomment>
        <translation type="unfinished">Beter: %1.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Played:</source>
        <extracomment>Stands before the move that was played</extracomment>
        <translation type="unfinished">Gespeeld:</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Better:</source>
        <extracomment>Stands before a move that would have been better</extracomment>
        <translation type="unfinished">Beter:</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>No better move was found.</source>
        <translation type="unfinished">Er is geen betere zet gevonden.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Cost of this move:</source>
        <extracomment>Stands before &quot;12% of the chances&quot;: what the player&apos;s own move gave away</extracomment>
        <translation type="unfinished">Verloren door deze zet:</translation>
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
        <translation type="unfinished">Kansen nu:</translation>
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
        <source>the tile made no difference</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;</extracomment>
        <translation type="unfinished">de tegel maakte geen verschil</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>tile %1</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;; %1 &quot;+3%&quot; of the chances</extracomment>
        <translation type="unfinished">tegel %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>gold %1 (%2 points)</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;; %1 &quot;+3%&quot; of the chances, %2 &quot;+1.5&quot; points</extracomment>
        <translation type="unfinished">goud %1 (%2 punten)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1&apos;s gold %2 points</source>
        <extracomment>Luck of a turn for another player, stands after &quot;Luck:&quot;; %1 name, %2 &quot;+1.5&quot; points</extracomment>
        <translation type="unfinished">goud van %1 %2 punten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1&apos;s chances went from %2 to %3.</source>
        <extracomment>Chances of winning: %1 player, %2 before, %3 after</extracomment>
        <translation type="unfinished">De kansen van %1 gaan van %2 naar %3.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The move cost %1 %2 in winning chances.</source>
        <extracomment>%1 player, %2 &quot;12%&quot; of the chances of winning, given away by the player&apos;s own move</extracomment>
        <translation type="unfinished">De zet kostte %1 %2 winstkans.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The move: %1.</source>
        <extracomment>%1 what a move does: &quot;scores 8 points for a railroad&quot;</extracomment>
        <translation type="unfinished">De zet: %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Effect of the move for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning, what the move itself changed</extracomment>
        <translation type="unfinished">Effect van de zet voor %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>A lucky tile for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">Een meevallende tegel voor %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>An unlucky tile for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;−12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">Een tegenvallende tegel voor %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Lucky gold for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">Meevallend goud voor %1: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Unlucky gold for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;−12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">Tegenvallend goud voor %1: %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The player undid this turn %Ln time(s) after seeing what came next.</source>
        <extracomment>In the review of a game</extracomment>
        <translation type="unfinished">
            <numerusform>De speler heeft deze beurt %Ln keer ongedaan gemaakt nadat te zien was wat er daarna kwam.</numerusform>
            <numerusform>De speler heeft deze beurt %Ln keer ongedaan gemaakt nadat te zien was wat er daarna kwam.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1 in winning chances (%2 instead of %3) and %4 points of the expected lead</source>
        <extracomment>Stands after &quot;Cost of this move:&quot;; %1 &quot;12%&quot; of the chances of winning; with the move that was played %2 &quot;3%&quot; of them are left, with the better one %3 &quot;15%&quot;; %4 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">%1 winstkans (%2 in plaats van %3) en %4 punten verwachte voorsprong</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The search for better moves has not reached this turn yet.</source>
        <translation type="unfinished">Het zoeken naar betere zetten is nog niet bij deze beurt aangekomen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Luck:</source>
        <extracomment>Stands before what the drawn tile and the mining tokens did to the chances</extracomment>
        <translation type="unfinished">Geluk:</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Try it</source>
        <extracomment>Link below a picture of a board: play on from there</extracomment>
        <translation type="unfinished">Uitproberen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Your turn</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Jouw beurt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Draw a tile and place it next to the tiles on the board. Every edge that touches another tile must match it: track to track, mountain to mountain, prairie to prairie. A tile that fits nowhere is discarded for good, and another one is drawn.</source>
        <translation type="unfinished">Trek een tegel en plaats hem naast de tegels op het bord. Elke rand die een andere tegel raakt, moet ermee overeenkomen: spoor aan spoor, berg aan berg, prairie aan prairie. Een tegel die nergens past, wordt voorgoed afgelegd, en je trekt een andere.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The new tile, shown with a frame, matches prairie to prairie on two sides.</source>
        <translation type="unfinished">De nieuwe tegel, met een kader, past aan twee kanten: prairie aan prairie.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>For every nugget on the new tile, a mining token is placed face down on its mountain.</source>
        <translation type="unfinished">Voor elke goudklomp op de nieuwe tegel wordt een mijnfiche met de waarde omlaag op de berg gelegd.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Then you may take one of these actions, or skip:</source>
        <translation type="unfinished">Daarna mag je een van deze acties doen, of overslaan:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Put a cowboy on the new tile: a railwayman on a railroad, a gold miner on a mountain, a merchant in a city or a farmer on a prairie. No player may have a cowboy anywhere on that railroad, mountain, city or prairie yet.</source>
        <translation type="unfinished">Zet een cowboy op de nieuwe tegel: een spoorwerker op een spoorlijn, een goudgraver op een berg, een handelaar in een stad of een boer op een prairie. Nergens op die spoorlijn, die berg, in die stad of op die prairie mag al een cowboy staan.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Pitch your tent on any incomplete mountain, or move it there from where it stands. There must be no cowboy and no other tent on that part of the mountain.</source>
        <translation type="unfinished">Zet je tent op een onvoltooide berg, of verplaats hem daarheen. Op dat deel van de berg mag geen cowboy en geen andere tent staan.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mine: take one token from the mountain where your tent stands. Only you know its value.</source>
        <translation type="unfinished">Delf: neem één fiche van de berg waar je tent staat. Alleen jij kent de waarde ervan.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>With the option Take back: take back one of your cowboys without scoring.</source>
        <translation type="unfinished">Met de optie Terugnemen: neem een van je cowboys terug zonder te scoren.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Railroads</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Spoorlijnen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad is complete when both ends lie in a junction, a city or a mountain, or when it is a loop. It scores %Ln point(s) for each tile, or %1 if there is exactly one locomotive on it.</source>
        <extracomment>%Ln and %1 points</extracomment>
        <translation type="unfinished">
            <numerusform>Een spoorlijn is voltooid als beide uiteinden in een knooppunt, een stad of een berg liggen, of als het een lus is. Hij levert %Ln punt per tegel op, of %1 als er precies één locomotief op staat.</numerusform>
            <numerusform>Een spoorlijn is voltooid als beide uiteinden in een knooppunt, een stad of een berg liggen, of als het een lus is. Hij levert %Ln punten per tegel op, of %1 als er precies één locomotief op staat.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Four tiles and one locomotive: 8 points for the railwayman.</source>
        <translation type="unfinished">Vier tegels en één locomotief: 8 punten voor de spoorwerker.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>With two locomotives nothing is doubled: six tiles, 6 points.</source>
        <translation type="unfinished">Met twee locomotieven wordt niets verdubbeld: zes tegels, 6 punten.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>From a city into a mountain: complete, 2 points. The railwayman was placed in the same turn and comes home at once.</source>
        <translation type="unfinished">Van een stad een berg in: voltooid, 2 punten. De spoorwerker is in dezelfde beurt gezet en komt meteen terug.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A loop of four tiles: complete, 4 points.</source>
        <translation type="unfinished">Een lus van vier tegels: voltooid, 4 punten.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mountains and gold</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Bergen en goud</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A mountain is complete when it has no open edges. Whoever has the most gold miners there gets the remaining tokens and %Ln point(s) for each nugget. If players are tied, the tokens are dealt out in turn.</source>
        <translation type="unfinished">
            <numerusform>Een berg is voltooid als hij geen open randen heeft. Wie daar de meeste goudgravers heeft, krijgt de resterende fiches en %Ln punt per goudklomp. Bij een gelijke stand worden de fiches om de beurt uitgedeeld.</numerusform>
            <numerusform>Een berg is voltooid als hij geen open randen heeft. Wie daar de meeste goudgravers heeft, krijgt de resterende fiches en %Ln punten per goudklomp. Bij een gelijke stand worden de fiches om de beurt uitgedeeld.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Seven nuggets: 7 points and all tokens for the only miner. The tent comes home without scoring.</source>
        <translation type="unfinished">Zeven goudklompen: 7 punten en alle fiches voor de enige goudgraver. De tent komt terug zonder te scoren.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>One miner each: each player scores 5 points. The tokens are dealt out in turn, starting with the player who completed the mountain.</source>
        <translation type="unfinished">Elk één goudgraver: beide spelers scoren 5 punten. De fiches worden om de beurt uitgedeeld, te beginnen met de speler die de berg voltooide.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A tent may stand on any part of an incomplete mountain that has neither a cowboy nor a tent.</source>
        <translation type="unfinished">Een tent mag op elk deel van een onvoltooide berg staan waar geen cowboy en geen tent staat.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two tents on one mountain: when it is complete, both come home without scoring.</source>
        <translation type="unfinished">Twee tenten op één berg: als hij voltooid is, komen ze allebei terug zonder te scoren.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Cities</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Steden</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A city is complete when all railroads that leave it are complete. Its merchant scores %Ln point(s) for each railroad; one that leads back to the city counts once.</source>
        <translation type="unfinished">
            <numerusform>Een stad is voltooid als alle spoorlijnen die eruit vertrekken voltooid zijn. De handelaar scoort %Ln punt per spoorlijn; een die naar de stad terugkeert, telt één keer.</numerusform>
            <numerusform>Een stad is voltooid als alle spoorlijnen die eruit vertrekken voltooid zijn. De handelaar scoort %Ln punten per spoorlijn; een die naar de stad terugkeert, telt één keer.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two completed railroads leave the city: 6 points for the merchant.</source>
        <translation type="unfinished">Twee voltooide spoorlijnen vertrekken uit de stad: 6 punten voor de handelaar.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad that leaves the city and comes back counts once: 3 points.</source>
        <translation type="unfinished">Een spoorlijn die uit de stad vertrekt en terugkeert, telt één keer: 3 punten.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairies and farmers</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Prairies en boeren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A prairie extends to the nearest tracks and mountains or to the edge of the land. It is never complete: farmers stay there until the end of the game and score then.</source>
        <translation type="unfinished">Een prairie reikt tot de dichtstbijzijnde sporen en bergen of tot de rand van het land. Hij wordt nooit voltooid: boeren blijven er tot het einde van het spel en scoren dan.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The prairies on the two sides of a track continue from tile to tile but stay separate.</source>
        <translation type="unfinished">De prairies aan weerszijden van een spoor lopen van tegel tot tegel door, maar blijven gescheiden.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two camps and three herds: 16 points for the player with two farmers, none for the player with one.</source>
        <translation type="unfinished">Twee kampen en drie kuddes: 16 punten voor de speler met twee boeren, geen voor de speler met één.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>One farmer each, one camp and one herd: 6 points for each player.</source>
        <translation type="unfinished">Elk één boer, één kamp en één kudde: 6 punten voor beide spelers.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Who scores</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Wie scoort</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Whoever has the most cowboys on a feature scores it; tied players each get all the points. Then the cowboys and tents come home.</source>
        <translation type="unfinished">Wie de meeste cowboys op een gebied heeft, krijgt de punten; bij een gelijke stand krijgt elk van die spelers alle punten. Daarna komen de cowboys en tenten terug.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two railroads have become one. Each player has one railwayman there: 5 points for each player.</source>
        <translation type="unfinished">Twee spoorlijnen zijn er één geworden. Elke speler heeft daar één spoorwerker: 5 punten voor beide spelers.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The railroad already has a railwayman. The other parts of the new tile are free.</source>
        <translation type="unfinished">Op de spoorlijn staat al een spoorwerker. De andere delen van de nieuwe tegel zijn vrij.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Points at the end</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Punten aan het einde</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete railroads score %Ln point(s) for each tile; locomotives do not count.</source>
        <translation type="unfinished">
            <numerusform>Onvoltooide spoorlijnen leveren %Ln punt per tegel op; locomotieven tellen niet.</numerusform>
            <numerusform>Onvoltooide spoorlijnen leveren %Ln punten per tegel op; locomotieven tellen niet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete mountains score %Ln point(s) for each nugget.</source>
        <translation type="unfinished">
            <numerusform>Onvoltooide bergen leveren %Ln punt per goudklomp op.</numerusform>
            <numerusform>Onvoltooide bergen leveren %Ln punten per goudklomp op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete cities score %Ln point(s) for each completed railroad.</source>
        <translation type="unfinished">
            <numerusform>Onvoltooide steden leveren %Ln punt per voltooide spoorlijn op.</numerusform>
            <numerusform>Onvoltooide steden leveren %Ln punten per voltooide spoorlijn op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers score %Ln point(s) for each tipi camp on their prairie and %1 for each horse herd.</source>
        <extracomment>%Ln and %1 points</extracomment>
        <translation type="unfinished">
            <numerusform>Boeren scoren %Ln punt per tipikamp op hun prairie en %1 per paardenkudde.</numerusform>
            <numerusform>Boeren scoren %Ln punten per tipikamp op hun prairie en %1 per paardenkudde.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>All players reveal their tokens and score their values.</source>
        <translation type="unfinished">Alle spelers tonen hun fiches en scoren de waarden ervan.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The railroad is incomplete: 1 point for each tile, and the locomotive does not count.</source>
        <translation type="unfinished">De spoorlijn is onvoltooid: 1 punt per tegel, en de locomotief telt niet.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Whoever has the most points wins; tied players share the win.</source>
        <translation type="unfinished">Wie de meeste punten heeft, wint; bij een gelijke stand wordt de overwinning gedeeld.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>All points at a glance</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Alle punten in één oogopslag</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Complete</source>
        <extracomment>Column heading: points when a railroad, mountain or city is complete</extracomment>
        <translation type="unfinished">Voltooid</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>At the end</source>
        <extracomment>Column heading: points at the end of the game</extracomment>
        <translation type="unfinished">Aan het einde</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Railroad, each tile</source>
        <translation type="unfinished">Spoorlijn, per tegel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>%1, or %2 with exactly one locomotive</source>
        <extracomment>Points: %1 usually, %2 with a locomotive</extracomment>
        <translation type="unfinished">%1, of %2 met precies één locomotief</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mountain, each nugget</source>
        <translation type="unfinished">Berg, per goudklomp</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>City, each completed railroad</source>
        <translation type="unfinished">Stad, per voltooide spoorlijn</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairie, each tipi camp</source>
        <translation type="unfinished">Prairie, per tipikamp</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairie, each horse herd</source>
        <translation type="unfinished">Prairie, per paardenkudde</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Each mining token</source>
        <translation type="unfinished">Per mijnfiche</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>its value</source>
        <extracomment>In a table of points: the value of a mining token</extracomment>
        <translation type="unfinished">de waarde ervan</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Options of a game</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Opties van een spel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers: without this option, cowboys cannot go to the prairies, which is easier for a first game.</source>
        <translation type="unfinished">Boeren: zonder deze optie mogen cowboys niet op de prairies, wat makkelijker is voor een eerste spel.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Fifth cowboy: every player has five cowboys instead of four.</source>
        <translation type="unfinished">Vijfde cowboy: elke speler heeft vijf cowboys in plaats van vier.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Take back: instead of another action, a player may take back one of their own cowboys without scoring.</source>
        <translation type="unfinished">Terugnemen: in plaats van een andere actie mag een speler een van de eigen cowboys terugnemen zonder te scoren.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Glossary</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Woordenlijst</translation>
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
        <translation type="unfinished">Een speelstuk dat punten scoort. Afhankelijk van waar het staat, is het een spoorwerker, een goudgraver, een handelaar of een boer.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Gravel</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Grind</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A mining token that is worth nothing.</source>
        <translation type="unfinished">Een mijnfiche dat niets waard is.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Junction</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Knooppunt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The turntable where railroads end.</source>
        <translation type="unfinished">De draaischijf waar spoorlijnen eindigen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mining token</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Mijnfiche</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A token from a mountain, with a hidden value: usually 0 to 5.</source>
        <translation type="unfinished">Een fiche van een berg, met een verborgen waarde: meestal 0 tot 5.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Nugget</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Goudklomp</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A lump of gold on a mountain. It brings a token when the tile is placed and a point when the mountain scores.</source>
        <translation type="unfinished">Een klomp goud op een berg. Hij levert een fiche op als de tegel geplaatst wordt en een punt als de berg scoort.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Open edge</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Open rand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>An edge where a railroad or a mountain can still grow.</source>
        <translation type="unfinished">Een rand waar een spoorlijn of een berg nog kan groeien.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tent</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Tent</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A piece that does not score but lets its player mine.</source>
        <translation type="unfinished">Een speelstuk dat niet scoort, maar waarmee de speler kan delven.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tipi camp, horse herd</source>
        <translation type="unfinished">Tipikamp, paardenkudde</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Symbols on a prairie that bring points to farmers.</source>
        <translation type="unfinished">Symbolen op een prairie die boeren punten opleveren.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Goal of the game</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Doel van het spel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tile by tile, all players build a land of railroads, mountains and prairies together. Your cowboys claim parts of it and score points when these are complete.</source>
        <translation type="unfinished">Tegel voor tegel bouwen alle spelers samen een land van spoorlijnen, bergen en prairies. Je cowboys nemen er delen van in bezit en scoren punten als die voltooid zijn.</translation>
    </message>
</context>
<context>
    <name>ScoreFormula</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a calculation such as &quot;4 tiles × 1 = 4&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tegel</numerusform>
            <numerusform>%Ln tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Part of a calculation such as &quot;7 nuggets × 1 = 7&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln goudklomp</numerusform>
            <numerusform>%Ln goudklompen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln completed railroad(s)</source>
        <extracomment>Part of a calculation such as &quot;2 completed railroads × 3 = 6&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln voltooide spoorlijn</numerusform>
            <numerusform>%Ln voltooide spoorlijnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tipikamp</numerusform>
            <numerusform>%Ln tipikampen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln paardenkudde</numerusform>
            <numerusform>%Ln paardenkuddes</numerusform>
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
        <translation type="unfinished">één locomotief</translation>
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
        <translation type="unfinished">De computerspeler “%1” is onbekend, daarom speelt een persoon voor %2.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>The color &quot;%1&quot; of %2 is unknown, so another one is used.</source>
        <extracomment>%1 name of a colour in a file, %2 a player</extracomment>
        <translation type="unfinished">De kleur “%1” van %2 is onbekend, daarom wordt een andere gebruikt.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>The computer can no longer play for %1, so a person plays for %1 now. To hand the seat back, choose &quot;Players…&quot; in the Game menu.</source>
        <extracomment>%1 a player; &quot;Players…&quot; is the entry of the menu</extracomment>
        <translation type="unfinished">De computer kan niet meer voor %1 spelen, daarom speelt nu een persoon voor %1. Kies “Spelers…” in het menu Spel om de stoel terug te geven.</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Halfway to the next level: plays about half of the moves at that level.</source>
        <extracomment>How a computer player between two levels plays; stands below &quot;Prospector+&quot;</extracomment>
        <translation type="unfinished">Halverwege naar het volgende niveau: doet ongeveer de helft van de zetten op dat niveau.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>On the way to the next level: plays some of the moves at that level.</source>
        <extracomment>How a computer player between two levels plays; stands below &quot;Prospector+30&quot;</extracomment>
        <translation type="unfinished">Op weg naar het volgende niveau: doet een deel van de zetten op dat niveau.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Greenhorn</source>
        <extracomment>Weakest level of the computer players</extracomment>
        <translation type="unfinished">Groentje</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Prospector</source>
        <extracomment>Second level of the computer players</extracomment>
        <translation type="unfinished">Goudzoeker</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Foreman</source>
        <extracomment>Third level of the computer players</extracomment>
        <translation type="unfinished">Voorman</translation>
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
        <translation type="unfinished">Persoon</translation>
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
        <translation type="unfinished">Iemand aan deze computer.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Fresh off the train: plays simple moves and makes beginner&apos;s mistakes.</source>
        <extracomment>How a computer player plays; stands below &quot;Greenhorn&quot;</extracomment>
        <translation type="unfinished">Net uit de trein gestapt: doet eenvoudige zetten en maakt beginnersfouten.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>An old hand: knows what everything is worth and moves at once.</source>
        <extracomment>How a computer player plays; stands below &quot;Prospector&quot;</extracomment>
        <translation type="unfinished">Een oude rot: weet wat alles waard is en doet meteen een zet.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Always has a plan: looks ahead before each move.</source>
        <extracomment>How a computer player plays; stands below &quot;Foreman&quot;</extracomment>
        <translation type="unfinished">Heeft altijd een plan: kijkt vooruit voor elke zet.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Gives nothing away: the strongest player, thinks for about a second.</source>
        <extracomment>How a computer player plays; stands below &quot;Baron&quot;</extracomment>
        <translation type="unfinished">Geeft niets weg: de sterkste speler, denkt ongeveer een seconde na.</translation>
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
        <translation type="unfinished">Bram</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Cleo</source>
        <extracomment>Default name of the third player</extracomment>
        <translation type="unfinished">Cleo</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Dan</source>
        <extracomment>Default name of the fourth player</extracomment>
        <translation type="unfinished">Daan</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Eve</source>
        <extracomment>Default name of the fifth player</extracomment>
        <translation type="unfinished">Eva</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Each player needs a different color.</source>
        <translation type="unfinished">Elke speler heeft een andere kleur nodig.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Two players are called %1. Give one of them another name.</source>
        <extracomment>Why a game cannot start; %1 a name</extracomment>
        <translation type="unfinished">Twee spelers heten %1. Geef een van hen een andere naam.</translation>
    </message>
</context>
<context>
    <name>SetChanges</name>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>%1 from %2 to %3</source>
        <extracomment>Part of a list: %1 a tile or the value of a token, %2 and %3 how many there were and are</extracomment>
        <translation type="unfinished">%1 van %2 naar %3</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles added: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">Toegevoegde tegels: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles removed: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">Verwijderde tegels: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles changed: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">Gewijzigde tegels: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Copies: %1</source>
        <extracomment>How many copies of tiles there were and are: %1 a list of &quot;12 from 4 to 3&quot;</extracomment>
        <translation type="unfinished">Exemplaren: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tokens of value %1</source>
        <extracomment>How many tokens of each value there were and are: %1 a list of &quot;5 from 8 to 9&quot;</extracomment>
        <translation type="unfinished">Fiches met waarde %1</translation>
    </message>
</context>
<context>
    <name>SetHandbook</name>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>From nothing to a printed set</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Van niets tot een gedrukte set</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Start a new set: empty, or with the tiles of an existing one.</source>
        <translation type="unfinished">Begin een nieuwe set: leeg of met de tegels van een bestaande.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Draw a tile. Duplicate it and change the copy: that is faster than drawing a new one.</source>
        <translation type="unfinished">Teken een tegel. Dupliceer hem en wijzig de kopie: dat gaat sneller dan een nieuwe.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Work through the problems until no error is left.</source>
        <translation type="unfinished">Werk de problemen af tot er geen fout meer over is.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Let the computer play in the lab, and change what stands out.</source>
        <translation type="unfinished">Laat de computer in het lab spelen en verander wat opvalt.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Play a game with your set, then print it.</source>
        <translation type="unfinished">Speel een spel met je set en druk hem dan af.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Everything can be undone. If the program crashes, it offers to recover your changes at the next start.</source>
        <translation type="unfinished">Alles kan ongedaan gemaakt worden. Crasht het programma, dan biedt het je wijzigingen bij de volgende start aan.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Drawing a tile</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Een tegel tekenen</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Click near an edge to make it railroad, mountain or prairie.</source>
        <translation type="unfinished">Klik bij een rand om er spoorlijn, berg of prairie van te maken.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Drag from one edge to another to lay track, or into the middle to end it there. Dragging from a mountain extends the mountain.</source>
        <translation type="unfinished">Sleep van een rand naar een andere om spoor te leggen, of naar het midden om het daar te laten eindigen. Vanaf een berg breid je zo de berg uit.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Turn the wheel to add or remove the symbol under the pointer: nuggets, locomotives, tipi camps, or with Shift horse herds.</source>
        <translation type="unfinished">Draai aan het muiswiel om het symbool onder de muisaanwijzer toe te voegen of te verwijderen: goudklompen, locomotieven, tipikampen, of met Shift paardenkuddes.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Each of the tools above the drawing does one of these things.</source>
        <translation type="unfinished">De gereedschappen boven de tekening doen elk één van deze dingen.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The picture always shows what the tile is in the game. Beside it you see the tile turned, and among tiles that fit.</source>
        <translation type="unfinished">De afbeelding toont altijd hoe de tegel er in het spel uitziet. Ernaast zie je de tegel gedraaid, en tussen tegels die passen.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Tiles and the set</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Tegels en de set</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The list on the left shows all tiles. Choose several to turn, mirror, copy or remove them together. Drag them to change their order, or to another set.</source>
        <translation type="unfinished">De lijst links bevat alle tegels. Kies er meerdere om ze tegelijk te draaien, te spiegelen, te kopiëren of te verwijderen. Sleep ze om hun volgorde te wijzigen, of naar een andere set.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>On the right you give a tile its id and the number of copies. The tab &quot;Set&quot; shows the name of the set, its start tile and the mining tokens.</source>
        <translation type="unfinished">Rechts geef je een tegel zijn id en het aantal exemplaren. Het tabblad “Set” bevat de naam van de set, de starttegel en de mijnfiches.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Custom pictures</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Eigen afbeeldingen</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Custom picture&quot; gives a tile a picture from a file. SVG is sharp at any size; PNG and other pictures keep up to 2,400 pixels a side.</source>
        <translation type="unfinished">“Eigen afbeelding” geeft een tegel een afbeelding uit een bestand. SVG is scherp op elke grootte; PNG en andere afbeeldingen behouden tot 2.400 pixels per zijde.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The game can draw its tracks, nuggets, locomotives, tipi camps and horse herds on top of your picture. Choose which ones, for one tile or the whole set.</source>
        <translation type="unfinished">Het spel kan zijn sporen, goudklompen, locomotieven, tipikampen en paardenkuddes boven op je afbeelding tekenen. Kies welke, voor één tegel of de hele set.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>To begin, export a tile as SVG. The file has a layer for each part of the tile. Change the file in a drawing program, then import it again. The layers that the game draws on top of your picture are locked. Unlock a layer to draw that part yourself.</source>
        <translation type="unfinished">Exporteer om te beginnen een tegel als SVG. Het bestand heeft een laag voor elk deel. Wijzig het in een tekenprogramma en neem het weer over. Wat het spel boven je eigen afbeelding tekent, is in het bestand vergrendeld: ontgrendel een laag om die zelf te tekenen.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Pictures from a folder&quot; gives each tile the picture named after its id. What you save in a drawing program afterwards shows at once, or when you open the set again.</source>
        <translation type="unfinished">“Afbeeldingen uit een map” geeft elke tegel de afbeelding die naar zijn id is genoemd. Wat je daarna in een tekenprogramma opslaat, verschijnt meteen, of als je de set weer opent.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>At the bottom of the &quot;Set&quot; tab, you can replace the symbols on all tiles, the backs, the tokens and the pieces with your own pictures: choose a file, or drop it onto its row. In a folder they are found by names such as nugget.svg, herd.png, back.png, token-5.png, token-back.svg, cowboy.svg or tent.svg.</source>
        <translatorcomment>free: nugget</translatorcomment>
        <translation type="unfinished">Onderaan het tabblad “Set” vervangen eigen afbeeldingen de symbolen op alle tegels, de achterkanten, de fiches en de speelstukken: kies een bestand of sleep het naar de rij ervan. In een map worden ze herkend aan namen als nugget.svg, herd.png, back.png, token-5.png, token-back.svg, cowboy.svg of tent.svg.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>A note in the list of problems says where the colors at an edge differ from those of other tiles. A set is saved together with its pictures.</source>
        <translation type="unfinished">Een opmerking in de lijst met problemen zegt waar de kleuren aan een rand afwijken van die van andere tegels. Een set wordt samen met zijn afbeeldingen opgeslagen.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Problems</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Problemen</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>A set with an error cannot be played. Warnings and notes are for you to judge: not every one is a mistake.</source>
        <translation type="unfinished">Met een set waarin een fout zit, kan niet gespeeld worden. Waarschuwingen en opmerkingen beoordeel je zelf: niet elke is een vergissing.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Click a problem to go to it. The button beside it repairs it, or offers several repairs.</source>
        <translation type="unfinished">Klik op een probleem om naar de plaats te gaan. De knop ernaast lost het op, of biedt meerdere manieren daarvoor.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Statistics and lab</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Statistieken en lab</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The statistics count what is on your tiles and compare it with the classic set.</source>
        <translation type="unfinished">De statistieken tellen wat je tegels hebben, naast de klassieke set.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>In the lab the computer plays many games with your set. &quot;What stands out&quot; says in words where it differs from the classic set. The more games, the more reliable the numbers.</source>
        <translation type="unfinished">In het lab speelt de computer veel spellen met je set. “Wat opvalt” zegt in woorden waar hij van de klassieke set afwijkt. Hoe meer spellen, hoe zekerder de cijfers.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Under &quot;Learned&quot;, the computer first learns to play your set well. Then it tells you what it has found out.</source>
        <translation type="unfinished">Onder “Geleerd” leert de computer eerst je set goed te spelen en vertelt hij daarna wat hij ontdekt heeft.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Change a tile, run the lab again and compare. The numbers can be exported.</source>
        <translation type="unfinished">Wijzig een tegel, start het lab opnieuw en vergelijk. De cijfers kunnen geëxporteerd worden.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Playing and printing</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Spelen en afdrukken</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>F5 starts the game with the set as it is now, saved or not. &quot;Install in the game&quot; lets you choose it for any new game.</source>
        <translation type="unfinished">F5 start het spel met de set zoals hij nu is, opgeslagen of niet. Met “Installeren in het spel” kun je hem voor elk nieuw spel kiezen.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Print and play&quot; makes pages of tiles, tokens and pieces at their true size, with marks to cut along, for your printer or as PDF or SVG. Print one page first and measure its ruler.</source>
        <translation type="unfinished">“Afdrukken en spelen” maakt pagina’s met tegels, fiches en speelstukken op ware grootte, met snijtekens, voor je printer of als PDF of SVG. Druk eerst één pagina af en meet de liniaal na.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>For a print shop, export a PDF with a bleed: the picture then extends beyond the cut.</source>
        <translation type="unfinished">Exporteer voor een drukkerij een PDF met afloop: de afbeelding loopt dan door over de snijlijn.</translation>
    </message>
</context>
<context>
    <name>SetKind</name>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;New set…</source>
        <extracomment>Menu entry: a new tile set</extracomment>
        <translation type="unfinished">&amp;Nieuwe set…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Start a new set, empty or based on another one</source>
        <translation type="unfinished">Een nieuwe set beginnen, leeg of op basis van een andere</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>New set</source>
        <extracomment>Name of a tile set that has none yet</extracomment>
        <translation type="unfinished">Nieuwe set</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Tile</source>
        <extracomment>Menu: what can be done with tiles</extracomment>
        <translation type="unfinished">&amp;Tegel</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Tile sets (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">Tegelsets (%1)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Find a tile</source>
        <translation type="unfinished">Tegel &amp;zoeken</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;New tile</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Nieuwe tegel</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Turn &amp;left</source>
        <extracomment>Menu entry: turns tiles by a quarter</extracomment>
        <translation type="unfinished">Links&amp;om draaien</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Turn r&amp;ight</source>
        <extracomment>Menu entry: turns tiles by a quarter</extracomment>
        <translation type="unfinished">&amp;Rechtsom draaien</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Mirror</source>
        <extracomment>Menu entry: mirrors tiles</extracomment>
        <translation type="unfinished">&amp;Spiegelen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add missing &amp;variants</source>
        <translation type="unfinished">Ontbrekende &amp;varianten toevoegen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add tiles that the set does not have yet: mirror images of this one, and this one with its railroads turned</source>
        <translation type="unfinished">De spiegelbeelden en gedraaide spoorlijnen van deze tegel toevoegen die de set nog niet heeft</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Custom pict&amp;ure…</source>
        <extracomment>Menu entry: the tile&apos;s own picture</extracomment>
        <translation type="unfinished">Eigen &amp;afbeelding…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Pictures from a &amp;folder…</source>
        <extracomment>Menu entry: own pictures for all tiles that a folder has one for</extracomment>
        <translation type="unfinished">Afbeeld&amp;ingen uit een map…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Import pictures from a folder, each for the tile it is named after</source>
        <translation type="unfinished">Elke tegel de afbeelding met zijn naam uit een map geven</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>E&amp;xport tile as SVG…</source>
        <extracomment>Menu entry: the tile as a file for drawing programs</extracomment>
        <translation type="unfinished">&amp;Tegel als SVG exporteren…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Write this tile with a layer for each of its parts, to be changed in a drawing program</source>
        <translation type="unfinished">Deze tegel met een laag voor elk deel schrijven, om in een tekenprogramma te wijzigen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Make this the &amp;start tile</source>
        <translation type="unfinished">Als starttegel ge&amp;bruiken</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add one cop&amp;y</source>
        <extracomment>Menu entry: of the chosen tiles</extracomment>
        <translation type="unfinished">&amp;Exemplaar toevoegen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Remove &amp;one copy</source>
        <extracomment>Menu entry: of the chosen tiles</extracomment>
        <translation type="unfinished">E&amp;xemplaar verwijderen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Play t&amp;his tile first</source>
        <translation type="unfinished">Deze te&amp;gel eerst spelen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Start a game in which this tile is the first to be drawn</source>
        <translation type="unfinished">Een spel beginnen waarin deze tegel als eerste getrokken wordt</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Play this tile first with people</source>
        <translation type="unfinished">Deze tegel eerst spelen met mensen</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Tile list</source>
        <extracomment>Menu entry: shows or hides a part of the window</extracomment>
        <translation type="unfinished">T&amp;egellijst</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Pre&amp;view</source>
        <extracomment>Menu entry: shows or hides the tile as the game shows it</extracomment>
        <translation type="unfinished">&amp;Voorbeeld</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Custom pict&amp;ure in the drawing</source>
        <extracomment>Menu entry: the large drawing shows the tile&apos;s own picture, not what the game draws without</extracomment>
        <translation type="unfinished">Eigen a&amp;fbeelding in de tekening</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <location filename="../ui/start/settingsfile.cpp"/>
        <source>it is too large for a settings file</source>
        <extracomment>Why a file was moved aside, inside a sentence</extracomment>
        <translation type="unfinished">het is te groot voor een instellingenbestand</translation>
    </message>
    <message>
        <location filename="../ui/start/settingsfile.cpp"/>
        <source>it is damaged and contains no settings</source>
        <extracomment>Why a file was moved aside, inside a sentence</extracomment>
        <translation type="unfinished">het is beschadigd en bevat geen instellingen</translation>
    </message>
</context>
<context>
    <name>ShippedSets</name>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>Classic set</source>
        <extracomment>Name of the tile set that the game is usually played with</extracomment>
        <translation type="unfinished">Klassieke set</translation>
    </message>
</context>
<context>
    <name>Siblings</name>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>%1 could not be started</source>
        <extracomment>%1 name of a program</extracomment>
        <translation type="unfinished">%1 kon niet gestart worden</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>The program &quot;%1&quot; was not found.</source>
        <extracomment>%1 name of a program</extracomment>
        <translation type="unfinished">Het programma “%1” is niet gevonden.</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>It is neither in %1 nor in any folder in PATH. It is part of Lodeline; please install or build it.</source>
        <extracomment>%1 a folder; PATH is the list of folders where the system looks for programs</extracomment>
        <translation type="unfinished">Het staat niet in %1 en ook niet in een map van PATH. Het hoort bij Lodeline; installeer of bouw het.</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>The program &quot;%1&quot; could not be started.</source>
        <extracomment>%1 path of a program</extracomment>
        <translation type="unfinished">Het programma “%1” kon niet gestart worden.</translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Some of your files could not be used and were moved aside:</source>
        <extracomment>Followed by a list of files, a line for each</extracomment>
        <translation type="unfinished">Sommige van je bestanden konden niet gebruikt worden en zijn apart gezet:</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Your files were moved aside:</source>
        <extracomment>Followed by a list of files, a line for each</extracomment>
        <translation type="unfinished">Je bestanden zijn apart gezet:</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>The last start failed before the window appeared. Your settings, unfinished work and tile sets were not read this time, because one of these files may be the cause. Restart to read them. If that fails again, move them aside.</source>
        <translation type="unfinished">De laatste start mislukte voor het venster verscheen. Je instellingen, onafgemaakt werk en tegelsets zijn deze keer niet gelezen, omdat een van deze bestanden de oorzaak kan zijn. Herstart om ze te lezen. Mislukt dat weer, zet ze dan apart.</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>&amp;Restart and read them</source>
        <extracomment>Button: the program starts once more and reads the files of earlier runs</extracomment>
        <translation type="unfinished">He&amp;rstarten en lezen</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Move them &amp;aside</source>
        <extracomment>Button: the files of earlier runs are moved to another folder</extracomment>
        <translation type="unfinished">&amp;Apart zetten</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>&amp;Restart</source>
        <extracomment>Button: the program ends and starts once more</extracomment>
        <translation type="unfinished">He&amp;rstarten</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>The program could not be started again. Close it and start it yourself.</source>
        <translation type="unfinished">Het programma kon niet opnieuw gestart worden. Sluit het en start het zelf.</translation>
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
        <translation type="unfinished">%1 (%2 per 100)</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Tiles</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Tegels</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Designs</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Ontwerpen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Copies per design</source>
        <extracomment>The mean number of copies</extracomment>
        <translation type="unfinished">Exemplaren per ontwerp</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln edge(s) that need a neighbor</source>
        <extracomment>Edges of one kind, on all tiles together</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln rand heeft een buur nodig</numerusform>
            <numerusform>%Ln randen hebben een buur nodig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln matching tile(s)</source>
        <extracomment>Tiles that have such an edge</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln passende tegel</numerusform>
            <numerusform>%Ln passende tegels</numerusform>
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
        <translation type="unfinished">Spoorlijnen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Mountains</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">Bergen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Prairies</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">Prairies</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Cities</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">Steden</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Runs through</source>
        <extracomment>What becomes of a railroad on its tile</extracomment>
        <translation type="unfinished">Loopt door</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a junction</source>
        <translation type="unfinished">Eindigt in een knooppunt</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a city</source>
        <translation type="unfinished">Eindigt in een stad</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a mountain</source>
        <translation type="unfinished">Eindigt in een berg</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Locomotives</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Locomotieven</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Tipi camps</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Tipikampen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Horse herds</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Paardenkuddes</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Nuggets</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Goudklompen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Mining tokens</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Mijnfiches</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln neighbor(s)</source>
        <extracomment>Row of a chart: tiles beside an open square</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln buur</numerusform>
            <numerusform>%Ln buren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Railroad</source>
        <extracomment>Kind of an edge: name of a row, or one of the sides of a square</extracomment>
        <translation type="unfinished">Spoorlijn</translation>
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
        <translation type="unfinished">Prairie</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>City</source>
        <extracomment>Kind of a part of a tile: name of a row</extracomment>
        <translation type="unfinished">Stad</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Open</source>
        <extracomment>One of the sides of a square: there is no tile beside it</extracomment>
        <translation type="unfinished">Open</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>, </source>
        <extracomment>Stands between the sides of a square, as in &quot;Railroad, Open, Mountain, Open&quot;</extracomment>
        <translation type="unfinished">, </translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Clockwise from north: %1</source>
        <extracomment>What lies around a square: %1 such as &quot;Railroad, Open, Mountain, Open&quot;</extracomment>
        <translation type="unfinished">Met de klok mee vanaf het noorden: %1</translation>
    </message>
</context>
<context>
    <name>SvgExport</name>
    <message>
        <location filename="../editor/print/svgexport.cpp"/>
        <source>The folder also contains pages that may be from an earlier export: %1</source>
        <extracomment>%1 names of files</extracomment>
        <translation type="unfinished">In de map staan ook pagina’s die van een eerdere export kunnen zijn: %1</translation>
    </message>
</context>
<context>
    <name>SvgTidy</name>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The element &quot;%1&quot; is left out.</source>
        <extracomment>%1 an element of SVG, such as &quot;script&quot;</extracomment>
        <translation type="unfinished">Het element “%1” wordt weggelaten.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The attribute &quot;%1&quot; is left out.</source>
        <extracomment>%1 an attribute of SVG, such as &quot;onclick&quot;</extracomment>
        <translation type="unfinished">Het attribuut “%1” wordt weggelaten.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>A reference to something outside the picture is left out: %1</source>
        <extracomment>%1 an address, as the file has it</extracomment>
        <translation type="unfinished">Een verwijzing naar iets buiten de afbeelding wordt weggelaten: %1</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>Text looks different on computers without its font. Turn it into paths.</source>
        <extracomment>Of a picture that holds text; &quot;paths&quot; as drawing programs call outlines</extracomment>
        <translatorcomment>free: turn</translatorcomment>
        <translation type="unfinished">Tekst ziet er anders uit op computers zonder het lettertype. Zet hem om in paden.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>&quot;%1&quot; may look a little different from your drawing program.</source>
        <extracomment>%1 a part of SVG, such as &quot;feDiffuseLighting&quot;</extracomment>
        <translation type="unfinished">“%1” kan er iets anders uitzien dan in je tekenprogramma.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>&quot;%1&quot; cannot be drawn here. Turn it into paths or a picture.</source>
        <extracomment>%1 a part of SVG, such as &quot;meshgradient&quot;; &quot;paths&quot; as drawing programs call outlines</extracomment>
        <translatorcomment>free: turn</translatorcomment>
        <translation type="unfinished">“%1” kan hier niet getekend worden. Zet het om in paden of een afbeelding.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The color &quot;%1&quot; cannot be read. Save it as RGB.</source>
        <extracomment>%1 a color as the file has it, such as &quot;color(display-p3 1 0 0)&quot;</extracomment>
        <translation type="unfinished">De kleur “%1” kan niet gelezen worden. Sla hem op als RGB.</translation>
    </message>
</context>
<context>
    <name>SymbolTool</name>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Locomotive</source>
        <extracomment>Name of a tool: it puts this symbol on a tile</extracomment>
        <translation type="unfinished">Locomotief</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Nugget</source>
        <extracomment>Name of a tool: it puts this symbol on a tile</extracomment>
        <translation type="unfinished">Goudklomp</translation>
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
        <translation type="unfinished">Kudde</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a railroad to add a locomotive. Right-click to remove one.</source>
        <translation type="unfinished">Klik op een spoorlijn om een locomotief toe te voegen. De rechtermuisknop verwijdert er een.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a mountain to add a nugget. Right-click to remove one.</source>
        <translation type="unfinished">Klik op een berg om een goudklomp toe te voegen. De rechtermuisknop verwijdert er een.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a prairie to add a tipi camp. Right-click to remove one.</source>
        <translation type="unfinished">Klik op een prairie om een tipikamp toe te voegen. De rechtermuisknop verwijdert er een.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a prairie to add a horse herd. Right-click to remove one.</source>
        <translation type="unfinished">Klik op een prairie om een paardenkudde toe te voegen. De rechtermuisknop verwijdert er een.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a railroad for the locomotive, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">Kies eerst een spoorlijn voor de locomotief, met de muis of PgDown.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a mountain for the nugget, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">Kies eerst een berg voor de goudklomp, met de muis of PgDown.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a prairie for the tipi camp, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">Kies eerst een prairie voor het tipikamp, met de muis of PgDown.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a prairie for the horse herd, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">Kies eerst een prairie voor de paardenkudde, met de muis of PgDown.</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a locomotive</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Locomotief toevoegen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a locomotive</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Locomotief verwijderen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a nugget</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Goudklomp toevoegen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a nugget</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Goudklomp verwijderen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a tipi camp</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Tipikamp toevoegen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a tipi camp</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Tipikamp verwijderen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a horse herd</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Paardenkudde toevoegen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a horse herd</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Paardenkudde verwijderen</translation>
    </message>
</context>
<context>
    <name>TargetLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>%Ln token(s) lie here</source>
        <extracomment>Mining tokens on a mountain</extracomment>
        <translation type="unfinished">
            <numerusform>Hier ligt %Ln fiche</numerusform>
            <numerusform>Hier liggen %Ln fiches</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>one is worth %1 on average</source>
        <extracomment>Part of a sentence: what a mining token is worth on average; %1 a number of points such as 1.8</extracomment>
        <translation type="unfinished">één is gemiddeld %1 waard</translation>
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
        <source>%1–%2</source>
        <extracomment>%1 an edge or several that are joined already, %2 one more: &quot;north–south&quot;, &quot;north–east–south&quot;</extracomment>
        <translation type="unfinished">%1–%2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>north (west half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">noord (westelijke helft)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>north (east half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">noord (oostelijke helft)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>east (north half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">oost (noordelijke helft)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>east (south half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">oost (zuidelijke helft)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>south (east half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">zuid (oostelijke helft)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>south (west half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">zuid (westelijke helft)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>west (south half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">west (zuidelijke helft)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>west (north half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">west (noordelijke helft)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1</source>
        <extracomment>%1 the edges that it joins: &quot;north–south&quot;</extracomment>
        <translation type="unfinished">Spoorlijn %1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to a junction</source>
        <extracomment>%1 an edge: &quot;Railroad north to a junction&quot;</extracomment>
        <translation type="unfinished">Spoorlijn %1 naar een knooppunt</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to the city</source>
        <extracomment>%1 an edge: &quot;Railroad north to the city&quot;</extracomment>
        <translation type="unfinished">Spoorlijn %1 naar de stad</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to the mountain</source>
        <extracomment>%1 an edge: &quot;Railroad north to the mountain&quot;</extracomment>
        <translation type="unfinished">Spoorlijn %1 naar de berg</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>through</source>
        <extracomment>Where a railroad ends, an entry of a list: it runs from edge to edge</extracomment>
        <translation type="unfinished">loopt door</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to a junction</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">naar een knooppunt</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to the city</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">naar de stad</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to the mountain</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">naar de berg</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Peak</source>
        <comment>a mountain inside of a tile</comment>
        <translation type="unfinished">Top</translation>
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
        <translation type="unfinished">Dal</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Prairie %1</source>
        <extracomment>%1 the edges and half-edges that it reaches</extracomment>
        <translation type="unfinished">Prairie %1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>City</source>
        <extracomment>A part of a tile, as a label</extracomment>
        <translation type="unfinished">Stad</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln locomotive(s)</source>
        <extracomment>Symbols on a part of a tile, as in &quot;Railroad north–south with 1 locomotive&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln locomotief</numerusform>
            <numerusform>%Ln locomotieven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Symbols on a part of a tile, as in &quot;Mountain north with 2 nuggets&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln goudklomp</numerusform>
            <numerusform>%Ln goudklompen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Tipi camps on a part of a tile, as in &quot;Prairie north with 1 tipi camp&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tipikamp</numerusform>
            <numerusform>%Ln tipikampen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Horse herds on a part of a tile, as in &quot;Prairie north with 1 horse herd&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln paardenkudde</numerusform>
            <numerusform>%Ln paardenkuddes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1 with %2</source>
        <extracomment>%1 a part of a tile, %2 the symbols on it</extracomment>
        <translation type="unfinished">%1 met %2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1; %2</source>
        <extracomment>Parts of a tile: %1 one or several, %2 one more</extracomment>
        <translation type="unfinished">%1; %2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>All prairie</source>
        <extracomment>What a tile without anything else shows</extracomment>
        <translation type="unfinished">Alleen prairie</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <location filename="../editor/set/practiceset.cpp"/>
        <source>Practice set</source>
        <extracomment>Name of a tile set to try things with</extracomment>
        <translation type="unfinished">Oefenset</translation>
    </message>
</context>
<context>
    <name>TownSights</name>
    <message>
        <location filename="../app/boomtown/board/townsights.cpp"/>
        <source>Towns, cards and bonuses</source>
        <extracomment>A list of all squares of the towns, of the cards of the circle and of the bonuses, for screen readers</extracomment>
        <translation type="unfinished">Stadjes, kaarten en bonussen</translation>
    </message>
</context>
<context>
    <name>TownTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>City</source>
        <extracomment>Name of a tool: it builds a city in the middle of a tile</extracomment>
        <translation type="unfinished">Stad</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click the middle to build a city where the tracks end. Click the city to remove it.</source>
        <translation type="unfinished">Klik in het midden om een stad te bouwen waar het spoor eindigt. Klik op de stad om die te verwijderen.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Build a city</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Stad bouwen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Remove the city</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Stad verwijderen</translation>
    </message>
</context>
<context>
    <name>TrackTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Track</source>
        <extracomment>Name of a tool: it draws the track of railroads</extracomment>
        <translation type="unfinished">Spoor</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Drag from edge to edge to lay track, or into the middle to end it in a junction, the city or the mountain. Click an edge to change where its track ends.</source>
        <translation type="unfinished">Sleep van rand tot rand om spoor te leggen, of naar het midden om het in een knooppunt, de stad of de berg te laten eindigen. Klik op een rand om te wijzigen waar het spoor eindigt.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Remove track</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Spoor verwijderen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Lay track</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Spoor leggen</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Change where track ends</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Wijzigen waar het spoor eindigt</translation>
    </message>
</context>
<context>
    <name>TrialGame</name>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>There is no computer player &quot;%1&quot;.</source>
        <extracomment>%1 a name that was typed on the command line</extracomment>
        <translation type="unfinished">Er is geen computerspeler “%1”.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>%1 to %Ln player(s) can play.</source>
        <extracomment>Answer to a command line: %1 the fewest players, %Ln the most</extracomment>
        <translation type="unfinished">
            <numerusform>Er kan %1 tot %Ln speler meedoen.</numerusform>
            <numerusform>Er kunnen %1 tot %Ln spelers meedoen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>The set has no tile &quot;%1&quot;.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">De set heeft geen tegel “%1”.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>The only copy of tile &quot;%1&quot; is the start tile, which is on the board from the beginning. With a second copy it can be drawn.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">Het enige exemplaar van tegel “%1” is de starttegel, die van het begin af op het bord ligt. Met een tweede exemplaar kan hij getrokken worden.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; cannot be drawn: the set has no copy of it.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">Tegel “%1” kan niet getrokken worden: de set heeft er geen exemplaar van.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; cannot come first: it does not fit beside the start tile.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">Tegel “%1” kan niet de eerste zijn: hij past niet naast de starttegel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; did not come first in any of %Ln shuffle(s).</source>
        <extracomment>%1 id of a tile, %Ln how many orders of the tiles were tried</extracomment>
        <translation type="unfinished">
            <numerusform>Tegel “%1” kwam bij %Ln keer schudden niet als eerste.</numerusform>
            <numerusform>Tegel “%1” kwam bij %Ln keer schudden niet één keer als eerste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UndoWords</name>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>The next tile has been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">De volgende tegel is gezien, dus staat de laatste beurt vast. In een oefenspel zou je die ongedaan kunnen maken.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>A token and the next tile have been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">Een fiche en de volgende tegel zijn gezien, dus staat de laatste beurt vast. In een oefenspel zou je die ongedaan kunnen maken.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>The gold of all players has been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">Het goud van alle spelers is gezien, dus staat de laatste beurt vast. In een oefenspel zou je die ongedaan kunnen maken.</translation>
    </message>
</context>
<context>
    <name>UsualWords</name>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Knippen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Copy</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Ko&amp;piëren</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Paste</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">P&amp;lakken</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Duplicate</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Dupliceren</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>R&amp;emove</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Ver&amp;wijderen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Rename</source>
        <extracomment>Menu entry: gives a tile or a card another id</extracomment>
        <translation type="unfinished">&amp;Hernoemen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Move u&amp;p</source>
        <extracomment>Menu entry: moves a tile or a card towards the beginning of its set or deck</extracomment>
        <translation type="unfinished">O&amp;mhoog verplaatsen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Move do&amp;wn</source>
        <extracomment>Menu entry: moves a tile or a card towards the end of its set or deck</extracomment>
        <translation type="unfinished">Omlaa&amp;g verplaatsen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Problems</source>
        <extracomment>Menu entry: shows the list of problems</extracomment>
        <translation type="unfinished">&amp;Problemen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Statistics</source>
        <extracomment>Menu entry: shows the statistics</extracomment>
        <translation type="unfinished">S&amp;tatistieken</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Lab</source>
        <extracomment>Menu entry: shows the lab</extracomment>
        <translation type="unfinished">&amp;Lab</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Show the lab, where the computer plays many games</source>
        <translation type="unfinished">Het lab tonen, waar de computer veel spellen speelt</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;History</source>
        <extracomment>Menu entry: shows the history of changes</extracomment>
        <translation type="unfinished">&amp;Geschiedenis</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Next pane</source>
        <extracomment>Menu entry: goes to the next part of the window</extracomment>
        <translation type="unfinished">V&amp;olgend paneel</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Propert&amp;ies</source>
        <extracomment>Menu entry: shows or hides the forms with properties</extracomment>
        <translation type="unfinished">E&amp;igenschappen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>L&amp;ower panel</source>
        <extracomment>Menu entry: shows or hides the part of the window with problems, statistics and lab</extracomment>
        <translation type="unfinished">On&amp;derste paneel</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Enlarge the lower panel</source>
        <translation type="unfinished">Onderste paneel ve&amp;rgroten</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Play against the computer</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">Tegen de &amp;computer spelen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Start a game with this as it is now</source>
        <translation type="unfinished">Een spel beginnen met dit zoals het nu is</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Play with p&amp;eople</source>
        <translation type="unfinished">Met &amp;mensen spelen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Install in the game</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">&amp;Installeren in het spel</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Make this available for new games</source>
        <translation type="unfinished">Dit beschikbaar maken voor nieuwe spellen</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Print and play…</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">Afdrukken en spe&amp;len…</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Print this or export it as PDF, SVG or pictures</source>
        <translation type="unfinished">Dit afdrukken of exporteren als PDF, SVG of afbeeldingen</translation>
    </message>
</context>
<context>
    <name>WaitingOver</name>
    <message>
        <location filename="../ui/work/waitingover.cpp"/>
        <source>Opening &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">“%1” wordt geopend…</translation>
    </message>
    <message>
        <location filename="../ui/work/waitingover.cpp"/>
        <source>Saving &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">“%1” wordt opgeslagen…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a railwayman on the railroad</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">Een spoorwerker op de spoorlijn zetten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a gold miner on the mountain</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">Een goudgraver op de berg zetten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a farmer on the prairie</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">Een boer op de prairie zetten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a merchant in the city</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">Een handelaar in de stad zetten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Pitch the tent on the mountain at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">De tent op de berg op %1 zetten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Move the tent within its mountain, to %1</source>
        <extracomment>An action to choose, where the tent stands on that mountain already; %1 position</extracomment>
        <translation type="unfinished">De tent binnen zijn berg verplaatsen, naar %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Move the tent to the mountain at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">De tent naar de berg op %1 verplaatsen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the railwayman at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">De spoorwerker op %1 terugnemen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the gold miner at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">De goudgraver op %1 terugnemen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the farmer at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">De boer op %1 terugnemen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the merchant at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">De handelaar op %1 terugnemen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Skip</source>
        <extracomment>The player puts down no piece in this turn</extracomment>
        <translation type="unfinished">Overslaan</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Mine: take a token from the mountain where the tent stands</source>
        <extracomment>An action to choose</extracomment>
        <translation type="unfinished">Delven: een fiche nemen van de berg waar de tent staat</translation>
    </message>
</context>
<context>
    <name>lodeline::Percent</name>
    <message>
        <location filename="../ui/wording/percent.cpp"/>
        <source>%1%</source>
        <extracomment>A share in hundredths: %1 is a number. Put a space before the last sign if your language has one there</extracomment>
        <translation type="unfinished">%1%</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Actions</name>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Menu entry: set up a new game</extracomment>
        <translation type="unfinished">&amp;Nieuw spel…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Menu entry (verb): open a game or what it is played with</extracomment>
        <translation type="unfinished">&amp;Openen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Menu entry (verb): save the game</extracomment>
        <translation type="unfinished">O&amp;pslaan</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Save &amp;as…</source>
        <extracomment>Menu entry (verb): save the game under another name</extracomment>
        <translation type="unfinished">Opslaan &amp;als…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Close game</source>
        <extracomment>Menu entry (verb): put the game away</extracomment>
        <translation type="unfinished">Spel &amp;sluiten</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Quit</source>
        <extracomment>Menu entry (verb): close the program</extracomment>
        <translation type="unfinished">Afsl&amp;uiten</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry (verb): take back the last turn</extracomment>
        <translation type="unfinished">&amp;Ongedaan maken</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry (verb): play the turn again that was taken back</extracomment>
        <translation type="unfinished">Op&amp;nieuw</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Hint</source>
        <extracomment>Menu entry (noun): good moves for the player</extracomment>
        <translation type="unfinished">&amp;Hint</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Why &amp;not my move?</source>
        <extracomment>Menu entry: why is my move not the best one?</extracomment>
        <translation type="unfinished">&amp;Waarom niet mijn zet?</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Pla&amp;yers…</source>
        <extracomment>Menu entry: who plays for which seat, names and colours</extracomment>
        <translation type="unfinished">Sp&amp;elers…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Menu entry (noun): a look back on the game</extracomment>
        <translation type="unfinished">&amp;Terugblik</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Back to the ori&amp;ginal game</source>
        <extracomment>Menu entry: from another course of a game to the game as it was played</extracomment>
        <translation type="unfinished">Terug naar het oorspronkeli&amp;jke spel</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Return to the game that this one branched off from</source>
        <translation type="unfinished">Teruggaan naar het spel waarvan dit is afgesplitst</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Next pane</source>
        <extracomment>Menu entry (noun): the keyboard goes on to the next part of the window</extracomment>
        <translation type="unfinished">V&amp;olgend paneel</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Lessons…</source>
        <extracomment>Menu entry: learn the game in lessons</extracomment>
        <translation type="unfinished">&amp;Lessen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Learn the game on the board, step by step</source>
        <translation type="unfinished">Het spel leren op het bord, stap voor stap</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Rules</source>
        <extracomment>Menu entry (noun): the rules of the game</extracomment>
        <translation type="unfinished">&amp;Regels</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished">&amp;Toetsen en muis</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Find a &amp;command…</source>
        <extracomment>Menu entry: every command of the menus by its name</extracomment>
        <translation type="unfinished">&amp;Opdracht zoeken…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;About Lodeline</source>
        <extracomment>Menu entry: version and license of the program</extracomment>
        <translation type="unfinished">O&amp;ver Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>All &amp;settings…</source>
        <extracomment>Menu entry: a window of its own with everything that can be set</extracomment>
        <translation type="unfinished">Alle in&amp;stellingen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Set up a new game</source>
        <translation type="unfinished">Een nieuw spel instellen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Save the game to a file</source>
        <translation type="unfinished">Het spel in een bestand opslaan</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Redo the turn that was undone</source>
        <translation type="unfinished">De ongedaan gemaakte beurt opnieuw spelen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Show the three best moves and the reasons for them</source>
        <translation type="unfinished">De drie beste zetten en de redenen ervoor tonen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Compare your planned move with the best one</source>
        <extracomment>Status tip of a menu entry</extracomment>
        <translation type="unfinished">Je geplande zet met de beste vergelijken</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Make the computer move right away</source>
        <translation type="unfinished">De computer meteen een zet laten doen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">Zien hoe de kansen veranderden, met de keerpunten en betere zetten</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Change names and colors, and choose who plays each seat</source>
        <translation type="unfinished">Namen en kleuren wijzigen, en kiezen wie op elke stoel speelt</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Zoom &amp;in</source>
        <extracomment>Menu entry (verb): show the board larger</extracomment>
        <translation type="unfinished">&amp;Inzoomen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Zoom &amp;out</source>
        <extracomment>Menu entry (verb): show the board smaller</extracomment>
        <translation type="unfinished">&amp;Uitzoomen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Show the &amp;whole board</source>
        <translation type="unfinished">&amp;Hele bord tonen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry (noun): the window fills the screen</extracomment>
        <translation type="unfinished">Volledig &amp;scherm</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Game &amp;log</source>
        <extracomment>Menu entry (noun): what has happened in the game, line by line</extracomment>
        <translation type="unfinished">&amp;Logboek</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Game &amp;panel</source>
        <extracomment>Menu entry (noun) that can be ticked: with the tile or the towns, the players and the points</extracomment>
        <translation type="unfinished">S&amp;pelpaneel</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>P&amp;anel in its own window</source>
        <extracomment>Menu entry that can be ticked: the panel leaves the main window</extracomment>
        <translation type="unfinished">Paneel in ei&amp;gen venster</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Lo&amp;g in its own window</source>
        <extracomment>Menu entry that can be ticked: the log leaves the main window</extracomment>
        <translation type="unfinished">Logboek in eigen &amp;venster</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>So&amp;unds</source>
        <extracomment>Menu entry (noun), ticked where the game makes sounds</extracomment>
        <translation type="unfinished">&amp;Geluiden</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Final &amp;scoring</source>
        <extracomment>Menu entry (noun): the points at the end of the game</extracomment>
        <translation type="unfinished">&amp;Eindtelling</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Same as &amp;system</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">Zoals het &amp;systeem</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Light</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">&amp;Licht</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Dark</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">&amp;Donker</translation>
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
        <translation type="unfinished">&amp;Dag</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>D&amp;usk</source>
        <extracomment>A theme of the board: as in the evening</extracomment>
        <translation type="unfinished">&amp;Schemering</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Ink on paper</source>
        <extracomment>A theme of the board: as on an old map</extracomment>
        <translation type="unfinished">&amp;Inkt op papier</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>High &amp;contrast</source>
        <extracomment>A theme of the board</extracomment>
        <translation type="unfinished">Hoog &amp;contrast</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Normal &amp;color vision</source>
        <extracomment>Whose eyes see the window: those of whoever sees all colours</extracomment>
        <translation type="unfinished">&amp;Normaal kleurenzicht</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Protanopia (no red)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">&amp;Protanopie (geen rood)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Deuteranopia (no green)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">&amp;Deuteranopie (geen groen)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Tritanopia (no blue)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">&amp;Tritanopie (geen blauw)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>A&amp;dd your own theme…</source>
        <translation type="unfinished">Eigen thema t&amp;oevoegen…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Patter&amp;ns on pieces</source>
        <translation type="unfinished">&amp;Patronen op speelstukken</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Add stripes and checks to tell players apart</source>
        <translation type="unfinished">Strepen en ruiten toevoegen om spelers te onderscheiden</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Off: show results at once</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;Uit: resultaten meteen tonen</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Step by step, without &amp;motion</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">Stap voor stap, zonder &amp;beweging</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Slow</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;Langzaam</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Normal</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;Normaal</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Fast</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;Snel</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Quick</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">&amp;Vlot</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Normal</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">&amp;Normaal</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Leisurely</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">&amp;Rustig</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Wait for me before each move</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">Voor elke zet &amp;op mij wachten</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Not available in this game</source>
        <extracomment>&quot;game&quot;: the kind of game, not a match of it</extracomment>
        <translation type="unfinished">Niet beschikbaar in dit spel</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Undo the last turn</source>
        <translation type="unfinished">De laatste beurt ongedaan maken</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Continue</source>
        <extracomment>Menu entry (verb): the computer that waits shall play its turn</extracomment>
        <translation type="unfinished">&amp;Verder</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Play now</source>
        <extracomment>Menu entry: the computer shall stop thinking and move</extracomment>
        <translation type="unfinished">N&amp;u spelen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::AdvicePanel</name>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Looking for good moves…</source>
        <translation type="unfinished">Er wordt naar goede zetten gezocht…</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>No hints could be found for this turn. Ask again, or play on without them.</source>
        <translation type="unfinished">Voor deze beurt zijn geen hints gevonden. Vraag het nog eens, of speel zonder hints verder.</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Advice</source>
        <extracomment>Name of the panel with good moves for the player</extracomment>
        <translation type="unfinished">Advies</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Moves</source>
        <extracomment>Name of the list of good moves (noun)</extracomment>
        <translation type="unfinished">Zetten</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Thinking</source>
        <extracomment>Name of the bar that moves while the computer thinks (noun)</extracomment>
        <translation type="unfinished">Bezig met nadenken</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Play it (Enter)</source>
        <extracomment>Button: make the chosen move; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Spelen (Enter)</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Close (Esc)</source>
        <extracomment>Button: close the advice; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">Sluiten (Esc)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::CommandFinder</name>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Find a command</source>
        <translation type="unfinished">Opdracht zoeken</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Name of the command</source>
        <translation type="unfinished">Naam van de opdracht</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Type part of its name</source>
        <translation type="unfinished">Typ een deel van de naam</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Commands</source>
        <extracomment>Name of a list: all commands of the menus (noun)</extracomment>
        <translation type="unfinished">Opdrachten</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ComputerBar</name>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is making a move</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 doet een zet</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is thinking</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 denkt na</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 wacht op jou</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 moves next</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 is als volgende aan zet</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you. Press Enter or Space to continue.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 wacht op jou. Druk op Enter of de spatiebalk om verder te gaan.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you. Press %2, Enter or Space to continue.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;, %2 a key</extracomment>
        <translation type="unfinished">%1 wacht op jou. Druk op %2, Enter of de spatiebalk om verder te gaan.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is thinking. Press %2 to make the computer move now.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;, %2 a key</extracomment>
        <translation type="unfinished">%1 denkt na. Druk op %2 om de computer nu een zet te laten doen.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Continue</source>
        <extracomment>Button (verb): the computer that waits shall play its turn; a key follows</extracomment>
        <translation type="unfinished">Verder</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Play now</source>
        <extracomment>Button: the computer shall stop thinking and move; a key follows</extracomment>
        <translation type="unfinished">Nu spelen</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Thinking</source>
        <extracomment>Name of the bar that moves while the computer thinks (noun)</extracomment>
        <translation type="unfinished">Bezig met nadenken</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Let the computer continue</source>
        <translation type="unfinished">De computer verder laten gaan</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Stop thinking and make the best move found so far, without a pause</source>
        <translation type="unfinished">Stoppen met nadenken en meteen de beste zet tot nu toe doen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::CourseChart</name>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Start</source>
        <extracomment>The beginning of the game, before the first turn (noun)</extracomment>
        <translation type="unfinished">Begin</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Turn %1</source>
        <extracomment>A turn of a player (noun); %1 its number</extracomment>
        <translation type="unfinished">Beurt %1</translation>
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
        <translation type="unfinished">Winstkansen tijdens het spel</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Points during the game</source>
        <extracomment>Name of a chart: how the points changed in the course of the game</extracomment>
        <translation type="unfinished">Punten tijdens het spel</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Use the arrow keys, Home and End to choose a turn.</source>
        <translation type="unfinished">Kies een beurt met de pijltoetsen, Home en End.</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Chances of winning</source>
        <extracomment>Title of the vertical axis of a chart</extracomment>
        <translation type="unfinished">Winstkansen</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Points</source>
        <extracomment>Title of the vertical axis of a chart</extracomment>
        <translation type="unfinished">Punten</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Turn</source>
        <extracomment>Title of the horizontal axis of a chart: numbers of turns (noun)</extracomment>
        <translation type="unfinished">Beurt</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Calculating the chances…</source>
        <translation type="unfinished">De kansen worden berekend…</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Docks</name>
    <message>
        <location filename="../app/shell/docks.cpp"/>
        <source>Game</source>
        <extracomment>Title of the panel with the drawn tile and the players (noun)</extracomment>
        <translation type="unfinished">Spel</translation>
    </message>
    <message>
        <location filename="../app/shell/docks.cpp"/>
        <source>Log</source>
        <extracomment>Title of the panel that tells what has happened in the game (noun)</extracomment>
        <translation type="unfinished">Logboek</translation>
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
        <source>Games and their sets (%1);;All files (*)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names, and what stands before &quot;;;&quot; and after it are two entries. Sets: of tiles, of cards</extracomment>
        <translation type="unfinished">Spellen en hun sets (%1);;Alle bestanden (*)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games (%1)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names</extracomment>
        <translation type="unfinished">Spellen (%1)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game cannot be started</source>
        <translation type="unfinished">Het spel kan niet gestart worden</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Your game is kept: choose &quot;Back to the original game&quot; in the Game menu to return to it.</source>
        <translation type="unfinished">Je spel blijft bewaard: kies “Terug naar het oorspronkelijke spel” in het menu Spel om ernaar terug te keren.</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Open a game</source>
        <translation type="unfinished">Een spel openen</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Some texts in this file were not allowed and have been corrected:
%1</source>
        <extracomment>%1 what was wrong, a line each</extracomment>
        <translation type="unfinished">Sommige teksten in dit bestand waren niet toegestaan en zijn verbeterd:
%1</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game cannot be continued</source>
        <translation type="unfinished">Het spel kan niet voortgezet worden</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>From here on you are playing the game differently. The original game is kept: choose &quot;Back to the original game&quot; in the Game menu to return to it.</source>
        <translation type="unfinished">Vanaf hier speel je het spel anders. Het oorspronkelijke spel blijft bewaard: kies “Terug naar het oorspronkelijke spel” in het menu Spel om ernaar terug te keren.</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games (*.lodeline)</source>
        <extracomment>Kind of files to choose from</extracomment>
        <translation type="unfinished">Spellen (*.lodeline)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Save the game</source>
        <translation type="unfinished">Het spel opslaan</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game was not saved</source>
        <translation type="unfinished">Het spel is niet opgeslagen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::GuideCard</name>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>First steps</source>
        <extracomment>Name of a panel: explanations for somebody who plays for the first time</extracomment>
        <translation type="unfinished">Eerste stappen</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Skip</source>
        <extracomment>Button: leave out the explanations</extracomment>
        <translation type="unfinished">&amp;Overslaan</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Next</source>
        <extracomment>Button: show the next explanation</extracomment>
        <translation type="unfinished">&amp;Volgende</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Button (verb): the last explanation was read, the game begins</extracomment>
        <translation type="unfinished">Spe&amp;len</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>%1 of %2</source>
        <extracomment>Above an explanation: %1 the number of this one, %2 of how many</extracomment>
        <translation type="unfinished">%1 van %2</translation>
    </message>
</context>
<context>
    <name>lodeline::app::HelpDialog</name>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Rules</source>
        <extracomment>Title of a window (noun): the rules of the game</extracomment>
        <translation type="unfinished">Regels</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Keys and mouse</source>
        <translation type="unfinished">Toetsen en muis</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>About Lodeline</source>
        <extracomment>Title of a window: version and license of the program</extracomment>
        <translation type="unfinished">Over Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Find in the rules</source>
        <translation type="unfinished">In de regels zoeken</translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedCard</name>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Unfinished games</source>
        <extracomment>Heading over the games that were not played to their end</extracomment>
        <translation type="unfinished">Onafgemaakte spellen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>&amp;Restore it</source>
        <extracomment>Button: the game that was just discarded shall come back</extracomment>
        <translation type="unfinished">Te&amp;rugzetten</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>The game with %1 was discarded.</source>
        <extracomment>%1 names of players</extracomment>
        <translation type="unfinished">Het spel van %1 is weggegooid.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>%Ln turn(s), %1</source>
        <extracomment>An interrupted game: %Ln turns played, %1 date and time of the last one</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln beurt, %1</numerusform>
            <numerusform>%Ln beurten, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Trial of %2: %Ln turn(s), %1</source>
        <extracomment>A game to try a tile set or a deck with: %Ln turns played, %1 date and time of the last one, %2 name of that set or deck</extracomment>
        <translation type="unfinished">
            <numerusform>Proefspel met %2: %Ln beurt, %1</numerusform>
            <numerusform>Proefspel met %2: %Ln beurten, %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Continue</source>
        <extracomment>Button (verb): play the unfinished game</extracomment>
        <translation type="unfinished">Verder</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Continue the game with %1</source>
        <extracomment>Name of a button for screen readers (verb); %1 names of players</extracomment>
        <translation type="unfinished">Verder met het spel van %1</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Discard the game with %1</source>
        <extracomment>%1 names of players; the unfinished game is given up</extracomment>
        <translation type="unfinished">Het spel van %1 weggooien</translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedGames</name>
    <message>
        <location filename="../app/shell/files/interruptedgames.cpp"/>
        <source>The game could not be discarded: &quot;%1&quot; is in use or cannot be moved. If the game is open in another window, close it there.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">Het spel kon niet weggegooid worden: “%1” is in gebruik of kan niet verplaatst worden. Is het spel in een ander venster geopend, sluit het daar dan.</translation>
    </message>
    <message>
        <location filename="../app/shell/files/interruptedgames.cpp"/>
        <source>The game could not be restored: &quot;%1&quot; cannot be written.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">Het spel kon niet teruggezet worden: “%1” kan niet geschreven worden.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::KeysPage</name>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>This command already uses the key %1.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Deze opdracht gebruikt de toets %1 al.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>%1 is reserved and cannot be reassigned.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">%1 is gereserveerd en kan niet opnieuw toegewezen worden.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>A command of another game already uses %1. Use it for this command instead?</source>
        <extracomment>%1 is a key; game: a kind of game</extracomment>
        <translation type="unfinished">Een opdracht van een ander spel gebruikt %1 al. In plaats daarvan voor deze opdracht gebruiken?</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>&quot;%2&quot; already uses %1. Use it for this command instead?</source>
        <extracomment>%1 is a key, %2 the name of a command</extracomment>
        <translation type="unfinished">“%2” gebruikt %1 al. In plaats daarvan voor deze opdracht gebruiken?</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>&quot;%1&quot; now uses the key %2.</source>
        <extracomment>%1 is the name of a command, %2 a key</extracomment>
        <translation type="unfinished">“%1” gebruikt nu de toets %2.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>changed</source>
        <extracomment>Of the key of a command: it is not the usual one</extracomment>
        <translation type="unfinished">gewijzigd</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Command</source>
        <extracomment>Heading of a column</extracomment>
        <translation type="unfinished">Opdracht</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Keys</source>
        <extracomment>Heading of a column: of the keyboard</extracomment>
        <translation type="unfinished">Toetsen</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Commands and their keys</source>
        <translation type="unfinished">Opdrachten en hun toetsen</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>New key:</source>
        <extracomment>Label of a field: the key that the chosen command shall have</extracomment>
        <translation type="unfinished">Nieuwe toets:</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Press the key</source>
        <translation type="unfinished">Druk op de toets</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>New key for the command</source>
        <translation type="unfinished">Nieuwe toets voor de opdracht</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>No key</source>
        <extracomment>Button: the command shall have no key</extracomment>
        <translation type="unfinished">Geen toets</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Restore default</source>
        <extracomment>Button: the command shall have its usual keys</extracomment>
        <translation type="unfinished">Standaard herstellen</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Reassign it</source>
        <extracomment>Button: the key shall be that of the other command</extracomment>
        <translation type="unfinished">Opnieuw toewijzen</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Keep it</source>
        <extracomment>Button: the keys stay as they are</extracomment>
        <translation type="unfinished">Zo laten</translation>
    </message>
</context>
<context>
    <name>lodeline::app::LogPanel</name>
    <message>
        <location filename="../app/match/panels/logpanel.cpp"/>
        <source>Game log</source>
        <extracomment>Name of the list of what has happened in the game (noun)</extracomment>
        <translation type="unfinished">Logboek van het spel</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Looks</name>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>Add a theme</source>
        <translation type="unfinished">Thema toevoegen</translation>
    </message>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>Themes (%1)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names</extracomment>
        <translation type="unfinished">Thema’s (%1)</translation>
    </message>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>The theme was not added</source>
        <translation type="unfinished">Het thema is niet toegevoegd</translation>
    </message>
</context>
<context>
    <name>lodeline::app::MainWindow</name>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Saved: %1</source>
        <extracomment>Line in the status bar and on the page of a game that is over; %1 name of a file</extracomment>
        <translation type="unfinished">Opgeslagen: %1</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Unfinished games</source>
        <translation type="unfinished">Onafgemaakte spellen</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1: on</source>
        <extracomment>%1 name of a setting that was just switched on</extracomment>
        <translation type="unfinished">%1: aan</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1: off</source>
        <extracomment>%1 name of a setting that was just switched off</extracomment>
        <translation type="unfinished">%1: uit</translation>
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
        <translation type="unfinished">Wie aan de beurt is</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Menus</name>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Game</source>
        <extracomment>Title of a menu (noun)</extracomment>
        <translation type="unfinished">&amp;Spel</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>O&amp;pen recent</source>
        <extracomment>Title of a menu of files</extracomment>
        <translation type="unfinished">&amp;Recent openen</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Edit</source>
        <extracomment>Title of a menu (verb): undo, redo</extracomment>
        <translation type="unfinished">Be&amp;werken</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;View</source>
        <extracomment>Title of a menu (noun): what the window shows</extracomment>
        <translation type="unfinished">Beel&amp;d</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Sett&amp;ings</source>
        <extracomment>Title of a menu (noun): what is kept as somebody likes it</extracomment>
        <translation type="unfinished">&amp;Instellingen</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Te&amp;xt size</source>
        <extracomment>Title of a menu: how large the letters are</extracomment>
        <translation type="unfinished">&amp;Tekstgrootte</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Colors</source>
        <extracomment>Title of a menu: colours of the windows</extracomment>
        <translation type="unfinished">&amp;Kleuren</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Board</source>
        <extracomment>Title of a menu: with which colours and lines the board is painted</extracomment>
        <translation type="unfinished">&amp;Bord</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Simulat&amp;e color blindness</source>
        <extracomment>Title of a menu: the window as people see it who do not see all colours</extracomment>
        <translation type="unfinished">Kleurenblindheid &amp;nabootsen</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Animation</source>
        <extracomment>Title of a menu: speed of the animation</extracomment>
        <translation type="unfinished">An&amp;imatie</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Computer s&amp;peed</source>
        <extracomment>Title of a menu: how fast the computer makes its moves</extracomment>
        <translation type="unfinished">Computersn&amp;elheid</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Langua&amp;ge</source>
        <extracomment>Title of a menu (noun): languages of the windows</extracomment>
        <translation type="unfinished">T&amp;aal</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Help</source>
        <extracomment>Title of a menu (noun)</extracomment>
        <translation type="unfinished">&amp;Help</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Toolbar</source>
        <extracomment>Name of the row of buttons below the menus</extracomment>
        <translation type="unfinished">Werkbalk</translation>
    </message>
</context>
<context>
    <name>lodeline::app::NoticeBar</name>
    <message>
        <location filename="../app/match/panels/noticebar.cpp"/>
        <source>Close the notice</source>
        <translation type="unfinished">De melding sluiten</translation>
    </message>
</context>
<context>
    <name>lodeline::app::OpenGame</name>
    <message>
        <location filename="../app/shell/files/opengame.cpp"/>
        <source>The game is open in another window or no longer exists.</source>
        <translation type="unfinished">Het spel is in een ander venster geopend of bestaat niet meer.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::OtherGames</name>
    <message>
        <location filename="../app/shell/othergames.cpp"/>
        <source>Oth&amp;er games</source>
        <extracomment>Title of a menu: kinds of games, of which a new game is begun</extracomment>
        <translation type="unfinished">An&amp;dere spellen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::PagedTable</name>
    <message numerus="yes">
        <location filename="../app/match/pages/pagedtable.cpp"/>
        <source>The last %Ln turn(s) were undone. Redo plays them again.</source>
        <extracomment>&quot;Redo&quot; is the menu entry</extracomment>
        <translation type="unfinished">
            <numerusform>De laatste beurt is ongedaan gemaakt. Met Opnieuw speel je die weer.</numerusform>
            <numerusform>De laatste %Ln beurten zijn ongedaan gemaakt. Met Opnieuw speel je ze weer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::PlayersDialog</name>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Players</source>
        <extracomment>Title of a dialog: who plays for which seat, people or the computer</extracomment>
        <translation type="unfinished">Spelers</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>You can change names and colors and hand over seats at any time, even in the middle of a turn.</source>
        <translation type="unfinished">Je kunt op elk moment namen en kleuren wijzigen en stoelen overdragen, ook midden in een beurt.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Shuffle number: %1. Enter it in a new game to get everything in the same order.</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">Schudnummer: %1. Voer het in bij een nieuw spel om alles in dezelfde volgorde te krijgen.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>&amp;Copy</source>
        <extracomment>Button: copy the number of the order to the clipboard</extracomment>
        <translation type="unfinished">Ko&amp;piëren</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Copy the shuffle number</source>
        <translation type="unfinished">Het schudnummer kopiëren</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Podium</name>
    <message>
        <location filename="../app/match/panels/podium.cpp"/>
        <source>Players by rank</source>
        <translation type="unfinished">Spelers naar plaats</translation>
    </message>
    <message>
        <location filename="../app/match/panels/podium.cpp"/>
        <source>Rank %1</source>
        <extracomment>Rank of a player at the end of the game; %1 a number</extracomment>
        <translation type="unfinished">Plaats %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/match/panels/podium.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>What a player has scored at the end of the game</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln punt</numerusform>
            <numerusform>%Ln punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewProgress</name>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Progress of the review</source>
        <translation type="unfinished">Voortgang van de terugblik</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Ca&amp;ncel</source>
        <extracomment>Button: end the review that is being worked out</extracomment>
        <translation type="unfinished">Annule&amp;ren</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>&amp;Start again</source>
        <extracomment>Button (verb): work out the review anew</extracomment>
        <translation type="unfinished">&amp;Opnieuw beginnen</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>The review could not be completed.</source>
        <translation type="unfinished">De terugblik kon niet worden voltooid.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>The review was canceled.</source>
        <translation type="unfinished">De terugblik is geannuleerd.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves…</source>
        <translation type="unfinished">Er wordt naar betere zetten gezocht…</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves: about %Ln second(s) left</source>
        <extracomment>Below a bar of progress</extracomment>
        <translation type="unfinished">
            <numerusform>Betere zetten zoeken: nog ongeveer %Ln seconde</numerusform>
            <numerusform>Betere zetten zoeken: nog ongeveer %Ln seconden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewSheet</name>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Start</source>
        <extracomment>The beginning of the game, before the first turn (noun)</extracomment>
        <translation type="unfinished">Begin</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>No turn has been played yet.</source>
        <translation type="unfinished">Er is nog geen beurt gespeeld.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Turn %1</source>
        <extracomment>A turn of a player (noun); %1 its number</extracomment>
        <translation type="unfinished">Beurt %1</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>No turn changed much.</source>
        <extracomment>Stands where the turning points will be</extracomment>
        <translation type="unfinished">Geen beurt veranderde veel.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>None found yet</source>
        <translation type="unfinished">Nog geen gevonden</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Review of the game</source>
        <extracomment>A look back on a game (noun)</extracomment>
        <translation type="unfinished">Terugblik op het spel</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Show the &amp;better move on the board (B)</source>
        <translation type="unfinished">&amp;Betere zet op het bord tonen (B)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Sh&amp;ow points (D)</source>
        <translation type="unfinished">&amp;Punten tonen (D)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Show the points of all players instead of their chances</source>
        <translation type="unfinished">De punten van alle spelers tonen in plaats van hun kansen</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Turning points</source>
        <extracomment>Heading above the turns that changed the chances most</extracomment>
        <translation type="unfinished">&amp;Keerpunten</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Turning points</source>
        <extracomment>Name of the list of the turns that changed the chances most</extracomment>
        <translation type="unfinished">Keerpunten</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Play on from here</source>
        <translation type="unfinished">&amp;Vanaf hier verderspelen</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Start a new game from the position on the board; this game is kept as it is</source>
        <translation type="unfinished">Een nieuw spel beginnen vanuit de stand op het bord; dit spel blijft zoals het is</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Close the review</source>
        <translation type="unfinished">Terugblik slui&amp;ten</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeatRow</name>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>red</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">rood</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>blue</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">blauw</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>green</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">groen</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>yellow</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">geel</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>black</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">zwart</translation>
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
        <translation type="unfinished">Naam van speler %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Who plays seat %1</source>
        <extracomment>Name of a choice for screen readers: a person or a computer player; %1 the number of a seat</extracomment>
        <translation type="unfinished">Wie op stoel %1 speelt</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Color of player %1</source>
        <extracomment>Name of a choice for screen readers; %1 the number of a seat</extracomment>
        <translation type="unfinished">Kleur van speler %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Remove player %1</source>
        <extracomment>Tooltip of a button (verb); %1 the number of a seat</extracomment>
        <translation type="unfinished">Speler %1 verwijderen</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Seat %1</source>
        <extracomment>Name of a handle for screen readers: the row can be moved by it; %1 the number of a seat</extracomment>
        <translation type="unfinished">Stoel %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Drag to another place, or press Alt and an arrow key</source>
        <translation type="unfinished">Sleep naar een andere plaats, of druk op Alt en een pijltoets</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeatsEditor</name>
    <message>
        <location filename="../app/match/seats/seatseditor.cpp"/>
        <source>Add a &amp;player</source>
        <translation type="unfinished">Speler toevoe&amp;gen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeedField</name>
    <message>
        <location filename="../app/match/seats/seedfield.cpp"/>
        <source>random; enter a number to repeat a shuffle</source>
        <extracomment>Stands in the empty field for the order of tiles or cards</extracomment>
        <translation type="unfinished">willekeurig; voer een getal in om een volgorde te herhalen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SettingsDialog</name>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>You have changed the keys of several commands. Restore the default keys of all commands?</source>
        <translation type="unfinished">Verschillende opdrachten hebben andere toetsen. De standaardtoetsen van alle opdrachten herstellen?</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Settings</source>
        <extracomment>Title of a window (noun)</extracomment>
        <translation type="unfinished">Instellingen</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Sections</source>
        <extracomment>Name of a list: the parts of the settings</extracomment>
        <translation type="unfinished">Onderdelen</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Appearance</source>
        <extracomment>A section of the settings: colours, language</extracomment>
        <translation type="unfinished">Uiterlijk</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Board</source>
        <extracomment>A section of the settings: what the board shows</extracomment>
        <translation type="unfinished">Bord</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Gameplay</source>
        <extracomment>A section of the settings: how the game goes on</extracomment>
        <translation type="unfinished">Spelverloop</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Sound</source>
        <extracomment>A section of the settings (noun): what is heard</extracomment>
        <translation type="unfinished">Geluid</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Keys</source>
        <extracomment>A section of the settings: keys of the keyboard</extracomment>
        <translation type="unfinished">Toetsen</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>For this section only</source>
        <extracomment>Of the button &quot;Restore Defaults&quot;</extracomment>
        <translation type="unfinished">Alleen voor dit onderdeel</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SetupDialog</name>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>The shuffle number is too large. Enter a smaller one, or leave the field empty.</source>
        <translation type="unfinished">Het schudnummer is te groot. Voer een kleiner nummer in of laat het veld leeg.</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Drawn at random</source>
        <extracomment>Who begins the game</extracomment>
        <translation type="unfinished">Door loting</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>New game</source>
        <extracomment>Title of a window: set up a game</extracomment>
        <translation type="unfinished">Nieuw spel</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Players</source>
        <extracomment>Heading of a part of the dialog</extracomment>
        <translation type="unfinished">Spelers</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>&amp;Start player:</source>
        <extracomment>Label: who begins the game</extracomment>
        <translation type="unfinished">St&amp;artspeler:</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Start the &amp;game</source>
        <translation type="unfinished">Spel begi&amp;nnen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SoundChoice</name>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>This version of Lodeline comes without sounds.</source>
        <translation type="unfinished">Deze versie van Lodeline heeft geen geluiden.</translation>
    </message>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>To hear sounds, install the package libqt6multimedia6 and start Lodeline again.</source>
        <translation type="unfinished">Installeer het pakket libqt6multimedia6 en start Lodeline opnieuw om geluiden te horen.</translation>
    </message>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>No speakers or headphones were found. You will hear sounds as soon as some are connected.</source>
        <translation type="unfinished">Er zijn geen luidsprekers of hoofdtelefoon gevonden. Je hoort geluiden zodra er iets is aangesloten.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StartNotice</name>
    <message>
        <location filename="../app/shell/start/startnotice.cpp"/>
        <source>Close the notice</source>
        <translation type="unfinished">De melding sluiten</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StartPage</name>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Open %1</source>
        <extracomment>Button (verb); %1 name of a saved game</extracomment>
        <translation type="unfinished">%1 openen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Button (verb): start a game at once</extracomment>
        <translation type="unfinished">Spe&amp;len</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Start a game with the players and options from last time</source>
        <translation type="unfinished">Een spel beginnen met de spelers en opties van de vorige keer</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Learn to play</source>
        <extracomment>Button (verb): lessons for somebody who has not been through them yet</extracomment>
        <translation type="unfinished">Leren s&amp;pelen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Ten short lessons on the board</source>
        <translation type="unfinished">Tien korte lessen op het bord</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up a new game</extracomment>
        <translation type="unfinished">&amp;Nieuw spel…</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Button (verb): open a game or what it is played with</extracomment>
        <translation type="unfinished">&amp;Openen…</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Recent games</source>
        <extracomment>Heading above the games that were saved or opened last</extracomment>
        <translation type="unfinished">Recente spellen</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Not available in this game</source>
        <extracomment>&quot;game&quot;: the kind of game, not a match of it</extracomment>
        <translation type="unfinished">Niet beschikbaar in dit spel</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StepRow</name>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Turn %1 of %2</source>
        <extracomment>%1 turns played in the position shown, %2 in the whole game</extracomment>
        <translation type="unfinished">Beurt %1 van %2</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Go to the start (Home)</source>
        <extracomment>Button; &quot;Home&quot; is a key</extracomment>
        <translation type="unfinished">Naar het begin (Home)</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Back one turn</source>
        <extracomment>Button: shows the game one turn earlier</extracomment>
        <translation type="unfinished">Eén beurt terug</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Forward one turn</source>
        <extracomment>Button: shows the game one turn later</extracomment>
        <translation type="unfinished">Eén beurt vooruit</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Go to the last turn (End)</source>
        <extracomment>Button; &quot;End&quot; is a key</extracomment>
        <translation type="unfinished">Naar de laatste beurt (End)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::VolumeRow</name>
    <message>
        <location filename="../app/shell/options/volumerow.cpp"/>
        <source>Volume</source>
        <extracomment>How loud sounds are (noun)</extracomment>
        <translation type="unfinished">Volume</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::AdviceDesk</name>
    <message>
        <location filename="../app/boomtown/advice/advicedesk.cpp"/>
        <source>Choose a card first, so that it can be compared with the best move.</source>
        <translation type="unfinished">Kies eerst een kaart, zodat die met de beste zet vergeleken kan worden.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardController</name>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Start at the card with %1</source>
        <extracomment>Name of a choice: %1 what a card shows</extracomment>
        <translation type="unfinished">Beginnen bij de kaart met %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Take the next card: %1</source>
        <extracomment>Name of a choice: %1 what a card shows</extracomment>
        <translation type="unfinished">De volgende kaart nemen: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Pass over %Ln card(s) and take %1</source>
        <extracomment>Name of a choice: %1 what a card shows; %Ln cards come before it</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln kaart overslaan en %1 nemen</numerusform>
            <numerusform>%Ln kaarten overslaan en %1 nemen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %Ln card(s) for free.</source>
        <extracomment>%1 a player, who gets cards that the other one has passed over</extracomment>
        <translation type="unfinished">
            <numerusform>%1 krijgt %Ln gratis kaart.</numerusform>
            <numerusform>%1 krijgt %Ln gratis kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %Ln card(s) for free, worth %2 to %1 and %3 to you.</source>
        <extracomment>%1 a player who gets cards for nothing; %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1 krijgt %Ln gratis kaart, %2 waard voor %1 en %3 voor jou.</numerusform>
            <numerusform>%1 krijgt %Ln gratis kaarten, %2 waard voor %1 en %3 voor jou.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 passed this card over, so %2 places it first. Right-click to turn it.</source>
        <extracomment>%1 and %2 players</extracomment>
        <translation type="unfinished">%1 heeft deze kaart overgeslagen, dus plaatst %2 die eerst. De rechtermuisknop draait hem.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 passed this card over, so %2 places it first. Press %3 or right-click to turn it.</source>
        <extracomment>%1 and %2 players, %3 a key</extracomment>
        <translation type="unfinished">%1 heeft deze kaart overgeslagen, dus plaatst %2 die eerst. %3 of de rechtermuisknop draait hem.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>This card founds your town. Right-click to turn it; press Esc to put it back.</source>
        <translation type="unfinished">Met deze kaart sticht je je stadje. De rechtermuisknop draait hem, Esc legt hem terug.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Place the card. Right-click to turn it; press Esc to put it back.</source>
        <translation type="unfinished">Plaats de kaart. De rechtermuisknop draait hem, Esc legt hem terug.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>This card founds your town. Press %1 or right-click to turn it; press Esc to put it back.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Met deze kaart sticht je je stadje. %1 of de rechtermuisknop draait hem, Esc legt hem terug.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Place the card. Press %1 or right-click to turn it; press Esc to put it back.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Plaats de kaart. %1 of de rechtermuisknop draait hem, Esc legt hem terug.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 %2</source>
        <extracomment>Two sentences: %1 what the other player gets for free, %2 what is to be done now</extracomment>
        <translation type="unfinished">%1 %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>The game is over.</source>
        <translation type="unfinished">Het spel is afgelopen.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Another player is thinking.</source>
        <translation type="unfinished">Een andere speler denkt na.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%2 goes first, so %1 chooses the card where %2 starts.</source>
        <extracomment>%1 and %2 players</extracomment>
        <translation type="unfinished">%2 is als eerste aan de beurt, dus kiest %1 de kaart waar %2 begint.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Take the next card, or a later one: every card that you pass over goes to %1.</source>
        <extracomment>%1 a player</extracomment>
        <translation type="unfinished">Neem de volgende kaart of een latere: elke kaart die je overslaat, gaat naar %1.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardView</name>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>From %1, to be placed first</source>
        <extracomment>Above cards that wait beside a town: %1 the player who passed them over</extracomment>
        <translation type="unfinished">Van %1, eerst te plaatsen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>Board</source>
        <extracomment>The cards on the table</extracomment>
        <translation type="unfinished">Bord</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>Use Tab and the arrow keys to choose a card or its place, and Enter to confirm.</source>
        <translation type="unfinished">Kies met Tab en de pijltoetsen een kaart of een plek, en bevestig met Enter.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardviewinput.cpp"/>
        <source>%1 gets this card for free. It is worth %2 to %1 and %3 to %4.</source>
        <extracomment>Of a card that is passed over: %1 and %4 players, %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation type="unfinished">%1 krijgt deze kaart gratis. Hij is %2 waard voor %1 en %3 voor %4.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ComputerPlayers</name>
    <message>
        <location filename="../app/boomtown/computer/computerplayers.cpp"/>
        <source>its move is against the rules</source>
        <extracomment>Why a computer player does not go on; added in parentheses</extracomment>
        <translation type="unfinished">de zet is tegen de regels</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::DeckChooser</name>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>This deck cannot be played:</source>
        <translation type="unfinished">Met dit deck kan niet gespeeld worden:</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>and %Ln more</source>
        <extracomment>Below a list of problems of a deck, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>en nog %Ln</numerusform>
            <numerusform>en nog %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>%Ln card(s)</source>
        <extracomment>What a deck holds</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln kaart</numerusform>
            <numerusform>%Ln kaarten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>%1, by %2</source>
        <extracomment>%1 what a deck holds, such as &quot;18 cards&quot;; %2 a person</extracomment>
        <translation type="unfinished">%1, van %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Choose a deck</source>
        <translation type="unfinished">Deck kiezen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Decks (*.deck.json);;All files (*)</source>
        <translation type="unfinished">Decks (*.deck.json);;Alle bestanden (*)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Add a deck</source>
        <translation type="unfinished">Een deck toevoegen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Deck</source>
        <extracomment>Name of the list to choose a deck of cards from</extracomment>
        <translation type="unfinished">Deck</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>&amp;From a file…</source>
        <extracomment>Button: choose a deck that lies in a file</extracomment>
        <translation type="unfinished">Uit een b&amp;estand…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>&amp;Manage</source>
        <extracomment>Button with a menu: add, remove, edit, share decks</extracomment>
        <translation type="unfinished">Behe&amp;ren</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::DeckMenu</name>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Add to my decks</source>
        <extracomment>The deck of cards that is chosen; &quot;my decks&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">&amp;Aan mijn decks toevoegen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>Add a &amp;file to my decks…</source>
        <translation type="unfinished">&amp;Bestand aan mijn decks toevoegen…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Remove from my decks…</source>
        <translation type="unfinished">Uit mijn decks ver&amp;wijderen…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Edit in the deck editor</source>
        <translation type="unfinished">B&amp;ewerken in de deck-editor</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished">&amp;Kopie opslaan…</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::FinalPage</name>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): save the game in its file</extracomment>
        <translation type="unfinished">&amp;Opslaan</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Look at the towns</source>
        <translation type="unfinished">Stad&amp;jes bekijken</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Button (noun): a look back on the game</extracomment>
        <translation type="unfinished">&amp;Terugblik</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">Zien hoe de kansen veranderden, met de keerpunten en betere zetten</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up a new game</extracomment>
        <translation type="unfinished">&amp;Nieuw spel…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Play again</source>
        <extracomment>Button: another game like this one</extracomment>
        <translation type="unfinished">No&amp;g een keer</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Same players and deck, with the cards in a different order</source>
        <translation type="unfinished">Dezelfde spelers en hetzelfde deck, met de kaarten in een andere volgorde</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Change s&amp;tart player</source>
        <extracomment>Button: another game like this one, in which the other player begins</extracomment>
        <translation type="unfinished">Andere st&amp;artspeler</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Play again, with the other player going first</source>
        <translation type="unfinished">Nog een keer spelen, maar de andere speler begint</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Save…</source>
        <extracomment>Button (verb): save the game</extracomment>
        <translation type="unfinished">&amp;Opslaan…</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::GamePage</name>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">Het spel is afgelopen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation type="unfinished">%1 is aan de beurt</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 chooses where %2 starts</source>
        <extracomment>%1 player, %2 the other one</extracomment>
        <translation type="unfinished">%1 kiest waar %2 begint</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 places a free card</source>
        <extracomment>%1 player, who got the card for nothing</extracomment>
        <translation type="unfinished">%1 plaatst een gratis kaart</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 takes a card</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 neemt een kaart</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::NewGameDialog</name>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Cards</source>
        <extracomment>Heading of a part of the dialog: which cards, in which order</extracomment>
        <translation type="unfinished">Kaarten</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>&amp;Deck:</source>
        <extracomment>Label: which cards are played with</extracomment>
        <translation type="unfinished">De&amp;ck:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Shuffle n&amp;umber:</source>
        <extracomment>Label: the number that the order of the cards follows from</extracomment>
        <translation type="unfinished">Schudn&amp;ummer:</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ReviewPage</name>
    <message>
        <location filename="../app/boomtown/review/reviewpage.cpp"/>
        <source>The star marks the better move, the question mark the move that was played</source>
        <translation type="unfinished">★ markeert de betere zet, ? de gespeelde zet</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewpage.cpp"/>
        <source>Given away by passing cards over</source>
        <extracomment>Heading above &quot;Ann 7 points, Bo 12 points&quot;: what each player gave the other by passing cards over</extracomment>
        <translation type="unfinished">Weggegeven door kaarten over te slaan</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ScoreTable</name>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Total</source>
        <extracomment>Line of a table of points: all of them together</extracomment>
        <translation type="unfinished">Totaal</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Points of both towns</source>
        <translation type="unfinished">Punten van beide stadjes</translation>
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
        <translation type="unfinished">Groepen en bonussen samen</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>The largest group has %Ln square(s)</source>
        <extracomment>Tooltip of the points for a kind of land</extracomment>
        <translation type="unfinished">
            <numerusform>De grootste groep heeft %Ln vak</numerusform>
            <numerusform>De grootste groep heeft %Ln vakken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%Ln square(s) bring points</source>
        <extracomment>Tooltip of the points for a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln vak levert punten op</numerusform>
            <numerusform>%Ln vakken leveren punten op</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%Ln square(s) cost points</source>
        <extracomment>Tooltip of the points for a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln vak kost punten</numerusform>
            <numerusform>%Ln vakken kosten punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::SidePanel</name>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">Het spel is afgelopen</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished">%1 is aan de beurt</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>Towns</source>
        <extracomment>Name of a panel (noun): turn and points</extracomment>
        <translation type="unfinished">Stadjes</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::BalancePanel</name>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>%1 (not %2)</source>
        <extracomment>A number that is not as in a balanced deck: %1 the number, %2 that of a balanced deck</extracomment>
        <translation type="unfinished">%1 (niet %2)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In the deck that comes with the game: %1</source>
        <extracomment>Tool tip: %1 a number</extracomment>
        <translation type="unfinished">In het meegeleverde deck: %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In a balanced deck, each land and each symbol appears 12 times. Run the lab to see what the bonuses bring.</source>
        <translation type="unfinished">Een uitgebalanceerd deck heeft elk landschap en elk symbool 12 keer. Start het lab om te zien wat de bonussen opleveren.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Total</source>
        <extracomment>Title of a row and of a column: the sum</extracomment>
        <translation type="unfinished">Totaal</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Cards</source>
        <extracomment>Titles of columns: how many cards have a bonus, in this deck and in the one that comes with the game</extracomment>
        <translation type="unfinished">Kaarten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In the game&apos;s deck</source>
        <translation type="unfinished">In het deck van het spel</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Points expected</source>
        <extracomment>Title of a column: of a player in a game with this bonus</extracomment>
        <translation type="unfinished">Verwachte punten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Squares by land and symbol</source>
        <translation type="unfinished">Vakken naar landschap en symbool</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Bonuses by kind</source>
        <translation type="unfinished">Bonussen naar soort</translation>
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
        <translation type="unfinished">S&amp;ymbool</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Other sy&amp;mbol</source>
        <extracomment>Label of a field: the other symbol that a bonus is about</extracomment>
        <translation type="unfinished">Ander sy&amp;mbool</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>L&amp;and</source>
        <extracomment>Label of a field: the kind of land that a bonus is about</extracomment>
        <translation type="unfinished">L&amp;andschap</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Point&amp;s</source>
        <extracomment>Label of a field: how many points a bonus brings</extracomment>
        <translation type="unfinished">Pun&amp;ten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Poin&amp;ts lost</source>
        <extracomment>Label of a field: points that are lost</extracomment>
        <translation type="unfinished">&amp;Verloren punten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Points h&amp;anded over</source>
        <extracomment>Label of a field: points that go to the other player</extracomment>
        <translation type="unfinished">A&amp;fgestane punten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Points by number</source>
        <extracomment>Label of the rows of a table: points by how many there are</extracomment>
        <translation type="unfinished">Punten naar aantal</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardCanvas</name>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Top left</source>
        <extracomment>Places of the four squares of a card, in reading order</extracomment>
        <translation type="unfinished">Linksboven</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Top right</source>
        <translation type="unfinished">Rechtsboven</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Bottom left</source>
        <translation type="unfinished">Linksonder</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Bottom right</source>
        <translation type="unfinished">Rechtsonder</translation>
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
            <numerusform>In de editor kan een deck hoogstens %Ln kaart hebben.</numerusform>
            <numerusform>In de editor kan een deck hoogstens %Ln kaarten hebben.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Add a card</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Kaart toevoegen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Duplicate cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Kaarten dupliceren</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Remove cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Kaarten verwijderen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>The cards on the clipboard cannot be read: %1</source>
        <extracomment>%1 what is wrong</extracomment>
        <translation type="unfinished">De kaarten op het klembord kunnen niet gelezen worden: %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>There are no cards on the clipboard. Cards are copied as text, as in a deck file.</source>
        <translation type="unfinished">Er staan geen kaarten op het klembord. Kaarten worden als tekst gekopieerd, zoals in een deckbestand.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Paste cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Kaarten plakken</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Clear the search to move cards.</source>
        <translation type="unfinished">Maak het zoekveld leeg om kaarten te verplaatsen.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Move cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Kaarten verplaatsen</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardListPanel</name>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Found: %1 of %2</source>
        <extracomment>Below the list of cards: %1 those that a search found, %2 all</extracomment>
        <translation type="unfinished">Gevonden: %1 van %2</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>No card has all of these words.</source>
        <translation type="unfinished">Geen kaart bevat al deze woorden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>%Ln card(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln kaart</numerusform>
            <numerusform>%Ln kaarten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Search</source>
        <translation type="unfinished">Zoeken</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Search cards</source>
        <translation type="unfinished">Kaarten zoeken</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Cards of the deck</source>
        <translation type="unfinished">Kaarten van het deck</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardModel</name>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Card %1, %2</source>
        <extracomment>A card for screen readers: %1 its id, %2 the name of its bonus</extracomment>
        <translation type="unfinished">Kaart %1, %2</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Move cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Kaarten verplaatsen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Paste cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Kaarten plakken</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardPanel</name>
    <message>
        <location filename="../editor/boomtown/canvas/cardpanel.cpp"/>
        <source>Front of the card</source>
        <translation type="unfinished">Voorkant van de kaart</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardpanel.cpp"/>
        <source>Show &amp;upside down</source>
        <translation type="unfinished">Onderst&amp;eboven tonen</translation>
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
        <translation type="unfinished">De bonus wijzigen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/cardproperties.cpp"/>
        <source>Rename the card</source>
        <extracomment>A step of the history: gives a card another id</extracomment>
        <translation type="unfinished">De kaart hernoemen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/cardproperties.cpp"/>
        <source>&amp;Id</source>
        <extracomment>Label of a field: the id of a card</extracomment>
        <translation type="unfinished">&amp;Id</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckEditor</name>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Change a square</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Een vak wijzigen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>About the deck</source>
        <extracomment>What a screen reader calls the tabs Problems, Balance and Lab</extracomment>
        <translation type="unfinished">Over het deck</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Balance</source>
        <extracomment>Title of a tab: how balanced the deck is</extracomment>
        <translation type="unfinished">Balans</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Cards</source>
        <extracomment>Title of the list of cards</extracomment>
        <translation type="unfinished">Kaarten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Card</source>
        <extracomment>Title of a tab: properties of the card</extracomment>
        <translation type="unfinished">Kaart</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Deck</source>
        <extracomment>Title of a tab: properties of the deck</extracomment>
        <translation type="unfinished">Deck</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Play this deck</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Dit deck spelen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">Installeren in het spel</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Give the deck a name first: the game lists decks by name.</source>
        <translation type="unfinished">Geef het deck eerst een naam: het spel toont decks op naam.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckKeyFigures</name>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>This deck</source>
        <extracomment>Title of a column: figures of the deck that is open</extracomment>
        <translation type="unfinished">Dit deck</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>The game&apos;s deck</source>
        <extracomment>Title of a column: figures of the deck that comes with the game</extracomment>
        <translation type="unfinished">Deck van het spel</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckLabPanel</name>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>This deck cannot be played: %1</source>
        <extracomment>%1 the first thing that is wrong with a deck</extracomment>
        <translation type="unfinished">Met dit deck kan niet gespeeld worden: %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>The deck has changed since these games were played. Run the lab again to bring the results up to date.</source>
        <translation type="unfinished">Het deck is gewijzigd sinds deze spellen gespeeld zijn. Start het lab opnieuw om de resultaten bij te werken.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Run the lab to see how your cards play.</source>
        <translation type="unfinished">Start het lab om te zien hoe je kaarten spelen.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>%1 – double-click to show the card</source>
        <extracomment>Tooltip: %1 how much it matters (&quot;Serious&quot;)</extracomment>
        <translation type="unfinished">%1 – dubbelklik om de kaart te tonen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Compare &amp;with the game&apos;s deck</source>
        <translation type="unfinished">Ver&amp;gelijken met het deck van het spel</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Also plays the same number of games with the deck that comes with the game and shows the results next to yours</source>
        <translation type="unfinished">Speelt ook evenveel spellen met het meegeleverde deck en toont de resultaten naast die van jou</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">Wat opvalt</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>On average</source>
        <extracomment>Title of a page: mean numbers of a game</extracomment>
        <translation type="unfinished">Gemiddeld</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Bonuses</source>
        <extracomment>Title of a page: the bonuses in the games of the lab</extracomment>
        <translation type="unfinished">Bonussen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Cards</source>
        <extracomment>Title of a page: the cards in the games of the lab</extracomment>
        <translation type="unfinished">Kaarten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>%1 lab</source>
        <extracomment>Name of a file without its ending: %1 name of a deck</extracomment>
        <translation type="unfinished">%1 lab</translation>
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
        <translation type="unfinished">Spellen ermee</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Points per player</source>
        <translation type="unfinished">Punten per speler</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>With the game&apos;s deck</source>
        <extracomment>Title of a column: the points a player with the deck of the game</extracomment>
        <translation type="unfinished">Met het deck van het spel</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Decided the game</source>
        <extracomment>Title of a column: in how many games it made the winner win</extracomment>
        <translation type="unfinished">Besliste het spel</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Card</source>
        <extracomment>Titles of columns, of one card; &quot;Games as a bonus&quot;: in how many it lay in the middle as a bonus</extracomment>
        <translation type="unfinished">Kaart</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Games as a bonus</source>
        <translation type="unfinished">Spellen als bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Average pick</source>
        <extracomment>Title of a column: as which card it is drafted, on average</extracomment>
        <translation type="unfinished">Gemiddeld als nr.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Passed over</source>
        <extracomment>Title of a column: how often it was passed over</extracomment>
        <translation type="unfinished">Overgeslagen</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckProblemsPanel</name>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>&amp;Only this card</source>
        <translation type="unfinished">Alleen de&amp;ze kaart</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckWays</name>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Starting the game…</source>
        <extracomment>&quot;game&quot;: the program that plays</extracomment>
        <translation type="unfinished">Het spel wordt gestart…</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Play this deck</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Dit deck spelen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">Installeren in het spel</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>The deck is installed. You can now choose it for a new game of Boomtown.</source>
        <translation type="unfinished">Het deck is geïnstalleerd. Je kunt het nu voor een nieuw spel Boomtown kiezen.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::NewDeckDialog</name>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>New deck</source>
        <translation type="unfinished">Nieuw deck</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>Name of the deck</source>
        <translation type="unfinished">Naam van het deck</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>Plain deck
18 cards, no two alike, with a bonus of each kind.</source>
        <extracomment>Entry of a list: a deck that nobody has designed; the second line tells more</extracomment>
        <translation type="unfinished">Eenvoudig deck
18 kaarten, geen twee gelijk, met een bonus van elke soort.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::NumberEntry</name>
    <message>
        <location filename="../editor/boomtown/properties/numberentry.cpp"/>
        <source>Not accepted: enter a whole number from %1 to %2.</source>
        <extracomment>Why a number was refused: %1 the lowest, %2 the highest that is allowed</extracomment>
        <translation type="unfinished">Niet overgenomen: het moet een geheel getal van %1 tot %2 zijn.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::TableRows</name>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>From</source>
        <extracomment>Title of a column: the row counts from so many things on</extracomment>
        <translation type="unfinished">Vanaf</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Points</source>
        <extracomment>Title of a column: the points of a row</extracomment>
        <translation type="unfinished">Punten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>&amp;Add a row</source>
        <translation type="unfinished">Rij &amp;toevoegen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Row %1: from</source>
        <extracomment>Name of a field for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">Rij %1: vanaf</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Row %1: points</source>
        <extracomment>Name of a field for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">Rij %1: punten</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Remove row %1</source>
        <extracomment>Name of a button for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">Rij %1 verwijderen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::Desk</name>
    <message>
        <location filename="../editor/desk/desk.cpp"/>
        <source>There are errors, so this cannot be played. The list of problems shows them and offers repairs.</source>
        <translation type="unfinished">Er zijn fouten, dus hiermee kan niet gespeeld worden. De lijst met problemen toont ze en helpt ze op te lossen.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::DeskFlow</name>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>All of the editor&apos;s files (%1)</source>
        <extracomment>In a file dialog: %1 endings of names</extracomment>
        <translation type="unfinished">Alle bestanden van de editor (%1)</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>All files (*)</source>
        <translation type="unfinished">Alle bestanden (*)</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Open a file</source>
        <translation type="unfinished">Een bestand openen</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; is not a tile set or a deck.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">“%1” is geen tegelset en geen deck.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file cannot be opened</source>
        <translation type="unfinished">Het bestand kan niet geopend worden</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Recover unsaved changes</source>
        <translation type="unfinished">Niet-opgeslagen wijzigingen herstellen</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>With its pictures, the set is saved as a %1 file</source>
        <extracomment>Title of a file dialog; %1 ending of a name, such as &quot;.tileset.zip&quot;</extracomment>
        <translation type="unfinished">Met zijn afbeeldingen wordt de set opgeslagen als %1-bestand</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Save as</source>
        <translation type="unfinished">Opslaan als</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file was not saved</source>
        <translation type="unfinished">Het bestand is niet opgeslagen</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; is open in another tab. Close it there first, or save under another name.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">“%1” is in een ander tabblad geopend. Sluit het daar eerst, of sla op onder een andere naam.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file has changed</source>
        <translation type="unfinished">Het bestand is gewijzigd</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Saved as &quot;%1&quot;.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Opgeslagen als “%1”.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The lab is running</source>
        <translation type="unfinished">Het lab is bezig</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The lab is still playing games with &quot;%1&quot;.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">Het lab speelt nog spellen met “%1”.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Its results will be lost if you close this.</source>
        <translation type="unfinished">De resultaten gaan verloren als je dit sluit.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Unsaved changes</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Niet-opgeslagen wijzigingen</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; has unsaved changes.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">“%1” heeft niet-opgeslagen wijzigingen.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Save them before closing?</source>
        <translation type="unfinished">Opslaan voor het sluiten?</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; was moved or deleted. Save to create the file again.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">“%1” is verplaatst of gewist. Sla op om het bestand opnieuw te maken.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Another program has changed &quot;%1&quot;.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Een ander programma heeft “%1” gewijzigd.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Reloading replaces your changes. You can undo it to get them back.</source>
        <translation type="unfinished">Opnieuw laden vervangt je wijzigingen. Je kunt het ongedaan maken om ze terug te krijgen.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&amp;Reload</source>
        <extracomment>Button: opens the file again</extracomment>
        <translation type="unfinished">&amp;Opnieuw laden</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&amp;Keep my version</source>
        <translation type="unfinished">&amp;Mijn versie behouden</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Reload the file</source>
        <translation type="unfinished">Bestand opnieuw laden</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::DocumentFile</name>
    <message>
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>The file would take up more than %1 MiB and could not be opened again. Make pictures smaller or remove some, then save it.</source>
        <extracomment>%1 a size, in MiB</extracomment>
        <translation type="unfinished">Het bestand zou groter worden dan %1 MiB en niet meer te openen zijn. Maak afbeeldingen kleiner of verwijder er een paar, en sla het dan op.</translation>
    </message>
    <message>
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>The file could not be saved as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">Het bestand kon niet als %1 opgeslagen worden: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>%Ln picture(s) were not found and are not in the file.</source>
        <extracomment>A sentence behind that a file was saved or a set installed</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln afbeelding is niet gevonden en ontbreekt in het bestand.</numerusform>
            <numerusform>%Ln afbeeldingen zijn niet gevonden en ontbreken in het bestand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>%Ln picture(s) in the file are damaged or were replaced by other pictures. They were kept as they are, but are not shown.</source>
        <extracomment>A sentence behind that a file was saved or a set installed; the pictures that the set names are missing</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln afbeelding in het bestand is beschadigd of door een andere vervangen. Ze blijft zoals ze is, maar wordt niet getoond.</numerusform>
            <numerusform>%Ln afbeeldingen in het bestand zijn beschadigd of door andere vervangen. Ze blijven zoals ze zijn, maar worden niet getoond.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorActions</name>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Menu entry: opens a file</extracomment>
        <translation type="unfinished">&amp;Openen…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Menu entry: saves the file</extracomment>
        <translation type="unfinished">O&amp;pslaan</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Save &amp;as…</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Opslaan &amp;als…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Menu entry: closes the tab</extracomment>
        <translation type="unfinished">&amp;Sluiten</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Quit</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Afsl&amp;uiten</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Ongedaan maken</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Op&amp;nieuw</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Volledig &amp;scherm</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Handbook</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Handboek</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Three-&amp;minute tour</source>
        <extracomment>Menu entry and button: the first steps in the editor, shown one by one</extracomment>
        <translation type="unfinished">&amp;Rondleiding van drie minuten</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished">&amp;Toetsen en muis</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;About Lodeline</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">O&amp;ver Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Same as &amp;system</source>
        <translation type="unfinished">Zoals het &amp;systeem</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Light</source>
        <extracomment>Menu entry: colors of the windows</extracomment>
        <translation type="unfinished">&amp;Licht</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Dark</source>
        <extracomment>Menu entry: colors of the windows</extracomment>
        <translation type="unfinished">&amp;Donker</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorMenus</name>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;File</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">&amp;Bestand</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Open &amp;recent</source>
        <extracomment>Menu: files opened lately</extracomment>
        <translation type="unfinished">&amp;Recent openen</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Edit</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">Be&amp;werken</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Menu: playing games with what is edited</extracomment>
        <translation type="unfinished">Spe&amp;len</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;View</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">Beel&amp;d</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Colors</source>
        <extracomment>Menu: colors of the windows</extracomment>
        <translation type="unfinished">&amp;Kleuren</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Langua&amp;ge</source>
        <extracomment>Menu: language of the windows</extracomment>
        <translation type="unfinished">T&amp;aal</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">&amp;Help</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Toolbar</source>
        <extracomment>Name of the bar with buttons</extracomment>
        <translation type="unfinished">Werkbalk</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorWindow</name>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>%1[*] — Lodeline Editor</source>
        <extracomment>Title of the window: %1 a name or a file</extracomment>
        <translation type="unfinished">%1[*] – Lodeline-editor</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Lodeline Editor</source>
        <translation type="unfinished">Lodeline-editor</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Undo: %1</source>
        <extracomment>Menu entry: %1 a step of the history, as &quot;Lay track&quot;</extracomment>
        <translation type="unfinished">&amp;Ongedaan maken: %1</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Redo: %1</source>
        <extracomment>Menu entry: %1 a step of the history, as &quot;Lay track&quot;</extracomment>
        <translation type="unfinished">Op&amp;nieuw: %1</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Ongedaan maken</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Op&amp;nieuw</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The last changes are from %1. Recover them?</source>
        <extracomment>%1 a date and time</extracomment>
        <translation type="unfinished">De laatste wijzigingen zijn van %1. Herstellen?</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The file was changed later, on %1. You will be asked before the recovered version replaces it.</source>
        <extracomment>%1 a date and time</extracomment>
        <translation type="unfinished">Het bestand is sindsdien gewijzigd, op %1. Voordat de herstelde versie het vervangt, word je om bevestiging gevraagd.</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Unsaved changes</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Niet-opgeslagen wijzigingen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The editor closed without saving &quot;%1&quot;.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">De editor is gesloten zonder “%1” op te slaan.</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Recover</source>
        <extracomment>Button: opens the unsaved changes</extracomment>
        <translation type="unfinished">&amp;Herstellen</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Discard</source>
        <extracomment>Button: throws the unsaved changes away</extracomment>
        <translation type="unfinished">&amp;Weggooien</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Later</source>
        <extracomment>Button: asks about the unsaved changes at the next start</extracomment>
        <translation type="unfinished">&amp;Later</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Open files</source>
        <extracomment>Name of the tabs for screen readers: the files that are open</extracomment>
        <translation type="unfinished">Geopende bestanden</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FiguresTable</name>
    <message>
        <location filename="../editor/measuring/figurestable.cpp"/>
        <source>Key figures</source>
        <extracomment>Name of a table for screen readers</extracomment>
        <translation type="unfinished">Kerncijfers</translation>
    </message>
    <message>
        <location filename="../editor/measuring/figurestable.cpp"/>
        <source>On average</source>
        <extracomment>Title of a column: the names of mean numbers of a game</extracomment>
        <translation type="unfinished">Gemiddeld</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FindingsList</name>
    <message>
        <location filename="../editor/measuring/findingslist.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">Wat opvalt</translation>
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
        <translation type="unfinished">Oplossen…</translation>
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
        <translation type="unfinished">Gedaan: %1</translation>
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
        <translation type="unfinished">&amp;Naar het probleem gaan</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln error(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln fout</numerusform>
            <numerusform>%Ln fouten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln warning(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln waarschuwing</numerusform>
            <numerusform>%Ln waarschuwingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln note(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln opmerking</numerusform>
            <numerusform>%Ln opmerkingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln error(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln fout tonen</numerusform>
            <numerusform>%Ln fouten tonen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln warning(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln waarschuwing tonen</numerusform>
            <numerusform>%Ln waarschuwingen tonen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln note(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln opmerking tonen</numerusform>
            <numerusform>%Ln opmerkingen tonen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems. This can be played.</source>
        <translation type="unfinished">Geen problemen. Hiermee kan gespeeld worden.</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind here.</source>
        <translation type="unfinished">Hier geen problemen van deze soort.</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind. This can be played.</source>
        <translation type="unfinished">Geen problemen van deze soort. Hiermee kan gespeeld worden.</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind.</source>
        <translation type="unfinished">Geen problemen van deze soort.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Repair all %Ln of this kind</source>
        <extracomment>Button: does the same repair to all problems that are like the chosen one; never shown with 1</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln van deze soort oplossen</numerusform>
            <numerusform>Alle %Ln van deze soort oplossen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Repair all of this kind</source>
        <translation type="unfinished">Alle van deze soort oplossen</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Errors: this cannot be played until they are repaired</source>
        <translation type="unfinished">Fouten: hiermee kan pas gespeeld worden als ze opgelost zijn</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Warnings: this can be played, but may make a poor game</source>
        <translation type="unfinished">Waarschuwingen: hiermee kan gespeeld worden, maar het wordt misschien geen goed spel</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Notes: worth knowing, but nothing to worry about</source>
        <translation type="unfinished">Opmerkingen: goed om te weten, maar geen reden tot zorg</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Problems</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation type="unfinished">Problemen</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Enter goes to the problem. Ctrl+Enter repairs it. The menu key shows everything you can do.</source>
        <translation type="unfinished">Enter gaat naar het probleem. Ctrl+Enter lost het op. De menutoets toont alles wat je kunt doen.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FoldingPane</name>
    <message>
        <location filename="../editor/panes/foldingpane.cpp"/>
        <source>Collapse or expand (%1)</source>
        <extracomment>Tooltip of the title of a pane: %1 a key</extracomment>
        <translation type="unfinished">In- of uitklappen (%1)</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FoldingTabs</name>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Expand the lower panel</source>
        <extracomment>Button with an arrow: opens a part of the window that is folded away</extracomment>
        <translation type="unfinished">Het onderste paneel uitklappen</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Collapse the lower panel</source>
        <extracomment>Button with an arrow: folds a part of the window away</extracomment>
        <translation type="unfinished">Het onderste paneel inklappen</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Enlarge the lower panel</source>
        <extracomment>Button: the lower part of the window takes the place of the drawing</extracomment>
        <translation type="unfinished">Het onderste paneel vergroten</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Show the drawing</source>
        <extracomment>Button: the drawing is shown again where the lower part of the window has taken its place</extracomment>
        <translation type="unfinished">De tekening tonen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::Handbook</name>
    <message>
        <location filename="../editor/window/handbook.cpp"/>
        <source>Handbook</source>
        <extracomment>Title of a window: the handbook of the editor</extracomment>
        <translation type="unfinished">Handboek</translation>
    </message>
    <message>
        <location filename="../editor/window/handbook.cpp"/>
        <source>Find in the handbook</source>
        <translation type="unfinished">Zoeken in het handboek</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LabControls</name>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Ca&amp;ncel</source>
        <extracomment>Button: stops the games of the lab</extracomment>
        <translation type="unfinished">Annule&amp;ren</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Run</source>
        <extracomment>Button: starts the games of the lab</extracomment>
        <translation type="unfinished">Sta&amp;rten</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>The first games are being played…</source>
        <translation type="unfinished">De eerste spellen worden gespeeld…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Games played: %1 of %2. About %Ln second(s) left.</source>
        <extracomment>How far the lab is: %1 games played, %2 games in all, %Ln seconds to go</extracomment>
        <translation type="unfinished">
            <numerusform>Gespeelde spellen: %1 van %2. Nog ongeveer %Ln seconde.</numerusform>
            <numerusform>Gespeelde spellen: %1 van %2. Nog ongeveer %Ln seconden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Games played: %1 of %2. About %Ln minute(s) left.</source>
        <extracomment>How far the lab is: %1 games played, %2 games in all, %Ln minutes to go</extracomment>
        <translation type="unfinished">
            <numerusform>Gespeelde spellen: %1 van %2. Nog ongeveer %Ln minuut.</numerusform>
            <numerusform>Gespeelde spellen: %1 van %2. Nog ongeveer %Ln minuten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Games:</source>
        <extracomment>Label of a field: how many games the lab plays</extracomment>
        <translation type="unfinished">&amp;Spellen:</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Pla&amp;yers:</source>
        <extracomment>Label of a field: how many players each game has</extracomment>
        <translation type="unfinished">S&amp;pelers:</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Level:</source>
        <extracomment>How well the computer players play</extracomment>
        <translation type="unfinished">&amp;Niveau:</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Number of games</source>
        <translation type="unfinished">Aantal spellen</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Number of players</source>
        <translation type="unfinished">Aantal spelers</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Level of the computer players</source>
        <translation type="unfinished">Niveau van de computerspelers</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Progress of the games</source>
        <translation type="unfinished">Voortgang van de spellen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LabFrame</name>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>there is nothing to export</source>
        <extracomment>A reason, after a colon</extracomment>
        <translation type="unfinished">er is niets te exporteren</translation>
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
        <translation type="unfinished">JSON-bestanden (*.json)</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Export the numbers</source>
        <translation type="unfinished">De cijfers exporteren</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 name of a file, %2 the reason</extracomment>
        <translation type="unfinished">%1 kon niet geschreven worden: %2</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>E&amp;xport CSV…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">&amp;CSV exporteren…</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Export &amp;JSON…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">&amp;JSON exporteren…</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>All numbers in one long table</source>
        <translation type="unfinished">Alle cijfers in één lange tabel</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>All numbers as lodeline-cli simulate prints them</source>
        <extracomment>&quot;lodeline-cli simulate&quot; is a command, which stays as it is</extracomment>
        <translation type="unfinished">Alle cijfers zoals lodeline-cli simulate ze geeft</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Numbers in detail</source>
        <translation type="unfinished">Cijfers in detail</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LengthNote</name>
    <message numerus="yes">
        <location filename="../editor/desk/lengthnote.cpp"/>
        <source>At most %Ln character(s) fit here. The rest was left out.</source>
        <extracomment>Below a field in which more was typed or pasted than it takes</extracomment>
        <translation type="unfinished">
            <numerusform>Hier past hoogstens %Ln teken. De rest is weggelaten.</numerusform>
            <numerusform>Hier passen hoogstens %Ln tekens. De rest is weggelaten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::NamesTable</name>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Translate the name</source>
        <translation type="unfinished">Naam vertalen</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Translate the description</source>
        <translation type="unfinished">Omschrijving vertalen</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Remove a language</source>
        <translation type="unfinished">Taal verwijderen</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Language</source>
        <extracomment>Title of a column</extracomment>
        <translation type="unfinished">Taal</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Name</source>
        <extracomment>Title of a column: the name of the tile set or deck in a language</extracomment>
        <translation type="unfinished">Naam</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Description</source>
        <extracomment>Title of a column: the description of the tile set or deck in a language</extracomment>
        <translation type="unfinished">Omschrijving</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Name and description in other languages</source>
        <translation type="unfinished">Naam en omschrijving in andere talen</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Add a language…</source>
        <translation type="unfinished">Taal toevoegen…</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Add a language</source>
        <translation type="unfinished">Taal toevoegen</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Remove</source>
        <extracomment>Button: removes the chosen language</extracomment>
        <translation type="unfinished">Verwijderen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::NewDialog</name>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the new tile set or deck</extracomment>
        <translation type="unfinished">&amp;Naam</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>&amp;Start from</source>
        <extracomment>Label of a list: the tile set or deck from which the new one is made</extracomment>
        <translation type="unfinished">&amp;Beginnen met</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>Start from</source>
        <extracomment>Name of a list for screen readers: the tile set or deck from which the new one is made</extracomment>
        <translation type="unfinished">Beginnen met</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>Cr&amp;eate</source>
        <extracomment>Button: creates the new tile set or deck</extracomment>
        <translation type="unfinished">&amp;Maken</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::PanedDesk</name>
    <message numerus="yes">
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems (%Ln)</source>
        <extracomment>Title of the list of what is wrong with a set or deck; %Ln errors and warnings</extracomment>
        <translation type="unfinished">
            <numerusform>Problemen (%Ln)</numerusform>
            <numerusform>Problemen (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems (%Ln note(s))</source>
        <extracomment>Title of the list of what is wrong with a set or deck, if there are but notes: less than a warning</extracomment>
        <translation type="unfinished">
            <numerusform>Problemen (%Ln opmerking)</numerusform>
            <numerusform>Problemen (%Ln opmerkingen)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems</source>
        <extracomment>Title of the list of what is wrong with a set or deck</extracomment>
        <translation type="unfinished">Problemen</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Properties</source>
        <extracomment>What a screen reader calls the tabs of forms: of a tile or card, of all, of the history</extracomment>
        <translation type="unfinished">Eigenschappen</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Lab</source>
        <extracomment>Where many games are played to measure a set or deck</extracomment>
        <translation type="unfinished">Lab</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>History</source>
        <extracomment>Title of a tab: changes that can be undone</extracomment>
        <translation type="unfinished">Geschiedenis</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>As opened</source>
        <extracomment>First entry of the history: the set or deck before all changes</extracomment>
        <translation type="unfinished">Zoals geopend</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>History of changes</source>
        <translation type="unfinished">Geschiedenis van wijzigingen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::PartCommands</name>
    <message>
        <location filename="../editor/lists/partcommands.cpp"/>
        <source>Now number %1 of %2.</source>
        <extracomment>%1 the new place of a tile in its set or a card in its deck, %2 how many there are</extracomment>
        <translation type="unfinished">Nu nummer %1 van %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::SideFile</name>
    <message>
        <location filename="../editor/desk/sidefile.cpp"/>
        <source>Unsaved changes could not be backed up to %1: %2. You can keep working, but save your work somewhere else.</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">Van niet-opgeslagen wijzigingen kon geen reservekopie in %1 gemaakt worden: %2. Je kunt doorwerken, maar sla je werk ergens anders op.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::StartMessages</name>
    <message>
        <location filename="../editor/window/startmessages.cpp"/>
        <source>Files were moved aside</source>
        <translation type="unfinished">Er zijn bestanden apart gezet</translation>
    </message>
    <message>
        <location filename="../editor/window/startmessages.cpp"/>
        <source>Your files were not read</source>
        <translation type="unfinished">Je bestanden zijn niet gelezen</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::WelcomePage</name>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Lodeline Editor</source>
        <extracomment>Title of the first page: the name of the program</extracomment>
        <translation type="unfinished">Lodeline-editor</translation>
    </message>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Draw tiles or cards and see at once how they look and whether anything is wrong with them. Let the computer play a thousand games with them, play with them yourself, and print them.</source>
        <translation type="unfinished">Teken tegels of kaarten en zie meteen hoe ze eruitzien en of er iets aan schort. Laat de computer er duizend spellen mee spelen, speel er zelf mee en druk ze af.</translation>
    </message>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Recently opened</source>
        <extracomment>Heading above a list of files</extracomment>
        <translation type="unfinished">Onlangs geopend</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::WordsForm</name>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the name</source>
        <translation type="unfinished">De naam wijzigen</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the author</source>
        <translation type="unfinished">De auteur wijzigen</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the license</source>
        <translation type="unfinished">De licentie wijzigen</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the description</source>
        <translation type="unfinished">De omschrijving wijzigen</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Na&amp;me</source>
        <extracomment>Label of a field: the name of a tile set or deck</extracomment>
        <translation type="unfinished">Naa&amp;m</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Other languages</source>
        <extracomment>Label of a table: name and description of a tile set or deck in other languages</extracomment>
        <translation type="unfinished">Andere talen</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>&amp;Author</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">&amp;Auteur</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>L&amp;icense</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">L&amp;icentie</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>&amp;Description</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">&amp;Omschrijving</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ActionList</name>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>%1: what next?</source>
        <extracomment>%1 player, who has placed a tile and now may put down a piece</extracomment>
        <translation type="unfinished">%1: wat nu?</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>%1  %2</source>
        <extracomment>%1 is a key from 1 to 9, %2 what it does: &quot;Put a railwayman on the railroad&quot;</extracomment>
        <translation type="unfinished">%1  %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>Possible actions</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation type="unfinished">Mogelijke acties</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>Take the tile back (Esc)</source>
        <extracomment>Button: take the tile of this turn from the board again; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">Tegel terugnemen (Esc)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::AdviceDesk</name>
    <message>
        <location filename="../app/goldrush/advice/advicedesk.cpp"/>
        <source>To ask about a move, hold the tile over a spot or place it first.</source>
        <translation type="unfinished">Houd de tegel boven een vak of plaats hem eerst om naar een zet te vragen.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::AdvicePanel</name>
    <message>
        <location filename="../app/goldrush/advice/advicepanel.cpp"/>
        <source>%1. %2, %3 points. %4</source>
        <extracomment>A move in a list: %1 its number, %2 the move, %3 the points it is expected to bring, %4 the reasons</extracomment>
        <translation type="unfinished">%1. %2, %3 punten. %4</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicepanel.cpp"/>
        <source>%1 points: how much this move is expected to improve the lead at the end</source>
        <extracomment>Tooltip of a move in a list; %1 a number of points with its sign, such as &quot;+2.5&quot;</extracomment>
        <translation type="unfinished">%1 punten: hoeveel deze zet de voorsprong aan het einde naar verwachting verbetert</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::BoardController</name>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>The game is over.</source>
        <translation type="unfinished">Het spel is afgelopen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>Another player is thinking.</source>
        <translation type="unfinished">Een andere speler denkt na.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>Press Alt and an arrow key to look around, Alt+Enter to step through what is on the tile, Esc to stop.</source>
        <translation type="unfinished">Druk op Alt en een pijltoets om rond te kijken, op Alt+Enter om langs alles op de tegel te gaan, op Esc om te stoppen.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::BoardView</name>
    <message>
        <location filename="../app/goldrush/board/boardview.cpp"/>
        <source>Board</source>
        <extracomment>The land on the table where the tiles lie</extracomment>
        <translation type="unfinished">Bord</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardview.cpp"/>
        <source>Choose a spot or an action with Tab and the arrow keys, then press Enter.</source>
        <translation type="unfinished">Kies een vak of een actie met Tab en de pijltoetsen en druk dan op Enter.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ComputerPanel</name>
    <message>
        <location filename="../app/goldrush/panels/computerpanel.cpp"/>
        <source>Computer&apos;s turn</source>
        <extracomment>Name of a panel (noun)</extracomment>
        <translation type="unfinished">Beurt van de computer</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ComputerPlayers</name>
    <message>
        <location filename="../app/goldrush/computer/computerplayers.cpp"/>
        <source>its move is against the rules</source>
        <extracomment>Why a computer player does not go on; added in parentheses</extracomment>
        <translation type="unfinished">de zet is tegen de regels</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ConfirmBar</name>
    <message>
        <location filename="../app/goldrush/panels/confirmbar.cpp"/>
        <source>Confirm (Enter)</source>
        <extracomment>Button: make the move that lies on the board; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Bevestigen (Enter)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/confirmbar.cpp"/>
        <source>Choose again (Esc)</source>
        <extracomment>Button: choose another move; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">Opnieuw kiezen (Esc)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::DrawnTilePanel</name>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>%Ln tile(s) left in the stack</source>
        <extracomment>Beside the drawn tile</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tegel over in de stapel</numerusform>
            <numerusform>%Ln tegels over in de stapel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>No tile</source>
        <extracomment>Name of an empty picture: no tile is drawn</extracomment>
        <translation type="unfinished">Geen tegel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>Drawn tile %1</source>
        <extracomment>Name of a picture; %1 name of a tile</extracomment>
        <translation type="unfinished">Getrokken tegel %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::EdgeFilter</name>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>North edge</source>
        <extracomment>Label of a choice: what a tile shows at its northern edge</extracomment>
        <translation type="unfinished">Noordrand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>East edge</source>
        <extracomment>Label of a choice: what a tile shows at its eastern edge</extracomment>
        <translation type="unfinished">Oostrand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>South edge</source>
        <extracomment>Label of a choice: what a tile shows at its southern edge</extracomment>
        <translation type="unfinished">Zuidrand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>West edge</source>
        <extracomment>Label of a choice: what a tile shows at its western edge</extracomment>
        <translation type="unfinished">Westrand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>any</source>
        <extracomment>A choice beside &quot;railroad&quot;, &quot;mountain&quot; and &quot;prairie&quot;: it does not matter what the edge shows</extracomment>
        <translation type="unfinished">willekeurig</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::FinalPage</name>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): save the game in its file</extracomment>
        <translation type="unfinished">&amp;Opslaan</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Final scoring</source>
        <extracomment>A step at the end of the game (noun), after the last turn</extracomment>
        <translation type="unfinished">Eindtelling</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Gold</source>
        <extracomment>A step at the end of the game, after the final scoring: the values of the tokens</extracomment>
        <translation type="unfinished">Goud</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Points</source>
        <extracomment>Title of a tab: points by what they were scored for</extracomment>
        <translation type="unfinished">Punten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Score history</source>
        <extracomment>Title of a tab: how the points went on in the game</extracomment>
        <translation type="unfinished">Scoreverloop</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Highlights</source>
        <extracomment>Title of a tab: the longest railroad, the best turn and more</extracomment>
        <translation type="unfinished">Hoogtepunten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Points and highlights</source>
        <translation type="unfinished">Punten en hoogtepunten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Look at the board</source>
        <translation type="unfinished">&amp;Bord bekijken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Button (noun): a look back on the game</extracomment>
        <translation type="unfinished">&amp;Terugblik</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">Zien hoe de kansen veranderden, met de keerpunten en betere zetten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Save…</source>
        <extracomment>Button (verb): save the game</extracomment>
        <translation type="unfinished">&amp;Opslaan…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Export the &amp;map…</source>
        <extracomment>Button: write a picture of the board to a file</extracomment>
        <translation type="unfinished">Land&amp;kaart exporteren…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>As PDF, SVG or PNG, with names and points</source>
        <translation type="unfinished">Als PDF, SVG of PNG, met namen en punten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Play again</source>
        <extracomment>Button: another game like this one</extracomment>
        <translation type="unfinished">No&amp;g een keer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Same players, options and tile set, with the tiles in a different order</source>
        <translation type="unfinished">Dezelfde spelers, opties en tegelset, met de tegels in een andere volgorde</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Change s&amp;tart player</source>
        <extracomment>Button: another game like this one, in which the next player begins</extracomment>
        <translation type="unfinished">Andere st&amp;artspeler</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Play again, with the next player going first</source>
        <translation type="unfinished">Nog een keer spelen; de volgende speler begint</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up another game</extracomment>
        <translation type="unfinished">&amp;Nieuw spel…</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::GamePage</name>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>Nobody has moved yet</source>
        <translation type="unfinished">Er is nog niets gespeeld</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation type="unfinished">%1 is aan de beurt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>%1 places a tile</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 plaatst een tegel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>%1 may place a piece</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 mag een speelstuk plaatsen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">Het spel is afgelopen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>&amp;Back to the final scoring</source>
        <extracomment>Button: from the board of a game that is over back to the table of its points</extracomment>
        <translation type="unfinished">Terug naar de &amp;eindtelling</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::GoldRushTable</name>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>Turns can then be undone, whatever has been seen, and the review shows everybody&apos;s gold to all of you. You cannot change it back to an ordinary game.</source>
        <translation type="unfinished">Beurten kunnen dan ongedaan gemaakt worden, wat er ook gezien is, en de terugblik toont jullie allemaal het goud van iedereen. Het spel kan daarna geen gewoon spel meer worden.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>This is a practice game now: turns can be undone, whatever has been seen.</source>
        <translation type="unfinished">Dit is nu een oefenspel: beurten kunnen ongedaan gemaakt worden, wat er ook gezien is.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>The review shows who was lucky with gold, so you can open it only after the game. In a practice game you can open it at any time.</source>
        <translation type="unfinished">De terugblik laat zien wie geluk had met goud, dus je kunt hem pas na het spel openen. In een oefenspel kun je hem altijd openen.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HandOverCard</name>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Later (Esc)</source>
        <extracomment>Button: not now; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">Later (Esc)</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 got %Ln token(s)</source>
        <extracomment>%1 player; mining tokens, whose values only the player may see</extracomment>
        <translation type="unfinished">
            <numerusform>%1 heeft %Ln fiche gekregen</numerusform>
            <numerusform>%1 heeft %Ln fiches gekregen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Only %1 may look at the screen now.</source>
        <extracomment>%1 player; the others at the same computer turn away</extracomment>
        <translation type="unfinished">Nu mag alleen %1 naar het scherm kijken.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Show (Enter)</source>
        <extracomment>Button: shows the values of new tokens; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Tonen (Enter)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>New: %1</source>
        <extracomment>%1 a list of numbers: the values of the tokens that a player has just got</extracomment>
        <translation type="unfinished">Nieuw: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>All: %1, worth %Ln point(s)</source>
        <extracomment>%1 a list of numbers: the values of all tokens of a player; %Ln is their sum</extracomment>
        <translation type="unfinished">
            <numerusform>Alle: %1, samen %Ln punt waard</numerusform>
            <numerusform>Alle: %1, samen %Ln punten waard</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1&apos;s gold</source>
        <extracomment>%1 player; gold is what the mining tokens are worth</extracomment>
        <translation type="unfinished">Goud van %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hide it (Enter)</source>
        <extracomment>Button: hides the values of the tokens again; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Verbergen (Enter)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hide it and hand over to %1 (Enter)</source>
        <extracomment>Button: hides the values of the tokens; %1 is the player who sits at the computer next; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Verbergen en doorgeven aan %1 (Enter)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hand over to %1</source>
        <extracomment>%1 player, who sits at the computer next</extracomment>
        <translation type="unfinished">Geef door aan %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Nothing secret is on the screen.</source>
        <translation type="unfinished">Er staat niets geheims op het scherm.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 is here (Enter)</source>
        <extracomment>Button: %1 player, who sits at the computer now; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">%1 is er (Enter)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HighlightList</name>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Show it on the board</source>
        <translation type="unfinished">Op het bord tonen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Highlights of the game</source>
        <extracomment>What stood out in a game: the longest railroad, the best turn and more</extracomment>
        <translation type="unfinished">Hoogtepunten van het spel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Click or press Enter to show it on the board.</source>
        <translation type="unfinished">Klik of druk op Enter om het op het bord te tonen.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>What</source>
        <extracomment>Heading of a column: what stood out in the game</extracomment>
        <translation type="unfinished">Wat</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>How much</source>
        <extracomment>Heading of a column: tiles, nuggets or points</extracomment>
        <translation type="unfinished">Hoeveel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Who</source>
        <extracomment>Heading of a column: who scored it</extracomment>
        <translation type="unfinished">Wie</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::InsightsNote</name>
    <message>
        <location filename="../app/goldrush/dialogs/insightsnote.cpp"/>
        <source>In two-player games with farmers:</source>
        <extracomment>Above sentences on what the computer has found out about a tile set: how the games went for that</extracomment>
        <translation type="unfinished">In spellen met twee spelers en met boeren:</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LearningRow</name>
    <message>
        <location filename="../app/goldrush/dialogs/learningrow.cpp"/>
        <source>What it has found out</source>
        <extracomment>Title of a list that unfolds: what the computer has found out about a tile set</extracomment>
        <translation type="unfinished">Wat hij ontdekt heeft</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/learningrow.cpp"/>
        <source>Let the computer learn new sets before the&amp;y are played</source>
        <extracomment>A choice: whether the computer plays against itself with a tile set before somebody plays it</extracomment>
        <translation type="unfinished">De &amp;computer nieuwe tegelsets laten leren voordat ze gespeeld worden</translation>
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
        <translation type="unfinished">Lessen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>Ten short lessons on the board. Each takes a minute or two; the last one takes about ten minutes.</source>
        <translation type="unfinished">Tien korte lessen op het bord. Elke les duurt een minuut of twee, de laatste ongeveer tien minuten.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>%1 (done)</source>
        <extracomment>Entry of a list: %1 a lesson that has been played to its end</extracomment>
        <translation type="unfinished">%1 (gedaan)</translation>
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
        <translation type="unfinished">%1 punten vergeleken met gemiddelde fiches</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>%Ln turn(s) with a better move</source>
        <extracomment>Tooltip: for how many turns of the player the review has found a better move</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln beurt met een betere zet</numerusform>
            <numerusform>%Ln beurten met een betere zet</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Player</source>
        <extracomment>Heading of a column of names</extracomment>
        <translation type="unfinished">Speler</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Tile luck</source>
        <extracomment>Heading of a column: chances of winning that the drawn tiles brought; may take two lines</extracomment>
        <translation type="unfinished">Geluk met tegels</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Gold luck</source>
        <extracomment>Heading of a column: chances of winning that the mining tokens brought; may take two lines</extracomment>
        <translation type="unfinished">Geluk met goud</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Cost of mistakes</source>
        <extracomment>Heading of a column: chances of winning that moves gave away; may take two lines</extracomment>
        <translation type="unfinished">Verloren door eigen zetten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>How much the drawn tiles changed the chances, compared with the average of the tiles that could have been drawn</source>
        <translation type="unfinished">Hoeveel de getrokken tegels de kansen veranderden, vergeleken met het gemiddelde van de tegels die getrokken konden worden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>How much the values of the tokens changed the chances, compared with their average; known when the game is over</source>
        <translation type="unfinished">Hoeveel de waarden van de fiches de kansen veranderden, vergeleken met hun gemiddelde; bekend als het spel afgelopen is</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>The chances that the player&apos;s own moves gave away over the whole game</source>
        <translation type="unfinished">De kansen die de speler over het hele spel met eigen zetten weggaf</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Luck and skill</source>
        <extracomment>Name of a table: what luck and what choice did to the chances of the players</extracomment>
        <translation type="unfinished">Geluk en kunde</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::MapDialog</name>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>The paper is %1 × %2 mm, and a tile on it is %3 mm wide.</source>
        <extracomment>%1 and %2 width and height of the paper, %3 the side of a tile, all in millimetres</extracomment>
        <translation type="unfinished">Het papier is %1 × %2 mm; een tegel is daarop %3 mm breed.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>%1 files (*.%2)</source>
        <extracomment>Kind of files: %1 PDF, SVG or PNG, %2 the ending of their names</extracomment>
        <translation type="unfinished">%1-bestanden (*.%2)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Drawing the map…</source>
        <translation type="unfinished">De landkaart wordt getekend…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Saved: %1</source>
        <extracomment>Line at the bottom of the dialog; %1 a file</extracomment>
        <translation type="unfinished">Opgeslagen: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Canceled.</source>
        <extracomment>Line at the bottom of the dialog: no map was written</extracomment>
        <translation type="unfinished">Geannuleerd.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Export the map</source>
        <translation type="unfinished">Landkaart exporteren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;File type:</source>
        <extracomment>Label of a choice: PDF, SVG or PNG</extracomment>
        <translation type="unfinished">Bestands&amp;type:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>PDF, for printing</source>
        <translation type="unfinished">PDF, om af te drukken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>SVG, for editing</source>
        <translation type="unfinished">SVG, om te bewerken</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>PNG, as a picture</source>
        <translation type="unfinished">PNG, als afbeelding</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Size:</source>
        <extracomment>Label of a choice: how large the map is on paper</extracomment>
        <translation type="unfinished">&amp;Grootte:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>On an A4 sheet</source>
        <translation type="unfinished">Op een A4-vel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>On an A3 sheet</source>
        <translation type="unfinished">Op een A3-vel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Custom tile size</source>
        <translation type="unfinished">Eigen tegelgrootte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Tile size:</source>
        <extracomment>Label of a number: the side of a tile on paper</extracomment>
        <translation type="unfinished">Tege&amp;lgrootte:</translation>
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
        <translation type="unfinished">De tegels van het gedrukte spel meten 45 mm</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Resolution:</source>
        <extracomment>Label of a number: how many dots of a picture lie on an inch</extracomment>
        <translation type="unfinished">&amp;Resolutie:</translation>
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
        <translation type="unfinished">&amp;Exporteren…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Button: close the dialog</extracomment>
        <translation type="unfinished">&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::NewGameDialog</name>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Options</source>
        <extracomment>Heading of a part of the dialog: rules to choose</extracomment>
        <translation type="unfinished">Opties</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Tiles</source>
        <extracomment>Heading of a part of the dialog: which tiles, in which order</extracomment>
        <translation type="unfinished">Tegels</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Ti&amp;le set:</source>
        <extracomment>Label of a choice</extracomment>
        <translation type="unfinished">Tege&amp;lset:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Shuffle num&amp;ber:</source>
        <extracomment>Label of a field: the number that fixes every order</extracomment>
        <translation type="unfinished">Schudn&amp;ummer:</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayerCard</name>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>computer player %1</source>
        <extracomment>Stands after the name of a player: &quot;Bo: computer player Foreman, is thinking, 12 points&quot;</extracomment>
        <translation type="unfinished">computerspeler %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>is thinking</source>
        <extracomment>Stands after the name of a player: &quot;Bo: is thinking, 12 points&quot;</extracomment>
        <translation type="unfinished">denkt na</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>to move</source>
        <extracomment>Stands after the name of a player, whose turn it is: &quot;Bo: to move, 12 points&quot;</extracomment>
        <translation type="unfinished">aan zet</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln punt</numerusform>
            <numerusform>%Ln punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln cowboy(s) left</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln cowboy over</numerusform>
            <numerusform>%Ln cowboys over</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>tent in the supply</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, tent in the supply&quot;</extracomment>
        <translation type="unfinished">tent in de voorraad</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>tent on the board</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, tent on the board&quot;</extracomment>
        <translation type="unfinished">tent op het bord</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 2 tokens&quot;; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln fiche</numerusform>
            <numerusform>%Ln fiches</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>with the values %1</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 2 tokens, with the values 1, 3&quot;; %1 a list of numbers</extracomment>
        <translation type="unfinished">met de waarden %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%1 is thinking…</source>
        <extracomment>On the card of a computer player, after its name: %1 is its level, such as &quot;Foreman&quot;</extracomment>
        <translation type="unfinished">%1 denkt na…</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayersPanel</name>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Players</source>
        <extracomment>Name of the panel with the players and their points</extracomment>
        <translation type="unfinished">Spelers</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Hold to show my gold (V)</source>
        <extracomment>Button: shows the values of one&apos;s own mining tokens; &quot;V&quot; is a key</extracomment>
        <translation type="unfinished">Mijn goud tonen (V ingedrukt houden)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Show my gold</source>
        <extracomment>Button: shows the values of one&apos;s own mining tokens</extracomment>
        <translation type="unfinished">Mijn goud tonen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Shows what the tokens of the player to move are worth, for as long as you hold down this button or the V key</source>
        <translation type="unfinished">Toont hoeveel de fiches van de speler aan zet waard zijn, zolang je deze knop of de V-toets ingedrukt houdt</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ReviewBoard</name>
    <message>
        <location filename="../app/goldrush/review/reviewboard.cpp"/>
        <source>Board at the chosen turn</source>
        <translation type="unfinished">Bord bij de gekozen beurt</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewboard.cpp"/>
        <source>The arrow keys, Home and End choose a turn.</source>
        <translation type="unfinished">De pijltoetsen, Home en End kiezen een beurt.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ReviewPage</name>
    <message>
        <location filename="../app/goldrush/review/reviewpage.cpp"/>
        <source>Luck and skill</source>
        <extracomment>Heading above a table: what luck and what choice did to the chances of the players</extracomment>
        <translation type="unfinished">Geluk en kunde</translation>
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
        <translation type="unfinished">Spoorlijnen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Mountains</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">Bergen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Cities</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">Steden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Prairies</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">Prairies</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Gold</source>
        <extracomment>Heading of a column of points: the values of the mining tokens</extracomment>
        <translation type="unfinished">Goud</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Total</source>
        <extracomment>Heading of a column of points: those of all other columns</extracomment>
        <translation type="unfinished">Totaal</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Points of all players</source>
        <translation type="unfinished">Punten van alle spelers</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ScoreTrack</name>
    <message>
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>Scoring track</source>
        <extracomment>Name of a picture for screen readers: the spaces that count the points</extracomment>
        <translation type="unfinished">Scorebord</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>%1 on space %2 with %Ln point(s)</source>
        <extracomment>Where the marker of a player stands: %1 player, %2 number of the space on the scoring track, from 0 to 49, %Ln all points of the player, who begins a new lap with 50</extracomment>
        <translation type="unfinished">
            <numerusform>%1 op veld %2 met %Ln punt</numerusform>
            <numerusform>%1 op veld %2 met %Ln punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::SetMenu</name>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Add to my sets</source>
        <extracomment>The tile set that is chosen; &quot;my sets&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">&amp;Aan mijn sets toevoegen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>Add a &amp;file to my sets…</source>
        <translation type="unfinished">&amp;Bestand aan mijn sets toevoegen…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Remove from my sets…</source>
        <translation type="unfinished">Uit mijn sets ver&amp;wijderen…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Edit in the tile-set editor</source>
        <translation type="unfinished">B&amp;ewerken in de tegelset-editor</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished">&amp;Kopie opslaan…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>For&amp;get what was learned and learn again</source>
        <extracomment>What the computer has learned by playing the tile set that is chosen against itself</extracomment>
        <translation type="unfinished">&amp;Vergeten wat geleerd is en opnieuw leren</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>For&amp;get what the computer has learned</source>
        <translation type="unfinished">&amp;Vergeten wat de computer geleerd heeft</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::SetPicture</name>
    <message>
        <location filename="../app/goldrush/dialogs/setpicture.cpp"/>
        <source>Start tile of the set</source>
        <translation type="unfinished">Starttegel van de set</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setpicture.cpp"/>
        <source>Drag this to a folder or another window to share the set as a file</source>
        <translation type="unfinished">Sleep dit naar een map of een ander venster om de set als bestand te delen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::StandingsDialog</name>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>about %1</source>
        <extracomment>A number of points that is an estimate; %1 the number</extracomment>
        <translation type="unfinished">ongeveer %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Not seen yet</source>
        <extracomment>Row of a table: mining tokens that the player who looks has not seen</extracomment>
        <translation type="unfinished">Nog niet gezien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Yours</source>
        <extracomment>Row of a table: the mining tokens of the player who looks</extracomment>
        <translation type="unfinished">Van jou</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Worth %1</source>
        <extracomment>Column of a table: how many mining tokens are worth so much; %1 points</extracomment>
        <translation type="unfinished">Waarde %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Points</source>
        <extracomment>Column of a table: all points of the tokens in the row</extracomment>
        <translation type="unfinished">Punten</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>On average, an unseen token is worth %1.</source>
        <extracomment>Mining tokens; %1 a number of points such as 1.8</extracomment>
        <translation type="unfinished">Gemiddeld is een ongezien fiche %1 waard.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>All tokens have been seen.</source>
        <translation type="unfinished">Alle fiches zijn gezien.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Standings so far</source>
        <translation type="unfinished">Tussenstand</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>If the game ended now</source>
        <translation type="unfinished">Als het spel nu afgelopen was</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Now</source>
        <extracomment>Column of a table: points that each player has already</extracomment>
        <translation type="unfinished">Nu</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Railroads</source>
        <extracomment>Column of a table: points from railroads if the game ended now</extracomment>
        <translation type="unfinished">Spoorlijnen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Mountains</source>
        <extracomment>Column of a table: points from mountains if the game ended now</extracomment>
        <translation type="unfinished">Bergen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Cities</source>
        <extracomment>Column of a table: points from cities if the game ended now</extracomment>
        <translation type="unfinished">Steden</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Prairies</source>
        <extracomment>Column of a table: points from prairies if the game ended now</extracomment>
        <translation type="unfinished">Prairies</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Gold</source>
        <extracomment>Column of a table: points from mining tokens</extracomment>
        <translation type="unfinished">Goud</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Total</source>
        <extracomment>Column of a table: all points if the game ended now</extracomment>
        <translation type="unfinished">Totaal</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Mining tokens by value</source>
        <translation type="unfinished">Mijnfiches naar waarde</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Where cowboys stand</source>
        <translation type="unfinished">Waar cowboys staan</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Who</source>
        <extracomment>Heading of a column: the players who hold a feature</extracomment>
        <translation type="unfinished">Wie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Points at the end</source>
        <translation type="unfinished">Punten aan het einde</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::StaringDuel</name>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Settle it with a staring &amp;duel</source>
        <translation type="unfinished">B&amp;eslissen met een staarwedstrijd</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Whoever blinks first loses. The game stays a shared win.</source>
        <translation type="unfinished">Wie het eerst knippert, verliest. Het blijft een gedeelde overwinning.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Look each other in the eye: %1</source>
        <extracomment>Countdown to the staring duel; %1 is 3, 2 or 1</extracomment>
        <translation type="unfinished">Kijk elkaar in de ogen: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Who blinked?</source>
        <extracomment>Above a button for each player</extracomment>
        <translation type="unfinished">Wie knipperde?</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>%1 did not blink and wins the staring duel</source>
        <extracomment>%1 the player who has won</extracomment>
        <translation type="unfinished">%1 knipperde niet en wint de staarwedstrijd</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Another &amp;duel</source>
        <extracomment>Button: once more</extracomment>
        <translation type="unfinished">Nog een staarw&amp;edstrijd</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>%1 blinked</source>
        <extracomment>Button: %1 is the player who has blinked in the staring duel</extracomment>
        <translation type="unfinished">%1 knipperde</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Staring duel</source>
        <extracomment>Name of a part of the page for screen readers</extracomment>
        <translation type="unfinished">Staarwedstrijd</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::Teacher</name>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>&amp;Play against a stronger opponent</source>
        <extracomment>Button: a game against the next computer player</extracomment>
        <translation type="unfinished">Spelen te&amp;gen een sterkere tegenstander</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>&amp;Play against the greenhorn</source>
        <extracomment>Button: a game against the computer player of that level</extracomment>
        <translation type="unfinished">Spelen te&amp;gen het groentje</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>Next &amp;lesson</source>
        <extracomment>Button: the next lesson</extracomment>
        <translation type="unfinished">Volgende &amp;les</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilePanel</name>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>%1 places this tile</source>
        <extracomment>Above the drawn tile; %1 player</extracomment>
        <translation type="unfinished">%1 plaatst deze tegel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">Het spel is afgelopen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn the tile counterclockwise</source>
        <extracomment>Tool tip of a button; a key follows</extracomment>
        <translation type="unfinished">De tegel tegen de klok in draaien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn the tile clockwise</source>
        <extracomment>Tool tip of a button; a key follows</extracomment>
        <translation type="unfinished">De tegel met de klok mee draaien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Last tile!</source>
        <extracomment>Stands beside the drawn tile when the stack is empty</extracomment>
        <translation type="unfinished">Laatste tegel!</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn left</source>
        <extracomment>Button: turn the tile counterclockwise</extracomment>
        <translation type="unfinished">Linksom draaien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn right</source>
        <extracomment>Button: turn the tile clockwise</extracomment>
        <translation type="unfinished">Rechtsom draaien</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TileSetChooser</name>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>⚠ %1: cannot be played</source>
        <extracomment>%1 name of a tile set whose file is broken</extracomment>
        <translation type="unfinished">⚠ %1: niet speelbaar</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>learned</source>
        <extracomment>Beside the name of a tile set that the computer has learned to play</extracomment>
        <translation type="unfinished">geleerd</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>It can be played, but:</source>
        <translation type="unfinished">Hij is speelbaar, maar:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>This tile set cannot be played:</source>
        <translation type="unfinished">Met deze tegelset kan niet gespeeld worden:</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>and %Ln more</source>
        <extracomment>Below a list of problems of a tile set, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>en nog %Ln</numerusform>
            <numerusform>en nog %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>What a tile set holds</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tegel</numerusform>
            <numerusform>%Ln tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1 and %Ln mining token(s)</source>
        <extracomment>%1 is &quot;72 tiles&quot;, %Ln mining tokens: what a tile set holds</extracomment>
        <translation type="unfinished">
            <numerusform>%1 en %Ln mijnfiche</numerusform>
            <numerusform>%1 en %Ln mijnfiches</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1, by %2</source>
        <extracomment>%1 what a set holds, such as &quot;72 tiles and 39 mining tokens&quot;; %2 a person</extracomment>
        <translation type="unfinished">%1, van %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Choose a tile set</source>
        <translation type="unfinished">Tegelset kiezen</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Tile sets (*.tileset.json *.tileset.zip);;All files (*)</source>
        <translation type="unfinished">Tegelsets (*.tileset.json *.tileset.zip);;Alle bestanden (*)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Tile set</source>
        <extracomment>Name of the list to choose a tile set from</extracomment>
        <translation type="unfinished">Tegelset</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>&amp;From a file…</source>
        <extracomment>Button: choose a tile set that lies in a file</extracomment>
        <translation type="unfinished">Uit een b&amp;estand…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>&amp;Manage</source>
        <extracomment>Button with a menu: add, remove, edit, share tile sets</extracomment>
        <translation type="unfinished">Behe&amp;ren</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftDialog</name>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%Ln tile(s) are left in the stack</source>
        <extracomment>Part of a sentence</extracomment>
        <translation type="unfinished">
            <numerusform>Er is nog %Ln tegel over in de stapel</numerusform>
            <numerusform>Er zijn nog %Ln tegels over in de stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%Ln of them can be turned to show these edges</source>
        <extracomment>Part of a sentence: so many of the tiles that are left</extracomment>
        <translation type="unfinished">
            <numerusform>een daarvan kan zo gedraaid worden dat hij deze randen toont</numerusform>
            <numerusform>%Ln daarvan kunnen zo gedraaid worden dat ze deze randen tonen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>the chance that the next tile is one of them is %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is a chance such as &quot;30%&quot;</extracomment>
        <translation type="unfinished">de kans dat de volgende tegel een daarvan is, bedraagt %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>Tiles left</source>
        <extracomment>Title of a window: which tiles are still in the stack</extracomment>
        <translation type="unfinished">Resterende tegels</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>&amp;Only tiles that are left</source>
        <translation type="unfinished">&amp;Alleen resterende tegels</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>Discarded because they fit nowhere</source>
        <translation type="unfinished">Afgelegd omdat ze nergens passen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftModel</name>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>none of %1</source>
        <extracomment>Copies of a tile that are left in the stack: &quot;none of 4&quot;</extracomment>
        <translation type="unfinished">geen van %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%1 of %2</source>
        <extracomment>Copies of a tile that are left in the stack: &quot;3 of 4&quot;</extracomment>
        <translation type="unfinished">%1 van %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln in the stack</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln in de stapel</numerusform>
            <numerusform>%Ln in de stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln in hand</source>
        <extracomment>Part of a list: where the copies of a tile are; drawn, and not on the board yet</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln in de hand</numerusform>
            <numerusform>%Ln in de hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln on the board</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln op het bord</numerusform>
            <numerusform>%Ln op het bord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln discarded</source>
        <extracomment>Part of a list: where the copies of a tile are; they fitted nowhere when they were drawn</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln afgelegd</numerusform>
            <numerusform>%Ln afgelegd</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>Tile %1</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">Tegel %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ArtFolderDialog</name>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>The pictures are being read…</source>
        <translation type="unfinished">De afbeeldingen worden gelezen…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>%Ln picture(s) from this folder will be used.</source>
        <translation type="unfinished">
            <numerusform>%Ln afbeelding uit deze map wordt overgenomen.</numerusform>
            <numerusform>%Ln afbeeldingen uit deze map worden overgenomen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>These pictures are already in the set.</source>
        <translation type="unfinished">Deze afbeeldingen zijn er al.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>No file here can be used. Name each picture after its tile: &quot;12.svg&quot; for tile 12.</source>
        <translation type="unfinished">Geen van deze bestanden kan gebruikt worden. Noem elke afbeelding naar zijn tegel: “12.svg” voor tegel 12.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Import pictures from a folder</source>
        <extracomment>Title of a window: each for the tile of its name</extracomment>
        <translation type="unfinished">Afbeeldingen uit een map overnemen</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Import several pictures</source>
        <translation type="unfinished">Meerdere afbeeldingen overnemen</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>File</source>
        <extracomment>Title of a column: name of a file</extracomment>
        <translation type="unfinished">Bestand</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Tile</source>
        <extracomment>Title of a column: id of a tile</extracomment>
        <translation type="unfinished">Tegel</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Result</source>
        <extracomment>Title of a column: what becomes of a file</extracomment>
        <translation type="unfinished">Resultaat</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Pictures in the folder</source>
        <translation type="unfinished">Afbeeldingen in de map</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Progress</source>
        <translation type="unfinished">Voortgang</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Update changed pictures &amp;automatically while the set is open</source>
        <translation type="unfinished">Gewijzigde afbeeldingen aut&amp;omatisch bijwerken zolang de set open is</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ArtImportDialog</name>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Choose a picture</source>
        <translation type="unfinished">Afbeelding kiezen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Pictures (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;All files (*)</source>
        <translation type="unfinished">Afbeeldingen (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;Alle bestanden (*)</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The picture is being read…</source>
        <translation type="unfinished">De afbeelding wordt gelezen…</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile uses the picture that the game draws.</source>
        <translation type="unfinished">De tegel gebruikt de afbeelding die het spel tekent.</translation>
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
        <translation type="unfinished">De vorige afbeelding blijft.</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Refused</source>
        <extracomment>What became of a picture</extracomment>
        <translation type="unfinished">Geweigerd</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Left out</source>
        <extracomment>What became of a part of a picture</extracomment>
        <translation type="unfinished">Weggelaten</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile has its own picture.</source>
        <translation type="unfinished">De tegel heeft zijn eigen afbeelding.</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Picture of tile %1</source>
        <extracomment>Title of a window: %1 the id of a tile</extracomment>
        <translation type="unfinished">Afbeelding van tegel %1</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Choose a file…</source>
        <translation type="unfinished">&amp;Bestand kiezen…</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Paste</source>
        <extracomment>Button: takes a picture from the clipboard</extracomment>
        <translation type="unfinished">P&amp;lakken</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Remove the picture</source>
        <translation type="unfinished">Afbeelding ver&amp;wijderen</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>An SVG file, or PNG, JPEG, GIF, BMP or WebP. You can also drop a file here, or paste a picture or the text of an SVG file. If you choose several files, each goes to the tile it is named after.</source>
        <translation type="unfinished">Een SVG-bestand, of PNG, JPEG, GIF, BMP of WebP. Je kunt ook een bestand hierheen slepen, of een afbeelding of de tekst van een SVG-bestand plakken. Meerdere bestanden tegelijk gaan naar de tegels met hun naam.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>%Ln tile(s) are chosen. The picture is for tile %1 alone.</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tegel is gekozen. De afbeelding is alleen voor tegel %1.</numerusform>
            <numerusform>%Ln tegels zijn gekozen. De afbeelding is alleen voor tegel %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>With its own picture</source>
        <translation type="unfinished">Met eigen afbeelding</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile with its own picture, in all four rotations</source>
        <translation type="unfinished">De tegel met zijn eigen afbeelding, in alle vier de rotaties</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>No picture</source>
        <extracomment>Shown in place of a preview</extracomment>
        <translation type="unfinished">Geen afbeelding</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Drawn by the game</source>
        <translation type="unfinished">Getekend door het spel</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile as the game draws it, in all four rotations</source>
        <translation type="unfinished">De tegel zoals het spel hem tekent, in alle vier de rotaties</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The whole picture; what is cut off is pale</source>
        <extracomment>A small picture: its name for screen readers and its tool tip</extracomment>
        <translation type="unfinished">De hele afbeelding; wat wordt afgesneden, is bleek</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Result</source>
        <extracomment>Title of a column: what became of a part of a picture</extracomment>
        <translation type="unfinished">Resultaat</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Line</source>
        <extracomment>Title of a column: a line of a file</extracomment>
        <translation type="unfinished">Regel</translation>
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
        <translation type="unfinished">Reden</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Parts of the picture that cannot be used</source>
        <translation type="unfinished">Delen van de afbeelding die niet gebruikt kunnen worden</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::CanvasPanel</name>
    <message>
        <location filename="../editor/canvas/canvaspanel.cpp"/>
        <source>Drawing tools</source>
        <extracomment>The tools to draw on a tile with</extracomment>
        <translation type="unfinished">Tekengereedschap</translation>
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
        <translation type="unfinished">Punten per speler uit deze bron.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Total points</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Totaal aantal punten</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points per player at the end.</source>
        <translation type="unfinished">Punten per speler aan het einde.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Winner&apos;s lead</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Voorsprong van de winnaar</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>How many points the winner is ahead of second place.</source>
        <translation type="unfinished">Hoeveel punten de winnaar voorligt op de tweede plaats.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from railroads</source>
        <translation type="unfinished">Punten uit spoorlijnen</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from mountains</source>
        <translation type="unfinished">Punten uit bergen</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from cities</source>
        <translation type="unfinished">Punten uit steden</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from prairies</source>
        <translation type="unfinished">Punten uit prairies</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from gold</source>
        <translation type="unfinished">Punten uit goud</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Turns</source>
        <extracomment>Title of a histogram: turns of the players in a game, not rotations</extracomment>
        <translation type="unfinished">Beurten</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Turns taken by all players together.</source>
        <translation type="unfinished">Beurten van alle spelers samen.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Discarded tiles</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Afgelegde tegels</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles per game that were drawn but fit nowhere.</source>
        <translation type="unfinished">Tegels per spel die getrokken zijn maar nergens pasten.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Open squares</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Open vakken</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Empty squares beside a tile at the end.</source>
        <translation type="unfinished">Lege vakken naast een tegel aan het einde.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Dead squares</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Dode vakken</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Open squares at the end that no tile in the set fits.</source>
        <translation type="unfinished">Open vakken aan het einde waar geen tegel van de set in past.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tokens left</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Resterende fiches</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tokens that nobody took by the end of the game.</source>
        <translation type="unfinished">Fiches die aan het einde van het spel niemand heeft genomen.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Railroad length</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Lengte van spoorlijnen</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a complete railroad.</source>
        <translation type="unfinished">Tegels in een voltooide spoorlijn.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Mountain size</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Grootte van bergen</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a complete mountain.</source>
        <translation type="unfinished">Tegels in een voltooide berg.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Railroads per city</source>
        <translation type="unfinished">Spoorlijnen per stad</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Complete railroads that leave a complete city.</source>
        <translation type="unfinished">Voltooide spoorlijnen die uit een voltooide stad vertrekken.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Prairie size</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Grootte van prairies</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a prairie at the end.</source>
        <translation type="unfinished">Tegels in een prairie aan het einde.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>This set</source>
        <extracomment>Beside a sample of a bar: what is drawn in this way</extracomment>
        <translation type="unfinished">Deze set</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Classic set</source>
        <extracomment>Beside a sample of a line: what is drawn in this way</extracomment>
        <translation type="unfinished">Klassieke set</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::HistogramView</name>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1 to %2</source>
        <extracomment>A range of values: %1 the least, %2 the greatest</extracomment>
        <translation type="unfinished">%1 tot %2</translation>
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
        <translation type="unfinished">%1: %2 (klassieke set: %3)</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Mean %1, standard deviation %2.</source>
        <extracomment>Description for screen readers: %1 and %2 numbers</extracomment>
        <translation type="unfinished">Gemiddelde %1, standaardafwijking %2.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Most frequent: %1 (%2).</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12%&quot; of the games</extracomment>
        <translation type="unfinished">Meest voorkomend: %1 (%2).</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Classic set: mean %1.</source>
        <extracomment>Description for screen readers: %1 a number</extracomment>
        <translation type="unfinished">Klassieke set: gemiddelde %1.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>mean %1, classic %2</source>
        <extracomment>Under the title of a histogram: %1 its mean, %2 that of the classic set</extracomment>
        <translation type="unfinished">gemiddelde %1, klassiek %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>mean %1</source>
        <extracomment>Under the title of a histogram: %1 its mean</extracomment>
        <translation type="unfinished">gemiddelde %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::KeyFigures</name>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>This set</source>
        <extracomment>Title of a column: figures of the set that is open</extracomment>
        <translation type="unfinished">Deze set</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Classic set</source>
        <extracomment>Title of a column: figures of the classic set</extracomment>
        <translation type="unfinished">Klassieke set</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LabPanel</name>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>This set cannot be played: %1</source>
        <extracomment>%1 the first thing that is wrong with a tile set</extracomment>
        <translation type="unfinished">Met deze set kan niet gespeeld worden: %1</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 lab</source>
        <extracomment>Name of a file without its ending: %1 name of a tile set</extracomment>
        <translation type="unfinished">%1 lab</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Run the lab to see how your tiles play.</source>
        <translation type="unfinished">Start het lab om te zien hoe je tegels spelen.</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Learned</source>
        <extracomment>Title of a page: what the computer has learned about the set of tiles</extracomment>
        <translation type="unfinished">Geleerd</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>The set has changed since these games were played. Run the lab again to bring the results up to date.</source>
        <translation type="unfinished">De set is gewijzigd sinds deze spellen gespeeld zijn. Start het lab opnieuw om de resultaten bij te werken.</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 – double-click to show the tile</source>
        <extracomment>Tooltip: %1 how much it matters (&quot;Serious&quot;)</extracomment>
        <translation type="unfinished">%1 – dubbelklik om de tegel te tonen</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Compare &amp;with the classic set</source>
        <translation type="unfinished">Vergelij&amp;ken met de klassieke set</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Also plays the same number of games with the classic set and shows the results next to yours</source>
        <translation type="unfinished">Speelt ook evenveel spellen met de klassieke set en toont de resultaten naast die van jou</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">Wat opvalt</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>On average</source>
        <extracomment>Title of a page: mean numbers of a game</extracomment>
        <translation type="unfinished">Gemiddeld</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Histograms</source>
        <extracomment>Title of a page</extracomment>
        <translation type="unfinished">Histogrammen</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Tiles</source>
        <extracomment>Title of a page: how the tiles of the set did in the games</extracomment>
        <translation type="unfinished">Tegels</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>In these games, the computer players used what they had learned about the set.</source>
        <translation type="unfinished">De computerspelers van deze spellen gingen uit van wat ze over de set geleerd hadden.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LayerBoxes</name>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>Drawn on top of it:</source>
        <extracomment>Before five boxes: what the game draws above the tile&apos;s own picture</extracomment>
        <translation type="unfinished">Erboven getekend:</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>Drawn on top of new pictures:</source>
        <extracomment>Before five boxes: what the game draws above pictures that tiles are given now</extracomment>
        <translation type="unfinished">Boven nieuwe afbeeldingen getekend:</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Tracks</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">&amp;Sporen</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Nuggets</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">&amp;Goudklompen</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Locomotives</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">Lo&amp;comotieven</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>T&amp;ipis</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">T&amp;ipi’s</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Herds</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">&amp;Kuddes</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>The same for &amp;every tile of the set that has its own picture</source>
        <extracomment>Box: what is chosen above</extracomment>
        <translation type="unfinished">Hetzelfde voor &amp;elke tegel van de set met een eigen afbeelding</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LearningPage</name>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Cancel learning</source>
        <extracomment>Button: stops what the computer does to learn a set of tiles</extracomment>
        <translation type="unfinished">Leren annuleren</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Let the computer learn this set</source>
        <extracomment>Button: the computer plays a set of tiles against itself to play it better</extracomment>
        <translation type="unfinished">De computer deze set laten leren</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer found nothing better than what it knows from all tile sets.</source>
        <translation type="unfinished">De computer heeft niets beters gevonden dan wat hij over alle tegelsets weet.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>For %1-player games, learned from %Ln game(s).</source>
        <extracomment>For what the sentences below hold: %1 number of players, 2 to 5; so many games were played to learn</extracomment>
        <translation type="unfinished">
            <numerusform>In spellen met %1 spelers, geleerd uit %Ln spel.</numerusform>
            <numerusform>In spellen met %1 spelers, geleerd uit %Ln spellen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Computer players use what was learned</source>
        <translation type="unfinished">Computerspelers gebruiken het geleerde</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Progress of learning</source>
        <translation type="unfinished">Voortgang van het leren</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The set has changed since learning began. Let the computer learn it again to bring this up to date.</source>
        <translation type="unfinished">De set is gewijzigd sinds het leren begon. Laat de computer hem opnieuw leren om dit bij te werken.</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer plays against itself with your set, usually for less than half a minute. Then it shows here what it has learned.</source>
        <translation type="unfinished">De computer speelt met je set tegen zichzelf, meestal minder dan een halve minuut. Daarna laat hij hier zien wat hij heeft geleerd.</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer has learned your set, but cannot tell you about it yet. Click the button above: the computer plays on for a few seconds and then shows here what it has learned.</source>
        <translation type="unfinished">De computer heeft je set geleerd, maar kan je er nog niets over vertellen. Met de knop hierboven speelt hij nog enkele seconden door en laat hij daarna hier zien wat hij heeft geleerd.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::NewSetDialog</name>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>New tile set</source>
        <translation type="unfinished">Nieuwe tegelset</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>Name of the set</source>
        <translation type="unfinished">Naam van de set</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>Empty set</source>
        <extracomment>Entry of a list: a tile set without tiles</extracomment>
        <translation type="unfinished">Lege set</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>No tiles yet, but the mining tokens of the classic set.</source>
        <translation type="unfinished">Nog geen tegels, maar wel de mijnfiches van de klassieke set.</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>All tiles of the classic game, to change as you like.</source>
        <translation type="unfinished">Alle tegels van het klassieke spel, om naar wens te wijzigen.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PartsTable</name>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Pictures (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;All files (*)</source>
        <translation type="unfinished">Afbeeldingen (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;Alle bestanden (*)</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Custom picture: %1</source>
        <extracomment>A step of the history; %1 what the picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">Eigen afbeelding: %1</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>The game&apos;s picture: %1</source>
        <extracomment>A step of the history; %1 what the picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">Afbeelding van het spel: %1</translation>
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
        <translation type="unfinished">%1 (eigen afbeelding)</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Pictures of the set</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation type="unfinished">Afbeeldingen van de set</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Choose a picture…</source>
        <translation type="unfinished">Afbeelding kiezen…</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Use the game&apos;s picture</source>
        <extracomment>Button: takes the set&apos;s own picture away</extracomment>
        <translation type="unfinished">Afbeelding van het spel gebruiken</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PatchView</name>
    <message>
        <location filename="../editor/preview/patchview.cpp"/>
        <source>Tile %1, %2°</source>
        <extracomment>%1 the id of a tile, %2 a rotation in degrees</extracomment>
        <translation type="unfinished">Tegel %1, %2°</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PreviewPanel</name>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>No tile is chosen.</source>
        <translation type="unfinished">Er is geen tegel gekozen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%Ln tile(s) lie around this one.</source>
        <translation type="unfinished">
            <numerusform>Er ligt %Ln tegel rond deze.</numerusform>
            <numerusform>Er liggen %Ln tegels rond deze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%Ln square(s) stay open.</source>
        <translation type="unfinished">
            <numerusform>%Ln vak blijft open.</numerusform>
            <numerusform>%Ln vakken blijven open.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>In all rotations</source>
        <translation type="unfinished">In alle rotaties</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>The tile in all four rotations</source>
        <translation type="unfinished">De tegel in alle vier de rotaties</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Among neighbors</source>
        <extracomment>The tile among other tiles of the set that match its edges</extracomment>
        <translation type="unfinished">Tussen buren</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>The tile among neighbors</source>
        <translation type="unfinished">De tegel tussen buren</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Choose a tile to see it among its neighbors.</source>
        <translation type="unfinished">Kies een tegel om hem tussen zijn buren te zien.</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Other neighbors</source>
        <extracomment>Lays other neighbours around the tile</extracomment>
        <translation type="unfinished">Andere omgeving</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Other neighbors from the set (%1)</source>
        <extracomment>Tooltip of the button &quot;Other neighbors&quot;: %1 its key</extracomment>
        <translation type="unfinished">Andere buren uit de set (%1)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ProblemsPanel</name>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>&amp;Only this tile</source>
        <translation type="unfinished">Alleen deze te&amp;gel</translation>
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
        <translation type="unfinished">Locomotieven</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>End of the track: %1</source>
        <extracomment>Name of a field for screen readers: %1 &quot;Railroad north to the city&quot;</extracomment>
        <translation type="unfinished">Einde van het spoor: %1</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Nuggets</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile</extracomment>
        <translation type="unfinished">Goudklompen</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Tipi camps</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile</extracomment>
        <translation type="unfinished">Tipikampen</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Horse herds</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile; groups of horses</extracomment>
        <translation type="unfinished">Paardenkuddes</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetDocument</name>
    <message>
        <location filename="../editor/document/setdocument.cpp"/>
        <source>%1 (tile %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the id of a tile</extracomment>
        <translation type="unfinished">%1 (tegel %2)</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/document/setdocument.cpp"/>
        <source>%1 (%Ln tile(s))</source>
        <extracomment>A step of the history: %1 what was done, to how many tiles</extracomment>
        <translation type="unfinished">
            <numerusform>%1 (%Ln tegel)</numerusform>
            <numerusform>%1 (%Ln tegels)</numerusform>
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
            <numerusform>%1 (%Ln probleem)</numerusform>
            <numerusform>%1 (%Ln problemen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/set/seteditor.cpp"/>
        <source>%Ln problem(s) repaired.</source>
        <translation type="unfinished">
            <numerusform>%Ln probleem opgelost.</numerusform>
            <numerusform>%Ln problemen opgelost.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>About the set</source>
        <extracomment>What a screen reader calls the tabs Problems, Statistics and Lab</extracomment>
        <translation type="unfinished">Over de set</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Statistics</source>
        <extracomment>Title of a tab: numbers of the tile set</extracomment>
        <translation type="unfinished">Statistieken</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Tiles</source>
        <extracomment>Title of the list of tiles</extracomment>
        <translation type="unfinished">Tegels</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Preview</source>
        <extracomment>Title of a part of the window: the tile as the game shows it</extracomment>
        <translation type="unfinished">Voorbeeld</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Tile</source>
        <extracomment>Title of a tab: properties of the tile</extracomment>
        <translation type="unfinished">Tegel</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Set</source>
        <extracomment>Title of a tab: properties of the tile set</extracomment>
        <translation type="unfinished">Set</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Play this set</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Deze set spelen</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">Installeren in het spel</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Give the set a name first: the game lists sets by name.</source>
        <translation type="unfinished">Geef de set eerst een naam: het spel toont sets op naam.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetPictures</name>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Import pictures from a folder</source>
        <translation type="unfinished">Afbeeldingen uit een map overnemen</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Import several pictures</source>
        <extracomment>A step of the history: each for the tile of its name</extracomment>
        <translation type="unfinished">Meerdere afbeeldingen overnemen</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>%1 has changed but cannot be used: %2</source>
        <extracomment>%1 name of a file, %2 a sentence that says why</extracomment>
        <translation type="unfinished">%1 is gewijzigd maar kan niet overgenomen worden: %2</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Update changed pictures</source>
        <translation type="unfinished">Gewijzigde afbeeldingen bijwerken</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Pictures updated: %1</source>
        <extracomment>%1 ids of tiles, or what else the pictures show, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">Bijgewerkte afbeeldingen: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/set/setpictures.cpp"/>
        <source>%Ln of them is/are not square and is/are cropped or stretched.</source>
        <extracomment>A sentence behind others, about pictures</extracomment>
        <translation type="unfinished">
            <numerusform>Een ervan is niet vierkant en wordt bijgesneden of uitgerekt.</numerusform>
            <numerusform>%Ln ervan zijn niet vierkant en worden bijgesneden of uitgerekt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetProperties</name>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">De starttegel kiezen</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Start tile</source>
        <extracomment>Label of a field</extracomment>
        <translation type="unfinished">Starttegel</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Mining to&amp;kens</source>
        <extracomment>Label of a table</extracomment>
        <translation type="unfinished">Mijn&amp;fiches</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Pictures of the set</source>
        <extracomment>Label of a list: pictures of symbols, backs, tokens and pieces</extracomment>
        <translation type="unfinished">Afbeeldingen van de set</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetWays</name>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Starting the game…</source>
        <extracomment>&quot;game&quot;: the program that plays</extracomment>
        <translation type="unfinished">Het spel wordt gestart…</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Play this set</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Deze set spelen</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Play this tile</source>
        <translation type="unfinished">Deze tegel spelen</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The only copy of &quot;%1&quot; is the start tile, which is already on the board. Add another copy to play it.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">Het enige exemplaar van “%1” is de starttegel, die al op het bord ligt. Voeg nog een exemplaar toe om ermee te spelen.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>There is no copy of &quot;%1&quot; to draw. Add one to play it.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">Er is geen exemplaar van “%1” om te trekken. Voeg er een toe om ermee te spelen.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>&quot;%1&quot; cannot be the first tile: none of its edges fits the start tile.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">“%1” kan niet de eerste tegel zijn: geen van de randen past bij de starttegel.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">Installeren in het spel</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>A set called &quot;%1&quot; is already installed.</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">Er is al een set met de naam “%1” geïnstalleerd.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button: the new set takes the place of the installed one</extracomment>
        <translation type="unfinished">&amp;Vervangen</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button: both sets of the same name stay installed</extracomment>
        <translation type="unfinished">&amp;Beide behouden</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Installing the set…</source>
        <translation type="unfinished">De set wordt geïnstalleerd…</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The set is installed. You can now choose it for a new game.</source>
        <translation type="unfinished">De set is geïnstalleerd. Je kunt hem nu voor een nieuw spel kiezen.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The set was not installed</source>
        <translation type="unfinished">De set is niet geïnstalleerd</translation>
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
        <translation type="unfinished">Getallen tussen haakjes en die van de klassieke set zijn per honderd tegels.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>There are fewer mining tokens than nuggets.</source>
        <translation type="unfinished">Er zijn minder mijnfiches dan goudklompen.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Choose a tile to see which tiles can lie beside it.</source>
        <translation type="unfinished">Kies een tegel om te zien welke tegels ernaast kunnen liggen.</translation>
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
            <numerusform>Tegel %1 kan er op %Ln manier naast liggen</numerusform>
            <numerusform>Tegel %1 kan er op %Ln manieren naast liggen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>%Ln of %2 design(s) can lie beside tile %1, each in this many ways:</source>
        <extracomment>%Ln and %2 numbers of designs, %1 the id of a tile; below the picture of each its number of ways</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln van %2 ontwerpen kan naast tegel %1 liggen, op zoveel manieren:</numerusform>
            <numerusform>%Ln van %2 ontwerpen kunnen naast tegel %1 liggen, elk op zoveel manieren:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tile %1: %2 of the edges of other tiles match</source>
        <extracomment>%1 the id of a tile, %2 a percentage</extracomment>
        <translation type="unfinished">Tegel %1: %2 van de randen van andere tegels past</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Statistics of the tile set</source>
        <translation type="unfinished">Statistieken van de tegelset</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>This set</source>
        <extracomment>Titles of columns: the figures of the set that is open, and those of the classic set to compare with</extracomment>
        <translation type="unfinished">Deze set</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Classic set</source>
        <extracomment>Title of a column: the figures of the classic set</extracomment>
        <translation type="unfinished">Klassieke set</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Overview</source>
        <extracomment>Heading: the most important figures of the set</extracomment>
        <translation type="unfinished">Overzicht</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges by kind</source>
        <translation type="unfinished">Randen per soort</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>The line across each bar shows the classic set.</source>
        <translation type="unfinished">De lijn over elke balk toont de klassieke set.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges and matching tiles</source>
        <translatorcomment>free: supply</translatorcomment>
        <translation type="unfinished">Randen en passende tegels</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How many edges need a neighbor, and how many tiles have a matching edge.</source>
        <translation type="unfinished">Hoeveel randen een buur nodig hebben, en hoeveel tegels een passende rand hebben.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges / tiles</source>
        <extracomment>Title of a column with two numbers, as in &quot;56 / 27&quot;</extracomment>
        <translation type="unfinished">Randen / tegels</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Features on the tiles</source>
        <translation type="unfinished">Gebieden op de tegels</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Railroads</source>
        <extracomment>Heading: where railroads end</extracomment>
        <translation type="unfinished">Spoorlijnen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Symbols and tokens</source>
        <translation type="unfinished">Symbolen en fiches</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Chance of filling an open square</source>
        <translation type="unfinished">Kans om een open vak te vullen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How likely it is that a randomly drawn tile fits in at least one rotation.</source>
        <translation type="unfinished">Hoe groot de kans is dat een willekeurig getrokken tegel in minstens één stand past.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Show all squares</source>
        <extracomment>Below the hardest of the open squares, each with the edges around it: list all of them</extracomment>
        <translation type="unfinished">Alle vakken tonen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Hardest squares</source>
        <extracomment>Heading: the squares that fewest tiles fit</extracomment>
        <translation type="unfinished">Moeilijkste vakken</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Share of the tiles that fit where the neighbors show these edges.</source>
        <translation type="unfinished">Aandeel van de tegels dat past waar de buren deze randen tonen.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tiles that fit together</source>
        <translation type="unfinished">Tegels die bij elkaar passen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Choose a tile.</source>
        <translation type="unfinished">Kies een tegel.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Hardest tiles to match</source>
        <translation type="unfinished">Tegels die het minst vaak passen</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How often a random edge of another tile matches a random edge of one of these tiles.</source>
        <translation type="unfinished">Hoe vaak een willekeurige rand van een andere tegel bij een willekeurige rand van een van deze tegels past.</translation>
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
        <translation type="unfinished">Slepen begint bij: %1. Kies waar het eindigt en druk dan op D.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>No tile</source>
        <extracomment>Name of the empty drawing for screen readers</extracomment>
        <translation type="unfinished">Geen tegel</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>Drawing of tile %1</source>
        <extracomment>Name of the drawing for screen readers: %1 the id of a tile</extracomment>
        <translation type="unfinished">Tekening van tegel %1</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvaspaint.cpp"/>
        <source>No tile is chosen. Press Ctrl+T to make a new one.</source>
        <translation type="unfinished">Er is geen tegel gekozen. Druk op Ctrl+T om een nieuwe te maken.</translation>
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
        <translation type="unfinished">De eigen afbeelding van de tegel kan niet getekend worden</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileCommands</name>
    <message numerus="yes">
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>A set holds at most %Ln design(s).</source>
        <translation type="unfinished">
            <numerusform>Een set bevat hoogstens %Ln ontwerp.</numerusform>
            <numerusform>Een set bevat hoogstens %Ln ontwerpen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Add a tile</source>
        <translation type="unfinished">Tegel toevoegen</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>The tiles on the clipboard cannot be read: %1</source>
        <extracomment>%1 what is wrong</extracomment>
        <translation type="unfinished">De tegels op het klembord kunnen niet gelezen worden: %1</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>There are no tiles on the clipboard. Tiles are copied as text, as in a tile-set file.</source>
        <translation type="unfinished">Er staan geen tegels op het klembord. Tegels worden als tekst gekopieerd, zoals in een tegelsetbestand.</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Paste tiles</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Tegels plakken</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Duplicate</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Dupliceren</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Remove</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Verwijderen</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Turn</source>
        <extracomment>A step of the history (verb): tiles are rotated</extracomment>
        <translation type="unfinished">Draaien</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Mirror</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Spiegelen</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>No variants are missing: the set already has them all.</source>
        <translation type="unfinished">Er ontbreken geen varianten: de set heeft ze al allemaal.</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Add variants</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Varianten toevoegen</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">De starttegel kiezen</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>To move tiles, show all of them in the order &quot;As in the set&quot;.</source>
        <translation type="unfinished">Toon alle tegels in de volgorde “Zoals in de set” om ze te verplaatsen.</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Move</source>
        <extracomment>A step of the history: tiles get another place in the list</extracomment>
        <translation type="unfinished">Verplaatsen</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Change the number of copies</source>
        <translation type="unfinished">Het aantal exemplaren wijzigen</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Change the picture</source>
        <translation type="unfinished">De afbeelding wijzigen</translation>
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
        <translation type="unfinished">Tegel als SVG exporteren</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>SVG files (*.svg)</source>
        <translation type="unfinished">SVG-bestanden (*.svg)</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>Writing the tile…</source>
        <translation type="unfinished">De tegel wordt geschreven…</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>Exported to %1</source>
        <extracomment>%1 a file</extracomment>
        <translation type="unfinished">Geëxporteerd naar %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileListPanel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln design(s)</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln ontwerp</numerusform>
            <numerusform>%Ln ontwerpen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tegel</numerusform>
            <numerusform>%Ln tegels</numerusform>
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
        <source>%Ln chosen</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles; 3 chosen&quot;; designs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln gekozen</numerusform>
            <numerusform>%Ln gekozen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln shown</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles; 3 shown&quot;; designs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln getoond</numerusform>
            <numerusform>%Ln getoond</numerusform>
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
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Search</source>
        <extracomment>In an empty field: what to type there</extracomment>
        <translation type="unfinished">Zoeken</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Search tiles</source>
        <extracomment>Name of a field for screen readers</extracomment>
        <translation type="unfinished">Tegels zoeken</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>No tile matches.</source>
        <translation type="unfinished">Geen enkele tegel voldoet.</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Show all tiles</source>
        <extracomment>Button: ends a search</extracomment>
        <translation type="unfinished">Alle tegels tonen</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>All edges</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Alle randen</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Railroad</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Spoorlijn</translation>
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
        <translation type="unfinished">Prairie</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Railroad and mountain</source>
        <translation type="unfinished">Spoorlijn en berg</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two railroads</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Twee spoorlijnen</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two mountains</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Twee bergen</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two prairies</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Twee prairies</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Only tiles with these edges</source>
        <translation type="unfinished">Alleen tegels met deze randen</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>As in the set</source>
        <translation type="unfinished">Zoals in de set</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By id</source>
        <extracomment>Order of the tiles: by what they are called in the file</extracomment>
        <translation type="unfinished">Op id</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By number of copies</source>
        <extracomment>Order of the tiles</extracomment>
        <translation type="unfinished">Op aantal exemplaren</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By edges</source>
        <extracomment>Order of the tiles</extracomment>
        <translation type="unfinished">Op randen</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Order of the list</source>
        <translation type="unfinished">Volgorde van de lijst</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Tiles of the set</source>
        <translation type="unfinished">Tegels van de set</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileModel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, start tile, %Ln copies: %2</source>
        <extracomment>A tile for screen readers: %1 its id, %2 what is on it, %Ln copies</extracomment>
        <translation type="unfinished">
            <numerusform>Tegel %1, starttegel, %Ln exemplaar: %2</numerusform>
            <numerusform>Tegel %1, starttegel, %Ln exemplaren: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, %Ln copies: %2</source>
        <extracomment>A tile for screen readers: %1 its id, %2 what is on it, %Ln copies</extracomment>
        <translation type="unfinished">
            <numerusform>Tegel %1, %Ln exemplaar: %2</numerusform>
            <numerusform>Tegel %1, %Ln exemplaren: %2</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Move</source>
        <extracomment>A step of the history: tiles get another place in the list</extracomment>
        <translation type="unfinished">Verplaatsen</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Insert dragged tiles</source>
        <extracomment>A step of the history: tiles dragged here with the mouse</extracomment>
        <translation type="unfinished">Gesleepte tegels invoegen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileProperties</name>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change the number of copies</source>
        <translation type="unfinished">Het aantal exemplaren wijzigen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">De starttegel kiezen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Custom pict&amp;ure…</source>
        <extracomment>Button: opens the dialog for a picture of the tile&apos;s own</extracomment>
        <translation type="unfinished">Eigen &amp;afbeelding…</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change the pict&amp;ure…</source>
        <translation type="unfinished">&amp;Afbeelding wijzigen…</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>No tile chosen</source>
        <translation type="unfinished">Geen tegel gekozen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Tile %1</source>
        <extracomment>Heading: %1 the id of a tile</extracomment>
        <translation type="unfinished">Tegel %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>%Ln tile(s) chosen; the drawing shows %1</source>
        <extracomment>%1 the tile that is shown large</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tegel gekozen; de tekening toont %1</numerusform>
            <numerusform>%Ln tegels gekozen; de tekening toont %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>various</source>
        <extracomment>In the field for the number of copies: the chosen tiles have different numbers</extracomment>
        <translation type="unfinished">verschillend</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change symbols</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Symbolen wijzigen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change where track ends</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Wijzigen waar het spoor eindigt</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Rename a tile</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Tegel hernoemen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>I&amp;d</source>
        <extracomment>What a tile is called in its file</extracomment>
        <translation type="unfinished">&amp;Id</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen. Every tile needs its own id.</source>
        <translation type="unfinished">1 tot 32 tekens: A tot Z, a tot z, 0 tot 9, punt, liggend streepje en koppelteken. Elke tegel heeft een eigen id nodig.</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Cop&amp;ies</source>
        <extracomment>Label of a field: how many copies of a tile are in the set</extracomment>
        <translation type="unfinished">E&amp;xemplaren</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>St&amp;art tile</source>
        <extracomment>Check box: the tile is the start tile</extracomment>
        <translation type="unfinished">Startt&amp;egel</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Parts</source>
        <extracomment>Heading above the railroads, mountains and prairies of a tile</extracomment>
        <translation type="unfinished">Delen</translation>
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
        <translation type="unfinished">Tegel</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>The design and its id</source>
        <translation type="unfinished">Het ontwerp en zijn id</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Copies</source>
        <extracomment>Title of a column: specimens of a tile, not the command</extracomment>
        <translation type="unfinished">Exemplaren</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How many copies of the tile are in the set</source>
        <translation type="unfinished">Hoeveel exemplaren van de tegel er in de set zijn</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Drawn</source>
        <extracomment>Title of a column: how often a tile was taken from the stack</extracomment>
        <translation type="unfinished">Getrokken</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How often the tile was drawn in all games</source>
        <translation type="unfinished">Hoe vaak de tegel in alle spellen getrokken is</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Squares</source>
        <extracomment>Title of a column: how many squares a tile fits</extracomment>
        <translation type="unfinished">Vakken</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How many squares the tile fit on average when it was drawn</source>
        <translation type="unfinished">In hoeveel vakken de tegel gemiddeld paste als hij getrokken werd</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Hard to place</source>
        <extracomment>Title of a column: how often a tile has hardly any square</extracomment>
        <translation type="unfinished">Moeilijk te plaatsen</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Share of draws in which the tile fit two squares at most</source>
        <translation type="unfinished">Aandeel van de keren dat de getrokken tegel in hoogstens twee vakken paste</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Discarded</source>
        <extracomment>Title of a column: how often a tile fit nowhere</extracomment>
        <translation type="unfinished">Afgelegd</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Share of draws in which the tile fit nowhere</source>
        <translation type="unfinished">Aandeel van de keren dat de getrokken tegel nergens paste</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TilesTable</name>
    <message>
        <location filename="../editor/lab/tilestable.cpp"/>
        <source>Tiles by how hard they are to place</source>
        <translation type="unfinished">Tegels naar hoe moeilijk ze te plaatsen zijn</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TokensTable</name>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Tokens: %1. Nuggets on the tiles: %2.</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Fiches: %1. Goudklompen op de tegels: %2.</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Change the tokens</source>
        <translation type="unfinished">Fiches wijzigen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Add tokens</source>
        <extracomment>A step of the history: mining tokens</extracomment>
        <translation type="unfinished">Fiches toevoegen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Remove tokens</source>
        <extracomment>A step of the history: mining tokens</extracomment>
        <translation type="unfinished">Fiches verwijderen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Value</source>
        <extracomment>Title of a column: points of a mining token</extracomment>
        <translation type="unfinished">Waarde</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Number</source>
        <extracomment>Title of a column: how many tokens of this value there are</extracomment>
        <translation type="unfinished">Aantal</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Mining tokens</source>
        <extracomment>Name of a table for screen readers</extracomment>
        <translation type="unfinished">Mijnfiches</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Add a value</source>
        <translation type="unfinished">Waarde toevoegen</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Remove</source>
        <extracomment>Button: removes the chosen value of mining tokens</extracomment>
        <translation type="unfinished">Verwijderen</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::Tour</name>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>The chosen tile is all prairie. Click near its top edge until there is a mountain. By keyboard: press &quot;Show me&quot;, the up arrow, then Enter.</source>
        <translation type="unfinished">De gekozen tegel is een en al prairie. Klik bij de bovenrand tot er een berg is. Met het toetsenbord: druk op “Laat zien”, pijl-omhoog en dan Enter.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Lay track: drag from the left edge to the right edge. By keyboard: left arrow, D, right arrow, D.</source>
        <translation type="unfinished">Leg spoor: sleep van de linkerrand naar de rechterrand. Met het toetsenbord: pijl-links, D, pijl-rechts, D.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Put a nugget on the mountain: turn the mouse wheel over it, or press N.</source>
        <translation type="unfinished">Leg een goudklomp op de berg: draai er aan het muiswiel, of druk op N.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>The set has no start tile and so cannot be played. Find that in the list of problems, press the button beside it and choose &quot;%1&quot;.</source>
        <extracomment>%1 an entry of a menu</extracomment>
        <translation type="unfinished">De set heeft geen starttegel, dus kan er niet mee gespeeld worden. Zoek dat in de lijst met problemen, druk op de knop ernaast en kies “%1”.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Open the lab below and press &quot;Run&quot;. The computer plays with your set and says what stands out.</source>
        <translation type="unfinished">Open hieronder het lab en druk op “Starten”. De computer speelt met je set en zegt wat opvalt.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Press F5 to play with your set yourself. The game opens beside the editor.</source>
        <translation type="unfinished">Druk op F5 om zelf met je set te spelen. Het spel opent naast de editor.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>That was the tour. Go on with this set, or begin one of your own. F1 opens the handbook.</source>
        <translation type="unfinished">Dat was de rondleiding. Ga verder met deze set, of begin er zelf een. F1 opent het handboek.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>End of the tour</source>
        <translation type="unfinished">Einde van de rondleiding</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Tour: %1 of %2</source>
        <extracomment>Above what is to be done: %1 the number of this step, %2 of how many</extracomment>
        <translation type="unfinished">Rondleiding: %1 van %2</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>S&amp;kip</source>
        <extracomment>Button: go on to the next step of the tour without doing this one</extracomment>
        <translation type="unfinished">Over&amp;slaan</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::WatchedNote</name>
    <message>
        <location filename="../editor/artfolder/watchednote.cpp"/>
        <source>Watching this folder for changed pictures: %1</source>
        <extracomment>%1 path of a folder</extracomment>
        <translation type="unfinished">In deze map wordt gelet op gewijzigde afbeeldingen: %1</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/watchednote.cpp"/>
        <source>Stop watching</source>
        <extracomment>Button: changed pictures of a folder are not updated from now on</extracomment>
        <translation type="unfinished">Niet meer volgen</translation>
    </message>
</context>
<context>
    <name>lodeline::print::ContentPage</name>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Cop&amp;ies:</source>
        <extracomment>How many times each tile is printed</extracomment>
        <translation type="unfinished">E&amp;xemplaren:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>&amp;Designs:</source>
        <extracomment>Label of a field: which tiles to print</extracomment>
        <translation type="unfinished">&amp;Ontwerpen:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>One of each design</source>
        <translation type="unfinished">Een van elk ontwerp</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Only those checked below</source>
        <translation type="unfinished">Alleen de hieronder aangevinkte</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Designs to print</source>
        <translation type="unfinished">Af te drukken ontwerpen</translation>
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
        <translation type="unfinished">Dat is %1 dpi bij een afdruk van %2 mm breed.</translation>
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
        <translation type="unfinished">&amp;Papierformaat:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Orientation:</source>
        <extracomment>Label of a field: portrait or landscape</extracomment>
        <translation type="unfinished">&amp;Oriëntatie:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Portrait</source>
        <extracomment>Entry of a list: orientation of the paper</extracomment>
        <translation type="unfinished">Staand</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Landscape</source>
        <extracomment>Entry of a list: orientation of the paper</extracomment>
        <translation type="unfinished">Liggend</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Margins:</source>
        <extracomment>Label of a field: of a printed page</extracomment>
        <translation type="unfinished">&amp;Marges:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Most printers leave the outer 4 to 5 mm of a sheet blank.</source>
        <translation type="unfinished">De meeste printers laten de buitenste 4 tot 5 mm van een vel leeg.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Cutting</source>
        <extracomment>Title of a group: what helps to cut out the tiles</extracomment>
        <translation type="unfinished">Snijden</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Gap:</source>
        <extracomment>White space between tiles on a printed page</extracomment>
        <translation type="unfinished">&amp;Tussenruimte:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Bleed:</source>
        <extracomment>How far the picture of a tile goes on beyond the line along which it is cut</extracomment>
        <translation type="unfinished">&amp;Afloop:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>The picture extends beyond the cut, at most by half the gap.</source>
        <translation type="unfinished">De afbeelding loopt door over de snijlijn, hoogstens de helft van de tussenruimte.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Cut mar&amp;ks</source>
        <extracomment>Check box: marks on the page that show where to cut</extracomment>
        <translation type="unfinished">Sni&amp;jtekens</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Ruler to check the size</source>
        <translation type="unfinished">&amp;Liniaal om de maat te controleren</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Print b&amp;acks on the reverse side</source>
        <translation type="unfinished">A&amp;chterkanten op de keerzijde afdrukken</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>F&amp;lip on:</source>
        <extracomment>Label of a field with the entries &quot;Long edge&quot; and &quot;Short edge&quot;: how two-sided pages are turned over</extracomment>
        <translation type="unfinished">Om&amp;keren over:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Long edge</source>
        <extracomment>Entry of a list: the edge on which a sheet is flipped</extracomment>
        <translation type="unfinished">Lange kant</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Short edge</source>
        <extracomment>Entry of a list: the edge on which a sheet is flipped</extracomment>
        <translation type="unfinished">Korte kant</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Each page is followed by its reverse side. The start tile has its own back.</source>
        <translation type="unfinished">Na elke pagina volgt de keerzijde ervan. De starttegel heeft een eigen achterkant.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Each page is followed by its reverse side.</source>
        <translation type="unfinished">Na elke pagina volgt de keerzijde ervan.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Ink</source>
        <extracomment>Title of a group: saving ink and quality</extracomment>
        <translation type="unfinished">Inkt</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Ink saver: white background and pale colors</source>
        <translation type="unfinished">I&amp;nktbesparing: witte achtergrond en bleke kleuren</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Picture &amp;quality:</source>
        <extracomment>Label of a field: dots per inch</extracomment>
        <translation type="unfinished">Afbeeldingskwalit&amp;eit:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Pictures of each design</source>
        <extracomment>Title of a group: about &quot;A picture of each design&quot;</extracomment>
        <translation type="unfinished">Afbeeldingen per ontwerp</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: how many pixels the side of a picture has</extracomment>
        <translation type="unfinished">&amp;Zijde:</translation>
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
        <translation type="unfinished">Pagina %1 van %2</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Back of page %1 of %2</source>
        <extracomment>%1 number of a page, %2 how many there are; its reverse is shown</extracomment>
        <translation type="unfinished">Achterkant van pagina %1 van %2</translation>
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
            <numerusform>%Ln vel papier: %1</numerusform>
            <numerusform>%Ln vellen papier: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Writing the pages…</source>
        <translation type="unfinished">De pagina’s worden geschreven…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Writing the pictures…</source>
        <translation type="unfinished">De afbeeldingen worden geschreven…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Sending the pages to the printer…</source>
        <translation type="unfinished">De pagina’s worden naar de printer gestuurd…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Canceled.</source>
        <extracomment>What became of printing or an export</extracomment>
        <translation type="unfinished">Geannuleerd.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Exported to %1</source>
        <extracomment>%1 a file or folder</extracomment>
        <translation type="unfinished">Geëxporteerd naar %1</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Sent to the printer.</source>
        <translation type="unfinished">Naar de printer gestuurd.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%Ln tile(s) are printed as the game draws them, without their own picture:</source>
        <translation type="unfinished">
            <numerusform>%Ln tegel wordt afgedrukt zoals het spel hem tekent, zonder zijn eigen afbeelding:</numerusform>
            <numerusform>%Ln tegels worden afgedrukt zoals het spel ze tekent, zonder hun eigen afbeelding:</numerusform>
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
        <translation type="unfinished">Afdrukken en spelen: %1</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Options</source>
        <extracomment>What a screen reader calls the tabs &quot;What to print&quot; and &quot;Page layout&quot;</extracomment>
        <translation type="unfinished">Opties</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>&amp;What to print</source>
        <translation type="unfinished">&amp;Wat afdrukken</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Page la&amp;yout</source>
        <extracomment>Title of a tab</extracomment>
        <translation type="unfinished">Pagina-&amp;indeling</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Preview of the page</source>
        <translation type="unfinished">Voorbeeld van de pagina</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Previous page</source>
        <extracomment>Button with an arrow: its tooltip and name for screen readers</extracomment>
        <translation type="unfinished">Vorige pagina</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Next page</source>
        <extracomment>Button with an arrow: its tooltip and name for screen readers</extracomment>
        <translation type="unfinished">Volgende pagina</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Pri&amp;nt…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">Af&amp;drukken…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export PD&amp;F…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">PD&amp;F exporteren…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export S&amp;VG…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">S&amp;VG exporteren…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export pict&amp;ures</source>
        <extracomment>Button that opens a menu</extracomment>
        <translation type="unfinished">Afbeeldin&amp;gen exporteren</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>All designs in &amp;one picture…</source>
        <translation type="unfinished">Alle &amp;ontwerpen in één afbeelding…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>A &amp;picture of each design…</source>
        <translation type="unfinished">Eén &amp;afbeelding per ontwerp…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Button: closes the dialog</extracomment>
        <translation type="unfinished">&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::ExportRunner</name>
    <message>
        <location filename="../ui/work/exportrunner.cpp"/>
        <source>&amp;Cancel</source>
        <extracomment>Button: stop the export</extracomment>
        <translation type="unfinished">&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::FormsEditor</name>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Translation</source>
        <extracomment>Label of the field for what the program says in the language of the window</extracomment>
        <translation type="unfinished">&amp;Vertaling</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>For %1</source>
        <extracomment>Label of a field for one form of a plural: %1 the first numbers it stands for, such as &quot;2, 3, 4, 22&quot;</extracomment>
        <translation type="unfinished">Voor %1</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Read by a native speaker</source>
        <extracomment>Check box: a translation that a native speaker has read, not only drafted</extracomment>
        <translation type="unfinished">&amp;Gelezen door een moedertaalspreker</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): keeps a translation</extracomment>
        <translation type="unfinished">O&amp;pslaan</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>Discard &amp;my text</source>
        <extracomment>Button (verb): one&apos;s own translation is replaced by that of the program</extracomment>
        <translation type="unfinished">&amp;Mijn tekst weggooien</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::HelpDialog</name>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>No matches found</source>
        <translation type="unfinished">Niets gevonden</translation>
    </message>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>Find</source>
        <extracomment>In an empty field: words to be searched for</extracomment>
        <translation type="unfinished">Zoeken</translation>
    </message>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>Contents</source>
        <extracomment>Name of a list: the headings of a long text</extracomment>
        <translation type="unfinished">Inhoud</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::InstalledSets</name>
    <message>
        <location filename="../ui/sets/installedsets.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">“%1” kon niet geschreven worden: %2.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installedsets.cpp"/>
        <source>&quot;%1&quot; could not be removed: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">“%1” kon niet verwijderd worden: %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::LanguageMenu</name>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Problems in %1…</source>
        <extracomment>Menu entry: shows what is wrong with a translation; %1 the name of its file</extracomment>
        <translation type="unfinished">Problemen in %1…</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Open the folder of your &amp;translations</source>
        <extracomment>Menu entry: opens the folder where the user&apos;s own translations are</extracomment>
        <translation type="unfinished">Map met je &amp;vertalingen openen</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Your translations are in %1.</source>
        <extracomment>%1 the path of a folder</extracomment>
        <translation type="unfinished">Je vertalingen staan in %1.</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>System (%1)</source>
        <extracomment>Choice of the language of the windows: as the system has it; %1 the name of that language</extracomment>
        <translation type="unfinished">Systeem (%1)</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>%1 (%2%)</source>
        <extracomment>Entry of the list of languages: %1 the name of one, %2 how much of it is translated, a number</extracomment>
        <translation type="unfinished">%1 (%2%)</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Translated: %1%. Read by a native speaker: %2%.</source>
        <extracomment>Tool tip of a language; %1, %2 numbers. A text is first drafted, then read by a native speaker.</extracomment>
        <translation type="unfinished">Vertaald: %1%. Gelezen door een moedertaalspreker: %2%.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::LessonCard</name>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>&amp;Show me</source>
        <extracomment>Button: show on the board what the lesson asks for</extracomment>
        <translation type="unfinished">Laat &amp;zien</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>&amp;Try again</source>
        <extracomment>Button: take the turn back and play it differently</extracomment>
        <translation type="unfinished">&amp;Opnieuw proberen</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>L&amp;eave</source>
        <extracomment>Button: end the lesson</extracomment>
        <translation type="unfinished">&amp;Verlaten</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>End the lesson; you can start it over at any time</source>
        <translation type="unfinished">De les beëindigen; je kunt hem altijd opnieuw beginnen</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::MessageBox</name>
    <message>
        <location filename="../ui/plain/messagebox.cpp"/>
        <source>Another program has changed &quot;%1&quot; since it was opened. Replace it?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Een ander programma heeft “%1” gewijzigd sinds het geopend is. Vervangen?</translation>
    </message>
    <message>
        <location filename="../ui/plain/messagebox.cpp"/>
        <source>The file has changed</source>
        <translation type="unfinished">Het bestand is gewijzigd</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::OwnThemes</name>
    <message>
        <location filename="../ui/themes/ownthemes.cpp"/>
        <source>Your folder of themes is full; maximum: %1. Delete a theme in &quot;%2&quot; first.</source>
        <extracomment>%1 a number, %2 path of a folder</extracomment>
        <translation type="unfinished">Je map met thema’s is vol; hoogstens toegestaan: %1. Wis eerst een thema in “%2”.</translation>
    </message>
    <message>
        <location filename="../ui/themes/ownthemes.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">“%1” kon niet geschreven worden: %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::ProblemsDialog</name>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>&quot;%1&quot; cannot be opened:</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">“%1” kan niet geopend worden:</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Some parts of &quot;%1&quot; are not used:</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Sommige delen van “%1” worden niet gebruikt:</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>The file cannot be opened</source>
        <translation type="unfinished">Het bestand kan niet geopend worden</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Problems in the file</source>
        <translation type="unfinished">Problemen van het bestand</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Severity</source>
        <extracomment>Heading of a column (noun): error, warning or note</extracomment>
        <translation type="unfinished">Ernst</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Place</source>
        <extracomment>Heading of a column (noun): where something is in the file</extracomment>
        <translation type="unfinished">Plaats</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Problem</source>
        <extracomment>Heading of a column (noun): what is wrong in the file</extracomment>
        <translation type="unfinished">Probleem</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>The place is a JSON pointer: the keys and numbers to follow from the top of the file. Correct the file in a text editor, or choose another file.</source>
        <translation type="unfinished">De plaats is een JSON-pointer: de sleutels en getallen die je vanaf het begin van het bestand volgt. Verbeter het bestand in een teksteditor of kies een ander.</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Co&amp;py</source>
        <extracomment>Button (verb): copy the problems to the clipboard</extracomment>
        <translation type="unfinished">&amp;Kopiëren</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::TextPanel</name>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Not a text of the program: %1</source>
        <extracomment>%1 a text that a window shows</extracomment>
        <translation type="unfinished">Geen tekst van het programma: %1</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>missing, shown in English</source>
        <extracomment>State of a text</extracomment>
        <translation type="unfinished">ontbreekt, in het Engels getoond</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>yours, read by a native speaker</source>
        <extracomment>State of a translation, which is one of the user&apos;s own</extracomment>
        <translation type="unfinished">van jou, gelezen door een moedertaalspreker</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>yours, drafted</source>
        <extracomment>State of a translation, which is one of the user&apos;s own: written, not read by others</extracomment>
        <translation type="unfinished">van jou, concept</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>read by a native speaker</source>
        <extracomment>State of a translation</extracomment>
        <translation type="unfinished">gelezen door een moedertaalspreker</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>drafted</source>
        <extracomment>State of a translation: written, not yet read by a native speaker</extracomment>
        <translation type="unfinished">concept</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Where is this text?</source>
        <extracomment>Title of a small window: which text of the program stands at the pointer</extracomment>
        <translation type="unfinished">Waar komt deze tekst vandaan?</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Texts that say this</source>
        <extracomment>Name of a list of texts</extracomment>
        <translation type="unfinished">Teksten die dit zeggen</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>This could come from several texts. The likeliest is listed first.</source>
        <translation type="unfinished">Dit kan van meerdere teksten komen; de waarschijnlijkste staat bovenaan.</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>English:</source>
        <extracomment>Label of a text in English</extracomment>
        <translation type="unfinished">Engels:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>For translators:</source>
        <extracomment>Label of what is told to translators</extracomment>
        <translation type="unfinished">Voor vertalers:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Comment:</source>
        <extracomment>Label of what tells a text from another one that is the same in English</extracomment>
        <translation type="unfinished">Opmerking:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Translation:</source>
        <extracomment>Label of what the program says in the language of the window</extracomment>
        <translation type="unfinished">Vertaling:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>State:</source>
        <extracomment>Label: drafted, read or missing</extracomment>
        <translation type="unfinished">Status:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Context:</source>
        <extracomment>Label of the class, in the sources, that shows a text</extracomment>
        <translation type="unfinished">Context:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Source:</source>
        <extracomment>Label of the file of the sources that has a text</extracomment>
        <translation type="unfinished">Bron:</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::TranslatorTools</name>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Your text was removed from %1.</source>
        <extracomment>%1 the name of a file with the user&apos;s own translations</extracomment>
        <translation type="unfinished">Je tekst is uit %1 verwijderd.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Saved in %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation type="unfinished">Opgeslagen in %1.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Unsaved translations</source>
        <extracomment>Title of a message: words that a translator has typed</extracomment>
        <translation type="unfinished">Niet-opgeslagen vertalingen</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Some translations you typed have not been saved.</source>
        <translation type="unfinished">Je hebt een aantal vertalingen nog niet opgeslagen.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Save them before closing?</source>
        <translation type="unfinished">Opslaan voor het sluiten?</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&quot;%1&quot; was not saved. %2</source>
        <extracomment>%1 a text in English, %2 why, as a sentence</extracomment>
        <translation type="unfinished">“%1” is niet opgeslagen. %2</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&quot;%1&quot; (%2) was not saved. %3</source>
        <extracomment>%1 a text in English, %2 the name of the language that it was translated into, such as Deutsch, %3 why, as a sentence</extracomment>
        <translation type="unfinished">“%1” (%2) is niet opgeslagen. %3</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>For t&amp;ranslators</source>
        <extracomment>Title of a menu: what people need who translate the program</extracomment>
        <translation type="unfinished">Voor ve&amp;rtalers</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&amp;Where is this text?</source>
        <extracomment>Menu entry: tells which text of the program stands at the pointer</extracomment>
        <translation type="unfinished">&amp;Waar komt deze tekst vandaan?</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&amp;Translate here</source>
        <extracomment>Menu entry: texts that are pointed at can be translated</extracomment>
        <translation type="unfinished">Hier ver&amp;talen</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Text with the &amp;focus</source>
        <extracomment>Menu entry: tells which text of the program stands where the keys go</extracomment>
        <translation type="unfinished">Tekst met de &amp;focus</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Hold Ctrl+Shift and point at a text. Ctrl+Shift+F1 shows the text that has the keyboard focus.</source>
        <translation type="unfinished">Houd Ctrl en Shift ingedrukt en wijs een tekst aan. Ctrl+Shift+F1 toont de tekst die de focus heeft.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>What you write goes into your own translation and shows at once.</source>
        <translation type="unfinished">Wat je schrijft, komt in je eigen vertaling en is meteen te zien.</translation>
    </message>
</context>
</TS>
