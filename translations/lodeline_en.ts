<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArtWords</name>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used without the %n part(s) listed below.</source>
        <translation>
            <numerusform>The picture can be used without the %n part listed below.</numerusform>
            <numerusform>The picture can be used without the %n parts listed below.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message numerus="yes">
        <location filename="../ui/start/aside.cpp"/>
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n token(s)</source>
        <extracomment>Label on the board: so many mining tokens go to a player
----------
Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;; mining tokens</extracomment>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>%n token(s) back to the supply</source>
        <extracomment>Label on the board: nobody holds the mountain, its tokens return to the supply</extracomment>
        <translation>
            <numerusform>%n token back to the supply</numerusform>
            <numerusform>%n tokens back to the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n tile(s)</source>
        <comment>length of a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n locomotive(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 locomotive, 1 open end&quot;</extracomment>
        <translation>
            <numerusform>%n locomotive</numerusform>
            <numerusform>%n locomotives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n open end</numerusform>
            <numerusform>%n open ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n nugget(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;</extracomment>
        <translation>
            <numerusform>%n nugget</numerusform>
            <numerusform>%n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n open edge(s)</source>
        <translation>
            <numerusform>%n open edge</numerusform>
            <numerusform>%n open edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>worth %n point(s) now</source>
        <extracomment>Stands after an action, as in &quot;Lay a farmer on the prairie: worth 6 points now&quot;</extracomment>
        <translation>
            <numerusform>worth %n point now</numerusform>
            <numerusform>worth %n points now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n completed railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 complete railroad, 2 unfinished&quot;</extracomment>
        <translation>
            <numerusform>%n completed railroad</numerusform>
            <numerusform>%n completed railroads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%n incomplete</source>
        <comment>railroads of a city</comment>
        <extracomment>Part of a description of a city, as in &quot;1 complete railroad, 2 unfinished&quot;</extracomment>
        <translation>
            <numerusform>%n incomplete</numerusform>
            <numerusform>%n incomplete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>The tile does not fit here, however it is turned (%1); %n of those left would.</source>
        <extracomment>%n other tiles, %1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation>
            <numerusform>The tile does not fit here, however it is turned (%1); %n of those left would.</numerusform>
            <numerusform>The tile does not fit here, however it is turned (%1); %n of those left would.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/bonuswords.cpp"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownAdvice</name>
    <message numerus="yes">
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Pass over %n card(s), then take one</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation>
            <numerusform>Pass over %n card, then take one</numerusform>
            <numerusform>Pass over %n cards, then take one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownEvents</name>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 gets %n card(s) for free</source>
        <extracomment>%1 player, who gets cards that the other one has passed over</extracomment>
        <translation>
            <numerusform>%1 gets %n card for free</numerusform>
            <numerusform>%1 gets %n cards for free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>it covers %n square(s)</source>
        <extracomment>Of a card that is placed</extracomment>
        <translation>
            <numerusform>it covers %n square</numerusform>
            <numerusform>it covers %n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownReason</name>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: %n square(s) more in the largest group</source>
        <extracomment>%2 a territory, such as &quot;Desert&quot;: the largest group of it in the player&apos;s town</extracomment>
        <translation>
            <numerusform>%2: %n square more in the largest group</numerusform>
            <numerusform>%2: %n squares more in the largest group</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: %n point(s) more</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation>
            <numerusform>%2: %n point more</numerusform>
            <numerusform>%2: %n points more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: %n point(s) less</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation>
            <numerusform>%2: %n point less</numerusform>
            <numerusform>%2: %n points less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: %n point(s) less for the opponent</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation>
            <numerusform>%2: %n point less for the opponent</numerusform>
            <numerusform>%2: %n points less for the opponent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: %n point(s) more for the opponent</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation>
            <numerusform>%2: %n point more for the opponent</numerusform>
            <numerusform>%2: %n points more for the opponent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>keeps a card from the opponent that is worth %n point(s) there</source>
        <translation>
            <numerusform>keeps a card from the opponent that is worth %n point there</numerusform>
            <numerusform>keeps a card from the opponent that is worth %n points there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>gives the opponent %n card(s), worth %3 there</source>
        <extracomment>%3 a number of points, which may be negative</extracomment>
        <translation>
            <numerusform>gives the opponent %n card, worth %3 there</numerusform>
            <numerusform>gives the opponent %n cards, worth %3 there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: %n square(s) fewer in the largest group</source>
        <extracomment>%2 a territory, such as &quot;Desert&quot;</extracomment>
        <translation>
            <numerusform>%2: %n square fewer in the largest group</numerusform>
            <numerusform>%2: %n squares fewer in the largest group</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>covers %n visible square(s)</source>
        <translation>
            <numerusform>covers %n visible square</numerusform>
            <numerusform>covers %n visible squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompletionLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%n tile(s) left would complete it</source>
        <extracomment>A feature of the board: %n of the tiles in the stack</extracomment>
        <translation>
            <numerusform>%n tile left would complete it</numerusform>
            <numerusform>%n tiles left would complete it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%n tile(s) left would close this edge</source>
        <extracomment>An open edge of the board: %n of the tiles in the stack</extracomment>
        <translation>
            <numerusform>%n tile left would close this edge</numerusform>
            <numerusform>%n tiles left would close this edge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%n tile(s) left fit here</source>
        <extracomment>An empty square of the board: %n of the tiles in the stack</extracomment>
        <translation>
            <numerusform>%n tile left fits here</numerusform>
            <numerusform>%n tiles left fit here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would complete it, and so would %n of those left</source>
        <extracomment>A feature of the board: the tile that was drawn, and %n of those in the stack</extracomment>
        <translation>
            <numerusform>The tile in hand would complete it, and so would %n of those left</numerusform>
            <numerusform>The tile in hand would complete it, and so would %n of those left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would close this edge, and so would %n of those left</source>
        <extracomment>An open edge of the board: the tile that was drawn, and %n of those in the stack</extracomment>
        <translation>
            <numerusform>The tile in hand would close this edge, and so would %n of those left</numerusform>
            <numerusform>The tile in hand would close this edge, and so would %n of those left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand fits here, and so do %n of those left</source>
        <extracomment>An empty square of the board: the tile that was drawn, and %n of those in the stack</extracomment>
        <translation>
            <numerusform>The tile in hand fits here, and so does %n of those left</numerusform>
            <numerusform>The tile in hand fits here, and so do %n of those left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It takes at least %n more tile(s) to complete it</source>
        <translation>
            <numerusform>It takes at least %n more tile to complete it</numerusform>
            <numerusform>It takes at least %n more tiles to complete it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>closed by %n tile(s) left</source>
        <extracomment>An open edge of a railroad or mountain, which tiles would close; stands behind its place and a colon</extracomment>
        <translation>
            <numerusform>closed by %n tile left</numerusform>
            <numerusform>closed by %n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1; %n token(s) lie on its mountains</source>
        <extracomment>%1 is the sentence that tells who places which tile where</extracomment>
        <translation>
            <numerusform>%1; %n token lies on its mountains</numerusform>
            <numerusform>%1; %n tokens lie on its mountains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 scores %n point(s) for %2</source>
        <extracomment>%1 player, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation>
            <numerusform>%1 scores %n point for %2</numerusform>
            <numerusform>%1 scores %n points for %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 score %n point(s) each for %2</source>
        <comment>several players</comment>
        <extracomment>%1 players, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation>
            <numerusform>%1 score %n point each for %2</numerusform>
            <numerusform>%1 score %n points each for %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 gets %n token(s) from the mountain at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation>
            <numerusform>%1 gets %n token from the mountain at %2</numerusform>
            <numerusform>%1 gets %n tokens from the mountain at %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%n token(s) from the mountain at %1 go back to the supply</source>
        <extracomment>%1 position</extracomment>
        <translation>
            <numerusform>%n token from the mountain at %1 goes back to the supply</numerusform>
            <numerusform>%n tokens from the mountain at %1 go back to the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete railroad of %n tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>an incomplete railroad of %n tile</numerusform>
            <numerusform>an incomplete railroad of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %n tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>a railroad of %n tile</numerusform>
            <numerusform>a railroad of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %n tile(s) with a locomotive</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>a railroad of %n tile with a locomotive</numerusform>
            <numerusform>a railroad of %n tiles with a locomotive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %n tile(s) with several locomotives</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>a railroad of %n tile with several locomotives</numerusform>
            <numerusform>a railroad of %n tiles with several locomotives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain with %n nugget(s)</source>
        <translation>
            <numerusform>an incomplete mountain with %n nugget</numerusform>
            <numerusform>an incomplete mountain with %n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain with %n nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>a mountain with %n nugget</numerusform>
            <numerusform>a mountain with %n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city with %n completed railroad(s)</source>
        <translation>
            <numerusform>an incomplete city with %n completed railroad</numerusform>
            <numerusform>an incomplete city with %n completed railroads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a city with %n completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>a city with %n completed railroad</numerusform>
            <numerusform>a city with %n completed railroads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%n tipi camp(s)</source>
        <extracomment>Stands after &quot;a prairie with&quot;; dative in some languages</extracomment>
        <translation>
            <numerusform>%n tipi camp</numerusform>
            <numerusform>%n tipi camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%n horse herd(s)</source>
        <extracomment>Stands after &quot;a prairie with&quot;; dative in some languages</extracomment>
        <translation>
            <numerusform>%n horse herd</numerusform>
            <numerusform>%n horse herds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 wins with %n point(s)</source>
        <extracomment>%1 player</extracomment>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 share the win with %n point(s) each</source>
        <extracomment>%1 players</extracomment>
        <translation>
            <numerusform>%1 share the win with %n point each</numerusform>
            <numerusform>%1 share the win with %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile lies on the table, with %n token(s) on it</source>
        <extracomment>%n mining tokens</extracomment>
        <translation>
            <numerusform>The start tile lies on the table, with %n token on it</numerusform>
            <numerusform>The start tile lies on the table, with %n tokens on it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%n tile(s) fit nowhere and leave the game</source>
        <translation>
            <numerusform>%n tile fits nowhere and leaves the game</numerusform>
            <numerusform>%n tiles fit nowhere and leave the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws a tile, %n left</source>
        <extracomment>%1 player, %n tiles left in the stack</extracomment>
        <translation>
            <numerusform>%1 draws a tile, %n left</numerusform>
            <numerusform>%1 draws a tile, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeatureLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n tipi camp(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation>
            <numerusform>%n tipi camp</numerusform>
            <numerusform>%n tipi camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n horse herd(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation>
            <numerusform>%n horse herd</numerusform>
            <numerusform>%n horse herds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n cowboy(s)</source>
        <translation>
            <numerusform>%n cowboy</numerusform>
            <numerusform>%n cowboys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n cowboy(s), a tie for the most</source>
        <extracomment>How many cowboys a player has on a feature: as many as others, and nobody has more</extracomment>
        <translation>
            <numerusform>%n cowboy, a tie for the most</numerusform>
            <numerusform>%n cowboys, a tie for the most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n cowboy(s), the most</source>
        <extracomment>How many cowboys a player has on a feature: nobody else has as many</extracomment>
        <translation>
            <numerusform>%n cowboy, the most</numerusform>
            <numerusform>%n cowboys, the most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n point(s) when complete</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation>
            <numerusform>%n point when complete</numerusform>
            <numerusform>%n points when complete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n point(s) at the end of the game</source>
        <extracomment>What a part of the board is worth if it stays as it is</extracomment>
        <translation>
            <numerusform>%n point at the end of the game</numerusform>
            <numerusform>%n points at the end of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%n point(s) when complete or at the end of the game</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation>
            <numerusform>%n point when complete or at the end of the game</numerusform>
            <numerusform>%n points when complete or at the end of the game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighlightWords</name>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n nugget</numerusform>
            <numerusform>%n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%n railroad(s)</source>
        <translation>
            <numerusform>%n railroad</numerusform>
            <numerusform>%n railroads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabWords</name>
    <message numerus="yes">
        <location filename="../editor/lab/labwords.cpp"/>
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookWords</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>The tile in hand fits here in %n way(s)</source>
        <extracomment>Of an empty square; %n rotations of the tile</extracomment>
        <translation>
            <numerusform>The tile in hand fits here in %n way</numerusform>
            <numerusform>The tile in hand fits here in %n ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%n of the tiles that are left fit here</source>
        <extracomment>Of an empty square</extracomment>
        <translation>
            <numerusform>%n of the tiles that are left fits here</numerusform>
            <numerusform>%n of the tiles that are left fit here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%n mining token(s)</source>
        <extracomment>Mining tokens that lie on a mountain</extracomment>
        <translation>
            <numerusform>%n mining token</numerusform>
            <numerusform>%n mining tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintOutputs</name>
    <message numerus="yes">
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>%n file(s) with these names already exist. Replace them?</source>
        <translation>
            <numerusform>%n file with this name already exists. Replace it?</numerusform>
            <numerusform>%n files with these names already exist. Replace them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %n point(s) for a railroad</source>
        <translation>
            <numerusform>scores %n point for a railroad</numerusform>
            <numerusform>scores %n points for a railroad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %n point(s) for a mountain</source>
        <translation>
            <numerusform>scores %n point for a mountain</numerusform>
            <numerusform>scores %n points for a mountain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %n point(s) for a city</source>
        <translation>
            <numerusform>scores %n point for a city</numerusform>
            <numerusform>scores %n points for a city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes %n token(s) from the completed mountain</source>
        <extracomment>Mining tokens</extracomment>
        <translation>
            <numerusform>takes %n token from the completed mountain</numerusform>
            <numerusform>takes %n tokens from the completed mountain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but gives %3 %n point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation>
            <numerusform>but gives %3 %n point</numerusform>
            <numerusform>but gives %3 %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>and gives %3 %n point(s), too</source>
        <extracomment>%3 a player</extracomment>
        <translation>
            <numerusform>and gives %3 %n point, too</numerusform>
            <numerusform>and gives %3 %n points, too</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>mines a token and leaves %n for later</source>
        <translation>
            <numerusform>mines a token and leaves %n for later</numerusform>
            <numerusform>mines a token and leaves %n for later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>brings %n cowboy(s) home</source>
        <translation>
            <numerusform>brings %n cowboy home</numerusform>
            <numerusform>brings %n cowboys home</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a railroad of %n tile(s)</source>
        <translation>
            <numerusform>takes a railroad of %n tile</numerusform>
            <numerusform>takes a railroad of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a mountain with %n nugget(s)</source>
        <translation>
            <numerusform>takes a mountain with %n nugget</numerusform>
            <numerusform>takes a mountain with %n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a city with %n railroad(s)</source>
        <translation>
            <numerusform>takes a city with %n railroad</numerusform>
            <numerusform>takes a city with %n railroads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a prairie worth %n point(s) so far</source>
        <translation>
            <numerusform>takes a prairie worth %n point so far</numerusform>
            <numerusform>takes a prairie worth %n points so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>pitches the tent on a mountain with %n token(s)</source>
        <translation>
            <numerusform>pitches the tent on a mountain with %n token</numerusform>
            <numerusform>pitches the tent on a mountain with %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>extends %n feature(s) that the player holds</source>
        <translation>
            <numerusform>extends %n feature that the player holds</numerusform>
            <numerusform>extends %n features that the player holds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>%n of %2 tiles left would complete it</source>
        <extracomment>&quot;it&quot; is the feature of the cowboy that is put; %2 tiles are left</extracomment>
        <translation>
            <numerusform>%n of %2 tiles left would complete it</numerusform>
            <numerusform>%n of %2 tiles left would complete it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>Undo: the player took this turn back %n time(s) after seeing what came next.</source>
        <translation>
            <numerusform>Undo: the player took this turn back once after seeing what came next.</numerusform>
            <numerusform>Undo: the player took this turn back %n times after seeing what came next.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad is complete when both ends lie in a junction, a city or a mountain, or when it is a loop. It brings %n point(s) for each tile, and %1 when exactly one locomotive runs on it.</source>
        <translation>
            <numerusform>A railroad is complete when both ends lie in a junction, a city or a mountain, or when it is a loop. It brings %n point for each tile, and %1 when exactly one locomotive runs on it.</numerusform>
            <numerusform>A railroad is complete when both ends lie in a junction, a city or a mountain, or when it is a loop. It brings %n points for each tile, and %1 when exactly one locomotive runs on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A mountain is complete when it is closed all around. Whoever has the most miners there gets the tokens that are left and %n point(s) for each nugget on its tiles; on a tie the tokens are dealt in turn.</source>
        <translation>
            <numerusform>A mountain is complete when it is closed all around. Whoever has the most miners there gets the tokens that are left and %n point for each nugget on its tiles; on a tie the tokens are dealt in turn.</numerusform>
            <numerusform>A mountain is complete when it is closed all around. Whoever has the most miners there gets the tokens that are left and %n points for each nugget on its tiles; on a tie the tokens are dealt in turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A city is complete when all railroads that leave it are complete. Its merchant gets %n point(s) for each railroad; one that leads back to the city counts once.</source>
        <translation>
            <numerusform>A city is complete when all railroads that leave it are complete. Its merchant gets %n point for each railroad; one that leads back to the city counts once.</numerusform>
            <numerusform>A city is complete when all railroads that leave it are complete. Its merchant gets %n points for each railroad; one that leads back to the city counts once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete railroads bring %n point(s) per tile; locomotives do not count.</source>
        <translation>
            <numerusform>Incomplete railroads bring %n point per tile; locomotives do not count.</numerusform>
            <numerusform>Incomplete railroads bring %n points per tile; locomotives do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete mountains bring %n point(s) per nugget, incomplete cities %1 points for each completed railroad.</source>
        <translation>
            <numerusform>Incomplete mountains bring %n point per nugget, incomplete cities %1 points for each completed railroad.</numerusform>
            <numerusform>Incomplete mountains bring %n points per nugget, incomplete cities %1 points for each completed railroad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers score their prairie: %n point(s) for each tipi camp and %1 for each horse herd.</source>
        <translation>
            <numerusform>Farmers score their prairie: %n point for each tipi camp and %1 for each horse herd.</numerusform>
            <numerusform>Farmers score their prairie: %n points for each tipi camp and %1 for each horse herd.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreFormula</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%n tile(s)</source>
        <extracomment>Part of a calculation such as &quot;4 tiles × 1 = 4&quot;</extracomment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%n nugget(s)</source>
        <extracomment>Part of a calculation such as &quot;7 nuggets × 1 = 7&quot;</extracomment>
        <translation>
            <numerusform>%n nugget</numerusform>
            <numerusform>%n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%n completed railroad(s)</source>
        <extracomment>Part of a calculation such as &quot;2 finished railroads × 3 = 6&quot;</extracomment>
        <translation>
            <numerusform>%n completed railroad</numerusform>
            <numerusform>%n completed railroads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%n tipi camp(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation>
            <numerusform>%n tipi camp</numerusform>
            <numerusform>%n tipi camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%n horse herd(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation>
            <numerusform>%n horse herd</numerusform>
            <numerusform>%n horse herds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsRows</name>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%n edge(s) to match</source>
        <translation>
            <numerusform>%n edge to match</numerusform>
            <numerusform>%n edges to match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%n matching tile(s)</source>
        <translation>
            <numerusform>%n matching tile</numerusform>
            <numerusform>%n matching tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%n neighbor(s)</source>
        <translation>
            <numerusform>%n neighbor</numerusform>
            <numerusform>%n neighbors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TargetLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>%n token(s) lie here</source>
        <extracomment>Mining tokens on a mountain</extracomment>
        <translation>
            <numerusform>%n token lies here</numerusform>
            <numerusform>%n tokens lie here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%n locomotive(s)</source>
        <translation>
            <numerusform>%n locomotive</numerusform>
            <numerusform>%n locomotives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n nugget</numerusform>
            <numerusform>%n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%n tipi(s)</source>
        <translation>
            <numerusform>%n tipi</numerusform>
            <numerusform>%n tipis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%n herd(s)</source>
        <extracomment>Groups of horses</extracomment>
        <translation>
            <numerusform>%n herd</numerusform>
            <numerusform>%n herds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrialGame</name>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>In %n tile order(s) tile &quot;%1&quot; never came first.</source>
        <translation>
            <numerusform>In %n tile order tile &quot;%1&quot; never came first.</numerusform>
            <numerusform>In %n tile orders tile &quot;%1&quot; never came first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedCard</name>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Trial of %2: %n turn(s), %1</source>
        <translation>
            <numerusform>Trial of %2: %n turn, %1</numerusform>
            <numerusform>Trial of %2: %n turns, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>%n turn(s), %1</source>
        <extracomment>An interrupted game: %n turns played, %1 date and time of the last one</extracomment>
        <translation>
            <numerusform>%n turn, %1</numerusform>
            <numerusform>%n turns, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::Podium</name>
    <message numerus="yes">
        <location filename="../app/match/panels/podium.cpp"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewProgress</name>
    <message numerus="yes">
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves: about %n second(s) left</source>
        <translation>
            <numerusform>Looking for better moves: about %n second left</numerusform>
            <numerusform>Looking for better moves: about %n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardController</name>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Pass over %n card(s) and take %1</source>
        <extracomment>Name of a choice: %1 what a card shows; %n cards come before it</extracomment>
        <translation>
            <numerusform>Pass over %n card and take %1</numerusform>
            <numerusform>Pass over %n cards and take %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %n card(s) for free, worth %2 to %1 and %3 to you.</source>
        <extracomment>%1 a player who gets cards for nothing; %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation>
            <numerusform>%1 gets %n card for free, worth %2 to %1 and %3 to you.</numerusform>
            <numerusform>%1 gets %n cards for free, worth %2 to %1 and %3 to you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %n card(s) for free.</source>
        <extracomment>%1 a player, who gets cards that the other one has passed over</extracomment>
        <translation>
            <numerusform>%1 gets %n card for free.</numerusform>
            <numerusform>%1 gets %n cards for free.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::DeckChooser</name>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>and %n more</source>
        <extracomment>Below a list of problems of a deck, of which only the first are shown</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ScoreTable</name>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>The largest group has %n square(s)</source>
        <translation>
            <numerusform>The largest group has %n square</numerusform>
            <numerusform>The largest group has %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%n square(s) bring points</source>
        <translation>
            <numerusform>%n square brings points</numerusform>
            <numerusform>%n squares bring points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%n square(s) cost points</source>
        <translation>
            <numerusform>%n square costs points</numerusform>
            <numerusform>%n squares cost points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::DrawnTilePanel</name>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>%n tile(s) left in the stack</source>
        <translation>
            <numerusform>%n tile left in the stack</numerusform>
            <numerusform>%n tiles left in the stack</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::GoldRushTable</name>
    <message numerus="yes">
        <location filename="../app/goldrush/table/goldrushtable.cpp"/>
        <source>The last %n turn(s) are undone. Redo plays them again.</source>
        <translation>
            <numerusform>The last turn is undone. Redo plays it again.</numerusform>
            <numerusform>The last %n turns are undone. Redo plays them again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HandOverCard</name>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 got %n token(s)</source>
        <extracomment>%1 player; mining tokens, whose values only the player may see</extracomment>
        <translation>
            <numerusform>%1 got %n token</numerusform>
            <numerusform>%1 got %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>All: %1, worth %n point(s)</source>
        <extracomment>%1 a list of numbers: the values of all tokens of a player; %n is their sum</extracomment>
        <translation>
            <numerusform>All: %1, worth %n point</numerusform>
            <numerusform>All: %1, worth %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LuckTable</name>
    <message numerus="yes">
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>%n turn(s) with a better move</source>
        <extracomment>For how many turns of the player the review has found a better move</extracomment>
        <translation>
            <numerusform>%n turn with a better move</numerusform>
            <numerusform>%n turns with a better move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayerCard</name>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%n point(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%n cowboy(s) left</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation>
            <numerusform>%n cowboy left</numerusform>
            <numerusform>%n cowboys left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%n token(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 2 tokens&quot;; mining tokens</extracomment>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ScoreTrack</name>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>%1 on space %2 with %n point(s)</source>
        <extracomment>%1 player, %2 number of the space on the scoring track</extracomment>
        <translation>
            <numerusform>%1 on space %2 with %n point</numerusform>
            <numerusform>%1 on space %2 with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TileSetChooser</name>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>and %n more</source>
        <extracomment>Below a list of problems of a tile set, of which only the first are shown</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%n tile(s)</source>
        <extracomment>What a tile set holds</extracomment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1 and %n mining token(s)</source>
        <extracomment>%1 is &quot;72 tiles&quot;, %n mining tokens: what a tile set holds</extracomment>
        <translation>
            <numerusform>%1 and %n mining token</numerusform>
            <numerusform>%1 and %n mining tokens</numerusform>
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
            <numerusform>%n tile is left in the stack</numerusform>
            <numerusform>%n tiles are left in the stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%n of them can be turned to show these edges</source>
        <extracomment>Part of a sentence: so many of the tiles that are left</extracomment>
        <translation>
            <numerusform>%n of them can be turned to show these edges</numerusform>
            <numerusform>%n of them can be turned to show these edges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftModel</name>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%n in the stack</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation>
            <numerusform>%n in the stack</numerusform>
            <numerusform>%n in the stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%n in hand</source>
        <extracomment>Part of a list: where the copies of a tile are; drawn, and not on the board yet</extracomment>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%n on the board</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation>
            <numerusform>%n on the board</numerusform>
            <numerusform>%n on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%n out of the game</source>
        <extracomment>Part of a list: where the copies of a tile are; they fitted nowhere when they were drawn</extracomment>
        <translation>
            <numerusform>%n out of the game</numerusform>
            <numerusform>%n out of the game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LabControls</name>
    <message numerus="yes">
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/lab/labcontrols.cpp"/>
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PreviewPanel</name>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%n tile(s) lie around this one</source>
        <translation>
            <numerusform>%n tile lies around this one</numerusform>
            <numerusform>%n tiles lie around this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%n square(s) stay open</source>
        <translation>
            <numerusform>%n square stays open</numerusform>
            <numerusform>%n squares stay open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PrintDialog</name>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%n sheet(s) of paper</source>
        <translation>
            <numerusform>%n sheet of paper</numerusform>
            <numerusform>%n sheets of paper</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%n tile(s) are printed as the game draws them, without their own picture:</source>
        <translation>
            <numerusform>%n tile is printed as the game draws it, without its own picture:</numerusform>
            <numerusform>%n tiles are printed as the game draws them, without their own picture:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ProblemsPanel</name>
    <message numerus="yes">
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/problems/problemspanel.cpp"/>
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetEditor</name>
    <message numerus="yes">
        <location filename="../editor/window/seteditor.cpp"/>
        <source>Problems (%n)</source>
        <extracomment>Title of the list of what is wrong with a set; %n errors and warnings</extracomment>
        <translation>
            <numerusform>Problems (%n)</numerusform>
            <numerusform>Problems (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/window/seteditor.cpp"/>
        <source>Problems (%n note(s))</source>
        <extracomment>Title of the list of what is wrong with a set, if there are but notes: less than a warning</extracomment>
        <translation>
            <numerusform>Problems (%n note)</numerusform>
            <numerusform>Problems (%n notes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::StatisticsPanel</name>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tile %1 can lie beside it in %n way(s)</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation>
            <numerusform>Tile %1 can lie beside it in %n way</numerusform>
            <numerusform>Tile %1 can lie beside it in %n ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>%n of %2 design(s) can lie beside tile %1, each in so many ways:</source>
        <extracomment>%n and %2 numbers of designs, %1 the id of a tile; below the picture of each its number of ways</extracomment>
        <translation>
            <numerusform>%n of %2 designs can lie beside tile %1, in so many ways:</numerusform>
            <numerusform>%n of %2 designs can lie beside tile %1, each in so many ways:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileCommands</name>
    <message numerus="yes">
        <location filename="../editor/window/tilecommands.cpp"/>
        <source>A set holds at most %n design(s).</source>
        <translation>
            <numerusform>A set holds at most %n design.</numerusform>
            <numerusform>A set holds at most %n designs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileListPanel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n design</numerusform>
            <numerusform>%n designs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%n shown</source>
        <translation>
            <numerusform>%n shown</numerusform>
            <numerusform>%n shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileModel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, %n copies: %2</source>
        <extracomment>%1 id of a tile, %2 what is on it, %n copies</extracomment>
        <translation>
            <numerusform>Tile %1, %n copy: %2</numerusform>
            <numerusform>Tile %1, %n copies: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileProperties</name>
    <message numerus="yes">
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>%n tile(s) chosen; the drawing is %1</source>
        <extracomment>%1 the tile that is shown large</extracomment>
        <translation>
            <numerusform>%n tile chosen; the drawing is %1</numerusform>
            <numerusform>%n tiles chosen; the drawing is %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TokensTable</name>
    <message numerus="yes">
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/properties/tokenstable.cpp"/>
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n nugget</numerusform>
            <numerusform>%n nuggets</numerusform>
        </translation>
    </message>
</context>
</TS>
