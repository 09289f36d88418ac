<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
  <context>
    <name>battlemap</name>
    <message>
      <location filename="battlemap/app/clipboard.py" />
      <source>Copy it again, in a Battlemap of this version</source>
      <translation>Kopiér det igen i et Battlemap af denne version</translation>
    </message>
    <message>
      <location filename="battlemap/app/clipboard.py" />
      <source>What the clipboard holds cannot be pasted: {what}</source>
      <translation>Indholdet af udklipsholderen kan ikke sættes ind: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/acting.py" />
      <source>Give answers; what is open takes its default</source>
      <translation>Giv answers; det åbne tager sin standard</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/acting.py" />
      <source>Odds take answers beforehand</source>
      <translation>Sandsynligheder tager svar på forhånd</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>Add {kind} {id}</source>
      <translation>Tilføj {kind} {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>For example: {example}</source>
      <translation>For eksempel: {example}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>The scene has {columns} columns and {rows} rows</source>
      <translation>Scenen har {columns} kolonner og {rows} rækker</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>area</source>
      <translation>område</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>{at} lies outside the scene</source>
      <translation>{at} ligger uden for scenen</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/areas.py" />
      <source>{command} needs the field {field}</source>
      <translation>{command} mangler feltet {field}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>A line names its command in "do"</source>
      <translation>En linje nævner sin kommando i "do"</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>Did you mean {id} ({name})?</source>
      <translation>Mente du {id} ({name})?</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>Did you mean {id}?</source>
      <translation>Mente du {id}?</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>Give a path, such as {example}</source>
      <translation>Giv en vej, for eksempel {example}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>Its fields: {fields}</source>
      <translation>Felterne er: {fields}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>There is no command {name}</source>
      <translation>Der er ingen kommando {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>There is no token {id} in this scene</source>
      <translation>Der er ingen brik {id} i denne scene</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>There is: {ids}</source>
      <translation>Der er: {ids}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>facing is 0 to {most}</source>
      <translation>facing går fra 0 til {most}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>field {field}: {text} is not the name of a file</source>
      <translation>feltet {field}: {text} er ikke navnet på en fil</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>{at} is not a cell of this grid</source>
      <translation>{at} er ikke et felt i dette gitter</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>{command} has no field {field}</source>
      <translation>{command} har intet felt {field}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/base.py" />
      <source>{command}: field {field}: {what}</source>
      <translation>{command}: felt {field}: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>A batch has 1 to {limit} lines</source>
      <translation>Et bundt har 1 til {limit} linjer</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>A batch is not looked over</source>
      <translation>Et bundt gennemses ikke</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>Give its lines one by one</source>
      <translation>Giv linjerne en ad gangen</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>{command} is no edit, so it cannot be part of a batch</source>
      <translation>{command} ændrer intet og kan derfor ikke stå i et bundt</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/batch.py" />
      <source>{what} (and {count} more)</source>
      <translation>{what} (og {count} mere)</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/characters.py" />
      <source>Import {name}</source>
      <translation>Importér {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/characters.py" />
      <source>the portrait: {problem}</source>
      <translation>portrættet: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/characters.py" />
      <source>{name} is read from {file}</source>
      <translation>{name} læses fra {file}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>A fight of {count} begins</source>
      <translation>En kamp med {count} begynder</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Change the order</source>
      <translation>Ændr rækkefølgen</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>End it first, or let tokens join it</source>
      <translation>Afslut den først, eller lad brikker komme med</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>End the fight</source>
      <translation>Afslut kampen</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>End the turn of {names}</source>
      <translation>Afslut turen for {names}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Give one of start, end, order or join</source>
      <translation>Giv en af start, end, order eller join</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Join the fight</source>
      <translation>Gå med i kampen</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Start one: {example}</source>
      <translation>Start en: {example}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Start the fight</source>
      <translation>Start kampen</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>The fight ends in round {round}</source>
      <translation>Kampen slutter i runde {round}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>There is a fight already</source>
      <translation>Der er allerede en kamp</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>There is no fight</source>
      <translation>Der er ingen kamp</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/combat.py" />
      <source>Turn of {names}</source>
      <translation>Tur: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>Give out, the file to write a copy to</source>
      <translation>Giv out, filen som kopien skal skrives til</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>Line {n} of the log has no roll that players may see</source>
      <translation>Linje {n} i loggen har intet slag, som spillerne må se</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>Secret rolls stay with the game master</source>
      <translation>Hemmelige slag bliver hos spillederen</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>The log has no line {n}</source>
      <translation>Loggen har ingen linje {n}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/control.py" />
      <source>Without --live the scenario stays untouched</source>
      <translation>Uden --live forbliver scenariet urørt</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>A title has at most {limit} characters</source>
      <translation>En titel har højst {limit} tegn</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>Change the rules</source>
      <translation>Ændr reglerne</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>Name the scenario {title}</source>
      <translation>Kald scenariet {title}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>Show scene {id}</source>
      <translation>Vis scenen {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/document.py" />
      <source>There is no ruleset {id}</source>
      <translation>Der er intet regelsæt {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>A polygon has at least 3 points</source>
      <translation>En polygon har mindst 3 punkter</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>At most {limit}</source>
      <translation>Højst {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Give one of polygon, cells, or all: true</source>
      <translation>Giv en af polygon, cells eller all: true</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Hide ground from the players</source>
      <translation>Skjul terræn for spillerne</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Paint the ground of a cell</source>
      <translation>Mal terrænet på et felt</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Paint the ground of {count} cells</source>
      <translation>Mal terrænet på {count} felter</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Reveal or hide all, then begin anew</source>
      <translation>Vis eller skjul alt, og begynd forfra</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Set the height of a cell</source>
      <translation>Sæt højden på et felt</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Set the height of {count} cells</source>
      <translation>Sæt højden på {count} felter</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>Show ground to the players</source>
      <translation>Vis terræn for spillerne</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>The veil has too many strokes</source>
      <translation>Sløret har for mange strøg</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/ground.py" />
      <source>{count} cells are more than a line may name</source>
      <translation>{count} felter er flere, end en linje må nævne</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/line.py" />
      <source>There is no scene {id}</source>
      <translation>Der er ingen scene {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/line.py" />
      <source>{command}: field {field} is a text</source>
      <translation>{command}: feltet {field} er en tekst</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/line.py" />
      <source>{command}: field {field} is an object</source>
      <translation>{command}: feltet {field} er et objekt</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/line.py" />
      <source>{command}: field {field} is true or false</source>
      <translation>{command}: feltet {field} er true eller false</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>A path has at most {limit} steps</source>
      <translation>En vej har højst {limit} skridt</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>Allowed: {facings}</source>
      <translation>Tilladt: {facings}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>Ask reach for where it can go, or use the GM override</source>
      <translation>Spørg med reach, hvor den kan komme hen, eller brug spillederens undtagelse</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>End that turn first, or use the GM override</source>
      <translation>Afslut den tur først, eller brug spillederens undtagelse</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>It is the turn of {names}</source>
      <translation>Det er turen for {names}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>Move {name}</source>
      <translation>Flyt {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>Move {name} as GM</source>
      <translation>Flyt {name} som spilleder</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>The wall is {wall}. Ask reach for where it can go, or use the GM override</source>
      <translation>Muren er {wall}. Spørg med reach, hvor den kan gå hen, eller brug spillederens undtagelse</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>path: item {n} is neither a cell nor a step</source>
      <translation>vej: led {n} er hverken et felt eller et skridt</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>{name} cannot go there: {why}</source>
      <translation>{name} kan ikke komme derhen: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>{name} cannot look there at the end</source>
      <translation>{name} kan ikke se den vej til sidst</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>{name} is moved by the GM</source>
      <translation>{name} flyttes af spillederen</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/moves.py" />
      <source>{name} moves {cost} {unit}</source>
      <translation>{name} flytter {cost} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>A scenario keeps at least one scene</source>
      <translation>Et scenario beholder mindst én scene</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Add another scene first</source>
      <translation>Tilføj en anden scene først</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Add scene {id}</source>
      <translation>Tilføj scenen {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Change {kind} {id}</source>
      <translation>Ændr {kind} {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Close door {id}</source>
      <translation>Luk døren {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Door {id}: {state} by the GM</source>
      <translation>Dør {id}: {state} af spillederen</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>End the fight first</source>
      <translation>Afslut kampen først</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Lock door {id}</source>
      <translation>Lås døren {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Open door {id}</source>
      <translation>Åbn døren {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Remove it and add another</source>
      <translation>Fjern den, og tilføj en anden</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Remove {kind} {id}</source>
      <translation>Fjern {kind} {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>The door {id} is locked</source>
      <translation>Døren {id} er låst</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>The id of a thing stays what it is</source>
      <translation>Tingens id forbliver, hvad det er</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>The next free id is {id}</source>
      <translation>Det næste ledige id er {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There are {count} of these already; at most {limit}</source>
      <translation>Der er allerede {count} af dem; højst {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There is a fight in this scene</source>
      <translation>Der er en kamp i denne scene</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There is already something with the id {id}</source>
      <translation>Der er allerede noget med id {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There is no door {id} in this scene</source>
      <translation>Der er ingen dør {id} i denne scene</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>There is nothing with the id {id}</source>
      <translation>Der er intet med id {id}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Unlock door {id}</source>
      <translation>Lås døren {id} op</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Unlock it first, or use the GM override</source>
      <translation>Lås den op først, eller brug spillederens undtagelse</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>Use set_token or remove_token for it</source>
      <translation>Brug set_token eller remove_token til det</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>door</source>
      <translation>dør</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>ground</source>
      <translation>terræn</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>light</source>
      <translation>lys</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>note</source>
      <translation>notat</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>picture</source>
      <translation>billede</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>region</source>
      <translation>region</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>scene</source>
      <translation>scene</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>token</source>
      <translation>brik</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>wall</source>
      <translation>væg</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>{id} is a token</source>
      <translation>{id} er en brik</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/things.py" />
      <source>{where}: there is no field {field}</source>
      <translation>{where}: der er intet felt {field}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>1 to {limit} rounds pass in one line</source>
      <translation>På en linje går der 1 til {limit} runder</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>A round has no length in these rules</source>
      <translation>En runde har ingen længde i disse regler</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>End the turn, or the fight first</source>
      <translation>Afslut først turen eller kampen</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>Give one of rounds or seconds</source>
      <translation>Giv en af rounds eller seconds</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>Give rounds</source>
      <translation>Giv rounds</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>In a fight time passes with its turns</source>
      <translation>I en kamp går tiden med dens ture</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>Let {count} rounds pass</source>
      <translation>Lad {count} runder gå</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/time.py" />
      <source>{count} rounds pass</source>
      <translation>Der går {count} runder</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>A move has either the field to or the field path</source>
      <translation>En flytning har enten feltet to eller feltet path</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>A token has no field {field}</source>
      <translation>En brik har intet felt {field}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>Add {name}</source>
      <translation>Tilføj {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>Change {name}</source>
      <translation>Ændr {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/tokens.py" />
      <source>Remove {name}</source>
      <translation>Fjern {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>Allies</source>
      <translation>Allierede</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>Foes</source>
      <translation>Fjender</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>Neutral</source>
      <translation>Neutral</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>Party</source>
      <translation>Gruppen</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>no</source>
      <translation>nej</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>nothing</source>
      <translation>intet</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} faces {direction}</source>
      <translation>{name} vender mod {direction}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} gets the condition {condition}</source>
      <translation>{name} får tilstanden {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} has another picture</source>
      <translation>{name} har et andet billede</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is at height {height} {unit}</source>
      <translation>{name} er i højden {height} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is changed</source>
      <translation>{name} er ændret</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is hidden from the players</source>
      <translation>{name} er skjult for spillerne</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is put into another cell</source>
      <translation>{name} er sat på et andet felt</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} is shown to the players</source>
      <translation>{name} vises for spillerne</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name} loses the condition {condition}</source>
      <translation>{name} mister tilstanden {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: posture {posture}</source>
      <translation>{name}: stilling {posture}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: side {side}</source>
      <translation>{name}: side {side}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: size {size}</source>
      <translation>{name}: størrelse {size}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: {stat} set to {value}</source>
      <translation>{name}: {stat} sat til {value}</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{name}: {stat} set to {value} (was {old})</source>
      <translation>{name}: {stat} sat til {value} (var {old})</translation>
    </message>
    <message>
      <location filename="battlemap/app/commands/wording.py" />
      <source>{old} is now called {name}</source>
      <translation>{old} hedder nu {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/history.py" />
      <source>There is nothing to redo</source>
      <translation>Der er intet at gøre igen</translation>
    </message>
    <message>
      <location filename="battlemap/app/history.py" />
      <source>There is nothing to undo</source>
      <translation>Der er intet at fortryde</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>Choose another name.</source>
      <translation>Vælg et andet navn.</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>Open it, or copy it as it is.</source>
      <translation>Åbn det, eller kopiér det, som det er.</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>a ruleset, {name}</source>
      <translation>et regelsæt, {name}</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>a scenario, {title}; scenes: {scenes}, tokens: {tokens}</source>
      <translation>et scenario, {title}; scener: {scenes}, brikker: {tokens}</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>pictures are missing: {names}</source>
      <translation>billeder mangler: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{path} could not be written: {reason}</source>
      <translation>{path} kunne ikke skrives: {reason}</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{path} is a folder that holds something else</source>
      <translation>{path} er en mappe, der indeholder noget andet</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{path} is a scenario already</source>
      <translation>{path} er allerede et scenario</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{path} is the file that is imported</source>
      <translation>{path} er filen, der importeres</translation>
    </message>
    <message>
      <location filename="battlemap/app/importing.py" />
      <source>{problem} (problems in all: {count})</source>
      <translation>{problem} (problemer i alt: {count})</translation>
    </message>
    <message>
      <location filename="battlemap/app/jobs.py" />
      <source>Cancelled</source>
      <translation>Annulleret</translation>
    </message>
    <message>
      <location filename="battlemap/app/jobs.py" />
      <source>Something went wrong inside the program: {what}</source>
      <translation>Noget gik galt inde i programmet: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>A change that was not saved is here again</source>
      <translation>En ændring, der ikke var gemt, er her igen</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>A journal did not fit this file and was set aside: {path}</source>
      <translation>En journal passede ikke til denne fil og blev lagt til side: {path}</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>Changes cannot be kept safe: {why}</source>
      <translation>Ændringerne kan ikke sikres: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>Give a path to save it under</source>
      <translation>Giv en sti at gemme den under</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>This scenario has no file yet</source>
      <translation>Dette scenario har endnu ingen fil</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>the journal belongs to another state of this file</source>
      <translation>journalen hører til en anden tilstand af denne fil</translation>
    </message>
    <message>
      <location filename="battlemap/app/keeper.py" />
      <source>{count} changes that were not saved are here again</source>
      <translation>{count} ændringer, der ikke var gemt, er her igen</translation>
    </message>
    <message>
      <location filename="battlemap/app/moving.py" />
      <source>There is no way of moving called {mode}</source>
      <translation>Der er ingen måde at bevæge sig på, der hedder {mode}</translation>
    </message>
    <message>
      <location filename="battlemap/app/play.py" />
      <source>A line is one JSON object</source>
      <translation>En linje er ét JSON-objekt</translation>
    </message>
    <message>
      <location filename="battlemap/app/play.py" />
      <source>The line is longer than {limit} characters</source>
      <translation>Linjen er længere end {limit} tegn</translation>
    </message>
    <message>
      <location filename="battlemap/app/play.py" />
      <source>This line is not JSON: {what}</source>
      <translation>Denne linje er ikke JSON: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>A roll is changed by its value or its total</source>
      <translation>Et slag ændres ved sin value eller sin total</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>A roll is rolled again, or has another result, not both</source>
      <translation>Et slag slås om eller får et andet resultat, ikke begge dele</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Game master</source>
      <translation>Spilleder</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Leave the dice out</source>
      <translation>Udelad terningerne</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>More than {limit} tokens are changed by hand</source>
      <translation>Mere end {limit} brikker ændres i hånden</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Nothing is rolled anew</source>
      <translation>Intet slås om</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Nothing is rolled for that</source>
      <translation>Der slås intet for det</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>Set the stat itself: {example}</source>
      <translation>Sæt selve værdien: {example}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>These rules do not say what a loss is taken from</source>
      <translation>Disse regler siger ikke, hvad et tab trækkes fra</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>the game master’s word</source>
      <translation>spillederens ord</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{answer} is no change of the sheet</source>
      <translation>{answer} er ingen ændring af arket</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name} has no {stat}</source>
      <translation>{name} har ingen {stat}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name} is left out: nothing happens to it</source>
      <translation>{name} holdes udenfor: der sker den intet</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name}: injury {now}, the rules say {was}</source>
      <translation>{name}: kvæstelse {now}, reglerne siger {was}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name}: {now} instead of {was}</source>
      <translation>{name}: {now} i stedet for {was}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review.py" />
      <source>{name}: {what} is {now}, rolled was {was}</source>
      <translation>{name}: {what} er {now}, slået blev {was}</translation>
    </message>
    <message>
      <location filename="battlemap/app/review_sheet.py" />
      <source>What would happen</source>
      <translation>Hvad der ville ske</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Attack</source>
      <translation>Angreb</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Block</source>
      <translation>Blokering</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Critical failure</source>
      <translation>Kritisk fiasko</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Critical hit</source>
      <translation>Kritisk træffer</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Critical miss</source>
      <translation>Kritisk forbier</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Critical success</source>
      <translation>Kritisk succes</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Damage</source>
      <translation>Skade</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Defence</source>
      <translation>Forsvar</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Dodge</source>
      <translation>Undvigelse</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Failure</source>
      <translation>Fiasko</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Fumble</source>
      <translation>Fummel</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Hit</source>
      <translation>Træffer</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Initiative</source>
      <translation>Initiativ</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Miss</source>
      <translation>Forbier</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Parry</source>
      <translation>Parade</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Roll</source>
      <translation>Slå</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>Success</source>
      <translation>Succes</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>against {n}</source>
      <translation>mod {n}</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>{n} or less</source>
      <translation>{n} eller mindre</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>{n} or more</source>
      <translation>{n} eller mere</translation>
    </message>
    <message>
      <location filename="battlemap/app/rolltext.py" />
      <source>{result} by {n}</source>
      <translation>{result} med {n}</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>A question is open: {question}</source>
      <translation>Et spørgsmål er åbent: {question}</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>Answer it, or cancel the line</source>
      <translation>Svar på det, eller annullér linjen</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>Leave the answer out</source>
      <translation>Udelad svaret</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>Log</source>
      <translation>Log</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>Nothing is asked</source>
      <translation>Der spørges ikke om noget</translation>
    </message>
    <message>
      <location filename="battlemap/app/session.py" />
      <source>{problem}. Playing by plain movement rules instead</source>
      <translation>{problem}. I stedet spilles der efter enkle bevægelsesregler</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>Answer in the Actions dock, or click a marked cell. [Esc] takes the whole action back</source>
      <translation>Svar i panelet Handlinger, eller klik på et markeret felt. [Esc] tager hele handlingen tilbage</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>Point at a place to see who is inside; click or [Enter] to act. Arrows move it, [Esc] cancels</source>
      <translation>Peg på et sted for at se, hvem der er inde; klik eller [Enter] for at handle. Pile flytter, [Esc] afbryder</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>Point at a target to see why; click to act. [Tab] next target, [Ctrl] override, [Esc] cancels</source>
      <translation>Peg på et mål for at se hvorfor; klik for at handle. [Tab] næste mål, [Ctrl] undtagelse, [Esc] afbryder</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>in the way</source>
      <translation>i vejen</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>no line of sight</source>
      <translation>ingen synslinje</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{length} · {n} m higher</source>
      <translation>{length} · {n} m højere</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{length} · {n} m lower</source>
      <translation>{length} · {n} m lavere</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{name} is in the way</source>
      <translation>{name} er i vejen</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{n} % shows</source>
      <translation>{n} % er synligt</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{who}, {action}, at {whom}</source>
      <translation>{who}, {action}, mod {whom}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/aim.py" />
      <source>{who}, {weapon}, at {whom}</source>
      <translation>{who}, {weapon}, mod {whom}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/arcs.py" />
      <source>FRONT</source>
      <translation>FORAN</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/arcs.py" />
      <source>REAR</source>
      <translation>BAGFRA</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/arcs.py" />
      <source>SIDE</source>
      <translation>SIDEN</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>An aura goes with a token: press on one</source>
      <translation>En aura følger en brik: tryk på en</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>Drag it to move it, its end to turn it. [Del] takes it away. [Esc]: let go of it</source>
      <translation>Træk i det for at flytte, i enden for at dreje. [Del] fjerner det. [Esc]: slip det</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>Let go: it stays to be looked at. Wheel or [,] [.]: turn. [Shift] and wheel: width or angle. [Esc]: leave it</source>
      <translation>Slip: det bliver, så du kan se på det. Hjul eller [,] [.]: drej. [Shift] og hjul: bredde eller vinkel. [Esc]: lad være</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>Only to look at. Drag its middle or its end, arrows move it, [,] [.] turn it. [Esc]: drop it</source>
      <translation>Kun til at se på. Træk i midten eller enden, pile flytter, [,] [.] drejer. [Esc]: drop det</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>Press and drag: an area. Click one on the map to change it. [Enter] begins by keys, [Shift] free of the grid</source>
      <translation>Tryk og træk: et område. Klik på et på kortet for at ændre det. [Enter] begynder med tasterne, [Shift] uden om gitteret</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area.py" />
      <source>[Enter] or a double click lays it. Drag its middle or its end, arrows move it, [,] [.] turn it. [Esc]: drop it</source>
      <translation>[Enter] eller dobbeltklik lægger det. Træk i midten eller enden, pile flytter, [,] [.] drejer. [Esc]: drop det</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>+{n} more</source>
      <translation>+{n} mere</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Aura</source>
      <translation>Aura</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Behind cover or walls</source>
      <translation>Bag dækning eller vægge</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Burst</source>
      <translation>Cirkel</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Cone</source>
      <translation>Kegle</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Inside</source>
      <translation>Inde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Line</source>
      <translation>Linje</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Own side inside</source>
      <translation>Egne inde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Rectangle</source>
      <translation>Rektangel</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>Ring</source>
      <translation>Ring</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>a little cover</source>
      <translation>lidt dækning</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>at the centre</source>
      <translation>i midten</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>full cover</source>
      <translation>fuld dækning</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>good cover</source>
      <translation>god dækning</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>half cover</source>
      <translation>halv dækning</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>head shows</source>
      <translation>kun hovedet</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>length {length}, width {width}</source>
      <translation>længde {length}, bredde {width}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>length {length}, {angle}°</source>
      <translation>længde {length}, {angle}°</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>not reached</source>
      <translation>ikke nået</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>radius {length}</source>
      <translation>radius {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>round corners</source>
      <translation>om hjørner</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>straight lines</source>
      <translation>lige linjer</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>through walls</source>
      <translation>gennem vægge</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_look.py" />
      <source>{inner} to {length}</source>
      <translation>{inner} til {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>A ray with a width</source>
      <translation>En stråle med en bredde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>All round a point</source>
      <translation>Hele vejen rundt om et punkt</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Angle</source>
      <translation>Vinkel</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>By how much it grows each round; below 0 it shrinks</source>
      <translation>Hvor meget det vokser hver runde; under 0 skrumper det</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Darkness</source>
      <translation>Mørke</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Difficult ground</source>
      <translation>Svært terræn</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Fire</source>
      <translation>Ild</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>From a point, wider and wider</source>
      <translation>Fra et punkt, bredere og bredere</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>From corner to corner</source>
      <translation>Fra hjørne til hjørne</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Gas</source>
      <translation>Gas</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Goes round corners and through open doors</source>
      <translation>Går om hjørner og gennem åbne døre</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Grows</source>
      <translation>Vokser</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Hazard</source>
      <translation>Fare</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Hides what is in it and behind it</source>
      <translation>Skjuler, hvad der er i det og bag det</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>How many rounds it stays; at 0 for good, until it is taken away</source>
      <translation>Hvor mange runder det bliver; ved 0 til det fjernes</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Inner radius</source>
      <translation>Indre radius</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>It is bright inside</source>
      <translation>Der er lyst indeni</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>It is dark inside</source>
      <translation>Der er mørkt indeni</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Lasts</source>
      <translation>Varer</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Lay it on the map</source>
      <translation>Læg det på kortet</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Length</source>
      <translation>Længde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Light</source>
      <translation>Lys</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Off: only look who would be inside; Enter lays nothing</source>
      <translation>Fra: se kun, hvem der ville være inde; Enter lægger intet</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Only for the game master</source>
      <translation>Kun for spillederen</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Only what a straight line from the start reaches</source>
      <translation>Kun det, en lige linje fra begyndelsen når</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Other words for it, with commas between</source>
      <translation>Andre ord for det, med komma imellem</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Own words</source>
      <translation>Egne ord</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Radius</source>
      <translation>Radius</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Round a point, hollow inside</source>
      <translation>Om et punkt, hul indeni</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Round a token, and goes with it</source>
      <translation>Om en brik, og følger med den</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Shape</source>
      <translation>Form</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Smoke</source>
      <translation>Røg</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Spreads</source>
      <translation>Breder sig</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Straight</source>
      <translation>Lige</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>The players are not shown it</source>
      <translation>Spillerne får det ikke at se</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Through</source>
      <translation>Igennem</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Walls</source>
      <translation>Vægge</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Walls do not stop it</source>
      <translation>Vægge standser det ikke</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Web</source>
      <translation>Spind</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>What it is</source>
      <translation>Hvad det er</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>What lies on the map; the rules may act on it</source>
      <translation>Hvad der ligger på kortet; reglerne kan handle på det</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>Width</source>
      <translation>Bredde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>for good</source>
      <translation>for altid</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>round</source>
      <translation>runde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>rounds</source>
      <translation>runder</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_options.py" />
      <source>{unit} a round</source>
      <translation>{unit} pr. runde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>aimed here</source>
      <translation>sigtet hertil</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>blast {length}</source>
      <translation>eksplosion {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>fragments {length}</source>
      <translation>splinter {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>lands here</source>
      <translation>lander her</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/area_traces.py" />
      <source>scatters {length}</source>
      <translation>afviger {length}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>1 cell</source>
      <translation>1 felt</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Brush</source>
      <translation>Pensel</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Click its corners, then double click or press Enter</source>
      <translation>Klik på hjørnerne, og dobbeltklik eller tryk Enter</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Click: all the ground alike that hangs together</source>
      <translation>Klik: alt ens terræn, der hænger sammen</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Click: another corner. Double click, [Enter] or a click on the first corner: paint. [Backspace]: take the last corner back</source>
      <translation>Klik: endnu et hjørne. Dobbeltklik, [Enter] eller klik på det første hjørne: mal. [Backspace]: fortryd det sidste hjørne</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Drag from corner to corner</source>
      <translation>Træk fra hjørne til hjørne</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Drag from one end to the other</source>
      <translation>Træk fra den ene ende til den anden</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Drag over the ground. Square brackets change the size</source>
      <translation>Træk over terrænet. Kantede parenteser ændrer størrelsen</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Fill</source>
      <translation>Udfyld</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Let go, or press [Enter]: it is painted. [Esc]: take it back</source>
      <translation>Slip, eller tryk [Enter]: det males. [Esc]: fortryd</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Let go: it is painted. Wheel: size of the brush. [Esc]: take it back</source>
      <translation>Slip: det males. Hjul: penslens størrelse. [Esc]: fortryd</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Polygon</source>
      <translation>Polygon</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>Size</source>
      <translation>Størrelse</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>nothing changes here</source>
      <translation>intet ændres her</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>without a grid: a region</source>
      <translation>uden gitter: en region</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush.py" />
      <source>{count} cells</source>
      <translation>{count} felter</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>deeper {cost}</source>
      <translation>dybere: {cost}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>free</source>
      <translation>gratis</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>height in metres</source>
      <translation>højde i meter</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>no way through</source>
      <translation>ingen vej igennem</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>the whole move</source>
      <translation>hele bevægelsen</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>to {depth} m {cost}</source>
      <translation>til {depth} m: {cost}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_legend.py" />
      <source>water</source>
      <translation>vand</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>difficult ground</source>
      <translation>svært terræn</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>earth</source>
      <translation>jord</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>flammable</source>
      <translation>brændbart</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>grass</source>
      <translation>græs</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>ice</source>
      <translation>is</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>impassable</source>
      <translation>ufremkommeligt</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>ladder</source>
      <translation>stige</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>minor obstacle</source>
      <translation>mindre forhindring</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>mud</source>
      <translation>mudder</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>obstacle</source>
      <translation>forhindring</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>road</source>
      <translation>vej</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>rubble</source>
      <translation>murbrokker</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>sand</source>
      <translation>sand</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>snow</source>
      <translation>sne</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>stairs</source>
      <translation>trappe</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>stone</source>
      <translation>sten</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/brush_words.py" />
      <source>wood</source>
      <translation>træ</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Ctrl moves it as the game master</source>
      <translation>Ctrl flytter den som spilleder</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Facing at the end: {facing}</source>
      <translation>Retning til sidst: {facing}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Facing at the end: {facing}, turned further</source>
      <translation>Retning til sidst: {facing}, drejet længere</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Facing at the end: {facing}, {count} to choose from</source>
      <translation>Retning til sidst: {facing}, {count} at vælge imellem</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>GM override</source>
      <translation>Spillederens undtagelse</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Moves whatever the rules say</source>
      <translation>Flytter, uanset hvad reglerne siger</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Not all can go there</source>
      <translation>Ikke alle kan komme derhen</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>Out of reach</source>
      <translation>Uden for rækkevidde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>and {count} more</source>
      <translation>og {count} til</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>by the rules {cost} of {budget} {unit}</source>
      <translation>efter reglerne {cost} af {budget} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>no way leads there</source>
      <translation>ingen vej fører derhen</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>straight on</source>
      <translation>lige ud</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>{cost} of {budget} {unit}</source>
      <translation>{cost} af {budget} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/cards.py" />
      <source>{more} {unit} more than it has</source>
      <translation>{more} {unit} mere, end den har</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/chain.py" />
      <source>Click: next point. [Enter], double or right click: done. [Backspace]: one back. [Shift]: free. [Esc]: drop it</source>
      <translation>Klik: næste punkt. [Enter], dobbelt- eller højreklik: færdig. [Backspace]: ét tilbage. [Shift]: frit. [Esc]: drop det</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Click a wall, or drag from one side of the door to the other</source>
      <translation>Klik på en væg, eller træk fra den ene side af døren til den anden</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Click a wall: a door in it. Drag along a wall, or between any two points: a door as wide as that</source>
      <translation>Klik på en væg: en dør i den. Træk langs en væg eller mellem to punkter: en så bred dør</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Closed</source>
      <translation>Lukket</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Door</source>
      <translation>Dør</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Double door</source>
      <translation>Dobbeltdør</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Gate</source>
      <translation>Port</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Kind</source>
      <translation>Slags</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Locked</source>
      <translation>Låst</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Of a door put down with a click; a drag sets it from side to side</source>
      <translation>For en dør, der sættes med et klik; et træk sætter den fra side til side</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Players see a wall there while it is closed</source>
      <translation>Spillerne ser en væg der, så længe den er lukket</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Portcullis</source>
      <translation>Faldgitter</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Secret</source>
      <translation>Hemmelig</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Stands open</source>
      <translation>Åben</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>State</source>
      <translation>Tilstand</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>Window</source>
      <translation>Vindue</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>cell</source>
      <translation>felt</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/doors.py" />
      <source>cells</source>
      <translation>felter</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>Arrows: where to. [,] [.]: turn. [W]: corner. [Enter]: go. [Ctrl] [Enter]: move as game master. [Esc]: leave it</source>
      <translation>Pile: hvorhen. [,] [.]: drej. [W]: hjørne. [Enter]: gå. [Ctrl] [Enter]: flyt som spilleder. [Esc]: lad være</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>Beyond the edge of the map</source>
      <translation>Uden for kortets kant</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>Cannot move</source>
      <translation>Kan ikke flytte sig</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>Drop to move. [,] [.] or wheel: turn. Right click or [W]: corner. [Ctrl]: move as game master. [Esc]: leave it</source>
      <translation>Slip for at flytte. [,] [.] eller hjul: drej. Højreklik eller [W]: hjørne. [Ctrl]: flyt som spilleder. [Esc]: lad være</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/drag.py" />
      <source>{problem}. Hold Ctrl to do it as game master</source>
      <translation>{problem}. Hold Ctrl nede for at gøre det som spilleder</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/handles_tool.py" />
      <source>A wall that is selected is cut at a point between its ends</source>
      <translation>En valgt væg deles ved et punkt mellem enderne</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/handles_tool.py" />
      <source>Drag points or pieces. Double click a line: new point. [Del]: take away. [Shift] click or [Ctrl] drag: select several</source>
      <translation>Træk i punkter eller stykker. Dobbeltklik på en linje: nyt punkt. [Del]: fjern. [Shift] klik eller [Ctrl] træk: vælg flere</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/handles_tool.py" />
      <source>[Ctrl]: leave what is joined. [Shift]: free of the grid. [Esc]: leave it as it was</source>
      <translation>[Ctrl]: lad det sammenhængende blive. [Shift]: uden om gitteret. [Esc]: lad det være, som det var</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/handles_tool.py" />
      <source>bright {bright}, dim {dim}</source>
      <translation>klart {bright}, svagt {dim}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>By</source>
      <translation>Med</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Click: the height there becomes the choice. So does a right click, or Ctrl</source>
      <translation>Klik: højden der bliver valget. Det gør højreklik eller Ctrl også</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Drag along it: the height changes evenly from end to end</source>
      <translation>Træk langs den: højden ændres jævnt fra ende til anden</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Form</source>
      <translation>Form</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>From</source>
      <translation>Fra</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>From ground to ground</source>
      <translation>Fra terræn til terræn</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Height</source>
      <translation>Højde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Height {height} m</source>
      <translation>Højde {height} m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>How</source>
      <translation>Måde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Lower</source>
      <translation>Sænk</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Lower by {step} m</source>
      <translation>Sænk {step} m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Pick</source>
      <translation>Hent</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Raise</source>
      <translation>Hæv</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Raise by {step} m</source>
      <translation>Hæv {step} m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Ramp</source>
      <translation>Rampe</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Ramp from ground to ground</source>
      <translation>Rampe fra terræn til terræn</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Ramp from {low} m to {high} m</source>
      <translation>Rampe fra {low} m til {high} m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>Set to</source>
      <translation>Sæt til</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>The ends of the ramp have the height of the ground there</source>
      <translation>Rampens ender har terrænets højde der</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>The ground gets this height</source>
      <translation>Terrænet får denne højde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>The ground rises by this step</source>
      <translation>Terrænet hæves så meget</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>The ground sinks by this step</source>
      <translation>Terrænet sænkes så meget</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>To</source>
      <translation>Til</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/height.py" />
      <source>m</source>
      <translation>m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Bright {bright} cells, dim {dim}</source>
      <translation>Klart lys {bright} felter, svagt {dim}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Camp fire</source>
      <translation>Lejrbål</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Candle</source>
      <translation>Stearinlys</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Click: a light. Drag: how far it is bright. [Shift] drag: how far it is dim. Click a light to select it</source>
      <translation>Klik: et lys. Træk: hvor langt det er klart. [Shift] træk: hvor langt det er svagt. Klik på et lys for at vælge det</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Daylight</source>
      <translation>Dagslys</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Direction</source>
      <translation>Retning</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Drag the middle to move it, the handles for its reach. [Del]: take away. [Shift] click: select several</source>
      <translation>Træk i midten for at flytte, i håndtagene for rækkevidden. [Del]: fjern. [Shift] klik: vælg flere</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Lantern</source>
      <translation>Lygte</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Less than 360 makes a cone, which looks where it is dragged</source>
      <translation>Mindre end 360 giver en kegle, der peger derhen, hvor den trækkes</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Of a cone put down with a click; 0 is up, 90 is right</source>
      <translation>For en kegle, der sættes med et klik; 0 er op, 90 er højre</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Source</source>
      <translation>Kilde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/lights.py" />
      <source>Torch</source>
      <translation>Fakkel</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/look_over.py" />
      <source>Check the sheet, then apply. [Tab] next value, [Enter] apply, [Esc] cancel</source>
      <translation>Se arket igennem, og udfør. [Tab] næste værdi, [Enter] udfør, [Esc] annuller</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/measure.py" />
      <source>1 cell · {length} {unit}</source>
      <translation>1 felt · {length} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/measure.py" />
      <source>Let go: the ruler stays. Right click or [W]: corner. [Shift]: free of the grid. [Esc]: take it away</source>
      <translation>Slip: linealen bliver. Højreklik eller [W]: hjørne. [Shift]: uden om gitteret. [Esc]: fjern den</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/measure.py" />
      <source>{count} cells · {length} {unit}</source>
      <translation>{count} felter · {length} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/measure.py" />
      <source>{length} {unit}, straight</source>
      <translation>{length} {unit}, lige linje</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Click: a note. Click a note to select it, drag it to move it</source>
      <translation>Klik: et notat. Klik på et notat for at vælge det, træk i det for at flytte det</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Of the next note; it can be written in Properties afterwards</source>
      <translation>Til det næste notat; den kan skrives i Egenskaber bagefter</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Players see it</source>
      <translation>Spillerne ser den</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Text</source>
      <translation>Tekst</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/notes.py" />
      <source>Write its text in Properties. [Del]: take away. [Shift] click: select several</source>
      <translation>Skriv teksten i Egenskaber. [Del]: fjern. [Shift] klik: vælg flere</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Base</source>
      <translation>Grundtal</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Counted from {n} samples</source>
      <translation>Talt ud fra {n} stikprøver</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>If hurt: {least} to {most} points, {n} on average</source>
      <translation>Ved skade: {least} til {most} point, {n} i gennemsnit</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>It cannot be aimed at</source>
      <translation>Den kan man ikke sigte på</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>No roll needed</source>
      <translation>Intet slag nødvendigt</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Not possible</source>
      <translation>Ikke muligt</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Number to roll</source>
      <translation>Tal, der skal slås</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Out of the fight at once</source>
      <translation>Ude af kampen med det samme</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>Working out the odds</source>
      <translation>Regner oddsene ud</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>critical</source>
      <translation>kritisk</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>lands</source>
      <translation>rammer</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>lands, after defence</source>
      <translation>rammer, efter forsvar</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>misses</source>
      <translation>rammer ikke</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/odds_card.py" />
      <source>stopped</source>
      <translation>standset</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/party.py" />
      <source>it is not its turn</source>
      <translation>det er ikke dens tur</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/party.py" />
      <source>that is beyond the edge of the map</source>
      <translation>det er uden for kortets kant</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Click corner after corner. Click a region to select it. [Ctrl] drag: select several</source>
      <translation>Klik hjørne for hjørne. Klik på en region for at vælge den. [Ctrl] og træk: vælg flere</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Drag a rectangle, or click two corners. Click a region to select it. [Ctrl] drag: select several</source>
      <translation>Træk et rektangel, eller klik på to hjørner. Klik på en region for at vælge den. [Ctrl] og træk: vælg flere</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Flammable</source>
      <translation>Brændbart</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Impassable</source>
      <translation>Ufremkommeligt</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Ladder</source>
      <translation>Stige</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Minor obstacle</source>
      <translation>Mindre forhindring</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Name</source>
      <translation>Navn</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Obstacle</source>
      <translation>Forhindring</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Stairs</source>
      <translation>Trappe</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Tags</source>
      <translation>Mærker</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/regions.py" />
      <source>Water depth</source>
      <translation>Vanddybde</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Area</source>
      <translation>Område</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click a wall to put a door into it, or drag along it. Click a door to select it.</source>
      <translation>Klik på en væg for at sætte en dør i den, eller træk langs den. Klik på en dør for at vælge den.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click corner after corner, or choose Rectangle and drag one. Click a region to select it.</source>
      <translation>Klik hjørne for hjørne, eller vælg Rektangel og træk et. Klik på en region for at vælge den.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click point after point, or drag one piece. Click a wall to select it and to drag its points.</source>
      <translation>Klik punkt for punkt, eller træk ét stykke. Klik på en væg for at vælge den og trække i dens punkter.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click to pin a note. Click a note to select it, drag it to move it.</source>
      <translation>Klik for at sætte et notat. Klik på et notat for at vælge det, træk i det for at flytte det.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Click to put a light, or drag its reach. Click a light to select it, drag it to move it.</source>
      <translation>Klik for at sætte et lys, eller træk dets rækkevidde. Klik på et lys for at vælge det, træk i det for at flytte det.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Doors and windows</source>
      <translation>Døre og vinduer</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag a blast, a cone, a line or a cloud to see who is inside, and lay it on the map.</source>
      <translation>Træk en eksplosion, en kegle, en linje eller en sky for at se, hvem der er inde, og læg den på kortet.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag a token to move it, or press Enter to lead it by keys. Click a door to open it. Drag over ground to select.</source>
      <translation>Træk en brik for at flytte den, eller tryk Enter for at føre den med tasterne. Klik på en dør for at åbne den. Træk over jorden for at vælge.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag to measure. Right click sets a corner. Shift measures free of the grid.</source>
      <translation>Træk for at måle. Højreklik sætter et hjørne. Skift måler uden om gitteret.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag to paint heights. Right click or Ctrl: pick one up. Square brackets: size. Arrows and Enter do it, too.</source>
      <translation>Træk for at male højder. Højreklik eller Ctrl: hent en. Kantede parenteser: størrelse. Pile og Enter kan også.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Drag to paint the ground. Right click or Ctrl: pick it up. Square brackets: size. Arrows and Enter do it, too.</source>
      <translation>Træk for at male terrænet. Højreklik eller Ctrl: hent det. Kantede parenteser: størrelse. Pile og Enter kan også.</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Lights</source>
      <translation>Lys</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Measure</source>
      <translation>Mål</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Notes</source>
      <translation>Notater</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Regions</source>
      <translation>Regioner</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Select and move</source>
      <translation>Vælg og flyt</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/specs.py" />
      <source>Terrain</source>
      <translation>Terræn</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Add</source>
      <translation>Tilføj</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Add: {what}</source>
      <translation>Tilføj: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Bare ground; its height stays</source>
      <translation>Bar jord; højden bliver</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Click: what lies there becomes the choice. So does a right click, or Ctrl</source>
      <translation>Klik: det, der ligger der, bliver valget. Det gør højreklik eller Ctrl også</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Depth of the water; 0: dry</source>
      <translation>Vandets dybde; 0: tørt</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Erase</source>
      <translation>Slet</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Erase: bare ground</source>
      <translation>Slet: bar jord</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Ground</source>
      <translation>Terræn</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Its name</source>
      <translation>Navnet</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Paint</source>
      <translation>Mal</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Paint: {what}</source>
      <translation>Mal: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Surface</source>
      <translation>Overflade</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Take off</source>
      <translation>Tag væk</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Take off: {what}</source>
      <translation>Tag væk: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>The ground becomes this and nothing else</source>
      <translation>Terrænet bliver dette og intet andet</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>The ground gets this as well</source>
      <translation>Terrænet får også dette</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>The ground loses this and keeps the rest</source>
      <translation>Terrænet mister dette og beholder resten</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Water</source>
      <translation>Vand</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>Way up</source>
      <translation>Vej op</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>What one climbs on to get up here</source>
      <translation>Hvad man klatrer på for at komme herop</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>another…</source>
      <translation>en anden…</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>bare ground</source>
      <translation>bar jord</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>none</source>
      <translation>ingen</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>water {depth} m</source>
      <translation>vand {depth} m</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/terrain.py" />
      <source>way up: {what}</source>
      <translation>vej op: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>A fence or rail: stops movement only</source>
      <translation>Hegn eller rækværk: standser kun bevægelse</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Click point after point, or drag one piece. Click a wall to select it. [Ctrl] drag: select several</source>
      <translation>Klik punkt for punkt, eller træk ét stykke. Klik på en væg for at vælge den. [Ctrl] træk: vælg flere</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Curtain</source>
      <translation>Forhæng</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Drag points or pieces. Double click: new point. [Del] takes a point out that was clicked, [X] cuts the wall there</source>
      <translation>Træk i punkter eller stykker. Dobbeltklik: nyt punkt. [Del] fjerner det klikkede punkt, [X] deler væggen der</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Fence</source>
      <translation>Hegn</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Has a top: one sees over it from higher up, and may climb it</source>
      <translation>Har en overkant: man ser over den højere oppefra og kan klatre over den</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Holds from</source>
      <translation>Spærrer fra</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Holds from one side only, seen along the way it is drawn</source>
      <translation>Spærrer kun fra én side, set i den retning, den tegnes</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Left</source>
      <translation>Venstre</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Low wall</source>
      <translation>Lav mur</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>One-way</source>
      <translation>Ensidig</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Right</source>
      <translation>Højre</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Seen along the way it is drawn</source>
      <translation>Set i den retning, den tegnes</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Stops movement, sight and light</source>
      <translation>Standser bevægelse, syn og lys</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Stops sight and light; one can walk through</source>
      <translation>Standser syn og lys; man kan gå igennem</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Top</source>
      <translation>Overkant</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/walls.py" />
      <source>Wall</source>
      <translation>Væg</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>E</source>
      <translation>Ø</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>N</source>
      <translation>N</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>NE</source>
      <translation>NØ</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>NW</source>
      <translation>NV</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>S</source>
      <translation>S</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>SE</source>
      <translation>SØ</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>SW</source>
      <translation>SV</translation>
    </message>
    <message>
      <location filename="battlemap/app/tools/words.py" />
      <source>W</source>
      <translation>V</translation>
    </message>
    <message>
      <location filename="battlemap/app/views.py" />
      <source>{name}’s turn</source>
      <translation>Tur: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>Choose another name</source>
      <translation>Vælg et andet navn</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>Line {n}: {what}</source>
      <translation>Linje {n}: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>Nothing can be written: {why}</source>
      <translation>Intet kan skrives: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>There is no screen here, so no window can open</source>
      <translation>Der er ingen skærm her, så intet vindue kan åbnes</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>Without one, use battlemap play and battlemap render</source>
      <translation>Brug uden skærm battlemap play og battlemap render</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>{path} cannot be read: {why}</source>
      <translation>{path} kan ikke læses: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/cli.py" />
      <source>{path} is there already</source>
      <translation>{path} findes allerede</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>A file stands where a folder is wanted. Choose another folder.</source>
      <translation>Der står en fil, hvor der skal være en mappe. Vælg en anden mappe.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>A folder has that name. Choose another name.</source>
      <translation>En mappe har det navn. Vælg et andet navn.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>Save to another place.</source>
      <translation>Gem et andet sted.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>That disk can only be read. Save to another place.</source>
      <translation>Den disk kan kun læses. Gem et andet sted.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>The disk cannot hold files of this size. Save to another place.</source>
      <translation>Disken kan ikke rumme filer af den størrelse. Gem et andet sted.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>The disk is full. Free some space or save to another place.</source>
      <translation>Disken er fuld. Gør plads, eller gem et andet sted.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>The folder does not exist. Choose one that does.</source>
      <translation>Mappen findes ikke. Vælg en, der gør.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>The name or its path is too long. Choose a shorter one.</source>
      <translation>Navnet eller stien er for lang. Vælg et kortere.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>You may not write there. Save to another folder.</source>
      <translation>Du må ikke skrive der. Gem i en anden mappe.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/atomic.py" />
      <source>Your quota is used up. Free some space or save to another place.</source>
      <translation>Din kvote er brugt. Gør plads, eller gem et andet sted.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/cellguess.py" />
      <source>cells of {cell} px, from the file's name</source>
      <translation>felter på {cell} px, efter filens navn</translation>
    </message>
    <message>
      <location filename="battlemap/formats/cellguess.py" />
      <source>{columns} × {rows} cells, from the file's name</source>
      <translation>{columns} × {rows} felter, efter filens navn</translation>
    </message>
    <message>
      <location filename="battlemap/formats/fit.py" />
      <source>The map would have {columns} × {rows} cells; at most {side} a side and {most} in all are read</source>
      <translation>Kortet ville få {columns} × {rows} felter; højst {side} på hver led og {most} i alt læses</translation>
    </message>
    <message>
      <location filename="battlemap/formats/fit.py" />
      <source>{name} should be from 1 to {most}, not {found}</source>
      <translation>{name} skal være fra 1 til {most}, ikke {found}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/attacks.py" />
      <source>{path} has more than {most} attacks</source>
      <translation>{path} har mere end {most} angreb</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/body.py" />
      <source>{path} has more than {most} parts of the body</source>
      <translation>{path} har mere end {most} kropsdele</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/entries.py" />
      <source>{path} has more than {most} entries</source>
      <translation>{path} har mere end {most} poster</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/entries.py" />
      <source>{path} is nested too deep</source>
      <translation>{path} har for mange niveauer</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>Open the character in GCS and save it again.</source>
      <translation>Åbn personen i GCS, og gem den igen.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>Save the character from GCS as a .gcs file and take that.</source>
      <translation>Gem personen fra GCS som en .gcs-fil, og brug den.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>Take a newer version of this program.</source>
      <translation>Brug en nyere version af dette program.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>a GURPS character sheet, {name}; attacks: {attacks}</source>
      <translation>et GURPS-personark, {name}; angreb: {attacks}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>attacks that could not be read: {count}</source>
      <translation>angreb, der ikke kunne læses: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>the portrait: it cannot be read as a picture</source>
      <translation>portrættet: det kan ikke læses som billede</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>the sheet is of version {version}, newer than {newest}: only what stands in known places is taken</source>
      <translation>arket er af version {version}, nyere end {newest}: kun det, der står på kendte pladser, tages med</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>worked out, since the sheet does not store it (traits may add more): {names}</source>
      <translation>regnet ud, da arket ikke gemmer det (træk kan lægge mere til): {names}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>{path} is a character sheet of version {version}; this program reads versions {oldest} to {newest}</source>
      <translation>{path} er et personark af version {version}; dette program læser version {oldest} til {newest}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>{path} is a character sheet without attributes</source>
      <translation>{path} er et personark uden egenskaber</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>{path} is no GCS character sheet</source>
      <translation>{path} er ikke et GCS-personark</translation>
    </message>
    <message>
      <location filename="battlemap/formats/gcs/read.py" />
      <source>{path}: version should be a whole number of at least 1, not {found}</source>
      <translation>{path}: version skal være et helt tal på mindst 1, ikke {found}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>Make it smaller, for instance 12000 × 12000 px, and try again.</source>
      <translation>Gør det mindre, for eksempel 12000 × 12000 px, og prøv igen.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>The picture {name} does not fit into the memory</source>
      <translation>Billedet {name} kan ikke være i hukommelsen</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>The picture {name} has more than {most} million px</source>
      <translation>Billedet {name} har mere end {most} millioner px</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>The picture {name} has {width} × {height} px; at most {most} million px are read</source>
      <translation>Billedet {name} har {width} × {height} px; højst {most} millioner px læses</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>The picture {name} is larger than {most} MB</source>
      <translation>Billedet {name} er større end {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>the picture has more than one frame; only the first is shown</source>
      <translation>billedet har mere end én ramme; kun den første vises</translation>
    </message>
    <message>
      <location filename="battlemap/formats/images.py" />
      <source>the picture of {width} × {height} px is larger than can be shown and was shrunk to 1/{factor} on each side</source>
      <translation>billedet på {width} × {height} px er større, end der kan vises, og blev formindsket til 1/{factor} på hver led</translation>
    </message>
    <message>
      <location filename="battlemap/formats/journal.py" />
      <source>Close it there first.</source>
      <translation>Luk det dér først.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/journal.py" />
      <source>{path} is open in another Battlemap</source>
      <translation>{path} er åben i en anden Battlemap</translation>
    </message>
    <message>
      <location filename="battlemap/formats/journal.py" />
      <source>{where} holds a record that is no change: {problem}</source>
      <translation>{where} indeholder en post, der ikke er en ændring: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/newscene.py" />
      <source>The map holds {found} things of the kind {kind}; at most {most} are read</source>
      <translation>Kortet indeholder {found} ting af slagsen {kind}; højst {most} læses</translation>
    </message>
    <message>
      <location filename="battlemap/formats/opening.py" />
      <source>Building walls, doors and lights</source>
      <translation>Bygger vægge, døre og lys</translation>
    </message>
    <message>
      <location filename="battlemap/formats/opening.py" />
      <source>Done</source>
      <translation>Færdig</translation>
    </message>
    <message>
      <location filename="battlemap/formats/opening.py" />
      <source>Looking at the picture</source>
      <translation>Ser på billedet</translation>
    </message>
    <message>
      <location filename="battlemap/formats/opening.py" />
      <source>Reading the file</source>
      <translation>Læser filen</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>PNG, JPEG and WebP are; GIF, BMP and TIFF are made into PNG.</source>
      <translation>PNG, JPEG og WebP bliver læst; GIF, BMP og TIFF laves om til PNG.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>Take another copy of it, or download it again.</source>
      <translation>Tag en anden kopi, eller hent den igen.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>Take another copy of it.</source>
      <translation>Tag en anden kopi.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>The picture {name} is a JPEG of a rare kind that is not read here</source>
      <translation>Billedet {name} er en sjælden slags JPEG, som ikke læses her</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>The picture {name} is cut off: its end is missing</source>
      <translation>Billedet {name} er skåret over: slutningen mangler</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>The picture {name} is damaged</source>
      <translation>Billedet {name} er beskadiget</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>The picture {name} is in more than {most} pieces</source>
      <translation>Billedet {name} er i mere end {most} stykker</translation>
    </message>
    <message>
      <location filename="battlemap/formats/pictureheader.py" />
      <source>{name} is no picture of a kind that is read here</source>
      <translation>{name} er ikke et billede af en slags, der læses her</translation>
    </message>
    <message>
      <location filename="battlemap/formats/picturemap.py" />
      <source>a {format} picture, whatever its name says</source>
      <translation>et {format}-billede, hvad navnet end siger</translation>
    </message>
    <message>
      <location filename="battlemap/formats/picturemap.py" />
      <source>cells of {cell} px, because both sides of the picture are multiples of it</source>
      <translation>felter på {cell} px, fordi begge sider af billedet går op i det</translation>
    </message>
    <message>
      <location filename="battlemap/formats/picturemap.py" />
      <source>the picture is stretched: its cells are {across} px wide and {down} px high</source>
      <translation>billedet er strakt: dets felter er {across} px brede og {down} px høje</translation>
    </message>
    <message>
      <location filename="battlemap/formats/picturemap.py" />
      <source>{columns} × {rows} cells of {cell} px; nothing in the file tells the grid</source>
      <translation>{columns} × {rows} felter på {cell} px; intet i filen fortæller om gitteret</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>Guessed: {what}</source>
      <translation>Gættet: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>Imported {what}</source>
      <translation>Importeret: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>Left out: {what}</source>
      <translation>Udeladt: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>a Universal VTT map, {counts}</source>
      <translation>et Universal VTT-kort, {counts}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>a picture, {width} × {height} px, {columns} × {rows} cells</source>
      <translation>et billede, {width} × {height} px, {columns} × {rows} felter</translation>
    </message>
    <message>
      <location filename="battlemap/formats/report.py" />
      <source>{columns} × {rows} cells; walls: {walls}, doors: {doors}, windows: {windows}, lights: {lights}</source>
      <translation>{columns} × {rows} felter; vægge: {walls}, døre: {doors}, vinduer: {windows}, lys: {lights}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>Did you mean {word}?</source>
      <translation>Mente du {word}?</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>Known: {words}</source>
      <translation>Kendte: {words}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a cell</source>
      <translation>et felt</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a cell of two whole numbers</source>
      <translation>et felt af to hele tal</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a colour #rrggbb</source>
      <translation>en farve #rrggbb</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a list</source>
      <translation>en liste</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a list of at least {n} entries</source>
      <translation>en liste med mindst {n} led</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a list of at least {n} points</source>
      <translation>en liste med mindst {n} punkter</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a list of {n}</source>
      <translation>en liste med {n}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a number from {low} to {high}</source>
      <translation>et tal fra {low} til {high}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a number greater than {above} and at most {high}</source>
      <translation>et tal større end {above} og højst {high}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a pair of whole numbers</source>
      <translation>et par hele tal</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a point [x, y]</source>
      <translation>et punkt [x, y]</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a rectangle [x, y, width, height]</source>
      <translation>et rektangel [x, y, bredde, højde]</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a text of at most {most} characters</source>
      <translation>en tekst på højst {most} tegn</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a value that JSON can hold</source>
      <translation>en værdi, som JSON kan rumme</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>a whole number from {low} to {high}</source>
      <translation>et helt tal fra {low} til {high}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>an id of 1 to {most} characters without control ones</source>
      <translation>et id på 1 til {most} tegn uden styretegn</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>an object</source>
      <translation>et objekt</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>an object with {n} keys</source>
      <translation>et objekt med {n} nøgler</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>keys that are texts</source>
      <translation>nøgler, der er tekster</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>one of {values}</source>
      <translation>en af {values}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>the name of a picture, "pictures/…", in one folder</source>
      <translation>navnet på et billede, "pictures/…", i én mappe</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>true or false</source>
      <translation>true eller false</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>{place} holds {found} entries; at most {most} are read</source>
      <translation>{place} indeholder {found} poster; højst {most} læses</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>{place} is nested more than {most} levels deep</source>
      <translation>{place} er indlejret mere end {most} niveauer dybt</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/codecs.py" />
      <source>{place} should be {expected}, not {found}</source>
      <translation>{place} skal være {expected}, ikke {found}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>Nobody could open it again. Take something off the map first</source>
      <translation>Ingen kunne åbne det igen. Tag først noget af kortet</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>Take an earlier copy; the one before the last save ends in ~.</source>
      <translation>Tag en tidligere kopi; den fra før sidste gang ender på ~.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>The picture {name} is missing</source>
      <translation>Billedet {name} mangler</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{n} members of the archive are no part of a scenario; saving drops them</source>
      <translation>{n} dele af arkivet hører ikke til et scenario; de forsvinder, når der gemmes</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} cannot be read: {reason}</source>
      <translation>{path} kan ikke læses: {reason}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} holds no {name}, so it is no scenario</source>
      <translation>{path} indeholder ingen {name} og er derfor ikke et scenario</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} is neither a file nor a folder</source>
      <translation>{path} er hverken en fil eller en mappe</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} is not a .battlemap file, or it is cut off</source>
      <translation>{path} er ikke en .battlemap-fil, eller den er skåret over</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{path} is not a file of this folder</source>
      <translation>{path} er ikke en fil i denne mappe</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} holds a link instead of a file: {name}</source>
      <translation>{where} indeholder et link i stedet for en fil: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} holds a member whose name leads elsewhere: {name}</source>
      <translation>{where} indeholder en del, hvis navn fører andre steder hen: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} holds more than {most} members</source>
      <translation>{where} indeholder mere end {most} dele</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} holds two members of one name: {name}</source>
      <translation>{where} indeholder to dele med samme navn: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} is larger than {most} MB</source>
      <translation>{where} er større end {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} is locked with a password: {name}</source>
      <translation>{where} er låst med en adgangskode: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where} is packed in a way not read here: {name}</source>
      <translation>{where} er pakket på en måde, der ikke læses her: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/container.py" />
      <source>{where}: {name} is larger than {most} MB</source>
      <translation>{where}: {name} er større end {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/kind.py" />
      <source>{place} lacks {name}</source>
      <translation>{place} mangler {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/kind.py" />
      <source>{place}: there is no field {name}</source>
      <translation>{place}: der er intet felt {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/migrate/__init__.py" />
      <source>Install the newest Battlemap. The file was left as it is.</source>
      <translation>Installér den nyeste Battlemap. Filen blev ladt, som den var.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/migrate/__init__.py" />
      <source>Pictures and maps of other programs are opened with import.</source>
      <translation>Billeder og kort fra andre programmer åbnes med Importér.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/migrate/__init__.py" />
      <source>{where} is not a Battlemap scenario: it lacks "format": "battlemap"</source>
      <translation>{where} er ikke et Battlemap-scenario: "format": "battlemap" mangler</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/migrate/__init__.py" />
      <source>{where} was written by a newer Battlemap (format {version}); this one reads up to {current}</source>
      <translation>{where} er skrevet af en nyere Battlemap (format {version}); denne læser op til {current}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>The file may be cut off; take an earlier copy of it.</source>
      <translation>Filen kan være skåret over; tag en tidligere kopi.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>a cell like "3,−1"</source>
      <translation>et felt som "3,−1"</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>a list with at least one scene</source>
      <translation>en liste med mindst én scene</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>an object with cells as keys</source>
      <translation>et objekt med felter som nøgler</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>the id of a scene</source>
      <translation>id på en scene</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>{place} has the id {id}, which an earlier scene has</source>
      <translation>{place} har id’et {id}, som en tidligere scene har</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>{place} has the id {id}, which stands twice in this scene</source>
      <translation>{place} har id’et {id}, som står to gange i denne scene</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>{where} is nested more than {most} levels deep</source>
      <translation>{where} er mere end {most} niveauer dyb</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/read.py" />
      <source>{where} is not valid JSON: {problem}</source>
      <translation>{where} er ikke gyldig JSON: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/scenario/schema.py" />
      <source>{place} has {n} cells; at most {most} are read</source>
      <translation>{place} har {n} felter; højst {most} læses</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>JSON, but nothing that is known here</source>
      <translation>JSON, men intet, der kendes her</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>Open a map and bring the character in as a token: {example}</source>
      <translation>Åbn et kort, og tag personen ind som brik: {example}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>Save it as a PNG, JPEG or WebP picture first.</source>
      <translation>Gem det først som et PNG-, JPEG- eller WebP-billede.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>Scenarios, pictures (PNG, JPEG, WebP, GIF, BMP, TIFF) and Universal VTT maps are read.</source>
      <translation>Scenarier, billeder (PNG, JPEG, WebP, GIF, BMP, TIFF) og Universal VTT-kort læses.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>There is no file {path}</source>
      <translation>Der er ingen fil {path}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a Foundry VTT actor, a character and no map</source>
      <translation>en Foundry VTT-aktør, en person og ikke et kort</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a Foundry VTT database</source>
      <translation>en Foundry VTT-database</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a Foundry VTT scene</source>
      <translation>en Foundry VTT-scene</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a GURPS character sheet (GCS), a character and no map</source>
      <translation>et GURPS-personark (GCS), en person og ikke et kort</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a GURPS character, no map</source>
      <translation>en GURPS-person, ikke et kort</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a MapTool file</source>
      <translation>en MapTool-fil</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a One Page Dungeon</source>
      <translation>en One Page Dungeon</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a PDF document</source>
      <translation>et PDF-dokument</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a Tiled map</source>
      <translation>et Tiled-kort</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a donjon dungeon</source>
      <translation>en hule fra donjon</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a folder without a {name}</source>
      <translation>en mappe uden {name}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a picture of a kind that is not read here</source>
      <translation>et billede af en slags, der ikke læses her</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a ruleset, which is no map</source>
      <translation>et regelsæt, som ikke er et kort</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a video</source>
      <translation>en video</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>a zip archive without a scenario</source>
      <translation>et zip-arkiv uden scenario</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>an SVG drawing</source>
      <translation>en SVG-tegning</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>empty</source>
      <translation>tom</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>nothing that is known here</source>
      <translation>intet, der kendes her</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is cut off: it ends in the middle of its data</source>
      <translation>{path} er skåret over: den slutter midt i sine data</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is larger than {most} MB</source>
      <translation>{path} er større end {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is not valid JSON: a number in it is too long</source>
      <translation>{path} er ikke gyldig JSON: et tal i den er for langt</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is not valid JSON: line {line}, column {column}</source>
      <translation>{path} er ikke gyldig JSON: linje {line}, kolonne {column}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is {what}</source>
      <translation>{path} er {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/sniff.py" />
      <source>{path} is {what}; this version cannot import it yet</source>
      <translation>{path} er {what}; denne version kan endnu ikke importere det</translation>
    </message>
    <message>
      <location filename="battlemap/formats/store.py" />
      <source>The picture is larger than {most} MB</source>
      <translation>Billedet er større end {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/store.py" />
      <source>{name} in the archive is damaged: {problem}</source>
      <translation>{name} i arkivet er beskadiget: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/store.py" />
      <source>{name} in the archive is larger than {most} MB</source>
      <translation>{name} i arkivet er større end {most} MB</translation>
    </message>
    <message>
      <location filename="battlemap/formats/store.py" />
      <source>{suffix} is no ending of a picture's name</source>
      <translation>{suffix} er ikke en endelse på et billednavn</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>Export the map again.</source>
      <translation>Eksportér kortet igen.</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>doors and windows outside the picture: {count} of {all}</source>
      <translation>døre og vinduer uden for billedet: {count} af {all}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>doors without a place: {count}</source>
      <translation>døre uden plads: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>lights outside the picture, which are kept: {count}</source>
      <translation>lys uden for billedet, som beholdes: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>lights that reach nowhere and are switched off: {count}</source>
      <translation>lys, der ikke når nogen steder hen og er slukket: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>lights without a place: {count}</source>
      <translation>lys uden plads: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>of the portals that are not closed, those narrower than {narrow} cells are windows and the others open doors</source>
      <translation>af de åbninger, der ikke er lukkede, er de smallere end {narrow} felter vinduer og de andre åbne døre</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>outlines of things ({count}): the things are seen and can be walked through, what is behind them is not seen</source>
      <translation>omrids af ting ({count}): tingene ses og kan gås igennem, hvad der er bag dem, ses ikke</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>outlines of things outside the picture: {count}</source>
      <translation>omrids af ting uden for billedet: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>pieces of wall of no length: {count}</source>
      <translation>vægstykker uden længde: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>pieces of wall outside the picture: {count} of {all}</source>
      <translation>vægstykker uden for billedet: {count} af {all}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>pieces of wall that lie exactly on others: {count}</source>
      <translation>vægstykker, der ligger præcis oven på andre: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>points without a place: {count}</source>
      <translation>punkter uden plads: {count}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the file speaks of {told} px a cell, its picture has {found}; the picture counts</source>
      <translation>filen taler om {told} px pr. felt, dens billede har {found}; billedet gælder</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the light of the scene, {light}, from the colour {color}</source>
      <translation>scenens lys, {light}, efter farven {color}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the lights are painted into the picture, so they are switched off</source>
      <translation>lysene er malet ind i billedet, så de er slukket</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the map is {width} × {height} cells; the last column or row is cut</source>
      <translation>kortet er {width} × {height} felter; den sidste kolonne eller række er skåret af</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the number of cells, from the picture: the file names none</source>
      <translation>antallet af felter, efter billedet: filen nævner intet</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the picture begins between two grid lines; the first lines are {x} and {y} cells from its corner</source>
      <translation>billedet begynder mellem to gitterlinjer; de første linjer er {x} og {y} felter fra dets hjørne</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>the place of the hexes: a Universal VTT map cannot tell it</source>
      <translation>hvor sekskanterne ligger: et Universal VTT-kort kan ikke fortælle det</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/build.py" />
      <source>{path} has neither a "map_size" nor a picture, so the map has no size</source>
      <translation>{path} har hverken "map_size" eller billede, så kortet har ingen størrelse</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture is {name}, found beside the map</source>
      <translation>billedet er {name}, fundet ved siden af kortet</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: it is not in base64 and cannot be read</source>
      <translation>billedet: det er ikke base64 og kan ikke læses</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: it is of a kind that is not read here</source>
      <translation>billedet: det er af en slags, der ikke læses her</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: the file carries none</source>
      <translation>billedet: filen har intet med</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: the file only names {name}, which does not lie beside it</source>
      <translation>billedet: filen nævner kun {name}, som ikke ligger ved siden af</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/embedded.py" />
      <source>the picture: {problem}</source>
      <translation>billedet: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/read.py" />
      <source>{path} holds more than {most} {what}</source>
      <translation>{path} indeholder mere end {most} {what}</translation>
    </message>
    <message>
      <location filename="battlemap/formats/uvtt/read.py" />
      <source>{path} lacks "resolution", without which a Universal VTT map has no size</source>
      <translation>{path} mangler "resolution", og uden den har et Universal VTT-kort ingen størrelse</translation>
    </message>
    <message>
      <location filename="battlemap/model/scenario.py" />
      <source>{kind} {id} is not what the change expects</source>
      <translation>{kind} {id} er ikke det, ændringen venter</translation>
    </message>
    <message>
      <location filename="battlemap/movement/costs.py" />
      <source>the water is too deep</source>
      <translation>vandet er for dybt</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>a wall is in the way</source>
      <translation>en mur er i vejen</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>climb {height} m</source>
      <translation>klatre {height} m</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>costs {cost} {unit} of {budget}</source>
      <translation>koster {cost} {unit} af {budget}</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>double door</source>
      <translation>dobbeltdør</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>gate</source>
      <translation>port</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>go down {height} m</source>
      <translation>gå {height} m ned</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>nobody has explored that ground yet</source>
      <translation>ingen har udforsket den grund endnu</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>portcullis</source>
      <translation>faldgitter</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>something stands at the corner</source>
      <translation>der står noget ved hjørnet</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>the body does not fit there</source>
      <translation>kroppen kan ikke være der</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>the body would stand beyond the edge of the map</source>
      <translation>kroppen ville stå uden for kortets kant</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>there are no diagonal steps here</source>
      <translation>her er ingen diagonale skridt</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>this way of moving does not lead there</source>
      <translation>den måde at bevæge sig på fører ikke derhen</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>window</source>
      <translation>vindue</translation>
    </message>
    <message>
      <location filename="battlemap/movement/explain.py" />
      <source>{token} stands there</source>
      <translation>{token} står der</translation>
    </message>
    <message>
      <location filename="battlemap/movement/graph.py" />
      <source>install the program with its metadata, for example with installer/run.py</source>
      <translation>installér programmet med dets metadata, for eksempel med installer/run.py</translation>
    </message>
    <message>
      <location filename="battlemap/movement/graph.py" />
      <source>networkx does not know this program's search</source>
      <translation>networkx kender ikke dette programs søgning</translation>
    </message>
    <message>
      <location filename="battlemap/movement/mover.py" />
      <source>There is no token {id}</source>
      <translation>Der er ingen brik {id}</translation>
    </message>
    <message>
      <location filename="battlemap/movement/partway.py" />
      <source>climb down {height} m</source>
      <translation>klatre {height} m ned</translation>
    </message>
    <message>
      <location filename="battlemap/movement/partway.py" />
      <source>{metres} m of it are left</source>
      <translation>{metres} m af det er tilbage</translation>
    </message>
    <message>
      <location filename="battlemap/movement/points.py" />
      <source>{height} m of height</source>
      <translation>{height} m højde</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pointsearch.py" />
      <source>a step needs a cell to go to</source>
      <translation>et skridt skal have et felt at gå til</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pointsearch.py" />
      <source>the token is not on the map</source>
      <translation>brikken er ikke på kortet</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>a turn needs a facing</source>
      <translation>en drejning skal have en retning</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>no leap leads there</source>
      <translation>intet spring fører derhen</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>that is not a neighbouring cell</source>
      <translation>det er ikke et nabofelt</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>that is only possible before the first step</source>
      <translation>det er kun muligt før det første skridt</translation>
    </message>
    <message>
      <location filename="battlemap/movement/pricing.py" />
      <source>the token cannot turn in place</source>
      <translation>brikken kan ikke dreje på stedet</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>a case file is an object whose vectors have id, given, when and expect</source>
      <translation>en fil med tilfælde er et objekt, hvis vectors har id, given, when og expect</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file} cannot be read: {problem}</source>
      <translation>{file} kan ikke læses: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file} is larger than {limit} bytes</source>
      <translation>{file} er større end {limit} bytes</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file} is nested too deeply</source>
      <translation>{file} har for mange niveauer</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file} is not JSON: {problem}</source>
      <translation>{file} er ikke JSON: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/cases.py" />
      <source>{file}: {place}: expected {expected}, found {found}</source>
      <translation>{file}: {place}: ventede {expected}, fandt {found}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>the case {case} stands there twice</source>
      <translation>tilfældet {case} står der to gange</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>the rule {rule} has a case, but is not in rules.toml</source>
      <translation>reglen {rule} har et tilfælde, men står ikke i rules.toml</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>the rule {rule} has no case</source>
      <translation>reglen {rule} har intet tilfælde</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>there are cases, but no cases.py that plays them</source>
      <translation>der er tilfælde, men ingen cases.py, der spiller dem</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>{file}, line {line}: imports {module}; a ruleset imports only {api}, itself and the standard library</source>
      <translation>{file}, linje {line}: importerer {module}; et regelsæt importerer kun {api}, sig selv og standardbiblioteket</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>{file}, line {line}: {problem}</source>
      <translation>{file}, linje {line}: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/check.py" />
      <source>{file}: {place}: expected a text</source>
      <translation>{file}: {place}: ventede en tekst</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>There is no manoeuvre {manoeuvre}</source>
      <translation>Der er ingen manøvre {manoeuvre}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>choose rules that do with set_rules, or add the token by hand</source>
      <translation>vælg regler, der gør, med set_rules, eller tilføj brikken i hånden</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>leave it out</source>
      <translation>udelad den</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>leave the mode out</source>
      <translation>udelad måden</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>stats.version: expected {expected}, found {found}</source>
      <translation>stats.version: ventede {expected}, fandt {found}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>{rules} does not read character sheets of {system}</source>
      <translation>{rules} læser ikke personark fra {system}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/defaults.py" />
      <source>{token} cannot move like that: {mode}</source>
      <translation>{token} kan ikke bevæge sig sådan: {mode}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>A die has from 1 to {limit} faces, not {faces}</source>
      <translation>En terning har fra 1 til {limit} sider, ikke {faces}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>At least one die must be rolled</source>
      <translation>Der skal slås mindst én terning</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>Dice are given as a list of faces</source>
      <translation>Terninger gives som en liste af sider</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>Dice are left over after {purpose}: {rest}</source>
      <translation>Der er terninger til overs efter {purpose}: {rest}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>More than {limit} dice are given</source>
      <translation>Der er givet mere end {limit} terninger</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>More than {limit} dice at once</source>
      <translation>Mere end {limit} terninger på én gang</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The dice are written in more than {limit} characters</source>
      <translation>Terningerne er skrevet med mere end {limit} tegn</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The dice run out at {purpose}, which rolls a d{faces}</source>
      <translation>Terningerne slipper op ved {purpose}, som slår en d{faces}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The dice {expr} cannot be read from {rest} on</source>
      <translation>Terningerne {expr} kan ikke læses fra {rest}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The dice {expr} end too early</source>
      <translation>Terningerne {expr} slutter for tidligt</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>The number {number} is larger than {limit}</source>
      <translation>Tallet {number} er større end {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>There are no dice to roll</source>
      <translation>Der er ingen terninger at slå</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>dice are used in the order in which the rules ask</source>
      <translation>terninger bruges i den rækkefølge, reglerne spørger</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>dice are written like 3d6+2, d%, 1d6x10</source>
      <translation>terninger skrives som 3d6+2, d%, 1d6x10</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>give one die more</source>
      <translation>giv én terning mere</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>give only as many dice as are rolled</source>
      <translation>giv kun så mange terninger, som der slås</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>such as 4 or "d20=11"</source>
      <translation>såsom 4 eller "d20=11"</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>such as [3, 4, 6] or ["d20=11"]</source>
      <translation>såsom [3, 4, 6] eller ["d20=11"]</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>{face} is not the face of a die</source>
      <translation>{face} er ikke en side på en terning</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>{purpose} rolls a d{faces}, the next die given is a d{named}</source>
      <translation>{purpose} slår en d{faces}, den næste givne terning er en d{named}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/dice.py" />
      <source>{purpose} rolls a d{faces}, which has no {value}</source>
      <translation>{purpose} slår en d{faces}, som ikke har {value}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>There is no {what} {number}</source>
      <translation>Der er ikke noget {what} {number}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>answer</source>
      <translation>svar</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>leave the answer out</source>
      <translation>udelad svaret</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>roll</source>
      <translation>slag</translation>
    </message>
    <message>
      <location filename="battlemap/rules/driver.py" />
      <source>they are numbered from 1 to {most}</source>
      <translation>de er nummereret fra 1 til {most}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>Answers are given as question: answer</source>
      <translation>Svar gives som spørgsmål: svar</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>a whole number from {low} to {high}, or a list of faces</source>
      <translation>et helt tal fra {low} til {high}, eller en liste af sider</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>{answer} is no answer to {question}</source>
      <translation>{answer} er ikke et svar på {question}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>{answer} is no total of {expr}</source>
      <translation>{answer} er ikke en sum af {expr}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>{answer} is not possible here</source>
      <translation>{answer} er ikke muligt her</translation>
    </message>
    <message>
      <location filename="battlemap/rules/feeds.py" />
      <source>{answer} is not possible: {why}</source>
      <translation>{answer} er ikke muligt: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>The fight is in another scene</source>
      <translation>Kampen er i en anden scene</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>expected all tokens of the fight, each once, found {what}</source>
      <translation>ventede alle kampens brikker, hver én gang, fandt {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>go to {id}</source>
      <translation>gå til {id}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>start one first</source>
      <translation>start en først</translation>
    </message>
    <message>
      <location filename="battlemap/rules/fight.py" />
      <source>{name}: {condition} ends</source>
      <translation>{name}: {condition} slutter</translation>
    </message>
    <message>
      <location filename="battlemap/rules/guard.py" />
      <source>The ruleset {id} answered {method} with nonsense: {problem}</source>
      <translation>Regelsættet {id} svarede {method} med noget uden mening: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/guard.py" />
      <source>battlemap check FOLDER looks a ruleset over</source>
      <translation>battlemap check MAPPE ser et regelsæt igennem</translation>
    </message>
    <message>
      <location filename="battlemap/rules/lasting.py" />
      <source>Area {area} ends</source>
      <translation>Området {area} ophører</translation>
    </message>
    <message>
      <location filename="battlemap/rules/loader.py" />
      <source>The ruleset {id} failed: {problem} ({place})</source>
      <translation>Regelsættet {id} fejlede: {problem} ({place})</translation>
    </message>
    <message>
      <location filename="battlemap/rules/manifest.py" />
      <source>a ruleset is a folder with a {name}</source>
      <translation>et regelsæt er en mappe med en {name}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/manifest.py" />
      <source>choices are for the type text</source>
      <translation>choices er til typen text</translation>
    </message>
    <message>
      <location filename="battlemap/rules/manifest.py" />
      <source>{file} is not TOML: {problem}</source>
      <translation>{file} er ikke TOML: {problem}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/manifest.py" />
      <source>{file} is not there</source>
      <translation>{file} findes ikke</translation>
    </message>
    <message>
      <location filename="battlemap/rules/numbers.py" />
      <source>{whole}.{part}</source>
      <translation>{whole},{part}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>There is no action {action}</source>
      <translation>Der er ingen handling {action}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>give at, a cell of the scene</source>
      <translation>giv at, et felt i scenen</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>nobody to do it to</source>
      <translation>ingen at gøre det ved</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>not in front</source>
      <translation>ikke foran</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>not while {condition}</source>
      <translation>ikke så længe {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>not with this manoeuvre</source>
      <translation>ikke med denne manøvre</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>nothing left of {budget}</source>
      <translation>intet tilbage af {budget}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>out of the fight</source>
      <translation>ude af kampen</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>possible: {tokens}</source>
      <translation>mulige: {tokens}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} cannot be aimed at {token}</source>
      <translation>{action} kan ikke rettes mod {token}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} is not possible now</source>
      <translation>{action} er ikke muligt nu</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} is not possible: {why}</source>
      <translation>{action} er ikke muligt: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} needs a place</source>
      <translation>{action} kræver et sted</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{action} needs a target</source>
      <translation>{action} kræver et mål</translation>
    </message>
    <message>
      <location filename="battlemap/rules/offering.py" />
      <source>{distance} cells away, reach {reach}</source>
      <translation>{distance} felter væk, rækkevidde {reach}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>Let it pass</source>
      <translation>Lad det passere</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>expected a Verdict, found {what}</source>
      <translation>ventede en Verdict, fandt {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>expected a resolution, found {what}</source>
      <translation>ventede en afgørelse, fandt {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>expected an Outcome at the end, found {what}</source>
      <translation>ventede en Outcome til sidst, fandt {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>it yields nothing</source>
      <translation>den giver intet fra sig</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>more than {limit} interrupts at once</source>
      <translation>mere end {limit} afbrydelser på én gang</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>more than {limit} steps, it does not come to an end</source>
      <translation>mere end {limit} skridt, den når ikke til ende</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>resolutions nested more than {limit} deep</source>
      <translation>afgørelser mere end {limit} niveauer dybe</translation>
    </message>
    <message>
      <location filename="battlemap/rules/passing.py" />
      <source>run again with the same dice and answers, it does something else</source>
      <translation>kørt igen med samme terninger og svar gør den noget andet</translation>
    </message>
    <message>
      <location filename="battlemap/rules/registry.py" />
      <source>The ruleset {id} extends itself</source>
      <translation>Regelsættet {id} udvider sig selv</translation>
    </message>
    <message>
      <location filename="battlemap/rules/registry.py" />
      <source>The ruleset {id} has no rule {rule}</source>
      <translation>Regelsættet {id} har ingen regel {rule}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/registry.py" />
      <source>another of the same id goes first: {file}</source>
      <translation>et andet med samme id går først: {file}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/registry.py" />
      <source>{file} is no ruleset</source>
      <translation>{file} er ikke et regelsæt</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>There is no {name}</source>
      <translation>Der er ingen {name}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>a number</source>
      <translation>et tal</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>a text of at most {limit} characters</source>
      <translation>en tekst på højst {limit} tegn</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>a whole number</source>
      <translation>et helt tal</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>did you mean {names}?</source>
      <translation>mente du {names}?</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>expected {expected}, found {found}</source>
      <translation>ventede {expected}, fandt {found}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>one of {choices}</source>
      <translation>en af {choices}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>{kind} from {low} to {high}</source>
      <translation>{kind} fra {low} til {high}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>{kind}, at least {low}</source>
      <translation>{kind}, mindst {low}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/schema.py" />
      <source>{kind}, at most {high}</source>
      <translation>{kind}, højst {high}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>Damage needs a token and numbers</source>
      <translation>Damage kræver en brik og tal</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>Looked at {token}: numbers are numbers, and texts are made with T</source>
      <translation>Looked om {token}: tal er tal, og tekster laves med T</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>Looked needs a token and a rule, both texts</source>
      <translation>Looked kræver en brik og en regel, begge tekster</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>Traced needs a word, cells and perhaps a radius, found {what}</source>
      <translation>Traced kræver et ord, felter og måske en radius, fandt {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>a Line needs a rule and a text made with T</source>
      <translation>en Line kræver en regel og en tekst lavet med T</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>a question is a text, asked of a token</source>
      <translation>et spørgsmål er en tekst, stillet til en brik</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>a resolution may not change {what}</source>
      <translation>en afgørelse må ikke ændre {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>a roll needs a purpose</source>
      <translation>et slag kræver et formål</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>an announcement needs an event and who does it</source>
      <translation>en melding kræver en hændelse, og hvem der gør det</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Changes, found {what}</source>
      <translation>ventede en tupel af Changes, fandt {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Damage, found {what}</source>
      <translation>ventede en tupel af Damage, fandt {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Lines, found {what}</source>
      <translation>ventede en tupel af Lines, fandt {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Looked, found {what}</source>
      <translation>ventede en tupel af Looked, fandt {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected a tuple of Traced, found {what}</source>
      <translation>ventede en tupel af Traced, fandt {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected texts as keys, found {what}</source>
      <translation>ventede tekster som nøgler, fandt {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>expected what JSON can say, found {what}</source>
      <translation>ventede noget, JSON kan sige, fandt {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>nested too deeply</source>
      <translation>for mange niveauer</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>the choices of {question} need an id each</source>
      <translation>valgene til {question} kræver hver et id</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>the default of {question} is none of its choices</source>
      <translation>standardsvaret på {question} er ikke et af valgene</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>the modifiers of {purpose} are not Modifiers</source>
      <translation>modifikationerne til {purpose} er ikke Modifiers</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>the target of {purpose} is no number</source>
      <translation>målet for {purpose} er ikke et tal</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>whom {purpose} is rolled against is no token</source>
      <translation>den, {purpose} slås mod, er ikke en brik</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>{kind} {id}: expected a {kind}, found {what}</source>
      <translation>{kind} {id}: ventede {kind}, fandt {what}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>{kind} {id}: it has another id</source>
      <translation>{kind} {id}: den har et andet id</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>{question} needs Choices, at most {limit}</source>
      <translation>{question} kræver Choices, højst {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/sound.py" />
      <source>{when}: expected one of {points}</source>
      <translation>{when}: ventede en af {points}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>A fight needs at least one token</source>
      <translation>En kamp kræver mindst én brik</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>It is not the turn of {token}</source>
      <translation>Det er ikke turen for {token}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>It is the turn of {acting}, not of {token}</source>
      <translation>Det er turen for {acting}, ikke for {token}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>Nobody is left in this fight</source>
      <translation>Der er ingen tilbage i denne kamp</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>The new order has not the same tokens: {tokens}</source>
      <translation>Den nye rækkefølge har ikke de samme brikker: {tokens}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>The round is under way</source>
      <translation>Runden er i gang</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>The token {token} stands in the order twice</source>
      <translation>Brikken {token} står to gange i rækkefølgen</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>end the fight</source>
      <translation>afslut kampen</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>end this turn first</source>
      <translation>afslut denne tur først</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>name each token of the fight once</source>
      <translation>nævn hver brik i kampen én gang</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>next is {next}</source>
      <translation>den næste er {next}</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>place a token first</source>
      <translation>sæt en brik først</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>the reserve enters at the start of a round</source>
      <translation>reserven går ind, når en runde begynder</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>{token} has had its turn</source>
      <translation>{token} har haft sin tur</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>{token} is not in reserve</source>
      <translation>{token} er ikke i reserve</translation>
    </message>
    <message>
      <location filename="battlemap/rules/turns.py" />
      <source>{token} is not in this fight</source>
      <translation>{token} er ikke med i denne kamp</translation>
    </message>
    <message>
      <location filename="battlemap/rules/waiting.py" />
      <source>More than {limit} results wait</source>
      <translation>Mere end {limit} resultater venter</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>A decision</source>
      <translation>En beslutning</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Aim</source>
      <translation>Sigt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Answer the question</source>
      <translation>Svar på spørgsmålet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Check the sheet</source>
      <translation>Se arket igennem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Decide</source>
      <translation>Afgør</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Point at a target</source>
      <translation>Peg på et mål</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>Review</source>
      <translation>Gennemsyn</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>from behind</source>
      <translation>bagfra</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>from the front</source>
      <translation>forfra</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>from the left</source>
      <translation>fra venstre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/acting.py" />
      <source>from the right</source>
      <translation>fra højre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;About Battlemap</source>
      <translation>&amp;Om Battlemap</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Add a token…</source>
      <translation>&amp;Tilføj en brik…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Blackout</source>
      <translation>&amp;Sort skærm</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Close the map</source>
      <translation>&amp;Luk kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Combat</source>
      <translation>&amp;Kamp</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Copy</source>
      <translation>K&amp;opiér</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Delete</source>
      <translation>S&amp;let</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Docks</source>
      <translation>&amp;Paneler</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Edit</source>
      <translation>&amp;Rediger</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Empty map…</source>
      <translation>&amp;Tomt kort…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;End the fight</source>
      <translation>&amp;Afslut kampen</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;File</source>
      <translation>&amp;Filer</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Follow</source>
      <translation>&amp;Følg</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Full screen</source>
      <translation>&amp;Fuld skærm</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Grid…</source>
      <translation>&amp;Gitter…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Help</source>
      <translation>&amp;Hjælp</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Hide or show</source>
      <translation>S&amp;kjul eller vis</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Import…</source>
      <translation>&amp;Importér…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Keys</source>
      <translation>&amp;Taster</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Language</source>
      <translation>&amp;Sprog</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Look up a rule…</source>
      <translation>Slå en regel &amp;op…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Map</source>
      <translation>Kor&amp;t</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Next token</source>
      <translation>&amp;Næste brik</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Next turn</source>
      <translation>&amp;Næste tur</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Open a scenario…</source>
      <translation>&amp;Åbn et scenario…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Paste</source>
      <translation>S&amp;æt ind</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Players’ screen</source>
      <translation>S&amp;pillernes skærm</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Previous token</source>
      <translation>&amp;Forrige brik</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Quit</source>
      <translation>&amp;Afslut</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Redo</source>
      <translation>&amp;Gør igen</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Roll dice</source>
      <translation>&amp;Slå terninger</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Rules</source>
      <translation>Re&amp;gler</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Rules of this map</source>
      <translation>&amp;Regler for dette kort</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Sample fights</source>
      <translation>&amp;Prøvekampe</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Save</source>
      <translation>&amp;Gem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Scenes</source>
      <translation>&amp;Scener</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Show on</source>
      <translation>&amp;Vis på</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Theme</source>
      <translation>&amp;Udseende</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Tools</source>
      <translation>&amp;Værktøjer</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Undo</source>
      <translation>&amp;Fortryd</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;View</source>
      <translation>&amp;Vis</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>&amp;Whole map</source>
      <translation>&amp;Hele kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A .battlemap file, or scenario.json in a scenario’s folder</source>
      <translation>En .battlemap-fil, eller scenario.json i et scenarios mappe</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A GCS sheet as a new token, or for the token that is selected</source>
      <translation>Et GCS-ark som ny brik, eller til den valgte brik</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A JPEG, PNG or WebP becomes a new map</source>
      <translation>En JPEG, PNG eller WebP bliver et nyt kort</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A grid without a picture</source>
      <translation>Et gitter uden billede</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>A sheet of all that would happen, to be changed and applied at once</source>
      <translation>Et ark over alt, der ville ske, til at ændre og udføre på én gang</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Add a map p&amp;icture…</source>
      <translation>Tilføj et kort&amp;billede…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>All keys of the program</source>
      <translation>Alle programmets taster</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>All tokens; with a building tool all things; again: both</source>
      <translation>Alle brikker; med et byggeværktøj alle ting; igen: begge dele</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Any dice, open or in secret</source>
      <translation>Alle slags terninger, åbent eller hemmeligt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>At the pointer, also into another scene or program</source>
      <translation>Ved markøren, også i en anden scene eller et andet program</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Back to the start page</source>
      <translation>Tilbage til startsiden</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Copy, and take off the map</source>
      <translation>Kopiér og fjern fra kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Cu&amp;t</source>
      <translation>Kli&amp;p</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Do again what was taken back</source>
      <translation>Gør igen, hvad der blev fortrudt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Du&amp;plicate</source>
      <translation>&amp;Duplikér</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Fi&amp;t</source>
      <translation>&amp;Tilpas</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Free&amp;ze</source>
      <translation>F&amp;rys</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Go to the &amp;selection</source>
      <translation>Gå til det &amp;valgte</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Hidden tokens are not on the players’ screen</source>
      <translation>Skjulte brikker er ikke på spillernes skærm</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Import a &amp;character…</source>
      <translation>Importér en &amp;figur…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Kind and number of the cells, what one measures, and where the picture lies below them</source>
      <translation>Felternes slags og antal, hvad ét måler, og hvor billedet ligger under dem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Lay another picture over this map</source>
      <translation>Læg endnu et billede over dette kort</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Le&amp;gend of the ground</source>
      <translation>Te&amp;gnforklaring</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Next &amp;area of the window</source>
      <translation>Næste &amp;område i vinduet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>One direction against the clock</source>
      <translation>Én retning mod uret</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>One direction with the clock</source>
      <translation>Én retning med uret</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Open &amp;recent</source>
      <translation>Åbn &amp;seneste</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Open a &amp;picture…</source>
      <translation>Åbn et &amp;billede…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Pre&amp;ferences…</source>
      <translation>&amp;Indstillinger…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Re&amp;view areas before they happen</source>
      <translation>Se områder i&amp;gennem, før de sker</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Save &amp;as…</source>
      <translation>Gem s&amp;om…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Search the library</source>
      <translation>Søg i biblioteket</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Select &amp;all</source>
      <translation>Vælg &amp;alt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Selected tokens one cell down</source>
      <translation>Valgte brikker ét felt ned</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Selected tokens one cell left</source>
      <translation>Valgte brikker ét felt til venstre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Selected tokens one cell right</source>
      <translation>Valgte brikker ét felt til højre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Selected tokens one cell up</source>
      <translation>Valgte brikker ét felt op</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Start a fight with &amp;all</source>
      <translation>Start en kamp med &amp;alle</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Start a fight with the &amp;selected</source>
      <translation>Start en kamp med de &amp;valgte</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Take back the last change</source>
      <translation>Fortryd den seneste ændring</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Take what is selected off the map</source>
      <translation>Fjern det valgte fra kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The TV goes black, from anywhere</source>
      <translation>TV’et bliver sort, uanset hvor du er</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The TV keeps its picture while you prepare the next</source>
      <translation>TV’et beholder sit billede, mens du forbereder det næste</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The TV shows the whole map</source>
      <translation>TV’et viser hele kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The TV shows what you look at</source>
      <translation>TV’et viser det, du ser på</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>The keyboard goes from the map to the docks, the bars and back</source>
      <translation>Tastaturet går fra kortet til panelerne, linjerne og tilbage</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Tokens on the nearest free cell, things one cell over</source>
      <translation>Brikker på det nærmeste frie felt, ting ét felt længere henne</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Tokens, walls, doors, lights, regions, notes</source>
      <translation>Brikker, vægge, døre, lys, regioner, notater</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Turn &amp;left</source>
      <translation>Drej til &amp;venstre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Turn &amp;right</source>
      <translation>Drej til &amp;højre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Universal VTT: picture, grid, walls, doors and lights</source>
      <translation>Universal VTT: billede, gitter, vægge, døre og lys</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>What the patterns on the map mean, and what they cost</source>
      <translation>Hvad mønstrene på kortet betyder, og hvad de koster</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Write it to another .battlemap file, or to a folder</source>
      <translation>Skriv det til en anden .battlemap-fil eller til en mappe</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Write the scenario to its file</source>
      <translation>Skriv scenariet til dets fil</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Zoom &amp;in</source>
      <translation>Zoom &amp;ind</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Zoom &amp;out</source>
      <translation>Zoom &amp;ud</translation>
    </message>
    <message>
      <location filename="battlemap/ui/action_table.py" />
      <source>Zoom so that the map fills the window</source>
      <translation>Zoom, så kortet fylder vinduet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>A fight is already going on</source>
      <translation>Der er allerede en kamp i gang</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Nothing has been changed yet</source>
      <translation>Intet er ændret endnu</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Nothing has been taken back</source>
      <translation>Intet er fortrudt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Open a map first</source>
      <translation>Åbn et kort først</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Select a token first</source>
      <translation>Vælg en brik først</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>Select a token or a thing first</source>
      <translation>Vælg først en brik eller en ting</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>The players’ screen is off: choose a screen in “Players see”</source>
      <translation>Spillernes skærm er slukket: vælg en skærm i “Spillerne ser”</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>There is no fight: start one in Combat</source>
      <translation>Der er ingen kamp: start en under Kamp</translation>
    </message>
    <message>
      <location filename="battlemap/ui/actions.py" />
      <source>There is no token on this map</source>
      <translation>Der er ingen brik på dette kort</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Change it</source>
      <translation>Ændr det</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Spreads round corners</source>
      <translation>Breder sig om hjørner</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Straight lines from its start</source>
      <translation>Lige linjer fra begyndelsen</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Take the area away</source>
      <translation>Fjern området</translation>
    </message>
    <message>
      <location filename="battlemap/ui/area_menu.py" />
      <source>Through walls</source>
      <translation>Gennem vægge</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/aim_card.py" />
      <source>F1: the rules of this card</source>
      <translation>F1: reglerne på dette kort</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/aim_card.py" />
      <source>on {dice}</source>
      <translation>på {dice}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/furniture.py" />
      <source>Round</source>
      <translation>Runde</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/furniture.py" />
      <source>then</source>
      <translation>så</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/render.py" />
      <source>Choose fewer px a cell; the limit is 12 000 x 12 000 px</source>
      <translation>Vælg færre px pr. felt; grænsen er 12 000 x 12 000 px</translation>
    </message>
    <message>
      <location filename="battlemap/ui/canvas/render.py" />
      <source>The picture would be {width} x {height} px</source>
      <translation>Billedet ville blive {width} x {height} px</translation>
    </message>
    <message>
      <location filename="battlemap/ui/choice_row.py" />
      <source>not possible</source>
      <translation>ikke muligt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/choice_row.py" />
      <source>not possible now</source>
      <translation>ikke muligt nu</translation>
    </message>
    <message>
      <location filename="battlemap/ui/choice_row.py" />
      <source>{n} cells on the map</source>
      <translation>{n} felter på kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/clipboard.py" />
      <source>There is nothing to paste: copy tokens or things of a map first</source>
      <translation>Der er intet at sætte ind: kopiér først brikker eller ting fra et kort</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>A free battle map for game masters. Works offline; no account, nothing is sent.</source>
      <translation>Et gratis kampkort til spilledere. Virker uden net; ingen konto, intet sendes.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>About Battlemap</source>
      <translation>Om Battlemap</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>Licences</source>
      <translation>Licenser</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>The list of licences is not installed.</source>
      <translation>Listen over licenser er ikke installeret.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/about.py" />
      <source>Whose work is in it</source>
      <translation>Hvis arbejde der er i det</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>Battlemap</source>
      <translation>Battlemap</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>Cancel</source>
      <translation>Annuller</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>Don’t save</source>
      <translation>Gem ikke</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>If you do not save, what you changed since the last save is gone.</source>
      <translation>Hvis du ikke gemmer, er det, du har ændret siden sidst, tabt.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>Save</source>
      <translation>Gem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/ask_unsaved.py" />
      <source>Save the changes to “{name}”?</source>
      <translation>Gem ændringerne i “{name}”?</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Columns: how many cells the picture has from left to right; the rows follow. The last two, in cells, move it below the grid.</source>
      <translation>Kolonner: hvor mange felter billedet har fra venstre til højre; rækkerne følger med. De to sidste, i felter, flytter det under gitteret.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Grid of the map</source>
      <translation>Kortets gitter</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Lay the grid</source>
      <translation>Læg gitteret</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Picture down</source>
      <translation>Billedet ned</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Picture to the right</source>
      <translation>Billedet til højre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/grid.py" />
      <source>Walls, doors, lights, regions and notes stay where they are.</source>
      <translation>Mure, døre, lys, regioner og notater bliver, hvor de er.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Cancel; nothing was changed</source>
      <translation>Annuller; intet blev ændret</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Hold and drag: move the map</source>
      <translation>Hold og træk: flyt kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Hold while dropping: GM override</source>
      <translation>Hold, mens du slipper: spillederens undtagelse</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Keys</source>
      <translation>Taster</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>On the map</source>
      <translation>På kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/keys.py" />
      <source>Tools</source>
      <translation>Værktøjer</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Columns</source>
      <translation>Kolonner</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Empty map</source>
      <translation>Tomt kort</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Hexes, flat top</source>
      <translation>Sekskanter, flad top</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Hexes, pointed top</source>
      <translation>Sekskanter, spids top</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Make the map</source>
      <translation>Lav kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>No grid</source>
      <translation>Intet gitter</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>One cell measures</source>
      <translation>Et felt måler</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Rows</source>
      <translation>Rækker</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Squares</source>
      <translation>Kvadrater</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>Unit of length</source>
      <translation>Længdeenhed</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>feet</source>
      <translation>fod</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/new_map.py" />
      <source>metres</source>
      <translation>meter</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Close</source>
      <translation>Luk</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Language</source>
      <translation>Sprog</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Off: a token that moves keeps its facing, where the rules let it at no further cost</source>
      <translation>Fra: en brik, der flytter, beholder sin retning, hvor reglerne tillader det uden ekstra pris</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Preferences</source>
      <translation>Indstillinger</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Reduced motion</source>
      <translation>Mindre bevægelse</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Show dragging on the TV</source>
      <translation>Vis på TV’et, hvad der trækkes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Size of text</source>
      <translation>Tekstens størrelse</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>The players see a token move before you let go; never a hidden one</source>
      <translation>Spillerne ser en brik flytte sig, før du slipper; aldrig en skjult</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Theme</source>
      <translation>Udseende</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Tokens are at their new place at once</source>
      <translation>Brikker er straks på deres nye plads</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/preferences.py" />
      <source>Tokens look along their way</source>
      <translation>Brikker ser den vej, de går</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>No rule has these words.</source>
      <translation>Ingen regel har de ord.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>Rules</source>
      <translation>Regler</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>Rules: {name}</source>
      <translation>Regler: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>Search by id, title or words</source>
      <translation>Søg efter id, titel eller ord</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dialogs/rule_list.py" />
      <source>Search the rules</source>
      <translation>Søg i reglerne</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dice_box.py" />
      <source>Dice to roll</source>
      <translation>Terninger, der skal slås</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dice_box.py" />
      <source>Enter rolls; the arrow keys bring back what was rolled before</source>
      <translation>Enter slår; piletasterne henter tidligere slag frem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dice_box.py" />
      <source>Roll dice: 3d6+2, d20, d%</source>
      <translation>Terninger: 3d6+2, d20, d%</translation>
    </message>
    <message>
      <location filename="battlemap/ui/dice_box.py" />
      <source>Roll in secret: it never gets to the players’ screen</source>
      <translation>Slå hemmeligt: det når aldrig spillernes skærm</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/action_fields.py" />
      <source>With</source>
      <translation>Med</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Action</source>
      <translation>Handling</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Actions</source>
      <translation>Handlinger</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Choose on the map</source>
      <translation>Vælg på kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Click the target on the map</source>
      <translation>Klik på målet på kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Click to choose another of {n}</source>
      <translation>Klik for at vælge en anden af {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Do it</source>
      <translation>Gør det</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>First apply or cancel what is under review</source>
      <translation>Anvend eller annullér først det, der gennemgås</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Game master: {n}</source>
      <translation>Spilleder: {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Manoeuvre</source>
      <translation>Manøvre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Roll real dice: the program stops at each roll and you type in what they show</source>
      <translation>Slå med rigtige terninger: programmet standser ved hvert slag, og du skriver, hvad de viser</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Table dice</source>
      <translation>Terninger på bordet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>These rules have no actions: move, and change stats by hand.</source>
      <translation>Disse regler har ingen handlinger: flyt, og ret værdier i hånden.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>Whose actions? Select a token, or start a fight: then those of whoever’s turn it is stand here.</source>
      <translation>Hvis handlinger? Vælg en brik, eller start en kamp: så står de her for den, hvis tur det er.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>one possible target</source>
      <translation>ét muligt mål</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/actions.py" />
      <source>{n} possible targets</source>
      <translation>{n} mulige mål</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/base.py" />
      <source>Close this dock</source>
      <translation>Luk dette panel</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/base.py" />
      <source>Close this dock (View, Docks brings it back)</source>
      <translation>Luk dette panel (Vis, Paneler henter det igen)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/conditions.py" />
      <source>Add a condition</source>
      <translation>Tilføj en tilstand</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/conditions.py" />
      <source>Conditions</source>
      <translation>Tilstande</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/conditions.py" />
      <source>Take away: {name}</source>
      <translation>Tag væk: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>All kinds</source>
      <translation>Alle slags</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Animals</source>
      <translation>Dyr</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Category</source>
      <translation>Kategori</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Clear the search</source>
      <translation>Ryd søgningen</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Kinds of things in the library</source>
      <translation>Slags ting i biblioteket</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Library</source>
      <translation>Bibliotek</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Maps</source>
      <translation>Kort</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Monsters</source>
      <translation>Monstre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Nothing in the library fits.</source>
      <translation>Intet i biblioteket passer.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Objects</source>
      <translation>Genstande</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>People</source>
      <translation>Folk</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Sample fights</source>
      <translation>Prøvekampe</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>The side of tokens you put down</source>
      <translation>Siden for de brikker, du sætter</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Tokens</source>
      <translation>Brikker</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>Tokens: drag one onto the map, or press Enter</source>
      <translation>Brikker: træk en ud på kortet, eller tryk Enter</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/library.py" />
      <source>as</source>
      <translation>som</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Log, newest first</source>
      <translation>Log, det nyeste først</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>No line of the log has these words.</source>
      <translation>Ingen linje i loggen har de ord.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Nothing has happened yet. Moves, rolls and changes by hand come here.</source>
      <translation>Der er ikke sket noget endnu. Flytninger, slag og ændringer i hånden kommer her.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Search the log</source>
      <translation>Søg i loggen</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Show each roll on the TV as it is made. Secret rolls never</source>
      <translation>Vis hvert slag på TV’et, når det slås. Hemmelige slag aldrig</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Show on TV</source>
      <translation>Vis på TV’et</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Show rolls on the TV</source>
      <translation>Vis slag på TV’et</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log.py" />
      <source>Undo this</source>
      <translation>Fortryd dette</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>Damage rolled</source>
      <translation>Slået skade</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>Injury</source>
      <translation>Kvæstelse</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>Stopped by armour</source>
      <translation>Standset af rustningen</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>override</source>
      <translation>undtagelse</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>secret</source>
      <translation>hemmelig</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>undone</source>
      <translation>fortrudt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>{name} is hurt</source>
      <translation>{name} er såret</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/log_model.py" />
      <source>{name}: no longer {condition}</source>
      <translation>{name}: ikke længere {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>Delete</source>
      <translation>Slet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>Duplicate</source>
      <translation>Dublér</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>Nothing selected. Take a tool for walls, doors, lights, regions or notes and click one on the map.</source>
      <translation>Intet er valgt. Tag et værktøj til vægge, døre, lys, regioner eller notater, og klik på en på kortet.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>Properties</source>
      <translation>Egenskaber</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>{n} corners</source>
      <translation>{n} hjørner</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties.py" />
      <source>{n} things</source>
      <translation>{n} ting</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>Choose a colour</source>
      <translation>Vælg en farve</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>What the note says</source>
      <translation>Hvad notatet siger</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>different</source>
      <translation>forskellige</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>no end</source>
      <translation>uden ende</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_fields.py" />
      <source>{title} (different)</source>
      <translation>{title} (forskellige)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Begins at</source>
      <translation>Begynder ved</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Bright up to</source>
      <translation>Klart indtil</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Climbing</source>
      <translation>Klatring</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Colour</source>
      <translation>Farve</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Dim up to</source>
      <translation>Svagt indtil</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Else it is on the players’ screen too</source>
      <translation>Ellers er den også på spillernes skærm</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Ends at</source>
      <translation>Slutter ved</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Light is</source>
      <translation>Lyset</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Lit</source>
      <translation>Tændt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Note</source>
      <translation>Notat</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Of a cone: 0 is up, 90 is right</source>
      <translation>For en kegle: 0 er op, 90 er højre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Own mix</source>
      <translation>Egen blanding</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Region</source>
      <translation>Region</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Sight is</source>
      <translation>Synet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Stops movement</source>
      <translation>Standser bevægelse</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>What one climbs here, such as stone_wall; empty: nothing</source>
      <translation>Hvad man klatrer på her, såsom stone_wall; tomt: intet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>What the ground is made of, such as wood</source>
      <translation>Hvad terrænet er lavet af, såsom wood</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Without a top it has no end</source>
      <translation>Uden overkant ender den ikke</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>Words with commas between, such as difficult, stairs, flammable</source>
      <translation>Ord med komma imellem, såsom difficult, stairs, flammable</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>both sides</source>
      <translation>begge sider</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>hides what is behind</source>
      <translation>skjuler det bagved</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>its left only</source>
      <translation>kun venstre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>its right only</source>
      <translation>kun højre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>passes</source>
      <translation>går igennem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} doors</source>
      <translation>{n} døre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} lights</source>
      <translation>{n} lys</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} notes</source>
      <translation>{n} notater</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} regions</source>
      <translation>{n} regioner</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/properties_specs.py" />
      <source>{n} walls</source>
      <translation>{n} vægge</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>A total or the faces of a roll; several rolls with + between them, as they stood there; empty: as it was</source>
      <translation>Sum eller øjne for et slag; flere slag med + imellem, som de stod der; tomt: som det var</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>All dice anew; answers stay, and so does who is left out</source>
      <translation>Alle terninger om; svarene bliver, og den, der holdes udenfor, bliver udenfor</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>All of it happens, as one step that can be undone (Enter)</source>
      <translation>Det hele sker som ét skridt, der kan fortrydes (Enter)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Apply</source>
      <translation>Udfør</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Apply to one token</source>
      <translation>Udfør på én brik</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Apply to {n} tokens</source>
      <translation>Udfør på {n} brikker</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>List all</source>
      <translation>Vis alle</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>List fewer</source>
      <translation>Vis færre</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Nothing has happened yet. Change any framed value; one undo takes all of it back.</source>
      <translation>Intet er sket. Ret det indrammede; ét fortryd tager alt.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Nothing of it has happened, and nothing will (Esc)</source>
      <translation>Intet af det er sket, og intet vil ske (Esc)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Review: {headline}, one token</source>
      <translation>Gennemsyn: {headline}, én brik</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Review: {headline}, {n} tokens</source>
      <translation>Gennemsyn: {headline}, {n} brikker</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Roll all again</source>
      <translation>Slå alle om</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Roll this again</source>
      <translation>Slå dette om</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>Show the result on the players’ screen</source>
      <translation>Vis resultatet for spillerne</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>That is no value for this cell</source>
      <translation>Det er ikke en værdi til denne celle</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/review.py" />
      <source>The dice of the current cell anew; all others stay (R)</source>
      <translation>Nye terninger for det aktuelle felt; alle andre bliver (R)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Facing</source>
      <translation>Retning</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Hidden</source>
      <translation>Skjult</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Hidden from the players: not on the TV at all (H)</source>
      <translation>Skjult for spillerne: slet ikke på TV’et (H)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Next move</source>
      <translation>Næste træk</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>No token selected. Click one on the map, or press Tab there.</source>
      <translation>Ingen brik er valgt. Klik på en på kortet, eller tryk Tab dér.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Posture</source>
      <translation>Stilling</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Side</source>
      <translation>Side</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Token</source>
      <translation>Brik</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Turn left (,)</source>
      <translation>Drej til venstre (,)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>Turn right (.)</source>
      <translation>Drej til højre (.)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/token.py" />
      <source>{n} tokens</source>
      <translation>{n} brikker</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Drag to change the order; double click: this one’s turn</source>
      <translation>Træk for at ændre rækkefølgen; dobbeltklik: dennes tur</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>In reserve: {names}</source>
      <translation>I reserve: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Move</source>
      <translation>Flytning</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Next</source>
      <translation>Næste</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>No fight is going on: everyone moves freely.</source>
      <translation>Ingen kamp er i gang: alle bevæger sig frit.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>No fighters yet. Drag one from Library.</source>
      <translation>Ingen kæmpere endnu. Træk en fra Bibliotek.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Open the library</source>
      <translation>Åbn biblioteket</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Order of the fight</source>
      <translation>Kampens rækkefølge</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Round {n}</source>
      <translation>Runde {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Start a fight with all</source>
      <translation>Start en kamp med alle</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>The next one’s turn (N)</source>
      <translation>Den næstes tur (N)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>Turn</source>
      <translation>Tur</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>With the selected ({n})</source>
      <translation>Med de valgte ({n})</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>acts last</source>
      <translation>handler sidst</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>holds its turn back</source>
      <translation>holder sin tur tilbage</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{all} in the fight · {done} done</source>
      <translation>{all} i kampen · {done} færdige</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{name} (until {n})</source>
      <translation>{name} (indtil {n})</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{n} results wait for the end of the round</source>
      <translation>{n} resultater venter på rundens slutning</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{n} results wait for the end of the step</source>
      <translation>{n} resultater venter på trinnets slutning</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{n} results wait for the end of the turn</source>
      <translation>{n} resultater venter på turens slutning</translation>
    </message>
    <message>
      <location filename="battlemap/ui/docks/turn.py" />
      <source>{n} s</source>
      <translation>{n} s</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>It reads PNG, JPEG and WebP</source>
      <translation>Der læses PNG, JPEG og WebP</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>Lay it over this map</source>
      <translation>Læg det over dette kort</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>Open it as a new map</source>
      <translation>Åbn det som et nyt kort</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>Put it here as a token</source>
      <translation>Sæt det her som en brik</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>Save it first, then drop the file</source>
      <translation>Gem det først, og slip så filen</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>What was dropped is not a file on this computer</source>
      <translation>Det, der blev sluppet, er ikke en fil på denne computer</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>{file} cannot be read: {why}</source>
      <translation>{file} kan ikke læses: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/drops.py" />
      <source>{file} is not a picture this program can show: {why}</source>
      <translation>{file} er ikke et billede, dette program kan vise: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Add a map picture</source>
      <translation>Tilføj et kortbillede</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>All files</source>
      <translation>Alle filer</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Battlemap scenario</source>
      <translation>Battlemap-scenario</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Character sheets</source>
      <translation>Figurark</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Everything up to the last change is here; last: {what}</source>
      <translation>Alt til og med den seneste ændring er her; senest: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>File not found: {path}</source>
      <translation>Filen blev ikke fundet: {path}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Import a character</source>
      <translation>Importér en figur</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Import a map</source>
      <translation>Importér et kort</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Maps of other programs</source>
      <translation>Kort fra andre programmer</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Nothing opened yet</source>
      <translation>Intet åbnet endnu</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Open a picture</source>
      <translation>Åbn et billede</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Open a scenario</source>
      <translation>Åbn et scenario</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Opening {name}</source>
      <translation>Åbner {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Pictures</source>
      <translation>Billeder</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Save the scenario</source>
      <translation>Gem scenariet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Scenario folder</source>
      <translation>Scenariemappe</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Scenarios</source>
      <translation>Scenarier</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>Untitled</source>
      <translation>Uden titel</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>{guess}. Where cells do not fit, Map ▸ Grid… helps</source>
      <translation>{guess}. Hvis felterne ikke passer, hjælper Kort ▸ Gitter…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/files.py" />
      <source>{name} is open already</source>
      <translation>{name} er allerede åben</translation>
    </message>
    <message>
      <location filename="battlemap/ui/gm_window.py" />
      <source>Open something to play, or press [F1] for all keys</source>
      <translation>Åbn noget at spille, eller tryk [F1] for alle taster</translation>
    </message>
    <message>
      <location filename="battlemap/ui/gm_window.py" />
      <source>Where is {name} now?</source>
      <translation>Hvor er {name} nu?</translation>
    </message>
    <message>
      <location filename="battlemap/ui/gm_window.py" />
      <source>Your work is kept. What happened is written in {file}</source>
      <translation>Dit arbejde er bevaret. Hvad der skete, står i {file}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/gm_window.py" />
      <source>cost {cost} {unit}</source>
      <translation>pris {cost} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/ground_text.py" />
      <source>Cell {column}, {row}</source>
      <translation>Felt {column}, {row}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/ground_text.py" />
      <source>height {height} m</source>
      <translation>højde {height} m</translation>
    </message>
    <message>
      <location filename="battlemap/ui/ground_text.py" />
      <source>water {depth} m deep</source>
      <translation>vand {depth} m dybt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/legend.py" />
      <source>Legend of the ground</source>
      <translation>Tegnforklaring</translation>
    </message>
    <message>
      <location filename="battlemap/ui/menus.py" />
      <source>Put this scene on the table</source>
      <translation>Læg denne scene på bordet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/menus.py" />
      <source>The players see this scene from now on</source>
      <translation>Spillerne ser denne scene fra nu af</translation>
    </message>
    <message>
      <location filename="battlemap/ui/menus.py" />
      <source>{name} (on the table)</source>
      <translation>{name} (på bordet)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>Beyond</source>
      <translation>Længere</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>Half Move</source>
      <translation>Halv bevægelse</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>Step</source>
      <translation>Skridt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>only as GM override</source>
      <translation>kun som spillederens undtagelse</translation>
    </message>
    <message>
      <location filename="battlemap/ui/page.py" />
      <source>up to {limit} {unit}</source>
      <translation>op til {limit} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>A number sets them; +3 heals, −5 hurts:</source>
      <translation>Et tal sætter dem; +3 heler, −5 skader:</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>Change hit points…</source>
      <translation>Ændr livspoint…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>Hit points</source>
      <translation>Livspoint</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>New point here</source>
      <translation>Nyt punkt her</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>Split here</source>
      <translation>Del her</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>Write 7, +3 or −5</source>
      <translation>Skriv 7, +3 eller −5</translation>
    </message>
    <message>
      <location filename="battlemap/ui/pieces.py" />
      <source>“{words}” is not a number</source>
      <translation>“{words}” er ikke et tal</translation>
    </message>
    <message>
      <location filename="battlemap/ui/player_window.py" />
      <source>Battlemap: players’ screen</source>
      <translation>Battlemap: spillernes skærm</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>Move this window to another screen first, or choose an ordinary window</source>
      <translation>Flyt først dette vindue til en anden skærm, eller vælg et almindeligt vindue</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>Players’ screen</source>
      <translation>Spillernes skærm</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>The players’ screen {name} is gone; it comes back when it is plugged in</source>
      <translation>Spillernes skærm {name} er væk; den kommer igen, når den tilsluttes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>There is no screen {name}</source>
      <translation>Der er ingen skærm {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>There is: {names}</source>
      <translation>Der er: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>an ordinary window</source>
      <translation>et almindeligt vindue</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>nothing (TV off)</source>
      <translation>intet (TV slukket)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>{name} (not plugged in)</source>
      <translation>{name} (ikke tilsluttet)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>{name} (screen {n})</source>
      <translation>{name} (skærm {n})</translation>
    </message>
    <message>
      <location filename="battlemap/ui/players.py" />
      <source>{name} is the screen this window is on</source>
      <translation>{name} er den skærm, dette vindue er på</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>Choose an answer</source>
      <translation>Vælg et svar</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>Roll {dice}</source>
      <translation>Slå {dice}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>Take the whole action back: nothing of it has happened yet (Esc)</source>
      <translation>Tag hele handlingen tilbage: intet af den er sket endnu (Esc)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>Take these dice</source>
      <translation>Brug disse terninger</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>The faces (4 4 2), or their total</source>
      <translation>Øjnene (4 4 2) eller deres sum</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>The game master’s word, not dice</source>
      <translation>Spillederens ord, ikke terningerne</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>The log marks the roll as an override</source>
      <translation>Loggen markerer slaget som en undtagelse</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>What the dice show</source>
      <translation>Hvad terningerne viser</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>{dice} against {n}</source>
      <translation>{dice} mod {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/prompt.py" />
      <source>{name} may act now</source>
      <translation>{name} må handle nu</translation>
    </message>
    <message>
      <location filename="battlemap/ui/quick.py" />
      <source>Hide or show</source>
      <translation>Skjul eller vis</translation>
    </message>
    <message>
      <location filename="battlemap/ui/quick.py" />
      <source>of {n}</source>
      <translation>af {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rendering.py" />
      <source>A picture of {px} pixels a side is more than {limit}</source>
      <translation>Et billede på {px} pixels på hver led er mere end {limit}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rendering.py" />
      <source>Give it the ending .png</source>
      <translation>Giv den endelsen .png</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rendering.py" />
      <source>Take fewer pixels per cell</source>
      <translation>Tag færre pixels pr. felt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rendering.py" />
      <source>{path}: a picture is written as PNG</source>
      <translation>{path}: billeder skrives som PNG</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>Cover</source>
      <translation>Dækning</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>DR</source>
      <translation>RD</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>Distance</source>
      <translation>Afstand</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>Effects</source>
      <translation>Virkninger</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>Rolls</source>
      <translation>Slag</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>Who</source>
      <translation>Hvem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>changed</source>
      <translation>ændret</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_model.py" />
      <source>one roll for {n} tokens</source>
      <translation>ét slag for {n} brikker</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_view.py" />
      <source>What would happen, to be looked over</source>
      <translation>Hvad der ville ske, til gennemsyn</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>Also: {things}</source>
      <translation>Også: {things}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>GM override, the rules say {n}</source>
      <translation>Undtagelse, reglerne siger {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>Not listed: {names} ({why})</source>
      <translation>Ikke vist: {names} ({why})</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>appears</source>
      <translation>dukker op</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>height {height} {unit}</source>
      <translation>højde {height} {unit}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>leaves the map</source>
      <translation>forlader kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>left out: nothing happens to it</source>
      <translation>holdt udenfor: der sker den intet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>moves</source>
      <translation>flytter sig</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>no longer {condition}</source>
      <translation>ikke længere {condition}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>nothing comes through</source>
      <translation>intet når igennem</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>nothing happens to them</source>
      <translation>der sker dem intet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one area</source>
      <translation>ét område</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one door</source>
      <translation>én dør</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one light</source>
      <translation>ét lys</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one thing of the map</source>
      <translation>én ting på kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>one wall</source>
      <translation>én væg</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>set by hand</source>
      <translation>sat i hånden</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>the ground of one cell</source>
      <translation>terrænet på ét felt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>the ground of {n} cells</source>
      <translation>terrænet på {n} felter</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>{n} % open</source>
      <translation>{n} % udsat</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>{n} areas</source>
      <translation>{n} områder</translation>
    </message>
    <message>
      <location filename="battlemap/ui/review_words.py" />
      <source>{n} things of the map</source>
      <translation>{n} ting på kortet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/roll_card.py" />
      <source>needs {n}</source>
      <translation>kræver {n}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/rule_card.py" />
      <source>Open the rule {rule}</source>
      <translation>Åbn reglen {rule}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>a saved copy reads differently</source>
      <translation>en gemt kopi læses anderledes</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>assets</source>
      <translation>ressourcer</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>broken: {names}</source>
      <translation>ødelagte: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>map {name}</source>
      <translation>kort {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>missing: {names}</source>
      <translation>mangler: {names}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>movement backend</source>
      <translation>bevægelsesmotor</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>moves, undoes, saves; {count} cells in reach of {token}</source>
      <translation>flytter, fortryder, gemmer; {count} felter inden for rækkevidde af {token}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>networkx {version} searches on it, {count} cells</source>
      <translation>networkx {version} søger med den, {count} felter</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>picture of a scene</source>
      <translation>billede af en scene</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>rulesets</source>
      <translation>regelsæt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>the frame is empty</source>
      <translation>rammen er tom</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>undo did not give the first state back</source>
      <translation>fortryd gav ikke den første tilstand tilbage</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>{count} tokens</source>
      <translation>{count} brikker</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>{names}; attacks by {attackers}</source>
      <translation>{names}; angreb fra {attackers}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/selftest.py" />
      <source>{width} x {height} pixels</source>
      <translation>{width} x {height} pixels</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>As the desktop</source>
      <translation>Som skrivebordet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Dark theme</source>
      <translation>Mørkt tema</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Empty map…</source>
      <translation>Tomt kort…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Import…</source>
      <translation>Importér…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>JPEG, PNG, WebP</source>
      <translation>JPEG, PNG, WebP</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Light theme</source>
      <translation>Lyst tema</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Nothing opened yet. Start with a sample fight, or drop a picture here.</source>
      <translation>Intet åbnet endnu. Begynd med en prøvekamp, eller slip et billede her.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Open a picture…</source>
      <translation>Åbn et billede…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Open a scenario…</source>
      <translation>Åbn et scenario…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Recent</source>
      <translation>Seneste</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Rules for new maps</source>
      <translation>Regler for nye kort</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Search</source>
      <translation>Søg</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Search in Recent</source>
      <translation>Søg i de seneste</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>The map knows the rules.</source>
      <translation>Kortet kender reglerne.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Universal VTT</source>
      <translation>Universal VTT</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>Works offline. No account, nothing is sent.</source>
      <translation>Virker uden net. Ingen konto, intet sendes.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_page.py" />
      <source>ready to play, and to take apart</source>
      <translation>klar til at spille og til at skille ad</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>2 minutes</source>
      <translation>2 minutter</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Everything up to {time} is here, last: {what}</source>
      <translation>Alt indtil {time} er her, senest: {what}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>File not found. Moved, or on a disk that is not there?</source>
      <translation>Filen blev ikke fundet. Flyttet, eller på en disk, der ikke er her?</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Find…</source>
      <translation>Find…</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Move a fighter, see why a step costs what it costs, and send the picture to the TV.</source>
      <translation>Flyt en kæmper, se, hvorfor et skridt koster, hvad det koster, og send billedet til TV’et.</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Not closed properly: {name}</source>
      <translation>Ikke lukket rigtigt: {name}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Open</source>
      <translation>Åbn</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Open {title}</source>
      <translation>Åbn {title}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Recover</source>
      <translation>Gendan</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Start</source>
      <translation>Start</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>Your first fight</source>
      <translation>Din første kamp</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>hexes</source>
      <translation>sekskanter</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>no TV needed</source>
      <translation>intet TV nødvendigt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>or drop a picture or a file anywhere</source>
      <translation>eller slip et billede eller en fil hvor som helst</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>squares</source>
      <translation>kvadrater</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>today</source>
      <translation>i dag</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>yesterday</source>
      <translation>i går</translation>
    </message>
    <message>
      <location filename="battlemap/ui/start_parts.py" />
      <source>{heroes} heroes against {foes} foes</source>
      <translation>{heroes} helte mod {foes} fjender</translation>
    </message>
    <message>
      <location filename="battlemap/ui/status.py" />
      <source>All changes kept · {time}</source>
      <translation>Alt er bevaret · {time}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/status.py" />
      <source>Each change is in the journal as soon as it is made</source>
      <translation>Hver ændring er i journalen, så snart den er gjort</translation>
    </message>
    <message>
      <location filename="battlemap/ui/status.py" />
      <source>Save to another place now: {why}</source>
      <translation>Gem et andet sted nu: {why}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Main bar</source>
      <translation>Hovedlinje</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Players see nothing (TV off)</source>
      <translation>Spillerne ser intet (TV slukket)</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Players see {what}</source>
      <translation>Spillerne ser {what}</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Screen the players see</source>
      <translation>Skærmen, spillerne ser</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Which screen shows the map to the players</source>
      <translation>Hvilken skærm der viser kortet for spillerne</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_bars.py" />
      <source>Zoom: 100 % is 70 px a cell</source>
      <translation>Zoom: 100 % er 70 px pr. felt</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_host.py" />
      <source>Nothing was changed; you can go on</source>
      <translation>Intet blev ændret; du kan fortsætte</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_host.py" />
      <source>The tool stopped because of a fault of the program</source>
      <translation>Værktøjet stoppede på grund af en fejl i programmet</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_options.py" />
      <source>Choices of the tool</source>
      <translation>Værktøjets valg</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_options.py" />
      <source>Fold the choices</source>
      <translation>Fold valgene sammen</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_options.py" />
      <source>Leave only the first row of choices over the map, or show all</source>
      <translation>Lad kun den første række valg stå over kortet, eller vis alle</translation>
    </message>
    <message>
      <location filename="battlemap/ui/tool_options.py" />
      <source>nothing chosen</source>
      <translation>intet valgt</translation>
    </message>
  </context>
</TS>
