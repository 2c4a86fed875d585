<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Files</name>
    <message>
        <source>this is not a plain file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
</context>
<context>
    <name>ActingMode</name>
    <message>
        <source>Nothing to place here: end the turn with Nothing, or take the tile back with Esc.</source>
        <translation>Hier lässt sich nichts einsetzen: den Zug mit „Nichts“ beenden oder das Plättchen mit Esc zurücknehmen.</translation>
    </message>
    <message>
        <source>Place a piece or choose Nothing; Esc takes the tile back.</source>
        <translation>Eine Figur einsetzen oder „Nichts“ wählen; Esc nimmt das Plättchen zurück.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is what the player would do, %2 a number from 2 that tells it from others of the same name</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>Tile at %1: %2</source>
        <extracomment>%1 position of the tile, %2 what is done after it was placed</extracomment>
        <translation>Plättchen auf %1: %2</translation>
    </message>
    <message>
        <source>Tile at %1, turned %2°: %3</source>
        <extracomment>%1 position of the tile, %2 90, 180 or 270, %3 what is done after it was placed</extracomment>
        <translation>Plättchen auf %1, um %2° gedreht: %3</translation>
    </message>
    <message>
        <source>No better move was found.</source>
        <translation>Ein besserer Zug wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Your move is %1 points behind the best.</source>
        <extracomment>%1 points, such as 2.3</extracomment>
        <translation>Der eigene Zug liegt %1 Punkte hinter dem besten.</translation>
    </message>
    <message>
        <source>Only place the tile</source>
        <extracomment>A good move that puts down no piece</extracomment>
        <translation>Nur das Plättchen legen</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>The running game could not be kept safe in %1: %2. You can play on; save it elsewhere.</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation>Das laufende Spiel ließ sich in %1 nicht sichern: %2. Es kann weitergehen; bitte an anderer Stelle speichern.</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>takes a token</source>
        <extracomment>Label on the board: the player takes one mining token</extracomment>
        <translation>nimmt ein Goldplättchen</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Goldplättchen</numerusform>
            <numerusform>%n Goldplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) back to the supply</source>
        <extracomment>Label on the board: nobody holds the mountain, its tokens return to the supply</extracomment>
        <translation>
            <numerusform>%n Goldplättchen zurück in den Vorrat</numerusform>
            <numerusform>%n Goldplättchen zurück in den Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>Place at column %1, row %2, not turned</source>
        <translation>Auf Spalte %1, Zeile %2 legen, nicht gedreht</translation>
    </message>
    <message>
        <source>Place at column %1, row %2, turned %3 degrees</source>
        <extracomment>%3 is 90, 180 or 270</extracomment>
        <translation>Auf Spalte %1, Zeile %2 legen, um %3 Grad gedreht</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>length of a railroad</comment>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locomotive(s)</source>
        <translation>
            <numerusform>%n Lokomotive</numerusform>
            <numerusform>%n Lokomotiven</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n offenes Ende</numerusform>
            <numerusform>%n offene Enden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n Nugget</numerusform>
            <numerusform>%n Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open edge(s)</source>
        <translation>
            <numerusform>%n offene Kante</numerusform>
            <numerusform>%n offene Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s) now</source>
        <translation>
            <numerusform>jetzt %n Punkt wert</numerusform>
            <numerusform>jetzt %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n complete railroad(s)</source>
        <translation>
            <numerusform>%n fertige Strecke</numerusform>
            <numerusform>%n fertige Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <comment>railroads of a city</comment>
        <translation>
            <numerusform>%n unfertige</numerusform>
            <numerusform>%n unfertige</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Stands between the parts of a description, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Nothing: end the turn</source>
        <translation>Nichts: Zug beenden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what the player would do, %2 describes where, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Button on the board: end the turn without placing a piece or mining</extracomment>
        <translation>Nichts</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>--%1 does not know &quot;%2&quot;; it takes %3.</source>
        <translation>--%1 kennt „%2“ nicht; möglich sind: %3.</translation>
    </message>
    <message>
        <source>Lay tiles, build railroads and dig for gold.</source>
        <translation>Plättchen legen, Strecken bauen und nach Gold graben.</translation>
    </message>
    <message>
        <source>A game (*.lodeline) or a tile set to open.</source>
        <translation>Ein Spiel (*.lodeline) oder ein Plättchensatz zum Öffnen.</translation>
    </message>
    <message>
        <source>[file]</source>
        <translation>[Datei]</translation>
    </message>
    <message>
        <source>Language of the windows, such as de.</source>
        <translation>Sprache der Fenster, etwa de.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Colours of the windows: system, light or dark.</source>
        <translation>Farben der Fenster: system, light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <source>Pace of the board: off, slow, normal or fast.</source>
        <translation>Tempo des Spielbretts: off (aus), slow (langsam), normal oder fast (schnell).</translation>
    </message>
    <message>
        <source>Only one file can be opened.</source>
        <translation>Es lässt sich nur eine Datei öffnen.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message numerus="yes">
        <source>The start tile %1 lies on the table, with %n token(s) on it</source>
        <translation>
            <numerusform>Das Startplättchen %1 liegt aus, darauf %n Goldplättchen</numerusform>
            <numerusform>Das Startplättchen %1 liegt aus, darauf %n Goldplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile that is left fits anywhere: the game ends</source>
        <translation>Kein übriges Plättchen passt irgendwo: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>%1 draws the last tile, %2</source>
        <extracomment>%1 player, %2 name of a tile</extracomment>
        <translation>%1 zieht das letzte Plättchen, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws tile %2, %n left</source>
        <extracomment>%1 player, %2 name of a tile, %n tiles left in the stack</extracomment>
        <translation>
            <numerusform>%1 zieht Plättchen %2, %n übrig</numerusform>
            <numerusform>%1 zieht Plättchen %2, %n übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places tile %2 at %3</source>
        <translation>%1 legt Plättchen %2 auf %3</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n token(s) lie on its mountains</source>
        <extracomment>%1 is the sentence that tells who places which tile where</extracomment>
        <translation>
            <numerusform>%1; auf seinen Bergen liegt %n Goldplättchen</numerusform>
            <numerusform>%1; auf seinen Bergen liegen %n Goldplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 puts a railwayman on the railroad</source>
        <translation>%1 setzt einen Eisenbahner auf die Strecke</translation>
    </message>
    <message>
        <source>%1 puts a gold miner on the mountain</source>
        <translation>%1 setzt einen Goldgräber auf den Berg</translation>
    </message>
    <message>
        <source>%1 lays a farmer on the prairie</source>
        <translation>%1 legt einen Farmer in die Prärie</translation>
    </message>
    <message>
        <source>%1 puts a merchant in the city</source>
        <translation>%1 setzt einen Händler in die Stadt</translation>
    </message>
    <message>
        <source>%1 pitches the tent at %2</source>
        <translation>%1 schlägt das Zelt auf %2 auf</translation>
    </message>
    <message>
        <source>%1 takes a token from the mountain: %2</source>
        <translation>%1 nimmt ein Goldplättchen vom Berg: %2</translation>
    </message>
    <message>
        <source>%1 takes a token from the mountain</source>
        <translation>%1 nimmt ein Goldplättchen vom Berg</translation>
    </message>
    <message>
        <source>%1 takes the %2 at %3 back</source>
        <translation>%1 nimmt den %2 auf %3 zurück</translation>
    </message>
    <message>
        <source>Nobody scores for %1</source>
        <translation>Niemand punktet für %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n point(s) for %2</source>
        <translation>
            <numerusform>%1 erhält %n Punkt für %2</numerusform>
            <numerusform>%1 erhält %n Punkte für %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 score %n point(s) each for %2</source>
        <comment>several players</comment>
        <translation>
            <numerusform>%1 erhalten je %n Punkt für %2</numerusform>
            <numerusform>%1 erhalten je %n Punkte für %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n token(s) of the mountain at %2</source>
        <translation>
            <numerusform>%1 bekommt %n Goldplättchen des Bergs auf %2</numerusform>
            <numerusform>%1 bekommt %n Goldplättchen des Bergs auf %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of the mountain at %1 go back to the supply</source>
        <translation>
            <numerusform>%n Goldplättchen des Bergs auf %1 kommt zurück in den Vorrat</numerusform>
            <numerusform>%n Goldplättchen des Bergs auf %1 kommen zurück in den Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>The tent of %1 comes home</source>
        <translation>Das Zelt von %1 kommt zurück</translation>
    </message>
    <message>
        <source>A %1 of %2 comes home</source>
        <extracomment>%1 kind of cowboy, %2 player</extracomment>
        <translation>Ein %1 von %2 kommt zurück</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player and points</comment>
        <extracomment>%1 player, %2 points, one part of a list</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Everybody reveals the gold: %1</source>
        <translation>Alle decken ihr Gold auf: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) fit nowhere and leave the game: %1</source>
        <extracomment>%1 names of tiles</extracomment>
        <translation>
            <numerusform>Ein Plättchen passt nirgends und scheidet aus: %1</numerusform>
            <numerusform>%n Plättchen passen nirgends und scheiden aus: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an unfinished railroad of %n tile(s)</source>
        <translation>
            <numerusform>eine unfertige Strecke aus %n Plättchen</numerusform>
            <numerusform>eine unfertige Strecke aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a railroad of %n tile(s)</source>
        <translation>
            <numerusform>eine Strecke aus %n Plättchen</numerusform>
            <numerusform>eine Strecke aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a railroad of %n tile(s) with a locomotive</source>
        <translation>
            <numerusform>eine Strecke aus %n Plättchen mit einer Lokomotive</numerusform>
            <numerusform>eine Strecke aus %n Plättchen mit einer Lokomotive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a railroad of %n tile(s) with several locomotives</source>
        <translation>
            <numerusform>eine Strecke aus %n Plättchen mit mehreren Lokomotiven</numerusform>
            <numerusform>eine Strecke aus %n Plättchen mit mehreren Lokomotiven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an unfinished mountain with %n nugget(s)</source>
        <translation>
            <numerusform>einen unfertigen Berg mit %n Nugget</numerusform>
            <numerusform>einen unfertigen Berg mit %n Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a mountain with %n nugget(s)</source>
        <translation>
            <numerusform>einen Berg mit %n Nugget</numerusform>
            <numerusform>einen Berg mit %n Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an unfinished city with %n finished railroad(s)</source>
        <translation>
            <numerusform>eine unfertige Stadt mit %n fertiger Strecke</numerusform>
            <numerusform>eine unfertige Stadt mit %n fertigen Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a city with %n finished railroad(s)</source>
        <translation>
            <numerusform>eine Stadt mit %n fertiger Strecke</numerusform>
            <numerusform>eine Stadt mit %n fertigen Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tipi camp(s)</source>
        <translation>
            <numerusform>%n Tipilager</numerusform>
            <numerusform>%n Tipilagern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horse herd(s)</source>
        <translation>
            <numerusform>%n Pferdeherde</numerusform>
            <numerusform>%n Pferdeherden</numerusform>
        </translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the win with %n point(s) each</source>
        <translation>
            <numerusform>%1 teilen sich den Sieg mit je %n Punkt</numerusform>
            <numerusform>%1 teilen sich den Sieg mit je %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1 fits nowhere and leaves the game</source>
        <translation>Plättchen %1 passt nirgends und scheidet aus</translation>
    </message>
    <message>
        <source>a prairie without camps and herds</source>
        <translation>eine Prärie ohne Lager und Herden</translation>
    </message>
    <message>
        <source>a prairie with %1</source>
        <extracomment>%1 is a list of camps and herds with their numbers</extracomment>
        <translation>eine Prärie mit %1</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>Your turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Draw a tile and lay it against the tiles on the table. Every edge that touches another tile must go on there: track to track, mountain to mountain, prairie to prairie. A tile that fits nowhere leaves the game and another is drawn.</source>
        <translation>Ein Plättchen wird gezogen und an die ausliegenden angelegt. Jede Kante, die ein anderes Plättchen berührt, muss dort weitergehen: Gleis an Gleis, Berg an Berg, Prärie an Prärie. Ein Plättchen, das nirgends passt, scheidet aus, und ein neues wird gezogen.</translation>
    </message>
    <message>
        <source>On a mountain of the new tile a token is put face down for every nugget that the tile shows.</source>
        <translation>Auf einen Berg des neuen Plättchens kommt für jedes Nugget, das es zeigt, ein verdecktes Goldplättchen.</translation>
    </message>
    <message>
        <source>Then you may do one of the following, or nothing:</source>
        <translation>Danach ist eine dieser Möglichkeiten erlaubt, oder nichts:</translation>
    </message>
    <message>
        <source>Put a cowboy on the new tile: as railwayman on a railroad, gold miner on a mountain, merchant in a city or farmer on a prairie. Nobody may have a cowboy anywhere on that railroad, mountain, city or prairie yet.</source>
        <translation>Einen Cowboy auf das neue Plättchen setzen: als Eisenbahner auf eine Strecke, als Goldgräber auf einen Berg, als Händler in eine Stadt oder als Farmer in eine Prärie. Auf dieser Strecke, diesem Berg, dieser Stadt oder Prärie darf noch nirgends ein Cowboy stehen.</translation>
    </message>
    <message>
        <source>Pitch your tent on an unfinished mountain anywhere, or move it to another one. No cowboy and no other tent may stand on that part of it.</source>
        <translation>Das eigene Zelt auf einem unfertigen Berg irgendwo im Land aufschlagen oder auf einen anderen versetzen. Auf diesem Teil des Bergs darf weder ein Cowboy noch ein anderes Zelt stehen.</translation>
    </message>
    <message>
        <source>Mine: take one token from the mountain of your tent. Only you know its value.</source>
        <translation>Schürfen: ein Goldplättchen vom Berg des eigenen Zelts nehmen. Seinen Wert kennt nur, wer es genommen hat.</translation>
    </message>
    <message>
        <source>With the option Take back: take one of your cowboys back without points.</source>
        <translation>Mit der Option „Zurücknehmen“: einen eigenen Cowboy ohne Punkte zurücknehmen.</translation>
    </message>
    <message>
        <source>Points at once</source>
        <translation>Sofort gewertet</translation>
    </message>
    <message>
        <source>A railroad is finished when both ends lie in a junction, a city or a mountain, or when it is a loop. It brings 1 point for each tile, and 2 when exactly one locomotive runs on it.</source>
        <translation>Eine Strecke ist fertig, wenn beide Enden in einer Kreuzung, einer Stadt oder einem Berg liegen oder wenn sie ein Kreis ist. Sie bringt 1 Punkt je Plättchen, und 2, wenn genau eine Lokomotive auf ihr fährt.</translation>
    </message>
    <message>
        <source>A mountain is finished when it is closed all around. Whoever has most miners there gets the tokens that are left and 1 point for each nugget on its tiles; on a tie the tokens are dealt in turn.</source>
        <translation>Ein Berg ist fertig, wenn er ringsum geschlossen ist. Wer dort die meisten Goldgräber hat, bekommt die übrigen Goldplättchen und 1 Punkt je Nugget auf seinen Plättchen; bei Gleichstand werden die Goldplättchen reihum verteilt.</translation>
    </message>
    <message>
        <source>A city is finished when all railroads that leave it are. Its merchant gets 3 points for each different one.</source>
        <translation>Eine Stadt ist fertig, wenn alle Strecken es sind, die von ihr ausgehen. Ihr Händler bekommt 3 Punkte für jede verschiedene.</translation>
    </message>
    <message>
        <source>The most cowboys count; on a tie everybody gets all of the points. Then the cowboys and tents go home.</source>
        <translation>Es zählen die meisten Cowboys; bei Gleichstand bekommen alle die volle Punktzahl. Danach kommen Cowboys und Zelte zurück.</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Am Ende gewertet</translation>
    </message>
    <message>
        <source>Unfinished railroads bring 1 point a tile, locomotives aside.</source>
        <translation>Unfertige Strecken bringen 1 Punkt je Plättchen, Lokomotiven zählen nicht.</translation>
    </message>
    <message>
        <source>Unfinished mountains bring 1 point a nugget, unfinished cities 3 points for each finished railroad.</source>
        <translation>Unfertige Berge bringen 1 Punkt je Nugget, unfertige Städte 3 Punkte je fertiger Strecke.</translation>
    </message>
    <message>
        <source>Farmers score their prairie: 2 points for each tipi camp and 4 for each horse herd.</source>
        <translation>Farmer werten ihre Prärie: 2 Punkte je Tipilager und 4 je Pferdeherde.</translation>
    </message>
    <message>
        <source>Everybody reveals the tokens and scores their values.</source>
        <translation>Alle decken ihre Goldplättchen auf und erhalten deren Werte.</translation>
    </message>
    <message>
        <source>The most points win; a tie shares the win.</source>
        <translation>Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Together you lay out a land of railroads, mountains and prairies, tile by tile. Your cowboys claim parts of it and bring points when those are finished.</source>
        <translation>Plättchen für Plättchen entsteht gemeinsam ein Land aus Strecken, Bergen und Prärien. Cowboys beanspruchen Teile davon und bringen Punkte, wenn diese fertig sind.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Lay the tile on the marked spot; then click the piece to put down</source>
        <translation>Das Plättchen auf die markierte Stelle legen; danach die Figur anklicken, die eingesetzt wird</translation>
    </message>
    <message>
        <source>Right button, R, Shift+R</source>
        <translation>Rechte Taste, R, Umschalt+R</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Das Plättchen drehen</translation>
    </message>
    <message>
        <source>Wheel over the tile</source>
        <translation>Mausrad über dem Plättchen</translation>
    </message>
    <message>
        <source>Wheel elsewhere, +, −</source>
        <translation>Mausrad sonst, +, −</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Vergrößern und verkleinern</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Move the board</source>
        <translation>Das Land verschieben</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Das ganze Land zeigen</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab, arrow keys</source>
        <translation>Tab, Umschalt+Tab, Pfeiltasten</translation>
    </message>
    <message>
        <source>Go to another spot or action</source>
        <translation>Zu einer anderen Stelle oder Aktion gehen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Lay the tile, take the action</source>
        <translation>Das Plättchen legen, die Aktion ausführen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take the tile back before the turn is over</source>
        <translation>Das Plättchen zurücknehmen, solange der Zug läuft</translation>
    </message>
    <message>
        <source>V, held down</source>
        <translation>V, gehalten</translation>
    </message>
    <message>
        <source>Look at your own gold</source>
        <translation>Das eigene Gold ansehen</translation>
    </message>
    <message>
        <source>Go between the board, the panels and the log</source>
        <translation>Zwischen Land, Seitenleiste und Protokoll wechseln</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>Undo a turn</source>
        <translation>Einen Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Redo a turn</source>
        <translation>Einen Zug wiederholen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Quit; the game is kept</source>
        <translation>Beenden; das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Spielbrett</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>Tile-laying games for the desktop.</source>
        <translation>Legespiele für den Schreibtisch.</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the GNU General Public License, version 3 or later. Pictures and tile sets: CC BY-SA 4.0.</source>
        <translation>Freie Software: nutzen, untersuchen, weitergeben und verändern ist unter der GNU General Public License erlaubt, Version 3 oder später. Bilder und Plättchensätze: CC BY-SA 4.0.</translation>
    </message>
    <message>
        <source>It comes without any warranty.</source>
        <translation>Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>An unofficial program by players for players, with no link to the publishers or authors of any board game.</source>
        <translation>Ein inoffizielles Programm, gemacht aus Freude am Spielen, ohne Verbindung zu Verlagen oder Autoren irgendeines Brettspiels.</translation>
    </message>
    <message>
        <source>The new tile, framed, meets prairie with prairie on two sides.</source>
        <translation>Das neue Plättchen, umrahmt, trifft auf zwei Seiten mit Prärie auf Prärie.</translation>
    </message>
    <message>
        <source>Four tiles and one locomotive: 8 points for the railwayman.</source>
        <translation>Vier Plättchen und eine Lokomotive: 8 Punkte für den Eisenbahner.</translation>
    </message>
    <message>
        <source>Seven nuggets: 7 points and all tokens for the only miner. The tent goes home without points.</source>
        <translation>Sieben Nuggets: 7 Punkte und alle Goldplättchen für den einzigen Goldgräber. Das Zelt kehrt ohne Punkte heim.</translation>
    </message>
    <message>
        <source>Two finished railroads leave the city: 6 points for the merchant.</source>
        <translation>Von der Stadt gehen zwei fertige Strecken aus: 6 Punkte für den Händler.</translation>
    </message>
    <message>
        <source>Two camps and three herds: 16 points for two farmers, none for the one farmer of the other player.</source>
        <translation>Zwei Lager und drei Herden: 16 Punkte für zwei Farmer, keine für den einzelnen des anderen Spielers.</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Auf das Spiel zurückblicken</translation>
    </message>
    <message>
        <source>A turn back or forward</source>
        <translation>Ein Zug zurück oder vor</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>To the start, to the last turn</source>
        <translation>Zum Anfang, zum letzten Zug</translation>
    </message>
    <message>
        <source>Show the better move on the board, or hide it</source>
        <translation>Den besseren Zug auf dem Spielbrett zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Den Rückblick schließen</translation>
    </message>
    <message>
        <source>In the review</source>
        <translation>Im Rückblick</translation>
    </message>
    <message>
        <source>Show the three best moves</source>
        <translation>Die drei besten Züge zeigen</translation>
    </message>
    <message>
        <source>Shift+H</source>
        <translation>Umschalt+H</translation>
    </message>
    <message>
        <source>Compare the move in mind with the best one</source>
        <translation>Den gedachten Zug mit dem besten vergleichen</translation>
    </message>
    <message>
        <source>Let the computer play now or go on</source>
        <translation>Den Computer sofort oder weiter spielen lassen</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Ann</source>
        <extracomment>Default name of the first player: a short first name usual in your language</extracomment>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Bo</source>
        <extracomment>Default name of the second player</extracomment>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Cleo</source>
        <extracomment>Default name of the third player</extracomment>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dan</source>
        <extracomment>Default name of the fourth player</extracomment>
        <translation>David</translation>
    </message>
    <message>
        <source>Eve</source>
        <extracomment>Default name of the fifth player</extracomment>
        <translation>Emma</translation>
    </message>
    <message>
        <source>Each player needs a colour of their own.</source>
        <translation>Alle brauchen eine eigene Farbe.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Zwei heißen %1.</translation>
    </message>
</context>
<context>
    <name>PlacingMode</name>
    <message>
        <source>Place the tile on a marked spot: click, or choose with Tab and the arrow keys.</source>
        <translation>Das Plättchen auf eine markierte Stelle legen: klicken oder mit Tab und den Pfeiltasten wählen.</translation>
    </message>
    <message>
        <source>The tile fits here in this one way only. Click or press Enter to place it.</source>
        <translation>Das Plättchen passt hier nur so. Klick oder Eingabe legt es ab.</translation>
    </message>
    <message>
        <source>Click or press Enter to place the tile; R, the right button or the wheel turn it.</source>
        <translation>Klick oder Eingabe legt das Plättchen ab; R, die rechte Taste oder das Mausrad drehen es.</translation>
    </message>
    <message>
        <source>%1, the only way it fits here</source>
        <extracomment>%1 is &quot;Place at column 2, row -1, turned 90 degrees&quot;</extracomment>
        <translation>%1, anders passt es hier nicht</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB</source>
        <translation>Die Datei ist größer als %1 MiB</translation>
    </message>
    <message>
        <source>Not JSON: something is wrong at line %1, column %2</source>
        <translation>Kein JSON: In Zeile %1, Spalte %2 stimmt etwas nicht</translation>
    </message>
    <message>
        <source>Nested more than %1 levels deep</source>
        <translation>Tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>This is not a file of the format &quot;%1&quot;</source>
        <translation>Das ist keine Datei im Format „%1“</translation>
    </message>
    <message>
        <source>The file has version %1 of its format, newer than this program, which reads up to version %2; a newer program can open it</source>
        <translation>Die Datei hat Version %1 ihres Formats, dieses Programm liest bis Version %2; ein neueres Programm kann sie öffnen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>Wrong type of value, expected: %1</source>
        <translation>Falsche Art von Wert, erwartet: %1</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2</source>
        <translation>Die Zahl muss von %1 bis %2 reichen</translation>
    </message>
    <message>
        <source>Not one of the values allowed here: %1</source>
        <translation>Keiner der hier erlaubten Werte: %1</translation>
    </message>
    <message>
        <source>Too many entries, at most %1 are allowed</source>
        <translation>Zu viele Einträge, höchstens %1 sind erlaubt</translation>
    </message>
    <message>
        <source>Unknown key &quot;%1&quot;, kept as it is</source>
        <translation>Unbekannter Schlüssel „%1“, bleibt wie er ist</translation>
    </message>
    <message>
        <source>An id is 1 to 32 letters, digits, dots, dashes or underscores</source>
        <translation>Eine Kennung hat 1 bis 32 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; is used more than once</source>
        <translation>Die Kennung „%1“ kommt mehrfach vor</translation>
    </message>
    <message>
        <source>The edge &quot;%1&quot; is claimed more than once</source>
        <translation>Die Kante „%1“ ist mehrfach belegt</translation>
    </message>
    <message>
        <source>A railroad has two edges, or one edge and an end</source>
        <translation>Eine Strecke hat zwei Kanten, oder eine Kante und ein Ende</translation>
    </message>
    <message>
        <source>The railroad ends in a mountain, but the tile has none</source>
        <translation>Die Strecke endet in einem Berg, aber das Plättchen hat keinen</translation>
    </message>
    <message>
        <source>No prairie claims the half-edge &quot;%1&quot;</source>
        <translation>Keine Prärie belegt die halbe Kante „%1“</translation>
    </message>
    <message>
        <source>The half-edge &quot;%1&quot; is claimed more than once</source>
        <translation>Die halbe Kante „%1“ ist mehrfach belegt</translation>
    </message>
    <message>
        <source>The half-edge &quot;%1&quot; lies on a mountain edge</source>
        <translation>Die halbe Kante „%1“ liegt an einer Bergkante</translation>
    </message>
    <message>
        <source>The halves of the prairie edge &quot;%1&quot; belong to two prairies</source>
        <translation>Die Hälften der Präriekante „%1“ gehören zu zwei Prärien</translation>
    </message>
    <message>
        <source>A tile has at most %1 segments</source>
        <translation>Ein Plättchen hat höchstens %1 Abschnitte</translation>
    </message>
    <message>
        <source>No tile has the id of the start tile, &quot;%1&quot;</source>
        <translation>Kein Plättchen hat die Kennung des Startplättchens, „%1“</translation>
    </message>
    <message>
        <source>The start tile &quot;%1&quot; has no copies</source>
        <translation>Das Startplättchen „%1“ ist nicht vorhanden</translation>
    </message>
    <message>
        <source>The set has %1 tiles, at most %2 are allowed</source>
        <translation>Der Satz hat %1 Plättchen, höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>%1 tokens are too few for %2 nuggets</source>
        <translation>%1 Goldplättchen sind zu wenige für %2 Nuggets</translation>
    </message>
    <message>
        <source>The same tile as &quot;%1&quot;, turned or not</source>
        <translation>Dasselbe Plättchen wie „%1“, gedreht oder nicht</translation>
    </message>
    <message>
        <source>No other tile has an edge of the kind: %1</source>
        <translation>Kein anderes Plättchen hat eine Kante dieser Art: %1</translation>
    </message>
    <message>
        <source>A seed is a string of decimal digits, less than 2^64</source>
        <translation>Ein Startwert ist eine Zeichenkette aus Ziffern, kleiner als 2^64</translation>
    </message>
    <message>
        <source>A game has %1 to %2 players</source>
        <translation>Ein Spiel hat %1 bis %2 Teilnehmende</translation>
    </message>
    <message>
        <source>Two players have the colour &quot;%1&quot;</source>
        <translation>Die Farbe „%1“ kommt doppelt vor</translation>
    </message>
    <message>
        <source>The record has tile &quot;%1&quot;, but the seed draws &quot;%2&quot;</source>
        <translation>Verzeichnet ist Plättchen „%1“, der Startwert zieht aber „%2“</translation>
    </message>
    <message>
        <source>The game is over before this move</source>
        <translation>Das Spiel ist vor diesem Zug zu Ende</translation>
    </message>
    <message>
        <source>Tile &quot;%1&quot; may not be placed at (%2, %3) with rotation %4</source>
        <translation>Plättchen „%1“ darf nicht auf (%2, %3) liegen, um %4 Grad gedreht</translation>
    </message>
    <message>
        <source>The action &quot;%1&quot; is against the rules here</source>
        <translation>Die Aktion „%1“ verstößt hier gegen die Regeln</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>A remark about a file, less than a warning</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>the whole file</source>
        <translation>die ganze Datei</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>; </source>
        <extracomment>Stands between the reasons for a move</extracomment>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) for a railroad</source>
        <translation>
            <numerusform>bringt %n Punkt für eine Strecke</numerusform>
            <numerusform>bringt %n Punkte für eine Strecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) for a mountain</source>
        <translation>
            <numerusform>bringt %n Punkt für einen Berg</numerusform>
            <numerusform>bringt %n Punkte für einen Berg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s) for a city</source>
        <translation>
            <numerusform>bringt %n Punkt für eine Stadt</numerusform>
            <numerusform>bringt %n Punkte für eine Stadt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n token(s) of the finished mountain</source>
        <translation>
            <numerusform>nimmt %n Goldplättchen vom fertigen Berg</numerusform>
            <numerusform>nimmt %n Goldplättchen vom fertigen Berg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>but gives %3 %n point(s)</source>
        <translation>
            <numerusform>bringt aber %3 %n Punkt</numerusform>
            <numerusform>bringt aber %3 %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and gives %3 %n point(s), too</source>
        <translation>
            <numerusform>und bringt auch %3 %n Punkt</numerusform>
            <numerusform>und bringt auch %3 %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mines a token and leaves %n for later</source>
        <translation>
            <numerusform>schürft ein Goldplättchen und lässt %n für später liegen</numerusform>
            <numerusform>schürft ein Goldplättchen und lässt %n für später liegen</numerusform>
        </translation>
    </message>
    <message>
        <source>the cowboy comes back at once</source>
        <translation>der Cowboy kommt sofort zurück</translation>
    </message>
    <message numerus="yes">
        <source>brings %n cowboy(s) home</source>
        <translation>
            <numerusform>bringt %n Cowboy zurück</numerusform>
            <numerusform>bringt %n Cowboys zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>but uses the last cowboy</source>
        <translation>verbraucht aber den letzten Cowboy</translation>
    </message>
    <message numerus="yes">
        <source>takes a railroad of %n tile(s)</source>
        <translation>
            <numerusform>besetzt eine Strecke von %n Plättchen</numerusform>
            <numerusform>besetzt eine Strecke von %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes a mountain with %n nugget(s)</source>
        <translation>
            <numerusform>besetzt einen Berg mit %n Nugget</numerusform>
            <numerusform>besetzt einen Berg mit %n Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes a city with %n railroad(s)</source>
        <translation>
            <numerusform>besetzt eine Stadt mit %n Strecke</numerusform>
            <numerusform>besetzt eine Stadt mit %n Strecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes a prairie worth %n point(s) so far</source>
        <translation>
            <numerusform>besetzt eine Prärie, die bisher %n Punkt wert ist</numerusform>
            <numerusform>besetzt eine Prärie, die bisher %n Punkte wert ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pitches the tent by %n token(s)</source>
        <translation>
            <numerusform>schlägt das Zelt bei %n Goldplättchen auf</numerusform>
            <numerusform>schlägt das Zelt bei %n Goldplättchen auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>extends %n feature(s) that the player holds</source>
        <translation>
            <numerusform>baut %n eigenes Gebiet aus</numerusform>
            <numerusform>baut %n eigene Gebiete aus</numerusform>
        </translation>
    </message>
    <message>
        <source>but extends a feature of %3</source>
        <translation>baut aber ein Gebiet von %3 aus</translation>
    </message>
    <message>
        <source>joins a feature of %3</source>
        <translation>schließt an ein Gebiet von %3 an</translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 tiles left would complete it</source>
        <translation>
            <numerusform>%n von %2 übrigen Plättchen würde es vollenden</numerusform>
            <numerusform>%n von %2 übrigen Plättchen würden es vollenden</numerusform>
        </translation>
    </message>
    <message>
        <source>but no tile left would complete it</source>
        <translation>aber kein übriges Plättchen würde es vollenden</translation>
    </message>
</context>
<context>
    <name>RecordFile</name>
    <message>
        <source>The game could not be saved as %1: %2</source>
        <extracomment>%1 is a path, %2 the reason as the system gives it</extracomment>
        <translation>Das Spiel ließ sich nicht als %1 speichern: %2</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 a move, %2 the reasons for it</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>the tile %1</source>
        <translation>das Plättchen %1</translation>
    </message>
    <message>
        <source>the gold %1 (%2 points)</source>
        <extracomment>Luck of a turn: %1 &quot;+3 %&quot; of the chances, %2 &quot;+1.5&quot; points</extracomment>
        <translation>das Gold %1 (%2 Punkte)</translation>
    </message>
    <message>
        <source>the gold of %1 %2 points</source>
        <extracomment>Luck of a turn for another player: %1 name, %2 &quot;+1.5&quot; points</extracomment>
        <translation>das Gold von %1 %2 Punkte</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <extracomment>Chances after a turn: %1 player, %2 &quot;62 %&quot;, %3 the change &quot;+3 %&quot;</extracomment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share in hundredths</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>%1 number, %2 name of a player</extracomment>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <extracomment>Chances of winning: %1 player, %2 before, %3 after</extracomment>
        <translation>%1 von %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 of the chances lost by choice.</source>
        <translation>%1 der Chancen durch die Wahl verloren.</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <extracomment>%1 the reasons for a move</extracomment>
        <translation>Besser: %1.</translation>
    </message>
    <message>
        <source>A lucky tile: %1.</source>
        <translation>Ein glückliches Plättchen: %1.</translation>
    </message>
    <message>
        <source>An unlucky tile: %1.</source>
        <translation>Ein unglückliches Plättchen: %1.</translation>
    </message>
    <message>
        <source>Lucky gold: %1.</source>
        <translation>Glück mit dem Gold: %1.</translation>
    </message>
    <message>
        <source>Unlucky gold: %1.</source>
        <translation>Pech mit dem Gold: %1.</translation>
    </message>
    <message>
        <source>Played:</source>
        <translation>Gespielt:</translation>
    </message>
    <message>
        <source>Better:</source>
        <translation>Besser:</translation>
    </message>
    <message>
        <source>Lost by choice:</source>
        <translation>Durch die Wahl verloren:</translation>
    </message>
    <message>
        <source>%1 of the chances, %2 points of the lead</source>
        <extracomment>%1 &quot;12 %&quot; of the chances of winning, %2 &quot;6.5&quot; points</extracomment>
        <translation>%1 der Chancen, %2 Punkte des Vorsprungs</translation>
    </message>
    <message>
        <source>No better move was found.</source>
        <translation>Ein besserer Zug wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>A better move has not been looked for yet.</source>
        <translation>Nach einem besseren Zug wurde noch nicht gesucht.</translation>
    </message>
    <message>
        <source>Luck:</source>
        <translation>Glück:</translation>
    </message>
    <message>
        <source>Chances now:</source>
        <translation>Chancen jetzt:</translation>
    </message>
    <message>
        <source>The move: %1.</source>
        <extracomment>%1 what a move does: &quot;scores 8 points for a railroad&quot;</extracomment>
        <translation>Der Zug: %1.</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>Greenhorn</source>
        <extracomment>Weakest level of the computer players</extracomment>
        <translation>Greenhorn</translation>
    </message>
    <message>
        <source>Prospector</source>
        <extracomment>Second level of the computer players</extracomment>
        <translation>Goldsucher</translation>
    </message>
    <message>
        <source>Foreman</source>
        <extracomment>Third level of the computer players</extracomment>
        <translation>Vorarbeiter</translation>
    </message>
    <message>
        <source>Baron</source>
        <extracomment>Strongest level of the computer players</extracomment>
        <translation>Baron</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>A player who is no computer</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <extracomment>%1 is the technical name of a computer player, such as uct:100</extracomment>
        <translation>Computer %1</translation>
    </message>
    <message>
        <source>Somebody at this computer</source>
        <translation>Jemand an diesem Rechner</translation>
    </message>
    <message>
        <source>Plays plainly and makes mistakes as a beginner does</source>
        <translation>Spielt schlicht und macht Fehler wie jemand, der neu im Spiel ist</translation>
    </message>
    <message>
        <source>Knows what everything is worth and moves at once</source>
        <translation>Weiß, was alles wert ist, und zieht sofort</translation>
    </message>
    <message>
        <source>Looks ahead before each move</source>
        <translation>Denkt vor jedem Zug voraus</translation>
    </message>
    <message>
        <source>The strongest: thinks for about a second</source>
        <translation>Die stärkste Stufe: denkt etwa eine Sekunde nach</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 name of a player, %2 level of the computer that plays it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ShippedSets</name>
    <message>
        <source>Classic set</source>
        <translation>Klassischer Satz</translation>
    </message>
    <message>
        <source>Dry Gulch</source>
        <extracomment>Name of a tile set: a dried-out gorge</extracomment>
        <translation>Dürre Schlucht</translation>
    </message>
    <message>
        <source>A short game for two with a bit of everything.</source>
        <translation>Eine kurze Partie für zwei, in der alles einmal vorkommt.</translation>
    </message>
    <message>
        <source>High Sierra</source>
        <extracomment>Name of a tile set: a mountain range</extracomment>
        <translation>Hohe Sierra</translation>
    </message>
    <message>
        <source>Mountains that grow large and hold more than all railroads bring.</source>
        <translation>Berge, die groß werden und mehr bergen, als alle Strecken einbringen.</translation>
    </message>
    <message>
        <source>Open Range</source>
        <extracomment>Name of a tile set: pasture without fences</extracomment>
        <translation>Weites Land</translation>
    </message>
    <message>
        <source>Prairies full of camps and herds: the farmers decide.</source>
        <translation>Prärien voller Lager und Herden: Die Farmer entscheiden.</translation>
    </message>
    <message>
        <source>Iron Web</source>
        <extracomment>Name of a tile set: a net of railroads</extracomment>
        <translation>Eisernes Netz</translation>
    </message>
    <message>
        <source>Railroads above all: crossings, forks, loops and many towns.</source>
        <translation>Vor allem Strecken: Kreuzungen, Gabelungen, Schleifen und viele Städte.</translation>
    </message>
</context>
<context>
    <name>SvgArt</name>
    <message>
        <source>The picture is larger than %1 KiB.</source>
        <translation>Das Bild ist größer als %1 KiB.</translation>
    </message>
    <message>
        <source>The picture is not well-formed XML: %1</source>
        <translation>Das Bild ist kein wohlgeformtes XML: %1</translation>
    </message>
    <message>
        <source>The picture is not SVG.</source>
        <translation>Das Bild ist kein SVG.</translation>
    </message>
    <message>
        <source>Document types and entities are not allowed in a picture.</source>
        <translation>Dokumenttypen und Entitäten sind in einem Bild nicht erlaubt.</translation>
    </message>
    <message>
        <source>The picture is nested more than %1 levels deep.</source>
        <translation>Das Bild ist tiefer als %1 Ebenen verschachtelt.</translation>
    </message>
    <message>
        <source>The picture has more than %1 elements.</source>
        <translation>Das Bild hat mehr als %1 Elemente.</translation>
    </message>
    <message>
        <source>The picture has no usable size.</source>
        <translation>Das Bild hat keine brauchbare Größe.</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; is no plain number in range.</source>
        <translation>Der Wert von „%1“ ist keine einfache Zahl im erlaubten Bereich.</translation>
    </message>
    <message>
        <source>The element &quot;%1&quot; is left out.</source>
        <translation>Das Element „%1“ wird ausgelassen.</translation>
    </message>
    <message>
        <source>The attribute &quot;%1&quot; is left out.</source>
        <translation>Das Attribut „%1“ wird ausgelassen.</translation>
    </message>
    <message>
        <source>A reference outside the picture is left out: %1</source>
        <translation>Ein Verweis aus dem Bild hinaus wird ausgelassen: %1</translation>
    </message>
    <message>
        <source>The style &quot;%1&quot; would not be drawn right and is left out.</source>
        <translation>Der Stil „%1“ würde falsch gezeichnet und wird ausgelassen.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>north</source>
        <extracomment>Side of a tile where a railroad, mountain or prairie leaves it, added in brackets</extracomment>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Put a railwayman on the railroad</source>
        <translation>Einen Eisenbahner auf die Strecke setzen</translation>
    </message>
    <message>
        <source>Put a gold miner on the mountain</source>
        <translation>Einen Goldgräber auf den Berg setzen</translation>
    </message>
    <message>
        <source>Lay a farmer on the prairie</source>
        <translation>Einen Farmer in die Prärie legen</translation>
    </message>
    <message>
        <source>Put a merchant in the city</source>
        <translation>Einen Händler in die Stadt setzen</translation>
    </message>
    <message>
        <source>Move the tent to the mountain at %1</source>
        <translation>Das Zelt auf den Berg bei %1 versetzen</translation>
    </message>
    <message>
        <source>Pitch the tent on the mountain at %1</source>
        <translation>Das Zelt auf dem Berg bei %1 aufschlagen</translation>
    </message>
    <message>
        <source>railroad</source>
        <translation>Strecke</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>prairie</source>
        <translation>Prärie</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>railwayman</source>
        <translation>Eisenbahner</translation>
    </message>
    <message>
        <source>gold miner</source>
        <translation>Goldgräber</translation>
    </message>
    <message>
        <source>farmer</source>
        <translation>Farmer</translation>
    </message>
    <message>
        <source>merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>The player puts down no piece in this turn</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Mine: take a token from the mountain of the tent</source>
        <translation>Schürfen: ein Goldplättchen vom Berg des Zelts nehmen</translation>
    </message>
    <message>
        <source>Take the %1 at %2 back</source>
        <extracomment>%1 kind of cowboy, %2 position</extracomment>
        <translation>Den %1 auf %2 zurücknehmen</translation>
    </message>
    <message>
        <source>north-east</source>
        <extracomment>Corner of a tile where a prairie lies, added in brackets</extracomment>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ActionList</name>
    <message>
        <source>%1: and now?</source>
        <extracomment>%1 player, who has placed a tile and now may put down a piece</extracomment>
        <translation>%1: Was nun?</translation>
    </message>
    <message>
        <source>Possible actions</source>
        <translation>Mögliche Aktionen</translation>
    </message>
    <message>
        <source>Take the tile back (Esc)</source>
        <translation>Plättchen zurücknehmen (Esc)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <translation>Spiel s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Turn the tile &amp;left</source>
        <translation>Plättchen nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn the tile r&amp;ight</source>
        <translation>Plättchen nach r&amp;echts drehen</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>&amp;Rules in short</source>
        <translation>&amp;Regeln in Kürze</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>&amp;About Lodeline</source>
        <translation>Ü&amp;ber Lodeline</translation>
    </message>
    <message>
        <source>Set up a new game</source>
        <translation>Ein neues Spiel vorbereiten</translation>
    </message>
    <message>
        <source>Open a saved game or a tile set</source>
        <translation>Ein gespeichertes Spiel oder einen Plättchensatz öffnen</translation>
    </message>
    <message>
        <source>Save the game to a file</source>
        <translation>Das Spiel in einer Datei speichern</translation>
    </message>
    <message>
        <source>Take back the last turn</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Play the turn again that was taken back</source>
        <translation>Den zurückgenommenen Zug wieder spielen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>Ganze Land&amp;schaft zeigen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Log of the game</source>
        <translation>Spiel&amp;protokoll</translation>
    </message>
    <message>
        <source>Final &amp;scoring</source>
        <translation>&amp;Endwertung</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <source>Who pla&amp;ys…</source>
        <translation>&amp;Wer spielt…</translation>
    </message>
    <message>
        <source>Let the computer make its move without thinking on</source>
        <translation>Den Computer ohne weiteres Nachdenken ziehen lassen</translation>
    </message>
    <message>
        <source>Hand seats to people and computer players</source>
        <translation>Plätze an Menschen und Computerspieler vergeben</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <translation>&amp;Zügig</translation>
    </message>
    <message>
        <source>&amp;Leisurely</source>
        <translation>&amp;Gemächlich</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>&amp;Schritt für Schritt</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Why &amp;not mine?</source>
        <translation>Warum &amp;nicht meiner?</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>Show the three best moves and what speaks for them</source>
        <translation>Die drei besten Züge zeigen und was für sie spricht</translation>
    </message>
    <message>
        <source>Compare the move that is held or placed with the best one</source>
        <translation>Den gehaltenen oder gelegten Zug mit dem besten vergleichen</translation>
    </message>
    <message>
        <source>Look back on the game: chances, turning points, better moves</source>
        <translation>Auf das Spiel zurückblicken: Chancen, Wendepunkte, bessere Züge</translation>
    </message>
</context>
<context>
    <name>lodeline::app::AdviceDesk</name>
    <message>
        <source>No advice could be worked out: %1</source>
        <extracomment>%1 the reason, as the program gives it</extracomment>
        <translation>Ein Rat ließ sich nicht finden: %1</translation>
    </message>
    <message>
        <source>Hold the tile over a spot or place it first: the question is about that move.</source>
        <translation>Erst das Plättchen über einen Platz halten oder legen: Um diesen Zug geht die Frage.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::AdvicePanel</name>
    <message>
        <source>Looking for good moves…</source>
        <translation>Gute Züge werden gesucht…</translation>
    </message>
    <message>
        <source>Good moves for %1</source>
        <extracomment>%1 player</extracomment>
        <translation>Gute Züge für %1</translation>
    </message>
    <message>
        <source>%1. %2, %3 points. %4</source>
        <extracomment>A move in a list: %1 its number, %2 the move, %3 the points it is expected to bring, %4 the reasons</extracomment>
        <translation>%1. %2, %3 Punkte. %4</translation>
    </message>
    <message>
        <source>%1 points: by how much this move is expected to improve the lead at the end</source>
        <translation>%1 Punkte: um so viel verbessert dieser Zug voraussichtlich den Vorsprung am Ende</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Nachdenken</translation>
    </message>
    <message>
        <source>Play it (Enter)</source>
        <translation>Spielen (Eingabe)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::BoardController</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Another player is thinking.</source>
        <translation>Jemand anderes denkt nach.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>Tab and the arrow keys choose a spot or an action, Enter takes it.</source>
        <translation>Tab und die Pfeiltasten wählen eine Stelle oder Aktion, Eingabe führt sie aus.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ChanceChart</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A chance of winning: %1 player, %2 &quot;62 %&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 &quot;Turn 12&quot;, %2 the chances of all players</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Chances of winning over the game</source>
        <translation>Gewinnchancen im Lauf des Spiels</translation>
    </message>
    <message>
        <source>The arrow keys, Home and End choose a turn.</source>
        <translation>Die Pfeiltasten, Pos1 und Ende wählen einen Zug.</translation>
    </message>
    <message>
        <source>Chances of winning</source>
        <extracomment>Title of the vertical axis of a chart</extracomment>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>Title of the horizontal axis of a chart</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>The chances are being worked out…</source>
        <translation>Die Chancen werden berechnet …</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ComputerPanel</name>
    <message>
        <source>%1 makes a move</source>
        <translation>%1 zieht</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 denkt nach</translation>
    </message>
    <message>
        <source>%1 waits for you</source>
        <translation>%1 wartet</translation>
    </message>
    <message>
        <source>%1: go on with P, Enter or Space.</source>
        <extracomment>%1 is &quot;Bo (Foreman) waits for you&quot;</extracomment>
        <translation>%1: weiter mit P, Eingabe oder Leertaste.</translation>
    </message>
    <message>
        <source>%1; P makes it play now.</source>
        <extracomment>%1 is &quot;Bo (Foreman) is thinking&quot;</extracomment>
        <translation>%1; mit P zieht der Computer sofort.</translation>
    </message>
    <message>
        <source>Go on (P)</source>
        <translation>Weiter (P)</translation>
    </message>
    <message>
        <source>Play now (P)</source>
        <translation>Jetzt ziehen (P)</translation>
    </message>
    <message>
        <source>Let the computer go on</source>
        <translation>Den Computer weiterspielen lassen</translation>
    </message>
    <message>
        <source>Stop thinking and make the best move found so far, without a pause</source>
        <translation>Das Nachdenken beenden und den besten bisher gefundenen Zug ohne Pause machen</translation>
    </message>
    <message>
        <source>Turn of the computer</source>
        <translation>Zug des Computers</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Nachdenken</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ComputerPlayers</name>
    <message>
        <source>its move is against the rules</source>
        <translation>sein Zug verstößt gegen die Regeln</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Docks</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>lodeline::app::DrawnTilePanel</name>
    <message numerus="yes">
        <source>%n tile(s) left in the stack</source>
        <translation>
            <numerusform>%n Plättchen im Stapel übrig</numerusform>
            <numerusform>%n Plättchen im Stapel übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>Kein Plättchen</translation>
    </message>
    <message>
        <source>Drawn tile %1</source>
        <translation>Gezogenes Plättchen %1</translation>
    </message>
</context>
<context>
    <name>lodeline::app::FinalPage</name>
    <message>
        <source>Final scoring</source>
        <translation>Endwertung</translation>
    </message>
    <message>
        <source>The points scored while the tiles lasted</source>
        <translation>Die Punkte, die während des Spiels erzielt wurden</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Überspr&amp;ingen</translation>
    </message>
    <message>
        <source>&amp;Look at the board</source>
        <translation>&amp;Landschaft ansehen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>Same &amp;again</source>
        <translation>N&amp;och einmal</translation>
    </message>
    <message>
        <source>The same players, options and tile set, with the tiles in another order</source>
        <translation>Dieselbe Runde, dieselben Optionen und Plättchen, in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>S&amp;peichern…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>The chances over the game, its turning points and what could have been better</source>
        <translation>Die Chancen im Lauf des Spiels, seine Wendepunkte und was besser gewesen wäre</translation>
    </message>
</context>
<context>
    <name>lodeline::app::GameFlow</name>
    <message>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <source>Games and tile sets (*.lodeline *.tileset.json);;All files (*)</source>
        <translation>Spiele und Plättchensätze (*.lodeline *.tileset.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>Games (*.lodeline)</source>
        <translation>Spiele (*.lodeline)</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>Das Spiel wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Nicht gespeichertes Spiel</translation>
    </message>
    <message>
        <source>The game on the table is not finished and not saved.</source>
        <translation>Das laufende Spiel ist weder beendet noch gespeichert.</translation>
    </message>
    <message>
        <source>Save it before it is put away?</source>
        <translation>Vorher speichern?</translation>
    </message>
    <message>
        <source>Interrupted game</source>
        <translation>Unterbrochenes Spiel</translation>
    </message>
    <message>
        <source>There is an interrupted game, which would be lost.</source>
        <translation>Es gibt ein unterbrochenes Spiel, das verloren ginge.</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>The game on the table is not saved.</source>
        <translation>Das Spiel auf dem Tisch ist nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::GamePage</name>
    <message>
        <source>%1 places a tile</source>
        <translation>%1 legt ein Plättchen</translation>
    </message>
    <message>
        <source>%1 may put down a piece</source>
        <translation>%1 darf eine Figur einsetzen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>The computer cannot go on for %1: %2. A person plays for %1 now.</source>
        <extracomment>%1 a player, %2 why the computer cannot play, as a part of a sentence</extracomment>
        <translation>Der Computer kann für %1 nicht weiterspielen: %2. Ab jetzt spielt ein Mensch für %1.</translation>
    </message>
    <message>
        <source>There is no computer player “%1” here: a person plays for %2.</source>
        <extracomment>%1 technical name of a computer player, %2 name of the player that it stood for</extracomment>
        <translation>Den Computerspieler „%1“ gibt es hier nicht: Ein Mensch spielt für %2.</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <extracomment>%1 is a computer player</extracomment>
        <translation>%1 ist am Zug</translation>
    </message>
</context>
<context>
    <name>lodeline::app::HelpDialog</name>
    <message>
        <source>Rules in short</source>
        <translation>Regeln in Kürze</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>About Lodeline</source>
        <translation>Über Lodeline</translation>
    </message>
</context>
<context>
    <name>lodeline::app::LogPanel</name>
    <message>
        <source>Log of the game</source>
        <translation>Spielprotokoll</translation>
    </message>
</context>
<context>
    <name>lodeline::app::LuckTable</name>
    <message>
        <source>%1 points compared with average tokens</source>
        <extracomment>Luck with the tokens: %1 &quot;+2.5&quot;</extracomment>
        <translation>%1 Punkte gegenüber durchschnittlichen Goldplättchen</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) with a better move</source>
        <translation>
            <numerusform>%n Zug mit einem besseren</numerusform>
            <numerusform>%n Züge mit einem besseren</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Luck of tiles</source>
        <translation>Glück mit Plättchen</translation>
    </message>
    <message>
        <source>Luck of gold</source>
        <translation>Glück mit Gold</translation>
    </message>
    <message>
        <source>Lost by choice</source>
        <translation>Durch Wahl verloren</translation>
    </message>
    <message>
        <source>What all drawn tiles changed of the chances, against the mean of the tiles that could come</source>
        <translation>Was alle gezogenen Plättchen an den Chancen geändert haben, verglichen mit dem Mittel der Plättchen, die kommen konnten</translation>
    </message>
    <message>
        <source>What the values of all tokens changed of the chances, against their mean; known when the game is over</source>
        <translation>Was die Werte aller Goldplättchen an den Chancen geändert haben, verglichen mit ihrem Mittel; bekannt, wenn das Spiel vorbei ist</translation>
    </message>
    <message>
        <source>The chances that were given away by the player&apos;s own moves, all turns together</source>
        <translation>Die Chancen, die durch eigene Züge vergeben wurden, alle Züge zusammen</translation>
    </message>
    <message>
        <source>Luck and choice</source>
        <translation>Glück und Wahl</translation>
    </message>
</context>
<context>
    <name>lodeline::app::MainWindow</name>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>O&amp;pen recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>Langua&amp;ge</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Pace of the computer</source>
        <translation>&amp;Tempo des Computers</translation>
    </message>
</context>
<context>
    <name>lodeline::app::NewGameDialog</name>
    <message>
        <source>The number of the tile order is too large.</source>
        <translation>Die Zahl für die Reihenfolge ist zu groß.</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <extracomment>Who begins the game</extracomment>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Teilnehmende</translation>
    </message>
    <message>
        <source>&amp;Start player:</source>
        <translation>&amp;Es beginnt:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Fa&amp;rmers</source>
        <translation>&amp;Farmer</translation>
    </message>
    <message>
        <source>Cowboys may lie on prairies and score tipi camps and horse herds at the end.</source>
        <translation>Cowboys dürfen in der Prärie liegen und werten am Ende Tipilager und Pferdeherden.</translation>
    </message>
    <message>
        <source>F&amp;ifth cowboy</source>
        <translation>Fünfter &amp;Cowboy</translation>
    </message>
    <message>
        <source>Everybody has five cowboys instead of four.</source>
        <translation>Alle haben fünf Cowboys statt vier.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Instead of another action a player may take a cowboy back, without points.</source>
        <translation>Statt einer anderen Aktion darf ein eigener Cowboy zurückgenommen werden, ohne Punkte.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Ti&amp;le set:</source>
        <translation>&amp;Plättchensatz:</translation>
    </message>
    <message>
        <source>Tile or&amp;der:</source>
        <translation>&amp;Reihenfolge:</translation>
    </message>
    <message>
        <source>random; a number gives the same order again</source>
        <translation>zufällig; eine Zahl gibt dieselbe Reihenfolge</translation>
    </message>
    <message>
        <source>Start the &amp;game</source>
        <translation>Spiel &amp;beginnen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::NoticeBar</name>
    <message>
        <source>Close the notice</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::PlayerCard</name>
    <message>
        <source>has the turn</source>
        <translation>ist am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cowboy(s) left</source>
        <translation>
            <numerusform>%n Cowboy übrig</numerusform>
            <numerusform>%n Cowboys übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>tent at home</source>
        <translation>Zelt im Vorrat</translation>
    </message>
    <message>
        <source>tent on the board</source>
        <translation>Zelt im Land</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Goldplättchen</numerusform>
            <numerusform>%n Goldplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>lap %1</source>
        <extracomment>How many times a player has gone around the scoring track</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>computer player %1</source>
        <extracomment>%1 level of a computer player</extracomment>
        <translation>Computerspieler %1</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>%1 thinks…</source>
        <extracomment>Beside the level of a computer player on its card</extracomment>
        <translation>%1 denkt nach…</translation>
    </message>
</context>
<context>
    <name>lodeline::app::PlayersDialog</name>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Each seat can be handed over at any time, also in the middle of a turn.</source>
        <translation>Jeder Platz kann jederzeit übergeben werden, auch mitten im Zug.</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <extracomment>%1 name of a player</extracomment>
        <translation>Wer für %1 spielt</translation>
    </message>
</context>
<context>
    <name>lodeline::app::PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Teilnehmende</translation>
    </message>
    <message>
        <source>Show my gold while held (V)</source>
        <translation>Mein Gold zeigen (V halten)</translation>
    </message>
    <message>
        <source>Show my gold</source>
        <translation>Mein Gold zeigen</translation>
    </message>
    <message>
        <source>The values of the tokens of the player whose turn it is, for as long as this button or the key V is held down</source>
        <translation>Die Werte der Goldplättchen dessen, der am Zug ist, solange dieser Knopf oder die Taste V gehalten wird</translation>
    </message>
</context>
<context>
    <name>lodeline::ui::ProblemsDialog</name>
    <message>
        <source>The file cannot be opened</source>
        <translation>Die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be opened:</source>
        <extracomment>%1 name of a file</extracomment>
        <translation>„%1“ lässt sich nicht öffnen:</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Problems of the file</source>
        <translation>Probleme der Datei</translation>
    </message>
    <message>
        <source>The place is a JSON pointer: the keys and numbers to follow from the top of the file. Put that right in a text editor, or choose another file.</source>
        <translation>Die Stelle ist ein JSON-Zeiger: die Schlüssel und Nummern, denen vom Anfang der Datei an zu folgen ist. Bitte dort in einem Texteditor berichtigen oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewBoard</name>
    <message>
        <source>Board at the chosen turn</source>
        <translation>Spielbrett beim gewählten Zug</translation>
    </message>
    <message>
        <source>The arrow keys, Home and End choose a turn.</source>
        <translation>Die Pfeiltasten, Pos1 und Ende wählen einen Zug.</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewPage</name>
    <message>
        <source>None found yet</source>
        <translation>Noch keine gefunden</translation>
    </message>
    <message>
        <source>No turn changed much.</source>
        <translation>Kein Zug hat viel geändert.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>No turn has been played yet.</source>
        <translation>Noch wurde kein Zug gespielt.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Rückblick auf das Spiel</translation>
    </message>
    <message>
        <source>Show the &amp;better move on the board (B)</source>
        <translation>Den besseren &amp;Zug auf dem Spielbrett zeigen (B)</translation>
    </message>
    <message>
        <source>&amp;Turning points</source>
        <translation>&amp;Wendepunkte</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Luck and choice</source>
        <translation>Glück und Wahl</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Start a game from the position on the board; this one stays as it is saved</source>
        <translation>Ein Spiel von der Stellung auf dem Spielbrett aus beginnen; dieses bleibt, wie es gespeichert ist</translation>
    </message>
    <message>
        <source>&amp;Close the review</source>
        <translation>Rückblick s&amp;chließen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewProgress</name>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt des Rückblicks</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>The review was cancelled.</source>
        <translation>Der Rückblick wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Looking for better moves…</source>
        <translation>Bessere Züge werden gesucht …</translation>
    </message>
    <message numerus="yes">
        <source>Looking for better moves: about %n second(s) left</source>
        <translation>
            <numerusform>Bessere Züge werden gesucht: noch etwa %n Sekunde</numerusform>
            <numerusform>Bessere Züge werden gesucht: noch etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Abb&amp;rechen</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ScoreTable</name>
    <message>
        <source>%1 (+%2)</source>
        <extracomment>%1 points in all, %2 points that were just added</extracomment>
        <translation>%1 (+%2)</translation>
    </message>
    <message>
        <source>%1 ★</source>
        <extracomment>The star marks a winner; %1 is the name</extracomment>
        <translation>%1 ★</translation>
    </message>
    <message>
        <source>Railroads</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Berge</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Prairies</source>
        <translation>Prärien</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Points of all players</source>
        <translation>Punkte aller</translation>
    </message>
</context>
<context>
    <name>lodeline::app::ScoreTrack</name>
    <message>
        <source>Scoring track</source>
        <translation>Punkteleiste</translation>
    </message>
    <message>
        <source>%1 on space %2 with %3</source>
        <extracomment>%1 player, %2 number of the space on the scoring track, %3 points</extracomment>
        <translation>%1 auf Feld %2 mit %3</translation>
    </message>
</context>
<context>
    <name>lodeline::app::SeatsEditor</name>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>Add a &amp;player</source>
        <translation>Person &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Platz %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Farbe von Platz %1</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Platz %1 entfernen</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Wer auf Platz %1 spielt</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StaringDuel</name>
    <message>
        <source>Settle it by a staring &amp;duel</source>
        <translation>Durch ein Blick&amp;duell entscheiden</translation>
    </message>
    <message>
        <source>Whoever blinks first loses. The game stays a shared win.</source>
        <translation>Wer zuerst blinzelt, verliert. Die Partie bleibt ein geteilter Sieg.</translation>
    </message>
    <message>
        <source>Look each other in the eye: %1</source>
        <extracomment>Countdown to the staring duel; %1 is 3, 2 or 1</extracomment>
        <translation>Auge in Auge: %1</translation>
    </message>
    <message>
        <source>Who has blinked?</source>
        <translation>Wer hat geblinzelt?</translation>
    </message>
    <message>
        <source>%1 did not blink and wins the staring duel</source>
        <translation>%1 hat nicht geblinzelt und gewinnt das Blickduell</translation>
    </message>
    <message>
        <source>Another &amp;duel</source>
        <translation>Noch ein &amp;Duell</translation>
    </message>
    <message>
        <source>%1 blinked</source>
        <extracomment>Button: %1 is the player who has blinked in the staring duel</extracomment>
        <translation>%1 hat geblinzelt</translation>
    </message>
    <message>
        <source>Staring duel</source>
        <translation>Blickduell</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StartPage</name>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Lay tiles, build railroads and dig for gold.</source>
        <translation>Plättchen legen, Strecken bauen und nach Gold graben.</translation>
    </message>
    <message numerus="yes">
        <source>A game of %1 was interrupted after %n turn(s).</source>
        <extracomment>%1 names of players, %n turns played</extracomment>
        <translation>
            <numerusform>Ein Spiel von %1 wurde nach %n Zug unterbrochen.</numerusform>
            <numerusform>Ein Spiel von %1 wurde nach %n Zügen unterbrochen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on &amp;with this game</source>
        <translation>Mit diesem Spiel &amp;weitermachen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Sp&amp;ielen</translation>
    </message>
    <message>
        <source>Start a game with the players and options of last time</source>
        <translation>Ein Spiel mit der Runde und den Optionen vom letzten Mal beginnen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Zuletzt gespielt</translation>
    </message>
</context>
<context>
    <name>lodeline::app::StepRow</name>
    <message>
        <source>Turn %1 of %2</source>
        <extracomment>%1 turns played in the position shown, %2 in the whole game</extracomment>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Ein Zug zurück</translation>
    </message>
    <message>
        <source>A turn forward</source>
        <translation>Ein Zug vor</translation>
    </message>
    <message>
        <source>To the last turn (End)</source>
        <translation>Zum letzten Zug (Ende)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::TilePanel</name>
    <message>
        <source>Last tile!</source>
        <translation>Letztes Plättchen!</translation>
    </message>
    <message>
        <source>%1 places this tile</source>
        <translation>%1 legt dieses Plättchen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Turn the tile against the clock (Shift+R)</source>
        <translation>Das Plättchen gegen den Uhrzeigersinn drehen (Umschalt+R)</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn the tile clockwise (R)</source>
        <translation>Das Plättchen im Uhrzeigersinn drehen (R)</translation>
    </message>
</context>
<context>
    <name>lodeline::app::TileSetChooser</name>
    <message>
        <source>This tile set cannot be played:</source>
        <translation>Dieser Plättchensatz ist nicht spielbar:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 place in a file, %2 what is wrong there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a tile set</source>
        <translation>Einen Plättchensatz wählen</translation>
    </message>
    <message>
        <source>Tile sets (*.tileset.json);;All files (*)</source>
        <translation>Plättchensätze (*.tileset.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Tile set</source>
        <translation>Plättchensatz</translation>
    </message>
    <message>
        <source>&amp;From a file…</source>
        <translation>Aus einer &amp;Datei…</translation>
    </message>
</context>
</TS>
