<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ActingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/actingmode.cpp"/>
        <source>Nothing can be placed here: end the turn with Skip, or take the tile back with Esc.</source>
        <translation type="unfinished">Rien à placer ici&#xa0;: terminez le tour avec Passer, ou reprenez la tuile avec Échap.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/actingmode.cpp"/>
        <source>Place a piece or choose Skip; Esc takes the tile back.</source>
        <translation type="unfinished">Placez une pièce ou choisissez Passer&#x202f;; Échap reprend la tuile.</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Tile at %1: %2</source>
        <extracomment>A move in a list; %1 position of the tile, %2 what is done then: &quot;Just place the tile&quot;</extracomment>
        <translation type="unfinished">Tuile en %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Tile at %1, turned %2°: %3</source>
        <extracomment>%1 position of the tile, %2 90, 180 or 270, %3 what is done after it was placed</extracomment>
        <translation type="unfinished">Tuile en %1, tournée de %2°&#xa0;: %3</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicewords.cpp"/>
        <source>Just place the tile</source>
        <extracomment>A good move that puts down no piece</extracomment>
        <translation type="unfinished">Placer seulement la tuile</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>Good moves for %1</source>
        <extracomment>Heading above a list of moves; %1 player</extracomment>
        <translation type="unfinished">Bons coups pour %1</translation>
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
        <translation type="unfinished">Aucun meilleur coup trouvé.</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicewords.cpp"/>
        <source>Your move is %1 points behind the best move.</source>
        <extracomment>%1 a number of points, such as 2.3</extracomment>
        <translation type="unfinished">Votre coup vaut %1 points de moins que le meilleur.</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <location filename="../ui/arguments.cpp"/>
        <source>Unknown value &quot;%2&quot; for --%1. Possible values: %3.</source>
        <extracomment>Answer to a command line: %1 an option, %2 what it was given, %3 a list</extracomment>
        <translation type="unfinished">Valeur «&#xa0;%2&#xa0;» inconnue pour --%1. Valeurs possibles&#xa0;: %3.</translation>
    </message>
</context>
<context>
    <name>ArtWords</name>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The file is too large: a picture may have at most %1 MiB. Make it smaller with your drawing program first.</source>
        <extracomment>%1 the greatest size allowed, in MiB</extracomment>
        <translation type="unfinished">Le fichier est trop gros&#xa0;: une image ne doit pas dépasser %1 Mio. Réduisez-la d’abord avec votre logiciel de dessin.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>There is no such file. It may have been moved, renamed or deleted.</source>
        <translation type="unfinished">Ce fichier n’existe pas. Il a peut-être été déplacé, renommé ou supprimé.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>You are not allowed to read this file. Change its permissions, or choose a copy in another folder.</source>
        <translation type="unfinished">Vous n’avez pas le droit de lire ce fichier. Changez ses permissions, ou choisissez une copie dans un autre dossier.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture could not be saved: %1</source>
        <extracomment>%1 the reason as the system gives it</extracomment>
        <translation type="unfinished">L’image n’a pas pu être enregistrée&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The file is too large: an SVG picture may have at most %1 KiB. Save it as PNG instead.</source>
        <extracomment>%1 the greatest size allowed, in KiB</extracomment>
        <translation type="unfinished">Le fichier est trop gros&#xa0;: une image SVG ne doit pas dépasser %1 Kio. Enregistrez-la plutôt en PNG.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This is not a picture. Choose an SVG, PNG, JPEG, GIF, BMP or WebP file.</source>
        <translation type="unfinished">Ce n’est pas une image. Choisissez un fichier SVG, PNG, JPEG, GIF, BMP ou WebP.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>%1 files cannot be used. Save the picture as SVG or PNG, and choose that file.</source>
        <extracomment>%1 a kind of pictures that tiles cannot have, such as &quot;TIFF&quot;</extracomment>
        <translation type="unfinished">Les fichiers %1 sont inutilisables. Enregistrez l’image en SVG ou PNG, puis choisissez ce fichier.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is damaged or incomplete. Save it again with your drawing program, or copy the file again.</source>
        <translation type="unfinished">L’image est endommagée ou incomplète. Réenregistrez-la avec votre logiciel de dessin, ou copiez à nouveau le fichier.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This SVG file is compressed. Save it as plain SVG and import it again.</source>
        <translation type="unfinished">Ce fichier SVG est compressé. Enregistrez-le en SVG simple, puis importez-le à nouveau.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too large: it may have at most %Ln pixel(s) per side. Make it smaller with your drawing program first.</source>
        <translation type="unfinished">
            <numerusform>L’image est trop grande&#xa0;: %Ln pixel au plus par côté. Réduisez-la d’abord avec votre logiciel de dessin.</numerusform>
            <numerusform>L’image est trop grande&#xa0;: %Ln pixels au plus par côté. Réduisez-la d’abord avec votre logiciel de dessin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too small: it needs at least %Ln pixel(s) per side.</source>
        <translation type="unfinished">
            <numerusform>L’image est trop petite&#xa0;: il faut au moins %Ln pixel par côté.</numerusform>
            <numerusform>L’image est trop petite&#xa0;: il faut au moins %Ln pixels par côté.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>This SVG picture cannot be used. The reason is given below.</source>
        <translation type="unfinished">Cette image SVG est inutilisable. La raison est indiquée ci-dessous.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used.</source>
        <translation type="unfinished">L’image est utilisable.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used without the %Ln part(s) listed below.</source>
        <translation type="unfinished">
            <numerusform>L’image est utilisable sans l’élément ci-dessous (%Ln).</numerusform>
            <numerusform>L’image est utilisable sans les %Ln éléments ci-dessous.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so it has transparent margins.</source>
        <translation type="unfinished">Elle n’est pas carrée&#xa0;: elle a des marges transparentes.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so it is stretched to fill the tile.</source>
        <translation type="unfinished">Elle n’est pas carrée&#xa0;: elle est étirée pour remplir la tuile.</translation>
    </message>
    <message>
        <location filename="../editor/art/artwords.cpp"/>
        <source>It is not square, so only its center is used.</source>
        <translation type="unfinished">Elle n’est pas carrée&#xa0;: seul son centre est utilisé.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>It was scaled down to %Ln pixel(s) per side.</source>
        <translation type="unfinished">
            <numerusform>Elle a été réduite à %Ln pixel par côté.</numerusform>
            <numerusform>Elle a été réduite à %Ln pixels par côté.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>a folder with this name is needed here</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">il faut un dossier à cet endroit</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>this is not a regular file</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>%1: %2. It could not be moved. Move or delete it yourself.</source>
        <extracomment>%1 path of a file, %2 why it cannot be used</extracomment>
        <translation type="unfinished">%1&#xa0;: %2. Impossible de le déplacer. Déplacez-le ou supprimez-le vous-même.</translation>
    </message>
    <message>
        <location filename="../ui/start/aside.cpp"/>
        <source>%1: %2. It was moved to %3.</source>
        <extracomment>%1 path of a file, %2 why it cannot be used, %3 path</extracomment>
        <translation type="unfinished">%1&#xa0;: %2. Déplacé vers %3.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/start/aside.cpp"/>
        <source>And %Ln more.</source>
        <extracomment>Below a list of files, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>Et %Ln autre.</numerusform>
            <numerusform>Et %Ln autres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <location filename="../app/shell/files/autosave.cpp"/>
        <source>The game could not be saved automatically as %1: %2. You can keep playing, but save it somewhere else.</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">La sauvegarde automatique de la partie dans %1 a échoué&#xa0;: %2. Vous pouvez continuer à jouer, mais enregistrez la partie ailleurs.</translation>
    </message>
</context>
<context>
    <name>BoardSights</name>
    <message>
        <location filename="../app/goldrush/board/boardsights.cpp"/>
        <source>Tiles and empty squares</source>
        <extracomment>A list of all tiles on the board and of the empty squares beside them, for screen readers</extracomment>
        <translation type="unfinished">Tuiles et cases vides</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>takes a token</source>
        <extracomment>Label on the board: the player takes one mining token</extracomment>
        <translation type="unfinished">prend un jeton</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Label on the board: so many mining tokens go to a player
----------
Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln jeton</numerusform>
            <numerusform>%Ln jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>%Ln token(s) back to the supply</source>
        <extracomment>Label on the board: nobody holds the mountain, its tokens return to the supply</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln jeton retourne à la réserve</numerusform>
            <numerusform>%Ln jetons retournent à la réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln tile(s)</source>
        <comment>length of a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tuile</numerusform>
            <numerusform>%Ln tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln locomotive(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 locomotive, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln locomotive</numerusform>
            <numerusform>%Ln locomotives</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>complete</source>
        <comment>a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, complete&quot;</extracomment>
        <translation type="unfinished">complète</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln open end(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln extrémité ouverte</numerusform>
            <numerusform>%Ln extrémités ouvertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln pépite</numerusform>
            <numerusform>%Ln pépites</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>complete</source>
        <comment>a mountain</comment>
        <extracomment>Part of a description, as in &quot;5 nuggets, complete&quot;</extracomment>
        <translation type="unfinished">complète</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln open edge(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 2 open edges&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln bord ouvert</numerusform>
            <numerusform>%Ln bords ouverts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln completed railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln voie ferrée complète</numerusform>
            <numerusform>%Ln voies ferrées complètes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln incomplete railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln voie ferrée incomplète</numerusform>
            <numerusform>%Ln voies ferrées incomplètes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>railroad against mountain</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">voie ferrée contre montagne</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>railroad against prairie</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">voie ferrée contre prairie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>mountain against railroad</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">montagne contre voie ferrée</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>mountain against prairie</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">montagne contre prairie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>prairie against railroad</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">prairie contre voie ferrée</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>prairie against mountain</source>
        <extracomment>An edge of the tile in hand, and the edge it would lie against</extracomment>
        <translation type="unfinished">prairie contre montagne</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Place at column %1, row %2, not turned</source>
        <extracomment>%1 and %2 count from the start tile, east and south, and may be negative</extracomment>
        <translation type="unfinished">Placer en colonne %1, ligne %2, sans la tourner</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Place at column %1, row %2, turned %3 degrees</source>
        <extracomment>%1 and %2 count from the start tile, east and south, and may be negative; %3 is 90, 180 or 270</extracomment>
        <translation type="unfinished">Placer en colonne %1, ligne %2, tournée de %3 degrés</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Neither this tile nor any of those left fits here (%1).</source>
        <extracomment>%1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">Ni cette tuile ni aucune de celles qui restent ne convient ici (%1).</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>The tile does not fit here, whichever way you turn it (%1); %Ln of those left would.</source>
        <extracomment>%Ln other tiles, %1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translatorcomment>free: turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>La tuile ne convient ici dans aucun sens (%1)&#x202f;; %Ln de celles qui restent conviendrait.</numerusform>
            <numerusform>La tuile ne convient ici dans aucun sens (%1)&#x202f;; %Ln de celles qui restent conviendraient.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: you have none left</source>
        <translation type="unfinished">Pas de cow-boy possible sur cette tuile&#xa0;: il ne vous en reste plus</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: all its parts except the prairies are taken, and this game has no farmers</source>
        <translation type="unfinished">Pas de cow-boy possible sur cette tuile&#xa0;: toutes les places sauf les prairies sont prises, et cette partie se joue sans fermiers</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: all its parts are taken</source>
        <translation type="unfinished">Pas de cow-boy possible sur cette tuile&#xa0;: toutes les places sont prises</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>No cowboy can go on this tile: this game has no farmers</source>
        <translation type="unfinished">Pas de cow-boy possible sur cette tuile&#xa0;: cette partie se joue sans fermiers</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>worth %Ln point(s) now</source>
        <extracomment>Stands after an action, as in &quot;Put a farmer on the prairie: worth 6 points now&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>vaut %Ln point pour l’instant</numerusform>
            <numerusform>vaut %Ln points pour l’instant</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>Skip: end the turn</source>
        <translation type="unfinished">Passer&#xa0;: terminer le tour</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/overlays/passitem.cpp"/>
        <source>Skip</source>
        <extracomment>Button on the board: end the turn without placing a piece or mining</extracomment>
        <translation type="unfinished">Passer</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for %2 or more</source>
        <extracomment>One of several: %1 &quot;4 points&quot;, %2 how many things are needed at least</extracomment>
        <translation type="unfinished">%1 à partir de %2</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 with %3 to the west and east, or to the north and south.</source>
        <extracomment>%1 &quot;6 points&quot;, %2 symbol such as &quot;wagon&quot;, %3 kind of land such as &quot;forest&quot;</extracomment>
        <translation type="unfinished">%1 par %2 qui a des cases %3 à l’ouest et à l’est, ou au nord et au sud.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 beside a %3. Each %2 without a %3 beside it costs %4.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 and %3 symbols such as &quot;bottle&quot; and &quot;cow&quot;, %4 &quot;1 point&quot;</extracomment>
        <translation type="unfinished">%1 par %2 à côté d’un symbole %3. Chaque %2 sans %3 à côté coûte %4.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each square whose four neighbors all show %2.</source>
        <extracomment>%1 &quot;8 points&quot;, %2 several symbols, such as &quot;pickaxes&quot;</extracomment>
        <translation type="unfinished">%1 par case dont les quatre voisines montrent toutes des %2.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 on %3 or beside it.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;cow&quot;, %3 kind of land such as &quot;desert&quot;</extracomment>
        <translation type="unfinished">%1 par %2 sur une case %3 ou à côté.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 that is neither on %3 nor beside it.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;pickaxe&quot;, %3 kind of land such as &quot;snow&quot;</extracomment>
        <translation type="unfinished">%1 par %2 qui n’est ni sur une case %3 ni à côté.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 beside a %3.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 and %3 symbols such as &quot;wagon&quot; and &quot;fort&quot;</extracomment>
        <translation type="unfinished">%1 par %2 à côté d’un symbole %3.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 on your largest group of %3 or beside that group.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 symbol such as &quot;fort&quot;, %3 kind of land such as &quot;water&quot;</extracomment>
        <translation type="unfinished">%1 par %2 sur votre plus grand groupe de cases %3 ou à côté de ce groupe.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each two-by-two block of squares that all show a %2. Blocks may overlap.</source>
        <extracomment>%1 &quot;7 points&quot;, %2 symbol such as &quot;fort&quot;</extracomment>
        <translation type="unfinished">%1 par bloc de deux cases sur deux montrant toutes le symbole %2. Les blocs peuvent se chevaucher.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Look north, east, south and west from each %1 to the first %2: one point for each square in between, in the direction with the fewest. No points without a %2 in sight.</source>
        <extracomment>%1 symbol such as &quot;gun&quot;, %2 symbol such as &quot;wagon&quot;</extracomment>
        <translation type="unfinished">De chaque %1, regardez au nord, à l’est, au sud et à l’ouest jusqu’au premier symbole %2&#xa0;: un point par case intermédiaire, dans la direction qui en compte le moins. Aucun point si aucun symbole %2 n’est en vue.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2 in the largest group of them.</source>
        <extracomment>%1 &quot;2 points&quot;, %2 symbol such as &quot;cow&quot;</extracomment>
        <translation type="unfinished">%1 par %2 du plus grand groupe de ce symbole.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each empty place with squares on all four sides and at all four corners.</source>
        <extracomment>%1 &quot;5 points&quot;</extracomment>
        <translation type="unfinished">%1 par emplacement vide entouré de cases des huit côtés.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>For each row of two or more squares with a %1, west to east or north to south, by its length: %2.</source>
        <extracomment>%1 symbol such as &quot;wagon&quot;, %2 &quot;3 points for 2 or more and 6 points for 3 or more&quot;</extracomment>
        <translation type="unfinished">Pour chaque rangée d’au moins deux cases avec le symbole %1, d’ouest en est ou du nord au sud, selon sa longueur&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>By the number of %1: %2.</source>
        <extracomment>%1 several symbols, such as &quot;guns&quot;, %2 &quot;1 point for 1 or more and 4 points for 3 or more&quot;</extracomment>
        <translation type="unfinished">Selon le nombre de %1&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for whoever has more %2. If the other player has more %3, that player takes %4 of that reward.</source>
        <extracomment>%1 &quot;8 points&quot;, %2 and %3 several symbols, such as &quot;guns&quot; and &quot;bottles&quot;, %4 &quot;4 points&quot;, which go over to the other player out of the 8</extracomment>
        <translation type="unfinished">%1 pour le joueur qui a le plus de %2, dont %4 pour l’adversaire si celui-ci a plus de %3.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Whoever has more %1 loses a point for each %2 that the other player has.</source>
        <extracomment>%1 several symbols, such as &quot;bottles&quot;, %2 one of them</extracomment>
        <translation type="unfinished">Le joueur qui a le plus de %1 perd un point par %2 de l’adversaire.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>A point for every two of these: each %1 and each square of %2. A %1 on %2 counts as two.</source>
        <extracomment>%1 symbol such as &quot;cow&quot;, %2 kind of land such as &quot;plains&quot;</extracomment>
        <translation type="unfinished">Un point pour deux des choses suivantes&#xa0;: chaque %1 et chaque case %2. Le symbole %1 sur une case %2 compte double.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Whoever has fewer visible squares gets a point for each square of the difference.</source>
        <translation type="unfinished">Le joueur qui a le moins de cases visibles gagne un point par case d’écart.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%1 for each %2. Each square of %4 costs %3.</source>
        <extracomment>%1 &quot;3 points&quot;, %2 symbol such as &quot;pickaxe&quot;, %3 &quot;1 point&quot;, %4 kind of land such as &quot;forest&quot;</extracomment>
        <translation type="unfinished">%1 par %2. Chaque case %4 coûte %3.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>In between</source>
        <extracomment>Title of a bonus: symbols between two squares of one kind of land</extracomment>
        <translation type="unfinished">Entre deux</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Stockpile</source>
        <extracomment>Title of a bonus: points by the number of a symbol</extracomment>
        <translation type="unfinished">Stock</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Customers</source>
        <extracomment>Title of a bonus: one symbol beside another, at a loss without</extracomment>
        <translation type="unfinished">Clientèle</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Full circle</source>
        <extracomment>Title of a bonus: a square with the same symbol on all four sides</extracomment>
        <translation type="unfinished">Encerclement</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Showdown</source>
        <extracomment>Title of a bonus: whoever has more of a symbol</extracomment>
        <translation type="unfinished">Règlement de comptes</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Shoreline</source>
        <extracomment>Title of a bonus: symbols on the largest group of a kind of land or beside it</extracomment>
        <translation type="unfinished">Rivage</translation>
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
        <translation type="unfinished">À deux pas</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Far away</source>
        <extracomment>Title of a bonus: symbols neither on a kind of land nor beside it</extracomment>
        <translation type="unfinished">Au loin</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Too many</source>
        <extracomment>Title of a bonus: whoever has more of a symbol loses points</extracomment>
        <translation type="unfinished">C’en est trop</translation>
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
        <translation type="unfinished">Côte à côte</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Small town</source>
        <extracomment>Title of a bonus: whoever has fewer squares</extracomment>
        <translation type="unfinished">Bourgade</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Long range</source>
        <extracomment>Title of a bonus: squares between two symbols in a line</extracomment>
        <translation type="unfinished">Longue portée</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Clearing</source>
        <extracomment>Title of a bonus: symbols, less squares of a kind of land</extracomment>
        <translation type="unfinished">Clairière</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Herd</source>
        <extracomment>Title of a bonus: the largest group of a symbol</extracomment>
        <translation type="unfinished">Troupeau</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Patch of wilderness</source>
        <extracomment>Title of a bonus: an empty place inside a town</extracomment>
        <translation type="unfinished">Coin sauvage</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>Wagon train</source>
        <extracomment>Title of a bonus: symbols in a row</extracomment>
        <translation type="unfinished">Convoi</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>−%Ln point(s)</source>
        <extracomment>A negative number of points</extracomment>
        <translation type="unfinished">
            <numerusform>−%Ln point</numerusform>
            <numerusform>−%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>A number of points, alone or in a sentence such as &quot;3 points for each cow&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
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
        <translation type="unfinished">À deux&#xa0;: prenez des cartes et bâtissez la meilleure ville.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Turn the card</source>
        <translation type="unfinished">&amp;Tourner la carte</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Turn cards with the wheel</source>
        <extracomment>Menu entry that can be ticked</extracomment>
        <translation type="unfinished">Tourner les cartes avec la &amp;molette</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;First steps</source>
        <extracomment>Menu entry: explains the game within the board</extracomment>
        <translation type="unfinished">&amp;Premiers pas</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Deck editor</source>
        <extracomment>Menu entry: starts the program that makes decks of cards</extracomment>
        <translation type="unfinished">&amp;Éditeur de paquets</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Make your own decks in a separate program</source>
        <translation type="unfinished">Créer vos propres paquets dans un programme à part</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Open a saved game or a deck of cards</source>
        <translation type="unfinished">Ouvrir une partie enregistrée ou un paquet de cartes</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>The deck %1 cannot be read. You are playing with the game&apos;s own deck.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">Impossible de lire le paquet %1. Vous jouez avec le paquet du jeu.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Deck</source>
        <extracomment>Title of a question (noun): cards</extracomment>
        <translation type="unfinished">Paquet</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Play with the deck &quot;%1&quot;?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Jouer avec le paquet «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>&amp;Play it…</source>
        <extracomment>Button: start a game with the deck</extracomment>
        <translation type="unfinished">&amp;Jouer avec…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>There is no computer player &quot;%1&quot;.</source>
        <extracomment>%1 a name that was typed on the command line</extracomment>
        <translation type="unfinished">L’ordinateur n’a pas de niveau «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>Boomtown is for exactly two players.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">Boomtown se joue à deux joueurs exactement.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/table/boomtown.cpp"/>
        <source>--next is for tile sets only.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">--next ne vaut que pour les séries de tuiles.</translation>
    </message>
</context>
<context>
    <name>BoomtownAdvice</name>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>%1. %2. Expected lead: %3 points. %4</source>
        <extracomment>A move in a list: %1 its number, %2 the move, %3 such as &quot;+3.5&quot; points, %4 the reasons</extracomment>
        <translation type="unfinished">%1. %2. Avance attendue&#xa0;: %3 points. %4</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>%1 points: the expected lead at the end of the game after this move</source>
        <extracomment>Tooltip of a number; %1 such as &quot;+3.5&quot;</extracomment>
        <translation type="unfinished">%1 points&#xa0;: l’avance attendue en fin de partie après ce coup</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Start at this card</source>
        <extracomment>What a move does (verb): the other player shall start at this card</extracomment>
        <translation type="unfinished">Commencer à cette carte</translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Take the next card</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation type="unfinished">Prendre la carte suivante</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Pass over %Ln card(s), then take one</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation type="unfinished">
            <numerusform>Sauter %Ln carte, puis en prendre une</numerusform>
            <numerusform>Sauter %Ln cartes, puis en prendre une</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Place the free card</source>
        <extracomment>What a move does (verb): with a card that was passed over</extracomment>
        <translation type="unfinished">Placer la carte offerte</translation>
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
        <translation type="unfinished">colonne %1, ligne %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>upside down</source>
        <extracomment>A card that is turned by half a turn</extracomment>
        <translation type="unfinished">à l’envers</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>upright</source>
        <extracomment>A card that is not turned</extracomment>
        <translation type="unfinished">à l’endroit</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1 with %2</source>
        <extracomment>A square of a card: %1 such as &quot;desert&quot;, %2 such as &quot;wagon&quot;; the four of a card stand side by side with commas between them</extracomment>
        <translation type="unfinished">%1 avec %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>group of %Ln square(s)</source>
        <extracomment>Squares of the same land that share edges</extracomment>
        <translation type="unfinished">
            <numerusform>groupe de %Ln case</numerusform>
            <numerusform>groupe de %Ln cases</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>%1&apos;s town</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished">ville de %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>Card %1 in the circle: %2</source>
        <extracomment>%1 a number, 1 for the card that is next, %2 what the card shows</extracomment>
        <translation type="unfinished">Carte %1 du cercle&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>covers %1</source>
        <extracomment>Of a card that is placed: %1 what it would cover, such as &quot;gun on snow and cow on water&quot;</extracomment>
        <translation type="unfinished">recouvre %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>beside %1</source>
        <extracomment>Of a card that is placed: %1 what it would lie beside, such as &quot;gun on snow and cow on water&quot;</extracomment>
        <translation type="unfinished">à côté de %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>in hand: the card with %1</source>
        <extracomment>%1 what the card in the hand shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">en main&#xa0;: la carte avec %1</translation>
    </message>
</context>
<context>
    <name>BoomtownCards</name>
    <message>
        <location filename="../ui/boomtown/cardname.cpp"/>
        <source>%1 on %2</source>
        <extracomment>What a square of a card shows: %1 a symbol such as &quot;wagon&quot;, %2 a kind of land such as &quot;desert&quot;</extracomment>
        <translation type="unfinished">%1 sur %2</translation>
    </message>
</context>
<context>
    <name>BoomtownEvents</name>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 goes first, so %2 chooses where %1 starts</source>
        <extracomment>%1 name of the player who drafts first, %2 of the other one (B2)</extracomment>
        <translation type="unfinished">%1 joue en premier, donc %2 choisit où %1 commence</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 lets %2 start at the card with %3</source>
        <extracomment>%1 and %2 players, %3 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1 fait commencer %2 à la carte avec %3</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 takes the card with %2</source>
        <extracomment>%1 player, %2 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1 prend la carte avec %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 gets %Ln card(s) for free</source>
        <extracomment>%1 player, who gets cards that the other one has passed over</extracomment>
        <translation type="unfinished">
            <numerusform>%1 reçoit %Ln carte offerte</numerusform>
            <numerusform>%1 reçoit %Ln cartes offertes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 places the card with %2</source>
        <extracomment>%1 player, %2 what a card shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1 place la carte avec %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>it covers %Ln square(s)</source>
        <extracomment>Of a card that is placed</extracomment>
        <translation type="unfinished">
            <numerusform>elle recouvre %Ln case</numerusform>
            <numerusform>elle recouvre %Ln cases</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>Both win with %1</source>
        <extracomment>Both players win; %1 such as &quot;41 points&quot;</extracomment>
        <translation type="unfinished">Victoire partagée avec %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 wins %2 to %3</source>
        <extracomment>%1 player, %2 and %3 numbers of points</extracomment>
        <translation type="unfinished">%1 gagne par %2 à %3</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>Points and cards are equal.</source>
        <translation type="unfinished">Égalité de points et de cartes.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>The points are equal: %1 wins with fewer cards in town, %2 to %3.</source>
        <extracomment>%1 player, %2 and %3 numbers of cards</extracomment>
        <translation type="unfinished">Égalité de points&#xa0;: %1 gagne avec moins de cartes en ville, %2 contre %3.</translation>
    </message>
</context>
<context>
    <name>BoomtownFirstSteps</name>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your card goes here: along an edge of your town, or on top of some of its squares, which then no longer count. Right-click to turn it.</source>
        <translation type="unfinished">Votre carte va ici&#xa0;: le long d’un bord de votre ville, ou par-dessus certaines de ses cases, qui ne comptent alors plus. Faites un clic droit pour la tourner.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your card goes here: along an edge of your town, or on top of some of its squares, which then no longer count. Press %1 or right-click to turn it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Votre carte va ici&#xa0;: le long d’un bord de votre ville, ou par-dessus certaines de ses cases, qui ne comptent alors plus. Appuyez sur %1 ou faites un clic droit pour la tourner.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Click a place, or choose one with the arrow keys and press Enter.</source>
        <translation type="unfinished">Cliquez sur une place, ou choisissez-en une avec les flèches et appuyez sur Entrée.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>This is the circle. You and the other player take turns taking cards from it, and each of you builds a town with them.</source>
        <translation type="unfinished">Voici le cercle. L’autre joueur et vous y prenez des cartes à tour de rôle, et chacun bâtit une ville avec les siennes.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>This is the next card; in the game an arrow marks it. To take it, click it, or choose it with the arrow keys and press Enter. The circle goes clockwise.</source>
        <translation type="unfinished">Voici la carte suivante ; pendant la partie, une flèche la signale. Pour la prendre, cliquez dessus, ou choisissez-la avec les flèches et appuyez sur Entrée. Le cercle tourne dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>You may take a later card, such as this one. But every card that you pass over goes to the other player, for free.</source>
        <translation type="unfinished">Vous pouvez prendre une carte plus loin, comme celle-ci. Mais chaque carte que vous sautez est offerte à l’autre joueur.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/firststeps.cpp"/>
        <source>Your points: one for each square of your largest group of each land, plus the three bonuses in the middle of the circle. The player with the most points wins.</source>
        <translation type="unfinished">Vos points&#xa0;: un par case de votre plus grand groupe de chaque terrain, plus les trois bonus au milieu du cercle. Le plus grand nombre de points l’emporte.</translation>
    </message>
</context>
<context>
    <name>BoomtownHelp</name>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Two players take cards from one circle, and each builds a town of them. The town that is worth more wins.</source>
        <translation type="unfinished">Deux joueurs prennent des cartes dans un même cercle et bâtissent chacun une ville. La ville qui vaut le plus l’emporte.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>A card has four squares. Each of them shows a kind of land and, on it, a symbol.</source>
        <translation type="unfinished">Une carte a quatre cases. Chacune montre un terrain et, dessus, un symbole.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Three of the 18 cards lie in the middle with their backs up. The bonuses on them count for both players. The other 15 cards form a circle around them. The second player chooses the card where the first player starts.</source>
        <translation type="unfinished">Trois des 18 cartes sont au milieu, dos visible. Leurs bonus comptent pour les deux joueurs. Les 15 autres forment un cercle autour d’elles. Le second joueur choisit la carte où commence le premier.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Take the next card of the circle, which is marked, or pass over as many as you like and take a later one. The circle goes clockwise.</source>
        <translation type="unfinished">Prenez la carte suivante du cercle, qui est signalée, ou sautez-en autant que vous voulez et prenez-en une plus loin. Le cercle tourne dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>&lt;b&gt;Every card that you pass over goes to the other player, for free.&lt;/b&gt; Free cards are placed first, in the order of the circle, and nobody may refuse one. After that the other player takes a card.</source>
        <translation type="unfinished">&lt;b&gt;Chaque carte que vous sautez est offerte à l’autre joueur.&lt;/b&gt; Les cartes offertes se placent d’abord, dans l’ordre du cercle, et personne ne peut les refuser. Ensuite, l’autre joueur prend une carte.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a later card to see what the cards before it would bring each of you.</source>
        <translation type="unfinished">Pointez une carte plus loin pour voir ce que les cartes précédentes rapporteraient à chacun.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>A card lies upright or upside down, never sideways. The first card of your town may lie anywhere. Every later card must share the edge of a square with the town or cover some of its squares; a corner is not enough, and no card may be pushed under another.</source>
        <translation type="unfinished">Une carte se pose à l’endroit ou à l’envers, jamais de côté. La première carte de votre ville se pose où vous voulez. Chacune des suivantes doit toucher la ville par le bord d’une case ou recouvrir certaines de ses cases&#x202f;; un coin ne suffit pas, et aucune carte ne se glisse sous une autre.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The new card, outlined, covers a square of each of the others.</source>
        <translation type="unfinished">La nouvelle carte, encadrée, recouvre une case de chacune des autres.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The game is over when all 15 cards are placed, including those that the last player passed over. Only visible squares count.</source>
        <translation type="unfinished">La partie est finie quand les 15 cartes sont placées, y compris les dernières cartes sautées. Seules les cases visibles comptent.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Squares of the same land that share edges form a group. For each of the six lands your largest group counts: one point for each square.</source>
        <translation type="unfinished">Les cases d’un même terrain qui se touchent par un bord forment un groupe. Pour chacun des six terrains, votre plus grand groupe compte&#xa0;: un point par case.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The larger lake, outlined, brings 4 points. The smaller one brings none.</source>
        <translation type="unfinished">Le plus grand lac, encadré, rapporte 4 points. Le plus petit n’en rapporte aucun.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Then the three bonuses in the middle are added. The player with the most points wins. In a tie, the town with fewer cards wins, counting covered cards, too. If that is a tie as well, both players win.</source>
        <translation type="unfinished">On ajoute ensuite les trois bonus du milieu. Le plus grand nombre de points l’emporte. En cas d’égalité, la ville qui a le moins de cartes gagne, cartes recouvertes comprises. Si l’égalité persiste, les deux joueurs gagnent.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Three of these lie in the middle, different ones in each game. The numbers are those of the deck &quot;Boomtown&quot;; other decks may have different ones. In the towns, squares that bring points have a solid outline, and squares that cost points have a dashed one. Squares that only meet at a corner are not beside each other.</source>
        <translation type="unfinished">Trois d’entre eux sont au milieu, différents à chaque partie. Les nombres sont ceux du paquet «&#xa0;Boomtown&#xa0;»&#x202f;; d’autres paquets peuvent en avoir d’autres. Dans les villes, les cases qui rapportent des points ont un contour plein, celles qui en coûtent un contour en pointillé. Les cases qui ne se touchent que par un coin ne sont pas côte à côte.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Overview</source>
        <extracomment>Heading: what the game is about</extracomment>
        <translation type="unfinished">Aperçu</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Your turn</source>
        <extracomment>Heading: what to do in a turn</extracomment>
        <translation type="unfinished">À votre tour</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Placing a card</source>
        <extracomment>Heading: how a card is placed in a town</extracomment>
        <translation type="unfinished">Placer une carte</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Points</source>
        <extracomment>Heading</extracomment>
        <translation type="unfinished">Points</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>The 18 bonuses</source>
        <translation type="unfinished">Les 18 bonus</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Clic</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Pick up a card, then place it</source>
        <translation type="unfinished">Prendre une carte, puis la placer</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Glisser</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Pick up a card and place it in one go</source>
        <translation type="unfinished">Prendre une carte et la placer d’un seul geste</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Right button, wheel</source>
        <extracomment>A button of the mouse and its wheel</extracomment>
        <translation type="unfinished">Bouton droit, molette</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Turn the card in hand</source>
        <translation type="unfinished">Tourner la carte en main</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a later card</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Pointer une carte plus loin</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>See what the cards that you pass over bring</source>
        <translation type="unfinished">Voir ce que rapportent les cartes sautées</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Point at a number</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Pointer un nombre</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>See the squares that it comes from</source>
        <translation type="unfinished">Voir les cases d’où il provient</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Tab, Shift+Tab, arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Tab, Maj+Tab, flèches</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Go to another card or place</source>
        <translation type="unfinished">Aller à une autre carte ou à un autre emplacement</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Enter, Space</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Entrée, Espace</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Take the card or place it</source>
        <translation type="unfinished">Prendre la carte ou la placer</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+flèches</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look around, square by square</source>
        <translation type="unfinished">Explorer, case par case</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+PgUp, Alt+PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">Alt+Page haut, Alt+Page bas</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look at the previous or the next group</source>
        <translation type="unfinished">Regarder le groupe précédent ou suivant</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Alt+Home</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Début</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Look at the last card</source>
        <translation type="unfinished">Regarder la dernière carte</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Esc</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">Échap</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Stop looking around; put the card back into the circle</source>
        <translation type="unfinished">Arrêter d’explorer&#x202f;; remettre la carte dans le cercle</translation>
    </message>
    <message>
        <location filename="../app/boomtown/wording/helptext.cpp"/>
        <source>Open the deck editor</source>
        <translation type="unfinished">Ouvrir l’éditeur de paquets</translation>
    </message>
</context>
<context>
    <name>BoomtownReason</name>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the largest group gains %Ln square(s)</source>
        <extracomment>%2 a kind of land, such as &quot;Desert&quot;: the largest group of it in the player&apos;s town</extracomment>
        <translation type="unfinished">
            <numerusform>%2&#xa0;: le plus grand groupe gagne %Ln case</numerusform>
            <numerusform>%2&#xa0;: le plus grand groupe gagne %Ln cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the largest group loses %Ln square(s)</source>
        <extracomment>%2 a kind of land, such as &quot;Desert&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%2&#xa0;: le plus grand groupe perd %Ln case</numerusform>
            <numerusform>%2&#xa0;: le plus grand groupe perd %Ln cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: gains %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2&#xa0;: %Ln point de plus</numerusform>
            <numerusform>%2&#xa0;: %Ln points de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: loses %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2&#xa0;: %Ln point de moins</numerusform>
            <numerusform>%2&#xa0;: %Ln points de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the opponent loses %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2&#xa0;: %Ln point de moins pour l’adversaire</numerusform>
            <numerusform>%2&#xa0;: %Ln points de moins pour l’adversaire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the opponent gains %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%2&#xa0;: %Ln point de plus pour l’adversaire</numerusform>
            <numerusform>%2&#xa0;: %Ln points de plus pour l’adversaire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>covers %Ln visible square(s)</source>
        <translation type="unfinished">
            <numerusform>recouvre %Ln case visible</numerusform>
            <numerusform>recouvre %Ln cases visibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>denies the opponent a card worth %Ln point(s) in their town</source>
        <translation type="unfinished">
            <numerusform>prive l’adversaire d’une carte valant %Ln point dans sa ville</numerusform>
            <numerusform>prive l’adversaire d’une carte valant %Ln points dans sa ville</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>gives the opponent %Ln card(s) (value in their town: %3)</source>
        <extracomment>%3 points, such as &quot;5 points&quot;; the number may be negative</extracomment>
        <translation type="unfinished">
            <numerusform>offre %Ln carte à l’adversaire (valeur dans sa ville&#xa0;: %3)</numerusform>
            <numerusform>offre %Ln cartes à l’adversaire (valeur dans sa ville&#xa0;: %3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownReview</name>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>The move cost %1 %2 in winning chances and %3 points of the expected lead.</source>
        <extracomment>%1 player, %2 &quot;12%&quot; of the chances of winning, %3 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">Ce coup coûte à %1 %2 de chances de gagner et %3 points d’avance attendue.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>Given away:</source>
        <extracomment>Stands before &quot;7 points for Bo&quot;: what the cards bring that were passed over</extracomment>
        <translation type="unfinished">Offert&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 for %2</source>
        <extracomment>%1 &quot;7 points&quot;, %2 player</extracomment>
        <translation type="unfinished">%1 pour %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewwords.cpp"/>
        <source>%1 in winning chances, %2 points of the expected lead</source>
        <extracomment>%1 &quot;12%&quot; of the chances of winning, %2 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">%1 de chances de gagner, %2 points d’avance attendue</translation>
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
        <translation type="unfinished">Désert</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Forest</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Forêt</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Mountains</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Montagnes</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Plains</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Plaine</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Snow</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Neige</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Water</source>
        <extracomment>A kind of land on cards, as a label</extracomment>
        <translation type="unfinished">Eau</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Bottle</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">Bouteille</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Cow</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">Vache</translation>
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
        <translation type="unfinished">Pioche</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>Wagon</source>
        <extracomment>A symbol on cards, as a label</extracomment>
        <translation type="unfinished">Chariot</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>desert</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">désert</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>forest</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">forêt</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>mountains</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">montagne</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>plains</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">plaine</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>snow</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">neige</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>water</source>
        <extracomment>A kind of land inside a sentence: &quot;each wagon on desert or beside it&quot;, &quot;each wagon with desert to the west and east&quot;, &quot;your largest group of desert&quot;, &quot;each square of desert&quot;; first in &quot;desert with wagon&quot;</extracomment>
        <translation type="unfinished">eau</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>bottle</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">bouteille</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>cow</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">vache</translation>
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
        <translation type="unfinished">pioche</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>wagon</source>
        <extracomment>One symbol inside a sentence: &quot;for each cow&quot;, &quot;beside a cow&quot;, &quot;squares that all show a cow&quot;, &quot;to the first cow&quot;, &quot;without a cow in sight&quot;; first in &quot;cow on plains&quot;, last in &quot;plains with cow&quot;</extracomment>
        <translation type="unfinished">chariot</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>bottles</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">bouteilles</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>cows</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">vaches</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>forts</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">forts</translation>
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
        <translation type="unfinished">pioches</translation>
    </message>
    <message>
        <location filename="../ui/wording/cardwords.cpp"/>
        <source>wagons</source>
        <extracomment>Symbols inside a sentence: &quot;whoever has more cows&quot;, &quot;by the number of cows&quot;, &quot;whose four neighbors all show cows&quot;</extracomment>
        <translation type="unfinished">chariots</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>Look closely: this tile can score points for you right away.</source>
        <translation type="unfinished">Regardez bien&#xa0;: cette tuile peut vous rapporter des points tout de suite.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>This is your last tile. Incomplete features still score at the end, but less.</source>
        <translation type="unfinished">C’est votre dernière tuile. Les éléments incomplets comptent encore à la fin, mais moins.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the track. When the railroad is complete, he scores a point for each tile and comes home.</source>
        <translation type="unfinished">Vous pouvez placer un cow-boy sur les rails. Quand la voie ferrée est complète, il marque un point par tuile et rentre chez lui.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the mountain. When the mountain is complete, he scores a point for each nugget and takes the gold that is left.</source>
        <translation type="unfinished">Vous pouvez placer un cow-boy sur la montagne. Quand la montagne est complète, il marque un point par pépite et prend l’or restant.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy in the city. When all of its railroads are complete, he scores 3 points for each of them.</source>
        <translation type="unfinished">Vous pouvez placer un cow-boy dans la ville. Quand toutes ses voies ferrées sont complètes, il marque 3 points pour chacune.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may put a cowboy on the prairie. He stays there until the end of the game and then scores 2 points for each tipi camp and 4 for each horse herd.</source>
        <translation type="unfinished">Vous pouvez placer un cow-boy sur la prairie. Il y reste jusqu’à la fin de la partie, puis marque 2 points par camp de tipis et 4 par troupeau de chevaux.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may pitch your tent on a mountain. From your next turn on, you can mine there.</source>
        <translation type="unfinished">Vous pouvez planter votre tente sur une montagne. Dès votre prochain tour, vous pourrez y extraire de l’or.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>You may mine: instead of placing a piece, take a token from the mountain where your tent stands. Only you see what it is worth.</source>
        <translation type="unfinished">Vous pouvez extraire de l’or&#xa0;: au lieu de placer une pièce, prenez un jeton de la montagne où se trouve votre tente. Vous seul en voyez la valeur.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>In this game, you may take back a cowboy instead of placing one.</source>
        <translation type="unfinished">Dans cette partie, vous pouvez reprendre un cow-boy au lieu d’en placer un.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/coach.cpp"/>
        <source>All your cowboys are at work. They come home when what they stand on is complete; farmers stay until the end.</source>
        <translation type="unfinished">Tous vos cow-boys sont au travail. Ils rentrent chez eux quand ce qu’ils occupent est complet&#x202f;; les fermiers restent jusqu’à la fin.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>names</source>
        <extracomment>Stands for a value in the help of the command line: --against &lt;names&gt;</extracomment>
        <translation type="unfinished">noms</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>number</source>
        <extracomment>Stands for a value in the help of the command line: --people &lt;number&gt;</extracomment>
        <translation type="unfinished">nombre</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>--%1 needs --play.</source>
        <extracomment>Answer to a command line: %1 an option</extracomment>
        <translation type="unfinished">--%1 nécessite --play.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>[file]</source>
        <extracomment>Stands for a file in the help of the command line; it may be left out</extracomment>
        <translation type="unfinished">[fichier]</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Language of the windows, such as de.</source>
        <translation type="unfinished">Langue des fenêtres, par exemple de.</translation>
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
        <translation type="unfinished">Couleurs des fenêtres&#xa0;: system (système), light (clair) ou dark (sombre).</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Animation speed: off, still, slow, normal or fast.</source>
        <translation type="unfinished">Vitesse des animations&#xa0;: off, still, slow, normal ou fast.</translation>
    </message>
    <message>
        <location filename="../app/shell/commandline.cpp"/>
        <source>Only one file can be opened.</source>
        <translation type="unfinished">Un seul fichier peut être ouvert.</translation>
    </message>
</context>
<context>
    <name>CompletionLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left would complete it</source>
        <extracomment>A feature of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln des tuiles restantes compléterait cet élément</numerusform>
            <numerusform>%Ln des tuiles restantes compléteraient cet élément</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left would close this edge</source>
        <extracomment>An open edge of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln des tuiles restantes fermerait ce bord</numerusform>
            <numerusform>%Ln des tuiles restantes fermeraient ce bord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left fit here</source>
        <extracomment>An empty square of the board: %Ln of the tiles in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln des tuiles restantes convient ici</numerusform>
            <numerusform>%Ln des tuiles restantes conviennent ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would complete it, and so would %Ln of those left</source>
        <extracomment>A feature of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>La tuile en main compléterait cet élément, et %Ln de celles qui restent aussi</numerusform>
            <numerusform>La tuile en main compléterait cet élément, et %Ln de celles qui restent aussi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would close this edge, and so would %Ln of those left</source>
        <extracomment>An open edge of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>La tuile en main fermerait ce bord, et %Ln de celles qui restent aussi</numerusform>
            <numerusform>La tuile en main fermerait ce bord, et %Ln de celles qui restent aussi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand fits here, and so do %Ln of those left</source>
        <extracomment>An empty square of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>La tuile en main convient ici, et %Ln de celles qui restent aussi</numerusform>
            <numerusform>La tuile en main convient ici, et %Ln de celles qui restent aussi</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand would complete it</source>
        <translation type="unfinished">Seule la tuile en main compléterait cet élément</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand would close this edge</source>
        <translation type="unfinished">Seule la tuile en main fermerait ce bord</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>Only the tile in hand fits here</source>
        <translation type="unfinished">Seule la tuile en main convient ici</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>No single tile can complete it anymore</source>
        <translation type="unfinished">Aucune tuile ne peut plus compléter cet élément à elle seule</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>None of the tiles left would close this edge</source>
        <extracomment>A railroad or mountain goes on behind an open edge, whatever tile is placed there</extracomment>
        <translation type="unfinished">Aucune des tuiles restantes ne fermerait ce bord</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>None of the tiles left fits here</source>
        <translation type="unfinished">Aucune des tuiles restantes ne convient ici</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is less than %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is &quot;1%&quot;</extracomment>
        <translation type="unfinished">votre chance d’en piocher une est inférieure à %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is more than %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is &quot;99%&quot;</extracomment>
        <translation type="unfinished">votre chance d’en piocher une est supérieure à %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>your chance of drawing one is %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 as in &quot;62%&quot;</extracomment>
        <translation type="unfinished">votre chance d’en piocher une est de %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is less than %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 is &quot;1%&quot;</extracomment>
        <translation type="unfinished">la chance de %1 d’en piocher une est inférieure à %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is more than %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 is &quot;99%&quot;</extracomment>
        <translation type="unfinished">la chance de %1 d’en piocher une est supérieure à %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%1&apos;s chance of drawing one is %2</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 player, %2 as in &quot;62%&quot;</extracomment>
        <translation type="unfinished">la chance de %1 d’en piocher une est de %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It can no longer be completed</source>
        <translation type="unfinished">Elle ne peut plus être complétée</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It takes at least %Ln more tile(s) to complete it</source>
        <extracomment>A railroad or mountain of the board</extracomment>
        <translation type="unfinished">
            <numerusform>Il faut au moins %Ln tuile de plus pour la compléter</numerusform>
            <numerusform>Il faut au moins %Ln tuiles de plus pour la compléter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>closed by %Ln of the tiles left</source>
        <extracomment>An open edge of a railroad or mountain, which tiles would close; stands behind its place and a colon</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln des tuiles restantes le ferme</numerusform>
            <numerusform>%Ln des tuiles restantes le ferment</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand does not fit: %1</source>
        <extracomment>%1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation type="unfinished">La tuile en main ne convient pas&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ConfirmingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/confirmingmode.cpp"/>
        <source>Confirm: %1</source>
        <extracomment>Name of a choice; %1 is what the player would do: &quot;Put a railwayman on the railroad: 4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">Confirmer&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/confirmingmode.cpp"/>
        <source>Enter or another click confirms the move; Esc takes it back.</source>
        <translation type="unfinished">Entrée ou un autre clic confirme le coup, Échap le reprend.</translation>
    </message>
</context>
<context>
    <name>CountChanges</name>
    <message>
        <location filename="../editor/boomtown/statistics/countchanges.cpp"/>
        <source>%1 from %2 to %3</source>
        <extracomment>Part of a list: %1 a land or symbol, %2 and %3 on how many squares it was and is; or %1 &quot;Table rows&quot;, %2 and %3 how many there were and are</extracomment>
        <translation type="unfinished">%1 (de %2 à %3)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/countchanges.cpp"/>
        <source>Table rows</source>
        <extracomment>The rows of tables in bonuses</extracomment>
        <translation type="unfinished">Lignes de tableau</translation>
    </message>
</context>
<context>
    <name>DeckChanges</name>
    <message>
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (card %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the id of a card</extracomment>
        <translation type="unfinished">%1 (carte %2)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (cards %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the ids of cards, as a list</extracomment>
        <translation type="unfinished">%1 (cartes %2)</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (%Ln card(s))</source>
        <extracomment>A step of the history: %1 what was done, to how many cards</extracomment>
        <translation type="unfinished">
            <numerusform>%1 (%Ln carte)</numerusform>
            <numerusform>%1 (%Ln cartes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckFindingWords</name>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>The deck</source>
        <extracomment>Place of a problem: the deck of cards</extracomment>
        <translation type="unfinished">Le paquet</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>no. %1</source>
        <extracomment>In place of the id that a card does not have: %1 its number in the deck</extracomment>
        <translation type="unfinished">n°&#xa0;%1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1, front</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">Carte %1, recto</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1, bonus</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">Carte %1, bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>Card %1</source>
        <extracomment>Place of a problem: %1 id of a card</extracomment>
        <translation type="unfinished">Carte %1</translation>
    </message>
</context>
<context>
    <name>DeckHandbook</name>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A Boomtown deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Un paquet de Boomtown</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A deck has 18 cards. The front of a card has four squares, which become part of a town. Its back is a bonus.</source>
        <translation type="unfinished">Un paquet a 18 cartes. Le recto d’une carte a quatre cases, qui feront partie d’une ville. Son dos est un bonus.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>The list on the left shows all cards. Choose several to copy or remove them together. Drag them to change their order. The tab &quot;Deck&quot; shows the name of the deck and its description, also in other languages.</source>
        <translation type="unfinished">La liste à gauche contient toutes les cartes. Choisissez-en plusieurs pour les copier ou les supprimer ensemble. Faites-les glisser pour changer l’ordre. L’onglet «&#xa0;Paquet&#xa0;» contient le nom du paquet et sa description, aussi dans d’autres langues.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Drawing a card</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Dessiner une carte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Click a square to choose it. Click it again for its next land, or click its symbol for the next symbol. The right button goes back.</source>
        <translation type="unfinished">Cliquez sur une case pour la choisir. Cliquez encore pour le terrain suivant, ou sur son symbole pour le symbole suivant. Le bouton droit revient en arrière.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>The buttons below the card choose a land or a symbol directly. Their tool tips name the keys that do the same.</source>
        <translation type="unfinished">Les boutons sous la carte choisissent directement un terrain ou un symbole. Leurs infobulles indiquent les touches équivalentes.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A card may lie upside down in a town. &quot;Show upside down&quot; shows how that looks, and changes nothing.</source>
        <translation type="unfinished">Une carte peut être à l’envers dans une ville. «&#xa0;Afficher à l’envers&#xa0;» montre ce que cela donne, et ne change rien.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Bonuses</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>On the &quot;Card&quot; tab, you choose one of 18 kinds of bonuses. Below it are the fields that this kind takes: symbols, a land, points. The picture shows the bonus as players see it.</source>
        <translation type="unfinished">Dans l’onglet «&#xa0;Carte&#xa0;», vous choisissez l’un des 18 types de bonus. Au-dessous se trouvent les champs que demande ce type&#xa0;: symboles, un terrain, points. L’image montre le bonus tel que les joueurs le voient.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Some kinds use a table. Each row says how many symbols are needed and how many points they bring. The last row that is reached counts.</source>
        <translation type="unfinished">Certains types demandent un tableau. Chaque ligne indique combien de symboles il faut et combien de points ils rapportent. C’est la dernière ligne atteinte qui compte.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Problems and balance</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Problèmes et équilibre</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>A deck with an error cannot be played. Click a problem to go to its card. The button beside it repairs it.</source>
        <translation type="unfinished">Un paquet avec une erreur n’est pas jouable. Cliquez sur un problème pour aller à sa carte. Le bouton à côté le répare.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>In a balanced deck, each land and each symbol appears 12 times. The tab &quot;Balance&quot; counts them, and compares the bonuses with those of the game&apos;s deck.</source>
        <translation type="unfinished">Dans un paquet équilibré, chaque terrain et chaque symbole figure 12 fois. L’onglet «&#xa0;Équilibre&#xa0;» les compte et compare les bonus à ceux du paquet du jeu.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Trying a deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Essayer un paquet</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>In the lab the computer plays many games with your deck. You see how many points each bonus brings, and which cards are passed over.</source>
        <translation type="unfinished">Dans le laboratoire, l’ordinateur joue de nombreuses parties avec votre paquet. Vous voyez combien de points rapporte chaque bonus, et quelles cartes sont sautées.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>F5 starts the game with the deck as it is now, saved or not. &quot;Install in the game&quot; lets you choose it for any new game.</source>
        <translation type="unfinished">F5 lance le jeu avec le paquet tel qu’il est, enregistré ou non. «&#xa0;Installer dans le jeu&#xa0;» permet de le choisir pour toute nouvelle partie.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>Printing a deck</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Imprimer un paquet</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckhandbook.cpp"/>
        <source>&quot;Print and play&quot; makes pages of cards with their bonuses on the backs. If you cannot print on both sides, print the bonus cards too.</source>
        <translation type="unfinished">«&#xa0;Imprimer et jouer&#xa0;» produit des pages de cartes avec leurs bonus au dos. Si vous ne pouvez pas imprimer en recto verso, imprimez aussi les cartes bonus.</translation>
    </message>
</context>
<context>
    <name>DeckInstalling</name>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>A deck called &quot;%1&quot; is already installed.</source>
        <extracomment>%1 name of a deck of cards</extracomment>
        <translation type="unfinished">Un paquet nommé «&#xa0;%1&#xa0;» est déjà installé.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button: the new deck takes the place of the installed one</extracomment>
        <translation type="unfinished">&amp;Remplacer</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button: both decks of the same name stay installed</extracomment>
        <translation type="unfinished">Garder les &amp;deux</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The deck was not installed</source>
        <translation type="unfinished">Le paquet n’a pas été installé</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Remove a deck</source>
        <translation type="unfinished">Retirer un paquet</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Remove &quot;%1&quot; from your decks?</source>
        <extracomment>%1 name of a deck of cards</extracomment>
        <translation type="unfinished">Retirer «&#xa0;%1&#xa0;» de vos paquets&#x202f;?</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Its file will be deleted. Saved games keep the deck.</source>
        <translation type="unfinished">Son fichier sera supprimé. Les parties enregistrées gardent le paquet.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&amp;Remove</source>
        <extracomment>Button (verb): remove the deck</extracomment>
        <translation type="unfinished">&amp;Retirer</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The deck was not removed</source>
        <translation type="unfinished">Le paquet n’a pas été retiré</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>&quot;%1&quot; could not be removed: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">Impossible de supprimer «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Save a copy of the deck</source>
        <translation type="unfinished">Enregistrer une copie du paquet</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>Decks (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">Paquets (%1)</translation>
    </message>
    <message>
        <location filename="../ui/boomtown/deckinstalling.cpp"/>
        <source>The copy was not saved</source>
        <translation type="unfinished">La copie n’a pas été enregistrée</translation>
    </message>
</context>
<context>
    <name>DeckKind</name>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>New dec&amp;k…</source>
        <extracomment>Menu entry: a new deck of cards</extracomment>
        <translation type="unfinished">Nouv&amp;eau paquet…</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Start a new Boomtown deck, plain or based on another one</source>
        <translation type="unfinished">Commencer un nouveau paquet de Boomtown, simple ou à partir d’un autre</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>New deck</source>
        <extracomment>Name of a deck of cards that has none yet</extracomment>
        <translation type="unfinished">Nouveau paquet</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Card</source>
        <extracomment>Menu: what can be done with cards</extracomment>
        <translation type="unfinished">Car&amp;te</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Decks (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">Paquets (%1)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Find a card</source>
        <translation type="unfinished">C&amp;hercher une carte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;New card</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Nouvelle carte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>T&amp;urn the card</source>
        <extracomment>Menu entry: shows the card upside down</extracomment>
        <translation type="unfinished">&amp;Tourner la carte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>&amp;Balance</source>
        <extracomment>Menu entry: shows how balanced the deck is</extracomment>
        <translation type="unfinished">É&amp;quilibre</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>C&amp;ard list</source>
        <extracomment>Menu entry: shows or hides a part of the window</extracomment>
        <translation type="unfinished">Lis&amp;te des cartes</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">Clic</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose a square; click it again for its next land, or click its symbol for the next symbol; right-click to go back</source>
        <translation type="unfinished">Choisir une case&#x202f;; sur la case choisie, le terrain suivant, ou sur le symbole, le symbole suivant&#x202f;; clic droit pour revenir en arrière</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Arrow keys</source>
        <extracomment>The arrow keys</extracomment>
        <translation type="unfinished">Flèches</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose a square</source>
        <translation type="unfinished">Choisir une case</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose the land of the square</source>
        <translation type="unfinished">Choisir le terrain de la case</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Choose the symbol of the square</source>
        <translation type="unfinished">Choisir le symbole de la case</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Enter, Backspace</source>
        <extracomment>Names of keys, in a table</extracomment>
        <translation type="unfinished">Entrée, Retour arrière</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Next or previous land; with Shift, next or previous symbol</source>
        <translation type="unfinished">Terrain suivant, terrain précédent&#x202f;; avec Maj, le symbole</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckkind.cpp"/>
        <source>Repair the chosen problem</source>
        <translation type="unfinished">Réparer le problème choisi</translation>
    </message>
</context>
<context>
    <name>DrawTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Draw</source>
        <extracomment>Name of a tool: to draw on a tile, not to take one from the stack</extracomment>
        <translation type="unfinished">Dessiner</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click an edge to switch between prairie, railroad and mountain. Drag to lay track or join mountains. Scroll to add or remove symbols.</source>
        <translation type="unfinished">Cliquez sur un bord pour passer de prairie à voie ferrée ou montagne. Faites glisser pour poser des rails ou relier des montagnes. Tournez la molette pour ajouter ou retirer des symboles.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Split a prairie</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Diviser une prairie</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Join prairies</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Réunir des prairies</translation>
    </message>
</context>
<context>
    <name>EdgeTexts</name>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Bord nord&#xa0;: voie ferrée</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Bord nord&#xa0;: montagne</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>North edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Bord nord&#xa0;: prairie</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Bord est&#xa0;: voie ferrée</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Bord est&#xa0;: montagne</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>East edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Bord est&#xa0;: prairie</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Bord sud&#xa0;: voie ferrée</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Bord sud&#xa0;: montagne</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>South edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Bord sud&#xa0;: prairie</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: railroad</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Bord ouest&#xa0;: voie ferrée</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: mountain</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Bord ouest&#xa0;: montagne</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tool.cpp"/>
        <source>West edge: prairie</source>
        <extracomment>An edge of a tile and what is there: a step of the history, a name for screen readers</extracomment>
        <translation type="unfinished">Bord ouest&#xa0;: prairie</translation>
    </message>
</context>
<context>
    <name>EdgeWords</name>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north</source>
        <extracomment>Name of an edge, nominative, as in &quot;north–south&quot; or &quot;Edge north&quot;</extracomment>
        <translation type="unfinished">nord</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east</source>
        <extracomment>Name of an edge, nominative, as in &quot;east–west&quot; or &quot;Edge east&quot;</extracomment>
        <translation type="unfinished">est</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south</source>
        <extracomment>Name of an edge, nominative, as in &quot;north–south&quot; or &quot;Edge south&quot;</extracomment>
        <translation type="unfinished">sud</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west</source>
        <extracomment>Name of an edge, nominative, as in &quot;east–west&quot; or &quot;Edge west&quot;</extracomment>
        <translation type="unfinished">ouest</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north edge, western half</source>
        <translation type="unfinished">bord nord, moitié ouest</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>north edge, eastern half</source>
        <translation type="unfinished">bord nord, moitié est</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east edge, northern half</source>
        <translation type="unfinished">bord est, moitié nord</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>east edge, southern half</source>
        <translation type="unfinished">bord est, moitié sud</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south edge, eastern half</source>
        <translation type="unfinished">bord sud, moitié est</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>south edge, western half</source>
        <translation type="unfinished">bord sud, moitié ouest</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west edge, southern half</source>
        <translation type="unfinished">bord ouest, moitié sud</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>west edge, northern half</source>
        <translation type="unfinished">bord ouest, moitié nord</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>railroad</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: railroad&quot;</extracomment>
        <translation type="unfinished">voie ferrée</translation>
    </message>
    <message>
        <location filename="../ui/wording/edgewords.cpp"/>
        <source>mountain</source>
        <extracomment>What lies at an edge of a tile, nominative, as in &quot;Edge north: mountain&quot;</extracomment>
        <translation type="unfinished">montagne</translation>
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
        <translation type="unfinished">ville</translation>
    </message>
</context>
<context>
    <name>EditorCommandLine</name>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Draw tiles and cards, try them, print them.</source>
        <translation type="unfinished">Dessiner des tuiles et des cartes, les essayer, les imprimer.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Tile sets (*.tileset.json, *.tileset.zip) and decks (*.deck.json) to open.</source>
        <translation type="unfinished">Séries de tuiles (*.tileset.json, *.tileset.zip) et paquets (*.deck.json) à ouvrir.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>[file…]</source>
        <extracomment>On the command line: files that may be named</extracomment>
        <translation type="unfinished">[fichier…]</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Language of the windows, such as de.</source>
        <translation type="unfinished">Langue des fenêtres, par exemple de.</translation>
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
        <translation type="unfinished">Couleurs des fenêtres&#xa0;: system (système), light (clair) ou dark (sombre).</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the set or deck as a PDF for printing and exit; works without a screen.</source>
        <translation type="unfinished">Écrire la série ou le paquet en PDF à imprimer, puis quitter&#x202f;; fonctionne sans écran.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the tiles or cards as pictures and exit; works without a screen.</source>
        <translation type="unfinished">Écrire les tuiles ou les cartes en images, puis quitter&#x202f;; fonctionne sans écran.</translation>
    </message>
    <message>
        <location filename="../editor/program/editorcommandline.cpp"/>
        <source>Write the pages as SVG and exit; works without a screen.</source>
        <translation type="unfinished">Écrire les pages en SVG, puis quitter&#x202f;; fonctionne sans écran.</translation>
    </message>
</context>
<context>
    <name>EditorHelp</name>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">Clic</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Switch an edge between railroad, mountain and prairie; right-click to go back</source>
        <translation type="unfinished">Faire passer un bord de voie ferrée à montagne ou prairie&#x202f;; clic droit pour revenir en arrière</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">Glisser</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Lay track from edge to edge or into the middle; extend a mountain to an edge or another mountain</source>
        <translation type="unfinished">Poser des rails de bord à bord ou vers le milieu&#x202f;; étendre une montagne jusqu’à un bord ou une autre montagne</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Wheel</source>
        <extracomment>What to do with the mouse, in a table</extracomment>
        <translation type="unfinished">Molette</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add or remove nuggets, locomotives and tipi camps; with Shift, horse herds</source>
        <translation type="unfinished">Ajouter ou retirer pépites, locomotives et camps de tipis&#x202f;; avec Maj, troupeaux de chevaux</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Arrow keys</source>
        <extracomment>The arrow keys</extracomment>
        <translation type="unfinished">Flèches</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Choose an edge</source>
        <translation type="unfinished">Choisir un bord</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>PgUp, PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">Page haut, Page bas</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Go through edges and parts of the tile</source>
        <translation type="unfinished">Parcourir les bords et les parties de la tuile</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Enter, Backspace</source>
        <extracomment>Names of keys, in a table</extracomment>
        <translation type="unfinished">Entrée, Retour arrière</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Same as a click, same as a right-click</source>
        <translation type="unfinished">Comme un clic, comme un clic droit</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Begin a drag at the chosen edge or part; press again to end it</source>
        <translation type="unfinished">Commencer à glisser depuis le bord ou la partie choisie&#x202f;; appuyer encore pour finir</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add or remove the symbol that belongs to the chosen part</source>
        <translation type="unfinished">Ajouter ou retirer le symbole propre à la partie choisie</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Add a nugget, locomotive, tipi camp or horse herd; with Shift, remove one</source>
        <translation type="unfinished">Ajouter une pépite, une locomotive, un camp de tipis ou un troupeau de chevaux&#x202f;; avec Maj, en retirer</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Choose a tool</source>
        <translation type="unfinished">Choisir un outil</translation>
    </message>
    <message>
        <location filename="../editor/set/setkeys.cpp"/>
        <source>Repair the chosen problem</source>
        <translation type="unfinished">Réparer le problème choisi</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Keys and mouse</source>
        <translation type="unfinished">Clavier et souris</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>On the drawing</source>
        <extracomment>Heading above a table of keys: they work on the large picture of a tile or card that is drawn on</extracomment>
        <translation type="unfinished">Sur le dessin</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>Everywhere</source>
        <extracomment>Heading above a table of keys: they work in the whole window</extracomment>
        <translation type="unfinished">Partout</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>About Lodeline</source>
        <extracomment>Title of a dialog</extracomment>
        <translation type="unfinished">À propos de Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editorhelp.cpp"/>
        <source>&lt;h3&gt;Lodeline Editor %1&lt;/h3&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Unofficial: not connected with the publishers of any board game.&lt;/p&gt;</source>
        <extracomment>%1 number of the version; h3 and p are marks of HTML</extracomment>
        <translatorcomment>free: board</translatorcomment>
        <translation type="unfinished">&lt;h3&gt;Éditeur Lodeline %1&lt;/h3&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Non officiel&#xa0;: sans lien avec les éditeurs d’aucun jeu de société.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the railwayman at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 reprend le cheminot en %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the gold miner at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 reprend le chercheur d’or en %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the farmer at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 reprend le fermier en %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes back the merchant at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 reprend le marchand en %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s railwayman comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">Un cheminot revient à %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s gold miner comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">Un chercheur d’or revient à %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s farmer comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">Un fermier revient à %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s merchant comes home</source>
        <extracomment>%1 player; the cowboy goes back to those that can be put down</extracomment>
        <translation type="unfinished">Un marchand revient à %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile is on the board</source>
        <translation type="unfinished">La tuile de départ est sur le plateau</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile is on the board, with %Ln token(s) on it</source>
        <extracomment>%Ln mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>La tuile de départ est sur le plateau, avec %Ln jeton dessus</numerusform>
            <numerusform>La tuile de départ est sur le plateau, avec %Ln jetons dessus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln tile(s) fit nowhere and are discarded</source>
        <translation type="unfinished">
            <numerusform>%Ln tuile ne convient nulle part et est écartée</numerusform>
            <numerusform>%Ln tuiles ne conviennent nulle part et sont écartées</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>None of the tiles left fits anywhere: the game ends</source>
        <translation type="unfinished">Aucune des tuiles restantes ne convient nulle part&#xa0;: la partie se termine</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws the last tile</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 pioche la dernière tuile</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws a tile, %Ln left</source>
        <extracomment>%1 player, %Ln tiles left in the stack</extracomment>
        <translation type="unfinished">
            <numerusform>%1 pioche une tuile, il en reste %Ln</numerusform>
            <numerusform>%1 pioche une tuile, il en reste %Ln</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 places the tile at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 place la tuile en %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 places the tile at %2 and puts %Ln token(s) on its mountains</source>
        <extracomment>%1 player, %2 position, %Ln mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%1 place la tuile en %2 et met %Ln jeton sur ses montagnes</numerusform>
            <numerusform>%1 place la tuile en %2 et met %Ln jetons sur ses montagnes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a railwayman on the railroad</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 place un cheminot sur la voie ferrée</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a gold miner on the mountain</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 place un chercheur d’or sur la montagne</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a farmer on the prairie</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 place un fermier sur la prairie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 puts a merchant in the city</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 place un marchand dans la ville</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 pitches the tent at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">%1 plante sa tente en %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes a token from the mountain: %2</source>
        <extracomment>%1 player, %2 value of the mining token</extracomment>
        <translation type="unfinished">%1 prend un jeton de la montagne&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 takes a token from the mountain</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 prend un jeton de la montagne</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>Nobody scores for %1</source>
        <extracomment>%1 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">Personne ne marque pour %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 scores %Ln point(s) for %2</source>
        <extracomment>%1 player, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1 marque %Ln point pour %2</numerusform>
            <numerusform>%1 marque %Ln points pour %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 score %Ln point(s) each for %2</source>
        <comment>several players</comment>
        <extracomment>%1 players, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1 marquent chacun %Ln point pour %2</numerusform>
            <numerusform>%1 marquent chacun %Ln points pour %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 gets %Ln token(s) from the mountain at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation type="unfinished">
            <numerusform>%1 reçoit %Ln jeton de la montagne en %2</numerusform>
            <numerusform>%1 reçoit %Ln jetons de la montagne en %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln token(s) from the mountain at %1 go back to the supply</source>
        <extracomment>%1 position</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln jeton de la montagne en %1 retourne à la réserve</numerusform>
            <numerusform>%Ln jetons de la montagne en %1 retournent à la réserve</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1&apos;s tent comes home</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">La tente revient à %1</translation>
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
        <translation type="unfinished">Tous révèlent leur or&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete railroad of %Ln tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>une voie ferrée incomplète de %Ln tuile</numerusform>
            <numerusform>une voie ferrée incomplète de %Ln tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>une voie ferrée de %Ln tuile</numerusform>
            <numerusform>une voie ferrée de %Ln tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s) with a locomotive</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>une voie ferrée de %Ln tuile avec une locomotive</numerusform>
            <numerusform>une voie ferrée de %Ln tuiles avec une locomotive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s) with several locomotives</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>une voie ferrée de %Ln tuile avec plusieurs locomotives</numerusform>
            <numerusform>une voie ferrée de %Ln tuiles avec plusieurs locomotives</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain without nuggets</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">une montagne incomplète sans pépites</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain without nuggets</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">une montagne sans pépites</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain with %Ln nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>une montagne incomplète avec %Ln pépite</numerusform>
            <numerusform>une montagne incomplète avec %Ln pépites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain with %Ln nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>une montagne avec %Ln pépite</numerusform>
            <numerusform>une montagne avec %Ln pépites</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city without completed railroads</source>
        <extracomment>Stands after &quot;Nobody scores for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">une ville incomplète sans voie ferrée complète</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city with %Ln completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>une ville incomplète avec %Ln voie ferrée complète</numerusform>
            <numerusform>une ville incomplète avec %Ln voies ferrées complètes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a city with %Ln completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">
            <numerusform>une ville avec %Ln voie ferrée complète</numerusform>
            <numerusform>une ville avec %Ln voies ferrées complètes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Stands in &quot;a prairie with %1&quot;, in the case that your translation of that needs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln camp de tipis</numerusform>
            <numerusform>%Ln camps de tipis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Stands in &quot;a prairie with %1&quot;, in the case that your translation of that needs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln troupeau de chevaux</numerusform>
            <numerusform>%Ln troupeaux de chevaux</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a prairie without tipi camps or horse herds</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">une prairie sans camp de tipis ni troupeau de chevaux</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a prairie with %1</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; %1 is a list of camps and herds with their numbers</extracomment>
        <translation type="unfinished">une prairie avec %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>gold</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation type="unfinished">l’or</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 wins with %Ln point(s)</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">
            <numerusform>%1 gagne avec %Ln point</numerusform>
            <numerusform>%1 gagne avec %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 share the win with %Ln point(s) each</source>
        <extracomment>%1 players</extracomment>
        <translation type="unfinished">
            <numerusform>%1 se partagent la victoire avec %Ln point chacun</numerusform>
            <numerusform>%1 se partagent la victoire avec %Ln points chacun</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: %2.</source>
        <extracomment>%1 name of a file, %2 the reason as the system words it</extracomment>
        <translation type="unfinished">Impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>There is not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation type="unfinished">Pas assez de mémoire pour une image de cette taille. Choisissez-en une plus petite.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: its folder does not exist.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: son dossier n’existe pas.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>&quot;%1&quot; cannot be written: you are not allowed to write in its folder.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: vous n’avez pas le droit d’écrire dans son dossier.</translation>
    </message>
    <message>
        <location filename="../ui/export/writing.cpp"/>
        <source>The folder &quot;%1&quot; cannot be created.</source>
        <extracomment>%1 path of a folder</extracomment>
        <translation type="unfinished">Impossible de créer le dossier «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ExportCommand</name>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Prints a tile set or a deck to a file.</source>
        <translation type="unfinished">Imprime une série ou un paquet dans un fichier.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>A tile set (*.tileset.json, *.tileset.zip) or a deck (*.deck.json). If OUT is empty, as in --export-pdf=, the result is written next to this file.</source>
        <translation type="unfinished">Une série de tuiles (*.tileset.json, *.tileset.zip) ou un paquet (*.deck.json). Si OUT est vide, comme dans --export-pdf=, le fichier est placé à côté.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Pages to print and cut out, as PDF.</source>
        <translation type="unfinished">Pages à imprimer et à découper, en PDF.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The same pages as SVG; several pages get a file each.</source>
        <translation type="unfinished">Les mêmes pages en SVG&#x202f;; un fichier par page s’il y en a plusieurs.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Pictures: one of all designs if OUT ends in .png, otherwise a folder with one per design.</source>
        <translation type="unfinished">Images&#xa0;: une seule de tous les modèles si OUT finit par .png, sinon un dossier avec une image par modèle.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a tile (45).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Côté d’une tuile (45).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a card of a deck (60).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Côté d’une carte d’un paquet (60).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Width of a bonus card (60).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Largeur d’une carte bonus (60).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>A4, A3, A5, A6, Letter, Legal or Tabloid (A4).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">A4, A3, A5, A6, Letter, Legal ou Tabloid (A4).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Landscape: the long side of the paper is horizontal.</source>
        <translation type="unfinished">Paysage&#xa0;: le grand côté du papier est horizontal.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Margin left blank on each side (5).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Marge laissée blanche de chaque côté (5).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Gap between tiles (3).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Écart entre les tuiles (3).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>How far pictures extend beyond the cut, at most half the gap (1).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given, in mm</extracomment>
        <translation type="unfinished">Débord des images au-delà de la coupe, au plus la moitié de l’écart (1).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Without cut marks.</source>
        <translation type="unfinished">Sans repères de coupe.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Without the ruler for checking the size.</source>
        <translation type="unfinished">Sans la règle de contrôle de la taille.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Add the reverse side after each page, for two-sided printing.</source>
        <translation type="unfinished">Ajouter le verso après chaque page, pour l’impression recto verso.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Edge on which the sheet is flipped: long or short (long).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">Bord sur lequel la feuille est retournée&#xa0;: long ou short (court) (long).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>White background, pale colors.</source>
        <translation type="unfinished">Fond blanc, couleurs pâles.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>No mining tokens and no pieces.</source>
        <translation type="unfinished">Sans jetons de mine ni pièces.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>No bonus cards.</source>
        <translation type="unfinished">Sans cartes bonus.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only one copy of each design.</source>
        <translation type="unfinished">Un seul exemplaire de chaque modèle.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only the design or card with this id; may be given several times.</source>
        <translation type="unfinished">Seulement le modèle ou la carte de cet identifiant&#x202f;; peut être répété.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Side of a tile or card in pictures, in pixels.</source>
        <translation type="unfinished">Côté d’une tuile ou d’une carte dans les images, en pixels.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The export needs exactly one tile set or deck.</source>
        <translation type="unfinished">L’export demande exactement une série de tuiles ou un paquet.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 has no effect here.</source>
        <extracomment>On the command line: %1 an option</extracomment>
        <translation type="unfinished">--%1 ne change rien ici.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>The file has no design &quot;%1&quot;.</source>
        <extracomment>On the command line: %1 the id of a design</extracomment>
        <translation type="unfinished">Le fichier n’a pas de modèle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Dots per inch of the pictures on the pages (600).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">Points par pouce des images sur les pages (600).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Language of the pages, such as de (en).</source>
        <extracomment>Help of the command line: in parentheses what is taken if the option is not given</extracomment>
        <translation type="unfinished">Langue des pages, par exemple de (en).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 takes a number from %2 to %3.</source>
        <extracomment>On the command line: %1 an option, %2 and %3 numbers</extracomment>
        <translation type="unfinished">--%1 demande un nombre de %2 à %3.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--%1 takes a whole number.</source>
        <extracomment>On the command line: %1 an option</extracomment>
        <translation type="unfinished">--%1 demande un nombre entier.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Unknown paper size &quot;%1&quot;. Possible values: A4, A3, A5, A6, Letter, Legal or Tabloid.</source>
        <extracomment>On the command line: %1 what was typed</extracomment>
        <translation type="unfinished">Format de papier «&#xa0;%1&#xa0;» inconnu&#x202f;; formats possibles&#xa0;: A4, A3, A5, A6, Letter, Legal ou Tabloid.</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>--flip takes long or short.</source>
        <translation type="unfinished">--flip demande long ou short (court).</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>error</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: error: what is wrong&quot;</extracomment>
        <translation type="unfinished">erreur</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>warning</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: warning: what is wrong&quot;</extracomment>
        <translation type="unfinished">avertissement</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>note</source>
        <extracomment>In a line of the command line, &quot;FILE:PLACE: note: what is remarkable&quot;; less than a warning</extracomment>
        <translation type="unfinished">remarque</translation>
    </message>
    <message>
        <location filename="../editor/print/exportcommand.cpp"/>
        <source>Only one export at a time is possible.</source>
        <translation type="unfinished">Un seul export à la fois est possible.</translation>
    </message>
</context>
<context>
    <name>FeatureLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln camp de tipis</numerusform>
            <numerusform>%Ln camps de tipis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln troupeau de chevaux</numerusform>
            <numerusform>%Ln troupeaux de chevaux</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Prairie without tipi camps or horse herds</source>
        <translation type="unfinished">Prairie sans camp de tipis ni troupeau de chevaux</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Prairie: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;2 tipi camps, 1 horse herd&quot;</extracomment>
        <translation type="unfinished">Prairie&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Railroad: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation type="unfinished">Voie ferrée&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Mountain: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;5 nuggets, 2 open edges&quot;</extracomment>
        <translation type="unfinished">Montagne&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>City: %1</source>
        <extracomment>Heading of a tip; %1 as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation type="unfinished">Ville&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s)</source>
        <extracomment>How many cowboys a player has on a feature, alone or fewer than others</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln cow-boy</numerusform>
            <numerusform>%Ln cow-boys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s), tied for the most</source>
        <extracomment>How many cowboys a player has on a feature: as many as others, and nobody has more; &quot;the most&quot; is said of the number</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln cow-boy, à égalité pour la majorité</numerusform>
            <numerusform>%Ln cow-boys, à égalité pour la majorité</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s), the most</source>
        <extracomment>How many cowboys a player has on a feature: nobody else has as many; &quot;the most&quot; is said of the number</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln cow-boy, la majorité</numerusform>
            <numerusform>%Ln cow-boys, la majorité</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>since turn %1</source>
        <extracomment>Part of a list: a piece stands there; %1 number of a turn</extracomment>
        <translation type="unfinished">depuis le tour %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>since turns %1</source>
        <extracomment>Part of a list: several pieces stand there; %1 numbers of turns such as &quot;3, 12&quot;</extracomment>
        <translation type="unfinished">depuis les tours %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>tent</source>
        <extracomment>A player&apos;s tent stands on the mountain</extracomment>
        <translation type="unfinished">tente</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>railwayman</source>
        <extracomment>A cowboy of a player, on a railroad</extracomment>
        <translation type="unfinished">cheminot</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>gold miner</source>
        <extracomment>A cowboy of a player, on a mountain</extracomment>
        <translation type="unfinished">chercheur d’or</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>farmer</source>
        <extracomment>A cowboy of a player, on a prairie</extracomment>
        <translation type="unfinished">fermier</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>merchant</source>
        <extracomment>A cowboy of a player, in a city</extracomment>
        <translation type="unfinished">marchand</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) when complete or at the end of the game</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln point une fois complète ou en fin de partie</numerusform>
            <numerusform>%Ln points une fois complète ou en fin de partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) when complete</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln point une fois complète</numerusform>
            <numerusform>%Ln points une fois complète</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) at the end of the game</source>
        <extracomment>What a part of the board is worth if it stays as it is</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln point en fin de partie</numerusform>
            <numerusform>%Ln points en fin de partie</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>This game has no farmers, so prairies score nothing</source>
        <translation type="unfinished">Cette partie se joue sans fermiers, les prairies ne rapportent donc rien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>Nobody has a cowboy here</source>
        <translation type="unfinished">Personne n’a de cow-boy ici</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: this game has no farmers</source>
        <translation type="unfinished">Pas de cow-boy possible ici&#xa0;: cette partie se joue sans fermiers</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: there is one already</source>
        <translation type="unfinished">Pas de cow-boy possible ici&#xa0;: il y en a déjà un</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>You cannot put a cowboy here: you have none left</source>
        <translation type="unfinished">Pas de cow-boy possible ici&#xa0;: il ne vous en reste plus</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Points per player</source>
        <translation type="unfinished">Points par joueur</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Total</source>
        <extracomment>Row of a table: the points of a player from all sources</extracomment>
        <translation type="unfinished">Total</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>In the final scoring</source>
        <translation type="unfinished">Au décompte final</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share of all points that is scored after the last turn</source>
        <translation type="unfinished">Part de tous les points marquée après le dernier tour</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Winner&apos;s lead</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Avance du vainqueur</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>How many points the winner is ahead of second place</source>
        <translation type="unfinished">Nombre de points d’avance du vainqueur sur la deuxième place</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Going first</source>
        <extracomment>Heading in a table: what it means to have the first turn</extracomment>
        <translation type="unfinished">Jouer en premier</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>Drafting first</source>
        <extracomment>Heading in a table: what it means to take the first card</extracomment>
        <translation type="unfinished">Prendre en premier</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share of wins</source>
        <translation type="unfinished">Part des victoires</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>A shared win counts as part of a win</source>
        <translation type="unfinished">Une victoire partagée compte comme une fraction de victoire</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>95% interval</source>
        <extracomment>Row of a table: the range in which the share of wins lies with a chance of 95 in 100</extracomment>
        <translation type="unfinished">Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Where the true share probably lies, judging by how much the games differ</source>
        <translation type="unfinished">Où se situe probablement la part réelle, vu les écarts entre les parties</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Equal share</source>
        <extracomment>Row of a table: the share of wins if all players won equally often</extracomment>
        <translation type="unfinished">Part égale</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Share complete at the end</source>
        <extracomment>Heading above rows for railroads, mountains and cities: how many of them are complete when the game ends</extracomment>
        <translation type="unfinished">Part complétée à la fin</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Board</source>
        <extracomment>Heading in a table: figures of the tiles on the table</extracomment>
        <translation type="unfinished">Plateau</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Turns</source>
        <extracomment>Turns of the players in a game, not rotations</extracomment>
        <translation type="unfinished">Tours</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>All players together</source>
        <translation type="unfinished">Tous les joueurs ensemble</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Discarded tiles</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Tuiles écartées</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Drawn tiles that fit nowhere</source>
        <translation type="unfinished">Tuiles piochées qui ne conviennent nulle part</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Squares per drawn tile</source>
        <translation type="unfinished">Cases par tuile piochée</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>How many squares a drawn tile fits</source>
        <translation type="unfinished">Nombre de cases où une tuile piochée convient</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Hard-to-place tiles</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Tuiles difficiles à placer</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Drawn tiles that fit two squares at most</source>
        <translation type="unfinished">Tuiles piochées qui conviennent à deux cases au plus</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares at the end</source>
        <translation type="unfinished">Cases ouvertes à la fin</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Empty squares beside a tile</source>
        <translation type="unfinished">Cases vides à côté d’une tuile</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Holes</source>
        <extracomment>Row of a table: open squares with tiles on all four sides</extracomment>
        <translation type="unfinished">Trous</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares with tiles on all four sides</source>
        <translation type="unfinished">Cases ouvertes entourées de tuiles des quatre côtés</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Dead squares</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Cases mortes</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Open squares that no tile in the set fits</source>
        <translation type="unfinished">Cases ouvertes où aucune tuile de la série ne convient</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Unfillable squares</source>
        <extracomment>Row of a table</extracomment>
        <translation type="unfinished">Cases impossibles à remplir</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Squares that none of the remaining tiles fits when a quarter of the stack is left</source>
        <translation type="unfinished">Cases où aucune tuile restante ne convient quand il reste un quart de la pile</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Tokens</source>
        <extracomment>Heading in a table: mining tokens</extracomment>
        <translation type="unfinished">Jetons</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Left at the end</source>
        <translation type="unfinished">Restants à la fin</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Tokens that nobody took</source>
        <translation type="unfinished">Jetons que personne n’a pris</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, north edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Tuile %1, bord nord</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, east edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Tuile %1, bord est</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, south edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Tuile %1, bord sud</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, west edge</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Tuile %1, bord ouest</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, railroad %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the railroad on its tile</extracomment>
        <translation type="unfinished">Tuile %1, voie ferrée %2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, mountain %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the mountain on its tile</extracomment>
        <translation type="unfinished">Tuile %1, montagne %2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, prairie %2</source>
        <extracomment>Place of a problem: %1 id of a tile, %2 number of the prairie on its tile</extracomment>
        <translation type="unfinished">Tuile %1, prairie %2</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1, city</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Tuile %1, ville</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>The tokens</source>
        <extracomment>Place of a problem: the mining tokens of the set</extracomment>
        <translation type="unfinished">Les jetons</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>The set</source>
        <extracomment>Place of a problem: the tile set</extracomment>
        <translation type="unfinished">La série</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>no. %1</source>
        <extracomment>In place of the id that a tile does not have: %1 its number in the set</extracomment>
        <translation type="unfinished">n°&#xa0;%1</translation>
    </message>
    <message>
        <location filename="../editor/problems/findingwords.cpp"/>
        <source>Tile %1</source>
        <extracomment>Place of a problem: %1 id of a tile</extracomment>
        <translation type="unfinished">Tuile %1</translation>
    </message>
</context>
<context>
    <name>FolderWords</name>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Waiting…</source>
        <extracomment>Of a picture that will be read</extracomment>
        <translation type="unfinished">En attente…</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>This picture is already in the set.</source>
        <translation type="unfinished">Cette image y est déjà.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Not used: %1 is used instead.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Non utilisée&#xa0;: %1 est utilisé à la place.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/folderwords.cpp"/>
        <source>Not used: no tile has this name.</source>
        <translation type="unfinished">Non utilisée&#xa0;: aucune tuile ne porte ce nom.</translation>
    </message>
</context>
<context>
    <name>FormCheck</name>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Fill in every form, or leave all of them empty.</source>
        <translation type="unfinished">Chaque forme doit avoir un texte, ou bien aucune.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The text is too long.</source>
        <translation type="unfinished">Le texte est trop long.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Include %1: this form is used for more than one number.</source>
        <extracomment>%1 is %Ln, which stands for a number</extracomment>
        <translation type="unfinished">Écrivez %1&#xa0;: cette forme vaut pour plusieurs nombres.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The English text has no key: leave out the &amp;, or write &amp;&amp; for the sign itself.</source>
        <extracomment>&amp; in a text makes the letter behind it a key</extracomment>
        <translation type="unfinished">Le texte anglais n’a pas de touche&#xa0;: omettez le &amp;, ou écrivez &amp;&amp; pour le signe lui-même.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Write &amp; before one letter, which becomes the key.</source>
        <extracomment>&amp; in a text makes the letter behind it a key</extracomment>
        <translation type="unfinished">Écrivez &amp; devant une seule lettre, qui devient la touche.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The tags in angle brackets have to be those of the English text.</source>
        <translation type="unfinished">Les balises entre chevrons doivent être celles du texte anglais.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Leave the patterns in parentheses and each ;; as they are in the English text.</source>
        <extracomment>Patterns of files, such as (*.png)</extracomment>
        <translation type="unfinished">Les motifs entre parenthèses et chaque ;; doivent rester comme dans le texte anglais.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>The text contains an invisible character.</source>
        <translation type="unfinished">Il y a un caractère invisible.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>A % sign followed by a number or Ln is filled in by the program. The English text has none; remove it.</source>
        <translation type="unfinished">Un signe % suivi d’un nombre ou de Ln est rempli par le programme. Le texte anglais n’en a aucun&#x202f;; supprimez-le.</translation>
    </message>
    <message>
        <location filename="../ui/translating/formcheck.cpp"/>
        <source>Use each of these as often as the English text does: %1</source>
        <extracomment>%1 some of the places &quot;%1 %2 %Ln&quot;, which are filled in</extracomment>
        <translation type="unfinished">Écrivez chacun de ceux-ci aussi souvent que le texte anglais&#xa0;: %1</translation>
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
        <translation type="unfinished">Placez des tuiles, construisez des voies ferrées et cherchez de l’or.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>The tile set %1 cannot be read. You are playing with the classic set.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">Impossible de lire la série de tuiles %1. Vous jouez avec la série classique.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>Tile set</source>
        <extracomment>Title of a question (noun)</extracomment>
        <translation type="unfinished">Série de tuiles</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>What do you want to do with &quot;%1&quot;?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Que voulez-vous faire de «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Play it…</source>
        <extracomment>Button: start a game with the tile set</extracomment>
        <translation type="unfinished">&amp;Jouer avec…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Add to my sets</source>
        <extracomment>Button: &quot;my sets&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">&amp;Ajouter à mes séries</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrush.cpp"/>
        <source>&amp;Edit it</source>
        <extracomment>Button: open the tile set in the editor</extracomment>
        <translation type="unfinished">&amp;Modifier</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Export the map as PDF, SVG or PNG</source>
        <translation type="unfinished">Exporter la carte en PDF, SVG ou PNG</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Open the tile-set editor</source>
        <translation type="unfinished">Ouvrir l’éditeur de tuiles</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Click</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Clic</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Place the tile on a marked spot, then click the action to take</source>
        <translation type="unfinished">Placer la tuile à l’endroit marqué, puis cliquer sur la pièce à placer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Right button</source>
        <extracomment>A button of the mouse</extracomment>
        <translation type="unfinished">Bouton droit</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Turn the tile</source>
        <translation type="unfinished">Tourner la tuile</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Wheel over the tile</source>
        <extracomment>The wheel of the mouse</extracomment>
        <translation type="unfinished">Molette sur la tuile</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Wheel elsewhere</source>
        <extracomment>The wheel of the mouse</extracomment>
        <translation type="unfinished">Molette ailleurs</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Zoom in and out</source>
        <translation type="unfinished">Zoom avant et arrière</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Drag</source>
        <extracomment>What to do with the mouse; stands beside what it does</extracomment>
        <translation type="unfinished">Glisser</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Move the board</source>
        <translation type="unfinished">Déplacer le plateau</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show the whole board</source>
        <translation type="unfinished">Voir tout le plateau</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Tab, Shift+Tab, arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Tab, Maj+Tab, flèches</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Go to another spot or action</source>
        <translation type="unfinished">Aller à un autre endroit ou à une autre action</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Enter, Space</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Entrée, Espace</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Place the tile or take the action</source>
        <translation type="unfinished">Placer la tuile ou exécuter l’action</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Skip: end the turn without an action</source>
        <translation type="unfinished">Passer&#xa0;: terminer le tour sans action</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+arrow keys</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+flèches</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look around, square by square</source>
        <translation type="unfinished">Explorer, case par case</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+PgUp, Alt+PgDown</source>
        <extracomment>Keys; Page Up and Page Down</extracomment>
        <translation type="unfinished">Alt+Page haut, Alt+Page bas</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at the previous or the next feature</source>
        <translation type="unfinished">Regarder l’élément précédent ou suivant</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+Enter</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Entrée</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at everything on the tile, one thing after another</source>
        <translation type="unfinished">Regarder tout ce qui est sur la tuile, une chose après l’autre</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Alt+Home</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Alt+Début</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at the last tile</source>
        <translation type="unfinished">Regarder la dernière tuile</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Choose that action from the list</source>
        <translation type="unfinished">Choisir cette action dans la liste</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Esc</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">Échap</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Stop looking around; take back the tile before the turn ends</source>
        <translation type="unfinished">Arrêter d’explorer&#x202f;; reprendre la tuile avant la fin du tour</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show which tiles are left</source>
        <translation type="unfinished">Afficher les tuiles restantes</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show what everybody would score if the game ended now</source>
        <translation type="unfinished">Afficher ce que chacun marquerait si la partie finissait maintenant</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show what happened since your last turn</source>
        <translation type="unfinished">Afficher ce qui s’est passé depuis votre dernier tour</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide explanations of what is under the pointer</source>
        <translation type="unfinished">Afficher ou masquer les explications sous le pointeur</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide which tiles fit an empty square</source>
        <translation type="unfinished">Afficher ou masquer les tuiles qui conviennent à une case vide</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide marks on squares that no tile fits anymore</source>
        <translation type="unfinished">Afficher ou masquer les marques des cases où plus aucune tuile ne convient</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide who holds each prairie, by color</source>
        <translation type="unfinished">Afficher ou masquer par couleur à qui est chaque prairie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Show or hide the numbers of columns and rows</source>
        <translation type="unfinished">Afficher ou masquer les numéros des colonnes et des lignes</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Hide all these aids, as if at a real table, or show them again</source>
        <translation type="unfinished">Masquer toutes ces aides, comme à une vraie table, ou les réafficher</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Hold V</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">Maintenir V</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/helptext.cpp"/>
        <source>Look at your own gold</source>
        <translation type="unfinished">Regarder votre or</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>Tile-laying and card games for the desktop.</source>
        <translation type="unfinished">Des jeux de tuiles et de cartes pour l’ordinateur.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. Pictures and tile sets: CC BY-SA 4.0.</source>
        <translation type="unfinished">Logiciel libre&#xa0;: vous pouvez l’utiliser, l’étudier, le partager et le modifier selon la licence publique générale GNU, version 3 ou ultérieure. Images et séries de tuiles&#xa0;: CC BY-SA 4.0.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>It comes without any warranty.</source>
        <translation type="unfinished">Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <location filename="../app/shell/abouttext.cpp"/>
        <source>An unofficial program by players for players, not affiliated with the publishers or authors of any board game.</source>
        <translatorcomment>free: board</translatorcomment>
        <translation type="unfinished">Un programme non officiel fait par des joueurs pour des joueurs, sans lien avec les éditeurs ni les auteurs d’aucun jeu de société.</translation>
    </message>
</context>
<context>
    <name>HighlightWords</name>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Longest railroad</source>
        <extracomment>Highlight of a game: the railroad of most tiles</extracomment>
        <translation type="unfinished">Plus longue voie ferrée</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Richest mountain</source>
        <extracomment>Highlight of a game: the mountain with most nuggets</extracomment>
        <translation type="unfinished">Montagne la plus riche</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>City with the most railroads</source>
        <translation type="unfinished">Ville avec le plus de voies ferrées</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Largest prairie</source>
        <extracomment>Highlight of a game: the prairie of most tiles</extracomment>
        <translation type="unfinished">Plus grande prairie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Best turn</source>
        <extracomment>The turn of the game that brought its player most points</extracomment>
        <translation type="unfinished">Meilleur tour</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Most tokens</source>
        <extracomment>Who has taken most mining tokens</extracomment>
        <translation type="unfinished">Le plus de jetons</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Most gold</source>
        <extracomment>Whose mining tokens are worth most</extracomment>
        <translation type="unfinished">Le plus d’or</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>How long a railroad or how large a prairie is</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tuile</numerusform>
            <numerusform>%Ln tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>How rich a mountain is</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln pépite</numerusform>
            <numerusform>%Ln pépites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln railroad(s)</source>
        <extracomment>How many railroads end in a city</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln voie ferrée</numerusform>
            <numerusform>%Ln voies ferrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>How many mining tokens a player has taken</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln jeton</numerusform>
            <numerusform>%Ln jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>What a turn has brought or gold is worth</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Nobody</source>
        <extracomment>Who has scored a railroad, mountain, city or prairie</extracomment>
        <translation type="unfinished">Personne</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Tied with it</source>
        <extracomment>Stands below a row such as &quot;Longest railroad&quot;: another one that is as long</extracomment>
        <translation type="unfinished">À égalité</translation>
    </message>
</context>
<context>
    <name>IdWords</name>
    <message>
        <location filename="../editor/desk/idwords.cpp"/>
        <source>The id &quot;%1&quot; is already taken.</source>
        <extracomment>%1 what somebody has typed as the id of a tile or card, which another one has already</extracomment>
        <translation type="unfinished">L’identifiant «&#xa0;%1&#xa0;» est déjà pris.</translation>
    </message>
    <message>
        <location filename="../editor/desk/idwords.cpp"/>
        <source>&quot;%1&quot; is not a valid id. Use 1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen.</source>
        <extracomment>%1 what somebody has typed</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;» n’est pas un identifiant valide. Utilisez 1 à 32 caractères&#xa0;: A à Z, a à z, 0 à 9, point, trait de soulignement et trait d’union.</translation>
    </message>
</context>
<context>
    <name>Insight</name>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Railroads pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">Ici, les voies ferrées rapportent le plus&#xa0;: %1 de tous les points.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Mountains pay most here: with their gold they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">Ici, les montagnes rapportent le plus&#xa0;: avec leur or, %1 de tous les points.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Cities pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">Ici, les villes rapportent le plus&#xa0;: %1 de tous les points.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Prairies pay most here: they bring %1 of all points.</source>
        <extracomment>About a set of tiles: %1 a percentage</extracomment>
        <translation type="unfinished">Ici, les prairies rapportent le plus&#xa0;: %1 de tous les points.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>A farmer brings %1 points. Any other cowboy brings %2 each time he is placed.</source>
        <extracomment>A farmer is a cowboy in a prairie. %1 and %2 numbers of points such as 1.5</extracomment>
        <translation type="unfinished">Un fermier rapporte %1 points. Tout autre cow-boy en rapporte %2 chaque fois qu’il est placé.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Farmers come early: half of them are put down before %1 of the tiles are on the board.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">Les fermiers viennent tôt&#xa0;: la moitié d’entre eux avant que %1 des tuiles ne soient sur le plateau.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Farmers come late: half of them are put down only after %1 of the tiles are on the board.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">Les fermiers viennent tard&#xa0;: la moitié d’entre eux seulement une fois %1 des tuiles sur le plateau.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Between equal players, whoever goes first wins %1 of the games (very likely between %2 and %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; the true value very likely lies from %2 to %3</extracomment>
        <translation type="unfinished">À niveau égal, celui qui commence gagne %1 des parties (très probablement entre %2 et %3&#x202f;; %4 serait équitable).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Halfway through the game, a tent on a mountain with three or more tokens is worth %1 points more than one in the supply.</source>
        <extracomment>%1 a number of points such as 1.5</extracomment>
        <translation type="unfinished">À mi-partie, une tente sur une montagne à trois jetons ou plus vaut %1 points de plus qu’une tente en réserve.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Halfway through the game, the computer&apos;s forecast of the final lead may be off by this many points: %1. The average score is %2.</source>
        <extracomment>%1 and %2 numbers of points</extracomment>
        <translation type="unfinished">À mi-partie, l’ordinateur peut se tromper sur l’avance finale de ce nombre de points&#xa0;: %1. Le score moyen est de %2.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>On %1 of its turns, the computer uses its pieces differently when it looks a few moves ahead.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">Dans %1 de ses tours, l’ordinateur utilise ses pièces autrement quand il anticipe de quelques coups.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lore/insighttext.cpp"/>
        <source>Games the computer has played against itself: %1. Without looking ahead, it now wins %2 of its games against its earlier self.</source>
        <extracomment>%1 a number of games, %2 a percentage</extracomment>
        <translation type="unfinished">Parties de l’ordinateur contre lui-même&#xa0;: %1. Sans anticiper, il gagne maintenant %2 de ses parties contre sa version d’avant.</translation>
    </message>
</context>
<context>
    <name>InstalledDecks</name>
    <message>
        <location filename="../ui/boomtown/installeddecks.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">Impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>Installing</name>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Add a tile set</source>
        <translation type="unfinished">Ajouter une série de tuiles</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>You already have a tile set named &quot;%1&quot;.</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">Vous avez déjà une série de tuiles nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Replace it with the new one, or keep both?</source>
        <translation type="unfinished">La remplacer par la nouvelle, ou garder les deux&#x202f;?</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button (verb): the new tile set takes the place of the old one</extracomment>
        <translation type="unfinished">&amp;Remplacer</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button (verb): keep the old tile set and the new one</extracomment>
        <translation type="unfinished">&amp;Garder les deux</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Copying &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Copie de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Removing &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Retrait de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&quot;%1&quot; already exists. Replace it?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;» existe déjà. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove a tile set</source>
        <translation type="unfinished">Retirer une série de tuiles</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>&amp;Remove</source>
        <extracomment>Button (verb): remove the tile set</extracomment>
        <translation type="unfinished">&amp;Retirer</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The pictures of &quot;%1&quot; could not be kept for saved games: %2.</source>
        <extracomment>%1 name of a tile set, %2 why</extracomment>
        <translation type="unfinished">Impossible de conserver les images de «&#xa0;%1&#xa0;» pour les parties enregistrées&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove the tile set anyway? Saved games will then show its tiles as the game draws them.</source>
        <translation type="unfinished">Retirer quand même la série de tuiles&#x202f;? Les parties enregistrées montreront alors ses tuiles telles que le jeu les dessine.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The tile set was not added</source>
        <translation type="unfinished">La série de tuiles n’a pas été ajoutée</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Remove &quot;%1&quot; from your tile sets?</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">Retirer «&#xa0;%1&#xa0;» de vos séries de tuiles&#x202f;?</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Its file will be deleted. Saved games keep the tile set.</source>
        <translation type="unfinished">Son fichier sera supprimé. Les parties enregistrées gardent la série de tuiles.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The tile set was not removed</source>
        <translation type="unfinished">La série de tuiles n’a pas été retirée</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Save a copy of the tile set</source>
        <translation type="unfinished">Enregistrer une copie de la série de tuiles</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>Tile sets (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">Séries de tuiles (%1)</translation>
    </message>
    <message>
        <location filename="../ui/sets/installing.cpp"/>
        <source>The copy was not saved</source>
        <translation type="unfinished">La copie n’a pas été enregistrée</translation>
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
        <translation type="unfinished">&#x202f;; </translation>
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
        <translation type="unfinished">%1&#xa0;: %2</translation>
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
        <translation type="unfinished">Afficher les trois meilleurs coups</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Compare your planned move with the best one</source>
        <extracomment>A row of the table of keys: what a key does</extracomment>
        <translation type="unfinished">Comparer le coup prévu avec le meilleur</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Make the computer play now or continue</source>
        <translation type="unfinished">Faire jouer l’ordinateur tout de suite ou reprendre</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch between the board, the panels and the log</source>
        <translation type="unfinished">Passer du plateau aux panneaux et au journal</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>New game</source>
        <extracomment>What a key does, in a table of keys</extracomment>
        <translation type="unfinished">Nouvelle partie</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Open a game</source>
        <translation type="unfinished">Ouvrir une partie</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Save the game</source>
        <translation type="unfinished">Enregistrer la partie</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Undo a turn</source>
        <translation type="unfinished">Annuler un tour</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Redo a turn</source>
        <translation type="unfinished">Rétablir un tour</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Review the game</source>
        <translation type="unfinished">Analyser la partie</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go back to the original game</source>
        <translation type="unfinished">Revenir à la partie d’origine</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show or hide the panel or the log</source>
        <translation type="unfinished">Afficher ou masquer le panneau ou le journal</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Move the panel or the log to its own window</source>
        <translation type="unfinished">Mettre le panneau ou le journal dans sa propre fenêtre</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Full screen</source>
        <extracomment>What a key does, in a table of keys</extracomment>
        <translation type="unfinished">Plein écran</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch the sounds on or off</source>
        <translation type="unfinished">Activer ou couper les sons</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Find a command by its name</source>
        <translation type="unfinished">Trouver une commande par son nom</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Open the settings, where these keys can be changed</source>
        <translation type="unfinished">Ouvrir les réglages, où ces touches peuvent être changées</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show these keys</source>
        <translation type="unfinished">Afficher ces touches</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Quit; your game is kept</source>
        <translation type="unfinished">Quitter&#x202f;; votre partie est conservée</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go back or forward one turn</source>
        <translation type="unfinished">Reculer ou avancer d’un tour</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Home, End</source>
        <extracomment>Keys</extracomment>
        <translation type="unfinished">Début, Fin</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Go to the start or to the last turn</source>
        <translation type="unfinished">Aller au début ou au dernier tour</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Show or hide the better move on the board</source>
        <translation type="unfinished">Afficher ou masquer le meilleur coup sur le plateau</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Switch between points and chances</source>
        <translation type="unfinished">Passer des points aux chances</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Esc</source>
        <extracomment>A key</extracomment>
        <translation type="unfinished">Échap</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>Close the review</source>
        <translation type="unfinished">Fermer l’analyse</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>On the board</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">Sur le plateau</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>In the window</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">Dans la fenêtre</translation>
    </message>
    <message>
        <location filename="../app/match/keyshelp.cpp"/>
        <source>In the review</source>
        <extracomment>Heading above a table of keys</extracomment>
        <translation type="unfinished">Dans l’analyse</translation>
    </message>
</context>
<context>
    <name>LabFinding</name>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few games so far (%1): small differences mean nothing yet.</source>
        <extracomment>%1 a number of games</extracomment>
        <translation type="unfinished">Peu de parties pour l’instant (%1)&#xa0;: les petits écarts ne veulent encore rien dire.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>The bonus %1 decides %2 of the games that have it (the game&apos;s deck: %3).</source>
        <extracomment>%1 the name of a bonus in quotation marks, %2 and %3 percentages</extracomment>
        <translation type="unfinished">Le bonus %1 décide %2 des parties où il compte (paquet du jeu&#xa0;: %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>The bonus %1 brings hardly any points. Points per player: %2 (the game&apos;s deck: %3).</source>
        <extracomment>%1 the name of a bonus in quotation marks, %2 and %3 numbers such as 0.5</extracomment>
        <translation type="unfinished">Le bonus %1 ne rapporte presque aucun point. Points par joueur&#xa0;: %2 (paquet du jeu&#xa0;: %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Card %1 is passed over in %2 of the games that offer it.</source>
        <extracomment>%1 the id of a card in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">La carte %1 est sautée dans %2 des parties où elle est proposée.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Scores are very high. Points per player: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">Les scores sont très élevés. Points par joueur&#xa0;: %1 (paquet du jeu&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Scores are very low. Points per player: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">Les scores sont très bas. Points par joueur&#xa0;: %1 (paquet du jeu&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is an advantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Prendre en premier est un avantage&#xa0;: le joueur qui prend en premier obtient %1 des victoires (intervalle à 95&#xa0;%&#xa0;: %2 à %3&#x202f;; paquet du jeu&#xa0;: %4).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is a disadvantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Prendre en premier est un désavantage&#xa0;: le joueur qui prend en premier obtient %1 des victoires (intervalle à 95&#xa0;%&#xa0;: %2 à %3&#x202f;; paquet du jeu&#xa0;: %4).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first makes no clear difference: the player who drafts first gets %1 of the wins (95% interval: %2 to %3; the game&apos;s deck: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Prendre en premier ne fait pas de différence nette&#xa0;: le joueur qui prend en premier obtient %1 des victoires (intervalle à 95&#xa0;%&#xa0;: %2 à %3&#x202f;; paquet du jeu&#xa0;: %4).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Games are seldom close. The winner&apos;s lead in points: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers of points such as 4.5</extracomment>
        <translation type="unfinished">Les parties sont rarement serrées. Avance du vainqueur en points&#xa0;: %1 (paquet du jeu&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Games are often close. The winner&apos;s lead in points: %1 (the game&apos;s deck: %2).</source>
        <extracomment>%1 and %2 numbers of points such as 4.5</extracomment>
        <translation type="unfinished">Les parties sont souvent serrées. Avance du vainqueur en points&#xa0;: %1 (paquet du jeu&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Nothing stands out: the deck plays much like the game&apos;s deck.</source>
        <translation type="unfinished">Rien de marquant&#xa0;: le paquet se joue à peu près comme le paquet du jeu.</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is an advantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Prendre en premier est un avantage&#xa0;: le joueur qui prend en premier obtient %1 des victoires (intervalle à 95&#xa0;%&#xa0;: %2 à %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first is a disadvantage: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Prendre en premier est un désavantage&#xa0;: le joueur qui prend en premier obtient %1 des victoires (intervalle à 95&#xa0;%&#xa0;: %2 à %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <source>Drafting first makes no clear difference: the player who drafts first gets %1 of the wins (95% interval: %2 to %3).</source>
        <extracomment>%1 to %3 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Prendre en premier ne fait pas de différence nette&#xa0;: le joueur qui prend en premier obtient %1 des victoires (intervalle à 95&#xa0;%&#xa0;: %2 à %3).</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/lab/findingtext.cpp"/>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Nothing stands out.</source>
        <translation type="unfinished">Rien de marquant.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tile %1 fits nowhere in %2 of its draws.</source>
        <extracomment>%1 the name of a tile in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">La tuile %1 ne convient nulle part dans %2 de ses pioches.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tile %1 fits on no more than two squares in %2 of its draws.</source>
        <extracomment>%1 the name of a tile in quotation marks, %2 a percentage</extracomment>
        <translation type="unfinished">La tuile %1 ne convient qu’à deux cases au plus dans %2 de ses pioches.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Tiles per game that fit nowhere and are discarded: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">Tuiles par partie qui ne conviennent nulle part et sont écartées&#xa0;: %1 (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Squares per game that stay empty because no tile of the set fits them, however it is turned: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">Cases par partie qui restent vides parce qu’aucune tuile de la série n’y convient, dans aucun sens&#xa0;: %1 (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Squares that no remaining tile fits when a quarter of the stack is left: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 1.5</extracomment>
        <translation type="unfinished">Cases où aucune tuile restante ne convient quand il reste un quart de la pile&#xa0;: %1 (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from railroads (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 de tous les points viennent des voies ferrées (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from mountains (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 de tous les points viennent des montagnes (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from cities (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 de tous les points viennent des villes (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from prairies (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 de tous les points viennent des prairies (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come from gold (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">%1 de tous les points viennent de l’or (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Railroads account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Les voies ferrées ne font que %1 de tous les points (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Mountains account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Les montagnes ne font que %1 de tous les points (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Cities account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Les villes ne font que %1 de tous les points (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Prairies account for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">Les prairies ne font que %1 de tous les points (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Gold accounts for only %1 of all points (classic set: %2).</source>
        <extracomment>%1 a percentage of all points, %2 the same with the classic set</extracomment>
        <translation type="unfinished">L’or ne fait que %1 de tous les points (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Scores are very high. Points per player: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">Les scores sont très élevés. Points par joueur&#xa0;: %1 (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Scores are very low. Points per player: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers such as 41.5</extracomment>
        <translation type="unfinished">Les scores sont très bas. Points par joueur&#xa0;: %1 (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of all points come only in the final scoring (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">%1 de tous les points n’arrivent qu’au décompte final (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few railroads are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">Peu de voies ferrées finissent par être complétées&#xa0;: %1 (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few mountains are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">Peu de montagnes finissent par être complétées&#xa0;: %1 (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Few cities are ever completed: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 percentages</extracomment>
        <translation type="unfinished">Peu de villes finissent par être complétées&#xa0;: %1 (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are seldom close. The winner&apos;s lead is %3 of an average score (classic set: %4).</source>
        <extracomment>The lead over the next player; %3 and %4 percentages</extracomment>
        <translation type="unfinished">Les parties sont rarement serrées. Le meilleur joueur devance le suivant de %3 d’un score moyen (série classique&#xa0;: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are often close. The winner&apos;s lead is %3 of an average score (classic set: %4).</source>
        <extracomment>The lead over the next player; %3 and %4 percentages</extracomment>
        <translation type="unfinished">Les parties sont souvent serrées. Le meilleur joueur devance le suivant de %3 d’un score moyen (série classique&#xa0;: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is an advantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Jouer en premier est un avantage&#xa0;: le premier joueur obtient %1 des victoires (intervalle à 95&#xa0;%&#xa0;: %2 à %3&#x202f;; part égale&#xa0;: %4&#x202f;; série classique&#xa0;: %5).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is a disadvantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Jouer en premier est un désavantage&#xa0;: le premier joueur obtient %1 des victoires (intervalle à 95&#xa0;%&#xa0;: %2 à %3&#x202f;; part égale&#xa0;: %4&#x202f;; série classique&#xa0;: %5).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first makes no clear difference: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4; classic set: %5).</source>
        <extracomment>%1 to %5 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Jouer en premier ne fait pas de différence nette&#xa0;: le premier joueur obtient %1 des victoires (intervalle à 95&#xa0;%&#xa0;: %2 à %3&#x202f;; part égale&#xa0;: %4&#x202f;; série classique&#xa0;: %5).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are long. Turns per game: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Les parties sont longues. Tours par partie&#xa0;: %1 (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Games are short. Turns per game: %1 (classic set: %2).</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Les parties sont courtes. Tours par partie&#xa0;: %1 (série classique&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>%1 of the mining tokens are never taken (tokens in the set: %2).</source>
        <extracomment>%1 a percentage, %2 how many there are</extracomment>
        <translation type="unfinished">%1 des jetons de mine ne sont jamais pris (jetons dans la série&#xa0;: %2).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>The mining tokens run out in %1 of the games.</source>
        <extracomment>%1 a percentage</extracomment>
        <translation type="unfinished">Les jetons de mine viennent à manquer dans %1 des parties.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Nothing stands out: the set plays much like the classic set.</source>
        <translation type="unfinished">Rien de marquant&#xa0;: la série se joue à peu près comme la série classique.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is an advantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Jouer en premier est un avantage&#xa0;: le premier joueur obtient %1 des victoires (intervalle à 95&#xa0;%&#xa0;: %2 à %3&#x202f;; part égale&#xa0;: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first is a disadvantage: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Jouer en premier est un désavantage&#xa0;: le premier joueur obtient %1 des victoires (intervalle à 95&#xa0;%&#xa0;: %2 à %3&#x202f;; part égale&#xa0;: %4).</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/lab/findingtext.cpp"/>
        <source>Going first makes no clear difference: the start player gets %1 of the wins (95% interval: %2 to %3; equal share: %4).</source>
        <extracomment>%1 to %4 percentages; interval: a range that very likely holds the true value</extracomment>
        <translation type="unfinished">Jouer en premier ne fait pas de différence nette&#xa0;: le premier joueur obtient %1 des victoires (intervalle à 95&#xa0;%&#xa0;: %2 à %3&#x202f;; part égale&#xa0;: %4).</translation>
    </message>
</context>
<context>
    <name>LabWords</name>
    <message>
        <location filename="../ui/findings/standoutwords.cpp"/>
        <source>&quot;%1&quot;</source>
        <extracomment>%1 the name of a tile, card or bonus, in quotation marks</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Serious</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">Grave</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Notable</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">Notable</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Remark</source>
        <extracomment>How much something that stands out in the numbers matters</extracomment>
        <translation type="unfinished">Remarque</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Railroads</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">Voies ferrées</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Mountains</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">Montagnes</translation>
    </message>
    <message>
        <location filename="../editor/lab/labwords.cpp"/>
        <source>Cities</source>
        <extracomment>Row of a table: where points or complete features come from</extracomment>
        <translation type="unfinished">Villes</translation>
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
        <translation type="unfinished">Or</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%1 to %2</source>
        <extracomment>An interval: %1 &quot;48&quot;, the lower bound, %2 &quot;59%&quot;, the upper one</extracomment>
        <translation type="unfinished">%1 à %2</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Random</source>
        <extracomment>A computer player that moves by chance</extracomment>
        <translation type="unfinished">Hasard</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Greenhorn</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">Pied-tendre</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Prospector</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">Prospecteur</translation>
    </message>
    <message>
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Foreman</source>
        <extracomment>Name of a computer player</extracomment>
        <translation type="unfinished">Contremaître</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%Ln game(s) so far, %1 × %2</source>
        <extracomment>%Ln games played up to now, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln partie jusqu’ici, %1 × %2</numerusform>
            <numerusform>%Ln parties jusqu’ici, %1 × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Canceled after %Ln game(s), %1 × %2</source>
        <extracomment>%Ln games played, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>Annulé après %Ln partie, %1 × %2</numerusform>
            <numerusform>Annulé après %Ln parties, %1 × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%Ln game(s), %1 × %2</source>
        <extracomment>%Ln games played, %1 number of players, %2 the level of all of them</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln partie, %1 × %2</numerusform>
            <numerusform>%Ln parties, %1 × %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Learned</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has learned this tile set from %Ln game(s).</source>
        <translation type="unfinished">
            <numerusform>L’ordinateur a appris cette série de tuiles à partir de %Ln partie.</numerusform>
            <numerusform>L’ordinateur a appris cette série de tuiles à partir de %Ln parties.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer uses what it knows from all tile sets.</source>
        <translation type="unfinished">L’ordinateur s’appuie sur ce qu’il sait de toutes les séries de tuiles.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>A game that starts before then uses what the computer knows from all tile sets.</source>
        <extracomment>&quot;before then&quot;: before the computer has learned the tile set</extracomment>
        <translation type="unfinished">Dans une partie qui commence avant, il s’appuie sur ce qu’il sait de toutes les séries de tuiles.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has played this tile set in %Ln game(s). It found nothing better than what it knows from all tile sets.</source>
        <translation type="unfinished">
            <numerusform>L’ordinateur a joué %Ln partie avec cette série de tuiles et n’a rien trouvé de mieux que ce qu’il sait de toutes les séries de tuiles.</numerusform>
            <numerusform>L’ordinateur a joué %Ln parties avec cette série de tuiles et n’a rien trouvé de mieux que ce qu’il sait de toutes les séries de tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer is learning this tile set: %1</source>
        <extracomment>%1 how much of it is done, such as &quot;40%&quot;</extracomment>
        <translation type="unfinished">L’ordinateur apprend cette série de tuiles&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer will learn this tile set next.</source>
        <translation type="unfinished">L’ordinateur apprendra ensuite cette série de tuiles.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has learned this tile set. From the next game on, it plays with what it has learned.</source>
        <translation type="unfinished">L’ordinateur a appris cette série de tuiles. Dès la prochaine partie, il jouera avec ce qu’il a appris.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>What the computer learned about this tile set cannot be read, so it uses what it knows from all tile sets.</source>
        <translation type="unfinished">Ce que l’ordinateur avait appris de la série de tuiles est illisible&#xa0;: il s’appuie donc sur ce qu’il sait de toutes les séries.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Matching edges</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Des bords qui s’accordent</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your first railroad</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Votre première voie ferrée</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Instant points</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Des points tout de suite</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The locomotive</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">La locomotive</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Mountains and gold</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Montagnes et or</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Tents and mining</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Tentes et extraction</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Cities</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Villes</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Joining and sharing</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Réunir et partager</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Prairies and final scoring</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Prairies et décompte final</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short game</source>
        <extracomment>Title of a lesson</extracomment>
        <translation type="unfinished">Une partie courte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The edges match there, too. But for this lesson, take back the tile and place it to the right of the first one so that the track continues.</source>
        <translation type="unfinished">Là aussi, les bords s’accordent. Mais pour cette leçon, reprenez la tuile et placez-la à droite de la première de façon à prolonger les rails.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The other player has placed a tile as well. Now it is your turn again. Place this tile above the first one, mountain to mountain.</source>
        <translatorcomment>free: turn</translatorcomment>
        <translation type="unfinished">L’autre joueur a placé une tuile lui aussi. C’est de nouveau à vous. Placez cette tuile au-dessus de la première, montagne contre montagne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The edges match there, too. But for this lesson, take back the tile and place it above the first one, mountain to mountain.</source>
        <translation type="unfinished">Là aussi, les bords s’accordent. Mais pour cette leçon, reprenez la tuile et placez-la au-dessus de la première, montagne contre montagne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The first tile is a city with three tracks. Place your tile to the right of it to start a railroad.</source>
        <translation type="unfinished">La première tuile est une ville d’où partent trois voies. Placez votre tuile à sa droite pour commencer une voie ferrée.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now send a cowboy to work: click the track on your tile. He is now a railwayman, and the railroad is yours.</source>
        <translation type="unfinished">Envoyez maintenant un cow-boy au travail&#xa0;: cliquez sur les rails de votre tuile. Il y devient cheminot, et la voie ferrée est à vous.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a railroad of your own: place the tile to the right of the city and put a cowboy on its track.</source>
        <translation type="unfinished">Les règles le permettent. Mais pour cette leçon, il vous faut votre propre voie ferrée&#xa0;: placez la tuile à droite de la ville et un cow-boy sur ses rails.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A railroad is complete when each end lies in a city, a junction or a mountain. Your tile is a junction. Place it at the open end of your railroad.</source>
        <translation type="unfinished">Une voie ferrée est complète quand chaque extrémité se trouve dans une ville, un embranchement ou une montagne. Votre tuile est un embranchement. Placez-la à l’extrémité ouverte de votre voie ferrée.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your railroad stays open. Place the junction at its open end, on the right.</source>
        <translation type="unfinished">Les règles le permettent, mais votre voie ferrée reste ouverte. Placez l’embranchement à son extrémité ouverte, à droite.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have only four cowboys, so it is good when they come home soon. On this tile, a track ends in a mountain. Place it to the right of the city.</source>
        <translation type="unfinished">Vous n’avez que quatre cow-boys&#xa0;: mieux vaut qu’ils rentrent vite chez eux. Sur cette tuile, des rails finissent dans une montagne. Placez-la à droite de la ville.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The railroad is already complete. Put a cowboy on its track anyway.</source>
        <translation type="unfinished">La voie ferrée est déjà complète. Placez quand même un cow-boy sur ses rails.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but it scores no points now. Place the tile to the right of the city and put a cowboy on the track.</source>
        <translation type="unfinished">Les règles le permettent, mais cela ne rapporte rien maintenant. Placez la tuile à droite de la ville et un cow-boy sur les rails.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Two points, and your cowboy is home again. The other player&apos;s cowboy has to wait. Do it once more: place the junction to the left of the city.</source>
        <translation type="unfinished">Deux points, et votre cow-boy est rentré. Celui de l’autre joueur doit attendre. Recommencez&#xa0;: placez l’embranchement à gauche de la ville.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the track that leads to the city.</source>
        <translation type="unfinished">Placez un cow-boy sur les rails qui mènent à la ville.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but two points are waiting: place the junction to the left of the city and put a cowboy on the track between the two.</source>
        <translation type="unfinished">Les règles le permettent, mais deux points vous attendent&#xa0;: placez l’embranchement à gauche de la ville et un cow-boy sur les rails entre les deux.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your tile shows a locomotive. Place it to the right of the city.</source>
        <translation type="unfinished">Votre tuile montre une locomotive. Placez-la à droite de la ville.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the track with the locomotive.</source>
        <translation type="unfinished">Placez un cow-boy sur les rails avec la locomotive.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, let the locomotive work for you: place the tile to the right of the city and put a cowboy on its track.</source>
        <translation type="unfinished">Les règles le permettent. Mais pour cette leçon, faites travailler la locomotive pour vous&#xa0;: placez la tuile à droite de la ville et un cow-boy sur ses rails.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A complete railroad with exactly one locomotive scores double. Place the junction at the open end of yours.</source>
        <translation type="unfinished">Une voie ferrée complète avec exactement une locomotive compte double. Placez l’embranchement à l’extrémité ouverte de la vôtre.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>There is gold in the mountains. For each nugget on a tile, a mining token is placed there, face down. Place your tile above the first one so that the mountains join.</source>
        <translation type="unfinished">Il y a de l’or dans les montagnes. Pour chaque pépite d’une tuile, un jeton de mine y est posé, face cachée. Placez votre tuile au-dessus de la première pour réunir les montagnes.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the mountain. He is now a gold miner.</source>
        <translation type="unfinished">Placez un cow-boy sur la montagne. Il y devient chercheur d’or.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a miner: place the tile above the first one, mountain to mountain, and put a cowboy on the mountain.</source>
        <translation type="unfinished">Les règles le permettent. Mais pour cette leçon, il vous faut un chercheur d’or&#xa0;: placez la tuile au-dessus de la première, montagne contre montagne, et un cow-boy sur la montagne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A mountain is complete when it has no open edges. Yours has one left. Close it with this tile.</source>
        <translation type="unfinished">Une montagne est complète quand elle n’a plus de bord ouvert. Il en reste un à la vôtre. Fermez-le avec cette tuile.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your mountain stays open. Place the tile at its open edge and turn it so that it closes the mountain.</source>
        <translation type="unfinished">Les règles le permettent, mais votre montagne reste ouverte. Placez la tuile à son bord ouvert et tournez-la de façon à fermer la montagne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have one tent. It may stand on any mountain that is not complete. First, place your tile above the first one.</source>
        <translation type="unfinished">Vous avez une tente. Elle peut se dresser sur toute montagne incomplète. Placez d’abord votre tuile au-dessus de la première.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now pitch your tent on the mountain.</source>
        <translation type="unfinished">Plantez maintenant votre tente sur la montagne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need your tent: place the tile above the first one and pitch the tent on the mountain.</source>
        <translation type="unfinished">Les règles le permettent. Mais pour cette leçon, il vous faut votre tente&#xa0;: placez la tuile au-dessus de la première et plantez la tente sur la montagne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>From now on, you may mine: instead of placing a piece, take one token from the mountain where your tent stands. Place this tile wherever you like.</source>
        <translation type="unfinished">Désormais, vous pouvez extraire de l’or&#xa0;: au lieu de placer une pièce, prenez un jeton de la montagne où se trouve votre tente. Placez cette tuile où vous voulez.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now choose &quot;Mine&quot; in the list beside the board.</source>
        <translation type="unfinished">Choisissez maintenant «&#xa0;Extraire&#xa0;» dans la liste à côté du plateau.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but you took no token. Try again and mine.</source>
        <translation type="unfinished">Les règles le permettent, mais vous n’avez pas pris de jeton. Réessayez et choisissez «&#xa0;Extraire&#xa0;».</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You have a token. Only you know what it is worth: hold the V key to look. Place this tile wherever you like and mine once more.</source>
        <translation type="unfinished">Vous avez un jeton. Vous seul en connaissez la valeur&#xa0;: maintenez la touche V pour le regarder. Placez cette tuile où vous voulez et choisissez encore une fois «&#xa0;Extraire&#xa0;».</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Mine another token.</source>
        <translation type="unfinished">Prenez un autre jeton avec «&#xa0;Extraire&#xa0;».</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Cities score, too. Your tile is a city with three tracks. Place it to the right of the other city so that one track leads to the right and one leads down.</source>
        <translation type="unfinished">Les villes rapportent aussi des points. Votre tuile est une ville d’où partent trois voies. Placez-la à droite de l’autre ville, avec une voie vers la droite et une vers le bas.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy in the new city itself, not on a track. He is now a merchant.</source>
        <translation type="unfinished">Placez un cow-boy dans la nouvelle ville même, pas sur des rails. Il y devient marchand.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a merchant: place your city to the right of the other one, with tracks leading left, right and down, and put a cowboy in it.</source>
        <translation type="unfinished">Les règles le permettent. Mais pour cette leçon, il vous faut un marchand&#xa0;: placez votre ville à droite de l’autre, avec des rails vers la gauche, la droite et le bas, et un cow-boy dedans.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A city is complete when every railroad that leaves it is complete. Two railroads of your city are still open. End the one on the right in this mountain.</source>
        <translation type="unfinished">Une ville est complète quand toutes les voies ferrées qui en partent le sont. Deux voies ferrées de votre ville sont encore ouvertes. Faites finir celle de droite dans cette montagne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, take back the tile and place it to the right of your city so that the railroad ends in the mountain.</source>
        <translation type="unfinished">Les règles le permettent. Mais pour cette leçon, reprenez la tuile et placez-la à droite de votre ville, pour que la voie ferrée finisse dans la montagne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>One railroad is left. Place the junction below your city.</source>
        <translation type="unfinished">Il reste une voie ferrée. Placez l’embranchement sous votre ville.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but your city stays open. Place the junction below it.</source>
        <translation type="unfinished">Les règles le permettent, mais votre ville reste ouverte. Placez l’embranchement au-dessous.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Place your curve to the right of the city so that its track turns down.</source>
        <translation type="unfinished">Placez votre courbe à droite de la ville, avec les rails tournant vers le bas.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on your track.</source>
        <translation type="unfinished">Placez un cow-boy sur vos rails.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson, take back the tile: place the curve to the right of the city so that its track turns down, and put a cowboy on it.</source>
        <translation type="unfinished">Les règles le permettent. Mais pour cette leçon, reprenez la tuile&#xa0;: placez la courbe à droite de la ville, avec les rails tournant vers le bas, et un cow-boy dessus.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The other player has started a railroad next to yours. Nobody may put a cowboy where there already is one, but railroads can be joined. Place the curve where the two meet.</source>
        <translation type="unfinished">L’autre joueur a commencé une voie ferrée à côté de la vôtre. Personne ne peut placer un cow-boy là où il y en a déjà un, mais les voies ferrées peuvent se rejoindre. Placez la courbe où les deux se rencontrent.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that, but the railroads do not meet. Place the curve below your first one so that it joins them.</source>
        <translation type="unfinished">Les règles le permettent, mais les voies ferrées ne se rejoignent pas. Placez la courbe sous votre première, pour qu’elle les relie.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Prairies lie between tracks and mountains and are never complete. Your tile has one with two tipi camps. Place it below the first one, prairie to prairie.</source>
        <translation type="unfinished">Les prairies s’étendent entre les rails et les montagnes et ne sont jamais complètes. Votre tuile en a une avec deux camps de tipis. Placez-la sous la première, prairie contre prairie.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Put a cowboy on the prairie with the tipi camps. He is now a farmer and stays until the end of the game.</source>
        <translation type="unfinished">Placez un cow-boy sur la prairie aux camps de tipis. Il y devient fermier et y reste jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The rules allow that. But for this lesson you need a farmer: place the tile below the first one and put a cowboy on the prairie with the tipi camps.</source>
        <translation type="unfinished">Les règles le permettent. Mais pour cette leçon, il vous faut un fermier&#xa0;: placez la tuile sous la première et un cow-boy sur la prairie aux camps de tipis.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>This is the last tile of this game. It shows a horse herd. Place it so that its prairie joins yours, for example to the left of the first tile.</source>
        <translation type="unfinished">C’est la dernière tuile de cette partie. Elle montre un troupeau de chevaux. Placez-la pour que sa prairie rejoigne la vôtre, par exemple à gauche de la première tuile.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Edges that touch must match: track to track, mountain to mountain, prairie to prairie. Place your tile to the right of the first one so that the track continues.</source>
        <translation type="unfinished">Les bords qui se touchent doivent s’accorder&#xa0;: rails contre rails, montagne contre montagne, prairie contre prairie. Placez votre tuile à droite de la première de façon à prolonger les rails.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>It fits. You could put a piece on it now, but you do not have to. This time, choose &quot;Skip&quot; in the list beside the board.</source>
        <translation type="unfinished">Elle convient. Vous pourriez y placer une pièce maintenant, mais rien ne vous y oblige. Cette fois, choisissez «&#xa0;Passer&#xa0;» dans la liste à côté du plateau.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The mountains match. End your turn with %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Les montagnes s’accordent. Terminez votre tour avec %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Both ends are closed. Choose %1 and watch what your railroad scores.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Les deux extrémités sont fermées. Choisissez %1 et regardez ce que rapporte votre voie ferrée.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>The railroad is complete. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">La voie ferrée est complète. Choisissez %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your mountain has no open edges anymore. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Votre montagne n’a plus de bord ouvert. Choisissez %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>One more railroad is complete. Choose %1, or put a cowboy on it for two quick points.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Encore une voie ferrée complète. Choisissez %1, ou placez-y un cow-boy pour deux points rapides.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now every railroad of your city is complete. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Toutes les voies ferrées de votre ville sont maintenant complètes. Choisissez %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now there is one railroad, and it is complete because it is a loop. Choose %1.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Il n’y a plus qu’une voie ferrée, et elle est complète car elle forme une boucle. Choisissez %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Choose %1, and the game is scored.</source>
        <extracomment>%1 is &quot;Skip&quot;, or &quot;Skip&quot; (N) with its key</extracomment>
        <translation type="unfinished">Choisissez %1, et on compte les points.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short game without farmers, against the easiest computer player. Now use everything that you have learned.</source>
        <translation type="unfinished">Une partie courte sans fermiers, contre le niveau le plus facile de l’ordinateur. Mettez en pratique tout ce que vous avez appris.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 or the right mouse button to turn the tile.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Appuyez sur %1 ou sur le bouton droit de la souris pour tourner la tuile.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press the right mouse button to turn the tile.</source>
        <translation type="unfinished">Appuyez sur le bouton droit de la souris pour tourner la tuile.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Or press %1.</source>
        <extracomment>Goes on from &quot;choose Skip in the list beside the board&quot;; %1 is a key</extracomment>
        <translation type="unfinished">Ou appuyez sur %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 to see good moves.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Appuyez sur %1 pour voir de bons coups.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Press %1 to see which tiles are left.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Appuyez sur %1 pour voir les tuiles restantes.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>That is all there is to placing tiles. Whenever you point at a square where your tile does not fit, the line at the bottom tells you which edge does not match.</source>
        <translation type="unfinished">Vous savez tout sur la pose des tuiles. Quand vous pointez une case où votre tuile ne convient pas, la ligne du bas vous dit quel bord ne s’accorde pas.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three tiles score three points; the tiles with the city and the junction count, too. And your cowboy has come home and can be used again.</source>
        <translation type="unfinished">Trois tuiles rapportent trois points&#x202f;; celles de la ville et de l’embranchement comptent aussi. Et votre cow-boy est rentré, prêt à repartir.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A short railroad scores few points, but your cowboy is soon free again. A longer one scores more, but its cowboy has to wait until it is complete or the game ends.</source>
        <translation type="unfinished">Une voie ferrée courte rapporte peu de points, mais votre cow-boy est vite libre. Une plus longue rapporte davantage, mais son cow-boy doit attendre qu’elle soit complète ou que la partie finisse.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three tiles, doubled: six points. With two locomotives, a railroad no longer scores double, so watch what others add to yours.</source>
        <translation type="unfinished">Trois tuiles, comptées double&#xa0;: six points. Avec deux locomotives, une voie ferrée ne compte plus double&#xa0;: surveillez ce que les autres ajoutent à la vôtre.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three nuggets score three points, and the tokens on the mountain are yours. Their values score at the end of the game. Hold the V key to look at them.</source>
        <translation type="unfinished">Trois pépites rapportent trois points, et les jetons de la montagne sont à vous. Leur valeur compte en fin de partie. Maintenez la touche V pour les regarder.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Your tent stays until its mountain is complete or you move it to another one. When a mountain is complete, the tokens that are left go to whoever has the most miners there.</source>
        <translation type="unfinished">Votre tente reste jusqu’à ce que sa montagne soit complète ou que vous la déplaciez sur une autre. Quand une montagne est complète, les jetons restants vont au joueur qui y a le plus de chercheurs d’or.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Three different railroads, three points each: nine points. The railroads also scored separately, for whoever had a railwayman there.</source>
        <translation type="unfinished">Trois voies ferrées différentes à trois points chacune&#xa0;: neuf points. Les voies ferrées ont aussi rapporté des points à part, à ceux qui y avaient un cheminot.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Each of you had one cowboy there, so each scores all four points. A player who has more cowboys than anyone else on a railroad or a mountain scores alone.</source>
        <translation type="unfinished">Chacun de vous y avait un cow-boy, donc chacun marque les quatre points. Sur une voie ferrée ou une montagne, le joueur qui a plus de cow-boys que tous les autres marque seul.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A farmer scores 2 points for each tipi camp and 4 for each horse herd. Incomplete railroads, mountains and cities score, too. Finally, all players count their gold. Whoever has the most points wins.</source>
        <translation type="unfinished">Un fermier marque 2 points par camp de tipis et 4 par troupeau de chevaux. Les voies ferrées, montagnes et villes incomplètes comptent aussi. Enfin, chacun compte son or. Le plus grand nombre de points l’emporte.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>&quot;Skip&quot;</source>
        <extracomment>An entry of the list beside the board, within a sentence</extracomment>
        <translation type="unfinished">«&#xa0;Passer&#xa0;»</translation>
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
        <translation type="unfinished">Leçon %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>Now it is the other player&apos;s turn.</source>
        <translatorcomment>free: turn</translatorcomment>
        <translation type="unfinished">C’est maintenant à l’autre joueur.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You won, %1 to %2. You know everything you need: try a stronger opponent.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">Vous avez gagné, %1 à %2. Vous savez tout ce qu’il faut&#xa0;: essayez un adversaire plus fort.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>A tie, %1 to %2. Play a full game against the same opponent.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">Égalité, %1 à %2. Jouez une partie entière contre le même adversaire.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonwords.cpp"/>
        <source>You lost, %1 to %2. Try a full game: it gives you more time to catch up.</source>
        <extracomment>%1 own points, %2 points of the other player</extracomment>
        <translation type="unfinished">Vous avez perdu, %1 à %2. Essayez une partie entière&#xa0;: vous aurez plus de temps pour revenir.</translation>
    </message>
</context>
<context>
    <name>LookWords</name>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>Empty square at column %1, row %2</source>
        <extracomment>Where an empty square is, counted from the start tile</extracomment>
        <translation type="unfinished">Case vide en colonne %1, ligne %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>The tile in hand fits here in %Ln way(s)</source>
        <extracomment>Of an empty square; %Ln rotations of the tile</extracomment>
        <translation type="unfinished">
            <numerusform>La tuile en main convient ici de %Ln façon</numerusform>
            <numerusform>La tuile en main convient ici de %Ln façons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%Ln of the tiles left fit here</source>
        <extracomment>Of an empty square</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln des tuiles restantes convient ici</numerusform>
            <numerusform>%Ln des tuiles restantes conviennent ici</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>Column %1, row %2</source>
        <extracomment>Of a tile on the board: where it lies, counted from the start tile</extracomment>
        <translation type="unfinished">Colonne %1, ligne %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s tent</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Tente de %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s railwayman</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Cheminot de %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s gold miner</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Chercheur d’or de %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s farmer</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Fermier de %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%1&apos;s merchant</source>
        <extracomment>A piece on the board; %1 player</extracomment>
        <translation type="unfinished">Marchand de %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%Ln mining token(s)</source>
        <extracomment>Mining tokens that lie on a mountain</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln jeton de mine</numerusform>
            <numerusform>%Ln jetons de mine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapExport</name>
    <message>
        <location filename="../app/goldrush/map/mapexport.cpp"/>
        <source>There is not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation type="unfinished">Pas assez de mémoire pour une image de cette taille. Choisissez-en une plus petite.</translation>
    </message>
</context>
<context>
    <name>MountainTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Mountain</source>
        <extracomment>Name of a tool: it draws mountains</extracomment>
        <translation type="unfinished">Montagne</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click an edge or the middle to raise a mountain. Drag from one mountain to another to join them. Right-click to split a mountain, or to level one that cannot be split.</source>
        <translation type="unfinished">Cliquez sur un bord ou au milieu pour élever une montagne. Faites glisser d’une montagne à une autre pour les réunir. Faites un clic droit pour diviser une montagne, ou pour aplanir celle qui ne peut être divisée.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Level a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Aplanir une montagne</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Split a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Diviser une montagne</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Raise a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Élever une montagne</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Raise a peak</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Élever un pic</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Join mountains</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Réunir des montagnes</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Extend a mountain</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Étendre une montagne</translation>
    </message>
</context>
<context>
    <name>OldFiles</name>
    <message>
        <location filename="../ui/start/oldfiles.cpp"/>
        <source>you asked to move it aside</source>
        <extracomment>Why a file was moved aside, in &quot;%1: %2. It was moved to %3.&quot;</extracomment>
        <translation type="unfinished">mis de côté à votre demande</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Fa&amp;rmers</source>
        <extracomment>A rule to choose: cowboys may be farmers</extracomment>
        <translation type="unfinished">Fe&amp;rmiers</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Cowboys may be put on prairies, where they score tipi camps and horse herds at the end.</source>
        <translation type="unfinished">Les cow-boys peuvent aller sur les prairies, où ils marquent à la fin des points pour les camps de tipis et les troupeaux de chevaux.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>F&amp;ifth cowboy</source>
        <extracomment>A rule to choose (noun)</extracomment>
        <translation type="unfinished">C&amp;inquième cow-boy</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Every player has five cowboys instead of four.</source>
        <translation type="unfinished">Chaque joueur a cinq cow-boys au lieu de quatre.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>&amp;Take back</source>
        <extracomment>A rule to choose: cowboys may be taken back</extracomment>
        <translation type="unfinished">Repren&amp;dre</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Instead of another action, a player may take back a cowboy without scoring.</source>
        <translation type="unfinished">Au lieu d’une autre action, un joueur peut reprendre un cow-boy sans marquer.</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Pra&amp;ctice game</source>
        <extracomment>An option of a new game (noun): a game to try things out in</extracomment>
        <translation type="unfinished">Partie d’&amp;entraînement</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/rules/options.cpp"/>
        <source>Turns may be undone even after the next tile or a token has been seen. The review mentions this.</source>
        <translation type="unfinished">Les tours peuvent être annulés même après avoir vu la tuile suivante ou un jeton. L’analyse le signale.</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <location filename="../ui/translating/ownwords.cpp"/>
        <source>&quot;%1&quot; could not be written: %2</source>
        <extracomment>%1 name of a file, %2 why, in the words of the system</extracomment>
        <translation type="unfinished">Impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../ui/translating/ownwords.cpp"/>
        <source>Nothing was changed in &quot;%1&quot;. %2</source>
        <extracomment>%1 name of a file with translations, %2 what is wrong with it</extracomment>
        <translation type="unfinished">Rien n’a été modifié dans «&#xa0;%1&#xa0;». %2</translation>
    </message>
</context>
<context>
    <name>PartWords</name>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Nugget</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">Pépite</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Locomotive</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">Locomotive</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Tipi camp</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">Camp de tipis</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Horse herd</source>
        <extracomment>What a picture shows: a symbol on tiles</extracomment>
        <translation type="unfinished">Troupeau de chevaux</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Back of the tiles</source>
        <extracomment>What a picture shows</extracomment>
        <translation type="unfinished">Dos des tuiles</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Back of the mining tokens</source>
        <extracomment>What a picture shows: its value is hidden</extracomment>
        <translation type="unfinished">Dos des jetons de mine</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Mining token, %1</source>
        <extracomment>What a picture shows: %1 the value of the token</extracomment>
        <translation type="unfinished">Jeton de mine, %1</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Cowboy</source>
        <extracomment>What a picture shows: a piece</extracomment>
        <translation type="unfinished">Cow-boy</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/partwords.cpp"/>
        <source>Tent</source>
        <extracomment>What a picture shows: a piece</extracomment>
        <translation type="unfinished">Tente</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Games and tile sets (%1);;All files (*)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names, and what stands before &quot;;;&quot; and after it are two entries</extracomment>
        <translation type="unfinished">Parties et séries de tuiles (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>The tile set cannot be tried this way</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Impossible d’essayer ainsi la série de tuiles</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>A game (*.lodeline), a tile set or a deck to open.</source>
        <translation type="unfinished">Une partie (*.lodeline), une série de tuiles ou un paquet à ouvrir.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Try a tile set or a deck: start a game with it at once.</source>
        <extracomment>Help of the command line; SET is a file</extracomment>
        <translation type="unfinished">Essayer une série de tuiles ou un paquet&#xa0;: commencer tout de suite une partie avec.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: the computer players, such as prospector or baron,foreman.</source>
        <translatorcomment>free: prospector; free: foreman</translatorcomment>
        <translation type="unfinished">Avec --play&#xa0;: les niveaux de l’ordinateur, par exemple prospector ou baron,foreman.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: how many people play, 0 to 5 (with a deck, 0 to 2).</source>
        <extracomment>Help of the command line</extracomment>
        <translation type="unfinished">Avec --play&#xa0;: combien de personnes jouent, de 0 à 5, avec un paquet de 0 à 2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>With --play: the id of the tile to be drawn first.</source>
        <translation type="unfinished">Avec --play&#xa0;: l’identifiant de la tuile à piocher en premier.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>--play takes one tile set or deck and no other file.</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">--play demande une série de tuiles ou un paquet et aucun autre fichier.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>--people takes a number from 0 to 5 (with a deck, from 0 to 2).</source>
        <extracomment>Answer to a command line</extracomment>
        <translation type="unfinished">--people demande un nombre de 0 à 5, avec un paquet de 0 à 2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Turn the tile &amp;left</source>
        <translation type="unfinished">Tourner la tuile à &amp;gauche</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Turn the tile r&amp;ight</source>
        <translation type="unfinished">Tourner la tuile à &amp;droite</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Skip: en&amp;d the turn</source>
        <extracomment>Menu entry: end the turn without a cowboy, a tent or mining</extracomment>
        <translation type="unfinished">&amp;Passer&#xa0;: ne rien faire ce tour-ci</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Turn tiles with the mouse wheel</source>
        <extracomment>Menu entry that can be ticked; otherwise the wheel of the mouse zooms over the tile, too</extracomment>
        <translation type="unfinished">Tourner les tuiles avec la &amp;molette</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>E&amp;xplain what is under the pointer</source>
        <extracomment>Menu entry that can be ticked: a railroad, mountain, city or prairie below the mouse</extracomment>
        <translation type="unfinished">E&amp;xpliquer ce qui est sous le pointeur</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Show what fits an empty s&amp;quare</source>
        <extracomment>Menu entry that can be ticked: which of the tiles left fit the empty square below the mouse</extracomment>
        <translation type="unfinished">Afficher ce qu&amp;i convient à une case vide</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Mark squares that no tile fits anymore</source>
        <extracomment>Menu entry that can be ticked: a cross on each empty square where none of the tiles left can lie</extracomment>
        <translation type="unfinished">Mar&amp;quer les cases où plus aucune tuile ne convient</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Coor&amp;dinates along the edge</source>
        <extracomment>Menu entry that can be ticked: the numbers of columns and rows beside the board</extracomment>
        <translation type="unfinished">Coordonnées au &amp;bord</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Color prairies by their farmers</source>
        <extracomment>Menu entry that can be ticked: in the colours of the players who would score them</extracomment>
        <translation type="unfinished">C&amp;olorer les prairies selon leurs fermiers</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Tips from a coac&amp;h</source>
        <extracomment>Menu entry that can be ticked: a sentence whenever something becomes possible for the first time</extracomment>
        <translation type="unfinished">Conseils d’un coac&amp;h</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Hide all aids, as at a real ta&amp;ble</source>
        <extracomment>Menu entry that can be ticked: the program tells nothing that people at a table would not see</extracomment>
        <translation type="unfinished">Masquer tout&amp;es les aides, comme à une vraie table</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>As&amp;k me to confirm each move</source>
        <extracomment>Menu entry that can be ticked: the chosen move waits for a second click or Enter</extracomment>
        <translation type="unfinished">Demander confirmation avant &amp;chaque coup</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Co&amp;ver the board between players</source>
        <extracomment>Menu entry that can be ticked: where several people share a computer, a card covers the board until the next one is there</extracomment>
        <translation type="unfinished">Mas&amp;quer le plateau entre deux joueurs</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Tiles l&amp;eft</source>
        <extracomment>Menu entry (noun): shows which tiles are still in the stack</extracomment>
        <translation type="unfinished">Tui&amp;les restantes</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Standings so fa&amp;r</source>
        <extracomment>Menu entry (noun): what everybody would score if the game ended now</extracomment>
        <translation type="unfinished">Cla&amp;ssement provisoire</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>What happened since m&amp;y last turn</source>
        <extracomment>Menu entry: tells again what the other players have done</extracomment>
        <translation type="unfinished">Ce qui s’est passé depuis &amp;mon dernier tour</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Make this a pract&amp;ice game</source>
        <extracomment>Menu entry: from now on turns may be undone whatever has been seen</extracomment>
        <translation type="unfinished">En faire une partie d’en&amp;traînement</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Export the &amp;map…</source>
        <extracomment>Menu entry: write a picture of the board to a file</extracomment>
        <translation type="unfinished">Exporter la &amp;carte…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>&amp;Tile-set editor</source>
        <extracomment>Menu entry: starts the program that makes tile sets</extracomment>
        <translation type="unfinished">&amp;Éditeur de tuiles</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Make your own tile sets in a separate program</source>
        <translation type="unfinished">Créer vos propres séries de tuiles dans un programme à part</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/phrases.cpp"/>
        <source>Open a saved game or a tile set</source>
        <translation type="unfinished">Ouvrir une partie enregistrée ou une série de tuiles</translation>
    </message>
</context>
<context>
    <name>PictureUse</name>
    <message>
        <location filename="../editor/document/pictureuse.cpp"/>
        <source>Pictures of the set: %1 of %2</source>
        <extracomment>%1 a size such as &quot;34 MB&quot;, %2 the greatest that is allowed</extracomment>
        <translation type="unfinished">Images de la série&#xa0;: %1 sur %2</translation>
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
        <translation type="unfinished">%1, départ</translation>
    </message>
    <message>
        <location filename="../editor/print/pictures.cpp"/>
        <source>A sheet with pictures of this size would be too large. Choose a smaller size.</source>
        <translation type="unfinished">Une planche d’images de cette taille serait trop grande. Choisissez une taille plus petite.</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>north</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">nord</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>east</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">est</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>south</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">sud</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>west</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in parentheses</extracomment>
        <translation type="unfinished">ouest</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>northeast</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">nord-est</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>southeast</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">sud-est</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>southwest</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">sud-ouest</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/placewords.cpp"/>
        <source>northwest</source>
        <extracomment>Corner of a tile where a prairie lies, added in parentheses</extracomment>
        <translation type="unfinished">nord-ouest</translation>
    </message>
</context>
<context>
    <name>PlacingMode</name>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Place the tile on a marked spot: click, or choose with Tab and the arrow keys.</source>
        <translation type="unfinished">Placez la tuile à un endroit marqué&#xa0;: cliquez, ou choisissez avec Tab et les flèches.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>The tile fits here only this way. Click or press Enter to place it.</source>
        <translation type="unfinished">La tuile ne convient ici que dans ce sens. Cliquez ou appuyez sur Entrée pour la placer.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; the right mouse button or the wheel turns it.</source>
        <translation type="unfinished">Cliquez ou appuyez sur Entrée pour placer la tuile&#x202f;; le bouton droit ou la molette la tourne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; the right mouse button turns it.</source>
        <translation type="unfinished">Cliquez ou appuyez sur Entrée pour placer la tuile&#x202f;; le bouton droit la tourne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; %1, the right mouse button or the wheel turns it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Cliquez ou appuyez sur Entrée pour placer la tuile&#x202f;; %1, le bouton droit ou la molette la tourne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>Click or press Enter to place the tile; %1 or the right mouse button turns it.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Cliquez ou appuyez sur Entrée pour placer la tuile&#x202f;; %1 ou le bouton droit la tourne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/modes/placingmode.cpp"/>
        <source>%1, the only way it fits here</source>
        <extracomment>%1 is &quot;Place at column 2, row -1, turned 90 degrees&quot;</extracomment>
        <translation type="unfinished">%1, le seul sens possible ici</translation>
    </message>
</context>
<context>
    <name>PlayTrial</name>
    <message>
        <location filename="../editor/desk/playtrial.cpp"/>
        <source>The file could not be saved for the game as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">Le fichier n’a pas pu être enregistré pour le jeu dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../editor/desk/playtrial.cpp"/>
        <source>The game could not be started: the program &quot;lodeline&quot; was not found or does not run. Install Lodeline again.</source>
        <translation type="unfinished">Impossible de lancer le jeu&#xa0;: le programme «&#xa0;lodeline&#xa0;» est introuvable ou ne fonctionne pas. Réinstallez Lodeline.</translation>
    </message>
</context>
<context>
    <name>PrintDocument</name>
    <message>
        <location filename="../editor/print/document.cpp"/>
        <source>The printer cannot be used. Choose another one.</source>
        <translation type="unfinished">L’imprimante est inutilisable. Choisissez-en une autre.</translation>
    </message>
    <message>
        <location filename="../editor/print/document.cpp"/>
        <source>A page could not be printed or exported. Try again.</source>
        <translation type="unfinished">Impossible d’imprimer ou d’exporter une page. Réessayez.</translation>
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
        <translation type="unfinished">Les marges ne laissent pas de place sur le papier. Choisissez des marges plus petites ou un papier plus grand.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A tile of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">Une tuile de %1 mm ne tient pas sur le papier&#xa0;: il n’y a de place que pour %2 mm.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A token of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">Un jeton de %1 mm ne tient pas sur le papier&#xa0;: il n’y a de place que pour %2 mm.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>A piece of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">Une pièce de %1 mm ne tient pas sur le papier&#xa0;: il n’y a de place que pour %2 mm.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>There is nothing to print. Choose tiles, tokens or pieces that the set has.</source>
        <translation type="unfinished">Il n’y a rien à imprimer. Choisissez des tuiles, jetons ou pièces que contient la série.</translation>
    </message>
</context>
<context>
    <name>PrintOutputs</name>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export as PDF</source>
        <translation type="unfinished">Exporter en PDF</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished">Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export as SVG, one file per page</source>
        <translation type="unfinished">Exporter en SVG, un fichier par page</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>SVG files (*.svg)</source>
        <translation type="unfinished">Fichiers SVG (*.svg)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Export all designs in one picture</source>
        <translation type="unfinished">Exporter tous les modèles en une image</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>PNG pictures (*.png)</source>
        <translation type="unfinished">Images PNG (*.png)</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>Choose a folder for the pictures of the designs</source>
        <translation type="unfinished">Choisir un dossier pour les images des modèles</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>%Ln file(s) with these names already exist. Replace them?</source>
        <translation type="unfinished">
            <numerusform>%Ln fichier portant ce nom existe déjà. Le remplacer&#x202f;?</numerusform>
            <numerusform>%Ln fichiers portant ces noms existent déjà. Les remplacer&#x202f;?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintedDeck</name>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Unnamed deck</source>
        <translation type="unfinished">Paquet sans nom</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>C&amp;ards</source>
        <extracomment>Title of a group with a check box: whether to print the cards</extracomment>
        <translation type="unfinished">Ca&amp;rtes</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: the side length of a card</extracomment>
        <translation type="unfinished">&amp;Côté&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Side length of a card</source>
        <extracomment>Name of a field for screen readers: the card as it is cut out</extracomment>
        <translation type="unfinished">Longueur du côté d’une carte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>&amp;Bonus cards</source>
        <extracomment>Title of a group with a check box: cards that show nothing but a bonus</extracomment>
        <translation type="unfinished">Cartes &amp;bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Wid&amp;th:</source>
        <extracomment>Label of a field: the width of a bonus card</extracomment>
        <translation type="unfinished">&amp;Largeur&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Width of a bonus card</source>
        <translation type="unfinished">Largeur d’une carte bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>For cards without backs. Cards with backs show their bonus there.</source>
        <translation type="unfinished">Pour les cartes sans dos. Les cartes avec dos y montrent leur bonus.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>The whole deck</source>
        <extracomment>Entry of a choice: all cards are printed</extracomment>
        <translation type="unfinished">Tout le paquet</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>There is nothing to print. Choose cards that the deck has.</source>
        <translation type="unfinished">Il n’y a rien à imprimer. Choisissez des cartes que contient le paquet.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Cards, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">Cartes, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>Bonus cards, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how wide each is</extracomment>
        <translation type="unfinished">Cartes bonus, %1 mm</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>%Ln card(s)</source>
        <extracomment>Part of a list of what is printed, as in &quot;18 cards and 18 bonus cards&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln carte</numerusform>
            <numerusform>%Ln cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>%Ln bonus card(s)</source>
        <extracomment>Part of a list of what is printed</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln carte bonus</numerusform>
            <numerusform>%Ln cartes bonus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>A card of %1 mm does not fit on the paper: there is only room for %2 mm.</source>
        <extracomment>%1 and %2 lengths in millimeters</extracomment>
        <translation type="unfinished">Une carte de %1 mm ne tient pas sur le papier&#xa0;: il n’y a de place que pour %2 mm.</translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Tiles, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">Tuiles, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Mining tokens, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">Jetons de mine, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Pieces, %1 mm</source>
        <extracomment>On a printed page: what is on it, %1 how large each is</extracomment>
        <translation type="unfinished">Pièces, %1 mm</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Page %1 of %2</source>
        <extracomment>On a printed page; %1 its number, %2 how many there are</extracomment>
        <translation type="unfinished">Page %1 sur %2</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Back of page %1 of %2</source>
        <extracomment>On a printed page; %1 its number, %2 how many there are</extracomment>
        <translation type="unfinished">Verso de la page %1 sur %2</translation>
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
        <translation type="unfinished">%1 po</translation>
    </message>
    <message>
        <location filename="../editor/print/furniture.cpp"/>
        <source>Print at 100% scale. The ruler is then accurate.</source>
        <translation type="unfinished">Imprimez à l’échelle 100&#xa0;%. La règle est alors exacte.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Unnamed tile set</source>
        <translation type="unfinished">Série de tuiles sans nom</translation>
    </message>
</context>
<context>
    <name>PrintedSet</name>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Tiles</source>
        <extracomment>Title of a group with a check box: whether to print the tiles</extracomment>
        <translation type="unfinished">&amp;Tuiles</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: the side length of a tile</extracomment>
        <translation type="unfinished">&amp;Côté&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Side length of a tile</source>
        <extracomment>Name of a field for screen readers: the tile as it is cut out</extracomment>
        <translation type="unfinished">Longueur du côté d’une tuile</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Mining tokens</source>
        <extracomment>Title of a group with a check box</extracomment>
        <translation type="unfinished">&amp;Jetons de mine</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Diam&amp;eter:</source>
        <extracomment>Label of a field: of a mining token</extracomment>
        <translation type="unfinished">Diamèt&amp;re&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Diameter of a token</source>
        <translation type="unfinished">Diamètre d’un jeton</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>&amp;Pieces</source>
        <extracomment>Title of a group with a check box: cowboys, tents and markers</extracomment>
        <translation type="unfinished">Pièc&amp;es</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Si&amp;ze:</source>
        <extracomment>Label of a field: of the pieces</extracomment>
        <translation type="unfinished">Tai&amp;lle&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Size of a piece</source>
        <translation type="unfinished">Taille d’une pièce</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>Five cowboys, a tent and a score marker in each of the five colors.</source>
        <translation type="unfinished">Cinq cow-boys, une tente et un marqueur de score dans chacune des cinq couleurs.</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>The whole set</source>
        <translation type="unfinished">Toute la série</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>As many as the set has</source>
        <translation type="unfinished">Autant que dans la série</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a list of what is printed, as in &quot;72 tiles and 63 tokens&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tuile</numerusform>
            <numerusform>%Ln tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Part of a list of what is printed; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln jeton</numerusform>
            <numerusform>%Ln jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln piece(s)</source>
        <extracomment>Part of a list of what is printed; cowboys, tents and markers</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln pièce</numerusform>
            <numerusform>%Ln pièces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>An id must have 1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen</source>
        <translation type="unfinished">Un identifiant doit compter de 1 à 32 lettres, chiffres, points, tirets ou traits de soulignement</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The id &quot;%1&quot; is used more than once</source>
        <extracomment>%1 the id of a tile or a card</extracomment>
        <translation type="unfinished">L’identifiant «&#xa0;%1&#xa0;» est utilisé plusieurs fois</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Wrong number of cards in the deck: %1; needed: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Mauvais nombre de cartes dans le paquet&#xa0;: %1&#x202f;; il en faut&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Wrong number of squares on the front: %1; needed: %2</source>
        <extracomment>The front of a card; %1 and %2 numbers</extracomment>
        <translation type="unfinished">Mauvais nombre de cases au recto&#xa0;: %1&#x202f;; il en faut&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>A row of a table must be a number and its points, such as [3, 5]</source>
        <extracomment>A table of a bonus: numbers, each with its points</extracomment>
        <translation type="unfinished">Une ligne du tableau doit être un nombre suivi de ses points, comme [3, 5]</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Each row of a table must begin with a larger number than the row before</source>
        <extracomment>A table of a bonus: numbers, each with its points</extracomment>
        <translation type="unfinished">Chaque ligne du tableau doit commencer par un nombre plus grand que la précédente</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Squares with the land &quot;%1&quot;: %2; in a balanced deck: %3</source>
        <extracomment>%1 a kind of land, such as &quot;Desert&quot;; %2 and %3 numbers</extracomment>
        <translation type="unfinished">Cases avec le terrain «&#xa0;%1&#xa0;»&#xa0;: %2&#x202f;; dans un paquet équilibré&#xa0;: %3</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>All four squares show the same land</source>
        <translation type="unfinished">Les quatre cases montrent le même terrain</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Squares with the symbol &quot;%1&quot;: %2; in a balanced deck: %3</source>
        <extracomment>%1 a symbol, such as &quot;Wagon&quot;; %2 and %3 numbers</extracomment>
        <translation type="unfinished">Cases avec le symbole «&#xa0;%1&#xa0;»&#xa0;: %2&#x202f;; dans un paquet équilibré&#xa0;: %3</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The front is the same as that of card &quot;%1&quot;, possibly upside down</source>
        <extracomment>%1 the id of a card</extracomment>
        <translation type="unfinished">Le recto est le même que celui de la carte «&#xa0;%1&#xa0;», éventuellement à l’envers</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The bonus is the same as that of card &quot;%1&quot;</source>
        <extracomment>%1 the id of a card</extracomment>
        <translation type="unfinished">Le bonus est le même que celui de la carte «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The saved game has the move &quot;%1&quot;, but the game expects &quot;%2&quot;</source>
        <extracomment>%1 and %2 kinds of moves, as they are named in a file</extracomment>
        <translation type="unfinished">La partie enregistrée a le coup «&#xa0;%1&#xa0;», mais le jeu attend «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The saved game has card &quot;%1&quot;, but card &quot;%2&quot; is placed here</source>
        <extracomment>%1 and %2 ids of cards</extracomment>
        <translation type="unfinished">La partie enregistrée a la carte «&#xa0;%1&#xa0;», mais c’est la carte «&#xa0;%2&#xa0;» qui est placée ici</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Too many cards are passed over: %1; maximum here: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Trop de cartes sautées&#xa0;: %1&#x202f;; maximum permis ici&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>Card &quot;%1&quot; may not be placed at (%2, %3)</source>
        <extracomment>%1 the id of a card, %2 column, %3 row</extracomment>
        <translation type="unfinished">La carte «&#xa0;%1&#xa0;» ne peut pas être placée en (%2, %3)</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/files/problems.cpp"/>
        <source>The circle has no place %1; its last place is %2</source>
        <extracomment>The circle in which the cards lie; %1 and %2 numbers</extracomment>
        <translation type="unfinished">Le cercle n’a pas de place %1&#x202f;; sa dernière place est %2</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file cannot be read: %1</source>
        <extracomment>%1 why, in the words of the operating system</extracomment>
        <translation type="unfinished">Impossible de lire le fichier&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This is not a regular file and cannot be read</source>
        <translation type="unfinished">Ce n’est pas un fichier ordinaire, il ne peut pas être lu</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file is larger than %1 MiB</source>
        <extracomment>%1 a number; MiB: mebibytes</extracomment>
        <translation type="unfinished">Le fichier dépasse %1 Mio</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file is damaged or incomplete: invalid JSON at line %1, column %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Le fichier est endommagé ou incomplet&#xa0;: JSON non valide à la ligne %1, colonne %2</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Nested too deeply at line %2; deepest level allowed: %1</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Imbrication trop profonde à la ligne %2&#x202f;; niveau maximal permis&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too many keys in one object, up to line %2; maximum: %1</source>
        <extracomment>Of a JSON file; %1 and %2 numbers</extracomment>
        <translation type="unfinished">Trop de clés dans un objet, jusqu’à la ligne %2&#x202f;; maximum permis&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The key &quot;%1&quot; appears more than once</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">La clé «&#xa0;%1&#xa0;» apparaît plusieurs fois</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This is not a file of the format &quot;%1&quot;</source>
        <extracomment>%1 the name of the format</extracomment>
        <translation type="unfinished">Ce n’est pas un fichier au format «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The file uses version %1 of its format, but this program reads only up to version %2; a newer version of the program can open it</source>
        <extracomment>%1 and %2 version numbers</extracomment>
        <translation type="unfinished">Le fichier utilise la version %1 de son format, mais ce programme ne lit que jusqu’à la version %2&#x202f;; un programme plus récent peut l’ouvrir</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>&quot;%1&quot; is missing</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">Il manque «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Wrong type of value; expected: %1</source>
        <extracomment>%1 a type of value, such as &quot;object&quot; or &quot;integer&quot;</extracomment>
        <translation type="unfinished">Mauvais type de valeur, attendu&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The number must be from %1 to %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Le nombre doit être compris entre %1 et %2</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The value must be one of these: %1</source>
        <extracomment>%1 a list of values, as they stand in a file</extracomment>
        <translation type="unfinished">La valeur doit être l’une de celles-ci&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too many entries; maximum: %1</source>
        <extracomment>Of a list in a file; %1 a number</extracomment>
        <translation type="unfinished">Trop d’entrées&#x202f;; maximum permis&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown key &quot;%1&quot;, kept as it is</source>
        <extracomment>%1 a key of a JSON file</extracomment>
        <translation type="unfinished">Clé «&#xa0;%1&#xa0;» inconnue, conservée telle quelle</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Too long; maximum number of characters: %1</source>
        <extracomment>Of a text in a file; %1 a number</extracomment>
        <translation type="unfinished">Trop long&#x202f;; nombre maximal de caractères&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The character %1 at position %2 is not allowed</source>
        <extracomment>%1 a character, as &quot;U+202E&quot;; %2 its place in the text, from 1</extracomment>
        <translation type="unfinished">Le caractère %1 à la position %2 n’est pas permis</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The ZIP file is damaged and cannot be read</source>
        <translation type="unfinished">Le fichier ZIP est endommagé et illisible</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>This name is not allowed in the ZIP file, or appears in it twice: %1</source>
        <extracomment>%1 the name of a file inside a ZIP file</extracomment>
        <translation type="unfinished">Ce nom n’est pas permis dans le fichier ZIP, ou y figure deux fois&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>&quot;%1&quot; is missing in the ZIP file</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation type="unfinished">Il manque «&#xa0;%1&#xa0;» dans le fichier ZIP</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The shuffle number (seed) must be a string of digits and less than 2^64</source>
        <translation type="unfinished">Le numéro de mélange (seed) doit être une suite de chiffres inférieure à 2^64</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The number of players must be from %1 to %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Le nombre de joueurs doit être compris entre %1 et %2</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Two players have the color &quot;%1&quot;</source>
        <extracomment>%1 a color, as it is named in a file</extracomment>
        <translation type="unfinished">Deux joueurs ont la couleur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown kind of player: &quot;%1&quot;</source>
        <extracomment>%1 a kind of player, as it is named in a file</extracomment>
        <translation type="unfinished">Type de joueur inconnu&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>Unknown color: &quot;%1&quot;</source>
        <extracomment>%1 a color, as it is named in a file</extracomment>
        <translation type="unfinished">Couleur inconnue&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../engine/core/problem.cpp"/>
        <source>The game is already over before this move</source>
        <translation type="unfinished">La partie est déjà finie avant ce coup</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The edge &quot;%1&quot; is used more than once</source>
        <extracomment>%1 an edge of a tile, such as &quot;north&quot;; a railroad and a mountain lie there, for example</extracomment>
        <translation type="unfinished">Le bord «&#xa0;%1&#xa0;» est occupé plusieurs fois</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>A railroad must have two edges, or one edge and an end</source>
        <translation type="unfinished">Une voie ferrée doit avoir deux bords, ou un bord et une extrémité</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The railroad ends in a mountain, but the tile has none</source>
        <translation type="unfinished">La voie ferrée finit dans une montagne, mais la tuile n’en a pas</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No prairie has the half-edge &quot;%1&quot;</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">Aucune prairie n’occupe le demi-bord «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The half-edge &quot;%1&quot; is used more than once</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">Le demi-bord «&#xa0;%1&#xa0;» est occupé plusieurs fois</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The half-edge &quot;%1&quot; lies on a mountain edge</source>
        <extracomment>%1 half of an edge of a tile</extracomment>
        <translation type="unfinished">Le demi-bord «&#xa0;%1&#xa0;» se trouve sur un bord de montagne</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The halves of the prairie edge &quot;%1&quot; belong to different prairies</source>
        <extracomment>%1 an edge of a tile, such as &quot;north&quot;</extracomment>
        <translation type="unfinished">Les moitiés du bord de prairie «&#xa0;%1&#xa0;» appartiennent à des prairies différentes</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile has too many parts; maximum: %1</source>
        <extracomment>Parts: railroads, mountains and prairies of one tile; %1 a number</extracomment>
        <translation type="unfinished">La tuile a trop de parties&#x202f;; maximum permis&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no start tile</source>
        <translation type="unfinished">La série n’a pas de tuile de départ</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has the id of the start tile, &quot;%1&quot;</source>
        <extracomment>%1 an id</extracomment>
        <translation type="unfinished">Aucune tuile n’a l’identifiant de la tuile de départ, «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The start tile &quot;%1&quot; has no copies</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">La tuile de départ «&#xa0;%1&#xa0;» n’a aucun exemplaire</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Too many tiles: %1; maximum: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Trop de tuiles&#xa0;: %1&#x202f;; maximum permis&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Too few mining tokens: %1; nuggets on the tiles: %2</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Trop peu de jetons de mine&#xa0;: %1&#x202f;; pépites sur les tuiles&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile is the same as &quot;%1&quot;, possibly turned</source>
        <extracomment>%1 the id of another tile</extracomment>
        <translation type="unfinished">Cette tuile est la même que «&#xa0;%1&#xa0;», éventuellement tournée</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No other tile has an edge of this kind: %1</source>
        <extracomment>%1 what lies at the edge: railroad, mountain or prairie</extracomment>
        <translation type="unfinished">Aucune autre tuile n’a de bord de ce type&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile is the mirror image of &quot;%1&quot;</source>
        <extracomment>%1 the id of another tile</extracomment>
        <translation type="unfinished">Cette tuile est l’image en miroir de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile can rarely be placed: it fits only %1 of 100 open squares</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">Cette tuile se place rarement&#xa0;: elle ne convient qu’à %1 cases ouvertes sur 100</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>This tile can never be placed: no other tile has a matching edge</source>
        <translation type="unfinished">Cette tuile ne peut jamais être placée&#xa0;: aucune autre n’a de bord assorti</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile can be placed next to the start tile</source>
        <translation type="unfinished">Aucune tuile ne peut être placée à côté de la tuile de départ</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Edges of this kind will often stay open: %1 (on only %2 of 100 tiles)</source>
        <extracomment>%1 what lies at the edges: railroad, mountain or prairie; %2 a number</extracomment>
        <translation type="unfinished">Des bords de ce type resteront souvent ouverts&#xa0;: %1 (sur seulement %2 tuiles sur 100)</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a railroad</source>
        <translation type="unfinished">Aucune tuile n’a de voie ferrée</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a mountain, so nobody can mine</source>
        <translation type="unfinished">Aucune tuile n’a de montagne, personne ne peut donc extraire d’or</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No tile has a city</source>
        <translation type="unfinished">Aucune tuile n’a de ville</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile has no copies, so it never appears in a game</source>
        <translation type="unfinished">La tuile n’a aucun exemplaire et n’apparaît donc dans aucune partie</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Few tiles for a game: %1; recommended: %2 or more</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Peu de tuiles pour une partie&#xa0;: %1&#x202f;; recommandé&#xa0;: %2 ou plus</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no name</source>
        <translation type="unfinished">La série n’a pas de nom</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set names no author</source>
        <translation type="unfinished">La série ne nomme pas d’auteur</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set has no license, so it is unclear who may share it</source>
        <translation type="unfinished">La série n’a pas de licence&#xa0;: on ne sait pas qui peut la partager</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>A prairie continues across a track or a mountain, which is fine if it is intended</source>
        <translation type="unfinished">Une prairie continue au-delà de rails ou d’une montagne, ce qui convient si c’est voulu</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>In the picture this looks like more than one: there is no room to join its parts clearly</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">Sur l’image, cela ressemble à plusieurs éléments&#xa0;: ce qui se trouve entre ses parties ne laisse pas la place de les relier clairement</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>In the picture this looks joined to another of its kind: there is no room to keep them apart</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">Sur l’image, cela semble relié à un autre élément du même type&#xa0;: il n’y a pas la place de les séparer</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The picture does not show this clearly: the rest of the tile leaves no room for it</source>
        <extracomment>Of a railroad, mountain or prairie of a tile</extracomment>
        <translation type="unfinished">L’image ne montre pas cet élément clairement&#xa0;: le reste de la tuile ne lui laisse pas de place</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The colors do not blend along this edge (%1): the picture has %2 there, and most others have %3. Paint its border in their color, or leave it as it is</source>
        <extracomment>Of the picture of a tile at one of its edges; %1 what lies there: railroad, mountain or prairie; %2 and %3 colors as drawing programs write them, such as #a0b070</extracomment>
        <translation type="unfinished">Les couleurs ne s’accordent pas le long de ce bord (%1)&#xa0;: l’image y a %2, et la plupart des autres ont %3. Peignez le bord dans leur couleur, ou laissez-le tel quel</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Two prairies lie side by side with nothing to divide them</source>
        <translation type="unfinished">Deux prairies sont côte à côte sans rien pour les séparer</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No track leads to the city; until one does, the city is not in play</source>
        <translation type="unfinished">Aucun rail ne mène à la ville&#x202f;; d’ici là, elle n’est pas en jeu</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Nuggets that are not in play because they lie on no mountain: %1</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">Pépites hors jeu parce qu’elles ne sont sur aucune montagne&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it is larger than %1 KiB</source>
        <extracomment>%1 a number; KiB: kibibytes</extracomment>
        <translation type="unfinished">L’image propre de la tuile n’est pas affichée&#xa0;: elle dépasse %1 Kio</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %1 is not valid SVG</source>
        <extracomment>%1 the number of a line in the file of the picture</extracomment>
        <translation type="unfinished">L’image propre de la tuile n’est pas affichée&#xa0;: la ligne %1 n’est pas du SVG valide</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %1 contains a document type declaration, which is not allowed</source>
        <extracomment>%1 the number of a line in the file of the picture</extracomment>
        <translation type="unfinished">L’image propre de la tuile n’est pas affichée&#xa0;: la ligne %1 contient une déclaration de type de document, ce qui n’est pas permis</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it has no usable size</source>
        <translation type="unfinished">L’image propre de la tuile n’est pas affichée&#xa0;: elle n’a pas de taille utilisable</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: it would take too long to draw</source>
        <translation type="unfinished">L’image propre de la tuile n’est pas affichée&#xa0;: elle serait trop longue à dessiner</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: line %2 refers to &quot;%1&quot;, which is outside the picture</source>
        <extracomment>%1 a reference, such as an address; %2 the number of a line in the file of the picture</extracomment>
        <translation type="unfinished">L’image propre de la tuile n’est pas affichée&#xa0;: la ligne %2 renvoie à «&#xa0;%1&#xa0;», hors de l’image</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: its part &quot;%1&quot; refers to itself</source>
        <extracomment>%1 the id of a part of the picture</extracomment>
        <translation type="unfinished">L’image propre de la tuile n’est pas affichée&#xa0;: sa partie «&#xa0;%1&#xa0;» renvoie à elle-même</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: %1</source>
        <extracomment>%1 why, in English, in the words of the program that draws it</extracomment>
        <translation type="unfinished">L’image propre de la tuile n’est pas affichée&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: the program &quot;%1&quot;, which draws it, could not be started</source>
        <extracomment>%1 the name of a program</extracomment>
        <translation type="unfinished">L’image propre de la tuile n’est pas affichée&#xa0;: le programme «&#xa0;%1&#xa0;», qui la dessine, n’a pas pu être lancé</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The tile&apos;s own picture is not shown: its file was not found or is damaged</source>
        <translation type="unfinished">L’image propre de la tuile n’est pas affichée&#xa0;: son fichier est introuvable ou endommagé</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The back of the tiles looks different when turned, so a printed tile shows its rotation even face down. To avoid this, make the back look the same from all four sides</source>
        <translation type="unfinished">Le dos des tuiles change d’aspect quand on le tourne&#xa0;: imprimé, il trahit le sens d’une tuile face cachée. Dessinez-le identique des quatre côtés pour l’éviter</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The set&apos;s own picture &quot;%1&quot; is not shown: its file was not found, is damaged or cannot be drawn</source>
        <extracomment>%1 what the picture shows, as it is named in a file, such as &quot;nugget&quot; or &quot;token-5&quot;</extracomment>
        <translation type="unfinished">L’image propre «&#xa0;%1&#xa0;» de la série n’est pas affichée&#xa0;: son fichier est introuvable, endommagé ou impossible à dessiner</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The saved game has tile &quot;%1&quot;, but its shuffle number draws another one</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">La partie enregistrée a la tuile «&#xa0;%1&#xa0;», mais son numéro de mélange en pioche une autre</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Tile &quot;%1&quot; may not be placed at (%2, %3) with rotation %4</source>
        <extracomment>%1 the id of a tile, %2 column, %3 row, %4 degrees</extracomment>
        <translation type="unfinished">La tuile «&#xa0;%1&#xa0;» ne peut pas être placée en (%2, %3) avec la rotation %4</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The action &quot;%1&quot; is not allowed here</source>
        <extracomment>%1 an action, as it is named in a file</extracomment>
        <translation type="unfinished">L’action «&#xa0;%1&#xa0;» n’est pas permise ici</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The saved game has tile &quot;%1&quot;, but says that another one is drawn</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">La partie enregistrée a la tuile «&#xa0;%1&#xa0;», mais dit qu’une autre est piochée</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>Tile &quot;%1&quot; cannot be drawn: no copy of it is left</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">La tuile «&#xa0;%1&#xa0;» ne peut pas être piochée&#xa0;: il n’en reste aucun exemplaire</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>No such mining token is left</source>
        <translation type="unfinished">Il ne reste aucun jeton de mine de ce genre</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/files/problems.cpp"/>
        <source>The game cannot go on here: the saved game does not say what is drawn next</source>
        <translation type="unfinished">La partie ne peut pas continuer ici&#xa0;: le fichier ne dit pas ce qui est pioché ensuite</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: this is not valid XML: %2</source>
        <extracomment>%1 number of a line, %2 why, in English</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: ce n’est pas du XML valide&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: a translation begins with &lt;TS&gt;; this file does not</source>
        <extracomment>%1 number of a line; leave &lt;TS&gt; as it is</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: une traduction commence par &lt;TS&gt;&#x202f;; ce n’est pas le cas de ce fichier</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: there is no language &quot;%2&quot;; write its code, such as &quot;pl&quot;</source>
        <extracomment>%1 number of a line, %2 what stands there; leave &quot;pl&quot; as it is</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: la langue «&#xa0;%2&#xa0;» n’existe pas&#x202f;; écrivez son code, par exemple «&#xa0;pl&#xa0;»</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: a translation must not declare anything by &lt;!ENTITY&gt;</source>
        <extracomment>%1 number of a line; leave &lt;!ENTITY&gt; as it is</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: une traduction ne doit rien déclarer avec &lt;!ENTITY&gt;</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: there are more than %2 texts</source>
        <extracomment>%1 number of a line, %2 the most texts that a translation may have</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: il y a plus de %2 textes</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the text has more than %2 characters</source>
        <extracomment>%1 number of a line, %2 the most characters that a text may have</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: le texte a plus de %2 caractères</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: each % sign followed by a number or Ln must appear as often as in the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation; leave %Ln as it is</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: chaque signe % suivi d’un nombre ou de Ln doit y figurer aussi souvent que dans le texte anglais&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the tags in angle brackets have to be those of the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: les balises entre chevrons doivent être celles du texte anglais&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the patterns in parentheses and each ;; have to be those of the English text: &quot;%2&quot;</source>
        <extracomment>%1 number of a line, %2 a translation. The patterns are those of files, such as (*.png).</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: les motifs entre parenthèses et chaque ;; doivent être ceux du texte anglais&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: &quot;%2&quot; contains an invisible character</source>
        <extracomment>%1 number of a line, %2 a translation</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: il y a un caractère invisible dans «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: forms for numbers: %2; the language has %3</source>
        <extracomment>%1 number of a line, %2 and %3 numbers of forms, such as singular and plural</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: formes pour les nombres&#xa0;: %2&#x202f;; la langue en a %3</translation>
    </message>
    <message>
        <location filename="../ui/languages/cataloguefile.cpp"/>
        <source>Line %1: the program cannot insert the text here; use Qt Linguist instead</source>
        <extracomment>%1 number of a line of a file with translations</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: le programme ne peut pas insérer le texte ici&#x202f;; faites-le avec Qt Linguist</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>&quot;%1&quot; is not a color; write #rrggbb, or #rrggbbaa with transparency</source>
        <extracomment>%1 a text in a file; leave #rrggbb and #rrggbbaa as they are</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;» n’est pas une couleur&#x202f;; écrivez #rrggbb, ou #rrggbbaa avec transparence</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>The list is empty; it needs at least one entry</source>
        <translation type="unfinished">La liste est vide&#x202f;; il lui faut au moins une entrée</translation>
    </message>
    <message>
        <location filename="../resources/art/theme/themefile.cpp"/>
        <source>There is no theme &quot;%1&quot; to start from; available themes: %2</source>
        <extracomment>%1 the name of a theme, %2 a list of such names</extracomment>
        <translation type="unfinished">Il n’y a pas de thème «&#xa0;%1&#xa0;» comme point de départ&#x202f;; thèmes disponibles&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>object</source>
        <extracomment>A type of value in a JSON file, as in &quot;Wrong type of value; expected: object&quot;</extracomment>
        <translation type="unfinished">objet</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>array</source>
        <extracomment>A type of value in a JSON file: a list of values</extracomment>
        <translation type="unfinished">tableau</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>string</source>
        <extracomment>A type of value in a JSON file: text</extracomment>
        <translation type="unfinished">chaîne</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>integer</source>
        <extracomment>A type of value in a JSON file: a whole number</extracomment>
        <translation type="unfinished">entier</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>boolean</source>
        <extracomment>A type of value in a JSON file: true or false</extracomment>
        <translation type="unfinished">booléen</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>number</source>
        <extracomment>A type of value in a JSON file, with or without a fraction</extracomment>
        <translation type="unfinished">nombre</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Error</source>
        <extracomment>How bad a problem of a file is (noun)</extracomment>
        <translation type="unfinished">Erreur</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Warning</source>
        <extracomment>How bad a problem of a file is (noun)</extracomment>
        <translation type="unfinished">Avertissement</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>Note</source>
        <extracomment>A remark about a file, less than a warning</extracomment>
        <translation type="unfinished">Remarque</translation>
    </message>
    <message>
        <location filename="../ui/problemtext.cpp"/>
        <source>the whole file</source>
        <translation type="unfinished">tout le fichier</translation>
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
        <translation type="unfinished">mais aucune des tuiles restantes ne compléterait cet élément</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>mines the last token there</source>
        <translation type="unfinished">y extrait le dernier jeton</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>takes a mountain without nuggets</source>
        <translation type="unfinished">occupe une montagne sans pépites</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>takes a prairie that is worth nothing so far</source>
        <translation type="unfinished">occupe une prairie qui ne vaut rien pour l’instant</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/reasonwords.cpp"/>
        <source>pitches the tent on a mountain without tokens</source>
        <translation type="unfinished">plante la tente sur une montagne sans jetons</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a railroad</source>
        <translation type="unfinished">
            <numerusform>marque %Ln point pour une voie ferrée</numerusform>
            <numerusform>marque %Ln points pour une voie ferrée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a mountain</source>
        <translation type="unfinished">
            <numerusform>marque %Ln point pour une montagne</numerusform>
            <numerusform>marque %Ln points pour une montagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a city</source>
        <translation type="unfinished">
            <numerusform>marque %Ln point pour une ville</numerusform>
            <numerusform>marque %Ln points pour une ville</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes %Ln token(s) from the completed mountain</source>
        <extracomment>Mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>prend %Ln jeton de la montagne complétée</numerusform>
            <numerusform>prend %Ln jetons de la montagne complétée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but gives %3 %Ln point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">
            <numerusform>mais donne %Ln point à %3</numerusform>
            <numerusform>mais donne %Ln points à %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>and also gives %3 %Ln point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">
            <numerusform>et donne aussi %Ln point à %3</numerusform>
            <numerusform>et donne aussi %Ln points à %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>mines a token and leaves %Ln there</source>
        <translation type="unfinished">
            <numerusform>extrait un jeton et en laisse %Ln sur place</numerusform>
            <numerusform>extrait un jeton et en laisse %Ln sur place</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>the cowboy comes back at once</source>
        <translation type="unfinished">le cow-boy revient aussitôt</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>brings %Ln cowboy(s) home</source>
        <translation type="unfinished">
            <numerusform>fait revenir %Ln cow-boy</numerusform>
            <numerusform>fait revenir %Ln cow-boys</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but uses the last cowboy</source>
        <translation type="unfinished">mais utilise le dernier cow-boy</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a railroad of %Ln tile(s)</source>
        <translation type="unfinished">
            <numerusform>occupe une voie ferrée de %Ln tuile</numerusform>
            <numerusform>occupe une voie ferrée de %Ln tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a mountain with %Ln nugget(s)</source>
        <translation type="unfinished">
            <numerusform>occupe une montagne avec %Ln pépite</numerusform>
            <numerusform>occupe une montagne avec %Ln pépites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a city with %Ln railroad(s)</source>
        <translation type="unfinished">
            <numerusform>occupe une ville avec %Ln voie ferrée</numerusform>
            <numerusform>occupe une ville avec %Ln voies ferrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a prairie worth %Ln point(s) so far</source>
        <translation type="unfinished">
            <numerusform>occupe une prairie valant %Ln point pour l’instant</numerusform>
            <numerusform>occupe une prairie valant %Ln points pour l’instant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>pitches the tent on a mountain with %Ln token(s)</source>
        <translation type="unfinished">
            <numerusform>plante la tente sur une montagne avec %Ln jeton</numerusform>
            <numerusform>plante la tente sur une montagne avec %Ln jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>extends %Ln feature(s) that the player holds</source>
        <translation type="unfinished">
            <numerusform>agrandit %Ln élément déjà détenu</numerusform>
            <numerusform>agrandit %Ln éléments déjà détenus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but extends a feature held by %3</source>
        <extracomment>%3 a player</extracomment>
        <translation type="unfinished">mais agrandit un élément détenu par %3</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>joins a feature held by %3</source>
        <extracomment>%3 a player, who has a cowboy in it</extracomment>
        <translation type="unfinished">rejoint un élément détenu par %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>%Ln of the %2 tiles left would complete this feature</source>
        <extracomment>&quot;this feature&quot; is the railroad, mountain, city or prairie of the cowboy that is put; %2 tiles are left</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln des %2 tuiles restantes compléterait cet élément</numerusform>
            <numerusform>%Ln des %2 tuiles restantes compléteraient cet élément</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordFile</name>
    <message>
        <location filename="../app/shell/files/gamefile.cpp"/>
        <source>The game could not be saved as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">La partie n’a pas pu être enregistrée dans %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>The game has moved on since then. Please choose again.</source>
        <extracomment>Why a move was not made: the position is another one by now</extracomment>
        <translation type="unfinished">La partie a avancé entre-temps. Choisissez à nouveau.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>It is another player&apos;s turn now.</source>
        <extracomment>Why a move was not made</extracomment>
        <translation type="unfinished">C’est maintenant au tour d’un autre joueur.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>The rules do not allow that now.</source>
        <extracomment>Why a move was not made</extracomment>
        <translation type="unfinished">Les règles ne le permettent pas maintenant.</translation>
    </message>
    <message>
        <location filename="../app/match/asker.cpp"/>
        <source>There is nothing to undo or redo.</source>
        <extracomment>Why undo or redo did nothing</extracomment>
        <translation type="unfinished">Il n’y a rien à annuler ni à rétablir.</translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Choose a start tile</source>
        <translation type="unfinished">Choisir une tuile de départ</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add an empty start tile</source>
        <translation type="unfinished">Ajouter une tuile de départ vide</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add a copy of the start tile</source>
        <translation type="unfinished">Ajouter un exemplaire de la tuile de départ</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add gravel for the nuggets</source>
        <extracomment>Gravel: mining tokens of value 0</extracomment>
        <translation type="unfinished">Ajouter du gravier pour les pépites</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add tokens in the current proportions</source>
        <translation type="unfinished">Ajouter des jetons dans les proportions actuelles</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Merge tokens of equal value</source>
        <translation type="unfinished">Fusionner les jetons de même valeur</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Bring all numbers into range</source>
        <translation type="unfinished">Ramener tous les nombres dans leurs limites</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Shorten long texts and remove forbidden characters</source>
        <translation type="unfinished">Raccourcir les textes longs et retirer les caractères interdits</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove copies of the most common tiles</source>
        <translation type="unfinished">Retirer des exemplaires des tuiles les plus courantes</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the tiles beyond the limit</source>
        <translation type="unfinished">Supprimer les tuiles au-delà de la limite</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the tile a new id</source>
        <translation type="unfinished">Donner un nouvel identifiant à la tuile</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Merge this tile and its copies into the other tile</source>
        <extracomment>The tile is the same as another one</extracomment>
        <translation type="unfinished">Fusionner cette tuile et ses exemplaires avec l’autre tuile</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Add a copy of the tile</source>
        <translation type="unfinished">Ajouter un exemplaire de la tuile</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Keep only one copy</source>
        <translation type="unfinished">Ne garder qu’un exemplaire</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the tile</source>
        <translation type="unfinished">Supprimer la tuile</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the edge to the railroad</source>
        <extracomment>Of an edge that a railroad and something else claim</extracomment>
        <translation type="unfinished">Donner le bord à la voie ferrée</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Give the edge to the mountain</source>
        <extracomment>Of an edge that a mountain and something else claim</extracomment>
        <translation type="unfinished">Donner le bord à la montagne</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>End the railroad in a junction</source>
        <translation type="unfinished">Terminer la voie ferrée par un embranchement</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Let the railroad run through the tile</source>
        <translation type="unfinished">Faire traverser la tuile par la voie ferrée</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Make each edge a separate railroad</source>
        <translation type="unfinished">Faire de chaque bord une voie ferrée séparée</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the railroad</source>
        <translation type="unfinished">Retirer la voie ferrée</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Raise a mountain inside the tile</source>
        <translation type="unfinished">Élever une montagne à l’intérieur de la tuile</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Draw the prairies again</source>
        <translation type="unfinished">Redessiner les prairies</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove parts that touch no edge</source>
        <translation type="unfinished">Retirer les parties qui ne touchent aucun bord</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Let a railroad end in the city</source>
        <translation type="unfinished">Faire finir une voie ferrée dans la ville</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the city</source>
        <translation type="unfinished">Retirer la ville</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the nuggets</source>
        <translation type="unfinished">Retirer les pépites</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the picture</source>
        <extracomment>Of a tile or of what a set has a picture of its own for</extracomment>
        <translation type="unfinished">Retirer l’image</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Choose another picture…</source>
        <extracomment>Of what has a picture that is missing; opens a dialog</extracomment>
        <translation type="unfinished">Choisir une autre image…</translation>
    </message>
    <message>
        <location filename="../engine/goldrush/design/repairs.cpp"/>
        <source>Remove the key and its value</source>
        <extracomment>Of a key of a JSON file that its format does not know</extracomment>
        <translation type="unfinished">Retirer la clé et sa valeur</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Add the missing cards</source>
        <translation type="unfinished">Ajouter les cartes manquantes</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Remove the last cards</source>
        <translation type="unfinished">Supprimer les dernières cartes</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Balance the lands</source>
        <translation type="unfinished">Équilibrer les terrains</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Balance the symbols</source>
        <translation type="unfinished">Équilibrer les symboles</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Shorten and clean the texts</source>
        <translation type="unfinished">Raccourcir et nettoyer les textes</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Give it a new id</source>
        <translation type="unfinished">Donner un nouvel identifiant à la carte</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Sort the rows</source>
        <translation type="unfinished">Trier les lignes</translation>
    </message>
    <message>
        <location filename="../engine/boomtown/design/repairs.cpp"/>
        <source>Remove the unknown key</source>
        <extracomment>A key of a file that the program does not know</extracomment>
        <translation type="unfinished">Retirer la clé inconnue</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Turn %1: %2</source>
        <extracomment>%1 number, %2 name of a player</extracomment>
        <translation type="unfinished">Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Better: %1.</source>
        <extracomment>%1 the reasons for a move</extracomment>
        <translation type="unfinished">Mieux&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Played:</source>
        <extracomment>Stands before the move that was played</extracomment>
        <translation type="unfinished">Coup joué&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Better:</source>
        <extracomment>Stands before a move that would have been better</extracomment>
        <translation type="unfinished">Mieux&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>No better move was found.</source>
        <translation type="unfinished">Aucun meilleur coup trouvé.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewtext.cpp"/>
        <source>Cost of this move:</source>
        <extracomment>Stands before &quot;12% of the chances&quot;: what the player&apos;s own move gave away</extracomment>
        <translation type="unfinished">Perdu par ce coup&#xa0;:</translation>
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
        <translation type="unfinished">Chances actuelles&#xa0;:</translation>
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
        <translation type="unfinished">la tuile n’a rien changé</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>tile %1</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;; %1 &quot;+3%&quot; of the chances</extracomment>
        <translation type="unfinished">tuile %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>gold %1 (%2 points)</source>
        <extracomment>Luck of a turn, stands after &quot;Luck:&quot;; %1 &quot;+3%&quot; of the chances, %2 &quot;+1.5&quot; points</extracomment>
        <translation type="unfinished">or %1 (%2 points)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1&apos;s gold %2 points</source>
        <extracomment>Luck of a turn for another player, stands after &quot;Luck:&quot;; %1 name, %2 &quot;+1.5&quot; points</extracomment>
        <translation type="unfinished">or de %1 %2 points</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1&apos;s chances went from %2 to %3.</source>
        <extracomment>Chances of winning: %1 player, %2 before, %3 after</extracomment>
        <translation type="unfinished">Les chances de %1 passent de %2 à %3.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The move cost %1 %2 in winning chances.</source>
        <extracomment>%1 player, %2 &quot;12%&quot; of the chances of winning, given away by the player&apos;s own move</extracomment>
        <translation type="unfinished">Ce coup coûte à %1 %2 de chances de gagner.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The move: %1.</source>
        <extracomment>%1 what a move does: &quot;scores 8 points for a railroad&quot;</extracomment>
        <translation type="unfinished">Le coup&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Effect of the move for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning, what the move itself changed</extracomment>
        <translation type="unfinished">Effet du coup pour %1&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>A lucky tile for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">Une tuile favorable à %1&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>An unlucky tile for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;−12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">Une tuile défavorable à %1&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Lucky gold for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;+12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">Un bon tirage d’or pour %1&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Unlucky gold for %1: %2.</source>
        <extracomment>%1 player, %2 &quot;−12%&quot; of the chances of winning</extracomment>
        <translation type="unfinished">Un mauvais tirage d’or pour %1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The player undid this turn %Ln time(s) after seeing what came next.</source>
        <extracomment>In the review of a game</extracomment>
        <translation type="unfinished">
            <numerusform>Le joueur a annulé ce tour %Ln fois après avoir vu la suite.</numerusform>
            <numerusform>Le joueur a annulé ce tour %Ln fois après avoir vu la suite.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>%1 in winning chances (%2 instead of %3) and %4 points of the expected lead</source>
        <extracomment>Stands after &quot;Cost of this move:&quot;; %1 &quot;12%&quot; of the chances of winning; with the move that was played %2 &quot;3%&quot; of them are left, with the better one %3 &quot;15%&quot;; %4 &quot;6.5&quot; points</extracomment>
        <translation type="unfinished">%1 de chances de gagner (%2 au lieu de %3) et %4 points d’avance attendue</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The search for better moves has not reached this turn yet.</source>
        <translation type="unfinished">La recherche de meilleurs coups n’est pas encore arrivée à ce tour.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Luck:</source>
        <extracomment>Stands before what the drawn tile and the mining tokens did to the chances</extracomment>
        <translation type="unfinished">Chance&#xa0;:</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Try it</source>
        <extracomment>Link below a picture of a board: play on from there</extracomment>
        <translation type="unfinished">Essayer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Your turn</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">À votre tour</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Draw a tile and place it next to the tiles on the board. Every edge that touches another tile must match it: track to track, mountain to mountain, prairie to prairie. A tile that fits nowhere is discarded for good, and another one is drawn.</source>
        <translation type="unfinished">Piochez une tuile et placez-la à côté des tuiles du plateau. Chaque bord qui touche une autre tuile doit s’accorder avec elle&#xa0;: rails contre rails, montagne contre montagne, prairie contre prairie. Une tuile qui ne convient nulle part est écartée définitivement, et on en pioche une autre.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The new tile, shown with a frame, matches prairie to prairie on two sides.</source>
        <translation type="unfinished">La nouvelle tuile, encadrée, s’accorde prairie contre prairie de deux côtés.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>For every nugget on the new tile, a mining token is placed face down on its mountain.</source>
        <translation type="unfinished">Pour chaque pépite de la nouvelle tuile, un jeton de mine est posé face cachée sur sa montagne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Then you may take one of these actions, or skip:</source>
        <translation type="unfinished">Vous pouvez ensuite faire une de ces actions, ou passer&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Put a cowboy on the new tile: a railwayman on a railroad, a gold miner on a mountain, a merchant in a city or a farmer on a prairie. No player may have a cowboy anywhere on that railroad, mountain, city or prairie yet.</source>
        <translation type="unfinished">Placer un cow-boy sur la nouvelle tuile&#xa0;: un cheminot sur une voie ferrée, un chercheur d’or sur une montagne, un marchand dans une ville ou un fermier sur une prairie. Aucun joueur ne doit déjà avoir de cow-boy où que ce soit sur cette voie ferrée, cette montagne, cette ville ou cette prairie.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Pitch your tent on any incomplete mountain, or move it there from where it stands. There must be no cowboy and no other tent on that part of the mountain.</source>
        <translation type="unfinished">Planter votre tente sur n’importe quelle montagne incomplète, ou l’y déplacer. Cette partie de la montagne ne doit porter ni cow-boy ni autre tente.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mine: take one token from the mountain where your tent stands. Only you know its value.</source>
        <translation type="unfinished">Extraire&#xa0;: prendre un jeton de la montagne où se trouve votre tente. Vous seul en connaissez la valeur.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>With the option Take back: take back one of your cowboys without scoring.</source>
        <translation type="unfinished">Avec l’option Reprendre&#xa0;: reprendre un de vos cow-boys sans marquer.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Railroads</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Voies ferrées</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad is complete when both ends lie in a junction, a city or a mountain, or when it is a loop. It scores %Ln point(s) for each tile, or %1 if there is exactly one locomotive on it.</source>
        <extracomment>%Ln and %1 points</extracomment>
        <translation type="unfinished">
            <numerusform>Une voie ferrée est complète quand ses deux extrémités se trouvent dans un embranchement, une ville ou une montagne, ou quand elle forme une boucle. Elle rapporte %Ln point par tuile, ou %1 s’il y a exactement une locomotive dessus.</numerusform>
            <numerusform>Une voie ferrée est complète quand ses deux extrémités se trouvent dans un embranchement, une ville ou une montagne, ou quand elle forme une boucle. Elle rapporte %Ln points par tuile, ou %1 s’il y a exactement une locomotive dessus.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Four tiles and one locomotive: 8 points for the railwayman.</source>
        <translation type="unfinished">Quatre tuiles et une locomotive&#xa0;: 8 points pour le cheminot.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>With two locomotives nothing is doubled: six tiles, 6 points.</source>
        <translation type="unfinished">Avec deux locomotives, rien n’est doublé&#xa0;: six tuiles, 6 points.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>From a city into a mountain: complete, 2 points. The railwayman was placed in the same turn and comes home at once.</source>
        <translation type="unfinished">D’une ville à une montagne&#xa0;: complète, 2 points. Le cheminot a été placé pendant ce même tour et revient aussitôt.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A loop of four tiles: complete, 4 points.</source>
        <translation type="unfinished">Une boucle de quatre tuiles&#xa0;: complète, 4 points.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mountains and gold</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Montagnes et or</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A mountain is complete when it has no open edges. Whoever has the most gold miners there gets the remaining tokens and %Ln point(s) for each nugget. If players are tied, the tokens are dealt out in turn.</source>
        <translation type="unfinished">
            <numerusform>Une montagne est complète quand elle n’a plus de bord ouvert. Le joueur qui y a le plus de chercheurs d’or reçoit les jetons restants et %Ln point par pépite. En cas d’égalité, les jetons sont distribués à tour de rôle.</numerusform>
            <numerusform>Une montagne est complète quand elle n’a plus de bord ouvert. Le joueur qui y a le plus de chercheurs d’or reçoit les jetons restants et %Ln points par pépite. En cas d’égalité, les jetons sont distribués à tour de rôle.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Seven nuggets: 7 points and all tokens for the only miner. The tent comes home without scoring.</source>
        <translation type="unfinished">Sept pépites&#xa0;: 7 points et tous les jetons pour le seul chercheur d’or. La tente revient sans marquer.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>One miner each: each player scores 5 points. The tokens are dealt out in turn, starting with the player who completed the mountain.</source>
        <translation type="unfinished">Un chercheur d’or chacun&#xa0;: les deux joueurs marquent 5 points. Les jetons sont distribués à tour de rôle, en commençant par celui qui a complété la montagne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A tent may stand on any part of an incomplete mountain that has neither a cowboy nor a tent.</source>
        <translation type="unfinished">Une tente peut se dresser sur toute partie d’une montagne incomplète sans cow-boy ni tente.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two tents on one mountain: when it is complete, both come home without scoring.</source>
        <translation type="unfinished">Deux tentes sur une montagne&#xa0;: quand elle est complète, les deux reviennent sans marquer.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Cities</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Villes</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A city is complete when all railroads that leave it are complete. Its merchant scores %Ln point(s) for each railroad; one that leads back to the city counts once.</source>
        <translation type="unfinished">
            <numerusform>Une ville est complète quand toutes les voies ferrées qui en partent le sont. Son marchand marque %Ln point par voie ferrée&#x202f;; celle qui revient à la ville compte une fois.</numerusform>
            <numerusform>Une ville est complète quand toutes les voies ferrées qui en partent le sont. Son marchand marque %Ln points par voie ferrée&#x202f;; celle qui revient à la ville compte une fois.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two completed railroads leave the city: 6 points for the merchant.</source>
        <translation type="unfinished">Deux voies ferrées complètes partent de la ville&#xa0;: 6 points pour le marchand.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad that leaves the city and comes back counts once: 3 points.</source>
        <translation type="unfinished">Une voie ferrée qui part de la ville et y revient compte une fois&#xa0;: 3 points.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairies and farmers</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Prairies et fermiers</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A prairie extends to the nearest tracks and mountains or to the edge of the land. It is never complete: farmers stay there until the end of the game and score then.</source>
        <translation type="unfinished">Une prairie s’étend jusqu’aux rails et montagnes les plus proches ou jusqu’au bord des terres. Elle n’est jamais complète&#xa0;: les fermiers y restent jusqu’à la fin de la partie et marquent alors.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The prairies on the two sides of a track continue from tile to tile but stay separate.</source>
        <translation type="unfinished">Les prairies des deux côtés des rails se prolongent de tuile en tuile mais restent séparées.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two camps and three herds: 16 points for the player with two farmers, none for the player with one.</source>
        <translation type="unfinished">Deux camps et trois troupeaux&#xa0;: 16 points pour le joueur qui a deux fermiers, aucun pour celui qui en a un.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>One farmer each, one camp and one herd: 6 points for each player.</source>
        <translation type="unfinished">Un fermier chacun, un camp et un troupeau&#xa0;: 6 points pour les deux joueurs.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Who scores</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Qui marque</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Whoever has the most cowboys on a feature scores it; tied players each get all the points. Then the cowboys and tents come home.</source>
        <translation type="unfinished">Le joueur qui a le plus de cow-boys sur un élément en marque les points&#x202f;; à égalité, chacun obtient tous les points. Puis les cow-boys et les tentes retournent à la réserve.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Two railroads have become one. Each player has one railwayman there: 5 points for each player.</source>
        <translation type="unfinished">Deux voies ferrées n’en font plus qu’une. Chaque joueur y a un cheminot&#xa0;: 5 points pour les deux joueurs.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The railroad already has a railwayman. The other parts of the new tile are free.</source>
        <translation type="unfinished">La voie ferrée a déjà un cheminot. Les autres parties de la nouvelle tuile sont libres.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Points at the end</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Points à la fin</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete railroads score %Ln point(s) for each tile; locomotives do not count.</source>
        <translation type="unfinished">
            <numerusform>Les voies ferrées incomplètes rapportent %Ln point par tuile&#x202f;; les locomotives ne comptent pas.</numerusform>
            <numerusform>Les voies ferrées incomplètes rapportent %Ln points par tuile&#x202f;; les locomotives ne comptent pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete mountains score %Ln point(s) for each nugget.</source>
        <translation type="unfinished">
            <numerusform>Les montagnes incomplètes rapportent %Ln point par pépite.</numerusform>
            <numerusform>Les montagnes incomplètes rapportent %Ln points par pépite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete cities score %Ln point(s) for each completed railroad.</source>
        <translation type="unfinished">
            <numerusform>Les villes incomplètes rapportent %Ln point par voie ferrée complète.</numerusform>
            <numerusform>Les villes incomplètes rapportent %Ln points par voie ferrée complète.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers score %Ln point(s) for each tipi camp on their prairie and %1 for each horse herd.</source>
        <extracomment>%Ln and %1 points</extracomment>
        <translation type="unfinished">
            <numerusform>Les fermiers marquent %Ln point par camp de tipis sur leur prairie et %1 par troupeau de chevaux.</numerusform>
            <numerusform>Les fermiers marquent %Ln points par camp de tipis sur leur prairie et %1 par troupeau de chevaux.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>All players reveal their tokens and score their values.</source>
        <translation type="unfinished">Tous les joueurs révèlent leurs jetons et en marquent la valeur.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The railroad is incomplete: 1 point for each tile, and the locomotive does not count.</source>
        <translation type="unfinished">La voie ferrée est incomplète&#xa0;: 1 point par tuile, et la locomotive ne compte pas.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Whoever has the most points wins; tied players share the win.</source>
        <translation type="unfinished">Le plus grand nombre de points l’emporte&#x202f;; à égalité, les joueurs partagent la victoire.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>All points at a glance</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Tous les points en un coup d’œil</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Complete</source>
        <extracomment>Column heading: points when a railroad, mountain or city is complete</extracomment>
        <translation type="unfinished">Complète</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>At the end</source>
        <extracomment>Column heading: points at the end of the game</extracomment>
        <translation type="unfinished">À la fin</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Railroad, each tile</source>
        <translation type="unfinished">Voie ferrée, par tuile</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>%1, or %2 with exactly one locomotive</source>
        <extracomment>Points: %1 usually, %2 with a locomotive</extracomment>
        <translation type="unfinished">%1, ou %2 avec exactement une locomotive</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mountain, each nugget</source>
        <translation type="unfinished">Montagne, par pépite</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>City, each completed railroad</source>
        <translation type="unfinished">Ville, par voie ferrée complète</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairie, each tipi camp</source>
        <translation type="unfinished">Prairie, par camp de tipis</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Prairie, each horse herd</source>
        <translation type="unfinished">Prairie, par troupeau de chevaux</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Each mining token</source>
        <translation type="unfinished">Par jeton de mine</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>its value</source>
        <extracomment>In a table of points: the value of a mining token</extracomment>
        <translation type="unfinished">sa valeur</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Options of a game</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Options d’une partie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers: without this option, cowboys cannot go to the prairies, which is easier for a first game.</source>
        <translation type="unfinished">Fermiers&#xa0;: sans cette option, les cow-boys ne peuvent pas aller sur les prairies, ce qui est plus facile pour une première partie.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Fifth cowboy: every player has five cowboys instead of four.</source>
        <translation type="unfinished">Cinquième cow-boy&#xa0;: chaque joueur a cinq cow-boys au lieu de quatre.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Take back: instead of another action, a player may take back one of their own cowboys without scoring.</source>
        <translation type="unfinished">Reprendre&#xa0;: au lieu d’une autre action, un joueur peut reprendre un de ses cow-boys sans marquer.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Glossary</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">Glossaire</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Cowboy</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Cow-boy</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A piece that scores. Depending on where it is, it is a railwayman, a gold miner, a merchant or a farmer.</source>
        <translation type="unfinished">Une pièce qui marque des points. Selon l’endroit où elle se trouve, c’est un cheminot, un chercheur d’or, un marchand ou un fermier.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Gravel</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Gravier</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A mining token that is worth nothing.</source>
        <translation type="unfinished">Un jeton de mine qui ne vaut rien.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Junction</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Embranchement</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>The turntable where railroads end.</source>
        <translation type="unfinished">La plaque tournante où finissent des voies ferrées.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Mining token</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Jeton de mine</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A token from a mountain, with a hidden value: usually 0 to 5.</source>
        <translation type="unfinished">Un jeton pris sur une montagne, à valeur cachée&#xa0;: en général de 0 à 5.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Nugget</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Pépite</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A lump of gold on a mountain. It brings a token when the tile is placed and a point when the mountain scores.</source>
        <translation type="unfinished">Un morceau d’or sur une montagne. Il apporte un jeton quand la tuile est placée et un point au décompte de la montagne.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Open edge</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Bord ouvert</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>An edge where a railroad or a mountain can still grow.</source>
        <translation type="unfinished">Un bord où une voie ferrée ou une montagne peut encore grandir.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tent</source>
        <extracomment>Word that the rules explain</extracomment>
        <translation type="unfinished">Tente</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A piece that does not score but lets its player mine.</source>
        <translation type="unfinished">Une pièce qui ne marque pas, mais permet à son joueur d’extraire de l’or.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tipi camp, horse herd</source>
        <translation type="unfinished">Camp de tipis, troupeau de chevaux</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Symbols on a prairie that bring points to farmers.</source>
        <translation type="unfinished">Symboles d’une prairie qui rapportent des points aux fermiers.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Goal of the game</source>
        <extracomment>Heading in the rules</extracomment>
        <translation type="unfinished">But du jeu</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Tile by tile, all players build a land of railroads, mountains and prairies together. Your cowboys claim parts of it and score points when these are complete.</source>
        <translation type="unfinished">Tuile après tuile, tous les joueurs construisent ensemble un pays de voies ferrées, de montagnes et de prairies. Vos cow-boys en occupent des parties et marquent des points quand elles sont complètes.</translation>
    </message>
</context>
<context>
    <name>ScoreFormula</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a calculation such as &quot;4 tiles × 1 = 4&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tuile</numerusform>
            <numerusform>%Ln tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Part of a calculation such as &quot;7 nuggets × 1 = 7&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln pépite</numerusform>
            <numerusform>%Ln pépites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln completed railroad(s)</source>
        <extracomment>Part of a calculation such as &quot;2 completed railroads × 3 = 6&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln voie ferrée complète</numerusform>
            <numerusform>%Ln voies ferrées complètes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln camp de tipis</numerusform>
            <numerusform>%Ln camps de tipis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln troupeau de chevaux</numerusform>
            <numerusform>%Ln troupeaux de chevaux</numerusform>
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
        <translation type="unfinished">une locomotive</translation>
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
        <translation type="unfinished">L’ordinateur «&#xa0;%1&#xa0;» est inconnu&#xa0;: une personne joue à la place de %2.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>The color &quot;%1&quot; of %2 is unknown, so another one is used.</source>
        <extracomment>%1 name of a colour in a file, %2 a player</extracomment>
        <translation type="unfinished">La couleur «&#xa0;%1&#xa0;» de %2 est inconnue&#xa0;: une autre est utilisée.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatnotices.cpp"/>
        <source>The computer can no longer play for %1, so a person plays for %1 now. To hand the seat back, choose &quot;Players…&quot; in the Game menu.</source>
        <extracomment>%1 a player; &quot;Players…&quot; is the entry of the menu</extracomment>
        <translation type="unfinished">L’ordinateur ne peut plus jouer pour %1&#xa0;: une personne joue désormais pour %1. Pour rendre la place à l’ordinateur, choisissez «&#xa0;Joueurs…&#xa0;» dans le menu Partie.</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Halfway to the next level: plays about half of the moves at that level.</source>
        <extracomment>How a computer player between two levels plays; stands below &quot;Prospector+&quot;</extracomment>
        <translation type="unfinished">À mi-chemin du niveau suivant&#xa0;: joue environ la moitié des coups comme celui-ci.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>On the way to the next level: plays some of the moves at that level.</source>
        <extracomment>How a computer player between two levels plays; stands below &quot;Prospector+30&quot;</extracomment>
        <translation type="unfinished">En route vers le niveau suivant&#xa0;: joue une partie des coups comme celui-ci.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Greenhorn</source>
        <extracomment>Weakest level of the computer players</extracomment>
        <translation type="unfinished">Pied-tendre</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Prospector</source>
        <extracomment>Second level of the computer players</extracomment>
        <translation type="unfinished">Prospecteur</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Foreman</source>
        <extracomment>Third level of the computer players</extracomment>
        <translation type="unfinished">Contremaître</translation>
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
        <translation type="unfinished">Humain</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Computer %1</source>
        <extracomment>%1 is the technical name of a computer player, such as uct:100</extracomment>
        <translation type="unfinished">Ordinateur %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Someone at this computer.</source>
        <extracomment>Who plays; stands below &quot;Person&quot;</extracomment>
        <translation type="unfinished">Quelqu’un devant cet ordinateur.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Fresh off the train: plays simple moves and makes beginner&apos;s mistakes.</source>
        <extracomment>How a computer player plays; stands below &quot;Greenhorn&quot;</extracomment>
        <translation type="unfinished">À peine descendu du train&#xa0;: joue des coups simples et fait des erreurs de débutant.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>An old hand: knows what everything is worth and moves at once.</source>
        <extracomment>How a computer player plays; stands below &quot;Prospector&quot;</extracomment>
        <translation type="unfinished">Un vieux briscard&#xa0;: connaît la valeur de tout et joue aussitôt.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Always has a plan: looks ahead before each move.</source>
        <extracomment>How a computer player plays; stands below &quot;Foreman&quot;</extracomment>
        <translation type="unfinished">A toujours un plan&#xa0;: anticipe avant chaque coup.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatkinds.cpp"/>
        <source>Gives nothing away: the strongest player, thinks for about a second.</source>
        <extracomment>How a computer player plays; stands below &quot;Baron&quot;</extracomment>
        <translation type="unfinished">Ne fait aucun cadeau&#xa0;: le plus fort, réfléchit environ une seconde.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Ann</source>
        <extracomment>Default name of the first player: a short first name usual in your language</extracomment>
        <translation type="unfinished">Léa</translation>
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
        <translation type="unfinished">Chloé</translation>
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
        <translation type="unfinished">Julie</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Each player needs a different color.</source>
        <translation type="unfinished">Chaque joueur doit avoir une couleur différente.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seat.cpp"/>
        <source>Two players are called %1. Give one of them another name.</source>
        <extracomment>Why a game cannot start; %1 a name</extracomment>
        <translation type="unfinished">Deux joueurs s’appellent %1. Donnez un autre nom à l’un d’eux.</translation>
    </message>
</context>
<context>
    <name>SetChanges</name>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>%1 from %2 to %3</source>
        <extracomment>Part of a list: %1 a tile or the value of a token, %2 and %3 how many there were and are</extracomment>
        <translation type="unfinished">%1 (de %2 à %3)</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles added: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">Tuiles ajoutées&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles removed: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">Tuiles supprimées&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tiles changed: %1</source>
        <extracomment>%1 ids of tiles</extracomment>
        <translation type="unfinished">Tuiles modifiées&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Copies: %1</source>
        <extracomment>How many copies of tiles there were and are: %1 a list of &quot;12 from 4 to 3&quot;</extracomment>
        <translation type="unfinished">Exemplaires&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/document/setchanges.cpp"/>
        <source>Tokens of value %1</source>
        <extracomment>How many tokens of each value there were and are: %1 a list of &quot;5 from 8 to 9&quot;</extracomment>
        <translation type="unfinished">Jetons de valeur %1</translation>
    </message>
</context>
<context>
    <name>SetHandbook</name>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>From nothing to a printed set</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">De zéro à une série imprimée</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Start a new set: empty, or with the tiles of an existing one.</source>
        <translation type="unfinished">Commencez une nouvelle série&#xa0;: vide, ou avec les tuiles d’une série existante.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Draw a tile. Duplicate it and change the copy: that is faster than drawing a new one.</source>
        <translation type="unfinished">Dessinez une tuile. Dupliquez-la et modifiez la copie&#xa0;: c’est plus rapide que d’en créer une autre.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Work through the problems until no error is left.</source>
        <translation type="unfinished">Traitez les problèmes jusqu’à ce qu’il ne reste aucune erreur.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Let the computer play in the lab, and change what stands out.</source>
        <translation type="unfinished">Laissez l’ordinateur jouer dans le laboratoire, et changez ce qui ressort.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Play a game with your set, then print it.</source>
        <translation type="unfinished">Jouez une partie avec votre série, puis imprimez-la.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Everything can be undone. If the program crashes, it offers to recover your changes at the next start.</source>
        <translation type="unfinished">Tout peut être annulé. Si le programme plante, il propose vos modifications au démarrage suivant.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Drawing a tile</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Dessiner une tuile</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Click near an edge to make it railroad, mountain or prairie.</source>
        <translation type="unfinished">Cliquez près d’un bord pour en faire une voie ferrée, une montagne ou une prairie.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Drag from one edge to another to lay track, or into the middle to end it there. Dragging from a mountain extends the mountain.</source>
        <translation type="unfinished">Faites glisser d’un bord à un autre pour poser des rails, ou vers le milieu pour les y faire finir. Depuis une montagne, le même geste étend la montagne.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Turn the wheel to add or remove the symbol under the pointer: nuggets, locomotives, tipi camps, or with Shift horse herds.</source>
        <translation type="unfinished">Tournez la molette pour ajouter ou retirer le symbole sous le pointeur&#xa0;: pépites, locomotives, camps de tipis, ou, avec Maj, troupeaux de chevaux.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Each of the tools above the drawing does one of these things.</source>
        <translation type="unfinished">Les outils au-dessus du dessin ne font chacun qu’une seule de ces choses.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The picture always shows what the tile is in the game. Beside it you see the tile turned, and among tiles that fit.</source>
        <translation type="unfinished">L’image montre toujours ce qu’est la tuile dans le jeu. À côté, vous voyez la tuile tournée, et parmi des tuiles qui conviennent.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Tiles and the set</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Les tuiles et la série</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The list on the left shows all tiles. Choose several to turn, mirror, copy or remove them together. Drag them to change their order, or to another set.</source>
        <translation type="unfinished">La liste à gauche contient toutes les tuiles. Choisissez-en plusieurs pour les tourner, mettre en miroir, copier ou supprimer ensemble. Faites-les glisser pour changer l’ordre, ou vers une autre série.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>On the right you give a tile its id and the number of copies. The tab &quot;Set&quot; shows the name of the set, its start tile and the mining tokens.</source>
        <translation type="unfinished">À droite, vous donnez à une tuile son identifiant et le nombre d’exemplaires. L’onglet «&#xa0;Série&#xa0;» contient le nom de la série, sa tuile de départ et les jetons de mine.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Custom pictures</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Vos propres images</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Custom picture&quot; gives a tile a picture from a file. SVG is sharp at any size; PNG and other pictures keep up to 2,400 pixels a side.</source>
        <translation type="unfinished">«&#xa0;Image propre&#xa0;» donne à une tuile une image tirée d’un fichier. Le SVG est net à toute taille&#x202f;; PNG et autres images gardent jusqu’à 2&#x202f;400 pixels par côté.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The game can draw its tracks, nuggets, locomotives, tipi camps and horse herds on top of your picture. Choose which ones, for one tile or the whole set.</source>
        <translation type="unfinished">Le jeu peut dessiner ses rails, pépites, locomotives, camps de tipis et troupeaux de chevaux sur votre image. Choisissez lesquels, pour une tuile ou toute la série.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>To begin, export a tile as SVG. The file has a layer for each part of the tile. Change the file in a drawing program, then import it again. The layers that the game draws on top of your picture are locked. Unlock a layer to draw that part yourself.</source>
        <translation type="unfinished">Pour commencer, exportez une tuile en SVG. Elle a un calque par partie. Modifiez-la dans un logiciel de dessin, puis réimportez-la. Ce que le jeu dessine par-dessus votre propre image y est verrouillé&#xa0;: déverrouillez un calque pour le dessiner vous-même.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Pictures from a folder&quot; gives each tile the picture named after its id. What you save in a drawing program afterwards shows at once, or when you open the set again.</source>
        <translation type="unfinished">«&#xa0;Images d’un dossier&#xa0;» donne à chaque tuile l’image nommée d’après son identifiant. Ce que vous enregistrez ensuite dans un logiciel de dessin apparaît aussitôt, ou quand vous rouvrez la série.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>At the bottom of the &quot;Set&quot; tab, you can replace the symbols on all tiles, the backs, the tokens and the pieces with your own pictures: choose a file, or drop it onto its row. In a folder they are found by names such as nugget.svg, herd.png, back.png, token-5.png, token-back.svg, cowboy.svg or tent.svg.</source>
        <translatorcomment>free: cowboy; free: nugget; free: tent</translatorcomment>
        <translation type="unfinished">À la fin de l’onglet «&#xa0;Série&#xa0;», vos propres images remplacent les symboles de toutes les tuiles, les dos, les jetons et les pièces&#xa0;: choisissez un fichier, ou déposez-le sur sa ligne. Dans un dossier, elles sont reconnues à des noms comme nugget.svg, herd.png, back.png, token-5.png, token-back.svg, cowboy.svg ou tent.svg.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>A note in the list of problems says where the colors at an edge differ from those of other tiles. A set is saved together with its pictures.</source>
        <translation type="unfinished">Une remarque dans la liste des problèmes indique où les couleurs d’un bord diffèrent de celles d’autres tuiles. Une série est enregistrée avec ses images.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Problems</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Problèmes</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>A set with an error cannot be played. Warnings and notes are for you to judge: not every one is a mistake.</source>
        <translation type="unfinished">Une série avec une erreur n’est pas jouable. À vous de juger des avertissements et des remarques&#xa0;: tous ne signalent pas une faute.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Click a problem to go to it. The button beside it repairs it, or offers several repairs.</source>
        <translation type="unfinished">Cliquez sur un problème pour aller à l’endroit concerné. Le bouton à côté le répare, ou propose plusieurs façons de le faire.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Statistics and lab</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Statistiques et laboratoire</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>The statistics count what is on your tiles and compare it with the classic set.</source>
        <translation type="unfinished">Les statistiques comptent ce que contiennent vos tuiles, à côté de la série classique.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>In the lab the computer plays many games with your set. &quot;What stands out&quot; says in words where it differs from the classic set. The more games, the more reliable the numbers.</source>
        <translation type="unfinished">Dans le laboratoire, l’ordinateur joue de nombreuses parties avec votre série. «&#xa0;Ce qui ressort&#xa0;» dit en mots en quoi elle diffère de la série classique. Plus il y a de parties, plus les chiffres sont sûrs.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Under &quot;Learned&quot;, the computer first learns to play your set well. Then it tells you what it has found out.</source>
        <translation type="unfinished">Sous «&#xa0;Apprentissage&#xa0;», l’ordinateur apprend d’abord à bien jouer avec votre série, puis dit ce qu’il a découvert.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Change a tile, run the lab again and compare. The numbers can be exported.</source>
        <translation type="unfinished">Changez une tuile, relancez le laboratoire et comparez. Les chiffres peuvent être exportés.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>Playing and printing</source>
        <extracomment>Heading in the handbook</extracomment>
        <translation type="unfinished">Jouer et imprimer</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>F5 starts the game with the set as it is now, saved or not. &quot;Install in the game&quot; lets you choose it for any new game.</source>
        <translation type="unfinished">F5 lance le jeu avec la série telle qu’elle est, enregistrée ou non. «&#xa0;Installer dans le jeu&#xa0;» permet de la choisir pour toute nouvelle partie.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>&quot;Print and play&quot; makes pages of tiles, tokens and pieces at their true size, with marks to cut along, for your printer or as PDF or SVG. Print one page first and measure its ruler.</source>
        <translation type="unfinished">«&#xa0;Imprimer et jouer&#xa0;» produit des pages de tuiles, de jetons et de pièces en taille réelle, avec des repères de coupe, pour votre imprimante ou en PDF ou SVG. Imprimez d’abord une page et mesurez sa règle.</translation>
    </message>
    <message>
        <location filename="../editor/set/sethandbook.cpp"/>
        <source>For a print shop, export a PDF with a bleed: the picture then extends beyond the cut.</source>
        <translation type="unfinished">Pour un imprimeur, exportez un PDF avec fond perdu&#xa0;: l’image continue alors au-delà de la coupe.</translation>
    </message>
</context>
<context>
    <name>SetKind</name>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;New set…</source>
        <extracomment>Menu entry: a new tile set</extracomment>
        <translation type="unfinished">&amp;Nouvelle série…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Start a new set, empty or based on another one</source>
        <translation type="unfinished">Commencer une nouvelle série, vide ou à partir d’une autre</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>New set</source>
        <extracomment>Name of a tile set that has none yet</extracomment>
        <translation type="unfinished">Nouvelle série</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Tile</source>
        <extracomment>Menu: what can be done with tiles</extracomment>
        <translation type="unfinished">&amp;Tuile</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Tile sets (%1)</source>
        <extracomment>In a file dialog: %1 the ending of their names</extracomment>
        <translation type="unfinished">Séries de tuiles (%1)</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Find a tile</source>
        <translation type="unfinished">C&amp;hercher une tuile</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;New tile</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Nouvelle tuile</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Turn &amp;left</source>
        <extracomment>Menu entry: turns tiles by a quarter</extracomment>
        <translation type="unfinished">Tourner à gauc&amp;he</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Turn r&amp;ight</source>
        <extracomment>Menu entry: turns tiles by a quarter</extracomment>
        <translation type="unfinished">Tourner à dr&amp;oite</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Mirror</source>
        <extracomment>Menu entry: mirrors tiles</extracomment>
        <translation type="unfinished">Mettre en &amp;miroir</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add missing &amp;variants</source>
        <translation type="unfinished">Ajouter les &amp;variantes manquantes</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add tiles that the set does not have yet: mirror images of this one, and this one with its railroads turned</source>
        <translation type="unfinished">Ajouter les images en miroir et les voies ferrées tournées de cette tuile que la série n’a pas encore</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Custom pict&amp;ure…</source>
        <extracomment>Menu entry: the tile&apos;s own picture</extracomment>
        <translation type="unfinished">Ima&amp;ge propre…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Pictures from a &amp;folder…</source>
        <extracomment>Menu entry: own pictures for all tiles that a folder has one for</extracomment>
        <translation type="unfinished">Im&amp;ages d’un dossier…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Import pictures from a folder, each for the tile it is named after</source>
        <translation type="unfinished">Donner à chaque tuile l’image d’un dossier qui porte son nom</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>E&amp;xport tile as SVG…</source>
        <extracomment>Menu entry: the tile as a file for drawing programs</extracomment>
        <translation type="unfinished">Exporter la tu&amp;ile en SVG…</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Write this tile with a layer for each of its parts, to be changed in a drawing program</source>
        <translation type="unfinished">Écrire cette tuile avec un calque pour chacune de ses parties, à modifier dans un logiciel de dessin</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Make this the &amp;start tile</source>
        <translation type="unfinished">En faire la tuile de dépar&amp;t</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Add one cop&amp;y</source>
        <extracomment>Menu entry: of the chosen tiles</extracomment>
        <translation type="unfinished">Ajouter un e&amp;xemplaire</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Remove &amp;one copy</source>
        <extracomment>Menu entry: of the chosen tiles</extracomment>
        <translation type="unfinished">R&amp;etirer un exemplaire</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Play t&amp;his tile first</source>
        <translation type="unfinished">Jouer d’abord &amp;cette tuile</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Start a game in which this tile is the first to be drawn</source>
        <translation type="unfinished">Commencer une partie où cette tuile est piochée en premier</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Play this tile first with people</source>
        <translation type="unfinished">Jouer d’abord cette tuile avec des personnes</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>&amp;Tile list</source>
        <extracomment>Menu entry: shows or hides a part of the window</extracomment>
        <translation type="unfinished">Liste des &amp;tuiles</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Pre&amp;view</source>
        <extracomment>Menu entry: shows or hides the tile as the game shows it</extracomment>
        <translation type="unfinished">Aperç&amp;u</translation>
    </message>
    <message>
        <location filename="../editor/set/setkind.cpp"/>
        <source>Custom pict&amp;ure in the drawing</source>
        <extracomment>Menu entry: the large drawing shows the tile&apos;s own picture, not what the game draws without</extracomment>
        <translation type="unfinished">I&amp;mage propre dans le dessin</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <location filename="../ui/start/settingsfile.cpp"/>
        <source>it is too large for a settings file</source>
        <extracomment>Why a file was moved aside, inside a sentence</extracomment>
        <translation type="unfinished">il est trop gros pour un fichier de réglages</translation>
    </message>
    <message>
        <location filename="../ui/start/settingsfile.cpp"/>
        <source>it is damaged and contains no settings</source>
        <extracomment>Why a file was moved aside, inside a sentence</extracomment>
        <translation type="unfinished">il est endommagé et ne contient aucun réglage</translation>
    </message>
</context>
<context>
    <name>ShippedSets</name>
    <message>
        <location filename="../ui/shippedsets.cpp"/>
        <source>Classic set</source>
        <extracomment>Name of the tile set that the game is usually played with</extracomment>
        <translation type="unfinished">Série classique</translation>
    </message>
</context>
<context>
    <name>Siblings</name>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>%1 could not be started</source>
        <extracomment>%1 name of a program</extracomment>
        <translation type="unfinished">Impossible de lancer %1</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>The program &quot;%1&quot; was not found.</source>
        <extracomment>%1 name of a program</extracomment>
        <translation type="unfinished">Le programme «&#xa0;%1&#xa0;» est introuvable.</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>It is neither in %1 nor in any folder in PATH. It is part of Lodeline; please install or build it.</source>
        <extracomment>%1 a folder; PATH is the list of folders where the system looks for programs</extracomment>
        <translation type="unfinished">Il n’est ni dans %1 ni dans aucun dossier de PATH. Il fait partie de Lodeline&#x202f;; installez-le ou compilez-le.</translation>
    </message>
    <message>
        <location filename="../ui/siblings.cpp"/>
        <source>The program &quot;%1&quot; could not be started.</source>
        <extracomment>%1 path of a program</extracomment>
        <translation type="unfinished">Le programme «&#xa0;%1&#xa0;» n’a pas pu être lancé.</translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Some of your files could not be used and were moved aside:</source>
        <extracomment>Followed by a list of files, a line for each</extracomment>
        <translation type="unfinished">Certains de vos fichiers étaient inutilisables et ont été mis de côté&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Your files were moved aside:</source>
        <extracomment>Followed by a list of files, a line for each</extracomment>
        <translation type="unfinished">Vos fichiers ont été mis de côté&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>The last start failed before the window appeared. Your settings, unfinished work and tile sets were not read this time, because one of these files may be the cause. Restart to read them. If that fails again, move them aside.</source>
        <translation type="unfinished">Le dernier démarrage a échoué avant l’ouverture de la fenêtre. Vos réglages, travaux en cours et séries de tuiles n’ont pas été lus cette fois, car l’un de ces fichiers peut en être la cause. Redémarrez pour les lire. Si cela échoue encore, mettez-les de côté.</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>&amp;Restart and read them</source>
        <extracomment>Button: the program starts once more and reads the files of earlier runs</extracomment>
        <translation type="unfinished">&amp;Redémarrer et les lire</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>Move them &amp;aside</source>
        <extracomment>Button: the files of earlier runs are moved to another folder</extracomment>
        <translation type="unfinished">Les &amp;mettre de côté</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>&amp;Restart</source>
        <extracomment>Button: the program ends and starts once more</extracomment>
        <translation type="unfinished">&amp;Redémarrer</translation>
    </message>
    <message>
        <location filename="../ui/start/startwords.cpp"/>
        <source>The program could not be started again. Close it and start it yourself.</source>
        <translation type="unfinished">Le programme n’a pas pu redémarrer. Fermez-le et relancez-le vous-même.</translation>
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
        <translation type="unfinished">%1 (%2 pour 100)</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Tiles</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Tuiles</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Designs</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Modèles</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Copies per design</source>
        <extracomment>The mean number of copies</extracomment>
        <translation type="unfinished">Exemplaires par modèle</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln edge(s) that need a neighbor</source>
        <extracomment>Edges of one kind, on all tiles together</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln bord qui a besoin d’une voisine</numerusform>
            <numerusform>%Ln bords qui ont besoin d’une voisine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln matching tile(s)</source>
        <extracomment>Tiles that have such an edge</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tuile assortie</numerusform>
            <numerusform>%Ln tuiles assorties</numerusform>
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
        <translation type="unfinished">Voies ferrées</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Mountains</source>
        <extracomment>Row of a chart: how many the tiles have</extracomment>
        <translation type="unfinished">Montagnes</translation>
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
        <translation type="unfinished">Villes</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Runs through</source>
        <extracomment>What becomes of a railroad on its tile</extracomment>
        <translation type="unfinished">Traverse la tuile</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a junction</source>
        <translation type="unfinished">Finit dans un embranchement</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a city</source>
        <translation type="unfinished">Finit dans une ville</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Ends in a mountain</source>
        <translation type="unfinished">Finit dans une montagne</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Locomotives</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Locomotives</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Tipi camps</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Camps de tipis</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Horse herds</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Troupeaux de chevaux</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Nuggets</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Pépites</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>Mining tokens</source>
        <extracomment>Row of a chart: how many the set has</extracomment>
        <translation type="unfinished">Jetons de mine</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln neighbor(s)</source>
        <extracomment>Row of a chart: tiles beside an open square</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln voisine</numerusform>
            <numerusform>%Ln voisines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Railroad</source>
        <extracomment>Kind of an edge: name of a row, or one of the sides of a square</extracomment>
        <translation type="unfinished">Voie ferrée</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Mountain</source>
        <extracomment>Kind of an edge: name of a row, or one of the sides of a square</extracomment>
        <translation type="unfinished">Montagne</translation>
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
        <translation type="unfinished">Ville</translation>
    </message>
    <message>
        <location filename="../editor/statistics/figures.cpp"/>
        <source>Open</source>
        <extracomment>One of the sides of a square: there is no tile beside it</extracomment>
        <translation type="unfinished">Ouvert</translation>
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
        <translation type="unfinished">Depuis le nord, dans le sens horaire&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SvgExport</name>
    <message>
        <location filename="../editor/print/svgexport.cpp"/>
        <source>The folder also contains pages that may be from an earlier export: %1</source>
        <extracomment>%1 names of files</extracomment>
        <translation type="unfinished">Le dossier contient aussi des pages qui viennent peut-être d’un export précédent&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SvgTidy</name>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The element &quot;%1&quot; is left out.</source>
        <extracomment>%1 an element of SVG, such as &quot;script&quot;</extracomment>
        <translation type="unfinished">L’élément «&#xa0;%1&#xa0;» est laissé de côté.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The attribute &quot;%1&quot; is left out.</source>
        <extracomment>%1 an attribute of SVG, such as &quot;onclick&quot;</extracomment>
        <translation type="unfinished">L’attribut «&#xa0;%1&#xa0;» est laissé de côté.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>A reference to something outside the picture is left out: %1</source>
        <extracomment>%1 an address, as the file has it</extracomment>
        <translation type="unfinished">Un renvoi hors de l’image est laissé de côté&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>Text looks different on computers without its font. Turn it into paths.</source>
        <extracomment>Of a picture that holds text; &quot;paths&quot; as drawing programs call outlines</extracomment>
        <translation type="unfinished">Le texte change d’aspect sur les ordinateurs sans sa police. Convertissez-le en contours.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>&quot;%1&quot; may look a little different from your drawing program.</source>
        <extracomment>%1 a part of SVG, such as &quot;feDiffuseLighting&quot;</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;» peut différer un peu de ce que montre votre logiciel de dessin.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>&quot;%1&quot; cannot be drawn here. Turn it into paths or a picture.</source>
        <extracomment>%1 a part of SVG, such as &quot;meshgradient&quot;; &quot;paths&quot; as drawing programs call outlines</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;» ne peut pas être dessiné ici. Convertissez-le en contours ou en image.</translation>
    </message>
    <message>
        <location filename="../editor/svg/svgfinding.cpp"/>
        <source>The color &quot;%1&quot; cannot be read. Save it as RGB.</source>
        <extracomment>%1 a color as the file has it, such as &quot;color(display-p3 1 0 0)&quot;</extracomment>
        <translation type="unfinished">La couleur «&#xa0;%1&#xa0;» est illisible. Enregistrez-la en RVB.</translation>
    </message>
</context>
<context>
    <name>SymbolTool</name>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Locomotive</source>
        <extracomment>Name of a tool: it puts this symbol on a tile</extracomment>
        <translation type="unfinished">Locomotive</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Nugget</source>
        <extracomment>Name of a tool: it puts this symbol on a tile</extracomment>
        <translation type="unfinished">Pépite</translation>
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
        <translation type="unfinished">Troupeau</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a railroad to add a locomotive. Right-click to remove one.</source>
        <translation type="unfinished">Cliquez sur une voie ferrée pour ajouter une locomotive. Faites un clic droit pour en retirer une.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a mountain to add a nugget. Right-click to remove one.</source>
        <translation type="unfinished">Cliquez sur une montagne pour ajouter une pépite. Faites un clic droit pour en retirer une.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a prairie to add a tipi camp. Right-click to remove one.</source>
        <translation type="unfinished">Cliquez sur une prairie pour ajouter un camp de tipis. Faites un clic droit pour en retirer un.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Click a prairie to add a horse herd. Right-click to remove one.</source>
        <translation type="unfinished">Cliquez sur une prairie pour ajouter un troupeau de chevaux. Faites un clic droit pour en retirer un.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a railroad for the locomotive, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">Choisissez d’abord une voie ferrée pour la locomotive, à la souris ou avec Page bas.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a mountain for the nugget, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">Choisissez d’abord une montagne pour la pépite, à la souris ou avec Page bas.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a prairie for the tipi camp, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">Choisissez d’abord une prairie pour le camp de tipis, à la souris ou avec Page bas.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>First choose a prairie for the horse herd, with the mouse or PgDown.</source>
        <extracomment>Status line after a key; PgDown is a key, Page Down</extracomment>
        <translation type="unfinished">Choisissez d’abord une prairie pour le troupeau de chevaux, à la souris ou avec Page bas.</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a locomotive</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Ajouter une locomotive</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a locomotive</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Retirer une locomotive</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a nugget</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Ajouter une pépite</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a nugget</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Retirer une pépite</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a tipi camp</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Ajouter un camp de tipis</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a tipi camp</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Retirer un camp de tipis</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Add a horse herd</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Ajouter un troupeau de chevaux</translation>
    </message>
    <message>
        <location filename="../editor/canvas/symboltool.cpp"/>
        <source>Remove a horse herd</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Retirer un troupeau de chevaux</translation>
    </message>
</context>
<context>
    <name>TargetLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>%Ln token(s) lie here</source>
        <extracomment>Mining tokens on a mountain</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln jeton se trouve ici</numerusform>
            <numerusform>%Ln jetons se trouvent ici</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>one is worth %1 on average</source>
        <extracomment>Part of a sentence: what a mining token is worth on average; %1 a number of points such as 1.8</extracomment>
        <translation type="unfinished">un jeton vaut %1 en moyenne</translation>
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
        <translation type="unfinished">nord (moitié ouest)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>north (east half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">nord (moitié est)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>east (north half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">est (moitié nord)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>east (south half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">est (moitié sud)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>south (east half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">sud (moitié est)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>south (west half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">sud (moitié ouest)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>west (south half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">ouest (moitié sud)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>west (north half)</source>
        <extracomment>Half of an edge, in a list</extracomment>
        <translation type="unfinished">ouest (moitié nord)</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1</source>
        <extracomment>%1 the edges that it joins: &quot;north–south&quot;</extracomment>
        <translation type="unfinished">Voie ferrée %1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to a junction</source>
        <extracomment>%1 an edge: &quot;Railroad north to a junction&quot;</extracomment>
        <translation type="unfinished">Voie ferrée %1 vers un embranchement</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to the city</source>
        <extracomment>%1 an edge: &quot;Railroad north to the city&quot;</extracomment>
        <translation type="unfinished">Voie ferrée %1 vers la ville</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Railroad %1 to the mountain</source>
        <extracomment>%1 an edge: &quot;Railroad north to the mountain&quot;</extracomment>
        <translation type="unfinished">Voie ferrée %1 vers la montagne</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>through</source>
        <extracomment>Where a railroad ends, an entry of a list: it runs from edge to edge</extracomment>
        <translation type="unfinished">traverse</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to a junction</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">vers un embranchement</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to the city</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">vers la ville</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>to the mountain</source>
        <extracomment>Where a railroad ends, an entry of a list</extracomment>
        <translation type="unfinished">vers la montagne</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Peak</source>
        <comment>a mountain inside of a tile</comment>
        <translation type="unfinished">Pic</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Mountain %1</source>
        <extracomment>%1 the edges that it reaches: &quot;north–east&quot;</extracomment>
        <translation type="unfinished">Montagne %1</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>Valley</source>
        <comment>a prairie inside of a tile</comment>
        <translation type="unfinished">Vallée</translation>
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
        <translation type="unfinished">Ville</translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln locomotive(s)</source>
        <extracomment>Symbols on a part of a tile, as in &quot;Railroad north–south with 1 locomotive&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln locomotive</numerusform>
            <numerusform>%Ln locomotives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Symbols on a part of a tile, as in &quot;Mountain north with 2 nuggets&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln pépite</numerusform>
            <numerusform>%Ln pépites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Tipi camps on a part of a tile, as in &quot;Prairie north with 1 tipi camp&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln camp de tipis</numerusform>
            <numerusform>%Ln camps de tipis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Horse herds on a part of a tile, as in &quot;Prairie north with 1 horse herd&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln troupeau de chevaux</numerusform>
            <numerusform>%Ln troupeaux de chevaux</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1 with %2</source>
        <extracomment>%1 a part of a tile, %2 the symbols on it</extracomment>
        <translation type="unfinished">%1 avec %2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%1; %2</source>
        <extracomment>Parts of a tile: %1 one or several, %2 one more</extracomment>
        <translation type="unfinished">%1&#x202f;; %2</translation>
    </message>
    <message>
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>All prairie</source>
        <extracomment>What a tile without anything else shows</extracomment>
        <translation type="unfinished">Prairie partout</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <location filename="../editor/set/practiceset.cpp"/>
        <source>Practice set</source>
        <extracomment>Name of a tile set to try things with</extracomment>
        <translation type="unfinished">Série d’entraînement</translation>
    </message>
</context>
<context>
    <name>TownSights</name>
    <message>
        <location filename="../app/boomtown/board/townsights.cpp"/>
        <source>Towns, cards and bonuses</source>
        <extracomment>A list of all squares of the towns, of the cards of the circle and of the bonuses, for screen readers</extracomment>
        <translation type="unfinished">Villes, cartes et bonus</translation>
    </message>
</context>
<context>
    <name>TownTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>City</source>
        <extracomment>Name of a tool: it builds a city in the middle of a tile</extracomment>
        <translation type="unfinished">Ville</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Click the middle to build a city where the tracks end. Click the city to remove it.</source>
        <translation type="unfinished">Cliquez au milieu pour bâtir une ville là où finissent les rails. Cliquez sur la ville pour la retirer.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Build a city</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Bâtir une ville</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Remove the city</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Retirer la ville</translation>
    </message>
</context>
<context>
    <name>TrackTool</name>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Track</source>
        <extracomment>Name of a tool: it draws the track of railroads</extracomment>
        <translation type="unfinished">Rails</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Drag from edge to edge to lay track, or into the middle to end it in a junction, the city or the mountain. Click an edge to change where its track ends.</source>
        <translation type="unfinished">Faites glisser de bord à bord pour poser des rails, ou vers le milieu pour les faire finir dans un embranchement, la ville ou la montagne. Cliquez sur un bord pour changer où finissent ses rails.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Remove track</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Retirer des rails</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Lay track</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Poser des rails</translation>
    </message>
    <message>
        <location filename="../editor/canvas/drawingtools.cpp"/>
        <source>Change where track ends</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Changer où finissent les rails</translation>
    </message>
</context>
<context>
    <name>TrialGame</name>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>There is no computer player &quot;%1&quot;.</source>
        <extracomment>%1 a name that was typed on the command line</extracomment>
        <translation type="unfinished">L’ordinateur n’a pas de niveau «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>%1 to %Ln player(s) can play.</source>
        <extracomment>Answer to a command line: %1 the fewest players, %Ln the most</extracomment>
        <translation type="unfinished">
            <numerusform>De %1 à %Ln joueur.</numerusform>
            <numerusform>De %1 à %Ln joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>The set has no tile &quot;%1&quot;.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">La série n’a pas de tuile «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>The only copy of tile &quot;%1&quot; is the start tile, which is on the board from the beginning. With a second copy it can be drawn.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">Le seul exemplaire de la tuile «&#xa0;%1&#xa0;» est la tuile de départ, sur le plateau dès le début. Avec un deuxième exemplaire, elle peut être piochée.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; cannot be drawn: the set has no copy of it.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">La tuile «&#xa0;%1&#xa0;» ne peut pas être piochée&#xa0;: la série n’en a aucun exemplaire.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; cannot come first: it does not fit beside the start tile.</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">La tuile «&#xa0;%1&#xa0;» ne peut pas venir en premier&#xa0;: elle ne convient pas à côté de la tuile de départ.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; did not come first in any of %Ln shuffle(s).</source>
        <extracomment>%1 id of a tile, %Ln how many orders of the tiles were tried</extracomment>
        <translation type="unfinished">
            <numerusform>La tuile «&#xa0;%1&#xa0;» n’est venue en premier dans aucun des mélanges (%Ln).</numerusform>
            <numerusform>La tuile «&#xa0;%1&#xa0;» n’est venue en premier dans aucun des %Ln mélanges.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UndoWords</name>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>The next tile has been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">La tuile suivante a été vue, le dernier tour est donc définitif. Dans une partie d’entraînement, il pourrait être annulé.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>A token and the next tile have been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">Un jeton et la tuile suivante ont été vus, le dernier tour est donc définitif. Dans une partie d’entraînement, il pourrait être annulé.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/undowords.cpp"/>
        <source>The gold of all players has been seen, so the last turn stands. In a practice game it could be undone.</source>
        <translation type="unfinished">L’or de tous les joueurs a été vu, le dernier tour est donc définitif. Dans une partie d’entraînement, il pourrait être annulé.</translation>
    </message>
</context>
<context>
    <name>UsualWords</name>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Cu&amp;t</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Co&amp;uper</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Copy</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Co&amp;pier</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Paste</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Co&amp;ller</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Duplicate</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Dupliquer</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>R&amp;emove</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Supprimer</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Rename</source>
        <extracomment>Menu entry: gives a tile or a card another id</extracomment>
        <translation type="unfinished">&amp;Renommer</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Move u&amp;p</source>
        <extracomment>Menu entry: moves a tile or a card towards the beginning of its set or deck</extracomment>
        <translation type="unfinished">Dép&amp;lacer vers le haut</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Move do&amp;wn</source>
        <extracomment>Menu entry: moves a tile or a card towards the end of its set or deck</extracomment>
        <translation type="unfinished">Déplacer vers le &amp;bas</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Problems</source>
        <extracomment>Menu entry: shows the list of problems</extracomment>
        <translation type="unfinished">&amp;Problèmes</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Statistics</source>
        <extracomment>Menu entry: shows the statistics</extracomment>
        <translation type="unfinished">&amp;Statistiques</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Lab</source>
        <extracomment>Menu entry: shows the lab</extracomment>
        <translation type="unfinished">&amp;Laboratoire</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Show the lab, where the computer plays many games</source>
        <translation type="unfinished">Afficher le laboratoire, où l’ordinateur joue de nombreuses parties</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;History</source>
        <extracomment>Menu entry: shows the history of changes</extracomment>
        <translation type="unfinished">&amp;Historique</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Next pane</source>
        <extracomment>Menu entry: goes to the next part of the window</extracomment>
        <translation type="unfinished">&amp;Zone suivante</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Propert&amp;ies</source>
        <extracomment>Menu entry: shows or hides the forms with properties</extracomment>
        <translation type="unfinished">P&amp;ropriétés</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>L&amp;ower panel</source>
        <extracomment>Menu entry: shows or hides the part of the window with problems, statistics and lab</extracomment>
        <translation type="unfinished">Panneau &amp;inférieur</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Enlarge the lower panel</source>
        <translation type="unfinished">&amp;Agrandir le panneau inférieur</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Play against the computer</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">&amp;Jouer contre l’ordinateur</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Start a game with this as it is now</source>
        <translation type="unfinished">Commencer une partie avec ceci, tel quel</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Play with p&amp;eople</source>
        <translation type="unfinished">Jouer avec des &amp;personnes</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Install in the game</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">&amp;Installer dans le jeu</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Make this available for new games</source>
        <translation type="unfinished">Proposer ceci pour les nouvelles parties</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>&amp;Print and play…</source>
        <extracomment>&quot;this&quot;: the tile set or the deck that is open</extracomment>
        <translation type="unfinished">Im&amp;primer et jouer…</translation>
    </message>
    <message>
        <location filename="../editor/desk/usualwords.cpp"/>
        <source>Print this or export it as PDF, SVG or pictures</source>
        <translation type="unfinished">Imprimer ceci ou l’exporter en PDF, SVG ou images</translation>
    </message>
</context>
<context>
    <name>WaitingOver</name>
    <message>
        <location filename="../ui/work/waitingover.cpp"/>
        <source>Opening &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Ouverture de «&#xa0;%1&#xa0;»…</translation>
    </message>
    <message>
        <location filename="../ui/work/waitingover.cpp"/>
        <source>Saving &quot;%1&quot;…</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Enregistrement de «&#xa0;%1&#xa0;»…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a railwayman on the railroad</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">Placer un cheminot sur la voie ferrée</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a gold miner on the mountain</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">Placer un chercheur d’or sur la montagne</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a farmer on the prairie</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">Placer un fermier sur la prairie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Put a merchant in the city</source>
        <extracomment>An action to choose; stands alone or after &quot;Tile at (1, -2):&quot;</extracomment>
        <translation type="unfinished">Placer un marchand dans la ville</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Pitch the tent on the mountain at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">Planter la tente sur la montagne en %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Move the tent within its mountain, to %1</source>
        <extracomment>An action to choose, where the tent stands on that mountain already; %1 position</extracomment>
        <translation type="unfinished">Déplacer la tente sur sa montagne, en %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Move the tent to the mountain at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">Déplacer la tente vers la montagne en %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the railwayman at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">Reprendre le cheminot en %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the gold miner at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">Reprendre le chercheur d’or en %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the farmer at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">Reprendre le fermier en %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Take back the merchant at %1</source>
        <extracomment>An action to choose; %1 position</extracomment>
        <translation type="unfinished">Reprendre le marchand en %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Skip</source>
        <extracomment>The player puts down no piece in this turn</extracomment>
        <translation type="unfinished">Passer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/wording/words.cpp"/>
        <source>Mine: take a token from the mountain where the tent stands</source>
        <extracomment>An action to choose</extracomment>
        <translation type="unfinished">Extraire&#xa0;: prendre un jeton de la montagne où se trouve la tente</translation>
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
        <translation type="unfinished">&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Menu entry (verb): open a game or what it is played with</extracomment>
        <translation type="unfinished">&amp;Ouvrir…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Menu entry (verb): save the game</extracomment>
        <translation type="unfinished">Enregi&amp;strer</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Save &amp;as…</source>
        <extracomment>Menu entry (verb): save the game under another name</extracomment>
        <translation type="unfinished">Enregistrer so&amp;us…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Close game</source>
        <extracomment>Menu entry (verb): put the game away</extracomment>
        <translation type="unfinished">&amp;Fermer la partie</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Quit</source>
        <extracomment>Menu entry (verb): close the program</extracomment>
        <translation type="unfinished">&amp;Quitter</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry (verb): take back the last turn</extracomment>
        <translation type="unfinished">&amp;Annuler</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry (verb): play the turn again that was taken back</extracomment>
        <translation type="unfinished">&amp;Rétablir</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Hint</source>
        <extracomment>Menu entry (noun): good moves for the player</extracomment>
        <translation type="unfinished">&amp;Conseil</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Why &amp;not my move?</source>
        <extracomment>Menu entry: why is my move not the best one?</extracomment>
        <translation type="unfinished">Pourquoi pas &amp;mon coup&#x202f;?</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Pla&amp;yers…</source>
        <extracomment>Menu entry: who plays for which seat, names and colours</extracomment>
        <translation type="unfinished">&amp;Joueurs…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Menu entry (noun): a look back on the game</extracomment>
        <translation type="unfinished">Analys&amp;e</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Back to the ori&amp;ginal game</source>
        <extracomment>Menu entry: from another course of a game to the game as it was played</extracomment>
        <translation type="unfinished">Retour à la partie d’ori&amp;gine</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Return to the game that this one branched off from</source>
        <translation type="unfinished">Revenir à la partie d’où celle-ci est issue</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Next pane</source>
        <extracomment>Menu entry (noun): the keyboard goes on to the next part of the window</extracomment>
        <translation type="unfinished">&amp;Zone suivante</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Lessons…</source>
        <extracomment>Menu entry: learn the game in lessons</extracomment>
        <translation type="unfinished">&amp;Leçons…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Learn the game on the board, step by step</source>
        <translation type="unfinished">Apprendre le jeu sur le plateau, pas à pas</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Rules</source>
        <extracomment>Menu entry (noun): the rules of the game</extracomment>
        <translation type="unfinished">&amp;Règles</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished">&amp;Clavier et souris</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Find a &amp;command…</source>
        <extracomment>Menu entry: every command of the menus by its name</extracomment>
        <translation type="unfinished">Trouver une co&amp;mmande…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;About Lodeline</source>
        <extracomment>Menu entry: version and license of the program</extracomment>
        <translation type="unfinished">À pr&amp;opos de Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>All &amp;settings…</source>
        <extracomment>Menu entry: a window of its own with everything that can be set</extracomment>
        <translation type="unfinished">To&amp;us les réglages…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Set up a new game</source>
        <translation type="unfinished">Préparer une nouvelle partie</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Save the game to a file</source>
        <translation type="unfinished">Enregistrer la partie dans un fichier</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Redo the turn that was undone</source>
        <translation type="unfinished">Rétablir le tour annulé</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Show the three best moves and the reasons for them</source>
        <translation type="unfinished">Afficher les trois meilleurs coups et leurs raisons</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Compare your planned move with the best one</source>
        <extracomment>Status tip of a menu entry</extracomment>
        <translation type="unfinished">Comparer le coup prévu avec le meilleur</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Make the computer move right away</source>
        <translation type="unfinished">Faire jouer l’ordinateur tout de suite</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">Voir l’évolution des chances, les tournants et les meilleurs coups</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Change names and colors, and choose who plays each seat</source>
        <translation type="unfinished">Changer les noms et les couleurs, et choisir qui joue à chaque place</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Zoom &amp;in</source>
        <extracomment>Menu entry (verb): show the board larger</extracomment>
        <translation type="unfinished">Zoom a&amp;vant</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Zoom &amp;out</source>
        <extracomment>Menu entry (verb): show the board smaller</extracomment>
        <translation type="unfinished">Zoom a&amp;rrière</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Show the &amp;whole board</source>
        <translation type="unfinished">Voir &amp;tout le plateau</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry (noun): the window fills the screen</extracomment>
        <translation type="unfinished">Plein é&amp;cran</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Game &amp;log</source>
        <extracomment>Menu entry (noun): what has happened in the game, line by line</extracomment>
        <translation type="unfinished">&amp;Journal de la partie</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Game &amp;panel</source>
        <extracomment>Menu entry (noun) that can be ticked: with the tile or the towns, the players and the points</extracomment>
        <translation type="unfinished">&amp;Panneau de la partie</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>P&amp;anel in its own window</source>
        <extracomment>Menu entry that can be ticked: the panel leaves the main window</extracomment>
        <translation type="unfinished">Panneau dans sa propre fe&amp;nêtre</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Lo&amp;g in its own window</source>
        <extracomment>Menu entry that can be ticked: the log leaves the main window</extracomment>
        <translation type="unfinished">Journal dans sa propre &amp;fenêtre</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>So&amp;unds</source>
        <extracomment>Menu entry (noun), ticked where the game makes sounds</extracomment>
        <translation type="unfinished">&amp;Sons</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Final &amp;scoring</source>
        <extracomment>Menu entry (noun): the points at the end of the game</extracomment>
        <translation type="unfinished">&amp;Décompte final</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Same as &amp;system</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">Comme le &amp;système</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Light</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">&amp;Clair</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Dark</source>
        <extracomment>Colours of the windows</extracomment>
        <translation type="unfinished">Som&amp;bre</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Automatic</source>
        <extracomment>A theme of the board: the one that goes with the windows</extracomment>
        <translation type="unfinished">&amp;Automatique</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Day</source>
        <extracomment>A theme of the board: as in daylight</extracomment>
        <translation type="unfinished">&amp;Jour</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>D&amp;usk</source>
        <extracomment>A theme of the board: as in the evening</extracomment>
        <translation type="unfinished">&amp;Crépuscule</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Ink on paper</source>
        <extracomment>A theme of the board: as on an old map</extracomment>
        <translation type="unfinished">&amp;Encre sur papier</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>High &amp;contrast</source>
        <extracomment>A theme of the board</extracomment>
        <translation type="unfinished">Contraste é&amp;levé</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Normal &amp;color vision</source>
        <extracomment>Whose eyes see the window: those of whoever sees all colours</extracomment>
        <translation type="unfinished">&amp;Vision normale des couleurs</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Protanopia (no red)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">&amp;Protanopie (sans rouge)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Deuteranopia (no green)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">&amp;Deutéranopie (sans vert)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Tritanopia (no blue)</source>
        <extracomment>Whose eyes see the window</extracomment>
        <translation type="unfinished">&amp;Tritanopie (sans bleu)</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>A&amp;dd your own theme…</source>
        <translation type="unfinished">A&amp;jouter votre propre thème…</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Patter&amp;ns on pieces</source>
        <translation type="unfinished">Moti&amp;fs sur les pièces</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Add stripes and checks to tell players apart</source>
        <translation type="unfinished">Ajouter rayures et damiers pour distinguer les joueurs</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Off: show results at once</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;Désactivée&#xa0;: résultats immédiats</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Step by step, without &amp;motion</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">Étape par étape, sans &amp;mouvement</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Slow</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;Lente</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Normal</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;Normale</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Fast</source>
        <comment>speed of the animation</comment>
        <translation type="unfinished">&amp;Rapide</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Quick</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">&amp;Rapide</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Normal</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">&amp;Normale</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Leisurely</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">&amp;Tranquille</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Wait for me before each move</source>
        <comment>pace of the computer</comment>
        <translation type="unfinished">&amp;M’attendre avant chaque coup</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Not available in this game</source>
        <extracomment>&quot;game&quot;: the kind of game, not a match of it</extracomment>
        <translation type="unfinished">Indisponible dans ce jeu</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>Undo the last turn</source>
        <translation type="unfinished">Annuler le dernier tour</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Continue</source>
        <extracomment>Menu entry (verb): the computer that waits shall play its turn</extracomment>
        <translation type="unfinished">Co&amp;ntinuer</translation>
    </message>
    <message>
        <location filename="../app/shell/actions.cpp"/>
        <source>&amp;Play now</source>
        <extracomment>Menu entry: the computer shall stop thinking and move</extracomment>
        <translation type="unfinished">&amp;Jouer maintenant</translation>
    </message>
</context>
<context>
    <name>lodeline::app::AdvicePanel</name>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Looking for good moves…</source>
        <translation type="unfinished">Recherche de bons coups…</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>No hints could be found for this turn. Ask again, or play on without them.</source>
        <translation type="unfinished">Aucun conseil trouvé pour ce tour. Demandez encore, ou continuez sans.</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Advice</source>
        <extracomment>Name of the panel with good moves for the player</extracomment>
        <translation type="unfinished">Conseils</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Moves</source>
        <extracomment>Name of the list of good moves (noun)</extracomment>
        <translation type="unfinished">Coups</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Thinking</source>
        <extracomment>Name of the bar that moves while the computer thinks (noun)</extracomment>
        <translation type="unfinished">Réflexion</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Play it (Enter)</source>
        <extracomment>Button: make the chosen move; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Jouer (Entrée)</translation>
    </message>
    <message>
        <location filename="../app/match/advice/advicepanel.cpp"/>
        <source>Close (Esc)</source>
        <extracomment>Button: close the advice; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">Fermer (Échap)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::CommandFinder</name>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Find a command</source>
        <translation type="unfinished">Trouver une commande</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Name of the command</source>
        <translation type="unfinished">Nom de la commande</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Type part of its name</source>
        <translation type="unfinished">Tapez une partie de son nom</translation>
    </message>
    <message>
        <location filename="../app/shell/commandfinder.cpp"/>
        <source>Commands</source>
        <extracomment>Name of a list: all commands of the menus (noun)</extracomment>
        <translation type="unfinished">Commandes</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ComputerBar</name>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is making a move</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 joue un coup</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is thinking</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 réfléchit</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 vous attend</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 moves next</source>
        <extracomment>%1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 joue ensuite</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you. Press Enter or Space to continue.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;</extracomment>
        <translation type="unfinished">%1 vous attend. Appuyez sur Entrée ou Espace pour continuer.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is waiting for you. Press %2, Enter or Space to continue.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;, %2 a key</extracomment>
        <translation type="unfinished">%1 vous attend. Appuyez sur %2, Entrée ou Espace pour continuer.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>%1 is thinking. Press %2 to make the computer move now.</source>
        <extracomment>Status line; %1 is &quot;Bo (Foreman)&quot;, %2 a key</extracomment>
        <translation type="unfinished">%1 réfléchit. Appuyez sur %2 pour faire jouer l’ordinateur maintenant.</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Continue</source>
        <extracomment>Button (verb): the computer that waits shall play its turn; a key follows</extracomment>
        <translation type="unfinished">Continuer</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Play now</source>
        <extracomment>Button: the computer shall stop thinking and move; a key follows</extracomment>
        <translation type="unfinished">Jouer maintenant</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Thinking</source>
        <extracomment>Name of the bar that moves while the computer thinks (noun)</extracomment>
        <translation type="unfinished">Réflexion</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Let the computer continue</source>
        <translation type="unfinished">Laisser l’ordinateur continuer</translation>
    </message>
    <message>
        <location filename="../app/match/computer/computerbar.cpp"/>
        <source>Stop thinking and make the best move found so far, without a pause</source>
        <translation type="unfinished">Cesser de réfléchir et jouer sans pause le meilleur coup trouvé</translation>
    </message>
</context>
<context>
    <name>lodeline::app::CourseChart</name>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Start</source>
        <extracomment>The beginning of the game, before the first turn (noun)</extracomment>
        <translation type="unfinished">Début</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Turn %1</source>
        <extracomment>A turn of a player (noun); %1 its number</extracomment>
        <translation type="unfinished">Tour %1</translation>
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
        <translation type="unfinished">Chances de gagner au fil de la partie</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Points during the game</source>
        <extracomment>Name of a chart: how the points changed in the course of the game</extracomment>
        <translation type="unfinished">Points au fil de la partie</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechart.cpp"/>
        <source>Use the arrow keys, Home and End to choose a turn.</source>
        <translation type="unfinished">Choisissez un tour avec les flèches, Début et Fin.</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Chances of winning</source>
        <extracomment>Title of the vertical axis of a chart</extracomment>
        <translation type="unfinished">Chances de gagner</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Points</source>
        <extracomment>Title of the vertical axis of a chart</extracomment>
        <translation type="unfinished">Points</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Turn</source>
        <extracomment>Title of the horizontal axis of a chart: numbers of turns (noun)</extracomment>
        <translation type="unfinished">Tour</translation>
    </message>
    <message>
        <location filename="../app/match/review/coursechartpaint.cpp"/>
        <source>Calculating the chances…</source>
        <translation type="unfinished">Calcul des chances…</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Docks</name>
    <message>
        <location filename="../app/shell/docks.cpp"/>
        <source>Game</source>
        <extracomment>Title of the panel with the drawn tile and the players (noun)</extracomment>
        <translation type="unfinished">Partie</translation>
    </message>
    <message>
        <location filename="../app/shell/docks.cpp"/>
        <source>Log</source>
        <extracomment>Title of the panel that tells what has happened in the game (noun)</extracomment>
        <translation type="unfinished">Journal</translation>
    </message>
</context>
<context>
    <name>lodeline::app::GameFlow</name>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a place in a file, %2 a sentence</extracomment>
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games and their sets (%1);;All files (*)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names, and what stands before &quot;;;&quot; and after it are two entries. Sets: of tiles, of cards</extracomment>
        <translation type="unfinished">Parties et leur matériel (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games (%1)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names</extracomment>
        <translation type="unfinished">Parties (%1)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game cannot be started</source>
        <translation type="unfinished">La partie ne peut pas commencer</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Your game is kept: choose &quot;Back to the original game&quot; in the Game menu to return to it.</source>
        <translation type="unfinished">Votre partie est conservée&#xa0;: choisissez «&#xa0;Retour à la partie d’origine&#xa0;» dans le menu Partie pour y revenir.</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Open a game</source>
        <translation type="unfinished">Ouvrir une partie</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Some texts in this file were not allowed and have been corrected:
%1</source>
        <extracomment>%1 what was wrong, a line each</extracomment>
        <translation type="unfinished">Certains textes de ce fichier n’étaient pas permis et ont été corrigés&#xa0;:
%1</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game cannot be continued</source>
        <translation type="unfinished">La partie ne peut pas continuer</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>From here on you are playing the game differently. The original game is kept: choose &quot;Back to the original game&quot; in the Game menu to return to it.</source>
        <translation type="unfinished">À partir d’ici, vous jouez la partie autrement. La partie d’origine est conservée&#xa0;: choisissez «&#xa0;Retour à la partie d’origine&#xa0;» dans le menu Partie pour y revenir.</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Games (*.lodeline)</source>
        <extracomment>Kind of files to choose from</extracomment>
        <translation type="unfinished">Parties (*.lodeline)</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>Save the game</source>
        <translation type="unfinished">Enregistrer la partie</translation>
    </message>
    <message>
        <location filename="../app/shell/gameflow.cpp"/>
        <source>The game was not saved</source>
        <translation type="unfinished">La partie n’a pas été enregistrée</translation>
    </message>
</context>
<context>
    <name>lodeline::app::GuideCard</name>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>First steps</source>
        <extracomment>Name of a panel: explanations for somebody who plays for the first time</extracomment>
        <translation type="unfinished">Premiers pas</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Skip</source>
        <extracomment>Button: leave out the explanations</extracomment>
        <translation type="unfinished">Pa&amp;sser</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Next</source>
        <extracomment>Button: show the next explanation</extracomment>
        <translation type="unfinished">Sui&amp;vant</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Button (verb): the last explanation was read, the game begins</extracomment>
        <translation type="unfinished">&amp;Jouer</translation>
    </message>
    <message>
        <location filename="../app/match/guide/guidecard.cpp"/>
        <source>%1 of %2</source>
        <extracomment>Above an explanation: %1 the number of this one, %2 of how many</extracomment>
        <translation type="unfinished">%1 sur %2</translation>
    </message>
</context>
<context>
    <name>lodeline::app::HelpDialog</name>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Rules</source>
        <extracomment>Title of a window (noun): the rules of the game</extracomment>
        <translation type="unfinished">Règles</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Keys and mouse</source>
        <translation type="unfinished">Clavier et souris</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>About Lodeline</source>
        <extracomment>Title of a window: version and license of the program</extracomment>
        <translation type="unfinished">À propos de Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/helpdialog.cpp"/>
        <source>Find in the rules</source>
        <translation type="unfinished">Rechercher dans les règles</translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedCard</name>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Unfinished games</source>
        <extracomment>Heading over the games that were not played to their end</extracomment>
        <translation type="unfinished">Parties en cours</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>&amp;Restore it</source>
        <extracomment>Button: the game that was just discarded shall come back</extracomment>
        <translation type="unfinished">La ré&amp;tablir</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>The game with %1 was discarded.</source>
        <extracomment>%1 names of players</extracomment>
        <translation type="unfinished">La partie de %1 a été abandonnée.</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>%Ln turn(s), %1</source>
        <extracomment>An interrupted game: %Ln turns played, %1 date and time of the last one</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tour, %1</numerusform>
            <numerusform>%Ln tours, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Trial of %2: %Ln turn(s), %1</source>
        <extracomment>A game to try a tile set or a deck with: %Ln turns played, %1 date and time of the last one, %2 name of that set or deck</extracomment>
        <translation type="unfinished">
            <numerusform>Essai de %2&#xa0;: %Ln tour, %1</numerusform>
            <numerusform>Essai de %2&#xa0;: %Ln tours, %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Continue</source>
        <extracomment>Button (verb): play the unfinished game</extracomment>
        <translation type="unfinished">Continuer</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Continue the game with %1</source>
        <extracomment>Name of a button for screen readers (verb); %1 names of players</extracomment>
        <translation type="unfinished">Continuer la partie de %1</translation>
    </message>
    <message>
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Discard the game with %1</source>
        <extracomment>%1 names of players; the unfinished game is given up</extracomment>
        <translation type="unfinished">Abandonner la partie de %1</translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedGames</name>
    <message>
        <location filename="../app/shell/files/interruptedgames.cpp"/>
        <source>The game could not be discarded: &quot;%1&quot; is in use or cannot be moved. If the game is open in another window, close it there.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">La partie n’a pas pu être abandonnée&#xa0;: «&#xa0;%1&#xa0;» est utilisé ou ne peut pas être déplacé. Si la partie est ouverte dans une autre fenêtre, fermez-la d’abord.</translation>
    </message>
    <message>
        <location filename="../app/shell/files/interruptedgames.cpp"/>
        <source>The game could not be restored: &quot;%1&quot; cannot be written.</source>
        <extracomment>%1 path of a file</extracomment>
        <translation type="unfinished">La partie n’a pas pu être rétablie&#xa0;: impossible d’écrire «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>lodeline::app::KeysPage</name>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>This command already uses the key %1.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Cette commande utilise déjà la touche %1.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>%1 is reserved and cannot be reassigned.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">%1 est réservée et ne peut pas être réaffectée.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>A command of another game already uses %1. Use it for this command instead?</source>
        <extracomment>%1 is a key; game: a kind of game</extracomment>
        <translation type="unfinished">Une commande d’un autre jeu utilise déjà %1. L’utiliser plutôt pour cette commande&#x202f;?</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>&quot;%2&quot; already uses %1. Use it for this command instead?</source>
        <extracomment>%1 is a key, %2 the name of a command</extracomment>
        <translation type="unfinished">«&#xa0;%2&#xa0;» utilise déjà %1. L’utiliser plutôt pour cette commande&#x202f;?</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>&quot;%1&quot; now uses the key %2.</source>
        <extracomment>%1 is the name of a command, %2 a key</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;» utilise maintenant la touche %2.</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>changed</source>
        <extracomment>Of the key of a command: it is not the usual one</extracomment>
        <translation type="unfinished">modifiée</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Command</source>
        <extracomment>Heading of a column</extracomment>
        <translation type="unfinished">Commande</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Keys</source>
        <extracomment>Heading of a column: of the keyboard</extracomment>
        <translation type="unfinished">Touches</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Commands and their keys</source>
        <translation type="unfinished">Commandes et leurs touches</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>New key:</source>
        <extracomment>Label of a field: the key that the chosen command shall have</extracomment>
        <translation type="unfinished">Nouvelle touche&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Press the key</source>
        <translation type="unfinished">Appuyez sur la touche</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>New key for the command</source>
        <translation type="unfinished">Nouvelle touche pour la commande</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>No key</source>
        <extracomment>Button: the command shall have no key</extracomment>
        <translation type="unfinished">Aucune touche</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Restore default</source>
        <extracomment>Button: the command shall have its usual keys</extracomment>
        <translation type="unfinished">Par défaut</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Reassign it</source>
        <extracomment>Button: the key shall be that of the other command</extracomment>
        <translation type="unfinished">Réaffecter</translation>
    </message>
    <message>
        <location filename="../app/shell/keys/keyspage.cpp"/>
        <source>Keep it</source>
        <extracomment>Button: the keys stay as they are</extracomment>
        <translation type="unfinished">Garder</translation>
    </message>
</context>
<context>
    <name>lodeline::app::LogPanel</name>
    <message>
        <location filename="../app/match/panels/logpanel.cpp"/>
        <source>Game log</source>
        <extracomment>Name of the list of what has happened in the game (noun)</extracomment>
        <translation type="unfinished">Journal de la partie</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Looks</name>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>Add a theme</source>
        <translation type="unfinished">Ajouter un thème</translation>
    </message>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>Themes (%1)</source>
        <extracomment>Kinds of files to choose from; %1 endings of their names</extracomment>
        <translation type="unfinished">Thèmes (%1)</translation>
    </message>
    <message>
        <location filename="../app/shell/looks.cpp"/>
        <source>The theme was not added</source>
        <translation type="unfinished">Le thème n’a pas été ajouté</translation>
    </message>
</context>
<context>
    <name>lodeline::app::MainWindow</name>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Saved: %1</source>
        <extracomment>Line in the status bar and on the page of a game that is over; %1 name of a file</extracomment>
        <translation type="unfinished">Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Unfinished games</source>
        <translation type="unfinished">Parties en cours</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1: on</source>
        <extracomment>%1 name of a setting that was just switched on</extracomment>
        <translation type="unfinished">%1&#xa0;: activé</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1: off</source>
        <extracomment>%1 name of a setting that was just switched off</extracomment>
        <translation type="unfinished">%1&#xa0;: désactivé</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>%1[*] — Lodeline</source>
        <extracomment>Title of the window: %1 a game or its file</extracomment>
        <translation type="unfinished">%1[*] — Lodeline</translation>
    </message>
    <message>
        <location filename="../app/shell/mainwindow.cpp"/>
        <source>Whose turn it is</source>
        <translatorcomment>free: turn</translatorcomment>
        <translation type="unfinished">À qui de jouer</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Menus</name>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Game</source>
        <extracomment>Title of a menu (noun)</extracomment>
        <translation type="unfinished">&amp;Partie</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>O&amp;pen recent</source>
        <extracomment>Title of a menu of files</extracomment>
        <translation type="unfinished">Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Edit</source>
        <extracomment>Title of a menu (verb): undo, redo</extracomment>
        <translation type="unfinished">É&amp;dition</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;View</source>
        <extracomment>Title of a menu (noun): what the window shows</extracomment>
        <translation type="unfinished">&amp;Affichage</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Sett&amp;ings</source>
        <extracomment>Title of a menu (noun): what is kept as somebody likes it</extracomment>
        <translation type="unfinished">Ré&amp;glages</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Te&amp;xt size</source>
        <extracomment>Title of a menu: how large the letters are</extracomment>
        <translation type="unfinished">&amp;Taille du texte</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Colors</source>
        <extracomment>Title of a menu: colours of the windows</extracomment>
        <translation type="unfinished">C&amp;ouleurs</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Board</source>
        <extracomment>Title of a menu: with which colours and lines the board is painted</extracomment>
        <translation type="unfinished">&amp;Plateau</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Simulat&amp;e color blindness</source>
        <extracomment>Title of a menu: the window as people see it who do not see all colours</extracomment>
        <translation type="unfinished">Simuler le &amp;daltonisme</translation>
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
        <translation type="unfinished">&amp;Vitesse de l’ordinateur</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Langua&amp;ge</source>
        <extracomment>Title of a menu (noun): languages of the windows</extracomment>
        <translation type="unfinished">Lan&amp;gue</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>&amp;Help</source>
        <extracomment>Title of a menu (noun)</extracomment>
        <translation type="unfinished">A&amp;ide</translation>
    </message>
    <message>
        <location filename="../app/shell/menus.cpp"/>
        <source>Toolbar</source>
        <extracomment>Name of the row of buttons below the menus</extracomment>
        <translation type="unfinished">Barre d’outils</translation>
    </message>
</context>
<context>
    <name>lodeline::app::NoticeBar</name>
    <message>
        <location filename="../app/match/panels/noticebar.cpp"/>
        <source>Close the notice</source>
        <translation type="unfinished">Fermer l’avis</translation>
    </message>
</context>
<context>
    <name>lodeline::app::OpenGame</name>
    <message>
        <location filename="../app/shell/files/opengame.cpp"/>
        <source>The game is open in another window or no longer exists.</source>
        <translation type="unfinished">La partie est ouverte dans une autre fenêtre ou n’existe plus.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::OtherGames</name>
    <message>
        <location filename="../app/shell/othergames.cpp"/>
        <source>Oth&amp;er games</source>
        <extracomment>Title of a menu: kinds of games, of which a new game is begun</extracomment>
        <translation type="unfinished">&amp;Autres jeux</translation>
    </message>
</context>
<context>
    <name>lodeline::app::PagedTable</name>
    <message numerus="yes">
        <location filename="../app/match/pages/pagedtable.cpp"/>
        <source>The last %Ln turn(s) were undone. Redo plays them again.</source>
        <extracomment>&quot;Redo&quot; is the menu entry</extracomment>
        <translation type="unfinished">
            <numerusform>Le dernier tour (%Ln) a été annulé. «&#xa0;Rétablir&#xa0;» le rejoue.</numerusform>
            <numerusform>Les %Ln derniers tours ont été annulés. «&#xa0;Rétablir&#xa0;» les rejoue.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::PlayersDialog</name>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Players</source>
        <extracomment>Title of a dialog: who plays for which seat, people or the computer</extracomment>
        <translation type="unfinished">Joueurs</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>You can change names and colors and hand over seats at any time, even in the middle of a turn.</source>
        <translation type="unfinished">Vous pouvez changer les noms et les couleurs et confier les places à d’autres à tout moment, même au milieu d’un tour.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Shuffle number: %1. Enter it in a new game to get everything in the same order.</source>
        <extracomment>%1 a number</extracomment>
        <translation type="unfinished">Numéro de mélange&#xa0;: %1. Saisissez-le dans une nouvelle partie pour tout retrouver dans le même ordre.</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>&amp;Copy</source>
        <extracomment>Button: copy the number of the order to the clipboard</extracomment>
        <translation type="unfinished">Co&amp;pier</translation>
    </message>
    <message>
        <location filename="../app/match/seats/playersdialog.cpp"/>
        <source>Copy the shuffle number</source>
        <translation type="unfinished">Copier le numéro de mélange</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Podium</name>
    <message>
        <location filename="../app/match/panels/podium.cpp"/>
        <source>Players by rank</source>
        <translation type="unfinished">Joueurs par rang</translation>
    </message>
    <message>
        <location filename="../app/match/panels/podium.cpp"/>
        <source>Rank %1</source>
        <extracomment>Rank of a player at the end of the game; %1 a number</extracomment>
        <translation type="unfinished">Place %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/match/panels/podium.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>What a player has scored at the end of the game</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewProgress</name>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Progress of the review</source>
        <translation type="unfinished">Progression de l’analyse</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Ca&amp;ncel</source>
        <extracomment>Button: end the review that is being worked out</extracomment>
        <translation type="unfinished">A&amp;nnuler</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>&amp;Start again</source>
        <extracomment>Button (verb): work out the review anew</extracomment>
        <translation type="unfinished">&amp;Recommencer</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>The review could not be completed.</source>
        <translation type="unfinished">L’analyse n’a pas pu être terminée.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>The review was canceled.</source>
        <translation type="unfinished">L’analyse a été annulée.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves…</source>
        <translation type="unfinished">Recherche de meilleurs coups…</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves: about %Ln second(s) left</source>
        <extracomment>Below a bar of progress</extracomment>
        <translation type="unfinished">
            <numerusform>Recherche de meilleurs coups&#xa0;: encore environ %Ln seconde</numerusform>
            <numerusform>Recherche de meilleurs coups&#xa0;: encore environ %Ln secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewSheet</name>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Start</source>
        <extracomment>The beginning of the game, before the first turn (noun)</extracomment>
        <translation type="unfinished">Début</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>No turn has been played yet.</source>
        <translation type="unfinished">Aucun tour n’a encore été joué.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Turn %1</source>
        <extracomment>A turn of a player (noun); %1 its number</extracomment>
        <translation type="unfinished">Tour %1</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>No turn changed much.</source>
        <extracomment>Stands where the turning points will be</extracomment>
        <translation type="unfinished">Aucun tour n’a beaucoup changé la donne.</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>None found yet</source>
        <translation type="unfinished">Rien trouvé pour l’instant</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Review of the game</source>
        <extracomment>A look back on a game (noun)</extracomment>
        <translation type="unfinished">Analyse de la partie</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Show the &amp;better move on the board (B)</source>
        <translation type="unfinished">Afficher le &amp;meilleur coup sur le plateau (B)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Sh&amp;ow points (D)</source>
        <translation type="unfinished">Afficher les p&amp;oints (D)</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Show the points of all players instead of their chances</source>
        <translation type="unfinished">Afficher les points de tous les joueurs au lieu de leurs chances</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Turning points</source>
        <extracomment>Heading above the turns that changed the chances most</extracomment>
        <translation type="unfinished">&amp;Tournants</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Turning points</source>
        <extracomment>Name of the list of the turns that changed the chances most</extracomment>
        <translation type="unfinished">Tournants</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Play on from here</source>
        <translation type="unfinished">&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>Start a new game from the position on the board; this game is kept as it is</source>
        <translation type="unfinished">Commencer une nouvelle partie à partir de la position du plateau&#x202f;; cette partie est conservée telle quelle</translation>
    </message>
    <message>
        <location filename="../app/match/review/reviewsheet.cpp"/>
        <source>&amp;Close the review</source>
        <translation type="unfinished">&amp;Fermer l’analyse</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeatRow</name>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>red</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">rouge</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>blue</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">bleu</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>green</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">vert</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>yellow</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">jaune</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>black</source>
        <extracomment>Colour of the pieces of a player</extracomment>
        <translation type="unfinished">noir</translation>
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
        <translation type="unfinished">Nom du joueur %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Who plays seat %1</source>
        <extracomment>Name of a choice for screen readers: a person or a computer player; %1 the number of a seat</extracomment>
        <translation type="unfinished">Qui joue à la place %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Color of player %1</source>
        <extracomment>Name of a choice for screen readers; %1 the number of a seat</extracomment>
        <translation type="unfinished">Couleur du joueur %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Remove player %1</source>
        <extracomment>Tooltip of a button (verb); %1 the number of a seat</extracomment>
        <translation type="unfinished">Retirer le joueur %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Seat %1</source>
        <extracomment>Name of a handle for screen readers: the row can be moved by it; %1 the number of a seat</extracomment>
        <translation type="unfinished">Place %1</translation>
    </message>
    <message>
        <location filename="../app/match/seats/seatrow.cpp"/>
        <source>Drag to another place, or press Alt and an arrow key</source>
        <translation type="unfinished">Faites glisser ailleurs, ou appuyez sur Alt et une flèche</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeatsEditor</name>
    <message>
        <location filename="../app/match/seats/seatseditor.cpp"/>
        <source>Add a &amp;player</source>
        <translation type="unfinished">&amp;Ajouter un joueur</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeedField</name>
    <message>
        <location filename="../app/match/seats/seedfield.cpp"/>
        <source>random; enter a number to repeat a shuffle</source>
        <extracomment>Stands in the empty field for the order of tiles or cards</extracomment>
        <translation type="unfinished">aléatoire&#x202f;; saisissez un numéro pour retrouver un ordre</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SettingsDialog</name>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>You have changed the keys of several commands. Restore the default keys of all commands?</source>
        <translation type="unfinished">Plusieurs commandes ont d’autres touches. Rétablir les touches par défaut de toutes les commandes&#x202f;?</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Settings</source>
        <extracomment>Title of a window (noun)</extracomment>
        <translation type="unfinished">Réglages</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Sections</source>
        <extracomment>Name of a list: the parts of the settings</extracomment>
        <translation type="unfinished">Sections</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Appearance</source>
        <extracomment>A section of the settings: colours, language</extracomment>
        <translation type="unfinished">Apparence</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Board</source>
        <extracomment>A section of the settings: what the board shows</extracomment>
        <translation type="unfinished">Plateau</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Gameplay</source>
        <extracomment>A section of the settings: how the game goes on</extracomment>
        <translation type="unfinished">Déroulement</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Sound</source>
        <extracomment>A section of the settings (noun): what is heard</extracomment>
        <translation type="unfinished">Son</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>Keys</source>
        <extracomment>A section of the settings: keys of the keyboard</extracomment>
        <translation type="unfinished">Touches</translation>
    </message>
    <message>
        <location filename="../app/shell/settingsdialog.cpp"/>
        <source>For this section only</source>
        <extracomment>Of the button &quot;Restore Defaults&quot;</extracomment>
        <translation type="unfinished">Pour cette section seulement</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SetupDialog</name>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>The shuffle number is too large. Enter a smaller one, or leave the field empty.</source>
        <translation type="unfinished">Le numéro de mélange est trop grand. Saisissez-en un plus petit, ou laissez le champ vide.</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Drawn at random</source>
        <extracomment>Who begins the game</extracomment>
        <translation type="unfinished">Tiré au sort</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>New game</source>
        <extracomment>Title of a window: set up a game</extracomment>
        <translation type="unfinished">Nouvelle partie</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Players</source>
        <extracomment>Heading of a part of the dialog</extracomment>
        <translation type="unfinished">Joueurs</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>&amp;Start player:</source>
        <extracomment>Label: who begins the game</extracomment>
        <translation type="unfinished">&amp;Premier joueur&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/match/dialogs/setupdialog.cpp"/>
        <source>Start the &amp;game</source>
        <translation type="unfinished">&amp;Commencer la partie</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SoundChoice</name>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>This version of Lodeline comes without sounds.</source>
        <translation type="unfinished">Cette version de Lodeline est livrée sans sons.</translation>
    </message>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>To hear sounds, install the package libqt6multimedia6 and start Lodeline again.</source>
        <translation type="unfinished">Pour entendre les sons, installez le paquet libqt6multimedia6 et relancez Lodeline.</translation>
    </message>
    <message>
        <location filename="../app/shell/soundchoice.cpp"/>
        <source>No speakers or headphones were found. You will hear sounds as soon as some are connected.</source>
        <translation type="unfinished">Aucun haut-parleur ni casque trouvé. Vous entendrez les sons dès qu’un appareil sera branché.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StartNotice</name>
    <message>
        <location filename="../app/shell/start/startnotice.cpp"/>
        <source>Close the notice</source>
        <translation type="unfinished">Fermer l’avis</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StartPage</name>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Open %1</source>
        <extracomment>Button (verb); %1 name of a saved game</extracomment>
        <translation type="unfinished">Ouvrir %1</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Button (verb): start a game at once</extracomment>
        <translation type="unfinished">&amp;Jouer</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Start a game with the players and options from last time</source>
        <translation type="unfinished">Commencer une partie avec les joueurs et options de la dernière fois</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Learn to play</source>
        <extracomment>Button (verb): lessons for somebody who has not been through them yet</extracomment>
        <translation type="unfinished">App&amp;rendre à jouer</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Ten short lessons on the board</source>
        <translation type="unfinished">Dix courtes leçons sur le plateau</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up a new game</extracomment>
        <translation type="unfinished">&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Button (verb): open a game or what it is played with</extracomment>
        <translation type="unfinished">&amp;Ouvrir…</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Recent games</source>
        <extracomment>Heading above the games that were saved or opened last</extracomment>
        <translation type="unfinished">Parties récentes</translation>
    </message>
    <message>
        <location filename="../app/shell/start/startpage.cpp"/>
        <source>Not available in this game</source>
        <extracomment>&quot;game&quot;: the kind of game, not a match of it</extracomment>
        <translation type="unfinished">Indisponible dans ce jeu</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StepRow</name>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Turn %1 of %2</source>
        <extracomment>%1 turns played in the position shown, %2 in the whole game</extracomment>
        <translation type="unfinished">Tour %1 sur %2</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Go to the start (Home)</source>
        <extracomment>Button; &quot;Home&quot; is a key</extracomment>
        <translation type="unfinished">Aller au début (Début)</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Back one turn</source>
        <extracomment>Button: shows the game one turn earlier</extracomment>
        <translation type="unfinished">Reculer d’un tour</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Forward one turn</source>
        <extracomment>Button: shows the game one turn later</extracomment>
        <translation type="unfinished">Avancer d’un tour</translation>
    </message>
    <message>
        <location filename="../app/match/review/steprow.cpp"/>
        <source>Go to the last turn (End)</source>
        <extracomment>Button; &quot;End&quot; is a key</extracomment>
        <translation type="unfinished">Aller au dernier tour (Fin)</translation>
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
        <translation type="unfinished">Choisissez d’abord une carte, pour la comparer au meilleur coup.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardController</name>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Start at the card with %1</source>
        <extracomment>Name of a choice: %1 what a card shows</extracomment>
        <translation type="unfinished">Commencer à la carte avec %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Take the next card: %1</source>
        <extracomment>Name of a choice: %1 what a card shows</extracomment>
        <translation type="unfinished">Prendre la carte suivante&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Pass over %Ln card(s) and take %1</source>
        <extracomment>Name of a choice: %1 what a card shows; %Ln cards come before it</extracomment>
        <translation type="unfinished">
            <numerusform>Sauter %Ln carte et prendre %1</numerusform>
            <numerusform>Sauter %Ln cartes et prendre %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %Ln card(s) for free.</source>
        <extracomment>%1 a player, who gets cards that the other one has passed over</extracomment>
        <translation type="unfinished">
            <numerusform>%1 reçoit %Ln carte offerte.</numerusform>
            <numerusform>%1 reçoit %Ln cartes offertes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %Ln card(s) for free, worth %2 to %1 and %3 to you.</source>
        <extracomment>%1 a player who gets cards for nothing; %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%1 reçoit %Ln carte offerte, valant %2 pour %1 et %3 pour vous.</numerusform>
            <numerusform>%1 reçoit %Ln cartes offertes, valant %2 pour %1 et %3 pour vous.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 passed this card over, so %2 places it first. Right-click to turn it.</source>
        <extracomment>%1 and %2 players</extracomment>
        <translation type="unfinished">Carte sautée par %1&#xa0;: %2 la place en premier. Faites un clic droit pour la tourner.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 passed this card over, so %2 places it first. Press %3 or right-click to turn it.</source>
        <extracomment>%1 and %2 players, %3 a key</extracomment>
        <translation type="unfinished">Carte sautée par %1&#xa0;: %2 la place en premier. Appuyez sur %3 ou faites un clic droit pour la tourner.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>This card founds your town. Right-click to turn it; press Esc to put it back.</source>
        <translation type="unfinished">Cette carte fonde votre ville. Faites un clic droit pour la tourner, appuyez sur Échap pour la remettre.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Place the card. Right-click to turn it; press Esc to put it back.</source>
        <translation type="unfinished">Placez la carte. Faites un clic droit pour la tourner, appuyez sur Échap pour la remettre.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>This card founds your town. Press %1 or right-click to turn it; press Esc to put it back.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Cette carte fonde votre ville. Appuyez sur %1 ou faites un clic droit pour la tourner, Échap pour la remettre.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Place the card. Press %1 or right-click to turn it; press Esc to put it back.</source>
        <extracomment>%1 is a key</extracomment>
        <translation type="unfinished">Placez la carte. Appuyez sur %1 ou faites un clic droit pour la tourner, Échap pour la remettre.</translation>
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
        <translation type="unfinished">La partie est finie.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Another player is thinking.</source>
        <translation type="unfinished">Un autre joueur réfléchit.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%2 goes first, so %1 chooses the card where %2 starts.</source>
        <extracomment>%1 and %2 players</extracomment>
        <translation type="unfinished">%2 joue en premier, donc %1 choisit la carte où %2 commence.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Take the next card, or a later one: every card that you pass over goes to %1.</source>
        <extracomment>%1 a player</extracomment>
        <translation type="unfinished">Prenez la carte suivante, ou une plus loin&#xa0;: chaque carte sautée va à %1.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardView</name>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>From %1, to be placed first</source>
        <extracomment>Above cards that wait beside a town: %1 the player who passed them over</extracomment>
        <translation type="unfinished">De %1, à placer en premier</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>Board</source>
        <extracomment>The cards on the table</extracomment>
        <translation type="unfinished">Plateau</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardview.cpp"/>
        <source>Use Tab and the arrow keys to choose a card or its place, and Enter to confirm.</source>
        <translation type="unfinished">Choisissez une carte ou sa place avec Tab et les flèches, et confirmez avec Entrée.</translation>
    </message>
    <message>
        <location filename="../app/boomtown/board/boardviewinput.cpp"/>
        <source>%1 gets this card for free. It is worth %2 to %1 and %3 to %4.</source>
        <extracomment>Of a card that is passed over: %1 and %4 players, %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation type="unfinished">Cette carte est offerte à %1. Elle vaut %2 pour %1 et %3 pour %4.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ComputerPlayers</name>
    <message>
        <location filename="../app/boomtown/computer/computerplayers.cpp"/>
        <source>its move is against the rules</source>
        <extracomment>Why a computer player does not go on; added in parentheses</extracomment>
        <translation type="unfinished">son coup est contraire aux règles</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::DeckChooser</name>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>This deck cannot be played:</source>
        <translation type="unfinished">Ce paquet n’est pas jouable&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>and %Ln more</source>
        <extracomment>Below a list of problems of a deck, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>%Ln card(s)</source>
        <extracomment>What a deck holds</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln carte</numerusform>
            <numerusform>%Ln cartes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>%1, by %2</source>
        <extracomment>%1 what a deck holds, such as &quot;18 cards&quot;; %2 a person</extracomment>
        <translation type="unfinished">%1, par %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Choose a deck</source>
        <translation type="unfinished">Choisir un paquet</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Decks (*.deck.json);;All files (*)</source>
        <translation type="unfinished">Paquets (*.deck.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Add a deck</source>
        <translation type="unfinished">Ajouter un paquet</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>Deck</source>
        <extracomment>Name of the list to choose a deck of cards from</extracomment>
        <translation type="unfinished">Paquet</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>&amp;From a file…</source>
        <extracomment>Button: choose a deck that lies in a file</extracomment>
        <translation type="unfinished">Depuis un &amp;fichier…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>&amp;Manage</source>
        <extracomment>Button with a menu: add, remove, edit, share decks</extracomment>
        <translation type="unfinished">&amp;Gérer</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::DeckMenu</name>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Add to my decks</source>
        <extracomment>The deck of cards that is chosen; &quot;my decks&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">&amp;Ajouter à mes paquets</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>Add a &amp;file to my decks…</source>
        <translation type="unfinished">Ajouter un &amp;fichier à mes paquets…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Remove from my decks…</source>
        <translation type="unfinished">&amp;Retirer de mes paquets…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Edit in the deck editor</source>
        <translation type="unfinished">&amp;Modifier dans l’éditeur de paquets</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/deckmenu.cpp"/>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished">Enregistrer une &amp;copie…</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::FinalPage</name>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): save the game in its file</extracomment>
        <translation type="unfinished">Enregi&amp;strer</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Look at the towns</source>
        <translation type="unfinished">Voir les vi&amp;lles</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Button (noun): a look back on the game</extracomment>
        <translation type="unfinished">Analys&amp;e</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">Voir l’évolution des chances, les tournants et les meilleurs coups</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up a new game</extracomment>
        <translation type="unfinished">&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Play again</source>
        <extracomment>Button: another game like this one</extracomment>
        <translation type="unfinished">Re&amp;jouer</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Same players and deck, with the cards in a different order</source>
        <translation type="unfinished">Mêmes joueurs et même paquet, avec les cartes dans un autre ordre</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Change s&amp;tart player</source>
        <extracomment>Button: another game like this one, in which the other player begins</extracomment>
        <translation type="unfinished">C&amp;hanger de premier joueur</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>Play again, with the other player going first</source>
        <translation type="unfinished">Rejouer, l’autre joueur commençant</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/finalpage.cpp"/>
        <source>&amp;Save…</source>
        <extracomment>Button (verb): save the game</extracomment>
        <translation type="unfinished">Enregi&amp;strer…</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::GamePage</name>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">La partie est finie</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation type="unfinished">C’est au tour de %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 chooses where %2 starts</source>
        <extracomment>%1 player, %2 the other one</extracomment>
        <translation type="unfinished">%1 choisit où commence %2</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 places a free card</source>
        <extracomment>%1 player, who got the card for nothing</extracomment>
        <translation type="unfinished">%1 place une carte offerte</translation>
    </message>
    <message>
        <location filename="../app/boomtown/pages/gamepage.cpp"/>
        <source>%1 takes a card</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 prend une carte</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::NewGameDialog</name>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Cards</source>
        <extracomment>Heading of a part of the dialog: which cards, in which order</extracomment>
        <translation type="unfinished">Cartes</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>&amp;Deck:</source>
        <extracomment>Label: which cards are played with</extracomment>
        <translation type="unfinished">Pa&amp;quet&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/boomtown/dialogs/newgamedialog.cpp"/>
        <source>Shuffle n&amp;umber:</source>
        <extracomment>Label: the number that the order of the cards follows from</extracomment>
        <translation type="unfinished">Numéro de &amp;mélange&#xa0;:</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ReviewPage</name>
    <message>
        <location filename="../app/boomtown/review/reviewpage.cpp"/>
        <source>The star marks the better move, the question mark the move that was played</source>
        <translation type="unfinished">★ indique le meilleur coup, ? le coup joué</translation>
    </message>
    <message>
        <location filename="../app/boomtown/review/reviewpage.cpp"/>
        <source>Given away by passing cards over</source>
        <extracomment>Heading above &quot;Ann 7 points, Bo 12 points&quot;: what each player gave the other by passing cards over</extracomment>
        <translation type="unfinished">Offert en sautant des cartes</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ScoreTable</name>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Total</source>
        <extracomment>Line of a table of points: all of them together</extracomment>
        <translation type="unfinished">Total</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>Points of both towns</source>
        <translation type="unfinished">Points des deux villes</translation>
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
        <translation type="unfinished">Groupes et bonus ensemble</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>The largest group has %Ln square(s)</source>
        <extracomment>Tooltip of the points for a kind of land</extracomment>
        <translation type="unfinished">
            <numerusform>Le plus grand groupe a %Ln case</numerusform>
            <numerusform>Le plus grand groupe a %Ln cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%Ln square(s) bring points</source>
        <extracomment>Tooltip of the points for a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln case rapporte des points</numerusform>
            <numerusform>%Ln cases rapportent des points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%Ln square(s) cost points</source>
        <extracomment>Tooltip of the points for a bonus</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln case coûte des points</numerusform>
            <numerusform>%Ln cases coûtent des points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::SidePanel</name>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">La partie est finie</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a player</extracomment>
        <translation type="unfinished">C’est au tour de %1</translation>
    </message>
    <message>
        <location filename="../app/boomtown/panels/sidepanel.cpp"/>
        <source>Towns</source>
        <extracomment>Name of a panel (noun): turn and points</extracomment>
        <translation type="unfinished">Villes</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::BalancePanel</name>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>%1 (not %2)</source>
        <extracomment>A number that is not as in a balanced deck: %1 the number, %2 that of a balanced deck</extracomment>
        <translation type="unfinished">%1 (et non %2)</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In the deck that comes with the game: %1</source>
        <extracomment>Tool tip: %1 a number</extracomment>
        <translation type="unfinished">Dans le paquet fourni avec le jeu&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In a balanced deck, each land and each symbol appears 12 times. Run the lab to see what the bonuses bring.</source>
        <translation type="unfinished">Un paquet équilibré a 12 fois chaque terrain et chaque symbole. Lancez le laboratoire pour voir ce que rapportent les bonus.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Total</source>
        <extracomment>Title of a row and of a column: the sum</extracomment>
        <translation type="unfinished">Total</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Cards</source>
        <extracomment>Titles of columns: how many cards have a bonus, in this deck and in the one that comes with the game</extracomment>
        <translation type="unfinished">Cartes</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>In the game&apos;s deck</source>
        <translation type="unfinished">Dans le paquet du jeu</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Points expected</source>
        <extracomment>Title of a column: of a player in a game with this bonus</extracomment>
        <translation type="unfinished">Points attendus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Squares by land and symbol</source>
        <translation type="unfinished">Cases par terrain et symbole</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/statistics/balancepanel.cpp"/>
        <source>Bonuses by kind</source>
        <translation type="unfinished">Bonus par type</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::BonusForm</name>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>&amp;Bonus</source>
        <extracomment>Label of a field: the kind of bonus</extracomment>
        <translation type="unfinished">&amp;Bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>S&amp;ymbol</source>
        <extracomment>Label of a field: the symbol that a bonus is about</extracomment>
        <translation type="unfinished">S&amp;ymbole</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Other sy&amp;mbol</source>
        <extracomment>Label of a field: the other symbol that a bonus is about</extracomment>
        <translation type="unfinished">Autre sy&amp;mbole</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>L&amp;and</source>
        <extracomment>Label of a field: the kind of land that a bonus is about</extracomment>
        <translation type="unfinished">Terrai&amp;n</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Point&amp;s</source>
        <extracomment>Label of a field: how many points a bonus brings</extracomment>
        <translation type="unfinished">&amp;Points</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Poin&amp;ts lost</source>
        <extracomment>Label of a field: points that are lost</extracomment>
        <translation type="unfinished">Points perd&amp;us</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Points h&amp;anded over</source>
        <extracomment>Label of a field: points that go to the other player</extracomment>
        <translation type="unfinished">Points &amp;cédés</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/bonusform.cpp"/>
        <source>Points by number</source>
        <extracomment>Label of the rows of a table: points by how many there are</extracomment>
        <translation type="unfinished">Points selon le nombre</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardCanvas</name>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Top left</source>
        <extracomment>Places of the four squares of a card, in reading order</extracomment>
        <translation type="unfinished">En haut à gauche</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Top right</source>
        <translation type="unfinished">En haut à droite</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Bottom left</source>
        <translation type="unfinished">En bas à gauche</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>Bottom right</source>
        <translation type="unfinished">En bas à droite</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardcanvas.cpp"/>
        <source>%1: %2</source>
        <extracomment>A square of a card for screen readers: %1 its place, %2 what it shows, such as &quot;wagon on desert&quot;</extracomment>
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardCommands</name>
    <message numerus="yes">
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>In the editor, a deck can have at most %Ln card(s).</source>
        <translation type="unfinished">
            <numerusform>Dans l’éditeur, un paquet contient au plus %Ln carte.</numerusform>
            <numerusform>Dans l’éditeur, un paquet contient au plus %Ln cartes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Add a card</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Ajouter une carte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Duplicate cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Dupliquer des cartes</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Remove cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Supprimer des cartes</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>The cards on the clipboard cannot be read: %1</source>
        <extracomment>%1 what is wrong</extracomment>
        <translation type="unfinished">Les cartes du presse-papiers sont illisibles&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>There are no cards on the clipboard. Cards are copied as text, as in a deck file.</source>
        <translation type="unfinished">Il n’y a pas de cartes dans le presse-papiers. Les cartes sont copiées sous forme de texte, comme dans un fichier de paquet.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Paste cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Coller des cartes</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Clear the search to move cards.</source>
        <translation type="unfinished">Videz la recherche pour déplacer des cartes.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>Move cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Déplacer des cartes</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardListPanel</name>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Found: %1 of %2</source>
        <extracomment>Below the list of cards: %1 those that a search found, %2 all</extracomment>
        <translation type="unfinished">Trouvées&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>No card has all of these words.</source>
        <translation type="unfinished">Aucune carte ne contient tous ces mots.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>%Ln card(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln carte</numerusform>
            <numerusform>%Ln cartes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Search</source>
        <translation type="unfinished">Chercher</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Search cards</source>
        <translation type="unfinished">Chercher des cartes</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>Cards of the deck</source>
        <translation type="unfinished">Cartes du paquet</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardModel</name>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Card %1, %2</source>
        <extracomment>A card for screen readers: %1 its id, %2 the name of its bonus</extracomment>
        <translation type="unfinished">Carte %1, %2</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Move cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Déplacer des cartes</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/cards/cardmodel.cpp"/>
        <source>Paste cards</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Coller des cartes</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardPanel</name>
    <message>
        <location filename="../editor/boomtown/canvas/cardpanel.cpp"/>
        <source>Front of the card</source>
        <translation type="unfinished">Recto de la carte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/canvas/cardpanel.cpp"/>
        <source>Show &amp;upside down</source>
        <translation type="unfinished">Affic&amp;her à l’envers</translation>
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
        <translation type="unfinished">Changer le bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/cardproperties.cpp"/>
        <source>Rename the card</source>
        <extracomment>A step of the history: gives a card another id</extracomment>
        <translation type="unfinished">Renommer la carte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/cardproperties.cpp"/>
        <source>&amp;Id</source>
        <extracomment>Label of a field: the id of a card</extracomment>
        <translation type="unfinished">Id&amp;entifiant</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckEditor</name>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Change a square</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Changer une case</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>About the deck</source>
        <extracomment>What a screen reader calls the tabs Problems, Balance and Lab</extracomment>
        <translation type="unfinished">À propos du paquet</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Balance</source>
        <extracomment>Title of a tab: how balanced the deck is</extracomment>
        <translation type="unfinished">Équilibre</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Cards</source>
        <extracomment>Title of the list of cards</extracomment>
        <translation type="unfinished">Cartes</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Card</source>
        <extracomment>Title of a tab: properties of the card</extracomment>
        <translation type="unfinished">Carte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditor.cpp"/>
        <source>Deck</source>
        <extracomment>Title of a tab: properties of the deck</extracomment>
        <translation type="unfinished">Paquet</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Play this deck</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Jouer avec ce paquet</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">Installer dans le jeu</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckeditorcommands.cpp"/>
        <source>Give the deck a name first: the game lists decks by name.</source>
        <translation type="unfinished">Donnez d’abord un nom au paquet&#xa0;: le jeu présente les paquets par leur nom.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckKeyFigures</name>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>This deck</source>
        <extracomment>Title of a column: figures of the deck that is open</extracomment>
        <translation type="unfinished">Ce paquet</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/deckkeyfigures.cpp"/>
        <source>The game&apos;s deck</source>
        <extracomment>Title of a column: figures of the deck that comes with the game</extracomment>
        <translation type="unfinished">Paquet du jeu</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckLabPanel</name>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>This deck cannot be played: %1</source>
        <extracomment>%1 the first thing that is wrong with a deck</extracomment>
        <translation type="unfinished">Ce paquet n’est pas jouable&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>The deck has changed since these games were played. Run the lab again to bring the results up to date.</source>
        <translation type="unfinished">Le paquet a changé depuis ces parties. Relancez le laboratoire pour mettre les résultats à jour.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Run the lab to see how your cards play.</source>
        <translation type="unfinished">Lancez le laboratoire pour voir comment se jouent vos cartes.</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>%1 – double-click to show the card</source>
        <extracomment>Tooltip: %1 how much it matters (&quot;Serious&quot;)</extracomment>
        <translation type="unfinished">%1 – double-cliquez pour afficher la carte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Compare &amp;with the game&apos;s deck</source>
        <translation type="unfinished">Comparer au pa&amp;quet du jeu</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Also plays the same number of games with the deck that comes with the game and shows the results next to yours</source>
        <translation type="unfinished">Joue aussi le même nombre de parties avec le paquet fourni avec le jeu et affiche les résultats à côté des vôtres</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">Ce qui ressort</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>On average</source>
        <extracomment>Title of a page: mean numbers of a game</extracomment>
        <translation type="unfinished">En moyenne</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Bonuses</source>
        <extracomment>Title of a page: the bonuses in the games of the lab</extracomment>
        <translation type="unfinished">Bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Cards</source>
        <extracomment>Title of a page: the cards in the games of the lab</extracomment>
        <translation type="unfinished">Cartes</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>%1 lab</source>
        <extracomment>Name of a file without its ending: %1 name of a deck</extracomment>
        <translation type="unfinished">%1 laboratoire</translation>
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
        <translation type="unfinished">Parties avec ce bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Points per player</source>
        <translation type="unfinished">Points par joueur</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>With the game&apos;s deck</source>
        <extracomment>Title of a column: the points a player with the deck of the game</extracomment>
        <translation type="unfinished">Avec le paquet du jeu</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Decided the game</source>
        <extracomment>Title of a column: in how many games it made the winner win</extracomment>
        <translation type="unfinished">A décidé la partie</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Card</source>
        <extracomment>Titles of columns, of one card; &quot;Games as a bonus&quot;: in how many it lay in the middle as a bonus</extracomment>
        <translation type="unfinished">Carte</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Games as a bonus</source>
        <translation type="unfinished">Parties comme bonus</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Average pick</source>
        <extracomment>Title of a column: as which card it is drafted, on average</extracomment>
        <translation type="unfinished">Rang de prise moyen</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/lab/decklabpanel.cpp"/>
        <source>Passed over</source>
        <extracomment>Title of a column: how often it was passed over</extracomment>
        <translation type="unfinished">Sautée</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckProblemsPanel</name>
    <message>
        <location filename="../editor/boomtown/problems/deckproblemspanel.cpp"/>
        <source>&amp;Only this card</source>
        <translation type="unfinished">&amp;Seulement cette carte</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::DeckWays</name>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Starting the game…</source>
        <extracomment>&quot;game&quot;: the program that plays</extracomment>
        <translation type="unfinished">Lancement du jeu…</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Play this deck</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Jouer avec ce paquet</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">Installer dans le jeu</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/deckways.cpp"/>
        <source>The deck is installed. You can now choose it for a new game of Boomtown.</source>
        <translation type="unfinished">Le paquet est installé. Vous pouvez maintenant le choisir pour une nouvelle partie de Boomtown.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::NewDeckDialog</name>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>New deck</source>
        <translation type="unfinished">Nouveau paquet</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>Name of the deck</source>
        <translation type="unfinished">Nom du paquet</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/deck/newdeckdialog.cpp"/>
        <source>Plain deck
18 cards, no two alike, with a bonus of each kind.</source>
        <extracomment>Entry of a list: a deck that nobody has designed; the second line tells more</extracomment>
        <translation type="unfinished">Paquet simple
18 cartes, toutes différentes, avec un bonus de chaque type.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::NumberEntry</name>
    <message>
        <location filename="../editor/boomtown/properties/numberentry.cpp"/>
        <source>Not accepted: enter a whole number from %1 to %2.</source>
        <extracomment>Why a number was refused: %1 the lowest, %2 the highest that is allowed</extracomment>
        <translation type="unfinished">Non accepté&#xa0;: il faut un nombre entier de %1 à %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::TableRows</name>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>From</source>
        <extracomment>Title of a column: the row counts from so many things on</extracomment>
        <translation type="unfinished">À partir de</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Points</source>
        <extracomment>Title of a column: the points of a row</extracomment>
        <translation type="unfinished">Points</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>&amp;Add a row</source>
        <translation type="unfinished">Ajouter une li&amp;gne</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Row %1: from</source>
        <extracomment>Name of a field for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: à partir de</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Row %1: points</source>
        <extracomment>Name of a field for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">Ligne %1&#xa0;: points</translation>
    </message>
    <message>
        <location filename="../editor/boomtown/properties/tablerows.cpp"/>
        <source>Remove row %1</source>
        <extracomment>Name of a button for screen readers: %1 number of a row of a table</extracomment>
        <translation type="unfinished">Retirer la ligne %1</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::Desk</name>
    <message>
        <location filename="../editor/desk/desk.cpp"/>
        <source>There are errors, so this cannot be played. The list of problems shows them and offers repairs.</source>
        <translation type="unfinished">Il y a des erreurs, ceci n’est donc pas jouable. La liste des problèmes les montre et propose des réparations.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::DeskFlow</name>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>All of the editor&apos;s files (%1)</source>
        <extracomment>In a file dialog: %1 endings of names</extracomment>
        <translation type="unfinished">Tous les fichiers de l’éditeur (%1)</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>All files (*)</source>
        <translation type="unfinished">Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Open a file</source>
        <translation type="unfinished">Ouvrir un fichier</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; is not a tile set or a deck.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;» n’est ni une série de tuiles ni un paquet.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file cannot be opened</source>
        <translation type="unfinished">Le fichier ne peut pas être ouvert</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Recover unsaved changes</source>
        <translation type="unfinished">Récupérer les modifications non enregistrées</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>With its pictures, the set is saved as a %1 file</source>
        <extracomment>Title of a file dialog; %1 ending of a name, such as &quot;.tileset.zip&quot;</extracomment>
        <translation type="unfinished">Avec ses images, la série est enregistrée dans un fichier %1</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Save as</source>
        <translation type="unfinished">Enregistrer sous</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file was not saved</source>
        <translation type="unfinished">Le fichier n’a pas été enregistré</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; is open in another tab. Close it there first, or save under another name.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;» est ouvert dans un autre onglet. Fermez-le d’abord, ou enregistrez sous un autre nom.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The file has changed</source>
        <translation type="unfinished">Le fichier a changé</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Saved as &quot;%1&quot;.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Enregistré sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The lab is running</source>
        <translation type="unfinished">Le laboratoire travaille</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>The lab is still playing games with &quot;%1&quot;.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">Le laboratoire joue encore des parties avec «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Its results will be lost if you close this.</source>
        <translation type="unfinished">Ses résultats seront perdus si vous fermez ceci.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Unsaved changes</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Modifications non enregistrées</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; has unsaved changes.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;» a des modifications non enregistrées.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Save them before closing?</source>
        <translation type="unfinished">Les enregistrer avant de fermer&#x202f;?</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&quot;%1&quot; was moved or deleted. Save to create the file again.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;» a été déplacé ou supprimé. Enregistrez pour recréer le fichier.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Another program has changed &quot;%1&quot;.</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Un autre programme a modifié «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Reloading replaces your changes. You can undo it to get them back.</source>
        <translation type="unfinished">Le rechargement remplace vos modifications. Vous pouvez l’annuler pour les retrouver.</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&amp;Reload</source>
        <extracomment>Button: opens the file again</extracomment>
        <translation type="unfinished">&amp;Recharger</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>&amp;Keep my version</source>
        <translation type="unfinished">&amp;Garder ma version</translation>
    </message>
    <message>
        <location filename="../editor/window/deskflow.cpp"/>
        <source>Reload the file</source>
        <translation type="unfinished">Recharger le fichier</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::DocumentFile</name>
    <message>
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>The file would take up more than %1 MiB and could not be opened again. Make pictures smaller or remove some, then save it.</source>
        <extracomment>%1 a size, in MiB</extracomment>
        <translation type="unfinished">Le fichier dépasserait %1 Mio et ne pourrait plus être ouvert. Réduisez ou retirez des images, puis enregistrez-le.</translation>
    </message>
    <message>
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>The file could not be saved as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">Le fichier n’a pas pu être enregistré dans %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>%Ln picture(s) were not found and are not in the file.</source>
        <extracomment>A sentence behind that a file was saved or a set installed</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln image est introuvable et manque dans le fichier.</numerusform>
            <numerusform>%Ln images sont introuvables et manquent dans le fichier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>%Ln picture(s) in the file are damaged or were replaced by other pictures. They were kept as they are, but are not shown.</source>
        <extracomment>A sentence behind that a file was saved or a set installed; the pictures that the set names are missing</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln image du fichier est endommagée ou a été remplacée par une autre. Elle est conservée telle quelle, mais n’est pas affichée.</numerusform>
            <numerusform>%Ln images du fichier sont endommagées ou ont été remplacées par d’autres. Elles sont conservées telles quelles, mais ne sont pas affichées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorActions</name>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Open…</source>
        <extracomment>Menu entry: opens a file</extracomment>
        <translation type="unfinished">&amp;Ouvrir…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Menu entry: saves the file</extracomment>
        <translation type="unfinished">Enregi&amp;strer</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Save &amp;as…</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Enregistrer so&amp;us…</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Menu entry: closes the tab</extracomment>
        <translation type="unfinished">Fer&amp;mer</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Quit</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Quitter</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Annuler</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Rétablir</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Full screen</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">Plein é&amp;cran</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Handbook</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Manuel</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Three-&amp;minute tour</source>
        <extracomment>Menu entry and button: the first steps in the editor, shown one by one</extracomment>
        <translation type="unfinished">&amp;Visite de trois minutes</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished">&amp;Clavier et souris</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;About Lodeline</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">À pr&amp;opos de Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>Same as &amp;system</source>
        <translation type="unfinished">Comme le &amp;système</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Light</source>
        <extracomment>Menu entry: colors of the windows</extracomment>
        <translation type="unfinished">&amp;Clair</translation>
    </message>
    <message>
        <location filename="../editor/window/editoractions.cpp"/>
        <source>&amp;Dark</source>
        <extracomment>Menu entry: colors of the windows</extracomment>
        <translation type="unfinished">Som&amp;bre</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorMenus</name>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;File</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">&amp;Fichier</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Open &amp;recent</source>
        <extracomment>Menu: files opened lately</extracomment>
        <translation type="unfinished">Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Edit</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">É&amp;dition</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Play</source>
        <extracomment>Menu: playing games with what is edited</extracomment>
        <translation type="unfinished">&amp;Jouer</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;View</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">&amp;Affichage</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Colors</source>
        <extracomment>Menu: colors of the windows</extracomment>
        <translation type="unfinished">C&amp;ouleurs</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Langua&amp;ge</source>
        <extracomment>Menu: language of the windows</extracomment>
        <translation type="unfinished">Lan&amp;gue</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>&amp;Help</source>
        <extracomment>Menu</extracomment>
        <translation type="unfinished">A&amp;ide</translation>
    </message>
    <message>
        <location filename="../editor/window/editormenus.cpp"/>
        <source>Toolbar</source>
        <extracomment>Name of the bar with buttons</extracomment>
        <translation type="unfinished">Barre d’outils</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::EditorWindow</name>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>%1[*] — Lodeline Editor</source>
        <extracomment>Title of the window: %1 a name or a file</extracomment>
        <translation type="unfinished">%1[*] — Éditeur Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Lodeline Editor</source>
        <translation type="unfinished">Éditeur Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Undo: %1</source>
        <extracomment>Menu entry: %1 a step of the history, as &quot;Lay track&quot;</extracomment>
        <translation type="unfinished">&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Redo: %1</source>
        <extracomment>Menu entry: %1 a step of the history, as &quot;Lay track&quot;</extracomment>
        <translation type="unfinished">&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Undo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Annuler</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Redo</source>
        <extracomment>Menu entry</extracomment>
        <translation type="unfinished">&amp;Rétablir</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The last changes are from %1. Recover them?</source>
        <extracomment>%1 a date and time</extracomment>
        <translation type="unfinished">Les dernières modifications datent du %1. Les récupérer&#x202f;?</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The file was changed later, on %1. You will be asked before the recovered version replaces it.</source>
        <extracomment>%1 a date and time</extracomment>
        <translation type="unfinished">Le fichier a changé depuis, le %1. Une confirmation vous sera demandée avant que la version récupérée ne le remplace.</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Unsaved changes</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Modifications non enregistrées</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>The editor closed without saving &quot;%1&quot;.</source>
        <extracomment>%1 a name or a file</extracomment>
        <translation type="unfinished">L’éditeur s’est fermé sans enregistrer «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Recover</source>
        <extracomment>Button: opens the unsaved changes</extracomment>
        <translation type="unfinished">&amp;Récupérer</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Discard</source>
        <extracomment>Button: throws the unsaved changes away</extracomment>
        <translation type="unfinished">&amp;Abandonner</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>&amp;Later</source>
        <extracomment>Button: asks about the unsaved changes at the next start</extracomment>
        <translation type="unfinished">&amp;Plus tard</translation>
    </message>
    <message>
        <location filename="../editor/window/editorwindow.cpp"/>
        <source>Open files</source>
        <extracomment>Name of the tabs for screen readers: the files that are open</extracomment>
        <translation type="unfinished">Fichiers ouverts</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FiguresTable</name>
    <message>
        <location filename="../editor/measuring/figurestable.cpp"/>
        <source>Key figures</source>
        <extracomment>Name of a table for screen readers</extracomment>
        <translation type="unfinished">Chiffres clés</translation>
    </message>
    <message>
        <location filename="../editor/measuring/figurestable.cpp"/>
        <source>On average</source>
        <extracomment>Title of a column: the names of mean numbers of a game</extracomment>
        <translation type="unfinished">En moyenne</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FindingsList</name>
    <message>
        <location filename="../editor/measuring/findingslist.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">Ce qui ressort</translation>
    </message>
    <message>
        <location filename="../editor/measuring/findingslist.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 how much it matters (&quot;Serious&quot;), %2 a sentence</extracomment>
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FindingsModel</name>
    <message>
        <location filename="../editor/findings/findingsmodel.cpp"/>
        <source>Repair…</source>
        <extracomment>A button that opens a menu of repairs</extracomment>
        <translation type="unfinished">Réparer…</translation>
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
        <translation type="unfinished">Fait&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%1: all %Ln</source>
        <extracomment>Menu entry: %1 a repair, done to so many problems of the same kind</extracomment>
        <translation type="unfinished">
            <numerusform>%1&#xa0;: tout (%Ln)</numerusform>
            <numerusform>%1&#xa0;: les %Ln</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>&amp;Go to the problem</source>
        <translation type="unfinished">&amp;Aller au problème</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln error(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln warning(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln avertissement</numerusform>
            <numerusform>%Ln avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln note(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln remarque</numerusform>
            <numerusform>%Ln remarques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln error(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>Afficher %Ln erreur</numerusform>
            <numerusform>Afficher %Ln erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln warning(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>Afficher %Ln avertissement</numerusform>
            <numerusform>Afficher %Ln avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln note(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation type="unfinished">
            <numerusform>Afficher %Ln remarque</numerusform>
            <numerusform>Afficher %Ln remarques</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems. This can be played.</source>
        <translation type="unfinished">Aucun problème. C’est jouable.</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind here.</source>
        <translation type="unfinished">Aucun problème de ce type ici.</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind. This can be played.</source>
        <translation type="unfinished">Aucun problème de ce type. C’est jouable.</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>No problems of this kind.</source>
        <translation type="unfinished">Aucun problème de ce type.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Repair all %Ln of this kind</source>
        <extracomment>Button: does the same repair to all problems that are like the chosen one; never shown with 1</extracomment>
        <translation type="unfinished">
            <numerusform>Réparer %Ln problème de ce type</numerusform>
            <numerusform>Réparer les %Ln problèmes de ce type</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Repair all of this kind</source>
        <translation type="unfinished">Réparer tous ceux de ce type</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Errors: this cannot be played until they are repaired</source>
        <translation type="unfinished">Erreurs&#xa0;: injouable tant qu’elles ne sont pas réparées</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Warnings: this can be played, but may make a poor game</source>
        <translation type="unfinished">Avertissements&#xa0;: jouable, mais la partie risque d’être médiocre</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Notes: worth knowing, but nothing to worry about</source>
        <translation type="unfinished">Remarques&#xa0;: bon à savoir, rien d’inquiétant</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Problems</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation type="unfinished">Problèmes</translation>
    </message>
    <message>
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Enter goes to the problem. Ctrl+Enter repairs it. The menu key shows everything you can do.</source>
        <translation type="unfinished">Entrée va au problème. Ctrl+Entrée le répare. La touche Menu montre tout ce que vous pouvez faire.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FoldingPane</name>
    <message>
        <location filename="../editor/panes/foldingpane.cpp"/>
        <source>Collapse or expand (%1)</source>
        <extracomment>Tooltip of the title of a pane: %1 a key</extracomment>
        <translation type="unfinished">Replier ou déplier (%1)</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FoldingTabs</name>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Expand the lower panel</source>
        <extracomment>Button with an arrow: opens a part of the window that is folded away</extracomment>
        <translation type="unfinished">Déplier le panneau inférieur</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Collapse the lower panel</source>
        <extracomment>Button with an arrow: folds a part of the window away</extracomment>
        <translation type="unfinished">Replier le panneau inférieur</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Enlarge the lower panel</source>
        <extracomment>Button: the lower part of the window takes the place of the drawing</extracomment>
        <translation type="unfinished">Agrandir le panneau inférieur</translation>
    </message>
    <message>
        <location filename="../editor/panes/foldingtabs.cpp"/>
        <source>Show the drawing</source>
        <extracomment>Button: the drawing is shown again where the lower part of the window has taken its place</extracomment>
        <translation type="unfinished">Afficher le dessin</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::Handbook</name>
    <message>
        <location filename="../editor/window/handbook.cpp"/>
        <source>Handbook</source>
        <extracomment>Title of a window: the handbook of the editor</extracomment>
        <translation type="unfinished">Manuel</translation>
    </message>
    <message>
        <location filename="../editor/window/handbook.cpp"/>
        <source>Find in the handbook</source>
        <translation type="unfinished">Chercher dans le manuel</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LabControls</name>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Ca&amp;ncel</source>
        <extracomment>Button: stops the games of the lab</extracomment>
        <translation type="unfinished">Annu&amp;ler</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Run</source>
        <extracomment>Button: starts the games of the lab</extracomment>
        <translation type="unfinished">&amp;Lancer</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>The first games are being played…</source>
        <translation type="unfinished">Les premières parties sont en cours…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Games played: %1 of %2. About %Ln second(s) left.</source>
        <extracomment>How far the lab is: %1 games played, %2 games in all, %Ln seconds to go</extracomment>
        <translation type="unfinished">
            <numerusform>Parties jouées&#xa0;: %1 sur %2. Encore environ %Ln seconde.</numerusform>
            <numerusform>Parties jouées&#xa0;: %1 sur %2. Encore environ %Ln secondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Games played: %1 of %2. About %Ln minute(s) left.</source>
        <extracomment>How far the lab is: %1 games played, %2 games in all, %Ln minutes to go</extracomment>
        <translation type="unfinished">
            <numerusform>Parties jouées&#xa0;: %1 sur %2. Encore environ %Ln minute.</numerusform>
            <numerusform>Parties jouées&#xa0;: %1 sur %2. Encore environ %Ln minutes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Games:</source>
        <extracomment>Label of a field: how many games the lab plays</extracomment>
        <translation type="unfinished">Pa&amp;rties&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Pla&amp;yers:</source>
        <extracomment>Label of a field: how many players each game has</extracomment>
        <translation type="unfinished">Joue&amp;urs&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>&amp;Level:</source>
        <extracomment>How well the computer players play</extracomment>
        <translation type="unfinished">Ni&amp;veau&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Number of games</source>
        <translation type="unfinished">Nombre de parties</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Number of players</source>
        <translation type="unfinished">Nombre de joueurs</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Level of the computer players</source>
        <translation type="unfinished">Niveau de l’ordinateur</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Progress of the games</source>
        <translation type="unfinished">Progression des parties</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LabFrame</name>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>there is nothing to export</source>
        <extracomment>A reason, after a colon</extracomment>
        <translation type="unfinished">il n’y a rien à exporter</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Tables (*.csv)</source>
        <extracomment>Kind of file, in the dialog to save one</extracomment>
        <translation type="unfinished">Tableaux (*.csv)</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>JSON files (*.json)</source>
        <translation type="unfinished">Fichiers JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Export the numbers</source>
        <translation type="unfinished">Exporter les chiffres</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 name of a file, %2 the reason</extracomment>
        <translation type="unfinished">Impossible d’écrire %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>E&amp;xport CSV…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">Exporter C&amp;SV…</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Export &amp;JSON…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">E&amp;xporter JSON…</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>All numbers in one long table</source>
        <translation type="unfinished">Tous les chiffres dans un long tableau</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>All numbers as lodeline-cli simulate prints them</source>
        <extracomment>&quot;lodeline-cli simulate&quot; is a command, which stays as it is</extracomment>
        <translation type="unfinished">Tous les chiffres tels que lodeline-cli simulate les affiche</translation>
    </message>
    <message>
        <location filename="../editor/measuring/labframe.cpp"/>
        <source>Numbers in detail</source>
        <translation type="unfinished">Chiffres en détail</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LengthNote</name>
    <message numerus="yes">
        <location filename="../editor/desk/lengthnote.cpp"/>
        <source>At most %Ln character(s) fit here. The rest was left out.</source>
        <extracomment>Below a field in which more was typed or pasted than it takes</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln caractère au plus tient ici. Le reste a été laissé de côté.</numerusform>
            <numerusform>%Ln caractères au plus tiennent ici. Le reste a été laissé de côté.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::NamesTable</name>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Translate the name</source>
        <translation type="unfinished">Traduire le nom</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Translate the description</source>
        <translation type="unfinished">Traduire la description</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Remove a language</source>
        <translation type="unfinished">Retirer une langue</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Language</source>
        <extracomment>Title of a column</extracomment>
        <translation type="unfinished">Langue</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Name</source>
        <extracomment>Title of a column: the name of the tile set or deck in a language</extracomment>
        <translation type="unfinished">Nom</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Description</source>
        <extracomment>Title of a column: the description of the tile set or deck in a language</extracomment>
        <translation type="unfinished">Description</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Name and description in other languages</source>
        <translation type="unfinished">Nom et description dans d’autres langues</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Add a language…</source>
        <translation type="unfinished">Ajouter une langue…</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Add a language</source>
        <translation type="unfinished">Ajouter une langue</translation>
    </message>
    <message>
        <location filename="../editor/words/namestable.cpp"/>
        <source>Remove</source>
        <extracomment>Button: removes the chosen language</extracomment>
        <translation type="unfinished">Retirer</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::NewDialog</name>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>&amp;Name</source>
        <extracomment>Label of a field: the name of the new tile set or deck</extracomment>
        <translation type="unfinished">&amp;Nom</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>&amp;Start from</source>
        <extracomment>Label of a list: the tile set or deck from which the new one is made</extracomment>
        <translation type="unfinished">Commencer &amp;avec</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>Start from</source>
        <extracomment>Name of a list for screen readers: the tile set or deck from which the new one is made</extracomment>
        <translation type="unfinished">Commencer avec</translation>
    </message>
    <message>
        <location filename="../editor/desk/newdialog.cpp"/>
        <source>Cr&amp;eate</source>
        <extracomment>Button: creates the new tile set or deck</extracomment>
        <translation type="unfinished">&amp;Créer</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::PanedDesk</name>
    <message numerus="yes">
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems (%Ln)</source>
        <extracomment>Title of the list of what is wrong with a set or deck; %Ln errors and warnings</extracomment>
        <translation type="unfinished">
            <numerusform>Problèmes (%Ln)</numerusform>
            <numerusform>Problèmes (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems (%Ln note(s))</source>
        <extracomment>Title of the list of what is wrong with a set or deck, if there are but notes: less than a warning</extracomment>
        <translation type="unfinished">
            <numerusform>Problèmes (%Ln remarque)</numerusform>
            <numerusform>Problèmes (%Ln remarques)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems</source>
        <extracomment>Title of the list of what is wrong with a set or deck</extracomment>
        <translation type="unfinished">Problèmes</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Properties</source>
        <extracomment>What a screen reader calls the tabs of forms: of a tile or card, of all, of the history</extracomment>
        <translation type="unfinished">Propriétés</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Lab</source>
        <extracomment>Where many games are played to measure a set or deck</extracomment>
        <translation type="unfinished">Laboratoire</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>History</source>
        <extracomment>Title of a tab: changes that can be undone</extracomment>
        <translation type="unfinished">Historique</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>As opened</source>
        <extracomment>First entry of the history: the set or deck before all changes</extracomment>
        <translation type="unfinished">À l’ouverture</translation>
    </message>
    <message>
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>History of changes</source>
        <translation type="unfinished">Historique des modifications</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::PartCommands</name>
    <message>
        <location filename="../editor/lists/partcommands.cpp"/>
        <source>Now number %1 of %2.</source>
        <extracomment>%1 the new place of a tile in its set or a card in its deck, %2 how many there are</extracomment>
        <translation type="unfinished">Maintenant numéro %1 sur %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::SideFile</name>
    <message>
        <location filename="../editor/desk/sidefile.cpp"/>
        <source>Unsaved changes could not be backed up to %1: %2. You can keep working, but save your work somewhere else.</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation type="unfinished">Les modifications non enregistrées n’ont pas pu être sauvegardées dans %1&#xa0;: %2. Vous pouvez continuer à travailler, mais enregistrez votre travail ailleurs.</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::StartMessages</name>
    <message>
        <location filename="../editor/window/startmessages.cpp"/>
        <source>Files were moved aside</source>
        <translation type="unfinished">Des fichiers ont été mis de côté</translation>
    </message>
    <message>
        <location filename="../editor/window/startmessages.cpp"/>
        <source>Your files were not read</source>
        <translation type="unfinished">Vos fichiers n’ont pas été lus</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::WelcomePage</name>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Lodeline Editor</source>
        <extracomment>Title of the first page: the name of the program</extracomment>
        <translation type="unfinished">Éditeur Lodeline</translation>
    </message>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Draw tiles or cards and see at once how they look and whether anything is wrong with them. Let the computer play a thousand games with them, play with them yourself, and print them.</source>
        <translation type="unfinished">Dessinez des tuiles ou des cartes et voyez aussitôt leur aspect et si quelque chose ne va pas. Laissez l’ordinateur jouer un millier de parties avec elles, jouez-y vous-même et imprimez-les.</translation>
    </message>
    <message>
        <location filename="../editor/window/welcomepage.cpp"/>
        <source>Recently opened</source>
        <extracomment>Heading above a list of files</extracomment>
        <translation type="unfinished">Ouverts récemment</translation>
    </message>
</context>
<context>
    <name>lodeline::desk::WordsForm</name>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the name</source>
        <translation type="unfinished">Changer le nom</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the author</source>
        <translation type="unfinished">Changer l’auteur</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the license</source>
        <translation type="unfinished">Changer la licence</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Change the description</source>
        <translation type="unfinished">Changer la description</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Na&amp;me</source>
        <extracomment>Label of a field: the name of a tile set or deck</extracomment>
        <translation type="unfinished">No&amp;m</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>Other languages</source>
        <extracomment>Label of a table: name and description of a tile set or deck in other languages</extracomment>
        <translation type="unfinished">Autres langues</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>&amp;Author</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">Aut&amp;eur</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>L&amp;icense</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">Li&amp;cence</translation>
    </message>
    <message>
        <location filename="../editor/words/wordsform.cpp"/>
        <source>&amp;Description</source>
        <extracomment>Label of a field: of a tile set or deck</extracomment>
        <translation type="unfinished">Descri&amp;ption</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ActionList</name>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>%1: what next?</source>
        <extracomment>%1 player, who has placed a tile and now may put down a piece</extracomment>
        <translation type="unfinished">%1&#xa0;: et maintenant&#x202f;?</translation>
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
        <translation type="unfinished">Actions possibles</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/actionlist.cpp"/>
        <source>Take the tile back (Esc)</source>
        <extracomment>Button: take the tile of this turn from the board again; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">Reprendre la tuile (Échap)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::AdviceDesk</name>
    <message>
        <location filename="../app/goldrush/advice/advicedesk.cpp"/>
        <source>To ask about a move, hold the tile over a spot or place it first.</source>
        <translation type="unfinished">Pour demander l’avis sur un coup, tenez la tuile au-dessus d’un endroit ou placez-la d’abord.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::AdvicePanel</name>
    <message>
        <location filename="../app/goldrush/advice/advicepanel.cpp"/>
        <source>%1. %2, %3 points. %4</source>
        <extracomment>A move in a list: %1 its number, %2 the move, %3 the points it is expected to bring, %4 the reasons</extracomment>
        <translation type="unfinished">%1. %2, %3 points. %4</translation>
    </message>
    <message>
        <location filename="../app/goldrush/advice/advicepanel.cpp"/>
        <source>%1 points: how much this move is expected to improve the lead at the end</source>
        <extracomment>Tooltip of a move in a list; %1 a number of points with its sign, such as &quot;+2.5&quot;</extracomment>
        <translation type="unfinished">%1 points&#xa0;: l’amélioration attendue de l’avance finale grâce à ce coup</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::BoardController</name>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>The game is over.</source>
        <translation type="unfinished">La partie est finie.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>Another player is thinking.</source>
        <translation type="unfinished">Un autre joueur réfléchit.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardcontroller.cpp"/>
        <source>Press Alt and an arrow key to look around, Alt+Enter to step through what is on the tile, Esc to stop.</source>
        <translation type="unfinished">Appuyez sur Alt et une flèche pour explorer, Alt+Entrée pour parcourir ce qui est sur la tuile, Échap pour arrêter.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::BoardView</name>
    <message>
        <location filename="../app/goldrush/board/boardview.cpp"/>
        <source>Board</source>
        <extracomment>The land on the table where the tiles lie</extracomment>
        <translation type="unfinished">Plateau</translation>
    </message>
    <message>
        <location filename="../app/goldrush/board/boardview.cpp"/>
        <source>Choose a spot or an action with Tab and the arrow keys, then press Enter.</source>
        <translation type="unfinished">Choisissez un endroit ou une action avec Tab et les flèches, puis appuyez sur Entrée.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ComputerPanel</name>
    <message>
        <location filename="../app/goldrush/panels/computerpanel.cpp"/>
        <source>Computer&apos;s turn</source>
        <extracomment>Name of a panel (noun)</extracomment>
        <translation type="unfinished">Tour de l’ordinateur</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ComputerPlayers</name>
    <message>
        <location filename="../app/goldrush/computer/computerplayers.cpp"/>
        <source>its move is against the rules</source>
        <extracomment>Why a computer player does not go on; added in parentheses</extracomment>
        <translation type="unfinished">son coup est contraire aux règles</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ConfirmBar</name>
    <message>
        <location filename="../app/goldrush/panels/confirmbar.cpp"/>
        <source>Confirm (Enter)</source>
        <extracomment>Button: make the move that lies on the board; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Confirmer (Entrée)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/confirmbar.cpp"/>
        <source>Choose again (Esc)</source>
        <extracomment>Button: choose another move; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">Choisir à nouveau (Échap)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::DrawnTilePanel</name>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>%Ln tile(s) left in the stack</source>
        <extracomment>Beside the drawn tile</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tuile reste dans la pile</numerusform>
            <numerusform>%Ln tuiles restent dans la pile</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>No tile</source>
        <extracomment>Name of an empty picture: no tile is drawn</extracomment>
        <translation type="unfinished">Aucune tuile</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>Drawn tile %1</source>
        <extracomment>Name of a picture; %1 name of a tile</extracomment>
        <translation type="unfinished">Tuile piochée %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::EdgeFilter</name>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>North edge</source>
        <extracomment>Label of a choice: what a tile shows at its northern edge</extracomment>
        <translation type="unfinished">Bord nord</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>East edge</source>
        <extracomment>Label of a choice: what a tile shows at its eastern edge</extracomment>
        <translation type="unfinished">Bord est</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>South edge</source>
        <extracomment>Label of a choice: what a tile shows at its southern edge</extracomment>
        <translation type="unfinished">Bord sud</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>West edge</source>
        <extracomment>Label of a choice: what a tile shows at its western edge</extracomment>
        <translation type="unfinished">Bord ouest</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/edgefilter.cpp"/>
        <source>any</source>
        <extracomment>A choice beside &quot;railroad&quot;, &quot;mountain&quot; and &quot;prairie&quot;: it does not matter what the edge shows</extracomment>
        <translation type="unfinished">indifférent</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::FinalPage</name>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): save the game in its file</extracomment>
        <translation type="unfinished">Enregi&amp;strer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Final scoring</source>
        <extracomment>A step at the end of the game (noun), after the last turn</extracomment>
        <translation type="unfinished">Décompte final</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Gold</source>
        <extracomment>A step at the end of the game, after the final scoring: the values of the tokens</extracomment>
        <translation type="unfinished">Or</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Points</source>
        <extracomment>Title of a tab: points by what they were scored for</extracomment>
        <translation type="unfinished">Points</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Score history</source>
        <extracomment>Title of a tab: how the points went on in the game</extracomment>
        <translation type="unfinished">Évolution du score</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Highlights</source>
        <extracomment>Title of a tab: the longest railroad, the best turn and more</extracomment>
        <translation type="unfinished">Temps forts</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Points and highlights</source>
        <translation type="unfinished">Points et temps forts</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Look at the board</source>
        <translation type="unfinished">Voir le p&amp;lateau</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Review</source>
        <extracomment>Button (noun): a look back on the game</extracomment>
        <translation type="unfinished">Analys&amp;e</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>See how the chances changed, the turning points and better moves</source>
        <translation type="unfinished">Voir l’évolution des chances, les tournants et les meilleurs coups</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Save…</source>
        <extracomment>Button (verb): save the game</extracomment>
        <translation type="unfinished">Enregi&amp;strer…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Export the &amp;map…</source>
        <extracomment>Button: write a picture of the board to a file</extracomment>
        <translation type="unfinished">Exporter la &amp;carte…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>As PDF, SVG or PNG, with names and points</source>
        <translation type="unfinished">En PDF, SVG ou PNG, avec noms et points</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;Play again</source>
        <extracomment>Button: another game like this one</extracomment>
        <translation type="unfinished">Re&amp;jouer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Same players, options and tile set, with the tiles in a different order</source>
        <translation type="unfinished">Mêmes joueurs, options et série de tuiles, avec les tuiles dans un autre ordre</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Change s&amp;tart player</source>
        <extracomment>Button: another game like this one, in which the next player begins</extracomment>
        <translation type="unfinished">C&amp;hanger de premier joueur</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>Play again, with the next player going first</source>
        <translation type="unfinished">Rejouer&#x202f;; le joueur suivant commence</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/finalpage.cpp"/>
        <source>&amp;New game…</source>
        <extracomment>Button: set up another game</extracomment>
        <translation type="unfinished">&amp;Nouvelle partie…</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::GamePage</name>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>Nobody has moved yet</source>
        <translation type="unfinished">Personne n’a encore joué</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation type="unfinished">C’est au tour de %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>%1 places a tile</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 place une tuile</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>%1 may place a piece</source>
        <extracomment>%1 player</extracomment>
        <translation type="unfinished">%1 peut placer une pièce</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">La partie est finie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/gamepage.cpp"/>
        <source>&amp;Back to the final scoring</source>
        <extracomment>Button: from the board of a game that is over back to the table of its points</extracomment>
        <translation type="unfinished">Re&amp;tour au décompte final</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::GoldRushTable</name>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>Turns can then be undone, whatever has been seen, and the review shows everybody&apos;s gold to all of you. You cannot change it back to an ordinary game.</source>
        <translation type="unfinished">Les tours pourront alors être annulés, quoi qu’on ait vu, et l’analyse montrera à tous l’or de chacun. La partie ne pourra pas redevenir une partie ordinaire.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>This is a practice game now: turns can be undone, whatever has been seen.</source>
        <translation type="unfinished">C’est maintenant une partie d’entraînement&#xa0;: les tours peuvent être annulés, quoi qu’on ait vu.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>The review shows who was lucky with gold, so you can open it only after the game. In a practice game you can open it at any time.</source>
        <translation type="unfinished">L’analyse montre qui a eu de la chance avec l’or, vous ne pouvez donc l’ouvrir qu’après la partie. Dans une partie d’entraînement, vous pouvez l’ouvrir à tout moment.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HandOverCard</name>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Later (Esc)</source>
        <extracomment>Button: not now; &quot;Esc&quot; is a key</extracomment>
        <translation type="unfinished">Plus tard (Échap)</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 got %Ln token(s)</source>
        <extracomment>%1 player; mining tokens, whose values only the player may see</extracomment>
        <translation type="unfinished">
            <numerusform>%1 a reçu %Ln jeton</numerusform>
            <numerusform>%1 a reçu %Ln jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Only %1 may look at the screen now.</source>
        <extracomment>%1 player; the others at the same computer turn away</extracomment>
        <translation type="unfinished">C’est à %1 seulement de regarder l’écran maintenant.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Show (Enter)</source>
        <extracomment>Button: shows the values of new tokens; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Afficher (Entrée)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>New: %1</source>
        <extracomment>%1 a list of numbers: the values of the tokens that a player has just got</extracomment>
        <translation type="unfinished">Nouveaux&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>All: %1, worth %Ln point(s)</source>
        <extracomment>%1 a list of numbers: the values of all tokens of a player; %Ln is their sum</extracomment>
        <translation type="unfinished">
            <numerusform>Tous&#xa0;: %1, valant %Ln point</numerusform>
            <numerusform>Tous&#xa0;: %1, valant %Ln points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1&apos;s gold</source>
        <extracomment>%1 player; gold is what the mining tokens are worth</extracomment>
        <translation type="unfinished">L’or de %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hide it (Enter)</source>
        <extracomment>Button: hides the values of the tokens again; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Masquer (Entrée)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hide it and hand over to %1 (Enter)</source>
        <extracomment>Button: hides the values of the tokens; %1 is the player who sits at the computer next; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">Masquer et passer la main à %1 (Entrée)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Hand over to %1</source>
        <extracomment>%1 player, who sits at the computer next</extracomment>
        <translation type="unfinished">Passez la main à %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>Nothing secret is on the screen.</source>
        <translation type="unfinished">Il n’y a rien de secret à l’écran.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 is here (Enter)</source>
        <extracomment>Button: %1 player, who sits at the computer now; &quot;Enter&quot; is a key</extracomment>
        <translation type="unfinished">%1 est là (Entrée)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HighlightList</name>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Show it on the board</source>
        <translation type="unfinished">L’afficher sur le plateau</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Highlights of the game</source>
        <extracomment>What stood out in a game: the longest railroad, the best turn and more</extracomment>
        <translation type="unfinished">Temps forts de la partie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Click or press Enter to show it on the board.</source>
        <translation type="unfinished">Cliquez ou appuyez sur Entrée pour l’afficher sur le plateau.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>What</source>
        <extracomment>Heading of a column: what stood out in the game</extracomment>
        <translation type="unfinished">Quoi</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>How much</source>
        <extracomment>Heading of a column: tiles, nuggets or points</extracomment>
        <translation type="unfinished">Combien</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>Who</source>
        <extracomment>Heading of a column: who scored it</extracomment>
        <translation type="unfinished">Qui</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::InsightsNote</name>
    <message>
        <location filename="../app/goldrush/dialogs/insightsnote.cpp"/>
        <source>In two-player games with farmers:</source>
        <extracomment>Above sentences on what the computer has found out about a tile set: how the games went for that</extracomment>
        <translation type="unfinished">En parties à deux avec fermiers&#xa0;:</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LearningRow</name>
    <message>
        <location filename="../app/goldrush/dialogs/learningrow.cpp"/>
        <source>What it has found out</source>
        <extracomment>Title of a list that unfolds: what the computer has found out about a tile set</extracomment>
        <translation type="unfinished">Ce qu’il a découvert</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/learningrow.cpp"/>
        <source>Let the computer learn new sets before the&amp;y are played</source>
        <extracomment>A choice: whether the computer plays against itself with a tile set before somebody plays it</extracomment>
        <translation type="unfinished">&amp;Laisser l’ordinateur apprendre les nouvelles séries de tuiles avant qu’on y joue</translation>
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
        <translation type="unfinished">Leçons</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>Ten short lessons on the board. Each takes a minute or two; the last one takes about ten minutes.</source>
        <translation type="unfinished">Dix courtes leçons sur le plateau. Chacune prend une ou deux minutes&#x202f;; la dernière dure une dizaine de minutes.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>%1 (done)</source>
        <extracomment>Entry of a list: %1 a lesson that has been played to its end</extracomment>
        <translation type="unfinished">%1 (terminée)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/lessonsdialog.cpp"/>
        <source>&amp;Begin</source>
        <extracomment>Button: begin the lesson</extracomment>
        <translation type="unfinished">&amp;Commencer</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LuckTable</name>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>%1 points compared with average tokens</source>
        <extracomment>Tooltip: luck with the tokens; %1 &quot;+2.5&quot;</extracomment>
        <translation type="unfinished">%1 points par rapport à des jetons moyens</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>%Ln turn(s) with a better move</source>
        <extracomment>Tooltip: for how many turns of the player the review has found a better move</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tour avec un meilleur coup</numerusform>
            <numerusform>%Ln tours avec un meilleur coup</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Player</source>
        <extracomment>Heading of a column of names</extracomment>
        <translation type="unfinished">Joueur</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Tile luck</source>
        <extracomment>Heading of a column: chances of winning that the drawn tiles brought; may take two lines</extracomment>
        <translation type="unfinished">Chance des tuiles</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Gold luck</source>
        <extracomment>Heading of a column: chances of winning that the mining tokens brought; may take two lines</extracomment>
        <translation type="unfinished">Chance de l’or</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Cost of mistakes</source>
        <extracomment>Heading of a column: chances of winning that moves gave away; may take two lines</extracomment>
        <translation type="unfinished">Coût des erreurs</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>How much the drawn tiles changed the chances, compared with the average of the tiles that could have been drawn</source>
        <translation type="unfinished">Combien les tuiles piochées ont changé les chances, comparé à la moyenne des tuiles qui auraient pu être piochées</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>How much the values of the tokens changed the chances, compared with their average; known when the game is over</source>
        <translation type="unfinished">Combien la valeur des jetons a changé les chances, comparée à leur moyenne&#x202f;; connu à la fin de la partie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>The chances that the player&apos;s own moves gave away over the whole game</source>
        <translation type="unfinished">Les chances que le joueur a perdues par ses propres coups pendant toute la partie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>Luck and skill</source>
        <extracomment>Name of a table: what luck and what choice did to the chances of the players</extracomment>
        <translation type="unfinished">Chance et talent</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::MapDialog</name>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>The paper is %1 × %2 mm, and a tile on it is %3 mm wide.</source>
        <extracomment>%1 and %2 width and height of the paper, %3 the side of a tile, all in millimetres</extracomment>
        <translation type="unfinished">Le papier mesure %1 × %2 mm, et une tuile y fait %3 mm de large.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>%1 files (*.%2)</source>
        <extracomment>Kind of files: %1 PDF, SVG or PNG, %2 the ending of their names</extracomment>
        <translation type="unfinished">Fichiers %1 (*.%2)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Drawing the map…</source>
        <translation type="unfinished">Dessin de la carte…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Saved: %1</source>
        <extracomment>Line at the bottom of the dialog; %1 a file</extracomment>
        <translation type="unfinished">Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Canceled.</source>
        <extracomment>Line at the bottom of the dialog: no map was written</extracomment>
        <translation type="unfinished">Annulé.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Export the map</source>
        <translation type="unfinished">Exporter la carte</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;File type:</source>
        <extracomment>Label of a choice: PDF, SVG or PNG</extracomment>
        <translation type="unfinished">Type de &amp;fichier&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>PDF, for printing</source>
        <translation type="unfinished">PDF, pour imprimer</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>SVG, for editing</source>
        <translation type="unfinished">SVG, pour modifier</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>PNG, as a picture</source>
        <translation type="unfinished">PNG, comme image</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Size:</source>
        <extracomment>Label of a choice: how large the map is on paper</extracomment>
        <translation type="unfinished">&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>On an A4 sheet</source>
        <translation type="unfinished">Sur une feuille A4</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>On an A3 sheet</source>
        <translation type="unfinished">Sur une feuille A3</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>Custom tile size</source>
        <translation type="unfinished">Taille de tuile au choix</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Tile size:</source>
        <extracomment>Label of a number: the side of a tile on paper</extracomment>
        <translation type="unfinished">Taille des t&amp;uiles&#xa0;:</translation>
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
        <translation type="unfinished">Les tuiles du jeu imprimé mesurent 45 mm</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Resolution:</source>
        <extracomment>Label of a number: how many dots of a picture lie on an inch</extracomment>
        <translation type="unfinished">&amp;Résolution&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source> dpi</source>
        <extracomment>Dots per inch, behind a number</extracomment>
        <translation type="unfinished"> ppp</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Export…</source>
        <extracomment>Button: write the map to a file</extracomment>
        <translation type="unfinished">&amp;Exporter…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/map/mapdialog.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Button: close the dialog</extracomment>
        <translation type="unfinished">Fer&amp;mer</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::NewGameDialog</name>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Options</source>
        <extracomment>Heading of a part of the dialog: rules to choose</extracomment>
        <translation type="unfinished">Options</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Tiles</source>
        <extracomment>Heading of a part of the dialog: which tiles, in which order</extracomment>
        <translation type="unfinished">Tuiles</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Ti&amp;le set:</source>
        <extracomment>Label of a choice</extracomment>
        <translation type="unfinished">Série de &amp;tuiles&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/newgamedialog.cpp"/>
        <source>Shuffle num&amp;ber:</source>
        <extracomment>Label of a field: the number that fixes every order</extracomment>
        <translation type="unfinished">Numéro de &amp;mélange&#xa0;:</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayerCard</name>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>computer player %1</source>
        <extracomment>Stands after the name of a player: &quot;Bo: computer player Foreman, is thinking, 12 points&quot;</extracomment>
        <translation type="unfinished">ordinateur %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>is thinking</source>
        <extracomment>Stands after the name of a player: &quot;Bo: is thinking, 12 points&quot;</extracomment>
        <translation type="unfinished">réfléchit</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>to move</source>
        <extracomment>Stands after the name of a player, whose turn it is: &quot;Bo: to move, 12 points&quot;</extracomment>
        <translation type="unfinished">c’est son tour</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln cowboy(s) left</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln cow-boy en réserve</numerusform>
            <numerusform>%Ln cow-boys en réserve</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>tent in the supply</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, tent in the supply&quot;</extracomment>
        <translation type="unfinished">tente en réserve</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>tent on the board</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, tent on the board&quot;</extracomment>
        <translation type="unfinished">tente sur le plateau</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 2 tokens&quot;; mining tokens</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln jeton</numerusform>
            <numerusform>%Ln jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>with the values %1</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 2 tokens, with the values 1, 3&quot;; %1 a list of numbers</extracomment>
        <translation type="unfinished">valant %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%1 is thinking…</source>
        <extracomment>On the card of a computer player, after its name: %1 is its level, such as &quot;Foreman&quot;</extracomment>
        <translation type="unfinished">%1 réfléchit…</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayersPanel</name>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Players</source>
        <extracomment>Name of the panel with the players and their points</extracomment>
        <translation type="unfinished">Joueurs</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Hold to show my gold (V)</source>
        <extracomment>Button: shows the values of one&apos;s own mining tokens; &quot;V&quot; is a key</extracomment>
        <translation type="unfinished">Maintenir pour voir mon or (V)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Show my gold</source>
        <extracomment>Button: shows the values of one&apos;s own mining tokens</extracomment>
        <translation type="unfinished">Montrer mon or</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/playerspanel.cpp"/>
        <source>Shows what the tokens of the player to move are worth, for as long as you hold down this button or the V key</source>
        <translation type="unfinished">Montre ce que valent les jetons du joueur dont c’est le tour, tant que vous maintenez ce bouton ou la touche V</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ReviewBoard</name>
    <message>
        <location filename="../app/goldrush/review/reviewboard.cpp"/>
        <source>Board at the chosen turn</source>
        <translation type="unfinished">Plateau au tour choisi</translation>
    </message>
    <message>
        <location filename="../app/goldrush/review/reviewboard.cpp"/>
        <source>The arrow keys, Home and End choose a turn.</source>
        <translation type="unfinished">Les flèches, Début et Fin choisissent un tour.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ReviewPage</name>
    <message>
        <location filename="../app/goldrush/review/reviewpage.cpp"/>
        <source>Luck and skill</source>
        <extracomment>Heading above a table: what luck and what choice did to the chances of the players</extracomment>
        <translation type="unfinished">Chance et talent</translation>
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
        <translation type="unfinished">Voies ferrées</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Mountains</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">Montagnes</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Cities</source>
        <extracomment>Heading of a column of points</extracomment>
        <translation type="unfinished">Villes</translation>
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
        <translation type="unfinished">Or</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Total</source>
        <extracomment>Heading of a column of points: those of all other columns</extracomment>
        <translation type="unfinished">Total</translation>
    </message>
    <message>
        <location filename="../app/goldrush/pages/scoretable.cpp"/>
        <source>Points of all players</source>
        <translation type="unfinished">Points de tous les joueurs</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ScoreTrack</name>
    <message>
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>Scoring track</source>
        <extracomment>Name of a picture for screen readers: the spaces that count the points</extracomment>
        <translation type="unfinished">Piste de score</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>%1 on space %2 with %Ln point(s)</source>
        <extracomment>Where the marker of a player stands: %1 player, %2 number of the space on the scoring track, from 0 to 49, %Ln all points of the player, who begins a new lap with 50</extracomment>
        <translation type="unfinished">
            <numerusform>%1 sur la case %2 avec %Ln point</numerusform>
            <numerusform>%1 sur la case %2 avec %Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::SetMenu</name>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Add to my sets</source>
        <extracomment>The tile set that is chosen; &quot;my sets&quot; are those that the user keeps in the program</extracomment>
        <translation type="unfinished">&amp;Ajouter à mes séries</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>Add a &amp;file to my sets…</source>
        <translation type="unfinished">Ajouter un &amp;fichier à mes séries…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Remove from my sets…</source>
        <translation type="unfinished">&amp;Retirer de mes séries…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Edit in the tile-set editor</source>
        <translation type="unfinished">&amp;Modifier dans l’éditeur de tuiles</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished">Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>For&amp;get what was learned and learn again</source>
        <extracomment>What the computer has learned by playing the tile set that is chosen against itself</extracomment>
        <translation type="unfinished">&amp;Oublier ce qui a été appris et réapprendre</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setmenu.cpp"/>
        <source>For&amp;get what the computer has learned</source>
        <translation type="unfinished">&amp;Oublier ce que l’ordinateur a appris</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::SetPicture</name>
    <message>
        <location filename="../app/goldrush/dialogs/setpicture.cpp"/>
        <source>Start tile of the set</source>
        <translation type="unfinished">Tuile de départ de la série</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/setpicture.cpp"/>
        <source>Drag this to a folder or another window to share the set as a file</source>
        <translation type="unfinished">Faites glisser cette image vers un dossier ou une autre fenêtre pour partager la série sous forme de fichier</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::StandingsDialog</name>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>about %1</source>
        <extracomment>A number of points that is an estimate; %1 the number</extracomment>
        <translation type="unfinished">environ %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Not seen yet</source>
        <extracomment>Row of a table: mining tokens that the player who looks has not seen</extracomment>
        <translation type="unfinished">Pas encore vus</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Yours</source>
        <extracomment>Row of a table: the mining tokens of the player who looks</extracomment>
        <translation type="unfinished">Les vôtres</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Worth %1</source>
        <extracomment>Column of a table: how many mining tokens are worth so much; %1 points</extracomment>
        <translation type="unfinished">Valeur %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Points</source>
        <extracomment>Column of a table: all points of the tokens in the row</extracomment>
        <translation type="unfinished">Points</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>On average, an unseen token is worth %1.</source>
        <extracomment>Mining tokens; %1 a number of points such as 1.8</extracomment>
        <translation type="unfinished">En moyenne, un jeton non vu vaut %1.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>All tokens have been seen.</source>
        <translation type="unfinished">Tous les jetons ont été vus.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Standings so far</source>
        <translation type="unfinished">Classement provisoire</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>If the game ended now</source>
        <translation type="unfinished">Si la partie finissait maintenant</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Now</source>
        <extracomment>Column of a table: points that each player has already</extracomment>
        <translation type="unfinished">Maintenant</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Railroads</source>
        <extracomment>Column of a table: points from railroads if the game ended now</extracomment>
        <translation type="unfinished">Voies ferrées</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Mountains</source>
        <extracomment>Column of a table: points from mountains if the game ended now</extracomment>
        <translation type="unfinished">Montagnes</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Cities</source>
        <extracomment>Column of a table: points from cities if the game ended now</extracomment>
        <translation type="unfinished">Villes</translation>
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
        <translation type="unfinished">Or</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Total</source>
        <extracomment>Column of a table: all points if the game ended now</extracomment>
        <translation type="unfinished">Total</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Mining tokens by value</source>
        <translation type="unfinished">Jetons de mine par valeur</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Where cowboys stand</source>
        <translation type="unfinished">Où sont les cow-boys</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Who</source>
        <extracomment>Heading of a column: the players who hold a feature</extracomment>
        <translation type="unfinished">Qui</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/standingsdialog.cpp"/>
        <source>Points at the end</source>
        <translation type="unfinished">Points à la fin</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::StaringDuel</name>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Settle it with a staring &amp;duel</source>
        <translation type="unfinished">Départager par un d&amp;uel de regards</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Whoever blinks first loses. The game stays a shared win.</source>
        <translation type="unfinished">Le premier qui cligne des yeux perd. La victoire reste partagée.</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Look each other in the eye: %1</source>
        <extracomment>Countdown to the staring duel; %1 is 3, 2 or 1</extracomment>
        <translation type="unfinished">Regardez-vous dans les yeux&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Who blinked?</source>
        <extracomment>Above a button for each player</extracomment>
        <translation type="unfinished">Qui a cligné des yeux&#x202f;?</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>%1 did not blink and wins the staring duel</source>
        <extracomment>%1 the player who has won</extracomment>
        <translation type="unfinished">%1 n’a pas cligné des yeux et gagne le duel de regards</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Another &amp;duel</source>
        <extracomment>Button: once more</extracomment>
        <translation type="unfinished">Encore un d&amp;uel</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>%1 blinked</source>
        <extracomment>Button: %1 is the player who has blinked in the staring duel</extracomment>
        <translation type="unfinished">%1 a cligné des yeux</translation>
    </message>
    <message>
        <location filename="../app/goldrush/duel/staringduel.cpp"/>
        <source>Staring duel</source>
        <extracomment>Name of a part of the page for screen readers</extracomment>
        <translation type="unfinished">Duel de regards</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::Teacher</name>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>&amp;Play against a stronger opponent</source>
        <extracomment>Button: a game against the next computer player</extracomment>
        <translation type="unfinished">&amp;Jouer contre un adversaire plus fort</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>&amp;Play against the greenhorn</source>
        <extracomment>Button: a game against the computer player of that level</extracomment>
        <translation type="unfinished">&amp;Jouer contre le pied-tendre</translation>
    </message>
    <message>
        <location filename="../app/goldrush/lessons/teacher.cpp"/>
        <source>Next &amp;lesson</source>
        <extracomment>Button: the next lesson</extracomment>
        <translation type="unfinished">&amp;Leçon suivante</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilePanel</name>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>%1 places this tile</source>
        <extracomment>Above the drawn tile; %1 player</extracomment>
        <translation type="unfinished">%1 place cette tuile</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>The game is over</source>
        <translation type="unfinished">La partie est finie</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn the tile counterclockwise</source>
        <extracomment>Tool tip of a button; a key follows</extracomment>
        <translation type="unfinished">Tourner la tuile dans le sens antihoraire</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn the tile clockwise</source>
        <extracomment>Tool tip of a button; a key follows</extracomment>
        <translation type="unfinished">Tourner la tuile dans le sens horaire</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Last tile!</source>
        <extracomment>Stands beside the drawn tile when the stack is empty</extracomment>
        <translation type="unfinished">Dernière tuile&#x202f;!</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn left</source>
        <extracomment>Button: turn the tile counterclockwise</extracomment>
        <translation type="unfinished">Tourner à gauche</translation>
    </message>
    <message>
        <location filename="../app/goldrush/panels/tilepanel.cpp"/>
        <source>Turn right</source>
        <extracomment>Button: turn the tile clockwise</extracomment>
        <translation type="unfinished">Tourner à droite</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TileSetChooser</name>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>⚠ %1: cannot be played</source>
        <extracomment>%1 name of a tile set whose file is broken</extracomment>
        <translation type="unfinished">⚠ %1&#xa0;: injouable</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>learned</source>
        <extracomment>Beside the name of a tile set that the computer has learned to play</extracomment>
        <translation type="unfinished">apprise</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>It can be played, but:</source>
        <translation type="unfinished">Elle est jouable, mais&#xa0;:</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>This tile set cannot be played:</source>
        <translation type="unfinished">Cette série de tuiles n’est pas jouable&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>and %Ln more</source>
        <extracomment>Below a list of problems of a tile set, of which only the first are shown</extracomment>
        <translation type="unfinished">
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>What a tile set holds</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tuile</numerusform>
            <numerusform>%Ln tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1 and %Ln mining token(s)</source>
        <extracomment>%1 is &quot;72 tiles&quot;, %Ln mining tokens: what a tile set holds</extracomment>
        <translation type="unfinished">
            <numerusform>%1 et %Ln jeton de mine</numerusform>
            <numerusform>%1 et %Ln jetons de mine</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1, by %2</source>
        <extracomment>%1 what a set holds, such as &quot;72 tiles and 39 mining tokens&quot;; %2 a person</extracomment>
        <translation type="unfinished">%1, par %2</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Choose a tile set</source>
        <translation type="unfinished">Choisir une série de tuiles</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Tile sets (*.tileset.json *.tileset.zip);;All files (*)</source>
        <translation type="unfinished">Séries de tuiles (*.tileset.json *.tileset.zip);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>Tile set</source>
        <extracomment>Name of the list to choose a tile set from</extracomment>
        <translation type="unfinished">Série de tuiles</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>&amp;From a file…</source>
        <extracomment>Button: choose a tile set that lies in a file</extracomment>
        <translation type="unfinished">Depuis un &amp;fichier…</translation>
    </message>
    <message>
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>&amp;Manage</source>
        <extracomment>Button with a menu: add, remove, edit, share tile sets</extracomment>
        <translation type="unfinished">&amp;Gérer</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftDialog</name>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%Ln tile(s) are left in the stack</source>
        <extracomment>Part of a sentence</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tuile reste dans la pile</numerusform>
            <numerusform>%Ln tuiles restent dans la pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%Ln of them can be turned to show these edges</source>
        <extracomment>Part of a sentence: so many of the tiles that are left</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln d’entre elles peut être tournée pour montrer ces bords</numerusform>
            <numerusform>%Ln d’entre elles peuvent être tournées pour montrer ces bords</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>the chance that the next tile is one of them is %1</source>
        <extracomment>Part of a sentence: one of the tiles that were named before; %1 is a chance such as &quot;30%&quot;</extracomment>
        <translation type="unfinished">la chance que la prochaine tuile en soit une est de %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>Tiles left</source>
        <extracomment>Title of a window: which tiles are still in the stack</extracomment>
        <translation type="unfinished">Tuiles restantes</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>&amp;Only tiles that are left</source>
        <translation type="unfinished">Seulement les tuiles &amp;restantes</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>Discarded because they fit nowhere</source>
        <translation type="unfinished">Écartées car elles ne conviennent nulle part</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftModel</name>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>none of %1</source>
        <extracomment>Copies of a tile that are left in the stack: &quot;none of 4&quot;</extracomment>
        <translation type="unfinished">aucune sur %1</translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%1 of %2</source>
        <extracomment>Copies of a tile that are left in the stack: &quot;3 of 4&quot;</extracomment>
        <translation type="unfinished">%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln in the stack</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln dans la pile</numerusform>
            <numerusform>%Ln dans la pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln in hand</source>
        <extracomment>Part of a list: where the copies of a tile are; drawn, and not on the board yet</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln en main</numerusform>
            <numerusform>%Ln en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln on the board</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln sur le plateau</numerusform>
            <numerusform>%Ln sur le plateau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln discarded</source>
        <extracomment>Part of a list: where the copies of a tile are; they fitted nowhere when they were drawn</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln écartée</numerusform>
            <numerusform>%Ln écartées</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>Tile %1</source>
        <extracomment>%1 id of a tile</extracomment>
        <translation type="unfinished">Tuile %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ArtFolderDialog</name>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>The pictures are being read…</source>
        <translation type="unfinished">Lecture des images…</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>%Ln picture(s) from this folder will be used.</source>
        <translation type="unfinished">
            <numerusform>%Ln image de ce dossier sera utilisée.</numerusform>
            <numerusform>%Ln images de ce dossier seront utilisées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>These pictures are already in the set.</source>
        <translation type="unfinished">Ces images y sont déjà.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>No file here can be used. Name each picture after its tile: &quot;12.svg&quot; for tile 12.</source>
        <translation type="unfinished">Aucun fichier n’est utilisable ici. Donnez à chaque image le nom de sa tuile&#xa0;: «&#xa0;12.svg&#xa0;» pour la tuile 12.</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Import pictures from a folder</source>
        <extracomment>Title of a window: each for the tile of its name</extracomment>
        <translation type="unfinished">Importer les images d’un dossier</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Import several pictures</source>
        <translation type="unfinished">Importer plusieurs images</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>File</source>
        <extracomment>Title of a column: name of a file</extracomment>
        <translation type="unfinished">Fichier</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Tile</source>
        <extracomment>Title of a column: id of a tile</extracomment>
        <translation type="unfinished">Tuile</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Result</source>
        <extracomment>Title of a column: what becomes of a file</extracomment>
        <translation type="unfinished">Résultat</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Pictures in the folder</source>
        <translation type="unfinished">Images du dossier</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Progress</source>
        <translation type="unfinished">Progression</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>Update changed pictures &amp;automatically while the set is open</source>
        <translation type="unfinished">Mettre à jou&amp;r automatiquement les images modifiées tant que la série est ouverte</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ArtImportDialog</name>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Choose a picture</source>
        <translation type="unfinished">Choisir une image</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Pictures (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;All files (*)</source>
        <translation type="unfinished">Images (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The picture is being read…</source>
        <translation type="unfinished">Lecture de l’image…</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile uses the picture that the game draws.</source>
        <translation type="unfinished">La tuile utilise l’image dessinée par le jeu.</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 name of a file, %2 what is said about it</extracomment>
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The previous picture is kept.</source>
        <translation type="unfinished">L’image précédente reste.</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Refused</source>
        <extracomment>What became of a picture</extracomment>
        <translation type="unfinished">Refusée</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Left out</source>
        <extracomment>What became of a part of a picture</extracomment>
        <translation type="unfinished">Laissé de côté</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile has its own picture.</source>
        <translation type="unfinished">La tuile a sa propre image.</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Picture of tile %1</source>
        <extracomment>Title of a window: %1 the id of a tile</extracomment>
        <translation type="unfinished">Image de la tuile %1</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Choose a file…</source>
        <translation type="unfinished">&amp;Choisir un fichier…</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Paste</source>
        <extracomment>Button: takes a picture from the clipboard</extracomment>
        <translation type="unfinished">Co&amp;ller</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>&amp;Remove the picture</source>
        <translation type="unfinished">&amp;Retirer l’image</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>An SVG file, or PNG, JPEG, GIF, BMP or WebP. You can also drop a file here, or paste a picture or the text of an SVG file. If you choose several files, each goes to the tile it is named after.</source>
        <translation type="unfinished">Un fichier SVG, ou PNG, JPEG, GIF, BMP ou WebP. Vous pouvez aussi déposer un fichier ici, ou coller une image ou le texte d’un fichier SVG. Si vous choisissez plusieurs fichiers, chacun va à la tuile dont il porte le nom.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>%Ln tile(s) are chosen. The picture is for tile %1 alone.</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tuile est choisie. L’image n’est que pour la tuile %1.</numerusform>
            <numerusform>%Ln tuiles sont choisies. L’image n’est que pour la tuile %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>With its own picture</source>
        <translation type="unfinished">Avec sa propre image</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile with its own picture, in all four rotations</source>
        <translation type="unfinished">La tuile avec sa propre image, dans les quatre sens</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>No picture</source>
        <extracomment>Shown in place of a preview</extracomment>
        <translation type="unfinished">Pas d’image</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Drawn by the game</source>
        <translation type="unfinished">Dessinée par le jeu</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The tile as the game draws it, in all four rotations</source>
        <translation type="unfinished">La tuile telle que le jeu la dessine, dans les quatre sens</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>The whole picture; what is cut off is pale</source>
        <extracomment>A small picture: its name for screen readers and its tool tip</extracomment>
        <translation type="unfinished">L’image entière&#x202f;; ce qui est coupé est pâle</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Result</source>
        <extracomment>Title of a column: what became of a part of a picture</extracomment>
        <translation type="unfinished">Résultat</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Line</source>
        <extracomment>Title of a column: a line of a file</extracomment>
        <translation type="unfinished">Ligne</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Element</source>
        <extracomment>Title of a column: an element of SVG</extracomment>
        <translation type="unfinished">Élément</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Reason</source>
        <extracomment>Title of a column: why something is left out</extracomment>
        <translation type="unfinished">Raison</translation>
    </message>
    <message>
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>Parts of the picture that cannot be used</source>
        <translation type="unfinished">Parties de l’image inutilisables</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::CanvasPanel</name>
    <message>
        <location filename="../editor/canvas/canvaspanel.cpp"/>
        <source>Drawing tools</source>
        <extracomment>The tools to draw on a tile with</extracomment>
        <translation type="unfinished">Outils de dessin</translation>
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
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1 (%2: %3)</source>
        <extracomment>%1 a figure of this tile set, %2 the name of another set, %3 its figure</extracomment>
        <translation type="unfinished">%1 (%2&#xa0;: %3)</translation>
    </message>
    <message>
        <location filename="../editor/statistics/comparisonchart.cpp"/>
        <source>%1; %2</source>
        <extracomment>Figures of the statistics: %1 one or several, %2 one more</extracomment>
        <translation type="unfinished">%1&#x202f;; %2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::HistogramGrid</name>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points per player from this source.</source>
        <translation type="unfinished">Points par joueur provenant de cette source.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Total points</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Total des points</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points per player at the end.</source>
        <translation type="unfinished">Points par joueur à la fin.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Winner&apos;s lead</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Avance du vainqueur</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>How many points the winner is ahead of second place.</source>
        <translation type="unfinished">Nombre de points d’avance du vainqueur sur la deuxième place.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from railroads</source>
        <translation type="unfinished">Points des voies ferrées</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from mountains</source>
        <translation type="unfinished">Points des montagnes</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from cities</source>
        <translation type="unfinished">Points des villes</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from prairies</source>
        <translation type="unfinished">Points des prairies</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Points from gold</source>
        <translation type="unfinished">Points de l’or</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Turns</source>
        <extracomment>Title of a histogram: turns of the players in a game, not rotations</extracomment>
        <translation type="unfinished">Tours</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Turns taken by all players together.</source>
        <translation type="unfinished">Tours joués par tous les joueurs ensemble.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Discarded tiles</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Tuiles écartées</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles per game that were drawn but fit nowhere.</source>
        <translation type="unfinished">Tuiles par partie piochées mais ne convenant nulle part.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Open squares</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Cases ouvertes</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Empty squares beside a tile at the end.</source>
        <translation type="unfinished">Cases vides à côté d’une tuile à la fin.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Dead squares</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Cases mortes</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Open squares at the end that no tile in the set fits.</source>
        <translation type="unfinished">Cases ouvertes à la fin où aucune tuile de la série ne convient.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tokens left</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Jetons restants</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tokens that nobody took by the end of the game.</source>
        <translation type="unfinished">Jetons que personne n’a pris avant la fin de la partie.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Railroad length</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Longueur des voies ferrées</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a complete railroad.</source>
        <translation type="unfinished">Tuiles d’une voie ferrée complète.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Mountain size</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Taille des montagnes</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a complete mountain.</source>
        <translation type="unfinished">Tuiles d’une montagne complète.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Railroads per city</source>
        <translation type="unfinished">Voies ferrées par ville</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Complete railroads that leave a complete city.</source>
        <translation type="unfinished">Voies ferrées complètes qui partent d’une ville complète.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Prairie size</source>
        <extracomment>Title of a histogram</extracomment>
        <translation type="unfinished">Taille des prairies</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Tiles in a prairie at the end.</source>
        <translation type="unfinished">Tuiles d’une prairie à la fin.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>This set</source>
        <extracomment>Beside a sample of a bar: what is drawn in this way</extracomment>
        <translation type="unfinished">Cette série</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramgrid.cpp"/>
        <source>Classic set</source>
        <extracomment>Beside a sample of a line: what is drawn in this way</extracomment>
        <translation type="unfinished">Série classique</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::HistogramView</name>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1 to %2</source>
        <extracomment>A range of values: %1 the least, %2 the greatest</extracomment>
        <translation type="unfinished">%1 à %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12%&quot; of the games</extracomment>
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>%1: %2 (classic set: %3)</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12%&quot; of the games, %3 likewise</extracomment>
        <translation type="unfinished">%1&#xa0;: %2 (série classique&#xa0;: %3)</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Mean %1, standard deviation %2.</source>
        <extracomment>Description for screen readers: %1 and %2 numbers</extracomment>
        <translation type="unfinished">Moyenne %1, écart type %2.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Most frequent: %1 (%2).</source>
        <extracomment>%1 a value or a range of values, %2 &quot;12%&quot; of the games</extracomment>
        <translation type="unfinished">Valeur la plus fréquente&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>Classic set: mean %1.</source>
        <extracomment>Description for screen readers: %1 a number</extracomment>
        <translation type="unfinished">Série classique&#xa0;: moyenne %1.</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>mean %1, classic %2</source>
        <extracomment>Under the title of a histogram: %1 its mean, %2 that of the classic set</extracomment>
        <translation type="unfinished">moyenne %1, classique %2</translation>
    </message>
    <message>
        <location filename="../editor/lab/histogramview.cpp"/>
        <source>mean %1</source>
        <extracomment>Under the title of a histogram: %1 its mean</extracomment>
        <translation type="unfinished">moyenne %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::KeyFigures</name>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>This set</source>
        <extracomment>Title of a column: figures of the set that is open</extracomment>
        <translation type="unfinished">Cette série</translation>
    </message>
    <message>
        <location filename="../editor/lab/keyfigures.cpp"/>
        <source>Classic set</source>
        <extracomment>Title of a column: figures of the classic set</extracomment>
        <translation type="unfinished">Série classique</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LabPanel</name>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>This set cannot be played: %1</source>
        <extracomment>%1 the first thing that is wrong with a tile set</extracomment>
        <translation type="unfinished">Cette série n’est pas jouable&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 lab</source>
        <extracomment>Name of a file without its ending: %1 name of a tile set</extracomment>
        <translation type="unfinished">%1 laboratoire</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Run the lab to see how your tiles play.</source>
        <translation type="unfinished">Lancez le laboratoire pour voir comment se jouent vos tuiles.</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Learned</source>
        <extracomment>Title of a page: what the computer has learned about the set of tiles</extracomment>
        <translation type="unfinished">Apprentissage</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>The set has changed since these games were played. Run the lab again to bring the results up to date.</source>
        <translation type="unfinished">La série a changé depuis ces parties. Relancez le laboratoire pour mettre les résultats à jour.</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>%1 – double-click to show the tile</source>
        <extracomment>Tooltip: %1 how much it matters (&quot;Serious&quot;)</extracomment>
        <translation type="unfinished">%1 – double-cliquez pour afficher la tuile</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Compare &amp;with the classic set</source>
        <translation type="unfinished">Comparer à la série classi&amp;que</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Also plays the same number of games with the classic set and shows the results next to yours</source>
        <translation type="unfinished">Joue aussi le même nombre de parties avec la série classique et affiche les résultats à côté des vôtres</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>What stands out</source>
        <translation type="unfinished">Ce qui ressort</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>On average</source>
        <extracomment>Title of a page: mean numbers of a game</extracomment>
        <translation type="unfinished">En moyenne</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Histograms</source>
        <extracomment>Title of a page</extracomment>
        <translation type="unfinished">Histogrammes</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>Tiles</source>
        <extracomment>Title of a page: how the tiles of the set did in the games</extracomment>
        <translation type="unfinished">Tuiles</translation>
    </message>
    <message>
        <location filename="../editor/lab/labpanel.cpp"/>
        <source>In these games, the computer players used what they had learned about the set.</source>
        <translation type="unfinished">Dans ces parties, l’ordinateur s’appuyait sur ce qu’il avait appris de la série.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LayerBoxes</name>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>Drawn on top of it:</source>
        <extracomment>Before five boxes: what the game draws above the tile&apos;s own picture</extracomment>
        <translation type="unfinished">Dessinés par-dessus&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>Drawn on top of new pictures:</source>
        <extracomment>Before five boxes: what the game draws above pictures that tiles are given now</extracomment>
        <translation type="unfinished">Dessinés sur les nouvelles images&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Tracks</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">R&amp;ails</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Nuggets</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">&amp;Pépites</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>&amp;Locomotives</source>
        <extracomment>Drawn above a tile&apos;s own picture</extracomment>
        <translation type="unfinished">L&amp;ocomotives</translation>
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
        <translation type="unfinished">&amp;Troupeaux</translation>
    </message>
    <message>
        <location filename="../editor/art/layerboxes.cpp"/>
        <source>The same for &amp;every tile of the set that has its own picture</source>
        <extracomment>Box: what is chosen above</extracomment>
        <translation type="unfinished">D&amp;e même pour toutes les tuiles de la série qui ont leur propre image</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LearningPage</name>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Cancel learning</source>
        <extracomment>Button: stops what the computer does to learn a set of tiles</extracomment>
        <translation type="unfinished">Annuler l’apprentissage</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Let the computer learn this set</source>
        <extracomment>Button: the computer plays a set of tiles against itself to play it better</extracomment>
        <translation type="unfinished">Laisser l’ordinateur apprendre cette série</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer found nothing better than what it knows from all tile sets.</source>
        <translation type="unfinished">L’ordinateur n’a rien trouvé de mieux que ce qu’il sait de toutes les séries de tuiles.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>For %1-player games, learned from %Ln game(s).</source>
        <extracomment>For what the sentences below hold: %1 number of players, 2 to 5; so many games were played to learn</extracomment>
        <translation type="unfinished">
            <numerusform>En parties à %1 joueurs, appris en %Ln partie.</numerusform>
            <numerusform>En parties à %1 joueurs, appris en %Ln parties.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Computer players use what was learned</source>
        <translation type="unfinished">L’ordinateur s’appuie sur ce qui a été appris</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>Progress of learning</source>
        <translation type="unfinished">Progression de l’apprentissage</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The set has changed since learning began. Let the computer learn it again to bring this up to date.</source>
        <translation type="unfinished">La série a changé depuis le début de l’apprentissage. Laissez l’ordinateur l’apprendre de nouveau pour mettre ceci à jour.</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer plays against itself with your set, usually for less than half a minute. Then it shows here what it has learned.</source>
        <translation type="unfinished">L’ordinateur joue contre lui-même avec votre série, en général pendant moins d’une demi-minute. Il montre ensuite ici ce qu’il a appris.</translation>
    </message>
    <message>
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>The computer has learned your set, but cannot tell you about it yet. Click the button above: the computer plays on for a few seconds and then shows here what it has learned.</source>
        <translation type="unfinished">L’ordinateur a appris votre série, mais ne peut encore rien vous en dire. Avec le bouton ci-dessus, il joue encore quelques secondes, puis montre ici ce qu’il a appris.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::NewSetDialog</name>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>New tile set</source>
        <translation type="unfinished">Nouvelle série de tuiles</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>Name of the set</source>
        <translation type="unfinished">Nom de la série</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>Empty set</source>
        <extracomment>Entry of a list: a tile set without tiles</extracomment>
        <translation type="unfinished">Série vide</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>No tiles yet, but the mining tokens of the classic set.</source>
        <translation type="unfinished">Pas encore de tuiles, mais les jetons de mine de la série classique.</translation>
    </message>
    <message>
        <location filename="../editor/set/newsetdialog.cpp"/>
        <source>All tiles of the classic game, to change as you like.</source>
        <translation type="unfinished">Toutes les tuiles du jeu classique, à modifier à votre guise.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PartsTable</name>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Pictures (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;All files (*)</source>
        <translation type="unfinished">Images (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Custom picture: %1</source>
        <extracomment>A step of the history; %1 what the picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">Image propre&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>The game&apos;s picture: %1</source>
        <extracomment>A step of the history; %1 what the picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">Image du jeu&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 name of a file, %2 a sentence about it, such as why it cannot be used</extracomment>
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>%1 (custom picture)</source>
        <extracomment>A row of a list: %1 what a picture shows, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">%1 (image propre)</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Pictures of the set</source>
        <extracomment>Name of a list for screen readers</extracomment>
        <translation type="unfinished">Images de la série</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Choose a picture…</source>
        <translation type="unfinished">Choisir une image…</translation>
    </message>
    <message>
        <location filename="../editor/parts/partstable.cpp"/>
        <source>Use the game&apos;s picture</source>
        <extracomment>Button: takes the set&apos;s own picture away</extracomment>
        <translation type="unfinished">Utiliser l’image du jeu</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PatchView</name>
    <message>
        <location filename="../editor/preview/patchview.cpp"/>
        <source>Tile %1, %2°</source>
        <extracomment>%1 the id of a tile, %2 a rotation in degrees</extracomment>
        <translation type="unfinished">Tuile %1, %2°</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PreviewPanel</name>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>No tile is chosen.</source>
        <translation type="unfinished">Aucune tuile choisie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%Ln tile(s) lie around this one.</source>
        <translation type="unfinished">
            <numerusform>%Ln tuile entoure celle-ci.</numerusform>
            <numerusform>%Ln tuiles entourent celle-ci.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%Ln square(s) stay open.</source>
        <translation type="unfinished">
            <numerusform>%Ln case reste ouverte.</numerusform>
            <numerusform>%Ln cases restent ouvertes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>In all rotations</source>
        <translation type="unfinished">Dans tous les sens</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>The tile in all four rotations</source>
        <translation type="unfinished">La tuile dans les quatre sens</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Among neighbors</source>
        <extracomment>The tile among other tiles of the set that match its edges</extracomment>
        <translation type="unfinished">Parmi ses voisines</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>The tile among neighbors</source>
        <translation type="unfinished">La tuile parmi ses voisines</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Choose a tile to see it among its neighbors.</source>
        <translation type="unfinished">Choisissez une tuile pour la voir parmi ses voisines.</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Other neighbors</source>
        <extracomment>Lays other neighbours around the tile</extracomment>
        <translation type="unfinished">Autres voisines</translation>
    </message>
    <message>
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>Other neighbors from the set (%1)</source>
        <extracomment>Tooltip of the button &quot;Other neighbors&quot;: %1 its key</extracomment>
        <translation type="unfinished">Autres voisines de la série (%1)</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ProblemsPanel</name>
    <message>
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>&amp;Only this tile</source>
        <translation type="unfinished">&amp;Seulement cette tuile</translation>
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
        <translation type="unfinished">Locomotives</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>End of the track: %1</source>
        <extracomment>Name of a field for screen readers: %1 &quot;Railroad north to the city&quot;</extracomment>
        <translation type="unfinished">Extrémité des rails&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Nuggets</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile</extracomment>
        <translation type="unfinished">Pépites</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Tipi camps</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile</extracomment>
        <translation type="unfinished">Camps de tipis</translation>
    </message>
    <message>
        <location filename="../editor/properties/segmentrow.cpp"/>
        <source>Horse herds</source>
        <extracomment>Tooltip of a field with a number: symbols on a part of a tile; groups of horses</extracomment>
        <translation type="unfinished">Troupeaux de chevaux</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetDocument</name>
    <message>
        <location filename="../editor/document/setdocument.cpp"/>
        <source>%1 (tile %2)</source>
        <extracomment>A step of the history: %1 what was done, %2 the id of a tile</extracomment>
        <translation type="unfinished">%1 (tuile %2)</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/document/setdocument.cpp"/>
        <source>%1 (%Ln tile(s))</source>
        <extracomment>A step of the history: %1 what was done, to how many tiles</extracomment>
        <translation type="unfinished">
            <numerusform>%1 (%Ln tuile)</numerusform>
            <numerusform>%1 (%Ln tuiles)</numerusform>
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
            <numerusform>%1 (%Ln problème)</numerusform>
            <numerusform>%1 (%Ln problèmes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/set/seteditor.cpp"/>
        <source>%Ln problem(s) repaired.</source>
        <translation type="unfinished">
            <numerusform>%Ln problème réparé.</numerusform>
            <numerusform>%Ln problèmes réparés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>About the set</source>
        <extracomment>What a screen reader calls the tabs Problems, Statistics and Lab</extracomment>
        <translation type="unfinished">À propos de la série</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Statistics</source>
        <extracomment>Title of a tab: numbers of the tile set</extracomment>
        <translation type="unfinished">Statistiques</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Tiles</source>
        <extracomment>Title of the list of tiles</extracomment>
        <translation type="unfinished">Tuiles</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Preview</source>
        <extracomment>Title of a part of the window: the tile as the game shows it</extracomment>
        <translation type="unfinished">Aperçu</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Tile</source>
        <extracomment>Title of a tab: properties of the tile</extracomment>
        <translation type="unfinished">Tuile</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditor.cpp"/>
        <source>Set</source>
        <extracomment>Title of a tab: properties of the tile set</extracomment>
        <translation type="unfinished">Série</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Play this set</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Jouer avec cette série</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">Installer dans le jeu</translation>
    </message>
    <message>
        <location filename="../editor/set/seteditorcommands.cpp"/>
        <source>Give the set a name first: the game lists sets by name.</source>
        <translation type="unfinished">Donnez d’abord un nom à la série&#xa0;: le jeu présente les séries par leur nom.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetPictures</name>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Import pictures from a folder</source>
        <translation type="unfinished">Importer les images d’un dossier</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Import several pictures</source>
        <extracomment>A step of the history: each for the tile of its name</extracomment>
        <translation type="unfinished">Importer plusieurs images</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>%1 has changed but cannot be used: %2</source>
        <extracomment>%1 name of a file, %2 a sentence that says why</extracomment>
        <translation type="unfinished">%1 a changé mais ne peut pas être utilisé&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Update changed pictures</source>
        <translation type="unfinished">Mettre à jour les images modifiées</translation>
    </message>
    <message>
        <location filename="../editor/set/setpictures.cpp"/>
        <source>Pictures updated: %1</source>
        <extracomment>%1 ids of tiles, or what else the pictures show, such as &quot;Nugget&quot;</extracomment>
        <translation type="unfinished">Images mises à jour&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/set/setpictures.cpp"/>
        <source>%Ln of them is/are not square and is/are cropped or stretched.</source>
        <extracomment>A sentence behind others, about pictures</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln d’entre elles n’est pas carrée&#xa0;: elle est coupée ou étirée.</numerusform>
            <numerusform>%Ln d’entre elles ne sont pas carrées&#xa0;: elles sont coupées ou étirées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetProperties</name>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">Choisir la tuile de départ</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Start tile</source>
        <extracomment>Label of a field</extracomment>
        <translation type="unfinished">Tuile de départ</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Mining to&amp;kens</source>
        <extracomment>Label of a table</extracomment>
        <translation type="unfinished">Jet&amp;ons de mine</translation>
    </message>
    <message>
        <location filename="../editor/properties/setproperties.cpp"/>
        <source>Pictures of the set</source>
        <extracomment>Label of a list: pictures of symbols, backs, tokens and pieces</extracomment>
        <translation type="unfinished">Images de la série</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetWays</name>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Starting the game…</source>
        <extracomment>&quot;game&quot;: the program that plays</extracomment>
        <translation type="unfinished">Lancement du jeu…</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Play this set</source>
        <extracomment>Title of a message</extracomment>
        <translation type="unfinished">Jouer avec cette série</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Play this tile</source>
        <translation type="unfinished">Jouer cette tuile</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The only copy of &quot;%1&quot; is the start tile, which is already on the board. Add another copy to play it.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">Le seul exemplaire de «&#xa0;%1&#xa0;» est la tuile de départ, déjà sur le plateau. Ajoutez un exemplaire pour la jouer.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>There is no copy of &quot;%1&quot; to draw. Add one to play it.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">Il n’y a aucun exemplaire de «&#xa0;%1&#xa0;» à piocher. Ajoutez-en un pour la jouer.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>&quot;%1&quot; cannot be the first tile: none of its edges fits the start tile.</source>
        <extracomment>%1 a tile</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;» ne peut pas être la première tuile&#xa0;: aucun de ses bords ne s’accorde avec la tuile de départ.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Install in the game</source>
        <translation type="unfinished">Installer dans le jeu</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>A set called &quot;%1&quot; is already installed.</source>
        <extracomment>%1 name of a tile set</extracomment>
        <translation type="unfinished">Une série nommée «&#xa0;%1&#xa0;» est déjà installée.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>&amp;Replace it</source>
        <extracomment>Button: the new set takes the place of the installed one</extracomment>
        <translation type="unfinished">&amp;Remplacer</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Keep &amp;both</source>
        <extracomment>Button: both sets of the same name stay installed</extracomment>
        <translation type="unfinished">Garder les &amp;deux</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>Installing the set…</source>
        <translation type="unfinished">Installation de la série…</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The set is installed. You can now choose it for a new game.</source>
        <translation type="unfinished">La série est installée. Vous pouvez maintenant la choisir pour une nouvelle partie.</translation>
    </message>
    <message>
        <location filename="../editor/set/setways.cpp"/>
        <source>The set was not installed</source>
        <translation type="unfinished">La série n’a pas été installée</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SquareStrip</name>
    <message>
        <location filename="../editor/statistics/squarestrip.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 what lies around a square, %2 the share of tiles that fit there</extracomment>
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../editor/statistics/squarestrip.cpp"/>
        <source>%1; %2</source>
        <extracomment>Squares and how many tiles fit there: %1 one or several, %2 one more</extracomment>
        <translation type="unfinished">%1&#x202f;; %2</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::StatisticsPanel</name>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Numbers in parentheses and those of the classic set are per hundred tiles.</source>
        <translation type="unfinished">Les nombres entre parenthèses et ceux de la série classique sont pour cent tuiles.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>There are fewer mining tokens than nuggets.</source>
        <translation type="unfinished">Il y a moins de jetons de mine que de pépites.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Choose a tile to see which tiles can lie beside it.</source>
        <translation type="unfinished">Choisissez une tuile pour voir lesquelles peuvent se trouver à côté.</translation>
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
            <numerusform>La tuile %1 peut se trouver à côté de %Ln façon</numerusform>
            <numerusform>La tuile %1 peut se trouver à côté de %Ln façons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>%Ln of %2 design(s) can lie beside tile %1, each in this many ways:</source>
        <extracomment>%Ln and %2 numbers of designs, %1 the id of a tile; below the picture of each its number of ways</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln modèle sur %2 peut se trouver à côté de la tuile %1, d’autant de façons&#xa0;:</numerusform>
            <numerusform>%Ln modèles sur %2 peuvent se trouver à côté de la tuile %1, chacun d’autant de façons&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tile %1: %2 of the edges of other tiles match</source>
        <extracomment>%1 the id of a tile, %2 a percentage</extracomment>
        <translation type="unfinished">Tuile %1&#xa0;: %2 des bords des autres tuiles s’accordent</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Statistics of the tile set</source>
        <translation type="unfinished">Statistiques de la série de tuiles</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>This set</source>
        <extracomment>Titles of columns: the figures of the set that is open, and those of the classic set to compare with</extracomment>
        <translation type="unfinished">Cette série</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Classic set</source>
        <extracomment>Title of a column: the figures of the classic set</extracomment>
        <translation type="unfinished">Série classique</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Overview</source>
        <extracomment>Heading: the most important figures of the set</extracomment>
        <translation type="unfinished">Aperçu</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges by kind</source>
        <translation type="unfinished">Bords par type</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>The line across each bar shows the classic set.</source>
        <translation type="unfinished">Le trait en travers de chaque barre montre la série classique.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges and matching tiles</source>
        <translatorcomment>free: supply</translatorcomment>
        <translation type="unfinished">Bords et tuiles assorties</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How many edges need a neighbor, and how many tiles have a matching edge.</source>
        <translation type="unfinished">Combien de bords ont besoin d’une voisine, et combien de tuiles ont un bord assorti.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Edges / tiles</source>
        <extracomment>Title of a column with two numbers, as in &quot;56 / 27&quot;</extracomment>
        <translation type="unfinished">Bords / tuiles</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Features on the tiles</source>
        <translation type="unfinished">Éléments sur les tuiles</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Railroads</source>
        <extracomment>Heading: where railroads end</extracomment>
        <translation type="unfinished">Voies ferrées</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Symbols and tokens</source>
        <translation type="unfinished">Symboles et jetons</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Chance of filling an open square</source>
        <translation type="unfinished">Chance de remplir une case ouverte</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How likely it is that a randomly drawn tile fits in at least one rotation.</source>
        <translation type="unfinished">La probabilité qu’une tuile piochée au hasard convienne dans au moins un sens.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Show all squares</source>
        <extracomment>Below the hardest of the open squares, each with the edges around it: list all of them</extracomment>
        <translation type="unfinished">Afficher toutes les cases</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Hardest squares</source>
        <extracomment>Heading: the squares that fewest tiles fit</extracomment>
        <translation type="unfinished">Cases les plus difficiles</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Share of the tiles that fit where the neighbors show these edges.</source>
        <translation type="unfinished">Part des tuiles qui conviennent là où les voisines montrent ces bords.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tiles that fit together</source>
        <translation type="unfinished">Tuiles qui vont ensemble</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Choose a tile.</source>
        <translation type="unfinished">Choisissez une tuile.</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Hardest tiles to match</source>
        <translation type="unfinished">Tuiles les plus difficiles à assortir</translation>
    </message>
    <message>
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>How often a random edge of another tile matches a random edge of one of these tiles.</source>
        <translation type="unfinished">À quelle fréquence un bord au hasard d’une autre tuile s’accorde avec un bord au hasard d’une de ces tuiles.</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileCanvas</name>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 a part of a tile: &quot;Railroad north–south&quot;, %2 &quot;2 locomotives&quot;</extracomment>
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>Drag begins at: %1. Choose where it ends, then press D.</source>
        <extracomment>Status line: %1 where a drag by keys begins, as &quot;North edge: railroad&quot;; D is a key</extracomment>
        <translation type="unfinished">Début du glissement&#xa0;: %1. Choisissez où il finit, puis appuyez sur D.</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>No tile</source>
        <extracomment>Name of the empty drawing for screen readers</extracomment>
        <translation type="unfinished">Aucune tuile</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvas.cpp"/>
        <source>Drawing of tile %1</source>
        <extracomment>Name of the drawing for screen readers: %1 the id of a tile</extracomment>
        <translation type="unfinished">Dessin de la tuile %1</translation>
    </message>
    <message>
        <location filename="../editor/canvas/tilecanvaspaint.cpp"/>
        <source>No tile is chosen. Press Ctrl+T to make a new one.</source>
        <translation type="unfinished">Aucune tuile choisie. Appuyez sur Ctrl+T pour en créer une.</translation>
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
        <translation type="unfinished">L’image propre de la tuile ne peut pas être dessinée</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileCommands</name>
    <message numerus="yes">
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>A set holds at most %Ln design(s).</source>
        <translation type="unfinished">
            <numerusform>Une série contient au plus %Ln modèle.</numerusform>
            <numerusform>Une série contient au plus %Ln modèles.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Add a tile</source>
        <translation type="unfinished">Ajouter une tuile</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>The tiles on the clipboard cannot be read: %1</source>
        <extracomment>%1 what is wrong</extracomment>
        <translation type="unfinished">Les tuiles du presse-papiers sont illisibles&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>There are no tiles on the clipboard. Tiles are copied as text, as in a tile-set file.</source>
        <translation type="unfinished">Il n’y a pas de tuiles dans le presse-papiers. Les tuiles sont copiées sous forme de texte, comme dans un fichier de série de tuiles.</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Paste tiles</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Coller des tuiles</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Duplicate</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Dupliquer</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Remove</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Supprimer</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Turn</source>
        <extracomment>A step of the history (verb): tiles are rotated</extracomment>
        <translation type="unfinished">Tourner</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Mirror</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Mettre en miroir</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>No variants are missing: the set already has them all.</source>
        <translation type="unfinished">Il ne manque aucune variante&#xa0;: la série les a déjà toutes.</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Add variants</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Ajouter des variantes</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">Choisir la tuile de départ</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>To move tiles, show all of them in the order &quot;As in the set&quot;.</source>
        <translation type="unfinished">Pour déplacer des tuiles, affichez-les toutes dans l’ordre «&#xa0;Comme dans la série&#xa0;».</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Move</source>
        <extracomment>A step of the history: tiles get another place in the list</extracomment>
        <translation type="unfinished">Déplacer</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Change the number of copies</source>
        <translation type="unfinished">Changer le nombre d’exemplaires</translation>
    </message>
    <message>
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>Change the picture</source>
        <translation type="unfinished">Changer l’image</translation>
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
        <translation type="unfinished">Exporter la tuile en SVG</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>SVG files (*.svg)</source>
        <translation type="unfinished">Fichiers SVG (*.svg)</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>Writing the tile…</source>
        <translation type="unfinished">Écriture de la tuile…</translation>
    </message>
    <message>
        <location filename="../editor/tileprint/tileexport.cpp"/>
        <source>Exported to %1</source>
        <extracomment>%1 a file</extracomment>
        <translation type="unfinished">Exporté vers %1</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileListPanel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln design(s)</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln modèle</numerusform>
            <numerusform>%Ln modèles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles&quot;</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tuile</numerusform>
            <numerusform>%Ln tuiles</numerusform>
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
            <numerusform>%Ln choisi</numerusform>
            <numerusform>%Ln choisis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln shown</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles; 3 shown&quot;; designs</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln affiché</numerusform>
            <numerusform>%Ln affichés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%1; %2</source>
        <extracomment>%1 &quot;24 designs, 72 tiles&quot;, %2 &quot;3 chosen&quot;
----------
%1 &quot;24 designs, 72 tiles&quot;, %2 &quot;3 shown&quot;</extracomment>
        <translation type="unfinished">%1&#x202f;; %2</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Search</source>
        <extracomment>In an empty field: what to type there</extracomment>
        <translation type="unfinished">Chercher</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Search tiles</source>
        <extracomment>Name of a field for screen readers</extracomment>
        <translation type="unfinished">Chercher des tuiles</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>No tile matches.</source>
        <translation type="unfinished">Aucune tuile ne correspond.</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Show all tiles</source>
        <extracomment>Button: ends a search</extracomment>
        <translation type="unfinished">Afficher toutes les tuiles</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>All edges</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Tous les bords</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Railroad</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Voie ferrée</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Mountain</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Montagne</translation>
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
        <translation type="unfinished">Voie ferrée et montagne</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two railroads</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Deux voies ferrées</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two mountains</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Deux montagnes</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Two prairies</source>
        <extracomment>Entry of a list: which tiles are shown, by their edges</extracomment>
        <translation type="unfinished">Deux prairies</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Only tiles with these edges</source>
        <translation type="unfinished">Seulement les tuiles avec ces bords</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>As in the set</source>
        <translation type="unfinished">Comme dans la série</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By id</source>
        <extracomment>Order of the tiles: by what they are called in the file</extracomment>
        <translation type="unfinished">Par identifiant</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By number of copies</source>
        <extracomment>Order of the tiles</extracomment>
        <translation type="unfinished">Par nombre d’exemplaires</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>By edges</source>
        <extracomment>Order of the tiles</extracomment>
        <translation type="unfinished">Par bords</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Order of the list</source>
        <translation type="unfinished">Ordre de la liste</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>Tiles of the set</source>
        <translation type="unfinished">Tuiles de la série</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileModel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, start tile, %Ln copies: %2</source>
        <extracomment>A tile for screen readers: %1 its id, %2 what is on it, %Ln copies</extracomment>
        <translation type="unfinished">
            <numerusform>Tuile %1, tuile de départ, %Ln exemplaire&#xa0;: %2</numerusform>
            <numerusform>Tuile %1, tuile de départ, %Ln exemplaires&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, %Ln copies: %2</source>
        <extracomment>A tile for screen readers: %1 its id, %2 what is on it, %Ln copies</extracomment>
        <translation type="unfinished">
            <numerusform>Tuile %1, %Ln exemplaire&#xa0;: %2</numerusform>
            <numerusform>Tuile %1, %Ln exemplaires&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Move</source>
        <extracomment>A step of the history: tiles get another place in the list</extracomment>
        <translation type="unfinished">Déplacer</translation>
    </message>
    <message>
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Insert dragged tiles</source>
        <extracomment>A step of the history: tiles dragged here with the mouse</extracomment>
        <translation type="unfinished">Insérer les tuiles glissées</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileProperties</name>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change the number of copies</source>
        <translation type="unfinished">Changer le nombre d’exemplaires</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Choose the start tile</source>
        <translation type="unfinished">Choisir la tuile de départ</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Custom pict&amp;ure…</source>
        <extracomment>Button: opens the dialog for a picture of the tile&apos;s own</extracomment>
        <translation type="unfinished">Ima&amp;ge propre…</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change the pict&amp;ure…</source>
        <translation type="unfinished">Changer l’ima&amp;ge…</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>No tile chosen</source>
        <translation type="unfinished">Aucune tuile choisie</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Tile %1</source>
        <extracomment>Heading: %1 the id of a tile</extracomment>
        <translation type="unfinished">Tuile %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>%Ln tile(s) chosen; the drawing shows %1</source>
        <extracomment>%1 the tile that is shown large</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln tuile choisie&#x202f;; le dessin montre %1</numerusform>
            <numerusform>%Ln tuiles choisies&#x202f;; le dessin montre %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>various</source>
        <extracomment>In the field for the number of copies: the chosen tiles have different numbers</extracomment>
        <translation type="unfinished">divers</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change symbols</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Changer les symboles</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Change where track ends</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Changer où finissent les rails</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Rename a tile</source>
        <extracomment>A step of the history</extracomment>
        <translation type="unfinished">Renommer une tuile</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>I&amp;d</source>
        <extracomment>What a tile is called in its file</extracomment>
        <translation type="unfinished">Id&amp;entifiant</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>1 to 32 characters: A to Z, a to z, 0 to 9, period, underscore and hyphen. Every tile needs its own id.</source>
        <translation type="unfinished">1 à 32 caractères&#xa0;: A à Z, a à z, 0 à 9, point, trait de soulignement et trait d’union. Chaque tuile a besoin de son propre identifiant.</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Cop&amp;ies</source>
        <extracomment>Label of a field: how many copies of a tile are in the set</extracomment>
        <translation type="unfinished">Exe&amp;mplaires</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>St&amp;art tile</source>
        <extracomment>Check box: the tile is the start tile</extracomment>
        <translation type="unfinished">Tuile de dé&amp;part</translation>
    </message>
    <message>
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>Parts</source>
        <extracomment>Heading above the railroads, mountains and prairies of a tile</extracomment>
        <translation type="unfinished">Parties</translation>
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
        <translation type="unfinished">Tuile</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>The design and its id</source>
        <translation type="unfinished">Le modèle et son identifiant</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Copies</source>
        <extracomment>Title of a column: specimens of a tile, not the command</extracomment>
        <translation type="unfinished">Exemplaires</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How many copies of the tile are in the set</source>
        <translation type="unfinished">Nombre d’exemplaires de la tuile dans la série</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Drawn</source>
        <extracomment>Title of a column: how often a tile was taken from the stack</extracomment>
        <translation type="unfinished">Piochée</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How often the tile was drawn in all games</source>
        <translation type="unfinished">Nombre de fois où la tuile a été piochée dans toutes les parties</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Squares</source>
        <extracomment>Title of a column: how many squares a tile fits</extracomment>
        <translation type="unfinished">Cases</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>How many squares the tile fit on average when it was drawn</source>
        <translation type="unfinished">Nombre moyen de cases où la tuile convenait quand elle a été piochée</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Hard to place</source>
        <extracomment>Title of a column: how often a tile has hardly any square</extracomment>
        <translation type="unfinished">Difficile</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Share of draws in which the tile fit two squares at most</source>
        <translation type="unfinished">Part des pioches où la tuile ne convenait qu’à deux cases au plus</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Discarded</source>
        <extracomment>Title of a column: how often a tile fit nowhere</extracomment>
        <translation type="unfinished">Écartée</translation>
    </message>
    <message>
        <location filename="../editor/lab/tilesmodel.cpp"/>
        <source>Share of draws in which the tile fit nowhere</source>
        <translation type="unfinished">Part des pioches où la tuile ne convenait nulle part</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TilesTable</name>
    <message>
        <location filename="../editor/lab/tilestable.cpp"/>
        <source>Tiles by how hard they are to place</source>
        <translation type="unfinished">Tuiles selon leur difficulté à être placées</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TokensTable</name>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Tokens: %1. Nuggets on the tiles: %2.</source>
        <extracomment>%1 and %2 numbers</extracomment>
        <translation type="unfinished">Jetons&#xa0;: %1. Pépites sur les tuiles&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Change the tokens</source>
        <translation type="unfinished">Changer les jetons</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Add tokens</source>
        <extracomment>A step of the history: mining tokens</extracomment>
        <translation type="unfinished">Ajouter des jetons</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Remove tokens</source>
        <extracomment>A step of the history: mining tokens</extracomment>
        <translation type="unfinished">Retirer des jetons</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Value</source>
        <extracomment>Title of a column: points of a mining token</extracomment>
        <translation type="unfinished">Valeur</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Number</source>
        <extracomment>Title of a column: how many tokens of this value there are</extracomment>
        <translation type="unfinished">Nombre</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Mining tokens</source>
        <extracomment>Name of a table for screen readers</extracomment>
        <translation type="unfinished">Jetons de mine</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Add a value</source>
        <translation type="unfinished">Ajouter une valeur</translation>
    </message>
    <message>
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>Remove</source>
        <extracomment>Button: removes the chosen value of mining tokens</extracomment>
        <translation type="unfinished">Retirer</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::Tour</name>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>The chosen tile is all prairie. Click near its top edge until there is a mountain. By keyboard: press &quot;Show me&quot;, the up arrow, then Enter.</source>
        <translation type="unfinished">La tuile choisie n’est que prairie. Cliquez près du bord supérieur jusqu’à ce qu’il y ait une montagne. Au clavier&#xa0;: appuyez sur «&#xa0;Montrez-moi&#xa0;», sur la flèche haut, puis sur Entrée.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Lay track: drag from the left edge to the right edge. By keyboard: left arrow, D, right arrow, D.</source>
        <translation type="unfinished">Posez des rails&#xa0;: faites glisser du bord gauche au bord droit. Au clavier&#xa0;: flèche gauche, D, flèche droite, D.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Put a nugget on the mountain: turn the mouse wheel over it, or press N.</source>
        <translation type="unfinished">Mettez une pépite sur la montagne&#xa0;: tournez la molette au-dessus d’elle, ou appuyez sur N.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>The set has no start tile and so cannot be played. Find that in the list of problems, press the button beside it and choose &quot;%1&quot;.</source>
        <extracomment>%1 an entry of a menu</extracomment>
        <translation type="unfinished">La série n’a pas de tuile de départ et n’est donc pas jouable. Trouvez ce problème dans la liste, cliquez sur le bouton à côté et choisissez «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Open the lab below and press &quot;Run&quot;. The computer plays with your set and says what stands out.</source>
        <translation type="unfinished">Ouvrez le laboratoire en bas et cliquez sur «&#xa0;Lancer&#xa0;». L’ordinateur joue avec votre série et dit ce qui ressort.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Press F5 to play with your set yourself. The game opens beside the editor.</source>
        <translation type="unfinished">Appuyez sur F5 pour jouer vous-même avec votre série. Le jeu s’ouvre à côté de l’éditeur.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>That was the tour. Go on with this set, or begin one of your own. F1 opens the handbook.</source>
        <translation type="unfinished">La visite est finie. Continuez avec cette série, ou commencez la vôtre. F1 ouvre le manuel.</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>End of the tour</source>
        <translation type="unfinished">Fin de la visite</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>Tour: %1 of %2</source>
        <extracomment>Above what is to be done: %1 the number of this step, %2 of how many</extracomment>
        <translation type="unfinished">Visite&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <location filename="../editor/set/tour.cpp"/>
        <source>S&amp;kip</source>
        <extracomment>Button: go on to the next step of the tour without doing this one</extracomment>
        <translation type="unfinished">Passe&amp;r</translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::WatchedNote</name>
    <message>
        <location filename="../editor/artfolder/watchednote.cpp"/>
        <source>Watching this folder for changed pictures: %1</source>
        <extracomment>%1 path of a folder</extracomment>
        <translation type="unfinished">Surveillance des images modifiées dans ce dossier&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/artfolder/watchednote.cpp"/>
        <source>Stop watching</source>
        <extracomment>Button: changed pictures of a folder are not updated from now on</extracomment>
        <translation type="unfinished">Ne plus surveiller</translation>
    </message>
</context>
<context>
    <name>lodeline::print::ContentPage</name>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Cop&amp;ies:</source>
        <extracomment>How many times each tile is printed</extracomment>
        <translation type="unfinished">Exempl&amp;aires&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>&amp;Designs:</source>
        <extracomment>Label of a field: which tiles to print</extracomment>
        <translation type="unfinished">Mo&amp;dèles&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>One of each design</source>
        <translation type="unfinished">Un de chaque modèle</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Only those checked below</source>
        <translation type="unfinished">Seulement ceux cochés ci-dessous</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/contentpage.cpp"/>
        <source>Designs to print</source>
        <translation type="unfinished">Modèles à imprimer</translation>
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
        <translation type="unfinished">Soit %1 ppp pour une largeur imprimée de %2 mm.</translation>
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
        <translation type="unfinished">F&amp;ormat du papier&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Orientation:</source>
        <extracomment>Label of a field: portrait or landscape</extracomment>
        <translation type="unfinished">Orie&amp;ntation&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Portrait</source>
        <extracomment>Entry of a list: orientation of the paper</extracomment>
        <translation type="unfinished">Portrait</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Landscape</source>
        <extracomment>Entry of a list: orientation of the paper</extracomment>
        <translation type="unfinished">Paysage</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Margins:</source>
        <extracomment>Label of a field: of a printed page</extracomment>
        <translation type="unfinished">Marge&amp;s&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Most printers leave the outer 4 to 5 mm of a sheet blank.</source>
        <translation type="unfinished">La plupart des imprimantes laissent blancs les 4 à 5 mm au bord d’une feuille.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Cutting</source>
        <extracomment>Title of a group: what helps to cut out the tiles</extracomment>
        <translation type="unfinished">Découpe</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Gap:</source>
        <extracomment>White space between tiles on a printed page</extracomment>
        <translation type="unfinished">É&amp;cart&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Bleed:</source>
        <extracomment>How far the picture of a tile goes on beyond the line along which it is cut</extracomment>
        <translation type="unfinished">Fond per&amp;du&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>The picture extends beyond the cut, at most by half the gap.</source>
        <translation type="unfinished">L’image déborde de la coupe, au plus de la moitié de l’écart.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Cut mar&amp;ks</source>
        <extracomment>Check box: marks on the page that show where to cut</extracomment>
        <translation type="unfinished">Repères de co&amp;upe</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Ruler to check the size</source>
        <translation type="unfinished">&amp;Règle pour vérifier la taille</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Print b&amp;acks on the reverse side</source>
        <translation type="unfinished">Imprimer &amp;les dos au verso</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>F&amp;lip on:</source>
        <extracomment>Label of a field with the entries &quot;Long edge&quot; and &quot;Short edge&quot;: how two-sided pages are turned over</extracomment>
        <translation type="unfinished">Retourner sur le &amp;bord&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Long edge</source>
        <extracomment>Entry of a list: the edge on which a sheet is flipped</extracomment>
        <translation type="unfinished">Bord long</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Short edge</source>
        <extracomment>Entry of a list: the edge on which a sheet is flipped</extracomment>
        <translation type="unfinished">Bord court</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Each page is followed by its reverse side. The start tile has its own back.</source>
        <translation type="unfinished">Chaque page est suivie de son verso. La tuile de départ a son propre dos.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Each page is followed by its reverse side.</source>
        <translation type="unfinished">Chaque page est suivie de son verso.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Ink</source>
        <extracomment>Title of a group: saving ink and quality</extracomment>
        <translation type="unfinished">Encre</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Ink saver: white background and pale colors</source>
        <translation type="unfinished">Économie d’&amp;encre&#xa0;: fond blanc et couleurs pâles</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Picture &amp;quality:</source>
        <extracomment>Label of a field: dots per inch</extracomment>
        <translation type="unfinished">&amp;Qualité des images&#xa0;:</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>Pictures of each design</source>
        <extracomment>Title of a group: about &quot;A picture of each design&quot;</extracomment>
        <translation type="unfinished">Images par modèle</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/paperpage.cpp"/>
        <source>&amp;Side:</source>
        <extracomment>Label of a field: how many pixels the side of a picture has</extracomment>
        <translation type="unfinished">Cô&amp;té&#xa0;:</translation>
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
        <translation type="unfinished"> ppp</translation>
    </message>
</context>
<context>
    <name>lodeline::print::PrintDialog</name>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Page %1 of %2</source>
        <extracomment>%1 number of a page, %2 how many there are</extracomment>
        <translation type="unfinished">Page %1 sur %2</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Back of page %1 of %2</source>
        <extracomment>%1 number of a page, %2 how many there are; its reverse is shown</extracomment>
        <translation type="unfinished">Verso de la page %1 sur %2</translation>
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
            <numerusform>%Ln feuille de papier&#xa0;: %1</numerusform>
            <numerusform>%Ln feuilles de papier&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Writing the pages…</source>
        <translation type="unfinished">Écriture des pages…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Writing the pictures…</source>
        <translation type="unfinished">Écriture des images…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Sending the pages to the printer…</source>
        <translation type="unfinished">Envoi des pages à l’imprimante…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Canceled.</source>
        <extracomment>What became of printing or an export</extracomment>
        <translation type="unfinished">Annulé.</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Exported to %1</source>
        <extracomment>%1 a file or folder</extracomment>
        <translation type="unfinished">Exporté vers %1</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Sent to the printer.</source>
        <translation type="unfinished">Envoyé à l’imprimante.</translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%Ln tile(s) are printed as the game draws them, without their own picture:</source>
        <translation type="unfinished">
            <numerusform>%Ln tuile est imprimée telle que le jeu la dessine, sans son image propre&#xa0;:</numerusform>
            <numerusform>%Ln tuiles sont imprimées telles que le jeu les dessine, sans leur image propre&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%1: %2</source>
        <extracomment>%1 id of a tile, %2 what is wrong with it</extracomment>
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Print and play: %1</source>
        <extracomment>Title of a window: %1 name of a tile set or deck</extracomment>
        <translation type="unfinished">Imprimer et jouer&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Options</source>
        <extracomment>What a screen reader calls the tabs &quot;What to print&quot; and &quot;Page layout&quot;</extracomment>
        <translation type="unfinished">Options</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>&amp;What to print</source>
        <translation type="unfinished">À &amp;imprimer</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Page la&amp;yout</source>
        <extracomment>Title of a tab</extracomment>
        <translation type="unfinished">Mise en pa&amp;ge</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Preview of the page</source>
        <translation type="unfinished">Aperçu de la page</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Previous page</source>
        <extracomment>Button with an arrow: its tooltip and name for screen readers</extracomment>
        <translation type="unfinished">Page précédente</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Next page</source>
        <extracomment>Button with an arrow: its tooltip and name for screen readers</extracomment>
        <translation type="unfinished">Page suivante</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Pri&amp;nt…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">Im&amp;primer…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export PD&amp;F…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">Exporter PD&amp;F…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export S&amp;VG…</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished">Exporter S&amp;VG…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>Export pict&amp;ures</source>
        <extracomment>Button that opens a menu</extracomment>
        <translation type="unfinished">E&amp;xporter des images</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>All designs in &amp;one picture…</source>
        <translation type="unfinished">&amp;Tous les modèles en une image…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>A &amp;picture of each design…</source>
        <translation type="unfinished">&amp;Une image par modèle…</translation>
    </message>
    <message>
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>&amp;Close</source>
        <extracomment>Button: closes the dialog</extracomment>
        <translation type="unfinished">Fer&amp;mer</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::ExportRunner</name>
    <message>
        <location filename="../ui/work/exportrunner.cpp"/>
        <source>&amp;Cancel</source>
        <extracomment>Button: stop the export</extracomment>
        <translation type="unfinished">&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::FormsEditor</name>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Translation</source>
        <extracomment>Label of the field for what the program says in the language of the window</extracomment>
        <translation type="unfinished">&amp;Traduction</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>For %1</source>
        <extracomment>Label of a field for one form of a plural: %1 the first numbers it stands for, such as &quot;2, 3, 4, 22&quot;</extracomment>
        <translation type="unfinished">Pour %1</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Read by a native speaker</source>
        <extracomment>Check box: a translation that a native speaker has read, not only drafted</extracomment>
        <translation type="unfinished">Re&amp;lue par un locuteur natif</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>&amp;Save</source>
        <extracomment>Button (verb): keeps a translation</extracomment>
        <translation type="unfinished">Enregi&amp;strer</translation>
    </message>
    <message>
        <location filename="../ui/translating/formseditor.cpp"/>
        <source>Discard &amp;my text</source>
        <extracomment>Button (verb): one&apos;s own translation is replaced by that of the program</extracomment>
        <translation type="unfinished">Abandonner &amp;mon texte</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::HelpDialog</name>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>No matches found</source>
        <translation type="unfinished">Aucun résultat</translation>
    </message>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>Find</source>
        <extracomment>In an empty field: words to be searched for</extracomment>
        <translation type="unfinished">Rechercher</translation>
    </message>
    <message>
        <location filename="../ui/help/helpdialog.cpp"/>
        <source>Contents</source>
        <extracomment>Name of a list: the headings of a long text</extracomment>
        <translation type="unfinished">Sommaire</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::InstalledSets</name>
    <message>
        <location filename="../ui/sets/installedsets.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">Impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../ui/sets/installedsets.cpp"/>
        <source>&quot;%1&quot; could not be removed: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">Impossible de supprimer «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::LanguageMenu</name>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Problems in %1…</source>
        <extracomment>Menu entry: shows what is wrong with a translation; %1 the name of its file</extracomment>
        <translation type="unfinished">Problèmes dans %1…</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Open the folder of your &amp;translations</source>
        <extracomment>Menu entry: opens the folder where the user&apos;s own translations are</extracomment>
        <translation type="unfinished">Ouvrir le dossier de vos &amp;traductions</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>Your translations are in %1.</source>
        <extracomment>%1 the path of a folder</extracomment>
        <translation type="unfinished">Vos traductions se trouvent dans %1.</translation>
    </message>
    <message>
        <location filename="../ui/languages/languagemenu.cpp"/>
        <source>System (%1)</source>
        <extracomment>Choice of the language of the windows: as the system has it; %1 the name of that language</extracomment>
        <translation type="unfinished">Système (%1)</translation>
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
        <translation type="unfinished">Traduit&#xa0;: %1&#xa0;%. Relu par un locuteur natif&#xa0;: %2&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::LessonCard</name>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>&amp;Show me</source>
        <extracomment>Button: show on the board what the lesson asks for</extracomment>
        <translation type="unfinished">&amp;Montrez-moi</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>&amp;Try again</source>
        <extracomment>Button: take the turn back and play it differently</extracomment>
        <translation type="unfinished">&amp;Réessayer</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>L&amp;eave</source>
        <extracomment>Button: end the lesson</extracomment>
        <translation type="unfinished">&amp;Quitter</translation>
    </message>
    <message>
        <location filename="../ui/guide/lessoncard.cpp"/>
        <source>End the lesson; you can start it over at any time</source>
        <translation type="unfinished">Terminer la leçon&#x202f;; vous pourrez la recommencer à tout moment</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::MessageBox</name>
    <message>
        <location filename="../ui/plain/messagebox.cpp"/>
        <source>Another program has changed &quot;%1&quot; since it was opened. Replace it?</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Un autre programme a modifié «&#xa0;%1&#xa0;» depuis son ouverture. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <location filename="../ui/plain/messagebox.cpp"/>
        <source>The file has changed</source>
        <translation type="unfinished">Le fichier a changé</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::OwnThemes</name>
    <message>
        <location filename="../ui/themes/ownthemes.cpp"/>
        <source>Your folder of themes is full; maximum: %1. Delete a theme in &quot;%2&quot; first.</source>
        <extracomment>%1 a number, %2 path of a folder</extracomment>
        <translation type="unfinished">Votre dossier de thèmes est plein&#x202f;; maximum permis&#xa0;: %1. Supprimez d’abord un thème de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <location filename="../ui/themes/ownthemes.cpp"/>
        <source>&quot;%1&quot; could not be written: %2.</source>
        <extracomment>%1 path of a file, %2 why</extracomment>
        <translation type="unfinished">Impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::ProblemsDialog</name>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>&quot;%1&quot; cannot be opened:</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Impossible d’ouvrir «&#xa0;%1&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Some parts of &quot;%1&quot; are not used:</source>
        <extracomment>%1 name of a file</extracomment>
        <translation type="unfinished">Certaines parties de «&#xa0;%1&#xa0;» ne sont pas utilisées&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>The file cannot be opened</source>
        <translation type="unfinished">Le fichier ne peut pas être ouvert</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Problems in the file</source>
        <translation type="unfinished">Problèmes du fichier</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Severity</source>
        <extracomment>Heading of a column (noun): error, warning or note</extracomment>
        <translation type="unfinished">Gravité</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Place</source>
        <extracomment>Heading of a column (noun): where something is in the file</extracomment>
        <translation type="unfinished">Endroit</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Problem</source>
        <extracomment>Heading of a column (noun): what is wrong in the file</extracomment>
        <translation type="unfinished">Problème</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>The place is a JSON pointer: the keys and numbers to follow from the top of the file. Correct the file in a text editor, or choose another file.</source>
        <translation type="unfinished">L’endroit est un pointeur JSON&#xa0;: les clés et les nombres à suivre depuis le haut du fichier. Corrigez le fichier dans un éditeur de texte, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <location filename="../ui/problemsdialog.cpp"/>
        <source>Co&amp;py</source>
        <extracomment>Button (verb): copy the problems to the clipboard</extracomment>
        <translation type="unfinished">Co&amp;pier</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::TextPanel</name>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Not a text of the program: %1</source>
        <extracomment>%1 a text that a window shows</extracomment>
        <translation type="unfinished">Ce n’est pas un texte du programme&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>missing, shown in English</source>
        <extracomment>State of a text</extracomment>
        <translation type="unfinished">manquante, affichée en anglais</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>yours, read by a native speaker</source>
        <extracomment>State of a translation, which is one of the user&apos;s own</extracomment>
        <translation type="unfinished">la vôtre, relue par un locuteur natif</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>yours, drafted</source>
        <extracomment>State of a translation, which is one of the user&apos;s own: written, not read by others</extracomment>
        <translation type="unfinished">la vôtre, à relire</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>read by a native speaker</source>
        <extracomment>State of a translation</extracomment>
        <translation type="unfinished">relue par un locuteur natif</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>drafted</source>
        <extracomment>State of a translation: written, not yet read by a native speaker</extracomment>
        <translation type="unfinished">à relire</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Where is this text?</source>
        <extracomment>Title of a small window: which text of the program stands at the pointer</extracomment>
        <translation type="unfinished">D’où vient ce texte&#x202f;?</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Texts that say this</source>
        <extracomment>Name of a list of texts</extracomment>
        <translation type="unfinished">Textes qui disent cela</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>This could come from several texts. The likeliest is listed first.</source>
        <translation type="unfinished">Plusieurs textes ont pu donner cela&#x202f;; le plus probable vient en premier.</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>English:</source>
        <extracomment>Label of a text in English</extracomment>
        <translation type="unfinished">Anglais&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>For translators:</source>
        <extracomment>Label of what is told to translators</extracomment>
        <translation type="unfinished">Pour les traducteurs&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Comment:</source>
        <extracomment>Label of what tells a text from another one that is the same in English</extracomment>
        <translation type="unfinished">Commentaire&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Translation:</source>
        <extracomment>Label of what the program says in the language of the window</extracomment>
        <translation type="unfinished">Traduction&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>State:</source>
        <extracomment>Label: drafted, read or missing</extracomment>
        <translation type="unfinished">État&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Context:</source>
        <extracomment>Label of the class, in the sources, that shows a text</extracomment>
        <translation type="unfinished">Contexte&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ui/translating/textpanel.cpp"/>
        <source>Source:</source>
        <extracomment>Label of the file of the sources that has a text</extracomment>
        <translation type="unfinished">Source&#xa0;:</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::TranslatorTools</name>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Your text was removed from %1.</source>
        <extracomment>%1 the name of a file with the user&apos;s own translations</extracomment>
        <translation type="unfinished">Votre texte a été retiré de %1.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Saved in %1.</source>
        <extracomment>%1 the name of a file</extracomment>
        <translation type="unfinished">Enregistré dans %1.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Unsaved translations</source>
        <extracomment>Title of a message: words that a translator has typed</extracomment>
        <translation type="unfinished">Traductions non enregistrées</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Some translations you typed have not been saved.</source>
        <translation type="unfinished">Certaines traductions que vous avez saisies n’ont pas encore été enregistrées.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Save them before closing?</source>
        <translation type="unfinished">Les enregistrer avant de fermer&#x202f;?</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&quot;%1&quot; was not saved. %2</source>
        <extracomment>%1 a text in English, %2 why, as a sentence</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;» n’a pas été enregistré. %2</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&quot;%1&quot; (%2) was not saved. %3</source>
        <extracomment>%1 a text in English, %2 the name of the language that it was translated into, such as Deutsch, %3 why, as a sentence</extracomment>
        <translation type="unfinished">«&#xa0;%1&#xa0;» (%2) n’a pas été enregistré. %3</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>For t&amp;ranslators</source>
        <extracomment>Title of a menu: what people need who translate the program</extracomment>
        <translation type="unfinished">Pour les t&amp;raducteurs</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&amp;Where is this text?</source>
        <extracomment>Menu entry: tells which text of the program stands at the pointer</extracomment>
        <translation type="unfinished">&amp;D’où vient ce texte&#x202f;?</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>&amp;Translate here</source>
        <extracomment>Menu entry: texts that are pointed at can be translated</extracomment>
        <translation type="unfinished">&amp;Traduire ici</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Text with the &amp;focus</source>
        <extracomment>Menu entry: tells which text of the program stands where the keys go</extracomment>
        <translation type="unfinished">Texte qui a le &amp;focus</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>Hold Ctrl+Shift and point at a text. Ctrl+Shift+F1 shows the text that has the keyboard focus.</source>
        <translation type="unfinished">Maintenez Ctrl et Maj et pointez un texte. Ctrl+Maj+F1 affiche le texte qui a le focus du clavier.</translation>
    </message>
    <message>
        <location filename="../ui/translating/translatortools.cpp"/>
        <source>What you write goes into your own translation and shows at once.</source>
        <translation type="unfinished">Ce que vous écrivez va dans votre propre traduction et s’affiche aussitôt.</translation>
    </message>
</context>
</TS>
