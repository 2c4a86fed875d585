<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArtWords</name>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture can be used without the %Ln part(s) listed below.</source>
        <translation>
            <numerusform>The picture can be used without the %Ln part listed below.</numerusform>
            <numerusform>The picture can be used without the %Ln parts listed below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too large: it may have at most %Ln pixel(s) per side. Make it smaller with your drawing program first.</source>
        <translation>
            <numerusform>The picture is too large: it may have at most %Ln pixel per side. Make it smaller with your drawing program first.</numerusform>
            <numerusform>The picture is too large: it may have at most %Ln pixels per side. Make it smaller with your drawing program first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>The picture is too small: it needs at least %Ln pixel(s) per side.</source>
        <translation>
            <numerusform>The picture is too small: it needs at least %Ln pixel per side.</numerusform>
            <numerusform>The picture is too small: it needs at least %Ln pixels per side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/art/artwords.cpp"/>
        <source>It was scaled down to %Ln pixel(s) per side.</source>
        <translation>
            <numerusform>It was scaled down to %Ln pixel per side.</numerusform>
            <numerusform>It was scaled down to %Ln pixels per side.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message numerus="yes">
        <location filename="../ui/start/aside.cpp"/>
        <source>And %Ln more.</source>
        <extracomment>Below a list of files, of which only the first are shown</extracomment>
        <translation>
            <numerusform>And %Ln more.</numerusform>
            <numerusform>And %Ln more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Label on the board: so many mining tokens go to a player
----------
Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;; mining tokens</extracomment>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/animation/stepbuilder.cpp"/>
        <source>%Ln token(s) back to the supply</source>
        <extracomment>Label on the board: nobody holds the mountain, its tokens return to the supply</extracomment>
        <translation>
            <numerusform>%Ln token back to the supply</numerusform>
            <numerusform>%Ln tokens back to the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln tile(s)</source>
        <comment>length of a railroad</comment>
        <extracomment>Part of a description, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation>
            <numerusform>%Ln tile</numerusform>
            <numerusform>%Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln locomotive(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 locomotive, 1 open end&quot;</extracomment>
        <translation>
            <numerusform>%Ln locomotive</numerusform>
            <numerusform>%Ln locomotives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln open end(s)</source>
        <extracomment>Part of a description of a railroad, as in &quot;4 tiles, 1 open end&quot;</extracomment>
        <translation>
            <numerusform>%Ln open end</numerusform>
            <numerusform>%Ln open ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 3 tokens, 2 open edges&quot;</extracomment>
        <translation>
            <numerusform>%Ln nugget</numerusform>
            <numerusform>%Ln nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln open edge(s)</source>
        <extracomment>Part of a description of a mountain, as in &quot;5 nuggets, 2 open edges&quot;</extracomment>
        <translation>
            <numerusform>%Ln open edge</numerusform>
            <numerusform>%Ln open edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>worth %Ln point(s) now</source>
        <extracomment>Stands after an action, as in &quot;Put a farmer on the prairie: worth 6 points now&quot;</extracomment>
        <translation>
            <numerusform>worth %Ln point now</numerusform>
            <numerusform>worth %Ln points now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln completed railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation>
            <numerusform>%Ln completed railroad</numerusform>
            <numerusform>%Ln completed railroads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>%Ln incomplete railroad(s)</source>
        <extracomment>Part of a description of a city, as in &quot;1 completed railroad, 2 incomplete railroads&quot;</extracomment>
        <translation>
            <numerusform>%Ln incomplete railroad</numerusform>
            <numerusform>%Ln incomplete railroads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/modes/boardtext.cpp"/>
        <source>The tile does not fit here, whichever way you turn it (%1); %Ln of those left would.</source>
        <extracomment>%Ln other tiles, %1 as in &quot;north: railroad against mountain, east: prairie against mountain&quot;</extracomment>
        <translation>
            <numerusform>The tile does not fit here, whichever way you turn it (%1); %Ln of those left would.</numerusform>
            <numerusform>The tile does not fit here, whichever way you turn it (%1); %Ln of those left would.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message numerus="yes">
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>−%Ln point(s)</source>
        <extracomment>A negative number of points</extracomment>
        <translation>
            <numerusform>−%Ln point</numerusform>
            <numerusform>−%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/boomtown/bonuswords.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>A number of points, alone or in a sentence such as &quot;3 points for each cow&quot;</extracomment>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownAdvice</name>
    <message numerus="yes">
        <location filename="../app/boomtown/advice/advicewords.cpp"/>
        <source>Pass over %Ln card(s), then take one</source>
        <extracomment>What a move does (verb)</extracomment>
        <translation>
            <numerusform>Pass over %Ln card, then take one</numerusform>
            <numerusform>Pass over %Ln cards, then take one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownBoard</name>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardwords.cpp"/>
        <source>group of %Ln square(s)</source>
        <extracomment>Squares of the same land that share edges</extracomment>
        <translation>
            <numerusform>group of %Ln square</numerusform>
            <numerusform>group of %Ln squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownEvents</name>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>%1 gets %Ln card(s) for free</source>
        <extracomment>%1 player, who gets cards that the other one has passed over</extracomment>
        <translation>
            <numerusform>%1 gets %Ln card for free</numerusform>
            <numerusform>%1 gets %Ln cards for free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/wording/eventwords.cpp"/>
        <source>it covers %Ln square(s)</source>
        <extracomment>Of a card that is placed</extracomment>
        <translation>
            <numerusform>it covers %Ln square</numerusform>
            <numerusform>it covers %Ln squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoomtownReason</name>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>covers %Ln visible square(s)</source>
        <translation>
            <numerusform>covers %Ln visible square</numerusform>
            <numerusform>covers %Ln visible squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the largest group gains %Ln square(s)</source>
        <extracomment>%2 a kind of land, such as &quot;Desert&quot;: the largest group of it in the player&apos;s town</extracomment>
        <translation>
            <numerusform>%2: the largest group gains %Ln square</numerusform>
            <numerusform>%2: the largest group gains %Ln squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the largest group loses %Ln square(s)</source>
        <extracomment>%2 a kind of land, such as &quot;Desert&quot;</extracomment>
        <translation>
            <numerusform>%2: the largest group loses %Ln square</numerusform>
            <numerusform>%2: the largest group loses %Ln squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: gains %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation>
            <numerusform>%2: gains %Ln point</numerusform>
            <numerusform>%2: gains %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: loses %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation>
            <numerusform>%2: loses %Ln point</numerusform>
            <numerusform>%2: loses %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the opponent loses %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation>
            <numerusform>%2: the opponent loses %Ln point</numerusform>
            <numerusform>%2: the opponent loses %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>%2: the opponent gains %Ln point(s)</source>
        <extracomment>%2 the name of a bonus</extracomment>
        <translation>
            <numerusform>%2: the opponent gains %Ln point</numerusform>
            <numerusform>%2: the opponent gains %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>denies the opponent a card worth %Ln point(s) in their town</source>
        <translation>
            <numerusform>denies the opponent a card worth %Ln point in their town</numerusform>
            <numerusform>denies the opponent a card worth %Ln points in their town</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/boomtown/ai/reasontext.cpp"/>
        <source>gives the opponent %Ln card(s) (value in their town: %3)</source>
        <extracomment>%3 points, such as &quot;5 points&quot;; the number may be negative</extracomment>
        <translation>
            <numerusform>gives the opponent %Ln card (value in their town: %3)</numerusform>
            <numerusform>gives the opponent %Ln cards (value in their town: %3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompletionLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would complete it, and so would %Ln of those left</source>
        <extracomment>A feature of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation>
            <numerusform>The tile in hand would complete it, and so would %Ln of those left</numerusform>
            <numerusform>The tile in hand would complete it, and so would %Ln of those left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand would close this edge, and so would %Ln of those left</source>
        <extracomment>An open edge of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation>
            <numerusform>The tile in hand would close this edge, and so would %Ln of those left</numerusform>
            <numerusform>The tile in hand would close this edge, and so would %Ln of those left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>The tile in hand fits here, and so do %Ln of those left</source>
        <extracomment>An empty square of the board: the tile that was drawn, and %Ln of those in the stack</extracomment>
        <translation>
            <numerusform>The tile in hand fits here, and so does %Ln of those left</numerusform>
            <numerusform>The tile in hand fits here, and so do %Ln of those left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>It takes at least %Ln more tile(s) to complete it</source>
        <extracomment>A railroad or mountain of the board</extracomment>
        <translation>
            <numerusform>It takes at least %Ln more tile to complete it</numerusform>
            <numerusform>It takes at least %Ln more tiles to complete it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left would complete it</source>
        <extracomment>A feature of the board: %Ln of the tiles in the stack</extracomment>
        <translation>
            <numerusform>%Ln of the tiles left would complete it</numerusform>
            <numerusform>%Ln of the tiles left would complete it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left would close this edge</source>
        <extracomment>An open edge of the board: %Ln of the tiles in the stack</extracomment>
        <translation>
            <numerusform>%Ln of the tiles left would close this edge</numerusform>
            <numerusform>%Ln of the tiles left would close this edge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>%Ln of the tiles left fit here</source>
        <extracomment>An empty square of the board: %Ln of the tiles in the stack</extracomment>
        <translation>
            <numerusform>%Ln of the tiles left fits here</numerusform>
            <numerusform>%Ln of the tiles left fit here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/completionlines.cpp"/>
        <source>closed by %Ln of the tiles left</source>
        <extracomment>An open edge of a railroad or mountain, which tiles would close; stands behind its place and a colon</extracomment>
        <translation>
            <numerusform>closed by %Ln of the tiles left</numerusform>
            <numerusform>closed by %Ln of the tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckChanges</name>
    <message numerus="yes">
        <location filename="../editor/boomtown/document/deckchanges.cpp"/>
        <source>%1 (%Ln card(s))</source>
        <extracomment>A step of the history: %1 what was done, to how many cards</extracomment>
        <translation>
            <numerusform>%1 (%Ln card)</numerusform>
            <numerusform>%1 (%Ln cards)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 scores %Ln point(s) for %2</source>
        <extracomment>%1 player, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation>
            <numerusform>%1 scores %Ln point for %2</numerusform>
            <numerusform>%1 scores %Ln points for %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 score %Ln point(s) each for %2</source>
        <comment>several players</comment>
        <extracomment>%1 players, %2 is &quot;a railroad of 3 tiles&quot;</extracomment>
        <translation>
            <numerusform>%1 score %Ln point each for %2</numerusform>
            <numerusform>%1 score %Ln points each for %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 gets %Ln token(s) from the mountain at %2</source>
        <extracomment>%1 player, %2 position</extracomment>
        <translation>
            <numerusform>%1 gets %Ln token from the mountain at %2</numerusform>
            <numerusform>%1 gets %Ln tokens from the mountain at %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln token(s) from the mountain at %1 go back to the supply</source>
        <extracomment>%1 position</extracomment>
        <translation>
            <numerusform>%Ln token from the mountain at %1 goes back to the supply</numerusform>
            <numerusform>%Ln tokens from the mountain at %1 go back to the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete railroad of %Ln tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>an incomplete railroad of %Ln tile</numerusform>
            <numerusform>an incomplete railroad of %Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>a railroad of %Ln tile</numerusform>
            <numerusform>a railroad of %Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s) with a locomotive</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>a railroad of %Ln tile with a locomotive</numerusform>
            <numerusform>a railroad of %Ln tiles with a locomotive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a railroad of %Ln tile(s) with several locomotives</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>a railroad of %Ln tile with several locomotives</numerusform>
            <numerusform>a railroad of %Ln tiles with several locomotives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete mountain with %Ln nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>an incomplete mountain with %Ln nugget</numerusform>
            <numerusform>an incomplete mountain with %Ln nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a mountain with %Ln nugget(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>a mountain with %Ln nugget</numerusform>
            <numerusform>a mountain with %Ln nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>an incomplete city with %Ln completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>an incomplete city with %Ln completed railroad</numerusform>
            <numerusform>an incomplete city with %Ln completed railroads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>a city with %Ln completed railroad(s)</source>
        <extracomment>Stands after &quot;scores 6 points for&quot;; accusative in many languages</extracomment>
        <translation>
            <numerusform>a city with %Ln completed railroad</numerusform>
            <numerusform>a city with %Ln completed railroads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Stands in &quot;a prairie with %1&quot;, in the case that your translation of that needs</extracomment>
        <translation>
            <numerusform>%Ln tipi camp</numerusform>
            <numerusform>%Ln tipi camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Stands in &quot;a prairie with %1&quot;, in the case that your translation of that needs</extracomment>
        <translation>
            <numerusform>%Ln horse herd</numerusform>
            <numerusform>%Ln horse herds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 wins with %Ln point(s)</source>
        <extracomment>%1 player</extracomment>
        <translation>
            <numerusform>%1 wins with %Ln point</numerusform>
            <numerusform>%1 wins with %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 share the win with %Ln point(s) each</source>
        <extracomment>%1 players</extracomment>
        <translation>
            <numerusform>%1 share the win with %Ln point each</numerusform>
            <numerusform>%1 share the win with %Ln points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 draws a tile, %Ln left</source>
        <extracomment>%1 player, %Ln tiles left in the stack</extracomment>
        <translation>
            <numerusform>%1 draws a tile, %Ln left</numerusform>
            <numerusform>%1 draws a tile, %Ln left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>The start tile is on the board, with %Ln token(s) on it</source>
        <extracomment>%Ln mining tokens</extracomment>
        <translation>
            <numerusform>The start tile is on the board, with %Ln token on it</numerusform>
            <numerusform>The start tile is on the board, with %Ln tokens on it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%Ln tile(s) fit nowhere and are discarded</source>
        <translation>
            <numerusform>%Ln tile fits nowhere and is discarded</numerusform>
            <numerusform>%Ln tiles fit nowhere and are discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/eventwords.cpp"/>
        <source>%1 places the tile at %2 and puts %Ln token(s) on its mountains</source>
        <extracomment>%1 player, %2 position, %Ln mining tokens</extracomment>
        <translation>
            <numerusform>%1 places the tile at %2 and puts %Ln token on its mountains</numerusform>
            <numerusform>%1 places the tile at %2 and puts %Ln tokens on its mountains</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeatureLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation>
            <numerusform>%Ln tipi camp</numerusform>
            <numerusform>%Ln tipi camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Part of a description of a prairie</extracomment>
        <translation>
            <numerusform>%Ln horse herd</numerusform>
            <numerusform>%Ln horse herds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s)</source>
        <extracomment>How many cowboys a player has on a feature, alone or fewer than others</extracomment>
        <translation>
            <numerusform>%Ln cowboy</numerusform>
            <numerusform>%Ln cowboys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s), the most</source>
        <extracomment>How many cowboys a player has on a feature: nobody else has as many; &quot;the most&quot; is said of the number</extracomment>
        <translation>
            <numerusform>%Ln cowboy, the most</numerusform>
            <numerusform>%Ln cowboys, the most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) when complete</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation>
            <numerusform>%Ln point when complete</numerusform>
            <numerusform>%Ln points when complete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) at the end of the game</source>
        <extracomment>What a part of the board is worth if it stays as it is</extracomment>
        <translation>
            <numerusform>%Ln point at the end of the game</numerusform>
            <numerusform>%Ln points at the end of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln point(s) when complete or at the end of the game</source>
        <extracomment>What a railroad or a mountain is worth</extracomment>
        <translation>
            <numerusform>%Ln point when complete or at the end of the game</numerusform>
            <numerusform>%Ln points when complete or at the end of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/featurelines.cpp"/>
        <source>%Ln cowboy(s), tied for the most</source>
        <extracomment>How many cowboys a player has on a feature: as many as others, and nobody has more; &quot;the most&quot; is said of the number</extracomment>
        <translation>
            <numerusform>%Ln cowboy, tied for the most</numerusform>
            <numerusform>%Ln cowboys, tied for the most</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighlightWords</name>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>How long a railroad or how large a prairie is</extracomment>
        <translation>
            <numerusform>%Ln tile</numerusform>
            <numerusform>%Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>How rich a mountain is</extracomment>
        <translation>
            <numerusform>%Ln nugget</numerusform>
            <numerusform>%Ln nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln railroad(s)</source>
        <extracomment>How many railroads end in a city</extracomment>
        <translation>
            <numerusform>%Ln railroad</numerusform>
            <numerusform>%Ln railroads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>How many mining tokens a player has taken</extracomment>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/pages/highlightlist.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>What a turn has brought or gold is worth</extracomment>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabWords</name>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%Ln game(s) so far, %1 × %2</source>
        <extracomment>%Ln games played up to now, %1 number of players, %2 the level of all of them</extracomment>
        <translation>
            <numerusform>%Ln game so far, %1 × %2</numerusform>
            <numerusform>%Ln games so far, %1 × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>Canceled after %Ln game(s), %1 × %2</source>
        <extracomment>%Ln games played, %1 number of players, %2 the level of all of them</extracomment>
        <translation>
            <numerusform>Canceled after %Ln game, %1 × %2</numerusform>
            <numerusform>Canceled after %Ln games, %1 × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/runwords.cpp"/>
        <source>%Ln game(s), %1 × %2</source>
        <extracomment>%Ln games played, %1 number of players, %2 the level of all of them</extracomment>
        <translation>
            <numerusform>%Ln game, %1 × %2</numerusform>
            <numerusform>%Ln games, %1 × %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Learned</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has played this tile set in %Ln game(s). It found nothing better than what it knows from all tile sets.</source>
        <translation>
            <numerusform>The computer has played this tile set in %Ln game. It found nothing better than what it knows from all tile sets.</numerusform>
            <numerusform>The computer has played this tile set in %Ln games. It found nothing better than what it knows from all tile sets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/learnedwords.cpp"/>
        <source>The computer has learned this tile set from %Ln game(s).</source>
        <translation>
            <numerusform>The computer has learned this tile set from %Ln game.</numerusform>
            <numerusform>The computer has learned this tile set from %Ln games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookWords</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>The tile in hand fits here in %Ln way(s)</source>
        <extracomment>Of an empty square; %Ln rotations of the tile</extracomment>
        <translation>
            <numerusform>The tile in hand fits here in %Ln way</numerusform>
            <numerusform>The tile in hand fits here in %Ln ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%Ln mining token(s)</source>
        <extracomment>Mining tokens that lie on a mountain</extracomment>
        <translation>
            <numerusform>%Ln mining token</numerusform>
            <numerusform>%Ln mining tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/board/look/lookwords.cpp"/>
        <source>%Ln of the tiles left fit here</source>
        <extracomment>Of an empty square</extracomment>
        <translation>
            <numerusform>%Ln of the tiles left fits here</numerusform>
            <numerusform>%Ln of the tiles left fit here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintOutputs</name>
    <message numerus="yes">
        <location filename="../editor/print/dialog/outputs.cpp"/>
        <source>%Ln file(s) with these names already exist. Replace them?</source>
        <translation>
            <numerusform>%Ln file with this name already exists. Replace it?</numerusform>
            <numerusform>%Ln files with these names already exist. Replace them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintedDeck</name>
    <message numerus="yes">
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>%Ln card(s)</source>
        <extracomment>Part of a list of what is printed, as in &quot;18 cards and 18 bonus cards&quot;</extracomment>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/boomtown/print/deckprintwords.cpp"/>
        <source>%Ln bonus card(s)</source>
        <extracomment>Part of a list of what is printed</extracomment>
        <translation>
            <numerusform>%Ln bonus card</numerusform>
            <numerusform>%Ln bonus cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintedSet</name>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a list of what is printed, as in &quot;72 tiles and 63 tokens&quot;</extracomment>
        <translation>
            <numerusform>%Ln tile</numerusform>
            <numerusform>%Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Part of a list of what is printed; mining tokens</extracomment>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tileprint/printedwords.cpp"/>
        <source>%Ln piece(s)</source>
        <extracomment>Part of a list of what is printed; cowboys, tents and markers</extracomment>
        <translation>
            <numerusform>%Ln piece</numerusform>
            <numerusform>%Ln pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a railroad</source>
        <translation>
            <numerusform>scores %Ln point for a railroad</numerusform>
            <numerusform>scores %Ln points for a railroad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a mountain</source>
        <translation>
            <numerusform>scores %Ln point for a mountain</numerusform>
            <numerusform>scores %Ln points for a mountain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>scores %Ln point(s) for a city</source>
        <translation>
            <numerusform>scores %Ln point for a city</numerusform>
            <numerusform>scores %Ln points for a city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes %Ln token(s) from the completed mountain</source>
        <extracomment>Mining tokens</extracomment>
        <translation>
            <numerusform>takes %Ln token from the completed mountain</numerusform>
            <numerusform>takes %Ln tokens from the completed mountain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>but gives %3 %Ln point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation>
            <numerusform>but gives %3 %Ln point</numerusform>
            <numerusform>but gives %3 %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>brings %Ln cowboy(s) home</source>
        <translation>
            <numerusform>brings %Ln cowboy home</numerusform>
            <numerusform>brings %Ln cowboys home</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a railroad of %Ln tile(s)</source>
        <translation>
            <numerusform>takes a railroad of %Ln tile</numerusform>
            <numerusform>takes a railroad of %Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a mountain with %Ln nugget(s)</source>
        <translation>
            <numerusform>takes a mountain with %Ln nugget</numerusform>
            <numerusform>takes a mountain with %Ln nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a city with %Ln railroad(s)</source>
        <translation>
            <numerusform>takes a city with %Ln railroad</numerusform>
            <numerusform>takes a city with %Ln railroads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>takes a prairie worth %Ln point(s) so far</source>
        <translation>
            <numerusform>takes a prairie worth %Ln point so far</numerusform>
            <numerusform>takes a prairie worth %Ln points so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>pitches the tent on a mountain with %Ln token(s)</source>
        <translation>
            <numerusform>pitches the tent on a mountain with %Ln token</numerusform>
            <numerusform>pitches the tent on a mountain with %Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>extends %Ln feature(s) that the player holds</source>
        <translation>
            <numerusform>extends %Ln feature that the player holds</numerusform>
            <numerusform>extends %Ln features that the player holds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>and also gives %3 %Ln point(s)</source>
        <extracomment>%3 a player</extracomment>
        <translation>
            <numerusform>and also gives %3 %Ln point</numerusform>
            <numerusform>and also gives %3 %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>mines a token and leaves %Ln there</source>
        <translation>
            <numerusform>mines a token and leaves %Ln there</numerusform>
            <numerusform>mines a token and leaves %Ln there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../engine/goldrush/ai/reasontext.cpp"/>
        <source>%Ln of the %2 tiles left would complete this feature</source>
        <extracomment>&quot;this feature&quot; is the railroad, mountain, city or prairie of the cowboy that is put; %2 tiles are left</extracomment>
        <translation>
            <numerusform>%Ln of the %2 tiles left would complete this feature</numerusform>
            <numerusform>%Ln of the %2 tiles left would complete this feature</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <location filename="../app/goldrush/review/reviewwords.cpp"/>
        <source>The player undid this turn %Ln time(s) after seeing what came next.</source>
        <extracomment>In the review of a game</extracomment>
        <translation>
            <numerusform>The player undid this turn once after seeing what came next.</numerusform>
            <numerusform>The player undid this turn %Ln times after seeing what came next.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A railroad is complete when both ends lie in a junction, a city or a mountain, or when it is a loop. It scores %Ln point(s) for each tile, or %1 if there is exactly one locomotive on it.</source>
        <extracomment>%Ln and %1 points</extracomment>
        <translation>
            <numerusform>A railroad is complete when both ends lie in a junction, a city or a mountain, or when it is a loop. It scores %Ln point for each tile, or %1 if there is exactly one locomotive on it.</numerusform>
            <numerusform>A railroad is complete when both ends lie in a junction, a city or a mountain, or when it is a loop. It scores %Ln points for each tile, or %1 if there is exactly one locomotive on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A mountain is complete when it has no open edges. Whoever has the most gold miners there gets the remaining tokens and %Ln point(s) for each nugget. If players are tied, the tokens are dealt out in turn.</source>
        <translation>
            <numerusform>A mountain is complete when it has no open edges. Whoever has the most gold miners there gets the remaining tokens and %Ln point for each nugget. If players are tied, the tokens are dealt out in turn.</numerusform>
            <numerusform>A mountain is complete when it has no open edges. Whoever has the most gold miners there gets the remaining tokens and %Ln points for each nugget. If players are tied, the tokens are dealt out in turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>A city is complete when all railroads that leave it are complete. Its merchant scores %Ln point(s) for each railroad; one that leads back to the city counts once.</source>
        <translation>
            <numerusform>A city is complete when all railroads that leave it are complete. Its merchant scores %Ln point for each railroad; one that leads back to the city counts once.</numerusform>
            <numerusform>A city is complete when all railroads that leave it are complete. Its merchant scores %Ln points for each railroad; one that leads back to the city counts once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete railroads score %Ln point(s) for each tile; locomotives do not count.</source>
        <translation>
            <numerusform>Incomplete railroads score %Ln point for each tile; locomotives do not count.</numerusform>
            <numerusform>Incomplete railroads score %Ln points for each tile; locomotives do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete mountains score %Ln point(s) for each nugget.</source>
        <translation>
            <numerusform>Incomplete mountains score %Ln point for each nugget.</numerusform>
            <numerusform>Incomplete mountains score %Ln points for each nugget.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Incomplete cities score %Ln point(s) for each completed railroad.</source>
        <translation>
            <numerusform>Incomplete cities score %Ln point for each completed railroad.</numerusform>
            <numerusform>Incomplete cities score %Ln points for each completed railroad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/rulestext.cpp"/>
        <source>Farmers score %Ln point(s) for each tipi camp on their prairie and %1 for each horse herd.</source>
        <extracomment>%Ln and %1 points</extracomment>
        <translation>
            <numerusform>Farmers score %Ln point for each tipi camp on their prairie and %1 for each horse herd.</numerusform>
            <numerusform>Farmers score %Ln points for each tipi camp on their prairie and %1 for each horse herd.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreFormula</name>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a calculation such as &quot;4 tiles × 1 = 4&quot;</extracomment>
        <translation>
            <numerusform>%Ln tile</numerusform>
            <numerusform>%Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Part of a calculation such as &quot;7 nuggets × 1 = 7&quot;</extracomment>
        <translation>
            <numerusform>%Ln nugget</numerusform>
            <numerusform>%Ln nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln completed railroad(s)</source>
        <extracomment>Part of a calculation such as &quot;2 completed railroads × 3 = 6&quot;</extracomment>
        <translation>
            <numerusform>%Ln completed railroad</numerusform>
            <numerusform>%Ln completed railroads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation>
            <numerusform>%Ln tipi camp</numerusform>
            <numerusform>%Ln tipi camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/wording/scoreformula.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Part of a calculation such as &quot;2 tipi camps × 2 + 1 horse herd × 4 = 8&quot;</extracomment>
        <translation>
            <numerusform>%Ln horse herd</numerusform>
            <numerusform>%Ln horse herds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsRows</name>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln edge(s) that need a neighbor</source>
        <extracomment>Edges of one kind, on all tiles together</extracomment>
        <translation>
            <numerusform>%Ln edge that needs a neighbor</numerusform>
            <numerusform>%Ln edges that need a neighbor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln matching tile(s)</source>
        <extracomment>Tiles that have such an edge</extracomment>
        <translation>
            <numerusform>%Ln matching tile</numerusform>
            <numerusform>%Ln matching tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticsrows.cpp"/>
        <source>%Ln neighbor(s)</source>
        <extracomment>Row of a chart: tiles beside an open square</extracomment>
        <translation>
            <numerusform>%Ln neighbor</numerusform>
            <numerusform>%Ln neighbors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TargetLines</name>
    <message numerus="yes">
        <location filename="../app/goldrush/board/tips/targetlines.cpp"/>
        <source>%Ln token(s) lie here</source>
        <extracomment>Mining tokens on a mountain</extracomment>
        <translation>
            <numerusform>%Ln token lies here</numerusform>
            <numerusform>%Ln tokens lie here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln locomotive(s)</source>
        <extracomment>Symbols on a part of a tile, as in &quot;Railroad north–south with 1 locomotive&quot;</extracomment>
        <translation>
            <numerusform>%Ln locomotive</numerusform>
            <numerusform>%Ln locomotives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln nugget(s)</source>
        <extracomment>Symbols on a part of a tile, as in &quot;Mountain north with 2 nuggets&quot;</extracomment>
        <translation>
            <numerusform>%Ln nugget</numerusform>
            <numerusform>%Ln nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln tipi camp(s)</source>
        <extracomment>Tipi camps on a part of a tile, as in &quot;Prairie north with 1 tipi camp&quot;</extracomment>
        <translation>
            <numerusform>%Ln tipi camp</numerusform>
            <numerusform>%Ln tipi camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ui/wording/tilewords.cpp"/>
        <source>%Ln horse herd(s)</source>
        <extracomment>Horse herds on a part of a tile, as in &quot;Prairie north with 1 horse herd&quot;</extracomment>
        <translation>
            <numerusform>%Ln horse herd</numerusform>
            <numerusform>%Ln horse herds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrialGame</name>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>%1 to %Ln player(s) can play.</source>
        <extracomment>Answer to a command line: %1 the fewest players, %Ln the most</extracomment>
        <translation>
            <numerusform>%1 to %Ln player can play.</numerusform>
            <numerusform>%1 to %Ln players can play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/session/trialgame.cpp"/>
        <source>Tile &quot;%1&quot; did not come first in any of %Ln shuffle(s).</source>
        <extracomment>%1 id of a tile, %Ln how many orders of the tiles were tried</extracomment>
        <translation>
            <numerusform>Tile &quot;%1&quot; did not come first in %Ln shuffle.</numerusform>
            <numerusform>Tile &quot;%1&quot; did not come first in any of %Ln shuffles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::InterruptedCard</name>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>Trial of %2: %Ln turn(s), %1</source>
        <extracomment>A game to try a tile set or a deck with: %Ln turns played, %1 date and time of the last one, %2 name of that set or deck</extracomment>
        <translation>
            <numerusform>Trial of %2: %Ln turn, %1</numerusform>
            <numerusform>Trial of %2: %Ln turns, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/shell/start/interruptedcard.cpp"/>
        <source>%Ln turn(s), %1</source>
        <extracomment>An interrupted game: %Ln turns played, %1 date and time of the last one</extracomment>
        <translation>
            <numerusform>%Ln turn, %1</numerusform>
            <numerusform>%Ln turns, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::PagedTable</name>
    <message numerus="yes">
        <location filename="../app/match/pages/pagedtable.cpp"/>
        <source>The last %Ln turn(s) were undone. Redo plays them again.</source>
        <extracomment>&quot;Redo&quot; is the menu entry</extracomment>
        <translation>
            <numerusform>The last turn was undone. Redo plays it again.</numerusform>
            <numerusform>The last %Ln turns were undone. Redo plays them again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::Podium</name>
    <message numerus="yes">
        <location filename="../app/match/panels/podium.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>What a player has scored at the end of the game</extracomment>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::app::ReviewProgress</name>
    <message numerus="yes">
        <location filename="../app/match/review/reviewprogress.cpp"/>
        <source>Looking for better moves: about %Ln second(s) left</source>
        <extracomment>Below a bar of progress</extracomment>
        <translation>
            <numerusform>Looking for better moves: about %Ln second left</numerusform>
            <numerusform>Looking for better moves: about %Ln seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::BoardController</name>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>Pass over %Ln card(s) and take %1</source>
        <extracomment>Name of a choice: %1 what a card shows; %Ln cards come before it</extracomment>
        <translation>
            <numerusform>Pass over %Ln card and take %1</numerusform>
            <numerusform>Pass over %Ln cards and take %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %Ln card(s) for free, worth %2 to %1 and %3 to you.</source>
        <extracomment>%1 a player who gets cards for nothing; %2 and %3 such as &quot;7 points&quot;</extracomment>
        <translation>
            <numerusform>%1 gets %Ln card for free, worth %2 to %1 and %3 to you.</numerusform>
            <numerusform>%1 gets %Ln cards for free, worth %2 to %1 and %3 to you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/board/boardcontroller.cpp"/>
        <source>%1 gets %Ln card(s) for free.</source>
        <extracomment>%1 a player, who gets cards that the other one has passed over</extracomment>
        <translation>
            <numerusform>%1 gets %Ln card for free.</numerusform>
            <numerusform>%1 gets %Ln cards for free.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::DeckChooser</name>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>and %Ln more</source>
        <extracomment>Below a list of problems of a deck, of which only the first are shown</extracomment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/dialogs/deckchooser.cpp"/>
        <source>%Ln card(s)</source>
        <extracomment>What a deck holds</extracomment>
        <translation type="unfinished">
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::ScoreTable</name>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>The largest group has %Ln square(s)</source>
        <extracomment>Tooltip of the points for a kind of land</extracomment>
        <translation>
            <numerusform>The largest group has %Ln square</numerusform>
            <numerusform>The largest group has %Ln squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%Ln square(s) bring points</source>
        <extracomment>Tooltip of the points for a bonus</extracomment>
        <translation>
            <numerusform>%Ln square brings points</numerusform>
            <numerusform>%Ln squares bring points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/boomtown/panels/scoretable.cpp"/>
        <source>%Ln square(s) cost points</source>
        <extracomment>Tooltip of the points for a bonus</extracomment>
        <translation>
            <numerusform>%Ln square costs points</numerusform>
            <numerusform>%Ln squares cost points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardCommands</name>
    <message numerus="yes">
        <location filename="../editor/boomtown/deck/cardcommands.cpp"/>
        <source>In the editor, a deck can have at most %Ln card(s).</source>
        <translation>
            <numerusform>In the editor, a deck can have at most %Ln card.</numerusform>
            <numerusform>In the editor, a deck can have at most %Ln cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::boomtown::editor::CardListPanel</name>
    <message numerus="yes">
        <location filename="../editor/boomtown/cards/cardlistpanel.cpp"/>
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::DocumentFile</name>
    <message numerus="yes">
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>%Ln picture(s) were not found and are not in the file.</source>
        <extracomment>A sentence behind that a file was saved or a set installed</extracomment>
        <translation>
            <numerusform>%Ln picture was not found and is not in the file.</numerusform>
            <numerusform>%Ln pictures were not found and are not in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/desk/documentfile.cpp"/>
        <source>%Ln picture(s) in the file are damaged or were replaced by other pictures. They were kept as they are, but are not shown.</source>
        <extracomment>A sentence behind that a file was saved or a set installed; the pictures that the set names are missing</extracomment>
        <translation>
            <numerusform>%Ln picture in the file is damaged or was replaced by another picture. It was kept as it is, but is not shown.</numerusform>
            <numerusform>%Ln pictures in the file are damaged or were replaced by other pictures. They were kept as they are, but are not shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::FindingsPanel</name>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%1: all %Ln</source>
        <extracomment>Menu entry: %1 a repair, done to so many problems of the same kind</extracomment>
        <translation>
            <numerusform>%1: all %Ln</numerusform>
            <numerusform>%1: all %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln error(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln warning(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>%Ln note(s)</source>
        <extracomment>Button: shows or hides problems of this kind in the list</extracomment>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln error(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation>
            <numerusform>Show %Ln error</numerusform>
            <numerusform>Show %Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln warning(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation>
            <numerusform>Show %Ln warning</numerusform>
            <numerusform>Show %Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Show %Ln note(s)</source>
        <extracomment>Name of a button for screen readers</extracomment>
        <translation>
            <numerusform>Show %Ln note</numerusform>
            <numerusform>Show %Ln notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/findings/findingspanel.cpp"/>
        <source>Repair all %Ln of this kind</source>
        <extracomment>Button: does the same repair to all problems that are like the chosen one; never shown with 1</extracomment>
        <translation>
            <numerusform>Repair %Ln of this kind</numerusform>
            <numerusform>Repair all %Ln of this kind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LabControls</name>
    <message numerus="yes">
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Games played: %1 of %2. About %Ln second(s) left.</source>
        <extracomment>How far the lab is: %1 games played, %2 games in all, %Ln seconds to go</extracomment>
        <translation type="unfinished">
            <numerusform>Games played: %1 of %2. About %Ln second left.</numerusform>
            <numerusform>Games played: %1 of %2. About %Ln seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/measuring/labcontrols.cpp"/>
        <source>Games played: %1 of %2. About %Ln minute(s) left.</source>
        <extracomment>How far the lab is: %1 games played, %2 games in all, %Ln minutes to go</extracomment>
        <translation type="unfinished">
            <numerusform>Games played: %1 of %2. About %Ln minute left.</numerusform>
            <numerusform>Games played: %1 of %2. About %Ln minutes left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::LengthNote</name>
    <message numerus="yes">
        <location filename="../editor/desk/lengthnote.cpp"/>
        <source>At most %Ln character(s) fit here. The rest was left out.</source>
        <extracomment>Below a field in which more was typed or pasted than it takes</extracomment>
        <translation>
            <numerusform>At most %Ln character fits here. The rest was left out.</numerusform>
            <numerusform>At most %Ln characters fit here. The rest was left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::desk::PanedDesk</name>
    <message numerus="yes">
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems (%Ln)</source>
        <extracomment>Title of the list of what is wrong with a set or deck; %Ln errors and warnings</extracomment>
        <translation type="unfinished">
            <numerusform>Problems (%Ln)</numerusform>
            <numerusform>Problems (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/panes/paneddesk.cpp"/>
        <source>Problems (%Ln note(s))</source>
        <extracomment>Title of the list of what is wrong with a set or deck, if there are but notes: less than a warning</extracomment>
        <translation type="unfinished">
            <numerusform>Problems (%Ln note)</numerusform>
            <numerusform>Problems (%Ln notes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::DrawnTilePanel</name>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/drawntilepanel.cpp"/>
        <source>%Ln tile(s) left in the stack</source>
        <extracomment>Beside the drawn tile</extracomment>
        <translation>
            <numerusform>%Ln tile left in the stack</numerusform>
            <numerusform>%Ln tiles left in the stack</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::HandOverCard</name>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>%1 got %Ln token(s)</source>
        <extracomment>%1 player; mining tokens, whose values only the player may see</extracomment>
        <translation>
            <numerusform>%1 got %Ln token</numerusform>
            <numerusform>%1 got %Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/handover/handovercard.cpp"/>
        <source>All: %1, worth %Ln point(s)</source>
        <extracomment>%1 a list of numbers: the values of all tokens of a player; %Ln is their sum</extracomment>
        <translation>
            <numerusform>All: %1, worth %Ln point</numerusform>
            <numerusform>All: %1, worth %Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::LuckTable</name>
    <message numerus="yes">
        <location filename="../app/goldrush/review/lucktable.cpp"/>
        <source>%Ln turn(s) with a better move</source>
        <extracomment>Tooltip: for how many turns of the player the review has found a better move</extracomment>
        <translation>
            <numerusform>%Ln turn with a better move</numerusform>
            <numerusform>%Ln turns with a better move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::PlayerCard</name>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln point(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln cowboy(s) left</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 3 cowboys left&quot;</extracomment>
        <translation>
            <numerusform>%Ln cowboy left</numerusform>
            <numerusform>%Ln cowboys left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/playercard.cpp"/>
        <source>%Ln token(s)</source>
        <extracomment>Stands after the name of a player: &quot;Bo: 12 points, 2 tokens&quot;; mining tokens</extracomment>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::ScoreTrack</name>
    <message numerus="yes">
        <location filename="../app/goldrush/panels/scoretrack.cpp"/>
        <source>%1 on space %2 with %Ln point(s)</source>
        <extracomment>Where the marker of a player stands: %1 player, %2 number of the space on the scoring track, from 0 to 49, %Ln all points of the player, who begins a new lap with 50</extracomment>
        <translation>
            <numerusform>%1 on space %2 with %Ln point</numerusform>
            <numerusform>%1 on space %2 with %Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TileSetChooser</name>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>and %Ln more</source>
        <extracomment>Below a list of problems of a tile set, of which only the first are shown</extracomment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>What a tile set holds</extracomment>
        <translation>
            <numerusform>%Ln tile</numerusform>
            <numerusform>%Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/dialogs/tilesetchooser.cpp"/>
        <source>%1 and %Ln mining token(s)</source>
        <extracomment>%1 is &quot;72 tiles&quot;, %Ln mining tokens: what a tile set holds</extracomment>
        <translation>
            <numerusform>%1 and %Ln mining token</numerusform>
            <numerusform>%1 and %Ln mining tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftDialog</name>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%Ln tile(s) are left in the stack</source>
        <extracomment>Part of a sentence</extracomment>
        <translation>
            <numerusform>%Ln tile is left in the stack</numerusform>
            <numerusform>%Ln tiles are left in the stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftdialog.cpp"/>
        <source>%Ln of them can be turned to show these edges</source>
        <extracomment>Part of a sentence: so many of the tiles that are left</extracomment>
        <translation>
            <numerusform>%Ln of them can be turned to show these edges</numerusform>
            <numerusform>%Ln of them can be turned to show these edges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::TilesLeftModel</name>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln in the stack</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation>
            <numerusform>%Ln in the stack</numerusform>
            <numerusform>%Ln in the stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln in hand</source>
        <extracomment>Part of a list: where the copies of a tile are; drawn, and not on the board yet</extracomment>
        <translation>
            <numerusform>%Ln in hand</numerusform>
            <numerusform>%Ln in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln on the board</source>
        <extracomment>Part of a list: where the copies of a tile are</extracomment>
        <translation>
            <numerusform>%Ln on the board</numerusform>
            <numerusform>%Ln on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../app/goldrush/knowledge/tilesleftmodel.cpp"/>
        <source>%Ln discarded</source>
        <extracomment>Part of a list: where the copies of a tile are; they fitted nowhere when they were drawn</extracomment>
        <translation>
            <numerusform>%Ln discarded</numerusform>
            <numerusform>%Ln discarded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ArtFolderDialog</name>
    <message numerus="yes">
        <location filename="../editor/artfolder/artfolderdialog.cpp"/>
        <source>%Ln picture(s) from this folder will be used.</source>
        <translation>
            <numerusform>%Ln picture from this folder will be used.</numerusform>
            <numerusform>%Ln pictures from this folder will be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::ArtImportDialog</name>
    <message numerus="yes">
        <location filename="../editor/art/artimportdialog.cpp"/>
        <source>%Ln tile(s) are chosen. The picture is for tile %1 alone.</source>
        <extracomment>%1 the id of a tile</extracomment>
        <translation>
            <numerusform>%Ln tile is chosen. The picture is for tile %1 alone.</numerusform>
            <numerusform>%Ln tiles are chosen. The picture is for tile %1 alone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::LearningPage</name>
    <message numerus="yes">
        <location filename="../editor/lab/learningpage.cpp"/>
        <source>For %1-player games, learned from %Ln game(s).</source>
        <extracomment>For what the sentences below hold: %1 number of players, 2 to 5; so many games were played to learn</extracomment>
        <translation>
            <numerusform>For %1-player games, learned from %Ln game.</numerusform>
            <numerusform>For %1-player games, learned from %Ln games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::PreviewPanel</name>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%Ln tile(s) lie around this one.</source>
        <translation>
            <numerusform>%Ln tile lies around this one.</numerusform>
            <numerusform>%Ln tiles lie around this one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/preview/previewpanel.cpp"/>
        <source>%Ln square(s) stay open.</source>
        <translation>
            <numerusform>%Ln square stays open.</numerusform>
            <numerusform>%Ln squares stay open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetDocument</name>
    <message numerus="yes">
        <location filename="../editor/document/setdocument.cpp"/>
        <source>%1 (%Ln tile(s))</source>
        <extracomment>A step of the history: %1 what was done, to how many tiles</extracomment>
        <translation>
            <numerusform>%1 (%Ln tile)</numerusform>
            <numerusform>%1 (%Ln tiles)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetEditor</name>
    <message numerus="yes">
        <location filename="../editor/set/seteditor.cpp"/>
        <source>%1 (%Ln problem(s))</source>
        <extracomment>A step of the history: %1 a repair, done to so many problems</extracomment>
        <translation>
            <numerusform>%1 (%Ln problem)</numerusform>
            <numerusform>%1 (%Ln problems)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/set/seteditor.cpp"/>
        <source>%Ln problem(s) repaired.</source>
        <translation>
            <numerusform>%Ln problem repaired.</numerusform>
            <numerusform>%Ln problems repaired.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::SetPictures</name>
    <message numerus="yes">
        <location filename="../editor/set/setpictures.cpp"/>
        <source>%Ln of them is/are not square and is/are cropped or stretched.</source>
        <extracomment>A sentence behind others, about pictures</extracomment>
        <translation>
            <numerusform>%Ln of them is not square, so it is cropped or stretched.</numerusform>
            <numerusform>%Ln of them are not square, so they are cropped or stretched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::StatisticsPanel</name>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>Tile %1 can lie beside it in %Ln way(s)</source>
        <extracomment>Tooltip and name of a tile: %1 its id</extracomment>
        <translation>
            <numerusform>Tile %1 can lie beside it in %Ln way</numerusform>
            <numerusform>Tile %1 can lie beside it in %Ln ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/statistics/statisticspanel.cpp"/>
        <source>%Ln of %2 design(s) can lie beside tile %1, each in this many ways:</source>
        <extracomment>%Ln and %2 numbers of designs, %1 the id of a tile; below the picture of each its number of ways</extracomment>
        <translation>
            <numerusform>%Ln of %2 designs can lie beside tile %1, in this many ways:</numerusform>
            <numerusform>%Ln of %2 designs can lie beside tile %1, each in this many ways:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileCommands</name>
    <message numerus="yes">
        <location filename="../editor/set/tilecommands.cpp"/>
        <source>A set holds at most %Ln design(s).</source>
        <translation>
            <numerusform>A set holds at most %Ln design.</numerusform>
            <numerusform>A set holds at most %Ln designs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileListPanel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln design(s)</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles&quot;</extracomment>
        <translation>
            <numerusform>%Ln design</numerusform>
            <numerusform>%Ln designs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln tile(s)</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles&quot;</extracomment>
        <translation>
            <numerusform>%Ln tile</numerusform>
            <numerusform>%Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln chosen</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles; 3 chosen&quot;; designs</extracomment>
        <translation>
            <numerusform>%Ln chosen</numerusform>
            <numerusform>%Ln chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilelistpanel.cpp"/>
        <source>%Ln shown</source>
        <extracomment>Part of a list of counts, as in &quot;24 designs, 72 tiles; 3 shown&quot;; designs</extracomment>
        <translation>
            <numerusform>%Ln shown</numerusform>
            <numerusform>%Ln shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileModel</name>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, %Ln copies: %2</source>
        <extracomment>A tile for screen readers: %1 its id, %2 what is on it, %Ln copies</extracomment>
        <translation>
            <numerusform>Tile %1, %Ln copy: %2</numerusform>
            <numerusform>Tile %1, %Ln copies: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/tiles/tilemodel.cpp"/>
        <source>Tile %1, start tile, %Ln copies: %2</source>
        <extracomment>A tile for screen readers: %1 its id, %2 what is on it, %Ln copies</extracomment>
        <translation>
            <numerusform>Tile %1, start tile, %Ln copy: %2</numerusform>
            <numerusform>Tile %1, start tile, %Ln copies: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::goldrush::editor::TileProperties</name>
    <message numerus="yes">
        <location filename="../editor/properties/tileproperties.cpp"/>
        <source>%Ln tile(s) chosen; the drawing shows %1</source>
        <extracomment>%1 the tile that is shown large</extracomment>
        <translation>
            <numerusform>%Ln tile chosen; the drawing shows %1</numerusform>
            <numerusform>%Ln tiles chosen; the drawing shows %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lodeline::print::PrintDialog</name>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%Ln sheet(s) of paper: %1</source>
        <extracomment>%1 what is printed on them, as &quot;72 tiles and 63 tokens&quot;</extracomment>
        <translation>
            <numerusform>%Ln sheet of paper: %1</numerusform>
            <numerusform>%Ln sheets of paper: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../editor/print/dialog/printdialog.cpp"/>
        <source>%Ln tile(s) are printed as the game draws them, without their own picture:</source>
        <translation>
            <numerusform>%Ln tile is printed as the game draws it, without its own picture:</numerusform>
            <numerusform>%Ln tiles are printed as the game draws them, without their own picture:</numerusform>
        </translation>
    </message>
</context>
</TS>
